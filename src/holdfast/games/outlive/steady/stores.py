"""What tokens are worth to a shelter as it stands."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import AIRLOCK_SPACES, ANIMAL_MEAT, ROOM_POWER
from holdfast.games.outlive.content.vocabulary import CHIPS, HUNT_MEAT, MEAT, MUNITIONS, SUPPLIES
from holdfast.games.outlive.moves import ROOM_SLOTS
from holdfast.games.outlive.rules.evening import missing_supplies
from holdfast.games.outlive.rules.shelter import is_ready, rows_used, upkeep_of
from holdfast.games.outlive.rules.tokens import count_bits, materials, supplies
from holdfast.games.outlive.steady.taste import GLUT, HUNGER, SPARE, TOKEN
from holdfast.kernel.rule import rule


@rule
def recruits_left(player: Any) -> int:
    """Survivors that Supplies left over tonight could still bring."""
    bill = upkeep_of(player) + rows_used(player.airlock)
    spare = max(0, supplies(player) - bill)
    return max(0, AIRLOCK_SPACES - player.airlock - spare)


@rule
def worth_of_supplies(s: Any, seat: int, n: int, each: int) -> int:
    """So many more Supplies: for the hungry first, then for recruits, then for nobody."""
    player = s.players[seat]
    hunger = min(n, missing_supplies(player))
    recruits = min(n - hunger, recruits_left(player))
    return hunger * HUNGER + recruits * each + (n - hunger - recruits) * GLUT


@rule
def worth_of_meat(s: Any, seat: int, meat: int) -> int:
    """Meat from a hunt."""
    return worth_of_supplies(s, seat, meat, TOKEN[MEAT])


@rule
def rooms_to_build(player: Any) -> int:
    """Rooms that are still unbuilt."""
    count = 0
    for slot in range(ROOM_SLOTS):
        if player.rooms[slot].built == 0:
            count += 1
    return count


@rule
def broken_tiles(player: Any) -> int:
    """Equipment that waits for repair."""
    return count_bits(player.owned & ~player.repaired)


@rule
def worth_of_tokens(s: Any, seat: int, resource: int, n: int) -> int:
    """So many more tokens of a resource."""
    player = s.players[seat]
    if resource < SUPPLIES:
        return worth_of_supplies(s, seat, n, TOKEN[resource])
    if resource == MUNITIONS:
        useful = max(0, 8 - player.store[MUNITIONS])
    else:
        useful = max(0, 3 * (rooms_to_build(player) + broken_tiles(player)) - materials(player))
        if resource == CHIPS and player.store[CHIPS] == 0:
            n += 1  # the Dam
            useful += 1
    useful = min(n, useful)
    return useful * TOKEN[resource] + (n - useful) * SPARE


@rule
def yield_of(s: Any, seat: int, animal: int) -> int:
    """The Meat that an animal would give, rooms included."""
    player = s.players[seat]
    meat = ANIMAL_MEAT[animal] + player.caught[animal]
    for slot in range(ROOM_SLOTS):
        if is_ready(player.rooms[slot], HUNT_MEAT):
            meat += ROOM_POWER[player.rooms[slot].tile, HUNT_MEAT]
    return meat
