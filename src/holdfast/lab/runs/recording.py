"""Plays one game of a run and computes its rows for the tables.

Rows are computed from events, from offered and chosen moves, and from results. A game that is
played again produces the same rows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from math import log2
from random import Random
from typing import Any, NamedTuple

import numpy as np

from holdfast.kernel.events import new_log
from holdfast.kernel.flow import NO_MOVE
from holdfast.kernel.game import Game, RulesError
from holdfast.kernel.position import Position
from holdfast.kernel.replay import Replay, Step
from holdfast.lab.runs.columns import NEVER, NOTHING, TABLE, Rows, chart_names
from holdfast.lab.runs.lineup import of_level, on_one_core
from holdfast.lab.runs.metrics import STAGES, StageSource, component_ranges, metrics_of
from holdfast.lab.runs.plan import Plan
from holdfast.players.simple import Heuristic, whim

HAD, WORKING = STAGES.index("had"), STAGES.index("working")
WAYS_OUT = frozenset(("pass", "done", "decline", "end", "none", "no", "stay", "keep", "end-phase"))
"""Kinds of moves that decline a decision."""
TRACED = 100
"""One in this many games gets rows in the table `trace`."""
MOST_TRACED = 100_000
"""Larger runs have no `trace`."""


class DisagreementError(ValueError):
    """Moves chosen on another device differ from those of the rules or bots here."""


class ChosenMoves(NamedTuple):
    """The first moves of a game, or all of them, chosen on another device for all seats."""

    moves: Any
    """The moves as an array of integers."""
    end: bytes
    """The position after the chosen moves, as bytes."""


class Recorder:
    """Plays the games of a plan one at a time and adds their rows to tables."""

    def __init__(self, plan: Plan, game: Game) -> None:
        self.plan, self.game = plan, game
        self.counted = metrics_of(game)
        self.ranges = component_ranges(game)
        self.seats = len(plan.lineup)
        self.levels = list(dict.fromkeys(plan.lineup))
        self.bots = {level: on_one_core(of_level(level)) for level in self.levels}
        self.kinds = list(dict.fromkeys(game.decisions.names))
        self.chart = chart_names(game, self.seats)
        self.watchers = self._watchers()
        draft = self.counted.draft
        self.drafts = frozenset(draft.decisions if draft and plan.drafts else ())
        self.randomised_decisions = plan.randomised_decisions
        self.moves = list(game.moves.kinds)
        self.asked = self._at_decisions("asked")
        self.answered = self._at_decisions("answered")
        self.drafted = {
            number
            for things in self.counted.thing
            if things.cause == "coin"
            for number in self.ranges[things.id]
        }
        self.characters = [
            self.ranges[things.id] for things in self.counted.thing if things.character
        ]

    # Meaning of events

    def _place(self, event: str, name: str) -> int:
        """Return the column of an event's argument in the event log."""
        return 2 + dict(self.game.events.kinds)[event].index(name)

    def _watchers(self) -> dict[int, list[Callable[[Tally, list[int]], None]]]:
        """Return the functions that process each kind of event."""
        number = {name: i for i, (name, _) in enumerate(self.game.events.kinds)}
        found: dict[int, list[Callable[[Tally, list[int]], None]]] = {}

        def on(event: str, watch: Callable[[Tally, list[int]], None]) -> None:
            found.setdefault(number[event], []).append(watch)

        counted = self.counted
        for name, who in counted.who.items():
            if who.event is not None:
                on(who.event, _sits(name, self._place(who.event, name),
                                    self._place(who.event, who.seat)))  # fmt: skip
        if counted.clock is not None:
            on(counted.clock.event, _ticks(self._place(counted.clock.event, counted.clock.number)))
        if counted.first is not None:
            on(counted.first.event, _begins(self._place(counted.first.event, counted.first.number)))
        if counted.ending is not None:
            on(counted.ending.event, _ends(self._place(counted.ending.event,
                                                       counted.ending.number)))  # fmt: skip
        if counted.sources is not None:
            told = counted.sources
            on(told.event, _scores(self._place(told.event, "seat"),
                                   self._place(told.event, told.number),
                                   self._place(told.event, told.add), len(told.words)))  # fmt: skip
        for i, count in enumerate(counted.count):
            on(count.event, _counts(
                i, self._place(count.event, count.seat), count.seat,
                None if count.add is None else self._place(count.event, count.add),
                self._conditions(count.event, count.where),
            ))  # fmt: skip
        for i, count in enumerate(counted.today):
            on(count.event, _happens(
                i, None if count.add is None else self._place(count.event, count.add),
                self._conditions(count.event, count.where),
            ))  # fmt: skip
        for things in counted.thing:
            numbers = self.ranges[things.id]
            for stage, name in enumerate(STAGES):
                for seen in things.sources_of(name):
                    if seen.event is not None:
                        on(seen.event, _meets(
                            stage, self._place(seen.event, seen.number), numbers, things.first,
                            None if seen.seat is None else self._place(seen.event, seen.seat),
                            seen.seat, self._conditions(seen.event, seen.where), seen.before,
                        ))  # fmt: skip
        return found

    def _conditions(self, event: str, where: Mapping[str, int]) -> tuple[tuple[int, int], ...]:
        return tuple((self._place(event, name), value) for name, value in where.items())

    def _at_decisions(self, which: str) -> dict[str, list[tuple[int, StageSource, range, int]]]:
        """Return the components that are offered or chosen at each decision."""
        found: dict[str, list[tuple[int, StageSource, range, int]]] = {}
        for things in self.counted.thing:
            for stage, name in enumerate(STAGES):
                for seen in things.sources_of(name):
                    decision = getattr(seen, which)
                    if decision is not None:
                        entry = (stage, seen, self.ranges[things.id], things.first)
                        found.setdefault(decision, []).append(entry)
        return found

    # Play

    def play(
        self,
        number: int,
        into: Rows,
        replay: Replay | None = None,
        chosen: ChosenMoves | None = None,
        twice: bool = False,
    ) -> None:
        """Play game `number` and add its rows to `into`, and its moves to `replay` if there is one.

        `chosen` moves are played without asking the bots. With `twice` the bots are asked as well,
        and both must agree.
        """
        tally = self._tally(number)
        game, position = self.game, tally.position
        engine, hidden = game.engine, position.copy()
        seated = self.plan.levels_at(number)
        dice = self.dice(number)
        bots = [self.bots[level] for level in seated]
        rivals = not game.team
        choices = Random(f"choices {self.plan.deal(number)} {number % len(self.plan.turns)}")
        traced = self._is_traced(number)
        placement = np.zeros((self.seats, 2), np.int32)
        given: list[int] = [] if chosen is None else chosen.moves.tolist()
        done = 0
        while not position.over:
            seat = position.to_move
            decision = game.decisions.names[position.number("ask")]
            hidden.become(position)
            engine.hide(hidden.data, seat)
            legal = hidden.legal_moves
            noise = dice.getrandbits(31)
            coin = decision in self.drafts and tally.coins[seat]
            if coin:
                move = legal[noise % len(legal)]
            elif (
                decision in self.randomised_decisions
                and choices.random() < self.randomised_decisions[decision]
            ):
                coin = True
                move = legal[choices.randrange(len(legal))]
                tally.toss(seat, decision, self._classes(decision, legal), move)
            elif done >= len(given) or twice:
                move = choose(game, bots[seat], hidden, legal, noise)
            else:
                move = given[done]
            if done < len(given) and (move != given[done] or move not in legal):
                raise DisagreementError(
                    f"game {number}: decision {done} was made otherwise elsewhere"
                )
            done += 1
            if decision in self.asked or decision in self.answered:
                self._note_choice(tally, decision, seat, legal, move)
            tally.ask(decision, seat, legal, _way_out(game, move))
            if traced:
                into["trace"].append((
                    number, sum(tally.by_seat) - 1, tally.day, seat, self.kinds.index(decision),
                    len(legal), game.key(position, move), coin,
                ))  # fmt: skip
            if replay is not None:
                replay.steps.append(Step(move))
            log = new_log()
            engine.play(position.data, move, log)
            self._watch(tally, log)
            if rivals and tally.day:
                engine.result(position.data, placement)
                tally.lead(placement[:, 1])
            if chosen is not None and done == len(given) and bytes(position) != chosen.end:
                raise DisagreementError(
                    f"game {number}: {done} decisions led somewhere else elsewhere"
                )
        if done < len(given):
            raise DisagreementError(
                f"game {number}: it is over after {done} decisions, not elsewhere"
            )
        self._close(tally, into, seated)

    def dice(self, number: int) -> Random:
        """Return the random number generator of the bots in game `number`."""
        return Random(f"lab {self.plan.deal(number)} {number % len(self.plan.turns)}")

    def coins(self, number: int) -> list[bool]:
        """Return whether the drafts of each seat are randomised in game `number`."""
        coins = Random(f"coins {self.plan.deal(number)}")
        tossed = [coins.random() < self.plan.drafts for _ in range(self.seats)]
        if self.counted.draft is not None and self.counted.draft.coin == "table":
            tossed = tossed[:1] * self.seats
        return tossed

    def _is_traced(self, number: int) -> bool:
        """Return whether a game gets rows in `trace`.

        The plan may name a share of games. Otherwise one in a hundred does, unless the run is very
        large.
        """
        if "trace" in self.plan.description["thin"]:
            return bool(self.plan.keeps("trace", number))
        return number % TRACED == 0 and self.plan.games <= MOST_TRACED

    def _classes(self, decision: str, legal: list[int]) -> dict[tuple[int, int], list[int]]:
        """Return the moves that choose each kind of move and each component."""
        found: dict[tuple[int, int], list[int]] = {}
        named = [*self.asked.get(decision, ()), *self.answered.get(decision, ())]
        for move in legal:
            kind = self.moves.index(self.game.moves.decode(move)[0].name)
            whats = {(kind, NOTHING)}
            for _, seen, numbers, first in named:
                value = _argument(self.game, seen.number, move) - first
                if 0 <= value < len(numbers):
                    whats.add((NEVER, numbers[value]))
            for what in whats:
                found.setdefault(what, []).append(move)
        return found

    def _tally(self, number: int) -> Tally:
        """Set up game `number` and return its tally."""
        game, plan = self.game, self.plan
        position = game.blank(plan.options)
        tally = Tally(self, number, position, self.coins(number))
        log = new_log()
        game.engine.set_up(position.data, plan.deal(number), log)
        game.engine.play(position.data, NO_MOVE, log)
        self._watch(tally, log)
        return tally

    def _watch(self, tally: Tally, log: Any) -> None:
        """Process the events of a log."""
        before = tally.day
        watchers = self.watchers
        for row in log[1 : 1 + log[0, 0]].tolist():
            for watch in watchers.get(row[0], ()):
                watch(tally, row)
        if any(tally.position.number(part, "fault") for part in ("chance", "agenda")):
            raise RulesError(f"{self.game.name}: game {tally.number} met something impossible")
        if tally.day != before:
            tally.end_day(before)

    def _note_choice(
        self, tally: Tally, decision: str, seat: int, legal: list[int], move: int
    ) -> None:
        """Count the components that were offered and the one that was chosen."""
        game = self.game
        for stage, seen, numbers, first in self.asked.get(decision, ()):
            for value in {_argument(game, seen.number, each) for each in legal}:
                tally.meet(seat, numbers, value - first, stage, seen.before)
        for stage, seen, numbers, first in self.answered.get(decision, ()):
            value = _argument(game, seen.number, move)
            tally.meet(seat, numbers, value - first, stage, seen.before)

    # Rows

    def _close(self, tally: Tally, into: Rows, seated: tuple[str, ...]) -> None:
        """Add the rows of a finished game to `into`."""
        game, number = self.game, tally.number
        tally.end_day(tally.day)
        result = game.result(tally.position)[: self.seats]
        winners = [placement.seat for placement in result if placement.rank == 1]
        scores = sorted((placement.points for placement in result), reverse=True)
        margin = scores[0] - scores[1] if len(scores) > 1 and not game.team else 0
        into["games"].append((
            number, self.plan.deal(number), tally.outcome, len(winners), tally.day,
            sum(tally.by_seat), sum(tally.changes.values()), tally.last_lead, margin,
            tally.first if tally.first is not None else TABLE,
        ))  # fmt: skip
        wins = [0.0] * self.seats
        for seat in winners:
            wins[seat] = 1.0 if game.team else 1 / len(winners)
        for seat, placement in enumerate(result):
            character, other = self._character_of(tally, seat)
            order = NEVER if tally.first is None else (seat - tally.first) % self.seats
            into["seats"].append((
                number, seat, self.levels.index(seated[seat]),
                bool(self.drafts) and tally.coins[seat], character, other, order, placement.rank,
                wins[seat], placement.points, *tally.points[seat], tally.by_seat[seat],
                tally.longest_wait[seat], *tally.counts[seat],
            ))  # fmt: skip
        keeps = self.plan.keeps
        for (seat, thing), stages in sorted(tally.uses.items()) if keeps("uses", number) else ():
            coin = seat != TABLE and bool(self.drafts) and tally.coins[seat]
            by_coin = coin and thing in self.drafted and stages[HAD] > 0
            into["uses"].append((number, seat, thing, *stages, by_coin))
        if keeps("days", number):
            into["days"].extend((number, *row) for row in tally.days)
        into["coins"].extend((number, *what, *sums) for what, sums in sorted(tally.tosses.items()))
        for kind in sorted(tally.kinds) if keeps("decisions", number) else ():
            into["decisions"].append((number, kind, *tally.kinds[kind][:2],
                                      round(10 * tally.kinds[kind][2]),
                                      tally.kinds[kind][3]))  # fmt: skip

    def _character_of(self, tally: Tally, seat: int) -> tuple[int, int]:
        """Return the character of a seat and another one that it was offered."""
        had = other = NOTHING
        for numbers in self.characters:
            for (of, thing), stages in tally.uses.items():
                if of == seat and thing in numbers:
                    if stages[HAD]:
                        had = thing
                    elif stages[0]:
                        other = thing
        return had, other


