"""Decisions: how rules ask a player, and how the options are stored in the position.

    DECISIONS = Decisions(limit=256)
    PATH = DECISIONS.add("horde-path", "OB-ZOM-4", about="horde", of=steps.MARCH)
    DEFENDER = DECISIONS.add("defender", "OB-DEF-1", about="settlement", against="horde")

    ask(s, decisions.PATH, seat, horde)

`ask` opens a decision. `offer` lists its options: in the function that the order of play names for
the decision, or in the step before it asks. A decision without options is skipped, and a single
option is played without asking. `flow` does both in one place, so no rule counts its options.

A decision `of` a step is opened while the frame of that step is on top of the agenda. The frame
stays there until the answer, and its numbers are passed to the function that carries out the move.
"""

from __future__ import annotations

from typing import Any

from holdfast.kernel.agenda import TOO_MANY_OPTIONS, Step
from holdfast.kernel.record import NOBODY, i1, i2
from holdfast.kernel.rule import checked_by, long_rule, rule

NOTHING = 0
"""The number that stands for no decision."""
MOST = 62
"""The maximum count of decisions in a game: sets of decisions are the bits of one number."""


class Decision(int):
    """The number of a decision, with its name and its subjects."""

    name: str
    clause: str | None
    """The clause of the rules that explains the decision to the player."""
    about: tuple[str, ...]
    """The names of its subjects: what it is about, and against what; at most two."""
    of: Step | None
    """The step whose frame stays on top of the agenda until the answer."""
    always: bool
    """Whether the player is asked even if there is only one option, because the number of options
    is secret."""
    secret: bool
    """Whether only the seat that decides may know the options."""
    unseen: bool
    """Whether others may know the options, but not the answer."""


class Decisions:
    """The decisions of a game, numbered from 1 in the order in which they are added."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        """The maximum number of options of a decision."""
        self.decisions: list[Decision] = []
        self.names: tuple[str, ...] = ("nothing",)
        """The names of the decisions by number; number 0 is `nothing`."""

    def add(
        self,
        name: str,
        clause: str | None = None,
        *,
        about: str | tuple[str, ...] = (),
        against: str | None = None,
        of: Step | None = None,
        always: bool = False,
        secret: bool = False,
        unseen: bool = False,
    ) -> Decision:
        """Declare a decision by its id in the rules and its clause, and return its number."""
        if len(self.decisions) == MOST:
            raise ValueError(f"decision {name!r} is one too many: a game has at most {MOST}")
        decision = Decision(len(self.decisions) + 1)
        decision.name, decision.clause, decision.of = name, clause, of
        decision.always, decision.secret, decision.unseen = always, secret, unseen
        decision.about = _subjects(name, about, against)
        clash = set(decision.about) & set(of.fields if of else ())
        if clash:
            raise ValueError(f"decision {name!r} and its step both have {', '.join(clash)}")
        self.decisions.append(decision)
        self.names = (*self.names, name)
        return decision

    def __getitem__(self, number: int) -> Decision:
        return self.decisions[number - 1]

    def fields(self) -> dict[str, Any]:
        """Return the fields of a position that store the open decision."""
        return {
            "ask": i1,  # the number of the decision, or NOTHING
            "about": i2,
            "against": i2,
            "offers": i2,  # the number of options
            "offer": (i2, self.limit),
        }


def _subjects(name: str, about: str | tuple[str, ...], against: str | None) -> tuple[str, ...]:
    """Return the names of a decision's subjects; raise ValueError if there are too many."""
    subjects = (about,) if isinstance(about, str) else about
    if against is not None:
        subjects = (*subjects, against)
    if len(subjects) > 2 or (against is not None and len(subjects) < 2):
        raise ValueError(f"decision {name!r} is about one or two things, not {subjects}")
    return subjects


def _checked_ask(s: Any, decision: int, seat: int, *about: int) -> None:
    """Open a decision, after checking that its subjects and the agenda fit the declaration."""
    if not isinstance(decision, Decision):
        raise TypeError(f"a decision is opened by its name, not as {decision!r}")
    if len(about) != len(decision.about):
        named = ", ".join(decision.about) or "nothing"
        raise TypeError(f"decision {decision.name!r} is about {named}; {len(about)} were given")
    if decision.of is not None:
        agenda = s.agenda
        if agenda.depth == 0 or agenda.frames[agenda.depth - 1].step != decision.of:
            raise TypeError(f"decision {decision.name!r} needs step {decision.of.name!r} on top")
    _open(s, decision, seat, *about)


@checked_by(_checked_ask)
def ask(s: Any, decision: int, seat: int, about: int = 0, against: int = 0) -> None:
    """Open a decision for a seat, with the numbers of its subjects."""
    _open(s, decision, seat, about, against)


@rule
def _open(s: Any, decision: int, seat: int, about: int = 0, against: int = 0) -> None:
    """Store a decision in the position."""
    s.ask = decision
    s.to_move = seat
    s.about = about
    s.against = against


@rule
def offer(s: Any, move: int) -> None:
    """Add a move to the options, or set a fault if the list is full."""
    if s.offers < len(s.offer):
        s.offer[s.offers] = move
        s.offers += 1
    else:
        s.agenda.fault = TOO_MANY_OPTIONS


@rule
def offer_range(s: Any, first: int, count: int) -> None:
    """Add `count` moves with consecutive numbers to the options."""
    for move in range(first, first + count):
        offer(s, move)


@long_rule
def offer_held(s: Any, kind: Any, held: Any, count: int) -> None:
    """Offer the move of a kind for each index below `count` at which `held` is above 0."""
    for number in range(count):
        if held[number] > 0:
            offer(s, kind(number))


@rule
def close(s: Any) -> None:
    """Remove the open decision from the position, so that equal positions have equal bytes."""
    forget_offers(s)
    s.ask = NOTHING
    s.about = 0
    s.against = 0
    s.to_move = NOBODY


@rule
def forget_offers(s: Any) -> None:
    """Remove all options, to list them again or to hide them from a viewer."""
    for i in range(s.offers):
        s.offer[i] = 0
    s.offers = 0
