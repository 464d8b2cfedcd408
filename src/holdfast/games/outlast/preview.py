"""Before a move: what it would do."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from holdfast.games.outlast.content import BUILDINGS, STRUCTURE_NAMES
from holdfast.games.outlast.content.names import GOODS, meeple_name
from holdfast.games.outlast.models import Preview
from holdfast.games.outlast.moves import MOST_ADDED, MOVES
from holdfast.games.outlast.rules.duel import speaker, total
from holdfast.games.outlast.rules.ending import settlements
from holdfast.games.outlast.rules.ground import (
    add_goods,
    breeding_tiles,
    goods_on,
    has_wolf,
    hunt_bonus,
    is_face_up,
    neighbour,
    regrowing_tiles,
    take_goods,
    wolf_bonus,
)
from holdfast.games.outlast.rules.meal import people_on
from holdfast.games.outlast.rules.people import carried_here, is_cornered
from holdfast.games.outlast.rules.turn import HUNT_SUCCEEDS
from holdfast.games.outlast.rules.wolf import WOLF_FALLS
from holdfast.games.outlast.state import (
    AWAKE,
    DIE,
    FED,
    FIGHT_BLIND,
    HEARTH,
    MOST,
    PREY,
    RESOURCE,
    STAKES_ROB,
    UNLIMITED,
)
from holdfast.games.outlast.view import hungry, missing_meals, starving, unseen_of, would_starve
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.words import KEPT, Phrase, PreviewLine, Tone, line

FORESEEN = 64
"""Moves that are foreseen once, to be shown and to be said."""
WOLF_TERRAINS = ("den", "trail")
_ACTIONS = ("wolf", "hide", "move", "gather", "hunt", "build", "drop", "fight")


class _Draft:
    """A preview as it grows."""

    __slots__ = (
        "args", "chance", "final", "kind", "lines", "meeple", "needs", "own", "player", "position",
        "s", "target", "tile",
    )  # fmt: skip

    def __init__(self, position: Position, move: int) -> None:
        self.position = position
        s = self.s = position.reading
        self.kind, self.args = MOVES.decode(move)
        self.player = s.players[s.to_move]
        self.meeple: Any = None
        self.own: str | None = None
        """The name of the meeple that acts."""
        self.tile: int | None = None
        if "meeple" in self.args:
            self.meeple = self.player.meeples[self.args["meeple"]]
            self.own, self.tile = meeple_name(s.to_move, self.meeple.number), self.meeple.tile
        self.target: str | None = None
        self.needs: int | None = None
        self.chance: float | None = None
        self.lines: list[PreviewLine] = []
        self.final = False

    def say(self, key: str, tone: Tone = "plain", **args: int | str | Phrase) -> None:
        """Add a line."""
        self.lines.append(line(f"preview-{key}", tone, **args))

    def roll(self, needs: int) -> None:
        """The move rolls the die and succeeds from this result on."""
        self.needs = max(1, needs)
        self.chance = (DIE + 1 - self.needs) / DIE
        self.final = True

    def growth(self, kind: int, change: Callable[..., None]) -> tuple[bool, bool]:
        """Whether goods multiply on the meeple's tile, now and with one added or taken."""
        return _growth(self.position, self.meeple.tile, kind, change)

    def starving(self, changes: dict[int, int]) -> None:
        """How many would starve at the meal, now and if so many more meals were missing on some
        tiles."""
        missing = _missing_meals(self.player)
        before = after = starving(missing)
        for tile, change in changes.items():
            meals = missing.get(tile, 0)
            after += max(0, meals + change) - max(0, meals)
        if after != before:
            self.say("starving", "good" if after < before else "bad", before=before, after=after)


_missing_meals = lru_cache(16)(missing_meals)
"""Of readings that nobody writes to, once for all moves."""


@lru_cache(FORESEEN)
def _growth(
    position: Position, tile: int, kind: int, change: Callable[..., None]
) -> tuple[bool, bool]:
    grows = plain(regrowing_tiles if kind == RESOURCE else breeding_tiles)
    after = position.read()
    plain(change)(after, 1 << tile, kind)
    return bool(grows(position.reading) >> tile & 1), bool(grows(after) >> tile & 1)


@lru_cache(FORESEEN)
def preview(position: Position, move: int) -> Preview:
    """What a legal move would do, told to the player who decides. The words of a move are made of
    it too."""
    d = _Draft(position, move)
    _PREVIEWS[d.kind.name](d)
    if d.kind.name in _ACTIONS and d.s.actions_left == 1:
        d.say("meal-next")  # LA-TURN-4: the turn ends by itself
    return _preview(d.own, d.tile, d.target, d.needs, d.chance, d.final, *d.lines)


