"""The heuristic player of Outlast: a rating for every legal move, compiled like the rules.

It rates every legal move and plays the one with the highest rating. Random noise breaks ties. Its
strategy:

- One meeple must survive. This *keeper* is the meeple with the most food. It eats first, saves a
  reserve and camps on a herd away from the settlements, where new meeples would eat its food.
- A herd is hunted only down to two animals, unless the keeper or its companions would starve.
- No meeple explores with the last action. Meeples that will eat hide where a wolf can come.
- The other meeples hunt for themselves, explore and fight wolves. Spare actions build settlements.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import content, decisions, moves, state
from holdfast.games.outlast.rules import board, duel, ending, ground, meal, people
from holdfast.kernel.bits import has, lowest, without_lowest
from holdfast.kernel.ratings import keep_better
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

# Ratings of moves. Ending the turn rates IDLE, so moves that rate lower are never played.
HIDE_NOW = 95
LEAVE_POT = 94
KEEPER_HUNTS_TO_LIVE = 90
BUILD_SETTLEMENT = 88
STRIKE_LAST_RIVAL = 85
JOIN_FOOD = 72
HIDE_TO_SLIP_AWAY = 70
SEEK_PREY = 67
EXPLORE_HUNGRY = 65
BUILD_SNARE = 60
STRIKE_FOR_FOOD = 58
MAKE_CAMP = 54
CARRY_OUT = 50
HUNT_FULL_HERD = 48
GO_FOR_WOLF = 48
KEEPER_HUNTS_RESERVE = 44
EXPLORE_LATE = 40
HIDE_EARLY = 39
KEEPER_GROUP_HUNTS = 37
EXPLORE_SPARE = 36
GATHER_FED = 34
OTHERS_HUNT = 33
BUILD_OTHER = 31
HUNT_HERD_OF_TWO = 30
FOUND_HERD = 28
FIGHT_WOLF = 24
GATHER_HUNGRY = 20
GATHER_LAST = 16
IDLE = 10
SCARE = 8  # subtracted for a tile where a wolf is or may come
RESERVE = 2  # meals that the keeper saves beyond the next meal
CAMP_PREY = 1  # least number of prey on a tile where the keeper camps


@rule
def advise(s: Any, offered: Any, n: int, noise: int) -> int:
    """Return the highest-rated of the first `n` offered moves; `noise` breaks ties."""
    player = s.players[s.to_move]
    danger = wolf_tiles(s)
    first = keeper(player)
    spare = spare_actions(s, player, danger)
    best, most, equals = offered[0], -1, 0
    for i in range(n):
        move = offered[i]
        if s.ask == decisions.ACT:
            value = worth_of_action(s, player, move, first, spare, danger)
        else:
            value = worth_of_answer(s, player, move, danger)
        best, most, equals = keep_better(best, most, equals, move, value, noise >> 3)
    return best


@rule
def worth_of_action(s: Any, player: Any, move: int, first: int, spare: int, danger: int) -> int:
    """Return the rating of an action (LA-D-ACT)."""
    if move in moves.WOLF:
        return worth_of_wolf(s, player, moves.WOLF.meeple(move))
    if move in moves.HIDE:
        return worth_of_hiding(s, player, moves.HIDE.meeple(move), first, spare, danger)
    if move in moves.MOVE:
        slot, direction = moves.MOVE.meeple(move), moves.MOVE.direction(move)
        return worth_of_move(s, player, slot, direction, first, spare, danger)
    if move in moves.GATHER:
        return worth_of_gathering(s, player, moves.GATHER.meeple(move))
    if move in moves.HUNT:
        return worth_of_hunt(s, player, moves.HUNT.meeple(move), first)
    if move in moves.BUILD:
        slot, structure = moves.BUILD.meeple(move), moves.BUILD.structure(move)
        return worth_of_building(s, player, slot, structure, first)
    if move in moves.DROP:
        return worth_of_drop(s, player, moves.DROP.meeple(move), moves.DROP.goods(move))
    if move in moves.FIGHT:
        slot, rival = moves.FIGHT.meeple(move), moves.FIGHT.rival(move)
        return worth_of_fight(s, player, slot, rival, moves.FIGHT.target(move))
    return IDLE


@rule
def worth_of_answer(s: Any, player: Any, move: int, danger: int) -> int:
    """Return the rating of an answer to any decision other than LA-D-ACT."""
    if s.ask == decisions.BOOST:
        return worth_of_boost(s, move)
    if s.ask == decisions.BLIND:
        return worth_of_commitment(s, moves.ADD.amount(move))
    if s.ask == decisions.SPILL:
        return worth_of_spill(s, moves.TO.tile(move))
    if s.ask == decisions.ARRIVE:
        return worth_of_arrival(s, player, moves.AT.tile(move), danger)
    if move in moves.FACE:
        return worth_of_facing(player, moves.FACE.meeple(move))
    return worth_of_feeding(player, moves.FEED.meeple(move))


# Facts about the position


@rule
def wolf_tiles(s: Any) -> int:
    """Return the tiles, as bits, where a wolf is or may arrive in the next board turn."""
    danger = left = s.wolves
    breeding = ground.breeding_tiles(s)
    while left:
        t = lowest(left)
        left = without_lowest(left)
        there = ground.NOWHERE
        if ground.goods_on(s, t, state.PREY) == 0:
            there = board.wolf_step(s, t)
        elif has(breeding, t):
            there = board.birthplace(s, t)
        if there != ground.NOWHERE:
            danger |= 1 << there
    return danger


@rule
def keeper(player: Any) -> int:
    """Return the slot of the keeper: the meeple with the most food, at a tie the lowest slot."""
    best = 0
    for slot in range(1, player.people):
        if player.meeples[slot].goods[state.PREY] > player.meeples[best].goods[state.PREY]:
            best = slot
    return best


@rule
def to_spare(player: Any, tile: int) -> int:
    """Return how many meals a tile has left after the next meal; negative if meals are missing."""
    return people.carried_here(player, tile, state.PREY) - meal.people_on(player, tile)


@rule
def will_eat(player: Any, slot: int) -> bool:
    """Return whether this meeple would eat if the turn ended now."""
    meeple = player.meeples[slot]
    return meeple.goods[state.PREY] > 0 or to_spare(player, meeple.tile) >= 0


@rule
def must_hide(player: Any, slot: int, danger: int) -> bool:
    """Return whether a meeple will eat but is not hidden from a wolf that can reach it."""
    meeple = player.meeples[slot]
    return meeple.hidden == 0 and danger >> meeple.tile & 1 == 1 and will_eat(player, slot)


@rule
def spare_actions(s: Any, player: Any, danger: int) -> int:
    """Return the number of actions left beyond those needed for hiding."""
    spare = s.actions_left
    for slot in range(player.people):
        if must_hide(player, slot, danger):
            spare -= 1
    return spare


@rule
def reserve(s: Any) -> int:
    """Return the number of meals that the keeper saves: none in the last round."""
    return RESERVE if s.round < s.last_round else 0


@rule
def burdens(s: Any, player: Any, slot: int, first: int) -> bool:
    """Return whether a meeple without food stands on the keeper's tile and eats its reserve."""
    if slot == first or player.meeples[slot].goods[state.PREY] > 0 or reserve(s) == 0:
        return False
    return player.meeples[slot].tile == player.meeples[first].tile


