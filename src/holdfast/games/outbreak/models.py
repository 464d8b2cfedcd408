"""What a screen is sent of Outbreak: the models of its view and of its previews."""

from __future__ import annotations

from pydantic import BaseModel

from holdfast.kernel.screen_view import ScreenView
from holdfast.kernel.wording import PreviewLine, Words


class HordeView(Words):
    """A horde on a hex. Face down only `known` ones show what they are."""

    hex: int
    face_up: bool
    known: bool
    card: int | None
    """Its number in events."""
    id: str | None
    kind: str | None
    level: int | None
    """9 for a Final Encounter."""
    resistance: list[str]
    """Printed symbols, in the letters G B A S E K."""
    needs: list[str]
    """What is left of them after the Laboratory."""
    meeple: str | None
    contamination: str | None
    fallout: str | None
    twice: bool
    hits: int
    acted: bool
    stalled: bool


class SettlementView(Words):
    """A hex of the city."""

    number: int
    """As moves and events call it."""
    id: str
    hex: int
    skill_class: str | None
    passive: bool
    aids: int
    overrun: bool
    power: bool
    pieces: dict[str, int]
    fortress_down: bool
    defended: bool
    danger: bool
    """Helpless and Settlers here would die at dusk."""


class EdgeView(Words):
    """A hex around the city: with a horde, or an Open Space."""

    hex: int
    open_space: bool
    founding: bool
    """Whether Settlers could found a settlement here."""


class CardView(BaseModel):
    """A Fortune card in a hand."""

    id: str
    count: int
    schematic: bool
    built: bool
    user: str | None
    """Who uses the built schematic today."""
    windows: list[str]
    playable: bool
    """Whether it can be played in the open decision."""


class SurvivorView(Words):
    """A survivor's mat."""

    number: int
    """As moves and events call them."""
    id: str
    name: str
    seat: int
    settlement: str
    hex: int
    favoured: str
    wounds: int
    health: int
    down: bool
    goods: dict[str, int]
    slots: int
    """Tokens that can be carried now."""
    trap: bool
    tank: bool
    hand: list[CardView]
    hand_size: int
    hand_limit: int
    skills: list[str]
    activated: bool
    active: bool
    movement: int
    steps_left: int
    used: list[int]
    """Abilities used today, by their numbers in moves."""


class TurnView(BaseModel):
    """What is left of the turn that is going on."""

    survivor: str
    steps: int
    developed: bool
    traded: bool
    main: int
    extra_attack: int
    extra_main: int


class NightView(BaseModel):
    """What a horde will do when it moves next, if nothing changes."""

    hex: int
    horde: str
    targets: list[int]
    """Hexes it may enter; several: the team chooses."""
    pushes: bool
    stopped_by: str | None
    """bulwark, or nothing."""
    defended: bool
    """An able survivor, a Garrison or a Trap is there."""
    helpless: bool
    """It may enter the Helpless' settlement."""
    percent: int
    """How likely the best defence there stops it, on the way that the team would choose."""


class StakeView(BaseModel):
    """What a night would cost if no roll stopped anything."""

    settlements: int
    wounds: int
    doom: int


class DuskView(BaseModel):
    """Somebody whom fire or contamination would hurt tonight if nobody moved."""

    who: str
    """A survivor's name, `helpless` or `settlers-1`."""
    cause: str
    """fire or contam."""
    left: int
    """Health left then; refugees die."""


class AboutView(BaseModel):
    """What the open question is about, for screens that light it."""

    horde: int | None
    """The hex of a horde."""
    settlement: int | None
    """The hex of a settlement."""
    survivor: str | None
    """The name of a survivor."""


class RefugeeView(BaseModel):
    """The Helpless or a Settlers token."""

    piece: str
    settlement: str
    hex: int
    guarded: bool
    danger: bool
    cause: str | None
    """fire or contam: what would kill them at dusk."""


