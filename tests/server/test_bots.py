"""Accounts of bots: API tokens, the stream of events, seats, and what others see of them."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.test_accounts import PASSWORD, Browser, alone, read_all
from tests.support.databases import Database
from tests.support.postgres import Cluster
from tests.support.server import PATIENCE, Clock, OpenTable, Server, run_server, wait_until
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.usefixtures("interpreted")

EXAMPLE = Path(__file__).parents[2] / "examples/bot.py"
SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "open"}]
LISTED = {"game": "outlast", "listing": {"languages": ["en"]}}
CLIENTS: list[httpx.Client] = []


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    """Close the connections of all bots after a test."""
    yield
    while CLIENTS:
        CLIENTS.pop().close()


class Bot:
    """A program that plays for an account."""

    def __init__(self, server: Server, token: str) -> None:
        self.server, self.token = server, token
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{server.port}/api",
            timeout=PATIENCE,
            headers={"authorization": f"Bearer {token}"},
        )
        CLIENTS.append(self.http)

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        """Return the answer to a request with a body."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        """Return the answer to a GET request."""
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    @contextmanager
    def events(self) -> Iterator[queue.Queue[dict[str, Any] | None]]:
        """Yield a queue of the events that the server reports; None ends it."""
        heard: queue.Queue[dict[str, Any] | None] = queue.Queue()
        with self.http.stream("GET", "/account/events") as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("application/x-ndjson")

            def listen() -> None:
                try:
                    for line in answer.iter_lines():
                        if line:
                            heard.put(json.loads(line))
                except httpx.HTTPError:
                    pass
                heard.put(None)

            thread = threading.Thread(target=listen, daemon=True)
            thread.start()
            yield heard


def new_bot(browser: Browser, server: Server, name: str) -> Bot:
    """Return a bot with a new account and an API token."""
    browser.join(name)
    assert browser.post("/account/bot", confirm="bot")["account"]["bot"]
    return Bot(server, browser.post("/account/tokens", name="Laptop")["token"])


def at_table(table: OpenTable, what: str) -> Any:
    """Return the answer to Anna's POST request to her table."""
    query = {"token": table.tokens[0]}
    return table.server.http.post(f"/tables/{table.id}/{what}", params=query).json()


def next_event(heard: queue.Queue[dict[str, Any] | None], kind: str, table: str) -> dict[str, Any]:
    """Return the next event of a kind about a table."""
    while True:
        event = heard.get(timeout=PATIENCE)
        assert event is not None, f"the stream ended before {kind}"
        if event["type"] == kind and event["table"]["table"] == table:
            return event


def test_only_an_account_that_has_not_played_becomes_a_bot_and_stays_one(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, other):
        one.join("Robo")
        assert one.post("/account/tokens", 409, name="x")["code"] == "no-bot-account"
        assert one.post("/account/bot", 422, confirm="yes")["code"] == "malformed"
        assert one.get("/account")["account"]["bot"] is False
        assert one.post("/account/bot", confirm="bot")["account"]["bot"] is True
        assert one.post("/account/bot", confirm="bot")["account"]["bot"] is True
        other.join("Mara")
        other.bring((server.open("person"), 0))
        assert other.post("/account/bot", 409, confirm="bot")["code"] == "has-played"
        # The games of a browser do not become a bot's.
        assert one.bring((server.open("person"), 0)) == {}


def test_tokens_are_shown_once_and_end_at_once(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, other):
        bot = new_bot(one, server, "Robo")
        (listed,) = one.get("/account")["account"]["tokens"]
        assert listed["name"] == "Laptop"
        assert bot.token not in json.dumps(one.get("/account"))
        assert not any(bot.token.encode() in file.read_bytes() for file in tmp_path.iterdir())
        assert [s["here"] for s in one.get("/account")["account"]["sessions"]] == [True]
        # It is not a cookie, and a cookie is not a token.
        other.http.cookies.set("holdfast-session", bot.token)
        assert other.get("/account")["account"] is None
        cookie = one.http.cookies["holdfast-session"]
        assert Bot(server, cookie).post("/account/games", 401, tokens=[])["code"] == "bad-token"
        # It does not manage the account.
        bot.post("/account/tokens", 401, name="More")
        bot.post("/account/delete", 401, confirm="delete")
        opened = bot.post("/tables", game="outlast", seats=SEATS)
        with bot.events() as heard:
            next_event(heard, "game-start", opened["table"])
            one.send(f"/account/sessions/{listed['id']}/end")
            while heard.get(timeout=PATIENCE) is not None:
                pass
        assert one.get("/account")["account"]["tokens"] == []
        assert bot.get("/open", 401)["code"] == "bad-token"
        assert bot.get(f"/tables/{opened['table']}", 401)["code"] == "bad-token"


