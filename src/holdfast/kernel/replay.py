"""Replay files: a game as its beginning and its moves.

A replay names the game, its rules version, the options, the seed, and every move with the entropy
that was mixed in before it. That reproduces every byte of every position. A game that began from a
named position names that position. Positions are never stored as bytes: files come from strangers,
and the engine trusts only positions that the rules have made. A game that is to be continued
elsewhere lists its players. The file is JSON with one move on each line, and has a checksum, so
that a damaged file is refused.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

from holdfast.kernel.options import Choices

FORMAT = 3
"""The newest format: 2 adds a named position, 3 adds the players.

Replays without them are written in format 1, so that older versions can read them.
"""
LARGEST = 4_000_000
"""The maximum size of a replay file in bytes."""

_ENTROPY = re.compile(r"[0-9a-f]{32}")


class ReplayError(ValueError):
    """A replay file cannot be used; the message says why."""


class OtherRulesError(ReplayError):
    """A replay is undamaged, but needs another version of the rules."""


@dataclass(frozen=True)
class Step:
    """One move, with the 128 bits of entropy mixed in before it (32 hex digits, or none)."""

    move: int
    entropy: str | None = None


@dataclass
class Replay:
    """A recorded game: its beginning and its moves."""

    game: str
    rules: int
    options: Choices
    seed: int
    steps: list[Step] = field(default_factory=list)
    position: str | None = None
    """The named position that the game began from, or None if it began with the setup."""
    table: dict[str, Any] | None = None
    """The players, if the game is to be continued; the table reads and checks it."""

    def dumps(self) -> str:
        """Return the text of the replay file."""
        head = {
            "holdfast-replay": 3 if self.table else 1 if self.position is None else 2,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seed": self.seed,
        }
        if self.position is not None:
            head["position"] = self.position
        if self.table:
            head["table"] = self.table
        lines = [json.dumps([s.move, s.entropy] if s.entropy else [s.move]) for s in self.steps]
        body = json.dumps(head)[1:-1] + ', "moves": [\n' + ",\n".join(lines) + "\n]"
        return "{" + body + f', "sha256": "{_digest(head, lines)}"' + "}\n"

    @classmethod
    def loads(cls, text: str | bytes) -> Replay:
        """Return the replay in the text of a file, or raise ReplayError."""
        raw = _parse(text)
        head = {key: value for key, value in raw.items() if key not in ("moves", "sha256")}
        _check_head(head)
        moves = raw.get("moves")
        if not isinstance(moves, list):
            raise ReplayError("the replay is damaged: it has no list of moves")
        steps = [_step(number, move) for number, move in enumerate(moves, 1)]
        replay = cls(
            head["game"],
            head["rules"],
            head["options"],
            head["seed"],
            steps,
            head.get("position"),
            head.get("table"),
        )
        lines = [json.dumps([s.move, s.entropy] if s.entropy else [s.move]) for s in steps]
        if raw.get("sha256") != _digest(head, lines):
            raise ReplayError("the replay is damaged: its checksum does not fit its content")
        return replay


def _digest(head: dict[str, Any], lines: list[str]) -> str:
    """Return the checksum of a replay."""
    text = json.dumps(head, sort_keys=True) + "\n".join(lines)
    return hashlib.sha256(text.encode()).hexdigest()


def _parse(text: str | bytes) -> dict[str, Any]:
    """Return the JSON object in a replay file, or raise ReplayError."""
    if len(text) > LARGEST:
        raise ReplayError(f"the file is too large for a replay (over {LARGEST} bytes)")
    try:
        raw = json.loads(text)
    except UnicodeDecodeError:
        raise ReplayError("this is not a replay file: it is not text") from None
    except json.JSONDecodeError as error:
        start = text[:20].decode("utf-8", "replace") if isinstance(text, bytes) else text[:20]
        if "holdfast-replay" in start:
            raise ReplayError(f"the replay is cut off or damaged (line {error.lineno})") from None
        raise ReplayError("this is not a replay file") from None
    except RecursionError:
        raise ReplayError("this is not a replay file") from None
    if not isinstance(raw, dict) or "holdfast-replay" not in raw:
        raise ReplayError("this is not a replay file")
    version = raw["holdfast-replay"]
    if type(version) is not int or version < 1:
        raise ReplayError(f"the replay is damaged: its format is {version!r}")
    if version > FORMAT:
        raise ReplayError(
            f"the replay was written by a newer Holdfast (format {version}, this one reads up to "
            f"{FORMAT})"
        )
    return raw


def _check_head(head: dict[str, Any]) -> None:
    """Raise ReplayError unless the fields before the moves are valid."""
    kinds: dict[str, type] = {"game": str, "rules": int, "options": dict, "seed": int}
    version = head["holdfast-replay"]
    if version == 2 or (version == 3 and "position" in head):
        kinds["position"] = str
    elif "position" in head:
        raise ReplayError("the replay is damaged: its format knows no positions")
    if version == 3:
        kinds["table"] = dict
    elif "table" in head:
        raise ReplayError("the replay is damaged: its format knows no tables")
    for key, kind in kinds.items():
        if type(head.get(key)) is not kind:
            raise ReplayError(f"the replay is damaged: it has no proper {key!r}")
    if not 0 <= head["seed"] < 1 << 63:
        raise ReplayError("the replay is damaged: the seed is out of range")


def _step(number: int, raw: Any) -> Step:
    """Return a move in the file as a step, or raise ReplayError."""
    if isinstance(raw, list) and 1 <= len(raw) <= 2 and type(raw[0]) is int:
        entropy = raw[1] if len(raw) == 2 else None
        if entropy is None or (isinstance(entropy, str) and _ENTROPY.fullmatch(entropy)):
            return Step(raw[0], entropy)
    raise ReplayError(f"the replay is damaged: move {number} is not a move")