@lru_cache(KEPT)
def _preview(
    own: str | None,
    tile: int | None,
    target: str | None,
    needs: int | None,
    chance: float | None,
    final: bool,
    *lines: PreviewLine,
) -> Preview:
    return Preview(
        meeple=own, tile=tile, target=target, needs=needs, chance=chance, lines=list(lines),
        final=final,
    )  # fmt: skip


def _wolf(d: _Draft) -> None:
    assert d.own is not None
    d.roll(WOLF_FALLS - plain(wolf_bonus)(d.s, d.meeple.tile, d.s.to_move))
    d.say("wolf-falls", "good")
    d.say("meeple-dies", "bad", meeple=d.own)
    if d.player.people == 1 and not _hearth(d.s, d.player):
        d.say("end-out", "bad")


def wolf_kills(s: Any, tile: int, seat: int) -> int:
    """LA-WOLF-2: how likely somebody who fights a wolf on a tile dies, in percent."""
    needs: int = max(1, WOLF_FALLS - plain(wolf_bonus)(s, tile, seat))
    return round(100 * (needs - 1) / DIE)


def _hide(d: _Draft) -> None:
    d.say("hidden")
    if hungry(d.player, d.meeple.tile):
        d.say("hidden-hungry", "bad")


def _move(d: _Draft) -> None:
    there = plain(neighbour)(d.s, d.meeple.tile, d.args["direction"])
    d.tile = there
    if not plain(is_face_up)(d.s, there):
        d.final = True
        left = unseen_of(d.s)
        wolves, tiles = sum(left.get(t, 0) for t in WOLF_TERRAINS), sum(left.values())
        d.say("reveals")
        if d.s.options.wilds == AWAKE and d.s.round > 1:
            # Since the first board turn wolves have come, gone and bred where nobody looks.
            d.say("wolves-roam", "bad", wolves=wolves, tiles=tiles)
        else:
            percent = round(100 * wolves / tiles)
            d.say("wolf-odds", "bad", wolves=wolves, tiles=tiles, percent=percent)
        if d.s.actions_left == 1:
            d.say("last-action", "bad")
    elif plain(has_wolf)(d.s, there):
        assert d.own is not None
        lose = wolf_kills(d.s, there, d.s.to_move)
        now = "at-once" if d.s.actions_left == 1 else "soon"
        d.say("cornered", "bad", meeple=d.own, when=now, lose=lose)
    if d.meeple.hidden:
        d.say("leaves-hiding")
    _hunger_elsewhere(d, there)


def _hunger_elsewhere(d: _Draft, there: int) -> None:
    """LA-MEAL-2: joining or leaving a pot changes who starves."""
    mouths = 1 - d.meeple.goods[PREY]
    d.starving({d.meeple.tile: -mouths, there: mouths})


def _gather(d: _Draft) -> None:
    d.say("gathers", "good", carried=d.meeple.goods[RESOURCE] + 1)
    if d.growth(RESOURCE, take_goods) == (True, False):
        d.say("bare", "bad")


def _hunt(d: _Draft) -> None:
    d.roll(HUNT_SUCCEEDS - plain(hunt_bonus)(d.s, d.meeple.tile, d.s.to_move))
    d.starving({d.meeple.tile: -1})
    if d.growth(PREY, take_goods) == (True, False):
        herd = plain(goods_on)(d.s, d.meeple.tile, PREY)
        d.say("herd-stops", "bad", before=herd, after=herd - 1)


def _build(d: _Draft) -> None:
    name = STRUCTURE_NAMES[d.args["structure"]]
    d.say("cost", cost=BUILDINGS[d.args["structure"]].cost)
    if BUILDINGS[d.args["structure"]].cost > d.meeple.goods[RESOURCE]:
        d.say("companions-pay")  # LA-BUILD-5
    d.say(f"build-{name}", "good")


def _drop(d: _Draft) -> None:
    kind = d.args["goods"]
    if plain(goods_on)(d.s, d.meeple.tile, kind) == MOST:
        d.say("overflows")
    elif d.growth(kind, add_goods) == (False, True):
        if kind == PREY:
            d.say("founds-herd", "good")
        else:
            d.say("grows-again", "good")
    if kind == PREY:
        d.say("prey-freed", "bad")
        d.starving({d.meeple.tile: 1})


def _fight(d: _Draft) -> None:
    rival = d.s.players[d.args["rival"]].meeples[d.args["target"]]
    d.target = meeple_name(d.args["rival"], rival.number)
    d.final = True
    mine = plain(carried_here)(d.player, d.meeple.tile, RESOURCE)
    theirs = plain(carried_here)(d.s.players[d.args["rival"]], d.meeple.tile, RESOURCE)
    most = MOST_ADDED if d.s.options.fight_boost == FIGHT_BLIND else UNLIMITED
    win, lose = fight_odds(min(most, mine) - min(most, theirs))
    d.chance = win
    assert d.own is not None
    wins, loses, own, at_stake = round(100 * win), round(100 * lose), d.own, stakes(d.s)
    if mine or theirs:
        d.say("fight-all-in", win=wins, lose=loses, meeple=own, stakes=at_stake)
        d.say("fight-purses", mine=mine, theirs=theirs)
    else:
        d.say("fight-odds", win=wins, lose=loses, meeple=own, stakes=at_stake)


