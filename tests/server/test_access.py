"""Who may do what: every route of the server, with its answer to each kind of visitor.

Anna (seat 0) decides, Ben (seat 1) waits, somebody watches; a stranger has a token of another
table, and a passer-by has none. A member is signed in and has no seat at the table; a former member
has the cookie of a session that was ended; a bot sends the API token of its account and has no seat
either. The admin is the host of the server, with no seat, and sends the admin token where it opens
something. A route without a row fails the tests. Each visitor finds the table as it was opened,
whatever others did.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, get_args
from urllib.parse import quote

import pytest
from tests.support.server import InProcessServer, OpenTable, run_server
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import holdfast.server
from holdfast import games
from holdfast.hosting.api.routes import ROUTES
from holdfast.hosting.messages.commands import Command
from holdfast.puzzles import book_of

ROLES = ("passer-by", "stranger", "watcher", "anna", "ben", "member", "former", "bot", "admin")
SEATED = {"watcher": None, "anna": 0, "ben": 1}
LEGAL = "a move that Anna may play"
HELD = "the tokens that a visitor holds"
OWN = "the tokens of the seats that a visitor plays"
NEW = "a name that nobody has"
COOKIE = "holdfast-session"
ADMIN_TOKEN = "the token of the host"
_NAMES = count()

Answer = int | str
"""A status, or the code of a problem, which has its status in turn."""
STATUS = {
    "malformed": 422, "forbidden": 403, "spectator": 403, "not-yours": 403, "bad-replay": 422,
    "no-such-code": 404, "no-such-game": 404, "no-such-table": 404, "not-ready": 503,
    "own-plan": 403, "not-alone": 403, "not-host": 403, "signed-out": 401, "no-passkey": 401,
    "wrong-password": 401, "no-such-device": 404, "bad-token": 401, "not-admin": 401,
    "no-such-report": 404, "no-such-account": 404, "no-such-link": 404, "bad-subscription": 422,
    "no-such-club": 404, "no-such-club-link": 404, "no-such-question": 404,
    "no-such-member": 404, "no-such-evening": 404, "not-organiser": 403, "not-owner": 403,
}  # fmt: skip
"""The status of each problem whose status is not 409."""
NO_TOKEN = ("malformed", "forbidden")
"""The answers to a passer-by and to a stranger on every route of a table."""
SAME = len(ROLES)


@dataclass(frozen=True)
class Row:
    """A route, with its answers to the visitors in the order of ROLES."""

    way: str
    answers: tuple[Answer, ...]
    body: dict[str, Any] | None = None
    query: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.way} {(self.body or {}).get('type', '')}".strip()


def open_to_all(way: str, answer: Answer, body: dict[str, Any] | None = None) -> Row:
    """Return the row of a route that needs no token."""
    return Row(way, (answer,) * SAME, body)


def of_account(
    way: str, answer: Answer, body: dict[str, Any] | None = None, bot: Answer = "signed-out"
) -> Row:
    """Return the row of a route for people who are signed in."""
    return Row(way, (*("signed-out",) * 5, answer, "signed-out", bot, "signed-out"), body)


def of_admin(way: str, answer: Answer, body: dict[str, Any] | None = None) -> Row:
    """Return the row of a route for the host of the server."""
    return Row(way, (*("not-admin",) * (SAME - 1), answer), body)


def at_table(way: str, *answers: Answer, body: Any = None, **query: Any) -> Row:
    """Return the row of a route at a table, with its answers to the spectator, Anna and Ben."""
    none = NO_TOKEN[0]
    return Row(way, (*NO_TOKEN, *answers, none, none, "forbidden", none), body, query)


COMMANDS: list[tuple[dict[str, Any], Answer, Answer, Answer]] = [
    ({"type": "play", "seq": 0, "move": LEGAL}, "spectator", 200, "not-your-turn"),
    ({"type": "undo", "seq": 0}, "spectator", "cannot-undo", "cannot-undo"),
    ({"type": "consent", "seq": 0, "agree": True}, "spectator", "no-wish", "no-wish"),
    # By the clock of this test Anna has been away for long, so Ben may let a bot play for her.
    ({"type": "hand-over", "seat": 0, "level": "heuristic"}, "spectator", 200, 200),
    ({"type": "sit-down", "name": "Eve"}, "spectator", 200, 200),
    ({"type": "ready", "ready": True}, "begun", "begun", "begun"),
    ({"type": "begin"}, "begun", "begun", "begun"),
    ({"type": "pause", "word": "ask"}, "spectator", "no-clocks", "no-clocks"),
    ({"type": "kick", "seat": 1, "word": "ask"}, "spectator", "one-screen", "one-screen"),
    ({"type": "set-chat", "mode": "off", "spectators": False}, "spectator", 200, "not-host"),
    ({"type": "auto-answers", "answers": {}}, "spectator", 200, 200),
    ({"type": "plan", "seq": 0, "moves": []}, "spectator", "no-plan", "no-plan"),
    ({"type": "judge", "of": 1, "word": "good"}, "spectator", "no-plan", "own-plan"),
    ({"type": "say", "phrase": "hello"}, "spectator", 200, 200),
    ({"type": "resync"}, 200, 200, 200),
    ({"type": "ping"}, 200, 200, 200),
]
"""Commands, with the answers to the spectator, Anna and Ben."""

TIMES = {"language": "en", "zone": "UTC", "quiet_from": 1320, "quiet_until": 480}
PUZZLE = next(iter(book_of(games.load("outlast")).puzzles.values()))
CLUB = "/api/clubs/{club}"
IN_CLUBS: list[tuple[str, Any, Answer, Answer, Answer]] = [
    (f"GET {CLUB}", None, 200, 200, 200),
    (f"GET {CLUB}/seasons", None, 200, 200, 200),
    (f"POST {CLUB}/leave", None, 200, 200, "owner-stays"),
    (f"POST {CLUB}/members/{{member}}/remove", None, "not-organiser", "no-such-member",
     "no-such-member"),
    (f"POST {CLUB}/members/{{member}}/role", {"role": "member"}, "not-owner", "not-owner",
     "no-such-member"),
    (f"POST {CLUB}/link", None, "not-organiser", 200, 200),
    (f"POST {CLUB}/name", {"name": "Friends"}, "not-owner", "not-owner", 200),
    (f"POST {CLUB}/delete", {"confirm": "delete"}, "not-owner", "not-owner", 200),
    (f"POST {CLUB}/evenings", {"zone": "UTC"}, "not-organiser", 200, 200),
    (f"POST {CLUB}/evenings/{{evening}}/cancel", None, "not-organiser", "no-such-evening",
     "no-such-evening"),
    (f"POST {CLUB}/evenings/{{evening}}/answer", {"coming": True}, *("no-such-evening",) * 3),
    (f"GET {CLUB}/evenings/{{evening}}/calendar", None, *("no-such-evening",) * 3),
    (f"POST {CLUB}/evenings/{{evening}}/deals", {"game": "outlast", "size": 2}, "not-organiser",
     "no-such-evening", "no-such-evening"),
    (f"POST {CLUB}/tables",
     {"table": {"game": "outlast", "seats": [{"kind": "person"}, {"kind": "open"}]}},
     200, 200, 200),
    # A table of somebody else, which is not the club's.
    (f"POST {CLUB}/tables/{{table}}/seat", None, *("no-such-table",) * 3),
    (f"POST {CLUB}/tables/{{table}}/watch", None, *("no-such-table",) * 3),
    (f"POST {CLUB}/tables/{{table}}/remove", None, *("no-such-table",) * 3),
]  # fmt: skip
"""Routes of a club, with the answers to a member, an organiser and the owner.