class Tally:
    """The counts of one game while it is played."""

    def __init__(
        self, recorder: Recorder, number: int, position: Position, coins: list[bool]
    ) -> None:
        seats, counted = recorder.seats, recorder.counted
        self.recorder, self.number, self.position, self.coins = recorder, number, position, coins
        self.day = 0
        self.first: int | None = None
        self.outcome = 0
        self.by_seat = [0] * seats
        self.today = [0] * seats
        self.wait = [0] * seats
        self.longest_wait = [0] * seats
        self.points = [[0] * len(counted.sources.words if counted.sources else ())
                       for _ in range(seats)]  # fmt: skip
        self.counts = [[0] * len(counted.count) for _ in range(seats)]
        self.happened = [0] * len(counted.today)
        self.uses: dict[tuple[int, int], list[int]] = {}
        self.sits: dict[str, dict[int, int]] = {
            name: {} for name, who in counted.who.items() if who.event is not None
        }
        self.kinds: dict[int, list[Any]] = {}
        self.tosses: dict[tuple[int, int, int, int], list[float]] = {}
        """Randomised choices by seat, decision, and kind of move or component: how often it was
        offered, how often drawn, the expected number of draws, and the variance of that number."""
        self.days: list[tuple[int, ...]] = []
        self.ahead = -1
        self.changes: Counter[int] = Counter()
        self.last_lead = 0

    def seat_of(self, name: str, value: int) -> int:
        """Return the seat that an argument of an event refers to."""
        if name in self.sits:
            value = self.sits[name].get(value, TABLE)
        elif self.recorder.seats == 1 and value >= 0:
            return 0  # a single player may have several characters
        return value if 0 <= value < self.recorder.seats else TABLE

    def meet(self, seat: int, numbers: range, value: int, stage: int, before: int | None) -> None:
        """Count that a component reached a stage."""
        if not 0 <= value < len(numbers) or (before is not None and self.day >= before):
            return
        stages = self.uses.get((seat, numbers[value]))
        if stages is None:
            stages = self.uses[seat, numbers[value]] = [0] * len(STAGES) + [NEVER]
        stages[stage] += 1
        if stage == WORKING and stages[-1] == NEVER:
            stages[-1] = self.day

    def ask(self, decision: str, seat: int, legal: list[int], passed: bool) -> None:
        """Count a decision."""
        self.by_seat[seat] += 1
        self.today[seat] += 1
        kind = self.recorder.kinds.index(decision)
        sums = self.kinds.setdefault(kind, [0, 0, 0.0, 0])
        sums[0] += 1
        sums[1] += len(legal)
        sums[2] += log2(len(legal))
        sums[3] += passed
        if self.day:
            for other in range(self.recorder.seats):
                self.wait[other] = 0 if other == seat else self.wait[other] + 1
                self.longest_wait[other] = max(self.longest_wait[other], self.wait[other])

    def toss(
        self, seat: int, decision: str, classes: dict[tuple[int, int], list[int]], move: int
    ) -> None:
        """Count a randomised decision, in which all moves were equally likely."""
        legal = sum(len(moves) for (_, thing), moves in classes.items() if thing == NOTHING)
        for what, moves in classes.items():
            chance = len(moves) / legal
            if chance < 1:  # else there was nothing to choose
                key = (seat, self.recorder.kinds.index(decision), *what)
                sums = self.tosses.setdefault(key, [0, 0, 0.0, 0.0])
                sums[0] += 1
                sums[1] += move in moves
                sums[2] += chance
                sums[3] += chance * (1 - chance)

    def lead(self, points: Any) -> None:
        """Count a change of the lead if another seat is now alone in front."""
        best = points.max()
        ahead = np.flatnonzero(points == best)
        if len(ahead) == 1:
            if self.ahead >= 0 and self.ahead != ahead[0]:
                self.changes[self.day] += 1
                self.last_lead = self.day
            self.ahead = int(ahead[0])

    def end_day(self, day: int) -> None:
        """Add the rows of a finished day; day 0 is the setup."""
        game, seats = self.recorder.game, self.recorder.seats
        chart = game.chart(self.position)
        numbers = [chart[name] for name in self.recorder.chart]
        if game.team:
            sums = [sum(n) if isinstance(n, list) else n for n in numbers]
            self.days.append((day, TABLE, 0, 0, sum(self.today), *sums, *self.happened))
        else:
            placement = game.result(self.position)
            for seat in range(seats):
                mine = [n[seat] if isinstance(n, list) else n for n in numbers]
                self.days.append((
                    day, seat, placement[seat].points, self.changes[day] if seat == 0 else 0,
                    self.today[seat], *mine, *self.happened,
                ))  # fmt: skip
        self.today = [0] * seats
        self.happened = [0] * len(self.happened)


