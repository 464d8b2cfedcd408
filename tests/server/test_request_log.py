"""What a host sees of a server: its health, how much goes on, and logs without secrets."""

from __future__ import annotations

import io
import json
import logging
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.test_postgres import away
from tests.support.databases import Database
from tests.support.postgres import Cluster
from tests.support.server import PATIENCE, OpenTable, Server, run_in_thread, run_server

import holdfast
from holdfast.server import logs
from holdfast.server.app import log_tables
from holdfast.server.logs import START
from holdfast.server.metrics import Metrics
from holdfast.server.storage import Storage

ROOT = Path(__file__).resolve().parents[2]
SERVE = (
    "from holdfast.server.run import serve; from tests.support.entropy import FixedEntropy;"
    "import sys;"
    "serve(port=0, database=sys.argv[1], warm_up=False, entropy=FixedEntropy(), log_form='json',"
    "log_level='debug')"
)
LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\\\n]*"(,[a-z]+="[^"\\\n]*")*\})? [0-9.e+-]+')


def test_a_server_says_that_it_is_well(server: Server) -> None:
    for path in ("/health", "/health/ready"):
        answer = server.http.get(path)
        assert (answer.status_code, answer.json()) == (200, {"version": holdfast.__version__})


def test_a_server_without_its_database_lives_but_is_not_ready(postgres: Cluster) -> None:
    kept = Database(postgres.new_database())
    with run_server(kept.named) as server:
        assert server.http.get("/health/ready").status_code == 200
        with away(kept, postgres):
            refused = server.http.get("/health/ready")
            assert (refused.status_code, refused.json()["code"]) == (503, "database-away")
            assert server.http.get("/health").status_code == 200
        assert server.http.get("/health/ready").status_code == 200


def metrics_of(server: Server) -> str:
    answer = httpx.get(f"http://127.0.0.1:{server.port}/metrics", timeout=PATIENCE)
    return answer.text if answer.headers["content-type"].startswith("text/plain; version") else ""


def test_how_much_goes_on_is_told_where_that_is_wished(tmp_path: Path) -> None:
    with run_server(tmp_path / "t.sqlite3", metrics=True) as server:
        table = server.open("person", "person")
        with table.socket(0) as line:
            line.wait_until(0)
            line.send(type="play", seq=0, move=line.latest["moves"][0]["n"])
            line.wait_until(1)
            text = metrics_of(server)
    assert all(LINE.fullmatch(line) for line in text.splitlines() if line[0] != "#")
    told = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
    assert told["holdfast_tables"] == "1"
    assert told["holdfast_connections"] == "1"
    assert told["holdfast_bots_thinking"] == "0"
    assert told['holdfast_writes_total{outcome="stored"}'] == "2"
    assert told["holdfast_write_seconds_count"] == "2"
    assert told['holdfast_write_seconds_bucket{le="+Inf"}'] == "2"
    assert told['holdfast_requests_total{method="POST",status="200"}'] == "1"
    assert f'holdfast_info{{version="{holdfast.__version__}"}}' in told


def test_how_much_goes_on_is_not_told_otherwise(server: Server) -> None:
    assert metrics_of(server) == ""


def test_what_visitors_choose_is_no_label() -> None:
    metrics = Metrics()
    metrics.count_request('BREW"\n', 405, 0.001)
    metrics.count_request("GET", 200, 0.3)
    text = metrics.text("1", {})
    assert 'holdfast_requests_total{method="other",status="405"} 1' in text
    assert "BREW" not in text
    # Each bound counts all that were no slower.
    assert 'holdfast_request_seconds_bucket{le="0.1"} 1' in text
    assert 'holdfast_request_seconds_bucket{le="0.5"} 2' in text
    assert "holdfast_request_seconds_sum 0.301" in text


def test_no_line_of_the_log_holds_the_secret_of_a_seat(tmp_path: Path) -> None:
    """Check that no log line contains a seat's token, not even where everything is logged."""
    with (tmp_path / "log").open("w") as log:
        child = subprocess.Popen(
            [sys.executable, "-c", SERVE, tmp_path / "t.sqlite3"],
            stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT,
        )  # fmt: skip
    assert child.stdout is not None
    try:
        address = re.search(r"http://127.0.0.1:(\d+)/", child.stdout.readline())
        assert address
        with (server := Server(int(address[1]), tmp_path)).http:
            table: OpenTable = server.open("person", "heuristic")
            with table.socket(0) as line:
                line.wait_until(0)
            table.view(0)
            table.post(0, type="sit-down", name="Zoë")
            assert table.get("/nothing%0Aforged", 0).status_code == 404
    finally:
        child.terminate()
        child.wait(PATIENCE)
        child.stdout.close()
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    paths = {line["path"] for line in lines if line["logger"] == "holdfast.access"}
    assert f"/api/tables/{table.id}/commands" in paths
    assert f"/api/tables/{table.id}/nothing%0Aforged" in paths
    whole = (tmp_path / "log").read_text()
    assert not [token for token in table.tokens.values() if token in whole]


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Yield what a logger of its own writes as JSON."""
    stream, logger = io.StringIO(), logging.getLogger("tests.observing")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonFormatter())
    logger.addHandler(handler)
    yield stream
    logger.removeHandler(handler)


def test_an_error_is_one_line_too(written: io.StringIO) -> None:
    try:
        raise ValueError("GET /api/tables/abc?token=s3cret-_x&since=1\nand more")
    except ValueError:
        logging.getLogger("tests.observing").exception("it failed")
    (line,) = written.getvalue().splitlines()
    said = json.loads(line)
    assert (said["message"], said["level"], said["logger"]) == (
        "it failed", "error", "tests.observing",
    )  # fmt: skip
    assert "token=…&since=1" in said["error"]
    assert "s3cret" not in line


@pytest.mark.parametrize(
    "line",
    [
        '"WebSocket /api/tables/abc/socket?token=s3cret-_x" [accepted]',
        "/tables?since=1&TOKEN=s3cret-_x&a=b",
        'sent {"table": "abc", "token": "s3cret-_x"}',
        "sent {'table': 'abc', 'token': 's3cret-_x'}",
        "/tables?next=%2Fapi%3Ftoken%3Ds3cret-_x",
    ],
)
def test_secrets_are_taken_out_of_whatever_is_logged(line: str) -> None:
    record = logging.LogRecord("uvicorn.error", logging.INFO, "", 0, line, (), None)
    for form in (logs.TextFormatter(), logs.JsonFormatter()):
        assert "s3cret" not in form.format(record)
        assert "abc" in form.format(record) or "abc" not in line


@pytest.mark.parametrize(("rules", "others"), [(None, 0), (99_999, 1)])
def test_the_log_says_how_many_tables_there_are_and_which_need_other_rules(
    tmp_path: Path, rules: int | None, others: int, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "t.sqlite3"
    with run_server(database) as server:
        for _ in range(3):
            table = server.open("person")
    if rules is not None:
        with sqlite3.connect(database) as connection:
            changed = "UPDATE tables SET rules = ? WHERE id = ?"
            connection.execute(changed, (rules, table.id))

    async def look() -> None:
        storage = await Storage.open(database)
        try:
            await log_tables(storage)
        finally:
            await storage.close()

    caplog.clear()  # what the server has logged itself
    with caplog.at_level("INFO", START):
        run_in_thread(look())
    expected = f"3 tables found; {others} of them need another version of the rules"
    (logged,) = [one for one in caplog.records if "tables found" in one.message]
    assert (logged.message, logged.levelname) == (expected, "WARNING" if others else "INFO")
