"""Previews: the effects and chances of a move before it is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.games.outbreak import content, decisions
from holdfast.games.outbreak.content import (
    CARD_IDS,
    FIRST_FINAL,
    FIRST_SCHEMATIC,
    FIRST_SKILL,
    SETTLEMENT_IDS,
    SKILL_IDS,
)
from holdfast.games.outbreak.content.covers import COVER_DIGITS
from holdfast.games.outbreak.content.effects import BULWARK, FACES, RESOURCES, SKULL
from holdfast.games.outbreak.content.names import SURVIVOR_NAMES, horde_name, icon_key, list_names
from holdfast.games.outbreak.content.schema import ICONS
from holdfast.games.outbreak.derived_numbers import (
    ground_of,
    health_left,
    health_of,
    prices_of,
    resistance,
    steps_from,
    steps_left_of,
    team_of,
)
from holdfast.games.outbreak.models import Preview, TargetOdds
from holdfast.games.outbreak.moves import MOVES, ORDINARY, SURVIVORS
from holdfast.games.outbreak.odds import (
    Means,
    attack_targets,
    best_defence,
    defeat_odds,
    means_of,
    paid_for,
    pays,
    percent,
    position_of_roll,
)
from holdfast.games.outbreak.rules.develop import can_develop
from holdfast.games.outbreak.rules.night import is_in_danger
from holdfast.games.outbreak.rules.payment import BITS, MASK, lacks
from holdfast.games.outbreak.rules.people import able_on, hand_size, is_able
from holdfast.games.outbreak.rules.rolls import number_of_dice
from holdfast.games.outbreak.rules.values import hand_limit
from holdfast.games.outbreak.state import ATTACKS, AUTO_DEFENDS, DEFENDS, DIE, NO_ROLL
from holdfast.games.outbreak.view.dusk import hazards_of
from holdfast.games.outbreak.view.hordes import unseen_hordes
from holdfast.games.outbreak.view.night import coming_night
from holdfast.games.outbreak.view.roll import hexes_in_reach
from holdfast.kernel.memo import cached_position
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.wording import Phrase, PreviewLine, Tone, line

Args = dict[str, int]
Facts = tuple[Any, ...]
"""Numbers that a preview depends on beside the move.

They are looked up for each move of a position. The preview itself is cached by move and facts, so
positions with the same facts share it.
"""
Odds = tuple[tuple[int, int, float], ...]
"""Chances that a roll defeats hordes: hex, card and chance of each."""


def preview(position: Position, move: int) -> Preview:
    """Return the preview of a legal move."""
    return preview_of(move, facts_of(position)[move])


class _FactsByMove(dict[int, Facts]):
    """Facts of the moves of a position, looked up on first access."""

    def __init__(self, position: Position) -> None:
        super().__init__()
        self._s = position.snapshot

    def __missing__(self, move: int) -> Facts:
        kind, args = MOVES.decode(move)
        look_up, _ = _PREVIEWS.get(kind.name, _NO_PREVIEW)
        facts = self[move] = look_up(self._s, args)
        return facts


facts_of = cached_position(_FactsByMove)


class _Draft:
    """A preview under construction."""

    __slots__ = ("args", "chance", "final", "hex", "lines", "survivor", "targets")

    def __init__(self, args: Args) -> None:
        self.args = args
        self.hex = args.get("hex")
        self.survivor: str | None = None
        self.chance: float | None = None
        self.targets: list[TargetOdds] = []
        self.lines: list[PreviewLine] = []
        self.final = False

    def say(self, key: str, tone: Tone = "plain", **args: int | str | Phrase) -> None:
        """Add a line with a preview message."""
        self.tell(f"preview-{key}", tone, **args)

    def tell(self, key: str, tone: Tone = "plain", **args: int | str | Phrase) -> None:
        """Add a line with any message."""
        self.lines.append(line(key, tone, **args))

    def odds(self, odds: Odds) -> None:
        """Add the lines and numbers for the chances of a roll."""
        for hex, card, chance in odds:
            self.targets.append(TargetOdds(hex=hex, percent=percent(chance)))
            self.say("odds", horde=horde_name(card), percent=percent(chance))
        self.chance = max((chance for _, _, chance in odds), default=None)
        self.final = True


@cached_position
def preview_of(move: int, facts: Facts) -> Preview:
    """Return the preview of a move with these facts."""
    kind, args = MOVES.decode(move)
    _, tell = _PREVIEWS.get(kind.name, _NO_PREVIEW)
    d = _Draft(args)
    tell(d, *facts)
    return Preview(
        hex=d.hex, survivor=d.survivor, chance=d.chance, targets=d.targets, lines=d.lines,
        final=d.final,
    )  # fmt: skip


def _odds(
    s: Any, roller: int, tile: int, going: int, uids: Sequence[int], dice: int | None = None
) -> Odds:
    chances = defeat_odds(s, roller, tile, going, uids, dice)
    return tuple((s.hordes[uid].hex, s.hordes[uid].card, chances[uid]) for uid in uids)


def _settlement_name(tile: int) -> str:
    """Return the message reference of a settlement's name."""
    return f"@settlement-{SETTLEMENT_IDS[tile]}"


