"""The view of Outlast: the model that a screen shows, from one viewer's observation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from holdfast.games.outlast.content import OPTIONS, STRUCTURE_NAMES, TERRAIN_NAMES
from holdfast.games.outlast.content.geometry import COORDINATES, DIRECTION_STEPS
from holdfast.games.outlast.content.names import GOODS, meeple_name
from holdfast.games.outlast.decisions import BOOST, DECISIONS, FEED, SPILL
from holdfast.games.outlast.models import (
    CountsView,
    DroppingView,
    EndingView,
    FightView,
    MealView,
    MeepleView,
    OutlastView,
    PlayerView,
    RankView,
    StructureView,
    TileView,
)
from holdfast.games.outlast.rules.board import prey_multiply, wolves_move, wolves_multiply
from holdfast.games.outlast.rules.duel import DEFENDER, purse, speaker
from holdfast.games.outlast.rules.ending import SETTLEMENT, carried, legacy, result, settlements
from holdfast.games.outlast.rules.ground import wind
from holdfast.games.outlast.rules.people import carried_here, is_cornered
from holdfast.games.outlast.rules.setup import wilderness
from holdfast.games.outlast.state import FED, FIGHT_BLIND, PREY, RESOURCE
from holdfast.games.outlast.steps import STEPS
from holdfast.kernel.buffers import first_rows, numbers
from holdfast.kernel.events import silent_log
from holdfast.kernel.memo import cached_part
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY, i4

WORKSHOP = OPTIONS.number("buildings", "workshop")


def view(position: Position, viewer: int) -> OutlastView:
    """Return everything that a screen shows to this viewer, from the viewer's observation."""
    s = position.snapshot
    order = _turn_order(s)
    blows = wind(s)
    ranked = ranking(position) if s.over else []
    return OutlastView.of(
        options=_options(s.options),
        round=s.round,
        final_round=s.last_round,
        wind=blows,
        next_wind=(blows + 1) % len(DIRECTION_STEPS),
        order=order,
        done=_done(s, order),
        turn=None if s.seat == NOBODY else s.seat,
        step=_step(s),
        actions_left=s.actions_left,
        actions=s.actions,
        radius={19: 2, 37: 3, 61: 4}[s.tile_count],
        tiles=_tiles(s),
        players=[_player(s, seat) for seat in range(s.options.players)],
        counts=_counts(s, position),
        unseen=unseen(s),
        fight=_fight(s, viewer) if s.fight.going else None,
        dropping=_dropping_view(s),
        meal=_meal(s),
        ranking=ranked,
        ending=_ending_view(s, ranked) if s.over else None,
        rating=rating(position) if s.over else None,
    )


_options = cached_part(OPTIONS.read)


def view_key(position: Position, viewer: int) -> int:
    """Return the viewer, or `NOBODY` if all viewers with this observation share the view.

    Only the numbers in a blind fight depend on the viewer.
    """
    s = position.snapshot
    return viewer if s.fight.going and s.options.fight_boost == FIGHT_BLIND else NOBODY


def _turn_order(s: Any) -> list[int]:
    players = s.options.players
    seats = [(s.first_seat + k) % players for k in range(players)]
    return [seat for seat in seats if s.players[seat].alive]


def _done(s: Any, order: list[int]) -> list[int]:
    if s.seat == NOBODY:
        return order
    players = s.options.players
    passed = (s.seat - s.first_seat) % players
    return [seat for seat in order if (seat - s.first_seat) % players < passed]


def _step(s: Any) -> str:
    if s.over:
        return "over"
    if s.ask:
        return DECISIONS[s.ask].name
    return STEPS[s.agenda.frames[s.agenda.depth - 1].step].name


def _tiles(s: Any) -> list[TileView]:
    return _tile_views((*s.tiles,)[: s.tile_count], s.face_up, s.wolves, *s.ones, *s.twos)


@cached_part
def _tile_views(tiles: tuple[Any, ...], *marks: int) -> list[TileView]:
    """Return the views of all tiles.

    `marks` are bit sets: face-up tiles, wolves, and the digits of the numbers of goods.
    """
    return [_tile(t, tile, *[mark >> t & 1 for mark in marks]) for t, tile in enumerate(tiles)]


@cached_part
def _tile(t: int, tile: Any, face_up: int, wolf: int, *digits: int) -> TileView:
    """Return the view of a tile. The terrain of a face-down tile is hidden.

    `digits` are the binary digits of the numbers of goods on it.
    """
    q, r = COORDINATES[t]
    ones, twos = digits[:2], digits[2:]
    return TileView(
        number=t,
        q=q,
        r=r,
        face_up=bool(face_up),
        terrain=TERRAIN_NAMES[tile.terrain] if face_up else None,
        resources=ones[RESOURCE] + 2 * twos[RESOURCE],
        prey=ones[PREY] + 2 * twos[PREY],
        wolf=bool(wolf),
        spill_to=None if tile.spill_to < 0 else tile.spill_to,
        structures=[
            StructureView(kind=STRUCTURE_NAMES[k], owner=owner)
            for k, owner in enumerate(tile.structures)
            if owner != NOBODY
        ],
    )