def fight_odds(ahead: int) -> tuple[float, float]:
    """How likely the attacker wins and loses who can add so much more than the other side."""
    faces = range(1, DIE + 1)
    totals = [attacks + ahead - defends for attacks in faces for defends in faces]
    return sum(t > 0 for t in totals) / len(totals), sum(t < 0 for t in totals) / len(totals)


def _end(d: _Draft) -> None:
    d.final = True
    starving = would_starve(d.player)
    meeples = [d.player.meeples[slot] for slot in range(d.player.people)]
    cornered = [meeple for meeple in meeples if plain(is_cornered)(d.s, meeple)]
    if starving:
        d.say("end-starving", "bad", count=starving)
    if len(cornered) == 1:
        lose = wolf_kills(d.s, cornered[0].tile, d.s.to_move)
        name = meeple_name(d.s.to_move, cornered[0].number)
        d.say("end-cornered-one", "bad", meeple=name, lose=lose)
    elif cornered:
        d.say("end-cornered", "bad", count=len(cornered))
    if starving == d.player.people and not _hearth(d.s, d.player):
        d.say("end-out", "bad")
    if d.s.actions_left:
        d.say("end-unused", count=d.s.actions_left)


def _hearth(s: Any, player: Any) -> bool:
    """LA-OUT-2: whether a player without people would stay in the game for its settlements."""
    counts = s.options.elimination == HEARTH and s.options.players > 1
    return bool(counts and plain(settlements)(player) > 0)


def _to(d: _Draft) -> None:
    d.tile = d.args["tile"]
    d.say("lands-here", goods=GOODS[d.s.against])


def boost_price(s: Any, kind: str) -> tuple[int, int, int]:
    """What an answer in an open fight costs, and how both sides then stand: LA-D-BOOST."""
    side = plain(speaker)(s.fight)
    own, other = plain(total)(s.fight, side), plain(total)(s.fight, 1 - side)
    price = {"pass": 0, "match": other - own, "beat": other - own + 1}[kind]
    return price, own + price, other


def _boost(d: _Draft) -> None:
    fighter = d.player.meeples[d.s.fight.slots[plain(speaker)(d.s.fight)]]
    price, own, other = boost_price(d.s, d.kind.name)
    d.own = meeple_name(d.s.to_move, fighter.number)
    d.tile = fighter.tile
    d.say("boost", price=price, total=own, other=other)
    if d.kind.name == "pass" and own < other:
        # LA-DUEL-7, LA-DUEL-8: a pass settles the fight as it stands.
        d.say("boost-lost", "bad", own=d.own, stakes=stakes(d.s))
    elif d.kind.name == "pass":
        d.say("boost-drawn")
    d.final = True


def stakes(s: Any) -> str:
    """LA-DUEL-8: what the loser of a fight loses."""
    return "rob" if s.options.fight_stakes == STAKES_ROB else "death"


def _add(d: _Draft) -> None:
    d.say("commit", price=d.args["amount"])
    d.final = True


def _face(d: _Draft) -> None:
    _wolf(d)


def _feed(d: _Draft) -> None:
    """LA-MEAL-4: with the last meal it is settled who starves."""
    meals, mouths = pot(d.s)
    d.say("feeds", "good")
    if meals == 1 and mouths > 1:
        d.say("others-starve", "bad", count=mouths - 1)


def pot(s: Any) -> tuple[int, int]:
    """LA-MEAL-4: meals that nobody has been given yet, and those on the tile who have none yet."""
    player = s.players[s.to_move]
    fed = sum(
        player.meeples[slot].tile == s.about and player.meeples[slot].meal == FED
        for slot in range(player.people)
    )
    return (
        plain(carried_here)(player, s.about, PREY) - fed,
        plain(people_on)(player, s.about) - fed,
    )


def _at(d: _Draft) -> None:
    """LA-ARR-5: with empty hands, and hungry at the next meal."""
    tile = d.tile = d.args["tile"]
    d.say("arrives")
    if plain(has_wolf)(d.s, tile):
        d.say("arrives-wolf", "bad", lose=wolf_kills(d.s, tile, d.s.to_move))
    spare = plain(carried_here)(d.player, tile, PREY) - plain(people_on)(d.player, tile)
    d.say("arrives-food", spare=max(0, spare), prey=plain(goods_on)(d.s, tile, PREY))


def _concede(d: _Draft) -> None:
    d.say("concede", "bad")
    d.final = True


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
