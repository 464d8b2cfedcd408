"""Models of the table and of previews that the client of Outlive receives.

The client's types are generated from them.
"""

from __future__ import annotations

from pydantic import BaseModel

from holdfast.kernel.screen_view import ScreenView
from holdfast.kernel.wording import PreviewLine, Words

Tokens = dict[str, int]


class HeroView(BaseModel):
    """A hero on the board. Moves refer to it by `hero`."""

    seat: int
    hero: int
    name: str
    strength: int
    place: str | None
    standing: bool
    spot: int | None
    """Printed number of its spot on the Cargo Ship."""


class WildView(BaseModel):
    """A stack of wild game. `top` is null if it is empty."""

    top: str | None
    endurance: int
    need: int
    """Points that the viewer would have to pay for the top animal now."""
    meat: int
    """Meat that the viewer would get for it, rooms included."""
    left: int
    known: list[str] | None
    """The stack from the top, if the viewer has looked through it."""


class CityView(BaseModel):
    """A city with its equipment on display and its search tiles."""

    display: list[str | None]
    left: int
    open: list[str]
    unseen: dict[str, int]
    """Number of tiles in the stack by kind."""
    known: list[str] | None
    """The stack from the top, if the viewer has looked through it today."""


class SpotView(BaseModel):
    """A spot on the Cargo Ship."""

    number: int
    cans: int
    survivor: bool
    taken: bool


class StrikeView(BaseModel):
    """An event in force that takes tokens or tiles from a place every day."""

    event: str
    count: int


class PlaceView(Words):
    """A place on the ring."""

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
    """Whether the algae can be harvested; null except at the Military Base."""
    heroes: list[HeroView]
    strikes: list[StrikeView]


class ConvoyView(Words):
    """A space on the Convoy board."""

    day: int
    radiation: int
    state: str
    """One of: face-down, in-force, overcome."""
    event: str | None
    points: int
    cost: Tokens
    n: int
    """Number of tokens, tiles or points in the text of the event."""
    today: bool
    by: int | None


class RoomView(BaseModel):
    """A room of a shelter. `kind` is null while it is secret."""

    slot: int
    kind: str | None
    upkeep: int
    spaces: int
    built: bool
    people: int
    full: bool
    used: bool
    usable: bool
    """Whether its ability can be used now, in Night step 5."""


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
    """The Supplies that a shelter needs tonight, computed from the current position."""

    rooms: list[int]
    """Upkeep of each room with survivors."""
    upkeep: int
    rows: int
    total: int
    missing: int
    """Supplies that are missing. Each missing one loses a survivor."""
    spare: int
    """Supplies that would be left over."""
    condensed: int
    """Today's Water from rooms, which has no tokens."""
    paid: bool
    """Whether tonight's bill is paid, so that the numbers are those of the next bill."""


class RadiationView(BaseModel):
    """Tonight's radiation and its effects, computed from the current position."""

    level: int
    absorbed: int
    rise: int
    """Number of steps that the gauge would rise."""
    lost: int
    """Number of survivors that the skull would take."""


class LeaderView(BaseModel):
    """A leader card."""

    id: str
    age: int
    places: list[str]
    goods: Tokens
    equipment: str


class PlayerView(Words):
    """A player with the shelter, the equipment and the heroes."""

    seat: int
    colour: str
    leader: LeaderView | None
    other_leader: LeaderView | None
    """The other leader to choose from, later the one put back. Only its owner knows it."""
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
    """Current Survival Points by category and in total."""
    heroes: list[HeroView]
    idle: int
    passed: bool
    """Whether the player has passed in Night step 1."""
    looked: list[str]
    """The places whose stack of tiles this player has looked through and still knows."""

    def with_box(self, other_leader: LeaderView | None, discarded: list[str]) -> PlayerView:
        """Return a copy for the owner, with the leader and the rooms put back into the box."""
        return self.model_copy(update={"other_leader": other_leader, "discarded": discarded})


class VisitView(BaseModel):
    """The current visit of a hero."""

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
    """One of: hunger, skull, event."""
    left: int
    """Number of survivors who still have to leave."""


class RankView(BaseModel):
    """A line of the final ranking, with the points by category."""

    seat: int
    place: int
    points: dict[str, int]
    supplies: int
    goods: int
    tie: str | None
    """Tie breaker against the next player with the same points."""


class OutliveView(ScreenView):
    """Everything that a viewer sees of the table."""

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
    """Search tiles drawn for a leader during the setup."""
    reserve: Tokens
    survivors: int
    """Number of survivors in the reserve."""
    deck: int
    discard: dict[str, int]
    ranking: list[RankView]


class VictimView(BaseModel):
    """A hero that would be put under Pressure."""

    seat: int
    hero: int
    pressure: int
    munitions: int
    """Munitions with which its owner could refuse."""


class HuntView(BaseModel):
    """A possible payment for a hunt, and its Meat."""

    animal: str
    need: int
    points: int
    munitions: int
    weapons: list[str]
    meat: int


class Preview(BaseModel):
    """The effects of a move, shown before it is played."""

    hero: int | None
    place: str | None
    """Place where the screen shows the move."""
    slot: int | None
    """Room (0 to 6) or Airlock (7) where the screen shows the move."""
    spot: int | None
    steps: int
    pressure: int
    victims: list[VictimView]
    points: int
    """Action Points of the hero."""
    take: Tokens
    hunt: HuntView | None
    missing: int
    """Supplies missing tonight after the move."""
    lines: list[PreviewLine]
    final: bool
    """Whether it cannot be undone freely because it reveals something or another player is next."""


MODELS = (OutliveView, Preview)
