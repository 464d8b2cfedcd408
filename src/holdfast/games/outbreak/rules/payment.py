"""Payment: which dice and tokens match a resistance, and what a payment brings down (OB-PAY)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import events, moves, state
from holdfast.games.outbreak.content import covers, effects, geometry
from holdfast.games.outbreak.rules import abilities, goods, hordes, in_force, rolls
from holdfast.kernel.decision import offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

NO_COVER = -1

# What is missing or at hand of each kind is packed into one number: a rule has no room for lists.
BITS = 8
MASK = (1 << BITS) - 1


@rule
def skulls(s: Any) -> int:
    """Unspent skulls, the Doom die's included."""
    return s.dice.faces[effects.SKULL] + (1 if s.dice.doom == state.DOOM_SKULL else 0)


@long_rule
def missing(s: Any, card: int, kind: int) -> int:
    """OB-PAY-3: symbols of a kind that no die of exactly that face matches."""
    need = hordes.needed(s, card, kind)
    if need > 0 and s.dice.faces[kind] > 0 and not in_force.is_blank(s, rolls.roller_of(s), kind):
        need -= min(need, s.dice.faces[kind])
    return need


@long_rule
def wild_gasoline(s: Any) -> int:
    """SC-02: the schematic that lets the roller's side pay anything with Gasoline, if usable."""
    if s.dice.going == state.AUTO_DEFENDS or s.dice.artillery or s.built == 0:
        return abilities.NONE
    return abilities.schematic_for(s, s.dice.roller, effects.WILD)


@long_rule
def lacks(s: Any, card: int) -> int:
    """What is missing of each kind, packed in eight bits a kind."""
    packed = 0
    for k in range(moves.RESOURCES):
        packed |= missing(s, card, k) << (BITS * k)
    return packed


@long_rule
def purse(s: Any) -> int:
    """The tokens that may be added of each kind, packed in eight bits a kind."""
    packed = 0
    for k in range(moves.RESOURCES):
        packed |= rolls.tokens_there(s, k) << (BITS * k)
    return packed


@long_rule
def can_pay(s: Any, card: int) -> bool:
    """OB-PAY-2: whether every symbol can be matched with unspent dice and tokens."""
    spare = skulls(s) - hordes.needed(s, card, effects.SKULL)
    if spare < 0:
        return False
    lack = lacks(s, card)
    if lack == 0:
        return True
    there = purse(s)
    short, gasoline, cans = 0, lack & MASK, there & MASK
    for k in range(1, moves.RESOURCES):
        short += max(0, (lack >> (BITS * k) & MASK) - (there >> (BITS * k) & MASK))
    if cans < gasoline or wild_gasoline(s) == abilities.NONE:
        return short + max(0, gasoline - cans) <= spare
    return short + gasoline <= cans + spare


@long_rule
def tokens_spent(cover: int, lack: int, there: int, spare: int, wild: bool) -> int:
    """Tokens that a payment spends when skulls cover these symbols; NO_COVER if it is none."""
    covered, spent, short = 0, 0, 0
    for k in range(moves.RESOURCES):
        c, m = covers.COVER_DIGITS[cover, k], lack >> (BITS * k) & MASK
        if c > m:
            return NO_COVER
        covered += c
        spent += m - c
        if k > effects.GASOLINE:
            short += max(0, m - c - (there >> (BITS * k) & MASK))
    gasoline = (lack & MASK) - covers.COVER_DIGITS[cover, effects.GASOLINE]
    if covered > spare or gasoline + short > there & MASK or (short > 0 and not wild):
        return NO_COVER
    return spent


@long_rule
def free_payment(s: Any, card: int) -> int:
    """A payment with dice alone, or NO_COVER."""
    cover, covered = 0, hordes.needed(s, card, effects.SKULL)
    for k in range(moves.RESOURCES):
        lack = missing(s, card, k)
        cover = cover * (covers.MOST_COVERED + 1) + lack
        covered += lack
    return cover if covered <= skulls(s) else NO_COVER


