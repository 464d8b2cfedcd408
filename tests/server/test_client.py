"""The browser client's files, and how a server is started and found."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support.server import PATIENCE, Server, run_server

from holdfast.server.run import default_database, serve
from holdfast.server.uvicorn_server import has_screen


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return a folder with a client as its build leaves it."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Holdfast</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-B3xK9q_1.js").write_text("export const long = 1;" * 200)
    (tmp_path / "secret.txt").write_text("not for the web")
    return folder


def get(server: Server, path: str, **headers: str) -> tuple[int, str, dict[str, str]]:
    answer = server.http.get(f"http://127.0.0.1:{server.port}{path}", headers=headers)
    return answer.status_code, answer.text, dict(answer.headers)


def test_pages_and_files_of_the_client(built: Path, tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", client=built) as server:
        for page in ("/", "/table/abc", "/table/abc/def", "/replay"):
            status, text, headers = get(server, page)
            assert (status, text) == (200, "<title>Holdfast</title>")
            assert headers["cache-control"] == "no-cache"
            assert headers["referrer-policy"] == "no-referrer"
            assert "default-src 'self'" in headers["content-security-policy"]
        status, text, headers = get(server, "/assets/main-B3xK9q_1.js")
        assert status == 200
        assert "immutable" in headers["cache-control"]
        assert headers["content-encoding"] == "gzip"
        assert headers["content-type"].startswith("text/javascript")
        assert get(server, "/icon.svg")[2]["content-type"] == "image/svg+xml"
        for wrong in ("/nothing", "/assets/none.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt",
                      "/a%00b", "/api/nothing", "/" + "a" * 300, "/x/" + "b/" * 2000,
                      "/%ed%a0%80"):  # fmt: skip
            status, text, _ = get(server, wrong)
            assert (status, '"code":"not-found"' in text) == (404, True), wrong
        status, text, headers = get(server, "/api/games/outlast/rules", **{"accept-encoding": ""})
        assert status == 200
        assert "content-encoding" not in headers


def test_a_clear_page_when_the_client_is_not_built(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", client=None) as server:
        status, text, headers = get(server, "/")
        assert status == 503
        assert "make play" in text
        assert headers["content-type"].startswith("text/html")
        assert get(server, "/nothing")[0] == 404
        assert server.http.get("/games", timeout=PATIENCE).status_code == 200


def test_an_address_that_is_taken_is_said_so(server: Server, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=f"{server.port}"):
        serve(port=server.port, database=tmp_path / "t.sqlite3")


def test_games_are_kept_where_data_of_the_user_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HOLDFAST_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == Path("/data/holdfast/holdfast.sqlite3")
    monkeypatch.setenv("HOLDFAST_DATA", "/srv/games")
    assert default_database() == Path("/srv/games/holdfast.sqlite3")


@pytest.mark.parametrize(
    ("platform", "environment", "screen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"BROWSER": "firefox"}, True),
        ("linux", {"DISPLAY": ""}, False),
        ("darwin", {}, True),
    ],
)
def test_a_browser_is_opened_where_there_is_a_screen(
    platform: str, environment: dict[str, str], screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.platform", platform)
    assert has_screen() is screen
