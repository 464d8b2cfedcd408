"""Chat and plans over HTTP: who gets what, how much, and how a bot that leads asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.support.server import (
    Clock,
    InProcessServer,
    ManualBots,
    OpenTable,
    Socket,
    run_server,
    wait_until,
)

from holdfast.hosting.room import SAYINGS, WORDS
from holdfast.server.worker_answers import think


def chat_until(line: Socket, it_is_so: Any) -> dict[str, Any]:
    """Return the first chat message that meets a condition."""
    while True:
        message = line.receive()
        if message["type"] == "chat" and it_is_so(message):
            return message


def city(server: InProcessServer, *kinds: str) -> OpenTable:
    """Return a table of Outbreak on the last day, at which the third seat leads."""
    return server.open(*kinds, game="outbreak", position="last-night")


def test_everybody_at_the_table_hears_what_is_said(server: InProcessServer) -> None:
    table = server.open("person", "person")
    with table.socket(0) as anna, table.socket(1) as ben, table.socket(None) as watcher:
        for line in (anna, ben, watcher):
            line.receive()
        anna.send(type="say", text=" <b>Hello</b> ")
        for line in (anna, ben):
            heard = chat_until(line, lambda chat: chat["lines"])
            (said,) = heard["lines"]
            assert (said["number"], said["seat"], said["text"]) == (1, 0, "<b>Hello</b>")
            assert heard["open"]
            assert heard["phrases"][0]["id"] == "hello"
        ben.send(type="say", phrase="thanks")
        heard = chat_until(anna, lambda chat: chat["lines"])
        assert [line["number"] for line in heard["lines"]] == [2]  # and not the first again
        assert heard["lines"][0]["wording"] == {"en": "Thank you!", "de": "Danke!"}
        assert heard["phrases"] == []
        watcher.send(type="ping")
        assert "lines" not in watcher.receive()
    assert not table.view(0)["together"]
    assert table.get("/chat", None).json()["lines"] == []
    assert len(table.get("/chat", 1).json()["lines"]) == 2
    assert len(table.get("/chat", 1, since=1).json()["lines"]) == 1


def test_what_was_said_is_there_after_a_restart(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3") as server:
        table = server.open("person", "person")
        assert table.post(0, type="say", phrase="hello").status_code == 200
    with run_server(tmp_path / "t.sqlite3") as server:
        table.server = server
        with table.socket(1) as line:
            heard = chat_until(line, lambda chat: chat["lines"])
        assert heard["lines"][0]["wording"]["de"] == "Hallo!"


def test_whoever_says_the_same_again_is_answered(server: InProcessServer) -> None:
    table = city(server, "person", "person", "person", "person")
    walk = table.get("/ahead", 0).json()["moves"][0]["n"]
    table.post(0, type="plan", seq=0, moves=[walk])
    with table.socket(1) as line:
        line.receive()
        for _ in range(2):
            line.send(type="judge", of=0, word="good")
            chat_until(line, lambda chat: chat["plans"][0]["good"] == [1])


def test_a_word_tells_nobody_the_table_again(server: InProcessServer) -> None:
    table = server.open("person", "person")
    with table.socket(0) as anna:
        anna.receive()
        assert table.post(1, type="say", phrase="hello").status_code == 200
        assert anna.receive()["type"] == "chat"
        anna.send(type="ping")
        assert anna.receive()["type"] == "pong"


def test_nobody_says_more_than_can_be_read(tmp_path: Path) -> None:
    clock = Clock()
    with run_server(tmp_path / "t.sqlite3", clock=clock) as server:
        table = server.open("person", "person")

        def say(seat: int) -> str:
            answer = table.post(seat, type="say", text="again")
            assert answer.status_code in (200, 429)
            return str(answer.json().get("code", ""))

        assert [say(0) for _ in range(SAYINGS)] == [""] * SAYINGS
        assert say(0) == "chat-too-fast"
        assert say(1) == ""  # everybody has a limit of their own
        with table.socket(0) as line:
            line.receive()
            line.send(type="say", text="again")
            assert line.problem()["code"] == "chat-too-fast"
        clock.now += 60
        assert say(0) == ""


def test_nobody_changes_their_mind_without_end(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", clock=Clock()) as server:
        table = server.open("person", "person")
        for _ in range(WORDS):
            assert table.post(0, type="plan", seq=0, moves=[]).json()["code"] == "no-plan"
        assert table.post(0, type="plan", seq=0, moves=[]).json()["code"] == "chat-too-fast"


def test_a_plan_is_made_step_by_step_and_seen_by_everybody(server: InProcessServer) -> None:
    table = city(server, "person", "person", "person", "person")
    first = table.get("/ahead", 0).json()
    assert first["ask"]["decision"] == "turn"
    walk = next(move for move in first["moves"] if move["key"] == "move:0,-1")
    then = table.get("/ahead", 0, moves=[walk["n"]]).json()
    assert [step["kind"] for step in then["steps"]] == ["move"]
    build = next(move for move in then["moves"] if move["key"] == "develop:garrison")
    moves = [walk["n"], build["n"]]
    with table.socket(None) as watcher:
        watcher.receive()
        assert table.post(0, type="plan", seq=0, moves=moves).status_code == 200
        (plan,) = chat_until(watcher, lambda chat: chat["plans"])["plans"]
    assert (plan["seat"], plan["bot"], plan["steps"][0]["place"]) == (0, False, 69)
    assert [step["wording"]["key"] for step in plan["steps"]] == ["plan-move", "plan-garrison"]
    assert table.post(1, type="judge", of=0, word="good").status_code == 200
    assert table.get("/chat", 2).json()["plans"][0]["good"] == [1]
    # The position itself is as it was.
    assert table.view(0)["seq"] == 0


@pytest.fixture
def patient() -> ManualBots:
    return ManualBots()


@pytest.fixture
def asked(tmp_path: Path, patient: ManualBots) -> Iterator[tuple[InProcessServer, Clock]]:
    """Yield a server whose clock stands still, and its clock."""
    clock = Clock()
    with run_server(tmp_path / "t.sqlite3", clock=clock, bots=patient) as server:
        yield server, clock


def test_bots_tell_what_they_would_do_while_people_are_there(server: InProcessServer) -> None:
    table = city(server, "settler", "settler", "person", "settler")
    with table.socket(2) as line:
        heard = chat_until(line, lambda chat: len(chat["plans"]) == 3)
    assert [(plan["seat"], plan["bot"]) for plan in heard["plans"]] == [
        (0, True),
        (1, True),
        (3, True),
    ]
    assert table.view(2)["together"]
    assert all(plan["steps"] for plan in heard["plans"])


def test_a_bot_that_leads_waits_for_a_word_until_its_time_is_over(
    asked: tuple[InProcessServer, Clock], patient: ManualBots
) -> None:
    server, clock = asked
    table = city(server, "person", "person", "settler", "settler")
    with table.socket(0) as line:
        chat_until(line, lambda chat: chat["asking"] == 2)
        assert patient.asked == []
        clock.now += 60
        patient.wait_for(1)
        question, _ = patient.asked[0]
        assert question.seat == 2


def test_a_bot_that_leads_goes_on_when_everybody_has_had_a_word(
    asked: tuple[InProcessServer, Clock], patient: ManualBots
) -> None:
    server, _ = asked
    table = city(server, "person", "person", "settler", "settler")
    with table.socket(0) as line:
        # The bot that leads asks when both have a plan; where they think for long, it asks sooner.
        chat = chat_until(line, lambda chat: chat["asking"] == 2 and len(chat["plans"]) == 2)
        own = chat["plans"][1]
        assert (own["seat"], own["bot"]) == (3, True)
        line.send(type="judge", of=3, word="good")
        patient.wait_for(1)
        question, _ = patient.asked[0]
        # Dora's turn is wished for: hers is the survivor whose plan was found good.
        assert 1 in question.wishes.values()
        assert think(question).move is not None


def test_nobody_waits_where_nobody_is(
    asked: tuple[InProcessServer, Clock], patient: ManualBots
) -> None:
    server, _ = asked
    table = city(server, "person", "person", "settler", "settler")
    with table.socket(None) as watcher:
        watcher.receive()
        patient.wait_for(1)
    wait_until(lambda: bool(patient.asked))


@pytest.mark.clause("EX-VAR-2")
def test_incommunication_is_told_and_kept(server: InProcessServer) -> None:
    table = server.open(
        "person", "person", "settler", game="exoworld", options={"incommunication": "on"}
    )
    for command in (
        {"type": "say", "phrase": "hello"},
        {"type": "say", "text": "My hand is full."},
        {"type": "judge", "of": 1, "word": "good"},
        {"type": "plan", "seq": table.view(0)["seq"], "moves": []},
    ):
        answer = table.post(0, **command)
        assert (answer.status_code, answer.json()["code"]) == (403, "no-chat")
    heard = table.get("/chat", 1).json()
    assert (heard["open"], table.view(1)["together"]) == (False, False)
    assert heard["lines"] == heard["plans"] == heard["phrases"] == []
