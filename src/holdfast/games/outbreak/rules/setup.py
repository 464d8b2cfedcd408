"""Setup: the table, the city and the survivors (OB-SET)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.content import geometry
from holdfast.games.outbreak.rules import (
    cards,
    deck,
    goods,
    ground,
    people,
    reveals,
    values,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.bits import size
from holdfast.kernel.chance import below
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule

# OB-SET-1, by number of players
CITY_SIZE = (8, 8, 12, 8, 10, 12, 14, 16)

TOKENS_AT_START = 2  # OB-SET-7: of the favoured resource
CONTACTS = 2  # OB-SET-5


@long_rule
def set_up(s: Any, log: Any) -> None:
    """OB-SET-3, OB-SET-8: supplies, decks, and the settlements drawn at random."""
    clear_table(s)
    for _ in range(CITY_SIZE[s.options.players - 1]):
        others = (1 << moves.SETTLEMENTS) - 1 & ~(1 << content.MAIN_BASE)
        s.to_place |= 1 << random_tile(s, others & ~s.to_place)
    then(s, steps.LAY_CITY)


@long_rule
def clear_table(s: Any) -> None:
    """Everything in the Store and in supply, decks shuffled, nobody in play."""
    s.to_move = NOBODY
    s.active = NOBODY
    s.seats = (1 << s.options.players) - 1
    s.exp = 0 if s.options.no_exp == state.ON else content.START_EXP[s.options.start_exp]
    for k in range(moves.RESOURCES):
        s.store[k] = content.RESOURCE_TOKENS
    for piece in range(state.PIECES):
        s.supply[piece] = content.PIECES[piece].supply
    for skill_class in range(state.SKILL_DECKS):
        s.skill_group[skill_class] = 1
        for i in range(content.CLASS_SKILLS):
            s.skill_deck[skill_class, i] = skill_class * content.CLASS_SKILLS + i + 1
        shuffle_skills(s, skill_class, 0, content.CLASS_SKILLS)


@long_rule
def shuffle_skills(s: Any, skill_class: int, first: int, last: int) -> None:
    """Shuffle a part of a skill deck."""
    for i in range(last - 1, first, -1):
        j = first + below(s.chance, i - first + 1)
        kept = s.skill_deck[skill_class, i]
        s.skill_deck[skill_class, i] = s.skill_deck[skill_class, j]
        s.skill_deck[skill_class, j] = kept


@long_rule
def random_tile(s: Any, tiles: int) -> int:
    """A random one of a set of settlements."""
    at = below(s.chance, size(tiles))
    for t in range(moves.SETTLEMENTS):
        at -= tiles >> t & 1
        if at < 0:
            return t
    return 0


# The city


@long_rule
def lay_city(s: Any, log: Any) -> None:
    """OB-SET-2, OB-SET-4, OB-SET-13: by decisions, or by the engine."""
    if s.options.city_layout != state.MANUAL:
        lay_city_alone(s, log)
        then(s, steps.PICK_SURVIVORS, 0)
    elif s.city == 0:
        ask(s, decisions.SETUP_BASE, people.lead_seat(s))
    elif s.to_place:
        ask(s, decisions.SETUP_TILE, people.lead_seat(s))
    else:
        then(s, steps.PICK_SURVIVORS, 0)


@long_rule
def offer_bases(s: Any) -> None:
    """D-SETUP-BASE: within the blue border."""
    for hex in range(moves.HEXES):
        if geometry.DISTANCE[geometry.CENTRE, hex] <= geometry.BLUE_BORDER:
            offer(s, moves.HEX(hex))


@long_rule
def lay_base(s: Any, hex: int, log: Any) -> None:
    """D-SETUP-BASE answered."""
    lay_tile(s, content.MAIN_BASE, hex, log)
    then(s, steps.LAY_CITY)


@long_rule
def offer_drawn(s: Any) -> None:
    """D-SETUP-TILE: the settlements drawn and not yet laid."""
    for t in range(moves.SETTLEMENTS):
        if s.to_place >> t & 1:
            offer(s, moves.SETTLEMENT(t))


@long_rule
def pick_settlement(s: Any, seat: int, settlement: int) -> None:
    """D-SETUP-TILE answered: D-SETUP-HEX."""
    ask(s, decisions.SETUP_HEX, seat, settlement)


@long_rule
def offer_sites(s: Any) -> None:
    """D-SETUP-HEX: where a settlement may lie."""
    for hex in range(moves.HEXES):
        if is_site(s, hex):
            offer(s, moves.HEX(hex))


@long_rule
def lay_settlement(s: Any, settlement: int, hex: int, log: Any) -> None:
    """D-SETUP-HEX answered."""
    lay_tile(s, settlement, hex, log)
    then(s, steps.LAY_CITY)


@long_rule
def lay_tile(s: Any, tile: int, hex: int, log: Any) -> None:
    """A settlement of the first city."""
    ground.found(s, tile, hex)
    s.to_place &= ~(1 << tile)
    tell(log, events.FOUNDED, hex, tile)


@long_rule
def is_site(s: Any, hex: int) -> bool:
    """OB-SET-4, OB-SET-5: first around the Main Base, then with two contacts in the red border."""
    if s.tile_at[hex] > 0:
        return False
    ring_full = True
    for d in range(geometry.DIRECTIONS):
        if s.tile_at[geometry.NEIGHBOUR[s.tiles[content.MAIN_BASE].hex, d]] == 0:
            ring_full = False
    if not ring_full:
        return geometry.DISTANCE[s.tiles[content.MAIN_BASE].hex, hex] == 1
    return (
        geometry.DISTANCE[geometry.CENTRE, hex] <= geometry.RED_BORDER
        and contacts(s, hex) >= CONTACTS
    )


@long_rule
def contacts(s: Any, hex: int) -> int:
    """How many city hexes a hex touches."""
    around, count = ground.beside(s, hex), 0
    for t in range(moves.SETTLEMENTS):
        count += around >> t & 1
    return count


@long_rule
def lay_city_alone(s: Any, log: Any) -> None:
    """OB-SET-13: the base on the centre, settlements in random order on random or compact sites."""
    lay_tile(s, content.MAIN_BASE, geometry.CENTRE, log)
    while s.to_place:
        tile = random_tile(s, s.to_place)
        most, count = 0, 0
        for hex in range(moves.HEXES):
            if is_site(s, hex):
                worth = contacts(s, hex) if s.options.city_layout == state.COMPACT else 1
                if worth > most:
                    most = worth
                    count = 0
                if worth == most:
                    count += 1
        at = below(s.chance, count)
        for hex in range(moves.HEXES):
            if is_site(s, hex):
                worth = contacts(s, hex) if s.options.city_layout == state.COMPACT else 1
                if worth == most:
                    at -= 1
                    if at < 0:
                        lay_tile(s, tile, hex, log)
                        break


# The survivors


@long_rule
def pick_survivors(s: Any, picked: int, log: Any) -> None:
    """OB-SET-6: every seat in seat order picks one, then the next round in the same order; the
    survivors of a ready-made team come in that order by themselves (OB-SET-14)."""
    if s.options.team == state.READY:
        for i in range(deck.survivors_at_start(s)):
            seat_survivor(s, content.READY_TEAM[i], i % s.options.players, log)
        finish_setup(s, log)
        return
    if picked == deck.survivors_at_start(s):
        finish_setup(s, log)
        return
    then(s, steps.PICK_SURVIVORS, picked + 1)
    ask(s, decisions.SETUP_SURV, picked % s.options.players)


@long_rule
def offer_survivors(s: Any) -> None:
    """D-SETUP-SURV: the survivors whom nobody plays."""
    for v in range(moves.SURVIVORS):
        if s.survivors[v].playing == 0:
            offer(s, moves.SURVIVOR(v))


@long_rule
def pick(s: Any, seat: int, survivor: int, log: Any) -> None:
    """D-SETUP-SURV answered."""
    seat_survivor(s, survivor, seat, log)


@long_rule
def seat_survivor(s: Any, v: int, seat: int, log: Any) -> None:
    """A survivor comes into play, last among those of the seat (survivor order)."""
    survivor = s.survivors[v]
    survivor.playing = 1
    survivor.seat = seat
    place_in_order(s, v)
    tell(log, events.ENTERED_PLAY, seat, v)


@long_rule
def place_in_order(s: Any, v: int) -> None:
    """Survivor order: by seat, then by index within the seat."""
    at = s.team
    while at > 0 and s.survivors[s.order[at - 1]].seat > s.survivors[v].seat:
        s.order[at] = s.order[at - 1]
        at -= 1
    s.order[at] = v
    s.team += 1


@long_rule
def equip(s: Any, v: int, log: Any) -> None:
    """OB-SET-7: Fortune cards up to the hand limit and two tokens of the favoured resource."""
    for _ in range(values.hand_limit(v)):
        cards.draw_fortune(s, v, log)
    goods.collect(s, v, content.SURVIVORS[v].favoured, TOKENS_AT_START, log)
    s.survivors[v].entered = 1
    s.overfull &= ~(1 << v)


@long_rule
def finish_setup(s: Any, log: Any) -> None:
    """OB-SET-7 to OB-SET-11: starting goods, the horde deck, hordes around the city."""
    for i in range(s.team):
        equip(s, s.order[i], log)
    deck.build_deck(s)
    reveals.fill_edges(s)
    then(s, steps.JOINS)
