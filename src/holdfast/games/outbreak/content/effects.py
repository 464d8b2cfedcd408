"""Effects: operations by which content files describe cards, settlements, hordes and survivors.

An effect is one operation with its arguments (section 7.0 of the rules). Content files state it as
an inline table. This module turns it into a row that `rules/interpreter.py` carries out, or that a
rule looks up if the effect is a modifier.

    { op = "gain", kind = "any", n = 2, who = "one" }   ->   op GAIN, what 31, n 2, who ONE
"""

from __future__ import annotations

from typing import NamedTuple

from pydantic import Field, model_validator

from holdfast.kernel.content import Strict

RESOURCES = "GBASE"
FACES = RESOURCES + "K"
GASOLINE, BARRICADES, AMMO, SUPPLIES, EXPLOSIVES, SKULL = range(6)

# Operations in the order of section 7.0, then those of single settlements and skills
(
    GAIN, LOSE, HEAL, HURT, EXP, DRAW, TOSS, DOOM, UNDOOM, REVEAL, MORE, PEEK, PUT, TAKE, RESTORE,
    CARRY, FLEE, KILL, STALL, CALM, RILE, REVIVE, EXTRA, MINIATTACK, DICE, REROLL, FIX, WILD, RANGE,
    STEP, COST, SLOTS, HEALTH, BAN, GRANT, BLANK, SHIELD, START, SWAP, SHARE, DRAWMORE, AIDMORE,
    IGNORE, PAY, TRAP, LABORATORY, TANK, SHELTER, HOSPITAL, SURVEY, ARTILLERY, GUARD, DODGE,
) = range(53)  # fmt: skip

# `kind` of gain, pay and tank: a set of resources, or how to find the resource
ANY_KIND = 31
FAVOURED = 32
ROLLED = 64

SELF, ONE, OTHER, EVERYBODY, BESIDE_SELF, FEWEST, NEAR, FLIGHT = range(8)
_WHO = {
    "self": SELF, "one": ONE, "other": OTHER, "all": EVERYBODY, "here": BESIDE_SELF,
    "fewest": FEWEST, "near": NEAR, "flight": FLIGHT,
}  # fmt: skip

HERE, ANYWHERE, ADJACENT, CHOSEN, OUTER = range(5)
_WHERE = {
    "here": HERE, "any": ANYWHERE, "adjacent": ADJACENT, "chosen": CHOSEN, "outer": OUTER,
}  # fmt: skip

POWER, FIRE, CONTAM, BULWARK, GARRISON, WATCHTOWER, TURRET, TRAP_PIECE, TOWER = range(9)
_PIECES = {
    "power": POWER, "fire": FIRE, "contam": CONTAM, "bulwark": BULWARK, "garrison": GARRISON,
    "watchtower": WATCHTOWER, "turret": TURRET, "trap": TRAP_PIECE, "tower": TOWER,
}  # fmt: skip

ATTACK_ROLL, DEFENCE_ROLL, ANY_ROLL = 1, 2, 3
_ROLLS = {"attack": ATTACK_ROLL, "defence": DEFENCE_ROLL, "any": ANY_ROLL}

(
    TRADING, SEARCHING, AID, HEALING, RANGED, SPLITTING, FORTUNE, FLEEING, GARRISONS, DEFENDING,
    ATTACKING, MAIN, EXTRA_ATTACK, AID_ADJACENT, PASS_OVERRUN, DOOM_DIE,
) = range(16)  # fmt: skip
_ACTS = {
    "trade": TRADING, "search": SEARCHING, "aid": AID, "heal": HEALING, "range": RANGED,
    "split": SPLITTING, "fortune": FORTUNE, "flee": FLEEING, "garrison": GARRISONS,
    "defend": DEFENDING, "attack": ATTACKING, "main": MAIN, "aid adjacent": AID_ADJACENT,
    "pass overrun": PASS_OVERRUN, "doom die": DOOM_DIE,
}  # fmt: skip

ALWAYS, BESIDE, BESIDE_LEVEL_1, BESIDE_LEVEL_4, WOUNDED, ALONE, LOOKOUT = range(7)
_GIVEN = {
    "beside": BESIDE, "beside level 1": BESIDE_LEVEL_1, "beside level 4": BESIDE_LEVEL_4,
    "wounded": WOUNDED, "alone": ALONE, "lookout": LOOKOUT,
}  # fmt: skip

