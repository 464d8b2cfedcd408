"""The turn: its start, the actions of LA-D-ACT in the order of the list, and its end."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlast import content, decisions, events, moves, state, steps
from holdfast.games.outlast.rules import ending, ground, people, setup, wolf
from holdfast.kernel.agenda import drop, then
from holdfast.kernel.bits import has
from holdfast.kernel.chance import roll
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

HUNT_SUCCEEDS = 5  # LA-HUNT-1


@rule
def turn_start(s: Any, seat: int, log: Any) -> None:
    """F1. LA-HIDE-4, LA-TURN-4: hiding ends; own meeples + 2 actions."""
    player = s.players[seat]
    s.seat = seat
    then(s, steps.TURN_END)
    if player.people == 0:
        return  # LA-OUT-2: only the hearth is left, and waits for an arrival
    for slot in range(player.people):
        player.meeples[slot].hidden = 0
    s.actions = player.people + 2
    s.actions_left = s.actions
    tell(log, events.TURN_BEGAN, seat, s.actions)
    then(s, steps.MEAL)
    then(s, steps.FORCED_FIGHTS, 0)
    then(s, steps.ACT)


@rule
def act(s: Any, log: Any) -> None:
    """F2. Ask what to do next, while there are actions and somebody to perform them."""
    if s.actions_left == 0:
        return
    if s.players[s.seat].people == 0:
        end_actions(s, log)  # LA-D-ACT: only `end` is left, and taken without asking
        return
    then(s, steps.ACT)
    ask_for_action(s)


@rule
def ask_for_action(s: Any) -> None:
    """LA-D-ACT opens; the act step lies on the agenda meanwhile."""
    ask(s, decisions.ACT, s.seat)


@rule
def action_done(s: Any, log: Any) -> None:
    """F2. LA-TURN-6: an action that has been carried out costs one; LA-OUT-3: who is out now?"""
    s.actions_left -= 1
    ending.judge_eliminations(s, log)


@rule
def end_actions(s: Any, log: Any) -> None:
    """LA-TURN-7: the remaining actions are lost."""
    tell(log, events.TURN_ENDED, s.seat, s.actions_left)
    s.actions_left = 0


@rule
def turn_end(s: Any) -> None:
    """F5. LA-TURN-1: the next living player of the round, or the board's turn in six steps."""
    players = s.options.players
    passed = (s.seat - s.first_seat) % players
    for k in range(passed + 1, players):
        seat = (s.first_seat + k) % players
        if s.players[seat].alive:
            then(s, steps.TURN_START, seat)
            return
    s.seat = NOBODY
    s.actions = 0
    s.actions_left = 0  # whoever was struck down in the middle of a turn left some
    then(s, steps.ROUND_END)
    then(s, steps.ATTACKS)
    then(s, steps.ARRIVALS, 0)
    then(s, steps.WOLVES_MULTIPLY)
    then(s, steps.WOLVES_MOVE)
    then(s, steps.PREY_MULTIPLY)
    then(s, steps.RESOURCES_GROW)


# LA-D-ACT: what is offered


@rule
def list_actions(s: Any, out: Any) -> int:
    """LA-D-ACT: for each meeple by number its options in the order of the list; last `end`."""
    player = s.players[s.seat]
    n = 0
    for slot in range(player.people):
        if people.stands_first(player, slot):
            n = actions_of(s, player, slot, out, n)
    out[n] = moves.END()
    return n + 1


@rule
def actions_of(s: Any, player: Any, slot: int, out: Any, n: int) -> int:
    """The options of one meeple, written from out[n] on; gives the new n."""
    meeple = player.meeples[slot]
    if ground.has_wolf(s, meeple.tile):
        out[n] = moves.WOLF(slot)
        n += 1
    if not meeple.hidden:
        out[n] = moves.HIDE(slot)
        n += 1
    if people.is_cornered(s, meeple):
        return n  # LA-CORN-2, LA-CORN-3: fight or hide first, and only this meeple
    for direction in range(moves.DIRECTIONS):
        # Written first and counted if it exists: quicker than to jump around the edge of the board.
        out[n] = moves.MOVE(slot, direction)
        n += ground.neighbour(s, meeple.tile, direction) != ground.NOWHERE
    if can_gather(s, meeple):
        out[n] = moves.GATHER(slot)
        n += 1
    if can_hunt(s, meeple):
        out[n] = moves.HUNT(slot)
        n += 1
    kinds = moves.STRUCTURES if s.options.buildings == state.WORKSHOP else 1
    for structure in range(kinds):
        if can_build(s, player, meeple, structure):
            out[n] = moves.BUILD(slot, structure)
            n += 1
    for kind in range(2):
        if can_drop(s, meeple, kind):
            out[n] = moves.DROP(slot, kind)
            n += 1
    if s.options.player_fights != state.FIGHTS_OFF:
        n = rivals_of(s, meeple, slot, out, n)
    return n


