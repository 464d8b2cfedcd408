"""The steady player of Outlast: a heuristic for every decision, compiled like the rules.

It gives every legal move a worth and plays the best; among equals noise decides. Its habits:

- Somebody must live. The *keeper* is the meeple with the most food; it eats first, keeps a reserve
  and camps on a herd apart from the settlements, where newcomers would eat from its pot.
- Herds are left two strong, unless somebody who counts would starve.
- Nobody explores with the last action, and those who have eaten hide where a wolf can come.
- Newcomers hunt for themselves, explore and face wolves; what is left over goes into settlements.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast.moves import (
    ADD,
    AT,
    BEAT,
    BUILD,
    DIRECTIONS,
    DROP,
    END,
    FACE,
    FEED,
    FIGHT,
    GATHER,
    HIDE,
    HUNT,
    MATCH,
    MEEPLES,
    MOVE,
    PASS,
    SEATS,
    STRUCTURES,
    TO,
    WOLF,
)
from holdfast.games.outlast.rules.board import birthplace, wolf_step
from holdfast.games.outlast.rules.duel import blind_side, purse, speaker, total
from holdfast.games.outlast.rules.ending import SETTLEMENT
from holdfast.games.outlast.rules.ground import (
    NOWHERE,
    breeds_from,
    hunt_bonus,
    is_fenced,
    neighbour,
)
from holdfast.games.outlast.rules.meal import people_on
from holdfast.games.outlast.rules.people import carried_here, is_cornered
from holdfast.games.outlast.state import ACT, ARRIVE, BLIND, BOOST, MOST, PREY, RESOURCE, SPILL
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

IDLE = 10  # the worth of ending the turn: whatever is worth less is not done


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """The move that is worth most; among equals the noise decides."""
    player = s.players[s.to_move]
    best, most, equals = moves[0] | 0, -1, 0
    for i in range(n):
        value = worth(s, player, moves[i] | 0)
        if value > most:
            best, most, equals = moves[i] | 0, value, 1
        elif value == most:
            equals += 1
            if (noise >> 3) % equals == 0:
                best = moves[i] | 0
    return best


@rule
def worth(s: Any, player: Any, move: int) -> int:
    """What a move is worth in the open decision."""
    if s.ask == ACT:
        return worth_of_action(s, player, move)
    if s.ask == BOOST:
        return worth_of_boost(s, move)
    if s.ask == BLIND:
        return worth_of_commitment(s, move - ADD)
    if s.ask == SPILL:
        return worth_of_spill(s, move - TO)
    if s.ask == ARRIVE:
        return worth_of_arrival(s, player, move - AT)
    if move < FEED:
        return worth_of_facing(player, move - FACE)
    return worth_of_feeding(player, move - FEED)


@rule
def worth_of_action(s: Any, player: Any, move: int) -> int:
    """LA-D-ACT."""
    if move < HIDE:
        return worth_of_wolf(s, player, move - WOLF)
    if move < MOVE:
        return worth_of_hiding(s, player, move - HIDE)
    if move < GATHER:
        return worth_of_move(s, player, (move - MOVE) // DIRECTIONS, (move - MOVE) % DIRECTIONS)
    if move < HUNT:
        return worth_of_gathering(s, player, move - GATHER)
    if move < BUILD:
        return worth_of_hunt(s, player, move - HUNT)
    if move < DROP:
        return worth_of_building(
            s, player, (move - BUILD) // STRUCTURES, (move - BUILD) % STRUCTURES
        )
    if move < FIGHT:
        return worth_of_drop(s, player, (move - DROP) // 2, (move - DROP) % 2)
    if move < END:
        fight = move - FIGHT
        return worth_of_fight(
            s, player, fight // (SEATS * MEEPLES), fight // MEEPLES % SEATS, fight % MEEPLES
        )
    return IDLE


# What it looks at


@rule
def shortage(player: Any, tile: int) -> int:
    """How many meals are missing on a tile; below zero, how many are to spare."""
    return people_on(player, tile) - carried_here(player, tile, PREY)


@rule
def keeper(player: Any) -> int:
    """The meeple whose life counts most: the one with the most food, of the lowest number."""
    best = 0
    for slot in range(1, player.people):
        if player.meeples[slot].goods[PREY] > player.meeples[best].goods[PREY]:
            best = slot
    return best


@rule
def will_eat(player: Any, slot: int) -> bool:
    """Whether there is a meal for this meeple as things stand."""
    meeple = player.meeples[slot]
    return meeple.goods[PREY] > 0 or shortage(player, meeple.tile) <= 0


@rule
def wolf_comes(s: Any, tile: int) -> bool:
    """Whether a wolf is here, or walks or is born here in the next board turn."""
    if s.tiles[tile].wolf:
        return True
    if is_fenced(s, tile):
        return False
    for direction in range(DIRECTIONS):
        n = neighbour(s, tile, direction)
        if n != NOWHERE and s.tiles[n].wolf:
            prey = s.tiles[n].goods[PREY] | 0
            if prey == 0 and wolf_step(s, n) == tile:
                return True
            if prey >= breeds_from(s, n) and birthplace(s, n) == tile:
                return True
    return False


@rule
def must_hide(s: Any, player: Any, slot: int) -> bool:
    """Whether a meeple that will eat would meet a wolf before its next turn."""
    meeple = player.meeples[slot]
    return meeple.hidden == 0 and will_eat(player, slot) and wolf_comes(s, meeple.tile)


@rule
def spare_actions(s: Any, player: Any) -> int:
    """Actions that need not be kept for hiding."""
    spare = s.actions_left | 0
    for slot in range(player.people):
        if must_hide(s, player, slot):
            spare -= 1
    return spare


# LA-D-ACT


@rule
def worth_of_hiding(s: Any, player: Any, slot: int) -> int:
    """At the last moment, or at once where a cornered meeple has to go and look for food."""
    meeple = player.meeples[slot]
    if must_hide(s, player, slot):
        return 95 if spare_actions(s, player) <= 0 else 12
    if is_cornered(s, meeple) and s.actions_left >= 3:
        return 70 if slot == keeper(player) else 14
    return 0


@rule
def worth_of_wolf(s: Any, player: Any, slot: int) -> int:
    """Only who starves anyway takes on a wolf, and only where there is prey behind it."""
    if will_eat(player, slot) or s.tiles[player.meeples[slot].tile].goods[PREY] == 0:
        return 0
    return 15 if player.people > 1 else 60


@rule
def worth_of_hunt(s: Any, player: Any, slot: int) -> int:
    """Hunger first, the keeper's before all; a reserve from full herds; never a herd of two."""
    meeple = player.meeples[slot]
    prey = s.tiles[meeple.tile].goods[PREY] | 0
    missing = shortage(player, meeple.tile)
    keeps = meeple.tile == player.meeples[keeper(player)].tile
    last_of_herd = prey == 2
    if missing > 0:
        if keeps and carried_here(player, meeple.tile, PREY) == 0:
            return 90
        if last_of_herd:
            return 30
        return 64 if keeps else 62
    if prey < MOST:
        return 0
    return 66 if keeps and missing == 0 else 48


