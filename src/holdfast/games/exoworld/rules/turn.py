"""The turn: its start, the actions of the menu in the order of the list, and its end."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import (
    CROSSES_LANDSLIDES,
    DOUBLES,
    FREE_RECYCLE,
    HAS_SKILL,
    KINDS,
    MODULE_COUNT,
    OPS,
    REPAIRS,
    SKILL_ACTIONS,
    SKILL_ONCE,
    SKILL_OPS,
    SOLO_SKILL_OPS,
    SWITCHES_NEXT_DOOR,
)
from holdfast.games.exoworld.content.operations import LASTING
from holdfast.games.exoworld.content.operations import TRANSFER as TRANSFER_OP
from holdfast.games.exoworld.events import (
    ACTIONS_ENDED,
    BY_REST,
    BY_WALKING,
    FOR_LIMIT,
    FROM_DECK,
    FROM_ROW,
    LASTING_ENDED,
    PRODUCED,
    RECYCLED,
    REPAIRED,
    SKILL_USED,
    TURN_BEGAN,
)
from holdfast.games.exoworld.events import SHUT_DOWN as SHUT_DOWN_EVENT
from holdfast.games.exoworld.moves import (
    ASK,
    DEPLOY,
    DIRECTIONS,
    DRAW_DECK,
    DRAW_FACE,
    END,
    GIVE,
    ITEM,
    MOVE,
    PLACES,
    PRODUCE,
    PROTOCOL,
    RECYCLE,
    REPAIR,
    SEATS,
    SHUT_DOWN,
    SKILL,
    TOKEN_COUNT,
)
from holdfast.games.exoworld.rules.asking import answered, ask, list_bits
from holdfast.games.exoworld.rules.base import (
    HOME,
    NOWHERE,
    beside,
    colour_of,
    may_remove,
    may_shut_down,
    move_pawn,
    place_in,
    put_token,
    reach,
    removable_tokens,
)
from holdfast.games.exoworld.rules.cards import (
    NO_CARD,
    discard_from_hand,
    draw,
    flush_row,
    gain,
    only_kind,
    refill_row,
    take_from_row,
)
from holdfast.games.exoworld.rules.crew import (
    active_player,
    are_hands_hidden,
    hand_limit,
    hand_size,
    has_issue,
    has_skill,
    in_force,
    is_solo,
    rest,
    seat_at,
    speed,
)
from holdfast.games.exoworld.rules.deploy import (
    announce_deploy,
    deploy_cell,
    fits_space,
    has_deploy,
    may_deploy,
)
from holdfast.games.exoworld.rules.ending import levels_changed
from holdfast.games.exoworld.rules.protocols import (
    ask_for,
    askable,
    play_item,
    play_protocol,
    playable,
    playable_items,
)
from holdfast.games.exoworld.rules.steps import (
    ACT_STEP,
    ACTION_STEP,
    BETWEEN_TURNS,
    EFFECT,
    EVENT_STEP,
    HAND_LIMITS,
    TURN_END,
    UPDATE,
    W1,
    W3,
    WINDOW,
)
from holdfast.games.exoworld.rules.targets import does_something
from holdfast.games.exoworld.rules.tokens import remove_one
from holdfast.games.exoworld.rules.transfer import has_transfer, legal_transfers, start_transfer
from holdfast.games.exoworld.state import (
    ACT,
    ACTIONS,
    FRESH,
    FROZEN,
    HYPOXIA,
    LIMIT,
    MOST_REFUSALS,
    MOST_SUPPLY,
    SHUTDOWN,
)
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

HERE = 0  # places: here, north, east, south, west
LASTING_COUNT = len(LASTING)


# S1


@long_rule
def turn_start(s: Any, crew: int, log: Any) -> None:
    """S1. EX-TURN-2, EX-TURN-4, EX-TURN-5, EX-TOK-5: actions, Fatigue; then the whole turn."""
    member = s.crew[crew]
    s.turn += 1
    s.active = crew
    actions = ACTIONS - member.fatigue - (1 if has_issue(member, HYPOXIA) else 0)
    s.actions = max(1, actions)
    s.actions_left = s.actions
    tell(log, TURN_BEGAN, s.turn, crew, s.actions)
    if member.fatigue == 1:
        rest(s, crew, BY_REST, log)
    push(s.agenda, TURN_END)
    push(s.agenda, UPDATE)
    push(s.agenda, WINDOW, W3, 0)
    push(s.agenda, EVENT_STEP)
    push(s.agenda, ACT_STEP)
    push(s.agenda, WINDOW, W1, 0)


# S2: the action menu


@long_rule
def act_step(s: Any, log: Any) -> None:
    """S2. EX-ACT-1, EX-ACT-3: ask while there is anything to do, with or without an action."""
    acting = s.actions_left > 0
    if (
        are_hands_hidden(s)  # EX-VIS-6: the step must not betray a hand by ending itself
        or (acting and (s.deck_size > 0 or s.row_count > 0 or s.location_count > 1))
        or (acting and removable_tokens(s, s.crew[s.active].place | 0) != 0)
        or may_recycle(s)
        or may_use_skill(s)
        or has_deploy(s)
        or has_transfer(s)
        or playable_items(s) != 0
        or playable(s, active_player(s), ACTION_STEP) != 0
        or askable(s) != 0
    ):
        push(s.agenda, ACT_STEP)
        ask(s, ACT, active_player(s))
    else:
        end_actions(s, log)


@rule
def end_actions(s: Any, log: Any) -> None:
    """EX-TURN-3: actions left are lost."""
    tell(log, ACTIONS_ENDED, s.active, s.actions_left)
    s.actions_left = 0


@rule
def is_recycle_free(s: Any) -> bool:
    """The Quartermaster's first Recycle of the turn."""
    member = s.crew[s.active]
    return FREE_RECYCLE[member.role] == 1 and s.recycled == 0 and has_skill(member)