@rule
def rivals_of(s: Any, meeple: Any, slot: int, out: Any, n: int) -> int:
    """LA-DUEL-1: the rival meeples on the same tile, those just alike once."""
    for seat in range(s.options.players):
        rival = s.players[seat]
        if seat != s.seat and has(rival.places, meeple.tile):
            for target in range(rival.people):
                if rival.meeples[target].tile == meeple.tile and people.stands_first(rival, target):
                    out[n] = moves.FIGHT(slot, seat, target)
                    n += 1
    return n


@rule
def can_gather(s: Any, meeple: Any) -> bool:
    """LA-GATH-1, LA-LIM-6: something to take, and a hand free."""
    here = ground.goods_on(s, meeple.tile, state.RESOURCE) > 0
    return here and meeple.goods[state.RESOURCE] < ground.carrying_limit(s)


@rule
def can_hunt(s: Any, meeple: Any) -> bool:
    """LA-HUNT-2 to LA-HUNT-4: no wolf, some prey, a hand free."""
    prey = ground.goods_on(s, meeple.tile, state.PREY)
    return (
        prey > 0
        and not ground.has_wolf(s, meeple.tile)
        and meeple.goods[state.PREY] < ground.carrying_limit(s)
    )


@rule
def can_build(s: Any, player: Any, meeple: Any, structure: int) -> bool:
    """LA-BUILD-3 to LA-BUILD-5: one left in supply, enough among companions, and room for it."""
    if player.supply[structure] == 0:
        return False
    if people.carried_here(player, meeple.tile, state.RESOURCE) < content.BUILDINGS[structure].cost:
        return False
    return s.tiles[meeple.tile].structures[structure] == NOBODY


@rule
def can_drop(s: Any, meeple: Any, kind: int) -> bool:
    """LA-DROP-4: something to drop, and room for it here or beside."""
    if meeple.goods[kind] == 0:
        return False
    if ground.goods_on(s, meeple.tile, kind) < state.MOST:
        return True
    for direction in range(moves.DIRECTIONS):
        n = ground.neighbour(s, meeple.tile, direction)
        if n != ground.NOWHERE and ground.has_room(s, n, kind):
            return True
    return False


# LA-D-ACT: what is done


@rule
def end_turn(s: Any, log: Any) -> None:
    """LA-TURN-7: no further action, though there are some left."""
    drop(s.agenda)  # the act step does not come again
    end_actions(s, log)


@rule
def choose_wolf(s: Any, meeple: int, log: Any) -> None:
    """LA-WOLF: a fight by choice costs an action."""
    then(s, steps.ACTION_DONE)
    wolf.fight_wolf(s, s.seat, meeple, events.CHOSEN, log)


@rule
def quiet_action_done(s: Any) -> None:
    """LA-TURN-6 after an action that asks nothing and kills nobody: most are, so the next is asked
    for at once."""
    s.actions_left -= 1
    if s.actions_left > 0:
        ask_for_action(s)
    else:
        drop(s.agenda)  # the act step does not come again


@rule
def hide_meeple(s: Any, meeple: int, log: Any) -> None:
    """LA-HIDE-1 to LA-HIDE-3, LA-HIDE-5: safe from wolves, one here or not, and only from them."""
    actor = s.players[s.seat].meeples[meeple]
    actor.hidden = 1
    tell(log, events.HID, s.seat, actor.number, actor.tile)
    quiet_action_done(s)


