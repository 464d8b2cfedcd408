"""The names, numbers and payments of Exoworld that the browser client repeats, from the engine.

`python -m tests.games.exoworld.client` writes them to a fixture. The client's own tests compare its
constants, its grid and its payments with that fixture.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games.exoworld.table import member, prepare

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.content import (
    CARD_NAMES,
    CLASSES,
    EVENT_CARDS,
    EVENT_NAMES,
    FIRST_ITEM,
    FIRST_PROTOCOL,
)
from holdfast.games.exoworld.content.geometry import (
    CELLS,
    DIRECTION_NAMES,
    HOME_CELL,
    NEIGHBOUR,
    OUTSIDE,
    place_of,
)
from holdfast.games.exoworld.content.operations import ISSUES, LASTING, RESOURCES, TOKENS
from holdfast.games.exoworld.events import FROM_DECK, FROM_DISCARD, FROM_ROW
from holdfast.games.exoworld.state import (
    HIGHEST_LEVEL,
    LOWEST_LEVEL,
    MOST_EMERGENCY,
    MOST_SUPPLY,
    PILE_SIZE,
)
from holdfast.games.exoworld.view.forecast import HORIZON

FIXTURE = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "exoworld.json"

# Hands that pay for a module in several ways: with Protocols, on credit, with any card
_HANDS: dict[str, tuple[str, dict[str, Any]]] = {
    "by colour": ("M08", member(hand=["M08", "M13", "M13", "M03", "P01", "P02"])),
    "on credit": ("M17", member("C01", hand=["M17", "M01", "M06"])),
    "with any card": ("M08", member("C11", hand=["M08", "M13", "M07", "P02", "I01"])),
}


def facts() -> dict[str, Any]:
    """Return everything that the client repeats."""
    return {
        "names": {
            "RESOURCES": RESOURCES,
            "CLASSES": CLASSES,
            "TOKENS": TOKENS,
            "ISSUES": ISSUES,
            "LASTING": LASTING,
            "ITEMS": CARD_NAMES[FIRST_ITEM:FIRST_PROTOCOL],
            "PROTOCOLS": CARD_NAMES[FIRST_PROTOCOL:],
            "KINDS": CARD_NAMES,
            "EVENTS": EVENT_NAMES,
        },
        "limits": {
            "MOST_SUPPLY": MOST_SUPPLY,
            "MOST_EMERGENCY": MOST_EMERGENCY,
            "LOWEST_LEVEL": LOWEST_LEVEL,
            "HIGHEST_LEVEL": HIGHEST_LEVEL,
            "BLOCK": PILE_SIZE,
            "LAST_TURN": HORIZON,
        },
        "origins": {"DECK": FROM_DECK, "ROW": FROM_ROW, "PILE": FROM_DISCARD},
        "critical": [event.id for event in EVENT_CARDS if event.severity == "critical"],
        "kept": [event.id for event in EVENT_CARDS if event.cure],
        "home": HOME_CELL,
        "directions": DIRECTION_NAMES,
        "cells": [
            {
                "x": place_of(cell)[0],
                "y": place_of(cell)[1],
                "beside": [None if n == OUTSIDE else n for n in NEIGHBOUR[cell]],
            }
            for cell in range(CELLS)
        ],
        "payments": {name: _payment_case(*hand) for name, hand in _HANDS.items()},
    }


def _payment_case(module: str, payer: dict[str, Any]) -> dict[str, Any]:
    """Return the cost of a module and every way to pay for it."""
    crew, prefab = [payer | {"at": "1,0"}], 2 if payer.get("role") == "C01" else 0
    position = prepare(base={"1,0": "M03"}, crew=crew, prefab=prefab, actions_left=4).position
    view = GAME.view(position, 0).model_dump()
    move = next(m for m in GAME.legal(position) if f"deploy:{module}" in GAME.key(position, m))
    ways = GAME.preview(position, move)["payments"]
    cards = sorted({card for way in ways for card in way})
    return {
        "cost": view["cards"][module]["cost"],
        "colours": {card: view["cards"][card]["colour"] for card in cards},
        "ways": ways,
    }


def written() -> str:
    """Return the text of the fixture."""
    return json.dumps(facts()) + "\n"


if __name__ == "__main__":
    FIXTURE.write_text(written(), encoding="utf-8")
