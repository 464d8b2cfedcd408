"""Trade: tokens and cards change hands (OB-TRD)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content.effects import EVERYWHERE, NEXT_DOOR, SHARE
from holdfast.games.outbreak.events import TRADED
from holdfast.games.outbreak.moves import (
    CARDS,
    DONE,
    GIVE,
    ITEMS,
    RESOURCES,
    SURVIVORS,
    TAKE,
)
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.cards import hold, unhold
from holdfast.games.outbreak.rules.people import (
    NONE,
    may_trade,
    own_value,
    schematic_for,
    seat_of,
    use_schematic,
)
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.steps import TRADE, TRIM_GOODS, TRIM_HANDS
from holdfast.games.outbreak.state import D_TRADE
from holdfast.kernel.rule import long_rule

EVERYBODY = (1 << SURVIVORS) - 1
OUT_OF_REACH, IN_REACH, BY_RADIO = range(3)


@long_rule
def reach_of(s: Any, v: int, partner: int) -> int:
    """OB-TRD-1: the same settlement; Negotiator: an adjacent one; Radio Set: any."""
    here, there = s.survivors[v].tile | 0, s.survivors[partner].tile | 0
    if here == there:
        return IN_REACH
    if s.tiles[here].links >> there & 1 and own_value(s, v, SHARE, NEXT_DOOR) > 0:
        return IN_REACH
    return BY_RADIO if schematic_for(s, v, SHARE, EVERYWHERE) != NONE else OUT_OF_REACH


@long_rule
def can_trade(s: Any, v: int) -> bool:
    """Trade is not forbidden and somebody in reach has or can get something."""
    if not may_trade(s):
        return False
    for i in range(s.team):
        partner = s.order[i] | 0
        if partner != v and reach_of(s, v, partner) != OUT_OF_REACH:
            if is_trading(s, v, partner):
                return True
    return False


@long_rule
def is_trading(s: Any, v: int, partner: int) -> bool:
    """Whether anything could pass between the two."""
    if has_goods(s.survivors[partner]) or s.survivors[partner].cards != 0:
        return True
    if s.survivors[partner].down:
        return False
    return has_goods(s.survivors[v]) or s.survivors[v].cards != 0


@long_rule
def has_goods(survivor: Any) -> bool:
    """Whether a survivor carries a token."""
    for k in range(RESOURCES):
        if survivor.goods[k] > 0:
            return True
    return False


@long_rule
def may_pass(s: Any, giver: int, item: int) -> bool:
    """Whether somebody has this to give: a token, or a card that has not moved in this Trade."""
    survivor = s.survivors[giver]
    if item < RESOURCES:
        return survivor.goods[item] > 0
    return survivor.hand[item - RESOURCES] > survivor.traded[item - RESOURCES]


@long_rule
def trade_step(s: Any) -> None:
    """D-TRADE: GIVE and TAKE with everybody in reach, then DONE (OB-TRD-2, OB-TRD-4)."""
    v = s.active | 0
    for i in range(s.team):
        partner = s.order[i] | 0
        if partner != v and reach_of(s, v, partner) != OUT_OF_REACH:
            other = s.survivors[partner]
            for item in range(ITEMS):
                if other.down or (item < RESOURCES and other.took >> item & 1):
                    continue
                if may_pass(s, v, item):
                    offer(s, GIVE + partner * ITEMS + item)
            for item in range(ITEMS):
                if item < RESOURCES and other.gave >> item & 1:
                    continue
                if may_pass(s, partner, item):
                    offer(s, TAKE + partner * ITEMS + item)
    offer(s, DONE)
    push(s.agenda, TRADE)
    ask(s, D_TRADE, seat_of(s, v), v)


@long_rule
def trade_answer(s: Any, move: int, log: Any) -> None:
    """D-TRADE answered."""
    v = s.active | 0
    if move == DONE:
        end_trade(s)
        return
    push(s.agenda, TRADE)
    giving = move < TAKE
    at = move - (GIVE if giving else TAKE)
    partner, item = at // ITEMS, at % ITEMS
    if reach_of(s, v, partner) == BY_RADIO:
        use_schematic(s, v, schematic_for(s, v, SHARE, EVERYWHERE))
    other = s.survivors[partner]
    if item < RESOURCES:
        if giving:
            other.gave |= 1 << item
        else:
            other.took |= 1 << item
    if giving:
        hand_over(s, v, partner, item, log)
    else:
        hand_over(s, partner, v, item, log)


@long_rule
def hand_over(s: Any, giver: int, taker: int, item: int, log: Any) -> None:
    """One token or card passes; OB-TRD-3: limits may be exceeded until the Trade is done."""
    if item < RESOURCES:
        s.survivors[giver].goods[item] -= 1
        s.survivors[taker].goods[item] += 1
    else:
        card = item - RESOURCES
        unhold(s, giver, card)
        hold(s.survivors[taker], card)
        s.survivors[taker].traded[card] += 1
    s.overfull |= 1 << giver | 1 << taker
    tell(log, TRADED, giver, taker, item)


@long_rule
def end_trade(s: Any) -> None:
    """OB-TRD-3: every survivor involved is checked in survivor order, tokens and cards."""
    for v in range(SURVIVORS):
        survivor = s.survivors[v]
        survivor.gave = 0
        survivor.took = 0
        for card in range(CARDS):
            survivor.traded[card] = 0
    push(s.agenda, TRIM_HANDS)
    push(s.agenda, TRIM_GOODS, EVERYBODY)