@rule
def may_recycle(s: Any) -> bool:
    """EX-REC-2."""
    if s.row_count == 0 or s.deck_size == 0:
        return False
    return s.actions_left > 0 or is_recycle_free(s)


@rule
def walk(s: Any) -> int:
    """EX-MOVE-1, EX-MOVE-4: where a Move action may lead, as bits; the Pilot is not stopped."""
    member = s.crew[s.active]
    stopped = CROSSES_LANDSLIDES[member.role] == 0 or not has_skill(member)
    return reach(s, member.place | 0, speed(member), stopped)


@rule
def may_produce(s: Any) -> bool:
    """EX-PRO-2, EX-PRO-3."""
    place = s.crew[s.active].place | 0
    tokens = s.locations[place].tokens
    if s.actions_left == 0 or place == HOME or tokens[SHUTDOWN] != 0 or tokens[FROZEN] != 0:
        return False
    return s.supply[colour_of(s, place)] < MOST_SUPPLY


@rule
def aimed_at(s: Any, place: int) -> int:
    """The own location, or for a Technician one next to it; NOWHERE if that is not allowed."""
    member = s.crew[s.active]
    if place == HERE:
        return member.place | 0
    if SWITCHES_NEXT_DOOR[member.role] == 0 or not has_skill(member):
        return NOWHERE
    return beside(s, member.place | 0, place - 1)


@rule
def may_repair(s: Any, token: int, place: int) -> bool:
    """EX-REP-1; the Technician repairs only Shutdown tokens next door."""
    if place != HERE and token != SHUTDOWN:
        return False
    where = aimed_at(s, place)
    return where != NOWHERE and may_remove(s, where, token)


@rule
def skill_list(s: Any, role: int, which: int) -> int:
    """The operations of a skill: the first row (0) and the one behind the last (1)."""
    return SOLO_SKILL_OPS[role, which] | 0 if is_solo(s) else SKILL_OPS[role, which] | 0


@long_rule
def may_use_skill(s: Any) -> bool:
    """EX-SKILL-2 to EX-SKILL-4."""
    member = s.crew[s.active]
    role = member.role | 0
    if HAS_SKILL[role] == 0 or not has_skill(member) or s.actions_left < SKILL_ACTIONS[role]:
        return False
    if SKILL_ONCE[role] == 1 and s.skill_used == 1:
        return False
    return does_something(s, skill_list(s, role, 0), active_player(s))


