"""Several servers on one PostgreSQL: everybody gets all news, wherever they are connected."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.hosting.test_newcomers import end_turn, let_in, play
from tests.support.databases import Database
from tests.support.postgres import Cluster
from tests.support.server import (
    PATIENCE,
    InProcessServer,
    ManualBots,
    OpenTable,
    Server,
    run_in_thread,
    run_server,
    wait_until,
)
from tests.table.seated import ENTROPY, GAME, seated

from holdfast.hosting import lease, presence
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.stored import NewEntry, OpenedTable
from holdfast.hosting.views import summary
from holdfast.server import http
from holdfast.server.app import Settings
from holdfast.server.metrics import Metrics
from holdfast.server.storage import Storage
from holdfast.server.storage.schema import TABLES

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def kept(postgres: Cluster) -> Database:
    return Database(postgres.new_database())


@contextmanager
def two(kept: Database, **settings: Any) -> Iterator[tuple[InProcessServer, InProcessServer]]:
    with run_server(kept.named, **settings) as one, run_server(kept.named, **settings) as other:
        yield one, other


def at(server: InProcessServer, table: OpenTable) -> OpenTable:
    """Return the same table at another server."""
    there = OpenTable.__new__(OpenTable)
    there.server, there.id, there.tokens = server, table.id, table.tokens
    return there


def test_two_servers_of_one_process_create_their_applications_in_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Check that FastAPI never changes the warning filters of the process in two threads at once,
    since then a warning that it ignores could end a server's first request."""
    creating: list[Settings] = []

    def create(settings: Settings, _: Metrics) -> None:
        assert not creating
        creating.append(settings)
        time.sleep(0.05)
        creating.pop()

    monkeypatch.setattr(http, "_create_pages", create)
    with ThreadPoolExecutor(2) as threads:
        made = threads.map(lambda n: http.create_pages(Settings(f"{n}"), Metrics()), range(4))
        assert len([*made]) == 4


def test_a_move_at_one_server_is_told_at_the_other(kept: Database) -> None:
    with two(kept) as (one, other):
        table = one.open("person", "person")
        with at(other, table).socket(1) as line:
            line.wait_until(0)
            move = table.view(0)["moves"][0]["n"]
            assert table.post(0, type="play", seq=0, move=move).json()["seq"] == 1
            line.wait_until(1)
            assert line.latest["events"]
            assert at(other, table).view(1)["seq"] == 1
            # A new name is sent too, though it is no move.
            table.post(0, type="sit-down", name="Zoë")
            while line.latest["seats"][0]["name"] != "Zoë":
                line.receive()
        known, here = at(other, table).view(0), table.view(0)
        assert (known["events"], known["view"]) == (here["events"], here["view"])


def test_two_servers_do_not_both_play_a_move(kept: Database) -> None:
    with two(kept) as (one, other):
        table = one.open("person", "person")
        there = at(other, table)
        move = there.view(0)["moves"][0]["n"]
        assert table.post(0, type="play", seq=0, move=move).json()["seq"] == 1
        refused = there.post(0, type="play", seq=0, move=move)
        assert refused.json()["code"] == "stale"
        assert there.view(0)["seq"] == 1
        assert there.view(0) == table.view(0)


