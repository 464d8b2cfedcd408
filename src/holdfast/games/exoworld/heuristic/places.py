"""Scores of locations: the best action at each, and distances."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, moves, state
from holdfast.games.exoworld.content import geometry
from holdfast.games.exoworld.heuristic import levels, notes
from holdfast.games.exoworld.rules import base, deploy, people
from holdfast.kernel.rule import long_rule, rule


@long_rule
def repair_worth(s: Any, place: int, token: int) -> int:
    """Return the score of removing a token from a location."""
    if token == state.EMERGENCY_TOKEN:
        return 800
    if token == state.SHUTDOWN or token == state.FROZEN:
        gain = levels.switch_gain(s, place, token, False)
        return gain if gain >= notes.WINS else (0 if gain < notes.STEP // 2 else 300 + 12 * gain)
    if token == state.LANDSLIDE:
        return 20
    falling = s.notes[notes.DRAINS + token] < 0
    return 400 + (150 if s.supply[token] <= 8 else 0) + (50 if falling else 0)


@long_rule
def produce_worth(s: Any, place: int) -> int:
    """Return the score of producing one more of the resource of a location's module."""
    tokens = s.locations[place].tokens
    if place == 0 or tokens[state.SHUTDOWN] != 0 or tokens[state.FROZEN] != 0:
        return 0
    resource = base.colour_of(s, place)
    loss = -s.notes[notes.DRAINS + resource]
    if levels.shortage(s, resource) > 0:
        return 480
    if loss <= 0 or s.supply[resource] >= 3 * loss:
        return 120
    return 330 if s.supply[resource] < 2 * loss else 240


@rule
def neighbours(s: Any, cell: int) -> int:
    """Return the number of locations next to a space."""
    count = 0
    for direction in range(moves.DIRECTIONS):
        n = geometry.NEIGHBOUR[cell, direction]
        if n != geometry.OUTSIDE and s.grid[n] > 0:
            count += 1
    return count


@rule
def deploy_worth(gain: int) -> int:
    """Return the score of deploying a module with this gain for the levels."""
    return notes.WINS if gain == notes.WINNING else 600 + 8 * gain


@long_rule
def fits_beside(s: Any, place: int, kind: int) -> bool:
    """Return whether a module can be deployed next to a location."""
    for direction in range(moves.DIRECTIONS):
        if deploy.fits_space(s, kind, geometry.NEIGHBOUR[s.locations[place].cell, direction]):
            return True
    return False


@long_rule
def note_places(s: Any) -> None:
    """Store in the notes the best repair and the best action at each location."""
    ready = 0  # bits: payable modules that are worth deploying
    seat = people.active_player(s)
    for kind in range(content.MODULE_COUNT):
        if s.players[seat].hand[kind] > 0 and levels.gain_of(s, kind) >= notes.WORTHWHILE:
            if deploy.is_payable(s, kind):
                ready |= 1 << kind
    for place in range(s.location_count):
        best = 0
        for token in range(moves.TOKEN_COUNT):
            if s.locations[place].tokens[token] > 0 and base.may_remove(s, place, token):
                best = max(best, repair_worth(s, place, token))
        s.notes[notes.REPAIRS + place] = best
        best = max(best, produce_worth(s, place) - 120)
        for kind in range(content.MODULE_COUNT):
            if (ready >> kind) & 1 == 1 and deploy_worth(levels.gain_of(s, kind)) > best:
                if fits_beside(s, place, kind):
                    best = deploy_worth(levels.gain_of(s, kind))
        # Shutting a consumer down often closes the last gap.
        if (
            base.may_shut_down(s, place)
            and levels.switch_gain(s, place, state.SHUTDOWN, True) >= notes.WINS
        ):
            best = notes.WINS
        s.notes[notes.SPOTS + place] = best


@rule
def best_spot(s: Any, distance: int, stopped: bool) -> int:
    """Return the best score of the locations within reach of the active pawn."""
    best, places = 0, base.reach(s, s.crew[s.active].place, distance, stopped)
    for place in range(s.location_count):
        if (places >> place) & 1 == 1:
            best = max(best, s.notes[notes.SPOTS + place])
    return best


@long_rule
def nearest_pawn(s: Any, place: int) -> int:
    """Return the distance of the nearest pawn from a location, at most 4."""
    for distance in range(4):
        places = 1 << place
        if distance > 0:
            places |= base.reach(s, place, distance, True)
        for crew in range(moves.SEATS):
            if people.is_present(s, crew) and (places >> s.crew[crew].place) & 1 == 1:
                return distance
    return 4
