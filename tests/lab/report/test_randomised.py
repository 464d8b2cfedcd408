"""The effects of choices made by coin, in reports on runs where the effect is known."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.support.runs import rewrite_run, split_run

from holdfast.lab import Run, run
from holdfast.lab.report.balance import Report
from holdfast.lab.report.data import Data
from holdfast.lab.report.randomised import Choice, RandomisedChoices
from holdfast.lab.report.words import plain

pl = pytest.importorskip("polars")

GAMES, SEATS = 40, 2


@pytest.fixture(scope="module")
def tossed(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a run in which a coin makes a third of all actions."""
    return run(
        "outlast", games=GAMES, lineup="random:2", options={"length": "short"}, explore="act:0.3",
        workers=1, compiled=False, out=tmp_path_factory.mktemp("runs") / "tossed",
    )  # fmt: skip


def known_effect(worth: float) -> Any:
    """Return a change to a run that gives one of two coin choices this known effect.

    The second move is chosen in a third of the tosses, and wins so much more often.
    """
    dice = np.random.default_rng(4)
    drawn = dice.random((GAMES * 50, SEATS)) < 1 / 3
    wins = dice.random((GAMES * 50, SEATS)) < 0.3 + worth * drawn

    def change(table: str, frame: Any) -> Any:
        numbers = frame["game"].to_numpy()
        if table == "seats":
            share = wins[numbers, frame["seat"].to_numpy()]
            return frame.with_columns(pl.Series("share", share, pl.Float32))
        if table != "coins":
            return frame
        games = np.repeat(np.arange(GAMES) + numbers.min() // GAMES * GAMES, 2 * SEATS)
        seats = np.tile(np.repeat(np.arange(SEATS), 2), GAMES)
        second = np.tile([False, True], GAMES * SEATS)
        got = drawn[games, seats] == second
        columns: dict[str, Any] = {
            "game": games, "seat": seats, "kind": frame["kind"][0], "move": second.astype(int),
            "thing": 65535, "tossed": 1, "drawn": got.astype(int),
            "chance": np.where(second, 1 / 3, 2 / 3), "spread": 2 / 9,
        }  # fmt: skip
        made = pl.DataFrame({
            name: np.broadcast_to(values, games.shape) for name, values in columns.items()
        })  # fmt: skip
        return made.cast(dict(frame.schema))

    return change


@pytest.mark.parametrize("worth", [0.0, 0.1])
def test_intervals_hold_as_often_as_is_said(worth: float) -> None:
    """Check that intervals contain the true effect as often as promised, over 400 runs."""
    dice = np.random.default_rng(7)
    missed, mids = 0, []
    for _ in range(400):
        chance = dice.choice([0.1, 0.25, 0.5], (300, 2))
        drawn = dice.random((300, 2)) < chance
        wins = dice.random(300) < 0.3 + worth * drawn.sum(axis=1)
        choice = Choice()
        choice.randomised_decisions, choice.spread = 600, float((chance * (1 - chance)).sum())
        excess = (drawn - chance).sum(axis=1)
        choice.add(excess * wins, excess)
        e = choice.worth(float(wins.mean()), 1)
        missed += not e.low < worth < e.high
        mids.append(e.mid)
    assert abs(np.mean(mids) - worth) < 4 * np.std(mids) / 20
    assert 0.02 < missed / 400 < 0.08


def test_what_a_choice_is_worth_is_found(tossed: Run, tmp_path: Path) -> None:
    worth = 0.2
    made = rewrite_run(tossed, tmp_path / "settled", known_effect(worth), copies=50)
    data = Data(made)
    coins = data.collect(RandomisedChoices(data))
    (kind,) = {what[0] for what in coins.found}
    first, second = (e for _, e in sorted(coins.estimates(kind).items()))
    assert second.family_low < worth < second.family_high
    assert first.mid == pytest.approx(-second.mid)
    assert second.high - second.low < 0.09
    assert second.n == GAMES * 50 * SEATS
    title = next(f.title for s in Report(made).sections for f in s.figures if f.key[:4] == "coin")
    assert " is worth more; " in title


def test_a_report_tells_what_coins_chose(tossed: Run, tmp_path: Path) -> None:
    report = Report(tossed)
    figure = next(f for s in report.sections for f in s.figures if s.key == "coins")
    assert plain(figure.title).startswith(("Act, by coin", "act, by coin"))
    assert "30 % of these decisions a coin chose" in figure.how
    assert "30% of act by coin" in report.markdown()
    parted = Report(split_run(tossed, tmp_path / "parted", [1, 14, 25]))
    again = next(f for s in parted.sections for f in s.figures if s.key == "coins")
    assert plain(again.title) == plain(figure.title)
    assert [row.cells[0][0] for row in again.parts[0].rows] == [
        row.cells[0][0] for row in figure.parts[0].rows
    ]


def test_a_thinned_run_has_its_report(tossed: Run, tmp_path: Path) -> None:
    """Check that a report on a thinned run counts only the games that were kept."""
    thin = tossed.rerun(
        thin="uses:0.5,days:0.25,decisions:0.1", workers=1, compiled=False, out=tmp_path / "thin"
    )
    report = Report(thin)
    kinds = {f.key: f for s in report.sections for f in s.figures}["kinds"]
    asked = tossed.decisions.filter(pl.col("game") % 10 == 0).group_by("kind").agg(
        pl.col("asked").sum().cast(int) / (GAMES / 10)
    )  # fmt: skip
    most = max(asked["asked"])
    assert kinds.parts[0].rows[0].cells[1][0] == pytest.approx(most)
