"""Before a move: what it would do with which odds, and why one that is not allowed is not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from math import factorial
from typing import Any

from holdfast.games.outbreak.content import (
    CARD_IDS,
    DEVELOP_COST,
    FALLOUT,
    FIRST_FINAL,
    FIRST_SCHEMATIC,
    FIRST_SKILL,
    HORDE_IDS,
    ICONS,
    LEVEL,
    MAIN_BASE,
    SETTLEMENT_IDS,
    SKILL_IDS,
)
from holdfast.games.outbreak.content.effects import (
    AID as AIDING,
)
from holdfast.games.outbreak.content.effects import (
    ATTACKING,
    BAN,
    BULWARK,
    FACES,
    FORTUNE,
    RESOURCES,
    SEARCHING,
)
from holdfast.games.outbreak.geometry import DISTANCE
from holdfast.games.outbreak.moves import HEXES, MOVES, ORDINARY, SURVIVORS
from holdfast.games.outbreak.payment import COVER_DIGITS
from holdfast.games.outbreak.rules.attack import (
    can_attack,
    can_pay,
    can_range,
    lacks,
)
from holdfast.games.outbreak.rules.develop import can_develop, can_spend, price
from holdfast.games.outbreak.rules.dice import number_of_dice
from holdfast.games.outbreak.rules.ground import has_power, is_revealed, steps_to
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.rules.night import is_in_danger
from holdfast.games.outbreak.rules.people import (
    able_on,
    doom_bans,
    hand_limit,
    hand_size,
    has_ability,
    is_able,
    is_besieged,
    is_used,
    may_trade,
    movement,
    passive_value,
)
from holdfast.games.outbreak.rules.turn import ground_for, steps_left
from holdfast.games.outbreak.state import (
    ATTACKS,
    AUTO_DEFENDS,
    D_DEFENDER,
    D_HELPLESS,
    D_HORDE_PATH,
    D_RETREAT,
    D_REVEAL,
    D_SETTLER,
    D_TARGET,
    DECISIONS,
    DEFENDS,
    NO_ROLL,
)
from holdfast.games.outbreak.view import Preview, PreviewLine, TargetOdds, _unseen
from holdfast.games.outbreak.words import SURVIVOR_NAMES, icon_key
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.words import Why, because

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
    trial = position.copy()
    s = trial.state
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


class _Draft:
    """A preview as it grows."""

    def __init__(self, position: Position, move: int) -> None:
        self.position = position
        self.s = position.state
        self.kind, self.args = MOVES.decode(move)
        self.v = self.s.active
        self.preview = Preview(
            hex=self.args.get("hex"), survivor=None, chance=None, targets=[], lines=[], final=False
        )

    def say(self, key: str, tone: str = "plain", **args: int | str) -> None:
        """Add a line of the previews."""
        self.tell(f"preview-{key}", tone, **args)

    def tell(self, key: str, tone: str = "plain", **args: int | str) -> None:
        """Add any message as a line."""
        self.preview.lines.append(PreviewLine(key=key, args=args, tone=tone))

    def horde(self, uid: int) -> str:
        """A horde's id, which the screen names."""
        card: int = self.s.hordes[uid].card
        return HORDE_IDS[card]

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
    """What a legal move would do."""
    draft = _Draft(position, move)
    _PREVIEWS.get(draft.kind.name, _plain)(draft)
    return draft.preview.model_dump()


def _plain(d: _Draft) -> None:
    """Nothing more to say than the move's own name."""


def _move(d: _Draft) -> None:
    here, there = d.s.survivors[d.v].tile, d.s.tile_at[d.args["hex"]] - 1
    steps = plain(steps_to)(d.s, here, 1 << there, plain(ground_for)(d.s, d.v))
    left = plain(steps_left)(d.s, d.v)
    d.preview.survivor = SURVIVOR_NAMES[d.v]
    d.say("steps", before=left, after=left - steps)


