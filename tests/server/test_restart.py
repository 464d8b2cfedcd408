"""A real server process, killed in the middle of a game: nothing acknowledged is lost."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.support.server import PATIENCE, Server, wait_until

from holdfast.server.run import serve

ROOT = Path(__file__).resolve().parents[2]
SERVE = (
    "from holdfast.server.run import serve; from tests.support.entropy import FixedEntropy;"
    "import sys;"
    "serve(port=0, database=sys.argv[1], warm_up=False, entropy=FixedEntropy())"
)


@contextmanager
def process(database: Path) -> Iterator[tuple[Server, subprocess.Popen[str]]]:
    """Yield a server in a process of its own, and the process."""
    child = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(database)], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert child.stdout is not None
    try:
        address = re.search(r"http://127.0.0.1:(\d+)/", child.stdout.readline())
        assert address, "the server did not start"
        with (server := Server(int(address[1]), database)).http:
            yield server, child
    finally:
        child.kill()
        child.wait(PATIENCE)
        child.stdout.close()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in found.read_text().split()] if found.exists() else []


def test_killed_in_mid_game_and_resumed(tmp_path: Path) -> None:
    database = tmp_path / "data" / "tables.sqlite3"
    with process(database) as (server, child):
        table = server.open("person", "heuristic", "open")
        table.post(2, type="sit-down", name="Cleo")
        with table.socket(0) as line:
            line.wait_until(0)
            end = next(move for move in line.latest["moves"] if move["kind"] == "end")
            line.send(type="play", seq=0, move=end["n"])
            # The bot has the word: kill the server while it answers, whatever it is doing.
            line.wait_until(2)
            acknowledged = line.latest
            workers = children(child.pid)
            child.send_signal(signal.SIGKILL)
            child.wait(PATIENCE)
    with process(database) as (server, child):
        table.server = server
        view = table.view(0)
        assert view["seq"] >= acknowledged["seq"]
        assert [seat["name"] for seat in view["seats"]] == ["Anna", "Bent", "Cleo"]
        told = [event for event in view["events"] if event["seq"] <= acknowledged["seq"]]
        assert told[-len(acknowledged["events"]) :] == acknowledged["events"]
        # The bot goes on by itself until somebody else has to decide.
        with table.socket(2) as line:
            while not line.latest.get("moves"):
                line.receive()
            assert line.latest["ask"]["seat"] == 2
            seq = line.latest["seq"]
            line.send(type="play", seq=seq, move=line.latest["moves"][0]["n"])
            line.wait_until(seq + 1)
        child.send_signal(signal.SIGTERM)
        child.wait(PATIENCE)
        wait_until(lambda: not any(map(is_running, workers)), "workers outlived their server")


def test_an_interrupt_ends_it_without_a_complaint(tmp_path: Path) -> None:
    """Check that Ctrl+C ends the server and its workers without an error message."""
    with (tmp_path / "told").open("w+", encoding="utf-8") as told:
        child = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(tmp_path / "t.sqlite3")],
            stdout=subprocess.PIPE, stderr=told, text=True, cwd=ROOT, start_new_session=True,
            # What runs in the background of a shell would be deaf to it.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )  # fmt: skip
        assert child.stdout is not None
        with child.stdout as out:
            address = re.search(r"http://127.0.0.1:(\d+)/", out.readline())
            assert address
            with (server := Server(int(address[1]), tmp_path)).http:
                server.open("person", "person").view(0)
            os.killpg(child.pid, signal.SIGINT)
            assert child.wait(PATIENCE) == 0
        told.seek(0)
        # The start says how many tables it found; an interrupt adds nothing to that.
        assert [line for line in told if " INFO holdfast.start: " not in line] == []


CROWD = 300
"""More than the system would let wait unasked."""


def loaded_packages(module: str) -> set[str]:
    """Return the packages that importing a module loads."""
    said = f"import sys, {module}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    told = subprocess.run(
        [sys.executable, "-c", said], stdout=subprocess.PIPE, text=True, cwd=ROOT, check=True
    )
    return set(told.stdout.split())


def test_it_listens_before_anything_is_imported_that_takes_long() -> None:
    heavy = {"asyncio", "fastapi", "numba", "numpy", "pydantic", "sqlalchemy", "uvicorn"}
    assert not loaded_packages("holdfast.server.run") & heavy


def test_whoever_comes_back_does_not_wait_for_what_answers_others() -> None:
    assert "fastapi" not in loaded_packages("holdfast.server.uvicorn_server")


def test_whoever_comes_while_it_starts_waits_in_the_queue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came = []

    def starts(listener: socket.socket, *_: object) -> None:
        for _ in range(CROWD):
            visitor = socket.socket()
            visitor.settimeout(PATIENCE)
            visitor.connect(listener.getsockname())
            came.append(visitor)

    monkeypatch.setattr("holdfast.server.uvicorn_server.answer", starts)
    try:
        serve(port=0, database=tmp_path / "t.sqlite3")
    finally:
        for visitor in came:
            visitor.close()
    assert len(came) == CROWD


def test_what_is_answered_goes_out_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that connections send without Nagle's delay, since answers are written in parts."""
    at_once = []

    def starts(listener: socket.socket, *_: object) -> None:
        with socket.create_connection(listener.getsockname(), PATIENCE):
            line, _ = listener.accept()
            with line:
                at_once.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    monkeypatch.setattr("holdfast.server.uvicorn_server.answer", starts)
    serve(port=0, database=tmp_path / "t.sqlite3")
    assert len(at_once) == 1
    assert all(at_once)


def test_settings_that_take_long_are_asked_for_when_it_listens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []

    def listened(*named: Any, **more: Any) -> socket.socket:
        said.append("listens")
        return socket.create_server(*named, **more)

    def further() -> dict[str, Any]:
        said.append("asked")
        return {"warm_up": False}

    def starts(*told: Any) -> None:
        said.append(told[-1])

    monkeypatch.setattr("holdfast.server.run.socket", SimpleNamespace(**vars(socket)))
    monkeypatch.setattr("holdfast.server.run.socket.create_server", listened)
    monkeypatch.setattr("holdfast.server.uvicorn_server.answer", starts)
    serve(port=0, database=tmp_path / "t.sqlite3", further=further, search=False)
    assert said == ["listens", "asked", {"warm_up": False, "search": False}]