For everybody else there is no such club.
"""
CLUB_ROLES = ("outsider", "member", "organiser", "owner")

TABLE = "GET /api/tables/{table}"
EVENTS = "GET /api/account/events"
DESCRIPTION = "GET /api/openapi.json"
ROWS = [
    open_to_all(DESCRIPTION, 200),
    open_to_all("GET /api/health", 200),
    open_to_all("GET /api/health/ready", 200),
    open_to_all("GET /api/games", 200),
    open_to_all("GET /api/games/{game}/rules", 200),
    open_to_all("GET /api/games/{game}/course", 200),
    open_to_all("GET /api/games/{game}/course/{lesson}", 200),
    Row("GET /api/games/{game}/course/{lesson}/why", (200,) * SAME, query={"node": 0, "move": 0}),
    open_to_all("GET /api/games/{game}/puzzles", 200),
    open_to_all("GET /api/games/{game}/puzzles/{puzzle}", 200),
    Row("GET /api/games/{game}/puzzles/{puzzle}/why", (200,) * SAME, query={"move": 0}),
    open_to_all("GET /api/games/{game}/puzzles/{puzzle}/hint", 200),
    open_to_all("POST /api/games/{game}/puzzles/{puzzle}/answer", 200, {"move": PUZZLE.solution}),
    open_to_all("GET /api/games/{game}/puzzles/{puzzle}/solution", 200),
    open_to_all("POST /api/games/{game}/puzzles/{puzzle}/table", 200),
    open_to_all("POST /api/tables", 200, {"game": "outlast", "seats": [{"kind": "person"}]}),
    open_to_all("POST /api/replays", "bad-replay", {}),
    open_to_all("POST /api/replays/course", "bad-replay", {}),
    open_to_all("POST /api/replays/table", "bad-replay", {}),
    Row("POST /api/tables/mine", (200,) * SAME, {"tokens": HELD}),
    Row("POST /api/tables/days-off", (200,) * SAME, {"tokens": HELD, "start": 0, "end": 0}),
    at_table(TABLE, 200, 200, 200),
    at_table(f"{TABLE}/after/{{seq}}", 200, 200, 200),
    at_table(f"{TABLE}/frames", 200, 200, 200),
    at_table(f"{TABLE}/replay", "not-over", "not-over", "not-over"),
    Row(
        "POST /api/tables/{table}/carried",
        ("forbidden", "forbidden", *("not-alone",) * 3, *("forbidden",) * 4),
        {"tokens": OWN},
    ),
    at_table(f"{TABLE}/course", "not-over", "not-over", "not-over"),
    at_table(f"{TABLE}/why", 200, 200, 200, move=0),
    at_table(f"{TABLE}/caution", 200, 200, 200, move=0),
    at_table(f"{TABLE}/made", "not-a-bot", "not-a-bot", "not-a-bot", seq=0),
    at_table(f"{TABLE}/hint", "spectator", "not-ready", "not-your-turn", seq=0),
    at_table(f"{TABLE}/chat", 200, 200, 200),
    at_table(f"{TABLE}/ahead", "spectator", "no-plan-now", "no-plan-now"),
    at_table(f"{TABLE}/plans/{{seat}}/why", "no-plan", "no-plan", "no-plan"),
    at_table("POST /api/tables/{table}/code", "spectator", 200, 200),
    at_table("POST /api/tables/{table}/close", "spectator", 200, "not-host"),
    at_table("POST /api/tables/{table}/people", 200, 200, 200),
    # Everybody sits at one screen here, so nobody can be recognised elsewhere.
    at_table(
        "POST /api/tables/{table}/blocks", "spectator", "unknown-person", "own-seat",
        body={"seat": 1, "blocked": True},
    ),
    at_table(
        "POST /api/tables/{table}/reports", "spectator", 200, "own-seat",
        body={"seat": 1, "reason": "name"},
    ),
    open_to_all("GET /api/blocks", 200),
    open_to_all("POST /api/blocks/{block}/remove", 200),
    open_to_all("GET /api/open", 200),
    # Nobody can join a private table this way.
    open_to_all("POST /api/open/{table}/seats", "no-such-table", {"name": "Eve"}),
    open_to_all("GET /api/codes/{code}", "no-such-code"),
    open_to_all("POST /api/codes/{code}/seats", "no-such-code", {"name": "Eve"}),
    open_to_all("GET /api/account", 200),
    open_to_all("POST /api/account", 200, {"name": NEW, "password": "correct horse"}),
    open_to_all("POST /api/account/sign-in", "wrong-password", {"name": "No", "password": ""}),
    # These are a browser's, which names its origin.
    open_to_all("POST /api/account/sign-in/options", "no-passkey"),
    open_to_all("POST /api/account/sign-in/passkey", "no-passkey", {"credential": "{}"}),
    open_to_all("POST /api/account/passkeys/options", "no-passkey", {"name": NEW}),
    open_to_all("POST /api/account/passkeys", "no-passkey", {"credential": "{}"}),
    of_account("POST /api/account/passkeys/{passkey}/remove", 200),
    of_account("POST /api/account/sign-out", 200),
    of_account("POST /api/account/sessions/{session}/end", 200),
    of_account("POST /api/account/name", 200, {"name": NEW}),
    of_account(
        "POST /api/account/password", "wrong-password", {"old": "", "new": "correct horse"}
    ),
    of_account("POST /api/account/games", 200, {"tokens": []}, bot=200),
    of_account("GET /api/account/history", 200, bot=200),
    of_account("POST /api/account/bot", 200, {"confirm": "bot"}),
    of_account("POST /api/account/tokens", "no-bot-account", {"name": "Laptop"}),
    Row(EVENTS, (*("bad-token",) * 7, 200, "bad-token")),
    of_account("GET /api/account/export", 200),
    of_account("POST /api/account/delete", 200, {"confirm": "delete"}),
    of_account("POST /api/account/devices", 200),
    of_account("GET /api/account/devices/{code}", 200),
    of_account("POST /api/account/devices/{code}", "no-such-device", {"agree": True}),
    open_to_all("POST /api/devices/{code}", "no-such-device"),
    open_to_all("POST /api/devices/{code}/session", "no-such-device", {"ticket": "guessed"}),
    open_to_all("POST /api/notices", 200, {"tokens": []}),
    open_to_all("POST /api/notices/settings", "no-notices", TIMES),
    # No browser has these keys.
    open_to_all(
        "POST /api/notices/subscriptions", "bad-subscription",
        {**TIMES, "tokens": [], "endpoint": "https://example", "public_key": "k", "secret": "s"},
    ),
    open_to_all("POST /api/notices/subscriptions/remove", 200, {"endpoint": "https://example"}),
    of_account("POST /api/notices/mail", "no-mail", {**TIMES, "address": "anna@example.org"}),
    open_to_all("POST /api/notices/mail/confirm", "no-such-link", {"code": "guessed"}),
    open_to_all("POST /api/notices/stop/{stop}", "no-such-link"),
    open_to_all("GET /api/clubs", 200),
    of_account("POST /api/clubs", 200, {"name": "The river people"}),
    open_to_all(f"POST {CLUB}/door", "no-such-club-link", {"link": "guessed"}),
    open_to_all(f"POST {CLUB}/members", "no-such-club-link", {"link": "guessed", "name": "Eve"}),
    *(open_to_all(way, "no-such-club", body) for way, body, *_ in IN_CLUBS),
    of_admin("GET /api/admin", 200),
    of_admin("GET /api/admin/reports", 200),
    of_admin("POST /api/admin/reports/{report}/close", "no-such-report", {"answer": ""}),
    of_admin("GET /api/admin/tables", 200),
    of_admin("POST /api/admin/tables/{table}/close", 200),
    of_admin("POST /api/admin/tables/{table}/seats/{seat}/name", 200, {"name": "Eve"}),
    of_admin("GET /api/admin/accounts", 200),
    of_admin("POST /api/admin/accounts/{account}/name", "no-such-account", {"name": "Eve"}),
    of_admin("POST /api/admin/accounts/{account}/end-sessions", "no-such-account"),
    of_admin(
        "POST /api/admin/accounts/{account}/suspend", "no-such-account", {"suspended": True}
    ),
    at_table("POST /api/tables/{table}/rematch", "spectator", "not-over", "not-over"),
    at_table(
        "POST /api/tables/{table}/deal", "not-over", "not-over", "not-over", body={"seats": [0]}
    ),
    at_table(f"{TABLE}/deal", "not-over", "not-over", "not-over"),
    at_table(f"{TABLE}/deal/{{other}}", "not-over", "not-over", "not-over"),
    at_table(
        "POST /api/tables/{table}/branches", "not-over", "not-over", "not-over",
        body={"seq": 0, "seats": [0]},
    ),
    at_table(f"{TABLE}/group", 200, 200, 200),
    open_to_all(
        "POST /api/groups", 200,
        {"table": {"game": "outlast", "seats": [{"kind": "person"}, {"kind": "bot"}]}, "tables": 2},
    ),
    at_table(f"{TABLE}/review/lead", "not-over", "not-over", "not-over"),
    at_table(
        "POST /api/tables/{table}/review/lead", "not-over", "not-over", "not-over", body={"at": 0}
    ),
    at_table(f"{TABLE}/review", "spectator", "not-over", "not-over"),
    at_table(f"{TABLE}/branches", 200, 200, 200),
    at_table(
        "POST /api/tables/{table}/branches/{branch}", "spectator", "no-such-table",
        "no-such-table", body={"name": "The hunt"},
    ),
    at_table(
        "POST /api/tables/{table}/questions", "not-over", "not-over", "not-over", body={"at": 0}
    ),
    at_table(f"{TABLE}/questions", "not-over", "not-over", "not-over"),
    open_to_all("GET /api/questions/{question}", "no-such-question"),
    Row("GET /api/questions/{question}/why", ("no-such-question",) * SAME, query={"move": 0}),
    open_to_all("POST /api/questions/{question}/answer", "no-such-question", {"move": 0}),
    Row("GET /api/days", (200,) * SAME),
    open_to_all("POST /api/days/{day}/{game}", 200, {"counted": False}),
    at_table(
        "POST /api/tables/{table}/seats", "spectator", "no-place", "no-place",
        body={"seq": 0, "kind": "open"},
    ),
    at_table(
        "POST /api/tables/{table}/seats/{seat}", "not-free", "already", "already",
        body={"name": "Eve"},
    ),
    *(at_table("POST /api/tables/{table}/commands", *a, body=body) for body, *a in COMMANDS),
]  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """Yield a server with a host who reads reports and may try tokens as often as they like."""
    path = tmp_path_factory.mktemp("data") / "tables.sqlite3"
    with run_server(path, admin_token=ADMIN_TOKEN, admin_tokens_per_hour=10_000) as server:
        yield server


@pytest.fixture(scope="module")
def other(server: InProcessServer) -> OpenTable:
    """Return the table at which the stranger has a seat."""
    return server.open_shared("other", "person")


def new_name() -> str:
    """Return a name that nobody has."""
    return "".join("abcdfghjkp"[int(digit)] for digit in str(next(_NAMES)))


def session_of(server: InProcessServer, role: str) -> dict[str, str]:
    """Return the headers of a visitor: a cookie, or the admin token."""
    if role == "admin":
        return {"authorization": f"Bearer {ADMIN_TOKEN}"}
    if role not in ("member", "former", "bot"):
        return {}
    wish = {"name": new_name(), "password": "correct horse"}
    opened = server.http.post("/account", json=wish)
    cookie = {"cookie": f"{COOKIE}={opened.cookies[COOKIE]}"}
    server.http.cookies.clear()
    if role == "former":
        assert server.http.post("/account/sign-out", headers=cookie).status_code == 200
        server.http.cookies.clear()
    if role == "bot":
        assert server.http.post("/account/bot", json={"confirm": "bot"}, headers=cookie)
        made = server.http.post("/account/tokens", json={"name": "Laptop"}, headers=cookie)
        return {"authorization": f"Bearer {made.json()['token']}"}
    return cookie


def token_of(role: str, table: OpenTable, other: OpenTable) -> str | None:
    """Return the token with which a visitor opens the table."""
    if role in ("passer-by", "member", "former", "bot", "admin"):
        return None
    return other.tokens[0] if role == "stranger" else table.tokens[SEATED[role]]


def fill_body(body: Any, table: OpenTable, token: str | None) -> Any:
    """Return a request's body with its placeholders replaced by values of the table."""
    if body is None:
        return None
    known = {
        LEGAL: lambda: table.view(0)["moves"][0]["n"],
        HELD: lambda: [{"table": table.id, "token": token or ""}],
        OWN: lambda: [token or ""],
        NEW: new_name,
    }
    return {key: known[v]() if isinstance(v, str) and v in known else v for key, v in body.items()}


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_every_way_in_answers_everybody(
    server: InProcessServer, other: OpenTable, row: Row, role: str
) -> None:
    table = server.open("person", "person")
    token = token_of(role, table, other)
    method, path = row.way.split()
    path = path.format(
        table=table.id,
        seq=0,
        seat=1,
        game="outlast",
        lesson="last-night",
        puzzle=PUZZLE.id,
        code="otter-otter-100",
        other=table.id,
        branch="nowhere",
        question="nowhere",
        day="2026-11-01",
        passkey="nowhere",
        session="nowhere",
        block="nowhere",
        report="nowhere",
        stop="guessed",
        account="nowhere",
        club="nowhere",
        member="nowhere",
        evening="nowhere",
    ).removeprefix("/api")
    query = row.query if token is None else {"token": token, **row.query}
    body = fill_body(row.body, table, token)
    # The admin's page sends the token to its own ways only.
    own = role != "admin" or path.startswith("/admin")
    headers = session_of(server, role) if own else {}
    with server.http.stream(method, path, params=query, json=body, headers=headers) as answer:
        if row.way != EVENTS or answer.status_code != 200:  # a stream does not end
            answer.read()
    server.http.cookies.clear()
    expected = row.answers[ROLES.index(role)]
    if isinstance(expected, int):
        assert answer.status_code == expected, answer.text
    else:
        assert answer.json()["code"] == expected
        assert answer.status_code == STATUS.get(expected, 409)


