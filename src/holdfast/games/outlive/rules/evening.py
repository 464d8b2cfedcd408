"""Night steps 1 to 4: overcoming events, feeding, radiation, recruiting."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import (
    AIRLOCK_SPACES,
    DAYS,
    EVENT_COST,
    EVENT_POINTS,
    RADIATION,
    RELIEF,
    RELIEFS,
)
from holdfast.games.outlive.content.vocabulary import (
    CANS,
    EVENT_DISCOUNT,
    MEAT,
    RESOURCES,
    SHIELD,
    SUPPLIES,
    WATER,
)
from holdfast.games.outlive.events import (
    ATE,
    BY_HUNGER,
    BY_RADIATION,
    FED,
    NIGHT_FELL,
    OVERCAME,
    PASSED,
    RECRUITED,
    SHIELDED,
)
from holdfast.games.outlive.moves import AIRLOCK, DONE, FEED, OVERCOME, PASS, RECRUIT
from holdfast.games.outlive.rules.asking import ask, offer, turn_order
from holdfast.games.outlive.rules.moving import lay_down
from holdfast.games.outlive.rules.shelter import (
    NO_SLOT,
    is_in_force,
    lose_survivors,
    power,
    put_survivor,
    raise_gauge,
    ready_room,
    rows_used,
    spend_water,
    upkeep_of,
    use_room,
    virtual_water,
)
from holdfast.games.outlive.rules.steps import (
    BUILD_STEP,
    FEED_STEP,
    NIGHT_TURN,
    OVERCOME_STEP,
    RADIATION_STEP,
    RECRUIT_STEP,
    REPAIR_STEP,
    UPKEEP_STEP,
)
from holdfast.games.outlive.rules.tokens import spend
from holdfast.games.outlive.state import (
    ASK_FEED,
    ASK_OVERCOME,
    ASK_RECRUIT,
    NIGHT,
)
from holdfast.kernel.agenda import drop, push
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@rule
def day_end(s: Any, log: Any) -> None:
    """OL-NIGHT-1: heroes lie down; the holder of the token is first from now on."""
    lay_down(s)
    s.phase = NIGHT
    s.night_step = 1
    tell(log, NIGHT_FELL, s.day, s.first_player)
    push(s.agenda, OVERCOME_STEP, 0)


# Step 1: overcome events


@rule
def overcome_step(s: Any, k: int) -> None:
    """OL-OVER-1, OL-OVER-2: round and round, until all have passed or no event is left."""
    players = s.options.players | 0
    left = False
    for space in range(DAYS):
        left = left or is_in_force(s, space)
    if not left or s.passed == (1 << players) - 1:
        s.passed = 0
        push(s.agenda, NIGHT_TURN, 0)
        return
    seat = turn_order(s, s.first_player, k)
    push(s.agenda, OVERCOME_STEP, (k + 1) % players)
    if (s.passed >> seat) & 1 == 0:
        s.seat = seat
        ask(s, seat, ASK_OVERCOME)


@rule
def price_of(event: int, relief: int, resource: int) -> int:
    """OL-OVER-3, OL-OVER-4: what an event costs of a resource."""
    return EVENT_COST[event, resource] - RELIEF[relief, resource]


@long_rule
def can_overcome(player: Any, event: int, relief: int) -> bool:
    """OL-OVER-4, OL-OVER-5: a relief counts in full or not at all; virtual Water pays Water."""
    for resource in range(RESOURCES):
        price = price_of(event, relief, resource)
        if price < 0:
            return False
        owned = player.store[resource] | 0
        if resource == WATER and price > owned:
            owned += virtual_water(player)
        if price > owned:
            return False
    return True


@rule
def offer_events(s: Any, seat: int) -> None:
    """OL-D-OVERCOME: each event in force by day, at its price and with each discount; `pass`."""
    player = s.players[seat]
    reliefs = RELIEFS if ready_room(player, EVENT_DISCOUNT) != NO_SLOT else 1
    for space in range(DAYS):
        if is_in_force(s, space):
            event = s.convoy[space] | 0
            for relief in range(reliefs):
                if can_overcome(player, event, relief):
                    offer(s, OVERCOME + event * RELIEFS + relief)
    offer(s, PASS)


@rule
def answer_overcome(s: Any, seat: int, move: int, log: Any) -> None:
    """OL-OVER-3: the printed cost to the reserve, the card beside the shelter."""
    if move == PASS:
        s.passed |= 1 << seat
        tell(log, PASSED, seat)
        return
    event, relief = (move - OVERCOME) // RELIEFS, (move - OVERCOME) % RELIEFS
    if relief > 0:
        slot = ready_room(s.players[seat], EVENT_DISCOUNT)
        use_room(s, seat, slot, EVENT_DISCOUNT, log)
    for resource in range(RESOURCES):
        price = price_of(event, relief, resource)
        if resource == WATER:
            spend_water(s, seat, price, log)
        elif price > 0:
            spend(s, seat, resource, price)
    for space in range(DAYS):
        if s.convoy[space] == event:
            s.overcome_by[space] = seat
    tell(log, OVERCAME, seat, event, relief, EVENT_POINTS[event])


# One player's Night


@rule
def night_turn(s: Any, k: int) -> None:
    """OL-NIGHT-2: steps 2 to 6 in a row for each player; step 7 closes the Night for all."""
    if k == s.options.players:
        s.seat = NOBODY
        push(s.agenda, UPKEEP_STEP)
        return
    s.seat = turn_order(s, s.first_player, k)
    push(s.agenda, NIGHT_TURN, k + 1)
    push(s.agenda, REPAIR_STEP)
    push(s.agenda, BUILD_STEP)
    push(s.agenda, RECRUIT_STEP)
    push(s.agenda, RADIATION_STEP)
    push(s.agenda, FEED_STEP)


# Step 2: feed


@rule
def rows_paid(player: Any) -> int:
    """OL-FEED-3: Water goes to the Airlock first."""
    return min(rows_used(player.airlock), player.store[WATER] + virtual_water(player))


@rule
def spare_condensed(player: Any) -> int:
    """OL-FEED-5: virtual Water that the Airlock does not need; it pays for rooms first of all."""
    spare = max(0, virtual_water(player) - rows_used(player.airlock))
    return min(spare, upkeep_of(player))


@rule
def spare_water(player: Any) -> int:
    """OL-FEED-3: Water tokens beyond the need of the Airlock."""
    need = max(0, rows_used(player.airlock) - virtual_water(player))
    return max(0, player.store[WATER] - need)


@long_rule
def open_bill(player: Any) -> int:
    """OL-FEED-5: what virtual Water and Meat leave open of the rooms' upkeep."""
    rest = upkeep_of(player) - spare_condensed(player)
    return max(0, rest - player.store[MEAT])


