"""People: meeples on the board, their companions, their deaths and what they leave."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import events, moves, state
from holdfast.games.outlast.rules import ground
from holdfast.kernel.events import tell
from holdfast.kernel.rule import rule


@rule
def is_cornered(s: Any, meeple: Any) -> bool:
    """LA-CORN-1, LA-CORN-4, LA-CORN-5: exposed, on a tile with a wolf, at this moment."""
    return meeple.hidden == 0 and ground.has_wolf(s, meeple.tile)


@rule
def are_alike(a: Any, b: Any) -> bool:
    """LA-DEC-4: two meeples of one player that no rule can tell apart."""
    return (
        a.tile == b.tile
        and a.goods[state.RESOURCE] == b.goods[state.RESOURCE]
        and a.goods[state.PREY] == b.goods[state.PREY]
        and a.hidden == b.hidden
        and a.meal == b.meal
    )


@rule
def stands_first(player: Any, slot: int) -> bool:
    """LA-DEC-4: whether no meeple of a lower number is just like this one."""
    for lower in range(slot):
        if are_alike(player.meeples[lower], player.meeples[slot]):
            return False
    return True


@rule
def carried_here(player: Any, tile: int, kind: int) -> int:
    """All goods of a kind that this player's meeples on a tile carry."""
    carried = 0
    for slot in range(player.people):
        if player.meeples[slot].tile == tile:
            carried += player.meeples[slot].goods[kind]
    return carried


@rule
def pay(player: Any, slot: int, amount: int) -> None:
    """LA-BUILD-5, LA-DUEL-4: resources of one meeple, then of its companions by number."""
    payer = player.meeples[slot]
    part = min(amount, payer.goods[state.RESOURCE])
    payer.goods[state.RESOURCE] -= part
    amount -= part
    for other in range(player.people):
        companion = player.meeples[other]
        if amount > 0 and companion.tile == payer.tile:
            part = min(amount, companion.goods[state.RESOURCE])
            companion.goods[state.RESOURCE] -= part
            amount -= part


@rule
def note_places(player: Any) -> None:
    """Somebody came, went or moved. Where a player's people are is asked far more often."""
    player.places = 0
    for slot in range(player.people):
        player.places |= 1 << player.meeples[slot].tile


@rule
def add_meeple(s: Any, seat: int, tile: int) -> int:
    """LA-ARR-5: a newcomer with nothing in its hands; gives its number."""
    player = s.players[seat]
    meeple = player.meeples[player.people]
    meeple.number = player.next_number
    meeple.tile = tile
    player.next_number += 1
    player.people += 1
    player.places |= 1 << tile
    return meeple.number


@rule
def remove_meeple(player: Any, slot: int) -> None:
    """Close the gap, so that slots stay in the order of numbers; wipe what is behind the last."""
    for i in range(slot, player.people - 1):
        here, following = player.meeples[i], player.meeples[i + 1]
        here.number = following.number
        here.goods[state.RESOURCE] = following.goods[state.RESOURCE]
        here.goods[state.PREY] = following.goods[state.PREY]
        here.tile = following.tile
        here.hidden = following.hidden
        here.meal = following.meal
    player.people -= 1
    last = player.meeples[player.people]
    last.number = 0
    last.goods[state.RESOURCE] = 0
    last.goods[state.PREY] = 0
    last.tile = 0
    last.hidden = 0
    last.meal = 0
    note_places(player)


@rule
def fall(s: Any, tile: int, kind: int, count: int, log: Any) -> None:
    """LA-FALL: goods fall one by one, onto a neighbour in wind order where the tile is full."""
    for _ in range(count):
        onto = tile if ground.has_room(s, tile, kind) else ground.NOWHERE
        for turn in range(moves.DIRECTIONS):
            if onto != ground.NOWHERE:
                break
            n = ground.neighbour(s, tile, (ground.wind(s) + turn) % moves.DIRECTIONS)
            if n != ground.NOWHERE and ground.has_room(s, n, kind):
                onto = n
        if onto != ground.NOWHERE:
            ground.add_goods(s, 1 << onto, kind)
        tell(log, events.FELL, tile, kind, onto)


@rule
def die(s: Any, seat: int, slot: int, cause: int, log: Any) -> None:
    """A meeple dies; LA-FALL-1: first its resources fall, then its prey."""
    player = s.players[seat]
    meeple = player.meeples[slot]
    tile = meeple.tile
    resources, prey = meeple.goods[state.RESOURCE], meeple.goods[state.PREY]
    tell(log, events.DIED, seat, meeple.number, tile, cause)
    remove_meeple(player, slot)
    fall(s, tile, state.RESOURCE, resources, log)
    fall(s, tile, state.PREY, prey, log)