def choose(game: Game, bot: Any, hidden: Position, legal: list[int], noise: int) -> int:
    """Return the move of a bot. The heuristic player, the most frequent, is called directly."""
    if not isinstance(bot, Heuristic):
        return int(bot.choose(game, hidden, noise))
    whims = bot.whims
    move = whim(whims, legal, noise) if whims else None
    if move is not None:
        return move
    return int(game.engine.advise(hidden.data, np.array(legal, np.int32), len(legal), noise))


@cache
def _argument(game: Game, name: str, move: int) -> int:
    """Return an argument of a move, or a number below all others if it has no such argument."""
    return game.moves.decode(move)[1].get(name, -NOTHING)


@cache
def _way_out(game: Game, move: int) -> bool:
    kind, arguments = game.moves.decode(move)
    return not arguments and kind.name in WAYS_OUT


# Functions that count an event. Their numbers are columns of a log row.


def _fits(row: list[int], only: tuple[tuple[int, int], ...]) -> bool:
    return all(row[at] == value for at, value in only)


def _sits(name: str, value: int, seat: int) -> Callable[[Tally, list[int]], None]:
    def watch(tally: Tally, row: list[int]) -> None:
        tally.sits[name][row[value]] = row[seat]

    return watch


def _ticks(number: int) -> Callable[[Tally, list[int]], None]:
    def watch(tally: Tally, row: list[int]) -> None:
        tally.day = row[number]

    return watch


