"""Reviews: which moves of a player cost most, which was the best, and how sure that is."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.offline.storage import Memory, Window
from tests.support.server import InProcessBots
from tests.table.seated import ENTROPY, GAME, seated

from holdfast import games as rules
from holdfast.hosting.bot_requests import ExplainRequest, PlayOnRequest
from holdfast.hosting.bots import HowUrgent, Urgency, for_hint
from holdfast.hosting.costs import NOTHING, VERY_LIKELY, Cost, largest, may_be_costliest
from holdfast.hosting.messages.advice import HintedMove, HintView
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.messages.reviews import ReviewView
from holdfast.hosting.reviews import HALVINGS, ROUNDS, Reviews, adviser_judge
from holdfast.hosting.win_curve import WinCurves
from holdfast.kernel.factors import Factors
from holdfast.offline.local_storage import LocalStorage
from holdfast.players.adviser import PLAYED_ON, Advice, Outcomes
from holdfast.players.mcts import APART
from holdfast.table import KnownMove, OpenSeat, RefusalError, Table
from holdfast.table.opening import opening

RIVALS, OUTBREAK = GAME.screen.factors, rules.load("outbreak").screen.factors
WORDING = Sentence(en="Hunt.", de="Jagen.")


def move(
    number: int, chance: float, error: float = 0.01, points: float | None = None
) -> HintedMove:
    """Return a hinted move with a win chance and its standard error."""
    return HintedMove(
        n=number, wording=WORDING, note=WORDING, win_chance=chance, low=chance - error,
        high=chance + error, rank=1, alike=0, because=[], risk=None, points=points,
    )  # fmt: skip


def hint_view(*moves: HintedMove, seq: int = 1, **more: Any) -> HintView:
    """Return a judge's hint in which the first of these moves was made."""
    usual = {"measure": "chance", "lead": None}
    return HintView(
        progress=1.0,
        seq=seq, team=False, alone=False, sureness="clear", games=100, moves=list(moves),
        **usual | more,
    )  # fmt: skip


def cost(played: Outcomes, *others: Outcomes, factors: Factors = RIVALS) -> Cost:
    """Return the cost of move 0, with games after it and after moves 1, 2 and so on."""
    found = Cost(factors, at=4, move=0)
    found.add(dict(enumerate((played, *others))))
    return found


def games(chance: float, count: int = 1000, points: float = 2.0) -> Outcomes:
    """Return the results of games of which this share is won."""
    won = round(chance * count)
    return Outcomes((1.0,) * won + (0.0,) * (count - won), (points,) * count)


@pytest.mark.parametrize(
    ("played", "better", "told"),
    [
        (games(0.30), games(0.50), (True, True, False)),  # far more than its error
        (games(0.50), games(0.30), (False, False, True)),  # the move itself was the better one
        (games(0.40, 40), games(0.475, 40), (True, False, False)),  # between one error and two
        (games(0.40, 10), games(0.50, 10), (False, False, False)),  # it may be noise
        (games(0.40), games(0.42), (False, False, False)),  # it does not matter
        (Outcomes(), Outcomes(), (False, False, False)),  # nothing is known
    ],
)
def test_a_difference_must_be_sure_and_large_enough(
    played: Outcomes, better: Outcomes, told: tuple[bool, bool, bool]
) -> None:
    amount = cost(played, better).amount()
    assert (amount.costs(), amount.costs(VERY_LIKELY), amount.gains()) == told


def test_where_chances_say_nothing_points_count() -> None:
    played, other = games(1.0, points=3.0), games(1.0, points=5.0)
    few = cost(played, games(1.0, points=4.0), other)
    assert (few.amount().measure, few.amount().by, few.better) == ("points", 2.0, 2)
    assert few.amount().costs()
    # Where points count the days until a victory, more of them are worse.
    assert cost(played, other, factors=OUTBREAK).amount().gains()


