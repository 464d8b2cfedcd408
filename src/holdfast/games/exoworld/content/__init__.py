"""Content of Exoworld: the TOML files of this folder, checked and turned into tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from holdfast.games.exoworld.content.operations import COLOURS, GIVE, ISSUES, RESOURCES, Op, Rows
from holdfast.kernel.content import ContentError, Strict, load
from holdfast.kernel.options import Choices, Options, OptionsError
from holdfast.kernel.record import i1, i2
from holdfast.kernel.tables import table

FOLDER = Path(__file__).parent

CONDITIONS = ("R", "P", "C", "H")
TIMINGS = ("any", "save", "step", "react-normal", "react-critical")
PLACEMENTS = ("none", "far", "by-green", "open2")

# Card classes: the four colours, then wild (Protocols, EX-CARD-6) and none (Items, EX-CARD-7).
CLASSES = (*COLOURS, "wild", "none")
WILD, COLOURLESS = 4, 5


class ExoworldOptions(Options):
    """Options of a game of Exoworld, with the combinations that the rules allow."""

    def choose(self, chosen: Mapping[str, Any]) -> Choices:
        """Return the complete options; raise `OptionsError` if they do not go together.

        EX-VAR-5, EX-VAR-6, EX-SET-13: some choices need others.
        """
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
    """Change that a module makes to a level: a number `n`, plus an ambient condition."""

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
    """Schema of `modules.toml`."""

    module: list[Module] = Field(min_length=17, max_length=17)


class Item(Strict):
    """An Item card."""

    id: str = Field(pattern=r"^I\d\d$")
    ops: list[Op] = Field(min_length=1)


class Items(Strict):
    """Schema of `items.toml`."""

    item: list[Item] = Field(min_length=4, max_length=4)


class Protocol(Strict):
    """A Protocol card."""

    id: str = Field(pattern=r"^P\d\d$")
    timing: Literal["any", "save", "step", "react-normal", "react-critical"]
    ops: list[Op] = Field(min_length=1)


class Protocols(Strict):
    """Schema of `protocols.toml`."""

    protocol: list[Protocol] = Field(min_length=12, max_length=12)


class Passive(Strict):
    """Changes that a character's passive skill makes to the normal options."""

    discount: int = Field(default=0, ge=0, le=4)
    repairs: int = Field(default=1, ge=1, le=2)
    doubles: list[Literal["red", "blue", "green", "yellow"]] = Field(default_factory=list)
    crosses_landslides: bool = False
    free_recycle: bool = False
    switches_next_door: bool = False
    any_card_pays: bool = False


class Skill(Strict):
    """Skill that a character uses as an option of the action menu."""

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
    """Schema of `characters.toml`."""

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
    """Schema of `events.toml`: normal events first, then the critical ones."""

    event: list[EventCard]


class Scenario(Strict):
    """A scenario: one planet with its start values and its two events."""

    id: str = Field(pattern=r"^S\d\d$")
    planet: str
    stars: int = Field(ge=1, le=3)
    conditions: list[int] = Field(min_length=4, max_length=4)
    levels: list[int] = Field(min_length=4, max_length=4)
    supplies: list[int] = Field(min_length=4, max_length=4)
    older_supplies: list[int] | None = Field(default=None, min_length=4, max_length=4)
    protocols: int = Field(ge=0, le=12)
    face_up: int = Field(ge=2, le=6)
    normal: list[Op] = Field(min_length=1)
    critical: list[Op] = Field(min_length=1)


class Scenarios(Strict):
    """Schema of `scenarios.toml`."""

    scenario: list[Scenario]


def check_events(events: list[EventCard]) -> None:
    """Raise `ContentError` unless the Event cards fill five piles, normal cards first (EX-SET-9).

    The solo game must have enough cards too; it leaves the Blackout pack out.
    """
    for severity, least in (("normal", 20), ("critical", 5)):
        cards = sum(e.count for e in events if e.severity == severity and not e.blackout)
        if cards < least:
            raise ContentError(f"events.toml: {cards} {severity} cards are too few for five piles")
    if [e.severity for e in events] != sorted((e.severity for e in events), reverse=True):
        raise ContentError("events.toml: the normal events stand before the critical ones")