@rule
def is_laden(s: Any, player: Any, tile: int) -> bool:
    """Return whether a player's meeples on a tile with a settlement carry the cost of another."""
    taken = s.tiles[tile].structures[ending.SETTLEMENT] != NOBODY
    return (
        taken
        and people.carried_here(player, tile, state.RESOURCE)
        >= content.BUILDINGS[ending.SETTLEMENT].cost
    )


@rule
def is_refilled(s: Any, tile: int) -> bool:
    """Return whether a neighbour of a tile has a full herd, which can spill onto it."""
    for direction in range(moves.DIRECTIONS):
        n = ground.neighbour(s, tile, direction)
        if n != ground.NOWHERE and ground.goods_on(s, n, state.PREY) == state.MOST:
            return True
    return False


# LA-D-ACT


@rule
def worth_of_hiding(s: Any, player: Any, slot: int, first: int, spare: int, danger: int) -> int:
    """Return the rating of hiding.

    Meeples in danger hide with the last spare actions. A cornered meeple hides at once if enough
    actions are left to look for food afterwards.
    """
    if must_hide(player, slot, danger):
        return HIDE_NOW if spare <= 0 else HIDE_EARLY
    if people.is_cornered(s, player.meeples[slot]) and s.actions_left >= 3:
        return HIDE_TO_SLIP_AWAY if slot == first else FIGHT_WOLF - 1
    return 0


