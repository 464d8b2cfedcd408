"""Schemas of the content files of Outbreak, and their entries as loaded from TOML.

The package itself has the tables for the rules. The entries here carry ids and names for views and
wording.
"""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, field_validator

from holdfast.games.outbreak.content.effects import FACES, RESOURCES, Effect
from holdfast.games.outbreak.moves import (
    DOOMS,
    ORDINARY,
    SCHEMATICS,
    SETTLEMENTS,
    SKILLS,
    SURVIVORS,
)
from holdfast.kernel.content import Strict, load
from holdfast.kernel.options import Options

FOLDER = Path(__file__).parent

WINDOWS = ("open", "turn", "preroll", "roll", "night", "strike", "wound", "doom", "dusk")
LEVELS = 6


class Symbols(Strict):
    """Base of entries with a resistance."""

    resistance: str = Field(min_length=1)
    older: str | None = None
    """Resistance in games of earlier rules versions, before the tuning."""

    @field_validator("resistance", "older")
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
    """Schema of `hordes.toml`."""

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
    """Schema of `finals.toml`."""

    final: list[Final] = Field(min_length=1)


class Contamination(Strict):
    """Effect of a horde when it is revealed or while it is in play."""

    id: str
    while_: str | None = Field(default=None, alias="while", pattern="^in play$")
    effects: list[Effect]


class Fallout(Strict):
    """Effect of a horde on the survivor who destroyed it."""

    id: str
    harmful: bool = False
    own: bool = False
    effects: list[Effect]


class Icons(Strict):
    """Schema of `icons.toml`."""

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
    """Schema of `survivors.toml`."""

    survivor: list[Survivor] = Field(min_length=SURVIVORS, max_length=SURVIVORS)


class Settlement(Strict):
    """The Main Base or a settlement."""

    id: str
    name: str
    class_: str | None = Field(default=None, alias="class", pattern="^(STR|INT|DEX)$")
    passive: list[Effect] = Field(default_factory=list)
    aids: list[list[Effect]] = Field(max_length=2)


class Settlements(Strict):
    """Schema of `settlements.toml`: the Main Base first."""

    settlement: list[Settlement] = Field(min_length=SETTLEMENTS, max_length=SETTLEMENTS)


class Card(Strict):
    """Base of cards with effects."""

    id: str
    name: str
    effects: list[Effect] = Field(min_length=1)


class FortuneCard(Card):
    """An ordinary Fortune card."""

    copies: int = Field(ge=1, le=9)
    windows: list[str] = Field(min_length=1)

    @field_validator("windows")
    @classmethod
    def _windows(cls, value: list[str]) -> list[str]:
        for window in value:
            if window not in WINDOWS:
                raise ValueError(f"there is no window {window!r}")
        return value


class Schematic(Card):
    """A Fortune card that can be built."""

    exp: int = Field(ge=0, le=9)
    built_at: list[str] = Field(min_length=1)


class Fortunes(Strict):
    """Schema of `fortune.toml`."""

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
    """Schema of `doom.toml`."""

    doom: list[DoomCard] = Field(min_length=DOOMS, max_length=DOOMS)


class Skill(Card):
    """A skill card."""

    class_: str = Field(alias="class", pattern="^(STR|INT|DEX)$")
    night: bool = False


class Skills(Strict):
    """Schema of `skills.toml`: 12 skills of each class, class after class."""

    skill: list[Skill] = Field(min_length=SKILLS, max_length=SKILLS)


class Supply(Strict):
    """Number of pieces of each type."""

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
    """Costs of developments in Exp."""

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
    """Events of the days, by the last digit of the day."""

    events: list[str] = Field(min_length=10, max_length=10)
    ridiculous: list[str] = Field(min_length=10, max_length=10)
    last: int = Field(ge=1, le=99)


class Deck(Strict):
    """Number of hordes of each level, and the levels of the Final Encounters."""

    name: str
    hordes: list[int] = Field(min_length=LEVELS, max_length=LEVELS)
    finals: list[int] = Field(min_length=1, max_length=2)


class ScaledDeck(Strict):
    """Decks for 5, 6, 7 and 8 survivors."""

    name: str
    hordes: list[list[int]] = Field(min_length=4, max_length=4)


class Ready(Strict):
    """Survivors of the ready-made team."""

    survivors: list[str] = Field(min_length=1, max_length=SURVIVORS)


class TableOfContents(Strict):
    """Schema of `table.toml`."""

    supply: Supply
    ready: Ready
    develop: DevelopCosts
    days: Days
    deck: list[Deck] = Field(min_length=6, max_length=6)
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