def _develop(d: _Draft) -> None:
    cost = plain(price)(d.s, d.v, int(DEVELOP_COST[d.args["development"]]))
    if cost:
        d.say("exp", before=d.s.exp, after=d.s.exp - cost)


def _attack(d: _Draft) -> None:
    d.preview.survivor = SURVIVOR_NAMES[d.v]
    tile = d.s.survivors[d.v].tile
    trial = d.position.copy()
    trial.state.dice.going, trial.state.dice.roller, trial.state.dice.tile = ATTACKS, d.v, tile
    d.say("dice", dice=plain(number_of_dice)(trial.state))
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
    if ask == D_REVEAL:
        d.preview.final = True
        if d.s.hordes[uid].card >= 0:
            d.say("known", horde=d.horde(uid))
        else:
            unseen = {k: n for k, n in _unseen(d.s).items() if k != "final"}
            total = sum(unseen.values())
            if total:
                mean = sum(int(k) * n for k, n in unseen.items()) / total
                d.say("unseen", level=f"{mean:.1f}")
    elif ask == D_TARGET:
        _strike(d, uid)
    elif ask == D_HORDE_PATH:
        if d.s.overrun >> tile & 1 and tile != d.s.march.goal:
            d.say("pushes", "bad", horde=d.horde(uid))
        elif d.s.tiles[tile].pieces[BULWARK]:
            d.say("bulwark", "good")
        else:
            d.say("overrun", "bad", settlement=SETTLEMENT_IDS[tile])
        d.preview.final = True
    elif ask in (D_HELPLESS, D_SETTLER, D_RETREAT) and tile >= 0:
        _haven(d, tile)


def _haven(d: _Draft, tile: int) -> None:
    refugees = d.s.ask != D_RETREAT or d.s.asked < 0
    if refugees and plain(is_in_danger)(d.s, tile):
        d.say("danger", "bad")
    if refugees:
        guarded = plain(able_on)(d.s, 1 << tile) != 0
        d.say("guarded" if guarded else "alone", "good" if guarded else "plain")


def _strike(d: _Draft, uid: int) -> None:
    card = d.s.hordes[uid].card
    if card < FIRST_FINAL:
        d.say("exp-gain", "good", exp=int(LEVEL[card]))
    if FALLOUT[card] >= 0 and not d.s.options.no_icons:
        d.say("fallout", fallout=icon_key(ICONS.fallout[FALLOUT[card]].id))


def _pay(d: _Draft) -> None:
    uid = d.s.dice.horde - 1
    card = d.s.hordes[uid].card
    lack, cover = plain(lacks)(d.s, card), COVER_DIGITS[d.args["cover"]].tolist()
    tokens = "".join(
        letter * ((lack >> (8 * k) & 255) - cover[k]) for k, letter in enumerate(RESOURCES)
    )
    dice = "".join(
        FACES[k] * (plain(needed)(d.s, card, k) - (lack >> (8 * k) & 255)) for k in range(5)
    )
    dice += "K" * (sum(cover) + plain(needed)(d.s, card, 5))
    d.preview.hex = d.s.hordes[uid].hex
    d.say("dice-spent", dice=dice or "-")
    if tokens:
        d.say("tokens-spent", "bad", tokens=tokens)
    d.preview.final = True


def _none(d: _Draft) -> None:
    if d.s.dice.going != NO_ROLL:
        d.say("fails", "bad")


def _roll(d: _Draft) -> None:
    dice, s = d.s.dice, d.s
    d.say("dice", dice=plain(number_of_dice)(s))
    if dice.going in (DEFENDS, AUTO_DEFENDS):
        d.odds(dice.roller, dice.tile, dice.going, [dice.horde - 1])
    else:
        d.odds(dice.roller, dice.tile, dice.going, attack_targets(s, dice.roller))


