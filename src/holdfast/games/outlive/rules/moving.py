"""The heroes' turns: whose it is, where a hero may go, and its arrival (OL-MOVE, OL-SHIP-1..4)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive.content import (
    CITIES,
    FIRST_SPOT,
    HEROES,
    PLACES,
    SEARCH_TILES,
    SHIP,
    SPOTS,
)
from holdfast.games.outlive.content.vocabulary import MOVE_FREE, SHIP_SHARE, SHIP_STEP
from holdfast.games.outlive.content.vocabulary import PEEK as PEEK_OP
from holdfast.games.outlive.events import MOVED, PEEKED, STOOD, TOKEN_MOVED
from holdfast.games.outlive.moves import BOARD, MOVE, PEEK, STAND
from holdfast.games.outlive.rules.asking import ask, offer, turn_order
from holdfast.games.outlive.rules.shelter import (
    NO_SLOT,
    effective_strength,
    ready_equipment,
    ready_room,
    use_equipment,
    use_room,
)
from holdfast.games.outlive.rules.steps import (
    ACTIONS,
    ACTIVATE,
    BONUSES,
    CHOOSE_HERO,
    DAY_END,
    PRESSURE,
    SHIP_GAIN,
)
from holdfast.games.outlive.state import ASK_MOVE
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

REACH = 2  # steps, OL-MOVE-2
NO_SPOT = -1


@rule
def activate(s: Any, k: int) -> None:
    """OL-MOVE-1: four rounds from the day's starter, one hero each."""
    players = s.options.players | 0
    if k == players * HEROES:
        push(s.agenda, DAY_END)
        return
    push(s.agenda, ACTIVATE, k + 1)
    s.seat = turn_order(s, s.day_starter, k)
    s.lap = k // players + 1
    push(s.agenda, CHOOSE_HERO)


@rule
def choose_hero(s: Any) -> None:
    """OL-D-MOVE; after a look at a search stack it is asked again."""
    ask(s, s.seat, ASK_MOVE)


@rule
def steps_between(a: int, b: int) -> int:
    """The shortest way round the ring."""
    way = (a - b) % PLACES
    return min(way, PLACES - way)


@long_rule
def holds_own_hero(player: Any, place: int) -> bool:
    """OL-MOVE-3: whether a hero of this player is there, idle or Activated."""
    for hero in range(HEROES):
        if player.heroes[hero].place == place:
            return True
    return False


@long_rule
def is_taken(s: Any, spot: int) -> bool:
    """OL-SHIP-2: whether an Activated hero stands on a spot of the ship."""
    for seat in range(s.options.players):
        for hero in range(HEROES):
            if s.players[seat].heroes[hero].spot == spot:
                return True
    return False


@rule
def own_spot(s: Any, seat: int, hero: int) -> int:
    """OL-SHIP-2: the spot of a hero's effective strength."""
    return effective_strength(s, seat, hero) - FIRST_SPOT


@rule
def offer_moves(s: Any, seat: int) -> None:
    """OL-D-MOVE: for each idle hero its ways, with and without tools; then `stand`, `peek`."""
    player = s.players[seat]
    free_way = ready_equipment(player, MOVE_FREE) != 0
    hook = ready_equipment(player, SHIP_STEP) != 0
    share = ready_room(player, SHIP_SHARE) != NO_SLOT
    can_walk = False
    for hero in range(HEROES):
        if player.heroes[hero].standing == 0:
            here = player.heroes[hero].place | 0
            for place in range(PLACES):
                near = steps_between(here, place) <= REACH
                if (near or free_way) and not holds_own_hero(player, place):
                    if place != SHIP:
                        offer(s, MOVE + hero * PLACES + place)
                        can_walk = can_walk or near
                    else:
                        walks = offer_spots(s, seat, hero, hook, share)
                        can_walk = can_walk or (near and walks)
    if not can_walk:
        for hero in range(HEROES):
            if player.heroes[hero].standing == 0:
                offer(s, STAND + hero)
    offer_peeks(s, player)


@long_rule
def offer_spots(s: Any, seat: int, hero: int, hook: bool, share: bool) -> bool:
    """OL-MOVE-6, OL-SHIP-2 to OL-SHIP-4: gives whether a spot can be had without tools."""
    spot = own_spot(s, seat, hero)
    free = not is_taken(s, spot)
    if free or share:
        offer(s, BOARD + hero * SPOTS + spot)
    if hook and (share or not is_taken(s, spot + 1)):
        offer(s, BOARD + hero * SPOTS + spot + 1)
    return free


