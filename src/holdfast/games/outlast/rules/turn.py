"""The turn: its start, the actions of LA-D-ACT in the order of the list, and its end."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast.content import COST
from holdfast.games.outlast.events import (
    BUILT,
    CHOSEN,
    DROPPED,
    GATHERED,
    HID,
    HUNTED,
    MOVED,
    REVEALED,
    TURN_BEGAN,
    TURN_ENDED,
)
from holdfast.games.outlast.moves import (
    BUILD,
    DIRECTIONS,
    DROP,
    END,
    FIGHT,
    GATHER,
    HIDE,
    HUNT,
    MEEPLES,
    MOVE,
    SEATS,
    STRUCTURES,
    TO,
    WOLF,
)
from holdfast.games.outlast.rules.duel import begin_fight
from holdfast.games.outlast.rules.ending import judge_eliminations
from holdfast.games.outlast.rules.ground import (
    NOWHERE,
    add_goods,
    carrying_limit,
    goods_on,
    has_room,
    has_wolf,
    hunt_bonus,
    is_face_up,
    neighbour,
    take_goods,
)
from holdfast.games.outlast.rules.people import (
    carried_here,
    is_cornered,
    note_places,
    pay,
    stands_first,
)
from holdfast.games.outlast.rules.setup import place_tokens
from holdfast.games.outlast.rules.steps import (
    ACT_STEP,
    ACTION_DONE,
    ARRIVALS,
    ATTACKS,
    FORCED_FIGHTS,
    MEAL,
    PREY_MULTIPLY,
    RESOURCES_GROW,
    ROUND_END,
    TURN_END,
    TURN_START,
    WOLVES_MOVE,
    WOLVES_MULTIPLY,
)
from holdfast.games.outlast.rules.wolf import fight_wolf
from holdfast.games.outlast.state import (
    ACT,
    AWAKE,
    DIE,
    FIGHTS_OFF,
    MOST,
    PREY,
    RESOURCE,
    SPILL,
    WORKSHOP,
)
from holdfast.kernel.agenda import drop, push
from holdfast.kernel.bits import has
from holdfast.kernel.chance import roll
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

HUNT_SUCCEEDS = 5  # LA-HUNT-1


@rule
def turn_start(s: Any, seat: int, log: Any) -> None:
    """F1. LA-HIDE-4, LA-TURN-4: hiding ends; own meeples + 2 actions."""
    player = s.players[seat]
    s.seat = seat
    push(s.agenda, TURN_END)
    if player.people == 0:
        return  # LA-OUT-2: only the hearth is left, and waits for an arrival
    for slot in range(player.people):
        player.meeples[slot].hidden = 0
    s.actions = player.people + 2
    s.actions_left = s.actions
    tell(log, TURN_BEGAN, seat, s.actions)
    push(s.agenda, MEAL)
    push(s.agenda, FORCED_FIGHTS)
    push(s.agenda, ACT_STEP)


@rule
def act_step(s: Any, log: Any) -> None:
    """F2. Ask what to do next, while there are actions and somebody to perform them."""
    if s.actions_left == 0:
        return
    if s.players[s.seat].people == 0:
        end_actions(s, log)  # LA-D-ACT: only `end` is left, and taken without asking
        return
    push(s.agenda, ACT_STEP)
    ask_for_action(s)


@rule
def ask_for_action(s: Any) -> None:
    """LA-D-ACT opens; the act step lies on the agenda meanwhile."""
    s.ask = ACT
    s.to_move = s.seat


@rule
def action_done(s: Any, log: Any) -> None:
    """F2. LA-TURN-6: an action that has been carried out costs one; LA-OUT-3: who is out now?"""
    s.actions_left -= 1
    judge_eliminations(s, log)


@rule
def end_actions(s: Any, log: Any) -> None:
    """LA-TURN-7: the remaining actions are lost."""
    tell(log, TURN_ENDED, s.seat, s.actions_left)
    s.actions_left = 0


@rule
def turn_end(s: Any) -> None:
    """F5. LA-TURN-1: the next living player of the round, or the board's turn in six steps."""
    players = s.options.players | 0
    passed = (s.seat - s.first_seat) % players
    for k in range(passed + 1, players):
        seat = (s.first_seat + k) % players
        if s.players[seat].alive:
            push(s.agenda, TURN_START, seat)
            return
    s.seat = NOBODY
    s.actions = 0
    s.actions_left = 0  # whoever was struck down in the middle of a turn left some
    push(s.agenda, ROUND_END)
    push(s.agenda, ATTACKS)
    push(s.agenda, ARRIVALS)
    push(s.agenda, WOLVES_MULTIPLY)
    push(s.agenda, WOLVES_MOVE)
    push(s.agenda, PREY_MULTIPLY)
    push(s.agenda, RESOURCES_GROW)


# LA-D-ACT: what is offered


@rule
def legal_actions(s: Any, out: Any) -> int:
    """LA-D-ACT: for each meeple by number its options in the order of the list; last `end`."""
    player = s.players[s.seat]
    n = 0
    for slot in range(player.people):
        if stands_first(player, slot):
            n = actions_of(s, player, slot, out, n)
    out[n] = END
    return n + 1


