"""Models of the view and the previews of Exoworld that the server sends to the client."""

from __future__ import annotations

from pydantic import BaseModel

from holdfast.kernel.screen_view import ScreenView
from holdfast.kernel.wording import PreviewLine

WARNING, ALARM = 8, 2  # turns before defeat at which the clock is tinted and turns red


class GaugeView(BaseModel):
    """One resource: supply, level, and forecast for the next Resource Update."""

    resource: str
    supply: int
    next: int
    """Supply after the next update, with production and leaks but without the unknown event."""
    level: int
    raw_level: int
    start_level: int
    leaks: int
    held: bool
    short: int
    """Part of the next update that the Emergency supply must pay."""


class EmergencyView(BaseModel):
    """The Emergency supply."""

    supply: int
    next: int
    tokens: int


class ForecastView(BaseModel):
    """Forecast of the end of a coming turn if nothing changes."""

    turn: int
    supplies: list[int]
    short: list[int]
    emergency: int


class ClockView(BaseModel):
    """Forecast of defeat, turn by turn."""

    turns: list[ForecastView]
    dry: dict[str, int]
    """For each resource that runs short, the first turn in which it does."""
    defeat: int | None
    mood: str
    """One of calm, tinted, alarm."""


class LocationView(BaseModel):
    """A location of the base."""

    cell: int
    x: int
    y: int
    module: str | None
    """Id of the module card, or null for the Home Base."""
    colour: str | None
    effects: dict[str, int]
    """Printed effects, with the planet's numbers filled in."""
    contributes: dict[str, int]
    """Effects that count now."""
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
    """One of module, item, protocol."""
    colour: str
    """One of red, blue, green, yellow, wild, none."""
    cost: list[str]
    effects: dict[str, int]
    place: str
    timing: str | None
    blocked: bool
    """Whether a lasting effect forbids its effect."""


class IssueView(BaseModel):
    """A Health Issue, with the cards in hand and the cards needed to cure it."""

    issue: str
    colour: str
    have: int
    need: int


class SkillView(BaseModel):
    """A character's skill."""

    type: str
    """One of passive, free, action."""
    state: str
    """One of ready, used, sick."""


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
    """A player, with the hand as far as the viewer may know it."""

    seat: int
    hand: list[str] | None
    """Cards sorted by kind; null if hidden from this viewer."""
    ready: list[str]
    """Cards that could be used now or in the player's next turn; empty for a hidden hand."""
    classes: dict[str, int]
    cards: int
    limit: int
    leaving: bool


class PileView(BaseModel):
    """A block of five Event cards."""

    left: int
    critical_out: bool
    critical_at: int | None
    """Place of the Critical card among the five, if the discard pile shows it."""


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
    """A lasting effect, and the turn at whose end it ends."""

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
    """Cards that the offered card would make usable for its receiver."""


class CargoView(BaseModel):
    """Shared Cargo in progress; null means still to be chosen."""

    holder: int
    giver: int | None
    receiver: int | None
    given: int


class QuestionView(BaseModel):
    """The open decision in more detail than its id."""

    about: str
    """Kind of question: the id of the decision, or a more specific name."""
    token: str | None = None
    """Token to be placed."""
    cell: int | None = None
    """Location in question."""
    crew: int | None = None
    """Pawn that is to move."""
    card: str | None = None
    """Protocol that is requested."""
    amount: int = 0
    """Number of tokens or cards still to choose, or gain of a supply."""


class ScenarioView(BaseModel):
    """The planet."""

    id: str
    planet: str
    stars: int
    conditions: dict[str, int]
    start_levels: list[int]
    protocols: int


class ExoworldView(ScreenView):
    """Everything on the table, as one viewer may know it."""

    options: dict[str, int | str]
    scenario: ScenarioView
    turn: int
    step: str
    """One of setup, w1, actions, event, w3, update, end, over."""
    active: int
    actions: int
    actions_left: int
    at_goal: int
    """Number of levels that are 0 or more."""
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
    """Cards set aside by a survey; null if this viewer may not see them."""
    looked_at: int
    events: EventsView
    lasting: list[LastingView]
    stock: dict[str, int]
    question: QuestionView | None
    """The open decision; null if this viewer may not know it."""
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
    """Either won or lost; null while the game runs."""
    cards: dict[str, CardView]


class Preview(BaseModel):
    """Effects of a move, shown before it is played."""

    cell: int | None
    """Space at which the client shows the preview."""
    card: str | None
    seat: int | None
    cost: int
    """Number of actions."""
    levels: list[int] | None
    """The four levels afterwards, if they change."""
    supplies: list[int] | None
    """Supplies after the next update, if the levels change."""
    at_goal: int | None
    defeat: int | None
    """Turn of defeat afterwards, if it changes."""
    payment: list[str]
    """Proposed payment; credits cover the slots beyond it."""
    payments: list[list[str]]
    """All sets of cards that pay, the proposed one first."""
    wins: bool
    lines: list[PreviewLine]
    final: bool
    """Whether the move cannot be taken back freely, because it draws, reveals or hands over cards.
    """


MODELS = (ExoworldView, Preview)
