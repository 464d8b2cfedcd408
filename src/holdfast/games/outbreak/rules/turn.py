"""The Survivor Phase and a survivor's turn (OB-TRN, OB-MOV).

TURN  a = 0, or 1 + the development that asks something
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    EFFECT,
    FIRST_ROW,
    FIRST_SCHEMATIC,
    HOSPITAL_TILE,
    LAST_ROW,
    OP,
    WHEN,
)
from holdfast.games.outbreak.content.effects import (
    DRAWMORE,
    EXTRA,
    EXTRA_ATTACK,
    GRANT,
    MINIATTACK,
    PASS_OVERRUN,
    SEARCHING,
    STEP,
    TRAP_PIECE,
    WATCHTOWER,
)
from holdfast.games.outbreak.content.effects import SPECIAL as AS_SPECIAL
from holdfast.games.outbreak.content.effects import (
    SURVIVOR_PHASE as PHASE_STARTS,
)
from holdfast.games.outbreak.events import (
    BY_LABORATORY,
    MOVED,
    PHASE_BEGAN,
    PUT_DOWN,
    SEARCHED,
    TURN_BEGAN,
    USED,
)
from holdfast.games.outbreak.moves import (
    AID,
    ATTACK,
    DEVELOP,
    DISMOUNT,
    END,
    END_PHASE,
    HEX,
    HOSPITAL,
    MOVE,
    ORDINARY,
    PLACE_TRAP,
    PLAY,
    SCHEMATICS,
    SEARCH,
    SETTLEMENTS,
    SPECIAL,
    SURVIVOR,
    TRADE,
)
from holdfast.games.outbreak.rules.aid import offer_aids, request_aid
from holdfast.games.outbreak.rules.attack import begin_attack, can_attack, can_mini
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.cards import can_draw, change_exp, draw_fortune
from holdfast.games.outbreak.rules.deeds import cure
from holdfast.games.outbreak.rules.develop import develop, develop_answer, offer_developments
from holdfast.games.outbreak.rules.effects import start_effects
from holdfast.games.outbreak.rules.ending import test_win
from holdfast.games.outbreak.rules.goods import lose_tank
from holdfast.games.outbreak.rules.ground import free_tiles, reachable, steps_to, tile_at, works
from holdfast.games.outbreak.rules.hordes import destroy, is_final, symbols
from holdfast.games.outbreak.rules.people import (
    NONE,
    doom_bans,
    hospital_used,
    is_able,
    is_at_work,
    is_besieged,
    is_used,
    lead_seat,
    mark_used,
    may_heal,
    movement,
    own_movement,
    own_value,
    schematic_for,
    seat_of,
    skill_of,
    use_schematic,
)
from holdfast.games.outbreak.rules.questions import ask, offer, offer_tiles
from holdfast.games.outbreak.rules.steps import LEAVES, TRIM_HANDS, TURN, WHO
from holdfast.games.outbreak.rules.steps import TRADE as TRADE_STEP
from holdfast.games.outbreak.rules.targets import is_worth_doing
from holdfast.games.outbreak.rules.trade import can_trade
from holdfast.games.outbreak.rules.windows import offer_plays, play_card
from holdfast.games.outbreak.state import (
    D_TURN,
    D_WHO,
    HOSPITAL_USED,
    REVEALED,
    SURVIVORS_ACT,
    W_TURN,
)
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule

# S0 and S1


@long_rule
def survivor_phase(s: Any, log: Any) -> None:
    """S0: Laboratory removals, then Exp from Watchtowers, Professor and Scholar."""
    s.phase = SURVIVORS_ACT
    tell(log, PHASE_BEGAN, SURVIVORS_ACT)
    push(s.agenda, WHO)
    if s.laboratory != 0:
        for uid in range(s.dealt):
            horde = s.hordes[uid]
            if horde.place == REVEALED and not is_final(horde.card) and symbols(s, horde.card) == 0:
                destroy(s, uid, NOBODY, BY_LABORATORY, log)  # OB-AID-7
    towers = 0
    for t in range(SETTLEMENTS):
        towers += s.tiles[t].pieces[WATCHTOWER]
    change_exp(s, towers, log)
    for i in range(s.team):
        v = s.order[i] | 0
        if is_able(s, v):
            start_effects(s, v, v, PHASE_STARTS)
            for k in range(2):
                skill = skill_of(s.survivors[v], k)
                if skill != NONE:
                    start_effects(s, skill, v, PHASE_STARTS)


@long_rule
def who_step(s: Any, log: Any) -> None:
    """S1. OB-GEN-1, OB-TRN-2: D-WHO while an able survivor has not been activated."""
    s.window = 0
    if test_win(s, log):
        return
    for i in range(s.team):
        v = s.order[i] | 0
        if is_able(s, v) and s.survivors[v].activated == 0:
            offer(s, SURVIVOR + v)
    if s.menu_length == 0:
        push(s.agenda, LEAVES)
        return
    offer_plays(s, W_TURN)
    offer(s, END_PHASE)
    push(s.agenda, WHO)
    ask(s, D_WHO, lead_seat(s))


@long_rule
def who_answer(s: Any, move: int, log: Any) -> None:
    """D-WHO answered."""
    if move == END_PHASE:
        for i in range(s.team):
            s.survivors[s.order[i]].activated = 1
        push(s.agenda, LEAVES)
        return
    push(s.agenda, WHO)
    if PLAY <= move < HEX:
        play_card(s, move, W_TURN, log)
        return
    v = move - SURVIVOR
    s.active = v
    s.turn.main = 1
    s.turn.extra_attack = 1 if own_value(s, v, EXTRA, EXTRA_ATTACK) > 0 else 0
    tell(log, TURN_BEGAN, v)
    push(s.agenda, TURN)


# S2


@long_rule
def turn_step(s: Any, log: Any) -> None:
    """S2: D-TURN until END; OB-TRN-6: who has been incapacitated ends the turn."""
    s.window = 0
    if test_win(s, log):
        return
    v = s.active | 0
    if not is_able(s, v):
        end_turn(s)
        return
    offer_turn(s, v)
    push(s.agenda, TURN)
    ask(s, D_TURN, seat_of(s, v), v)


@long_rule
def end_turn(s: Any) -> None:
    """The turn is over."""
    s.survivors[s.active].activated = 1
    s.active = NOBODY
    turn = s.turn
    turn.steps = 0
    turn.march = 0
    turn.developed = 0
    turn.traded = 0
    turn.main = 0
    turn.extra_attack = 0
    turn.extra_main = 0


@long_rule
def steps_left(s: Any, v: int) -> int:
    """OB-MOV-3: movement less the steps made."""
    return max(0, movement(s, v) - s.turn.steps)


@long_rule
def ground_for(s: Any, v: int) -> int:
    """OB-MOV-2: a way leads over free settlements; the Free Runner's over overrun ones too."""
    return s.city | 0 if own_value(s, v, GRANT, PASS_OVERRUN) > 0 else free_tiles(s)


