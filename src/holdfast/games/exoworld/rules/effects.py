"""The operations that cards consist of, carried out one after the other (EX-EVT-5)."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, events, moves, state, steps
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.rules import base, cards, people, supplies, targets
from holdfast.kernel.agenda import then
from holdfast.kernel.events import tell, whisper
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

ACTIVE, NEXT = operations.WHO.index("active"), operations.WHO.index("next")


@rule
def effect(s: Any, row: int, end: int, holder: int, log: Any) -> None:
    """EX-EVT-5: the next operation of a list; the others follow."""
    if row + 1 < end:
        then(s, steps.EFFECT, row + 1, end, holder)
    this = content.OPS[row]
    op = this.op
    if op == operations.TOK:
        start_tokens(s, row, holder)
    elif op == operations.SUP:
        if this.resource == operations.CHOSEN:
            then(s, steps.CHOOSE_SUPPLY, row, holder)
        else:
            supplies.change_supply(s, this.resource, this.n, events.EVENT, log)
    elif op == operations.SUPX:
        amount = this.n + this.each * working(s, this.module)
        supplies.change_supply(s, this.resource, amount, events.EVENT, log)
    elif op == operations.EMG:
        supplies.change_emergency(s, this.n, events.PROTOCOL, log)
    elif op == operations.FAT:
        fatigue(s, this.who, log)
    elif op == operations.ISSUE:
        fall_ill(s, this.issue, log)
    elif op == operations.DISC:
        then(s, steps.DISCARDS, row, 0, this.count)
    elif op == operations.FLUSH:
        cards.flush_row(s, log)
    elif op == operations.LAST:
        s.lasting[this.lasting, s.active] = state.FRESH
        tell(log, events.LASTING_BEGAN, this.lasting, s.active)
    elif op == operations.SCEN:
        scenario_event(s, this.severity, holder, log)
    elif op == operations.CANCEL:
        cancel(s, this.follows, holder, log)
    else:
        effect_of_card(s, row, holder, log)


@long_rule
def effect_of_card(s: Any, row: int, holder: int, log: Any) -> None:
    """The operations of Items, Protocols and skills."""
    this = content.OPS[row]
    op = this.op
    if op == operations.CURE:
        then(s, steps.CURE, this.place, holder)
    elif op == operations.UNTOK:
        if this.place == targets.ON_ANY:
            then(s, steps.CHOOSE_PLACE, this.count, holder)
        else:
            then(s, steps.REMOVE_TOKEN, s.crew[s.active].place, this.count, 0, holder)
    elif op == operations.UNFAT:
        then(s, steps.REST, holder)
    elif op == operations.JUMP:
        if this.any_pawn == 1:
            then(s, steps.JUMP_WHO, row, holder)
        else:
            then(s, steps.JUMP, row, s.active, holder)
    elif op == operations.DISCOUNT:
        s.prefab += this.count
        tell(log, events.CREDITS_ADDED, s.active, this.count)
    elif op == operations.ACT:
        s.actions += this.n
        s.actions_left += this.n
        tell(log, events.ACTIONS_ADDED, s.active, this.n)
    elif op == operations.FREEDEP:
        s.free_deploys += 1
        tell(log, events.FREE_DEPLOY, s.active)
    elif op == operations.GIVE:
        then(s, steps.CARGO_GIVER, this.count, holder)
    elif op == operations.FETCH:
        then(s, steps.FETCH, row, this.count, holder)
    elif op == operations.HOLD:
        then(s, steps.CHOOSE_SUPPLY, row, holder)
    elif op == operations.PEEK:
        then(s, steps.PEEK, row, holder)
    elif op == operations.DRAW:
        draw_cards(s, this.count, holder, log)
    elif op == operations.SURVEY:
        then(s, steps.SURVEY, this.count, holder)
    elif op == operations.EITHER:
        then(s, steps.CHOOSE_FORM, row, holder)
    elif op == operations.TRANSFER:
        then(s, steps.TRANSFER)


@rule
def start_tokens(s: Any, row: int, holder: int) -> None:
    """Op TOK. EX-EVT-9: the else-branch applies only where there is no target at all."""
    other = content.OPS[row].otherwise
    if targets.token_places(s, row, base.NOWHERE) != 0:
        then(s, steps.PLACE_TOKENS, row, content.OPS[row].count, base.NOWHERE)
    elif other != operations.NO_ROW:
        then(s, steps.EFFECT, other, other + 1, holder)


@long_rule
def working(s: Any, kind: int) -> int:
    """How many modules of a kind work, frozen ones included."""
    count = 0
    for place in range(1, s.location_count):
        if s.locations[place].kind == kind and base.is_working(s, place):
            count += 1
    return count


@long_rule
def fatigue(s: Any, who: int, log: Any) -> None:
    """Op FAT. EX-TOK-5: "each" begins with the active character."""
    if who == ACTIVE:
        people.tire(s, s.active, log)
    elif who == NEXT:
        people.tire(s, people.following(s, s.active), log)
    else:
        for offset in range(moves.SEATS):
            crew = people.crew_at(s, offset)
            if crew != NOBODY:
                people.tire(s, crew, log)


@long_rule
def fall_ill(s: Any, issue: int, log: Any) -> None:
    """Op ISSUE. EX-HEAL-1, EX-HEAL-3: the active character keeps the card, unless cured at once."""
    s.crew[s.active].issues |= 1 << issue
    tell(log, events.FELL_ILL, s.active, issue)
    people.check_cures(s, people.active_player(s), log)


@long_rule
def scenario_event(s: Any, severity: int, holder: int, log: Any) -> None:
    """Op SCEN. EX-EVT-4: the scenario's own event."""
    if s.options.incommunication == state.INCOMMUNICATION:
        whisper(log, holder, events.SCENARIO_EVENT, s.options.scenario, severity)
    else:
        tell(log, events.SCENARIO_EVENT, s.options.scenario, severity)
    first = targets.scenario_first(s, severity)
    then(s, steps.EFFECT, first, targets.scenario_end(s, severity), holder)


@rule
def cancel(s: Any, follows: int, holder: int, log: Any) -> None:
    """Op CANCEL. EX-EVT-10: the revealed event has no effect; what it costs follows."""
    s.cancelled = 1
    tell(log, events.EVENT_CANCELLED, holder, s.revealed - 1)
    if follows != operations.NO_ROW:
        then(s, steps.EFFECT, follows, follows + 1, holder)


@long_rule
def draw_cards(s: Any, count: int, seat: int, log: Any) -> None:
    """Op DRAW. EX-SOLO-8."""
    for _ in range(count):
        kind = cards.draw(s, log)
        if kind != cards.NO_CARD:
            cards.gain(s, seat, kind, events.FROM_DECK, log)
