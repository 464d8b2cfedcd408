"""Names of components: ids in moves, views and events, and phrases before translation."""

from __future__ import annotations

from holdfast.games.outbreak.content import (
    CARD_IDS,
    FIRST_FINAL,
    FIRST_SCHEMATIC,
    FIRST_SKILL,
    SKILL_IDS,
)
from holdfast.games.outbreak.content.covers import COVER_DIGITS
from holdfast.games.outbreak.content.effects import FACES, RESOURCES
from holdfast.games.outbreak.content.schema import FINALS, FORTUNES, HORDES, SURVIVOR_CARDS
from holdfast.games.outbreak.moves import SURVIVORS
from holdfast.kernel.wording import Phrase, phrase

SURVIVOR_NAMES = [card.name.lower() for card in SURVIVOR_CARDS]
REFUGEES = ("helpless", "settlers-1", "settlers-2", "settlers-3")
DIE_FACES = (*FACES, "doom")
WOUND_TYPES = ("plain", "fire", "contam", "overrun")
ROLLS = ("none", "attack", "defence", "auto", "mini")
DOOM_FACES = ("none", "none", "skull", "doom", "blank")


# Ids


def ability_id(ability: int) -> str:
    """Return the id of an ability: its survivor's name, or the id of its skill or schematic."""
    if ability < SURVIVORS:
        return SURVIVOR_NAMES[ability]
    if ability < FIRST_SKILL:
        return "mercenary-alone"
    if ability < FIRST_SCHEMATIC:
        return SKILL_IDS[ability - FIRST_SKILL]
    return FORTUNES.schematic[ability - FIRST_SCHEMATIC].id


def cover_id(cover: int) -> str:
    """Return the symbols that skulls cover in a payment, or a dash for none."""
    digits = COVER_DIGITS[cover]
    return "".join(k * n for k, n in zip(RESOURCES, digits, strict=True)) or "-"


def item_id(item: int) -> str:
    """Return the letter of a resource or the id of a card."""
    return RESOURCES[item] if item < len(RESOURCES) else CARD_IDS[item - len(RESOURCES)]


def icon_key(icon: str) -> str:
    """Return an icon's id as part of a message id: `F-RES(G)` becomes `F-RES-G`."""
    return icon.replace("(", "-").replace(")", "")


# Names


def horde_name(card: int) -> Phrase:
    """Return a horde's kind and level, or the name of a Final Encounter, for labels."""
    return _horde("horde-name", card)


def horde_at_start(card: int) -> Phrase:
    """Return the name of a horde at the beginning of a sentence."""
    return _horde("horde-told", card)


def horde_within(card: int) -> Phrase:
    """Return the name of a horde within a sentence."""
    return _horde("horde-met", card)


def _horde(key: str, card: int) -> Phrase:
    if card < 0:
        return phrase("horde-unknown")
    if card >= FIRST_FINAL:
        return phrase(f"final-{FINALS[card - FIRST_FINAL].id}")
    return phrase(key, kind=f"@kind-{HORDES[card].kind}", level=HORDES[card].level)


def survivor_phrase(survivor: int) -> str:
    """Return a survivor's name for sentences."""
    return f"@survivor-told-{SURVIVOR_NAMES[survivor]}" if survivor >= 0 else "@nobody"


def ability_name(ability: int) -> str:
    """Return the name of an ability's owner; numbers below 0 are the Fallout Shelter's."""
    if ability < 0:
        return "@settlement-SE-FAL"
    if ability < FIRST_SKILL:
        return f"@survivor-{SURVIVOR_NAMES[min(ability, SURVIVORS - 1)]}"
    return f"@{'skill' if ability < FIRST_SCHEMATIC else 'card'}-{ability_id(ability)}"


def item_name(item: int) -> str:
    """Return the name of an item that can be traded: a resource or a card."""
    return f"@{'resource' if item < len(RESOURCES) else 'card'}-{item_id(item)}"


def symbols(packed: int) -> str:
    """Return packed dice or tokens as a list of names, such as `Ammo, Ammo, skull`."""
    return list_names(
        "".join(FACES[face] * (packed >> (5 * face) & 31) for face in range(len(FACES)))
    )


def list_names(letters: str) -> str:
    """Return the letters of dice or tokens as a list of names."""
    return "@face " + " ".join(f"{letter}:1" for letter in letters) if letters else "@nothing"