def check_scenarios(scenarios: list[Scenario]) -> None:
    """Raise `ContentError` unless the scenarios match the options and fit the boards."""
    planets = OPTIONS.option_named("scenario").values
    if [scenario.planet for scenario in scenarios] != planets:
        raise ContentError("scenarios.toml: its planets are not those of options.toml, in order")
    for scenario in scenarios:
        if not all(0 <= value <= 2 for value in scenario.conditions):
            raise ContentError(f"scenarios.toml: {scenario.id}: a condition is not in 0..2")
        if not all(0 <= n <= 20 for n in (*scenario.supplies, *(scenario.older_supplies or ()))):
            raise ContentError(f"scenarios.toml: {scenario.id}: a supply is not in 0..20")
        if not all(-5 <= value <= 3 for value in scenario.levels) or min(scenario.levels) >= 0:
            # EX-SET-14: a scenario must not be won before the first turn.
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

# Names by number. Card kinds: modules, then items, then protocols.
CARD_NAMES = [m.id for m in MODULES] + [i.id for i in ITEMS] + [p.id for p in PROTOCOLS]
EVENT_NAMES = [event.id for event in EVENT_CARDS]
CHARACTER_NAMES = [character.id for character in CHARACTERS]
SCENARIO_NAMES = [scenario.id for scenario in SCENARIOS]

_check_ids("player cards", CARD_NAMES)
_check_ids("events.toml", EVENT_NAMES)
_check_ids("characters.toml", CHARACTER_NAMES)
check_events(EVENT_CARDS)
check_scenarios(SCENARIOS)

MODULE_COUNT = len(MODULES)
FIRST_ITEM = MODULE_COUNT
FIRST_PROTOCOL = FIRST_ITEM + len(ITEMS)
KINDS = len(CARD_NAMES)
EVENT_KINDS = len(EVENT_NAMES)
FIRST_CRITICAL = sum(event.severity == "normal" for event in EVENT_CARDS)
HOME_BASE = KINDS  # stands for the module kind of the first location

# Operations of the cards. A list of them is stored as its first row in OPS and the row after its
# last.
_rows = Rows([module.id for module in MODULES])


def _list(ops: list[Op], first: str = "first", end: str = "end") -> dict[str, int]:
    try:
        return dict(zip((first, end), _rows.compile(ops), strict=True))
    except ValueError as error:
        raise ContentError(f"operations: {error}") from None


# CARD[kind], EX-CARD-1: number of copies and class. The last entry is the Home Base.
CARD = table(
    "player cards",
    [{"id": m.id, "count": m.count, "colour": COLOURS.index(m.colour)} for m in MODULES]
    + [{"id": i.id, "count": 1, "colour": COLOURLESS} for i in ITEMS]
    + [{"id": p.id, "count": 1, "colour": WILD} for p in PROTOCOLS]
    + [{"id": "home base", "count": 0, "colour": COLOURLESS}],
    count=i1,
    colour=i1,
)

# MODULE[kind]: cost symbols of each colour, their total, and where the module may stand.
MODULE = table(
    "modules",
    [
        {
            "id": m.id,
            "cost": [m.cost.count(letter) for letter in "rbgy"],
            "slots": len(m.cost),
            "placement": PLACEMENTS.index(m.place),
        }
        for m in MODULES
    ],
    cost=(i1, len(COLOURS)),
    slots=i1,
    placement=i1,
)


def _contribution(scenario: Scenario, module: Module, resource: Any) -> int:
    """Return the change of a level by a module on a scenario's planet (EX-MOD-5)."""
    effect = module.effects.get(resource)
    if effect is None:
        return 0
    ambient = scenario.conditions[CONDITIONS.index(effect.plus)] if effect.plus else 0
    return effect.n + ambient


