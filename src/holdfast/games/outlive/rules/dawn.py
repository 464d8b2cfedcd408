"""Dawn: the board is filled (OL-DAWN)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, events, state, steps
from holdfast.games.outlive.rules import cities, tokens
from holdfast.kernel.agenda import then
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@rule
def dawn(s: Any, log: Any) -> None:
    """OL-SET-14, OL-DAWN-1 to OL-DAWN-7: wild game alone is never replenished (OL-DAWN-6)."""
    s.phase = state.DAWN
    s.night_step = state.NO_STEP
    s.seat = NOBODY
    s.day += 1
    s.token_taken = 0
    s.day_starter = s.first_player
    tell(log, events.DAY_BEGAN, s.day, s.first_player, content.RADIATION[s.day - 1])
    fill_stocks(s, log)
    s.algae = 1
    man_ship(s, log)
    for city in range(len(content.CITIES)):
        lay_equipment(s, city, log)
    for city in range(len(content.CITIES)):
        lay_search_tiles(s, city, log)
    for seat in range(s.options.players):
        s.players[seat].search_seen = 0
    then(s, steps.EVENTS, 0, 0)


@long_rule
def fill_stocks(s: Any, log: Any) -> None:
    """OL-DAWN-1, OL-SUP-2: up to the cap, as far as the reserve goes."""
    for place in range(content.PLACES):
        resource = content.PLACE[place].resource
        if resource != content.NONE:
            cap = content.PLACE[place].cap[s.options.players - content.FEWEST]
            n = min(cap - s.stock[place], s.reserve[resource])
            s.reserve[resource] -= n
            s.stock[place] += n
            if n > 0:
                tell(log, events.STOCKED, place, resource, n)


@long_rule
def man_ship(s: Any, log: Any) -> None:
    """OL-DAWN-3: a survivor on every empty spot, from the lowest up."""
    for spot in range(content.SPOTS):
        if s.aboard[spot] == 0 and s.survivors > 0:
            s.survivors -= 1
            s.aboard[spot] = 1
            tell(log, events.SURVIVOR_BOARDED, spot)


@long_rule
def lay_equipment(s: Any, city: int, log: Any) -> None:
    """OL-DAWN-4: yesterday's equipment is discarded, three new tiles are drawn."""
    for i in range(content.DISPLAY):
        if s.display[city, i] != state.UNKNOWN:
            s.discard[s.display[city, i]] += 1
            s.display[city, i] = state.UNKNOWN
    for i in range(content.DISPLAY):
        s.display[city, i] = tokens.draw_tile(s)
        if s.display[city, i] != state.UNKNOWN:
            tell(log, events.DISPLAYED, city, s.display[city, i])


@long_rule
def lay_search_tiles(s: Any, city: int, log: Any) -> None:
    """OL-DAWN-5: shuffled, and with fewer players some of them turned at once."""
    cities.shuffle_city(s, city)
    s.turned[city] = content.DEALT[s.options.players - content.FEWEST].search_open
    for i in range(s.turned[city]):
        tell(log, events.SEARCH_OPENED, city, s.search[city, i])
