"""The content of Outbreak, read from the TOML files beside this one into arrays the rules index."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from pydantic import Field, field_validator

from holdfast.games.outbreak.content.effects import ANY_KIND, FACES, RESOURCES, Effect, Sources
from holdfast.games.outbreak.moves import (
    ABILITIES,
    CARDS,
    DOOMS,
    ORDINARY,
    PROFESSIONS,
    SCHEMATICS,
    SETTLEMENTS,
    SKILLS,
    SURVIVORS,
)
from holdfast.kernel.content import ContentError, Strict, load
from holdfast.kernel.options import Options

FOLDER = Path(__file__).parent

CLASSES = ("STR", "INT", "DEX")
KINDS = (
    "zombie", "looter", "chimera", "quick", "flaming", "toxic", "hollow", "giant", "wild", "final",
)  # fmt: skip
WINDOWS = ("open", "turn", "preroll", "roll", "night", "strike", "wound", "doom", "dusk")
EVENTS_OF_DAYS = ("none", "fortune", "settlers", "doom")
LEVELS = 6
FINAL_LEVEL = 9  # OB-KIND-9


class Symbols(Strict):
    """Something with a resistance."""

    resistance: str = Field(min_length=1)

    @field_validator("resistance")
    @classmethod
    def _symbols(cls, value: str) -> str:
        if not set(value) <= set(FACES):
            raise ValueError(f"a resistance is written in the letters {FACES}")
        if max(value.count(letter) for letter in RESOURCES) > 2:
            raise ValueError("no symbol may be in a resistance more than twice")
        return value


class Horde(Symbols):
    """A kind of horde hex."""

    id: str
    level: int = Field(ge=1, le=LEVELS)
    kind: str
    contamination: str | None = None
    fallout: str | None = None
    copies: int = Field(default=1, ge=1, le=9)


class Hordes(Strict):
    """hordes.toml"""

    horde: list[Horde] = Field(min_length=1)


class Final(Symbols):
    """A Final Encounter."""

    id: str
    name: str
    level: int = Field(ge=1, le=2)
    contamination: str | None = None
    twice: bool = False
    quick: bool = False
    hunts: bool = False
    wounds: int = Field(default=1, ge=1, le=3)
    counts_as: str | None = None
    night: list[Effect] = Field(default_factory=list)
    start: bool = False


class Finals(Strict):
    """finals.toml"""

    final: list[Final] = Field(min_length=1)


class Contamination(Strict):
    """What a horde does when it is revealed or while it is in play."""

    id: str
    while_: str | None = Field(default=None, alias="while", pattern="^in play$")
    effects: list[Effect]


class Fallout(Strict):
    """What a horde does to the survivor who destroyed it."""

    id: str
    harmful: bool = False
    own: bool = False
    effects: list[Effect]


class Icons(Strict):
    """icons.toml"""

    contamination: list[Contamination]
    fallout: list[Fallout]


class Survivor(Strict):
    """A survivor card."""

    id: str
    name: str
    favoured: str = Field(pattern="^[GBASE]$")
    health: int = Field(ge=1, le=9)
    slots: int = Field(ge=1, le=9)
    move: int = Field(ge=1, le=9)
    hand: int = Field(ge=1, le=9)
    night: bool = False
    profession: list[Effect]
    alone: list[Effect] = Field(default_factory=list)


class Survivors(Strict):
    """survivors.toml"""

    survivor: list[Survivor] = Field(min_length=SURVIVORS, max_length=SURVIVORS)


class Settlement(Strict):
    """The Main Base or a settlement."""

    id: str
    name: str
    class_: str | None = Field(default=None, alias="class", pattern="^(STR|INT|DEX)$")
    passive: list[Effect] = Field(default_factory=list)
    aids: list[list[Effect]] = Field(max_length=2)


class Settlements(Strict):
    """settlements.toml: the Main Base first."""

    settlement: list[Settlement] = Field(min_length=SETTLEMENTS, max_length=SETTLEMENTS)


class FortuneCard(Strict):
    """An ordinary Fortune card."""

    id: str
    name: str
    copies: int = Field(ge=1, le=9)
    windows: list[str] = Field(min_length=1)
    effects: list[Effect] = Field(min_length=1)

    @field_validator("windows")
    @classmethod
    def _windows(cls, value: list[str]) -> list[str]:
        for window in value:
            if window not in WINDOWS:
                raise ValueError(f"there is no window {window!r}")
        return value


class Schematic(Strict):
    """A Fortune card that can be built."""

    id: str
    name: str
    exp: int = Field(ge=0, le=9)
    built_at: list[str] = Field(min_length=1)
    effects: list[Effect] = Field(min_length=1)


class Fortunes(Strict):
    """fortune.toml"""

    fortune: list[FortuneCard] = Field(min_length=ORDINARY, max_length=ORDINARY)
    schematic: list[Schematic] = Field(min_length=SCHEMATICS, max_length=SCHEMATICS)


class DoomCard(Strict):
    """A Doom card."""

    id: str
    name: str
    copies: int = Field(ge=1, le=9)
    skills_no: bool = False
    effects: list[Effect]


class Dooms(Strict):
    """doom.toml"""

    doom: list[DoomCard] = Field(min_length=DOOMS, max_length=DOOMS)


class Skill(Strict):
    """A skill card."""

    id: str
    name: str
    class_: str = Field(alias="class", pattern="^(STR|INT|DEX)$")
    night: bool = False
    effects: list[Effect] = Field(min_length=1)


class Skills(Strict):
    """skills.toml: 12 of each class, class after class."""

    skill: list[Skill] = Field(min_length=SKILLS, max_length=SKILLS)


class Supply(Strict):
    """How many pieces there are."""

    resource: int
    garrison: int = Field(le=6)
    watchtower: int
    fortress: int
    bulwark: int
    turret: int
    trap: int = Field(le=4)
    power: int
    fire: int
    contam: int
    built: int
    settlers: int = Field(le=3)


class DevelopCosts(Strict):
    """What developing costs in Exp."""

    restore: int = Field(ge=0)
    bulwark: int = Field(ge=0)
    garrison: int = Field(ge=0)
    watchtower: int = Field(ge=0)
    first_skill: int = Field(ge=0)
    revive: int = Field(ge=0)
    turret: int = Field(ge=0)
    fortress: int = Field(ge=0)
    second_skill: int = Field(ge=0)


class Days(Strict):
    """What the days bring, by the last digit."""

    events: list[str] = Field(min_length=10, max_length=10)
    ridiculous: list[str] = Field(min_length=10, max_length=10)
    last: int = Field(ge=1, le=99)


class Deck(Strict):
    """How many hordes of each level, and the levels of the Final Encounters."""

    name: str
    hordes: list[int] = Field(min_length=LEVELS, max_length=LEVELS)
    finals: list[int] = Field(min_length=1, max_length=2)


class ScaledDeck(Strict):
    """The decks of 5, 6, 7 and 8 survivors."""

    name: str
    hordes: list[list[int]] = Field(min_length=4, max_length=4)


class TableOfContents(Strict):
    """table.toml"""

    supply: Supply
    develop: DevelopCosts
    days: Days
    deck: list[Deck] = Field(min_length=5, max_length=5)
    scaled: list[ScaledDeck] = Field(min_length=4, max_length=4)


OPTIONS = Options.load(FOLDER / "options.toml")
HORDES = load(FOLDER / "hordes.toml", Hordes).horde
FINALS = load(FOLDER / "finals.toml", Finals).final
ICONS = load(FOLDER / "icons.toml", Icons)
SURVIVOR_CARDS = load(FOLDER / "survivors.toml", Survivors).survivor
SETTLEMENT_TILES = load(FOLDER / "settlements.toml", Settlements).settlement
FORTUNES = load(FOLDER / "fortune.toml", Fortunes)
DOOM_CARDS = load(FOLDER / "doom.toml", Dooms).doom
SKILL_CARDS = load(FOLDER / "skills.toml", Skills).skill
TABLE = load(FOLDER / "table.toml", TableOfContents)


def index_of(ids: list[str], name: str | None, file: str, owner: str) -> int:
    """The place of an id among others; -1 for none. A wrong id is a mistake in a content file."""
    if name is None:
        return -1
    if name not in ids:
        raise ContentError(f"{file}: {owner}: there is no {name!r}")
    return ids.index(name)


# Effects: every source numbered, every row in one table

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
assert ABILITIES == FIRST_FORTUNE

EFFECT = np.array(_sources.rows, np.int16)
FIRST_ROW = np.array(_sources.first, np.int16)
LAST_ROW = np.array(_sources.last, np.int16)
SOURCE_OF = np.repeat(np.arange(len(FIRST_ROW), dtype=np.int16), LAST_ROW - FIRST_ROW)
OP, WHAT, N, WHO, WHEN, FLAGS = range(6)

# Hordes and Final Encounters: one list, the Final Encounters last

_contaminations = [icon.id for icon in ICONS.contamination]
_fallouts = [icon.id for icon in ICONS.fallout]
HORDE_IDS = [horde.id for horde in HORDES] + [final.id for final in FINALS]
FIRST_FINAL = len(HORDES)
HORDE_TYPES = len(HORDE_IDS)


def _resistance(symbols: str) -> list[int]:
    return [symbols.count(face) for face in FACES]


RESISTANCE = np.array([_resistance(h.resistance) for h in [*HORDES, *FINALS]], np.int8)
LEVEL = np.array([h.level for h in HORDES] + [FINAL_LEVEL] * len(FINALS), np.int8)
KIND_OF = np.array(
    [index_of(list(KINDS), h.kind, "hordes.toml", h.id) for h in HORDES]
    + [KINDS.index("final")] * len(FINALS),
    np.int8,
)
COPIES_OF_HORDE = np.array([h.copies for h in HORDES] + [1] * len(FINALS), np.int8)
CONTAMINATION = np.array(
    [index_of(_contaminations, h.contamination, "hordes.toml", h.id) for h in HORDES]
    + [index_of(_contaminations, f.contamination, "finals.toml", f.id) for f in FINALS],
    np.int8,
)
FALLOUT = np.array(
    [index_of(_fallouts, h.fallout, "hordes.toml", h.id) for h in HORDES] + [-1] * len(FINALS),
    np.int8,
)
TWICE = np.array([h.kind == "giant" for h in HORDES] + [f.twice for f in FINALS], np.int8)
STARTS_SWOLLEN = np.array(
    [h.kind in ("quick", "wild") for h in HORDES] + [f.quick for f in FINALS], np.int8
)
RUSHES = np.array([h.kind == "wild" for h in HORDES] + [0] * len(FINALS), np.int8)
HUNTS = np.array([h.kind == "hollow" for h in HORDES] + [f.hunts for f in FINALS], np.int8)
IS_FLAMING = np.array(
    [h.kind == "flaming" for h in HORDES] + [f.counts_as == "flaming" for f in FINALS], np.int8
)
IS_TOXIC = np.array(
    [h.kind == "toxic" for h in HORDES] + [f.counts_as == "toxic" for f in FINALS], np.int8
)
OVERRUN_WOUNDS = np.array([1] * len(HORDES) + [f.wounds for f in FINALS], np.int8)
SWELLS_OTHERS = np.array([0] * len(HORDES) + [f.start for f in FINALS], np.int8)
FINAL_TIER = np.array([0] * len(HORDES) + [f.level for f in FINALS], np.int8)

CONTAMINATIONS = len(_contaminations)
LASTS = np.array([icon.while_ is not None for icon in ICONS.contamination], np.int8)
HARMFUL = np.array([icon.harmful for icon in ICONS.fallout], np.int8)
OWN_GAIN = np.array([icon.own for icon in ICONS.fallout], np.int8)
NO_HEAL = _contaminations.index("C-NOHEAL")
LOCK = _contaminations.index("C-LOCK")
JAM = _contaminations.index("C-JAM")
SIEGE = _contaminations.index("C-SIEGE")

# Survivors

HEALTH_OF = np.array([c.health for c in SURVIVOR_CARDS], np.int8)
SLOTS_OF = np.array([c.slots for c in SURVIVOR_CARDS], np.int8)
MOVE_OF = np.array([c.move for c in SURVIVOR_CARDS], np.int8)
HAND_OF = np.array([c.hand for c in SURVIVOR_CARDS], np.int8)
FAVOURED_OF = np.array([RESOURCES.index(c.favoured) for c in SURVIVOR_CARDS], np.int8)

# Abilities (professions, the Mercenary's second, skills, schematics): which work at night too

NIGHT_MARK = np.array(
    [c.night for c in SURVIVOR_CARDS]
    + [SURVIVOR_CARDS[MERCENARY].night]
    + [skill.night for skill in SKILL_CARDS]
    + [True] * SCHEMATICS,
    np.int8,
)

# Settlements

SETTLEMENT_IDS = [tile.id for tile in SETTLEMENT_TILES]
CLASS_OF = np.array(
    [CLASSES.index(t.class_) if t.class_ else -1 for t in SETTLEMENT_TILES], np.int8
)
MAIN_BASE = 0
CASTLE_RUIN = SETTLEMENT_IDS.index("SE-CAS")
FALLOUT_SHELTER = SETTLEMENT_IDS.index("SE-FAL")
FOREST = SETTLEMENT_IDS.index("SE-FOR")
FREEWAY = SETTLEMENT_IDS.index("SE-FRE")
HOSPITAL_TILE = SETTLEMENT_IDS.index("SE-HOS")
LABORATORY_TILE = SETTLEMENT_IDS.index("SE-LAB")
MOUNTAIN_PASS = SETTLEMENT_IDS.index("SE-MOU")
SHOPPING_MALL = SETTLEMENT_IDS.index("SE-SHO")
TANK_YARD = SETTLEMENT_IDS.index("SE-TAN")

# Cards

CARD_IDS = [c.id for c in FORTUNES.fortune] + [c.id for c in FORTUNES.schematic]
COPIES_OF_CARD = np.array([c.copies for c in FORTUNES.fortune] + [1] * SCHEMATICS, np.int8)
FORTUNE_CARDS = int(COPIES_OF_CARD.sum())
WINDOW_CARDS = np.array(
    [
        sum(1 << k for k, card in enumerate(FORTUNES.fortune) if window in card.windows)
        for window in WINDOWS
    ],
    np.int64,
)
SCHEMATIC_EXP = np.array([c.exp for c in FORTUNES.schematic], np.int8)
BUILT_AT = np.array(
    [
        sum(1 << index_of(SETTLEMENT_IDS, place, "fortune.toml", c.id) for place in c.built_at)
        for c in FORTUNES.schematic
    ],
    np.int32,
)
DOOM_IDS = [c.id for c in DOOM_CARDS]
COPIES_OF_DOOM = np.array([c.copies for c in DOOM_CARDS], np.int8)
DOOM_TOTAL = int(COPIES_OF_DOOM.sum())
SKILLS_NO = np.array([c.skills_no for c in DOOM_CARDS], np.int8)
SKILL_IDS = [c.id for c in SKILL_CARDS]
SKILL_CLASS = np.array([CLASSES.index(c.class_) for c in SKILL_CARDS], np.int8)
CLASS_SKILLS = SKILLS // len(CLASSES)
if SKILL_CLASS.tolist() != [k for k in range(len(CLASSES)) for _ in range(CLASS_SKILLS)]:
    raise ContentError("skills.toml: skills are not 12 of each class, class after class")

# The table

SUPPLY = TABLE.supply
RESOURCE_TOKENS = SUPPLY.resource
PIECE_SUPPLY = np.array(
    [
        SUPPLY.power, SUPPLY.fire, SUPPLY.contam, SUPPLY.bulwark, SUPPLY.garrison,
        SUPPLY.watchtower, SUPPLY.turret, SUPPLY.trap, SUPPLY.fortress,
    ],
    np.int8,
)  # fmt: skip
BUILT_TOKENS = SUPPLY.built
SETTLER_TOKENS = SUPPLY.settlers

DEVELOPMENT_NAMES = (
    "restore", "bulwark", "garrison", "watchtower", "schematic", "first_skill", "revive", "turret",
    "fortress", "second_skill",
)  # fmt: skip
DEVELOP_COST = np.array(
    [0 if name == "schematic" else getattr(TABLE.develop, name) for name in DEVELOPMENT_NAMES],
    np.int8,
)

LAST_DAY = TABLE.days.last
DAY_EVENT = np.array(
    [
        [index_of(list(EVENTS_OF_DAYS), event, "table.toml", "days") for event in events]
        for events in (TABLE.days.events, TABLE.days.ridiculous)
    ],
    np.int8,
)

AVAILABLE = np.array(
    [sum(h.copies for h in HORDES if h.level == level) for level in range(1, LEVELS + 1)], np.int8
)


def _checked(name: str, hordes: list[int]) -> list[int]:
    for level, (count, most) in enumerate(zip(hordes, AVAILABLE.tolist(), strict=True), 1):
        if not 0 <= count <= most:
            raise ContentError(
                f"table.toml: deck {name}: level {level} has {most} hordes, not {count}"
            )
    return hordes


_DIFFICULTIES = ("normal", "hard", "very_hard", "ridiculous")
if [deck.name for deck in TABLE.deck] != [*_DIFFICULTIES, "low_levels"]:
    raise ContentError("table.toml: the decks are not those of the difficulties, then low_levels")
if [deck.name for deck in TABLE.scaled] != list(_DIFFICULTIES):
    raise ContentError("table.toml: the scaled decks are not those of the difficulties")
DECK_HORDES = np.array([_checked(d.name, d.hordes) for d in TABLE.deck], np.int8)
DECK_FINALS = np.array([[*d.finals, 0][:2] for d in TABLE.deck], np.int8)
SCALED_HORDES = np.array(
    [[_checked(d.name, row) for row in d.hordes] for d in TABLE.scaled], np.int8
)
CUSTOM_COUNT = np.array(
    [
        [*map(int, OPTIONS.named(f"custom_{level}").values), *[0] * 31][:31]
        for level in range(1, LEVELS + 1)
    ],
    np.int8,
)
CUSTOM_FINALS = np.array(
    [[*map(int, value.split("-")), 0][:2] for value in OPTIONS.named("custom_finals").values],
    np.int8,
)
MOST_HORDES = int(AVAILABLE.sum()) + 2
START_EXP = np.array([int(value) for value in OPTIONS.named("start_exp").values], np.int8)

assert len(CARD_IDS) == CARDS
assert (1 << len(RESOURCES)) - 1 == ANY_KIND
