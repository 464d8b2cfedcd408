"""Models of the view and the previews of Outbreak that the server sends to the client."""

from __future__ import annotations

from pydantic import BaseModel

from holdfast.kernel.screen_view import ScreenView
from holdfast.kernel.wording import PreviewLine, Words


class HordeView(Words):
    """A horde on a hex; a face-down one shows its card only if it is `known`."""

    hex: int
    face_up: bool
    known: bool
    card: int | None
    """Number of the card in events."""
    id: str | None
    kind: str | None
    level: int | None
    """9 for a Final Encounter."""
    resistance: list[str]
    """Printed symbols, in the letters G B A S E K."""
    needs: list[str]
    """Symbols left after the Laboratory."""
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
    """Number in moves and events."""
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
    """Whether Helpless and Settlers here would die at dusk."""


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
    """Survivor who uses the built schematic today."""
    windows: list[str]
    playable: bool
    """Whether it can be played in the open decision."""


class SurvivorView(Words):
    """A survivor's mat."""

    number: int
    """Number in moves and events."""
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
    """Number of tokens that can be carried now."""
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
    """What is left of the running turn: steps, actions and the like."""

    survivor: str
    steps: int
    developed: bool
    traded: bool
    main: int
    extra_attack: int
    extra_main: int


class NightView(BaseModel):
    """A horde's next move if nothing changes."""

    hex: int
    horde: str
    targets: list[int]
    """Hexes it may enter; if there are several, the team chooses."""
    pushes: bool
    stopped_by: str | None
    """Either bulwark or null."""
    defended: bool
    """Whether an able survivor, a Garrison or a Trap is at the settlement it may enter."""
    helpless: bool
    """Whether it may enter the settlement of the Helpless."""
    percent: int
    """Chance that the best defence stops it, on the path that the team would choose."""


class StakeView(BaseModel):
    """Losses of a night if no roll stops a horde."""

    settlements: int
    wounds: int
    doom: int


class DuskView(BaseModel):
    """A survivor or refugee hurt by fire or contamination tonight if nobody moves."""

    who: str
    """Name of a survivor, `helpless` or `settlers-1`."""
    cause: str
    """Either fire or contam."""
    left: int
    """Health left afterwards; refugees die."""


class AboutView(BaseModel):
    """What the open question is about, for the client to highlight."""

    horde: int | None
    """Hex of a horde."""
    settlement: int | None
    """Hex of a settlement."""
    survivor: str | None
    """Name of a survivor."""


class RefugeeView(BaseModel):
    """The Helpless or a Settlers token."""

    piece: str
    settlement: str
    hex: int
    guarded: bool
    danger: bool
    cause: str | None
    """What would kill them at dusk: fire or contam."""


class DoomView(BaseModel):
    """A Doom card; the id is null if nobody has looked at it."""

    id: str | None
    skills_no: bool


class DayView(BaseModel):
    """A coming day."""

    day: int
    event: str
    reveals: int


class DiceSource(BaseModel):
    """Dice that a component adds to or removes from a roll."""

    key: str
    """Message id of the component's name."""
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
    """Number of dice: rolled, or to be rolled now."""
    thrown: bool
    garrisons: int
    traps: int
    ammo: int
    artillery: bool
    added: list[DiceSource]
    """Sources of the dice beyond the usual three."""
    target: int | None
    """Hex of the horde that is being paid for or attacks."""
    reach: list[int]
    """Hexes of the hordes that an attack may still target."""
    far: list[int]
    """Hexes of hordes in reach at distance 2, which an attack can hit only if it targets them
    alone."""
    may_split: bool
    tokens: dict[str, int]
    """Tokens that the survivors at the place of the roll could add to the dice."""
    wild: bool
    """Whether Gasoline tokens match any resource (Flamethrower)."""


class OutbreakView(ScreenView):
    """Everything on the table."""

    options: dict[str, int | str]
    day: int
    phase: str
    decision: str | None
    asked: int
    """Subject of the open decision: a survivor, a settlement, a level and so on."""
    about: AboutView
    placing: str | None
    """Settlement that is being placed in setup."""
    window: str | None
    waiting: list[int]
    """Seats that hold a card playable in the open window."""
    lead: int
    seats: list[int]
    joining: list[int]
    leaving: list[int]
    exp: int
    exp_locked: bool
    """Whether the Main Base is overrun, so that no Exp can be spent."""
    costs: dict[str, int]
    """Costs of developments for the active survivor, or for the first one."""
    days: list[DayView]
    reveals_left: int
    """Remaining reveals, counting the open one."""
    store: dict[str, int]
    supply: dict[str, int]
    settlements: list[SettlementView]
    edges: list[EdgeView]
    hordes: list[HordeView]
    stack: list[HordeView]
    """Hordes on the Main Base, from top to bottom."""
    drawn_horde: HordeView | None
    deck: int
    deck_bottom: int
    """Number of last cards among which the Final Encounter may be."""
    destroyed: int
    finals_left: int
    unseen: dict[str, int]
    """Hordes that nobody has seen yet, by level."""
    survivors: list[SurvivorView]
    turn: TurnView | None
    dice: DiceView | None
    tonight: list[NightView]
    """Hordes at SWELL: they move in the next Zombie Phase, or still in this one."""
    stake: StakeView
    dusk: list[DuskView]
    later: list[NightView]
    """Hordes at OUTBREAK: they swell first and move one night later."""
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
    """Drawn settlements that are still to be placed in setup."""
    offered_skills: list[str]
    coordinates: list[list[int]]
    """Coordinates q and r of every hex of the board, by its number."""
    outcome: str


class TargetOdds(BaseModel):
    """Chance in percent that a roll defeats a horde, counting tokens in reach."""

    hex: int
    percent: int


class Preview(BaseModel):
    """Effects of a move, shown before it is played."""

    hex: int | None
    survivor: str | None
    chance: float | None
    targets: list[TargetOdds]
    lines: list[PreviewLine]
    final: bool
    """Whether the move cannot be taken back freely, because it rolls, reveals or ends something."""


MODELS = (OutbreakView, Preview)
