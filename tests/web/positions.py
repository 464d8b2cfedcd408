"""Games that have come to a certain point, played there through the API."""

from __future__ import annotations

from typing import Any

from tests.web.player import OPEN_QUESTIONS, first_of_kinds
from tests.web.server import OpenTable, Server

TOWARDS_BEN = "move:A1:3"
"""The west tile, Ben's home at a table for two."""
MOST_MOVES = 60


def decision(table: OpenTable) -> tuple[int, list[str], dict[str, Any]]:
    """Return who decides, the keys of the legal moves, and that player's first meeple."""
    seat = table.view()["ask"]["seat"]
    view = table.view(seat)
    keys = [move["key"] for move in view["moves"]]
    return seat, keys, view["view"]["players"][seat]["meeples"][0]


def blind_fight(server: Server) -> OpenTable:
    """Open a table where A1 has attacked B1 and must secretly choose what to add.

    Each of them carries one resource.
    """
    table = server.open("person", "person", options={"fight_boost": "blind", "climate": "mild"})
    for _ in range(MOST_MOVES):
        seat, keys, meeple = decision(table)
        attack = next((key for key in keys if key.startswith("fight:A1:B1")), None)
        gather = f"gather:{meeple['id']}"
        if attack:
            table.play(seat, attack)
            return table
        if question := first_of_kinds(keys, OPEN_QUESTIONS):
            table.play(seat, question)
        elif meeple["resources"] == 0 and gather in keys:
            table.play(seat, gather)
        elif TOWARDS_BEN in keys:
            table.play(seat, TOWARDS_BEN)
        # Where a wolf waits, one must hide before going on.
        elif "hide:A1" in keys:
            table.play(seat, "hide:A1")
        else:
            table.play(seat, "end")
    raise AssertionError("A1 never reached B1")


def finished_game(server: Server) -> OpenTable:
    """Open a table and end every turn at once until everybody has starved."""
    table = server.open("person", "person", options={"length": "short"})
    while not table.view()["over"]:
        seat, keys, _ = decision(table)
        table.play(seat, first_of_kinds(keys, (*OPEN_QUESTIONS, "end")) or keys[0])
    return table


def play_to_end(table: OpenTable, *likes: str) -> OpenTable:
    """Play a game to its end, preferring moves of these kinds, and return the table."""
    while not (view := table.view())["over"]:
        seat = view["ask"]["owes"][0]
        keys = [move["key"] for move in table.view(seat)["moves"]]
        table.play(seat, first_of_kinds(keys, likes) or keys[0])
    return table
