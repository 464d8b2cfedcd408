"""Tests that the check of `make play` notices when it does not work."""

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import prove_play

SERVER = """
import signal, subprocess, sys, time
{before}
try:
    print("Holdfast is served at http://127.0.0.1:8123/ (Ctrl+C ends it)", flush=True)
    while True:
        time.sleep(0.01)
except KeyboardInterrupt:
    {at_the_end}
"""
# A child that has told that interrupts do not concern it any more.
STUBBORN = """
child = subprocess.Popen(
    [sys.executable, "-c", "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN);"
     "print('deaf', flush=True); signal.pause()"], stdout=subprocess.PIPE)
child.stdout.readline()
"""

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="Only Linux tells what runs.")


def served(before: str = "", at_the_end: str = "pass") -> list[str]:
    """Return the command of a program that poses as a server."""
    code = SERVER.format(before=before, at_the_end=at_the_end)
    return [sys.executable, "-c", code]


def test_a_server_that_ends_when_told_to_is_fine() -> None:
    with prove_play.playing(served()) as (process, address):
        assert address == "http://127.0.0.1:8123/"
        assert prove_play.session(process.pid) == [process.pid]
    assert process.returncode == 0


def test_no_screen_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    look = "import os; assert 'DISPLAY' not in os.environ and os.environ['HOLDFAST_PORT'] == '0'"
    with prove_play.playing(served(look)):
        pass


def wait_in_vain(monkeypatch: pytest.MonkeyPatch, complaint: str) -> None:
    """Skip all waits that lead to this complaint."""
    patient = prove_play.until

    def until(it_is_so: Callable[[], bool], otherwise: str) -> None:
        if complaint not in otherwise:
            patient(it_is_so, otherwise)
        elif not it_is_so():
            raise prove_play.Unproved(otherwise)

    monkeypatch.setattr(prove_play, "until", until)


def test_what_is_left_running_is_noticed_and_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    wait_in_vain(monkeypatch, "left running")
    with (
        pytest.raises(prove_play.Unproved, match="left running"),
        prove_play.playing(served(STUBBORN)) as (process, _),
    ):
        pass
    assert prove_play.session(process.pid) == []


def test_a_server_that_will_not_end_is_noticed_and_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    wait_in_vain(monkeypatch, "does not end it")
    deaf = "signal.signal(signal.SIGINT, signal.SIG_IGN)"
    with (
        pytest.raises(prove_play.Unproved, match="does not end it"),
        prove_play.playing(served(deaf)) as (process, _),
    ):
        pass
    assert prove_play.session(process.pid) == []


def test_a_complaint_at_the_end_is_noticed() -> None:
    with (
        pytest.raises(prove_play.Unproved, match="complains"),
        prove_play.playing(served(at_the_end="raise")),
    ):
        pass


def test_a_command_that_serves_nothing_is_noticed() -> None:
    with (
        pytest.raises(prove_play.Unproved, match="before there was a lobby"),
        prove_play.playing([sys.executable, "-c", "print('no')"]),
    ):
        pass


def test_a_server_that_ends_by_itself_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def end(command: list[str]) -> None:
        for process in prove_play.session(started[0]):
            os.kill(process, 9)
        prove_play.until(lambda: not prove_play.session(started[0]), "it lives")

    started: list[int] = []
    monkeypatch.setattr(prove_play, "run", end)
    monkeypatch.setattr(prove_play, "say", lambda sentence: None)
    note = prove_play.listen

    def listen(process, told, served):  # type: ignore[no-untyped-def]
        started.append(process.pid)
        note(process, told, served)

    monkeypatch.setattr(prove_play, "listen", listen)
    with pytest.raises(prove_play.Unproved, match=re.escape("ended by itself")):
        prove_play.prove(served())
