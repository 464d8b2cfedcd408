"""The lab's runs at /lab: what is shown, what is not, and that nothing there can do harm."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import shutil
from pathlib import Path

import pytest
from tests.support.server import Clock, Server, run_server
from typer.testing import CliRunner

from holdfast import games
from holdfast.cli import app
from holdfast.lab import Run, run
from holdfast.lab.report.index_page import RunList, count
from holdfast.lab.runs.store import RunError
from holdfast.server.lab import language_of

pytest.importorskip("polars")


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with runs: with and without a report, unfinished, broken, and other files."""
    folder = tmp_path_factory.mktemp("runs")
    how = {"lineup": "random:2", "options": {"length": "short"}, "workers": 1, "compiled": False}
    base = run("outlast", games=4, out=folder / "base", **how)
    from holdfast.lab import Report

    Report(base).save(folder / "base" / "report.html")
    shutil.copytree(base.folder, folder / "tuned/try <1>")
    (folder / "tuned/try <1>/report.html").unlink()
    copy_unfinished(base, folder / "begun")
    (folder / "broken").mkdir()
    (folder / "broken/run.json").write_text("{")
    (folder / "notes").mkdir()
    (folder / "notes/report.html").write_text("<script>alert(1)</script>")
    (folder.parent / "secret").mkdir()
    shutil.copytree(base.folder, folder.parent / "secret/run")
    (folder / "away").symlink_to(folder.parent / "secret")
    return folder


def copy_unfinished(base: Run, folder: Path) -> None:
    """Copy a run as if half of it had been played."""
    shutil.copytree(base.folder, folder)
    path = folder / "run.json"
    told = json.loads(path.read_text())
    told |= {"finished": False, "parts": [], "block_games": 1}
    path.write_text(json.dumps(told))
    (folder / "blocks").mkdir()
    for number in range(2):
        (folder / f"blocks/{number:010}.arrow").touch()
    for file in (path, *(folder / "blocks").iterdir()):
        os.utime(file, (1_000_000, 1_000_000))


def get(server: Server, path: str, **headers: str) -> tuple[int, str, dict[str, str]]:
    answer = server.http.get(f"http://127.0.0.1:{server.port}{path}", headers=headers)
    return answer.status_code, answer.text, dict(answer.headers)


def test_runs_are_told_with_how_far_they_have_come(runs: Path) -> None:
    run_list = RunList(runs, clock=lambda: 1_000_000 + 60 * 7)
    found = {shown.name: shown for shown in run_list.runs()}
    assert set(found) == {"base", "tuned/try <1>", "begun", "broken"}
    assert found["base"].manifest is not None
    assert found["base"].is_finished
    assert found["base"].report
    assert not found["tuned/try <1>"].report
    assert (found["begun"].played, found["begun"].is_finished) == (2, False)
    assert found["broken"].manifest is None
    page, _ = run_list.page("en")
    assert "2 / 4" in page
    assert "50%, last written 7 minutes ago" in page
    assert "try &lt;1&gt;" in page
    assert 'http-equiv="refresh"' in page
    german, _ = run_list.page("de")
    assert "zuletzt geschrieben vor 7 Minuten" in german
    assert "Läufe des Labors" in german
    title = games.load(found["base"].manifest["game"]).text("en")("game-title")
    assert f"<td>{title}</td>" in page
    assert (count(1_234, "en"), count(1_234, "de")) == ("1,234", "1.234")


def test_a_folder_of_finished_runs_rests(runs: Path, tmp_path: Path) -> None:
    shutil.copytree(runs / "base", tmp_path / "base")
    assert "refresh" not in RunList(tmp_path).page("en")[0]
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "There are no runs here yet." in RunList(empty).page("en")[0]


def test_pages_are_served(runs: Path, tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", lab=RunList(runs)) as server:
        status, text, headers = get(server, "/lab")
        assert status == 200
        assert headers["content-type"].startswith("text/html")
        assert 'href="/lab/base/report.html"' in text
        assert get(server, "/lab/")[1] == text
        assert "Läufe des Labors" in get(server, "/lab", **{"accept-language": "de-AT,en;q=0.5"})[1]
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        (theme,) = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
        assert f"script-src {sha(theme)};" in policy
        assert "unsafe" not in policy
        (style,) = re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
        assert sha(style) in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"

        status, text, headers = get(server, "/lab/base/report.html")
        assert (status, text) == (200, (runs / "base/report.html").read_text())
        policy = headers["content-security-policy"]
        scripts = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
        assert len(scripts) == 2
        assert all(sha(script) in policy for script in scripts)
        assert policy.startswith("default-src 'none'")
        assert "script-src 'unsafe-inline'" not in policy
        # A table keeps its own policy, and there is one only.
        assert get(server, "/api/games")[2]["content-security-policy"].count("default-src") == 1


def sha(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


@pytest.mark.parametrize(
    "path",
    [
        "/lab/notes/report.html", "/lab/away/run/report.html", "/lab/begun/run.json",
        "/lab/base/run.json", "/lab/..%2fsecret/run/report.html", "/lab//report.html",
        "/lab/../report.html", "/lab/base%00/report.html", "/lab/" + "a" * 300 + "/report.html",
        "/lab/nothing/report.html", "/lab/base",
    ],
)  # fmt: skip
def test_nothing_else_is_served(path: str, runs: Path, server_with_runs: Server) -> None:
    status, text, _ = get(server_with_runs, path)
    assert (status, '"code":"not-found"' in text) == (404, True)


@pytest.fixture(scope="module")
def server_with_runs(runs: Path, tmp_path_factory: pytest.TempPathFactory) -> Server:
    with run_server(tmp_path_factory.mktemp("data") / "t.sqlite3", lab=RunList(runs)) as server:
        yield server


def test_a_report_that_leads_elsewhere_is_not_shown(runs: Path, tmp_path: Path) -> None:
    shutil.copytree(runs / "base", tmp_path / "base")
    (tmp_path / "base/report.html").unlink()
    (tmp_path / "base/report.html").symlink_to("/etc/passwd")
    assert RunList(tmp_path).report("base") is None


def test_without_a_folder_there_is_no_such_page(server: Server) -> None:
    assert get(server, "/lab")[0] == 404
    assert get(server, "/lab/base/report.html")[0] == 404


def test_looks_at_it_are_limited(runs: Path, tmp_path: Path) -> None:
    how = {"lab": RunList(runs), "looks_per_minute": 2, "clock": Clock()}
    with run_server(tmp_path / "t.sqlite3", **how) as server:
        assert [get(server, "/lab")[0] for _ in range(3)] == [200, 200, 429]


def test_a_folder_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(RunError, match="there is no folder"):
        RunList(tmp_path / "nowhere")
    result = CliRunner().invoke(app, ["serve", "--port", "0", "--lab", str(tmp_path / "nowhere")])
    assert result.exit_code == 2
    assert "there is no folder" in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("fr, de;q=0.8, en;q=0.7", "de"), ("DE-at", "de"), ("xx", "en"), (";;,", "en")],
)
def test_a_browser_is_answered_in_its_language(accepted: str, language: str) -> None:
    assert language_of(accepted) == language
