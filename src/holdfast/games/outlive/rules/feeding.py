"""Night step 2: feeding the shelter (OL-FEED)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import decisions, events, moves, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import shelter, survivors, tokens
from holdfast.kernel.decision import ask, offer_range
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def rows_paid(player: Any) -> int:
    """OL-FEED-3: Water goes to the Airlock first."""
    water = player.store[vocabulary.WATER] + shelter.virtual_water(player)
    return min(shelter.rows_used(player.airlock), water)


@rule
def spare_condensed(player: Any) -> int:
    """OL-FEED-5: virtual Water that the Airlock does not need; it pays for rooms first of all."""
    spare = max(0, shelter.virtual_water(player) - shelter.rows_used(player.airlock))
    return min(spare, shelter.upkeep_of(player))


@rule
def spare_water(player: Any) -> int:
    """OL-FEED-3: Water tokens beyond the need of the Airlock."""
    need = max(0, shelter.rows_used(player.airlock) - shelter.virtual_water(player))
    return max(0, player.store[vocabulary.WATER] - need)


@long_rule
def open_bill(player: Any) -> int:
    """OL-FEED-5: what virtual Water and Meat leave open of the rooms' upkeep."""
    rest = shelter.upkeep_of(player) - spare_condensed(player)
    return max(0, rest - player.store[vocabulary.MEAT])


@long_rule
def missing_supplies(player: Any) -> int:
    """OL-FEED-3: how many Supplies a shelter lacks tonight."""
    thirst = shelter.rows_used(player.airlock) - rows_paid(player)
    return thirst + max(0, open_bill(player) - spare_water(player) - player.store[vocabulary.CANS])


@rule
def feed_step(s: Any) -> None:
    """OL-D-FEED: asked where Water and Canned Goods can be mixed in several ways."""
    s.night_step = state.FEEDING
    ask(s, decisions.FEED, s.seat)


@rule
def offer_meals(s: Any, seat: int) -> None:
    """OL-D-FEED: so much Water beyond the Airlock's, the rest in Canned Goods."""
    player = s.players[seat]
    bill, water, cans = open_bill(player), spare_water(player), player.store[vocabulary.CANS]
    least, most = max(0, bill - cans), min(bill, water)
    if least > most:
        least = most  # not enough of both: everything is paid
    offer_range(s, moves.FEED(least), most - least + 1)


@rule
def feed(s: Any, seat: int, water: int, log: Any) -> None:
    """OL-FEED-1 to OL-FEED-5: rows, rooms, and a survivor for each missing Supply."""
    player = s.players[seat]
    missing = missing_supplies(player)
    bill, upkeep = open_bill(player), shelter.upkeep_of(player)
    rows, from_room = rows_paid(player), spare_condensed(player)
    cans = min(bill - water, player.store[vocabulary.CANS])
    meat = upkeep - from_room - bill
    condensed = shelter.spend_water(s, seat, rows + from_room + water, log)
    tokens.spend(s, seat, vocabulary.MEAT, meat)
    tokens.spend(s, seat, vocabulary.CANS, cans)
    tell(log, events.ATE, seat, meat, rows + from_room + water - condensed, cans, condensed)
    tell(log, events.FED, seat, upkeep, shelter.rows_used(player.airlock), missing)
    survivors.lose_survivors(s, seat, missing, events.BY_HUNGER)