@long_rule
def offer_payments(s: Any, card: int) -> None:
    """OB-PAY-4: all sets of symbols covered by skulls, fewest tokens first."""
    lack, there = lacks(s, card), purse(s)
    spare = skulls(s) - hordes.needed(s, card, effects.SKULL)
    wild = wild_gasoline(s) != abilities.NONE
    for i in range(moves.COVERS):
        cover = covers.COVER_ORDER[i]
        if tokens_spent(cover, lack, there, spare, wild) != NO_COVER:
            offer(s, moves.PAY(cover))


@long_rule
def pay(s: Any, cover: int, log: Any) -> None:
    """The horde is paid for: dice are spent, tokens go to the Store, and it is defeated."""
    dice = s.dice
    uid = dice.horde - 1
    card, hex = s.hordes[uid].card, s.hordes[uid].hex
    spent_skulls, spent_dice, spent_tokens = hordes.needed(s, card, effects.SKULL), 0, 0
    # What is missing is found for all kinds before any die is spent.
    whole = lacks(s, card)
    for k in range(moves.RESOURCES):
        lack = whole >> (BITS * k) & MASK
        exact = hordes.needed(s, card, k) - lack
        dice.faces[k] -= exact
        spent_dice |= exact << (events.FACE_BITS * k)
        covered = covers.COVER_DIGITS[cover, k]
        spent_skulls += covered
        for _ in range(lack - covered):
            paid = pay_token(s, k, log)
            spent_tokens += 1 << (events.FACE_BITS * paid)
    from_dice = min(spent_skulls, dice.faces[effects.SKULL])
    dice.faces[effects.SKULL] -= from_dice
    if spent_skulls > from_dice:
        dice.doom = state.DOOM_BLANK
    spent_dice |= spent_skulls << (events.FACE_BITS * effects.SKULL)
    tell(log, events.PAID, rolls.roller_of(s), card, hex, spent_dice, spent_tokens)
    strike(s, uid, hex, log)


@long_rule
def pay_token(s: Any, kind: int, log: Any) -> int:
    """OB-PAY-5: one token, the roller's own first; SC-02: else Gasoline. Gives its kind."""
    if rolls.tokens_there(s, kind) == 0:
        abilities.use_schematic(s, s.dice.roller, wild_gasoline(s))
        kind = effects.GASOLINE
    goods.hand_back(s, rolls.richest_there(s, kind), kind, 1, log)
    return kind


@long_rule
def strike(s: Any, uid: int, hex: int, log: Any) -> None:
    """OB-ATK-5: a defeat; what it brings down is remembered for the fallout."""
    dice = s.dice
    v = rolls.roller_of(s)
    card = s.hordes[uid].card
    if rolls.is_attack(dice.going):
        here = s.tiles[dice.tile].hex
        dice.targets += 1
        if geometry.DISTANCE[here, hex] == rolls.REACH:
            note_reach(s, v)
            dice.far = 1  # OB-ATK-12: the attack ends after it
        s.hordes[uid].struck = 1
        if hordes.defeat(s, uid, v, events.BY_ATTACK, log):
            dice.fallen[dice.count] = card + 1
            dice.count += 1
        return
    fell = hordes.defeat(s, uid, v, events.BY_DEFENCE if v != NOBODY else events.BY_AUTO, log)
    s.march.outcome = state.FELL if fell else state.STOPPED
    if fell and v != NOBODY:
        dice.fallen[0] = card + 1
        dice.count = 1
    if not fell and s.march.links == 0:
        s.hordes[uid].meeple = hordes.start_position(card)  # OB-DEF-6


@long_rule
def note_reach(s: Any, v: int) -> None:
    """OB-SCH-2: a horde at distance 2 paid by a schematic's range uses the schematic."""
    if s.dice.artillery == 0 and abilities.own_value(s, v, effects.RANGE) == 0:
        abilities.use_schematic(s, v, abilities.schematic_for(s, v, effects.RANGE))