def test_what_still_holds_is_done_though_another_server_was_faster(
    kept: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that sitting down works though another server has meanwhile stored a move."""
    with two(kept) as (one, other):
        table = one.open("person", "open")
        there = at(other, table)
        monkeypatch.setattr(other.room(there), "read_added", lambda number=None: None)
        move = table.view(0)["moves"][0]["n"]
        assert table.post(0, type="play", seq=0, move=move).json()["seq"] == 1
        assert other.room(there).table.seq == 0
        assert there.post(1, type="sit-down", name="Zoë").json()["seq"] == 1
        wait_until(lambda: table.view(0)["seats"][1]["name"] == "Zoë")


def test_whoever_had_the_seat_of_a_newcomer_only_watches_at_every_server(kept: Database) -> None:
    with two(kept) as (one, other):
        table = one.open("person", "person", "person", game="exoworld", position="showcase")
        play(table, 1, "leave:1")
        end_turn(table)
        with at(other, table).socket(1) as ben:
            ben.receive()
            assert ben.latest["viewer"] == 1
            new = let_in(table).json()
            assert new["seat"] == 1
            while ben.latest["viewer"] is not None:
                ben.receive()
        there = at(other, table)
        assert there.view(1)["viewer"] is None
        there.tokens = {**table.tokens, 1: new["token"]}
        assert there.view(1)["viewer"] == 1


def present_seats(table: OpenTable) -> list[bool]:
    """Return which seats are shown as present."""
    return [seat["connected"] for seat in table.view()["seats"]]


def test_who_is_present_is_known_at_every_server(kept: Database) -> None:
    with run_server(kept.named) as one:
        table = one.open("person", "person")
        with table.socket(0) as anna:
            anna.wait_until(0)
            with run_server(kept.named) as other:
                # A server that comes later asks.
                there = at(other, table)
                wait_until(lambda: present_seats(there) == [True, False])
                with there.socket(1) as ben:
                    ben.wait_until(0)
                    while not anna.latest["seats"][1]["connected"]:
                        anna.receive()
                while anna.latest["seats"][1]["connected"]:
                    anna.receive()
        wait_until(lambda: present_seats(table) == [False, False])


def test_a_server_that_is_silent_for_long_has_nobody(
    kept: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "ANNOUNCE_SECONDS", 0.02)
    monkeypatch.setattr(presence, "SILENT", PATIENCE)
    with two(kept) as (one, other):
        table = one.open("person", "person")
        with at(other, table).socket(1) as ben:
            ben.wait_until(0)
            wait_until(lambda: present_seats(table) == [False, True])
            # Nobody says any more that Ben is there.
            monkeypatch.setattr(type(other.room(table)), "announce_viewers", lambda room: None)
            monkeypatch.setattr(presence, "SILENT", 0.0)
            wait_until(lambda: present_seats(table) == [False, False])


def test_one_server_thinks_for_a_bot(kept: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lease, "LOOK_AGAIN", 0.02)
    first, second = ManualBots(), ManualBots()
    with run_server(kept.named, bots=first) as one:
        table = one.open("heuristic", "person")
        table.view(1)  # bots rest where nobody is
        first.wait_for(1)
        with run_server(kept.named, bots=second) as other:
            there = at(other, table)
            with there.socket(1) as line:
                line.wait_until(0)
                wait_until(lambda: bool(other.room(there)._autoplay._thinking))
                first.answer(0)
                line.wait_until(1)
                assert not second.asked


def test_nobody_thinks_about_a_position_that_is_past(kept: Database) -> None:
    """Check that a server with an outdated table cannot get the lease for its bots."""
    table = seated("pp", turn="A")

    async def life() -> None:
        one, other = await Storage.open(kept.named), await Storage.open(kept.named)
        await one.create(OpenedTable("t", table.opening, summary(table.observe()), [("digest", 0)]))
        assert await one.claim("t", 0, 1000)
        assert not await other.claim("t", 0, 1000)
        assert await one.claim("t", 0, 1000)
        entry = table.play(0, 0, GAME.move(table.position, "end"), ENTROPY)
        after = table.after(entry)
        await one.append(NewEntry("t", 1, 1, entry, summary(after.overview())))
        assert not await other.claim("t", 0, 1000)
        assert await other.claim("t", 1, 1000)
        assert not await one.claim("t", 1, 0)
        await other.give_back()
        assert await one.claim("t", 1, 0)
        assert await other.claim("t", 1, 1000)
        await one.close()
        await other.close()

    run_in_thread(life())


def test_another_server_thinks_on_where_one_has_ended(
    kept: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that another server takes over bots once the lease of an ended one runs out."""
    monkeypatch.setattr(lease, "LOOK_AGAIN", 0.02)
    monkeypatch.setattr(lease, "SECONDS", 1000.0)
    first, second = ManualBots(), ManualBots()
    with run_server(kept.named, bots=first) as one:
        table = one.open("heuristic", "person")
        table.view(1)  # bots rest where nobody is
        first.wait_for(1)
        with run_server(kept.named, bots=second) as other:
            there = at(other, table)
            there.view(1)
            wait_until(lambda: bool(other.room(there)._autoplay._thinking))
            assert not second.asked
            kept.do(TABLES.update().values(thinks_until=1.0))
            second.wait_for(1)
            # The first has lost it: its answer comes too late, and is dropped.
            second.answer(0)
            wait_until(lambda: table.view(1)["seq"] > 0)
            first.wait_for_dropped(1)


SERVE = """
import sys
from holdfast.hosting import lease
from holdfast.server.run import serve
from tests.support.server import ManualBots
from tests.support.entropy import FixedEntropy
lease.SECONDS = lease.LOOK_AGAIN = 0.2
bots = ManualBots() if sys.argv[2] == "silent" else None
serve(port=0, database=sys.argv[1], warm_up=False, entropy=FixedEntropy(), bots=bots)
"""


@contextmanager
def process(kept: Database, bots: str) -> Iterator[tuple[Server, subprocess.Popen[str]]]:
    """Yield a server in a process of its own, and the process."""
    child = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(kept.named), bots],
        stdout=subprocess.PIPE, text=True, cwd=ROOT,
    )  # fmt: skip
    assert child.stdout is not None
    try:
        address = re.search(r"http://127.0.0.1:(\d+)/", child.stdout.readline())
        assert address, "the server did not start"
        with (server := Server(int(address[1]), kept.named)).http:
            yield server, child
    finally:
        child.kill()
        child.wait(PATIENCE)
        child.stdout.close()


