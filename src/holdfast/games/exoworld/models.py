"""What a screen of Exoworld is told, part by part."""

from __future__ import annotations

from pydantic import BaseModel

from holdfast.kernel.screen_view import ScreenView
from holdfast.kernel.wording import PreviewLine

WARNING, ALARM = 8, 2  # turns to defeat at which the clock is tinted, and turns red


class GaugeView(BaseModel):
    """One resource: supply, level, and what the next Resource Update makes of it."""

    resource: str
    supply: int
    next: int
    """The supply after the next update: production and leaks, never the unknown event."""
    level: int
    raw_level: int
    start_level: int
    leaks: int
    held: bool
    short: int
    """How much of the next update the Emergency supply must pay."""


class EmergencyView(BaseModel):
    """The Emergency supply."""

    supply: int
    next: int
    tokens: int


class ForecastView(BaseModel):
    """The end of a turn to come, if nothing changes."""

    turn: int
    supplies: list[int]
    short: list[int]
    emergency: int


class ClockView(BaseModel):
    """What kills us first."""

    turns: list[ForecastView]
    dry: dict[str, int]
    """For each resource that runs short, the turn in which it first does."""
    defeat: int | None
    mood: str
    """calm, tinted or alarm."""


class LocationView(BaseModel):
    """A location of the base."""

    cell: int
    x: int
    y: int
    module: str | None
    """The card, or null for the Home Base."""
    colour: str | None
    effects: dict[str, int]
    """As printed, with the planet's numbers filled in."""
    contributes: dict[str, int]
    """What it does now."""
    working: bool
    frozen: bool
    tokens: dict[str, int]
    pawns: list[int]


class SpaceView(BaseModel):
    """An empty space next to the base."""

    cell: int
    x: int
    y: int


class CardView(BaseModel):
    """A kind of Player card."""

    type: str
    """module, item or protocol."""
    colour: str
    """red, blue, green, yellow, wild or none."""
    cost: list[str]
    effects: dict[str, int]
    place: str
    timing: str | None
    blocked: bool
    """Whether a lasting effect forbids its effect."""


class IssueView(BaseModel):
    """A Health Issue and how far its cure has come."""

    issue: str
    colour: str
    have: int
    need: int


class SkillView(BaseModel):
    """A character's skill."""

    type: str
    """passive, free or action."""
    state: str
    """ready, used or sick."""


class CrewView(BaseModel):
    """A character on the base."""

    crew: int
    seat: int
    role: str
    colour: str
    cell: int
    speed: int
    printed_speed: int
    hand_limit: int
    printed_limit: int
    fatigue: bool
    issues: list[IssueView]
    skill: SkillView


class PlayerView(BaseModel):
    """A player and what is known of the hand."""

    seat: int
    hand: list[str] | None
    """Sorted by kind; null where it is hidden from this viewer."""
    ready: list[str]
    """The cards that could be used now, or in the player's next turn; none of a hidden hand."""
    classes: dict[str, int]
    cards: int
    limit: int
    leaving: bool


class PileView(BaseModel):
    """A block of five Event cards."""

    left: int
    critical_out: bool
    critical_at: int | None
    """Which of its five the Critical card was, where the Event discard shows it."""


class EventsView(BaseModel):
    """The Event deck: blocks, known cards, odds."""

    left: int
    blocks: list[PileView]
    known: dict[int, str]
    """Cards that the viewer has seen, by position from the top."""
    discard: list[str]
    revealed: str | None
    severity: str | None
    cancelled: bool
    critical_next: int
    """Chance in percent that the next card is Critical."""
    critical_within_3: int


class LastingView(BaseModel):
    """A lasting effect and the turn with whose end it ends."""

    code: str
    crew: int
    until_turn: int


class DeployView(BaseModel):
    """A Deploy that is being paid for."""

    module: str
    cell: int
    cost: list[str]
    picked: list[str]
    credits: int
    any_card: bool


class OfferView(BaseModel):
    """A transfer that waits for an answer."""

    giver: int
    receiver: int
    card: str | None
    colour: str
    enables: list[str]
    """What its receiver could use with it and cannot without it."""


class CargoView(BaseModel):
    """Shared Cargo under way; null is still to be chosen."""

    holder: int
    giver: int | None
    receiver: int | None
    given: int


class QuestionView(BaseModel):
    """The open decision in more detail than its id."""

    about: str
    """Which question it is: the id of the decision, or what in particular it asks."""
    token: str | None = None
    """The token to be placed."""
    cell: int | None = None
    """The location that it is about."""
    crew: int | None = None
    """The pawn that is to move."""
    card: str | None = None
    """The Protocol that is asked for."""
    amount: int = 0
    """How many tokens or cards it is still about, or what a supply gains."""


class ScenarioView(BaseModel):
    """The planet."""

    id: str
    planet: str
    stars: int
    conditions: dict[str, int]
    start_levels: list[int]
    protocols: int


class ExoworldView(ScreenView):
    """Everything on the table."""

    options: dict[str, int | str]
    scenario: ScenarioView
    turn: int
    step: str
    """setup, w1, actions, event, w3, update, end or over."""
    active: int
    actions: int
    actions_left: int
    at_goal: int
    """How many of the four levels are 0 or more."""
    gauges: list[GaugeView]
    emergency: EmergencyView
    clock: ClockView
    locations: list[LocationView]
    spaces: list[SpaceView]
    crew: list[CrewView]
    players: list[PlayerView]
    hands_hidden: bool
    transfers_barred: bool
    protocols_barred: bool
    row: list[str]
    row_size: int
    deck: int
    discard: list[str]
    spent: list[str]
    unused: int
    aside: list[str] | None
    """Cards laid aside by a survey; null where this viewer may not see them."""
    looked_at: int
    events: EventsView
    lasting: list[LastingView]
    stock: dict[str, int]
    question: QuestionView | None
    """What the open decision is about; null where this viewer may not know it."""
    deploy: DeployView | None
    offer: OfferView | None
    cargo: CargoView | None
    dealt: dict[int, list[str]]
    """Characters to choose from, by seat."""
    prefab: int
    architect: int
    free_deploys: int
    played: list[str]
    declined: list[str]
    refusals: int
    waiting: int
    outcome: str | None
    """won or lost."""
    cards: dict[str, CardView]


class Preview(BaseModel):
    """What a move would do, before it is played."""

    cell: int | None
    """The space that the move points at: the screen shows it there."""
    card: str | None
    seat: int | None
    cost: int
    """Actions."""
    levels: list[int] | None
    """The four levels afterwards, where they change."""
    supplies: list[int] | None
    """The supplies after the next update, where the levels change."""
    at_goal: int | None
    defeat: int | None
    """The turn of defeat afterwards, where that changes."""
    payment: list[str]
    """A payment to propose; slots beyond it go unpaid by credits."""
    payments: list[list[str]]
    """Every set of cards that pays, the proposed one first."""
    wins: bool
    lines: list[PreviewLine]
    final: bool
    """Whether it cannot be taken back freely: it draws, reveals or hands over."""


MODELS = (ExoworldView, Preview)
