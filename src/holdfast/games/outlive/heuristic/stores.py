"""What tokens are worth to a shelter as it stands."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.heuristic import taste
from holdfast.games.outlive.rules import feeding, shelter, tokens
from holdfast.kernel.rule import rule


@rule
def recruits_left(player: Any) -> int:
    """Survivors that Supplies left over tonight could still bring."""
    bill = shelter.upkeep_of(player) + shelter.rows_used(player.airlock)
    spare = max(0, tokens.supplies(player) - bill)
    return max(0, content.AIRLOCK_SPACES - player.airlock - spare)


@rule
def worth_of_supplies(s: Any, seat: int, n: int, each: int) -> int:
    """So many more Supplies: for the hungry first, then for recruits, then for nobody."""
    player = s.players[seat]
    hunger = min(n, feeding.missing_supplies(player))
    recruits = min(n - hunger, recruits_left(player))
    return hunger * taste.HUNGER + recruits * each + (n - hunger - recruits) * taste.GLUT


@rule
def worth_of_meat(s: Any, seat: int, meat: int) -> int:
    """Meat from a hunt."""
    return worth_of_supplies(s, seat, meat, taste.TOKEN[vocabulary.MEAT])


@rule
def rooms_to_build(player: Any) -> int:
    """Rooms that are still unbuilt."""
    count = 0
    for slot in range(moves.ROOM_SLOTS):
        if player.rooms[slot].built == 0:
            count += 1
    return count


@rule
def broken_tiles(player: Any) -> int:
    """Equipment that waits for repair."""
    return tokens.count_bits(player.owned & ~player.repaired)


@rule
def worth_of_tokens(s: Any, seat: int, resource: int, n: int) -> int:
    """So many more tokens of a resource."""
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
            n += 1  # the Dam
            useful += 1
    useful = min(n, useful)
    return useful * taste.TOKEN[resource] + (n - useful) * taste.SPARE


@rule
def yield_of(s: Any, seat: int, animal: int) -> int:
    """The Meat that an animal would give, rooms included."""
    player = s.players[seat]
    meat = content.ANIMAL[animal].meat + player.caught[animal]
    for slot in range(moves.ROOM_SLOTS):
        if shelter.is_ready(player.rooms[slot], vocabulary.HUNT_MEAT):
            meat += content.ROOM[player.rooms[slot].tile].power[vocabulary.HUNT_MEAT]
    return meat
