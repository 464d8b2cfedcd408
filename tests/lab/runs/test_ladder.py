"""The ladder: pairings of levels and their seats, what is counted, and how levels are rated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from multiprocessing import active_children
from typing import Any

import pytest

from holdfast import games
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game, Placement
from holdfast.lab.runs.ladder import Bout, Ladder, Outcome, meetings, play, ratings
from holdfast.lab.runs.lineup import on_one_core
from holdfast.players import PLAYERS, UnknownLevelError, prepare
from holdfast.players.mcts import Budget, Mcts

OUTLAST, EXOWORLD = games.load("outlast"), games.load("exoworld")
LOWER = ("wanderer", "settler")


def ladder(game: Game = OUTLAST, **changes: Any) -> Ladder:
    what: dict[str, Any] = {
        "options": {"players": 2, "length": "short"}, "levels": LOWER, "games": 4, "seed": 7,
    }  # fmt: skip
    return Ladder(game, **(what | changes))


def ended(deal: int, seats: tuple[str, ...], *ranks: int) -> Outcome:
    placements = (Placement(seat, rank, 0) for seat, rank in enumerate(ranks))
    return Outcome(Bout(deal, seats), tuple(placements))


def test_rivals_play_each_deal_from_all_seats() -> None:
    assert ladder().bouts() == [
        Bout(7, ("wanderer", "settler")), Bout(7, ("settler", "wanderer")),
        Bout(8, ("wanderer", "settler")), Bout(8, ("settler", "wanderer")),
    ]  # fmt: skip


def test_two_against_two_in_every_arrangement() -> None:
    bouts = ladder(options={"players": 4}, games=6).bouts()
    assert len(set(bouts)) == len(bouts) == 6
    assert all(Counter(bout.seats) == {"wanderer": 2, "settler": 2} for bout in bouts)


def test_every_two_levels_meet() -> None:
    levels = ("wanderer", "settler", "random")
    pairs = Counter(frozenset(bout.seats) for bout in ladder(levels=levels, games=2).bouts())
    assert set(pairs.values()) == {2}
    assert len(pairs) == 3


def test_teams_are_of_one_level_and_play_the_same_deals() -> None:
    bouts = ladder(EXOWORLD, options={"players": 3}, games=2).bouts()
    assert bouts == [
        Bout(7, ("wanderer",) * 3), Bout(7, ("settler",) * 3),
        Bout(8, ("wanderer",) * 3), Bout(8, ("settler",) * 3),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"levels": ("settler",)}, "two levels at least"),
        ({"levels": ("settler", "settler")}, "named once"),
        ({"games": 0}, "one game at least, not 0"),
        ({"seed": -1}, "a seed is a number"),
        ({"options": {"players": 3}}, "an even number plays, not 3"),
        ({"options": {"players": 9}}, "players"),
    ],
)
def test_what_cannot_be_played(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        ladder(**changes)


def test_an_unknown_level_is_named() -> None:
    with pytest.raises(UnknownLevelError, match="'genius'"):
        ladder(levels=("settler", "genius"))


def test_a_shared_victory_is_shared() -> None:
    outcome = ended(1, ("a", "b", "b", "a"), 1, 1, 1, 4)
    assert outcome.share("a") == pytest.approx(1 / 3)
    assert outcome.share("b") == pytest.approx(2 / 3)
    assert outcome.best("a") == 1


def test_a_lost_team_has_won_nothing() -> None:
    assert ended(1, ("a", "a"), 2, 2).share("a") == 0


def test_rivals_are_rated_by_their_games() -> None:
    seats = [("a", "b"), ("b", "a")]
    outcomes = [ended(i, seats[i % 2], *((1, 2) if i % 2 else (2, 1))) for i in range(20)]
    lower, upper = ratings(("a", "b"), outcomes)
    assert (lower.won, lower.games) == (0, 20)
    assert (upper.won, upper.games) == (20, 20)
    assert lower.rating.high < upper.rating.low
    assert meetings(("a", "b"), outcomes)[0].rate.middle == 1


def test_the_order_in_which_games_end_does_not_matter() -> None:
    outcomes = [ended(i, ("a", "b"), 1 + i % 3 // 2, 2 - i % 3 // 2) for i in range(9)]
    assert ratings(("a", "b"), outcomes) == ratings(("a", "b"), outcomes[::-1])


def test_teams_are_rated_on_the_same_deals() -> None:
    """Check that teams are rated by the deals that one wins and the other loses."""
    outcomes = [
        *(ended(deal, ("a", "a"), 1, 1) for deal in range(6)),
        *(ended(deal, ("b", "b"), 1 + deal % 2, 1 + deal % 2) for deal in range(6)),
    ]
    better, worse = ratings(("a", "b"), outcomes)
    assert better.rating.middle > worse.rating.middle
    assert (better.won, worse.won) == (6, 3)


@pytest.fixture
def _ready(compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OUTLAST, "engine", compiled(OUTLAST))
    prepare(OUTLAST)


@pytest.mark.usefixtures("_ready")
def test_the_same_seed_plays_the_same_games() -> None:
    once, again = (
        sorted((outcome.bout.deal, outcome.bout.seats, outcome.placements) for outcome in run)
        for run in (ladder().run(), ladder().run())
    )
    assert len(once) == 4
    assert once == again


@pytest.mark.usefixtures("_ready")
def test_who_stops_listening_stops_the_games() -> None:
    running = ladder(games=10_000).run()
    next(running)
    running.close()
    assert not active_children()


def test_nothing_is_rated_before_the_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OUTLAST, "engine", OUTLAST.interpreted)
    with pytest.raises(RuntimeError, match="outlast is not ready"):
        next(ladder().run())


@pytest.mark.usefixtures("_ready")
def test_experts_play_by_playouts_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that searching bots on the ladder use playouts and one core, not the clock."""
    quick = Mcts(Budget(playouts=3, seconds=1e-9))
    monkeypatch.setitem(PLAYERS, "legend", quick)
    contest = ladder(levels=("settler", "legend"), games=2)
    once, again = (play(OUTLAST, contest.options, contest.bouts()[0]) for _ in range(2))
    assert once == again
    alone = on_one_core(quick)
    assert alone == Mcts(Budget(playouts=3), cores=1)
