"""Ratings of tokens for a shelter in its current state."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.heuristic import taste
from holdfast.games.outlive.rules import feeding, shelter, tokens
from holdfast.kernel.bits import size
from holdfast.kernel.rule import rule


@rule
def recruits_left(player: Any) -> int:
    """Return how many more survivors fit the Airlock than tonight's spare Supplies recruit."""
    bill = shelter.upkeep_of(player) + shelter.rows_used(player.airlock)
    spare = max(0, tokens.supplies(player) - bill)
    return max(0, content.AIRLOCK_SPACES - player.airlock - spare)


@rule
def worth_of_supplies(s: Any, seat: int, n: int, each: int) -> int:
    """Return the rating of `n` more Supplies.

    They feed hungry survivors first, then recruit at `each`, and the rest is worth little.
    """
    player = s.players[seat]
    hunger = min(n, feeding.missing_supplies(player))
    recruits = min(n - hunger, recruits_left(player))
    return hunger * taste.HUNGER + recruits * each + (n - hunger - recruits) * taste.GLUT


@rule
def worth_of_meat(s: Any, seat: int, meat: int) -> int:
    """Return the rating of Meat from a hunt."""
    return worth_of_supplies(s, seat, meat, taste.TOKEN[vocabulary.MEAT])


@rule
def rooms_to_build(player: Any) -> int:
    """Return the number of unbuilt rooms."""
    count = 0
    for slot in range(moves.ROOM_SLOTS):
        if player.rooms[slot].built == 0:
            count += 1
    return count


@rule
def broken_tiles(player: Any) -> int:
    """Return the number of broken tiles of equipment."""
    return size(player.owned & ~player.repaired)


@rule
def worth_of_tokens(s: Any, seat: int, resource: int, n: int) -> int:
    """Return the rating of `n` more tokens of a resource."""
    player = s.players[seat]
    if resource < vocabulary.SUPPLIES:
        return worth_of_supplies(s, seat, n, taste.TOKEN[resource])
    if resource == vocabulary.MUNITIONS:
        useful = max(0, 8 - player.store[vocabulary.MUNITIONS])
    else:
        useful = max(
            0, 3 * (rooms_to_build(player) + broken_tiles(player)) - tokens.materials(player)
        )
        if resource == vocabulary.CHIPS and player.store[vocabulary.CHIPS] == 0:
            n += 1  # one chip opens the Dam
            useful += 1
    useful = min(n, useful)
    return useful * taste.TOKEN[resource] + (n - useful) * taste.SPARE


@rule
def yield_of(s: Any, seat: int, animal: int) -> int:
    """Return the Meat from an animal, rooms included."""
    player = s.players[seat]
    meat = content.ANIMAL[animal].meat + player.caught[animal]
    for slot in range(moves.ROOM_SLOTS):
        if shelter.is_ready(player.rooms[slot], vocabulary.HUNT_MEAT):
            meat += content.ROOM[player.rooms[slot].tile].power[vocabulary.HUNT_MEAT]
    return meat
