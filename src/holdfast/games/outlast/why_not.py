"""Reasons why a move is not allowed, with the clauses of the rules that forbid it.

A function `_why_KIND` returns the reason for an illegal move of that kind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outlast.content import BUILDINGS
from holdfast.games.outlast.decisions import DECISIONS
from holdfast.games.outlast.moves import DIRECTIONS, MOVES
from holdfast.games.outlast.rules import ground
from holdfast.games.outlast.rules.duel import ATTACKER, DEFENDER, most_to_add, purse, speaker, total
from holdfast.games.outlast.rules.people import carried_here, is_cornered
from holdfast.games.outlast.state import FIGHTS_OFF, PREY, RESOURCE, WORKSHOP
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.wording import Why, because


def why(position: Position, move: int) -> Why:
    """Return the reason why a move is not allowed, with its clauses."""
    s = position.state
    kind, args = MOVES.decode(move)
    if s.over:
        return because("over", "LA-END-4")
    if s.to_move == NOBODY:
        return because("nobody", "LA-DEC-1")
    reason = (
        _wrong_question(s, kind.name) or _no_meeple(s, args) or _why_cornered(s, kind.name, args)
    )
    return reason or _REASONS.get(kind.name, _alike)(s, args)


_MOVES_OF_DECISION = {
    "act": {"wolf", "hide", "move", "gather", "hunt", "build", "drop", "fight", "end"},
    "spill": {"to"},
    "boost": {"pass", "match", "beat"},
    "blind": {"add"},
    "forced": {"face"},
    "feed": {"feed"},
    "arrive": {"at"},
}


def _wrong_question(s: Any, kind: str) -> Why | None:
    decision = DECISIONS[s.ask].name
    if kind in _MOVES_OF_DECISION[decision] or kind == "concede":
        return None
    return because(f"asked-{decision}", "LA-DEC-1", f"LA-D-{decision.upper()}")


def _no_meeple(s: Any, args: dict[str, int]) -> Why | None:
    slot = args.get("meeple")
    player = s.players[s.to_move]
    if slot is None:
        return None
    if slot >= player.people:
        return because("no-meeple", "LA-LIM-3")
    return None


_NOT_BESIDE_A_WOLF = {"move", "gather", "build", "drop", "fight"}


def _why_cornered(s: Any, kind: str, args: dict[str, int]) -> Why | None:
    if kind not in _NOT_BESIDE_A_WOLF:
        return None
    if is_cornered(s, s.players[s.to_move].meeples[args["meeple"]]):
        return because("cornered", "LA-CORN-1", "LA-CORN-2")
    return None


def _alike(s: Any, args: dict[str, int]) -> Why:
    """Return the reason for a move that only LA-DEC-4 forbids.

    Of meeples that are alike only one has the move.
    """
    return because("alike", "LA-DEC-4")


def _why_wolf(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    if not ground.has_wolf(s, meeple.tile):
        return because("no-wolf", "LA-D-ACT", "LA-WOLF-1")
    return _alike(s, args)


def _why_hide(s: Any, args: dict[str, int]) -> Why:
    if s.players[s.to_move].meeples[args["meeple"]].hidden:
        return because("hidden-already", "LA-HIDE-1", "LA-HIDE-4")
    return _alike(s, args)


def _why_move(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    if ground.neighbour(s, meeple.tile, args["direction"]) == ground.NOWHERE:
        return because("edge", "LA-GEO-2", "LA-MOVE-1")
    return _alike(s, args)


def _why_gather(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    if ground.goods_on(s, meeple.tile, RESOURCE) == 0:
        return because("no-resources", "LA-GATH-1", "LA-GROW-2")
    if meeple.goods[RESOURCE] >= ground.carrying_limit(s):
        return because("hands-full", "LA-LIM-6", kind="resource")
    return _alike(s, args)


def _why_hunt(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    if ground.has_wolf(s, meeple.tile):
        return because("hunt-wolf", "LA-HUNT-2")
    if ground.goods_on(s, meeple.tile, PREY) == 0:
        return because("no-prey", "LA-HUNT-3")
    if meeple.goods[PREY] >= ground.carrying_limit(s):
        return because("hands-full", "LA-HUNT-4", "LA-LIM-6", kind="prey")
    return _alike(s, args)


def _why_build(s: Any, args: dict[str, int]) -> Why:
    player, structure = s.players[s.to_move], args["structure"]
    meeple = player.meeples[args["meeple"]]
    if structure > 0 and s.options.buildings != WORKSHOP:
        return because("no-workshop", "LA-BUILD-2")
    if s.tiles[meeple.tile].structures[structure] != NOBODY:
        return because("built-already", "LA-BUILD-3")
    if player.supply[structure] == 0:
        return because("none-in-supply", "LA-BUILD-4")
    have = carried_here(player, meeple.tile, RESOURCE)
    cost = BUILDINGS[structure].cost
    if have < cost:
        return because("too-dear", "LA-BUILD-1", "LA-BUILD-5", have=have, cost=cost)
    return _alike(s, args)


def _why_drop(s: Any, args: dict[str, int]) -> Why:
    meeple, kind = s.players[s.to_move].meeples[args["meeple"]], args["goods"]
    if meeple.goods[kind] == 0:
        return because("nothing-to-drop", "LA-DROP-1")
    around = (ground.neighbour(s, meeple.tile, d) for d in range(DIRECTIONS))
    if not any(n != ground.NOWHERE and ground.has_room(s, n, kind) for n in (meeple.tile, *around)):
        return because("no-room", "LA-DROP-4")
    return _alike(s, args)


def _why_fight(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    if s.options.player_fights == FIGHTS_OFF:
        return because("fights-off", "LA-DUEL-11")
    if args["rival"] == s.to_move:
        return because("own-meeple", "LA-DUEL-1")
    if args["rival"] >= s.options.players:
        return because("no-meeple", "LA-DUEL-1")
    rival = s.players[args["rival"]]
    if args["target"] >= rival.people or rival.meeples[args["target"]].tile != meeple.tile:
        return because("not-here", "LA-DUEL-1")
    return because("alike", "LA-DEC-4")


def _why_to(s: Any, args: dict[str, int]) -> Why:
    return because("spill-elsewhere", "LA-DROP-3", "LA-D-SPILL")


def _why_match(s: Any, args: dict[str, int]) -> Why:
    if total(s.fight, ATTACKER) == total(s.fight, DEFENDER):
        return because("level-already", "LA-D-BOOST")
    return _why_boost(s, args)


def _why_boost(s: Any, args: dict[str, int]) -> Why:
    side = speaker(s.fight)
    return because("cannot-afford", "LA-D-BOOST", "LA-DUEL-4", have=purse(s, side))


def _why_add(s: Any, args: dict[str, int]) -> Why:
    side = 1 if s.fight.committed[0] else 0
    return because("cannot-afford", "LA-D-BLIND", have=most_to_add(s, side))


def _why_face(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    if meeple.tile == s.about and is_cornered(s, meeple):
        return because("alike", "LA-DEC-4")
    return because("not-cornered", "LA-D-FORCED", "LA-FORCE-3")


def _why_feed(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    if meeple.tile == s.about and not meeple.meal:
        return because("alike", "LA-DEC-4")
    return because("not-at-this-table", "LA-D-FEED", "LA-MEAL-4")


def _why_at(s: Any, args: dict[str, int]) -> Why:
    return because("no-settlement", "LA-D-ARRIVE", "LA-ARR-2")


_REASONS: dict[str, Callable[[Any, dict[str, int]], Why]] = {
    "wolf": _why_wolf,
    "hide": _why_hide,
    "move": _why_move,
    "gather": _why_gather,
    "hunt": _why_hunt,
    "build": _why_build,
    "drop": _why_drop,
    "fight": _why_fight,
    "to": _why_to,
    "match": _why_match,
    "beat": _why_boost,
    "add": _why_add,
    "face": _why_face,
    "feed": _why_feed,
    "at": _why_at,
}