def _reroll(d: _Draft) -> None:
    """The chance that the new face lets the dice pay for a horde that they cannot pay now."""
    s, face = d.s, d.args["face"]
    d.preview.final = True
    if face > 5:
        return
    if s.dice.going in (DEFENDS, AUTO_DEFENDS):
        uids = [s.dice.horde - 1]
    else:
        uids = attack_targets(s, s.dice.roller)
    trial = d.position.copy()
    dice = trial.state.dice
    before = {uid: plain(can_pay)(trial.state, s.hordes[uid].card) for uid in uids}
    dice.faces[face] -= 1
    better = 0
    for new in range(6):
        dice.faces[new] += 1
        better += any(
            not before[uid] and plain(can_pay)(trial.state, s.hordes[uid].card) for uid in uids
        )
        dice.faces[new] -= 1
    d.preview.chance = better / 6
    d.say("reroll", percent=round(100 * better / 6))


def _survivor(d: _Draft) -> None:
    v = d.args["survivor"]
    d.preview.survivor = SURVIVOR_NAMES[v]
    if d.s.ask == D_DEFENDER:
        uid = d.s.march.chain[d.s.march.links]
        d.odds(v, d.s.survivors[v].tile, DEFENDS, [uid])


def _auto(d: _Draft) -> None:
    garrisons, traps = d.args["garrisons"], d.args["traps"]
    if garrisons + traps == 0:
        return
    trial = Position(d.position.copy().data)
    dice = trial.state.dice
    dice.going, dice.tile = AUTO_DEFENDS, d.s.march.tile
    dice.garrisons, dice.traps = garrisons, traps
    number = plain(number_of_dice)(trial.state)
    d.say("dice", dice=number)
    d.say("used-up", "bad")
    uid = d.s.march.chain[d.s.march.links]
    d.odds(NOBODY, d.s.march.tile, AUTO_DEFENDS, [uid], dice=number)


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
    "end-phase": _end_phase,
}


# Why can't I?


def why(position: Position, move: int) -> Why:
    """Why a move is not allowed, with the clauses that say so."""
    s = position.state
    kind, args = MOVES.decode(move)
    if s.over:
        return because("over", "OB-END-1", "OB-END-2")
    if s.to_move == NOBODY:
        return because("nobody", "OB-DEC-1")
    if not kind.offered:
        return _why_request(kind.name)
    if s.active != NOBODY and DECISIONS[s.ask] == "turn" and kind.name in _TURN_REASONS:
        return _TURN_REASONS[kind.name](s, args)
    if kind.name == "play":
        return _why_play(s, args)
    if kind.name == "hex" and s.ask == D_TARGET:
        return because("unpayable", "OB-PAY-2", "OB-ATK-5")
    if kind.name == "survivor":
        return _why_survivor(s, args)
    kinds = {MOVES.decode(s.menu[i])[0].name for i in range(s.menu_length)}
    if kind.name not in kinds:
        return because("other-question", "OB-DEC-1", ask=DECISIONS[s.ask])
    return _not_offered()


def _not_offered() -> Why:
    return because("not-offered", "OB-DEC-1")


def _why_request(kind: str) -> Why:
    if kind == "join":
        return because("seat-taken", "OB-JOIN-2", "OB-JOIN-4")
    if kind == "leave":
        return because("seat-empty", "OB-JOIN-3", "OB-JOIN-4")
    return because("no-request", "OB-JOIN-4")


def _why_move(s: Any, args: dict[str, int]) -> Why:
    tile = s.tile_at[args["hex"]] - 1
    if tile < 0:
        return because("not-city", "OB-MAP-5")
    if s.overrun >> tile & 1:
        return because("not-free", "OB-MOV-2")
    if plain(steps_left)(s, s.active) == 0 or plain(movement)(s, s.active) == 0:
        return because("no-steps", "OB-MOV-3")
    return because("too-far", "OB-MOV-1", "OB-MOV-5")


