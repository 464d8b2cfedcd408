"""What a screen is sent of Outlast: the shapes of the table and of a preview."""

from __future__ import annotations

from pydantic import BaseModel

from holdfast.kernel.screen_view import ScreenView
from holdfast.kernel.wording import PreviewLine, Words


class StructureView(BaseModel):
    """A settlement or workshop structure on a tile."""

    kind: str
    owner: int


class TileView(Words):
    """A tile. While it is face down only its number and place are known."""

    number: int
    q: int
    r: int
    face_up: bool
    terrain: str | None
    resources: int
    prey: int
    wolf: bool
    spill_to: int | None
    structures: list[StructureView]


class MeepleView(Words):
    """A meeple. `slot` is what moves call it by; `id` is its name for people."""

    id: str
    seat: int
    slot: int
    tile: int
    resources: int
    prey: int
    hidden: bool
    cornered: bool
    eats: bool
    """Whether there would be a meal for it if its owner's turn ended now (first come)."""
    may_starve: bool
    """Whether its companions and it have fewer meals than mouths."""


class PlayerView(Words):
    """A player's people at a glance."""

    seat: int
    alive: bool
    people: int
    settlements: int
    legacy: int
    prey: int
    resources: int
    would_starve: int
    would_fight: int
    """Cornered meeples that would have to fight if the turn ended now."""
    supply: dict[str, int]
    meeples: list[MeepleView]


class FightView(BaseModel):
    """A fight between meeples; in a blind one `added` is null while the viewer may not know it."""

    attacker: str
    defender: str
    seats: list[int]
    tile: int
    rolls: list[int]
    added: list[int | None]
    purses: list[int]
    """Resources that each side could still add: what its people carry on the tile."""
    speaker: int | None


class DroppingView(BaseModel):
    """Goods that a full tile sends on."""

    meeple: str
    goods: str
    tile: int


class MealView(BaseModel):
    """A pot that is too small."""

    tile: int
    meals: int
    """That nobody has been given yet."""
    fed: list[str]
    """Meeples that have eaten from it."""


class CountsView(BaseModel):
    """What is on the board in all, and what the next board turn would add."""

    prey: int
    wolves: int
    people: int
    under_snow: int
    next_prey: int
    next_wolves: int


class RankView(BaseModel):
    """A line of the final ranking, with the reason for the place."""

    seat: int
    place: int
    alive: bool
    legacy: int
    people: int
    settlements: int
    prey: int
    resources: int
    reason: str
    """survived, last-alive, legacy, people, prey, resources, shared, out or no-survivors."""
    out_round: int | None


class EndingView(BaseModel):
    """How the game ended."""

    winners: list[int]
    """Seats; none where the wild has won."""
    reason: str
    """wild, or the reason for the first place."""
    round: int


class OutlastView(ScreenView):
    """Everything on the table."""

    options: dict[str, int | str]
    round: int
    final_round: int
    wind: int
    next_wind: int
    order: list[int]
    """Living seats in turn order of this round."""
    done: list[int]
    """Seats that have had their turn in this round."""
    turn: int | None
    """Whose turn it is; null during the board turn and after the end."""
    step: str
    """Where in the round: act, forced-fights, meal, arrivals, ... or over."""
    actions_left: int
    actions: int
    """How many actions the turn began with."""
    radius: int
    tiles: list[TileView]
    players: list[PlayerView]
    counts: CountsView
    unseen: dict[str, int]
    """Terrains still under the snow or set aside, from the public tile set."""
    fight: FightView | None
    dropping: DroppingView | None
    meal: MealView | None
    ranking: list[RankView]
    ending: EndingView | None
    rating: str | None
    """Solo: the rating of the result."""


class Preview(Words):
    """What a move would do, before it is played."""

    meeple: str | None
    """The meeple that acts."""
    tile: int | None
    """The tile that the move points at: the screen shows it there."""
    target: str | None
    """The rival meeple that is attacked."""
    needs: int | None
    """The least die result (1 to 8) that succeeds."""
    chance: float | None
    lines: list[PreviewLine]
    final: bool
    """Whether it cannot be taken back freely: it rolls, reveals or ends the turn."""


MODELS = (OutlastView, Preview)
