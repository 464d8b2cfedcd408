"""Before a move: what it would do, and with which odds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Any, Literal

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
from holdfast.games.outbreak.content.effects import BULWARK, FACES, RESOURCES
from holdfast.games.outbreak.content.files import ICONS
from holdfast.games.outbreak.content.geometry import DISTANCE
from holdfast.games.outbreak.content.names import SURVIVOR_NAMES, horde_name, icon_key, listed
from holdfast.games.outbreak.models import Preview, TargetOdds
from holdfast.games.outbreak.moves import HEXES, MOVES, ORDINARY, SURVIVORS
from holdfast.games.outbreak.rules.attack import can_range
from holdfast.games.outbreak.rules.develop import price
from holdfast.games.outbreak.rules.ground import is_revealed, steps_to
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.rules.night import is_in_danger
from holdfast.games.outbreak.rules.payment import can_pay, lacks
from holdfast.games.outbreak.rules.people import able_on, hand_size, is_able
from holdfast.games.outbreak.rules.rolls import number_of_dice
from holdfast.games.outbreak.rules.turn import ground_for, steps_left
from holdfast.games.outbreak.rules.values import hand_limit
from holdfast.games.outbreak.state import ATTACKS, AUTO_DEFENDS, DEFENDS, NO_ROLL
from holdfast.games.outbreak.view.hordes import unseen_hordes
from holdfast.games.outbreak.view.roll import hexes_in_reach
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.words import Phrase, PreviewLine

Tone = Literal["plain", "good", "bad"]

MOST_DICE_COUNTED = 8
"""Odds of larger rolls are those of so many dice: near enough to certain to say."""


# Odds


def outcomes(dice: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every result of so many resource dice as counts by face, with its probability."""
    for faces in combinations_with_replacement(range(6), dice):
        counts = tuple(faces.count(face) for face in range(6))
        ways = factorial(dice)
        for count in counts:
            ways //= factorial(count)
        yield counts, ways / 6**dice


def defeat_odds(
    position: Position, roller: int, tile: int, going: int, uids: list[int], dice: int | None = None
) -> dict[int, float]:
    """How likely a roll made there now could pay for each horde on its own, tokens included."""
    s = position.read()
    roll = s.dice
    roll.going, roll.roller, roll.tile = going, max(0, roller), tile
    number = min(MOST_DICE_COUNTED, plain(number_of_dice)(s) if dice is None else dice)
    odds = dict.fromkeys(uids, 0.0)
    for counts, probability in outcomes(number):
        for face, count in enumerate(counts):
            roll.faces[face] = count
        for uid in uids:
            if plain(can_pay)(s, s.hordes[uid].card):
                odds[uid] += probability
    return odds


def attack_targets(s: Any, v: int) -> list[int]:
    """Hordes that an attack of this survivor could be made against."""
    here = s.tiles[s.survivors[v].tile].hex
    far = 2 if plain(can_range)(s, v, False) else 1
    return [
        s.horde_at[hex] - 1
        for hex in range(HEXES)
        if 1 <= DISTANCE[here, hex] <= far and plain(is_revealed)(s, hex)
    ]


# Previews

FORESEEN = 64
"""Moves that are foreseen once, to be shown and to be said."""


class _Draft:
    """A preview as it grows."""

    def __init__(self, position: Position, move: int) -> None:
        self.position = position
        self.s = position.reading
        self.kind, self.args = MOVES.decode(move)
        self.v = self.s.active
        self.preview = Preview(
            hex=self.args.get("hex"), survivor=None, chance=None, targets=[], lines=[], final=False
        )

    def say(self, key: str, tone: Tone = "plain", **args: int | str | Phrase) -> None:
        """Add a line of the previews."""
        self.tell(f"preview-{key}", tone, **args)

    def tell(self, key: str, tone: Tone = "plain", **args: int | str | Phrase) -> None:
        """Add any message as a line."""
        self.preview.lines.append(PreviewLine(key=key, args=args, tone=tone))

    def horde(self, uid: int) -> Phrase:
        """What a horde is called."""
        return horde_name(self.s.hordes[uid].card)

    def odds(self, roller: int, tile: int, going: int, uids: list[int], **more: Any) -> None:
        """Lines and numbers for the chances of a roll."""
        chances = defeat_odds(self.position, roller, tile, going, uids, **more)
        for uid, chance in chances.items():
            percent = round(100 * chance)
            self.preview.targets.append(TargetOdds(hex=self.s.hordes[uid].hex, percent=percent))
            self.say("odds", horde=self.horde(uid), percent=percent)
        self.preview.chance = max(chances.values(), default=None)
        self.preview.final = True


