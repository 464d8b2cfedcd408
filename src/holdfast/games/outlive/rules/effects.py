"""What cards do: one interpreter for the operations of the effect vocabulary.

Operations that act are carried out here. Those that change a number when it is needed (a weapon,
an immunity, a discount, the events of all Day) are asked for by the rule that needs the number:
`power`, `ready_room`, `ready_equipment` and `suffered` in `shelter`.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import (
    AIRLOCK_SPACES,
    BEST,
    CITIES,
    EFFECT_BY_PLAYERS,
    EFFECT_GOODS,
    EFFECT_N,
    EFFECT_OP,
    EFFECT_PLACES,
    GOODS_LOST,
    PLACES,
    SEARCH_TILES,
    STOCKED,
)
from holdfast.games.outlive.content.vocabulary import (
    BREED,
    CUPBOARD,
    DRAW_EQUIP,
    FREE_DAM,
    GAIN,
    HARVEST,
    LOSE_GOODS,
    LOSE_SUPPLY,
    LOSE_SURVIVOR,
    MATERIALS,
    MUNITIONS,
    RAD,
    RESOURCES,
    SALVAGE,
    SEARCH_LOSS,
    STOCK_LOSS,
    SUPPLIES,
    SURVIVOR,
)
from holdfast.games.outlive.events import (
    BRED,
    BY_EVENT,
    DAM_OPENED,
    HARVESTED,
    LOST_TOKEN,
    NOMADS_TOOK,
    STOCK_LOST,
)
from holdfast.games.outlive.moves import AIRLOCK, COUNTS, DECLINE, GIVE, ROOM_SLOTS, SETTLE
from holdfast.games.outlive.moves import LOSE_GOODS as LOSE_GOODS_MOVE
from holdfast.games.outlive.moves import SALVAGE as SALVAGE_MOVE
from holdfast.games.outlive.rules.asking import ask, offer
from holdfast.games.outlive.rules.shelter import (
    can_settle,
    has_space,
    lose_survivors,
    lower_gauge,
    mark_used,
    put_survivor,
    raise_gauge,
)
from holdfast.games.outlive.rules.tokens import (
    draw_equipment,
    gain,
    materials,
    spend,
    supplies,
    tiles_to_draw,
)
from holdfast.games.outlive.state import (
    ASK_CLAN,
    ASK_RATS,
    ASK_SALVAGE,
    ASK_SURV,
    FROM_EQUIPMENT,
    FROM_SPOT,
)
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@long_rule
def perform(s: Any, effect: int, seat: int, card: int, cause: int, log: Any) -> int:
    """Carry out an effect for a seat; gives 0 where nothing came of it.

    `card` is the room's slot, the type of equipment or the event; `cause` is what the log names
    as the source of a gain or as the reason of a move of the gauge.
    """
    op, n = EFFECT_OP[effect], EFFECT_N[effect]
    if op == GAIN or op == CUPBOARD:
        return gain_goods(s, effect, seat, cause, log)
    if op == HARVEST:
        return harvest(s, effect, seat, card, log)
    if op == RAD:
        if n < 0:
            return lower_gauge(s, seat, -n, cause, log)
        raise_gauge(s, seat, n, cause, log)
        return n
    if op == FREE_DAM:
        return free_dam(s, seat, log)
    if op == SURVIVOR:
        return offer_survivor(s, seat, FROM_EQUIPMENT + card)
    if op == DRAW_EQUIP:
        draw_equipment(s, seat, n, log)
        return n
    if op == BREED:
        return breed(s, seat, card, log)
    if op == SALVAGE:
        ask(s, seat, ASK_SALVAGE)
        return 1
    if op == STOCK_LOSS:
        return lose_stock(s, effect, card, log)
    if op == SEARCH_LOSS:
        return lose_search_tiles(s, effect, card, log)
    if op == LOSE_SUPPLY:
        return lose_supply(s, seat, card)
    if op == LOSE_GOODS:
        return lose_goods(s, seat, card)
    if op == LOSE_SURVIVOR:
        lose_survivors(s, seat, n, BY_EVENT)
        return n
    return 0


@rule
def can_perform(s: Any, effect: int, seat: int, slot: int) -> bool:
    """OL-BUILD-7, OL-SUP-2: whether an ability of Night step 5 would do anything."""
    op = EFFECT_OP[effect]
    player = s.players[seat]
    if op == GAIN:
        return can_gain(s, effect)
    if op == RAD:
        return player.gauge < BEST
    if op == DRAW_EQUIP:
        return tiles_to_draw(s)
    if op == SALVAGE:
        return player.owned != 0
    if op == BREED:
        return player.rooms[slot].people < EFFECT_N[effect] and s.survivors > 0
    return False


# Gains


@rule
def can_gain(s: Any, effect: int) -> bool:
    """Whether the reserve has any of the goods."""
    for resource in range(RESOURCES):
        if EFFECT_GOODS[effect, resource] > 0 and s.reserve[resource] > 0:
            return True
    return False


@long_rule
def gain_goods(s: Any, effect: int, seat: int, source: int, log: Any) -> int:
    """GAIN, CUPBOARD: tokens from the reserve."""
    total = 0
    for resource in range(RESOURCES):
        n = EFFECT_GOODS[effect, resource]
        if n > 0:
            total += gain(s, seat, resource, n, source, s.visit.place, log)
    return total


@rule
def harvest(s: Any, effect: int, seat: int, equipment: int, log: Any) -> int:
    """HARVEST, OL-EQ-3: more of what was scavenged, from the stock of the place."""
    place = s.visit.place | 0
    resource = STOCKED[place]
    n = min(EFFECT_GOODS[effect, resource], s.stock[place] | 0)
    if n > 0:
        s.stock[place] -= n
        s.players[seat].store[resource] += n
        tell(log, HARVESTED, seat, place, resource, n, equipment)
    return n


@rule
def free_dam(s: Any, seat: int, log: Any) -> int:
    """FREE_DAM, OL-DAM-1: the filtration opens by itself if there is anything to filter."""
    if s.stock[s.visit.place] == 0:
        return 0
    s.visit.dam_open = 1
    tell(log, DAM_OPENED, seat, 1)
    return 1


@rule
def breed(s: Any, seat: int, slot: int, log: Any) -> int:
    """BREED, OL-BUILD-5: a survivor of the reserve is born into the room."""
    s.survivors -= 1
    put_survivor(s, seat, slot, log)
    tell(log, BRED, seat, slot, s.players[seat].rooms[slot].people)
    return 1


# Survivors by day


@rule
def offer_survivor(s: Any, seat: int, source: int) -> int:
    """OL-SURV-3, OL-SURV-4: ask where a survivor goes, if one is there and has a place to go."""
    if source != FROM_SPOT and s.survivors == 0:
        return 0
    if not can_settle(s.players[seat]):
        return 0
    s.visit.survivor = source
    ask(s, seat, ASK_SURV)
    return 0  # a tool is used up only when the survivor is taken in


@rule
def offer_spaces(s: Any, seat: int) -> None:
    """OL-D-SURV."""
    player = s.players[seat]
    if player.airlock < AIRLOCK_SPACES:
        offer(s, SETTLE + AIRLOCK)
    for slot in range(ROOM_SLOTS):
        if has_space(player.rooms[slot]):
            offer(s, SETTLE + slot)
    offer(s, DECLINE)


@rule
def take_in(s: Any, seat: int, where: int, log: Any) -> None:
    """OL-SURV-3: from the spot of the ship or from the reserve into the shelter."""
    source = s.visit.survivor | 0
    s.visit.survivor = 0
    if source == FROM_SPOT:
        s.aboard[s.players[seat].heroes[s.visit.hero].spot] = 0
    else:
        s.survivors -= 1
        if source >= FROM_EQUIPMENT:
            mark_used(s, seat, source - FROM_EQUIPMENT, log)
    put_survivor(s, seat, where, log)


# Losses by events


@long_rule
def lose_stock(s: Any, effect: int, event: int, log: Any) -> int:
    """STOCK_LOSS, OL-EVT-4: tokens of places go to the reserve."""
    total = 0
    for place in range(PLACES):
        if (EFFECT_PLACES[effect] >> place) & 1:
            resource = STOCKED[place]
            n = min(EFFECT_BY_PLAYERS[effect, s.options.players - 2], s.stock[place] | 0)
            s.stock[place] -= n
            s.reserve[resource] += n
            total += n
            tell(log, STOCK_LOST, event, place, resource, n)
    return total


@long_rule
def lose_search_tiles(s: Any, effect: int, event: int, log: Any) -> int:
    """SEARCH_LOSS, OL-EVT-4: the top tiles of the search stacks are turned."""
    total = 0
    for city in range(len(CITIES)):
        for _ in range(EFFECT_BY_PLAYERS[effect, s.options.players - 2]):
            if s.turned[city] < SEARCH_TILES:
                tell(log, NOMADS_TOOK, event, city, s.search[city, s.turned[city]])
                s.turned[city] += 1
                total += 1
    return total


@rule
def lose_supply(s: Any, seat: int, event: int) -> int:
    """LOSE_SUPPLY, OL-EVT-5, OL-EVT-13: a Supply token; with none, a survivor."""
    if supplies(s.players[seat]) == 0:
        lose_survivors(s, seat, 1, BY_EVENT)
    else:
        s.chosen = event
        ask(s, seat, ASK_RATS)
    return 1


@rule
def offer_supplies(s: Any, seat: int) -> None:
    """OL-D-RATS."""
    for resource in range(SUPPLIES):
        if s.players[seat].store[resource] > 0:
            offer(s, GIVE + resource)


@rule
def answer_rats(s: Any, seat: int, resource: int, log: Any) -> None:
    """OL-D-RATS answered."""
    tell(log, LOST_TOKEN, seat, s.chosen, resource, 1)
    s.chosen = 0
    spend(s, seat, resource, 1)


@rule
def lose_goods(s: Any, seat: int, event: int) -> int:
    """LOSE_GOODS, OL-EVT-6: two Materials or Munitions; with fewer, a survivor instead."""
    player = s.players[seat]
    if materials(player) + player.store[MUNITIONS] < GOODS_LOST:
        lose_survivors(s, seat, 1, BY_EVENT)
    else:
        s.chosen = event
        ask(s, seat, ASK_CLAN)
    return 1


@rule
def offer_goods(s: Any, seat: int) -> None:
    """OL-D-CLAN: every mix of two tokens."""
    store = s.players[seat].store
    for wood in range(COUNTS):
        for metal in range(COUNTS - wood):
            for chips in range(COUNTS - wood - metal):
                rest = GOODS_LOST - wood - metal - chips
                if (
                    wood <= store[MATERIALS[0]]
                    and metal <= store[MATERIALS[1]]
                    and chips <= store[MATERIALS[2]]
                    and rest <= store[MUNITIONS]
                ):
                    mix = ((wood * COUNTS + metal) * COUNTS + chips) * COUNTS + rest
                    offer(s, LOSE_GOODS_MOVE + mix)


@rule
def answer_clan(s: Any, seat: int, mix: int, log: Any) -> None:
    """OL-D-CLAN answered."""
    event = s.chosen | 0
    s.chosen = 0
    for resource in range(MUNITIONS, MATERIALS[0] - 1, -1):
        n = mix % COUNTS
        mix //= COUNTS
        if n > 0:
            spend(s, seat, resource, n)
            tell(log, LOST_TOKEN, seat, event, resource, n)


# Salvage


@rule
def offer_salvage(s: Any, seat: int) -> None:
    """OL-D-SALVAGE."""
    owned, equipment = s.players[seat].owned | 0, 0
    while owned > 0:
        if owned & 1:
            offer(s, SALVAGE_MOVE + equipment)
        owned >>= 1
        equipment += 1
