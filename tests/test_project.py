"""Tests of the project around the code: locks, commands, version and pages."""

import json
import re
import subprocess
import tomllib
from dataclasses import fields
from importlib.metadata import version
from pathlib import Path

import pytest

import holdfast
import pages
from holdfast.kernel.engine import Rules

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
PINNED = re.compile(r"^([\w.-]+)==(\S+)(.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
CALLED = re.compile(r"(?:tools|tests)/\S+\.(?:py|sh)|\.ci/\S+")
MAKE_COMMAND = re.compile(r"(?:`|^)make ([a-z-]+)", re.MULTILINE)

TARGETS = [
    "play", "test", "test-long", "test-all", "test-gpu", "lint", "bench", "bench-server",
    "coverage-of-rules", "docs", "screenshots", "clean", "help",
]  # fmt: skip

# Homes and workplaces of one machine; the parts are joined here so that this file names none.
FOLDERS = "|".join(["home/[a-z]+", "root", "Users/[a-z]+", "work", "workspace"])
MACHINE_PATHS = re.compile(rf"(?<![\w.])/(?:{FOLDERS})/")


def tracked_texts() -> list[tuple[str, str]]:
    """Return the name and the text of every text file of the project."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    texts = []
    for name in filter(None, listing.stdout.decode().split("\0")):
        content = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        if content and b"\0" not in content:
            texts.append((name, content.decode("utf-8")))
    return texts


def pins(lock: Path) -> dict[str, str]:
    """Return package and version of every entry of a lock file."""
    return {name: number for name, number, _ in PINNED.findall(lock.read_text(encoding="utf-8"))}


def test_the_locks_are_those_that_set_up_needs() -> None:
    assert [lock.stem for lock in LOCKS] == ["bench", "dev", "gpu", "postgres", "run"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_a_lock_names_no_host(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert not re.findall(
        r"^.*(?:://|--index|--extra-index|--find-links| @ ).*$", text, re.MULTILINE
    )


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_locked_package_has_hashes(lock: Path) -> None:
    entries = PINNED.findall(lock.read_text(encoding="utf-8"))
    assert len(entries) > 10
    assert not [name for name, _, rest in entries if "--hash=sha256:" not in rest]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_the_locks_agree_on_common_packages(lock: Path) -> None:
    chosen = pins(ROOT / "locks" / "dev.txt")
    other = pins(lock)
    assert {name: other[name] for name in other.keys() & chosen.keys()} == {
        name: chosen[name] for name in other.keys() & chosen.keys()
    }


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("run", PYPROJECT["project"]["dependencies"]),
        ("run", PYPROJECT["dependency-groups"]["build"]),
        ("dev", PYPROJECT["project"]["dependencies"]),
        ("dev", PYPROJECT["dependency-groups"]["dev"]),
        ("dev", PYPROJECT["project"]["optional-dependencies"]["page"]),
        ("bench", PYPROJECT["dependency-groups"]["bench"]),
        ("gpu", PYPROJECT["project"]["optional-dependencies"]["gpu"]),
        ("postgres", PYPROJECT["project"]["dependencies"]),
        ("postgres", PYPROJECT["project"]["optional-dependencies"]["postgres"]),
    ],
    ids=[
        "run",
        "run-build",
        "dev",
        "dev-group",
        "page",
        "bench",
        "gpu",
        "postgres",
        "postgres-extra",
    ],
)
def test_a_lock_holds_what_the_project_asks_for(lock: str, wanted: list[str]) -> None:
    locked = pins(ROOT / "locks" / f"{lock}.txt")
    names = [re.match(r"[\w.-]+", entry)[0] for entry in wanted if isinstance(entry, str)]
    assert not [name for name in names if re.sub(r"[_.]", "-", name).lower() not in locked]


@pytest.mark.parametrize("target", TARGETS)
def test_make_has_its_targets_with_a_word_of_help(target: str) -> None:
    assert re.search(rf"^{target}:.*## \w+", MAKEFILE, re.MULTILINE)
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)
    assert phony
    assert target in phony[1].split()


def test_make_help_lists_every_target() -> None:
    answer = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    listed = [line.split()[1] for line in answer.stdout.splitlines()]
    assert set(TARGETS) <= set(listed)


@pytest.mark.parametrize("script", sorted(set(CALLED.findall(MAKEFILE))))
def test_what_make_calls_exists(script: str) -> None:
    assert (ROOT / script).is_file()


def test_one_version() -> None:
    assert version("holdfast") == holdfast.__version__
    assert PYPROJECT["project"]["dynamic"] == ["version"]
    assert PYPROJECT["tool"]["hatch"]["version"]["path"] == "src/holdfast/__init__.py"


def test_the_client_has_the_version_of_the_package() -> None:
    client = (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    assert f'"version": "{holdfast.__version__}"' in client


def test_no_file_names_a_path_of_one_machine() -> None:
    named = [
        f"{name}: {found[0]}"
        for name, text in tracked_texts()
        if (found := MACHINE_PATHS.search(text))
    ]
    assert not named


def test_links_between_pages_lead_somewhere() -> None:
    broken = []
    for name, text in tracked_texts():
        if name.endswith(".md"):
            for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", text):
                generated = name.startswith("docs/") and target in pages.GENERATED
                if not generated and not (ROOT / name).parent.joinpath(target).exists():
                    broken.append(f"{name}: {target}")
    assert not broken


@pytest.mark.parametrize("folder", ["web", "bench/server"])
def test_the_packages_of_node_are_locked_without_hosts(folder: str) -> None:
    lock = (ROOT / folder / "package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock


def test_the_pages_name_only_commands_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
    pages = [(name, text) for name, text in tracked_texts() if name.endswith(".md")]
    named = {(name, target) for name, text in pages for target in MAKE_COMMAND.findall(text)}
    assert named
    assert not [(name, target) for name, target in named if target not in targets]


def test_the_page_on_adding_a_game_has_the_whole_contract() -> None:
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    contract = page.partition("## The contract")[2]
    assert re.findall(r"^\| `(\w+)", contract, re.MULTILINE) == [
        rule.name for rule in fields(Rules)
    ]


def test_the_client_packages_are_locked_for_every_platform() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    locked = {path.rpartition("node_modules/")[2] for path in lock["packages"]}
    wanted = {
        name
        for package in lock["packages"].values()
        for name in package.get("optionalDependencies", {})
    }
    assert not wanted - locked


@pytest.mark.xdist_group("together")
def test_the_tests_of_a_group_stay_together(request: pytest.FixtureRequest) -> None:
    """Check that tests of one group run on one worker, which makes their fixtures once."""
    if request.config.getoption("loadgroup", default=False):
        assert request.node.nodeid.endswith("@together")


def test_no_file_has_more_than_600_lines() -> None:
    sources = (".py", ".ts", ".svelte", ".css", ".js")
    long = {
        name: lines
        for name, text in tracked_texts()
        if name.startswith(("src/", "web/src/", "tests/")) and name.endswith(sources)
        if (lines := len(text.splitlines())) > 600
    }
    assert not long
