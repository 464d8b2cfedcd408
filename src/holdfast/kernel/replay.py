"""Replay files: a game as its beginning and its moves.

A replay names the game, the version of its rules, the options, the seed and every move with the
entropy that was mixed in before it. That reproduces every byte of every position. A game that
began from a named position instead of the setup names that too. It is never there in bytes: files
come from strangers, and only the rules make positions that the engine can trust. A game that is to
go on elsewhere says who plays it. The file is JSON, one move a line, with a checksum, so that
damage is noticed and not played.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

from holdfast.kernel.options import Choices

FORMAT = 3
"""The newest format: 2 names a position, 3 says who plays. What needs no more is written as 1, for
all to read."""
LARGEST = 4_000_000
"""A replay file of more bytes than this is no game that anybody played."""

_ENTROPY = re.compile(r"[0-9a-f]{32}")


class ReplayError(ValueError):
    """A replay file cannot be used; the message says why."""


class OtherRulesError(ReplayError):
    """A replay is whole, but another version of the rules is needed to play it again."""


@dataclass(frozen=True)
class Step:
    """One move, with the 128 bits of entropy mixed in before it (32 hex digits, or none)."""

    move: int
    entropy: str | None = None


@dataclass
class Replay:
    """A game: how it began and what was played."""

    game: str
    rules: int
    options: Choices
    seed: int
    steps: list[Step] = field(default_factory=list)
    position: str | None = None
    """The named position that it began from instead of the setup."""
    table: dict[str, Any] | None = None
    """Who plays, where the game is to go on: for tables to read, and to check."""

    def dumps(self) -> str:
        """The text of the replay file."""
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
        """Read the text of a replay file."""
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
    text = json.dumps(head, sort_keys=True) + "\n".join(lines)
    return hashlib.sha256(text.encode()).hexdigest()


def _parse(text: str | bytes) -> dict[str, Any]:
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
    if isinstance(raw, list) and 1 <= len(raw) <= 2 and type(raw[0]) is int:
        entropy = raw[1] if len(raw) == 2 else None
        if entropy is None or (isinstance(entropy, str) and _ENTROPY.fullmatch(entropy)):
            return Step(raw[0], entropy)
    raise ReplayError(f"the replay is damaged: move {number} is not a move")
