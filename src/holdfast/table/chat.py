"""Talk: what people at a table say to each other, and what a team plans.

A plan is told only where its planner knows nothing that others do not, so all that is told of it
follows from what everybody may know.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from holdfast.kernel.game import Game, TeamPlans
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table.entries import By, Chatted, Judged, Planned, PlannedStep
from holdfast.table.refusal import RefusalError

Word = Literal["good", "why"]

LONGEST_TEXT = 240
"""Characters of what somebody may say at once."""
LONGEST_PLAN = 6
"""Moves of a plan."""
LINES = 100
"""Of what was said so many lines are kept in sight; the entries have all."""
MOST_LINES = 2000
"""Lines at one table: who has said so much has said enough."""
MOST_BETWEEN = 20
"""Answers to what a move asks further, before the next one of a plan."""
RECENT = 8
"""A place that was pointed at is thought of for so many moves."""
FOR_ALL = ("hello", "thanks", "one-moment", "well-done", "oops")
FOR_TEAMS = ("good-plan", "wait-for-me", "me-first", "you-first", "help")
"""Quick phrases of all games, and of those that are played together; others are a game's own."""
GUESSES = (0, 1)
"""Plans are thought through in these guesses at what nobody knows, always the same ones."""


@dataclass(frozen=True)
class ChatLine:
    """Something that somebody said."""

    number: int
    seat: int
    seq: int
    """The position it was said in."""
    phrase: str | None
    text: str | None
    place: int | None


@dataclass(frozen=True)
class Plan:
    """What a seat would like to do, and what the others think of it."""

    seat: int
    by: By
    at: int
    """The sequence number that it was made at."""
    steps: tuple[PlannedStep, ...]
    words: Mapping[int, Word] = field(default_factory=dict)
    """By seat what others think of it."""

    def seats(self, word: Word) -> list[int]:
        """Who said this word about it."""
        return sorted(seat for seat, said in self.words.items() if said == word)


@dataclass(frozen=True)
class Chat:
    """All that was said and planned, as far as it is kept in sight."""

    lines: tuple[ChatLine, ...] = ()
    said: int = 0
    """How many lines there were in all."""
    plans: Mapping[int, Plan] = field(default_factory=dict)
    """By seat."""
    voices: Mapping[int, int] = field(default_factory=dict)
    """By seat how often its person has said something, or planned, or judged a plan."""

    def heard(self, seat: int) -> Chat:
        """After somebody has had a word."""
        return replace(self, voices={**self.voices, seat: self.voices.get(seat, 0) + 1})

    def chatted(self, entry: Chatted, seq: int) -> Chat:
        """After somebody said something."""
        number = self.said + 1
        line = ChatLine(number, entry.seat, seq, entry.phrase, entry.text, entry.place)
        return replace(self, lines=(*self.lines, line)[-LINES:], said=number)

    def planned(self, entry: Planned, seq: int) -> Chat:
        """After somebody made a plan, or dropped it."""
        plans = {seat: plan for seat, plan in self.plans.items() if seat != entry.seat}
        if entry.steps:
            plans[entry.seat] = Plan(entry.seat, entry.by, seq, tuple(entry.steps))
        return replace(self, plans=plans)

    def judged(self, entry: Judged) -> Chat:
        """After somebody said what they think of a plan."""
        plan = self.plans.get(entry.of)
        if plan is None:
            return self
        words = {seat: word for seat, word in plan.words.items() if seat != entry.seat}
        if entry.word is not None:
            words[entry.seat] = entry.word
        return replace(self, plans={**self.plans, entry.of: replace(plan, words=words)})

    def moved(self, seat: int, move: int, options: Sequence[int]) -> Chat:
        """After a seat has made a move: what it did of its plan is done, and who does something
        else has another plan now."""
        plan = self.plans.get(seat)
        if plan is None:
            return self
        moves = [step.move for step in plan.steps]
        if move in moves:
            left = plan.steps[moves.index(move) + 1 :]
        else:
            left = () if moves[0] in options else plan.steps
        return self._with(replace(plan, steps=left))

    def _with(self, plan: Plan) -> Chat:
        plans = {seat: kept for seat, kept in self.plans.items() if seat != plan.seat}
        if plan.steps:
            plans[plan.seat] = plan
        return replace(self, plans=plans)

    def pointed_at(self, seq: int) -> list[int]:
        """The places that were pointed at a short while ago."""
        recent = (line for line in self.lines if line.seq >= seq - RECENT)
        return [line.place for line in recent if line.place is not None]


