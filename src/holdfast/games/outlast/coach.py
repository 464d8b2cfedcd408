"""The coach's warnings before common mistakes of new players.

Each function returns the warning about a move, or None if there is nothing to warn about.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.outlast.content import FIGHTS
from holdfast.games.outlast.content.names import meeple_name
from holdfast.games.outlast.moves import MOVES
from holdfast.games.outlast.preview import WOLF_TERRAINS, preview
from holdfast.games.outlast.rules.ground import has_wolf, is_face_up, neighbour, roll_bonus
from holdfast.games.outlast.rules.wolf import WOLF_FALLS
from holdfast.games.outlast.state import AWAKE, DIE
from holdfast.games.outlast.view import hungry, unseen, would_starve
from holdfast.games.outlast.wording import tile_phrase
from holdfast.kernel.position import Position
from holdfast.kernel.wording import CoachWarning, warn


def hunger(position: Position, move: int) -> CoachWarning | None:
    """Warn if the player ends the turn although a hungry meeple can still hunt (LA-MEAL-1)."""
    kind, _ = MOVES.decode(move)
    if kind.name != "end":
        return None
    s = position.snapshot
    player = s.players[s.to_move]
    for other in position.legal_moves:
        hunt, args = MOVES.decode(other)
        if hunt.name == "hunt" and hungry(player, player.meeples[args["meeple"]].tile):
            meeple, name = _meeple_of(s, args)
            return warn(
                "hunger",
                f"meeple:{name}",
                f"tile:{meeple.tile}",
                f"move:hunt:{name}",
                count=would_starve(player),
                left=s.actions_left,
                meeple=name,
                where=tile_phrase(position, meeple.tile, "in"),
            )
    return None


def _meeple_of(s: Any, args: Mapping[str, int]) -> tuple[Any, str]:
    """Return the meeple that a move is about, and its name."""
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    return meeple, meeple_name(s.to_move, meeple.number)


def last_action(position: Position, move: int) -> CoachWarning | None:
    """Warn if the last action moves a meeple onto a tile with a possible wolf (LA-FORCE-1)."""
    kind, args = MOVES.decode(move)
    s = position.snapshot
    if kind.name != "move" or s.actions_left > 1:
        return None
    meeple, name = _meeple_of(s, args)
    there = neighbour(s, meeple.tile, args["direction"])
    shown = is_face_up(s, there)
    if not (has_wolf(s, there) if shown else _may_hide_a_wolf(position)):
        return None
    needs = max(1, WOLF_FALLS - roll_bonus(s, there, s.to_move, FIGHTS))
    return warn(
        "last-action",
        f"meeple:{name}",
        f"tile:{there}",
        wolf="there" if shown else "perhaps",
        meeple=name,
        percent=round(100 * (needs - 1) / DIE),
    )


def _may_hide_a_wolf(position: Position) -> bool:
    """Return whether a face-down tile may have a wolf."""
    s = position.snapshot
    left = unseen(s)
    return any(left.get(t, 0) for t in WOLF_TERRAINS) or bool(s.options.wilds == AWAKE)


def leaving_food(position: Position, move: int) -> CoachWarning | None:
    """Warn if a move leaves more meeples without a meal (LA-MEAL-3, LA-MEAL-7).

    Only meeples on the same tile share their food.
    """
    kind, args = MOVES.decode(move)
    if kind.name != "move":
        return None
    s, after = position.snapshot, position.read()
    meeple, name = _meeple_of(s, args)
    there = neighbour(s, meeple.tile, args["direction"])
    after.players[s.to_move].meeples[args["meeple"]].tile = there
    now, then = would_starve(s.players[s.to_move]), would_starve(after.players[s.to_move])
    if then <= now:
        return None
    return warn(
        "leaving-food",
        f"meeple:{name}",
        f"tile:{meeple.tile}",
        meeple=name,
        before=now,
        after=then,
    )


def fighting_the_wolf(position: Position, move: int) -> CoachWarning | None:
    """Warn if a fed meeple fights a wolf at bad odds although it can hide (LA-HIDE-1)."""
    kind, args = MOVES.decode(move)
    if kind.name != "wolf":
        return None
    s, seen = position.snapshot, preview(position, move)
    meeple, name = _meeple_of(s, args)
    fed = not hungry(s.players[s.to_move], meeple.tile)
    if seen.chance is None or seen.chance >= 0.5 or not fed:
        return None
    if not _can_hide(position, args["meeple"]):
        return None
    return warn(
        "fighting",
        f"meeple:{name}",
        f"move:hide:{name}",
        meeple=name,
        percent=round(100 * (1 - seen.chance)),
    )


def _can_hide(position: Position, slot: int) -> bool:
    return any(
        kind.name == "hide" and args["meeple"] == slot
        for kind, args in map(MOVES.decode, position.legal_moves)
    )


def last_of_a_herd(position: Position, move: int) -> CoachWarning | None:
    """Warn if a hunt that nobody needs stops a herd from breeding (LA-PREY-1)."""
    kind, _ = MOVES.decode(move)
    s = position.snapshot
    if kind.name != "hunt" or s.round == s.last_round or would_starve(s.players[s.to_move]):
        return None
    seen = preview(position, move)
    stops = next((line for line in seen.lines if line.key == "preview-herd-stops"), None)
    if stops is None or seen.tile is None:
        return None
    return warn(
        "herd",
        f"tile:{seen.tile}",
        where=tile_phrase(position, seen.tile, "in"),
        before=stops.args["before"],
        after=stops.args["after"],
    )


CAUTIONS = {
    "hunger": hunger,
    "last-action": last_action,
    "leaving-food": leaving_food,
    "fighting": fighting_the_wolf,
    "herd": last_of_a_herd,
}

BLUNDERS = {"hunger"}
"""Cautions that every bot heeds: somebody starves although there is prey."""
