"""Engines: the entry points to the rules, and compiled rules on disk."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest
from tests.kernel.toy import GAME

from holdfast import games
from holdfast.games.outlast import GAME as OUTLAST
from holdfast.kernel import source_key as key_module
from holdfast.kernel.compiled import cache_root
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
    """Run code in another Python process, with its own cache if one is given; return its output."""
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, "PYTHONPATH": path}
    if cache is not None:
        environment["HOLDFAST_CACHE"] = str(cache)
    answer = subprocess.run(
        [sys.executable, *code], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def cache_use(module: str, cache: Path | None = None) -> dict[str, tuple[int, int]]:
    """Return how often another process loaded and compiled each entry point of a game's rules."""
    lines = [line.split() for line in run(["-c", LOAD, module], cache).splitlines()]
    return {name: (int(hits), int(misses)) for name, hits, misses in lines}


def test_compiled_rules_are_found_on_disk_by_the_next_process(tmp_path: Path) -> None:
    assert set(cache_use("tests.kernel.toy", tmp_path).values()) == {(0, 1)}
    assert set(cache_use("tests.kernel.toy", tmp_path).values()) == {(1, 0)}


def test_outlast_starts_without_compiling(compiled: Callable[[Game], Engine]) -> None:
    compiled(OUTLAST)
    assert set(cache_use("holdfast.games.outlast").values()) == {(1, 0)}


def test_compiling_into_the_cache_reports_each_entry_point(
    compiled: Callable[[Game], Engine],
) -> None:
    compiled(OUTLAST)
    progress = run(
        ["-m", "holdfast.kernel.background_compiler", "holdfast.games.outlast"]
    ).splitlines()
    names = [field.name for field in fields(Engine)]
    assert progress == [f"{name} {i} {len(names)}" for i, name in enumerate(names, 1)]


# The key of the cache


FILES = {
    "rules/__init__.py": "from holdfast.games.game.rules.turn import turn\n",
    "rules/turn.py": "from holdfast.games.game import (\n    moves,\n    state as states,\n)\n",
    "moves.py": "from holdfast.kernel.moves import MoveKinds\n",
    "state.py": "from holdfast.games.game.content import TILES\n",
    "content/__init__.py": "TILES = 1\n",
    "content/tiles.toml": "tile = 1\n",
    "view.py": "from holdfast.games.game.rules import turn\n",
    "course.toml": "minutes = 7\n",
    "text/en.ftl": "hello = Hello\n",
}


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a folder with the files of a game."""
    folder = tmp_path / "game"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    return folder


key = key_module.source_key.__wrapped__


def test_the_key_stays_while_nothing_changes(package: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy" / "game"
    shutil.copytree(package, copy)
    assert key(package) == key(package) == key(copy)
    assert len(key(package)) == 16


RULES = ["rules/__init__.py", "rules/turn.py", "moves.py", "state.py", "content/__init__.py"]


@pytest.mark.parametrize("name", [*RULES, "content/tiles.toml"])
def test_the_key_changes_with_rules_and_content(name: str, package: Path) -> None:
    before = key(package)
    (package / name).write_text((package / name).read_text() + "# changed\n")
    changed = key(package)
    (package / name).rename(package / "content/gone.txt")
    assert len({before, changed, key(package)}) == 3


@pytest.mark.parametrize("name", ["view.py", "course.toml", "text/en.ftl", "words.py"])
def test_words_and_views_do_not_change_the_key(name: str, package: Path) -> None:
    before = key(package)
    (package / name).write_text("# better\n")
    assert key(package) == before


def test_the_key_changes_with_the_kernel_and_the_compiler(
    package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = key(package)
    kernel = tmp_path / "kernel"
    shutil.copytree(key_module.KERNEL, kernel)
    assert key(package, kernel) == before
    (kernel / "text.py").write_text("# other words\n")
    assert key(package, kernel) == before
    (kernel / "chance.py").write_text("# another generator\n")
    changed = key(package, kernel)
    assert changed != before
    monkeypatch.setattr(key_module.numba, "__version__", "99.0")
    assert key(package, kernel) not in (before, changed)


@pytest.mark.parametrize("name", games.names())
def test_the_key_of_a_game_covers_its_rules_and_none_of_its_words(name: str) -> None:
    game = games.load(name)
    files = {path for _, path in key_module._sources(game.folder, key_module.KERNEL)}
    rules = {game.folder / "state.py", game.folder / "moves.py", key_module.KERNEL / "flow.py"}
    assert rules | set((game.folder / "rules").rglob("*.py")) <= files
    own = {path.relative_to(game.folder).parts[0] for path in files if game.folder in path.parents}
    assert not {"words.py", "view.py", "view", "preview.py", "terminal.py", "text"} & own


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
