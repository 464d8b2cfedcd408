"""Factors that explain moves in Outbreak: public numbers that a move changes."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import decisions
from holdfast.games.outbreak.content.effects import (
    BULWARK,
    CONTAM,
    FIRE,
    GARRISON,
    POWER,
    TRAP_PIECE,
    WATCHTOWER,
)
from holdfast.games.outbreak.moves import SETTLEMENTS
from holdfast.games.outbreak.odds import attack_targets
from holdfast.games.outbreak.preview import preview
from holdfast.games.outbreak.rules.night import is_in_danger
from holdfast.games.outbreak.rules.people import able_on, hand_size
from holdfast.games.outbreak.rules.people import tokens as carried
from holdfast.games.outbreak.state import DESTROYED, FACEDOWN, REVEALED, SWELL
from holdfast.games.outbreak.view.night import coming_night
from holdfast.kernel.factors import Factor, Factors
from holdfast.kernel.position import Position

DEFENCES = (BULWARK, GARRISON, TRAP_PIECE, WATCHTOWER)


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


def _hunted(s: Any, seat: int) -> int:
    """Return the number of hordes moving tonight that would reach the Helpless undefended."""
    tonight, _ = coming_night(s)
    return sum(way.helpless and not (way.stopped_by or way.defended) for way in tonight)


def _destroyed(s: Any, seat: int) -> int:
    return sum(horde.place == DESTROYED for horde in s.hordes[: s.horde_count])


def _free(s: Any, seat: int) -> int:
    """Return the number of settlements that are not overrun."""
    return int((s.city & ~s.overrun).bit_count())


def _able(s: Any, seat: int) -> int:
    return sum(survivor.down == 0 for survivor in _team(s))


def _wounds(s: Any, seat: int) -> int:
    return sum(survivor.wounds for survivor in _team(s))


def _endangered(s: Any, seat: int) -> int:
    """Return the number of Helpless and Settlers that would die at dusk."""
    places = [s.helpless, *(place - 1 for place in s.settlers if place)]
    return sum(bool(is_in_danger(s, place)) for place in places)


def _guarded(s: Any, seat: int) -> int:
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


def _known(s: Any, seat: int) -> int:
    """Return the number of face-down hordes that have been surveyed."""
    return sum(horde.place == FACEDOWN and horde.known > 0 for horde in s.hordes[: s.horde_count])


def _targets(s: Any, seat: int) -> int:
    """Return the number of hordes that the team could attack from its present places."""
    them = [s.order[i] for i in range(s.team) if s.survivors[s.order[i]].down == 0]
    return len({uid for v in them for uid in attack_targets(s, v)})


def _in_vain(position: Position, move: int) -> bool:
    return preview(position, move).chance == 0


FACTORS = Factors(
    each=(
        Factor("tonight", _tonight, less=True, of=_tonight),
        Factor("destroys", _destroyed),
        Factor("hunted", _hunted, less=True, reported="both", spared=True),
        Factor("endangered", _endangered, less=True, reported="both", spared=True),
        Factor("unmet", _unmet, less=True, of=_tonight, reported="both", spared=True),
        Factor("able", _able, reported="both", spared=True),
        Factor("free", _free, reported="both", spared=True),
        Factor("stands", _free, "kept", reported="both"),
        Factor("unhurt", _wounds, "kept", less=True, reported="both"),
        Factor("heals", _wounds, less=True, spared=True),
        Factor("hazards", _hazards, less=True),
        Factor("power", _dark, less=True),
        Factor("guards", _guarded, spared=True),
        Factor("skills", _skills),
        Factor("defences", _defences, spared=True),
        Factor("exp", _exp, spared=True),
        Factor("cards", _cards, spared=True),
        Factor("resources", _resources, spared=True),
        Factor("known", _known),
        Factor("targets", _targets, spared=True),
        Factor("frees", _free, "more"),
    ),
    clock="day",
    within=("day", "phase", "active"),
    menus=(decisions.TURN, decisions.WHO),
    in_vain=_in_vain,
    sooner_is_better=True,
)
