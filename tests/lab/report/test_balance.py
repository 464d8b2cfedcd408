"""Balance reports: what they say of fair, unfair and tiny runs, and of every game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from tests.support.runs import rewrite_run, split_run
from typer.testing import CliRunner

from holdfast import games
from holdfast.cli import app
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.lab import Run, run
from holdfast.lab.report import data
from holdfast.lab.report.balance import Report
from holdfast.lab.report.data import TABLE, Part
from holdfast.lab.report.table_reader import Tables
from holdfast.lab.report.words import plain
from holdfast.lab.runs import columns, metrics
from holdfast.lab.runs.metrics import STAGES
from holdfast.lab.runs.store import RunError
from holdfast.lab.statistics.estimates import (
    Estimate,
    difference,
    games_needed,
    judge,
    matched_difference,
    mean,
    poisson,
    rate,
    wilson,
)

pl = pytest.importorskip("polars")

# Intervals and words


def test_the_thin_interval_holds_the_thick_one() -> None:
    e = wilson(30, 100, family=20)
    assert e.family_low < e.low < e.mid < e.high < e.family_high
    alone = wilson(30, 100)
    assert (alone.low, alone.high) == (alone.family_low, alone.family_high)
    assert (alone.low, alone.high) == pytest.approx((0.2189, 0.3959), abs=1e-3)


@pytest.mark.parametrize(
    ("won", "n", "family", "word"),
    [
        (400, 1000, 10, "strong"),
        (150, 1000, 10, "weak"),
        (2500, 10_000, 10, "even"),
        (280, 1000, 10, "leans"),
        (3, 10, 10, "open"),
        (0, 0, 10, "open"),
    ],
)
def test_five_words_and_no_more(won: int, n: int, family: int, word: str) -> None:
    assert judge(wilson(won, n, family), 0.25, 0.04) == word


@pytest.mark.parametrize("family", [1, 13, 40])
def test_where_nobody_wins_nothing_is_strong(family: int) -> None:
    for n in range(1, 200):
        assert wilson(0, n, family).family_low == 0
        assert judge(wilson(0, n, family).less(0.0), 0, 0.06) not in ("strong", "leans")
        assert judge(wilson(n, n, family).less(1.0), 0, 0.06) not in ("weak", "leans")


def test_false_alarms_are_as_rare_as_is_said() -> None:
    """Check that at most about one in twenty fair figures of 20 rows marks a row as unfair."""
    dice = np.random.default_rng(3)
    alarms = 0
    for _ in range(400):
        rows = [wilson(int(dice.binomial(400, 0.25)), 400, 20) for _ in range(20)]
        alarms += any(judge(e, 0.25, 0.04) in ("strong", "weak") for e in rows)
    assert alarms / 400 < 0.08


def test_few_numbers_have_no_interval() -> None:
    assert mean([1.0, 1.0, 1.0]).high == float("inf")
    assert not mean([1.0, 1.0, 1.0]).sure
    assert mean([1.0] * 20).sure


def test_none_of_a_few_says_little() -> None:
    assert poisson(0, 3).high > 1.2
    assert rate(0, 3).high > 0.5
    assert rate(10, 100, error=0.2).high == pytest.approx(0.1 + 1.96 * 0.2, abs=1e-3)


def compared_with(wins: Any, has: Any, strata: Any) -> Estimate:
    """Return the difference between games with and without something, within each stratum."""
    groups = [
        [
            (int(here.sum()), float(wins[here].sum()))
            for here in (side & (strata == s) for s in set(strata))
        ]
        for side in (has, ~has)
    ]
    return matched_difference(*groups)


def test_equals_are_compared_with_equals() -> None:
    """Check that something that only accompanies success gets no credit for it."""
    dice = np.random.default_rng(1)
    many = dice.integers(0, 2, 4000)
    has = dice.random(4000) < np.where(many, 0.8, 0.2)
    wins = (dice.random(4000) < np.where(many, 0.5, 0.1)).astype(float)
    apart = compared_with(wins, has, many)
    assert abs(apart.mid) < 0.03
    assert apart.low < 0 < apart.high
    together = compared_with(wins, has, np.zeros(4000, int))
    assert together.mid > 0.15


def test_a_difference_of_shares() -> None:
    e = difference(wilson(56, 70), wilson(48, 80))
    assert (e.low, e.high) == pytest.approx((0.0524, 0.3339), abs=1e-3)  # Newcombe 1998, method 10


def test_how_many_games_it_takes() -> None:
    assert games_needed(100, Estimate(0, -0.08, 0.08, -1, 1, 100), 0.04) == 400
    assert games_needed(100, Estimate(0, -0.01, 0.01, -1, 1, 100), 0.04) == 100


# Runs whose findings are known


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a run of sixty short games of Outlast by random players."""
    return run(
        "outlast", games=60, lineup="random:2", options={"length": "short"}, workers=1,
        compiled=False, out=tmp_path_factory.mktemp("runs") / "small",
    )  # fmt: skip