@rule
def worth_of_gathering(s: Any, player: Any, slot: int) -> int:
    """With nothing better to do, and not the last of a tile."""
    meeple = player.meeples[slot]
    if player.supply[SETTLEMENT] == 0:
        return 0
    if s.tiles[meeple.tile].goods[RESOURCE] == 1:
        return 16
    return 34 if will_eat(player, slot) else 20


@rule
def worth_of_building(s: Any, player: Any, slot: int, structure: int) -> int:
    """Settlements stay for good."""
    return 88 if structure == SETTLEMENT else 40


@rule
def worth_of_drop(s: Any, player: Any, slot: int, kind: int) -> int:
    """A spare prey founds a herd where there is one animal."""
    meeple = player.meeples[slot]
    tile = s.tiles[meeple.tile]
    if kind == PREY and tile.goods[PREY] == 1 and shortage(player, meeple.tile) <= -2:
        return 28
    return 0


@rule
def worth_of_move(s: Any, player: Any, slot: int, direction: int) -> int:
    """Where there is food, away from the settlement to camp, into the unknown."""
    meeple = player.meeples[slot]
    there = neighbour(s, meeple.tile, direction)
    if spare_actions(s, player) <= 0:
        return 0
    if not s.tiles[there].face_up:
        return worth_of_exploring(s, player, slot)
    if wolf_comes(s, there):
        return 0
    if not will_eat(player, slot):
        return worth_of_seeking_food(s, player, slot, there)
    return worth_of_camping(s, player, slot, there)