def test_only_the_best_other_moves_are_kept() -> None:
    found = cost(games(0.4), games(0.5), games(0.7), games(0.6))
    assert found.better == 2
    found.keep(2)
    assert set(found.moves) == {0, 2, 3}
    found.keep(1)
    found.start_again()
    assert (set(found.moves), found.amount()) == ({0, 2}, NOTHING)


def test_a_cost_is_told_by_the_games_that_were_played() -> None:
    view = hint_view(move(0, 0.9, points=1.0), move(1, 0.1, points=1.0), seq=7)
    told = cost(games(0.4), games(0.5)).reviewed(view)
    assert (told.seq, told.at, told.by, told.sure, told.measure) == (7, 4, 0.1, True, "chance")
    assert told.low < told.by < told.high
    assert told.better is not None
    assert (told.played.win_chance, told.better.win_chance) == (0.4, 0.5)
    assert told.better.low < 0.5 < told.better.high
    gained = cost(games(0.6), games(0.5)).reviewed(view)
    assert (gained.by, gained.better) == (0.1, None)


class Judge(InProcessBots):
    """A judge that knows what each move would have gained, and bots that agree with it.

    The positions of decisions tell them apart. Move 99 is the best other one at each of them, and
    move 98 is as good as the one that was made.
    """

    def __init__(self, table: Table, gains: dict[int, float]) -> None:
        made = [turn.known_move_for(0) for turn in table.line if turn.seat == 0]
        known = [move for move in made if move is not None]
        self.gains = {bytes(move.hidden): gains.get(move.seq, 0.0) for move in known}
        self.seqs = {bytes(move.hidden): move.seq for move in known}
        self.asked: list[PlayOnRequest] = []
        self.described: list[int] = []

    async def __call__(self, made: KnownMove, other: int) -> HintView:
        """Return both moves, without numbers that matter."""
        assert other == 99 or self.gains[bytes(made.hidden)] < 0
        self.described.append(made.seq)
        return hint_view(move(made.move, 0.0), move(other, 0.0), seq=made.seq)

    async def play_on(self, asked: PlayOnRequest, urgency: HowUrgent) -> dict[int, Outcomes]:
        """Return as many games as are asked for, ten times each."""
        self.asked.append(asked)
        gain, count = self.gains[asked.hidden], 10 * asked.count * asked.times
        chances = {asked.moves[0]: 0.5, 99: 0.5 + gain, 98: 0.5 + min(0.0, gain)}
        wanted = chances if asked.others else asked.moves
        return {one: games(chances[one], count) for one in wanted}

    def games_for(self, seq: int) -> int:
        """Return how many games were asked for after each move of a decision."""
        return sum(one.count * one.times for one in self.asked if self.seqs[one.hidden] == seq)


async def loaded(game: str) -> None:
    """Do nothing, since all rules are loaded in tests."""


def review_of(table: Table, judge: Judge) -> ReviewView:
    """Return the review of the first seat."""
    storage = LocalStorage(Window(Memory()), loaded)
    reviews = Reviews(storage, judge, WinCurves(storage, judge, 2), judge)
    return asyncio.run(reviews.review(table, 0))


def played(count: int) -> tuple[Table, list[int]]:
    """Return a table after `count` moves of the first seat, and the numbers of these moves."""
    seats = [OpenSeat(name=name, person=True) for name in ("Anna", "Ben")]
    table = Table.open(opening(GAME, {}, seats, 3), GAME)
    while len(own := [turn.seq for turn in table.line if turn.seat == 0]) < count:
        seat = table.to_move
        chosen = GAME.advise(table.hidden(seat), 0, table.answers(seat))
        table = table.after(table.play(seat, table.seq, chosen, ENTROPY))
    return table, own


def test_the_three_costliest_moves_and_the_best_are_told() -> None:
    table, own = played(6)
    judge = Judge(table, dict(zip(own, (0.05, 0.2, 0.1, 0.02, 0.3, -0.2), strict=False)))
    review = review_of(table, judge)
    assert [(one.seq, one.by) for one in review.costly] == [
        (own[4], 0.3),
        (own[1], 0.2),
        (own[2], 0.1),
    ]
    assert review.best is not None
    assert (review.best.seq, review.best.by, review.best.better) == (own[5], 0.2, None)
    assert review.moves == len(own)
    # Only what is listed is put into words.
    assert judge.described == [own[4], own[1], own[2], own[5]]
    # Bots see only what the player saw, and only the player's own moves.
    assert {asked.viewer for asked in judge.asked} == {0}
    assert {judge.seqs[asked.hidden] for asked in judge.asked} == set(own)


