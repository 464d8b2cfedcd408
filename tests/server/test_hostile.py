"""Malformed, foreign, oversized and hostile input: a clear answer, no change, no internals."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from tests.support.server import PATIENCE, Clock, InProcessServer, OpenTable, Server, run_server
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from holdfast.hosting.connection import LARGEST_MESSAGE
from holdfast.hosting.messages.base import Problem
from holdfast.server.app import Settings
from holdfast.server.http import create_pages
from holdfast.server.metrics import Metrics
from holdfast.server.socket import BURST
from holdfast.server.uvicorn_server import LARGEST_FRAME

INSIDE = ("Traceback", 'File "', ".py", "sqlalchemy", "site-packages", "holdfast.")

QUICK = settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
TYPES = [
    "play", "undo", "consent", "hand-over", "sit-down", "auto-answers", "standing", "plan", "judge",
    "say",
]  # fmt: skip
# Commands that look almost right are the ones that get far.
commands = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES) | values},
    optional={
        "seq": st.integers(-1, 2) | values,
        "move": st.integers(-2, 2000) | values,
        "agree": values,
        "seat": st.integers(-2, 7) | values,
        "level": st.sampled_from(["heuristic", None]) | values,
        "name": values,
        "answers": values,
        "moves": st.lists(st.integers(-2, 2000), max_size=8) | values,
        "of": st.integers(-2, 7) | values,
        "word": st.sampled_from(["good", "why", None]) | values,
        "phrase": st.sampled_from(["hello", "good-plan"]) | values,
        "text": values,
        "place": st.integers(-2, 200) | values,
    },
)
texts = st.text(max_size=200) | values.map(json.dumps) | commands.map(json.dumps)


def shows_nothing(text: str) -> None:
    assert not [word for word in INSIDE if word in text]


@pytest.fixture(scope="module")
def known(server: InProcessServer) -> OpenTable:
    """Return a table to which the hostile requests have Ben's token."""
    return server.open_shared("known", "person", "person", "open")


@QUICK
@given(message=texts | st.binary(max_size=200))
def test_whatever_is_sent_to_a_socket_gets_an_answer(
    known: OpenTable, message: str | bytes
) -> None:
    with known.socket(1) as line:
        line.receive()
        line.socket.send(message)
        answer = line.receive()
        if answer["type"] == "problem":
            shows_nothing(json.dumps(answer))
            line.send(type="resync")
            line.receive()
        # Ben can change his own seat and the empty one, but never the game.
        assert line.latest["seq"] == 0
        assert line.latest["seats"][0]["name"] == "Anna"
        assert line.latest["seats"][0]["kind"] == "person"


def test_a_message_that_is_too_large_is_refused(server: Server) -> None:
    table = server.open("person")
    with table.socket(0) as line:
        line.receive()
        line.socket.send(json.dumps({"type": "sit-down", "name": "x" * LARGEST_MESSAGE}))
        assert line.problem()["code"] == "too-large"
        line.send(type="resync")
        assert line.receive()["whole"]


def test_a_message_that_is_far_too_large_ends_the_connection(server: Server) -> None:
    table = server.open("person")
    with table.socket(0) as line:
        line.receive()
        line.socket.send("x" * (LARGEST_FRAME + 1))
        with pytest.raises(ConnectionClosedError):
            line.problem()
    with table.socket(0) as line:
        assert line.receive()["whole"]


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """Yield a server at which no time passes, so that no rate limit recovers."""
    with run_server(tmp_path / "t.sqlite3", clock=Clock()) as server:
        yield server


def test_a_flood_is_slowed_down(strict: Server) -> None:
    table = strict.open("person")
    with table.socket(0) as line:
        line.receive()
        for _ in range(BURST + 2):
            line.send(type="play", seq=9, move=0)
        codes = [line.problem()["code"] for _ in range(BURST + 2)]
        assert codes == ["stale"] * BURST + ["too-fast"] * 2