@pytest.mark.parametrize("role", CLUB_ROLES)
@pytest.mark.parametrize("row", IN_CLUBS, ids=lambda row: row[0])
def test_every_way_in_a_club_answers_everybody(
    server: InProcessServer, other: OpenTable, row: tuple[str, Any, Answer, Answer, Answer],
    role: str,
) -> None:  # fmt: skip
    way, body, *answers = row
    owner, sender = session_of(server, "member"), session_of(server, "member")
    club = server.http.post("/clubs", json={"name": "Friends"}, headers=owner).json()
    at = f"/clubs/{club['id']}"
    if role == "owner":
        sender = owner
    elif role != "outsider":
        joining = {"link": club["link"], "name": new_name()}
        view = server.http.post(f"{at}/members", json=joining, headers=sender).json()
        if role == "organiser":
            wish = {"role": "organiser"}
            of_role = f"{at}/members/{view['me']}/role"
            assert server.http.post(of_role, json=wish, headers=owner).status_code == 200
    method, path = way.split()
    path = path.format(club=club["id"], member="nowhere", evening="nowhere", table=other.id)
    answer = server.http.request(method, path.removeprefix("/api"), json=body, headers=sender)
    server.http.cookies.clear()
    expected = ("no-such-club", *answers)[CLUB_ROLES.index(role)]
    if isinstance(expected, int):
        assert answer.status_code == expected, answer.text
    else:
        assert answer.json()["code"] == expected
        assert answer.status_code == STATUS.get(expected, 409)


