"""The content of Exoworld, read from the TOML files beside this one into arrays the rules index."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import numpy as np
from pydantic import Field

from holdfast.games.exoworld.content.operations import COLOURS, GIVE, RESOURCES, SELFOUT, Op, Table
from holdfast.kernel.content import ContentError, Strict, load
from holdfast.kernel.options import Choices, Options, OptionsError

FOLDER = Path(__file__).parent

CONDITIONS = ("R", "P", "C", "H")
TIMINGS = ("any", "save", "step", "react-normal", "react-critical")
PLACEMENTS = ("none", "far", "by-green", "open2")

# Card classes: the four colours, then wild (Protocols) and none (Items)
CLASSES = (*COLOURS, "wild", "none")
WILD, COLOURLESS = 4, 5


class ExoworldOptions(Options):
    """The options, and which of them go together."""

    def choose(self, chosen: Mapping[str, Any]) -> Choices:
        """EX-VAR-5, EX-VAR-6, EX-SET-13: some choices need others."""
        choices = super().choose(chosen)
        players = int(choices["players"])
        if choices["training"] == "on" and choices["scenario"] != "proxima-centauri-b":
            raise OptionsError("the training start belongs to the scenario proxima-centauri-b")
        if choices["incommunication"] == "on" and players == 1:
            raise OptionsError("incommunication needs at least 2 players")
        first = str(choices["first"])
        if first != "random" and int(first.removeprefix("seat-")) > players:
            raise OptionsError(f"the first player cannot be {first} of {players} players")
        return choices


class Effect(Strict):
    """What a module adds to a level: a number, plus an ambient condition."""

    n: int = Field(default=0, ge=-5, le=5)
    plus: Literal["R", "P", "C", "H"] | None = None


class Module(Strict):
    """A kind of Module card."""

    id: str = Field(pattern=r"^M\d\d$")
    colour: Literal["red", "blue", "green", "yellow"]
    count: int = Field(ge=1, le=9)
    cost: str = Field(pattern=r"^[rbgy]{1,6}$")
    effects: dict[Literal["O", "W", "F", "E"], Effect] = Field(min_length=1)
    place: Literal["none", "far", "by-green", "open2"] = "none"


class Modules(Strict):
    """modules.toml"""

    module: list[Module] = Field(min_length=17, max_length=17)


class Item(Strict):
    """An Item card."""

    id: str = Field(pattern=r"^I\d\d$")
    ops: list[Op] = Field(min_length=1)


class Items(Strict):
    """items.toml"""

    item: list[Item] = Field(min_length=4, max_length=4)


class Protocol(Strict):
    """A Protocol card."""

    id: str = Field(pattern=r"^P\d\d$")
    timing: Literal["any", "save", "step", "react-normal", "react-critical"]
    ops: list[Op] = Field(min_length=1)


class Protocols(Strict):
    """protocols.toml"""

    protocol: list[Protocol] = Field(min_length=12, max_length=12)


class Passive(Strict):
    """How a passive skill changes the normal options."""

    discount: int = Field(default=0, ge=0, le=4)
    repairs: int = Field(default=1, ge=1, le=2)
    doubles: list[Literal["red", "blue", "green", "yellow"]] = Field(default_factory=list)
    crosses_landslides: bool = False
    free_recycle: bool = False
    switches_next_door: bool = False
    any_card_pays: bool = False


class Skill(Strict):
    """A skill that is an option of its own."""

    actions: int = Field(ge=0, le=1)
    once: bool
    ops: list[Op] = Field(min_length=1)
    solo: list[Op] = Field(default_factory=list)


class Character(Strict):
    """A Character card."""

    id: str = Field(pattern=r"^C\d\d$")
    hand_limit: int = Field(ge=3, le=9)
    speed: int = Field(ge=1, le=9)
    passive: Passive = Passive()
    skill: Skill | None = None


class Characters(Strict):
    """characters.toml"""

    character: list[Character] = Field(min_length=12, max_length=12)


class EventCard(Strict):
    """A kind of Event card."""

    id: str = Field(pattern=r"^E[NC]\d\d$")
    severity: Literal["normal", "critical"]
    count: int = Field(ge=1, le=9)
    blackout: bool = False
    cure: Literal["red", "blue", "green", "yellow"] | None = None
    ops: list[Op] = Field(min_length=1)


class EventCards(Strict):
    """events.toml: the normal ones first."""

    event: list[EventCard]


class Scenario(Strict):
    """A planet."""

    id: str = Field(pattern=r"^S\d\d$")
    planet: str
    stars: int = Field(ge=1, le=3)
    conditions: list[int] = Field(min_length=4, max_length=4)
    levels: list[int] = Field(min_length=4, max_length=4)
    supplies: list[int] = Field(min_length=4, max_length=4)
    protocols: int = Field(ge=0, le=12)
    face_up: int = Field(ge=2, le=6)
    normal: list[Op] = Field(min_length=1)
    critical: list[Op] = Field(min_length=1)


class Scenarios(Strict):
    """scenarios.toml"""

    scenario: list[Scenario]


def _check_events(events: list[EventCard]) -> None:
    for severity, least in (("normal", 20), ("critical", 5)):
        cards = sum(e.count for e in events if e.severity == severity and not e.blackout)
        if cards < least:
            raise ContentError(f"events.toml: {cards} {severity} cards are too few for five piles")
    if [e.severity for e in events] != sorted((e.severity for e in events), reverse=True):
        raise ContentError("events.toml: the normal events stand before the critical ones")


def _check_scenarios(scenarios: list[Scenario]) -> None:
    planets = OPTIONS.named("scenario").values
    if [scenario.planet for scenario in scenarios] != planets:
        raise ContentError("scenarios.toml: its planets are not those of options.toml, in order")
    for scenario in scenarios:
        if not all(0 <= value <= 2 for value in scenario.conditions):
            raise ContentError(f"scenarios.toml: {scenario.id}: a condition is not in 0..2")
        if not all(0 <= value <= 20 for value in scenario.supplies):
            raise ContentError(f"scenarios.toml: {scenario.id}: a supply is not in 0..20")
        if not all(-5 <= value <= 3 for value in scenario.levels) or min(scenario.levels) >= 0:
            # EX-SET-14: a game that is won before it begins is a mistake.
            raise ContentError(f"scenarios.toml: {scenario.id}: the levels must be in -5..3, not "
                               "all of them 0 or more")  # fmt: skip


def _check_ids(name: str, ids: list[str]) -> None:
    if len(set(ids)) != len(ids):
        raise ContentError(f"{name}: an id stands there twice")


OPTIONS = ExoworldOptions.load(FOLDER / "options.toml")
MODULES = load(FOLDER / "modules.toml", Modules).module
ITEMS = load(FOLDER / "items.toml", Items).item
PROTOCOLS = load(FOLDER / "protocols.toml", Protocols).protocol
CHARACTERS = load(FOLDER / "characters.toml", Characters).character
EVENT_CARDS = load(FOLDER / "events.toml", EventCards).event
SCENARIOS = load(FOLDER / "scenarios.toml", Scenarios).scenario

# Names, by number. Card kinds: modules, then items, then protocols.
CARD_NAMES = [m.id for m in MODULES] + [i.id for i in ITEMS] + [p.id for p in PROTOCOLS]
EVENT_NAMES = [event.id for event in EVENT_CARDS]
CHARACTER_NAMES = [character.id for character in CHARACTERS]
SCENARIO_NAMES = [scenario.id for scenario in SCENARIOS]

_check_ids("player cards", CARD_NAMES)
_check_ids("events.toml", EVENT_NAMES)
_check_ids("characters.toml", CHARACTER_NAMES)
_check_events(EVENT_CARDS)
_check_scenarios(SCENARIOS)

MODULE_COUNT = len(MODULES)
FIRST_ITEM = MODULE_COUNT
FIRST_PROTOCOL = FIRST_ITEM + len(ITEMS)
KINDS = len(CARD_NAMES)
EVENT_KINDS = len(EVENT_NAMES)
FIRST_CRITICAL = sum(event.severity == "normal" for event in EVENT_CARDS)
HOME_BASE = KINDS  # stands where the kind of a location's module is asked

# COUNT[kind]: how many copies there are; CLASS[kind]: its card class (the Home Base has none)
COUNT = np.array([m.count for m in MODULES] + [1] * (KINDS - MODULE_COUNT), np.int8)
CLASS = np.array(
    [COLOURS.index(m.colour) for m in MODULES]
    + [COLOURLESS] * len(ITEMS)
    + [WILD] * len(PROTOCOLS)
    + [COLOURLESS],
    np.int8,
)

# COST[module, colour]: how many symbols of a colour; SLOTS[module]: all of them
COST = np.array([[m.cost.count(c) for c in "rbgy"] for m in MODULES], np.int8)
SLOTS = np.array([len(m.cost) for m in MODULES], np.int8)
PLACEMENT = np.array([PLACEMENTS.index(m.place) for m in MODULES], np.int8)


def _contribution(scenario: Scenario, module: Module, resource: Any) -> int:
    """EX-MOD-5: what a module adds to a level on a planet."""
    effect = module.effects.get(resource)
    if effect is None:
        return 0
    ambient = scenario.conditions[CONDITIONS.index(effect.plus)] if effect.plus else 0
    return effect.n + ambient


# EFFECT[scenario, module, resource]: EX-MOD-5
EFFECT = np.array(
    [[[_contribution(s, m, r) for r in RESOURCES] for m in MODULES] for s in SCENARIOS], np.int8
)
START_LEVEL = np.array([s.levels for s in SCENARIOS], np.int8)
START_SUPPLY = np.array([s.supplies for s in SCENARIOS], np.int8)
PROTOCOLS_IN_PLAY = np.array([s.protocols for s in SCENARIOS], np.int8)
FACE_UP = np.array([s.face_up for s in SCENARIOS], np.int8)
STARS = np.array([s.stars for s in SCENARIOS], np.int8)

HAND_LIMIT = np.array([c.hand_limit for c in CHARACTERS], np.int8)
SPEED = np.array([c.speed for c in CHARACTERS], np.int8)
DISCOUNT_OF = np.array([c.passive.discount for c in CHARACTERS], np.int8)
REPAIRS = np.array([c.passive.repairs for c in CHARACTERS], np.int8)
DOUBLES = np.array([[c in x.passive.doubles for c in COLOURS] for x in CHARACTERS], np.int8)
CROSSES_LANDSLIDES = np.array([c.passive.crosses_landslides for c in CHARACTERS], np.int8)
FREE_RECYCLE = np.array([c.passive.free_recycle for c in CHARACTERS], np.int8)
SWITCHES_NEXT_DOOR = np.array([c.passive.switches_next_door for c in CHARACTERS], np.int8)
ANY_CARD_PAYS = np.array([c.passive.any_card_pays for c in CHARACTERS], np.int8)
HAS_SKILL = np.array([c.skill is not None for c in CHARACTERS], np.int8)
SKILL_ACTIONS = np.array([c.skill.actions if c.skill else 0 for c in CHARACTERS], np.int8)
SKILL_ONCE = np.array([bool(c.skill and c.skill.once) for c in CHARACTERS], np.int8)

TIMING = np.array([TIMINGS.index(p.timing) for p in PROTOCOLS], np.int8)

# EVENT_COUNT[solo, kind]: EX-SOLO-1, the Blackout pack stays in the box
EVENT_COUNT = np.array(
    [[e.count for e in EVENT_CARDS], [0 if e.blackout else e.count for e in EVENT_CARDS]], np.int8
)
CURE_COLOUR = np.array([COLOURS.index(e.cure) if e.cure else -1 for e in EVENT_CARDS], np.int8)


# The operations. A list is a pair: its first row and the one behind its last.
_table = Table([module.id for module in MODULES])


def _lists(lists: list[list[Op]]) -> np.ndarray[Any, np.dtype[np.int16]]:
    try:
        return np.array([_table.compile(ops) for ops in lists], np.int16)
    except ValueError as error:
        raise ContentError(f"operations: {error}") from None


EVENT_OPS = _lists([e.ops for e in EVENT_CARDS])
SCENARIO_OPS = _lists([ops for s in SCENARIOS for ops in (s.normal, s.critical)])
ITEM_OPS = _lists([i.ops for i in ITEMS])
PROTOCOL_OPS = _lists([p.ops for p in PROTOCOLS])
SKILL_OPS = _lists([c.skill.ops if c.skill else [] for c in CHARACTERS])
SOLO_SKILL_OPS = _lists([c.skill.solo or c.skill.ops if c.skill else [] for c in CHARACTERS])
OPS = np.array(_table.rows, np.int16)

# LEAVES_GAME[protocol]: whether it carries SELFOUT
LEAVES_GAME = np.array(
    [any(row[0] == SELFOUT for row in OPS[a:b].tolist()) for a, b in PROTOCOL_OPS.tolist()], np.int8
)
# The Protocol that is discarded only with the first card it moves
SHARED_CARGO = FIRST_PROTOCOL + OPS[PROTOCOL_OPS[:, 0], 0].tolist().index(GIVE)
# ISSUE_EVENT[issue]: the Event card of a Health Issue
ISSUE_EVENT = np.array([k for k, e in enumerate(EVENT_CARDS) if e.cure], np.int8)

if len(ISSUE_EVENT) != 4:
    raise ContentError("events.toml: there are four Health Issues")
