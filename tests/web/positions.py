"""Games that have come to a certain point, played there without a browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.web.house import House, Opened
from tests.web.player import OPEN_QUESTIONS, liked

BLIND = {"fight_boost": "blind", "climate": "mild"}
TOWARDS_BEN = "3"
"""West, where Ben lives at a table for two."""


@dataclass(frozen=True)
class Fight:
    """Anna has attacked Ben; she must say first, in secret, what she adds."""

    table: Opened
    attacker: int = 0
    defender: int = 1


def keys(view: dict[str, Any]) -> list[str]:
    """What may be played."""
    return [move["key"] for move in view["moves"]]


def blind_fight(house: House) -> Fight:
    """A1 walks over to B1 and attacks. Each of them carries one resource."""
    table = house.open("person", "person", options=BLIND)
    walked = False
    for _ in range(60):
        view = table.view(0)
        seat = view["ask"]["seat"]
        if seat == 1:
            mine = keys(table.view(1))
            gathered = table.view(1)["view"]["players"][1]["meeples"][0]["resources"]
            wish = liked(mine, OPEN_QUESTIONS) or ("gather:B1" if not gathered else "end")
            table.play(1, wish)
            continue
        mine = keys(view)
        attack = [key for key in mine if key.startswith("fight:A1:B1")]
        if attack:
            table.play(0, attack[0])
            return Fight(table)
        question = liked(mine, OPEN_QUESTIONS)
        gathered = view["view"]["players"][0]["meeples"][0]["resources"]
        if question:
            table.play(0, question)
        elif not gathered and not walked:
            table.play(0, "gather:A1")
        elif f"move:A1:{TOWARDS_BEN}" in mine:
            table.play(0, f"move:A1:{TOWARDS_BEN}")
            walked = True
        elif "hide:A1" in mine:
            table.play(0, "hide:A1")
        else:
            table.play(0, "end")
    raise AssertionError("A1 never reached B1")


def finished(house: House) -> Opened:
    """A short game between Anna and a bot, in which Anna's people starve."""
    table = house.open("person", "person", options={"length": "short"})
    while not (view := table.view(0))["over"]:
        seat = view["ask"]["seat"]
        mine = keys(table.view(seat))
        table.play(seat, liked(mine, (*OPEN_QUESTIONS, "end")) or mine[0])
    return table