def test_the_admin_token_opens_nothing_else(server: InProcessServer) -> None:
    headers = session_of(server, "admin")
    for way in ("/account", "/account/history", "/account/events", "/games"):
        answer = server.http.get(way, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


def test_only_those_who_hold_a_token_find_a_table_in_their_list(
    server: InProcessServer, other: OpenTable
) -> None:
    table = server.open("person", "person")
    for role in ROLES:
        token = token_of(role, table, other)
        held = {"tokens": [{"table": table.id, "token": token or ""}]}
        found = server.http.post("/tables/mine", json=held).json()
        assert [row["viewer"] for row in found] == ([SEATED[role]] if role in SEATED else [])


@pytest.mark.parametrize("role", [role for role in ROLES if role not in SEATED])
def test_a_socket_is_not_opened_without_a_proper_token(
    server: InProcessServer, other: OpenTable, role: str
) -> None:
    """Check that no session, API token or admin token opens a socket."""
    table = server.open("person", "person")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket?token="
    headers = session_of(server, role)
    secrets = [value.rpartition("=")[2].rpartition(" ")[2] for value in headers.values()]
    for token in (token_of(role, table, other) or "", *secrets):
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(address + quote(token), additional_headers=headers),
        ):
            pass
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize("where", ["/", "/api/tables", "/api/tables/{}", "/api/tables/{}/socket/x"])
def test_a_socket_is_opened_nowhere_else(server: InProcessServer, where: str) -> None:
    table = server.open("person", "person")
    address = f"ws://127.0.0.1:{server.port}{where.format(table.id)}?token={table.tokens[0]}"
    with pytest.raises(InvalidStatus) as refused, connect(address):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("role", SEATED)
