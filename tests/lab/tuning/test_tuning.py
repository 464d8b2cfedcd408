"""Tuning: what may be varied, what may be a target, and proposals tested on fresh deals."""

from __future__ import annotations

import json
import sys
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from holdfast import games
from holdfast.cli import app
from holdfast.kernel.content import ContentError
from holdfast.lab.runs import variants
from holdfast.lab.runs.metrics import metrics_of
from holdfast.lab.statistics.estimates import Estimate
from holdfast.lab.tuning.result import TuningResult
from holdfast.lab.tuning.search import FRESH, tune
from holdfast.lab.tuning.targets import Target, TuneError, kept_figure, parse_knob, parse_target

pytest.importorskip("polars")

HOW: dict[str, Any] = {"lineup": ("random",) * 2, "seed": 3, "workers": 1, "compiled": False}
PREY = "terrains.home.place.prey"
PALISADES = "structures.palisade.per_player"


@pytest.fixture(scope="module", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        root = tmp_path_factory.mktemp("cache")
        patch.setattr(variants, "cache_root", lambda: root)
        yield


# What may be varied


@pytest.mark.parametrize("name", games.names())
def test_every_game_says_which_numbers_are_its_own(name: str) -> None:
    """Check that each pattern of tunable numbers matches some content."""
    content = variants.read_content(games.load(name))
    paths = [variants.canonical(content, path) for path in values(content)]
    found = metrics_of(games.load(name)).tune
    if found is None:
        pytest.skip(f"{name} has no numbers that may be tuned")
    for pattern in found.ours + found.printed:
        assert any(fnmatchcase(path, pattern) for path in paths), pattern


def values(node: Any, path: str = "") -> Any:
    """Yield the paths of all values in nested content."""
    parts = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in parts:
        here = f"{path}.{key}".lstrip(".")
        if isinstance(value, dict | list) and value:
            yield from values(value, here)
        else:
            yield here


@pytest.mark.parametrize(
    ("game", "words", "complaint"),
    [
        ("outlast", "structures.settlement.cost=1..4", "is printed in the rulebook"),
        ("outlive", "rooms.r_crisis.upkeep=1..3", "is printed in the rulebook"),
        ("outlive", "events.ev_wildfire.points=2..5", "is printed in the rulebook"),
        ("outlive", "events.ev_lean.points=2..5", "is printed in the rulebook"),
        ("exoworld", "scenarios.S01.stars=1..2", "is printed in the rulebook"),
        ("outbreak", "table.supply.turret=3..5", "is printed in the rulebook"),
        ("outlast", "structures.structure.settlement.cost=1..4", "is printed in the rulebook"),
        ("outlast", "structures.structure.0.cost=1..4", "is printed in the rulebook"),
        ("outlast", f"{PREY}=3", "is varied as table.row.column=1..3"),
        ("outlast", f"{PREY}=3..3", "leaves nothing to choose"),
        ("outlast", "terrains.moon.place.prey=1..2", "there is no row 'moon'"),
        ("outlast", "structures.palisade.effects.block_wolf_entry=0..1", "is not true or false"),
    ],
)
def test_what_may_not_be_varied(game: str, words: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_knob(words, game)


def test_a_knob_knows_what_stands_there_now() -> None:
    knob = parse_knob("events.ev_sand.points=3..6", "outlive")
    assert (knob.path, knob.low, knob.high, knob.now) == ("events.ev_sand.points", 3, 6, 4)


# What is wanted


@pytest.mark.parametrize(
    ("game", "words", "target"),
    [
        ("outbreak", "won = 55 %", Target("won", "=", 55)),
        ("outlive", "leaders.max < +8", Target("leaders.max", "<", 8)),
        ("outlive", "seats.max<29", Target("seats.max", "<", 29)),
        ("outlast", "length > 12.5", Target("length", ">", 12.5)),
        ("outlast", "n_built > 2", Target("n_built", ">", 2)),
    ],
)
def test_a_target_is_read_as_it_is_typed(game: str, words: str, target: Target) -> None:
    assert parse_target(words, game) == target


@pytest.mark.parametrize(
    ("game", "words", "complaint"),
    [
        ("outlast", "length", "a target is a figure"),
        ("outlast", "length = long", "a target is a figure"),
        ("outlast", "won = 50", "there is no figure 'won'"),
        ("outlast", "moods.max < 3", "there is no figure 'moods.max'; there are: seats.max"),
        ("outbreak", "n_moods = 3", "there is no figure"),
        ("outbreak", "won = 155", "won is from 0 to 100: 155 cannot be reached"),
        ("outlive", "seats.max < -1", "seats.max is from 0 to 100: -1 cannot"),
        ("outlive", "leaders.max < -101", "leaders.max is from -100 to 100"),
        ("outlast", "length < -3", "length is 0 at least: -3 cannot be reached"),
    ],
)
def test_what_cannot_be_wanted(game: str, words: str, complaint: str) -> None:
    with pytest.raises(TuneError, match=complaint):
        parse_target(words, game)
    with pytest.raises(TuneError, match="there is no figure"):
        kept_figure("moods", game)


def test_a_number_is_varied_once(tmp_path: Path) -> None:
    vary = ["events.ev_sand.points=3..6", "events.ev_sand.points=4..5"]
    with pytest.raises(TuneError, match=r"events\.ev_sand\.points is varied twice"):
        tune("outlive", vary=vary, target=["seats.max < 30"], out=tmp_path / "tuned")
    assert not list(tmp_path.iterdir())


def test_whether_a_target_is_met() -> None:
    def e(low: float, high: float) -> Estimate:
        return Estimate((low + high) / 2, low, high, low, high, 100)

    less = Target("length", "<", 10)
    assert [less.verdict(e(*ends)) for ends in ((8, 9), (9, 11), (11, 12))] == [
        "met", "open", "missed",
    ]  # fmt: skip
    assert Target("length", ">", 10).verdict(e(8, 9)) == "missed"
    assert Target("length", "=", 10).verdict(e(9, 11)).startswith("met")
    assert Target("length", "=", 10).verdict(e(8, 9)) == "missed"
    assert less.distance(9) == 0
    assert less.distance(12) == 2


# Tuning


@pytest.fixture(scope="module")
def tuned(tmp_path_factory: pytest.TempPathFactory) -> TuningResult:
    """Return a tuning result: less prey shortens games, and palisades change nothing."""
    pytest.importorskip("optuna")
    return tune(
        "outlast", vary=[f"{PREY}=1..3", f"{PALISADES}=1..3"], target=["length < 2.2"],
        games=30, tries=4, out=tmp_path_factory.mktemp("runs") / "tuned", **HOW,
    )  # fmt: skip


def test_nothing_is_tried_twice_and_the_best_is_the_closest(tuned: TuningResult) -> None:
    values = [tuple(t.values.values()) for t in tuned.tries]
    assert len(values) == len(set(values)) == 5
    assert tuned.tries[0].values == {PREY: 3, PALISADES: 2}
    assert tuned.best.loss == min(t.loss for t in tuned.tries)
    assert tuned.changes[PREY] < 3
    assert PALISADES not in tuned.changes, "what changes nothing is not proposed"
    for each in tuned.tries:
        assert each.run.plan.seed == 3
        assert each.found["length"].mid == pytest.approx(each.run.games["length"].mean())


def test_what_a_step_changes_is_told_game_by_game(tuned: TuningResult) -> None:
    found = {(knob.path, what): e for knob, what, e in tuned.responses()}
    assert found[PREY, "length"].mid > 0
    palisades = found[PALISADES, "length"]
    assert abs(palisades.mid) < 0.1
    # The same by a second count: ordinary least squares on the means.
    x = np.array([[1, t.values[PREY], t.values[PALISADES]] for t in tuned.tries], float)
    y = [t.found["length"].mid for t in tuned.tries]
    assert found[PREY, "length"].mid == pytest.approx(np.linalg.lstsq(x, y, rcond=None)[0][1])


def test_a_proposal_is_proved_on_fresh_deals(tuned: TuningResult) -> None:
    assert tuned.fresh.plan.seed == 3 + FRESH
    assert tuned.fresh.plan.patch == tuned.changes
    assert tuned.fresh_base.plan.patch == {}
    ((target, before, after, between),) = tuned.proof()
    assert target.value == 2.2
    assert between is not None
    assert between.mid == pytest.approx(after.mid - before.mid)
    one, two = (run.games["length"].cast(int) for run in (tuned.fresh_base, tuned.fresh))
    assert between.mid == pytest.approx((two - one).mean())


def test_what_was_found_is_kept(tuned: TuningResult) -> None:
    kept_ = variants.read(tuned.folder / "best.toml")
    assert kept_ == tuned.changes
    told = json.loads((tuned.folder / "tuning.json").read_text())
    assert len(told["tries"]) == 5
    assert told["best"] == tuned.best.values
    page = (tuned.folder / "tuning.md").read_text()
    assert f"{PREY} = {tuned.changes[PREY]} (now 3)" in page
    assert "On fresh deals (1000003 to 1000032)" in page


def test_all_is_tried_where_that_is_little_and_goes_on_where_it_was(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    how: dict[str, Any] = {
        "vary": [f"{PREY}=2..3"], "target": ["length > 1"], "keep": ["decisions"], "games": 4,
        "tries": 5, "out": tmp_path / "tuned",
    }  # fmt: skip
    one = tune("outlast", **how, **HOW)
    assert [t.values[PREY] for t in one.tries] == [3, 2]
    assert one.changes == {}
    assert "Leave it as it is" in one.markdown()
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "tuned").rglob("run.json")}
    two = tune("outlast", **how, **HOW)
    assert two.markdown() == one.markdown()
    assert before == {p: p.stat().st_mtime_ns for p in (tmp_path / "tuned").rglob("run.json")}


def test_what_the_game_refuses_is_told_before_anything_is_played(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    with pytest.raises(ContentError, match="less than or equal to 3"):
        tune("outlast", vary=[f"{PREY}=1..9"], target=["length > 3"], out=tmp_path / "t", **HOW)
    assert not (tmp_path / "t").exists()


def test_without_optuna_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "optuna", None)
    with pytest.raises(TuneError, match=r"pip install 'holdfast\[tune\]'"):
        tune("outlast", vary=[f"{PREY}=1..3"], target=["length > 3"])


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--vary", "structures.settlement.cost=1..4", "--target", "length > 3"), "printed"),
        (("--vary", f"{PREY}=1..3", "--target", "charm > 3"), "there is no figure 'charm'"),
        (("--vary", f"{PREY}=1..3", "--target", "length > 3", "--tries", "0"), "1 to 200 tries"),
    ],
)
def test_the_command_line_says_in_one_line_what_is_wrong(
    arguments: tuple[str, ...], complaint: str
) -> None:
    pytest.importorskip("optuna")
    result = CliRunner().invoke(app, ["lab", "tune", "outlast", *arguments])
    assert result.exit_code == 2, result.output
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1