@long_rule
def legal_actions(s: Any, out: Any) -> int:
    """D-ACT: the menu of section 5.3, in its order."""
    n = 0
    acting = s.actions_left > 0
    if acting and s.deck_size > 0:
        out[n] = DRAW_DECK
        n += 1
    if acting:
        for kind in range(KINDS):
            if s.row[kind] > 0:
                out[n] = DRAW_FACE + kind
                n += 1
    if may_recycle(s):
        out[n] = RECYCLE
        n += 1
    n = legal_transfers(s, out, n)
    n = legal_deploys(s, out, n)
    if acting:
        n = legal_works(s, out, n)
    if may_use_skill(s):
        out[n] = SKILL
        n += 1
    n = list_bits(playable_items(s), ITEM, out, n)
    n = list_bits(playable(s, active_player(s), ACTION_STEP), PROTOCOL, out, n)
    n = list_bits(askable(s), ASK, out, n)
    out[n] = END
    return n + 1


@long_rule
def legal_deploys(s: Any, out: Any, n: int) -> int:
    """EX-DEP: each module kind in hand, in each direction."""
    for kind in range(MODULE_COUNT):
        if may_deploy(s, kind):
            for direction in range(DIRECTIONS):
                if fits_space(s, kind, deploy_cell(s, direction)):
                    out[n] = DEPLOY + kind * DIRECTIONS + direction
                    n += 1
    return n


@long_rule
def legal_works(s: Any, out: Any, n: int) -> int:
    """Move, produce, shut down, repair."""
    places = walk(s)
    for place in range(s.location_count):
        if (places >> place) & 1 == 1:
            out[n] = MOVE + s.locations[place].cell
            n += 1
    if may_produce(s):
        out[n] = PRODUCE
        n += 1
    for place in range(PLACES):
        if may_shut_down(s, aimed_at(s, place)):
            out[n] = SHUT_DOWN + place
            n += 1
    for token in range(TOKEN_COUNT):
        for place in range(PLACES):
            if may_repair(s, token, place):
                out[n] = REPAIR + token * PLACES + place
                n += 1
    return n


# S2: what is done


