"""Tests of the audit of locked packages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import audit

ROOT = Path(__file__).resolve().parent.parent


def test_every_locked_package_is_asked_about() -> None:
    packages = audit.locked(ROOT / "locks")
    names = {name for name, _ in packages}
    assert {"fastapi", "uvicorn", "numpy", "psycopg"} <= names
    assert all(version[0].isdigit() for _, version in packages)


def test_weaknesses_are_named_with_the_version_that_mends_them() -> None:
    known = {"id": "PYSEC-1", "fixed_in": ["2.0"], "withdrawn": None}
    taken_back = {"id": "PYSEC-2", "fixed_in": [], "withdrawn": "2025-01-01"}

    def ask(address: str) -> dict[str, Any]:
        return {"vulnerabilities": [known, taken_back] if "/weak/" in address else []}

    assert audit.python_weaknesses([("weak", "1.0"), ("sound", "3.1")], ask) == [
        "weak 1.0: PYSEC-1 (mended in 2.0)"
    ]


def test_npm_is_read() -> None:
    report = {"vulnerabilities": {"weak": {"range": "<2", "severity": "high"}}}
    assert audit.npm_weaknesses(json.dumps(report)) == ["weak <2: high"]
    assert audit.npm_weaknesses('{"vulnerabilities": {}}') == []
    with pytest.raises(audit.SilentRegistryError):
        audit.npm_weaknesses('{"message": "request to the registry failed"}')


def test_without_a_network_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> dict[str, Any]:
        raise audit.SilentRegistryError("no route")

    monkeypatch.setattr(audit, "python_weaknesses", fail)
    monkeypatch.setattr(audit, "ask_npm", lambda: "")
    assert audit.main() == 0
    assert capsys.readouterr().out.count("not audited") == 2
