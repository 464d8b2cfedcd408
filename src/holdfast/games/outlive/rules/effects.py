"""What cards do: one interpreter for the operations of the effect vocabulary.

Operations that act are carried out here. Those that change a number when it is needed (a weapon,
an immunity, a discount, the events of all Day) are asked for by the rule that needs the number:
`power`, `ready_room` and `ready_equipment` in `shelter`, `suffered` in `lasting`.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, state
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import gauge, losses, survivors, tokens
from holdfast.kernel.decision import ask
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

NO_CARD = 0  # where an effect does not ask which card it is of


@long_rule
def perform(s: Any, effect: int, seat: int, card: int, cause: int, log: Any) -> int:
    """Carry out an effect for a seat; gives 0 where nothing came of it.

    `card` is the room's slot, the type of equipment or the event; `cause` is what the log names
    as the source of a gain or as the reason of a move of the gauge.
    """
    op, n = content.EFFECT[effect].op, content.EFFECT[effect].n
    if op == vocabulary.GAIN or op == vocabulary.CUPBOARD:
        return gain_goods(s, effect, seat, cause, log)
    if op == vocabulary.HARVEST:
        return harvest(s, effect, seat, card, log)
    if op == vocabulary.RAD:
        if n < 0:
            return gauge.lower_gauge(s, seat, -n, cause, log)
        gauge.raise_gauge(s, seat, n, cause, log)
        return n
    if op == vocabulary.FREE_DAM:
        return free_dam(s, seat, log)
    if op == vocabulary.SURVIVOR:
        return survivors.offer_survivor(s, seat, state.FROM_EQUIPMENT, card)
    if op == vocabulary.DRAW_EQUIP:
        tokens.draw_equipment(s, seat, n, log)
        return n
    if op == vocabulary.BREED:
        return breed(s, seat, card, log)
    if op == vocabulary.SALVAGE:
        ask(s, decisions.SALVAGE, seat, card)
        return 1
    if op == vocabulary.STOCK_LOSS:
        return losses.lose_stock(s, effect, card, log)
    if op == vocabulary.SEARCH_LOSS:
        return losses.lose_search_tiles(s, effect, card, log)
    if op == vocabulary.LOSE_SUPPLY:
        return losses.lose_supply(s, seat, card)
    if op == vocabulary.LOSE_GOODS:
        return losses.lose_goods(s, seat, card)
    if op == vocabulary.LOSE_SURVIVOR:
        survivors.lose_survivors(s, seat, n, events.BY_EVENT)
        return n
    return 0


@rule
def take_find(s: Any, find: int, seat: int, source: int, log: Any) -> None:
    """OL-CITY-4: a search tile gives what it shows; Capsules lower the gauge."""
    effect = content.FIND[find].effect
    cause = events.BY_CAPSULES if content.EFFECT[effect].op == vocabulary.RAD else source
    perform(s, effect, seat, NO_CARD, cause, log)


@rule
def can_perform(s: Any, effect: int, seat: int, slot: int) -> bool:
    """OL-BUILD-7, OL-SUP-2: whether an ability of Night step 5 would do anything."""
    op = content.EFFECT[effect].op
    player = s.players[seat]
    if op == vocabulary.GAIN:
        return can_gain(s, effect)
    if op == vocabulary.RAD:
        return player.gauge < content.BEST
    if op == vocabulary.DRAW_EQUIP:
        return tokens.tiles_to_draw(s)
    if op == vocabulary.SALVAGE:
        return player.owned != 0
    if op == vocabulary.BREED:
        return player.rooms[slot].people < content.EFFECT[effect].n and s.survivors > 0
    return False


@rule
def can_gain(s: Any, effect: int) -> bool:
    """Whether the reserve has any of the goods."""
    for resource in range(vocabulary.RESOURCES):
        if content.EFFECT[effect].goods[resource] > 0 and s.reserve[resource] > 0:
            return True
    return False


@long_rule
def gain_goods(s: Any, effect: int, seat: int, source: int, log: Any) -> int:
    """GAIN, CUPBOARD: tokens from the reserve."""
    total = 0
    for resource in range(vocabulary.RESOURCES):
        n = content.EFFECT[effect].goods[resource]
        if n > 0:
            total += tokens.gain(s, seat, resource, n, source, s.visit.place, log)
    return total


@rule
def harvest(s: Any, effect: int, seat: int, equipment: int, log: Any) -> int:
    """HARVEST, OL-EQ-3: more of what was scavenged, from the stock of the place."""
    place = s.visit.place
    resource = content.PLACE[place].resource
    n = min(content.EFFECT[effect].goods[resource], s.stock[place])
    if n > 0:
        s.stock[place] -= n
        s.players[seat].store[resource] += n
        tell(log, events.HARVESTED, seat, place, resource, n, equipment)
    return n


@rule
def free_dam(s: Any, seat: int, log: Any) -> int:
    """FREE_DAM, OL-DAM-1: the filtration opens by itself if there is anything to filter."""
    if s.stock[s.visit.place] == 0:
        return 0
    s.visit.dam_open = 1
    tell(log, events.DAM_OPENED, seat, 1)
    return 1


@rule
def breed(s: Any, seat: int, slot: int, log: Any) -> int:
    """BREED, OL-BUILD-5: a survivor of the reserve is born into the room."""
    s.survivors -= 1
    survivors.put_survivor(s, seat, slot, log)
    tell(log, events.BRED, seat, slot, s.players[seat].rooms[slot].people)
    return 1