def preview(position: Position, move: int) -> dict[str, Any]:
    """What a legal move would do, as it is sent."""
    return preview_of(position, move).model_dump()


@lru_cache(FORESEEN)
def preview_of(position: Position, move: int) -> Preview:
    """What a legal move would do. The words of a move are made of it too."""
    draft = _Draft(position, move)
    _PREVIEWS.get(draft.kind.name, _plain)(draft)
    return draft.preview


def _plain(d: _Draft) -> None:
    """Nothing more to say than the move's own name."""


def _move(d: _Draft) -> None:
    here, there = d.s.survivors[d.v].tile, d.s.tile_at[d.args["hex"]] - 1
    steps = plain(steps_to)(d.s, here, 1 << there, plain(ground_for)(d.s, d.v))
    left = plain(steps_left)(d.s, d.v)
    d.preview.survivor = SURVIVOR_NAMES[d.v]
    d.say("steps", before=left, after=left - steps)


def _develop(d: _Draft) -> None:
    cost = plain(price)(d.s, d.v, int(content.DEVELOPMENTS[d.args["development"]].cost))
    if cost:
        d.say("exp", before=d.s.exp, after=d.s.exp - cost)


def _attack(d: _Draft) -> None:
    d.preview.survivor = SURVIVOR_NAMES[d.v]
    tile = d.s.survivors[d.v].tile
    trial = d.position.read()
    trial.dice.going, trial.dice.roller, trial.dice.tile = ATTACKS, d.v, tile
    d.say("dice", dice=plain(number_of_dice)(trial))
    d.odds(d.v, tile, ATTACKS, attack_targets(d.s, d.v))


def _aid(d: _Draft) -> None:
    name = SETTLEMENT_IDS[d.args["settlement"]]
    d.preview.hex = d.s.tiles[d.args["settlement"]].hex
    d.tell(f"aid-{name}-{d.args['aid'] + 1}", "good")


def _search(d: _Draft) -> None:
    d.say("draws", "good")
    over = plain(hand_size)(d.s.survivors[d.v]) + 1 - plain(hand_limit)(d.v)
    if over > 0:
        d.say("over-limit", "bad", count=over)
    d.preview.final = True


def _special(d: _Draft) -> None:
    ability = d.args["ability"]
    if ability < SURVIVORS:
        d.tell(f"survivor-{SURVIVOR_NAMES[ability]}-note")
    elif ability < FIRST_SCHEMATIC:
        d.tell(f"skill-{SKILL_IDS[ability - FIRST_SKILL]}-rule")
    else:
        d.tell(f"card-{CARD_IDS[ORDINARY + ability - FIRST_SCHEMATIC]}-rule")


def _play(d: _Draft) -> None:
    d.preview.survivor = SURVIVOR_NAMES[d.args["holder"]]
    d.tell(f"card-{CARD_IDS[d.args['card']]}-rule")


def _hex(d: _Draft) -> None:
    ask, hex = d.s.ask, d.args["hex"]
    tile, uid = d.s.tile_at[hex] - 1, d.s.horde_at[hex] - 1
    if ask == decisions.REVEAL:
        d.preview.final = True
        if d.s.hordes[uid].card >= 0:
            d.say("known", horde=d.horde(uid))
        else:
            unseen = {k: n for k, n in unseen_hordes(d.s).items() if k != "final"}
            total = sum(unseen.values())
            if total:
                mean = sum(int(k) * n for k, n in unseen.items()) / total
                d.say("unseen", level=f"{mean:.1f}")
    elif ask == decisions.TARGET:
        _strike(d, uid)
    elif ask == decisions.HORDE_PATH:
        if d.s.overrun >> tile & 1 and tile != d.s.march.goal:
            d.say("pushes", "bad", horde=d.horde(uid))
        elif d.s.tiles[tile].pieces[BULWARK]:
            d.say("bulwark", "good")
        else:
            d.say("overrun", "bad", settlement=f"@settlement-{SETTLEMENT_IDS[tile]}")
        d.preview.final = True
    elif ask in _HAVENS and tile >= 0:
        _haven(d, tile)


_HAVENS = (
    decisions.HELPLESS,
    decisions.SETTLER,
    decisions.HELPLESS_RETREAT,
    decisions.SETTLERS_RETREAT,
    decisions.RETREAT,
)


def _haven(d: _Draft, tile: int) -> None:
    refugees = d.s.ask != decisions.RETREAT
    if refugees and plain(is_in_danger)(d.s, tile):
        d.say("danger", "bad")
    if refugees:
        guarded = plain(able_on)(d.s, 1 << tile) != 0
        d.say("guarded" if guarded else "alone", "good" if guarded else "plain")


