"""Decisions: how rules ask a player, and how the options lie in the position.

    DECISIONS = Decisions(limit=256)
    PATH = DECISIONS.add("horde-path", "OB-ZOM-4", about="horde", of=steps.MARCH)
    DEFENDER = DECISIONS.add("defender", "OB-DEF-1", about="settlement", against="horde")

    ask(s, decisions.PATH, seat, horde)

A decision is opened with `ask`. Its options are listed with `offer`, by the function that the order
of play names for it, or beforehand by the step that asks. An empty question is skipped and the only
option is taken without asking, in one place (see `flow`): no rule counts its own options.

A decision `of` a step is opened with that step on top of the agenda: the step waits there, and what
it carries is handed to the answer with the move.
"""

from __future__ import annotations

from typing import Any

from holdfast.kernel.agenda import TOO_MANY_OPTIONS, Step
from holdfast.kernel.record import NOBODY, i1, i2
from holdfast.kernel.rule import checked_by, rule

NOTHING = 0
"""No decision is open."""
MOST = 62
"""Decisions of a game: sets of them are the bits of one number."""


class Decision(int):
    """The number of a decision, with its name and what it is about."""

    name: str
    clause: str | None
    """The clause of the rules that whoever is asked may wish to read."""
    about: tuple[str, ...]
    """What it is about (and what against), by name: at most two things."""
    of: Step | None
    """The step that waits for the answer on top of the agenda."""
    always: bool
    """Whether it is asked even where there is one option: that there is one is a secret."""
    secret: bool
    """Whether its options are known to nobody but the seat that decides."""
    unseen: bool
    """Whether others know its options, but not which of them is chosen."""


class Decisions:
    """The decisions of a game, numbered from 1 in the order in which they are added."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        """No decision has more options than this."""
        self.decisions: list[Decision] = []
        self.names: tuple[str, ...] = ("nothing",)
        """Their ids, by number; that of none is `nothing`."""

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
        """Declare a decision by its id in the rules and the clause it follows; gives its number."""
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
        """What a position keeps of the open decision."""
        return {
            "ask": i1,  # which, or NOTHING
            "about": i2,
            "against": i2,
            "offers": i2,  # how many options it has
            "offer": (i2, self.limit),
        }


def _subjects(name: str, about: str | tuple[str, ...], against: str | None) -> tuple[str, ...]:
    subjects = (about,) if isinstance(about, str) else about
    if against is not None:
        subjects = (*subjects, against)
    if len(subjects) > 2 or (against is not None and len(subjects) < 2):
        raise ValueError(f"decision {name!r} is about one or two things, not {subjects}")
    return subjects


def _ask(s: Any, decision: int, seat: int, *about: int) -> None:
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


@checked_by(_ask)
def ask(s: Any, decision: int, seat: int, about: int = 0, against: int = 0) -> None:
    """Open a decision for a seat, about somebody or something."""
    _open(s, decision, seat, about, against)


@rule
def _open(s: Any, decision: int, seat: int, about: int = 0, against: int = 0) -> None:
    s.ask = decision
    s.to_move = seat
    s.about = about
    s.against = against


@rule
def offer(s: Any, move: int) -> None:
    """List an option. One that finds no room is a fault: no rule may lose it silently."""
    if s.offers < len(s.offer):
        s.offer[s.offers] = move
        s.offers += 1
    else:
        s.agenda.fault = TOO_MANY_OPTIONS


@rule
def offer_range(s: Any, first: int, count: int) -> None:
    """List so many options that lie side by side."""
    for move in range(first, first + count):
        offer(s, move)


@rule
def close(s: Any) -> None:
    """The decision is answered: wipe it, because equal positions are equal bytes."""
    forget_offers(s)
    s.ask = NOTHING
    s.about = 0
    s.against = 0
    s.to_move = NOBODY


@rule
def forget_offers(s: Any) -> None:
    """Wipe the options: whoever looks may not know them, or they are listed anew."""
    for i in range(s.offers):
        s.offer[i] = 0
    s.offers = 0
