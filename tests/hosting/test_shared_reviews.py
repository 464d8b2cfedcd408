"""Shared reviews: one player leads through a finished game, and the others see the same moment."""

from __future__ import annotations

from typing import Any

import pytest
from tests.hosting.test_deals import ended  # noqa: F401
from tests.support.server import OpenTable, Server

from holdfast.hosting import shared_reviews

NOBODY = {"at": None, "seat": None, "name": ""}


def lead(table: OpenTable, viewer: int | None, at: int | None) -> Any:
    """Lead the others to a moment of the game."""
    return table.server.http.post(
        f"/tables/{table.id}/review/lead",
        params={"token": table.tokens[viewer]},
        json={"at": at},
    ).json()


def test_the_others_see_the_moment_of_the_leader(ended: OpenTable) -> None:  # noqa: F811
    assert ended.get("/review/lead", 1).json() == NOBODY
    lead(ended, 0, 2)
    anna = {"at": 2, "seat": 0, "name": "Anna"}
    assert ended.get("/review/lead", 1).json() == anna
    assert ended.get("/review/lead", None).json() == anna
    # Somebody else may take the lead, and only who leads can give it up.
    assert lead(ended, 1, 0) == {"at": 0, "seat": 1, "name": "Ben"}
    assert lead(ended, 0, None)["seat"] == 1
    assert lead(ended, 1, None) == NOBODY


def test_who_has_gone_leads_no_longer(
    ended: OpenTable,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lead(ended, 0, 1)
    monkeypatch.setattr(shared_reviews, "PATIENCE", -1.0)
    assert ended.get("/review/lead", 1).json() == NOBODY


def test_only_players_lead_and_only_after_the_game(
    server: Server,
    ended: OpenTable,  # noqa: F811
) -> None:
    assert lead(ended, None, 0)["code"] == "spectator"
    assert lead(server.open("person", "person"), 0, 0)["code"] == "not-over"
    for at in (-1, "two", 2**40):
        assert lead(ended, 0, at)["code"] == "malformed"  # type: ignore[arg-type]