def test_an_account_has_few_tokens_and_each_has_a_limit(tmp_path: Path) -> None:
    settings = {"clock": Clock(), "bot_requests_per_minute": 5}
    with alone(tmp_path / "t.sqlite3", **settings) as (server, one, _):
        bot = new_bot(one, server, "Robo")
        tokens = [one.post("/account/tokens", name=f"{number}")["token"] for number in range(7)]
        assert one.post("/account/tokens", 409, name="last")["code"] == "too-many-tokens"
        for _ in range(5):
            bot.get("/open")
        assert bot.get("/open", 429)["code"] == "too-fast"
        Bot(server, tokens[0]).get("/open")
        # A new password ends them all.
        one.post("/account/password", old=PASSWORD, new="another horse")
        assert one.get("/account")["account"]["tokens"] == []
        assert Bot(server, tokens[0]).get("/open", 401)


def test_an_odd_name_of_a_table_is_the_sender_s_mistake(kept: Database) -> None:
    with alone(kept.named) as (server, one, _):
        bot = new_bot(one, server, "Robo")
        for odd in ("a%00b", "%ed%a0%80", "%F0%9F%90%BA", "%25", "x" * 40):
            assert 400 <= bot.http.get(f"/tables/{odd}").status_code < 500


def test_bots_have_no_more_of_an_address_than_people(tmp_path: Path) -> None:
    """Check that bots of one address share the limits that people of one address share."""
    settings = {"clock": Clock(), "codes_per_minute": 3, "accounts_per_hour": 4}
    with alone(tmp_path / "t.sqlite3", **settings) as (server, one, other):
        bots = [new_bot(one, server, "Robo"), new_bot(other, server, "Roba")]
        codes = [bots[n % 2].http.get(f"/codes/nothing-{n}").status_code for n in range(4)]
        assert codes == [404, 404, 404, 429]
        for n in range(2):
            asked = bots[n].http.post("/account", json={"name": f"N{n}", "password": PASSWORD})
            assert asked.status_code == 200
        assert bots[0].post("/account", 429, name="More", password=PASSWORD)
        assert bots[0].http.get("/games").status_code == 200
        begun = [bots[n % 2].http.post("/tables", json=LISTED | {"seats": SEATS}) for n in range(4)]
        assert [answer.status_code for answer in begun] == [200, 200, 200, 429]


def test_a_bot_sits_down_at_open_tables_where_bots_may_and_everybody_sees_what_it_is(
    tmp_path: Path,
) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, _):
        bot = new_bot(one, server, "Robo")
        people = {"languages": ["en"], "bots": False}
        private = server.http.post(
            "/tables", json={"game": "outlast", "seats": SEATS, "listing": people}
        ).json()
        refused = bot.post(f"/open/{private['table']}/seats", 403, name="Human")
        assert refused["code"] == "people-only"
        with bot.events() as heard:
            opened = server.http.post("/tables", json={**LISTED, "seats": SEATS}).json()
            next_event(heard, "open-table", opened["table"])
            joined = bot.post(f"/open/{opened['table']}/seats", name="Human")
            table = OpenTable(server, opened)
            start = next_event(heard, "game-start", table.id)
            assert (start["seat"], joined["seat"]) == (1, 1)
            seats = table.view(None)["seats"]
            assert [(s["name"], s["program"], s["kind"]) for s in seats] == [
                ("Anna", False, "person"), ("Robo", True, "person"),
            ]  # fmt: skip
            play_to_the_end(bot, table, heard)
            end = next_event(heard, "game-end", table.id)
            assert end["table"]["placements"] == table.view(0)["placements"]
            # A rematch keeps the seat for it, until it sits down.
            again = at_table(table, "rematch")
            kept = next_event(heard, "invitation", again["table"])
            sit = {"type": "sit-down", "name": "Robo"}
            seat = bot.post(f"/tables/{again['table']}/commands", **sit)["seats"][kept["seat"]]
            assert (seat["kind"], seat["program"]) == ("person", True)
        assert [game["won"] for game in bot.get("/account/history")["games"]] == [
            next(p["rank"] for p in end["table"]["placements"] if p["seat"] == 1) == 1
        ]


def play_to_the_end(bot: Bot, table: OpenTable, heard: queue.Queue[Any]) -> None:
    """Play a game of Anna and a bot; the bot moves when its stream of events tells it to."""
    view = table.view(0)
    while not view["over"]:
        if view["moves"]:
            move = {"type": "play", "seq": view["seq"], "move": view["moves"][-1]["n"]}
            view = table.post(0, **move).json()
            continue
        turn = next_event(heard, "turn", table.id)
        while turn["table"]["seq"] < view["seq"]:
            turn = next_event(heard, "turn", table.id)
        theirs = bot.get(f"/tables/{table.id}")
        assert theirs["viewer"] == turn["seat"]
        move = {"type": "play", "seq": theirs["seq"], "move": theirs["moves"][-1]["n"]}
        bot.post(f"/tables/{table.id}/commands", **move)
        view = table.view(0)


