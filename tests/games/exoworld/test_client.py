"""Tests that the fixture of Exoworld facts, which the client's tests read, matches the engine."""

from __future__ import annotations

from tests.games.exoworld.client import FIXTURE, facts, written


def test_the_fixture_of_the_client_is_what_the_engine_has() -> None:
    assert FIXTURE.read_text(encoding="utf-8") == written(), (
        "write it again: python -m tests.games.exoworld.client"
    )


def test_the_fixture_shows_every_way_of_paying() -> None:
    payments = facts()["payments"]
    assert all(len(payment["ways"]) > 1 for payment in payments.values())
    # With credits a way has fewer cards than the cost has symbols; the Chemist pays with an Item.
    credit, chemist = payments["on credit"], payments["with any card"]
    assert min(map(len, credit["ways"])) < len(credit["cost"])
    assert "none" in chemist["colours"].values()
