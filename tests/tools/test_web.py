"""Tests of the build of the browser client: when it runs, with which Node, and what it prints."""

import os
import shutil
import sys
from pathlib import Path

import pytest

import web


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a client with one source file, whose npm only writes a diary and a build."""
    folder = tmp_path / "web"
    (folder / "src").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts"):
        (folder / name).write_text("", encoding="utf-8")
    age(folder)

    def npm(where: Path, *arguments: str) -> None:
        with (tmp_path / "diary").open("a", encoding="utf-8") as diary:
            diary.write(" ".join(arguments) + "\n")
        (where / "node_modules").mkdir(exist_ok=True)
        (where / "dist").mkdir(exist_ok=True)
        (where / "dist-notebook").mkdir(exist_ok=True)
        (where / "dist" / "index.html").touch()

    monkeypatch.setattr(web, "npm", npm)
    return folder


def age(folder: Path) -> None:
    """Let everything in the folder look an hour old."""
    for path in (folder, *folder.rglob("*")):
        past = path.stat().st_mtime - 3600
        os.utime(path, (past, past))


def diary(client: Path) -> list[str]:
    """Return the calls of npm so far."""
    return (client.parent / "diary").read_text(encoding="utf-8").splitlines()


def test_the_first_build_installs_and_builds(client: Path) -> None:
    assert web.build(client) == client / "dist"
    assert diary(client) == ["ci --no-audit --no-fund", "run build"]


def test_packages_are_fetched_beforehand_where_there_is_a_node(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "find_node", lambda: Path("/usr/bin"))
    web.fetch(client)
    web.fetch(client)
    assert diary(client) == ["ci --no-audit --no-fund"]


def test_and_with_the_build_where_there_is_none(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "find_node", lambda: None)
    web.fetch(client)
    web.build(client)
    assert diary(client) == ["ci --no-audit --no-fund", "run build"]


def test_a_second_build_does_nothing(client: Path) -> None:
    web.build(client)
    web.build(client)
    assert len(diary(client)) == 2


def test_tables_of_notebooks_are_built_once(client: Path) -> None:
    assert web.notebook(client) == web.notebook(client) == client / "dist-notebook"
    assert diary(client) == ["ci --no-audit --no-fund", "run notebook"]


@pytest.mark.parametrize("change", ["src/main.ts", "src/new.ts", "package-lock.json"])
def test_a_change_builds_again(client: Path, change: str) -> None:
    web.build(client)
    age(client)
    (client / change).write_text("changed", encoding="utf-8")
    web.build(client)
    assert diary(client).count("run build") == 2


def test_a_removed_file_builds_again(client: Path) -> None:
    web.build(client)
    age(client)
    (client / "src" / "main.ts").unlink()
    web.build(client)
    assert diary(client).count("run build") == 2


def test_changed_words_of_a_game_build_again(client: Path) -> None:
    web.build(client)
    age(client)
    words = client.parent / "src" / "holdfast" / "games" / "outlast" / "text" / "en.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("wolf = Wolf", encoding="utf-8")
    web.build(client)
    assert diary(client).count("run build") == 2


def test_a_game_that_was_taken_away_builds_again(client: Path) -> None:
    words = client.parent / "src" / "holdfast" / "games" / "embers" / "text" / "en.ftl"
    words.parent.mkdir(parents=True)
    words.write_text("fire = Fire", encoding="utf-8")
    age(client.parent / "src")
    web.build(client)
    age(client)
    web.build(client)
    assert diary(client).count("run build") == 1
    shutil.rmtree(words.parent.parent)
    web.build(client)
    assert diary(client).count("run build") == 2


def test_types_are_checked_and_unit_tests_run_once_each(client: Path) -> None:
    web.check(client)
    web.check(client)
    web.test(client)
    web.test(client)
    assert diary(client) == ["ci --no-audit --no-fund", "run check", "test"]


def test_the_packages_of_the_peers_are_installed_once(
    client: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "PEERS", client)
    monkeypatch.setattr(sys, "argv", ["web.py", "peers"])
    web.main()
    web.main()
    assert diary(client) == ["ci --no-audit --no-fund"]
    assert "the servers to measure beside" in capsys.readouterr().out


def test_a_build_that_leaves_nothing_is_an_error(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(web, "npm", lambda where, *_: (where / "node_modules").mkdir(exist_ok=True))
    with pytest.raises(web.WebError, match="left no web/dist"):
        web.build(client)


def test_a_checkout_without_a_client_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "WEB", tmp_path)
    monkeypatch.setattr(sys, "argv", ["web.py", "build"])
    web.main()
    assert "There is no browser client in web/ yet" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ((18, 20), False),
        ((20, 18), False),
        ((20, 19), True),
        ((21, 7), False),
        ((22, 11), False),
        ((22, 12), True),
        ((24, 0), True),
        ((0, 0), False),
    ],
)
def test_which_node_will_do(version: tuple[int, int], good: bool) -> None:
    assert web.is_supported(version) is good


def fake_node(folder: Path, version: str) -> None:
    """Write a node that prints this version, and an npm beside it."""
    for name in ("node", "npm"):
        (folder / name).write_text(f"#!/bin/sh\necho v{version}\n", encoding="utf-8")
        (folder / name).chmod(0o755)


def test_the_node_of_the_machine_is_used_if_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    fake_node(tmp_path, "22.12.0")
    assert web.find_node() == tmp_path
    fake_node(tmp_path, "18.20.4")
    assert web.find_node() is None


def test_a_machine_without_node_uses_the_one_from_pypi(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(web, "find_node", lambda: None)
    scripts = '{"scripts": {"outer": "npm run inner", "inner": "node --version && $PYTHON -V"}}'
    (tmp_path / "package.json").write_text(scripts, encoding="utf-8")
    web.npm(tmp_path, "run", "--silent", "outer")
    version = web.node_version(str(tmp_path / "node_modules" / ".holdfast-node" / "node"))
    assert web.is_supported(version)
    said = capfd.readouterr().out
    assert f"v{version[0]}.{version[1]}." in said
    assert f"Python {sys.version_info.major}.{sys.version_info.minor}" in said


def test_a_failing_npm_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(web.WebError, match="`npm run build` failed"):
        web.npm(tmp_path, "run", "build")
