"""The heroes' turns: whose it is, where a hero may go, and its arrival (OL-MOVE, OL-SHIP-1..4)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import cities, lasting, shelter, turns
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

REACH = 2  # steps, OL-MOVE-2


@rule
def activate(s: Any, turn: int) -> None:
    """OL-MOVE-1: four rounds from the day's starter, one hero each."""
    players = s.options.players
    if turn == players * content.HEROES:
        then(s, steps.DAY_END)
        return
    then(s, steps.ACTIVATE, turn + 1)
    s.seat = turns.turn_order(s, s.day_starter, turn)
    s.lap = turn // players + 1
    then(s, steps.CHOOSE_HERO)


@rule
def choose_hero(s: Any) -> None:
    """OL-D-MOVE; after a look at a search stack it is asked again."""
    ask(s, decisions.MOVE, s.seat)


@rule
def steps_between(a: int, b: int) -> int:
    """The shortest way round the ring."""
    way = (a - b) % content.PLACES
    return min(way, content.PLACES - way)


@long_rule
def holds_own_hero(player: Any, place: int) -> bool:
    """OL-MOVE-3: whether a hero of this player is there, idle or Activated."""
    for hero in range(content.HEROES):
        if player.heroes[hero].place == place:
            return True
    return False


@long_rule
def is_taken(s: Any, spot: int) -> bool:
    """OL-SHIP-2: whether an Activated hero stands on a spot of the ship."""
    for seat in range(s.options.players):
        for hero in range(content.HEROES):
            if s.players[seat].heroes[hero].spot == spot:
                return True
    return False


@rule
def own_spot(s: Any, seat: int, hero: int) -> int:
    """OL-SHIP-2: the spot of a hero's effective strength."""
    return lasting.effective_strength(s, seat, hero) - content.FIRST_SPOT


@rule
def offer_moves(s: Any, seat: int) -> None:
    """OL-D-MOVE: for each idle hero its ways, with and without tools; then `stand`, `peek`."""
    player = s.players[seat]
    free_way = shelter.ready_equipment(player, vocabulary.MOVE_FREE) != 0
    hook = shelter.ready_equipment(player, vocabulary.SHIP_STEP) != 0
    share = shelter.ready_room(player, vocabulary.SHIP_SHARE) != shelter.NO_SLOT
    can_walk = False
    for hero in range(content.HEROES):
        if player.heroes[hero].standing == 0:
            here = player.heroes[hero].place
            for place in range(content.PLACES):
                near = steps_between(here, place) <= REACH
                if (near or free_way) and not holds_own_hero(player, place):
                    if place != content.SHIP:
                        offer(s, moves.MOVE(hero, place))
                        can_walk = can_walk or near
                    else:
                        walks = offer_spots(s, seat, hero, hook, share)
                        can_walk = can_walk or (near and walks)
    if not can_walk:
        for hero in range(content.HEROES):
            if player.heroes[hero].standing == 0:
                offer(s, moves.STAND(hero))
    cities.offer_peeks(s, player)


@long_rule
def offer_spots(s: Any, seat: int, hero: int, hook: bool, share: bool) -> bool:
    """OL-MOVE-6, OL-SHIP-2 to OL-SHIP-4: gives whether a spot can be had without tools."""
    spot = own_spot(s, seat, hero)
    free = not is_taken(s, spot)
    if free or share:
        offer(s, moves.BOARD(hero, spot))
    if hook and (share or not is_taken(s, spot + 1)):
        offer(s, moves.BOARD(hero, spot + 1))
    return free


@rule
def walk(s: Any, seat: int, hero: int, place: int, log: Any) -> None:
    """OL-D-MOVE answered: to a place on land."""
    arrive(s, seat, hero, place, state.NO_SPOT, log)


@rule
def board(s: Any, seat: int, hero: int, spot: int, log: Any) -> None:
    """OL-D-MOVE answered: to a spot of the ship."""
    arrive(s, seat, hero, content.SHIP, spot, log)


@rule
def peek_first(s: Any, seat: int, city: int, log: Any) -> None:
    """OL-D-MOVE answered: a look at a search stack; then it is asked again."""
    cities.peek(s, seat, city, log)
    then(s, steps.CHOOSE_HERO)


@rule
def stand(s: Any, seat: int, hero: int, log: Any) -> None:
    """OL-MOVE-8: stuck; it has had its turn and does nothing."""
    s.players[seat].heroes[hero].standing = 1
    tell(log, events.STOOD, seat, hero, s.players[seat].heroes[hero].place)


@rule
def arrive(s: Any, seat: int, hero: int, place: int, spot: int, log: Any) -> None:
    """OL-MOVE-9, OL-ARR-1: the hero stands up at its goal; what follows lies on the agenda."""
    figure = s.players[seat].heroes[hero]
    here = figure.place
    way = steps_between(here, place)
    tell(log, events.MOVED, seat, hero, here, place, way, spot)
    if way > REACH:
        shelter.use_equipment(s, seat, vocabulary.MOVE_FREE, log)  # OL-MOVE-7
    s.visit.going = 1
    s.visit.hero = hero
    s.visit.place = place
    if place == content.SHIP:
        go_aboard(s, seat, hero, spot, log)
    figure.place = place
    figure.standing = 1
    figure.spot = spot
    then(s, steps.ACTIONS)
    then(s, steps.SHIP_GAIN)
    then(s, steps.BONUSES, 0)
    then(s, steps.PRESSURE, 1)


@long_rule
def go_aboard(s: Any, seat: int, hero: int, spot: int, log: Any) -> None:
    """OL-SHIP-1, OL-SHIP-3, OL-SHIP-4: the token for the first; tools follow from the spot."""
    if spot != own_spot(s, seat, hero):
        shelter.use_equipment(s, seat, vocabulary.SHIP_STEP, log)
    if is_taken(s, spot):
        s.visit.shared = 1
        dock = shelter.ready_room(s.players[seat], vocabulary.SHIP_SHARE)
        shelter.use_room(s, seat, dock, vocabulary.SHIP_SHARE, log)
    if s.token_taken == 0:
        s.token_taken = 1
        if s.first_player != seat:
            tell(log, events.TOKEN_MOVED, seat)
        s.first_player = seat