@pytest.mark.parametrize("row", COMMANDS, ids=lambda row: row[0]["type"])
def test_every_command_by_socket_answers_everybody(
    server: InProcessServer, row: tuple[dict[str, Any], Answer, Answer, Answer], role: str
) -> None:
    table = server.open("person", "person")
    body = fill_body(row[0], table, None)
    with table.socket(SEATED[role]) as line:
        line.receive()
        line.send(**body)
        answer = line.receive()
    expected = row[1 + list(SEATED).index(role)]
    assert answer.get("code", 200) == expected


def declared_routes() -> set[str]:
    """Return the routes that the server's sources declare beside the table of routes."""
    ways = set()
    for file in Path(holdfast.server.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            for decorator in getattr(node, "decorator_list", ()):
                match decorator:
                    case ast.Call(
                        func=ast.Attribute(value=ast.Name("router" | "app"), attr=method),
                        args=[ast.Constant(str(path)), *_],
                    ):
                        ways.add(f"{method.upper()} /api{path}")
    return ways


def test_no_way_in_is_left_out(server: InProcessServer) -> None:
    listed = {row.way for row in ROWS} - {DESCRIPTION}
    assert {f"{route.method} /api{route.path}" for route in ROUTES} == listed
    assert not declared_routes()
    paths = server.http.get("/openapi.json").json()["paths"]
    described = {f"{method.upper()} {path}" for path, ways in paths.items() for method in ways}
    assert described == listed


def test_no_command_is_left_out() -> None:
    union = get_args(Command)[0]
    kinds = {get_args(command.model_fields["type"].annotation)[0] for command in get_args(union)}
    assert kinds == {body["type"] for body, *_ in COMMANDS}