def with_shares(
    source: Run, shares: Callable[[int, int], float], folder: Path, copies: int = 1
) -> Run:
    """Return a copy of a run with other victories, repeated in several parts."""

    def change(table: str, frame: Any) -> Any:
        if table != "seats":
            return frame
        values = [shares(g, s) for g, s in frame.select("game", "seat").iter_rows()]
        return frame.with_columns(pl.Series("share", values, pl.Float32))

    return rewrite_run(source, folder, change, copies)


def verdicts(report: Report) -> dict[str, str]:
    return {answer.question: plain(answer.verdict) for answer in report.answers}


def titles(report: Report) -> dict[str, str]:
    return {f.key: plain(f.title) for section in report.sections for f in section.figures}


def test_a_fair_run_is_called_even(small: Run, tmp_path: Path) -> None:
    fair = with_shares(small, lambda game, seat: float((game + seat) % 2), tmp_path / "fair", 50)
    report = Report(fair)
    assert verdicts(report)["Is it balanced?"] == "Seats are even."
    assert titles(report)["seats"] == "No seat is favoured."


def test_an_unfair_run_is_called_unfair(small: Run, tmp_path: Path) -> None:
    unfair = with_shares(
        small, lambda game, seat: float(seat == (game % 4 == 0)), tmp_path / "unfair", 10
    )
    report = Report(unfair)
    assert verdicts(report)["Is it balanced?"] == "Seat 1 is favoured."
    assert titles(report)["seats"].startswith("Seat 1 wins 25.0 points more than its share")


def test_a_tiny_run_says_that_it_says_nothing(tmp_path: Path) -> None:
    tiny = run(
        "outlast", games=1, lineup="random:2", options={"length": "short"}, workers=1,
        compiled=False, out=tmp_path / "tiny",
    )  # fmt: skip
    report = Report(tiny)
    assert verdicts(report)["Is it balanced?"] == "Seats: too few games to say."
    assert titles(report)["seats"] == "No seat is clearly favoured."
    assert titles(report)["habits" if "habits" in titles(report) else "seats"]
    assert "strong" not in {row.mark for s in report.sections for f in s.figures
                            for part in f.parts if not isinstance(part, str)
                            for row in part.rows}  # fmt: skip
    assert "nan" not in plain(report.html().partition("<main>")[2].partition("<script>")[0])


class Wellformed(HTMLParser):
    """A parser that checks that every element is closed and nothing is fetched."""

    VOID = frozenset(("meta", "br", "link"))

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            assert name not in ("src",), f"{tag} fetches {value}"
            if name == "id":
                self.ids.append(str(value))
            if name == "href":
                self.links.append(str(value))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def checked(html: str) -> Wellformed:
    page = Wellformed()
    page.feed(html)
    assert page.open == []
    assert len(page.ids) == len(set(page.ids))
    assert all(link.removeprefix("#") in page.ids for link in page.links)
    assert "http" not in re.sub(r"base64,[^)]*", "", html)
    return page


