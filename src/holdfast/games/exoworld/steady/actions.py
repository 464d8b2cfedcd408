"""The action menu: what each thing is worth that a turn can be spent on."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import FIRST_ITEM, KINDS, MODULE_COUNT, WILD
from holdfast.games.exoworld.content.geometry import HOME_CELL, NEIGHBOUR
from holdfast.games.exoworld.moves import (
    ASK,
    DEPLOY,
    DIRECTIONS,
    DRAW_FACE,
    END,
    GIVE,
    ITEM,
    MOVE,
    PRODUCE,
    PROTOCOL,
    PROTOCOL_COUNT,
    RECYCLE,
    SHUT_DOWN,
    SKILL,
)
from holdfast.games.exoworld.rules.base import place_in
from holdfast.games.exoworld.rules.crew import active_player, hand_limit, hand_size, is_solo
from holdfast.games.exoworld.rules.deploy import deploy_cell, is_payable
from holdfast.games.exoworld.rules.turn import is_recycle_free
from holdfast.games.exoworld.state import ACT
from holdfast.games.exoworld.steady.cards import deck_worth
from holdfast.games.exoworld.steady.levels import gain_of, worst_shortage
from holdfast.games.exoworld.steady.notes import (
    ALL_HANDS,
    ARCHIVE,
    COMMANDER,
    COORDINATOR,
    FAST_ASSEMBLY,
    FIRST_AID,
    FORECAST,
    GEOLOGIST,
    MEDIC,
    MORE,
    MULTITOOL,
    POWER_DOWN,
    RATIONING,
    REMOTE_REPAIR,
    REPAIRS,
    RESERVE,
    ROVER,
    SPOTS,
    WINS,
    WORTHWHILE,
)
from holdfast.games.exoworld.steady.places import (
    best_spot,
    deploy_worth,
    fits_beside,
    neighbours,
    produce_worth,
)
from holdfast.kernel.rule import long_rule, rule


@long_rule
def act_worth(s: Any, move: int) -> int:
    """An option of the action menu. Ending the step is worth 100."""
    seat, here = active_player(s), s.crew[s.active].place | 0
    full = 120 if hand_size(s.players[seat]) >= hand_limit(s, seat) else 0  # lost at the turn's end
    if move == END:
        return 100
    if move < DRAW_FACE or (move == SKILL and s.crew[s.active].role == GEOLOGIST):
        return (300 if move < DRAW_FACE else 380) + deck_worth(s, seat) - full
    if move < RECYCLE:
        return 300 + s.notes[MORE + move - DRAW_FACE] - full
    if move < GIVE:
        return recycle_worth(s, seat)
    if move < DEPLOY:
        return 0  # transfers are weighed by `trade_worth`
    if move < MOVE:
        return build_worth(s, (move - DEPLOY) // DIRECTIONS, (move - DEPLOY) % DIRECTIONS)
    if move < PRODUCE:
        there = s.notes[SPOTS + place_in(s, move - MOVE)] | 0
        if s.actions_left < 2 or there <= s.notes[SPOTS + here] + 80 or there < 300:
            return 0
        return min(there, WINS - 1) - 70
    if move < SHUT_DOWN:
        return produce_worth(s, here)
    if move < SKILL:
        return 0  # switches and repairs are weighed by `switch_worth`
    if move < ITEM:
        return skill_worth(s, here)
    if move < PROTOCOL:
        return item_worth(s, seat, here, FIRST_ITEM + move - ITEM)
    return protocol_worth(s, seat, (move - PROTOCOL) % PROTOCOL_COUNT) - (20 if move >= ASK else 0)


assert ASK == PROTOCOL + PROTOCOL_COUNT  # asking for a Protocol is numbered behind playing it


@long_rule
def recycle_worth(s: Any, seat: int) -> int:
    """Worth it when free and nothing in the row helps; never for an action."""
    if not is_recycle_free(s) or s.actions_left == 0:
        return 0
    best = 0
    for kind in range(KINDS):
        if s.row[kind] > 0:
            best = max(best, s.notes[MORE + kind] | 0)
    return 650 if best < deck_worth(s, seat) + 60 else 0


@rule
def build_worth(s: Any, kind: int, direction: int) -> int:
    """Deploying here: close together, so that repairs stay near."""
    gain, cell = gain_of(s, kind), deploy_cell(s, direction)
    if gain < WORTHWHILE:
        return 0
    beside_home = 0
    for d in range(DIRECTIONS):
        if NEIGHBOUR[cell, d] == HOME_CELL:
            beside_home = 1
    return deploy_worth(gain) + 2 * neighbours(s, cell) + beside_home


@rule
def skill_worth(s: Any, here: int) -> int:
    """Skills that are options: walk, cure, draw alone, forecast."""
    role = s.crew[s.active].role
    if role == COMMANDER:
        there = best_spot(s, 3, True)
        useful = there > s.notes[SPOTS + here] + 50 and there >= 300
        return 900 if useful and s.actions_left > 0 else 0
    if role == MEDIC:
        return 430
    if role == COORDINATOR:
        return 700 if is_solo(s) else 0  # with others by `trade_worth`
    return 180  # Meteorologist


@rule
def item_worth(s: Any, seat: int, here: int, kind: int) -> int:
    """Items pay for nothing, so they are used where they help."""
    if kind == FIRST_AID:
        return 450
    if kind == MULTITOOL:
        return 850 if s.notes[REPAIRS + here] >= 300 else 0
    if kind == ROVER:
        there = best_spot(s, 5, False)
        useful = there > s.notes[SPOTS + here] + 150 and there >= 400
        return 650 if useful and s.actions_left > 0 else 0
    for module in range(MODULE_COUNT):  # Prefab Kit: for what cannot be paid for, but with it
        if s.players[seat].hand[module] > 0 and gain_of(s, module) >= WORTHWHILE:
            can_act = s.actions_left > 0 or s.free_deploys > 0
            if can_act and s.prefab == 0 and not is_payable(s, module):
                s.prefab = 2
                payable = is_payable(s, module) and fits_beside(s, here, module)
                s.prefab = 0
                if payable:
                    return 700
    return 0


@long_rule
def protocol_worth(s: Any, seat: int, protocol: int) -> int:
    """A Protocol for its effect; else it stays wild."""
    if protocol == RESERVE:
        return 500 if s.emergency <= 8 else 0
    if protocol == RATIONING or protocol == POWER_DOWN:
        worst = worst_shortage(s)
        return 520 if worst >= 2 or (worst == 1 and s.emergency <= 5) else 0
    if protocol == REMOTE_REPAIR:
        best = 0
        for place in range(s.location_count):
            best = max(best, s.notes[REPAIRS + place] | 0)
        return 560 if best >= 540 else 0
    if s.ask != ACT:
        return 0
    if protocol == ALL_HANDS:
        return 450 if s.actions_left == 0 else 0
    if protocol == FAST_ASSEMBLY:
        here = s.notes[SPOTS + s.crew[s.active].place]
        return 640 if s.actions_left == 0 and here >= deploy_worth(WORTHWHILE) else 0
    if protocol == ARCHIVE:
        best = 0
        for kind in range(KINDS):
            if s.discard[kind] > 0:
                best = max(best, s.notes[MORE + kind] | 0)
        return 300 + best if best >= 160 else 0
    if protocol == FORECAST:
        return 330 if s.players[seat].classes[WILD] > 1 or s.emergency <= 5 else 0
    return 0
