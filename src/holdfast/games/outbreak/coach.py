"""Coach: warnings before common mistakes of new players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holdfast.games.outbreak import decisions
from holdfast.games.outbreak.content import (
    DEVELOPMENT_NAMES,
    FIRST_FINAL,
    HORDE_IDS,
    SETTLEMENT_IDS,
)
from holdfast.games.outbreak.content.effects import (
    BULWARK,
    BY_CONTAM,
    BY_FIRE,
    CONTAM,
    FIRE,
    GARRISON,
    RESOURCES,
    TRAP_PIECE,
)
from holdfast.games.outbreak.content.geometry import place_name
from holdfast.games.outbreak.content.names import SURVIVOR_NAMES, horde_at_start, list_names
from holdfast.games.outbreak.models import NightView
from holdfast.games.outbreak.moves import MOVES, SETTLEMENTS
from holdfast.games.outbreak.odds import attack_targets, defeat_odds
from holdfast.games.outbreak.preview import preview
from holdfast.games.outbreak.rules.ground import beside, free_tiles, reachable
from holdfast.games.outbreak.rules.night import is_exposed, would_hurt
from holdfast.games.outbreak.rules.people import able_on, is_able
from holdfast.games.outbreak.rules.rolls import number_of_dice
from holdfast.games.outbreak.rules.turn import ground_for, steps_left
from holdfast.games.outbreak.rules.values import health, movement
from holdfast.games.outbreak.state import ATTACKS, REVEALED
from holdfast.games.outbreak.view.hordes import horde_view
from holdfast.games.outbreak.view.night import coming_night
from holdfast.games.outbreak.wording import key
from holdfast.kernel.position import Position
from holdfast.kernel.wording import CoachWarning, Phrase, warn

WATCHTOWER = DEVELOPMENT_NAMES.index("watchtower")
FORLORN = 0.2
"""Chance below which an attack is a waste of an action."""


# Ending a turn


def helpless_alone(position: Position, move: int) -> CoachWarning | None:
    """Warn before ending the turn if a horde may reach the unguarded Helpless (OB-HLP-1)."""
    s = position.snapshot
    if not _ends(position, move) or able_on(s, 1 << s.helpless):
        return None
    coming = next((way for way in coming_night(s)[0] if way.helpless), None)
    if coming is None or s.tiles[s.helpless].pieces[BULWARK]:
        return None
    if not _could_do_something(s, move, s.helpless) or _others_reach(s, move, s.helpless):
        return None
    points = ("refugee:helpless", *_ways(coming, s.helpless))
    return warn("helpless", *points, horde=_horde(coming), settlement=_settlement(s.helpless))


def unguarded_settlement(position: Position, move: int) -> CoachWarning | None:
    """Warn before leaving or ignoring a settlement that a horde enters tonight.

    OB-DEF-1, OB-DEF-2. Only if no survivor who still acts could reach it.
    """
    kind, args = MOVES.decode(move)
    s = position.snapshot
    tonight = [way for way in coming_night(s)[0] if not way.pushes]
    if kind.name == "move":
        here, there = s.survivors[s.active].tile, s.tile_at[args["hex"]] - 1
        if any(s.tiles[there].hex in way.targets for way in tonight):
            return None
        others = able_on(s, 1 << here) & ~(1 << s.active)
        open_tiles = 0 if others or _has_defences(s, here) else 1 << here
    elif kind.name == "end":
        v = s.active
        here = s.survivors[v].tile
        if any(s.tiles[here].hex in way.targets for way in tonight):
            return None
        near = reachable(s, here, steps_left(s, v), ground_for(s, v))
        open_tiles = sum(1 << t for t in _tiles(near & free_tiles(s)) if not _is_guarded(s, t))
    else:
        return None
    for way in tonight:
        # If a horde has a choice of paths, the team decides at night.
        tile = s.tile_at[way.targets[0]] - 1 if len(way.targets) == 1 else -1
        if tile >= 0 and open_tiles >> tile & 1 and not _others_reach(s, move, tile):
            return warn(
                "unguarded",
                *_ways(way, tile),
                horde=_horde(way),
                settlement=_settlement(tile),
            )
    return None


def hazard_at_dusk(position: Position, move: int) -> CoachWarning | None:
    """Warn before ending the turn where fire or contamination wounds (OB-HAZ-1)."""
    s = position.snapshot
    if MOVES.decode(move)[0].name != "end":
        return None
    v = s.active
    for cause, piece in ((BY_FIRE, FIRE), (BY_CONTAM, CONTAM)):
        if would_hurt(s, v, cause):
            on_token = s.tiles[s.survivors[v].tile].pieces[piece] > 0
            step = _is_safe_nearby(position, cause)
            return warn(
                "dusk",
                f"survivor:{SURVIVOR_NAMES[v]}",
                cause="fire" if cause == BY_FIRE else "contam",
                survivor=_survivor(v),
                left=max(0, int(health(s, v) - s.survivors[v].wounds - 1)),
                way="step" if step else "token" if on_token else "none",
            )
    return None


def idle_experience(position: Position, move: int) -> CoachWarning | None:
    """Warn before the day's last turn ends with Exp for a Watchtower (OB-DEV-6).

    No warning once a Final Encounter is revealed: the game ends before the Watchtower pays off.
    """
    s = position.snapshot
    if MOVES.decode(move)[0].name != "end" or any(_survivors_to_act(s, move)):
        return None
    if any(h.place == REVEALED and h.card >= FIRST_FINAL for h in s.hordes[: s.horde_count]):
        return None
    if any(s.survivors[s.order[i]].down for i in range(s.team)):
        return None
    for other in position.legal_moves:
        offered, args = MOVES.decode(other)
        if offered.name == "develop" and args["development"] == WATCHTOWER:
            return warn("idle-exp", "panel:exp", f"move:{key(position, other)}", exp=int(s.exp))
    return None


# Striking and revealing


def forlorn_attack(position: Position, move: int) -> CoachWarning | None:
    """Warn before an attack that will hardly defeat anything (OB-ATK-5, OB-PAY-2)."""
    if MOVES.decode(move)[0].name != "attack":
        return None
    s = position.snapshot
    seen, v = preview(position, move), s.active
    if seen.chance is None or seen.chance >= FORLORN:
        return None
    uids = attack_targets(s, v)
    tile = s.survivors[v].tile
    trial = position.read()
    trial.dice.going, trial.dice.roller, trial.dice.tile = ATTACKS, v, tile
    odds = defeat_odds(s, v, tile, ATTACKS, uids)
    uid = max(uids, key=lambda one: odds[one])
    better, kind = max(
        (_odds_with(position, v, uid, kind), -kind) for kind in range(len(RESOURCES))
    )
    return warn(
        "forlorn",
        f"horde:{place_name(s.hordes[uid].hex)}",
        percent=round(100 * odds[uid]),
        horde=horde_at_start(s.hordes[uid].card),
        needs=list_names("".join(horde_view(s, uid).needs)),
        dice=int(number_of_dice(trial)),
        resource=f"@resource-{RESOURCES[-kind]}",
        better=round(100 * better),
    )


def _odds_with(position: Position, v: int, uid: int, kind: int) -> float:
    """Return the chance that an attack defeats a horde with one more token of a kind."""
    richer = position.read()
    richer.survivors[v].goods[kind] += 1
    return defeat_odds(richer, v, richer.survivors[v].tile, ATTACKS, [uid])[uid]


def far_reveal(position: Position, move: int) -> CoachWarning | None:
    """Warn before revealing an unknown horde where nobody can attack it today (OB-OPN-7)."""
    kind, args = MOVES.decode(move)
    s = position.snapshot
    if kind.name != "hex" or s.ask != decisions.REVEAL or _can_be_struck(s, args["hex"]):
        return None
    uid = s.horde_at[args["hex"]] - 1
    others = [
        other["hex"] for _, other in map(MOVES.decode, position.legal_moves) if "hex" in other
    ]
    if s.hordes[uid].card >= 0 or not any(_can_be_struck(s, hex) for hex in others):
        return None
    return warn("far-reveal", f"horde:{place_name(args['hex'])}")


def _can_be_struck(s: Any, hex: int) -> bool:
    """Return whether an able survivor could stand next to a hex today."""
    around = beside(s, hex) & free_tiles(s)
    return any(_reach_of(s, s.order[i]) & around for i in range(s.team) if is_able(s, s.order[i]))


# Positions and reach of survivors


def _ends(position: Position, move: int) -> bool:
    return MOVES.decode(move)[0].name in ("end", "end-phase")


def _survivors_to_act(s: Any, move: int) -> Iterator[int]:
    """Yield the able survivors who will act today after this move."""
    if MOVES.decode(move)[0].name == "end-phase":
        return
    for i in range(s.team):
        v = s.order[i]
        if v != s.active and is_able(s, v) and not s.survivors[v].activated:
            yield v


def _reach_of(s: Any, v: int) -> int:
    """Return the set of settlements a survivor could reach at the start of the turn."""
    here = s.survivors[v].tile
    steps = movement(s, v)
    return int(reachable(s, here, steps, ground_for(s, v)) | 1 << here)


def _others_reach(s: Any, move: int, tile: int) -> bool:
    """Return whether a survivor who still acts today could reach a settlement."""
    return any(_reach_of(s, v) >> tile & 1 for v in _survivors_to_act(s, move))


def _could_do_something(s: Any, move: int, tile: int) -> bool:
    """Return whether the survivor whose turn ends could still act or reach a settlement."""
    if MOVES.decode(move)[0].name == "end-phase" or s.turn.main + s.turn.extra_main > 0:
        return True
    near = reachable(
        s,
        s.survivors[s.active].tile,
        steps_left(s, s.active),
        ground_for(s, s.active),
    )
    return bool(near >> tile & 1)


def _has_defences(s: Any, tile: int) -> bool:
    pieces = s.tiles[tile].pieces
    return bool(pieces[BULWARK] or pieces[GARRISON] or pieces[TRAP_PIECE])


def _is_guarded(s: Any, tile: int) -> bool:
    return _has_defences(s, tile) or bool(able_on(s, 1 << tile))


def _is_safe_nearby(position: Position, cause: int) -> bool:
    """Return whether one more step leads to a settlement where the hazard does not wound."""
    s, after = position.snapshot, position.read()
    v = s.active
    if steps_left(s, v) < 1:
        return False
    near = reachable(s, s.survivors[v].tile, 1, ground_for(s, v))
    for tile in _tiles(near & free_tiles(s)):
        after.survivors[v].tile = tile
        if not is_exposed(after, v, cause):
            return True
    return False


def _tiles(tiles: int) -> list[int]:
    return [t for t in range(SETTLEMENTS) if tiles >> t & 1]


# Names


def _horde(way: NightView) -> Phrase:
    return horde_at_start(HORDE_IDS.index(way.horde))


def _ways(way: NightView, tile: int) -> tuple[str, str]:
    """Return the highlight targets of a horde and of the settlement it comes to."""
    return f"horde:{place_name(way.hex)}", f"settlement:{SETTLEMENT_IDS[tile]}"


def _settlement(tile: int) -> str:
    return f"@settlement-{SETTLEMENT_IDS[tile]}"


def _survivor(v: int) -> str:
    return f"@survivor-{SURVIVOR_NAMES[v]}"


CAUTIONS = {
    "helpless": helpless_alone,
    "unguarded": unguarded_settlement,
    "dusk": hazard_at_dusk,
    "forlorn": forlorn_attack,
    "idle-exp": idle_experience,
    "far-reveal": far_reveal,
}

BLUNDERS = {"idle-exp"}
"""Cautions that every bot heeds: nothing is gained by Exp that is left over."""
