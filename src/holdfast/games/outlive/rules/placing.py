"""The heroes' first places (OL-SET-9)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.rules import moving, turns
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

PLACED_UNSEEN = 2  # heroes, the strongest; the others fill the rest


@rule
def place_step(s: Any, placed: int, log: Any) -> None:
    """OL-SET-9, OL-SET-17: all four at once and unseen, or one at a time for all to see. The heroes
    of ready-made tribes stand already."""
    s.phase = state.PLACING
    ready = s.options.tribes == state.READY
    in_rounds = s.options.placement == state.SEQUENTIAL
    players = s.options.players
    each = content.HEROES if in_rounds else PLACED_UNSEEN
    if ready or placed == players * each:
        s.seat = NOBODY
        if ready or not in_rounds:
            show_heroes(s, log)
        s.phase = state.DAWN
        then(s, steps.DAWN)
        return
    then(s, steps.PLACE, placed + 1)
    turn = placed % players if in_rounds else placed // each
    s.seat = turns.turn_order(s, s.first_player, turn)
    ask(s, decisions.PLACE, s.seat, placed)


@long_rule
def is_free(player: Any, place: int) -> bool:
    """Whether a place is one of the leader's and without an own hero."""
    own = (content.LEADER[player.leader].places >> place) & 1 == 1
    return own and not moving.holds_own_hero(player, place)


@rule
def offer_places(s: Any, seat: int) -> None:
    """OL-D-PLACE."""
    player = s.players[seat]
    sequential = s.options.placement == state.SEQUENTIAL
    for hero in range(content.HEROES - 1, -1, -1):
        waits = hero == 1 and player.heroes[0].place == content.NOWHERE  # 3a before 3b
        if player.heroes[hero].place == content.NOWHERE and not waits:
            for place in range(content.PLACES):
                if is_free(player, place):
                    offer(s, moves.PLACE(hero, place))
            if not sequential:
                return


@rule
def place_hero(s: Any, seat: int, hero: int, place: int, log: Any) -> None:
    """OL-SET-9: the two heroes of strength 3 fill the rest in the order of the ring."""
    player = s.players[seat]
    player.heroes[hero].place = place
    if s.options.placement == state.SEQUENTIAL:
        tell(log, events.PLACED, seat, hero, place)
    elif hero == content.HEROES - PLACED_UNSEEN:
        fill_places(player)
        tell(log, events.HEROES_SHOWN, seat)


@long_rule
def fill_places(player: Any) -> None:
    """OL-SET-9: the remaining heroes stand on the remaining places, in the order of the ring."""
    for hero in range(content.HEROES):
        if player.heroes[hero].place == content.NOWHERE:
            place = 0
            while not is_free(player, place):
                place += 1
            player.heroes[hero].place = place


@long_rule
def show_heroes(s: Any, log: Any) -> None:
    """OL-SET-9: what was placed in secret is shown together."""
    for k in range(s.options.players):
        seat = turns.turn_order(s, s.first_player, k)
        for hero in range(content.HEROES):
            tell(log, events.PLACED, seat, hero, s.players[seat].heroes[hero].place)
