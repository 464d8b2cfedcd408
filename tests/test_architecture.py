"""Tests of imports between the packages, and of access to files, network and clock.

The contracts stand in pyproject.toml. Here the real package is checked against them, and a small
copy of the tree with one wrong import at a time shows that each contract can fail.
"""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "holdfast"

# What reaches outside the program. A table leaves all of it to the server.
OUTSIDE = {
    "aiosqlite", "asyncio", "fastapi", "http", "httpx", "io", "multiprocessing", "os", "pathlib",
    "random", "secrets", "shutil", "socket", "sqlalchemy", "sqlite3", "starlette", "subprocess",
    "tempfile", "threading", "time", "urllib", "uvicorn", "websockets",
}  # fmt: skip
TALKING = {"input", "open", "print"}

# A source tree with every package, and imports that are all allowed.
PACKAGES = {
    "__init__": "",
    "cli": "import holdfast.server, holdfast.lab, holdfast.envs",
    "server.__init__": "import holdfast.hosting, holdfast.table, fastapi",
    "offline.__init__": "import holdfast.hosting, holdfast.players",
    "hosting.__init__": "import holdfast.table, holdfast.players, asyncio",
    "lab.__init__": "import holdfast.players, holdfast.table",
    "lab.tuning": "import holdfast.lab.report, holdfast.lab.runs",
    "lab.report": "import holdfast.lab.runs",
    "lab.runs": "import holdfast.players",
    "envs.__init__": "import holdfast.players",
    "players.__init__": "import holdfast.games",
    "table.__init__": "import holdfast.games, holdfast.kernel",
    "games.__init__": "import holdfast.kernel",
    "games.outlast.__init__": "from holdfast.games.outlast import rules",
    "games.outlast.rules": "import holdfast.kernel",
    "games.outlive.__init__": "import holdfast.kernel",
    "kernel.__init__": "",
}

WRONG = [
    ("kernel.__init__", "import holdfast.games"),
    ("games.__init__", "import holdfast.table"),
    ("games.outlast.rules", "import holdfast.players"),
    ("games.outlast.rules", "import holdfast.games.outlive"),
    ("games.outlast.rules", "import random"),
    ("games.outlast.rules", "from time import monotonic"),
    ("games.__init__", "import holdfast.games.outlast"),
    ("players.__init__", "import holdfast.table"),
    ("players.__init__", "from holdfast.games.outlast import rules"),
    ("table.__init__", "import holdfast.games.outlast.rules"),
    ("table.__init__", "import holdfast.players"),
    ("table.__init__", "import holdfast.server"),
    ("envs.__init__", "import holdfast.lab"),
    ("lab.__init__", "import holdfast.server"),
    ("lab.runs", "import holdfast.lab.report"),
    ("lab.report", "import holdfast.lab.tuning"),
    ("server.__init__", "import holdfast.lab"),
    ("offline.__init__", "import holdfast.server"),
    ("offline.__init__", "import subprocess"),
    ("hosting.__init__", "import holdfast.server"),
    ("hosting.__init__", "import holdfast.offline"),
    ("hosting.__init__", "import holdfast.lab"),
    ("hosting.__init__", "import holdfast.games.outlast"),
    ("hosting.__init__", "from starlette.requests import Request"),
    ("hosting.__init__", "import sqlalchemy"),
    ("hosting.__init__", "import subprocess"),
    ("table.__init__", "import holdfast.hosting"),
    ("players.__init__", "import holdfast.hosting"),
    ("server.__init__", "import holdfast.games.outlast"),
    ("server.__init__", "import holdfast.cli"),
    ("cli", "import holdfast.games.outlast"),
    ("cellar.__init__", "import holdfast.kernel"),
]


def lint(source: Path) -> subprocess.CompletedProcess[str]:
    """Check the package under `source` against the contracts."""
    script = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    return subprocess.run(
        [sys.executable, "-c", script, "--no-cache", "--no-logo"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )


def write_packages(source: Path, modules: dict[str, str]) -> None:
    for name, content in modules.items():
        file = (source / "holdfast" / name.replace(".", "/")).with_suffix(".py")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content + "\n", encoding="utf-8")


def test_the_package_keeps_to_the_arrows() -> None:
    answer = lint(ROOT / "src")
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_allowed_imports_pass(tmp_path: Path) -> None:
    write_packages(tmp_path, PACKAGES)
    answer = lint(tmp_path)
    assert answer.returncode == 0, answer.stdout + answer.stderr


@pytest.mark.parametrize(("module", "line"), WRONG, ids=lambda text: text.replace(".__init__", ""))
def test_a_wrong_import_is_found(tmp_path: Path, module: str, line: str) -> None:
    write_packages(tmp_path, {**PACKAGES, module: f"{PACKAGES.get(module, '')}\n{line}"})
    answer = lint(tmp_path)
    assert answer.returncode == 1, answer.stdout + answer.stderr
    assert "BROKEN" in answer.stdout or "cellar" in answer.stdout