@rule
def take_action(s: Any, move: int, log: Any) -> None:
    """Carry out the chosen action; what it asks further lies above the act step."""
    if move == END:
        answered(s)
        end_actions(s, log)
    elif move < DRAW_FACE:
        draw_deck(s, log)
    elif move < RECYCLE:
        draw_face(s, move - DRAW_FACE, log)
    elif move < GIVE:
        recycle(s, log)
    elif move < DEPLOY:
        start_transfer(s, move)
    elif move < MOVE:
        announce_deploy(s, (move - DEPLOY) // DIRECTIONS, (move - DEPLOY) % DIRECTIONS)
    elif move < PRODUCE:
        s.actions_left -= 1
        move_pawn(s, s.active | 0, place_in(s, move - MOVE), BY_WALKING, log)
    elif move < SHUT_DOWN:
        produce(s, log)
    elif move < REPAIR:
        shut_down(s, move - SHUT_DOWN, log)
    elif move < SKILL:
        repair(s, (move - REPAIR) // PLACES, (move - REPAIR) % PLACES, log)
    elif move < ITEM:
        use_skill(s, log)
    elif move < PROTOCOL:
        play_item(s, move - ITEM, log)
    elif move < ASK:
        play_protocol(s, active_player(s), move - PROTOCOL, log)
    else:
        ask_for(s, move - ASK, log)


@rule
def draw_deck(s: Any, log: Any) -> None:
    """EX-DRAW-1, EX-DRAW-3, EX-DRAW-4: the top card of the deck."""
    s.actions_left -= 1
    kind = draw(s, log)
    if kind != NO_CARD:
        gain(s, active_player(s), kind, FROM_DECK, log)


@rule
def draw_face(s: Any, kind: int, log: Any) -> None:
    """EX-DRAW-1, EX-DRAW-2: a face-up card, replaced at once."""
    s.actions_left -= 1
    take_from_row(s, kind)
    gain(s, active_player(s), kind, FROM_ROW, log)
    refill_row(s, log)


@long_rule
def recycle(s: Any, log: Any) -> None:
    """EX-REC-1: the whole row anew; the Quartermaster's first one is free."""
    cost = 0 if is_recycle_free(s) else 1
    s.actions_left -= cost
    s.recycled = 1
    tell(log, RECYCLED, s.active, cost)
    flush_row(s, log)


@long_rule
def produce(s: Any, log: Any) -> None:
    """EX-PRO-1, EX-PRO-4: the module's resource +1; the Biologist makes 2 of some."""
    member = s.crew[s.active]
    resource = colour_of(s, member.place | 0)
    amount = 1
    if DOUBLES[member.role, resource] == 1 and has_skill(member):
        amount = 2
    before = s.supply[resource] | 0
    s.supply[resource] = min(MOST_SUPPLY, before + amount)
    s.actions_left -= 1
    tell(log, PRODUCED, s.active, resource, s.supply[resource] - before, s.supply[resource])


@long_rule
def shut_down(s: Any, place: int, log: Any) -> None:
    """EX-SHUT-1, EX-SHUT-2: a Shutdown token; nothing else on the module changes."""
    where = aimed_at(s, place)
    s.actions_left -= 1
    tell(log, SHUT_DOWN_EVENT, s.active, s.locations[where].cell)
    put_token(s, where, SHUTDOWN, log)
    levels_changed(s, log)


@long_rule
def repair(s: Any, token: int, place: int, log: Any) -> None:
    """EX-REP-1 to EX-REP-3: one token; the Engineer may remove a second one."""
    member = s.crew[s.active]
    where = aimed_at(s, place)
    count = REPAIRS[member.role] | 0 if has_skill(member) else 1
    s.actions_left -= 1
    tell(log, REPAIRED, s.active, s.locations[where].cell, token)
    remove_one(s, where, token, 2 * count, active_player(s), log)


@long_rule
def use_skill(s: Any, log: Any) -> None:
    """EX-SKILL-1; a transfer uses the skill up only when the partner agrees."""
    role = s.crew[s.active].role | 0
    first = skill_list(s, role, 0)
    s.actions_left -= SKILL_ACTIONS[role]
    if SKILL_ONCE[role] == 1 and OPS[first, 0] != TRANSFER_OP:
        s.skill_used = 1
    tell(log, SKILL_USED, s.active, role)
    push(s.agenda, EFFECT, first, skill_list(s, role, 1), active_player(s))


# S6


@long_rule
def turn_end(s: Any, log: Any) -> None:
    """S6. Lasting effects due now end (op LAST); what holds for one turn is forgotten."""
    for code in range(LASTING_COUNT):
        if s.lasting[code, s.active] != 0:
            s.lasting[code, s.active] = 1 if s.lasting[code, s.active] == FRESH else 0
            if not in_force(s, code):
                tell(log, LASTING_ENDED, code)
    s.actions = 0
    s.skill_used = 0
    s.recycled = 0
    s.architect_used = 0
    s.chemist_used = 0
    s.prefab = 0
    s.free_deploys = 0
    s.held = 0
    s.played = 0
    s.declined = 0
    for i in range(MOST_REFUSALS):
        s.refused[i] = 0
    s.refusals = 0
    push(s.agenda, BETWEEN_TURNS)
    push(s.agenda, HAND_LIMITS, 0)


@long_rule
def hand_limits(s: Any, offset: int, log: Any) -> None:
    """S6. EX-HAND-2, EX-HAND-3: everybody above the limit discards down to it, one by one."""
    while offset < SEATS:
        seat = seat_at(s, offset)
        if seat != NOBODY:
            while hand_size(s.players[seat]) > hand_limit(s, seat):
                only = only_kind(s.players[seat])
                if only == NO_CARD or are_hands_hidden(s):
                    push(s.agenda, HAND_LIMITS, offset)
                    ask(s, LIMIT, seat)
                    return
                discard_from_hand(s, seat, only, FOR_LIMIT, log)
        offset += 1


@rule
def answer_limit(s: Any, seat: int, kind: int, log: Any) -> None:
    """D-LIMIT answered; the same step goes on."""
    discard_from_hand(s, seat, kind, FOR_LIMIT, log)
