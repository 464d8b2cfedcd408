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
from holdfast.hosting.costs import Cost, may_be_costliest, reviewed_move
from holdfast.hosting.messages.advice import HintedMove, HintView, LeadView
from holdfast.hosting.messages.base import Sentence
from holdfast.hosting.messages.reviews import ReviewView
from holdfast.hosting.reviews import ROUNDS, Reviews, adviser_judge
from holdfast.hosting.win_curve import WinCurves
from holdfast.offline.local_storage import LocalStorage
from holdfast.players.adviser import Advice, Outcomes
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


@pytest.mark.parametrize(
    ("chances", "error", "told"),
    [
        ((0.30, 0.50), 0.01, (0.2, True, True)),  # far more than its error
        ((0.50, 0.30), 0.01, (0.2, True, False)),  # the move itself was the better one
        ((0.40, 0.50), 0.05, (0.1, False, True)),  # between one error and two
        ((0.40, 0.50), 0.08, None),  # it may be noise
        ((0.40, 0.42), 0.001, None),  # it does not matter
    ],
)
def test_a_difference_must_be_sure_and_large_enough(
    chances: tuple[float, float], error: float, told: tuple[float, bool, bool] | None
) -> None:
    view = hint_view(*(move(n, chance, error) for n, chance in enumerate(chances)))
    found = reviewed_move(RIVALS, view, 4)
    if told is None:
        assert found is None
    else:
        assert found is not None
        assert (found.by, found.sure, found.better is not None) == told
        assert found.low <= found.by <= found.high
        assert (found.seq, found.at) == (1, 4)


def test_where_chances_say_nothing_points_count() -> None:
    lead = LeadView(by=2.0, reach=0.5, sure=True)
    view = hint_view(
        move(0, 1.0, points=3.0), move(1, 1.0, points=5.0), measure="points", lead=lead
    )
    found = reviewed_move(RIVALS, view, 1)
    assert found is not None
    assert (found.measure, found.by, found.sure) == ("points", 2.0, True)
    assert found.better is not None
    # Where points count the days until a victory, more of them are worse.
    slower = reviewed_move(OUTBREAK, view, 1)
    assert slower is not None
    assert slower.better is None


class Judge(InProcessBots):
    """A judge that knows what each move would have gained, and whose new games agree with it."""

    def __init__(self, gains: dict[int, float]) -> None:
        self.gains = gains
        self.asked: list[KnownMove] = []
        self.seeds: dict[int, set[int]] = {}
        """Seeds of the new games after each of the moves that are judged again."""

    async def __call__(self, made: KnownMove) -> HintView:
        """Return the gain of the move with the number 99 plus that of the one that was made."""
        self.asked.append(made)
        other = move(99 + made.seq, 0.5 + self.gains.get(made.seq, 0.0))
        return hint_view(move(made.move, 0.5), other, seq=made.seq)

    async def play_on(self, asked: PlayOnRequest, urgency: HowUrgent) -> dict[int, Outcomes]:
        """Return 1000 games for each seed."""
        played, other = asked.moves
        seeds = {asked.noise // APART + number for number in range(asked.times)}
        self.seeds.setdefault(other - 99, set()).update(seeds)
        return {
            played: games(0.5, 1000 * asked.times),
            other: games(0.5 + self.gains[other - 99], 1000 * asked.times),
        }


def games(chance: float, count: int = 1000) -> Outcomes:
    """Return the results of games of which this share is won."""
    won = round(chance * count)
    return Outcomes((1.0,) * won + (0.0,) * (count - won), (2.0,) * count)


async def loaded(game: str) -> None:
    """Do nothing, since all rules are loaded in tests."""


def review_of(table: Table, judge: Judge, chances: list[list[float]]) -> ReviewView:
    """Return the review of the first seat."""
    storage = LocalStorage(Window(Memory()), loaded)
    reviews = Reviews(storage, judge, WinCurves(storage, judge, 2), judge)
    return asyncio.run(reviews.review(table, 0, chances))


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
    chances = [[0.5 - 0.01 * at, 0.5] for at in range(len(table.line))]
    gains = dict(zip(own, (0.05, 0.2, 0.1, 0.02, 0.3, -0.2), strict=False))
    judge = Judge(gains)
    review = review_of(table, judge, chances)
    assert [(one.seq, one.by) for one in review.costly] == [
        (own[4], 0.3),
        (own[1], 0.2),
        (own[2], 0.1),
    ]
    assert review.best is not None
    assert (review.best.seq, review.best.better) == (own[5], None)
    assert review.moves == len(own)
    # The judge sees only what the player saw, and only the player's own moves.
    assert {made.seq for made in judge.asked} <= set(own)
    assert all(made.viewer == 0 for made in judge.asked)
    # The costliest are judged again, with seeds of their own. One is surely the costliest.
    assert [judge.seeds[own[at]] for at in (4, 1, 2, 0)] == [{1, 2, 3, 4}] * 4


def test_moves_that_may_be_the_costliest_are_judged_most_often() -> None:
    table, own = played(3)
    chances = [[0.5 - 0.01 * at, 0.5] for at in range(len(table.line))]
    judge = Judge(dict(zip(own, (0.2, 0.1, 0.201), strict=True)))
    review_of(table, judge, chances)
    assert [len(judge.seeds[seq]) for seq in own] == [sum(ROUNDS), ROUNDS[0], sum(ROUNDS)]


def cost(chances: tuple[float, float], played: Outcomes, better: Outcomes) -> Cost:
    """Return a costly move of a first judgement, with the results of new games added."""
    found = reviewed_move(RIVALS, hint_view(*(move(n, one) for n, one in enumerate(chances))), 4)
    assert found is not None
    costly = Cost(RIVALS, found)
    costly.add({0: played, 1: better})
    return costly


def test_a_loss_that_is_not_confirmed_is_not_listed() -> None:
    assert cost((0.3, 0.5), games(0.4), games(0.42)).confirm() is None
    assert cost((0.3, 0.5), games(0.4, 10), games(0.5, 10)).confirm() is None
    assert cost((0.3, 0.5), Outcomes(), Outcomes()).confirm() is None
    # Where the chances say nothing, points would count, and the first judgement did not count them.
    assert cost((0.3, 0.5), games(0.0), games(0.01)).confirm() is None


def test_a_confirmed_loss_is_that_of_the_new_games() -> None:
    found = cost((0.3, 0.6), games(0.4), games(0.5)).confirm()
    assert found is not None
    assert (found.by, found.sure, found.measure) == (0.1, True, "chance")
    assert found.low < found.by < found.high
    assert found.better is not None
    assert (found.played.win_chance, found.better.win_chance) == (0.4, 0.5)
    assert found.better.low < 0.5 < found.better.high


def test_the_largest_loss_and_those_within_its_error_may_be_the_costliest() -> None:
    large, near, small = (
        cost((0.3, 0.6), games(0.3), games(better)) for better in (0.6, 0.59, 0.4)
    )
    assert may_be_costliest([small, near, large]) == [near, large]
    assert may_be_costliest([]) == []


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
        asyncio.run(adviser_judge(bots)(made))
    assert bots.urgency is Urgency.LATER


def test_only_players_of_a_finished_game_have_a_review() -> None:
    table, bots = seated("pp"), InProcessBots()
    storage = LocalStorage(Window(Memory()), loaded)
    reviews = Reviews(storage, bots, WinCurves(storage, bots, 2))
    for viewer, code in ((0, "not-over"), (-1, "spectator")):
        with pytest.raises(RefusalError) as refused:
            asyncio.run(reviews.of_table("t", table, viewer, ""))
        assert refused.value.code == code
