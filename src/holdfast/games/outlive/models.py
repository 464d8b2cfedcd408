"""The models of what a screen shows: the client's types are made from them."""

from __future__ import annotations

from pydantic import BaseModel

from holdfast.kernel.screen_view import ScreenView
from holdfast.kernel.wording import PreviewLine, Words

Tokens = dict[str, int]


class HeroView(BaseModel):
    """A hero on the board. `hero` is what moves call it by."""

    seat: int
    hero: int
    name: str
    strength: int
    place: str | None
    standing: bool
    spot: int | None
    """On the Cargo Ship: the printed number of its spot."""


class WildView(BaseModel):
    """A stack of wild game. `top` is null when it is empty."""

    top: str | None
    endurance: int
    need: int
    """What the viewer would have to pay for it now."""
    meat: int
    """What it would give the viewer, rooms included."""
    left: int
    known: list[str] | None
    """The whole stack from the top, if the viewer has looked through it."""


class CityView(BaseModel):
    """A city: equipment on display, and its search tiles."""

    display: list[str | None]
    left: int
    open: list[str]
    unseen: dict[str, int]
    """What is left in the stack, in some order."""
    known: list[str] | None
    """The stack from the top, if the viewer has looked through it today."""


class SpotView(BaseModel):
    """A spot of the Cargo Ship."""

    number: int
    cans: int
    survivor: bool
    taken: bool


class StrikeView(BaseModel):
    """An event in force that takes something from a place every day."""

    event: str
    count: int


class PlaceView(Words):
    """A place of the ring."""

    id: str
    kind: str
    x: int
    y: int
    neighbours: list[str]
    resource: str | None
    stock: int
    cap: int
    wild: WildView | None
    city: CityView | None
    spots: list[SpotView]
    algae: bool | None
    """At the Military Base: whether the algae can be harvested."""
    heroes: list[HeroView]
    strikes: list[StrikeView]


class ConvoyView(Words):
    """A space of the Convoy board."""

    day: int
    radiation: int
    state: str
    """face-down, in-force or overcome"""
    event: str | None
    points: int
    cost: Tokens
    n: int
    """How much it takes, where it takes something."""
    today: bool
    by: int | None


class RoomView(BaseModel):
    """A room of a shelter; its kind is null while it is secret."""

    slot: int
    kind: str | None
    upkeep: int
    spaces: int
    built: bool
    people: int
    full: bool
    used: bool
    usable: bool
    """Whether it offers something right now in Night step 5."""


class EquipmentView(BaseModel):
    """A tile of equipment beside a shelter."""

    id: str
    repaired: bool
    used: bool
    cost: Tokens
    symbol: str
    half: str
    paired: bool


class BillView(BaseModel):
    """Tonight's bill, as things stand now."""

    rooms: list[int]
    """The upkeep of each room that holds anybody."""
    upkeep: int
    rows: int
    total: int
    missing: int
    """Survivors that would be lost."""
    spare: int
    """Supplies that would be left."""
    condensed: int
    """Water of today that is no token."""
    paid: bool
    """Tonight's is paid already: what is said here is the next one."""


class RadiationView(BaseModel):
    """Tonight's radiation, as things stand now."""

    level: int
    absorbed: int
    rise: int
    """How far the gauge would rise."""
    lost: int
    """Survivors that the skull would take."""


class LeaderView(BaseModel):
    """A leader card."""

    id: str
    age: int
    places: list[str]
    goods: Tokens
    equipment: str


class PlayerView(Words):
    """A shelter and what lies beside it."""

    seat: int
    colour: str
    leader: LeaderView | None
    other_leader: LeaderView | None
    """Known to its owner alone: during the draft the other choice, then the one put back."""
    hand: list[str]
    discarded: list[str]
    store: Tokens
    supplies: int
    people: int
    airlock: int
    airlock_spaces: int
    rows: list[int]
    """Survivors in each row of the Airlock."""
    row_spaces: list[int]
    rooms: list[RoomView]
    broken: list[EquipmentView]
    repaired: list[EquipmentView]
    caught: dict[str, int]
    gauge: int
    events: list[str]
    price_of_room: int
    bill: BillView
    radiation: RadiationView
    points: dict[str, int]
    """Survival Points as things stand now, by category and in all."""
    heroes: list[HeroView]
    idle: int
    passed: bool
    """In Night step 1."""
    looked: list[str]
    """Places whose stacks this player has looked through and still knows."""

    def with_box(self, other_leader: LeaderView | None, discarded: list[str]) -> PlayerView:
        """The same for its owner, who knows what was put back."""
        return self.model_copy(update={"other_leader": other_leader, "discarded": discarded})


class VisitView(BaseModel):
    """The visit of a hero that is going on."""

    seat: int
    hero: int
    place: str
    points: int
    hunted: bool
    dam_open: bool
    free_searches: int
    prey: str | None
    victim: int | None
    pressure: int


class LossView(BaseModel):
    """Survivors who are leaving a shelter."""

    seat: int
    cause: str
    """hunger, skull or event."""
    left: int
    """How many, with the one that is being asked for."""


class RankView(BaseModel):
    """A line of the final ranking, category by category."""

    seat: int
    place: int
    points: dict[str, int]
    supplies: int
    goods: int
    tie: str | None
    """What set this player apart from the next one with the same points."""


class OutliveView(ScreenView):
    """Everything on the table."""

    options: dict[str, int | str]
    day: int
    days: int
    phase: str
    step: str
    lap: int
    night_step: int
    turn: int | None
    first_player: int
    first_known: bool
    day_starter: int
    order: list[int]
    convoy: list[ConvoyView]
    places: list[PlaceView]
    players: list[PlayerView]
    visit: VisitView | None
    loss: LossView | None
    drawn: list[str]
    """Search tiles drawn for a leader during setup."""
    reserve: Tokens
    survivors: int
    """In the reserve."""
    deck: int
    discard: dict[str, int]
    ranking: list[RankView]


class VictimView(BaseModel):
    """A hero that would be put under Pressure."""

    seat: int
    hero: int
    pressure: int
    munitions: int
    """What its owner could refuse with."""


class HuntView(BaseModel):
    """How a hunt could be paid, and what it would give."""

    animal: str
    need: int
    points: int
    munitions: int
    weapons: list[str]
    meat: int


class Preview(BaseModel):
    """What a move would do, before it is played."""

    hero: int | None
    place: str | None
    """The place that the move points at."""
    slot: int | None
    """The room (0 to 6) or the Airlock (7) that it points at."""
    spot: int | None
    steps: int
    pressure: int
    victims: list[VictimView]
    points: int
    """Action Points that the hero would have."""
    take: Tokens
    hunt: HuntView | None
    missing: int
    """Tonight's shortage after it."""
    lines: list[PreviewLine]
    final: bool
    """Whether it cannot be taken back freely: it reveals something or others act next."""


MODELS = (OutliveView, Preview)
