"""Tests that a wheel is complete: content, texts, rules and client."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.support.server import PATIENCE, Server

from holdfast import games
from prove_play import hear_interrupts

# One wheel is enough for all tests.
pytestmark = pytest.mark.xdist_group("wheel")

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"


def do(*command: object) -> str:
    """Run a command that must succeed, and return its output."""
    answer = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a wheel built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation")
    do(*pip, "--wheel-dir", folder, ROOT)
    (file,) = folder.glob("holdfast-*.whl")
    return file


@pytest.fixture(scope="module")
def wheel(built: Path) -> set[str]:
    """Return the names of the files in the wheel."""
    with ZipFile(built) as archive:
        return set(archive.namelist())


@pytest.mark.parametrize("pattern", ["*.py", "*.toml", "*.ftl", "*.js"])
def test_every_file_of_the_package_is_in_it(wheel: set[str], pattern: str) -> None:
    files = {file.relative_to(SOURCE).as_posix() for file in SOURCE.rglob(pattern)}
    assert files
    assert not files - wheel


def test_the_rules_references_are_in_it(wheel: set[str]) -> None:
    references = {f"holdfast/rules_text/{file.name}" for file in ROOT.glob("docs/rules/*.md")}
    assert references
    assert not references - wheel


def test_the_built_client_is_in_it(wheel: set[str]) -> None:
    assert "holdfast/web_dist/index.html" in wheel
    assert any(name.startswith("holdfast/web_dist/assets/") for name in wheel)


def test_the_licences_of_what_is_built_into_the_client_are_in_it(built: Path) -> None:
    with ZipFile(built) as archive:
        listed = archive.read("holdfast/web_dist/licences.txt").decode()
    found = re.findall(r"^(@?[\w/-]+) \d[\w.-]*: (.+)$", listed, re.MULTILINE)
    assert {"svelte", "@fluent/bundle", "@fontsource-variable/inter"} <= {name for name, _ in found}
    assert all(licence not in ("", "undefined") for _, licence in found)


def test_the_tables_of_notebooks_are_in_it(wheel: set[str]) -> None:
    assert {f"holdfast/notebook_dist/{name}.html" for name in games.names()} <= wheel


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the programs folder of an environment with only the wheel and its locked packages."""
    folder = tmp_path_factory.mktemp("installed")
    locked = (ROOT / "locks" / "run.txt").read_text(encoding="utf-8")
    versions = folder / "versions.txt"
    versions.write_text("\n".join(re.findall(r"^[\w.-]+==[^\\\n]+", locked, re.MULTILINE)))
    do(sys.executable, "-m", "venv", folder / "venv")
    programs = folder / "venv" / "bin"
    pip = (programs / "python", "-m", "pip", "install", "--no-input", "--only-binary", ":all:")
    do(*pip, "--constraint", versions, built)
    return programs


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[Server]:
    """Yield the installed server, run without access to the sources."""
    hidden = {"PYTHONPATH", "HOLDFAST_PORT", "HOLDFAST_DATA", "VIRTUAL_ENV"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment["HOLDFAST_CACHE"] = str(tmp_path / "cache")
    database = tmp_path / "tables.sqlite3"
    child = subprocess.Popen(
        [installed / "holdfast", "serve", "--port", "0", "--database", database],
        cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True,
        preexec_fn=hear_interrupts,
    )  # fmt: skip
    assert child.stdout is not None
    try:
        address = re.search(r"http://127.0.0.1:(\d+)/", child.stdout.readline())
        assert address, "the server did not start"
        with (server := Server(int(address[1]), database)).http:
            yield server
    finally:
        child.send_signal(signal.SIGINT)
        assert child.wait(PATIENCE) == 0
        child.stdout.close()


@pytest.mark.long
def test_what_is_installed_from_it_is_its_own(installed: Path) -> None:
    where = do(installed / "python", "-I", "-c", "import holdfast; print(holdfast.__file__)")
    assert Path(where.strip()).is_relative_to(installed.parent)
    assert str(ROOT) not in do(installed / "python", "-I", "-c", "import sys; print(sys.path)")
    do(installed / "python", "-m", "pip", "check")


@pytest.mark.long
def test_what_is_installed_from_it_serves_every_game(server: Server) -> None:
    lobby = f"http://127.0.0.1:{server.port}"
    page = server.http.get(f"{lobby}/").text
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert assets
    for asset in assets:
        assert server.http.get(lobby + asset).status_code == 200
    offered = server.http.get("/games").json()
    assert [game["id"] for game in offered] == games.names()
    for game in offered:
        for language in ("en", "de"):
            rules = server.http.get(f"/games/{game['id']}/rules", params={"lang": language})
            assert rules.status_code == 200
        table = server.open(*["person"] * game["least"], game=game["id"])
        asked = table.view()["ask"]["seat"]
        assert table.view(asked)["moves"]
