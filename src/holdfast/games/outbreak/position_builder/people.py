"""Survivors of a description: seats, tokens, skills, and all cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.outbreak import content, state
from holdfast.games.outbreak.content import CARD_IDS, CLASS_SKILLS, DOOM_IDS, SKILL_IDS
from holdfast.games.outbreak.content.effects import RESOURCES, TRAP_PIECE
from holdfast.games.outbreak.moves import ORDINARY, SEATS, TRACKER
from holdfast.games.outbreak.position_builder.places import SURVIVOR_IDS, tile_of
from holdfast.games.outbreak.rules import cards, setup, values
from holdfast.kernel.position_builder import number_of, only_known, require

_KEYS = {
    "id", "seat", "at", "wounds", "down", "goods", "trap", "skills", "hand", "activated", "used",
}  # fmt: skip


def seat_survivors(s: Any, description: Mapping[str, Any]) -> None:
    """Place all survivors in play, with their tokens, cards and skills."""
    people = description.get("survivors")
    if people is None:
        people = [{"id": SURVIVOR_IDS[7 - seat], "seat": seat} for seat in range(s.options.players)]
    s.seats = 0
    for entry in people:
        v = number_of(SURVIVOR_IDS, entry.get("id"), "survivor")
        where = f"survivor {entry['id']}"
        only_known(entry, _KEYS, where)
        survivor = s.survivors[v]
        require(not survivor.playing, f"{where} is there twice")
        seat = entry.get("seat", 0)
        require(0 <= seat < SEATS, f"{where}: there is no seat {seat}")
        survivor.playing, survivor.seat, survivor.entered = 1, seat, 1
        s.seats |= 1 << seat
        survivor.tile = tile_of(s, entry.get("at", "MB"), where)
        setup.place_in_order(s, v)
        for i, name in enumerate(entry.get("skills", [])):
            _learn(s, survivor, i, name, where)
        for name in entry.get("hand", []):
            cards.hold(survivor, number_of(CARD_IDS, name, "card"))
        survivor.trap = int(entry.get("trap", False))
        s.supply[TRAP_PIECE] -= survivor.trap
        require(s.supply[TRAP_PIECE] >= 0, f"{where}: no Trap is left")
        survivor.activated = int(entry.get("activated", False))
        _wound(s, v, entry, where)
        for letter in entry.get("goods", ""):
            kind = RESOURCES.find(letter)
            require(kind >= 0 and s.store[kind] > 0, f"{where}: no token {letter!r} is left")
            s.store[kind] -= 1
            survivor.goods[kind] += 1


def _learn(s: Any, survivor: Any, i: int, name: str, where: str) -> None:
    skill = number_of(SKILL_IDS, name, "skill")
    require(i < state.MOST_SKILLS, f"{where}: nobody learns a third skill")
    deck = skill // CLASS_SKILLS
    there = list(s.skill_deck[deck])
    require(skill + 1 in there, f"{where}: {name} is somewhere else")
    there.remove(skill + 1)
    for k, card in enumerate([*there, 0]):
        s.skill_deck[deck, k] = card
    survivor.skills[i] = skill + 1


def _wound(s: Any, v: int, entry: Mapping[str, Any], where: str) -> None:
    survivor, most = s.survivors[v], values.health(s, v)
    survivor.wounds = entry.get("wounds", most if entry.get("down") else 0)
    require(0 <= survivor.wounds <= most, f"{where}: wounds are not in 0..{most}")
    survivor.down = int(survivor.wounds == most)


def lay_cards(s: Any, description: Mapping[str, Any]) -> None:
    """Set the built schematics, and place the Doom cards."""
    for k, copies in enumerate(card.copies for card in content.CARDS):
        held = sum(survivor.hand[k] for survivor in s.survivors)
        require(held <= copies, f"there are only {copies} of {CARD_IDS[k]}")
    for name in description.get("built", []):
        k = number_of(CARD_IDS, name, "card") - ORDINARY
        held = any(survivor.hand[ORDINARY + k] for survivor in s.survivors)
        require(k >= 0 and held, f"built: nobody holds the schematic {name}")
        s.built |= 1 << k
    for field, key in ((s.doom_drawn, "drawn"), (s.doom_active, "active_doom")):
        names = description.get(key, [])
        require(len(names) <= TRACKER, f"{key}: a tracker has {TRACKER} places")
        for i, name in enumerate(names):
            field[i] = number_of(DOOM_IDS, name, "Doom card") + 1
    s.doom_in_force = len(description.get("active_doom", []))
    for name, count in description.get("doom_discard", {}).items():
        s.doom_discard[number_of(DOOM_IDS, name, "Doom card")] = count
    for k, copies in enumerate(card.copies for card in content.DOOMS):
        out = list(s.doom_drawn).count(k + 1) + list(s.doom_active).count(k + 1)
        require(out + s.doom_discard[k] <= copies, f"there are only {copies} of {DOOM_IDS[k]}")