def reaches_outside(tree: ast.Module) -> list[str]:
    """Return imports and calls of a module that touch files, network, clock or terminal."""
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                found += [name.name for name in names if name.name.split(".")[0] in OUTSIDE]
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in OUTSIDE:
                found.append(module)
            case ast.Call(func=ast.Name(id=name)) if name in TALKING:
                found.append(f"{name}()")
    return found


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("import os.path", ["os.path"]),
        ("from asyncio import Queue", ["asyncio"]),
        ("open('x')", ["open()"]),
        ("from holdfast.kernel import game", []),
    ],
)
def test_reaching_outside_is_noticed(line: str, found: list[str]) -> None:
    assert reaches_outside(ast.parse(line)) == found


def test_a_table_touches_nothing_outside_itself() -> None:
    files = (SOURCE / "table").rglob("*.py")
    found = {
        str(file.relative_to(ROOT)): outside
        for file in files
        if (outside := reaches_outside(ast.parse(file.read_text(encoding="utf-8"))))
    }
    assert not found


# All that views may know of Holdfast: nothing that leads to a table or to a position as it is.
# A course is the same for everybody, and so are clocks, the majority of a vote, what people say and
# the steps of a plan.
FOR_VIEWS = {
    "holdfast.kernel", "holdfast.lessons.course_of", "holdfast.players",
    "holdfast.hosting.messages", "holdfast.hosting.log_text", "holdfast.hosting.views",
    "holdfast.table.entries.PlannedStep", "holdfast.table.observation", "holdfast.table.wording",
    "holdfast.table.chat", "holdfast.table.clocks", "holdfast.table.conduct.majority_of",
}  # fmt: skip


def not_for_views(tree: ast.Module) -> list[str]:
    """Return the imports of a module that views may not have, by their full names."""
    names = []
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=found):
                names += [name.name for name in found]
            case ast.ImportFrom(module=str(module), names=found):
                names += [f"{module}.{name.name}" for name in found]
    ours = [name for name in names if name.split(".")[0] == "holdfast"]
    return [n for n in ours if not any(f"{n}.".startswith(f"{fine}.") for fine in FOR_VIEWS)]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from holdfast.table import Table", ["holdfast.table.Table"]),
        ("import holdfast.table", ["holdfast.table"]),
        ("from holdfast.table.turn import Turn", ["holdfast.table.turn.Turn"]),
        ("from holdfast.hosting.room import Room", ["holdfast.hosting.room.Room"]),
        ("from holdfast import games", ["holdfast.games"]),
        ("from holdfast.table.observation import Seen", []),
        ("from holdfast import players", []),
    ],
)
def test_what_views_may_not_import_is_noticed(line: str, found: list[str]) -> None:
    assert not_for_views(ast.parse(line)) == found


def test_views_reach_no_table() -> None:
    """Check that views import no table, only what one viewer may know."""
    files = [*(SOURCE / "hosting" / "views").glob("*.py"), SOURCE / "hosting" / "log_text.py"]
    assert len(files) > 5
    found = {
        str(file.relative_to(ROOT)): wrong
        for file in files
        if (wrong := not_for_views(ast.parse(file.read_text(encoding="utf-8"))))
    }
    assert not found


def test_the_architecture_page_names_what_is_there() -> None:
    """Check that files and names on the architecture page exist."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    paths = set(re.findall(r"`((?:[\w.]+/)+[\w.]+\.\w+)`", page))
    assert len(paths) > 15
    missing = [p for p in paths if not (ROOT / p).is_file() and not (SOURCE / p).is_file()]
    assert not missing
    sources = "\n".join(
        (file if (file := ROOT / path).is_file() else SOURCE / path).read_text(encoding="utf-8")
        for path in paths
    )
    named = re.findall(r"`(?:[A-Z]\w+\.)?(#?[a-z_]\w+|[A-Z]\w+)`", page)
    packages = {path.stem for path in SOURCE.iterdir()} | {"text", "seq", "stale"}
    unknown = {n for n in named if n not in packages and not re.search(rf"{n}\b", sources)}
    assert not unknown


def test_every_module_logs_under_its_own_name() -> None:
    """Check that all loggers but the access log have the name of their module."""
    named = {
        (path.relative_to(SOURCE).as_posix(), name)
        for path in SOURCE.rglob("*.py")
        for name in re.findall(r"^log = logging\.getLogger\((.+)\)$", path.read_text("utf-8"), re.M)
        if name != "__name__"
    }
    assert named == {("server/request_log.py", '"holdfast.access"')}
