"""Night step 1: overcoming events (OL-OVER)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import lasting, shelter, tokens, turns
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def overcome_step(s: Any, turn: int) -> None:
    """OL-OVER-1, OL-OVER-2: round and round, until all have passed or no event is left."""
    players = s.options.players
    left = False
    for space in range(content.DAYS):
        left = left or lasting.is_in_force(s, space)
    if not left or s.passed == (1 << players) - 1:
        s.passed = 0
        then(s, steps.NIGHT_TURN, 0)
        return
    seat = turns.turn_order(s, s.first_player, turn)
    then(s, steps.OVERCOME, (turn + 1) % players)
    if (s.passed >> seat) & 1 == 0:
        s.seat = seat
        ask(s, decisions.OVERCOME, seat)


@rule
def price_of(event: int, relief: int, resource: int) -> int:
    """OL-OVER-3, OL-OVER-4: what an event costs of a resource."""
    return content.EVENT[event].cost[resource] - content.RELIEF[relief, resource]


@long_rule
def can_overcome(player: Any, event: int, relief: int) -> bool:
    """OL-OVER-4, OL-OVER-5: a relief counts in full or not at all; virtual Water pays Water."""
    for resource in range(vocabulary.RESOURCES):
        price = price_of(event, relief, resource)
        if price < 0:
            return False
        owned = player.store[resource]
        if resource == vocabulary.WATER and price > owned:
            owned += shelter.virtual_water(player)
        if price > owned:
            return False
    return True


@rule
def offer_events(s: Any, seat: int) -> None:
    """OL-D-OVERCOME: each event in force by day, at its price and with each discount; `pass`."""
    player = s.players[seat]
    discounted = shelter.ready_room(player, vocabulary.EVENT_DISCOUNT) != shelter.NO_SLOT
    reliefs = content.RELIEFS if discounted else 1
    for space in range(content.DAYS):
        if lasting.is_in_force(s, space):
            event = s.convoy[space]
            for relief in range(reliefs):
                if can_overcome(player, event, relief):
                    offer(s, moves.OVERCOME(event, relief))
    offer(s, moves.PASS())


@rule
def overcome_none(s: Any, seat: int, log: Any) -> None:
    """OL-D-OVERCOME answered: no further event this Night."""
    s.passed |= 1 << seat
    tell(log, events.PASSED, seat)


@rule
def overcome(s: Any, seat: int, event: int, relief: int, log: Any) -> None:
    """OL-OVER-3: the printed cost to the reserve, the card beside the shelter."""
    if relief != content.NO_RELIEF:
        slot = shelter.ready_room(s.players[seat], vocabulary.EVENT_DISCOUNT)
        shelter.use_room(s, seat, slot, vocabulary.EVENT_DISCOUNT, log)
    for resource in range(vocabulary.RESOURCES):
        price = price_of(event, relief, resource)
        if resource == vocabulary.WATER:
            shelter.spend_water(s, seat, price, log)
        elif price > 0:
            tokens.spend(s, seat, resource, price)
    for space in range(content.DAYS):
        if s.convoy[space] == event:
            s.overcome_by[space] = seat
    tell(log, events.OVERCAME, seat, event, relief, content.EVENT[event].points)
