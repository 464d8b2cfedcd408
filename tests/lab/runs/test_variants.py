"""Changed content: other games beside the originals, in all modes and processes."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from holdfast import games
from holdfast.cli import app
from holdfast.kernel.content import ContentError
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.lab import Run, run
from holdfast.lab.runs import variants
from holdfast.lab.runs.plan import Plan, plan_from_manifest
from holdfast.lab.runs.store import TABLES, read_manifest
from holdfast.lab.runs.variants import (
    PatchError,
    check_patch,
    parse_patch,
    read_content,
    to_toml,
    variant,
)

pytest.importorskip("polars")

QUICK: dict[str, Any] = {
    "games": 8, "lineup": "heuristic:2", "options": {"length": "short"}, "seed": 5, "workers": 1,
    "compiled": False,
}  # fmt: skip
CHEAP = {"structures.settlement.cost": 1}
"""Settlements of Outlast cost a third."""


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep copies of games in a folder of the tests, shared by the tests of a session."""
    root = tmp_path_factory.getbasetemp() / "variants-of-tests"
    monkeypatch.setattr(variants, "cache_root", lambda: root)


def same(one: Run, two: Run) -> bool:
    return all(one.table(name).equals(two.table(name)) for name in TABLES)


# What is typed


def test_values_are_read_as_they_are_typed(tmp_path: Path) -> None:
    kept = tmp_path / "best.toml"
    kept.write_text('"rooms.r_crisis.upkeep" = 2\n"board.ship.spots" = [1, 2, 3, 4]\n')
    found = parse_patch(
        [f"@{kept}", "events.a.half=L", "rooms.r_smoke.standard=true", "x.y.z= 2.5"]
    )
    assert found == {
        "rooms.r_crisis.upkeep": 2, "board.ship.spots": [1, 2, 3, 4], "events.a.half": "L",
        "rooms.r_smoke.standard": True, "x.y.z": 2.5,
    }  # fmt: skip
    assert parse_patch(variants.format_patch(found)) == found


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["rooms.r_crisis.upkeep"], "not as 'rooms.r_crisis.upkeep'"),
        (["=3"], "not as '=3'"),
        (["a.b.c=1", "a.b.c=2"], "a.b.c is set twice"),
        (["@nowhere.toml"], "nowhere.toml cannot be read"),
    ],
)
def test_what_means_nothing_is_told(words: list[str], complaint: str) -> None:
    with pytest.raises(PatchError, match=complaint):
        parse_patch(words)


def test_a_file_that_is_no_patch_is_told(tmp_path: Path) -> None:
    for text in ("rooms.r_crisis.upkeep = 2", "no toml"):
        path = tmp_path / "patch.toml"
        path.write_text(text)
        with pytest.raises(PatchError, match=r"patch\.toml"):
            parse_patch([f"@{path}"])


# What is meant


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("rums.r_crisis.upkeep", 2, "there is no table 'rums'; there are: animals, board"),
        ("rooms.r_cellar.upkeep", 2, "there is no row 'r_cellar'; there are: r_build"),
        ("rooms.r_crisis.rent", 2, "there is no column 'rent'; there are: id, standard, upkeep"),
        ("rooms.r_crisis", 2, "name a column of it: id"),
        ("rooms", 2, "a path such as table.row.column"),
        ("rooms.r_crisis.upkeep.more", 2, "has no parts"),
        ("rooms.r_crisis.effects.7.n", 2, "there is no row '7'; there are: 0 to 0"),
        ("rooms.r_crisis.id", "r_x", "rows are known by their id"),
        ("rooms.r_crisis.upkeep", "two", "\"two\" is not a whole number, such as 1"),
        ("rooms.r_crisis.upkeep", 1.5, "1.5 is not a whole number"),
        ("rooms.r_crisis.upkeep", True, "true is not a whole number"),
        ("rooms.r_crisis.standard", 1, "1 is not true or false"),
        ("board.ship.spots", 3, "3 is no list"),
        ("board.ship.spots", [3, "x", 5, 6], "is not a whole number"),
        ("board.ship", 3, "it has parts; name one: spots, cans"),
        ("options.players.most", 3, "options are chosen with --option"),
    ],
)  # fmt: skip
def test_there_must_be_such_a_value(path: str, value: Any, complaint: str) -> None:
    with pytest.raises(PatchError, match=complaint):
        check_patch(games.load("outlive"), {path: value})


def test_rows_may_be_given_what_others_of_their_list_have() -> None:
    patch = {"rooms.r_smoke.standard": True, "rooms.r_crisis.effects.0.relief.materials": 3}
    assert check_patch(games.load("outlive"), patch) == dict(sorted(patch.items()))


def test_a_value_has_one_name() -> None:
    outlast, outbreak = games.load("outlast"), games.load("outbreak")
    for path in ("structures.settlement.cost", "structures.structure.settlement.cost",
                 "structures.structure.0.cost"):  # fmt: skip
        assert check_patch(outlast, {path: 1}) == {"structures.settlement.cost": 1}
    with pytest.raises(PatchError, match="is set twice"):
        check_patch(outlast, {"structures.settlement.cost": 1, "structures.structure.0.cost": 2})
    # Where rows of two lists are called alike, the list is named.
    assert check_patch(outbreak, {"table.scaled.0.hordes.0.1": 9}) == {
        "table.scaled.normal.hordes.0.1": 9
    }
    with pytest.raises(PatchError, match="'normal' is in several lists; name one: deck, scaled"):
        check_patch(outbreak, {"table.normal.hordes": [1]})