def test_a_flood_of_requests_is_slowed_down_too(strict: Server) -> None:
    table = strict.open("person")
    answers = [table.post(0, type="play", seq=9, move=0) for _ in range(BURST + 1)]
    assert [answer.json()["code"] for answer in answers] == ["stale"] * BURST + ["too-fast"]
    assert answers[-1].status_code == 429


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("GET", "/", b"", 404),
        ("GET", "/nothing", b"", 404),
        ("GET", "/tables/x/socket", b"", 404),
        ("DELETE", "/games", b"", 405),
        ("PUT", "/tables", b"", 405),
        ("POST", "/tables", b"{", 422),
        ("POST", "/tables", b"\xff\xfe", 422),
        ("POST", "/tables", b"[" * 40_000, 400),
        ("POST", "/tables", b" " * 70_000, 413),
        ("POST", "/tables/mine", json.dumps({"tokens": [{}] * 101}).encode(), 422),
        ("POST", "/replays", b"x" * 4_000_002, 413),
        ("POST", "/replays", b"\x00\x01", 422),
        ("GET", "/games/outlast/rules?lang=fr", b"", 422),
        ("GET", "/games/..%2f..%2foutlast/rules", b"", 404),
        ("GET", "/tables/x", b"", 422),
        ("GET", "/tables/x?token=1", b"", 404),
        ("GET", "/tables/x?token=" + "1" * 65, b"", 422),
    ],
)  # fmt: skip
def test_every_error_is_a_problem(
    server: Server, method: str, path: str, content: bytes, status: int
) -> None:
    headers = {"content-type": "application/json"}
    answer = server.http.request(method, path, content=content, headers=headers)
    assert answer.status_code == status, answer.text
    assert Problem.model_validate(answer.json()).message
    shows_nothing(answer.text)


