"""Chat messages and team plans.

A plan is shown only where its planner knows nothing that the others do not. So everything a plan
says follows from public information.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from holdfast.kernel.game import Game, TeamPlans
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.table.entries import (
    By,
    ChatMode,
    ChatSet,
    Chatted,
    Judged,
    Planned,
    PlannedStep,
)
from holdfast.table.refusal import RefusalError

Word = Literal["good", "why"]
"""Reaction to a plan: agreement, or a question about it."""

LONGEST_TEXT = 240
"""Maximum number of characters of a chat message."""
LONGEST_PLAN = 6
"""Maximum number of moves in a plan."""
LINES = 100
"""Number of latest chat messages that a table holds in memory. The entries have all of them."""
MOST_LINES = 2000
"""Maximum number of chat messages at one table."""
MOST_FOLLOW_UPS = 20
"""Maximum number of follow-up decisions to answer between two moves of a plan."""
RECENT = 8
"""Number of moves for which bots take a place into account that somebody pointed at."""
FOR_ALL = ("hello", "thanks", "one-moment", "well-done", "oops")
"""Quick phrases of all games."""
FOR_TEAMS = ("good-plan", "wait-for-me", "me-first", "you-first", "help")
"""Quick phrases of cooperative games. Further phrases are defined by each game."""
PLAN_SEEDS = (0, 1)
"""Seeds of the determinizations in which plans are played out. They are fixed, so that the
same plan always leads to the same result.
"""


@dataclass(frozen=True)
class ChatLine:
    """A chat message."""

    number: int
    """Number of the message at its table, from 1."""
    seat: int
    seq: int
    """Sequence number of the position in which it was sent."""
    phrase: str | None
    """Name of a quick phrase."""
    text: str | None
    place: int | None
    """Place of the board that the sender pointed at."""


@dataclass(frozen=True)
class Plan:
    """The moves that a seat would like to make in its next turn, and the reactions to them."""

    seat: int
    by: By
    at: int
    """Sequence number at which the plan was made."""
    steps: tuple[PlannedStep, ...]
    words: Mapping[int, Word] = field(default_factory=dict)
    """Reactions of other players, by seat."""

    def seats(self, word: Word) -> list[int]:
        """Return the seats that reacted to the plan with this word."""
        return sorted(seat for seat, reaction in self.words.items() if reaction == word)


@dataclass(frozen=True)
class Chat:
    """The latest chat messages and the current plans of a table."""

    lines: tuple[ChatLine, ...] = ()
    count: int = 0
    """Total number of messages, including those no longer in `lines`."""
    plans: Mapping[int, Plan] = field(default_factory=dict)
    """Plans by seat."""
    contributions: Mapping[int, int] = field(default_factory=dict)
    """Number of messages, plans and reactions of the person at each seat."""
    mode: ChatMode = "on"
    """Mode of the chat, which the host sets."""
    read_after: int | None = None
    """Number of the message after which spectators may read; None if they may not."""

    def after_setting(self, entry: ChatSet) -> Chat:
        """Return the chat after its host changed the settings.

        What was said before stays hidden from spectators: its writers did not expect readers.
        """
        read_after = self.count if self.read_after is None else self.read_after
        return replace(self, mode=entry.mode, read_after=read_after if entry.spectators else None)

    def readable_by_spectators(self) -> tuple[ChatLine, ...]:
        """Return the messages that spectators may read."""
        after = self.read_after
        return () if after is None else tuple(line for line in self.lines if line.number > after)

    def with_contribution(self, seat: int) -> Chat:
        """Return the chat after counting one more contribution of this seat."""
        return replace(
            self, contributions={**self.contributions, seat: self.contributions.get(seat, 0) + 1}
        )

    def with_message(self, entry: Chatted, seq: int) -> Chat:
        """Return the chat after a new message."""
        number = self.count + 1
        line = ChatLine(number, entry.seat, seq, entry.phrase, entry.text, entry.place)
        return replace(self, lines=(*self.lines, line)[-LINES:], count=number)

    def with_plan(self, entry: Planned, seq: int) -> Chat:
        """Return the chat after a player made or dropped a plan."""
        plans = {seat: plan for seat, plan in self.plans.items() if seat != entry.seat}
        if entry.steps:
            plans[entry.seat] = Plan(entry.seat, entry.by, seq, tuple(entry.steps))
        return replace(self, plans=plans)

    def with_reaction(self, entry: Judged) -> Chat:
        """Return the chat after a player reacted to a plan."""
        plan = self.plans.get(entry.of)
        if plan is None:
            return self
        words = {seat: word for seat, word in plan.words.items() if seat != entry.seat}
        if entry.word is not None:
            words[entry.seat] = entry.word
        return replace(self, plans={**self.plans, entry.of: replace(plan, words=words)})

    def after_move(self, seat: int, move: int, options: Sequence[int]) -> Chat:
        """Return the chat after a seat made a move.

        If the move is part of the seat's plan, the plan is shortened to the steps after it. If the
        seat could have followed its plan and did not, the plan is dropped.
        """
        plan = self.plans.get(seat)
        if plan is None:
            return self
        moves = [step.move for step in plan.steps]
        if move in moves:
            left = plan.steps[moves.index(move) + 1 :]
        else:
            left = () if moves[0] in options else plan.steps
        return self._replace_plan(replace(plan, steps=left))

    def _replace_plan(self, plan: Plan) -> Chat:
        """Return the chat with this plan in place of the seat's former one; a plan without steps is
        dropped.
        """
        plans = {seat: other for seat, other in self.plans.items() if seat != plan.seat}
        if plan.steps:
            plans[plan.seat] = plan
        return replace(self, plans=plans)

    def pointed_at(self, seq: int) -> list[int]:
        """Return the places that players pointed at within the last `RECENT` moves."""
        recent = (line for line in self.lines if line.seq >= seq - RECENT)
        return [line.place for line in recent if line.place is not None]


# Planning in advance


@dataclass(frozen=True, eq=False)
class Ahead:
    """A turn played in advance for planning, as the planner may know it."""

    steps: tuple[PlannedStep, ...]
    hidden: Position
    """Hidden position after the planned steps."""
    answers: tuple[int, ...]
    """Moves that could come next."""


def look_ahead(game: Game, known: Position, seat: int, moves: Sequence[int]) -> Ahead | None:
    """Play these moves in the turn that a seat would have now, and return how far that leads.

    Moves that are not possible are skipped. The turn is played in two determinizations. Where they
    differ, chance or hidden information decides, so the plan ends there. Return None if the seat
    can have no turn now, or if planning it would reveal a secret: the seat must know no more than
    everybody else.
    """
    team_plans = game.team_plans
    if team_plans is None:
        return None
    worlds = [team_plans.turn_of(game, game.determinize(known, seat, g), seat) for g in PLAN_SEEDS]
    turn, other = worlds
    if turn is None or other is None or not _is_open(game, turn, seat):
        return None
    steps: list[PlannedStep] = []
    main, hidden = turn.number("ask"), game.hide(turn, seat)
    for move in moves:
        if move not in game.legal(turn) or move not in game.legal(other):
            continue  # the answer to a follow-up decision, or not possible any more
        steps.append(_planned_step(game, team_plans, hidden, move))
        for world in (turn, other):
            game.play(world, move)
        mine = all(_reaches_next_choice(game, world, seat, main) for world in (turn, other))
        now = game.hide(turn, seat)
        if not mine or now != game.hide(other, seat) or not _is_open(game, turn, seat):
            return Ahead(tuple(steps), hidden, ())
        hidden = now
    return Ahead(tuple(steps), hidden, tuple(game.answers(hidden, seat)))


def _is_open(game: Game, turn: Position, seat: int) -> bool:
    """Return whether a seat knows no more than a spectator does."""
    return game.hide(turn, seat) == game.hide(turn, NOBODY)


def _reaches_next_choice(game: Game, turn: Position, seat: int, main: int) -> bool:
    """Answer decisions until the seat can choose its next move; return whether it can.

    The answers are those of the heuristic player. `main` is the number of the decision about the
    next move.
    """
    for _ in range(MOST_FOLLOW_UPS):
        if turn.over or turn.to_move != seat:
            return False
        if turn.number("ask") == main:
            return True
        game.play(turn, game.advise(turn))
    return False


def _planned_step(game: Game, team_plans: TeamPlans, hidden: Position, move: int) -> PlannedStep:
    """Return a move of a plan, with its wording and its place on the board."""
    kind = game.moves.decode(move)[0].name
    wording, place = team_plans.say(hidden, move), team_plans.place(hidden, move)
    return PlannedStep(move=move, kind=kind, said=wording, place=place)


# Checks of messages


def proper_text(text: str) -> str | None:
    """Return a text without control characters, or None if it is empty or too long."""
    shown = "".join(
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", text)
        if char.isspace() or unicodedata.category(char)[0] != "C"
    )
    plain = " ".join(shown.split())
    return plain if 0 < len(plain) <= LONGEST_TEXT else None


def quick_phrases(game: Game) -> list[str]:
    """Return the names of the quick phrases of a game."""
    own = [key.removeprefix("quick-") for key in game.text("en").keys("quick-")]
    return [*(FOR_TEAMS if game.team else ()), *own, *FOR_ALL]


def check_place(game: Game, place: int | None) -> None:
    """Raise a RefusalError for a place that the board does not have."""
    if place is not None and (game.team_plans is None or not 0 <= place < game.team_plans.places):
        raise RefusalError("no-such-place", "You cannot point at this place.")
