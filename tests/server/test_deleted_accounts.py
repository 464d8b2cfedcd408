"""Tests that deleting an account leaves no byte of it, and the games of others stay whole."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.test_accounts import (
    PASSWORD,
    Browser,
    alone,
    base64url,
    finish,
    read_all,
    seat_at,
)
from tests.support.databases import Database
from tests.support.server import OpenTable, run_server
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.usefixtures("interpreted")


def traces(folder: Path, *words: str) -> list[str]:
    """Return which of these words are in the database's files."""
    files = [file.read_bytes() for file in folder.iterdir()]
    return [word for word in words if any(word.encode() in file for file in files)]


def test_deleting_an_account_leaves_no_byte_of_it_and_the_games_of_others_whole(
    tmp_path: Path,
) -> None:
    path = tmp_path / "t.sqlite3"
    name, words, note = "Zephyrine", "quixotic marmalade", "he hums flamboyantly"
    with alone(path, admin_token="the token of the host") as (server, browser, friend):
        seats = [{"kind": "person", "name": name}, {"kind": "person", "name": "Ben"}]

        def opened(*seats: dict[str, Any], **wish: Any) -> OpenTable:
            wish = {"game": "outlast", "seats": seats, **wish}
            return OpenTable(server, server.http.post("/tables", json=wish).json())

        slow = {"time_control": {"move": 86400}}
        shared, finished, lonely = opened(*seats, **slow), opened(*seats), opened(seats[0])
        friend.join("Ben")
        friend.bring((shared, 1))
        shared.post(0, type="say", text=words)
        view = shared.view(0)
        shared.post(0, type="play", seq=view["seq"], move=view["moves"][0]["n"])
        finish(finished)
        browser.join(name)
        browser.send("/account/devices")
        browser.bring((shared, 0), (finished, 0), (lonely, 0))
        hidden = browser.http.cookies["holdfast-session"]

        def about(one: Browser, own: int, what: str, **body: Any) -> Any:
            token = shared.tokens[own]
            return one.post(f"/tables/{shared.id}/{what}?token={token}", **body)

        for one, own, other in ((browser, 0, 1), (friend, 1, 0)):
            about(one, own, "blocks", seat=other, blocked=True)
            about(one, own, "reports", seat=other, reason="insults", note=note if own == 0 else "")
        assert [one["name"] for one in friend.get("/blocks")] == [name]
        before = finished.view(1)
        with shared.socket(1) as line:
            line.receive()
            known = [name, words, lonely.id, note]
            assert traces(tmp_path, *known) == known
            browser.post("/account/delete", 422, confirm="no")
            gone = browser.post("/account/delete", confirm="delete")
            assert gone == {"available": True, "account": None}
            with pytest.raises(ConnectionClosed):
                read_all(line)
        assert traces(tmp_path, name, name.lower(), words, lonely.id, note, hidden) == []
        assert friend.get("/blocks") == []
        assert browser.get("/account")["account"] is None
        assert browser.http.cookies.get("holdfast-session") is None
        browser.post("/account/sign-in", 401, name=name, password=PASSWORD)
        # A bot plays on for her, and others have everything but her name.
        seat = shared.view(1)["seats"][0]
        assert (seat["kind"], seat["name"]) == ("bot", "")
        assert seat_at(server, shared.id, shared.tokens[0]) is None
        after = finished.view(1)
        assert after["seats"][0]["name"] == ""
        for part in ("seq", "view", "placements", "over"):
            assert after[part] == before[part]
        assert seat_at(server, lonely.id, lonely.tokens[0]) == 404
        assert friend.bring()[shared.id][0][0] == 1
        # Her name is free again.
        browser.join(name)
    with run_server(path) as server:
        OpenTable.view(OpenTable(server, _as_new(shared)), 1)


def passkey_answer(options: str, origin: str, credential: bytes) -> str:
    """Return the answer of a browser that creates a passkey with this id, as in WebAuthn."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    cose = {1: 2, 3: -7, -1: 1, -2: key.x.to_bytes(32, "big"), -3: key.y.to_bytes(32, "big")}
    about = hashlib.sha256(b"127.0.0.1").digest() + b"\x45" + bytes(20)
    about += len(credential).to_bytes(2, "big") + credential + cbor2.dumps(cose)
    signed = {"type": "webauthn.create", "challenge": json.loads(options)["challenge"]}
    made = {"fmt": "none", "attStmt": {}, "authData": about}
    answer = {
        "clientDataJSON": base64url(json.dumps({**signed, "origin": origin}).encode()),
        "attestationObject": base64url(cbor2.dumps(made)),
    }
    name = base64url(credential)
    return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": answer})


def test_deleting_an_account_leaves_no_byte_of_its_passkey_and_nothing_in_the_log(
    kept: Database, caplog: pytest.LogCaptureFixture
) -> None:
    name, credential = "Zephyrine", b"a credential of thirty-two bytes"
    caplog.set_level("DEBUG", logger="holdfast")
    with alone(kept.named) as (server, browser, _):
        origin = browser.http.headers["origin"] = f"http://127.0.0.1:{server.port}"
        options = browser.post("/account/passkeys/options", name=name)["options"]
        answer = passkey_answer(options, origin, credential)
        (passkey,) = browser.post("/account/passkeys", credential=answer)["account"]["passkeys"]
        code = browser.send("/account/devices")["code"]
        browser.get(f"/account/devices/{code}")
        words = [name, name.lower(), base64url(credential), passkey["id"]]
        assert kept.find_words(*words) == words
        browser.send(f"/account/passkeys/{passkey['id']}/remove", 409)
        browser.post("/account/delete", confirm="delete")
        assert kept.find_words(*words, code) == []
    assert "/api/account/delete" in caplog.text
    hidden = [*words, code, browser.http.cookies.get("holdfast-session") or "no cookie"]
    assert [word for word in hidden if word in caplog.text] == []


def _as_new(table: OpenTable) -> dict[str, Any]:
    seats = [{"seat": s, "token": t} for s, t in table.tokens.items() if s is not None]
    return {"table": table.id, "seats": seats, "spectator": table.tokens[None]}