DRAWN, ACTIVE, FACEDOWN, ADJACENT_DOWN, NEXT_DOOR, EVERYWHERE = range(6)
_OF = {
    "drawn": DRAWN, "active": ACTIVE, "facedown": FACEDOWN, "adjacent": ADJACENT_DOWN,
    "anywhere": EVERYWHERE,
}  # fmt: skip

PLAIN, BY_FIRE, BY_CONTAM, BY_OVERRUN, ANY_WOUND, AN_OVERRUN, A_DOOM = range(7)
_FROM = {
    "fire": BY_FIRE, "contam": BY_CONTAM, "wound": ANY_WOUND, "overrun": AN_OVERRUN,
    "doom": A_DOOM,
}  # fmt: skip

NOW, SPECIAL, SURVIVOR_PHASE, WHEN_ATTACKING, IN_FORCE = range(5)
_WHEN = {"special": SPECIAL, "survivors": SURVIVOR_PHASE, "attacking": WHEN_ATTACKING}

MODIFIERS = (DICE, STEP, COST, MORE, BAN, BLANK, START)
"""Operations that an Active Doom card changes for as long as it is Active."""

ANY_LEVEL = 8  # above the level of every horde, below that of a Final Encounter (OB-KIND-9)

# For each operation its number, and the fields it may have beside `op`
_OPERATIONS: dict[str, tuple[int, set[str]]] = {
    "gain": (GAIN, {"kind", "n", "who", "when"}),
    "lose": (LOSE, {"n", "who"}),
    "heal": (HEAL, {"n", "who", "when"}),
    "hurt": (HURT, {"n", "who"}),
    "exp": (EXP, {"n", "when", "otherwise"}),
    "draw": (DRAW, {"n", "who"}),
    "toss": (TOSS, {"n", "who", "cost"}),
    "doom": (DOOM, {"n"}),
    "undoom": (UNDOOM, {"of"}),
    "reveal": (REVEAL, {"n"}),
    "more": (MORE, {"n"}),
    "peek": (PEEK, {"n", "of", "when"}),
    "put": (PUT, {"piece", "where", "when"}),
    "take": (TAKE, {"piece"}),
    "restore": (RESTORE, {"n"}),
    "carry": (CARRY, {"who", "when"}),
    "flee": (FLEE, {"n"}),
    "kill": (KILL, {"level", "near"}),
    "stall": (STALL, {"n"}),
    "calm": (CALM, {"n", "near", "when"}),
    "rile": (RILE, {"level"}),
    "revive": (REVIVE, {"who"}),
    "extra": (EXTRA, {"act"}),
    "miniattack": (MINIATTACK, {"n", "when"}),
    "dice": (DICE, {"roll", "n", "given"}),
    "reroll": (REROLL, {"roll", "n", "given", "once"}),
    "fix": (FIX, {"kind", "roll", "once"}),
    "wild": (WILD, {"kind"}),
    "range": (RANGE, {"given"}),
    "step": (STEP, {"n"}),
    "cost": (COST, {"n"}),
    "slots": (SLOTS, {"n"}),
    "health": (HEALTH, {"n"}),
    "ban": (BAN, {"act", "given"}),
    "grant": (GRANT, {"act"}),
    "blank": (BLANK, {"kind"}),
    "shield": (SHIELD, {"from"}),
    "start": (START, set()),
    "swap": (SWAP, {"n", "when"}),
    "share": (SHARE, {"of"}),
    "drawmore": (DRAWMORE, {"n"}),
    "aidmore": (AIDMORE, {"n"}),
    "ignore": (IGNORE, set()),
    "pay": (PAY, {"kind", "n", "when", "cost"}),
    "trap": (TRAP, set()),
    "laboratory": (LABORATORY, set()),
    "tank": (TANK, {"kind"}),
    "shelter": (SHELTER, set()),
    "hospital": (HOSPITAL, set()),
    "survey": (SURVEY, set()),
    "artillery": (ARTILLERY, {"n", "once"}),
    "guard": (GUARD, {"once"}),
    "dodge": (DODGE, {"once"}),
}

_REQUIRED = {"kind", "who", "where", "piece", "act", "of", "from"}


def _kinds(letters: str) -> int:
    """Return a set of resources as bits, or the code of a set that depends on the position."""
    found = {"any": ANY_KIND, "favoured": FAVOURED, "roll": ROLLED}.get(letters)
    return sum(1 << RESOURCES.index(k) for k in letters) if found is None else found