@rule
def worth_of_wolf(s: Any, player: Any, slot: int) -> int:
    """Return the rating of fighting a wolf, which only a meeple that will starve does."""
    if will_eat(player, slot):
        return 0
    return FIGHT_WOLF if player.people > 1 else STRIKE_FOR_FOOD


@rule
def worth_of_hunt(s: Any, player: Any, slot: int, first: int) -> int:
    """Return the rating of a hunt.

    The keeper's meal comes first, then the meals of others, then the keeper's reserve. A herd of
    two is spared unless somebody would starve.
    """
    tile = player.meeples[slot].tile
    prey = ground.goods_on(s, tile, state.PREY)
    left_over = to_spare(player, tile)
    keeps = tile == player.meeples[first].tile
    hurts = prey == 2 and not is_refilled(s, tile)
    if keeps and people.carried_here(player, tile, state.PREY) == 0:
        return KEEPER_HUNTS_TO_LIVE
    if hurts:
        return HUNT_HERD_OF_TWO if left_over < 0 else 0
    if left_over < 0:
        return KEEPER_GROUP_HUNTS if keeps else OTHERS_HUNT
    if keeps and left_over < reserve(s):
        return KEEPER_HUNTS_RESERVE
    return HUNT_FULL_HERD if prey == state.MOST else 0


@rule
def worth_of_gathering(s: Any, player: Any, slot: int) -> int:
    """Return the rating of gathering, which is low for the last resource of a tile."""
    meeple = player.meeples[slot]
    if player.supply[ending.SETTLEMENT] == 0:
        return 0
    if ground.goods_on(s, meeple.tile, state.RESOURCE) == 1:
        return GATHER_LAST
    return GATHER_FED if will_eat(player, slot) else GATHER_HUNGRY


@rule
def worth_of_building(s: Any, player: Any, slot: int, structure: int, first: int) -> int:
    """Return the rating of a building.

    Settlements are built anywhere, the other structures only on the keeper's tile.
    """
    if structure == ending.SETTLEMENT:
        return BUILD_SETTLEMENT
    camped = player.meeples[slot].tile == player.meeples[first].tile
    if camped and content.ROLL_BONUS[structure, content.HUNTS] > 0:
        return BUILD_SNARE
    return BUILD_OTHER if camped and content.BUILDINGS[structure].keeps_wolves_out else 0


@rule
def worth_of_drop(s: Any, player: Any, slot: int, kind: int) -> int:
    """Return the rating of dropping goods.

    Only spare prey is dropped, to make a herd of two.
    """
    meeple = player.meeples[slot]
    prey = ground.goods_on(s, meeple.tile, state.PREY)
    if kind == state.PREY and prey == 1 and to_spare(player, meeple.tile) >= 2:
        return FOUND_HERD
    return 0


@rule
def worth_of_move(
    s: Any, player: Any, slot: int, direction: int, first: int, spare: int, danger: int
) -> int:
    """Return the rating of a move to the neighbouring tile in a direction."""
    there = ground.neighbour(s, player.meeples[slot].tile, direction)
    if spare <= 0:
        return 0
    if not ground.is_face_up(s, there):
        return worth_of_exploring(s, player, slot, first, spare)
    if ground.has_wolf(s, there):
        return 0 if will_eat(player, slot) or player.people == 1 else GO_FOR_WOLF
    if not will_eat(player, slot):
        value = worth_of_seeking_food(s, player, slot, first, there)
        return value - SCARE * (danger >> there & 1)
    if danger >> there & 1:
        return 0
    return worth_of_camping(s, player, slot, first, there)


@rule
def worth_of_exploring(s: Any, player: Any, slot: int, first: int, spare: int) -> int:
    """Return the rating of exploring, for hungry meeples and those that eat the reserve.

    It is 0 with the last spare action, because a wolf may be there.
    """
    if spare < 2:
        return 0
    prey = ground.goods_on(s, player.meeples[slot].tile, state.PREY)
    if will_eat(player, slot):
        return LEAVE_POT if burdens(s, player, slot, first) else 0
    if prey == 0:
        return EXPLORE_HUNGRY if spare >= 3 else EXPLORE_LATE
    return EXPLORE_SPARE if prey == 2 and slot != first else 0