@rule
def actions_of(s: Any, player: Any, slot: int, out: Any, n: int) -> int:
    """The options of one meeple, written from out[n] on; gives the new n."""
    meeple = player.meeples[slot]
    if has_wolf(s, meeple.tile):
        out[n] = WOLF + slot
        n += 1
    if not meeple.hidden:
        out[n] = HIDE + slot
        n += 1
    if is_cornered(s, meeple):
        return n  # LA-CORN-2: fight or hide first
    for direction in range(DIRECTIONS):
        # Written first and counted if it exists: quicker than to jump around the edge of the board.
        out[n] = MOVE + slot * DIRECTIONS + direction
        n += neighbour(s, meeple.tile, direction) != NOWHERE
    if can_gather(s, meeple):
        out[n] = GATHER + slot
        n += 1
    if can_hunt(s, meeple):
        out[n] = HUNT + slot
        n += 1
    kinds = STRUCTURES if s.options.buildings == WORKSHOP else 1
    for structure in range(kinds):
        if can_build(s, player, meeple, structure):
            out[n] = BUILD + slot * STRUCTURES + structure
            n += 1
    for kind in range(2):
        if can_drop(s, meeple, kind):
            out[n] = DROP + slot * 2 + kind
            n += 1
    if s.options.player_fights != FIGHTS_OFF:
        n = rivals_of(s, meeple, slot, out, n)
    return n


@rule
def rivals_of(s: Any, meeple: Any, slot: int, out: Any, n: int) -> int:
    """LA-DUEL-1: the rival meeples on the same tile, those just alike once."""
    for seat in range(s.options.players):
        rival = s.players[seat]
        if seat != s.seat and has(rival.places, meeple.tile):
            for target in range(rival.people):
                if rival.meeples[target].tile == meeple.tile and stands_first(rival, target):
                    out[n] = FIGHT + (slot * SEATS + seat) * MEEPLES + target
                    n += 1
    return n


@rule
def can_gather(s: Any, meeple: Any) -> bool:
    """LA-GATH-1, LA-LIM-6: something to take, and a hand free."""
    here = goods_on(s, meeple.tile, RESOURCE) > 0
    return here and meeple.goods[RESOURCE] < carrying_limit(s)


@rule
def can_hunt(s: Any, meeple: Any) -> bool:
    """LA-HUNT-2 to LA-HUNT-4: no wolf, some prey, a hand free."""
    prey = goods_on(s, meeple.tile, PREY)
    return prey > 0 and not has_wolf(s, meeple.tile) and meeple.goods[PREY] < carrying_limit(s)


@rule
def can_build(s: Any, player: Any, meeple: Any, structure: int) -> bool:
    """LA-BUILD-3 to LA-BUILD-5: one left in supply, enough among companions, and room for it."""
    if player.supply[structure] == 0:
        return False
    if carried_here(player, meeple.tile, RESOURCE) < COST[structure]:
        return False
    return s.tiles[meeple.tile].structures[structure] == NOBODY


@rule
def can_drop(s: Any, meeple: Any, kind: int) -> bool:
    """LA-DROP-4: something to drop, and room for it here or beside."""
    if meeple.goods[kind] == 0:
        return False
    if goods_on(s, meeple.tile, kind) < MOST:
        return True
    for direction in range(DIRECTIONS):
        n = neighbour(s, meeple.tile, direction)
        if n != NOWHERE and has_room(s, n, kind):
            return True
    return False


# LA-D-ACT: what is done


