"""Tests that every route answers the same on a server and in a page, byte for byte."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from tests.offline.storage import Memory, Window
from tests.support.entropy import FixedEntropy
from tests.support.server import InProcessBots, MinuteClock

from holdfast import games
from holdfast.hosting.api.route import Place, Route, Who
from holdfast.hosting.api.routes import ROUTES
from holdfast.kernel.replay import Replay
from holdfast.offline.local_host import LocalHost
from holdfast.puzzles import book_of
from holdfast.server.app import Application, Settings

SHARED = [route for route in ROUTES if not route.server_only]
AT_TABLE = [route for route in SHARED if route.who is Who.TOKEN]
PEOPLE = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Ben"}]
FILE = Replay("outlast", games.load("outlast").version, {"players": 2}, 5).dumps()
EXPORTED = "the game of the first table as a file"


@dataclass(frozen=True)
class Sent:
    """A request to a route; `{table}` is the first table unless another is named."""

    body: Any = None
    status: int = 200
    path: dict[str, Any] = field(default_factory=dict)
    query: dict[str, Any] = field(default_factory=dict)


GAME = {"game": "outlast"}
LESSON = {**GAME, "lesson": "first-turn"}
_PUZZLE = next(iter(book_of(games.load("outlast")).puzzles.values()))
PUZZLE = {**GAME, "puzzle": _PUZZLE.id}
TEAM = {"table": "team"}
REQUESTS = {
    "list_games": Sent(),
    "rules": Sent(path=GAME, query={"lang": "de"}),
    "list_lessons": Sent(path=GAME),
    "lesson": Sent(path=LESSON),
    "why_not_in_lesson": Sent(path=LESSON, query={"node": 0, "move": 0}),
    "list_puzzles": Sent(path=GAME),
    "puzzle": Sent(path=PUZZLE),
    "why_not_in_puzzle": Sent(path=PUZZLE, query={"move": 0}),
    "puzzle_hint": Sent(path=PUZZLE),
    "answer_puzzle": Sent({"move": _PUZZLE.solution}, path=PUZZLE),
    "puzzle_solution": Sent(path=PUZZLE),
    "play_on_from_puzzle": Sent(path=PUZZLE),
    "open_table": Sent({"game": "outlive", "seats": PEOPLE}),
    "list_tables": Sent({"tokens": "held"}),
    "table": Sent(),
    "table_after": Sent(path={"seq": 1}),
    "send_command": Sent({"type": "sit-down", "name": "Annika"}),
    "rematch": Sent(status=409),
    "same_deal": Sent({"seats": [0]}, 409),
    "deal_results": Sent(status=409),
    "compare_deal": Sent(status=404, path={"other": "team"}),
    "group": Sent(),
    "review": Sent(status=409),
    "review_lead": Sent(status=409),
    "lead_review": Sent({"at": 0}, 409),
    "open_branch": Sent({"seq": 1, "seats": [0]}, 409),
    "list_branches": Sent(),
    "name_branch": Sent({"name": "The hunt"}, 404, path={"branch": "nowhere"}),
    "day_deals": Sent(query={"day": "2026-11-01"}),
    "play_day": Sent({"counted": True}, path={"day": "2026-11-01", **GAME}),
    "add_seat": Sent({"kind": "open", "seq": 0}, path=TEAM),
    "take_seat": Sent({"name": "Cleo"}, 409, path={"seat": 1}),
    "why_not": Sent(query={"move": 0}),
    "coach_comment": Sent(query={"move": 0}),
    "hint": Sent(status=503, query={"seq": 2}),
    "explain_move": Sent(status=409, query={"seq": 0}),
    "explain_plan": Sent(status=409, path={"seat": 1}),
    "chat": Sent(query={"since": 0}),
    "preview_turn": Sent(status=409, query={"moves": [1, 2]}),
    "win_curve": Sent(status=409),
    "frames": Sent(query={"first": 1, "count": 2}),
    "replay_file": Sent(status=409),
    "export_game": Sent({"tokens": "own"}),
    "view_file": Sent(FILE, query={"first": 0, "count": 5}),
    "continue_file": Sent(EXPORTED),
    "win_curve_of_file": Sent(FILE, 409),
    "health": Sent(),
    "ready": Sent(),
}
"""A request for every route, and the status of its answer."""


@dataclass
class Side:
    """A server or a page, with the same tables."""

    ask: Any
    tables: dict[str, dict[str, Any]] = field(default_factory=dict)

    def at(self, name: str = "table") -> dict[str, str]:
        """Return the id of a table and the token of its first seat."""
        opened = self.tables[name]
        return {"table": opened["table"], "token": opened["seats"][0]["token"]}

    async def send(
        self, route: Route, sent: Sent, without: str = "", **instead: Any
    ) -> tuple[int, str]:
        """Return the answer to a request, without the names that are random each time."""
        path = {"table": "table", **sent.path}
        if path["table"] in self.tables:
            path |= self.at(path["table"])
        query = {**sent.query}
        if any(one.name == "token" for one in route.parameters):
            query["token"] = path["token"]
        path |= {name: value for name, value in instead.items() if f"{{{name}}}" in route.path}
        query |= {name: value for name, value in instead.items() if f"{{{name}}}" not in route.path}
        query.pop(without, None)
        address = f"{route.path.format(**path)}?{httpx.QueryParams(query)}"
        status, text = await self.ask(route.method, address, await self.filled(sent.body))
        text = re.sub(r'"(token|table|spectator)":"[\w-]+"', r'"\1":"…"', text)
        return status, re.sub(r'"updated":[\d.]+', '"updated":0', text)

    async def filled(self, body: Any) -> bytes:
        """Return a body with its placeholders replaced by values of this side."""
        first = self.tables["table"]
        tokens = [seat["token"] for seat in first["seats"]]
        if body == EXPORTED:
            own = json.dumps({"tokens": tokens}).encode()
            body = (await self.ask("POST", f"/tables/{first['table']}/carried", own))[1]
        if body == {"tokens": "own"}:
            body = {"tokens": tokens}
        elif body == {"tokens": "held"}:
            body = {"tokens": [{"table": first["table"], "token": token} for token in tokens]}
        if isinstance(body, bytes):
            return body
        return (
            b"" if body is None else (body if isinstance(body, str) else json.dumps(body)).encode()
        )

    async def open(self) -> None:
        """Open the tables, and play two moves at the first."""
        for name, wish in {
            "table": {"game": "outlast"},
            "team": {"game": "exoworld", "position": "all-hands"},
        }.items():
            _, text = await self.ask(
                "POST", "/tables", json.dumps({**wish, "seats": PEOPLE}).encode()
            )
            self.tables[name] = json.loads(text)
        at = "/tables/{table}{{}}?token={token}".format(**self.at())
        for kind in ("gather", "hunt"):
            table = json.loads((await self.ask("GET", at.format(""), b""))[1])
            move = next(move["n"] for move in table["moves"] if move["kind"] == kind)
            play = json.dumps({"type": "play", "seq": table["seq"], "move": move}).encode()
            assert (await self.ask("POST", at.format("/commands"), play))[0] == 200


@dataclass
class Both:
    """The server and the page, and the event loop in which they run."""

    runner: asyncio.Runner
    server: Side
    page: Side

    def send(self, route: Route, sent: Sent, **how: Any) -> tuple[int, str]:
        """Return the answer that both sides give, after checking that it is the same."""
        there = self.runner.run(self.server.send(route, sent, **how))
        assert self.runner.run(self.page.send(route, sent, **how)) == there
        return there


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    """Yield a server and a page."""
    stack = AsyncExitStack()

    async def start() -> tuple[Side, Side]:
        database = tmp_path_factory.mktemp("server") / "t.sqlite3"
        app = Application(
            Settings(
                database, bots=InProcessBots(), warm_up=False, entropy=FixedEntropy(),
                clock=MinuteClock(), word_seconds=0,
            )
        )  # fmt: skip
        await stack.enter_async_context(app.life())
        # A page has all games compiled.
        app.state.compiled = lambda: dict.fromkeys(games.names(), 1.0)  # type: ignore[method-assign]
        http = await stack.enter_async_context(
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://server/api")
        )

        async def ask(method: str, address: str, body: bytes) -> tuple[int, str]:
            headers = {"content-type": "application/json"}
            answer = await http.request(method, address, content=body, headers=headers)
            return answer.status_code, answer.text

        host = LocalHost(Window(Memory()), InProcessBots(), FixedEntropy(), word_seconds=0)
        host.start()
        stack.push_async_callback(host.close)
        sides = Side(ask), Side(host.request)
        for side in sides:
            await side.open()
        return sides

    with asyncio.Runner() as runner:
        yield Both(runner, *runner.run(start()))
        runner.run(stack.aclose())


def test_every_route_has_a_request() -> None:
    assert set(REQUESTS) == {route.name for route in SHARED}
    assert len({route.name for route in ROUTES}) == len(ROUTES)
    assert len({(route.method, route.path) for route in ROUTES}) == len(ROUTES)


@pytest.mark.parametrize("route", SHARED, ids=lambda route: route.name)
def test_both_sides_answer_the_same(both: Both, route: Route) -> None:
    sent = REQUESTS[route.name]
    status, text = both.send(route, sent)
    assert status == sent.status, text
    if status == 200:
        assert json.loads(text)
    else:
        assert status in route.refusals


@pytest.mark.parametrize("route", [r for r in ROUTES if r.server_only], ids=lambda r: r.name)
def test_what_only_a_server_has_says_why(both: Both, route: Route) -> None:
    assert route.server_only.endswith(".")
    named = {"code": "otter-otter-100", "passkey": "nowhere", "session": "nowhere"}
    numbered = (
        "block",
        "report",
        "account",
        "seat",
        "stop",
        "club",
        "member",
        "evening",
        "question",
    )
    named |= dict.fromkeys(numbered, "0")
    path = route.path.format(**named, **both.page.at())
    answer = both.runner.run(both.page.ask(route.method, path, b""))
    assert (answer[0], json.loads(answer[1])["code"]) == (404, "no-such-request")


@pytest.mark.parametrize("route", AT_TABLE, ids=lambda route: route.name)
def test_both_sides_refuse_the_same_visitors(both: Both, route: Route) -> None:
    sent = REQUESTS[route.name]
    missing, text = both.send(route, sent, without="token")
    assert (missing, json.loads(text)["message"]) == (422, "query.token: Field required")
    assert both.send(route, sent, token="")[0] == 403
    assert both.send(route, sent, token="wrong")[0] == 403
    assert both.send(route, sent, token="1" * 65)[0] == 422
    assert both.send(route, sent, table="nowhere")[0] == 404
    assert both.send(route, sent, table="n%C3%B6")[0] == 404


@pytest.mark.parametrize("route", SHARED, ids=lambda route: route.name)
def test_both_sides_name_the_same_mistakes(both: Both, route: Route) -> None:
    sent = REQUESTS[route.name]
    numbers = [one for one in route.parameters if "int" in str(one.type)]
    for one in numbers:
        status, text = both.send(route, sent, **{one.name: "x"})
        assert status == 422
        assert json.loads(text)["message"].startswith(f"{one.place.value}.{one.name}")
        assert both.send(route, sent, **{one.name: 2**40})[0] in (422, sent.status)
    if route.body is not None:
        for body in (b"", b"{", b"[]", b"{}", b"\xff\xfe", b'{"no": 1}', b'{"a": "\\ud800"}'):
            status, text = both.send(route, Sent(body, path=sent.path, query=sent.query))
            assert status == 422, text
            assert json.loads(text)["message"].startswith("body")
        deep = Sent(b"[" * 40_000, path=sent.path, query=sent.query)
        assert both.send(route, deep)[0] == 400
    elif route.takes_file:
        for body in (b"", b"[", b'{"game": "chess"}', b"\xff"):
            assert both.send(route, Sent(body, query=sent.query))[0] in (404, 422)


def test_limits_of_tables_count_at_tables() -> None:
    """Check that only routes at a table have limits that count by table."""
    for route in ROUTES:
        assert route.at_table or not any(limit.of_table for limit in route.limits), route.name


def test_parameters_have_a_place() -> None:
    """Check that path parameters match the path, and GET routes have no body."""
    for route in ROUTES:
        in_path = {one.name for one in route.parameters if one.place is Place.PATH}
        assert in_path == set(re.findall(r"{(\w+)}", route.path))
        assert route.method == "POST" or not (route.body or route.takes_file)