@rule
def worth_of_seeking_food(s: Any, player: Any, slot: int, first: int, there: int) -> int:
    """Return the rating of a hungry meeple's move towards spare meals or prey."""
    here = player.meeples[slot].tile
    kept = reserve(s) if there == player.meeples[first].tile else 0
    if to_spare(player, there) > kept:
        return JOIN_FOOD
    prey = ground.goods_on(s, there, state.PREY)
    if s.actions_left < 2 or prey == 0:
        return 0
    if not ground.has_wolf(s, here) and ground.goods_on(s, here, state.PREY) >= prey:
        return 0
    return SEEK_PREY + prey


@rule
def worth_of_camping(s: Any, player: Any, slot: int, first: int, there: int) -> int:
    """Return the rating of a fed meeple's move.

    It carries resources to a tile without a settlement, takes the keeper from a settlement to a
    herd, or takes a meeple away from the keeper's reserve.
    """
    here = player.meeples[slot].tile
    if (
        s.tiles[there].structures[ending.SETTLEMENT] == NOBODY
        and meal.people_on(player, there) == 0
    ):
        if is_laden(s, player, here):
            return CARRY_OUT
        at_home = s.tiles[here].structures[ending.SETTLEMENT] == s.to_move
        if slot == first and at_home and ground.goods_on(s, there, state.PREY) >= CAMP_PREY:
            return MAKE_CAMP + ground.goods_on(s, there, state.PREY)
    return LEAVE_POT if burdens(s, player, slot, first) else 0


@rule
def worth_of_fight(s: Any, player: Any, slot: int, rival: int, target: int) -> int:
    """Return the rating of attacking a rival.

    It is high for the rival's last meeple, or for one with food if the attacker is hungry.
    """
    other = s.players[rival]
    tile = player.meeples[slot].tile
    edge = people.carried_here(player, tile, state.RESOURCE) - people.carried_here(
        other, tile, state.RESOURCE
    )
    if edge < 0:
        return 0
    if other.people == 1 and player.people > 1:
        return STRIKE_LAST_RIVAL
    hungry = not will_eat(player, slot)
    return STRIKE_FOR_FOOD if hungry and other.meeples[target].goods[state.PREY] > 0 else 0


# The other decisions


@rule
def worth_of_boost(s: Any, move: int) -> int:
    """Return the rating of an answer to LA-D-BOOST.

    With more resources than the rival, beating is best; otherwise matching is.
    """
    side = duel.speaker(s.fight)
    if move in moves.PASS:
        return 20
    if move in moves.BEAT:
        return 40 if duel.purse(s, side) > duel.purse(s, 1 - side) else 15
    return 30


@rule
def worth_of_commitment(s: Any, amount: int) -> int:
    """Return the rating of an amount in a blind fight (LA-D-BLIND).

    The least amount that surely wins is best. If none does, the least that leads before the other
    side adds is next, and then adding nothing.
    """
    side = duel.blind_side(s.fight)
    mine, theirs = duel.total(s.fight, side) - s.fight.added[side], s.fight.rolls[1 - side]
    if mine + amount > theirs + duel.purse(s, 1 - side):
        return 50 - amount
    return 20 - amount if mine + amount > theirs else 10 - amount


@rule
def worth_of_spill(s: Any, tile: int) -> int:
    """Return the rating of a tile to spill onto (LA-D-SPILL).

    A tile with a single token is best.
    """
    return 5 - abs(ground.goods_on(s, tile, s.against) - 1)


@rule
def worth_of_arrival(s: Any, player: Any, tile: int, danger: int) -> int:
    """Return the rating of a tile to arrive on (LA-D-ARRIVE).

    It is high for tiles with prey, without wolves and without people.
    """
    value = 40 + 4 * ground.goods_on(s, tile, state.PREY)
    if danger >> tile & 1:
        value -= 30
    if meal.people_on(player, tile) > 0:
        value -= 6
    return value


@rule
def worth_of_facing(player: Any, slot: int) -> int:
    """Return the rating of a meeple for a forced fight (LA-D-FORCED).

    The meeple with the least goods fights first.
    """
    meeple = player.meeples[slot]
    return 100 - 4 * min(9, meeple.goods[state.PREY]) - min(9, meeple.goods[state.RESOURCE])


@rule
def worth_of_feeding(player: Any, slot: int) -> int:
    """Return the rating of a meeple to feed (LA-D-FEED).

    Hidden meeples come first, then those with most resources.
    """
    meeple = player.meeples[slot]
    return 10 * meeple.hidden + meeple.goods[state.RESOURCE]