class DoomView(BaseModel):
    """A Doom card; of a Drawn one nobody has looked at only its place is known."""

    id: str | None
    skills_no: bool


class DayView(BaseModel):
    """A coming day."""

    day: int
    event: str
    reveals: int


class DiceSource(BaseModel):
    """Dice of a roll that something adds or takes away."""

    key: str
    """The message that names it."""
    dice: int


class DiceView(BaseModel):
    """A roll on the table."""

    roll: str
    survivor: str | None
    settlement: str
    faces: dict[str, int]
    blank: list[str]
    """Faces that match nothing today."""
    doom_die: str
    dice: int
    """How many would be rolled now (before the throw)."""
    thrown: bool
    garrisons: int
    traps: int
    ammo: int
    artillery: bool
    added: list[DiceSource]
    """Where the dice beyond the usual three come from, or go."""
    target: int | None
    """The hex of the horde that is being paid for or attacks."""
    reach: list[int]
    """Hexes of the hordes that an attack may still be aimed at."""
    far: list[int]
    """Those of them at distance 2, which only an attack on them alone can hit."""
    may_split: bool
    tokens: dict[str, int]
    """What the survivors there could add to the dice."""
    wild: bool
    """Gasoline tokens match any resource (Flamethrower)."""


class OutbreakView(ScreenView):
    """Everything on the table."""

    options: dict[str, int | str]
    day: int
    phase: str
    decision: str | None
    asked: int
    """What the open decision is about: a survivor, a settlement, a level ..."""
    about: AboutView
    placing: str | None
    """The settlement that is being laid in setup."""
    window: str | None
    waiting: list[int]
    """Seats that hold a card playable in the open window."""
    lead: int
    seats: list[int]
    joining: list[int]
    leaving: list[int]
    exp: int
    exp_locked: bool
    """The Main Base is overrun: no Exp can be spent."""
    costs: dict[str, int]
    """What developments cost the active survivor, or anybody."""
    days: list[DayView]
    reveals_left: int
    """With the one that is being asked for."""
    store: dict[str, int]
    supply: dict[str, int]
    settlements: list[SettlementView]
    edges: list[EdgeView]
    hordes: list[HordeView]
    stack: list[HordeView]
    """The hordes on the Main Base, from top to bottom."""
    drawn_horde: HordeView | None
    deck: int
    deck_bottom: int
    """How many of the last cards may hide the Final Encounter."""
    destroyed: int
    finals_left: int
    unseen: dict[str, int]
    """Hordes nobody has seen yet, by level."""
    survivors: list[SurvivorView]
    turn: TurnView | None
    dice: DiceView | None
    tonight: list[NightView]
    """Hordes at SWELL: they move in the next Zombie Phase, or still in this one."""
    stake: StakeView
    dusk: list[DuskView]
    later: list[NightView]
    """Hordes at OUTBREAK: they swell first and take this way a night later."""
    helpless: RefugeeView
    settlers: list[RefugeeView]
    doom_active: list[DoomView]
    doom_drawn: list[DoomView]
    effects: list[str]
    """Lasting contaminations of hordes in play."""
    laboratory: list[str]
    unused: list[str]
    """Settlements that are not in the city."""
    to_place: list[str]
    """Setup: drawn settlements that are still to be laid."""
    offered_skills: list[str]
    coordinates: list[list[int]]
    """q and r of every hex of the board, by its number."""
    outcome: str


class TargetOdds(BaseModel):
    """How likely a roll defeats a horde, tokens in reach included."""

    hex: int
    percent: int


class Preview(BaseModel):
    """What a move would do, before it is played."""

    hex: int | None
    survivor: str | None
    chance: float | None
    targets: list[TargetOdds]
    lines: list[PreviewLine]
    final: bool
    """Whether it cannot be taken back freely: it rolls, reveals or ends something."""


MODELS = (OutbreakView, Preview)
