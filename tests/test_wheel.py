"""A wheel is whole: what is installed from it has the content, the words, the rules, the client."""

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a wheel built from this checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    answer = subprocess.run(
        [*pip, "--wheel-dir", str(folder), str(ROOT)], capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    (file,) = folder.glob("holdfast-*.whl")
    with ZipFile(file) as archive:
        return set(archive.namelist())


@pytest.mark.parametrize("pattern", ["*.py", "*.toml", "*.ftl"])
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