def test_a_wrong_method_is_answered_with_the_right_ones(server: Server) -> None:
    for method, path, allowed in (
        ("DELETE", "/games", "GET"),
        ("PUT", "/tables", "POST"),
        ("PUT", "/tables/mine", "POST"),
        ("PUT", "/account", "GET, POST"),
    ):
        answer = server.http.request(method, path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


LONG = "9" * 5000
"""More digits than Python turns into a number."""
ODD = [
    LONG,
    "9" * 4000,
    "1e999",
    "NaN",
    "-Infinity",
    '"\\ud800"',
    '"\\u0000"',
    "[" * 900 + "]" * 900,
]
ODD += ["[" * 5000 + "]" * 5000, f'"{"a" * 300}"', f'"{"../" * 100}"']


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_odd_values_are_the_sender_s_mistake_wherever_they_stand(
    server: Server, known: OpenTable, odd: str, mistakes: list[str]
) -> None:
    command = f"/tables/{known.id}/commands?token={known.tokens[1]}"
    bodies = [
        (command, f'{{"type": "play", "seq": 0, "move": {odd}}}'),
        (command, f'{{"type": "undo", "seq": {odd}}}'),
        (command, f'{{"type": "hand-over", "seat": {odd}, "level": "heuristic"}}'),
        (command, f'{{"type": "hand-over", "seat": 0, "level": {odd}}}'),
        (command, f'{{"type": "sit-down", "name": {odd}}}'),
        (command, f'{{"type": "plan", "seq": 0, "moves": [{odd}]}}'),
        (command, f'{{"type": "judge", "of": {odd}, "word": "good"}}'),
        (command, f'{{"type": "say", "text": {odd}}}'),
        (command, f'{{"type": "say", "place": {odd}}}'),
        (command, f'{{"type": "auto-answers", "answers": {{"fight": {odd}}}}}'),
        ("/tables", f'{{"game": {odd}, "seats": [{{"kind": "person"}}]}}'),
        ("/tables", f'{{"game": "outlast", "seats": [{{"kind": {odd}}}]}}'),
        ("/tables", f'{{"game": "outlast", "seats": [{{"kind": "person", "name": {odd}}}]}}'),
        ("/tables", f'{{"game": "outlast", "position": {odd}, "seats": [{{"kind": "person"}}]}}'),
        ("/tables", '{"game": "outlast", "seats": [{"kind": "person"}], "options":'
         f' {{"length": {odd}}}}}'),
    ]  # fmt: skip
    for path, body in bodies:
        answer = server.http.post(path, content=body, headers={"content-type": "application/json"})
        assert 400 <= answer.status_code < 500, (path, answer.text)
        assert Problem.model_validate(answer.json()).message
        shows_nothing(answer.text)
    with known.socket(1) as line:
        line.receive()
        for path, body in bodies:
            if path == command:
                line.socket.send(body)
                assert line.problem()["code"] != "broken"
    mine = f'{{"tokens": [{{"table": {odd}, "token": {odd}}}]}}'
    assert server.http.post("/tables/mine", content=mine).status_code < 500
    assert not mistakes, mistakes[0]


@pytest.mark.parametrize(
    "odd", [LONG, "9" * 4000, "NaN", "%00", "%ed%a0%80", "a" * 300, "..%2f" * 60, "%5b" * 900]
)
def test_odd_addresses_are_the_sender_s_mistake(
    server: Server, known: OpenTable, odd: str, mistakes: list[str]
) -> None:
    token, at = known.tokens[1], f"/tables/{known.id}"
    for path in (
        f"{at}/why?token={token}&move={odd}",
        f"{at}/caution?token={token}&move={odd}",
        f"{at}/hint?token={token}&seq={odd}",
        f"{at}/made?token={token}&seq={odd}",
        f"{at}/frames?token={token}&first={odd}",
        f"{at}/after/{odd}?token={token}",
        f"{at}?token={odd}",
        f"/tables/{odd}?token={token}",
        f"/tables/{odd}/frames?token={token}",
        f"/games/{odd}/rules",
        f"/games/outlast/rules?lang={odd}",
    ):
        answer = server.http.get(path)
        assert 400 <= answer.status_code < 500, (path, answer.text)
        assert Problem.model_validate(answer.json()).message
    answer = server.http.post(f"{at}/seats/{odd}?token={token}", json={"name": "x"})
    assert 400 <= answer.status_code < 500
    for address in (f"{odd}/socket?token={token}", f"{known.id}/socket?token={odd}"):
        with pytest.raises(InvalidStatus) as refusal:
            connect(f"ws://127.0.0.1:{server.port}/api/tables/{address}", open_timeout=PATIENCE)
        assert refusal.value.response.status_code in (403, 404)
    assert not mistakes, mistakes[0]


def test_a_body_without_a_length_is_counted_while_it_comes(server: Server) -> None:
    answer = server.http.post("/tables", content=(b"x" * 1000 for _ in range(100)))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


def test_a_mistake_of_the_server_shows_nothing_of_it(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("holdfast.secret at /srv")

    table = server.open("person", "person")
    before = table.get(viewer=0).text
    with monkeypatch.context() as patch:
        patch.setattr("holdfast.hosting.api.advice.why_view", broken)
        answer = table.get("/why", 0, move=0)
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    shows_nothing(answer.text)
    with table.socket(0) as line:
        line.receive()
        move = line.latest["moves"][0]["n"]
        with monkeypatch.context() as patch:
            patch.setattr("holdfast.table.table.Table.play", broken)
            line.send(type="play", seq=0, move=move)
            problem = line.problem()
        assert problem["code"] == "broken"
        shows_nothing(json.dumps(problem))
    assert table.get(viewer=0).json() | {"seats": 0} == json.loads(before) | {"seats": 0}
    assert "holdfast.secret" in caplog.text


# That a request has the right form does not mean that it makes sense (such as a game that there is
# not), so well-formed requests may be refused.
# What the interface says of itself needs no running server; the requests go to one.
schema = schemathesis.openapi.from_dict(
    create_pages(Settings("unused.sqlite3"), Metrics()).openapi()
)


@schema.parametrize()
@settings(QUICK, max_examples=12)
def test_the_interface_does_what_it_says(
    server: Server, case: schemathesis.Case, mistakes: list[str]
) -> None:
    answer = case.call_and_validate(
        base_url=f"http://127.0.0.1:{server.port}", excluded_checks=[positive_data_acceptance]
    )
    assert answer.status_code < 500
    shows_nothing(answer.text if answer.status_code != 200 else "")
    assert not mistakes, mistakes[0]


@schema.include(path_regex="/tables/{table}").parametrize()
@settings(QUICK, max_examples=12)
def test_with_a_key_too(known: OpenTable, case: schemathesis.Case, mistakes: list[str]) -> None:
    case.path_parameters["table"] = known.id
    case.query["token"] = known.tokens[1]
    answer = case.call_and_validate(
        base_url=f"http://127.0.0.1:{known.server.port}",
        # The key may have replaced the very thing that was wrong.
        excluded_checks=[positive_data_acceptance, negative_data_rejection],
    )
    assert known.view(1)["seq"] == 0
    assert answer.status_code < 500
    shows_nothing(answer.text if answer.status_code != 200 else "")
    assert not mistakes, mistakes[0]