@long_rule
def offer_peeks(s: Any, player: Any) -> None:
    """OL-CITY-7: a ready Look-out, and a search stack that is not empty."""
    if ready_room(player, PEEK_OP) != NO_SLOT:
        for city in range(len(CITIES)):
            if s.turned[city] < SEARCH_TILES:
                offer(s, PEEK + city)


@rule
def peek(s: Any, seat: int, city: int, log: Any) -> None:
    """OL-CITY-7, OL-INFO-3: the owner knows this stack until the next Dawn."""
    player = s.players[seat]
    use_room(s, seat, ready_room(player, PEEK_OP), PEEK_OP, log)
    player.search_seen |= 1 << city
    tell(log, PEEKED, seat, city)


@rule
def answer_move(s: Any, seat: int, move: int, log: Any) -> None:
    """OL-D-MOVE answered."""
    if move < BOARD:
        arrive(s, seat, (move - MOVE) // PLACES, (move - MOVE) % PLACES, NO_SPOT, log)
    elif move < STAND:
        arrive(s, seat, (move - BOARD) // SPOTS, SHIP, (move - BOARD) % SPOTS, log)
    elif move < PEEK:
        stand(s, seat, move - STAND, log)
    else:
        peek(s, seat, move - PEEK, log)
        push(s.agenda, CHOOSE_HERO)


@rule
def stand(s: Any, seat: int, hero: int, log: Any) -> None:
    """OL-MOVE-8: stuck; it has had its turn and does nothing."""
    s.players[seat].heroes[hero].standing = 1
    tell(log, STOOD, seat, hero, s.players[seat].heroes[hero].place)


@rule
def arrive(s: Any, seat: int, hero: int, place: int, spot: int, log: Any) -> None:
    """OL-MOVE-9, OL-ARR-1: the hero stands up at its goal; what follows lies on the agenda."""
    figure = s.players[seat].heroes[hero]
    here = figure.place | 0
    steps = steps_between(here, place)
    tell(log, MOVED, seat, hero, here, place, steps, spot)
    if steps > REACH:
        use_equipment(s, seat, MOVE_FREE, log)  # OL-MOVE-7
    s.visit.going = 1
    s.visit.hero = hero
    s.visit.place = place
    if place == SHIP:
        go_aboard(s, seat, hero, spot, log)
    figure.place = place
    figure.standing = 1
    figure.spot = spot
    push(s.agenda, ACTIONS)
    push(s.agenda, SHIP_GAIN)
    push(s.agenda, BONUSES, 0)
    push(s.agenda, PRESSURE, 1)


@long_rule
def go_aboard(s: Any, seat: int, hero: int, spot: int, log: Any) -> None:
    """OL-SHIP-1, OL-SHIP-3, OL-SHIP-4: the token for the first; tools follow from the spot."""
    if spot != own_spot(s, seat, hero):
        use_equipment(s, seat, SHIP_STEP, log)
    if is_taken(s, spot):
        s.visit.shared = 1
        use_room(s, seat, ready_room(s.players[seat], SHIP_SHARE), SHIP_SHARE, log)
    if s.token_taken == 0:
        s.token_taken = 1
        if s.first_player != seat:
            tell(log, TOKEN_MOVED, seat)
        s.first_player = seat


@rule
def end_visit(s: Any) -> None:
    """Forget everything about the visit."""
    visit = s.visit
    visit.going = 0
    visit.hero = 0
    visit.place = 0
    visit.points = 0
    visit.hunted = 0
    visit.prey = 0
    visit.dam_open = 0
    visit.free_searches = 0
    visit.shared = 0
    visit.victim = 0
    visit.pressure = 0
    visit.survivor = 0


@rule
def lay_down(s: Any) -> None:
    """OL-NIGHT-1: all heroes are idle again and stay where they are."""
    for seat in range(s.options.players):
        for hero in range(HEROES):
            s.players[seat].heroes[hero].standing = 0
            s.players[seat].heroes[hero].spot = NO_SPOT
    s.lap = 0
    s.seat = NOBODY