# EFFECT[scenario, module, resource]: change of the level (EX-MOD-5).
EFFECT = table(
    "effects of modules",
    [[[_contribution(s, m, r) for r in RESOURCES] for m in MODULES] for s in SCENARIOS],
)

SCENARIO = table(
    "scenarios",
    [
        {
            "id": s.id,
            "levels": s.levels,
            "supplies": s.supplies,
            "older_supplies": s.older_supplies or s.supplies,
            "protocols": s.protocols,
            "face_up": s.face_up,
            **_list(s.normal, "normal", "normal_end"),
            **_list(s.critical, "critical", "critical_end"),
        }
        for s in SCENARIOS
    ],
    levels=(i1, len(RESOURCES)),
    supplies=(i1, len(RESOURCES)),
    older_supplies=(i1, len(RESOURCES)),  # of rules versions 1 and 2
    protocols=i1,  # number of Protocols in play
    face_up=i1,  # face-up cards in the row
    normal=i2,  # operations of the scenario's two events
    normal_end=i2,
    critical=i2,
    critical_end=i2,
)

CHARACTER = table(
    "characters",
    [
        {
            "id": c.id,
            "hand_limit": c.hand_limit,
            "speed": c.speed,
            "discount": c.passive.discount,
            "repairs": c.passive.repairs,
            "doubles": [colour in c.passive.doubles for colour in COLOURS],
            "crosses_landslides": c.passive.crosses_landslides,
            "free_recycle": c.passive.free_recycle,
            "switches_next_door": c.passive.switches_next_door,
            "any_card_pays": c.passive.any_card_pays,
            "has_skill": c.skill is not None,
            "actions": c.skill.actions if c.skill else 0,
            "once": bool(c.skill and c.skill.once),
            **_list(c.skill.ops if c.skill else [], "skill", "skill_end"),
            **_list(c.skill.solo or c.skill.ops if c.skill else [], "solo_skill", "solo_skill_end"),
        }
        for c in CHARACTERS
    ],
    hand_limit=i1,
    speed=i1,
    discount=i1,
    repairs=i1,
    doubles=(i1, len(COLOURS)),
    crosses_landslides=i1,
    free_recycle=i1,
    switches_next_door=i1,
    any_card_pays=i1,
    has_skill=i1,  # has a skill of its own in the menu: its actions, once a turn
    actions=i1,
    once=i1,
    skill=i2,
    skill_end=i2,
    solo_skill=i2,
    solo_skill_end=i2,
)

ITEM = table("items", [_list(item.ops) for item in ITEMS], first=i2, end=i2)
PROTOCOL = table(
    "protocols",
    [
        {
            "id": p.id,
            "timing": TIMINGS.index(p.timing),
            "leaves_game": any(op.op == "SELFOUT" for op in p.ops),
            **_list(p.ops),
        }
        for p in PROTOCOLS
    ],
    timing=i1,
    leaves_game=i1,
    first=i2,
    end=i2,
)

NO_CURE = -1
EVENT = table(
    "events",
    [
        {
            "id": e.id,
            "count": e.count,
            "solo_count": 0 if e.blackout else e.count,  # EX-SOLO-1: no Blackout pack
            "cure": COLOURS.index(e.cure) if e.cure else NO_CURE,
            **_list(e.ops),
        }
        for e in EVENT_CARDS
    ],
    count=i1,
    solo_count=i1,
    cure=i1,  # Health Issues: the colour of the cards that cure them
    first=i2,
    end=i2,
)

OPS = _rows.table()

# The Protocol that is discarded only together with the first card it moves.
SHARED_CARGO = FIRST_PROTOCOL + [OPS[p.first].op for p in PROTOCOL].index(GIVE)
# ISSUE_EVENT[issue]: the Event card of a Health Issue.
ISSUE_EVENT = table("health issues", [k for k, e in enumerate(EVENT_CARDS) if e.cure])

if len(ISSUE_EVENT) != len(ISSUES):
    raise ContentError("events.toml: there are four Health Issues")
