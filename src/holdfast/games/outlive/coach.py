"""The coach's warnings before common mistakes of new players.

Each function returns the warning about a move, or None if there is nothing to warn about.
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, moves
from holdfast.games.outlive.content import vocabulary
from holdfast.games.outlive.position_builder import HERO_NAMES
from holdfast.games.outlive.preview import preview
from holdfast.games.outlive.rules import feeding, moving, pressure, shelter, tokens
from holdfast.games.outlive.wording import key
from holdfast.kernel.position import Position
from holdfast.kernel.wording import CoachWarning, warn

# By day


def thirst(position: Position, move: int) -> CoachWarning | None:
    """Warn if the day's last hero does not fetch missing Water, but could.

    OL-FEED-2, OL-FEED-3.
    """
    kind, args = moves.MOVES.decode(move)
    if kind.name not in ("move", "board") or args.get("place") == content.DAM:
        return None
    s = position.snapshot
    player = s.players[s.to_move]
    idle = sum(player.heroes[hero].standing == 0 for hero in range(content.HEROES))
    lack = shelter.rows_used(player.airlock) - feeding.rows_paid(player)
    if idle > 1 or lack <= 0:
        return None
    fetching = [
        f"move:{key(position, other)}"
        for other in position.legal_moves
        if moves.MOVES.decode(other)[1].get("place") == content.DAM
    ]
    if not fetching:
        return None
    points = (*fetching, "place:dam", f"airlock:{s.to_move}", f"store:{s.to_move}:water")
    return warn("thirst", *points, lack=int(lack))


def weak_hero(position: Position, move: int) -> CoachWarning | None:
    """Warn if a stronger rival can follow a hero and take tokens (OL-PRES-1, -6, -7)."""
    kind, args = moves.MOVES.decode(move)
    if kind.name not in ("move", "board"):
        return None
    s = position.snapshot
    seat, hero = s.to_move, args["hero"]
    place = args.get("place", content.SHIP)
    player = s.players[seat]
    # A rival can take the gathered tokens, except Munitions, which reduce the loss.
    gains: dict[str, int] = dict(preview(position, move).take)
    warded = gains.pop(vocabulary.RESOURCE_NAMES[vocabulary.MUNITIONS], 0)
    owned = tokens.supplies(player) + tokens.materials(player)
    if owned + sum(gains.values()) == 0:
        return None
    threat = max(
        (
            (_tokens_at_risk(player, hero, other), rival, other)
            for rival in range(s.options.players)
            if rival != seat
            for other in range(content.HEROES)
            if _can_follow(s, rival, other, place, args.get("spot"))
        ),
        default=(0, seat, hero),
    )
    count, rival, other = threat
    if count <= warded:
        return None
    return warn(
        "weak-hero",
        f"hero:{rival}:{HERO_NAMES[other]}",
        f"place:{content.PLACE_NAMES[place]}",
        player=rival,
        strength=int(content.STRENGTH[other]),
        count=count - warded,
    )


def _can_follow(s: Any, seat: int, hero: int, place: int, spot: int | None) -> bool:
    """Return whether a hero could still move to a place today (OL-MOVE-2, OL-MOVE-3, OL-SHIP-2)."""
    player = s.players[seat]
    figure = player.heroes[hero]
    if figure.standing or moving.steps_between(figure.place, place) not in (1, 2):
        return False
    if moving.holds_own_hero(player, place):
        return False
    if place != content.SHIP:
        return True
    own = moving.own_spot(s, seat, hero)
    return own != spot and not moving.is_taken(s, own)


def _tokens_at_risk(player: Any, hero: int, rival: int) -> int:
    """Return how many tokens a rival's hero could take after the player's best defence."""
    strength = content.STRENGTH[hero]
    rooms = (player.rooms[slot] for slot in range(moves.ROOM_SLOTS))
    if any(
        shelter.is_ready(room, vocabulary.PRESSURE_IMMUNE)
        and content.ROOM[room.tile].power[vocabulary.PRESSURE_IMMUNE] == strength
        for room in rooms
    ):
        return 0
    points = max(0, int(content.STRENGTH[rival] - strength))
    if shelter.ready_equipment(player, vocabulary.PRESSURE_DOWN):
        points = int(pressure.after_gear(player, points, moves.USED))
    return points - int(player.store[vocabulary.MUNITIONS])


# At night


def half_full(position: Position, move: int) -> CoachWarning | None:
    """Warn if the first survivor moves into a room that cannot be filled (OL-ROOM-1, OL-FEED-1).

    There is no warning in the last Night, after which rooms need no food.
    """
    kind, args = moves.MOVES.decode(move)
    slot = args.get("slot", args.get("where"))
    if kind.name not in ("move-in", "settle") or slot == moves.AIRLOCK:
        return None
    s = position.snapshot
    if s.day == content.DAYS:
        return None
    player = s.players[s.to_move]
    room = player.rooms[slot]
    people = player.airlock + (kind.name == "settle")
    card = content.ROOM[room.tile]
    if room.people or card.spaces <= people:
        return None
    return warn(
        "half-full",
        f"room:{s.to_move}:{content.ROOM_NAMES[room.tile]}",
        f"airlock:{s.to_move}",
        people=int(people),
        missing=int(card.spaces),
        room=f"@room-{content.ROOM_NAMES[room.tile]}",
        upkeep=int(card.upkeep),
    )


def rotting_meat(position: Position, move: int) -> CoachWarning | None:
    """Warn if recruiting ends while Meat is left, which will rot (OL-REC-1, OL-UPK-1)."""
    s = position.snapshot
    meat = s.players[s.to_move].store[vocabulary.MEAT]
    if move not in moves.DONE or s.ask != decisions.RECRUIT or meat == 0:
        return None
    return warn("rotting", f"store:{s.to_move}:meat", "action:recruit", meat=int(meat))


def thin_airlock(position: Position, move: int) -> CoachWarning | None:
    """Warn if a survivor leaves the Airlock who would absorb tomorrow's radiation (OL-RAD-1)."""
    kind, args = moves.MOVES.decode(move)
    s = position.snapshot
    if kind.name != "move-in" or s.day == content.DAYS:
        return None
    after = position.read().players[s.to_move]
    after.airlock -= 1
    after.rooms[args["slot"]].people += 1
    level = int(content.RADIATION[s.day])
    rise = level - int(after.airlock + shelter.power(after, vocabulary.SHIELD))
    if rise <= 0:
        return None
    points = (f"airlock:{s.to_move}", f"convoy:{s.day + 1}")
    return warn("thin-airlock", *points, level=level, airlock=int(after.airlock), rise=rise)


CAUTIONS = {
    "thirst": thirst,
    "weak-hero": weak_hero,
    "half-full": half_full,
    "rotting": rotting_meat,
    "thin-airlock": thin_airlock,
}

BLUNDERS = {"rotting"}
"""Cautions that every bot heeds: the Meat rots although somebody could be fed with it."""
