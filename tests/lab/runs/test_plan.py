"""Plans of runs: what games want counted, and players that make newcomers' mistakes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.lab.runs.small_runs import quick

from holdfast import games
from holdfast.kernel.content import ContentError
from holdfast.lab.runs import metrics
from holdfast.lab.runs.lineup import CoachedPlayer
from holdfast.lab.runs.metrics import components_of, metrics_of
from holdfast.lab.runs.plan import Plan, PlanError, format_lineup, parse_lineup

pl = pytest.importorskip("polars")
pq = pytest.importorskip("pyarrow.parquet")


# Plans


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("legend,settler:2", ("legend", "settler", "settler")),
        ("heuristic", ("heuristic",)),
        ("random:1, heuristic", ("random", "heuristic")),
    ],
)
def test_a_line_up_is_read_as_it_is_typed(words: str, seats: tuple[str, ...]) -> None:
    assert parse_lineup(words) == seats
    assert parse_lineup(format_lineup(seats)) == seats


def test_every_deal_is_played_from_all_seats() -> None:
    plan = Plan("outlast", 4, ("settler", "heuristic", "heuristic"), seed=10)
    assert plan.games == 6
    assert [plan.deal(number) for number in range(6)] == [10, 10, 10, 11, 11, 11]
    assert [plan.levels_at(number).index("settler") for number in range(3)] == [0, 1, 2]


def test_equals_need_not_change_seats() -> None:
    plan = Plan("outlast", 5, ("heuristic",) * 4)
    assert plan.games == 5
    assert [plan.deal(number) for number in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"lineup": ("genius",)}, "nobody is called 'genius'"),
        ({"lineup": ("heuristic",) * 7}, "is played by 1 to 6, not by 7"),
        ({"lineup": ("heuristic",), "options": {"players": 2}}, "names 1, but 2 play"),
        ({"games": 0}, "1 to 4294967295 games, not 0"),
        ({"games": 1 << 32}, "1 to 4294967295 games, not 4294967296"),
        ({"seed": -1}, "a seed is a number"),
        ({"explore": 1.5}, "a share is a number from 0 to 1"),
        ({"explore": 0.5}, "no drafts"),
        ({"explore": "drafts:0.5"}, "no drafts"),
        ({"explore": "moods"}, "no decision 'moods'; there are: drafts, act"),
        ({"explore": "act:2"}, "act: a share is a number from 0 to 1, not 2"),
        ({"explore": "act:-10%"}, "a share is a number from 0 to 1"),
        ({"explore": "act:many"}, "a share is a number from 0 to 1, not 'many'"),
        ({"explore": "act:nan"}, "a share is a number from 0 to 1, not 'nan'"),
        ({"explore": "act,act:0.1"}, "act is named twice"),
        ({"explore": ":0.1"}, "names nothing"),
        ({"thin": "decisions"}, "which share of decisions"),
        ({"thin": "decisions:0"}, "at most every second game"),
        ({"thin": "decisions:0.9"}, "at most every second game"),
        ({"thin": "seats:0.1"}, "'seats' cannot be thinned; there are: uses, days"),
        ({"options": {"length": "endless"}}, "cannot be 'endless'"),
    ],
)
def test_what_cannot_be_played(changes: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Plan(**({"game": "outlast", "games": 2} | changes))


@pytest.mark.parametrize("words", ["heuristic:", "heuristic:x", "heuristic:0", ""])
def test_a_line_up_that_means_nothing(words: str) -> None:
    with pytest.raises(PlanError):
        Plan("outlast", 1, parse_lineup(words))


# What games say is to be counted


@pytest.mark.parametrize("name", games.names())
def test_what_a_game_counts_is_there(name: str) -> None:
    game = games.load(name)
    for things in metrics_of(game).thing:
        assert [thing for thing in components_of(game) if thing.kind == things.id]
    for thing in components_of(game):
        assert thing.name
        assert not thing.name.startswith(f"{thing.kind}-"), f"{thing.name} has no name"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[clock]\nevent = "noon"\nnumber = "day"', "there is no event 'noon'"),
        ('[clock]\nevent = "round-began"\nnumber = "day"', "has no argument 'day'"),
        ('[draft]\ndecisions = ["leader"]', "there is no decision 'leader'"),
        ('[[count]]\nid = "a"\nname = "A"\nevent = "moved"\nadd = "miles"', "argument 'miles'"),
        ("colour = 3", "colour"),
    ],
)
def test_mistakes_in_it_are_told(
    text: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "lab.toml"
    path.write_text(text)
    monkeypatch.setattr(metrics, "file_of", lambda game: path)
    with pytest.raises(ContentError, match=complaint):
        metrics_of.__wrapped__(games.load("outlast"))


def test_what_may_be_tuned_is_no_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("outlast")
    path = tmp_path / "lab.toml"
    monkeypatch.setattr(metrics, "file_of", lambda game: path)
    keys = []
    for text in ("", '[tune]\nours = ["terrains.*"]', '[clock]\nevent = "a"\nnumber = "b"'):
        path.write_text(text)
        keys.append(metrics.metrics_hash(game))
    assert keys[0] == keys[1] != keys[2]


def test_a_game_that_says_nothing_is_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "file_of", lambda game: Path("nowhere"))
    assert metrics_of.__wrapped__(games.load("outlast")).thing == []


# Newcomers


def test_a_coach_stops_the_mistakes_that_the_game_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that a coached player makes random moves, except those that a warning prevents."""
    game = games.load("outlast")
    position = game.new({"players": 2}, 3)
    legal = game.legal(position)
    advised = game.advise(position, 1)
    always = CoachedPlayer(slips=100)
    made = {always.choose(game, position, noise) for noise in range(200)}
    warned = {move for move in legal if game.cautions(position, move)}
    assert len(made) > len(legal) / 2
    assert made <= (set(legal) - warned) | {game.advise(position, noise) for noise in range(200)}
    assert CoachedPlayer(slips=0).choose(game, position, 1) == advised
    monkeypatch.setattr(type(game), "cautions", lambda *_: ["careful"])
    assert always.choose(game, position, 1) == advised


def test_newcomers_play_runs(tmp_path: Path) -> None:
    found = quick(tmp_path / "new", games=2, lineup="newcomer:2")
    assert found.names["level"] == [{"id": "newcomer", "name": "newcomer"}]
    assert found.games.height == 2