def missing_meals(player: Any) -> dict[int, int]:
    """Return the number of missing meals on each tile with meeples of a player.

    It is negative for a tile with more meals than meeples.
    """
    missing: dict[int, int] = {}
    for slot in range(player.people):
        meeple = player.meeples[slot]
        missing[meeple.tile] = missing.get(meeple.tile, 0) + 1 - meeple.goods[PREY]
    return missing


def hungry(player: Any, tile: int) -> int:
    """Return how many of a player's meeples on a tile would starve if the turn ended now."""
    return max(0, missing_meals(player).get(tile, 0))


def would_starve(player: Any) -> int:
    """Return how many of a player's meeples would starve if the turn ended now."""
    return count_starving(missing_meals(player))


def count_starving(missing: dict[int, int]) -> int:
    """Return how many meeples starve, from the missing meals of each tile."""
    return sum(meals for meals in missing.values() if meals > 0)


def _player(s: Any, seat: int) -> PlayerView:
    player, workshop = s.players[seat], s.options.buildings == WORKSHOP
    return _player_view(player, seat, workshop, player.places & s.wolves)


@cached_part
def _player_view(player: Any, seat: int, workshop: bool, wolves: int) -> PlayerView:
    """Return the view of a player; `wolves` are the tiles with a wolf and meeples of the player."""
    missing, slots, board = missing_meals(player), range(player.people), _WolfBoard(wolves)
    cornered = [is_cornered(board, player.meeples[slot]) for slot in slots]
    return PlayerView(
        seat=seat,
        alive=bool(player.alive),
        people=player.people,
        settlements=settlements(player),
        legacy=legacy(player),
        prey=carried(player, PREY),
        resources=carried(player, RESOURCE),
        would_starve=count_starving(missing),
        would_fight=sum(cornered),
        supply={
            name: player.supply[k]
            for k, name in enumerate(STRUCTURE_NAMES)
            if k == SETTLEMENT or workshop
        },
        meeples=[
            _meeple(
                player.meeples[slot],
                seat,
                slot,
                cornered[slot],
                _eats(player, slot),
                missing[player.meeples[slot].tile] > 0,
            )
            for slot in slots
        ],
    )


@dataclass
class _WolfBoard:
    """A board that has only its wolves, which is all that `is_cornered` reads."""

    wolves: int


def _eats(player: Any, slot: int) -> bool:
    """Return whether a meal is left for a meeple after those in lower slots on its tile."""
    tile = player.meeples[slot].tile
    before = sum(player.meeples[other].tile == tile for other in range(slot))
    return bool(before < carried_here(player, tile, PREY))


def _meeple(
    meeple: Any, seat: int, slot: int, cornered: bool, eats: bool, may_starve: bool
) -> MeepleView:
    return MeepleView(
        id=meeple_name(seat, meeple.number),
        seat=seat,
        slot=slot,
        tile=meeple.tile,
        resources=meeple.goods[RESOURCE],
        prey=meeple.goods[PREY],
        hidden=bool(meeple.hidden),
        cornered=cornered,
        eats=eats,
        may_starve=may_starve,
    )


def _counts(s: Any, position: Position) -> CountsView:
    prey, wolves = _prey_and_wolves(s)
    next_prey, next_wolves = prey, wolves
    if not s.over:
        next_prey, next_wolves = _next_prey_and_wolves(position)
    return CountsView(
        prey=prey,
        wolves=wolves,
        people=sum(s.players[seat].people for seat in range(s.options.players)),
        under_snow=s.tile_count - s.face_up.bit_count(),
        next_prey=next_prey - prey,
        next_wolves=next_wolves - wolves,
    )


def _next_prey_and_wolves(position: Position) -> tuple[int, int]:
    """Return the prey and the wolves on face-up tiles after the next board turn.

    It is computed as if no player moved before.
    """
    ahead = position.read()
    for step in (prey_multiply, wolves_move, wolves_multiply):
        step(ahead, silent_log())
    return _prey_and_wolves(ahead)


def _prey_and_wolves(s: Any) -> tuple[int, int]:
    ones, twos = s.ones[PREY] & s.face_up, s.twos[PREY] & s.face_up
    return ones.bit_count() + 2 * twos.bit_count(), (s.wolves & s.face_up).bit_count()


def unseen(s: Any) -> dict[str, int]:
    """Return the number of face-down or set-aside tiles by terrain (LA-TILE-2).

    It is computed from the public tile set and the face-up tiles.
    """
    packed = wilderness(s)
    left = {name: packed >> 5 * k & 31 for k, name in enumerate(TERRAIN_NAMES)}
    for t in range(s.tile_count):
        if s.face_up >> t & 1:
            name = TERRAIN_NAMES[s.tiles[t].terrain]
            if name != "home":
                left[name] -= 1
    return {name: count for name, count in left.items() if count}