# Looking ahead


@dataclass(frozen=True, eq=False)
class Ahead:
    """A turn that somebody thinks through: how far they have come, as they may know it."""

    steps: tuple[PlannedStep, ...]
    hidden: Position
    answers: tuple[int, ...]
    """What they could do next."""


def look_ahead(game: Game, known: Position, seat: int, moves: Sequence[int]) -> Ahead | None:
    """The turn that a seat would have now after these moves, or the first of them that it could
    make; from what the seat knows, and only as long as everybody knows as much.

    It is thought through in two guesses at what nobody knows. Where they part, chance decides, and
    nothing further is planned. Nothing at all where no turn can be thought of, or where it would
    give a secret away."""
    together = game.together
    if together is None:
        return None
    worlds = [together.turn_of(game, game.determinize(known, seat, g), seat) for g in GUESSES]
    turn, other = worlds
    if turn is None or other is None or not _is_open(game, turn, seat):
        return None
    steps: list[PlannedStep] = []
    main, hidden = turn.number("ask"), game.hide(turn, seat)
    for move in moves:
        if move not in game.legal(turn) or move not in game.legal(other):
            continue  # an answer to what another move asks, or not possible after all
        steps.append(_step(game, together, hidden, move))
        for world in (turn, other):
            game.play(world, move)
        mine = all(_goes_on(game, world, seat, main) for world in (turn, other))
        now = game.hide(turn, seat)
        if not mine or now != game.hide(other, seat) or not _is_open(game, turn, seat):
            return Ahead(tuple(steps), hidden, ())
        hidden = now
    return Ahead(tuple(steps), hidden, tuple(game.answers(hidden, seat)))


def _is_open(game: Game, turn: Position, seat: int) -> bool:
    """Whether a seat knows no more than everybody."""
    return game.hide(turn, seat) == game.hide(turn, NOBODY)


def _goes_on(game: Game, turn: Position, seat: int, main: int) -> bool:
    """Answer what a move asks further as a steady player would, until the seat may choose what to
    do next; whether it ever may."""
    for _ in range(MOST_BETWEEN):
        if turn.over or turn.to_move != seat:
            return False
        if turn.number("ask") == main:
            return True
        game.play(turn, game.advise(turn))
    return False


def _step(game: Game, together: TeamPlans, hidden: Position, move: int) -> PlannedStep:
    kind = game.moves.decode(move)[0].name
    said, place = together.say(hidden, move), together.place(hidden, move)
    return PlannedStep(move=move, kind=kind, said=said, place=place)


# What may be said


def proper_text(text: str) -> str | None:
    """What somebody wrote, without what cannot be seen; nothing where there is nothing left of it
    or too much."""
    shown = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or unicodedata.category(char)[0] != "C"
    )
    plain = " ".join(shown.split())
    return plain if 0 < len(plain) <= LONGEST_TEXT else None


def quick_phrases(game: Game) -> list[str]:
    """What can be said at a table without writing it."""
    own = [key.removeprefix("quick-") for key in game.text("en").keys("quick-")]
    return [*(FOR_TEAMS if game.team else ()), *own, *FOR_ALL]


def check_place(game: Game, place: int | None) -> None:
    """Refuse a place that the board does not have."""
    if place is not None and (game.together is None or not 0 <= place < game.together.places):
        raise RefusalError("no-such-place", "You cannot point at this place.")
