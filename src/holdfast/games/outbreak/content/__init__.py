"""Content of Outbreak: tables of numbers that the rules look up.

Every kind of component is a table with one row per component: resistance and abilities of a horde,
health of a survivor, building sites of a schematic. The entries with their ids and names are in
`schema`, the vocabulary of effects in `effects`, the board in `geometry`, single horde hexes in
`copies`, payments in `covers`, and display names in `names`.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content.effects import ANY_KIND, FACES, RESOURCES, Row, Sources
from holdfast.games.outbreak.content.schema import (
    DOOM_CARDS,
    FINALS,
    FORTUNES,
    ICONS,
    SETTLEMENT_TILES,
    SKILL_CARDS,
    SURVIVOR_CARDS,
    TABLE,
    WINDOWS,
)
from holdfast.games.outbreak.content.schema import HORDES as HORDE_ENTRIES
from holdfast.games.outbreak.content.schema import LEVELS as LEVELS
from holdfast.games.outbreak.content.schema import OPTIONS as OPTIONS
from holdfast.games.outbreak.moves import ABILITIES as ABILITY_COUNT
from holdfast.games.outbreak.moves import CARDS as CARD_COUNT
from holdfast.games.outbreak.moves import PROFESSIONS
from holdfast.games.outbreak.moves import SCHEMATICS as SCHEMATIC_COUNT
from holdfast.games.outbreak.moves import SKILLS as SKILL_COUNT
from holdfast.kernel.content import ContentError
from holdfast.kernel.record import i1, i2, i4, i8
from holdfast.kernel.tables import table

CLASSES = ("STR", "INT", "DEX")
# OB-KIND-1 to OB-KIND-3: a Looter or a Chimera differs only in its resistance and its icon.
KINDS = (
    "zombie", "looter", "chimera", "quick", "flaming", "toxic", "hollow", "giant", "wild", "final",
)  # fmt: skip
EVENTS_OF_DAYS = ("none", "fortune", "settlers", "doom")
QUIET_DAY, FORTUNE_DAY, SETTLERS_DAY, DOOM_DAY = range(len(EVENTS_OF_DAYS))
FINAL_LEVEL = 9  # OB-KIND-9
NONE = -1  # in a column: no entry


def index_of(ids: list[str], name: str | None, file: str, owner: str) -> int:
    """Return the index of an id in `ids`, or NONE for None; raise `ContentError` if unknown."""
    if name is None:
        return NONE
    if name not in ids:
        raise ContentError(f"{file}: {owner}: there is no {name!r}")
    return ids.index(name)


# Effects: every source numbered, all rows in one table

_sources = Sources()
FIRST_ABILITY = _sources.add_all([card.profession for card in SURVIVOR_CARDS])
MERCENARY = next(i for i, card in enumerate(SURVIVOR_CARDS) if card.alone)
MERCENARY_ALONE = _sources.add(SURVIVOR_CARDS[MERCENARY].alone)
FIRST_SKILL = _sources.add_all([skill.effects for skill in SKILL_CARDS])
FIRST_SCHEMATIC = _sources.add_all([card.effects for card in FORTUNES.schematic])
FIRST_FORTUNE = _sources.add_all([card.effects for card in FORTUNES.fortune])
FIRST_DOOM = _sources.add_dooms([card.effects for card in DOOM_CARDS])
FIRST_PASSIVE = _sources.add_all([tile.passive for tile in SETTLEMENT_TILES])
FIRST_AID = _sources.add_all([aid for tile in SETTLEMENT_TILES for aid in [*tile.aids, [], []][:2]])
FIRST_CONTAMINATION = _sources.add_all([icon.effects for icon in ICONS.contamination])
FIRST_FALLOUT = _sources.add_all([icon.effects for icon in ICONS.fallout])
FIRST_NIGHT = _sources.add_all([final.night for final in FINALS])
assert PROFESSIONS == FIRST_SKILL
assert ABILITY_COUNT == FIRST_FORTUNE

EFFECTS = table("effects", _sources.rows, **(dict.fromkeys(Row._fields, i1) | {"source": i2}))
SOURCES = table("sources of effects", _sources.spans, first=i2, last=i2)

# Hordes and Final Encounters: one list, the Final Encounters last

_contaminations = [icon.id for icon in ICONS.contamination]
_fallouts = [icon.id for icon in ICONS.fallout]
HORDE_IDS = [entry.id for entry in HORDE_ENTRIES] + [entry.id for entry in FINALS]
FIRST_FINAL = len(HORDE_ENTRIES)
HORDE_TYPES = len(HORDE_IDS)


def _resistance(symbols: str) -> list[int]:
    return [symbols.count(face) for face in FACES]


def _horde(entry: Any) -> dict[str, Any]:
    kind = index_of(list(KINDS), entry.kind, "hordes.toml", entry.id)
    return {
        "id": entry.id,
        "level": entry.level,
        "kind": kind,
        "copies": entry.copies,
        "contamination": index_of(_contaminations, entry.contamination, "hordes.toml", entry.id),
        "fallout": index_of(_fallouts, entry.fallout, "hordes.toml", entry.id),
        "twice": entry.kind == "giant",
        "starts_swollen": entry.kind in ("quick", "wild"),  # OB-KIND-5
        "rushes": entry.kind == "wild",
        "hunts": entry.kind == "hollow",
        "flaming": entry.kind == "flaming",  # OB-KIND-8
        "toxic": entry.kind == "toxic",
        "wounds": 1,
        "swells_others": False,
        "tier": 0,
    }


def _final(entry: Any) -> dict[str, Any]:
    return {
        "id": entry.id,
        "level": FINAL_LEVEL,
        "kind": KINDS.index("final"),
        "copies": 1,
        "contamination": index_of(_contaminations, entry.contamination, "finals.toml", entry.id),
        "fallout": NONE,
        "twice": entry.twice,
        "starts_swollen": entry.quick,
        "rushes": False,
        "hunts": entry.hunts,
        "flaming": entry.counts_as == "flaming",
        "toxic": entry.counts_as == "toxic",
        "wounds": entry.wounds,
        "swells_others": entry.start,
        "tier": entry.level,
    }


HORDES = table(
    "hordes",
    [*map(_horde, HORDE_ENTRIES), *map(_final, FINALS)],
    level=i1,
    kind=i1,
    copies=i1,
    contamination=i1,  # or NONE
    fallout=i1,  # or NONE
    twice=i1,  # takes two defeats
    starts_swollen=i1,
    rushes=i1,
    hunts=i1,
    flaming=i1,
    toxic=i1,
    wounds=i1,  # wounds of an overrun
    swells_others=i1,
    tier=i1,  # level of a Final Encounter, 1 or 2
)

# RESISTANCE[era, card, face]: symbols that a horde resists with. Era 0 is for games of earlier
# rules versions, before the tuning.
_RESISTING = (*HORDE_ENTRIES, *FINALS)
RESISTANCE = table(
    "resistances",
    [
        [_resistance(h.older or h.resistance) for h in _RESISTING],
        [_resistance(h.resistance) for h in _RESISTING],
    ],
)

CONTAMINATION_COUNT = len(_contaminations)
CONTAMINATIONS = table(
    "contaminations",
    [{"id": icon.id, "lasts": icon.while_ is not None} for icon in ICONS.contamination],
    lasts=i1,
)
FALLOUTS = table("fallouts", ICONS.fallout, harmful=i1, own=i1)
NO_HEAL = _contaminations.index("C-NOHEAL")
LOCK = _contaminations.index("C-LOCK")
JAM = _contaminations.index("C-JAM")
SIEGE = _contaminations.index("C-SIEGE")

# Survivors

SURVIVORS = table(
    "survivors",
    [card.model_dump() | {"favoured": RESOURCES.index(card.favoured)} for card in SURVIVOR_CARDS],
    health=i1,
    slots=i1,
    move=i1,
    hand=i1,
    favoured=i1,
)

_survivor_ids = [card.id for card in SURVIVOR_CARDS]
_ready = [index_of(_survivor_ids, id, "table.toml", "ready") for id in TABLE.ready.survivors]
READY_TEAM = table(  # OB-SET-14: in the order of picking
    "ready-made team", [*_ready, *(v for v in range(len(_survivor_ids)) if v not in _ready)]
)

# Abilities (professions, the Mercenary's second, skills, schematics): whether they work at night

ABILITIES = table(
    "abilities",
    [
        *((card.night,) for card in SURVIVOR_CARDS),
        (SURVIVOR_CARDS[MERCENARY].night,),
        *((skill.night,) for skill in SKILL_CARDS),
        *[(True,)] * SCHEMATIC_COUNT,
    ],
    night=i1,
)

# Settlements

SETTLEMENT_IDS = [tile.id for tile in SETTLEMENT_TILES]
SETTLEMENTS = table(
    "settlements",
    [
        {"id": t.id, "skill_class": CLASSES.index(t.class_) if t.class_ else NONE}
        for t in SETTLEMENT_TILES
    ],
    skill_class=i1,  # or NONE
)
MAIN_BASE = 0
CASTLE_RUIN = SETTLEMENT_IDS.index("SE-CAS")
FALLOUT_SHELTER = SETTLEMENT_IDS.index("SE-FAL")
FOREST = SETTLEMENT_IDS.index("SE-FOR")
FREEWAY = SETTLEMENT_IDS.index("SE-FRE")
HOSPITAL = SETTLEMENT_IDS.index("SE-HOS")
LABORATORY = SETTLEMENT_IDS.index("SE-LAB")
MOUNTAIN_PASS = SETTLEMENT_IDS.index("SE-MOU")
SHOPPING_MALL = SETTLEMENT_IDS.index("SE-SHO")
TANK_YARD = SETTLEMENT_IDS.index("SE-TAN")

# Cards

CARD_IDS = [card.id for card in FORTUNES.fortune] + [card.id for card in FORTUNES.schematic]
_copies = [card.copies for card in FORTUNES.fortune] + [1] * SCHEMATIC_COUNT
CARDS = table("Fortune cards", list(zip(_copies, strict=True)), copies=i1)
FORTUNE_CARDS = sum(_copies)
WINDOW_CARDS = table(
    "cards of windows",
    [
        sum(1 << k for k, card in enumerate(FORTUNES.fortune) if window in card.windows)
        for window in WINDOWS
    ],
    i8,
)
SCHEMATICS = table(
    "schematics",
    [
        {
            "id": card.id,
            "exp": card.exp,
            "built_at": sum(
                1 << index_of(SETTLEMENT_IDS, place, "fortune.toml", card.id)
                for place in card.built_at
            ),
        }
        for card in FORTUNES.schematic
    ],
    exp=i1,
    built_at=i4,  # set of settlements
)
DOOM_IDS = [card.id for card in DOOM_CARDS]
DOOMS = table("Doom cards", DOOM_CARDS, copies=i1, skills_no=i1)
DOOM_TOTAL = sum(card.copies for card in DOOM_CARDS)
SKILL_IDS = [card.id for card in SKILL_CARDS]
_classes = [CLASSES.index(card.class_) for card in SKILL_CARDS]
SKILLS = table("skills", list(zip(_classes, strict=True)), skill_class=i1)
CLASS_SKILLS = SKILL_COUNT // len(CLASSES)
if _classes != [k for k in range(len(CLASSES)) for _ in range(CLASS_SKILLS)]:
    raise ContentError("skills.toml: skills are not 12 of each class, class after class")

# The table

SUPPLY = TABLE.supply
RESOURCE_TOKENS = SUPPLY.resource
PIECE_NAMES = (
    "power", "fire", "contam", "bulwark", "garrison", "watchtower", "turret", "trap", "fortress",
)  # fmt: skip
PIECES = table("pieces", [(getattr(SUPPLY, name),) for name in PIECE_NAMES], supply=i1)
BUILT_TOKENS = SUPPLY.built
SETTLER_TOKENS = SUPPLY.settlers

DEVELOPMENT_NAMES = (
    "restore", "bulwark", "garrison", "watchtower", "schematic", "first_skill", "revive", "turret",
    "fortress", "second_skill",
)  # fmt: skip
(
    RESTORE, BULWARKS, GARRISONS, WATCHTOWERS, SCHEMATIC, FIRST_LESSON, REVIVE, TURRETS, FORTRESSES,
    SECOND_LESSON,
) = range(len(DEVELOPMENT_NAMES))  # fmt: skip
DEVELOPMENTS = table(
    "developments",
    # The cost of a schematic is on its card.
    [
        {
            "name": name,
            "cost": 0 if name == "schematic" else getattr(TABLE.develop, name),
            "piece": PIECE_NAMES.index(name) if name in PIECE_NAMES else NONE,
        }
        for name in DEVELOPMENT_NAMES
    ],
    cost=i1,
    piece=i1,  # piece that is built, or NONE
)

LAST_DAY = TABLE.days.last
DAY_EVENT = table(
    "events of days",
    [
        [index_of(list(EVENTS_OF_DAYS), event, "table.toml", "days") for event in events]
        for events in (TABLE.days.events, TABLE.days.ridiculous)
    ],
)

# The horde deck

_available = [sum(h.copies for h in HORDE_ENTRIES if h.level == n) for n in range(1, LEVELS + 1)]
AVAILABLE = table("hordes by level", _available)
MOST_HORDES = sum(_available) + 2


def _check_deck(name: str, hordes: list[int]) -> list[int]:
    for level, (count, most) in enumerate(zip(hordes, _available, strict=True), 1):
        if not 0 <= count <= most:
            raise ContentError(
                f"table.toml: deck {name}: level {level} has {most} hordes, not {count}"
            )
    return hordes


_DIFFICULTIES = ("normal", "hard", "very_hard", "ridiculous")
if [deck.name for deck in TABLE.deck] != [*_DIFFICULTIES, "low_levels", "older_low_levels"]:
    raise ContentError(
        "table.toml: the decks are not those of the difficulties, then low_levels, the older last"
    )
if [deck.name for deck in TABLE.scaled] != list(_DIFFICULTIES):
    raise ContentError("table.toml: the scaled decks are not those of the difficulties")
LOW_LEVELS = len(_DIFFICULTIES)  # the deck of OB-VAR-1, after those of the difficulties
OLDER_LOW_LEVELS = LOW_LEVELS + 1
DECKS = table(
    "decks",
    [
        {"name": d.name, "hordes": _check_deck(d.name, d.hordes), "finals": [*d.finals, 0][:2]}
        for d in TABLE.deck
    ],
    hordes=(i1, LEVELS),  # number by level
    finals=(i1, 2),  # levels of the Final Encounters: bottom, middle (0: none)
)
SCALED_HORDES = table(
    "scaled decks", [[_check_deck(d.name, row) for row in d.hordes] for d in TABLE.scaled]
)
_MOST_CHOICES = max(len(OPTIONS.option_named(f"custom_{n}").values) for n in range(1, LEVELS + 1))
CUSTOM_COUNT = table(
    "custom decks",
    [
        [*map(int, OPTIONS.option_named(f"custom_{n}").values), *[0] * _MOST_CHOICES][
            :_MOST_CHOICES
        ]
        for n in range(1, LEVELS + 1)
    ],
)
CUSTOM_FINALS = table(
    "custom Final Encounters",
    [
        [*map(int, value.split("-")), 0][:2]
        for value in OPTIONS.option_named("custom_finals").values
    ],
)
START_EXP = table("Exp at the start", [int(v) for v in OPTIONS.option_named("start_exp").values])

assert len(CARD_IDS) == CARD_COUNT
assert (1 << len(RESOURCES)) - 1 == ANY_KIND
