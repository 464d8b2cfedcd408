"""Factors that explain moves in Outbreak: public numbers of a position or of a move."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions
from holdfast.games.outbreak.content.effects import (
    BULWARK,
    CONTAM,
    FIRE,
    GARRISON,
    POWER,
    TRAP_PIECE,
    WATCHTOWER,
)
from holdfast.games.outbreak.content.geometry import DISTANCE
from holdfast.games.outbreak.derived_numbers import ground_of, steps_from, steps_left_of
from holdfast.games.outbreak.moves import MOVES, SETTLEMENTS, TRACKER
from holdfast.games.outbreak.odds import attack_targets, percent
from holdfast.games.outbreak.preview import preview
from holdfast.games.outbreak.rules.night import is_in_danger
from holdfast.games.outbreak.rules.people import able_on, hand_size
from holdfast.games.outbreak.rules.people import tokens as carried
from holdfast.games.outbreak.rules.rolls import number_of_dice
from holdfast.games.outbreak.state import DESTROYED, FACEDOWN, REVEALED, SWELL
from holdfast.games.outbreak.view.night import coming_night
from holdfast.kernel.factors import NOT_NAMED, Factor, Factors, MoveFactors
from holdfast.kernel.position import Position

REFUGEES = (
    decisions.HELPLESS,
    decisions.SETTLER,
    decisions.HELPLESS_RETREAT,
    decisions.SETTLERS_RETREAT,
)
"""The decisions that choose where the Helpless or Settlers go."""
NEAR = 2
"""The largest distance from which a horde can be attacked, with the right skill or card."""

DEFENCES = (BULWARK, GARRISON, TRAP_PIECE, WATCHTOWER)

of_moves = MoveFactors()


def _team(s: Any) -> list[Any]:
    return [s.survivors[s.order[i]] for i in range(s.team)]


def _tonight(s: Any, seat: int) -> int:
    """Return the number of hordes on the board that move tonight."""
    return sum(
        horde.place == REVEALED and horde.meeple == SWELL for horde in s.hordes[: s.horde_count]
    )


def _unmet(s: Any, seat: int) -> int:
    """Return the number of hordes moving tonight that no survivor and no piece would stop."""
    tonight, _ = coming_night(s)
    return sum(not (way.stopped_by or way.defended) for way in tonight)


def _count_hunters(s: Any, seat: int) -> int:
    """Return the number of hordes moving tonight that would reach the Helpless undefended."""
    tonight, _ = coming_night(s)
    return sum(way.helpless and not (way.stopped_by or way.defended) for way in tonight)


def _count_destroyed(s: Any, seat: int) -> int:
    return sum(horde.place == DESTROYED for horde in s.hordes[: s.horde_count])


def _free(s: Any, seat: int) -> int:
    """Return the number of settlements that are not overrun."""
    return int((s.city & ~s.overrun).bit_count())


def _able(s: Any, seat: int) -> int:
    return sum(survivor.down == 0 for survivor in _team(s))


def _wounds(s: Any, seat: int) -> int:
    return sum(survivor.wounds for survivor in _team(s))


def _count_endangered(s: Any, seat: int) -> int:
    """Return the number of Helpless and Settlers that would die at dusk."""
    places = [s.helpless, *(place - 1 for place in s.settlers if place)]
    return sum(bool(is_in_danger(s, place)) for place in places)


def _count_guarded(s: Any, seat: int) -> int:
    """Return the number of Helpless and Settlers with an able survivor on their settlement."""
    places = [s.helpless, *(place - 1 for place in s.settlers if place)]
    return sum(bool(able_on(s, 1 << place)) for place in places)


def _on_the_city(s: Any, *pieces: int) -> int:
    tiles = (s.tiles[t] for t in range(SETTLEMENTS) if s.city >> t & 1)
    return sum(sum(tile.pieces[piece] for piece in pieces) for tile in tiles)


def _dark(s: Any, seat: int) -> int:
    """Return the number of settlements without power."""
    return sum(s.tiles[t].pieces[POWER] > 0 for t in range(SETTLEMENTS) if s.city >> t & 1)


def _hazards(s: Any, seat: int) -> int:
    return _on_the_city(s, FIRE, CONTAM)


def _exp(s: Any, seat: int) -> int:
    return int(s.exp)


def _resources(s: Any, seat: int) -> int:
    return sum(carried(survivor) for survivor in _team(s))


def _cards(s: Any, seat: int) -> int:
    return sum(hand_size(survivor) for survivor in _team(s))


def _defences(s: Any, seat: int) -> int:
    return _on_the_city(s, *DEFENCES)


def _skills(s: Any, seat: int) -> int:
    return sum(sum(skill > 0 for skill in survivor.skills) for survivor in _team(s))


def _count_surveyed(s: Any, seat: int) -> int:
    """Return the number of face-down hordes that have been surveyed."""
    return sum(horde.place == FACEDOWN and horde.known > 0 for horde in s.hordes[: s.horde_count])


def _targets(s: Any, seat: int) -> int:
    """Return the number of hordes that the team could attack from its present places."""
    them = [s.order[i] for i in range(s.team) if s.survivors[s.order[i]].down == 0]
    return len({uid for v in them for uid in attack_targets(s, v)})


def _dooms(s: Any, seat: int) -> int:
    """Return the number of Doom cards in force."""
    return sum(s.doom_active[slot] > 0 for slot in range(TRACKER))


def _hits(s: Any, seat: int) -> int:
    """Return the number of hits on hordes that are still on the board."""
    return sum(int(horde.hits) for horde in s.hordes[: s.horde_count] if horde.place == REVEALED)


def _dice(s: Any, seat: int) -> int:
    """Return the number of dice of the roll that is being prepared."""
    return int(number_of_dice(s)) if s.ask == decisions.MODS else 0


@of_moves.add("chance")
def _chance(position: Position, move: int) -> int:
    """Return the chance of a roll in percent."""
    chance = preview(position, move).chance
    return NOT_NAMED if chance is None else percent(chance)


def _hordes(s: Any) -> list[int]:
    """Return the hexes of the hordes on the board, known or not."""
    return [h.hex for h in s.hordes[: s.horde_count] if h.place in (REVEALED, FACEDOWN)]


def _hex(position: Position, move: int, *asks: int) -> int:
    """Return the hex that is chosen in one of these decisions, or NOT_NAMED.

    Refugees who stay choose the hex where they are.
    """
    kind, args = MOVES.decode(move)
    s, ask = position.snapshot, position.number("ask")
    if ask not in asks:
        return NOT_NAMED
    if kind.name == "stay" and ask in (decisions.HELPLESS, decisions.SETTLER):
        here = s.helpless if ask == decisions.HELPLESS else s.settlers[s.about] - 1
        return int(s.tiles[here].hex)
    return args["hex"] if kind.name in ("hex", "move") else NOT_NAMED


@of_moves.add("safe")
def _safe(position: Position, move: int) -> int:
    """Return whether no fire and no contamination is where refugees go."""
    hex, s = _hex(position, move, *REFUGEES), position.snapshot
    if hex == NOT_NAMED or s.tile_at[hex] == 0:
        return NOT_NAMED
    return int(not is_in_danger(s, s.tile_at[hex] - 1))


@of_moves.add("company")
def _company(position: Position, move: int) -> int:
    """Return the number of able survivors where a survivor walks or refugees go."""
    hex, s = _hex(position, move, decisions.TURN, *REFUGEES), position.snapshot
    if hex == NOT_NAMED or s.tile_at[hex] == 0:
        return NOT_NAMED
    here = s.tile_at[hex] - 1
    return sum(survivor.down == 0 and survivor.tile == here for survivor in _team(s))


@of_moves.add("away")
def _away(position: Position, move: int) -> int:
    """Return the distance to the nearest horde from where somebody flees or is brought."""
    hex = _hex(position, move, *REFUGEES, decisions.RETREAT)
    hordes = _hordes(position.snapshot)
    if hex == NOT_NAMED or not hordes:
        return NOT_NAMED
    return min(int(DISTANCE[hex, horde]) for horde in hordes)


@of_moves.add("near")
def _near(position: Position, move: int) -> int:
    """Return the number of hordes close to where a survivor walks or something is built."""
    hex = _hex(position, move, decisions.TURN, decisions.DEV_HEX)
    if hex == NOT_NAMED:
        return NOT_NAMED
    return sum(DISTANCE[hex, horde] <= NEAR for horde in _hordes(position.snapshot))


@of_moves.add("steps")
def _steps_left(position: Position, move: int) -> int:
    hex, s = _hex(position, move, decisions.TURN), position.snapshot
    if hex == NOT_NAMED:
        return NOT_NAMED
    steps = steps_from(s, s.survivors[s.active].tile, ground_of(s, s.active))
    return max(0, steps_left_of(s, s.active) - int(steps[s.tile_at[hex] - 1]))


@of_moves.add("helpless", less=True)
def _to_helpless(position: Position, move: int) -> int:
    """Return the distance from where a survivor walks to the Helpless."""
    hex, s = _hex(position, move, decisions.TURN), position.snapshot
    return NOT_NAMED if hex == NOT_NAMED else int(DISTANCE[hex, s.tiles[s.helpless].hex])


@of_moves.add("level", less=True)
def _level(position: Position, move: int) -> int:
    """Return the level of a known horde that is revealed."""
    hex, s = _hex(position, move, decisions.REVEAL), position.snapshot
    if hex == NOT_NAMED or s.horde_at[hex] == 0:
        return NOT_NAMED
    card = s.hordes[s.horde_at[hex] - 1].card
    return int(content.HORDES[card].level) if 0 <= card < content.FIRST_FINAL else NOT_NAMED


@of_moves.add("met")
def _count_near_horde(position: Position, move: int) -> int:
    """Return the number of able survivors close to a horde that is revealed."""
    hex, s = _hex(position, move, decisions.REVEAL), position.snapshot
    if hex == NOT_NAMED:
        return NOT_NAMED
    able = (survivor for survivor in _team(s) if survivor.down == 0)
    return sum(DISTANCE[hex, s.tiles[survivor.tile].hex] <= NEAR for survivor in able)


@of_moves.add("apart")
def _apart(position: Position, move: int) -> int:
    """Return the distance of a horde that is revealed from the Helpless."""
    hex, s = _hex(position, move, decisions.REVEAL), position.snapshot
    return NOT_NAMED if hex == NOT_NAMED else int(DISTANCE[hex, s.tiles[s.helpless].hex])


def _survivor(position: Position, move: int) -> int:
    """Return the survivor that a move lets act, or NOT_NAMED."""
    kind, args = MOVES.decode(move)
    chosen = kind.name == "survivor" and position.number("ask") == decisions.WHO
    return args["survivor"] if chosen else NOT_NAMED


@of_moves.add("reach")
def _reach(position: Position, move: int) -> int:
    """Return the number of hordes that the survivor who acts could attack at once."""
    survivor = _survivor(position, move)
    if survivor == NOT_NAMED:
        return NOT_NAMED
    return len(attack_targets(position.snapshot, survivor))


@of_moves.add("load")
def _load(position: Position, move: int) -> int:
    """Return the number of resources of the survivor who acts."""
    survivor = _survivor(position, move)
    if survivor == NOT_NAMED:
        return NOT_NAMED
    return int(carried(position.snapshot.survivors[survivor]))


@of_moves.add("plenty")
def _plenty(position: Position, move: int) -> int:
    """Return the survivor's number of tokens of a resource that is dropped."""
    kind, args = MOVES.decode(move)
    if kind.name != "kind" or position.number("ask") != decisions.DROP:
        return NOT_NAMED
    return int(position.snapshot.survivors[position.number("about")].goods[args["resource"]])