def test_each_step_plays_new_games() -> None:
    table, own = played(6)
    judge = Judge(table, dict.fromkeys(own, 0.1))
    review_of(table, judge)
    of_one = [asked for asked in judge.asked if judge.seqs[asked.hidden] == own[0]]
    seeds = [asked.noise // APART + number for asked in of_one for number in range(asked.times)]
    assert len(seeds) == len(set(seeds)) == 1 + sum(step[3] for step in HALVINGS) + sum(ROUNDS)


def test_moves_that_may_be_the_costliest_are_judged_most_often() -> None:
    table, own = played(3)
    judge = Judge(table, dict(zip(own, (0.2, 0.05, 0.201), strict=True)))
    review_of(table, judge)
    rivals, clear = judge.games_for(own[0]), judge.games_for(own[1])
    assert rivals == judge.games_for(own[2]) == clear + sum(ROUNDS[1:]) * PLAYED_ON


def test_only_some_turns_are_reviewed_if_they_are_named() -> None:
    table, own = played(3)
    judge = Judge(table, dict.fromkeys(own, 0.2))
    storage = LocalStorage(Window(Memory()), loaded)
    reviews = Reviews(storage, judge, WinCurves(storage, judge, 2), judge)
    at = next(at for at, turn in enumerate(table.line) if turn.seq == own[1])
    review = asyncio.run(reviews.review(table, 0, [at]))
    assert [one.seq for one in review.costly] == [own[1]]
    assert {judge.seqs[asked.hidden] for asked in judge.asked} == {own[1]}


def test_the_largest_loss_and_those_within_its_error_may_be_the_costliest() -> None:
    large, near, small = (cost(games(0.3), games(better)) for better in (0.6, 0.59, 0.4))
    assert may_be_costliest([small, near, large]) == [near, large]
    assert may_be_costliest([]) == []


def test_costs_in_points_do_not_displace_costs_in_chances() -> None:
    chances = [cost(games(0.3), games(0.3 + by)) for by in (0.1, 0.2, 0.3)]
    points = [cost(games(0.0), games(0.0, points=2.0 + by)) for by in (5.0, 9.0)]
    assert largest([*points, *chances], 2) == [chances[2], chances[1], points[1]]
    assert largest([*points, *chances], 2, gains=True) == []


class Waits(InProcessBots):
    """A stand-in for bots that notes how urgent a question is, and does not answer it."""

    urgency: Urgency | None = None

    async def justify(self, doubt: ExplainRequest, urgency: HowUrgent = for_hint) -> Advice:
        """Note the urgency, and end the test."""
        self.urgency = urgency()
        raise LookupError


def test_no_bot_that_somebody_plays_with_waits_for_a_review() -> None:
    table, bots = seated("pp"), Waits()
    seat = table.to_move
    table = table.after(table.play(seat, table.seq, table.answers(seat)[0], ENTROPY))
    made = table.last.known_move_for(seat)
    assert made is not None
    with pytest.raises(LookupError):
        asyncio.run(adviser_judge(bots)(made, made.move))
    assert bots.urgency is Urgency.LATER


def test_only_players_of_a_finished_game_have_a_review() -> None:
    table, bots = seated("pp"), InProcessBots()
    storage = LocalStorage(Window(Memory()), loaded)
    reviews = Reviews(storage, bots, WinCurves(storage, bots, 2))
    for viewer, code in ((0, "not-over"), (-1, "spectator")):
        with pytest.raises(RefusalError) as refused:
            asyncio.run(reviews.of_table("t", table, viewer, ""))
        assert refused.value.code == code
