"""Settings passed on to the server."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.support import error_of, run

from holdfast.players.mcts import Budget

MESSAGES = {"address": "", "push": True, "push_contact": "", "mail_server": "", "mail_from": ""}
"""Default settings of notices about slow games."""


def test_serving_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    from holdfast.server import run as server

    calls: list[dict[str, Any]] = []

    def record_call(further: Callable[[], dict[str, Any]], **arguments: Any) -> None:
        calls.append(arguments | further())

    monkeypatch.setattr(server, "serve", record_call)
    arguments = ("--host", "0.0.0.0", "--port", "0", "--database", "x.sqlite3", "--open")
    assert run("serve", *arguments).exit_code == 0
    assert run("serve").exit_code == 0
    monkeypatch.setenv("HOLDFAST_PORT", "8123")
    assert run("serve").exit_code == 0
    monkeypatch.delenv("HOLDFAST_PORT")
    monkeypatch.setenv("HOLDFAST_PROXIES", "127.0.0.1, 10.0.0.0/8")
    assert run("serve").exit_code == 0
    assert calls.pop()["proxies"] == ["127.0.0.1", " 10.0.0.0/8"]
    usual = {
        "hint_budget": Budget(seconds=1.5), "curve_playouts": 32, "proxies": [], "metrics": False,
        "accounts": True, "admin_token": "", "lab": None, "log_form": "text",
        "log_level": "warning", **MESSAGES,
    }  # fmt: skip
    assert calls == [
        {"host": "0.0.0.0", "port": 0, "database": "x.sqlite3", "open_browser": True, **usual},
        {"host": "127.0.0.1", "port": 8000, "database": None, "open_browser": False, **usual},
        {"host": "127.0.0.1", "port": 8123, "database": None, "open_browser": False, **usual},
    ]


def test_every_setting_of_a_server_may_come_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from holdfast.server import run as server

    calls: list[dict[str, Any]] = []

    def record_call(further: Callable[[], dict[str, Any]], **arguments: Any) -> None:
        calls.append(arguments | further())

    monkeypatch.setattr(server, "serve", record_call)
    named = {
        "HOST": "::", "PORT": "8123", "DATABASE": "postgresql://db/holdfast", "METRICS": "true",
        "LOG": "json", "LOG_LEVEL": "info", "HINT_SECONDS": "2", "COURSE_PLAYOUTS": "8",
        "PROXIES": "10.0.0.1", "LAB": str(tmp_path), "ACCOUNTS": "false",
    }  # fmt: skip
    for name, value in named.items():
        monkeypatch.setenv(f"HOLDFAST_{name}", value)
    assert run("serve").exit_code == 0
    assert calls[0].pop("lab").folder == tmp_path
    assert calls == [
        {
            "host": "::", "port": 8123, "database": "postgresql://db/holdfast",
            "open_browser": False, "hint_budget": Budget(seconds=2), "curve_playouts": 8,
            "metrics": True, "log_form": "json", "log_level": "info",
            "proxies": ["10.0.0.1"], "accounts": False, "admin_token": "", **MESSAGES,
        }
    ]  # fmt: skip


def test_a_server_that_cannot_start_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from holdfast.server import run as server

    def occupied(**_: Any) -> None:
        raise OSError(98, "Address already in use")

    assert "'nowhere' does not appear to be" in error_of(
        "serve", "--port", "0", "--proxies", "nowhere"
    )
    monkeypatch.setattr(server, "serve", occupied)
    assert "Address already in use" in error_of("serve")
    monkeypatch.setitem(sys.modules, "holdfast.server.run", None)
    assert "the server is not installed here" in error_of("serve")