def _in_vain(position: Position, move: int) -> bool:
    return preview(position, move).chance == 0


FACTORS = Factors(
    each=(
        Factor("tonight", _tonight, less=True, of=_tonight),
        Factor("destroys", _count_destroyed),
        Factor("hunted", _count_hunters, less=True, reported="both", spared=True),
        Factor("endangered", _count_endangered, less=True, reported="both", spared=True),
        Factor("unmet", _unmet, less=True, of=_tonight, reported="both", spared=True),
        Factor("able", _able, reported="both", spared=True),
        Factor("free", _free, reported="both", spared=True),
        Factor("stands", _free, "kept", reported="both"),
        Factor("unhurt", _wounds, "kept", less=True, reported="both"),
        Factor("heals", _wounds, less=True, spared=True),
        Factor("hazards", _hazards, less=True),
        Factor("power", _dark, less=True),
        Factor("guards", _count_guarded, spared=True),
        Factor("skills", _skills),
        Factor("defences", _defences, spared=True),
        Factor("exp", _exp, spared=True),
        Factor("cards", _cards, spared=True),
        Factor("resources", _resources, spared=True),
        Factor("known", _count_surveyed),
        Factor("targets", _targets, spared=True),
        Factor("dooms", _dooms, less=True),
        Factor("hits", _hits),
        Factor("dice", _dice),
        Factor("frees", _free, "more"),
        Factor("holds", _free, "beats"),
        Factor("healthy", _wounds, "beats", less=True),
        *of_moves.factors,
    ),
    clock="day",
    within=("day", "phase", "active"),
    menus=(decisions.TURN, decisions.WHO),
    in_vain=_in_vain,
    sooner_is_better=True,
    least_points=1.0,  # points are days
)