@rule
def take_action(s: Any, move: int, log: Any) -> None:
    """Carry out the chosen action; what it asks further lies above `action_done` on the agenda."""
    if move == END:
        drop(s.agenda)  # the act step does not come again
        end_actions(s, log)
        return
    if HIDE <= move < DROP:
        take_quiet_action(s, move, log)
        return
    push(s.agenda, ACTION_DONE)
    if move < HIDE:
        fight_wolf(s, s.seat, move - WOLF, CHOSEN, log)
    elif move < FIGHT:
        drop_goods(s, (move - DROP) // 2, (move - DROP) % 2, log)
    else:
        fight = move - FIGHT
        begin_fight(s, fight // (SEATS * MEEPLES), fight // MEEPLES % SEATS, fight % MEEPLES, log)


@rule
def take_quiet_action(s: Any, move: int, log: Any) -> None:
    """An action that asks nothing and kills nobody: most are, so the next is asked for at once."""
    if move < MOVE:
        hide_meeple(s, move - HIDE, log)
    elif move < GATHER:
        move_meeple(s, (move - MOVE) // DIRECTIONS, (move - MOVE) % DIRECTIONS, log)
    elif move < HUNT:
        gather(s, move - GATHER, log)
    elif move < BUILD:
        hunt(s, move - HUNT, log)
    else:
        build(s, (move - BUILD) // STRUCTURES, (move - BUILD) % STRUCTURES, log)
    s.actions_left -= 1
    if s.actions_left > 0:
        ask_for_action(s)
    else:
        drop(s.agenda)  # the act step does not come again


@rule
def hide_meeple(s: Any, slot: int, log: Any) -> None:
    """LA-HIDE-1: safe from wolves, with or without one here (LA-HIDE-2)."""
    meeple = s.players[s.seat].meeples[slot]
    meeple.hidden = 1
    tell(log, HID, s.seat, meeple.number, meeple.tile)


@rule
def move_meeple(s: Any, slot: int, direction: int, log: Any) -> None:
    """LA-MOVE-1, LA-MOVE-4: to an adjacent tile with everything it carries, hidden no more."""
    player = s.players[s.seat]
    meeple = player.meeples[slot]
    here, there = meeple.tile | 0, neighbour(s, meeple.tile, direction)
    meeple.tile = there
    meeple.hidden = 0
    note_places(player)
    tell(log, MOVED, s.seat, meeple.number, here, there, direction)
    if not is_face_up(s, there):
        reveal(s, there, log)


@rule
def reveal(s: Any, t: int, log: Any) -> None:
    """LA-MOVE-2, LA-MOVE-3: turn a tile face up, for good."""
    s.face_up |= 1 << t
    if s.options.wilds != AWAKE:
        place_tokens(s, t)
    wolf = 1 if has_wolf(s, t) else 0
    resources, prey = goods_on(s, t, RESOURCE), goods_on(s, t, PREY)
    tell(log, REVEALED, t, s.tiles[t].terrain, resources, prey, wolf)


@rule
def gather(s: Any, slot: int, log: Any) -> None:
    """LA-GATH-1: one resource from the tile into the hand."""
    meeple = s.players[s.seat].meeples[slot]
    take_goods(s, 1 << meeple.tile, RESOURCE)
    meeple.goods[RESOURCE] += 1
    tell(log, GATHERED, s.seat, meeple.number, meeple.tile)


@rule
def hunt(s: Any, slot: int, log: Any) -> None:
    """LA-HUNT-1, LA-HUNT-3, LA-HUNT-5: 5 or more catches one prey; snares help."""
    meeple = s.players[s.seat].meeples[slot]
    bonus = hunt_bonus(s, meeple.tile, s.seat)
    die = roll(s.chance, DIE)
    caught = 1 if die + bonus >= HUNT_SUCCEEDS else 0
    if caught:
        take_goods(s, 1 << meeple.tile, PREY)
        meeple.goods[PREY] += 1
    tell(log, HUNTED, s.seat, meeple.number, meeple.tile, die, bonus, caught)


@rule
def build(s: Any, slot: int, structure: int, log: Any) -> None:
    """LA-BUILD-1, LA-BUILD-3 to LA-BUILD-5: paid together, put on the builder's tile."""
    player = s.players[s.seat]
    meeple = player.meeples[slot]
    pay(player, slot, COST[structure] | 0)
    player.supply[structure] -= 1
    s.tiles[meeple.tile].structures[structure] = s.seat
    tell(log, BUILT, s.seat, meeple.number, meeple.tile, structure)


@rule
def drop_goods(s: Any, slot: int, kind: int, log: Any) -> None:
    """LA-DROP-1 to LA-DROP-3: onto the tile, or where it is full onto a free neighbour."""
    meeple = s.players[s.seat].meeples[slot]
    if goods_on(s, meeple.tile, kind) < MOST:
        put_down(s, slot, kind, meeple.tile | 0, log)
        return
    free, only = 0, NOWHERE
    for direction in range(DIRECTIONS):
        n = neighbour(s, meeple.tile, direction)
        if n != NOWHERE and has_room(s, n, kind):
            free += 1
            only = n
    if free == 1:
        put_down(s, slot, kind, only, log)
        return
    s.asked_meeple = slot
    s.dropped = kind
    s.ask = SPILL
    s.to_move = s.seat


@rule
def put_down(s: Any, slot: int, kind: int, onto: int, log: Any) -> None:
    """LA-DROP-5: from the hand onto a tile, where it is an ordinary token again."""
    meeple = s.players[s.seat].meeples[slot]
    meeple.goods[kind] -= 1
    add_goods(s, 1 << onto, kind)
    tell(log, DROPPED, s.seat, meeple.number, meeple.tile, kind, onto)


@rule
def legal_spills(s: Any, out: Any) -> int:
    """LA-D-SPILL: the free neighbours in the order of directions."""
    meeple = s.players[s.seat].meeples[s.asked_meeple]
    count = 0
    for direction in range(DIRECTIONS):
        n = neighbour(s, meeple.tile, direction)
        if n != NOWHERE and has_room(s, n, s.dropped):
            out[count] = TO + n
            count += 1
    return count


@rule
def spill(s: Any, tile: int, log: Any) -> None:
    """LA-D-SPILL answered."""
    slot, kind = s.asked_meeple | 0, s.dropped | 0
    s.asked_meeple = 0
    s.dropped = 0
    put_down(s, slot, kind, tile, log)
