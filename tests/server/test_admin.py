"""The host's page of a server: protected by a token, and without any secret of a game."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_conduct import ANYBODY, Person, three
from tests.support.server import Clock, InProcessServer, run_server

from holdfast.server.app import Settings

TOKEN = "an admin token of this test"
PASSWORD = "correct horse"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InProcessServer]:
    """Yield a server that has an admin token, so that its operator can use the host's page."""
    with run_server(tmp_path / "t.sqlite3", admin_token=TOKEN) as server:
        yield server


class Host(Person):
    """The host of the server."""

    def __init__(self, server: InProcessServer, token: str = TOKEN) -> None:
        super().__init__(server, "Host")
        self.http.headers["authorization"] = f"Bearer {token}"

    def get(self, path: str = "", **query: Any) -> Any:
        """Return the answer to a GET request below `/admin`."""
        return self.http.get(f"/admin{path}", params=query).json()

    def act(self, path: str, **body: Any) -> Any:
        """Return the answer to a POST request below `/admin`."""
        return self.http.post(f"/admin{path}", json=body or None).json()


def test_without_a_token_there_is_no_such_page(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        answer = Host(server).http.get("/admin")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-request")
        page = server.http.get(f"http://127.0.0.1:{server.port}/admin")
        assert page.status_code == 404


@pytest.mark.parametrize("token", ["", "wrong", TOKEN[:-1], TOKEN + " x", TOKEN.upper()])
def test_a_wrong_token_opens_nothing(server: InProcessServer, token: str) -> None:
    answer = Host(server, token or "none").http.get("/admin/reports")
    assert (answer.status_code, answer.json()["code"]) == (401, "not-admin")
    assert Host(server).http.get("/admin").status_code == 200


def test_a_token_in_an_address_or_a_cookie_opens_nothing(server: InProcessServer) -> None:
    somebody = Person(server, "Eve")
    for query in ({"token": TOKEN}, {"authorization": f"Bearer {TOKEN}"}):
        assert somebody.http.get("/admin", params=query).status_code == 401
    basic = {"authorization": f"Basic {TOKEN}"}
    assert somebody.http.get("/admin", headers=basic).status_code == 401


def test_tokens_cannot_be_tried_at_will(tmp_path: Path) -> None:
    clock = Clock()
    settings = {"admin_token": TOKEN, "clock": clock, "admin_tokens_per_hour": 3}
    with run_server(tmp_path / "t.sqlite3", **settings) as server:
        guessing, host = Host(server, "a guess that is wrong"), Host(server)
        statuses = [guessing.http.get("/admin").status_code for _ in range(5)]
        assert statuses == [401, 401, 401, 429, 429]
        # From the same address not even the right one is accepted, so guessing tells nothing.
        assert host.http.get("/admin").status_code == 429
        clock.now += 3600
        assert host.http.get("/admin").status_code == 200


def test_no_other_page_locks_the_host_out(tmp_path: Path) -> None:
    """Check that requests without a token, as any page can cause, do not lock the host out."""
    with run_server(tmp_path / "t.sqlite3", admin_token=TOKEN, clock=Clock()) as server:
        for _ in range(30):
            assert server.http.get("/admin").status_code == 401
        assert Host(server).http.get("/admin").status_code == 200


def test_no_token_is_logged(
    server: InProcessServer, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    with caplog.at_level(logging.DEBUG):
        Host(server).get()
        Host(server, "somebody's wrong guess").get()
    assert "wrong admin token" in caplog.text
    for secret in (TOKEN, "somebody's wrong guess"):
        assert secret not in caplog.text
        assert all(secret.encode() not in file.read_bytes() for file in tmp_path.iterdir())


def test_a_short_token_is_refused_before_the_start() -> None:
    with pytest.raises(ValueError, match="at least 16 characters"):
        Settings("unused", admin_token="secret")


def test_a_report_is_closed_with_a_note_that_its_reporter_reads(server: InProcessServer) -> None:
    anna, ben, _ = three(server)
    ben.post("commands", type="say", text="You all play badly")
    anna.post("reports", seat=1, reason="insults", note="rude")
    host = Host(server)
    assert host.get()["reports"] == 1
    (report,) = host.get("/reports")
    assert (report["name"], report["reporter_name"], report["account"]) == ("Ben", "Anna", None)
    assert report["lines"] == [{"seat": 1, "name": "Ben", "text": "You all play badly"}]
    assert host.act(f"/reports/{report['id']}/close", answer="We have talked to Ben.") == []
    assert host.act(f"/reports/{report['id']}/close")["code"] == "malformed"
    assert host.act(f"/reports/{report['id']}/close", answer="")["code"] == "no-such-report"
    (state,) = anna.post("people")["reports"]
    assert (state["closed"], state["answer"]) == (True, "We have talked to Ben.")
    assert [one["id"] for one in host.get("/reports", closed=True)] == [report["id"]]


def test_tables_are_shown_without_secrets_and_their_doors_closed(server: InProcessServer) -> None:
    anna = Person(server, "Anna").opens(listing=ANYBODY)
    code = anna.post("code")["code"]
    host = Host(server)
    found = host.get("/tables")
    assert found["count"] == 1
    (one,) = found["tables"]
    assert set(one) == {"table", "game", "seats", "over", "listed", "updated"}
    assert one["seats"][0] == {"kind": "person", "name": "Anna"}
    assert one["listed"] is True
    (one,) = host.act(f"/tables/{anna.table}/close")["tables"]
    assert one["listed"] is False
    late = Person(server, "Ben")
    assert late.listed() == []
    answer = late.http.post(f"/codes/{code}/seats", json={"name": "Ben"})
    assert answer.json()["code"] == "no-such-code"
    # A name that does not fit is replaced.
    host.act(f"/tables/{anna.table}/seats/0/name", name="Guest")
    assert anna.view()["seats"][0]["name"] == "Guest"
    assert host.act(f"/tables/{anna.table}/seats/1/name", name="Eve")["code"] == "no-person"


def test_an_account_is_renamed_signed_out_and_suspended(server: InProcessServer) -> None:
    mara = Person(server, "Mara")
    wish = {"name": "Mara", "password": PASSWORD}
    mara.http.post("/account", json=wish)
    host = Host(server)
    (one,) = host.get("/accounts", name="mar")["accounts"]
    assert (one["name"], one["sessions"], one["suspended"]) == ("Mara", 1, False)
    assert host.get("/accounts", name="100%")["accounts"] == []
    account = f"/accounts/{one['id']}"
    assert host.act(f"{account}/name", name="Guest 1")["accounts"][0]["name"] == "Guest 1"
    assert mara.http.get("/account").json()["account"]["name"] == "Guest 1"
    host.act(f"{account}/end-sessions")
    assert mara.http.get("/account").json()["account"] is None
    wish["name"] = "Guest 1"
    assert mara.http.post("/account/sign-in", json=wish).status_code == 200
    assert host.act(f"{account}/suspend", suspended=True)["accounts"][0]["suspended"] is True
    assert mara.http.get("/account").json()["account"] is None
    refused = mara.http.post("/account/sign-in", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (403, "suspended")
    host.act(f"{account}/suspend", suspended=False)
    assert mara.http.post("/account/sign-in", json=wish).status_code == 200


def test_the_server_says_how_it_is(server: InProcessServer) -> None:
    Person(server, "Anna").opens()
    view = Host(server).get()
    assert view["database"] == "sqlite"
    assert view["size"] > 0
    assert (view["tables"], view["running"], view["accounts"]) == (1, 1, 0)
    limits = {one["name"]: one["value"] for one in view["limits"]}
    assert limits["tables_per_minute"] == Settings("unused").tables_per_minute