def _nothing(s: Any, args: Args) -> Facts:
    return ()


def _plain(d: _Draft) -> None:
    """Add nothing: the name of the move is enough."""


_NO_PREVIEW: tuple[Callable[[Any, Args], Facts], Callable[..., None]] = _nothing, _plain


# A survivor's turn


def _move_facts(s: Any, args: Args) -> Facts:
    v, there = s.active, s.tile_at[args["hex"]] - 1
    steps = steps_from(s, s.survivors[v].tile, ground_of(s, v))[there]
    return v, steps_left_of(s, v), steps


def _move(d: _Draft, v: int, left: int, steps: int) -> None:
    d.survivor = SURVIVOR_NAMES[v]
    d.say("steps", before=left, after=left - steps)


def _develop_facts(s: Any, args: Args) -> Facts:
    return s.exp, prices_of(s, s.active)[args["development"]]


def _develop(d: _Draft, exp: int, cost: int) -> None:
    if cost:
        d.say("exp", before=exp, after=exp - cost)


def _attack_facts(s: Any, args: Args) -> Facts:
    v, tile = s.active, s.survivors[s.active].tile
    dice = number_of_dice(position_of_roll(s, ATTACKS, v, tile))
    return v, dice, _odds(s, v, tile, ATTACKS, attack_targets(s, v), dice)


def _attack(d: _Draft, v: int, dice: int, odds: Odds) -> None:
    d.survivor = SURVIVOR_NAMES[v]
    d.say("dice", dice=dice)
    d.odds(odds)
    if d.chance == 0:
        d.say("hopeless", "bad", dice=dice)


def _aid_facts(s: Any, args: Args) -> Facts:
    return (s.tiles[args["settlement"]].hex,)


def _aid(d: _Draft, hex: int) -> None:
    d.hex = hex
    d.tell(f"aid-{SETTLEMENT_IDS[d.args['settlement']]}-{d.args['aid'] + 1}", "good")


def _search_facts(s: Any, args: Args) -> Facts:
    return (hand_size(s.survivors[s.active]) + 1 - hand_limit(s.active),)


def _search(d: _Draft, over: int) -> None:
    d.say("draws", "good")
    if over > 0:
        d.say("over-limit", "bad", count=over)
    d.final = True


def _special(d: _Draft) -> None:
    ability = d.args["ability"]
    if ability < SURVIVORS:
        d.tell(f"survivor-{SURVIVOR_NAMES[ability]}-note")
    elif ability < FIRST_SCHEMATIC:
        d.tell(f"skill-{SKILL_IDS[ability - FIRST_SKILL]}-rule")
    else:
        d.tell(f"card-{CARD_IDS[ORDINARY + ability - FIRST_SCHEMATIC]}-rule")


def _play(d: _Draft) -> None:
    d.survivor = SURVIVOR_NAMES[d.args["holder"]]
    d.tell(f"card-{CARD_IDS[d.args['card']]}-rule")


