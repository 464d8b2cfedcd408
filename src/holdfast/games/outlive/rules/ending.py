"""The end: the count and the ranking (OL-END)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, events, moves, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import shelter, survivors, tokens
from holdfast.kernel.bits import size
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

BY_EVENTS, BY_ROOMS, BY_GAUGE, BY_SURVIVORS, BY_REPAIRED, BY_PAIRS, TOTAL = range(
    len(events.CATEGORIES)
)

# How a tie in points was broken (`reason` of tie-broken)
MORE_SUPPLIES, MORE_GOODS, NO_DIFFERENCE = range(len(events.TIE_BREAKERS))


@rule
def full_rooms(player: Any) -> int:
    """OL-END-2: built rooms with every space taken; the Airlock is no room."""
    count = 0
    for slot in range(moves.ROOM_SLOTS):
        if shelter.is_full(player.rooms[slot]):
            count += 1
    return count


@rule
def pairs(player: Any) -> int:
    """OL-END-3: symbols of which both halves are repaired."""
    count = 0
    for symbol in range(len(content.PAIRS)):
        if player.repaired & content.PAIRS[symbol] == content.PAIRS[symbol]:
            count += 1
    return count


@long_rule
def points_for(s: Any, seat: int, category: int) -> int:
    """OL-END-1 to OL-END-3, OL-END-5: the Survival Points of one kind, as things stand now."""
    player = s.players[seat]
    if category == BY_EVENTS:
        total = 0
        for space in range(content.DAYS):
            if s.overcome_by[space] == seat:
                total += content.EVENT[s.convoy[space]].points
        return total
    if category == BY_ROOMS:
        return content.ROOM_POINTS[full_rooms(player)]
    if category == BY_GAUGE:
        return player.gauge
    if category == BY_SURVIVORS:
        return survivors.population(player)
    if category == BY_REPAIRED:
        return size(player.repaired)
    return pairs(player)


@long_rule
def points_of(s: Any, seat: int) -> int:
    """OL-END-1: all Survival Points."""
    total = 0
    for category in range(TOTAL):
        total += points_for(s, seat, category)
    return total


@rule
def goods(player: Any) -> int:
    """OL-END-4: Materials and Munitions."""
    return tokens.materials(player) + player.store[vocabulary.MUNITIONS]


@long_rule
def is_ahead(s: Any, a: int, b: int) -> bool:
    """OL-END-4: whether seat a ranks before seat b."""
    if points_of(s, a) != points_of(s, b):
        return points_of(s, a) > points_of(s, b)
    if tokens.supplies(s.players[a]) != tokens.supplies(s.players[b]):
        return tokens.supplies(s.players[a]) > tokens.supplies(s.players[b])
    return goods(s.players[a]) > goods(s.players[b])


@rule
def result(s: Any, out: Any) -> None:
    """Rank and Survival Points of each seat."""
    for seat in range(s.options.players):
        rank = 1
        for other in range(s.options.players):
            if is_ahead(s, other, seat):
                rank += 1
        out[seat, 0] = rank
        out[seat, 1] = points_of(s, seat)


@rule
def finish(s: Any, log: Any) -> None:
    """OL-END-1, OL-END-4: the count category by category, after the last upkeep."""
    s.over = 1
    s.phase = state.END
    s.seat = NOBODY
    for seat in range(s.options.players):
        for category in range(TOTAL):
            tell(log, events.SCORED, seat, category, points_for(s, seat, category))
        tell(log, events.SCORED, seat, TOTAL, points_of(s, seat))
    announce(s, log)


@rule
def announce(s: Any, log: Any) -> None:
    """OL-END-4: the winner, what broke a tie, and how many share the victory."""
    best = 0
    for seat in range(1, s.options.players):
        if is_ahead(s, seat, best):
            best = seat
    winners = 0
    for seat in range(s.options.players):
        if not is_ahead(s, best, seat):
            winners += 1
        if seat != best and points_of(s, seat) == points_of(s, best):
            tell(log, events.TIE_BROKEN, best, seat, tie_breaker(s.players[best], s.players[seat]))
    tell(log, events.GAME_OVER, best, points_of(s, best), winners)


@rule
def tie_breaker(a: Any, b: Any) -> int:
    """OL-END-4: what sets two players with equal points apart."""
    if tokens.supplies(a) != tokens.supplies(b):
        return MORE_SUPPLIES
    return MORE_GOODS if goods(a) != goods(b) else NO_DIFFERENCE
