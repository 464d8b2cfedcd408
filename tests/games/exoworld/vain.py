"""Needless questions: decisions in which it does not matter what is answered (section 5.2).

Every option of a decision is played on a copy, and the positions are compared as bytes. Two options
are twins if they lead to the same position at once, or to the same positions once the effect that
asks is done. They must do so in every position that fits what the decider knows: that the next card
of the deck happens to be the one in the row makes no twins. Requests to leave are left out, since
they may be withdrawn.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from tests.support.random_play import Play
from tests.support.states import States, duplicate

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import EVENT_NAMES
from holdfast.games.exoworld.steps import STEPS
from holdfast.kernel.engine import Engine
from holdfast.kernel.events import silent_log

# The decisions that an effect asks in its course; what follows them is another matter.
WITHIN = {
    int(decision)
    for decision in GAME.decisions.decisions
    if decision.name in {
        "pay", "cell", "res", "seat", "kind", "class", "branch", "token", "issue", "disc", "limit",
        "order", "event",
    }
}  # fmt: skip
DEEPEST = 3
"""The number of answers that are tried ahead."""
WORLDS = 4
"""The number of determinizations for the decider in which twins must be alike."""


@dataclass(frozen=True)
class Twins:
    """Options of one decision that make no difference."""

    state: States
    moves: tuple[int, ...]
    offered: int
    """How many options there were in all."""
    at_once: bool
    """Whether they lead to the same position with no further answer."""

    @property
    def vain(self) -> bool:
        """Whether all options of the decision are alike."""
        return len(self.moves) == self.offered

    @property
    def kind(self) -> str:
        """The decision, step, card and moves, to count twins of the same kind."""
        state = self.state[0]
        asked = GAME.decisions[int(state["ask"])].name
        step = STEPS[int(state["agenda"]["frames"]["step"][int(state["agenda"]["depth"]) - 1])].name
        revealed = int(state["revealed"])
        card = EVENT_NAMES[revealed - 1] if revealed > 0 else "-"
        moves = "/".join(sorted({GAME.moves.decode(move)[0].name for move in self.moves}))
        extent = "all" if self.vain else "some"
        when = "at once" if self.at_once else "in the end"
        return f"{asked} {step} {card} {moves} {extent} {when}"


def twins(engine: Engine, state: States) -> Iterator[Twins]:
    """Yield the groups of options that make no difference."""
    here = _without_requests(state)
    moves = _options(engine, here)
    if len(moves) < 2 or not _alike(engine, [here], moves, True) + _alike(
        engine, [here], moves, False
    ):
        return
    worlds = [here, *(_determinized(engine, here, seed) for seed in range(WORLDS))]
    at_once = _alike(engine, worlds, moves, True)
    for alike in at_once:
        yield Twins(here, alike, len(moves), True)
    for alike in _alike(engine, worlds, moves, False):
        if alike not in at_once:
            yield Twins(here, alike, len(moves), False)


def _alike(
    engine: Engine, worlds: list[States], moves: list[int], at_once: bool
) -> list[tuple[int, ...]]:
    """Return the groups of moves with the same consequences in each of these positions."""
    if not at_once and int(worlds[0]["ask"][0]) not in WITHIN:
        return []
    deeper = 0 if at_once else DEEPEST - 1
    groups: dict[tuple[frozenset[bytes], ...], list[int]] = defaultdict(list)
    for move in moves:
        ends = tuple(_outcomes(engine, _after(engine, world, move), deeper) for world in worlds)
        groups[ends].append(move)
    return [tuple(group) for group in groups.values() if len(group) > 1]


def _without_requests(state: States) -> States:
    here = duplicate(state)
    here["players"]["leaving"] = 0
    here["waiting"] = 0
    return here


def _determinized(engine: Engine, state: States, seed: int) -> States:
    """Return a determinization for the decider."""
    world, viewer = duplicate(state), int(state["to_move"][0])
    engine.hide(world, viewer)
    engine.determinize(world, viewer, seed)
    return world


def kinds_of_twins(engine: Engine, play: Play) -> tuple[Counter[str], dict[str, Twins]]:
    """Return how often each kind of twins occurs in a play, and an example of each."""
    found: Counter[str] = Counter()
    examples: dict[str, Twins] = {}
    for i in range(len(play)):
        for alike in twins(engine, duplicate(play.before[i : i + 1])):
            found[alike.kind] += 1
            examples.setdefault(alike.kind, alike)
    return found, examples


def _options(engine: Engine, state: States) -> list[int]:
    out = np.zeros(GAME.moves.count, np.int32)
    return [int(move) for move in out[: engine.legal(state, out)]]


def _after(engine: Engine, state: States, move: int) -> States:
    after = duplicate(state)
    engine.play(after, move, silent_log())
    return after


def _outcomes(engine: Engine, state: States, deeper: int) -> frozenset[bytes]:
    """Return every position that the effect can end in after at most this many more answers."""
    if deeper == 0 or state["over"][0] or int(state["ask"][0]) not in WITHIN:
        return frozenset((state.tobytes(),))
    found: set[bytes] = set()
    for move in _options(engine, state):
        found |= _outcomes(engine, _after(engine, state, move), deeper - 1)
    return frozenset(found)
