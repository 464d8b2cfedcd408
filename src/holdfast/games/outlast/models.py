"""Models of the table and of previews that the client of Outlast receives."""

from __future__ import annotations

from pydantic import BaseModel

from holdfast.kernel.screen_view import ScreenView
from holdfast.kernel.wording import PreviewLine, Words


class StructureView(BaseModel):
    """A settlement or workshop structure on a tile."""

    kind: str
    owner: int


class TileView(Words):
    """A tile. While it is face down, only its number and coordinates are known."""

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
    """A meeple. Moves refer to it by `slot`; `id` is the name that players see."""

    id: str
    seat: int
    slot: int
    tile: int
    resources: int
    prey: int
    hidden: bool
    cornered: bool
    eats: bool
    """Whether it would eat if its owner's turn ended now and meals went out in slot order."""
    may_starve: bool
    """Whether its owner's meeples on its tile have too few meals for all of them."""


class PlayerView(Words):
    """A player with its meeples."""

    seat: int
    alive: bool
    people: int
    settlements: int
    legacy: int
    prey: int
    resources: int
    would_starve: int
    would_fight: int
    """Number of cornered meeples, which would have to fight if the turn ended now."""
    supply: dict[str, int]
    meeples: list[MeepleView]


class FightView(BaseModel):
    """A fight between meeples. In a blind fight `added` is null while it is secret."""

    attacker: str
    defender: str
    seats: list[int]
    tile: int
    rolls: list[int]
    added: list[int | None]
    purses: list[int]
    """Resources that each side can still add: those that its meeples carry on the tile."""
    speaker: int | None


class DroppingView(BaseModel):
    """Goods that a full tile passes to a neighbour."""

    meeple: str
    goods: str
    tile: int


class MealView(BaseModel):
    """A meal with too little food for all meeples on a tile."""

    tile: int
    meals: int
    """Number of meals that are left."""
    fed: list[str]
    """Meeples that have eaten."""


class CountsView(BaseModel):
    """Totals on the board, and the changes that the next board turn would bring."""

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
    """One of: survived, last-alive, legacy, people, prey, resources, shared, out, no-survivors."""
    out_round: int | None


class EndingView(BaseModel):
    """How the game ended."""

    winners: list[int]
    """Seats of the winners; empty if the wild has won."""
    reason: str
    """`wild`, or the reason for the first place."""
    round: int


class OutlastView(ScreenView):
    """Everything that a viewer sees of the table."""

    options: dict[str, int | str]
    round: int
    final_round: int
    wind: int
    next_wind: int
    order: list[int]
    """Living seats in turn order of this round."""
    done: list[int]
    """Seats whose turn in this round is over."""
    turn: int | None
    """Seat whose turn it is; null during the board turn and after the end."""
    step: str
    """Step of the round: act, forced-fights, meal, arrivals, ... or over."""
    actions_left: int
    actions: int
    """Number of actions at the start of the turn."""
    radius: int
    tiles: list[TileView]
    players: list[PlayerView]
    counts: CountsView
    unseen: dict[str, int]
    """Number of face-down or set-aside tiles by terrain, from the public tile set."""
    fight: FightView | None
    dropping: DroppingView | None
    meal: MealView | None
    ranking: list[RankView]
    ending: EndingView | None
    rating: str | None
    """Rating of the result of a solo game."""


class Preview(Words):
    """The effects of a move, shown before it is played."""

    meeple: str | None
    """Name of the meeple that acts."""
    tile: int | None
    """Tile where the screen shows the move."""
    target: str | None
    """Name of the rival meeple that is attacked."""
    needs: int | None
    """Lowest die result (1 to 8) that succeeds."""
    chance: float | None
    lines: list[PreviewLine]
    final: bool
    """Whether it cannot be undone freely because it rolls, reveals or ends the turn."""


MODELS = (OutlastView, Preview)
