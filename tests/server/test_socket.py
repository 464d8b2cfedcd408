"""Tables over WebSockets: everybody gets what they may know, and nothing is missed."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import ClassVar, Self

import pytest
from tests.support.server import InProcessServer, Server, Socket, run_in_thread
from tests.table.seated import seated
from websockets.exceptions import InvalidStatus

from holdfast.hosting.updates import update_message
from holdfast.hosting.views import Sent, Update
from holdfast.hosting.watcher import Watcher
from holdfast.table import Table


def first_move(line: Socket) -> int:
    move: int = line.latest["moves"][0]["n"]
    return move


def test_the_first_message_is_the_whole_table(server: Server) -> None:
    table = server.open("person", "person")
    with table.socket(0) as line:
        message = line.receive()
        assert message["whole"]
        assert message["viewer"] == 0
        assert message["since"] is None
        assert message["seats"][0]["connected"]
        assert not message["seats"][1]["connected"]


def test_everybody_hears_of_a_move_and_only_the_decider_is_offered_moves(server: Server) -> None:
    table = server.open("person", "person")
    with table.socket(0) as anna, table.socket(1) as ben, table.socket(None) as eve:
        for line in (anna, ben, eve):
            line.wait_until(0)
        end = next(move for move in anna.latest["moves"] if move["kind"] == "end")
        anna.send(type="play", seq=0, move=end["n"])
        for line in (anna, ben, eve):
            line.wait_until(1)
            message = line.latest
            assert not message["whole"]
            assert message["since"] == 0
            assert {event["seq"] for event in message["events"]} == {1}
        assert ben.latest["moves"]
        assert not anna.latest["moves"]
        assert not eve.latest["moves"]
        assert anna.latest["undo"] == {
            "how": "free", "reason": "", "wish_of": None, "waiting_for": [],
        }  # fmt: skip
        assert eve.latest["undo"]["reason"] == "not-yours"


def test_presence_is_seen_by_the_others(server: Server) -> None:
    table = server.open("person", "person")
    with table.socket(0) as anna:
        anna.wait_until(0)
        with table.socket(1) as ben:
            ben.wait_until(0)
            while not anna.latest["seats"][1]["connected"]:
                anna.receive()
        while anna.latest["seats"][1]["connected"]:
            anna.receive()


def test_a_second_window_of_the_same_person_keeps_them_present(server: Server) -> None:
    table = server.open("person", "person")
    with table.socket(1) as ben:
        with table.socket(0) as one:
            one.wait_until(0)
            with table.socket(0) as other:
                other.wait_until(0)
        table.post(1, type="sit-down", name="Benno")
        while ben.latest.get("seats", [{}, {"name": ""}])[1]["name"] != "Benno":
            ben.receive()


def test_reconnecting_resumes_where_one_was(server: Server) -> None:
    table = server.open("person", "person")
    with table.socket(0) as line:
        line.wait_until(0)
        line.send(type="play", seq=0, move=first_move(line))
        line.wait_until(1)
        before = line.latest
    with table.socket(0) as line:
        line.receive()
        for key in ("seq", "view", "moves", "ask", "undo"):
            assert line.latest[key] == before[key]


def test_resync_sends_everything_again(server: Server) -> None:
    table = server.open("person", "person")
    with table.socket(0) as line:
        line.wait_until(0)
        line.send(type="play", seq=0, move=first_move(line))
        line.wait_until(1)
        line.send(type="resync")
        message = line.receive()
        assert message["whole"]
        assert {event["seq"] for event in message["events"]} == {0, 1}


def test_a_resync_that_comes_while_a_message_is_made_is_not_forgotten() -> None:
    class Busy:
        table = seated()
        asked: ClassVar[list[int | None]] = []

        @property
        def updates(self) -> Self:
            return self

        async def next(self, viewer: int, sent: Sent | None, table: Table, address: str) -> Update:
            self.asked.append(None if sent is None else sent.seq)
            if len(self.asked) == 2:
                watcher.forget()
            return update_message(table, "t", viewer, (), sent)

    async def three_messages() -> None:
        for _ in range(3):
            await watcher.next(Busy())  # type: ignore[arg-type]
            watcher.tell()

    watcher = Watcher(0)
    run_in_thread(three_messages())
    assert Busy.asked == [None, 0, None]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ({"type": "play", "seq": 7, "move": 0}, "stale"),
        ({"type": "play", "seq": 0, "move": 0}, "illegal"),
        ({"type": "undo", "seq": 0}, "cannot-undo"),
        ({"type": "consent", "seq": 0, "agree": True}, "no-wish"),
        ({"type": "hand-over", "seat": 0, "level": "genius"}, "no-such-level"),
        ({"type": "sit-down", "name": "\u0000"}, "bad-name"),
        ({"type": "auto-answers", "answers": {"x": "y"}}, "bad-auto-answer"),
        ({"type": "dance"}, "malformed"),
        ({"type": "play", "seq": 0, "move": 0, "extra": 1}, "malformed"),
        ({"type": "play", "seq": 0, "move": 1e300}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_what_is_refused_has_a_reason_and_says_where_the_table_is(
    server: Server, command: dict[str, object], code: str
) -> None:
    table = server.open("person", "person")
    with table.socket(0) as line:
        line.wait_until(0)
        before = line.latest
        line.send(**command)
        problem = line.problem()
        assert problem["code"] == code
        assert problem["seq"] == 0
        line.send(type="resync")
        line.receive()
        assert line.latest == before | {"number": line.latest["number"]}


def test_undo_and_consent_between_two_people(server: Server) -> None:
    table = server.open("person", "person")
    with table.socket(0) as anna, table.socket(1) as ben:
        anna.wait_until(0)
        ben.wait_until(0)
        hunt = next(move for move in anna.latest["moves"] if move["kind"] == "hunt")
        anna.send(type="play", seq=0, move=hunt["n"])
        anna.wait_until(1)
        ben.wait_until(1)
        assert anna.latest["undo"]["how"] == "consent"
        assert anna.latest["undo"]["reason"] == "rolled"
        anna.send(type="undo", seq=1)
        while ben.latest["undo"]["wish_of"] is None:
            ben.receive()
        assert ben.latest["undo"]["waiting_for"] == [1]
        ben.send(type="consent", seq=1, agree=True)
        for line in (anna, ben):
            line.wait_until(2)
            # Both knew the move that was taken back, so both get the whole without it.
            assert line.latest["whole"]
            assert all(event["seq"] == 0 for event in line.latest["events"])
        assert anna.latest["moves"]


@pytest.mark.parametrize(("table", "token"), [("nowhere", "x"), (None, "x"), (None, "")])
def test_without_a_proper_token_there_is_no_socket(
    server: Server, table: str | None, token: str
) -> None:
    opened = server.open("person")
    opened.id = table or opened.id
    opened.tokens[0] = token
    with pytest.raises(InvalidStatus) as refusal, opened.socket(0):
        pass
    assert refusal.value.response.status_code == 403


def test_whoever_asks_is_told_that_the_line_leads_here(server: Server) -> None:
    table = server.open("person", "person")
    with table.socket(0) as line:
        line.receive()
        line.send(type="ping")
        pong = line.receive()
        assert pong["type"] == "pong"
        assert abs(pong["at"] - time.time()) < 60
        line.send(type="play", seq=0, move=line.latest["moves"][0]["n"])
        assert line.receive()["seq"] == 1


def test_a_slow_listener_gets_the_latest_and_no_gap(server: Server) -> None:
    """Check that a client that does not read for a whole game gets all of it in one message."""
    table = server.open("heuristic", "random", "random", options={"length": "short"})
    with table.socket(None) as line:
        seqs: list[int] = []
        known = -1
        while not line.latest.get("over"):
            line.receive()
            message = line.latest
            assert message["whole"] or message["since"] <= known
            seqs += [event["seq"] for event in message["events"] if event["seq"] > known]
            known = message["seq"]
        assert seqs == sorted(seqs)
        with_events = {event["seq"] for event in table.view(None)["events"]}
        assert set(seqs) == with_events
        # Nothing comes after the end but what is asked for.
        line.send(type="resync")
        assert line.receive()["whole"]


def test_what_many_watch_is_made_once(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int, int | None]] = []

    def counted(
        table: Table, name: str, viewer: int, connected: frozenset[int], sent: Sent | None
    ) -> Update:
        made.append((viewer, None if sent is None else sent.seq))
        return update_message(table, name, viewer, connected, sent)

    monkeypatch.setattr("holdfast.hosting.updates.update_message", counted)
    table = server.open("person", "person")
    with ExitStack() as lines:
        anna = lines.enter_context(table.socket(0))
        eyes = [lines.enter_context(table.socket(None)) for _ in range(5)]
        for line in (anna, *eyes):
            # Everybody hears when somebody comes; then there is no more news.
            while len(server.room(table)._watchers) < 6 or line.latest.get("seq") != 0:
                line.receive()
            line.send(type="resync")
            while not line.receive()["whole"]:
                pass
        made.clear()
        anna.send(type="play", seq=0, move=first_move(anna))
        for line in (anna, *eyes):
            line.wait_until(1)
        assert sorted(made, key=str) == [(-1, 0), (0, 0)]
        for line in eyes:
            line.send(type="resync")
            while not line.receive()["whole"]:
                pass
        assert made[2:] == [(-1, None)]
