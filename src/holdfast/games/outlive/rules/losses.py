"""What events take (OL-EVT-4 to OL-EVT-6, OL-EVT-13)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import survivors, tokens
from holdfast.kernel.decision import ask, offer, offer_held
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@long_rule
def lose_stock(s: Any, effect: int, event: int, log: Any) -> int:
    """STOCK_LOSS, OL-EVT-4: tokens of places go to the reserve."""
    total, most = 0, content.EFFECT[effect].by_players[s.options.players - content.FEWEST]
    for place in range(content.PLACES):
        if (content.EFFECT[effect].places >> place) & 1 == 1:
            resource = content.PLACE[place].resource
            n = min(most, s.stock[place])
            s.stock[place] -= n
            s.reserve[resource] += n
            total += n
            tell(log, events.STOCK_LOST, event, place, resource, n)
    return total


@long_rule
def lose_search_tiles(s: Any, effect: int, event: int, log: Any) -> int:
    """SEARCH_LOSS, OL-EVT-4: the top tiles of the search stacks are turned."""
    total, most = 0, content.EFFECT[effect].by_players[s.options.players - content.FEWEST]
    for city in range(len(content.CITIES)):
        for _ in range(most):
            if s.turned[city] < content.SEARCH_TILES:
                tell(log, events.NOMADS_TOOK, event, city, s.search[city, s.turned[city]])
                s.turned[city] += 1
                total += 1
    return total


@rule
def lose_supply(s: Any, seat: int, event: int) -> int:
    """LOSE_SUPPLY, OL-EVT-5, OL-EVT-13: a Supply token; with none, a survivor."""
    if tokens.supplies(s.players[seat]) > 0:
        ask(s, decisions.RATS, seat, event)
    else:
        survivors.lose_survivors(s, seat, 1, events.BY_EVENT)
    return 1


@rule
def offer_supplies(s: Any, seat: int) -> None:
    """OL-D-RATS."""
    offer_held(s, moves.GIVE, s.players[seat].store, vocabulary.SUPPLIES)


@rule
def answer_rats(s: Any, seat: int, resource: int, event: int, log: Any) -> None:
    """OL-D-RATS answered."""
    tell(log, events.LOST_TOKEN, seat, event, resource, 1)
    tokens.spend(s, seat, resource, 1)


@rule
def lose_goods(s: Any, seat: int, event: int) -> int:
    """LOSE_GOODS, OL-EVT-6: two Materials or Munitions; with fewer, a survivor instead."""
    player = s.players[seat]
    goods = tokens.materials(player) + player.store[vocabulary.MUNITIONS]
    if goods >= content.GOODS_LOST:
        ask(s, decisions.CLAN, seat, event)
    else:
        survivors.lose_survivors(s, seat, 1, events.BY_EVENT)
    return 1


@rule
def offer_goods(s: Any, seat: int) -> None:
    """OL-D-CLAN: every mix of two tokens."""
    store = s.players[seat].store
    for wood in range(min(content.GOODS_LOST, store[vocabulary.WOOD]) + 1):
        rest = content.GOODS_LOST - wood
        for metal in range(min(rest, store[vocabulary.METAL]) + 1):
            for chips in range(min(rest - metal, store[vocabulary.CHIPS]) + 1):
                munitions = rest - metal - chips
                if munitions <= store[vocabulary.MUNITIONS]:
                    offer(s, moves.LOSE_GOODS(wood, metal, chips, munitions))


@rule
def answer_clan(
    s: Any, seat: int, wood: int, metal: int, chips: int, munitions: int, event: int, log: Any
) -> None:
    """OL-D-CLAN answered."""
    lose_some(s, seat, vocabulary.MUNITIONS, munitions, event, log)
    lose_some(s, seat, vocabulary.CHIPS, chips, event, log)
    lose_some(s, seat, vocabulary.METAL, metal, event, log)
    lose_some(s, seat, vocabulary.WOOD, wood, event, log)


@rule
def lose_some(s: Any, seat: int, resource: int, n: int, event: int, log: Any) -> None:
    """OL-EVT-6: tokens of one resource, perhaps none."""
    if n > 0:
        tokens.spend(s, seat, resource, n)
        tell(log, events.LOST_TOKEN, seat, event, resource, n)