def test_a_bot_comes_by_code_plays_by_socket_and_chats(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, _):
        bot = new_bot(one, server, "Robo")
        table = server.open("person", "open")
        code = at_table(table, "code")["code"]
        bot.post(f"/codes/{code}/seats", name="Human")
        with bot.events() as heard:
            token = next_event(heard, "game-start", table.id)["token"]
        table.tokens[1] = token
        with table.socket(1) as line:
            assert line.receive()["viewer"] == 1
            assert bot.post(f"/tables/{table.id}/commands", type="say", phrase="hello")
            (ended,) = one.get("/account")["account"]["tokens"]
            one.send(f"/account/sessions/{ended['id']}/end")
            with pytest.raises(ConnectionClosed):
                read_all(line)


def test_a_bot_opens_tables_with_one_seat_of_its_own(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, _):
        bot = new_bot(one, server, "Robo")
        people = [SEATS[0], SEATS[0]]
        assert bot.post("/tables", 422, game="outlast", seats=people)["code"] == "bad-table"
        opened = bot.post("/tables", seats=[SEATS[1], SEATS[0]], **LISTED)
        (shown,) = server.http.get("/open").json()["tables"]
        assert [(s["name"], s["program"]) for s in shown["seats"]] == [("", False), ("Robo", True)]
        assert bot.get(f"/tables/{opened['table']}")["viewer"] == 1
        other = server.open("person", "person")
        assert bot.get(f"/tables/{other.id}", 403)["code"] == "forbidden"


def test_a_newer_stream_of_a_token_replaces_the_older(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, _):
        bot = new_bot(one, server, "Robo")
        with bot.events() as first, bot.events() as second:
            assert first.get(timeout=PATIENCE) is None
            opened = bot.post("/tables", game="outlast", seats=SEATS)
            next_event(second, "turn", opened["table"])


def test_streams_end_when_the_server_does(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, _):
        bot = new_bot(one, server, "Robo")
        with bot.events() as heard:
            server.end()
            assert heard.get(timeout=PATIENCE) is None


def test_without_accounts_there_are_no_bots(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", accounts=False) as server:
        assert Bot(server, "guessed").get("/open", 404)["code"] == "no-such-request"


def test_deleting_a_bot_ends_its_tokens_and_leaves_no_byte(tmp_path: Path) -> None:
    with alone(tmp_path / "t.sqlite3") as (server, one, _):
        bot = new_bot(one, server, "Zephyrobot")
        one.post("/account/tokens", name="Quixotebook")
        table = server.open("person", "open")
        code = at_table(table, "code")["code"]
        bot.post(f"/codes/{code}/seats", name="Human")
        one.post("/account/delete", confirm="delete")
        assert bot.get("/open", 401)["code"] == "bad-token"
        seat = table.view(0)["seats"][1]
        assert (seat["name"], seat["kind"]) == ("", "bot")
        files = [file.read_bytes() for file in tmp_path.iterdir()]
        for word in ("Zephyrobot", "zephyrobot", "Quixotebook", bot.token):
            assert not any(word.encode() in file for file in files)


def test_events_of_another_server_on_the_same_database_arrive(postgres: Cluster) -> None:
    database = postgres.new_database()
    with alone(database) as (server, one, _), run_server(database) as far:
        bot = new_bot(one, server, "Robo")
        there = Bot(far, bot.token)
        opened = bot.post("/tables", game="outlast", seats=[SEATS[0], SEATS[0] | {"kind": "open"}])
        with there.events() as heard:
            turn = next_event(heard, "turn", opened["table"])
            view = bot.get(f"/tables/{opened['table']}")
            move = {"type": "play", "seq": view["seq"], "move": view["moves"][0]["n"]}
            bot.post(f"/tables/{opened['table']}/commands", **move)
            wait_until(lambda: bot.get(f"/tables/{opened['table']}")["seq"] > turn["table"]["seq"])


def test_the_example_plays_a_game_against_a_person(tmp_path: Path) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 100
    with alone(tmp_path / "t.sqlite3") as (server, one, _):
        bot = new_bot(one, server, "Robo")
        address = f"http://127.0.0.1:{server.port}"
        program = subprocess.Popen([sys.executable, EXAMPLE, address, bot.token])
        try:
            opened = server.http.post("/tables", json={**LISTED, "seats": SEATS}).json()
            table = OpenTable(server, opened)
            with table.socket(0) as line:
                line.receive()
                answered = -1
                while not (view := line.latest)["over"]:
                    if view["moves"] and view["seq"] > answered:
                        line.send(type="play", seq=view["seq"], move=view["moves"][-1]["n"])
                        answered = view["seq"]
                    line.receive()
            assert view["seats"][1]["name"] == "Robo"
            assert program.poll() is None
        finally:
            program.terminate()
            program.wait()
