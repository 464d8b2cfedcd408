"""Engines: the doors to the rules, and compiled rules on disk."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest
from tests.kernel.toy import GAME

from holdfast.games.outlast import GAME as OUTLAST
from holdfast.kernel import compiled as compiled_module
from holdfast.kernel.compiled import cache_root, source_key
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game

ROOT = Path(__file__).resolve().parents[2]

# Loads every entry point of a game and tells how often it was found on disk, or compiled.
LOAD = """
import sys
from importlib import import_module
from dataclasses import fields
from holdfast.kernel.compiled import compile_all
from holdfast.kernel.engine import Engine
game = import_module(sys.argv[1]).GAME
for _ in compile_all(game.compiled, game.state):
    pass
for field in fields(Engine):
    stats = getattr(game.compiled, field.name).stats
    print(field.name, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
position = game.new({}, 3)
moves = game.legal(position)
game.engine = game.compiled
assert game.legal(position) == moves
"""


def run(code: list[str], cache: Path | None = None) -> str:
    """A second process of this Python, with its own cache if one is named."""
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path}
    if cache is not None:
        environment["HOLDFAST_CACHE"] = str(cache)
    answer = subprocess.run(
        [sys.executable, *code], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def loaded(module: str, cache: Path | None = None) -> dict[str, tuple[int, int]]:
    """For each entry point of a game, in a second process: found on disk, compiled."""
    lines = [line.split() for line in run(["-c", LOAD, module], cache).splitlines()]
    return {name: (int(hits), int(misses)) for name, hits, misses in lines}


def test_compiled_rules_are_found_on_disk_by_the_next_process(tmp_path: Path) -> None:
    assert set(loaded("tests.kernel.toy", tmp_path).values()) == {(0, 1)}
    assert set(loaded("tests.kernel.toy", tmp_path).values()) == {(1, 0)}


def test_outlast_starts_without_compiling(compiled: Callable[[Game], Engine]) -> None:
    compiled(OUTLAST)
    assert set(loaded("holdfast.games.outlast").values()) == {(1, 0)}


def test_compiling_into_the_cache_reports_each_entry_point(
    compiled: Callable[[Game], Engine],
) -> None:
    compiled(OUTLAST)
    progress = run(["-m", "holdfast.kernel.warm", "holdfast.games.outlast"]).splitlines()
    names = [field.name for field in fields(Engine)]
    assert progress == [f"{name} {i} {len(names)}" for i, name in enumerate(names, 1)]


# The key of the cache


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A game's folder."""
    folder = tmp_path / "game"
    (folder / "content").mkdir(parents=True)
    (folder / "rules.py").write_text("A = 1\n")
    (folder / "content" / "tiles.toml").write_text("tile = 1\n")
    (folder / "en.ftl").write_text("hello = Hello\n")
    return folder


key = source_key.__wrapped__


def test_the_key_stays_while_nothing_changes(package: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(package, copy)
    assert key(package) == key(package) == key(copy)
    assert len(key(package)) == 16


@pytest.mark.parametrize(
    "change",
    [
        lambda folder: (folder / "rules.py").write_text("A = 2\n"),
        lambda folder: (folder / "content" / "tiles.toml").write_text("tile = 2\n"),
        lambda folder: (folder / "more.py").write_text(""),
        lambda folder: (folder / "rules.py").rename(folder / "rule.py"),
        lambda folder: (folder / "content" / "tiles.toml").unlink(),
    ],
    ids=["rule", "content", "new file", "renamed", "gone"],
)
def test_the_key_changes_with_rules_and_content(
    change: Callable[[Path], object], package: Path
) -> None:
    before = key(package)
    change(package)
    assert key(package) != before


def test_words_do_not_change_the_key(package: Path) -> None:
    before = key(package)
    (package / "en.ftl").write_text("hello = Good day\n")
    assert key(package) == before


def test_the_key_changes_with_the_kernel_and_the_compiler(
    package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = key(package)
    kernel = tmp_path / "kernel"
    shutil.copytree(Path(compiled_module.__file__).parent, kernel)
    monkeypatch.setattr(compiled_module, "__file__", str(kernel / "compiled.py"))
    assert key(package) == before
    (kernel / "chance.py").write_text("# another generator\n")
    changed = key(package)
    assert changed != before
    monkeypatch.setattr(compiled_module.numba, "__version__", "99.0")
    assert key(package) not in (before, changed)


def test_where_the_cache_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOLDFAST_CACHE", str(tmp_path / "here"))
    assert cache_root() == tmp_path / "here"
    assert GAME.cache_folder.parent == tmp_path / "here"
    assert GAME.cache_folder.name.startswith("toy-")
    monkeypatch.delenv("HOLDFAST_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_root() == tmp_path / "holdfast"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache_root() == tmp_path / "home" / ".cache" / "holdfast"