@rule
def move_meeple(s: Any, meeple: int, direction: int, log: Any) -> None:
    """LA-MOVE-1, LA-MOVE-4, LA-LIM-7: to any adjacent tile with all it carries, hidden no more."""
    player = s.players[s.seat]
    actor = player.meeples[meeple]
    here, there = actor.tile, ground.neighbour(s, actor.tile, direction)
    actor.tile = there
    actor.hidden = 0
    people.note_places(player)
    tell(log, events.MOVED, s.seat, actor.number, here, there, direction)
    if not ground.is_face_up(s, there):
        reveal(s, there, log)
    quiet_action_done(s)


@rule
def reveal(s: Any, t: int, log: Any) -> None:
    """LA-MOVE-2, LA-MOVE-3, LA-MOVE-5: whoever enters turns a tile face up, for good."""
    s.face_up |= 1 << t
    if s.options.wilds != state.AWAKE:
        setup.place_tokens(s, t)
    beast = 1 if ground.has_wolf(s, t) else 0
    resources, prey = ground.goods_on(s, t, state.RESOURCE), ground.goods_on(s, t, state.PREY)
    tell(log, events.REVEALED, t, s.tiles[t].terrain, resources, prey, beast)


@rule
def gather(s: Any, meeple: int, log: Any) -> None:
    """LA-GATH-1, LA-GATH-2: one resource, even the last, from the tile into the hand."""
    actor = s.players[s.seat].meeples[meeple]
    ground.take_goods(s, 1 << actor.tile, state.RESOURCE)
    actor.goods[state.RESOURCE] += 1
    tell(log, events.GATHERED, s.seat, actor.number, actor.tile)
    quiet_action_done(s)


@rule
def hunt(s: Any, meeple: int, log: Any) -> None:
    """LA-HUNT-1, LA-HUNT-3, LA-HUNT-5: 5 or more catches one prey; snares help."""
    actor = s.players[s.seat].meeples[meeple]
    bonus = ground.roll_bonus(s, actor.tile, s.seat, content.HUNTS)
    die = roll(s.chance, state.DIE)
    caught = 1 if die + bonus >= HUNT_SUCCEEDS else 0
    if caught:
        ground.take_goods(s, 1 << actor.tile, state.PREY)
        actor.goods[state.PREY] += 1
    tell(log, events.HUNTED, s.seat, actor.number, actor.tile, die, bonus, caught)
    quiet_action_done(s)


@rule
def build(s: Any, meeple: int, structure: int, log: Any) -> None:
    """LA-BUILD-1, LA-BUILD-3 to LA-BUILD-6: paid together, put on the builder's tile for good."""
    player = s.players[s.seat]
    actor = player.meeples[meeple]
    people.pay(player, meeple, content.BUILDINGS[structure].cost)
    player.supply[structure] -= 1
    s.tiles[actor.tile].structures[structure] = s.seat
    tell(log, events.BUILT, s.seat, actor.number, actor.tile, structure)
    quiet_action_done(s)


@rule
def drop_goods(s: Any, meeple: int, goods: int, log: Any) -> None:
    """LA-DROP-1 to LA-DROP-3: onto the tile, or where it is full onto a free neighbour."""
    then(s, steps.ACTION_DONE)
    here = s.players[s.seat].meeples[meeple].tile
    if ground.goods_on(s, here, goods) < state.MOST:
        put_down(s, meeple, goods, here, log)
        return
    ask(s, decisions.SPILL, s.seat, meeple, goods)


@rule
def put_down(s: Any, meeple: int, goods: int, tile: int, log: Any) -> None:
    """LA-DROP-5, LA-DROP-6: from the hand onto a tile only, where it is an ordinary token again."""
    actor = s.players[s.seat].meeples[meeple]
    actor.goods[goods] -= 1
    ground.add_goods(s, 1 << tile, goods)
    tell(log, events.DROPPED, s.seat, actor.number, actor.tile, goods, tile)


@rule
def offer_spills(s: Any, seat: int, meeple: int, goods: int) -> None:
    """LA-D-SPILL: the free neighbours in the order of directions."""
    here = s.players[seat].meeples[meeple].tile
    for direction in range(moves.DIRECTIONS):
        n = ground.neighbour(s, here, direction)
        if n != ground.NOWHERE and ground.has_room(s, n, goods):
            offer(s, moves.TO(n))
