"""Previews of moves: their effects, odds and consequences.

Each kind of move has two functions. `_KIND_facts` looks up the facts that matter for a move, and
`_KIND` adds the lines of the preview that follow from these facts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

from holdfast.games.outlast.content import BUILDINGS, FIGHTS, HUNTS, STRUCTURE_NAMES, TERRAIN_NAMES
from holdfast.games.outlast.content.geometry import NEIGHBOUR
from holdfast.games.outlast.content.names import GOODS, meeple_name
from holdfast.games.outlast.models import Preview
from holdfast.games.outlast.moves import MOST_ADDED, MOVES
from holdfast.games.outlast.rules.duel import speaker, total
from holdfast.games.outlast.rules.ending import settlements
from holdfast.games.outlast.rules.ground import (
    breeding_tiles,
    goods_on,
    has_wolf,
    lay_goods,
    regrowing_tiles,
    roll_bonus,
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
from holdfast.games.outlast.view import count_starving, missing_meals, unseen
from holdfast.kernel.memo import cached_part, cached_position
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Phrase, PreviewLine, Tone, line

WOLF_TERRAINS = ("den", "trail")
UNKNOWN = "unknown"
"""Terrain of a face-down tile."""
_ACTIONS = {"wolf", "hide", "move", "gather", "hunt", "build", "drop", "fight"}

Facts = tuple[Any, ...]
"""The numbers of a position that the preview and the wording of a move depend on.