@pytest.mark.long
def test_a_server_is_killed_while_its_bot_thinks_and_the_other_goes_on(kept: Database) -> None:
    with process(kept, "silent") as (one, killed):
        table = one.open("heuristic", "person")
        table.view(1)
        wait_until(lambda: kept.do("SELECT thinker FROM tables") is not None)
        with process(kept, "quick") as (other, _):
            table.server = other
            with table.socket(1) as line:
                line.wait_until(0)
                killed.kill()
                killed.wait(PATIENCE)
                # Bots go on until it is the person's turn, who plays on here.
                while not line.latest.get("moves"):
                    line.receive()
                seq = line.latest["seq"]
                assert seq > 0
                line.send(type="play", seq=seq, move=line.latest["moves"][0]["n"])
                line.wait_until(seq + 1)


def test_a_server_that_could_not_hear_catches_up(kept: Database) -> None:
    with two(kept) as (one, other):
        table = one.open("person", "person")
        move = table.view(0)["moves"][0]["n"]
        with at(other, table).socket(1) as line:
            line.wait_until(0)
            deaf = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query "
            assert kept.do(deaf + "LIKE 'LISTEN%' AND datname = current_database()") == 2
            assert table.post(0, type="play", seq=0, move=move).json()["seq"] == 1
            line.wait_until(1)


def test_whoever_comes_from_another_server_is_not_told_less(
    kept: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a new connection is up to date though the server has missed the news."""
    # Bound when a server begins to listen, so it has to be deaf from the first.
    monkeypatch.setattr(Rooms, "_handle_news", lambda rooms, news: None)
    with two(kept) as (one, other):
        table = one.open("person", "person")
        move = table.view(0)["moves"][0]["n"]
        there = at(other, table)
        assert there.view(1)["seq"] == 0
        assert table.post(0, type="play", seq=0, move=move).json()["seq"] == 1
        with there.socket(1) as line:
            assert line.receive()["seq"] == 1
