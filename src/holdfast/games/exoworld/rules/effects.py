"""The operations that cards consist of, carried out one after the other (EX-EVT-5)."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import OPS, SCENARIO_OPS
from holdfast.games.exoworld.content.operations import (
    ACT,
    CANCEL,
    CHOSEN,
    CURE,
    DISC,
    DISCOUNT,
    DRAW,
    EITHER,
    EMG,
    FAT,
    FETCH,
    FLUSH,
    FREEDEP,
    GIVE,
    HOLD,
    ISSUE,
    JUMP,
    LAST,
    PEEK,
    SCEN,
    SUP,
    SUPX,
    SURVEY,
    TOK,
    TRANSFER,
    UNFAT,
    UNTOK,
    WHO,
)
from holdfast.games.exoworld.events import (
    ACTIONS_ADDED,
    CREDITS_ADDED,
    EVENT,
    EVENT_CANCELLED,
    FELL_ILL,
    FREE_DEPLOY,
    FROM_DECK,
    LASTING_BEGAN,
    PROTOCOL,
    SCENARIO_EVENT,
)
from holdfast.games.exoworld.moves import SEATS
from holdfast.games.exoworld.rules.base import is_working
from holdfast.games.exoworld.rules.cards import NO_CARD, draw, flush_row, gain
from holdfast.games.exoworld.rules.crew import (
    active_player,
    check_cures,
    crew_at,
    following,
    tire,
)
from holdfast.games.exoworld.rules.steps import (
    CARGO_STEP,
    CHOOSE_FORM,
    CHOOSE_PLACE,
    CHOOSE_SUPPLY,
    CURING,
    DISCARDS,
    EFFECT,
    FETCHING,
    JUMPING,
    PEEKING,
    PLACE_TOKENS,
    REMOVE_TOKEN,
    REST,
    SURVEYING,
    TRANSFER_STEP,
)
from holdfast.games.exoworld.rules.supplies import change_emergency, change_supply
from holdfast.games.exoworld.rules.targets import ON_ANY, token_places
from holdfast.games.exoworld.state import FRESH, INCOMMUNICATION
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell, whisper
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

ACTIVE, NEXT = WHO.index("active"), WHO.index("next")


@rule
def effect(s: Any, row: int, end: int, holder: int, log: Any) -> None:
    """The next operation of a list; the others follow."""
    if row + 1 < end:
        push(s.agenda, EFFECT, row + 1, end, holder)
    op, a, b = OPS[row, 0] | 0, OPS[row, 1] | 0, OPS[row, 2] | 0
    if op == TOK:
        start_tokens(s, row, holder)
    elif op == SUP:
        if a == CHOSEN:
            push(s.agenda, CHOOSE_SUPPLY, row, 0, holder)
        else:
            change_supply(s, a, b, EVENT, log)
    elif op == SUPX:
        change_supply(s, a, b + OPS[row, 3] * working(s, OPS[row, 4] | 0), EVENT, log)
    elif op == EMG:
        change_emergency(s, a, PROTOCOL, log)
    elif op == FAT:
        fatigue(s, a, log)
    elif op == ISSUE:
        fall_ill(s, a, log)
    elif op == DISC:
        push(s.agenda, DISCARDS, 0, b, row)
    elif op == FLUSH:
        flush_row(s, log)
    elif op == LAST:
        s.lasting[a, s.active] = FRESH
        tell(log, LASTING_BEGAN, a, s.active)
    elif op == SCEN:
        scenario_event(s, a, holder, log)
    elif op == CURE:
        push(s.agenda, CURING, a, 0, holder)
    elif op == UNTOK:
        if a == ON_ANY:
            push(s.agenda, CHOOSE_PLACE, b, 0, holder)
        else:
            push(s.agenda, REMOVE_TOKEN, s.crew[s.active].place, 2 * b, holder)
    elif op == UNFAT:
        push(s.agenda, REST, 0, 0, holder)
    elif op == JUMP:
        push(s.agenda, JUMPING, row, 0 if a == 1 else s.active + 1, holder)
    elif op == DISCOUNT:
        s.prefab += a
        tell(log, CREDITS_ADDED, s.active, a)
    elif op == CANCEL:
        cancel(s, a, holder, log)
    elif op == ACT:
        s.actions += a
        s.actions_left += a
        tell(log, ACTIONS_ADDED, s.active, a)
    elif op == FREEDEP:
        s.free_deploys += 1
        tell(log, FREE_DEPLOY, s.active)
    elif op == GIVE:
        push(s.agenda, CARGO_STEP, a, 0, holder)
    elif op == FETCH:
        push(s.agenda, FETCHING, row, a, holder)
    elif op == HOLD:
        push(s.agenda, CHOOSE_SUPPLY, row, 0, holder)
    elif op == PEEK:
        push(s.agenda, PEEKING, row, 0, holder)
    elif op == DRAW:
        draw_cards(s, a, holder, log)
    elif op == SURVEY:
        push(s.agenda, SURVEYING, a, 0, holder)
    elif op == EITHER:
        push(s.agenda, CHOOSE_FORM, row, 0, holder)
    elif op == TRANSFER:
        push(s.agenda, TRANSFER_STEP, 0)


@rule
def start_tokens(s: Any, row: int, holder: int) -> None:
    """Op TOK. EX-EVT-9: the else-branch applies only where there is no target at all."""
    other = OPS[row, 4] | 0
    if token_places(s, row, 0) != 0:
        push(s.agenda, PLACE_TOKENS, row, OPS[row, 3], 0)
    elif other != 0:
        push(s.agenda, EFFECT, other, other + 1, holder)


@long_rule
def working(s: Any, kind: int) -> int:
    """How many modules of a kind work, frozen ones included."""
    count = 0
    for place in range(1, s.location_count):
        if s.locations[place].kind == kind and is_working(s, place):
            count += 1
    return count


@long_rule
def fatigue(s: Any, who: int, log: Any) -> None:
    """Op FAT. EX-TOK-5: "each" begins with the active character."""
    if who == ACTIVE:
        tire(s, s.active | 0, log)
    elif who == NEXT:
        tire(s, following(s, s.active | 0), log)
    else:
        for offset in range(SEATS):
            crew = crew_at(s, offset)
            if crew != NOBODY:
                tire(s, crew, log)


@long_rule
def fall_ill(s: Any, issue: int, log: Any) -> None:
    """Op ISSUE. EX-HEAL-1, EX-HEAL-3: the active character keeps the card, unless cured at once."""
    s.crew[s.active].issues |= 1 << issue
    tell(log, FELL_ILL, s.active, issue)
    check_cures(s, active_player(s), log)


@long_rule
def scenario_event(s: Any, severity: int, holder: int, log: Any) -> None:
    """Op SCEN. EX-EVT-4: the scenario's own event."""
    event = 2 * s.options.scenario + severity
    if s.options.incommunication == INCOMMUNICATION:
        whisper(log, holder, SCENARIO_EVENT, s.options.scenario, severity)
    else:
        tell(log, SCENARIO_EVENT, s.options.scenario, severity)
    push(s.agenda, EFFECT, SCENARIO_OPS[event, 0], SCENARIO_OPS[event, 1], holder)


@rule
def cancel(s: Any, then: int, holder: int, log: Any) -> None:
    """Op CANCEL. EX-EVT-10: the revealed event has no effect; what it costs follows."""
    s.cancelled = 1
    tell(log, EVENT_CANCELLED, holder, s.revealed - 1)
    if then != 0:
        push(s.agenda, EFFECT, then, then + 1, holder)


@long_rule
def draw_cards(s: Any, count: int, seat: int, log: Any) -> None:
    """Op DRAW. EX-SOLO-8."""
    for _ in range(count):
        kind = draw(s, log)
        if kind != NO_CARD:
            gain(s, seat, kind, FROM_DECK, log)