def _strike(d: _Draft, uid: int) -> None:
    card = d.s.hordes[uid].card
    if card < FIRST_FINAL:
        d.say("exp-gain", "good", exp=int(content.HORDES[card].level))
    if content.HORDES[card].fallout >= 0 and not d.s.options.no_icons:
        d.say(
            "fallout", fallout=f"@icon-{icon_key(ICONS.fallout[content.HORDES[card].fallout].id)}"
        )


def _pay(d: _Draft) -> None:
    uid = d.s.dice.horde - 1
    card = d.s.hordes[uid].card
    lack, cover = plain(lacks)(d.s, card), COVER_DIGITS[d.args["cover"]]
    tokens = "".join(
        letter * ((lack >> (8 * k) & 255) - cover[k]) for k, letter in enumerate(RESOURCES)
    )
    dice = "".join(
        FACES[k] * (plain(needed)(d.s, card, k) - (lack >> (8 * k) & 255)) for k in range(5)
    )
    dice += "K" * (sum(cover) + plain(needed)(d.s, card, 5))
    d.preview.hex = d.s.hordes[uid].hex
    d.say("dice-spent", dice=listed(dice))
    if tokens:
        d.say("tokens-spent", "bad", tokens=listed(tokens))
    d.preview.final = True


def _none(d: _Draft) -> None:
    if d.s.dice.going != NO_ROLL:
        d.say("fails", "bad")


def _roll(d: _Draft) -> None:
    dice = d.s.dice
    d.say("dice", dice=plain(number_of_dice)(d.s))
    d.odds(dice.roller, dice.tile, dice.going, _aimed_at(d.s))


def _aimed_at(s: Any) -> list[int]:
    """The hordes that a roll may defeat: the attacker, or those in reach."""
    if s.dice.going in (DEFENDS, AUTO_DEFENDS):
        return [s.dice.horde - 1]
    return [s.horde_at[hex] - 1 for hex in hexes_in_reach(s)]


def _reroll(d: _Draft) -> None:
    """The chance that the new face lets the dice pay for a horde that they cannot pay now."""
    s, face = d.s, d.args["face"]
    d.preview.final = True
    if face > 5:
        return
    uids = _aimed_at(s)
    trial = d.position.read()
    dice = trial.dice
    before = {uid: plain(can_pay)(trial, s.hordes[uid].card) for uid in uids}
    dice.faces[face] -= 1
    better = 0
    for new in range(6):
        dice.faces[new] += 1
        better += any(not before[uid] and plain(can_pay)(trial, s.hordes[uid].card) for uid in uids)
        dice.faces[new] -= 1
    d.preview.chance = better / 6
    d.say("reroll", percent=round(100 * better / 6))


def _survivor(d: _Draft) -> None:
    v = d.args["survivor"]
    d.preview.survivor = SURVIVOR_NAMES[v]
    if d.s.ask == decisions.DEFENDER:
        uid = d.s.march.chain[d.s.march.links]
        d.odds(v, d.s.survivors[v].tile, DEFENDS, [uid])


def _auto(d: _Draft) -> None:
    garrisons, traps = d.args["garrisons"], d.args["traps"]
    if garrisons + traps == 0:
        return
    trial = d.position.read()
    dice = trial.dice
    dice.going, dice.tile = AUTO_DEFENDS, d.s.march.tile
    dice.garrisons, dice.traps = garrisons, traps
    number = plain(number_of_dice)(trial)
    d.say("dice", dice=number)
    d.say("used-up", "bad")
    uid = d.s.march.chain[d.s.march.links]
    d.odds(NOBODY, d.s.march.tile, AUTO_DEFENDS, [uid], dice=number)


def _end(d: _Draft) -> None:
    if d.s.turn.main > 0:
        d.say("end-unused", "bad", count=d.s.turn.main)


def _end_phase(d: _Draft) -> None:
    waiting = sum(
        plain(is_able)(d.s, d.s.order[i]) and not d.s.survivors[d.s.order[i]].activated
        for i in range(d.s.team)
    )
    d.say("unfinished", "bad", count=waiting)
    d.preview.final = True


_PREVIEWS: dict[str, Callable[[_Draft], None]] = {
    "move": _move,
    "develop": _develop,
    "attack": _attack,
    "aid": _aid,
    "search": _search,
    "special": _special,
    "play": _play,
    "hex": _hex,
    "survivor": _survivor,
    "roll": _roll,
    "reroll": _reroll,
    "pay": _pay,
    "none": _none,
    "auto": _auto,
    "end": _end,
    "end-phase": _end_phase,
}