def _end_facts(s: Any, args: Args) -> Facts:
    v, helpless = s.active, None
    if any(way.helpless for way in coming_night(s)[0]) and not able_on(s, 1 << s.helpless):
        helpless = s.helpless
    hazards = tuple(hazards_of(s, v))
    developments = range(len(content.DEVELOPMENTS))
    unspent = s.exp if not s.turn.developed else 0
    if unspent and not any(can_develop(s, v, k) for k in developments):
        unspent = 0
    return helpless, hazards, health_left(s, v, 1) if hazards else 0, s.turn.main, unspent


def _end(
    d: _Draft, helpless: int | None, hazards: tuple[str, ...], left: int, main: int, unspent: int
) -> None:
    """Add a line for everything left undone at the end of the turn.

    These are people in danger, unused actions and Exp.
    """
    if helpless is not None:
        d.say("end-helpless", "bad", settlement=_settlement_name(helpless))
    for cause in hazards:
        d.say(f"end-{cause}", "bad", left=left)
    if main > 0:
        d.say("end-unused", "bad", count=main)
    if unspent:
        d.say("end-exp", exp=unspent)


def _end_phase_facts(s: Any, args: Args) -> Facts:
    return tuple(v for v in team_of(s) if is_able(s, v) and not s.survivors[v].activated)


def _end_phase(d: _Draft, *waiting: int) -> None:
    if waiting:
        names = "@survivor " + " ".join(f"{SURVIVOR_NAMES[v]}:1" for v in waiting)
        d.say("unfinished", "bad", names=names)
    d.final = True


# Choices


def _hex_facts(s: Any, args: Args) -> Facts:
    """Return the facts of choosing a hex; they depend on the decision."""
    look_up = _HEXES.get(s.ask)
    hex = args["hex"]
    return look_up(s, s.tile_at[hex] - 1, s.horde_at[hex] - 1) if look_up else ()


def _hex(d: _Draft, tell: Callable[..., None] | None = None, *facts: Any) -> None:
    if tell is not None:
        tell(d, *facts)


def _reveal_facts(s: Any, tile: int, uid: int) -> Facts:
    card = s.hordes[uid].card
    return _reveal, card, None if card >= 0 else _usual_level(s)


def _usual_level(s: Any) -> int | None:
    """Return ten times the mean level of the hordes that nobody has seen, or None."""
    unseen = {k: n for k, n in unseen_hordes(s).items() if k != "final"}
    total = sum(unseen.values())
    return round(10 * sum(int(k) * n for k, n in unseen.items()) / total) if total else None


