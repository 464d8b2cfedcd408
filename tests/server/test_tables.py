"""Tables over HTTP: opening, playing to the end, finding them again, and what is refused."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.support.server import OpenTable, Server

from holdfast import games, players

GAME = games.load("outlast")


def play_on(table: OpenTable, seat: int, view: dict[str, Any], choice: int = 0) -> dict[str, Any]:
    """Play some legal move over HTTP."""
    moves = view["moves"]
    answer = table.post(seat, type="play", seq=view["seq"], move=moves[choice % len(moves)]["n"])
    assert answer.status_code == 200, answer.text
    after: dict[str, Any] = answer.json()
    return after


def test_the_lobby_lists_the_games(server: Server) -> None:
    answer = server.http.get("/games").json()
    assert [game["id"] for game in answer] == games.names()
    outlast = next(game for game in answer if game["id"] == "outlast")
    assert (outlast["least"], outlast["most"]) == (1, 6)
    assert {game["id"] for game in answer if game["team"]} == {"exoworld", "outbreak"}
    assert [level["id"] for level in outlast["levels"]] == players.levels()
    assert outlast["default_level"] == "veteran"
    settler, legend = outlast["levels"][2], outlast["levels"][-1]
    assert settler == {"id": "settler", "playouts": None, "seconds": None}
    assert legend["playouts"] or legend["seconds"]
    assert {"name": "climate", "values": ["normal", "mild", "harsh"]} in outlast["options"]
    assert "family" in [preset["id"] for preset in outlast["presets"]]


def test_a_whole_game_against_bots(server: Server) -> None:
    table = server.open("person", "heuristic", "random", options={"length": "short"})
    known, heard, turns = 0, 0, 0
    while True:
        # Looking after the last known number is all that a client without a socket can do.
        view = table.get(f"/after/{known}", 0).json()
        assert not view["whole"]
        heard += len(view["events"])
        known = view["seq"]
        if view["over"]:
            break
        if view["moves"]:
            assert view["ask"]["seat"] == 0
            view = play_on(table, 0, view, turns)
            heard += len(view["events"])
            known = view["seq"]
            turns += 1
    assert sorted(s["seat"] for s in view["placements"]) == [0, 1, 2]
    assert min(s["rank"] for s in view["placements"]) == 1
    whole = table.view(0)
    opening = [event for event in whole["events"] if event["seq"] == 0]
    assert len(whole["events"]) == heard + len(opening)
    assert whole["ask"] is None
    assert not whole["moves"]
    assert not whole["commands"]
    assert any(event["wording"] and "Bent" in event["wording"]["en"] for event in whole["events"])


def test_a_table_has_a_link_for_every_seat_but_the_bots_and_one_for_spectators(
    server: Server,
) -> None:
    table = server.open("person", "open", "heuristic")
    assert set(table.tokens) == {0, 1, None}
    assert [seat["kind"] for seat in table.view(1)["seats"]] == ["person", "open", "bot"]
    assert [table.view(viewer)["viewer"] for viewer in (0, 1, None)] == [0, 1, None]
    assert len(set(table.tokens.values())) == 3
    assert all(len(token) >= 32 for token in table.tokens.values())


@pytest.mark.parametrize("token", ["", "x", "x" * 64])
def test_a_wrong_token_opens_nothing(server: Server, token: str) -> None:
    table = server.open("person")
    answer = server.http.get(f"/tables/{table.id}", params={"token": token})
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    other = server.open("person")
    answer = server.http.get(f"/tables/{table.id}", params={"token": other.tokens[0]})
    assert answer.status_code == 403


SEAT = {"kind": "person", "name": "Anna"}


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-such-game"),
        ({"game": "../outlast"}, 404, "no-such-game"),
        ({"options": {"climate": "tropical"}}, 422, "bad-table"),
        ({"options": {"players": "2"}}, 422, "bad-table"),
        ({"options": {"weather": "fine"}}, 422, "bad-table"),
        ({"seats": [SEAT] * 7}, 422, "bad-table"),
        ({"seats": [SEAT] * 17}, 422, "malformed"),
        ({"seats": []}, 422, "malformed"),
        ({"seats": [{"kind": "robot"}]}, 422, "malformed"),
        ({"seats": [{"kind": "bot", "level": "genius"}]}, 422, "no-such-level"),
        ({"seats": [{"kind": "person", "level": "heuristic"}]}, 422, "bad-table"),
        ({"seats": [{"kind": "person", "name": "\u202e"}]}, 422, "bad-table"),
        ({"seats": [SEAT], "position": "nowhere"}, 422, "bad-table"),
        ({"seats": [SEAT], "position": "../options"}, 422, "bad-table"),
        ({"seats": [SEAT], "position": "showcase"}, 422, "bad-table"),
        ({"seats": [SEAT] * 4, "position": "showcase", "options": {"wilds": "awake"}}, 422,
         "bad-table"),
        ({"unknown": 1}, 422, "malformed"),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_not_opened(
    server: Server, wish: dict[str, Any], status: int, code: str
) -> None:
    answer = server.http.post("/tables", json={"game": "outlast", "seats": [SEAT], **wish})
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert set(answer.json()) == {"type", "code", "message", "seq"}


def test_a_table_can_begin_from_a_named_position(server: Server) -> None:
    table = server.open("person", "person", "person", "person", position="showcase")
    view = table.view(2)
    assert view["view"]["round"] == 6
    assert view["ask"].pop("wording")["key"] == "ask-act"
    assert view["ask"] == {
        "seat": 2, "decision": "act", "owes": [2], "may": [2], "clause": "LA-TURN-5",
    }  # fmt: skip
    assert play_on(table, 2, view)["seq"] == 1


def test_refused_moves_change_nothing(server: Server) -> None:
    table = server.open("person", "person")
    before = {viewer: table.get(viewer=viewer).text for viewer in (0, 1, None)}
    move = table.view(0)["moves"][0]["n"]
    illegal = next(n for n in range(GAME.moves.count) if n not in legal_of(table))
    for viewer, seq, played, code in [
        (0, 1, move, "stale"),
        (1, 0, move, "not-your-turn"),
        (None, 0, move, "spectator"),
        (0, 0, illegal, "illegal"),
        (0, 0, 10**9, "illegal"),
    ]:
        answer = table.post(viewer, type="play", seq=seq, move=played)
        assert answer.json()["code"] == code
        assert answer.status_code in (403, 409)
        assert answer.json()["seq"] == 0
    assert {viewer: table.get(viewer=viewer).text for viewer in (0, 1, None)} == before


def legal_of(table: OpenTable) -> set[int]:
    return {move["n"] for move in table.view(0)["moves"]}


def test_a_retry_does_not_play_twice(server: Server) -> None:
    table = server.open("person", "person")
    move = table.view(0)["moves"][0]["n"]
    assert table.post(0, type="play", seq=0, move=move).status_code == 200
    again = table.post(0, type="play", seq=0, move=move)
    assert (again.status_code, again.json()["code"]) == (409, "stale")
    assert table.view(0)["seq"] == 1


def test_my_tables(server: Server) -> None:
    first = server.open("person", "heuristic")
    second = server.open("open", "person")
    tokens = [
        {"table": first.id, "token": first.tokens[0]},
        {"table": second.id, "token": second.tokens[None]},
        {"table": second.id, "token": second.tokens[1]},
        {"table": first.id, "token": "wrong"},
        {"table": "nowhere", "token": first.tokens[0]},
    ]
    mine = server.http.post("/tables/mine", json={"tokens": tokens}).json()
    assert [(table["table"], table["viewer"]) for table in mine] == [
        (second.id, 1),
        (first.id, 0),
    ]
    assert mine[1]["owes"] == [0]
    assert mine[1]["headline"]["round"] == 1
    assert not mine[1]["over"]
    spectating = [{"table": second.id, "token": second.tokens[None]}]
    with second.socket(1) as line:
        line.receive()
        mine = server.http.post("/tables/mine", json={"tokens": spectating}).json()
        assert [seat["connected"] for seat in mine[0]["seats"]] == [False, True]
    assert mine[0]["viewer"] is None


def test_why_a_move_is_not_allowed(server: Server) -> None:
    table = server.open("person", "open")
    hunt_wolf = GAME.moves.encode("wolf", meeple=0)
    why = table.get("/why", 0, move=hunt_wolf).json()
    assert not why["legal"]
    assert "LA-WOLF-1" in why["clauses"]
    assert why["wording"]["en"] != why["wording"]["de"]
    allowed = next(iter(legal_of(table)))
    assert table.get("/why", 0, move=allowed).json()["legal"]
    other = table.get("/why", 1, move=allowed).json()
    assert other["wording"] == {"en": "Anna decides now.", "de": "Gerade entscheidet Anna."}
    missing = table.get("/why", 0, move=10**6)
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-move")


def test_seats_that_nobody_has_taken_are_called_by_number(server: Server) -> None:
    table = server.open("open", "person")
    said = table.get("/why", 1, move=0).json()["wording"]
    assert said == {"en": "Player 1 decides now.", "de": "Gerade entscheidet Spieler 1."}


def test_a_bot_gets_a_name_that_nobody_else_has(server: Server) -> None:
    seats = [{"kind": "bot"}, {"kind": "person", "name": "alva"}, {"kind": "bot", "name": "Bent"}]
    answer = server.http.post("/tables", json={"game": "outlast", "seats": seats})
    table = OpenTable(server, answer.json())
    assert [seat["name"] for seat in table.view(1)["seats"]] == ["Cleo", "alva", "Bent"]


def test_a_bot_may_be_asked_for_by_its_former_name(server: Server) -> None:
    table = server.open("person", "steady")
    assert table.view(0)["seats"][1]["level"] == "heuristic"
    assert table.post(0, type="hand-over", seat=0, level="steady").status_code == 200


def test_sitting_down_and_handing_over(server: Server) -> None:
    table = server.open("open", "person")
    refused = table.post(0, type="play", seq=0, move=0)
    assert refused.json()["code"] == "not-seated"
    assert table.view(0)["moves"] == []
    view = table.post(0, type="sit-down", name="Ada").json()
    assert view["whole"]
    assert view["seats"][0]["name"] == "Ada"
    assert view["moves"]
    refused = table.post(0, type="hand-over", seat=0, level="genius")
    assert (refused.status_code, refused.json()["code"]) == (422, "no-such-level")
    table.post(0, type="hand-over", seat=0, level="heuristic")
    after = table.view(0)
    assert after["seats"][0]["kind"] == "bot"
    taken = table.post(0, type="hand-over", seat=0, level=None).json()
    assert taken["seats"][0] == {
        "seat": 0, "kind": "person", "name": "Ada", "level": None, "program": False,
        "stand_in": False, "connected": False, "part": "in", "guest": False,
        "auto_answers": {}, "usual": {}, "awake": False,
    }  # fmt: skip


def test_standing_answers_are_given_by_the_table_and_known_to_the_player_alone(
    server: Server,
) -> None:
    table = server.open("person", "person")
    with table.socket(1) as ben:
        mine = table.post(0, type="auto-answers", answers={"act": "end"}).json()
        assert mine["seats"][0]["auto_answers"] == {"act": "end"}
        ben.wait_until(1)
        assert ben.latest["ask"]["seat"] == 1
        assert ben.latest["seats"][0]["auto_answers"] == {}


def test_of_many_moves_at_once_one_is_played(server: Server) -> None:
    table = server.open("person", "person")
    moves = [move["n"] for move in table.view(0)["moves"]]
    with ThreadPoolExecutor(6) as people:
        answers = list(
            people.map(
                lambda move: table.post(0, type="play", seq=0, move=move),
                (moves * 6)[:12],
            )
        )
    codes = sorted(answer.json().get("code", "played") for answer in answers)
    assert codes == ["played"] + ["stale"] * 11
    assert table.view(0)["seq"] == 1