@long_rule
def offer_turn(s: Any, v: int) -> None:
    """OB-TRN-1: the menu of D-TURN, in its order."""
    turn = s.turn
    tile = s.survivors[v].tile | 0
    steps = steps_left(s, v)
    if steps > 0:
        offer_tiles(s, MOVE, reachable(s, tile, steps, ground_for(s, v)) & free_tiles(s))
    if turn.developed == 0:
        offer_developments(s, v)
    if turn.traded == 0 and can_trade(s, v):
        offer(s, TRADE)
    if turn.extra_attack + turn.main + turn.extra_main > 0 and can_attack(s, v):
        offer(s, ATTACK)
    if turn.main + turn.extra_main > 0:
        offer_aids(s, v)
        if can_search(s, v):
            offer(s, SEARCH)
    offer_specials(s, v)
    if s.survivors[v].trap:
        offer(s, PLACE_TRAP)
    if can_use_hospital(s, v):
        offer(s, HOSPITAL)
    if s.driver == v + 1:
        offer(s, DISMOUNT)
    offer_plays(s, W_TURN)
    offer(s, END)


@long_rule
def can_search(s: Any, v: int) -> bool:
    """OB-FOR-1, OB-TRN-7: a card to draw; what Doom forbids needs an extra main action."""
    if is_besieged(s, s.survivors[v].tile | 0) or not can_draw(s):
        return False
    ban = doom_bans(s, SEARCHING)
    return ban == 0 or (ban == 1 and s.turn.extra_main > 0)


@long_rule
def can_use_hospital(s: Any, v: int) -> bool:
    """OB-AID-6: on the Hospital with power, wounded, once per day."""
    return (
        s.survivors[v].tile == HOSPITAL_TILE
        and works(s, HOSPITAL_TILE)
        and s.survivors[v].wounds > 0
        and not hospital_used(s, v)
        and may_heal(s, False)
    )


