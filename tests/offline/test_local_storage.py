"""The storage of offline mode: append-only, atomic, and shared by the windows of a browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.offline.storage import Memory, Window
from tests.support.entropy import FixedEntropy
from tests.support.server import InProcessBots
from tests.support.updates import Reader

from holdfast.offline.local_host import LocalHost


async def post(host: LocalHost, address: str, **body: Any) -> Any:
    """Return the answer to a request with a body, which must succeed."""
    status, text = await host.request("POST", address, json.dumps(body).encode())
    assert status == 200, text
    return json.loads(text)


async def get(host: LocalHost, address: str) -> Any:
    """Return the answer to a request, which must succeed."""
    status, text = await host.request("GET", address)
    assert status == 200, text
    return json.loads(text)


class Listening:
    """The other end of a connection, which keeps its messages."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        self.codes: list[int] = []
        self.open = False
        self._reader = Reader()
        self._news = asyncio.Event()

    def opened(self) -> None:
        self.open = True

    def received(self, message: str) -> None:
        self.messages.append(self._reader.read(json.loads(message)))
        self._news.set()

    def closed(self, code: int) -> None:
        self.codes.append(code)

    async def until(self, it_is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Return the latest message for which a condition holds."""
        while True:
            for message in reversed(self.messages):
                if it_is_so(message):
                    return message
            self._news.clear()
            await self._news.wait()


def run(visit: Callable[[Memory, Callable[[], LocalHost]], Awaitable[None]]) -> None:
    """Run a test in a browser with a memory and any number of windows."""

    async def visited() -> None:
        memory, hosts = Memory(), list[LocalHost]()

        def window() -> LocalHost:
            host = LocalHost(Window(memory), InProcessBots(), FixedEntropy(), word_seconds=0)
            host.start()
            hosts.append(host)
            return host

        try:
            await asyncio.wait_for(visit(memory, window), 120)
        finally:
            for host in hosts:
                await host.close()

    asyncio.run(visited())


PEOPLE = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]


async def open_table(host: LocalHost) -> tuple[str, list[str]]:
    """Open a table; return its path, and the queries with the tokens of its seats."""
    new = await post(host, "/tables", game="outlast", seats=PEOPLE)
    return f"/tables/{new['table']}", [f"token={seat['token']}" for seat in new["seats"]]


def test_a_table_goes_on_where_a_window_was_closed() -> None:
    async def visit(memory: Memory, window: Callable[[], LocalHost]) -> None:
        at, (by, _) = await open_table(first := window())
        table = await get(first, f"{at}?{by}")
        move = table["moves"][0]["n"]
        await post(first, f"{at}/commands?{by}", type="play", seq=table["seq"], move=move)
        seen = await get(first, f"{at}?{by}")
        assert seen["seq"] > table["seq"]
        assert await get(window(), f"{at}?{by}") == seen

    run(visit)


def test_windows_hear_of_each_other() -> None:
    async def visit(memory: Memory, window: Callable[[], LocalHost]) -> None:
        one, other = window(), window()
        at, (by, _) = await open_table(one)
        listening = Listening()
        await asyncio.sleep(0)  # until the other window listens
        connection = await other.connect(
            at.rpartition("/")[2], by.removeprefix("token="), listening
        )
        assert connection is not None
        assert listening.open
        table = await listening.until(lambda message: message["type"] == "table")
        move = {"type": "play", "seq": table["seq"], "move": table["moves"][0]["n"]}
        after = await post(one, f"{at}/commands?{by}", **move)
        heard = await listening.until(lambda message: message.get("seq", -1) >= after["seq"])
        assert heard["view"] == after["view"]
        # A late move is refused as stale, and nothing is stored twice.
        await connection.send(json.dumps(move))
        problem = await listening.until(lambda message: message["type"] == "problem")
        assert problem["code"] == "stale"
        connection.close()

    run(visit)


def test_of_two_windows_that_add_at_once_one_looks_again() -> None:
    async def visit(memory: Memory, window: Callable[[], LocalHost]) -> None:
        one, other = window(), window()
        at, (by, second) = await open_table(one)
        await get(other, f"{at}?{by}")
        memory.windows.clear()  # they do not hear of each other any more
        await post(one, f"{at}/commands?{by}", type="sit-down", name="Annika")
        await post(other, f"{at}/commands?{second}", type="sit-down", name="Benno")
        seats = (await get(other, f"{at}?{by}"))["seats"]
        assert [seat["name"] for seat in seats] == ["Annika", "Benno"]
        assert len(memory.tables[at.rpartition("/")[2]]) == 3

    run(visit)


def test_a_window_alone_reads_nothing_to_add_the_next_entry() -> None:
    async def visit(memory: Memory, window: Callable[[], LocalHost]) -> None:
        host = window()
        at, (by, second) = await open_table(host)
        (keeper,) = memory.windows
        await get(host, f"{at}?{by}")
        before = keeper.read
        await post(host, f"{at}/commands?{by}", type="sit-down", name="Annika")
        await post(host, f"{at}/commands?{second}", type="sit-down", name="Benno")
        assert keeper.read == before

    run(visit)


def test_a_newcomer_of_another_window_keeps_the_place() -> None:
    async def visit(memory: Memory, window: Callable[[], LocalHost]) -> None:
        one, other = window(), window()
        new = await post(one, "/tables", game="exoworld", seats=PEOPLE, position="all-hands")
        at, by = f"/tables/{new['table']}", f"token={new['seats'][0]['token']}"
        seq = (await get(other, f"{at}?{by}"))["seq"]
        memory.windows.clear()  # they do not hear of each other any more
        came = await post(other, f"{at}/seats?{by}", kind="open", seq=seq)
        await post(one, f"{at}/commands?{by}", type="sit-down", name="Annika")
        seen = await get(window(), f"{at}?token={came['token']}")
        assert (seen["viewer"], seen["seats"][0]["name"]) == (came["seat"], "Annika")

    run(visit)


def test_a_browser_without_room_says_so_and_loses_nothing() -> None:
    async def visit(memory: Memory, window: Callable[[], LocalHost]) -> None:
        host = window()
        at, (by, _) = await open_table(host)
        table = await get(host, f"{at}?{by}")
        memory.full = True
        command = {"type": "play", "seq": table["seq"], "move": table["moves"][0]["n"]}
        answer = await host.request("POST", f"{at}/commands?{by}", json.dumps(command).encode())
        assert (answer.status, json.loads(answer.text)["code"]) == (507, "disk-full")
        memory.full = False
        assert await get(host, f"{at}?{by}") == table
        await post(host, f"{at}/commands?{by}", **command)

    run(visit)


@pytest.mark.parametrize(("table", "token"), [("nowhere", "x"), (None, "wrong")])
def test_a_line_is_refused_without_a_proper_token(table: str | None, token: str) -> None:
    async def visit(memory: Memory, window: Callable[[], LocalHost]) -> None:
        host, listening = window(), Listening()
        at, _ = await open_table(host)
        assert await host.connect(table or at.rpartition("/")[2], token, listening) is None
        assert (listening.open, listening.codes) == (False, [1008])

    run(visit)


def test_what_nobody_answers_is_said_to_be_nothing() -> None:
    async def visit(memory: Memory, window: Callable[[], LocalHost]) -> None:
        for method, address in (
            ("GET", "/nothing"),
            ("POST", "/tables/x"),
            ("GET", "/codes/a-b-1"),
        ):
            answer = await window().request(method, address)
            assert (answer.status, json.loads(answer.text)["code"]) == (404, "no-such-request")

    run(visit)


async def refusal(host: LocalHost, address: str, **body: Any) -> tuple[int, str, int | None]:
    """Return status, code and sequence number of a refused request."""
    method, sent = ("POST", json.dumps(body).encode()) if body else ("GET", b"")
    status, text = await host.request(method, address, sent)
    problem = json.loads(text)
    return status, problem["code"], problem["seq"]


@pytest.mark.parametrize("damage", ["{", '{"type": "from-the-future"}', '{"type": "declined"'])
def test_what_can_be_read_of_a_damaged_game_is_saved(damage: str) -> None:
    async def visit(memory: Memory, window: Callable[[], LocalHost]) -> None:
        host = window()
        new = await post(host, "/tables", game="outlast", seats=PEOPLE)
        at, tokens = f"/tables/{new['table']}", [seat["token"] for seat in new["seats"]]
        by = f"token={tokens[0]}"
        for _ in range(3):
            table = await get(host, f"{at}?{by}")
            move = table["moves"][0]["n"]
            await post(host, f"{at}/commands?{by}", type="play", seq=table["seq"], move=move)
        memory.tables[new["table"]][3] = damage
        later = window()
        assert await refusal(later, f"{at}?{by}") == (500, "damaged", 2)
        assert await refusal(later, f"{at}?token=guessed") == (403, "forbidden", None)
        # It stays in the list, and its beginning goes on from a file.
        held = [{"table": new["table"], "token": tokens[0]}]
        assert len(await post(later, "/tables/mine", tokens=held)) == 1
        assert await refusal(later, f"{at}/carried", tokens=tokens[:1]) == (403, "not-alone", None)
        file = await later.request("POST", f"{at}/carried", json.dumps({"tokens": tokens}).encode())
        assert len(json.loads(file.text)["moves"]) == 2
        again = await later.request("POST", "/replays/table", file.text.encode())
        opened = json.loads(again.text)
        seen = await get(later, f"/tables/{opened['table']}?token={opened['seats'][0]['token']}")
        assert seen["seq"] == 2
        # A window in which it is played has it whole in memory still, and loses nothing.
        assert (await get(host, f"{at}/chat?{by}"))["type"] == "chat"

    run(visit)


@pytest.mark.parametrize("part", ["opening", "row"])
def test_a_game_without_a_beginning_says_so_and_hides_no_other(part: str) -> None:
    async def visit(memory: Memory, window: Callable[[], LocalHost]) -> None:
        host = window()
        tables = [await open_table(host) for _ in range(2)]
        (at, (by, _)), (other, (key, _)) = tables
        name = at.rpartition("/")[2]
        if part == "row":
            memory.rows[name] = '{"id": 1}'
        else:
            memory.tables[name][0] = '{"game": '
        later = window()
        assert await refusal(later, f"{at}?{by}") == (500, "damaged-start", None)
        held = [
            {"table": place.rpartition("/")[2], "token": query.removeprefix("token=")}
            for place, query in ((at, by), (other, key))
        ]
        listed = await post(later, "/tables/mine", tokens=held)
        assert other.rpartition("/")[2] in [table["table"] for table in listed]
        assert (await get(later, f"{other}?{key}"))["seq"] == 0

    run(visit)
