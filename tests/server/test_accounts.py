"""Accounts: sign in, use several devices, take games along, see, export and delete everything."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import cbor2
import httpx
import pytest
from tests.support.databases import Database
from tests.support.postgres import Cluster
from tests.support.server import (
    Clock,
    InProcessServer,
    OpenTable,
    Server,
    Socket,
    run_server,
    wait_until,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus

from holdfast.hosting.accounts.accounts import GOOD_FOR
from holdfast.hosting.accounts.devices import CODE_SECONDS
from holdfast.table.names import skeleton

pytestmark = pytest.mark.usefixtures("interpreted")

PASSWORD = "correct horse"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1"


class Browser:
    """A browser with its own cookies."""

    def __init__(self, server: Server, agent: str = FIREFOX) -> None:
        address = f"http://127.0.0.1:{server.port}/api"
        self.http = httpx.Client(base_url=address, timeout=120, headers={"user-agent": agent})

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        """Return the answer to a request with a body."""
        return self._checked(self.http.post(path, json=body), status)

    def send(self, path: str, status: int = 200) -> Any:
        """Return the answer to a request without a body."""
        return self._checked(self.http.post(path), status)

    def get(self, path: str, status: int = 200) -> Any:
        """Return the answer to a GET request."""
        return self._checked(self.http.get(path), status)

    def _checked(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json()

    def join(self, name: str, password: str = PASSWORD) -> Any:
        """Open an account."""
        return self.post("/account", name=name, password=password)["account"]

    def bring(self, *tables: tuple[OpenTable, int]) -> dict[str, list[tuple[int, str]]]:
        """Attach seats, and return all tables of the account with their seats and tokens."""
        held = [{"table": table.id, "token": table.tokens[seat]} for table, seat in tables]
        found = self.post("/account/games", tokens=held)
        return {one["table"]: [(s["seat"], s["token"]) for s in one["seats"]] for one in found}


@pytest.fixture
def browsers(server: InProcessServer) -> Iterator[Any]:
    """Yield a function that opens browsers at the server that all tests share."""
    with ExitStack() as stack:

        def browser(agent: str = FIREFOX) -> Browser:
            new = Browser(server, agent)
            stack.enter_context(new.http)
            return new

        yield browser


@contextmanager
def alone(path: str | Path, **settings: Any) -> Iterator[tuple[InProcessServer, Browser, Browser]]:
    """Yield a server that no other test uses, and two browsers."""
    with run_server(path, **settings) as server:
        one, other = Browser(server), Browser(server, SAFARI)
        with one.http, other.http:
            yield server, one, other


def seat_at(server: Server, table: str, token: str) -> int | None:
    """Return the seat that a token opens, or the status of the refusal."""
    answer = server.http.get(f"/tables/{table}", params={"token": token})
    seat: int | None = answer.json()["viewer"] if answer.status_code == 200 else answer.status_code
    return seat


def read_all(line: Socket) -> None:
    """Read until the connection is closed, which raises an error."""
    while True:
        line.receive()


def test_an_account_is_opened_and_its_session_is_in_a_cookie_that_no_page_can_read(
    browsers: Any,
) -> None:
    browser = browsers()
    assert browser.get("/account") == {"available": True, "account": None}
    answer = browser.http.post("/account", json={"name": "  Mara   M. ", "password": PASSWORD})
    cookie = answer.headers["set-cookie"].lower()
    for part in ("httponly", "samesite=strict", "path=/api", "max-age="):
        assert part in cookie
    assert "secure" not in cookie  # plain HTTP, as in a living room
    account = browser.get("/account")["account"]
    assert (account["name"], account["password"], account["passkeys"]) == ("Mara M.", True, [])
    (session,) = account["sessions"]
    assert (session["device"], session["here"]) == ("Firefox, Linux", True)
    assert browser.http.cookies["holdfast-session"] not in json.dumps(account)


def test_over_https_the_cookie_is_for_https_alone(server: InProcessServer) -> None:
    host = f"127.0.0.1:{server.port}"
    answer = server.http.post(
        "/account",
        json={"name": "Tls", "password": PASSWORD},
        headers={"origin": f"https://{host}"},
    )
    assert "; Secure" in answer.headers["set-cookie"]
    server.http.cookies.clear()


def test_a_page_of_another_site_is_not_signed_in(browsers: Any) -> None:
    browser = browsers()
    browser.join("Crossed")
    foreign = {"origin": "https://elsewhere.example"}
    assert browser.http.get("/account", headers=foreign).json()["account"] is None
    refused = browser.http.post("/account/sign-out", headers=foreign)
    assert (refused.status_code, refused.json()["code"]) == (401, "signed-out")


def test_names_that_look_alike_are_one_name(browsers: Any) -> None:
    browsers().join("Bernard")
    for name in ("bernard", "BERNARD", "Bemard", "Bérnard", "B e r n a r d", "Веrnard", "8ernard"):
        assert browsers().post("/account", 409, name=name, password=PASSWORD)["code"] == (
            "name-taken"
        )
    assert skeleton("Bernhard") != skeleton("Bernard")
    assert skeleton("!!") == "ii"
    assert skeleton("☃") == "☃"
    other = browsers()
    other.join("Bernhard")
    assert other.post("/account/name", 409, name="Bernard")["code"] == "name-taken"
    assert other.post("/account/name", name="Hard")["account"]["name"] == "Hard"
    assert browsers().post("/account", 422, name="\u200b", password=PASSWORD)["code"] == "bad-name"
    assert browsers().post("/account", 422, name="Short", password="1234567")["code"] == "malformed"


def test_a_wrong_password_opens_nothing_and_does_not_tell_who_exists(browsers: Any) -> None:
    browsers().join("Known")
    said = [
        browsers().post("/account/sign-in", 401, name=name, password=password)
        for name, password in (("Known", "wrong horse"), ("Unknown", PASSWORD))
    ]
    assert said[0] == said[1]
    browser = browsers()
    assert browser.post("/account/sign-in", name="KNOWN", password=PASSWORD)["account"]


def test_passwords_are_tried_slowly(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3", clock=Clock()) as (_, one, other):
        one.join("Mara")
        tried = [
            other.http.post("/account/sign-in", json={"name": "Mara", "password": f"{number}"})
            for number in range(21)
        ]
        assert [answer.status_code for answer in tried] == [401] * 20 + [429]
        assert int(tried[-1].headers["retry-after"]) > 0
    with alone(tmp_path / "u.sqlite3", clock=Clock(), sign_ins_per_minute=1000) as (_, one, other):
        one.join("Mara")
        for number in range(30):
            other.post("/account/sign-in", 401, name="Mara", password=f"{number}")
        # Also from other addresses the account is closed to passwords for a while.
        assert other.post("/account/sign-in", 429, name="Mara", password=PASSWORD)
        assert one.get("/account")["account"]["name"] == "Mara"


def test_games_follow_a_person_to_another_device(browsers: Any, server: InProcessServer) -> None:
    table, own = server.open("person", "person"), server.open("person", "person")
    first, second = browsers(), browsers(SAFARI)
    first.join("Follow")
    found = first.bring((table, 0), (own, 0), (own, 1))
    assert {one: [seat for seat, _ in seats] for one, seats in found.items()} == {
        table.id: [0], own.id: [0, 1],
    }  # fmt: skip
    second.post("/account/sign-in", name="Follow", password=PASSWORD)
    there = second.bring()
    ((seat, token),) = there[table.id]
    assert (seat, seat_at(server, table.id, token)) == (0, 0)
    assert token != table.tokens[0] != found[table.id][0][1] != token
    assert second.bring() == there  # the same tokens again
    # Links go on working.
    assert seat_at(server, table.id, table.tokens[0]) == 0
    account = second.get("/account")["account"]
    assert (account["running"], account["finished"]) == (2, 0)


def test_only_what_a_token_opens_is_attached(browsers: Any, server: InProcessServer) -> None:
    table, other = server.open("person", "person"), server.open("person", "person")
    browser = browsers()
    browser.join("Greedy")
    held = [
        {"table": table.id, "token": other.tokens[0]},
        {"table": table.id, "token": table.tokens[None]},
        {"table": "nowhere", "token": table.tokens[0]},
        {"table": "n\u00f6", "token": table.tokens[0]},
    ]
    assert browser.post("/account/games", tokens=held) == []
    assert browsers().post("/account/games", 401, tokens=held)["code"] == "signed-out"


def test_a_seat_that_somebody_else_takes_leaves_the_account(
    browsers: Any, server: InProcessServer
) -> None:
    table = server.open("person", "open")
    browser = browsers()
    browser.join("Leaver")
    token = browser.bring((table, 1))[table.id][0][1]
    assert seat_at(server, table.id, token) == 1
    code = server.http.post(f"/tables/{table.id}/code", params={"token": table.tokens[0]}).json()
    taken = server.http.post(f"/codes/{code['code']}/seats", json={"name": "Eve"})
    assert taken.json()["seat"] == 1
    assert seat_at(server, table.id, token) is None
    assert browser.bring() == {}


def test_an_ended_session_opens_nothing_and_its_sockets_close(
    browsers: Any, server: InProcessServer
) -> None:
    table = server.open("person", "person")
    first, second = browsers(), browsers(SAFARI)
    first.join("Ender")
    first.bring((table, 0))
    second.post("/account/sign-in", name="Ender", password=PASSWORD)
    token = second.bring()[table.id][0][1]
    sessions = first.get("/account")["account"]["sessions"]
    assert [one["device"] for one in sessions if not one["here"]] == ["Safari, iPhone"]
    (stolen,) = [one["id"] for one in sessions if not one["here"]]
    link, table.tokens[0] = table.tokens[0], token
    with table.socket(0) as line:
        line.receive()
        first.send(f"/account/sessions/{stolen}/end")
        with pytest.raises(ConnectionClosed) as closed:
            read_all(line)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    with pytest.raises(InvalidStatus), table.socket(0):
        pass
    assert seat_at(server, table.id, token) == 403
    assert seat_at(server, table.id, link) == 0
    assert second.get("/account")["account"] is None
    assert second.send("/account/sign-out", 401)["code"] == "signed-out"
    # Nobody ends the session of another account.
    third = browsers()
    third.join("Other")
    (own,) = first.get("/account")["account"]["sessions"]
    third.send(f"/account/sessions/{own['id']}/end")
    assert first.send("/account/sign-out") == {"available": True, "account": None}
    assert first.get("/account")["account"] is None


def test_a_new_password_ends_all_other_sessions(browsers: Any) -> None:
    first, second = browsers(), browsers()
    first.join("Changer")
    second.post("/account/sign-in", name="Changer", password=PASSWORD)
    wrong = first.post("/account/password", 401, old="wrong", new="another horse")
    assert wrong["code"] == "wrong-password"
    first.post("/account/password", old=PASSWORD, new="another horse")
    assert second.get("/account")["account"] is None
    assert first.get("/account")["account"]["name"] == "Changer"
    second.post("/account/sign-in", 401, name="Changer", password=PASSWORD)
    second.post("/account/sign-in", name="Changer", password="another horse")


def test_sessions_end_when_nobody_uses_them(tmp_path: Path) -> None:
    now = time.time()
    with alone(tmp_path / "t.sqlite3", now=lambda: now) as (_, one, _other):
        one.join("Mara")
        now += GOOD_FOR - 60
        assert one.get("/account")["account"]
        now += GOOD_FOR - 60
        assert one.get("/account")["account"]
        now += GOOD_FOR + 60
        assert one.get("/account")["account"] is None


def test_a_second_device_is_signed_in_once_both_agree(browsers: Any) -> None:
    first, second = browsers(), browsers(SAFARI)
    first.join("Twice")
    code = first.send("/account/devices")["code"]
    assert first.get(f"/account/devices/{code}") == {"state": "waiting", "words": ""}
    claim = second.send(f"/devices/{code[:3].lower()}-{code[3:]}")
    ticket = {"ticket": claim["ticket"]}
    assert second.post(f"/devices/{code}/session", **ticket)["account"] is None
    told = {"state": "claimed", "words": claim["words"]}
    assert first.get(f"/account/devices/{code}") == told
    assert len(claim["words"].split()) == 2
    assert first.post(f"/account/devices/{code}", agree=True)["state"] == "done"
    account = second.post(f"/devices/{code}/session", **ticket)["account"]
    assert account["name"] == "Twice"
    assert [one["device"] for one in account["sessions"] if one["here"]] == ["Safari, iPhone"]
    # It works once.
    assert browsers().post(f"/devices/{code}/session", 404, **ticket)["code"] == "no-such-device"
    assert first.get(f"/account/devices/{code}")["state"] == "gone"


def test_a_code_that_somebody_else_uses_signs_nobody_in(browsers: Any) -> None:
    owner, thief, friend, stranger = browsers(), browsers(), browsers(), browsers()
    owner.join("Owner")
    stranger.join("Stranger")
    code = owner.send("/account/devices")["code"]
    stolen = thief.send(f"/devices/{code}")
    # The friend's own device is refused, so it cannot show the words.
    assert friend.send(f"/devices/{code}", 404)["code"] == "no-such-device"
    assert stranger.get(f"/account/devices/{code}")["state"] == "gone"
    assert stranger.post(f"/account/devices/{code}", 404, agree=True)["code"] == "no-such-device"
    assert thief.post(f"/devices/{code}/session", 404, ticket="guessed")
    assert owner.post(f"/account/devices/{code}", agree=False)["state"] == "gone"
    assert thief.post(f"/devices/{code}/session", 404, ticket=stolen["ticket"])
    assert thief.get("/account")["account"] is None
    # Without a device that has used it there is nothing to agree to.
    code = owner.send("/account/devices")["code"]
    assert owner.post(f"/account/devices/{code}", 404, agree=True)


def test_an_old_code_opens_nothing(tmp_path: Path) -> None:
    now = time.time()
    with alone(tmp_path / "t.sqlite3", now=lambda: now) as (_, one, other):
        one.join("Mara")
        code = one.send("/account/devices")["code"]
        now += CODE_SECONDS + 1
        assert other.send(f"/devices/{code}", 404)["code"] == "no-such-device"


def test_the_only_way_in_stays(browsers: Any) -> None:
    """Check that wrong passkeys are refused; real ones are tested in tests/web/test_accounts.py."""
    browser = browsers()
    browser.join("Ways")
    assert browser.send("/account/passkeys/nowhere/remove")["account"]["passkeys"] == []
    for credential in ("", "{", "{}", '{"response": {"clientDataJSON": "e30"}}', "[]"):
        for way in ("/account/passkeys", "/account/sign-in/passkey"):
            assert browser.post(way, 401, credential=credential)["code"] == "no-passkey"
    # A request that names no origin is not a browser's.
    assert browser.send("/account/sign-in/options", 401)["code"] == "no-passkey"


def odd_credentials() -> list[dict[str, Any]]:
    """Return answers of a browser for which the passkey library raises undocumented errors."""
    host = hashlib.sha256(b"127.0.0.1").digest()
    keys: list[Any] = [
        {1: 1, 3: -7}, {1: 3, 3: -257, -1: b"", -2: 3}, {1: 2, 3: [], -1: 1, -2: 3}, 3, [],
    ]  # fmt: skip
    statements: list[tuple[Any, Any]] = [
        ("none", {}), ("packed", {"alg": -7, "sig": 3, "x5c": 3}), ("tpm", {"ver": True}),
        ("fido-u2f", {"x5c": [], "sig": b""}), ("android-safetynet", {"ver": "2", "response": 3}),
        (3, 3),
    ]  # fmt: skip
    about = host + b"\x45" + bytes(4) + bytes(16) + b"\x00\x10" + bytes(16)
    sent = [
        {"fmt": kind, "attStmt": statement, "authData": about + cbor2.dumps(key)}
        for key in keys
        for kind, statement in statements
    ]
    cut = [{"fmt": "none", "attStmt": {}, "authData": about[:size]} for size in (0, 36, 54, 70)]
    return [*sent, *cut, {"fmt": "none", "attStmt": {}, "authData": True}]


def test_odd_passkeys_are_refused(tmp_path: Path, mistakes: list[str]) -> None:
    settings = {"sign_ins_per_minute": 10**6, "clock": Clock(), "requests_per_minute": 10**6}
    with alone(tmp_path / "t.sqlite3", **settings) as (server, one, _):
        one.http.headers["origin"] = f"http://127.0.0.1:{server.port}"
        for number, odd in enumerate(odd_credentials()):
            options = one.post("/account/passkeys/options", name=f"Odd {number}")["options"]
            challenge = json.loads(options)["challenge"]
            signed = {"type": "webauthn.create", "challenge": challenge} | {
                "origin": one.http.headers["origin"]
            }
            answer = {
                "id": "AAAAAAAAAAAAAAAAAAAAAA",
                "rawId": "AAAAAAAAAAAAAAAAAAAAAA",
                "type": "public-key",
                "response": {
                    "clientDataJSON": base64url(json.dumps(signed).encode()),
                    "attestationObject": base64url(cbor2.dumps(odd)),
                },
            }
            got = one.http.post("/account/passkeys", json={"credential": json.dumps(answer)})
            assert got.status_code in (200, 401), (odd, got.text)
    assert mistakes == []


def base64url(octets: bytes) -> str:
    """Return bytes as WebAuthn writes them."""
    return base64.urlsafe_b64encode(octets).decode().rstrip("=")


def finish(table: OpenTable) -> None:
    """Play a game of two to its end."""
    view = table.view(0)
    while not view["over"]:
        if not view["moves"]:
            view = table.view(1 - view["viewer"])
        move = view["moves"][-1]["n"]
        view = table.post(view["viewer"], type="play", seq=view["seq"], move=move).json()


def test_finished_games_are_history_and_everything_is_exported(
    browsers: Any, server: InProcessServer
) -> None:
    running_game = server.open("person", "person")
    over = server.open("person", "person")
    finish(over)
    browser = browsers()
    browser.join("Exporter")
    browser.bring((running_game, 0), (over, 1))
    check_history(browser, server, over)
    answer = browser.http.get("/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    exported = answer.json()
    assert exported["account"]["name"] == "Exporter"
    games = {game["table"]: game for game in exported["games"]}
    assert games[running_game.id]["entries"] is games[running_game.id]["opening"] is None
    assert len(games[over.id]["entries"]) == over.view(0)["seq"]
    assert games[over.id]["seats"] == [1]
    assert "seed" not in json.dumps(games[running_game.id])
    secrets = (browser.http.cookies["holdfast-session"], "argon2", over.tokens[1])
    assert not any(secret in answer.text for secret in secrets)


def check_history(browser: Browser, server: InProcessServer, over: OpenTable) -> None:
    """Check that a finished game is in the history, and that its filters work."""
    history = browser.get("/account/history")
    (past,) = history["games"]
    places = {one["seat"]: one["rank"] for one in over.view(1)["placements"]}
    assert past["summary"]["table"] == over.id
    assert past["summary"]["placements"] == over.view(1)["placements"]
    assert past["won"] is (places[1] == 1)
    assert (history["count"], history["won"]) == (1, int(past["won"]))
    assert [one["seat"] for one in past["seats"]] == [1]
    assert seat_at(server, over.id, past["seats"][0]["token"]) == 1
    # Nothing of the others' automatic answers, and nothing of running games.
    assert over.tokens[0] not in json.dumps(history)
    won = str(past["won"]).lower()
    for query, count in {
        "game=outlast": 1, "game=outlive": 0, "pace=live": 1, "pace=slow": 0, f"won={won}": 1,
        f"won={'false' if past['won'] else 'true'}": 0,
    }.items():  # fmt: skip
        assert browser.get(f"/account/history?{query}")["count"] == count, query
    assert browser.get("/account/history?first=1")["games"] == []
    assert browser.get("/account/history?pace=odd", 422)["code"] == "malformed"


def test_a_game_is_history_when_it_ends(kept: Database) -> None:
    with alone(kept.named) as (server, browser, other):
        browser.join("Anna")
        other.join("Ben")
        first, later, running_game = (server.open("person", "person") for _ in range(3))
        browser.bring((first, 0), (later, 0), (later, 1), (running_game, 0))
        finish(first)
        finish(later)
        account = browser.get("/account")["account"]
        assert (account["running"], account["finished"]) == (1, 2)
        assert list(browser.bring()) == [running_game.id, later.id, first.id]
        # Somebody says something there; it ended before the other game all the same.
        first.post(0, type="say", phrase="hello")
        past = browser.get("/account/history")["games"]
        assert [one["summary"]["table"] for one in past] == [later.id, first.id]
        assert [[one["seat"] for one in game["seats"]] for game in past] == [[0, 1], [0]]
        assert past[0]["won"]
        # A seat that is added after the end puts the game at the same place in the history.
        other.bring((first, 1), (later, 1))
        theirs = other.get("/account/history")
        assert [one["summary"]["table"] for one in theirs["games"]] == [later.id, first.id]
        places = {one["seat"]: one["rank"] for one in first.view(1)["placements"]}
        assert theirs["games"][1]["won"] is (places[1] == 1)
        won = [game["won"] for game in theirs["games"]]
        assert (theirs["count"], theirs["won"]) == (2, won.count(True))
        assert other.get("/account/history?won=false")["count"] == won.count(False)


def test_a_server_may_have_no_accounts(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3", accounts=False) as (server, one, _):
        assert one.get("/account") == {"available": False, "account": None}
        assert one.post("/account", 404, name="Mara", password=PASSWORD)["code"] == (
            "no-such-request"
        )
        assert one.send("/account/sign-out", 404)["code"] == "no-such-request"
        assert server.open("person").view(0)["seq"] == 0


def test_two_servers_on_one_database_share_accounts(postgres: Cluster) -> None:
    database = postgres.new_database()
    with alone(database) as (server, one, _), run_server(database) as far:
        other = Browser(far, SAFARI)
        there = OpenTable.__new__(OpenTable)
        table = server.open("person", "person")
        there.server, there.id, there.tokens = far, table.id, dict(table.tokens)
        assert there.view(1)["seq"] == 0  # the other server has it in memory
        one.join("Anna")
        one.bring((table, 0))
        other.post("/account/sign-in", name="Anna", password=PASSWORD)
        there.tokens[0] = other.bring()[table.id][0][1]
        wait_until(lambda: seat_at(server, table.id, there.tokens[0]) == 0)
        with there.socket(0) as line:
            line.receive()
            (second,) = [s for s in one.get("/account")["account"]["sessions"] if not s["here"]]
            one.send(f"/account/sessions/{second['id']}/end")
            with pytest.raises(ConnectionClosed):
                read_all(line)
        assert seat_at(far, table.id, there.tokens[0]) == 403
        assert other.get("/account")["account"] is None
        one.post("/account/delete", confirm="delete")
        wait_until(lambda: there.view(1)["seats"][0]["name"] == "")
        assert there.view(1)["seats"][0]["kind"] == "bot"
        other.http.close()
