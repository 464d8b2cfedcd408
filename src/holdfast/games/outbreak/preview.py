"""Before a move: what it would do, and with which odds."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
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
from holdfast.games.outbreak.content.effects import BULWARK, FACES, RESOURCES
from holdfast.games.outbreak.content.files import ICONS
from holdfast.games.outbreak.content.names import SURVIVOR_NAMES, horde_name, icon_key, listed
from holdfast.games.outbreak.models import Preview, TargetOdds
from holdfast.games.outbreak.moves import MOVES, ORDINARY, SURVIVORS
from holdfast.games.outbreak.odds import (
    attack_targets,
    best_defence,
    defeat_odds,
    percent,
    rolling,
)
from holdfast.games.outbreak.rules.develop import can_develop, price
from holdfast.games.outbreak.rules.ground import steps_to
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.rules.night import is_in_danger
from holdfast.games.outbreak.rules.payment import can_pay, lacks
from holdfast.games.outbreak.rules.people import able_on, hand_size, is_able
from holdfast.games.outbreak.rules.rolls import number_of_dice
from holdfast.games.outbreak.rules.turn import ground_for, steps_left
from holdfast.games.outbreak.rules.values import hand_limit, health
from holdfast.games.outbreak.state import ATTACKS, AUTO_DEFENDS, DEFENDS, NO_ROLL
from holdfast.games.outbreak.view.dusk import hazards_of
from holdfast.games.outbreak.view.hordes import unseen_hordes
from holdfast.games.outbreak.view.night import coming_night
from holdfast.games.outbreak.view.roll import hexes_in_reach
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.words import Phrase, Tone, line

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
        self.preview.lines.append(line(key, tone, **args))

    def horde(self, uid: int) -> Phrase:
        """What a horde is called."""
        return horde_name(self.s.hordes[uid].card)

    def odds(self, roller: int, tile: int, going: int, uids: list[int], **more: Any) -> None:
        """Lines and numbers for the chances of a roll."""
        chances = defeat_odds(self.s, roller, tile, going, uids, **more)
        for uid, chance in chances.items():
            odds = percent(chance)
            self.preview.targets.append(TargetOdds(hex=self.s.hordes[uid].hex, percent=odds))
            self.say("odds", horde=self.horde(uid), percent=odds)
        self.preview.chance = max(chances.values(), default=None)
        self.preview.final = True


@lru_cache(FORESEEN)
def preview(position: Position, move: int) -> Preview:
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
    dice = plain(number_of_dice)(rolling(d.s, ATTACKS, d.v, tile))
    d.say("dice", dice=dice)
    d.odds(d.v, tile, ATTACKS, attack_targets(d.s, d.v))
    if d.preview.chance == 0:
        d.say("hopeless", "bad", dice=dice)


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
            d.say("overrun", "bad", settlement=_called(tile))
            _chance_there(d, tile)
        d.preview.final = True
    elif ask in _HAVENS and tile >= 0:
        _haven(d, tile)


def _chance_there(d: _Draft, tile: int) -> None:
    """How likely the best defence of a settlement stops the horde that walks; OB-KIND-6: nobody
    rolls against one that rushes."""
    if d.s.march.rush:
        return
    chance = best_defence(d.s, tile, d.s.march.chain[d.s.march.links])[1]
    if chance:
        d.say("stopped-there", "good", percent=percent(chance))


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
        d.say("fails", "bad", settlement=_called(d.s.dice.tile))


def _called(tile: int) -> str:
    """A settlement by its name."""
    return f"@settlement-{SETTLEMENT_IDS[tile]}"


def _accept(d: _Draft) -> None:
    """OB-DIE-5: what the dice as they lie can pay for."""
    s = d.s
    struck = sum(bool(plain(can_pay)(s, s.hordes[uid].card)) for uid in _aimed_at(s))
    if s.dice.going in (DEFENDS, AUTO_DEFENDS):
        if struck:
            d.say("keep-beats", "good")
        else:
            d.say("keep-lets-in", "bad", settlement=_called(s.dice.tile))
    else:
        d.say("keep-strikes", "good" if struck else "bad", count=struck)
    d.preview.final = True


def _no(d: _Draft) -> None:
    """OB-DEF-1, OB-OVR-1: nobody rolls, so the horde gets in; the roll stays for another one."""
    if d.s.ask != decisions.DEFENDER:
        return
    s, tile = d.s, d.s.about
    d.say("overrun", "bad", settlement=_called(tile))
    here = s.tiles[tile].hex
    others = sum(here in way.targets for way in coming_night(s)[0])
    if others:
        d.say("roll-kept", count=others)
    d.preview.final = True


def _done(d: _Draft) -> None:
    """OB-ATK-6: dice that strike nothing are lost."""
    if d.s.ask == decisions.TARGET:
        d.say("dice-lost", "bad", dice=sum(d.s.dice.faces))
        d.preview.final = True


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
        d.say("overrun", "bad", settlement=_called(d.s.march.tile))
        return
    trial = rolling(d.s, AUTO_DEFENDS, NOBODY, d.s.march.tile, garrisons, traps)
    number = plain(number_of_dice)(trial)
    d.say("dice", dice=number)
    d.say("used-up", "bad")
    uid = d.s.march.chain[d.s.march.links]
    d.odds(NOBODY, d.s.march.tile, AUTO_DEFENDS, [uid], dice=number)


def _end(d: _Draft) -> None:
    """What ending the turn leaves undone: whom it leaves to the night, and what is unused."""
    s, v = d.s, d.v
    tonight = coming_night(s)[0]
    if any(way.helpless for way in tonight) and not plain(able_on)(s, 1 << s.helpless):
        d.say("end-helpless", "bad", settlement=_called(s.helpless))
    for cause in hazards_of(s, v):
        left = plain(health)(s, v) - s.survivors[v].wounds - 1
        d.say(f"end-{cause}", "bad", left=max(0, left))
    if s.turn.main > 0:
        d.say("end-unused", "bad", count=s.turn.main)
    developments = range(len(content.DEVELOPMENTS))
    if s.exp and not s.turn.developed and any(plain(can_develop)(s, v, k) for k in developments):
        d.say("end-exp", exp=s.exp)


def _end_phase(d: _Draft) -> None:
    waiting = [
        SURVIVOR_NAMES[d.s.order[i]]
        for i in range(d.s.team)
        if plain(is_able)(d.s, d.s.order[i]) and not d.s.survivors[d.s.order[i]].activated
    ]
    if waiting:
        d.say("unfinished", "bad", names="@survivor " + " ".join(f"{name}:1" for name in waiting))
    d.preview.final = True


def _take_it(d: _Draft) -> None:
    """ST-08: the bodyguard's health then."""
    guard = d.s.against
    d.preview.survivor = SURVIVOR_NAMES[guard]
    left = plain(health)(d.s, guard) - d.s.survivors[guard].wounds - 1
    d.say("health-left", "bad", left=left)


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
    "accept": _accept,
    "no": _no,
    "done": _done,
    "take-it": _take_it,
    "auto": _auto,
    "end": _end,
    "end-phase": _end_phase,
}