class Row(NamedTuple):
    """One effect as numbers."""

    source: int
    op: int
    what: int
    """Subject of the operation: resources, piece, roll, act, level and so on."""
    n: int
    who: int
    """Target or condition of the operation: who, where, or when."""
    when: int
    price: bool
    """Whether this effect must be paid first."""
    otherwise: bool
    """Whether this effect happens only if the one before it has no effect."""
    once: bool
    """Whether this effect works once a day."""


class Effect(Strict):
    """One effect as a content file states it."""

    op: str
    kind: str | None = None
    n: int = Field(default=1, ge=-3, le=99)
    who: str | None = None
    where: str | None = None
    piece: str | None = None
    roll: str | None = None
    level: int | None = Field(default=None, ge=1, le=6)
    near: bool = False
    act: str | None = None
    of: str | None = None
    from_: str | None = Field(default=None, alias="from")
    given: str | None = None
    when: str | None = None
    cost: bool = False
    otherwise: bool = False
    once: bool = False

    @model_validator(mode="after")
    def _check_fields(self) -> Effect:
        if self.op not in _OPERATIONS:
            raise ValueError(f"there is no operation {self.op!r}")
        _, fields = _OPERATIONS[self.op]
        written = {"from" if f == "from_" else f for f in self.model_fields_set} - {"op"}
        strange = written - fields
        if strange:
            raise ValueError(f"{self.op} does not take {', '.join(sorted(strange))}")
        missing = (fields & _REQUIRED) - written
        if missing:
            raise ValueError(f"{self.op} needs {', '.join(sorted(missing))}")
        for value, words in (
            (self.who, _WHO), (self.where, _WHERE), (self.piece, _PIECES), (self.roll, _ROLLS),
            (self.act, _ACTS), (self.of, _OF), (self.from_, _FROM), (self.given, _GIVEN),
            (self.when, _WHEN),
        ):  # fmt: skip
            if value is not None and value not in words:
                raise ValueError(f"{self.op}: {value!r} is not one of: {', '.join(words)}")
        whole = ("any", "favoured", "roll")
        if self.kind and self.kind not in whole and not set(self.kind) <= set(FACES):
            raise ValueError(f"{self.op}: {self.kind!r} is no set of the letters {FACES}")
        return self

    def row(self, source: int) -> Row:
        """Return this effect as numbers."""
        code = _OPERATIONS[self.op][0]
        what, who = 0, 0
        if code in (GAIN, PAY, TANK):
            what = _kinds(self.kind or "")
        elif code in (FIX, BLANK, WILD):
            what = FACES.index(self.kind or "K")
        elif code in (KILL, STALL, CALM, RILE):
            what, who = self.level or ANY_LEVEL, int(self.near)
        elif code in (DICE, REROLL):
            what = _ROLLS.get(self.roll or "any", ANY_ROLL)
        for value, words in (
            (self.piece, _PIECES), (self.act, _ACTS), (self.of, _OF), (self.from_, _FROM),
        ):  # fmt: skip
            what = words[value] if value is not None else what
        if code == EXTRA and self.act == "attack":
            what = EXTRA_ATTACK
        if code == SHARE and self.of == "adjacent":
            what = NEXT_DOOR
        for value, words in ((self.who, _WHO), (self.where, _WHERE), (self.given, _GIVEN)):
            who = words[value] if value is not None else who
        if code == FIX:
            who = _ROLLS.get(self.roll or "any", ANY_ROLL)
        when = _WHEN.get(self.when or "", NOW)
        return Row(source, code, what, self.n, who, when, self.cost, self.otherwise, self.once)


class Sources:
    """Numbered sources of effects; the rows of one source are consecutive."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.spans: list[tuple[int, int]] = []
        """First row of each source, and the row after its last."""

    def add(self, effects: list[Effect], doom: bool = False) -> int:
        """Add a source and return its number.

        The rules do not carry out the modifiers of a Doom card (`doom`); they look them up while
        the card is Active.
        """
        source = len(self.spans)
        first = len(self.rows)
        for effect in effects:
            row = effect.row(source)
            in_force = doom and row.op in MODIFIERS
            self.rows.append(row._replace(when=IN_FORCE) if in_force else row)
        self.spans.append((first, len(self.rows)))
        return source

    def add_all(self, lists: list[list[Effect]]) -> int:
        """Add several sources in order and return the number of the first."""
        return min([self.add(effects) for effects in lists])

    def add_dooms(self, lists: list[list[Effect]]) -> int:
        """Add several Doom cards as sources and return the number of the first."""
        return min([self.add(effects, doom=True) for effects in lists])