Wordings are cached by these facts, so all positions with equal facts share them."""


class Now:
    """The facts of a position that all its moves need, looked up once."""

    def __init__(self, position: Position) -> None:
        s = self.s = position.snapshot
        self.seat: int = s.to_move
        self.player = s.players[s.to_move]
        self.last = s.actions_left == 1
        self.missing = missing_meals(self.player)
        self.starving = count_starving(self.missing)

    def facts(self, move: int) -> Facts:
        """Return the facts of a move.

        They are the seat, the number and the tile of the meeple that acts, whether the turn ends
        afterwards, and the facts of this kind of move. For a move that names a tile, the latter
        begin with that tile and its terrain.
        """
        asked = asked_of(move)
        # LA-TURN-4: after the last action the turn ends by itself.
        last = self.last and asked.is_action
        if asked.slot is None:
            return self.seat, None, None, last, asked.look_up(self, asked.about)
        meeple = self.player.meeples[asked.slot]
        rest = asked.look_up(self, meeple, asked.about)
        return self.seat, meeple.number, meeple.tile, last, rest

    @cached_property
    def unseen(self) -> tuple[bool, int, int]:
        """Facts about the face-down tiles.

        They are whether wolves may have moved and bred there since the first board turn, the number
        of face-down tiles with a printed wolf, and the number of all of them.
        """
        s, left = self.s, unseen(self.s)
        wolves = sum(left.get(t, 0) for t in WOLF_TERRAINS)
        return s.options.wilds == AWAKE and s.round > 1, wolves, sum(left.values())

    def starve_more(self, tile: int, meals: int) -> int:
        """Return how many more meeples would starve on a tile with `meals` more missing."""
        missing = self.missing.get(tile, 0)
        after = missing + meals
        return (after if after > 0 else 0) - (missing if missing > 0 else 0)

    def starving_with(self, more: int) -> tuple[int, int]:
        """Return how many meeples would starve now, and how many if `more` others would, too.

        Both are 0 if the move changes nothing, so that equal facts share a wording.
        """
        return (self.starving, self.starving + more) if more else (0, 0)

    def wolf_kills(self, tile: int) -> int:
        """Return the chance to die in a fight with a wolf on a tile, in percent (LA-WOLF-2)."""
        needs = max(1, WOLF_FALLS - roll_bonus(self.s, tile, self.seat, FIGHTS))
        return round(100 * (needs - 1) / DIE)

    def one_less_stops(self, tile: int, kind: int) -> int:
        """Return the number of goods on a tile if one less would not multiply any more, else 0."""
        count = goods_on(self.s, tile, kind)
        return count if _starts_with(self.s, tile, kind, count) else 0

    def one_more_starts(self, tile: int, kind: int) -> bool:
        """Return whether goods on a tile would start to multiply with one more."""
        return _starts_with(self.s, tile, kind, goods_on(self.s, tile, kind) + 1)


now_of = cached_position(Now)


class _Board:
    """A board with one face-up tile, on which `count` goods of a kind lie."""

    def __init__(self, s: Any, tile: int, kind: int, count: int) -> None:
        self.tile_count = self.face_up = 1
        self.tiles = (s.tiles[tile],)
        self.options = s.options
        self.ones, self.twos = [0, 0], [0, 0]
        lay_goods(self, 0, kind, count)


def _starts_with(s: Any, tile: int, kind: int, count: int) -> bool:
    """Return whether `count` goods of a kind multiply on a tile but one fewer would not."""
    grows = regrowing_tiles if kind == RESOURCE else breeding_tiles
    fewer, enough = (grows(_Board(s, tile, kind, n)) for n in (max(0, count - 1), count))
    return bool(enough) and not fewer


class PreviewedMove(NamedTuple):
    """A decoded move with the functions that preview its kind."""

    kind: str
    slot: int | None
    """Slot of the meeple that acts, or None."""
    is_action: bool
    about: Any
    """The other arguments of the move: a single value, or a tuple of none or several."""
    look_up: Callable[..., Facts]
    say: Callable[..., None]


@cached_part
def asked_of(move: int) -> PreviewedMove:
    """Return a move decoded for its preview."""
    kind, args = MOVES.decode(move)
    slot, about = args.pop("meeple", None), tuple(args.values())
    only = about[0] if len(about) == 1 else about
    return PreviewedMove(kind.name, slot, kind.name in _ACTIONS, only, *_PREVIEWS[kind.name])


def terrain_of(s: Any, tile: int) -> str:
    """Return the terrain of a tile, or `UNKNOWN` while it is face down."""
    return TERRAIN_NAMES[s.tiles[tile].terrain] if s.face_up >> tile & 1 else UNKNOWN


class Draft:
    """A preview under construction."""

    __slots__ = ("chance", "final", "lines", "meeple", "needs", "target", "tile")

    def __init__(self, meeple: str | None, tile: int | None) -> None:
        self.meeple = meeple
        """Name of the meeple that acts."""
        self.tile = tile
        self.target: str | None = None
        self.needs: int | None = None
        self.chance: float | None = None
        self.lines: list[PreviewLine] = []
        self.final = False

    def say(self, key: str, tone: Tone = "plain", **args: int | str | Phrase) -> None:
        """Add a line."""
        self.lines.append(line(f"preview-{key}", tone, **args))

    def roll(self, needs: int) -> None:
        """Note that the move rolls the die and succeeds with a result of at least `needs`."""
        self.needs = max(1, needs)
        self.chance = (DIE + 1 - self.needs) / DIE
        self.final = True

    def say_starving(self, before: int, after: int) -> None:
        """Add a line if the number of meeples that would starve at the meal changes."""
        if after != before:
            self.say("starving", "good" if after < before else "bad", before=before, after=after)


def preview(position: Position, move: int) -> Preview:
    """Return the preview of a legal move, for the player who decides."""
    d = draft_of(move, now_of(position).facts(move))
    return Preview(
        meeple=d.meeple, tile=d.tile, target=d.target, needs=d.needs, chance=d.chance,
        lines=d.lines, final=d.final,
    )  # fmt: skip


@cached_position
def draft_of(move: int, facts: Facts) -> Draft:
    """Return the preview of a move with these facts. The wording of the move uses it as well."""
    seat, number, tile, last, rest = facts
    d = Draft(None if number is None else meeple_name(seat, number), tile)
    asked_of(move).say(d, *rest)
    if last:
        d.say("meal-next")
    return d


def _wolf_facts(now: Now, meeple: Any, _: Any) -> Facts:
    out = now.player.people == 1 and not _hearth_holds(now.s, now.player)
    return roll_bonus(now.s, meeple.tile, now.seat, FIGHTS), out


def _wolf(d: Draft, bonus: int, out: bool) -> None:
    assert d.meeple is not None
    d.roll(WOLF_FALLS - bonus)
    d.say("wolf-falls", "good")
    d.say("meeple-dies", "bad", meeple=d.meeple)
    if out:
        d.say("end-out", "bad")


def _hide_facts(now: Now, meeple: Any, _: Any) -> Facts:
    return (now.missing[meeple.tile] > 0,)


def _hide(d: Draft, hungry: bool) -> None:
    d.say("hidden")
    if hungry:
        d.say("hidden-hungry", "bad")


def _move_facts(now: Now, meeple: Any, direction: int) -> Facts:
    s, tile = now.s, meeple.tile
    there = NEIGHBOUR[tile, direction]  # legal, so it is on the board
    terrain = terrain_of(s, there)
    reveals = lose = None
    if terrain == UNKNOWN:
        reveals = now.unseen
    elif s.wolves >> there & 1:
        lose = now.wolf_kills(there)
    # LA-MEAL-2: joining or leaving a pot changes who starves.
    mouths = 1 - meeple.goods[PREY]
    more = now.starve_more(tile, -mouths) + now.starve_more(there, mouths) if mouths else 0
    return there, terrain, reveals, lose, now.last, meeple.hidden, now.starving_with(more)


def _move(
    d: Draft,
    there: int,
    terrain: str,
    reveals: tuple[bool, int, int] | None,
    lose: int | None,
    last: bool,
    hidden: int,
    starving: tuple[int, int],
) -> None:
    d.tile = there
    if reveals is not None:
        d.final = True
        roam, wolves, tiles = reveals
        d.say("reveals")
        if roam:
            d.say("wolves-roam", "bad", wolves=wolves, tiles=tiles)
        else:
            percent = round(100 * wolves / tiles)
            d.say("wolf-odds", "bad", wolves=wolves, tiles=tiles, percent=percent)
        if last:
            d.say("last-action", "bad")
    elif lose is not None:
        assert d.meeple is not None
        d.say("cornered", "bad", meeple=d.meeple, when="at-once" if last else "soon", lose=lose)
    if hidden:
        d.say("leaves-hiding")
    d.say_starving(*starving)


def _gather_facts(now: Now, meeple: Any, _: Any) -> Facts:
    return meeple.goods[RESOURCE] + 1, now.one_less_stops(meeple.tile, RESOURCE) > 0


def _gather(d: Draft, carried: int, bare: bool) -> None:
    d.say("gathers", "good", carried=carried)
    if bare:
        d.say("bare", "bad")


def _hunt_facts(now: Now, meeple: Any, _: Any) -> Facts:
    tile = meeple.tile
    bonus = roll_bonus(now.s, tile, now.seat, HUNTS)
    return bonus, now.starving_with(now.starve_more(tile, -1)), now.one_less_stops(tile, PREY)


def _hunt(d: Draft, bonus: int, starving: tuple[int, int], herd: int) -> None:
    d.roll(HUNT_SUCCEEDS - bonus)
    d.say_starving(*starving)
    if herd:
        d.say("herd-stops", "bad", before=herd, after=herd - 1)


def _build_facts(now: Now, meeple: Any, structure: int) -> Facts:
    return structure, BUILDINGS[structure].cost > meeple.goods[RESOURCE]


def _build(d: Draft, structure: int, together: bool) -> None:
    d.say("cost", cost=BUILDINGS[structure].cost)
    if together:
        d.say("companions-pay")  # LA-BUILD-5
    d.say(f"build-{STRUCTURE_NAMES[structure]}", "good")


def _drop_facts(now: Now, meeple: Any, kind: int) -> Facts:
    tile = meeple.tile
    full = goods_on(now.s, tile, kind) == MOST
    begins = not full and now.one_more_starts(tile, kind)
    return kind, full, begins, now.starving_with(now.starve_more(tile, 1) if kind == PREY else 0)


def _drop(d: Draft, kind: int, full: bool, begins: bool, starving: tuple[int, int]) -> None:
    if full:
        d.say("overflows")
    elif begins and kind == PREY:
        d.say("founds-herd", "good")
    elif begins:
        d.say("grows-again", "good")
    if kind == PREY:
        d.say("prey-freed", "bad")
        d.say_starving(*starving)


def _fight_facts(now: Now, meeple: Any, against: tuple[int, int]) -> Facts:
    s, (seat, slot) = now.s, against
    rival = s.players[seat]
    mine, theirs = (carried_here(player, meeple.tile, RESOURCE) for player in (now.player, rival))
    most = MOST_ADDED if s.options.fight_boost == FIGHT_BLIND else UNLIMITED
    target = seat, rival.meeples[slot].number
    return target, mine, theirs, most, stakes(s)


def _fight(
    d: Draft, target: tuple[int, int], mine: int, theirs: int, most: int, stakes: str
) -> None:
    assert d.meeple is not None
    d.target = meeple_name(*target)
    d.final = True
    win, lose = fight_odds(min(most, mine) - min(most, theirs))
    d.chance = win
    wins, loses = round(100 * win), round(100 * lose)
    if mine or theirs:
        d.say("fight-all-in", win=wins, lose=loses, meeple=d.meeple, stakes=stakes)
        d.say("fight-purses", mine=mine, theirs=theirs)
    else:
        d.say("fight-odds", win=wins, lose=loses, meeple=d.meeple, stakes=stakes)


def fight_odds(ahead: int) -> tuple[float, float]:
    """Return the attacker's chances to win and to lose a fight.

    The attacker can add `ahead` more than the defender, and both add all they can.
    """
    faces = range(1, DIE + 1)
    totals = [attacks + ahead - defends for attacks in faces for defends in faces]
    return sum(t > 0 for t in totals) / len(totals), sum(t < 0 for t in totals) / len(totals)


def _end_facts(now: Now, _: Any) -> Facts:
    s, player = now.s, now.player
    meeples = [player.meeples[slot] for slot in range(player.people)]
    cornered = [meeple for meeple in meeples if is_cornered(s, meeple)]
    one = None
    if len(cornered) == 1:
        lose = now.wolf_kills(cornered[0].tile)
        one = meeple_name(now.seat, cornered[0].number), lose
    out = now.starving == player.people and not _hearth_holds(s, player)
    return now.starving, len(cornered), one, out, s.actions_left


def _end(
    d: Draft, starving: int, cornered: int, one: tuple[str, int] | None, out: bool, unused: int
) -> None:
    d.final = True
    if starving:
        d.say("end-starving", "bad", count=starving)
    if one is not None:
        d.say("end-cornered-one", "bad", meeple=one[0], lose=one[1])
    elif cornered:
        d.say("end-cornered", "bad", count=cornered)
    if out:
        d.say("end-out", "bad")
    if unused:
        d.say("end-unused", count=unused)


def _hearth_holds(s: Any, player: Any) -> bool:
    """Return whether settlements would keep a player without meeples in the game (LA-OUT-2)."""
    counts = s.options.elimination == HEARTH and s.options.players > 1
    return bool(counts and settlements(player) > 0)


def _to_facts(now: Now, tile: int) -> Facts:
    return tile, terrain_of(now.s, tile), GOODS[now.s.against]


def _to(d: Draft, tile: int, terrain: str, goods: str) -> None:
    d.tile = tile
    d.say("lands-here", goods=goods)


def boost_price(s: Any, kind: str) -> tuple[int, int, int]:
    """Return the price of an answer in an open fight and both totals after it (LA-D-BOOST)."""
    side = speaker(s.fight)
    own, other = total(s.fight, side), total(s.fight, 1 - side)
    price = {"pass": 0, "match": other - own, "beat": other - own + 1}[kind]
    return price, own + price, other


def _boost_facts(kind: str) -> Callable[..., Facts]:
    def facts(now: Now, _: Any) -> Facts:
        fighter = now.player.meeples[now.s.fight.slots[speaker(now.s.fight)]]
        own = meeple_name(now.seat, fighter.number)
        return own, fighter.tile, kind == "pass", boost_price(now.s, kind), stakes(now.s)

    return facts


def _boost(
    d: Draft, own: str, tile: int, passes: bool, standing: tuple[int, int, int], stakes: str
) -> None:
    d.meeple, d.tile = own, tile
    price, mine, other = standing
    d.say("boost", price=price, total=mine, other=other)
    if passes and mine < other:
        # LA-DUEL-7, LA-DUEL-8: a pass settles the fight as it stands.
        d.say("boost-lost", "bad", own=own, stakes=stakes)
    elif passes:
        d.say("boost-drawn")
    d.final = True


def stakes(s: Any) -> str:
    """Return the loss of the loser of a fight: `rob` or `death` (LA-DUEL-8)."""
    return "rob" if s.options.fight_stakes == STAKES_ROB else "death"


def _add_facts(now: Now, amount: int) -> Facts:
    return (amount,)


def _add(d: Draft, amount: int) -> None:
    d.say("commit", price=amount)
    d.final = True


def _feed_facts(now: Now, meeple: Any, _: Any) -> Facts:
    meals, mouths = pot(now.s)
    return (mouths - 1 if meals == 1 else 0,)


def _feed(d: Draft, others: int) -> None:
    """Preview feeding a meeple (LA-MEAL-4). The last meal decides who starves."""
    d.say("feeds", "good")
    if others > 0:
        d.say("others-starve", "bad", count=others)


def pot(s: Any) -> tuple[int, int]:
    """Return how many meals are left and how many meeples have not eaten (LA-MEAL-4)."""
    player = s.players[s.to_move]
    fed = sum(
        player.meeples[slot].tile == s.about and player.meeples[slot].meal == FED
        for slot in range(player.people)
    )
    return (
        carried_here(player, s.about, PREY) - fed,
        people_on(player, s.about) - fed,
    )


def _at_facts(now: Now, tile: int) -> Facts:
    s = now.s
    lose = now.wolf_kills(tile) if has_wolf(s, tile) else None
    spare = carried_here(now.player, tile, PREY) - people_on(now.player, tile)
    return tile, terrain_of(s, tile), lose, max(0, spare), goods_on(s, tile, PREY)


def _at(d: Draft, tile: int, terrain: str, lose: int | None, spare: int, prey: int) -> None:
    """Preview an arrival (LA-ARR-5): the new meeple has no food and must eat at the next meal."""
    d.tile = tile
    d.say("arrives")
    if lose is not None:
        d.say("arrives-wolf", "bad", lose=lose)
    d.say("arrives-food", spare=spare, prey=prey)


def _concede_facts(now: Now, _: Any) -> Facts:
    return ()


def _concede(d: Draft) -> None:
    d.say("concede", "bad")
    d.final = True


_PREVIEWS: dict[str, tuple[Callable[..., Facts], Callable[..., None]]] = {
    "wolf": (_wolf_facts, _wolf),
    "hide": (_hide_facts, _hide),
    "move": (_move_facts, _move),
    "gather": (_gather_facts, _gather),
    "hunt": (_hunt_facts, _hunt),
    "build": (_build_facts, _build),
    "drop": (_drop_facts, _drop),
    "fight": (_fight_facts, _fight),
    "end": (_end_facts, _end),
    "to": (_to_facts, _to),
    "pass": (_boost_facts("pass"), _boost),
    "match": (_boost_facts("match"), _boost),
    "beat": (_boost_facts("beat"), _boost),
    "add": (_add_facts, _add),
    "face": (_wolf_facts, _wolf),
    "feed": (_feed_facts, _feed),
    "at": (_at_facts, _at),
    "concede": (_concede_facts, _concede),
}