def _begins(seat: int) -> Callable[[Tally, list[int]], None]:
    def watch(tally: Tally, row: list[int]) -> None:
        if tally.first is None:
            tally.first = row[seat]

    return watch


def _ends(outcome: int) -> Callable[[Tally, list[int]], None]:
    def watch(tally: Tally, row: list[int]) -> None:
        tally.outcome = row[outcome]

    return watch


def _scores(seat: int, which: int, add: int, sources: int) -> Callable[[Tally, list[int]], None]:
    def watch(tally: Tally, row: list[int]) -> None:
        if row[which] < sources:
            tally.points[row[seat]][row[which]] += row[add]

    return watch


def _counts(
    i: int, seat: int, name: str, add: int | None, only: tuple[tuple[int, int], ...]
) -> Callable[[Tally, list[int]], None]:
    def watch(tally: Tally, row: list[int]) -> None:
        if _fits(row, only):
            whose = tally.seat_of(name, row[seat])
            if whose != TABLE:
                tally.counts[whose][i] += 1 if add is None else row[add]

    return watch


def _happens(
    i: int, add: int | None, only: tuple[tuple[int, int], ...]
) -> Callable[[Tally, list[int]], None]:
    def watch(tally: Tally, row: list[int]) -> None:
        if _fits(row, only):
            tally.happened[i] += 1 if add is None else row[add]

    return watch


def _meets(
    stage: int, number: int, numbers: range, first: int, seat: int | None, name: str | None,
    only: tuple[tuple[int, int], ...], before: int | None,
) -> Callable[[Tally, list[int]], None]:  # fmt: skip
    def watch(tally: Tally, row: list[int]) -> None:
        if _fits(row, only):
            whose = TABLE if seat is None or name is None else tally.seat_of(name, row[seat])
            tally.meet(whose, numbers, row[number] - first, stage, before)

    return watch
