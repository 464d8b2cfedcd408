"""The meal at the end of a turn (LA-MEAL)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import decisions, events, moves, state, steps
from holdfast.games.outlast.rules import ending, people
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import rule


@rule
def meal(s: Any, log: Any) -> None:
    """F4. Tile by tile in tile order; then all who starved are removed together."""
    player = s.players[s.seat]
    while True:
        tile = next_table(player)
        if tile == moves.TILES:
            break
        food, mouths = people.carried_here(player, tile, state.PREY), people_on(player, tile)
        if food >= mouths:
            share_meal(player, tile)
        elif food > 0:
            if feeding_needs_choice(player, tile, food):
                then(s, steps.MEAL)
                ask(s, decisions.FEED, s.seat, tile)
                return
            share_too_little(player, tile)
        else:
            settle_rest(player, tile, state.STARVING)
        tell(log, events.ATE, s.seat, tile, min(food, mouths), max(0, mouths - food))
    bury_the_starved(s, log)
    ending.judge_eliminations(s, log)


@rule
def next_table(player: Any) -> int:
    """The first tile in tile order with people whose meal is not settled, or TILES."""
    first = moves.TILES
    for slot in range(player.people):
        meeple = player.meeples[slot]
        if meeple.meal == 0 and meeple.tile < first:
            first = meeple.tile
    return first


@rule
def people_on(player: Any, tile: int) -> int:
    """How many meeples of a player are on a tile."""
    count = 0
    for slot in range(player.people):
        if player.meeples[slot].tile == tile:
            count += 1
    return count


@rule
def share_meal(player: Any, tile: int) -> None:
    """LA-MEAL-3: own prey first; who has none eats from the companion with the most left."""
    for slot in range(player.people):
        meeple = player.meeples[slot]
        if meeple.tile == tile and meeple.goods[state.PREY] > 0:
            meeple.goods[state.PREY] -= 1
            meeple.meal = state.FED
    for slot in range(player.people):
        meeple = player.meeples[slot]
        if meeple.tile == tile and meeple.meal == 0:
            host = richest(player, tile)
            player.meeples[host].goods[state.PREY] -= 1
            meeple.meal = state.FED


@rule
def richest(player: Any, tile: int) -> int:
    """The meeple on a tile with the most prey; the lowest number of several."""
    best, most = 0, 0
    for slot in range(player.people):
        meeple = player.meeples[slot]
        if meeple.tile == tile and meeple.goods[state.PREY] > most:
            best, most = slot, meeple.goods[state.PREY]
    return best


@rule
def feeding_needs_choice(player: Any, tile: int, food: int) -> bool:
    """LA-D-FEED: feeds those between whom there is no choice; whether a choice is left.

    Goods stay in hand while people are chosen, so that they are told apart by what they held
    when the meal began.
    """
    while True:
        fed, different, first = 0, 0, 0
        for slot in range(player.people):
            meeple = player.meeples[slot]
            if meeple.tile == tile:
                if meeple.meal == state.FED:
                    fed += 1
                elif people.stands_first(player, slot):
                    if different == 0:
                        first = slot
                    different += 1
        if fed == food:
            return False
        if different > 1:
            return True
        player.meeples[first].meal = state.FED


@rule
def offer_meals(s: Any, seat: int, tile: int) -> None:
    """LA-D-FEED: those on the tile who have not been fed, the just alike once."""
    player = s.players[seat]
    for slot in range(player.people):
        meeple = player.meeples[slot]
        if meeple.tile == tile and meeple.meal == 0 and people.stands_first(player, slot):
            offer(s, moves.FEED(slot))


@rule
def feed(s: Any, seat: int, meeple: int) -> None:
    """LA-D-FEED answered."""
    s.players[seat].meeples[meeple].meal = state.FED


@rule
def share_too_little(player: Any, tile: int) -> None:
    """LA-MEAL-4: all food of the tile is used up; who was not chosen starves."""
    for slot in range(player.people):
        if player.meeples[slot].tile == tile:
            player.meeples[slot].goods[state.PREY] = 0
    settle_rest(player, tile, state.STARVING)


@rule
def settle_rest(player: Any, tile: int, meal: int) -> None:
    """The same fate for all on a tile whose meal is not settled (LA-MEAL-5)."""
    for slot in range(player.people):
        meeple = player.meeples[slot]
        if meeple.tile == tile and meeple.meal == 0:
            meeple.meal = meal


@rule
def bury_the_starved(s: Any, log: Any) -> None:
    """LA-MEAL-8: removed together, in ascending number; the others are done eating."""
    player = s.players[s.seat]
    slot = 0
    while slot < player.people:
        if player.meeples[slot].meal == state.STARVING:
            people.die(s, s.seat, slot, events.BY_HUNGER, log)
        else:
            player.meeples[slot].meal = 0
            slot += 1
