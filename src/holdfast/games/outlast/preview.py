"""Before a move: what it would do, and why one that is not allowed is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outlast.content import COST, STRUCTURE_NAMES
from holdfast.games.outlast.moves import DIRECTIONS, MOVES
from holdfast.games.outlast.rules.duel import most_to_add, purse, seat_of, speaker, total
from holdfast.games.outlast.rules.ground import (
    NOWHERE,
    carrying_limit,
    goods_on,
    has_room,
    has_wolf,
    hunt_bonus,
    is_face_up,
    neighbour,
    wolf_bonus,
)
from holdfast.games.outlast.rules.meal import people_on
from holdfast.games.outlast.rules.people import carried_here, is_cornered, stands_first
from holdfast.games.outlast.rules.turn import HUNT_SUCCEEDS
from holdfast.games.outlast.rules.wolf import WOLF_FALLS
from holdfast.games.outlast.state import (
    ACT,
    BLIND,
    BOOST,
    DECISIONS,
    DIE,
    FIGHTS_OFF,
    MOST,
    PREY,
    RESOURCE,
    WORKSHOP,
)
from holdfast.games.outlast.view import Preview, PreviewLine, _unseen, hungry
from holdfast.games.outlast.words import GOODS, meeple_name
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.words import Why, because

WOLF_TERRAINS = ("den", "trail")


class _Draft:
    """A preview as it grows."""

    def __init__(self, position: Position, move: int) -> None:
        self.s = position.state
        self.kind, self.args = MOVES.decode(move)
        self.player = self.s.players[self.s.to_move]
        self.meeple = self.player.meeples[self.args["meeple"]] if "meeple" in self.args else None
        self.preview = Preview(
            meeple=None if self.meeple is None else meeple_name(self.s.to_move, self.meeple.number),
            tile=None if self.meeple is None else self.meeple.tile,
            target=None,
            needs=None,
            chance=None,
            lines=[],
            final=False,
        )

    def say(self, key: str, tone: str = "plain", **args: int | str) -> None:
        """Add a line."""
        self.preview.lines.append(PreviewLine(key=f"preview-{key}", args=args, tone=tone))

    def roll(self, needs: int) -> None:
        """The move rolls the die and succeeds from this result on."""
        self.preview.needs = max(1, needs)
        self.preview.chance = (DIE + 1 - self.preview.needs) / DIE
        self.preview.final = True

    def starving(self, change: int, tile: int) -> None:
        """How many would starve at the meal, now and if the pot of a tile changed."""
        tiles = {self.player.meeples[slot].tile for slot in range(self.player.people)}
        everywhere = sum(hungry(self.player, t) for t in tiles)
        food = plain(carried_here)(self.player, tile, PREY) + change
        mouths = plain(people_on)(self.player, tile)
        after = everywhere - hungry(self.player, tile) + max(0, mouths - food)
        if after != everywhere:
            tone = "good" if after < everywhere else "bad"
            self.say("starving", tone, before=everywhere, after=after)


def preview(position: Position, move: int) -> dict[str, Any]:
    """What a legal move would do, told to the player who decides."""
    draft = _Draft(position, move)
    _PREVIEWS[draft.kind.name](draft)
    return draft.preview.model_dump()


def _wolf(d: _Draft) -> None:
    assert d.meeple is not None
    d.roll(WOLF_FALLS - plain(wolf_bonus)(d.s, d.meeple.tile, d.s.to_move))
    d.say("wolf-falls", "good")
    d.say("meeple-dies", "bad")


def _hide(d: _Draft) -> None:
    d.say("hidden")


def _move(d: _Draft) -> None:
    assert d.meeple is not None
    there = plain(neighbour)(d.s, d.meeple.tile, d.args["direction"])
    d.preview.tile = there
    if not plain(is_face_up)(d.s, there):
        d.preview.final = True
        unseen = _unseen(d.s)
        wolves, tiles = sum(unseen.get(t, 0) for t in WOLF_TERRAINS), sum(unseen.values())
        d.say("reveals")
        d.say("wolf-odds", "bad", wolves=wolves, tiles=tiles, percent=round(100 * wolves / tiles))
        if d.s.actions_left == 1:
            d.say("last-action", "bad")
    elif plain(has_wolf)(d.s, there):
        d.say("cornered", "bad")
    if d.meeple.hidden:
        d.say("leaves-hiding")


def _gather(d: _Draft) -> None:
    assert d.meeple is not None
    left = plain(goods_on)(d.s, d.meeple.tile, RESOURCE) - 1
    d.say("gathers", "good", carried=d.meeple.goods[RESOURCE] + 1)
    if left == 0:
        d.say("bare", "bad")


def _hunt(d: _Draft) -> None:
    assert d.meeple is not None
    d.roll(HUNT_SUCCEEDS - plain(hunt_bonus)(d.s, d.meeple.tile, d.s.to_move))
    d.starving(1, d.meeple.tile)
    left = plain(goods_on)(d.s, d.meeple.tile, PREY) - 1
    if left < 2:
        d.say("herd-stops", "bad", before=left + 1, after=left)


def _build(d: _Draft) -> None:
    name = STRUCTURE_NAMES[d.args["structure"]]
    d.say("cost", cost=int(COST[d.args["structure"]]))
    d.say(f"build-{name}", "good")


def _drop(d: _Draft) -> None:
    assert d.meeple is not None
    kind = d.args["goods"]
    if plain(goods_on)(d.s, d.meeple.tile, kind) == MOST:
        d.say("overflows")
    elif kind == PREY and plain(goods_on)(d.s, d.meeple.tile, kind) == 1:
        d.say("founds-herd", "good")
    elif kind == RESOURCE and plain(goods_on)(d.s, d.meeple.tile, kind) == 0:
        d.say("grows-again", "good")
    if kind == PREY:
        d.starving(-1, d.meeple.tile)


def _fight(d: _Draft) -> None:
    rival = d.s.players[d.args["rival"]].meeples[d.args["target"]]
    d.preview.target = meeple_name(d.args["rival"], rival.number)
    d.preview.chance = 28 / 64
    d.preview.final = True
    assert d.meeple is not None
    mine = plain(carried_here)(d.player, d.meeple.tile, RESOURCE)
    theirs = plain(carried_here)(d.s.players[d.args["rival"]], d.meeple.tile, RESOURCE)
    d.say("fight-odds", percent=44)
    d.say("fight-purses", mine=mine, theirs=theirs)


def _end(d: _Draft) -> None:
    d.preview.final = True
    tiles = {d.player.meeples[slot].tile for slot in range(d.player.people)}
    starving = sum(hungry(d.player, tile) for tile in tiles)
    cornered = sum(
        plain(is_cornered)(d.s, d.player.meeples[slot]) for slot in range(d.player.people)
    )
    if starving:
        d.say("end-starving", "bad", count=starving)
    if cornered:
        d.say("end-cornered", "bad", count=cornered)
    if d.s.actions_left:
        d.say("end-unused", count=d.s.actions_left)


def _to(d: _Draft) -> None:
    d.preview.tile = d.args["tile"]
    d.say("lands-here", goods=GOODS[d.s.dropped])


def _boost(d: _Draft) -> None:
    side = plain(speaker)(d.s.fight)
    own, other = plain(total)(d.s.fight, side), plain(total)(d.s.fight, 1 - side)
    price = {"pass": 0, "match": other - own, "beat": other - own + 1}[d.kind.name]
    d.preview.tile = d.player.meeples[d.s.fight.slots[side]].tile
    d.say("boost", price=price, total=own + price, other=other)
    d.preview.final = True


def _add(d: _Draft) -> None:
    d.say("commit", price=d.args["amount"])
    d.preview.final = True


def _face(d: _Draft) -> None:
    _wolf(d)


def _feed(d: _Draft) -> None:
    d.say("feeds", "good")


def _at(d: _Draft) -> None:
    d.preview.tile = d.args["tile"]
    d.say("arrives")
    if plain(has_wolf)(d.s, d.args["tile"]):
        d.say("arrives-wolf", "bad")


def _concede(d: _Draft) -> None:
    d.say("concede", "bad")
    d.preview.final = True


_PREVIEWS: dict[str, Callable[[_Draft], None]] = {
    "wolf": _wolf,
    "hide": _hide,
    "move": _move,
    "gather": _gather,
    "hunt": _hunt,
    "build": _build,
    "drop": _drop,
    "fight": _fight,
    "end": _end,
    "to": _to,
    "pass": _boost,
    "match": _boost,
    "beat": _boost,
    "add": _add,
    "face": _face,
    "feed": _feed,
    "at": _at,
    "concede": _concede,
}


# Why can't I?


def why(position: Position, move: int) -> Why:
    """Why a move is not allowed, with the clauses that say so."""
    s = position.state
    kind, args = MOVES.decode(move)
    if s.over:
        return because("over", "LA-END-4")
    if s.to_move == NOBODY:
        return because("nobody", "LA-DEC-1")
    reason = _wrong_question(s, kind.name) or _no_meeple(s, args)
    return reason or _REASONS.get(kind.name, _not_offered)(s, args)


_ASKED_IN = {
    "act": {"wolf", "hide", "move", "gather", "hunt", "build", "drop", "fight", "end"},
    "spill": {"to"},
    "boost": {"pass", "match", "beat"},
    "blind": {"add"},
    "forced": {"face"},
    "feed": {"feed"},
    "arrive": {"at"},
}


def _wrong_question(s: Any, kind: str) -> Why | None:
    decision = DECISIONS[s.ask]
    if kind in _ASKED_IN[decision] or kind == "concede":
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


def _cornered(s: Any, meeple: Any) -> Why | None:
    if plain(is_cornered)(s, meeple):
        return because("cornered", "LA-CORN-1", "LA-CORN-2")
    return None


def _alike(s: Any, args: dict[str, int]) -> Why | None:
    player = s.players[s.to_move]
    if s.ask == ACT and not plain(stands_first)(player, args["meeple"]):
        return because("alike", "LA-DEC-4")
    return None


def _not_offered(s: Any, args: dict[str, int]) -> Why:
    if "meeple" in args:
        alike = _alike(s, args)
        if alike:
            return alike
    return because("not-offered", "LA-DEC-1")


def _why_wolf(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    if not plain(has_wolf)(s, meeple.tile):
        return because("no-wolf", "LA-D-ACT", "LA-WOLF-1")
    return _not_offered(s, args)


def _why_hide(s: Any, args: dict[str, int]) -> Why:
    if s.players[s.to_move].meeples[args["meeple"]].hidden:
        return because("hidden-already", "LA-HIDE-1", "LA-HIDE-4")
    return _not_offered(s, args)


def _why_move(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    stopped = _cornered(s, meeple)
    if stopped:
        return stopped
    if plain(neighbour)(s, meeple.tile, args["direction"]) == NOWHERE:
        return because("edge", "LA-GEO-2", "LA-MOVE-1")
    return _not_offered(s, args)


def _why_gather(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    stopped = _cornered(s, meeple)
    if stopped:
        return stopped
    if plain(goods_on)(s, meeple.tile, RESOURCE) == 0:
        return because("no-resources", "LA-GATH-1", "LA-GROW-2")
    if meeple.goods[RESOURCE] >= plain(carrying_limit)(s):
        return because("hands-full", "LA-LIM-6", kind="resource")
    return _not_offered(s, args)


def _why_hunt(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    if plain(has_wolf)(s, meeple.tile):
        return because("hunt-wolf", "LA-HUNT-2")
    if plain(goods_on)(s, meeple.tile, PREY) == 0:
        return because("no-prey", "LA-HUNT-3")
    if meeple.goods[PREY] >= plain(carrying_limit)(s):
        return because("hands-full", "LA-HUNT-4", "LA-LIM-6", kind="prey")
    return _not_offered(s, args)


def _why_build(s: Any, args: dict[str, int]) -> Why:
    player, structure = s.players[s.to_move], args["structure"]
    meeple = player.meeples[args["meeple"]]
    stopped = _cornered(s, meeple)
    if stopped:
        return stopped
    if structure > 0 and s.options.buildings != WORKSHOP:
        return because("no-workshop", "LA-BUILD-2")
    if s.tiles[meeple.tile].structures[structure] != NOBODY:
        return because("built-already", "LA-BUILD-3")
    if player.supply[structure] == 0:
        return because("none-in-supply", "LA-BUILD-4")
    have = plain(carried_here)(player, meeple.tile, RESOURCE)
    if have < COST[structure]:
        return because("too-dear", "LA-BUILD-1", "LA-BUILD-5", have=have, cost=int(COST[structure]))
    return _not_offered(s, args)


def _why_drop(s: Any, args: dict[str, int]) -> Why:
    meeple, kind = s.players[s.to_move].meeples[args["meeple"]], args["goods"]
    stopped = _cornered(s, meeple)
    if stopped:
        return stopped
    if meeple.goods[kind] == 0:
        return because("nothing-to-drop", "LA-DROP-1")
    around = (plain(neighbour)(s, meeple.tile, d) for d in range(DIRECTIONS))
    if not any(n != NOWHERE and plain(has_room)(s, n, kind) for n in (meeple.tile, *around)):
        return because("no-room", "LA-DROP-4")
    return _not_offered(s, args)


def _why_fight(s: Any, args: dict[str, int]) -> Why:
    meeple = s.players[s.to_move].meeples[args["meeple"]]
    stopped = _cornered(s, meeple)
    if stopped:
        return stopped
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


def _why_boost(s: Any, args: dict[str, int]) -> Why:
    side = plain(speaker)(s.fight)
    if s.ask == BOOST and plain(seat_of)(s.fight, side) == s.to_move:
        return because("cannot-afford", "LA-D-BOOST", "LA-DUEL-4", have=plain(purse)(s, side))
    return _not_offered(s, args)


def _why_add(s: Any, args: dict[str, int]) -> Why:
    side = 1 if s.fight.committed[0] else 0
    if s.ask == BLIND:
        return because("cannot-afford", "LA-D-BLIND", have=plain(most_to_add)(s, side))
    return _not_offered(s, args)


def _why_face(s: Any, args: dict[str, int]) -> Why:
    return because("not-cornered", "LA-D-FORCED", "LA-FORCE-3")


def _why_feed(s: Any, args: dict[str, int]) -> Why:
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
    "match": _why_boost,
    "beat": _why_boost,
    "add": _why_add,
    "face": _why_face,
    "feed": _why_feed,
    "at": _why_at,
}