def _reveal(d: _Draft, card: int, level: int | None) -> None:
    d.final = True
    if card >= 0:
        d.say("known", horde=horde_name(card))
    elif level is not None:
        d.say("unseen", whole=level // 10, tenth=level % 10)


def _target_facts(s: Any, tile: int, uid: int) -> Facts:
    return _target, s.hordes[uid].card, s.options.no_icons


def _target(d: _Draft, card: int, no_icons: int) -> None:
    if card < FIRST_FINAL:
        d.say("exp-gain", "good", exp=int(content.HORDES[card].level))
    if content.HORDES[card].fallout >= 0 and not no_icons:
        icon = icon_key(ICONS.fallout[content.HORDES[card].fallout].id)
        d.say("fallout", fallout=f"@icon-{icon}")


def _path_facts(s: Any, tile: int, uid: int) -> Facts:
    """Return the facts of a horde's path.

    OB-KIND-6: nobody rolls against a horde that rushes.
    """
    if s.overrun >> tile & 1 and tile != s.march.goal:
        return _pushes, s.hordes[uid].card
    if s.tiles[tile].pieces[BULWARK]:
        return (_say_stopped,)
    walks = s.march.chain[s.march.links]
    return _overruns, tile, 0.0 if s.march.rush else best_defence(s, tile, walks)[1]


def _pushes(d: _Draft, card: int) -> None:
    d.say("pushes", "bad", horde=horde_name(card))
    d.final = True


def _say_stopped(d: _Draft) -> None:
    d.say("bulwark", "good")
    d.final = True


def _overruns(d: _Draft, tile: int, chance: float) -> None:
    """Add that the settlement may be overrun, and the chance of its best defence."""
    d.say("overrun", "bad", settlement=_settlement_name(tile))
    if chance:
        d.say("stopped-there", "good", percent=percent(chance))
    d.final = True


def _haven_facts(s: Any, tile: int, uid: int) -> Facts:
    if tile < 0:
        return ()
    return _haven, bool(is_in_danger(s, tile)), able_on(s, 1 << tile) != 0


def _haven(d: _Draft, danger: bool, guarded: bool) -> None:
    """Add whether refugees would be in danger or guarded there."""
    if danger:
        d.say("danger", "bad")
    d.say("guarded" if guarded else "alone", "good" if guarded else "plain")


_HEXES: dict[int, Callable[[Any, int, int], Facts]] = {
    decisions.REVEAL: _reveal_facts,
    decisions.TARGET: _target_facts,
    decisions.HORDE_PATH: _path_facts,
    decisions.HELPLESS: _haven_facts,
    decisions.SETTLER: _haven_facts,
    decisions.HELPLESS_RETREAT: _haven_facts,
    decisions.SETTLERS_RETREAT: _haven_facts,
}


def _survivor_facts(s: Any, args: Args) -> Facts:
    if s.ask != decisions.DEFENDER:
        return ()
    v, uid = args["survivor"], s.march.chain[s.march.links]
    return (_odds(s, v, s.survivors[v].tile, DEFENDS, [uid]),)


def _survivor(d: _Draft, odds: Odds | None = None) -> None:
    d.survivor = SURVIVOR_NAMES[d.args["survivor"]]
    if odds is not None:
        d.odds(odds)


# A roll


def _roll_facts(s: Any, args: Args) -> Facts:
    dice = s.dice
    odds = _odds(s, dice.roller, dice.tile, dice.going, _aimed_at(s))
    return number_of_dice(s), odds


def _roll(d: _Draft, dice: int, odds: Odds) -> None:
    d.say("dice", dice=dice)
    d.odds(odds)


def _aimed_at(s: Any) -> list[int]:
    """Return the hordes that a roll may defeat: the attacker, or those in reach."""
    if s.dice.going in (DEFENDS, AUTO_DEFENDS):
        return [s.dice.horde - 1]
    return [s.horde_at[hex] - 1 for hex in hexes_in_reach(s)]


def _needs(s: Any) -> tuple[tuple[int, ...], ...]:
    """Return the symbols needed to defeat each horde that the roll may defeat."""
    return tuple(resistance(s, s.hordes[uid].card)[1] for uid in _aimed_at(s))


def _reroll_facts(s: Any, args: Args) -> Facts:
    if args["face"] >= DIE:
        return (None,)
    return (_improving_faces(_needs(s), means_of(s), (*s.dice.faces,), args["face"]),)


def _improving_faces(
    hordes: tuple[tuple[int, ...], ...], means: Means, dice: tuple[int, ...], face: int
) -> int:
    """Return how many faces of a rerolled die let the dice pay for another horde."""
    unpaid = [needs for needs in hordes if not pays(needs, means, dice)]
    rest = [count - (k == face) for k, count in enumerate(dice)]
    return sum(
        any(pays(needs, means, [n + (k == new) for k, n in enumerate(rest)]) for needs in unpaid)
        for new in range(DIE)
    )


def _reroll(d: _Draft, better: int | None) -> None:
    """Add the chance that the reroll lets the dice pay for another horde."""
    d.final = True
    if better is not None:
        d.chance = better / DIE
        d.say("reroll", percent=round(100 * better / DIE))


def _accept_facts(s: Any, args: Args) -> Facts:
    defends = s.dice.going in (DEFENDS, AUTO_DEFENDS)
    return s.dice.tile if defends else None, paid_for(s, _aimed_at(s))


def _accept(d: _Draft, defends: int | None, struck: int) -> None:
    """Add the hordes for which the rolled dice can pay (OB-PAY-2)."""
    if defends is None:
        d.say("keep-strikes", "good" if struck else "bad", count=struck)
    elif struck:
        d.say("keep-beats", "good")
    else:
        d.say("keep-lets-in", "bad", settlement=_settlement_name(defends))
    d.final = True


def _pay_facts(s: Any, args: Args) -> Facts:
    horde = s.hordes[s.dice.horde - 1]
    return horde.hex, lacks(s, horde.card), resistance(s, horde.card)[1]


def _pay(d: _Draft, hex: int, lack: int, needs: tuple[int, ...]) -> None:
    lacking = [lack >> BITS * k & MASK for k in range(len(RESOURCES))]
    cover = COVER_DIGITS[d.args["cover"]]
    tokens = "".join(k * (n - c) for k, n, c in zip(RESOURCES, lacking, cover, strict=True))
    dice = "".join(FACES[k] * (needs[k] - n) for k, n in enumerate(lacking))
    dice += FACES[SKULL] * (sum(cover) + needs[SKULL])
    d.hex = hex
    d.say("dice-spent", dice=list_names(dice))
    if tokens:
        d.say("tokens-spent", "bad", tokens=list_names(tokens))
    d.final = True


def _none_facts(s: Any, args: Args) -> Facts:
    return (None if s.dice.going == NO_ROLL else s.dice.tile,)


def _none(d: _Draft, tile: int | None) -> None:
    if tile is not None:
        d.say("fails", "bad", settlement=_settlement_name(tile))


def _done_facts(s: Any, args: Args) -> Facts:
    return (sum(s.dice.faces) if s.ask == decisions.TARGET else None,)


def _end_attack(d: _Draft, dice: int | None) -> None:
    """Add that unspent dice are lost (OB-ATK-6)."""
    if dice is not None:
        d.say("dice-lost", "bad", dice=dice)
        d.final = True


# The night


def _no_facts(s: Any, args: Args) -> Facts:
    if s.ask != decisions.DEFENDER:
        return ()
    here = s.tiles[s.about].hex
    return s.about, sum(here in way.targets for way in coming_night(s)[0])


def _no(d: _Draft, tile: int | None = None, others: int = 0) -> None:
    """Add what declining to defend means: the horde gets in, and the roll stays available.

    OB-DEF-1, OB-OVR-1.
    """
    if tile is None:
        return
    d.say("overrun", "bad", settlement=_settlement_name(tile))
    if others:
        d.say("roll-kept", count=others)
    d.final = True


def _auto_facts(s: Any, args: Args) -> Facts:
    garrisons, traps, tile = args["garrisons"], args["traps"], s.march.tile
    if garrisons + traps == 0:
        return (tile,)
    number = number_of_dice(position_of_roll(s, AUTO_DEFENDS, NOBODY, tile, garrisons, traps))
    uid = s.march.chain[s.march.links]
    return tile, number, _odds(s, NOBODY, tile, AUTO_DEFENDS, [uid], number)


def _auto(d: _Draft, tile: int, dice: int = 0, odds: Odds = ()) -> None:
    if not odds:
        d.say("overrun", "bad", settlement=_settlement_name(tile))
        return
    d.say("dice", dice=dice)
    d.say("used-up", "bad")
    d.odds(odds)


def _take_it_facts(s: Any, args: Args) -> Facts:
    guard = s.against
    return guard, health_of(s, guard) - s.survivors[guard].wounds - 1


def _take_it(d: _Draft, guard: int, left: int) -> None:
    """Add the bodyguard's health afterwards (ST-08)."""
    d.survivor = SURVIVOR_NAMES[guard]
    d.say("health-left", "bad", left=left)


_PREVIEWS: dict[str, tuple[Callable[[Any, Args], Facts], Callable[..., None]]] = {
    "move": (_move_facts, _move),
    "develop": (_develop_facts, _develop),
    "attack": (_attack_facts, _attack),
    "aid": (_aid_facts, _aid),
    "search": (_search_facts, _search),
    "special": (_nothing, _special),
    "play": (_nothing, _play),
    "hex": (_hex_facts, _hex),
    "survivor": (_survivor_facts, _survivor),
    "roll": (_roll_facts, _roll),
    "reroll": (_reroll_facts, _reroll),
    "pay": (_pay_facts, _pay),
    "none": (_none_facts, _none),
    "accept": (_accept_facts, _accept),
    "no": (_no_facts, _no),
    "done": (_done_facts, _end_attack),
    "take-it": (_take_it_facts, _take_it),
    "auto": (_auto_facts, _auto),
    "end": (_end_facts, _end),
    "end-phase": (_end_phase_facts, _end_phase),
}