@long_rule
def missing_supplies(player: Any) -> int:
    """OL-FEED-3: how many Supplies a shelter lacks tonight."""
    thirst = rows_used(player.airlock) - rows_paid(player)
    return thirst + max(0, open_bill(player) - spare_water(player) - player.store[CANS])


@rule
def feed_step(s: Any, log: Any) -> None:
    """OL-D-FEED: asked where Water and Canned Goods can be mixed in several ways."""
    s.night_step = 2
    ask(s, s.seat, ASK_FEED)


@rule
def offer_meals(s: Any, seat: int) -> None:
    """OL-D-FEED: so much Water beyond the Airlock's, the rest in Canned Goods."""
    player = s.players[seat]
    bill, water, cans = open_bill(player), spare_water(player), player.store[CANS] | 0
    least, most = max(0, bill - cans), min(bill, water)
    if least > most:
        least = most  # not enough of both: everything is paid
    for tokens in range(least, most + 1):
        offer(s, FEED + tokens)


@rule
def feed(s: Any, seat: int, water: int, log: Any) -> None:
    """OL-FEED-1 to OL-FEED-5: rows, rooms, and a survivor for each missing Supply."""
    player = s.players[seat]
    missing = missing_supplies(player)
    bill, upkeep = open_bill(player), upkeep_of(player)
    rows, from_room = rows_paid(player), spare_condensed(player)
    cans = min(bill - water, player.store[CANS])
    meat = upkeep - from_room - bill
    condensed = spend_water(s, seat, rows + from_room + water, log)
    spend(s, seat, MEAT, meat)
    spend(s, seat, CANS, cans)
    tell(log, ATE, seat, meat, rows + from_room + water - condensed, cans, condensed)
    tell(log, FED, seat, upkeep, rows_used(player.airlock), missing)
    lose_survivors(s, seat, missing, BY_HUNGER)


# Step 3: radiation


@rule
def rise_of(s: Any, seat: int) -> int:
    """OL-RAD-1 to OL-RAD-3: the level of the day less what Airlock and Ventilation absorb."""
    player = s.players[seat]
    return max(0, RADIATION[s.day - 1] - player.airlock - power(player, SHIELD))


@rule
def radiation_step(s: Any, log: Any) -> None:
    """OL-RAD-2: fixed before the skull takes anybody."""
    s.night_step = 3
    rise = rise_of(s, s.seat)
    tell(log, SHIELDED, s.seat, RADIATION[s.day - 1], rise)
    raise_gauge(s, s.seat, rise, BY_RADIATION, log)


# Step 4: recruit


@rule
def recruit_step(s: Any) -> None:
    """OL-REC-1: while the Airlock has a space and the reserve a survivor."""
    s.night_step = 4
    if s.players[s.seat].airlock < AIRLOCK_SPACES and s.survivors > 0:
        push(s.agenda, RECRUIT_STEP)
        ask(s, s.seat, ASK_RECRUIT)


@rule
def offer_recruits(s: Any, seat: int) -> None:
    """OL-D-RECRUIT."""
    player = s.players[seat]
    for supply in range(SUPPLIES):
        if player.store[supply] > 0 or (supply == WATER and virtual_water(player) > 0):
            offer(s, RECRUIT + supply)
    offer(s, DONE)


@rule
def answer_recruit(s: Any, seat: int, move: int, log: Any) -> None:
    """OL-REC-1: a Supply for a survivor, as often as one likes."""
    if move == DONE:
        drop(s.agenda)  # the recruit step does not come again
        return
    supply, condensed = move - RECRUIT, 0
    if supply == WATER:
        condensed = spend_water(s, seat, 1, log)
    else:
        spend(s, seat, supply, 1)
    s.survivors -= 1
    put_survivor(s, seat, AIRLOCK, log)
    tell(log, RECRUITED, seat, supply, condensed)
