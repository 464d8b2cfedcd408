"""Trade: tokens and cards change hands (OB-TRD)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import decisions, events, moves, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import abilities, cards, in_force, people
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

EVERYBODY = (1 << moves.SURVIVORS) - 1
OUT_OF_REACH, IN_REACH, BY_RADIO = range(3)


@long_rule
def reach_of(s: Any, v: int, partner: int) -> int:
    """OB-TRD-1: the same settlement; Negotiator: an adjacent one; Radio Set: any."""
    here, there = s.survivors[v].tile, s.survivors[partner].tile
    if here == there:
        return IN_REACH
    if (
        s.tiles[here].links >> there & 1
        and abilities.own_value(s, v, effects.SHARE, effects.NEXT_DOOR) > 0
    ):
        return IN_REACH
    return (
        BY_RADIO
        if abilities.schematic_for(s, v, effects.SHARE, effects.EVERYWHERE) != abilities.NONE
        else OUT_OF_REACH
    )


@long_rule
def can_trade(s: Any, v: int) -> bool:
    """Trade is not forbidden and somebody in reach has or can get something."""
    if not in_force.may_trade(s):
        return False
    for i in range(s.team):
        partner = s.order[i]
        if partner != v and reach_of(s, v, partner) != OUT_OF_REACH:
            if is_trading(s, v, partner):
                return True
    return False


@long_rule
def is_trading(s: Any, v: int, partner: int) -> bool:
    """Whether anything could pass between the two."""
    if has_something(s.survivors[partner]):
        return True
    return s.survivors[partner].down == 0 and has_something(s.survivors[v])


@rule
def has_something(survivor: Any) -> bool:
    """Whether a survivor has a token or a card."""
    return survivor.cards != 0 or people.tokens(survivor) > 0


@long_rule
def may_pass(s: Any, giver: int, item: int) -> bool:
    """Whether somebody has this to give: a token, or a card that has not moved in this Trade."""
    survivor = s.survivors[giver]
    if item < moves.RESOURCES:
        return survivor.goods[item] > 0
    return survivor.hand[item - moves.RESOURCES] > survivor.traded[item - moves.RESOURCES]


@long_rule
def trade(s: Any) -> None:
    """D-TRADE, until DONE."""
    ask(s, decisions.TRADE, people.seat_of(s, s.active), s.active)


@long_rule
def offer_trades(s: Any, survivor: int) -> None:
    """D-TRADE: GIVE and TAKE with everybody in reach, then DONE (OB-TRD-2, OB-TRD-4)."""
    for i in range(s.team):
        partner = s.order[i]
        if partner != survivor and reach_of(s, survivor, partner) != OUT_OF_REACH:
            other = s.survivors[partner]
            for item in range(moves.ITEMS):
                if other.down or (item < moves.RESOURCES and other.took >> item & 1):
                    continue
                if may_pass(s, survivor, item):
                    offer(s, moves.GIVE(partner, item))
            for item in range(moves.ITEMS):
                if item < moves.RESOURCES and other.gave >> item & 1:
                    continue
                if may_pass(s, partner, item):
                    offer(s, moves.TAKE(partner, item))
    offer(s, moves.DONE())


@long_rule
def exchange(s: Any, survivor: int, partner: int, item: int, move: int, log: Any) -> None:
    """D-TRADE answered: GIVE to the partner, or TAKE from them."""
    call_by_radio(s, survivor, partner)
    token = 1 << item if item < moves.RESOURCES else 0
    if move in moves.GIVE:
        s.survivors[partner].gave |= token
        hand_over(s, survivor, partner, item, log)
    else:
        s.survivors[partner].took |= token
        hand_over(s, partner, survivor, item, log)


@long_rule
def call_by_radio(s: Any, survivor: int, partner: int) -> None:
    """OB-TRD-4: whom only the radio reaches; the Trade goes on afterwards."""
    then(s, steps.TRADE)
    if reach_of(s, survivor, partner) == BY_RADIO:
        radio = abilities.schematic_for(s, survivor, effects.SHARE, effects.EVERYWHERE)
        abilities.use_schematic(s, survivor, radio)


@long_rule
def hand_over(s: Any, giver: int, taker: int, item: int, log: Any) -> None:
    """One token or card passes; OB-TRD-3: limits may be exceeded until the Trade is done."""
    if item < moves.RESOURCES:
        s.survivors[giver].goods[item] -= 1
        s.survivors[taker].goods[item] += 1
    else:
        card = item - moves.RESOURCES
        cards.unhold(s, giver, card)
        cards.hold(s.survivors[taker], card)
        s.survivors[taker].traded[card] += 1
    s.overfull |= 1 << giver | 1 << taker
    tell(log, events.TRADED, giver, taker, item)


@long_rule
def end_trade(s: Any) -> None:
    """DONE. OB-TRD-3: every survivor involved is checked in survivor order, tokens and cards."""
    for v in range(moves.SURVIVORS):
        survivor = s.survivors[v]
        survivor.gave = 0
        survivor.took = 0
        for card in range(moves.CARDS):
            survivor.traded[card] = 0
    then(s, steps.TRIM_HANDS)
    then(s, steps.TRIM_GOODS, EVERYBODY)
