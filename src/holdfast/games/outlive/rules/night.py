"""The Night: its turns, radiation, recruits and upkeep (OL-NIGHT, OL-RAD, OL-REC, OL-UPK)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, events, moves, state, steps
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.rules import ending, gauge, shelter, survivors, tokens, turns
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule

KEEPS = 2  # Water that does not rot, OL-UPK-1


@rule
def day_end(s: Any, log: Any) -> None:
    """OL-NIGHT-1: heroes lie down; the holder of the token is first from now on."""
    lay_down(s)
    s.phase = state.NIGHT
    s.night_step = state.OVERCOMING
    tell(log, events.NIGHT_FELL, s.day, s.first_player)
    then(s, steps.OVERCOME, 0)


@rule
def lay_down(s: Any) -> None:
    """OL-NIGHT-1: all heroes are idle again and stay where they are."""
    for seat in range(s.options.players):
        for hero in range(content.HEROES):
            s.players[seat].heroes[hero].standing = 0
            s.players[seat].heroes[hero].spot = state.NO_SPOT
    s.lap = 0
    s.seat = NOBODY


@rule
def night_turn(s: Any, turn: int) -> None:
    """OL-NIGHT-2: steps 2 to 6 in a row for each player; step 7 closes the Night for all."""
    if turn == s.options.players:
        s.seat = NOBODY
        then(s, steps.UPKEEP)
        return
    s.seat = turns.turn_order(s, s.first_player, turn)
    then(s, steps.NIGHT_TURN, turn + 1)
    then(s, steps.REPAIR)
    then(s, steps.BUILD)
    then(s, steps.RECRUIT)
    then(s, steps.RADIATION)
    then(s, steps.FEED)


@rule
def radiation_step(s: Any, log: Any) -> None:
    """OL-RAD-2: fixed before the skull takes anybody."""
    s.night_step = state.RADIATION
    rise = gauge.rise_of(s, s.seat)
    tell(log, events.SHIELDED, s.seat, content.RADIATION[s.day - 1], rise)
    gauge.raise_gauge(s, s.seat, rise, events.BY_RADIATION, log)


@rule
def recruit_step(s: Any) -> None:
    """OL-REC-1: while the Airlock has a space and the reserve a survivor."""
    s.night_step = state.RECRUITING
    if s.players[s.seat].airlock < content.AIRLOCK_SPACES and s.survivors > 0:
        ask(s, decisions.RECRUIT, s.seat)


@rule
def offer_recruits(s: Any, seat: int) -> None:
    """OL-D-RECRUIT."""
    player = s.players[seat]
    for supply in range(vocabulary.SUPPLIES):
        condensed = supply == vocabulary.WATER and shelter.virtual_water(player) > 0
        if player.store[supply] > 0 or condensed:
            offer(s, moves.RECRUIT(supply))
    offer(s, moves.DONE())


@rule
def done(s: Any) -> None:
    """OL-D-RECRUIT, OL-D-BUILD, OL-D-REPAIR answered: nothing more in this step of the Night."""


@rule
def recruit(s: Any, seat: int, supply: int, log: Any) -> None:
    """OL-REC-1: a Supply for a survivor, as often as one likes."""
    then(s, steps.RECRUIT)
    condensed = 0
    if supply == vocabulary.WATER:
        condensed = shelter.spend_water(s, seat, 1, log)
    else:
        tokens.spend(s, seat, supply, 1)
    s.survivors -= 1
    survivors.put_survivor(s, seat, moves.AIRLOCK, log)
    tell(log, events.RECRUITED, seat, supply, condensed)


@rule
def upkeep_step(s: Any, log: Any) -> None:
    """OL-UPK-1, OL-SUP-3: Meat and Water rot, all is ready again; then a new day or the end."""
    s.night_step = state.UPKEEP
    for seat in range(s.options.players):
        player = s.players[seat]
        meat = player.store[vocabulary.MEAT]
        water = max(0, player.store[vocabulary.WATER] - KEEPS)
        tokens.spend(s, seat, vocabulary.MEAT, meat)
        tokens.spend(s, seat, vocabulary.WATER, water)
        if meat + water > 0:
            tell(log, events.ROTTED, seat, meat, water)
        player.used = 0
        for slot in range(moves.ROOM_SLOTS):
            player.rooms[slot].used = 0
    if s.day == content.DAYS:
        ending.finish(s, log)
    else:
        then(s, steps.DAWN)