def test_what_changes_nothing_is_no_change() -> None:
    assert Plan("outlive", 1, patch={"rooms.r_crisis.upkeep": 1}).patch == {}
    assert Plan("outlive", 1, patch={"rooms.r_crisis.upkeep": 1}).load() is games.load("outlive")


def test_what_the_game_itself_refuses_is_told_with_its_place() -> None:
    """Check that an error of changed content names file and entry, also the second time."""
    for _ in range(2):
        with pytest.raises(ContentError, match=r"rooms\.toml.*r_crisis"):
            variant("outlive", {"rooms.r_crisis.effects.0.op": "fly"})


# Another game


@pytest.mark.parametrize("name", games.names())
def test_all_content_can_be_written_again(name: str) -> None:
    for table in read_content(games.load(name)).values():
        assert tomllib.loads(to_toml(table)) == table


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("outlast", "structures.settlement.cost", 1),
        ("outlive", "rooms.r_crisis.upkeep", 2),
        ("exoworld", "characters.C01.speed", 1),
        ("outbreak", "table.develop.turret", 4),
    ],
)
def test_every_game_can_be_changed(name: str, path: str, value: int) -> None:
    original, other = games.load(name), variant(name, {path: value})
    assert other is not original
    assert other.name == name
    assert variants.current(read_content(other), path) == value
    assert variants.current(read_content(original), path) != value
    assert other.cache_folder != original.cache_folder
    assert variant(name, {path: value}) is other
    assert other.new({}, 1).to_move >= 0


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Run:
    return run("outlast", out=tmp_path_factory.mktemp("runs") / "base", **QUICK)


def test_a_change_is_played_and_kept(base: Run, tmp_path: Path) -> None:
    cheap = base.rerun(set=CHEAP, out=tmp_path / "cheap", workers=1, compiled=False)
    assert cheap.manifest["content_patch"] == CHEAP
    assert cheap.seats["n_built"].mean() > base.seats["n_built"].mean()
    assert plan_from_manifest(read_manifest(cheap.folder)) == cheap.plan
    assert "--set structures.settlement.cost=1" in cheap.plan.command
    # Others, and going back, in the same process.
    assert cheap.names["thing"][0]["printed"]["cost"] == 1
    assert base.names["thing"][0]["printed"]["cost"] == 3
    assert same(base, run("outlast", out=tmp_path / "again", **QUICK))
    assert same(cheap, run("outlast", out=tmp_path / "two", set=CHEAP, **(QUICK | {"workers": 2})))


def test_a_run_with_other_content_is_another_run(base: Run) -> None:
    with pytest.raises(ValueError, match="holds another run"):
        run("outlast", out=base.folder, set=CHEAP, **QUICK)


def test_a_game_of_changed_content_can_be_watched(base: Run, tmp_path: Path) -> None:
    cheap = base.rerun(set=CHEAP, out=tmp_path / "cheap", workers=1, compiled=False)
    replay = cheap.replay(3)
    history = cheap.plan.load().replay(replay)
    points = [standing.points for standing in cheap.plan.load().result(history[-1][0])]
    assert points == cheap.seats.filter(cheap.seats["game"] == 3)["points"].to_list()


def command(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["lab", "run", "outlast", "--interpreted", *arguments])


def test_the_command_line_sets_values(tmp_path: Path) -> None:
    done = command(
        "--games", "2", "--lineup", "random:2", "-o", "length=short", "--workers", "1",
        "--set", "structures.settlement.cost=1", "--set", "structures.settlement.per_player=5",
        "--out", str(tmp_path / "run"),
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "structures.settlement.per_player is already 5." in done.stdout
    assert Run.open(tmp_path / "run").manifest["content_patch"] == CHEAP


@pytest.mark.parametrize("word", ["structures.tent.cost=1", "structures.settlement.cost=free"])
def test_the_command_line_says_in_one_line_what_is_wrong(word: str, tmp_path: Path) -> None:
    done = command("--set", word, "--out", str(tmp_path / "run"))
    assert done.exit_code == 2
    assert done.stderr.startswith("holdfast: ")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "run").exists()


@pytest.mark.long
def test_compiled_rules_know_the_change(
    base: Run, tmp_path: Path, compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a game and its variant, both compiled, do not use each other's rules."""
    original, other = games.load("outlast"), variant("outlast", CHEAP)
    compiled(original)
    for game in (original, other):
        monkeypatch.setattr(game, "engine", game.engine)
    plain = base.rerun(set=CHEAP, out=tmp_path / "plain", workers=1, compiled=False)
    how = QUICK | {"compiled": True}
    assert same(base, run("outlast", out=tmp_path / "base", **how))
    assert same(plain, run("outlast", out=tmp_path / "cheap", set=CHEAP, **how))
    assert same(plain, run("outlast", out=tmp_path / "two", set=CHEAP, **(how | {"workers": 2})))
    monkeypatch.undo()