def _why_develop(s: Any, args: dict[str, int]) -> Why:
    development = args["development"]
    if s.turn.developed:
        return because("developed", "OB-DEV-1")
    cost = plain(price)(s, s.active, int(DEVELOP_COST[development]))
    if not plain(can_spend)(s, cost):
        if s.overrun >> MAIN_BASE & 1:
            return because("base-overrun", "OB-DEV-1", "OB-OVR-5")
        return because("too-dear", "OB-DEV-2", "OB-DEV-12", cost=cost, have=s.exp)
    assert not plain(can_develop)(s, s.active, development)
    return because("nothing-to-develop", "OB-DEV-2")


def _why_trade(s: Any, args: dict[str, int]) -> Why:
    if s.turn.traded:
        return because("traded", "OB-TRD-1")
    if not plain(may_trade)(s):
        return because("trade-banned", "OB-GEN-2")
    return because("nobody-here", "OB-TRD-1")


def _why_attack(s: Any, args: dict[str, int]) -> Why:
    if s.turn.main + s.turn.extra_attack + s.turn.extra_main == 0:
        return because("no-action", "OB-TRN-1", "OB-TRN-7")
    if plain(passive_value)(s, s.survivors[s.active].tile, BAN, ATTACKING):
        return because("no-attack-here", "OB-ATK-16")
    assert not plain(can_attack)(s, s.active)
    return because("no-target", "OB-ATK-1")


def _why_aid(s: Any, args: dict[str, int]) -> Why:
    tile = args["settlement"]
    if s.turn.main + s.turn.extra_main == 0:
        return because("no-action", "OB-TRN-1", "OB-AID-1")
    if plain(doom_bans)(s, AIDING):
        return because("banned", "OB-GEN-2")
    if s.survivors[s.active].tile != tile:
        return because("not-there", "OB-AID-1", "OB-AID-10")
    if not plain(has_power)(s, tile):
        return because("no-power", "OB-AID-2")
    if plain(is_besieged)(s, tile):
        return because("besieged", "OB-OPN-8")
    return because("aid-void", "OB-AID-3", "OB-GEN-10")


def _why_search(s: Any, args: dict[str, int]) -> Why:
    if s.turn.main + s.turn.extra_main == 0:
        return because("no-action", "OB-TRN-1")
    if plain(is_besieged)(s, s.survivors[s.active].tile):
        return because("besieged", "OB-OPN-8")
    if plain(doom_bans)(s, SEARCHING):
        return because("banned", "OB-GEN-2", "OB-TRN-7")
    return because("no-card", "OB-GEN-5", "OB-FOR-1")


def _why_special(s: Any, args: dict[str, int]) -> Why:
    if not plain(has_ability)(s, s.active, args["ability"]):
        return because("not-yours", "OB-TRN-3")
    if plain(is_used)(s, s.active, args["ability"]):
        return because("used", "OB-TRN-4")
    return because("aid-void", "OB-GEN-10")


def _why_play(s: Any, args: dict[str, int]) -> Why:
    holder, card = s.survivors[args["holder"]], args["card"]
    if not holder.playing or holder.down or not holder.hand[card]:
        return because("not-held", "OB-WIN-2", "OB-WIN-4")
    if plain(doom_bans)(s, FORTUNE):
        return because("banned", "OB-GEN-2", "OB-WIN-2")
    return because("not-now", "OB-WIN-1", "OB-WIN-2", "OB-WIN-5")


def _why_survivor(s: Any, args: dict[str, int]) -> Why:
    survivor = s.survivors[args["survivor"]]
    if survivor.playing and survivor.down:
        return because("down", "OB-TRN-2")
    if survivor.playing and survivor.activated and DECISIONS[s.ask] == "who":
        return because("acted", "OB-TRN-1", "OB-GEN-1")
    return _not_offered()


_TURN_REASONS: dict[str, Callable[[Any, dict[str, int]], Why]] = {
    "move": _why_move,
    "develop": _why_develop,
    "trade": _why_trade,
    "attack": _why_attack,
    "aid": _why_aid,
    "search": _why_search,
    "special": _why_special,
    "play": _why_play,
}
