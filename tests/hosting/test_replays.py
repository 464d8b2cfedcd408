"""Watching a game again: while it is running, after it, and from a file."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor, as_completed

import pytest
from tests.support.server import PATIENCE, InProcessServer, OpenTable, Server

from holdfast import games
from holdfast.hosting import replay_files
from holdfast.hosting.problems import LONGEST
from holdfast.hosting.views import MOST_FRAMES
from holdfast.kernel.replay import Replay, ReplayError, Step
from holdfast.server.app import MOST_FILES_WAITING

GAME = games.load("outlast")


@pytest.fixture(scope="module")
def finished(server: InProcessServer) -> OpenTable:
    """Return a game that bots have played to its end."""
    table = server.open_shared("finished", "random", "heuristic", "person")
    table.post(2, type="hand-over", seat=2, level="random")
    with table.socket(None) as line:
        while not line.latest.get("over"):
            line.receive()
    return table


def test_a_running_game_is_looked_at_as_the_viewer_saw_it(server: Server) -> None:
    table = server.open("person", "person")
    for kind in ("hide", "gather", "gather"):
        view = table.view(0)
        move = next(move["n"] for move in view["moves"] if move["kind"] == kind)
        table.post(0, type="play", seq=view["seq"], move=move)
    frames = table.get("/frames", 0).json()
    assert frames["length"] == 4
    assert not frames["over"]
    first, second = frames["frames"][:2]
    assert (first["seq"], first["move"], first["seat"]) == (0, None, None)
    assert (second["seq"], second["seat"]) == (1, 0)
    assert second["move"] == "hide:A1"
    assert frames["frames"][-1]["view"] == table.view(0)["view"]
    assert first["chart"]["round"] == 1
    # What others play may be secret while the game is on.
    assert table.get("/frames", 1).json()["frames"][1]["move"] is None
    assert table.get("/frames", None).json()["frames"][1]["seat"] == 0


def test_what_was_taken_back_is_not_looked_at_again(server: Server) -> None:
    table = server.open("person", "person")
    move = table.view(0)["moves"][0]["n"]
    table.post(0, type="play", seq=0, move=move)
    table.post(0, type="undo", seq=1)
    table.post(0, type="play", seq=2, move=move)
    frames = table.get("/frames", 0).json()["frames"]
    assert [frame["seq"] for frame in frames] == [0, 3]


def test_parts_of_a_game(finished: OpenTable) -> None:
    whole = finished.get("/frames", 2).json()
    part = finished.get("/frames", 2, first=5, count=3).json()
    assert part["first"] == 5
    assert part["frames"] == whole["frames"][5:8]
    assert part["length"] == whole["length"]
    assert finished.get("/frames", 2, first=10**6).json()["frames"] == []
    too_many = finished.get("/frames", 2, count=MOST_FRAMES + 1)
    assert (too_many.status_code, too_many.json()["code"]) == (422, "malformed")


def test_a_finished_game_goes_into_a_file_and_comes_back(finished: OpenTable) -> None:
    file = finished.get("/replay", None)
    assert file.headers["content-disposition"] == (
        f'attachment; filename="outlast-{finished.id}.json"'
    )
    again = finished.server.http.post("/replays", content=file.content).json()
    watched = finished.get("/frames", None).json()
    assert again["length"] == watched["length"]
    assert again["placements"] == watched["placements"]
    assert [seat["kind"] for seat in again["seats"]] == ["person"] * 3
    for mine, theirs in zip(again["frames"], watched["frames"], strict=True):
        assert mine["view"] == theirs["view"]
        assert mine["move"] == theirs["move"]
        assert mine["seat"] == theirs["seat"]
    for mine, theirs in zip(again["frames"][1:], watched["frames"][1:], strict=True):
        assert [e["args"] for e in mine["events"]] == [e["args"] for e in theirs["events"]]
    part = finished.server.http.post("/replays?first=4&count=2", content=file.content).json()
    assert part["frames"] == again["frames"][4:6]
    said = [event["wording"] for frame in again["frames"] for event in frame["events"]]
    assert any(sentence and "Player 1" in sentence["en"] for sentence in said)
    assert any(sentence and "Spieler 1" in sentence["de"] for sentence in said)


LONG = "9" * 5000
"""More digits than Python turns into a number."""


def raw(**changes: str) -> bytes:
    """Return a replay file with this JSON in place of its usual fields."""
    head = {"holdfast-replay": "2", "game": '"outlast"', "rules": str(GAME.version), "seed": "5"}
    head |= {"options": '{"players": 2}', "position": '"showcase"', "moves": "[]"}
    changes = {key.replace("_", "-"): value for key, value in changes.items()}
    told = [f'"{key}": {value}' for key, value in {**head, **changes}.items()]
    return ("{" + ", ".join(told) + ', "sha256": ""}').encode()


def hostile() -> list[bytes]:
    """Return replay files with impossible values in all places."""
    moves = [Step(10**4000), Step(-1), Step(GAME.moves.count)]
    wrong = [Replay("outlast", GAME.version, {"players": 2}, 5, [step]) for step in moves]
    wrong += [
        Replay("outlast", GAME.version, {"players": 2}, 5, [], "a" * 300),
        Replay("outlast", GAME.version, {"players": 4}, 5, [], "../positions/showcase"),
        Replay("outlast", GAME.version, {"players": 4}, 5, [], "\0"),
        Replay("outlast", GAME.version, {"players": float("nan")}, 5),  # type: ignore[dict-item]
        Replay("outlast", GAME.version, {"length": "\ud800"}, 5),
        Replay("outlast", GAME.version, {"length": "x" * 100_000}, 5),
    ]
    values = [LONG, "NaN", "-Infinity", '"\\ud800"', '"\\u0000"', "[" * 60, "[" * 50 + "]" * 50]
    keys = ("holdfast_replay", "game", "rules", "seed", "options", "position", "moves")
    return [
        *(replay.dumps().encode() for replay in wrong),
        *(raw(**{key: value}) for value in values for key in keys),
        raw(moves=f"[[{LONG}]]"),
        raw(options='{"a": ' + "[" * 60 + "]" * 60 + "}"),
    ]


@pytest.mark.parametrize("number", range(len(hostile())))
def test_what_no_game_is_is_refused_in_few_words(server: Server, number: int) -> None:
    answer = server.http.post("/replays", content=hostile()[number])
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-replay")
    assert len(answer.json()["message"]) <= LONGEST


@pytest.mark.parametrize(
    "moves", ["[0]," * 900_000, "0," * 1_900_000, '"",' * 1_200_000, "[" * 3_000_000]
)
def test_what_is_longer_than_any_game_is_not_even_read(
    server: Server, moves: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a replay with too many moves is refused before its moves are parsed."""

    def loads(file: bytes) -> Replay:
        raise AssertionError("it was read")

    monkeypatch.setattr(Replay, "loads", loads)
    bomb = raw(moves=f"[{moves[:-1]}]")
    answer = server.http.post("/replays", content=bomb)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-replay")
    assert "more moves than any game" in answer.json()["message"]
    answer = server.http.post("/replays", content=b"{" + bomb[bomb.index(b'"moves"') :])
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-replay")