SECTIONS = {
    "outlast": ["Seats", "Structures", "The race", "What winners do", "Pace"],
    "outlive": ["Seats", "Leaders, first rooms and 3 more", "The race", "What winners do", "Pace"],
    "exoworld": ["Victory", "Characters, modules and 3 more", "Tension", "Pace"],
    "outbreak": ["Victory", "Survivors, settlements of the first city and", "Tension", "Pace"],
}


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_its_report(
    name: str, tmp_path: Path, compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.load(name)
    monkeypatch.setattr(game, "engine", compiled(game))
    explore = 0.5 if metrics.metrics_of(game).draft else 0.0
    played = run(name, games=24, explore=explore, workers=1, out=tmp_path / "run")
    report = Report(played)
    names = [section.name for section in report.sections]
    for expected in SECTIONS.get(name, ["Pace"]):
        assert any(found.startswith(expected) for found in names), names
    checked(report.html())
    text = report.markdown()
    assert text.count("\n### ") == sum(len(section.figures) for section in report.sections)
    assert all(question in text for question in verdicts(report))
    size = sum(path.stat().st_size for path in played.folder.glob("*-0000.parquet"))
    assert size / 24 < 4000, "a game takes too much room"


@pytest.mark.parametrize("name", ["outlast", "exoworld"])
def test_a_game_that_says_nothing_has_a_report_too(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    caches = (
        metrics.metrics_of,
        metrics.components_of,
        metrics.component_ranges,
        columns.columns_of,
    )

    def forget() -> None:
        for cache in caches:
            cache.cache_clear()

    monkeypatch.setattr(metrics, "file_of", lambda game: tmp_path / "nowhere")
    forget()
    try:
        played = run(name, games=12, lineup="random:2", workers=1, compiled=False,
                     out=tmp_path / "run")  # fmt: skip
        report = Report(played)
        assert [section.key for section in report.sections][-1] == "pace"
        checked(report.html())
    finally:
        forget()


# However long a run is


WRITTEN_DOWN = {
    "seats": "No seat is clearly favoured.",
    "ends": "The most frequent end: one was left, 100 % [94, 100].",
    "decided": "A lead has no clear effect; after round 2 the leader wins 49 % [33, 64] of games.",
    "margin": (
        "The median game is won by 2 of 3 points; 97 % [89, 99] end within 2, 0 % [0, 6]"
        " with equal points."
    ),
    "changes": (
        "The lead changes 0.8 [0.6, 1.0] times a game, most on round 3; 65 % [52, 76] of"
        " games change hands on their last round."
    ),
    "habits": "Winners have less meeples lost, meeples starved and moves.",
    "pace": "A game has 14 [13, 16] decisions, most of them in round 2: 7 [7, 8].",
    "kinds": (
        "Between two own decisions a seat waits for 6 [5, 6] of others at worst; one seat"
        " in ten waits for 8 or more."
    ),
    "run-1": "The same again: 60 games show no sure difference.",
}
"""What was found of sixty games when their tables were read whole."""


def test_the_figures_are_those_of_whole_tables(small: Run) -> None:
    assert titles(Report(small, [small])) == WRITTEN_DOWN


def report_content(report: Report) -> str:
    """Return all texts and charts of a report."""
    figures = [f.html(1) for section in report.sections for f in section.figures]
    answers = [f"{a.verdict} {a.lines}" for a in report.answers]
    return "\n".join(figures + answers)


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a run of 24 games of Exoworld by random players, half of the crews drawn by a coin."""
    return run(
        "exoworld", games=24, lineup="random:2", explore="drafts", seed=5, workers=1,
        compiled=False, out=tmp_path_factory.mktemp("runs") / "crew",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("which", "sizes"), [("small", [7, 1, 30, 22]), ("small", [1] * 60), ("crew", [11, 1, 12])]
)
def test_a_report_is_the_same_however_a_run_lies_in_parts(
    which: str, sizes: list[int], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    whole: Run = request.getfixturevalue(which)
    parted = split_run(whole, tmp_path / "parted", sizes)
    assert report_content(Report(whole)) == report_content(Report(parted))
    assert report_content(Report(whole, [whole])) == report_content(Report(whole, [parted]))
    assert report_content(Report(whole, [whole])) == report_content(Report(parted, [whole]))


@pytest.mark.parametrize("stretch", [1, 7, 59])
@pytest.mark.parametrize("which", ["small", "crew"])
def test_a_report_is_the_same_however_long_the_stretches_are(
    which: str, stretch: int, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    whole: Run = request.getfixturevalue(which)
    before = report_content(Report(whole, [whole]))
    monkeypatch.setattr(data, "STRETCH", stretch)
    assert report_content(Report(whole, [whole])) == before


def test_games_that_lie_in_several_parts_are_read_in_one(small: Run, tmp_path: Path) -> None:
    tables = Tables(split_run(small, tmp_path / "parted", [20, 20, 20]))
    assert tables.parts == [range(20), range(20, 40), range(40, 60)]
    for some in (range(5, 9), range(20, 40), range(15, 55), range(60)):
        there = small.days.filter(pl.col("game").is_in(list(some)))
        assert tables.column("days", "points", some).tolist() == there["points"].to_list()


def some_uses(seed: int, team: bool) -> tuple[Part, list[tuple[int, int, int, int]]]:
    """Return eight random games with the things that seats and the table have.

    The second value is the rows of these games: game, seat, thing, how often had.
    """
    dice = np.random.default_rng(seed)
    rows = [
        (game, seat, thing, int(dice.integers(0, 3)))
        for game in range(8)
        for seat, thing in dice.permutation([(s, t) for s in (0, 1, 2, TABLE) for t in range(9)])
        if dice.random() < 0.4
    ]
    columns = dict(zip(("game", "seat", "thing", "had"), zip(*rows, strict=True), strict=True))
    kinds = {"game": np.uint32, "seat": np.uint8, "thing": np.uint16}
    explored = dice.random(24) < 0.5

    class Written:
        def column(self, table: str, name: str, games: range) -> Any:
            if table == "seats":
                return explored
            return np.array(columns.get(name, [0] * len(rows)), kinds.get(name, np.uint8))

    names: dict[str, Any] = {"thing": [{}] * 9}
    run_ = SimpleNamespace(seats=3, team=team, things=lambda _: range(2, 7),
                           has_randomised_drafts=True,
                           run=SimpleNamespace(names=names))  # fmt: skip
    return Part(cast("Any", run_), range(8), cast("Any", Written())), rows


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("team", [False, True])
def test_who_had_what(seed: int, team: bool) -> None:
    """Check that what the table has counts for every seat, and in teams what any seat has."""
    part, rows = some_uses(seed, team)
    found = part.units_having(cast("Any", SimpleNamespace(id="card")), "had")
    expected = {
        (thing - 2, game if team else 3 * game + each)
        for game, seat, thing, had in rows
        for each in ((0,) if team else range(3) if seat == TABLE else (seat,))
        if had and 2 <= thing < 7
    }
    pairs = list(zip(found.thing.tolist(), found.unit.tolist(), strict=True))
    assert len(pairs) == len(expected)
    assert set(pairs) == expected
    assert [thing for thing, _ in pairs] == sorted(thing for thing, _ in pairs)


@pytest.mark.parametrize("seed", range(5))
def test_what_a_coin_drafted_is_counted_apart(seed: int) -> None:
    part, rows = some_uses(seed, False)
    expected = np.zeros((9, 2))
    for game, seat, thing, had in rows:
        expected[thing, int(seat != TABLE and part.randomised_drafts[game, seat])] += had
    assert expected.any(axis=0).all()
    assert part.stages[:, :, STAGES.index("had")].tolist() == expected.tolist()


def test_runs_that_overlap_are_compared_where_they_do(small: Run, tmp_path: Path) -> None:
    """Check that two runs are compared on the deals that both have, whatever their parts."""
    later = small.rerun(seed=17, games=50, workers=1, compiled=False, out=tmp_path / "later")
    report = Report(small, [split_run(later, tmp_path / "parted", [13, 37])])
    assert "The same 43 deals" in report.markdown()
    assert report_content(Report(small, [later])) == report_content(report)


def test_only_a_part_is_looked_at_at_a_time(
    small: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a report reads one part of a run at a time."""
    parted = split_run(small, tmp_path / "parted", [20, 20, 20])
    read: list[int] = []
    column = Part.column

    def watched(part: Part, table: str, name: str) -> Any:
        found = column(part, table, name)
        if table == "games":
            read.append(len(found))
        return found

    monkeypatch.setattr(Part, "column", watched)
    for table in ("games", "seats", "uses", "days", "decisions"):
        monkeypatch.setattr(Run, table, property(lambda run: pytest.fail("a whole table is read")))
    Report(parted, [parted])
    assert set(read) == {20}


# Comparisons


def test_the_same_run_shows_no_difference(small: Run) -> None:
    report = Report(small, [small])
    title = titles(report)["run-1"]
    assert title == "The same again: 60 games show no sure difference."
    assert "The same 60 deals" in report.markdown()


def test_a_difference_is_found_deal_by_deal(small: Run, tmp_path: Path) -> None:
    def longer(table: str, frame: Any) -> Any:
        if table != "games":
            return frame
        more = pl.col("decisions") + 5 + pl.col("game") % 2
        return frame.with_columns(more.cast(pl.UInt16))

    other = rewrite_run(small, tmp_path / "longer", longer)
    title = titles(Report(small, [other]))["run-1"]
    assert "decisions +5.5" in title


def test_runs_without_a_deal_in_common_are_not_paired(small: Run, tmp_path: Path) -> None:
    fresh = small.rerun(seed=1000, games=20, workers=1, compiled=False, out=tmp_path / "fresh")
    report = Report(small, [fresh])
    assert titles(report)["run-1"].startswith("Fresh deals:")
    assert "Unpaired" in report.markdown()


def test_what_cannot_be_compared(small: Run, tmp_path: Path) -> None:
    three = small.rerun(lineup="random:3", options={}, games=3, workers=1, compiled=False,
                        out=tmp_path / "three")  # fmt: skip
    with pytest.raises(RunError, match="has 3 seats"):
        Report(small, [three])
    with pytest.raises(RunError, match="at most 4 runs"):
        Report(small, [small] * 4)


def test_levels_meet_on_the_same_deals(tmp_path: Path) -> None:
    mixed = run(
        "outlast", games=30, lineup="heuristic,random", options={"length": "short"}, workers=1,
        compiled=False, out=tmp_path / "mixed",
    )  # fmt: skip
    title = titles(Report(mixed))["levels"]
    assert title.startswith("Heuristic is stronger"), title


# The command line


def test_the_command_writes_a_page(small: Run, tmp_path: Path) -> None:
    page = tmp_path / "pages" / "small.html"
    result = CliRunner().invoke(
        app,
        ["lab", "report", str(small.folder), "--against", str(small.folder), "--out", str(page)],
    )
    assert result.exit_code == 0, result.output
    assert result.stdout.strip() == str(page)
    checked(page.read_text(encoding="utf-8"))


def test_the_command_prints_markdown(small: Run) -> None:
    result = CliRunner().invoke(app, ["lab", "report", str(small.folder), "--markdown"])
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("# Outlast: balance report\n")
    assert "<" not in result.stdout.replace("<holdfast", "")


def copy_with_changed_seats(small: Run, tmp_path: Path, change: Callable[[Any], Any]) -> Path:
    """Return a copy of a run with a changed table of seats and a matching checksum."""
    import hashlib
    import shutil

    folder = tmp_path / "spoiled"
    shutil.copytree(small.folder, folder)
    path = folder / "seats-0000.parquet"
    change(pl.read_parquet(path)).write_parquet(path)
    manifest = json.loads((folder / "run.json").read_text())
    files = manifest["parts"][0]["files"]
    files[path.name]["sha256"] = hashlib.sha256(path.read_bytes()).hexdigest()
    (folder / "run.json").write_text(json.dumps(manifest))
    return folder


@pytest.mark.parametrize(
    ("parts", "complaint"), [(0, "is empty: it has no games"), (1, "has 30 games, not 60")]
)
def test_games_that_are_not_there_are_told(
    parts: int, complaint: str, small: Run, tmp_path: Path
) -> None:
    folder = split_run(small, tmp_path / "halves", [30, 30]).folder
    manifest = json.loads((folder / "run.json").read_text())
    manifest["parts"] = manifest["parts"][:parts]
    (folder / "run.json").write_text(json.dumps(manifest))
    result = CliRunner().invoke(app, ["lab", "report", str(folder)])
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda seats: seats.drop("share"), "has no column 'share'"),
        (lambda seats: seats.with_columns(mood=1), "unknown column 'mood'"),
    ],
)
def test_columns_that_do_not_fit_are_named(
    change: Callable[[Any], Any], complaint: str, small: Run, tmp_path: Path
) -> None:
    folder = copy_with_changed_seats(small, tmp_path, change)
    result = CliRunner().invoke(app, ["lab", "report", str(folder)])
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert not (folder / "report.html").exists()