def _fight(s: Any, viewer: int) -> FightView:
    fight = s.fight
    seats = [fight.attacker, fight.defender]
    meeples = [s.players[seat].meeples[slot] for seat, slot in zip(seats, fight.slots, strict=True)]
    blind = s.options.fight_boost == FIGHT_BLIND
    return FightView(
        attacker=meeple_name(seats[0], meeples[0].number),
        defender=meeple_name(seats[1], meeples[1].number),
        seats=seats,
        tile=meeples[0].tile,
        rolls=list(fight.rolls),
        added=[
            fight.added[side] if not blind or _knows(fight, side, seat == viewer) else None
            for side, seat in enumerate(seats)
        ],
        purses=[purse(s, side) for side in range(2)],
        speaker=seats[speaker(fight)] if s.ask == BOOST else None,
    )


def _dropping_view(s: Any) -> DroppingView | None:
    """Return the view of goods that a full tile passes on, while that decision is open.

    LA-DROP-2. Return None otherwise.
    """
    if s.over or s.ask != SPILL:
        return None
    meeple = s.players[s.to_move].meeples[s.about]
    name = meeple_name(s.to_move, meeple.number)
    return DroppingView(meeple=name, goods=GOODS[s.against], tile=meeple.tile)


def _meal(s: Any) -> MealView | None:
    """Return the view of a meal with too little food, while that decision is open.

    LA-MEAL-4. Return None otherwise.
    """
    if s.over or s.ask != FEED:
        return None
    player = s.players[s.to_move]
    fed = [
        meeple_name(s.to_move, player.meeples[slot].number)
        for slot in range(player.people)
        if player.meeples[slot].tile == s.about and player.meeples[slot].meal == FED
    ]
    meals = carried_here(player, s.about, PREY) - len(fed)
    return MealView(tile=s.about, meals=meals, fed=fed)


def _knows(fight: Any, side: int, own: bool) -> bool:
    """Return whether a viewer may know the amount of a side in a blind fight (LA-D-BLIND).

    Viewers know their own amount once it is chosen, and the other when both sides have chosen.
    """
    return bool(fight.committed[side] if own else fight.committed[DEFENDER])


# The end


def ranking(position: Position) -> list[RankView]:
    """Return all players in order of their places, each with a reason (LA-END-4 to LA-END-6)."""
    s = position.snapshot
    placements = numbers(i4, s.options.players, 2)
    result(s, placements)
    rows = first_rows(placements, s.options.players)
    places = {seat: place for seat, (place, _) in enumerate(rows)}
    return [_rank(s, seat, places) for seat in sorted(places, key=lambda seat: places[seat])]


def _rank(s: Any, seat: int, places: dict[int, int]) -> RankView:
    player = s.players[seat]
    return RankView(
        seat=seat,
        place=places[seat],
        alive=bool(player.alive),
        legacy=legacy(player),
        people=player.people,
        settlements=settlements(player),
        prey=carried(player, PREY),
        resources=carried(player, RESOURCE),
        reason=_reason(s, seat, places),
        out_round=None if player.alive else player.out_round,
    )


def _reason(s: Any, seat: int, places: dict[int, int]) -> str:
    """Return the id of the reason for a player's place."""
    player, living = s.players[seat], [p for p in places if s.players[p].alive]
    if not living and places[seat] == 1:
        return "no-survivors"  # LA-END-6: also for a shared victory
    if any(places[p] == places[seat] for p in places if p != seat):
        return "shared"
    if not player.alive:
        return "out"
    if len(places) == 1:
        return "survived"
    if len(living) == 1:
        return "last-alive"
    others = sorted((places[p], p) for p in living if p != seat)
    below = [p for place, p in others if place > places[seat]] or [p for _, p in others][-1:]
    rival = s.players[below[0]]
    if legacy(player) != legacy(rival):
        return "legacy"
    if player.people != rival.people:
        return "people"
    if carried(player, PREY) != carried(rival, PREY):
        return "prey"
    return "resources"


def _ending_view(s: Any, ranked: list[RankView]) -> EndingView:
    """Return the winners and the reason (LA-END-2, LA-END-4, LA-END-6).

    Players who share the first place have the same reason. A solo player who is out has lost to
    the wild.
    """
    first = [rank for rank in ranked if rank.place == 1]
    return EndingView(
        winners=[rank.seat for rank in first],
        reason=first[0].reason if first else "wild",
        round=s.round,
    )


def rating(position: Position) -> str | None:
    """Return the rating of a solo game, or None with more players (LA-END-7)."""
    s = position.snapshot
    if s.options.players > 1:
        return None
    player = s.players[0]
    if not player.alive:
        return "defeat"
    worth = legacy(player)
    grades = ((8, "masters"), (6, "thriving"), (4, "rooted"), (0, "scraped-through"))
    return next(grade for least, grade in grades if worth >= least)


def chart(position: Position) -> dict[str, int | list[int]]:
    """Return the numbers of this position for the curves of the end screen."""
    s = position.snapshot
    prey, wolves = _prey_and_wolves(s)
    players = [s.players[seat] for seat in range(s.options.players)]
    return {
        "round": s.round,
        "prey": prey,
        "wolves": wolves,
        "people": [player.people for player in players],
        "legacy": [legacy(player) for player in players],
    }