@long_rule
def offer_specials(s: Any, v: int) -> None:
    """SPECIAL: abilities of one's own turn, once per day each."""
    offer_special(s, v, v)
    for i in range(2):
        skill = skill_of(s.survivors[v], i)
        if skill != NONE:
            offer_special(s, v, skill)
    held = s.survivors[v].cards >> ORDINARY & s.built
    if held:
        for k in range(SCHEMATICS):
            if held >> k & 1:
                offer_special(s, v, FIRST_SCHEMATIC + k)


@long_rule
def offer_special(s: Any, v: int, ability: int) -> None:
    """One ability, if it is a special, unused and could change something."""
    row = FIRST_ROW[ability] | 0
    if row == LAST_ROW[ability] or EFFECT[row, WHEN] != AS_SPECIAL:
        return
    if is_used(s, v, ability) or not is_at_work(s, v, ability):
        return
    if EFFECT[row, OP] == MINIATTACK:
        if can_mini(s, v):
            offer(s, SPECIAL + ability)
    elif is_worth_doing(s, ability, AS_SPECIAL, v, -1):
        offer(s, SPECIAL + ability)


@long_rule
def turn_answer(s: Any, asking: int, move: int, log: Any) -> None:
    """D-TURN answered, or a question of a development."""
    v = s.active | 0
    if asking > 0:
        push(s.agenda, TURN)
        develop_answer(s, v, asking - 1, move, log)
        return
    if move == END:
        end_turn(s)
        return
    push(s.agenda, TURN)
    if move < DEVELOP:
        walk(s, v, tile_at(s, move - MOVE), log)
    elif move < TRADE:
        develop(s, v, move - DEVELOP, log)
    elif move == TRADE:
        s.turn.traded = 1
        push(s.agenda, TRADE_STEP)
    elif move == ATTACK:
        use_attack(s)
        begin_attack(s, v, log)
    elif move < SEARCH:
        use_main(s)
        push(s.agenda, TRIM_HANDS)
        request_aid(s, v, (move - AID) // 2, (move - AID) % 2, log)
    elif move == SEARCH:
        search(s, v, log)
    elif move < PLACE_TRAP:
        ability = move - SPECIAL
        mark_used(s, v, ability)
        tell(log, USED, v, ability)
        start_effects(s, ability, v, AS_SPECIAL)
    elif move == PLACE_TRAP:
        place_trap(s, v, log)
    elif move == HOSPITAL:
        s.survivors[v].used |= 1 << HOSPITAL_USED
        cure(s, v, 1, log)
    elif move == DISMOUNT:
        lose_tank(s, log)
    else:
        play_card(s, move, W_TURN, log)


# Small actions


@long_rule
def walk(s: Any, v: int, to: int, log: Any) -> None:
    """OB-MOV-1, OB-MOV-5: the fewest steps; OB-SCH-2: beyond the own movement by Motorbike."""
    here = s.survivors[v].tile | 0
    s.turn.steps += steps_to(s, here, 1 << to, ground_for(s, v))
    if s.turn.steps > own_movement(s, v):
        bike = schematic_for(s, v, STEP)
        if bike != NONE:
            use_schematic(s, v, bike)
    s.survivors[v].tile = to
    tell(log, MOVED, v, here, to)


@long_rule
def use_main(s: Any) -> None:
    """OB-TRN-7: first the main action, then an extra one."""
    if s.turn.main > 0:
        s.turn.main -= 1
    else:
        s.turn.extra_main -= 1


@long_rule
def use_attack(s: Any) -> None:
    """OB-TRN-7: an Attack uses the extra Attack first."""
    if s.turn.extra_attack > 0:
        s.turn.extra_attack -= 1
    else:
        use_main(s)


@long_rule
def search(s: Any, v: int, log: Any) -> None:
    """OB-FOR-1: draw a Fortune card, the Scavenger one more; then the hand limit."""
    if doom_bans(s, SEARCHING):
        s.turn.extra_main -= 1
    else:
        use_main(s)
    tell(log, SEARCHED, v)
    push(s.agenda, TRIM_HANDS)
    for _ in range(1 + own_value(s, v, DRAWMORE)):
        draw_fortune(s, v, log)


@long_rule
def place_trap(s: Any, v: int, log: Any) -> None:
    """OB-AID-5: the Trap is placed on the settlement they occupy, free."""
    s.survivors[v].trap = 0
    s.tiles[s.survivors[v].tile].pieces[TRAP_PIECE] += 1
    tell(log, PUT_DOWN, s.survivors[v].tile, TRAP_PIECE)