def test_an_address_sends_one_file_after_another(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that files of one address are read one at a time, and more than a few are refused."""
    most = MOST_FILES_WAITING + 1
    reading, done, entered = threading.Event(), threading.Event(), []

    def slow(file: bytes) -> None:
        entered.append(file)
        reading.set()
        assert done.wait(PATIENCE)
        raise ReplayError("this is not a replay file")

    monkeypatch.setattr("holdfast.hosting.replay_files.load_recording", slow)
    with ThreadPoolExecutor(most + 1) as senders:
        sent = [senders.submit(server.http.post, "/replays", content=b"x") for _ in range(most + 1)]
        assert reading.wait(PATIENCE)
        refused = next(as_completed(sent, PATIENCE))
        assert (refused.result().status_code, refused.result().json()["code"]) == (429, "too-fast")
        assert len(entered) == 1
        # Other requests do not wait.
        assert server.open("person").view(0)["seq"] == 0
        done.set()
        assert sorted(one.result(PATIENCE).status_code for one in sent) == [422] * most + [429]


def test_the_games_that_are_kept_take_little_room(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_files, "MOST_BYTES", 3 * len(bytes(GAME.new({}, 1))))
    for seed in range(6):
        file = Replay("outlast", GAME.version, {"players": 2}, seed).dumps()
        assert server.http.post("/replays", content=file).status_code == 200
    assert len(replay_files._latest) == 3


def damaged() -> list[bytes]:
    good = Replay("outlast", GAME.version, {"players": 2}, 5, [Step(780)])
    illegal = Replay("outlast", GAME.version, {"players": 2}, 5, [Step(0)])
    endless = Replay("outlast", GAME.version, {}, 5, [Step(780)] * (GAME.longest + 1))
    options = Replay("outlast", GAME.version, {"players": 99}, 5)
    return [
        b"",
        b"hello",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        json.dumps({"holdfast-replay": 99}).encode(),
        good.dumps().encode()[:-40],
        good.dumps().replace("780", "781").encode(),
        *(replay.dumps().encode() for replay in (illegal, endless, options)),
    ]


@pytest.mark.parametrize("number", range(len(damaged())))
def test_a_damaged_file_is_refused(server: Server, number: int) -> None:
    answer = server.http.post("/replays", content=damaged()[number])
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-replay")
    assert "replay" in answer.json()["message"]


def test_a_file_of_a_game_that_is_not_here_is_refused(server: Server) -> None:
    answer = server.http.post("/replays", content=Replay("chess", 1, {}, 5).dumps())
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")


def test_a_file_of_other_rules_is_told_from_a_damaged_one(server: Server) -> None:
    old = Replay("outlast", GAME.version + 1, {"players": 2}, 5)
    answer = server.http.post("/replays", content=old.dumps())
    assert (answer.status_code, answer.json()["code"]) == (409, "other-version")


def concede_all(table: OpenTable) -> None:
    """End a game quickly: everybody but the last gives up."""
    view = table.view(None)
    while not view["over"]:
        seat = view["ask"]["seat"]
        (concede,) = table.view(seat)["commands"]
        view = table.post(seat, type="play", seq=view["seq"], move=concede["n"]).json()


def test_a_game_from_a_named_position_goes_into_a_file_and_comes_back(server: Server) -> None:
    table = server.open("person", "person", "person", "person", position="showcase")
    view = table.view(2)
    assert view["events"][0]["wording"]["en"].startswith("It is round 6.")
    assert view["events"][0]["wording"]["de"].startswith("Es ist Runde 6.")
    hide = next(move["n"] for move in view["moves"] if move["key"] == "hide:C2")
    table.post(2, type="play", seq=0, move=hide)
    table.post(2, type="undo", seq=1)
    concede_all(table)
    file = table.get("/replay", 0)
    assert Replay.loads(file.content).position == "showcase"
    again = server.http.post("/replays", content=file.content).json()
    watched = table.get("/frames", None).json()
    assert [frame["view"] for frame in again["frames"]] == [
        frame["view"] for frame in watched["frames"]
    ]
    assert again["frames"][0]["events"] == watched["frames"][0]["events"]
    assert len(again["frames"][0]["events"]) == 1