@rule
def worth_of_exploring(s: Any, player: Any, slot: int) -> int:
    """Never with the last action."""
    meeple = player.meeples[slot]
    spare = spare_actions(s, player)
    if spare < 2:
        return 0
    prey = s.tiles[meeple.tile].goods[PREY] | 0
    if not will_eat(player, slot):
        if prey == 0:
            return 65 if spare >= 3 else 40
        return 36 if prey == 2 and slot != keeper(player) else 0
    return 0


@rule
def worth_of_seeking_food(s: Any, player: Any, slot: int, there: int) -> int:
    """To companions with food to spare, or to prey."""
    here = player.meeples[slot].tile | 0
    if shortage(player, there) < 0:
        return 72
    prey = s.tiles[there].goods[PREY] | 0
    if prey == 0 or s.actions_left < 2 or s.tiles[here].goods[PREY] >= prey:
        return 0
    return 67 + prey


@rule
def worth_of_camping(s: Any, player: Any, slot: int, there: int) -> int:
    """The keeper leaves the settlement for a herd of its own."""
    here = player.meeples[slot].tile | 0
    if slot != keeper(player) or s.tiles[here].structures[SETTLEMENT] != s.to_move:
        return 0
    if s.tiles[there].structures[SETTLEMENT] == s.to_move or people_on(player, there) > 0:
        return 0
    return 54 + s.tiles[there].goods[PREY] if s.tiles[there].goods[PREY] >= 2 else 0


@rule
def worth_of_fight(s: Any, player: Any, slot: int, rival: int, target: int) -> int:
    """A rival's last meeple, or food for one who starves."""
    other = s.players[rival]
    tile = player.meeples[slot].tile | 0
    edge = carried_here(player, tile, RESOURCE) - carried_here(other, tile, RESOURCE)
    if other.people == 1 and player.people > 1 and edge >= 0:
        return 85
    if not will_eat(player, slot) and other.meeples[target].goods[PREY] > 0 and edge >= 0:
        return 58
    return 0


# The other decisions


@rule
def worth_of_boost(s: Any, move: int) -> int:
    """LA-D-BOOST: go ahead where the other side cannot answer, draw level otherwise."""
    side = speaker(s.fight)
    behind = total(s.fight, 1 - side) - total(s.fight, side)
    if move == PASS:
        return 20
    if move == BEAT:
        return 40 if purse(s, 1 - side) == 0 or purse(s, side) > purse(s, 1 - side) else 15
    return 30 if move == MATCH and behind > 0 else 0


@rule
def worth_of_commitment(s: Any, amount: int) -> int:
    """LA-D-BLIND: as much as is surely enough; nothing where nothing helps."""
    side = blind_side(s.fight)
    mine, theirs = s.fight.rolls[side] | 0, s.fight.rolls[1 - side] | 0
    enough = theirs + purse(s, 1 - side) + 1 - mine
    if amount >= enough:
        return 50 - amount
    return 20 - amount if mine + amount > theirs else 10 - amount


@rule
def worth_of_spill(s: Any, tile: int) -> int:
    """LA-D-SPILL: where it makes a herd."""
    return 5 - abs(s.tiles[tile].goods[s.dropped] - 1)


@rule
def worth_of_arrival(s: Any, player: Any, tile: int) -> int:
    """LA-D-ARRIVE: away from wolves and from the keeper's pot, where prey is."""
    value = 40 + 4 * s.tiles[tile].goods[PREY]
    if wolf_comes(s, tile):
        value -= 30
    if people_on(player, tile) > 0:
        value -= 6
    return value


@rule
def worth_of_facing(player: Any, slot: int) -> int:
    """LA-D-FORCED: who carries least goes first."""
    meeple = player.meeples[slot]
    return 100 - 4 * meeple.goods[PREY] - meeple.goods[RESOURCE]


@rule
def worth_of_feeding(player: Any, slot: int) -> int:
    """LA-D-FEED: who carries most, then who has been here longest."""
    meeple = player.meeples[slot]
    return 10 + 4 * meeple.goods[RESOURCE] + meeple.goods[PREY] + meeple.hidden
