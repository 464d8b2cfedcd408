"""Team planning: chat, plans, and the reactions to them.

Like the methods of `Table`, these change nothing: each returns the entry to record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from holdfast.table.chat import (
    LONGEST_PLAN,
    LONGEST_TEXT,
    MOST_LINES,
    Ahead,
    Plan,
    Word,
    check_place,
    look_ahead,
    proper_text,
    quick_phrases,
)
from holdfast.table.entries import Chatted, Judged, Planned
from holdfast.table.observation import KnownMove
from holdfast.table.refusal import RefusalError

if TYPE_CHECKING:
    from holdfast.table.state import TableState


T = TypeVar("T")


class _CachedOnTable(Generic[T]):
    """Property whose value is computed once and stored in the cache of the table."""

    def __init__(self, work: Callable[[TeamPlanning], T]) -> None:
        self._work = work
        self._name = work.__name__
        self.__doc__ = work.__doc__

    def __get__(self, planning: TeamPlanning, owner: type[TeamPlanning]) -> T:
        cache = planning.cache
        if self._name not in cache:
            cache[self._name] = self._work(planning)
        value: T = cache[self._name]
        return value


class TeamPlanning:
    """Chat and plans of the players at a table.

    A table creates this object on each access. If it held a reference, the two would form a cycle,
    and each table that a move replaces would stay in memory until the garbage collector runs.
    """

    def __init__(self, table: TableState, cache: dict[str, Any]) -> None:
        self._table = table
        self.cache = cache
        """Cached values of the table, by property name."""

    @_CachedOnTable
    def may_talk(self) -> bool:
        """Whether players may chat. The rules may forbid it until the game is over."""
        team_plans = self._table.game.team_plans
        return self._table.over or team_plans is None or team_plans.may_talk(self._table.hidden())

    @_CachedOnTable
    def plans_together(self) -> bool:
        """Whether there is a team of several players who may plan together now."""
        several = len(self._table.game.playing_seats(self._table.hidden())) > 1
        return (
            self._table.game.team_plans is not None
            and several
            and self.may_talk
            and not self._table.over
            and self._table.waiting_room is None
        )

    @_CachedOnTable
    def plans(self) -> tuple[Plan, ...]:
        """Plans that can still be carried out, as everybody may know them."""
        if not self.plans_together:
            return ()
        return tuple(
            plan for _, plan in sorted(self._table.chat.plans.items()) if self._is_possible(plan)
        )

    def _is_possible(self, plan: Plan) -> bool:
        """Return whether a plan can still be carried out.

        In the middle of a move this cannot be tested, so a plan counts as possible.
        """
        if plan.at == self._table.seq or plan.seat == self._table.to_move:
            return True
        if self._table.game.hide(self._table.position, plan.seat) != self._table.hidden():
            return False
        ahead = self.find_turn_ahead(plan.seat, [plan.steps[0].move])
        return not self.leads if ahead is None else bool(ahead.steps)

    def find_turn_ahead(self, seat: int, moves: Sequence[int]) -> Ahead | None:
        """Return the turn that a seat would have now, after these moves, or None if it cannot be
        planned.
        """
        if not self.plans_together:
            return None
        return look_ahead(self._table.game, self._table.hidden(seat), seat, moves[:LONGEST_PLAN])

    def think_ahead(self, viewer: int, moves: Sequence[int]) -> Ahead:
        """Return the turn that a person would have now, after these moves.

        Raise a RefusalError if it cannot be planned.
        """
        if self._table.seats.of(viewer).kind != "person":
            raise RefusalError("not-seated", "Take a seat first.")
        self._check_talk()
        if self._table.over:
            raise RefusalError("over", "The game is over.")
        ahead = self.find_turn_ahead(viewer, moves)
        if ahead is None:
            raise RefusalError("no-plan-now", "You cannot plan your turn at this moment.")
        return ahead

    def plan(self, viewer: int, seq: int, moves: Sequence[int]) -> Planned:
        """Return the entry for a plan of the viewer's next turn.

        Without moves, the plan is dropped.
        """
        self._table.seats.of(viewer)
        self._table.check_present(seq)
        if not moves:
            self._check_talk()
            if viewer not in self._table.chat.plans:
                raise RefusalError("no-plan", "That plan is gone.")
            return Planned(seat=viewer, by="person", steps=[])
        ahead = self.think_ahead(viewer, moves)
        if len(ahead.steps) < len(moves):
            raise RefusalError("illegal", "The rules do not allow this plan now.")
        return Planned(seat=viewer, by="person", steps=list(ahead.steps))

    def plan_of_bot(self, seat: int, level: str, seq: int, moves: Sequence[int]) -> Planned | None:
        """Return the entry for the plan of a bot.

        Return None if the plan is the same as before, or if another process has recorded one
        already.
        """
        self._table.check_present(seq)
        if self._table.seats.of(seat).level != level:
            raise RefusalError("not-asked", "This bot is no longer asked.")
        before = self._table.chat.plans.get(seat)
        ahead = self.find_turn_ahead(seat, moves)
        steps = list(ahead.steps) if ahead else []
        had = list(before.steps) if before else []
        if steps == had or (before is not None and before.at == seq):
            return None
        return Planned(seat=seat, by="bot", steps=steps)

    def known_planned_move(self, seat: int) -> KnownMove:
        """Return the first move of a bot's plan and the position it is for, to be explained.

        Everybody may know the same about it.
        """
        if not self._table.opening.hints:
            raise RefusalError("no-hints", "Hints are switched off at this table.")
        plan = next((plan for plan in self.plans if plan.seat == seat), None)
        ahead = self.find_turn_ahead(seat, ()) if plan is not None and plan.by == "bot" else None
        if plan is None or ahead is None or plan.steps[0].move not in ahead.answers:
            raise RefusalError("no-plan", "That plan is gone.")
        move = plan.steps[0].move
        return KnownMove(
            self._table.game, seat, self._table.seq, self._table.names, ahead.hidden, move
        )

    def judge(self, viewer: int, of: int, word: Word | None) -> Judged:
        """Return the entry for a reaction to the plan of seat `of`.

        Without a word, the reaction is withdrawn.
        """
        self._table.seats.of(viewer)
        self._check_talk()
        if of == viewer:
            raise RefusalError("own-plan", "You cannot judge your own plan. The others do that.")
        if all(plan.seat != of for plan in self.plans):
            raise RefusalError("no-plan", "That plan is gone.")
        return Judged(seat=viewer, of=of, word=word)

    def say(self, viewer: int, phrase: str | None, text: str | None, place: int | None) -> Chatted:
        """Return the entry for a chat message, or for a place of the board that is pointed at."""
        self._table.seats.of(viewer)
        self._check_talk()
        self._check_allowed(text)
        if self._table.chat.count >= MOST_LINES:
            raise RefusalError(
                "said-enough", "The chat of this table is full. Nothing more can be said."
            )
        check_place(self._table.game, place)
        if phrase is not None and phrase not in quick_phrases(self._table.game):
            raise RefusalError("no-such-phrase", "There is no such phrase.")
        proper = None if text is None else proper_text(text)
        if text is not None and (proper is None or phrase is not None):
            raise RefusalError(
                "bad-text", f"Write 1 to {LONGEST_TEXT} visible characters, or choose a phrase."
            )
        if phrase is None and text is None and place is None:
            raise RefusalError("bad-text", "Write something, choose a phrase or point at a place.")
        return Chatted(seat=viewer, phrase=phrase, text=proper, place=place)

    def _check_allowed(self, text: str | None) -> None:
        """Raise a RefusalError for a message that the host of the table does not allow."""
        mode = self._table.chat.mode
        if mode == "off":
            raise RefusalError("chat-off", "The host has switched off the chat of this table.")
        if mode == "phrases" and text is not None:
            raise RefusalError("phrases-only", "At this table you can use quick phrases only.")

    def _check_talk(self) -> None:
        """Raise a RefusalError if the rules forbid chatting now."""
        if not self.may_talk:
            raise RefusalError("no-chat", "The rules of this game do not allow talking.")

    def wishes(self, seat: int) -> dict[int, int]:
        """Return the number of wishes of the team for each move of a bot; opposition is negative.

        They come from the bot's own plan, the reactions to plans and the places that players
        pointed at.
        """
        team_plans = self._table.game.team_plans
        if team_plans is None or not self.plans_together:
            return {}
        hidden, plans = self._table.hidden(seat), {plan.seat: plan for plan in self.plans}
        found: dict[int, int] = {}
        options = self._table.game.answers(hidden, seat)
        own = plans.get(seat)
        for step in own.steps if own else ():
            if own is not None and step.move in options:
                found[step.move] = 1 + len(own.seats("good")) - len(own.seats("why"))
                break
        pointed = self._table.chat.pointed_at(self._table.seq)
        for move in options:
            acts = team_plans.lets_act(hidden, move) if team_plans.lets_act else None
            if acts is not None and acts in plans:
                found[move] = found.get(move, 0) + len(plans[acts].seats("good"))
            place = team_plans.place(hidden, move) if pointed else None
            if place is not None:
                found[move] = found.get(move, 0) + pointed.count(place)
        return {move: count for move, count in found.items() if count}

    @_CachedOnTable
    def leads(self) -> bool:
        """Whether the open decision is about which player acts next."""
        team_plans = self._table.game.team_plans
        lets_act = None if team_plans is None else team_plans.lets_act
        if lets_act is None or self._table.over:
            return False
        options = self._table.game.legal(self._table.position)
        return any(lets_act(self._table.position, move) is not None for move in options)
