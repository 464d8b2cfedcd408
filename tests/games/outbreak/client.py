"""The names, numbers and rolls of Outbreak that the browser client repeats, from the engine.

`python -m tests.games.outbreak.client` writes them to a fixture, which the client's own tests read.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from tests.games.outbreak.table import R0, lay, who

from holdfast.games.outbreak.content import (
    CARD_IDS,
    DEVELOPMENT_NAMES,
    DOOM_IDS,
    EVENTS_OF_DAYS,
    FINAL_LEVEL,
    HORDE_IDS,
    PIECE_NAMES,
    SKILL_IDS,
)
from holdfast.games.outbreak.content.effects import FACES, RESOURCES
from holdfast.games.outbreak.content.names import (
    DIE_FACES,
    DOOM_FACES,
    REFUGEES,
    ROLLS,
    SURVIVOR_NAMES,
    cover_id,
)
from holdfast.games.outbreak.content.schema import SETTLEMENT_TILES, SURVIVOR_CARDS
from holdfast.games.outbreak.moves import PAY, TRACKER
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.rules.payment import offer_payments
from holdfast.games.outbreak.state import ATTACKS, PHASE_NAMES

FILE = Path(__file__).parents[3] / "web/tests/fixtures/outbreak.json"
PAYMENTS = 120
SOLDIER = lay(who("soldier", R0), active="soldier").position
FLAMETHROWER = lay(who("soldier", R0, hand=["SC-02"]), built=["SC-02"], active="soldier").position


def facts() -> dict[str, Any]:
    """Return names, numbers and limits, and how some rolls can be paid."""
    return {
        "resources": list(RESOURCES),
        "faces": list(DIE_FACES),
        "developments": list(DEVELOPMENT_NAMES),
        "pieces": list(PIECE_NAMES),
        "refugees": list(REFUGEES),
        "phases": list(PHASE_NAMES),
        "doom_faces": list(DOOM_FACES),
        "rolls": list(ROLLS),
        "events": list(EVENTS_OF_DAYS),
        "tracker": TRACKER,
        "final_level": FINAL_LEVEL,
        "cards": list(CARD_IDS),
        "skills": list(SKILL_IDS),
        "dooms": list(DOOM_IDS),
        "survivors": {card.id: SURVIVOR_NAMES[k] for k, card in enumerate(SURVIVOR_CARDS)},
        "settlements": {
            tile.id: {
                "passive": [_written(effect) for effect in tile.passive],
                "aids": [[_written(effect) for effect in aid] for aid in tile.aids],
            }
            for tile in SETTLEMENT_TILES
        },
        "payments": [payments(Random(number)) for number in range(PAYMENTS)],
    }


def _written(effect: Any) -> dict[str, Any]:
    """Return an effect with the fields that the content gives it."""
    shown: dict[str, Any] = effect.model_dump(exclude_unset=True)
    return shown


def payments(rng: Random) -> dict[str, Any]:
    """Return a random horde, roll and tokens, with the ways to pay (D-PAY)."""
    card = rng.randrange(len(HORDE_IDS))
    wild = rng.random() < 1 / 3
    s = (FLAMETHROWER if wild else SOLDIER).copy().state
    needs = [FACES[k] for k in range(6) for _ in range(needed(s, card, k))]
    # Mostly rolls that nearly pay, with skulls and tokens: others leave nothing to choose.
    dice = [k for k in needs if rng.random() < 0.5] + rng.choices("GBASEKKKKK", k=rng.randrange(4))
    goods = [k for k in needs if k != "K" and rng.random() < 0.6] + ["G"] * rng.randrange(3)
    for k, kind in enumerate(RESOURCES):
        s.survivors[s.active].goods[k] = goods.count(kind)
    s.dice.going, s.dice.roller = ATTACKS, s.active
    s.dice.tile = s.survivors[s.active].tile
    for k, face in enumerate(FACES):
        s.dice.faces[k] = dice.count(face)
    s.offers = 0
    offer_payments(s, card)
    covers = [cover_id(PAY.cover(s.offer[i])) for i in range(s.offers)]
    return {
        "needs": "".join(needs), "dice": "".join(dice), "tokens": "".join(goods), "wild": wild,
        "covers": covers,
    }  # fmt: skip


def written() -> str:
    """Return the text of the fixture."""
    return json.dumps(facts(), indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
