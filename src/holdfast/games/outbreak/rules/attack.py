"""Attack and payment: from the declaration to the fallout (OB-ATK, OB-PAY); defence pays alike."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    FALLOUT,
    FIRST_FALLOUT,
    HARMFUL,
    OWN_GAIN,
)
from holdfast.games.outbreak.content.effects import (
    ARTILLERY,
    ATTACKING,
    BAN,
    GASOLINE,
    RANGE,
    RANGED,
    SKULL,
    SPLITTING,
    WHEN_ATTACKING,
    WILD,
)
from holdfast.games.outbreak.content.geometry import DISTANCE, NEIGHBOUR, OFF_BOARD
from holdfast.games.outbreak.content.payment import COVER_DIGITS, COVER_ORDER
from holdfast.games.outbreak.events import BY_ATTACK, BY_AUTO, BY_DEFENCE, FALLOUT_CAME, PAID
from holdfast.games.outbreak.moves import (
    ACCEPT,
    AUTO,
    COVERS,
    DONE,
    HEX,
    HEXES,
    NONE,
    PAY,
    PLAY,
    RESOURCES,
)
from holdfast.games.outbreak.moves import ROLL as ROLL_MOVE
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.dice import (
    CHANGE,
    FALLOUTS,
    GATHER,
    MODS,
    PAYMENT,
    THROW,
    add_mod,
    begin_roll,
    change_dice,
    end_roll,
    has_far_target,
    is_attack,
    offer_changes,
    offer_mods,
    richest_there,
    switch_on_artillery,
    throw,
    tokens_there,
)
from holdfast.games.outbreak.rules.effects import start_effects
from holdfast.games.outbreak.rules.goods import hand_back
from holdfast.games.outbreak.rules.ground import horde_at, is_revealed
from holdfast.games.outbreak.rules.hordes import defeat, needed, start_position
from holdfast.games.outbreak.rules.people import NONE as NOTHING_SUCH
from holdfast.games.outbreak.rules.people import (
    doom_bans,
    find_ability,
    hex_of,
    is_at_work,
    is_blank,
    is_sheltered,
    lead_seat,
    own_value,
    passive_value,
    schematic_for,
    seat_of,
    skill_of,
    use_schematic,
)
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.steps import ROLL, TRIM_HANDS
from holdfast.games.outbreak.rules.windows import offer_plays, play_card
from holdfast.games.outbreak.state import (
    ATTACKS,
    AUTO_DEFENDS,
    D_MODS,
    D_PAY,
    D_ROLL,
    D_TARGET,
    DOOM_BLANK,
    DOOM_SKULL,
    FALLEN,
    FELL,
    ON,
    STOPPED,
    W_PREROLL,
    W_ROLL,
)
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

NO_COVER = -1


# Declaration


@long_rule
def can_range(s: Any, v: int, artillery: bool) -> bool:
    """OB-ATK-12, OB-ATK-18: whether an Attack of this survivor may reach distance 2."""
    if doom_bans(s, RANGED):
        return False
    if artillery or own_value(s, v, RANGE) > 0:
        return True
    return schematic_for(s, v, RANGE) != NOTHING_SUCH


@long_rule
def can_attack(s: Any, v: int) -> bool:
    """OB-ATK-1, OB-ATK-16: a legal target, and not from the Shopping Mall."""
    if passive_value(s, s.survivors[v].tile | 0, BAN, ATTACKING):
        return False
    hex = hex_of(s, v)
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            return True
    reach = find_ability(s, v, ARTILLERY) != NOTHING_SUCH
    return can_range(s, v, reach) and has_far_target(s, hex)


@long_rule
def can_mini(s: Any, v: int) -> bool:
    """A one-die attack needs a target too; Artillery does not help it."""
    if passive_value(s, s.survivors[v].tile | 0, BAN, ATTACKING):
        return False
    hex = hex_of(s, v)
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            return True
    return can_range(s, v, False) and has_far_target(s, hex)


@long_rule
def begin_attack(s: Any, v: int, log: Any) -> None:
    """An Attack is declared; OB-ATK-1: Artillery that alone reaches a target is switched on."""
    begin_roll(s, ATTACKS, v, s.survivors[v].tile | 0, NOBODY, GATHER)
    if not can_mini(s, v):
        switch_on_artillery(s, log)


# The stages of a roll


@long_rule
def roll_step(s: Any, stage: int, at: int, log: Any) -> None:
    """The next stage of an Attack, a Defence Roll or an Auto Defence Roll."""
    dice = s.dice
    s.window = 0
    seat = lead_seat(s) if dice.going == AUTO_DEFENDS else seat_of(s, dice.roller | 0)
    if stage == GATHER:
        push(s.agenda, ROLL, MODS)
        gather(s, dice.roller | 0)
    elif stage == MODS:
        offer_mods(s)
        offer_plays(s, W_PREROLL)
        offer(s, ROLL_MOVE)
        push(s.agenda, ROLL, MODS)
        ask(s, D_MODS, seat, dice.roller | 0)
    elif stage == THROW:
        push(s.agenda, ROLL, CHANGE)
        throw(s, log)
    elif stage == CHANGE:
        offer_changes(s)
        offer_plays(s, W_ROLL)
        offer(s, ACCEPT)
        push(s.agenda, ROLL, CHANGE)
        ask(s, D_ROLL, seat, dice.roller | 0)
    elif stage == PAYMENT:
        payment(s, seat, log)
    else:
        fallout(s, at, log)


@long_rule
def roll_answer(s: Any, stage: int, move: int, log: Any) -> None:
    """D-MODS, D-ROLL, D-TARGET or D-PAY answered."""
    if stage == MODS:
        if move == ROLL_MOVE:
            push(s.agenda, ROLL, THROW)
            return
        push(s.agenda, ROLL, MODS)
        if PLAY <= move < HEX:
            play_card(s, move, W_PREROLL, log)
        else:
            add_mod(s, move, log)
    elif stage == CHANGE:
        if move == ACCEPT:
            push(s.agenda, ROLL, PAYMENT)
            return
        push(s.agenda, ROLL, CHANGE)
        if PLAY <= move < HEX:
            play_card(s, move, W_ROLL, log)
        else:
            change_dice(s, move, log)
    elif move == DONE or move == NONE:
        push(s.agenda, ROLL, FALLOUTS)
    elif PAY <= move < AUTO:
        pay(s, move - PAY, log)
        after_payment(s)
    else:
        s.dice.horde = s.horde_at[move - HEX]
        offer_payments(s, s.hordes[s.dice.horde - 1].card | 0)
        push(s.agenda, ROLL, PAYMENT)
        ask(s, D_PAY, seat_of(s, s.dice.roller | 0), move - HEX)


@long_rule
def gather(s: Any, v: int) -> None:
    """OB-ATK-13: "When Attacking" skills give their resource before the roll."""
    for i in range(1, -1, -1):
        skill = skill_of(s.survivors[v], i)
        if skill != NOTHING_SUCH and is_at_work(s, v, skill):
            start_effects(s, skill, v, WHEN_ATTACKING)


@long_rule
def payment(s: Any, seat: int, log: Any) -> None:
    """Attack: choose targets. Defence: OB-PAY-7, a payment without tokens is never declined."""
    dice = s.dice
    if is_attack(dice.going):
        push(s.agenda, ROLL, PAYMENT)
        offer_targets(s)
        offer(s, DONE)
        ask(s, D_TARGET, seat, dice.roller | 0)
        return
    card = s.hordes[dice.horde - 1].card | 0
    free = free_payment(s, card)
    if free != NO_COVER:
        pay(s, free, log)
        after_payment(s)
    elif can_pay(s, card):
        offer_payments(s, card)
        offer(s, NONE)
        push(s.agenda, ROLL, PAYMENT)
        ask(s, D_PAY, seat, s.hordes[dice.horde - 1].hex | 0)
    else:
        push(s.agenda, ROLL, FALLOUTS)


@long_rule
def offer_targets(s: Any) -> None:
    """D-TARGET: each horde that can be paid for now, by r, then q (OB-ATK-12, OB-PAY-6)."""
    dice = s.dice
    if dice.count == FALLEN:
        return
    if dice.targets > 0 and doom_bans(s, SPLITTING):
        return
    here = s.tiles[dice.tile].hex | 0
    for hex in range(HEXES):
        if DISTANCE[here, hex] <= 2 and is_revealed(s, hex) and in_reach(s, hex):
            horde = s.hordes[horde_at(s, hex)]
            if horde.struck == 0 and can_pay(s, horde.card | 0):
                offer(s, HEX + hex)


@long_rule
def in_reach(s: Any, hex: int) -> bool:
    """OB-ATK-12: next door, or a single horde at distance 2; OB-ATK-18: with Artillery only so."""
    dice = s.dice
    distance = DISTANCE[s.tiles[dice.tile].hex, hex] | 0
    if distance == 2:
        return dice.targets == 0 and can_range(s, dice.roller | 0, dice.artillery == 1)
    return distance == 1 and dice.artillery == 0


@long_rule
def after_payment(s: Any) -> None:
    """OB-PAY-6: further targets in an attack, unless it was one at distance 2."""
    dice = s.dice
    more = is_attack(dice.going) and dice.targets < 99
    dice.horde = 0
    push(s.agenda, ROLL, PAYMENT if more else FALLOUTS)


# Payment


@rule
def skulls(s: Any) -> int:
    """Unspent skulls, the Doom die's included."""
    return s.dice.faces[SKULL] + (1 if s.dice.doom == DOOM_SKULL else 0)


@rule
def roller_of(s: Any) -> int:
    """The survivor whose roll it is, or NOBODY in an Auto Defence Roll."""
    return NOBODY if s.dice.going == AUTO_DEFENDS else s.dice.roller | 0


@long_rule
def missing(s: Any, card: int, kind: int) -> int:
    """OB-PAY-3: symbols of a kind that no die of exactly that face matches."""
    need = needed(s, card, kind)
    if need > 0 and s.dice.faces[kind] > 0 and not is_blank(s, roller_of(s), kind):
        need -= min(need, s.dice.faces[kind] | 0)
    return need


@long_rule
def wild_gasoline(s: Any) -> int:
    """SC-02: the schematic that lets the roller's side pay anything with Gasoline, if usable."""
    if s.dice.going == AUTO_DEFENDS or s.dice.artillery or s.built == 0:
        return NOTHING_SUCH
    return schematic_for(s, s.dice.roller | 0, WILD)


@long_rule
def lacks(s: Any, card: int) -> int:
    """What is missing of each kind, packed in eight bits a kind."""
    packed = 0
    for k in range(RESOURCES):
        packed |= missing(s, card, k) << (8 * k)
    return packed


@long_rule
def purse(s: Any) -> int:
    """The tokens that may be added of each kind, packed in eight bits a kind."""
    packed = 0
    for k in range(RESOURCES):
        packed |= tokens_there(s, k) << (8 * k)
    return packed


@long_rule
def can_pay(s: Any, card: int) -> bool:
    """OB-PAY-2: whether every symbol can be matched with unspent dice and tokens."""
    spare = skulls(s) - needed(s, card, SKULL)
    if spare < 0:
        return False
    lack = lacks(s, card)
    if lack == 0:
        return True
    there = purse(s)
    short, gasoline, cans = 0, lack & 255, there & 255
    for k in range(1, RESOURCES):
        short += max(0, (lack >> (8 * k) & 255) - (there >> (8 * k) & 255))
    if cans < gasoline or wild_gasoline(s) == NOTHING_SUCH:
        return short + max(0, gasoline - cans) <= spare
    return short + gasoline <= cans + spare


@long_rule
def tokens_spent(cover: int, lack: int, there: int, spare: int, wild: bool) -> int:
    """Tokens that a payment spends when skulls cover these symbols; NO_COVER if it is none."""
    covered, spent, short = 0, 0, 0
    for k in range(RESOURCES):
        c, m = COVER_DIGITS[cover, k] | 0, lack >> (8 * k) & 255
        if c > m:
            return NO_COVER
        covered += c
        spent += m - c
        if k > GASOLINE:
            short += max(0, m - c - (there >> (8 * k) & 255))
    gasoline = (lack & 255) - COVER_DIGITS[cover, GASOLINE]
    if covered > spare or gasoline + short > there & 255 or (short > 0 and not wild):
        return NO_COVER
    return spent


@long_rule
def free_payment(s: Any, card: int) -> int:
    """A payment with dice alone, or NO_COVER."""
    cover, covered = 0, needed(s, card, SKULL)
    for k in range(RESOURCES):
        lack = missing(s, card, k)
        cover = cover * 3 + lack
        covered += lack
    return cover if covered <= skulls(s) else NO_COVER


@long_rule
def offer_payments(s: Any, card: int) -> None:
    """OB-PAY-4: all sets of symbols covered by skulls, fewest tokens first."""
    lack, there = lacks(s, card), purse(s)
    spare = skulls(s) - needed(s, card, SKULL)
    wild = wild_gasoline(s) != NOTHING_SUCH
    for i in range(COVERS):
        cover = COVER_ORDER[i] | 0
        if tokens_spent(cover, lack, there, spare, wild) != NO_COVER:
            offer(s, PAY + cover)


@long_rule
def pay(s: Any, cover: int, log: Any) -> None:
    """The horde is paid for: dice are spent, tokens go to the Store, and it is defeated."""
    dice = s.dice
    uid = dice.horde - 1
    card, hex = s.hordes[uid].card | 0, s.hordes[uid].hex | 0
    spent_skulls, spent_dice, spent_tokens = needed(s, card, SKULL), 0, 0
    # What is missing is found for all kinds before any die is spent.
    whole = lacks(s, card)
    for k in range(RESOURCES):
        lack = whole >> (8 * k) & 255
        exact = needed(s, card, k) - lack
        dice.faces[k] -= exact
        spent_dice |= exact << (5 * k)
        covered = COVER_DIGITS[cover, k] | 0
        spent_skulls += covered
        for _ in range(lack - covered):
            paid = pay_token(s, k, log)
            spent_tokens += 1 << (5 * paid)
    from_dice = min(spent_skulls, dice.faces[SKULL] | 0)
    dice.faces[SKULL] -= from_dice
    if spent_skulls > from_dice:
        dice.doom = DOOM_BLANK
    spent_dice |= spent_skulls << (5 * SKULL)
    tell(log, PAID, roller_of(s), card, hex, spent_dice, spent_tokens)
    strike(s, uid, hex, log)


@long_rule
def pay_token(s: Any, kind: int, log: Any) -> int:
    """OB-PAY-5: one token, the roller's own first; SC-02: else Gasoline. Gives its kind."""
    if tokens_there(s, kind) == 0:
        use_schematic(s, s.dice.roller | 0, wild_gasoline(s))
        kind = GASOLINE
    hand_back(s, richest_there(s, kind), kind, 1, log)
    return kind


@long_rule
def strike(s: Any, uid: int, hex: int, log: Any) -> None:
    """OB-ATK-5: a defeat; what it brings down is remembered for the fallout."""
    dice = s.dice
    v = roller_of(s)
    card = s.hordes[uid].card | 0
    if is_attack(dice.going):
        here = s.tiles[dice.tile].hex | 0
        dice.targets += 1
        if DISTANCE[here, hex] == 2:
            note_reach(s, v)
            dice.targets = 99  # OB-ATK-12: the attack ends after it
        s.hordes[uid].struck = 1
        if defeat(s, uid, v, BY_ATTACK, log):
            dice.fallen[dice.count] = card + 1
            dice.count += 1
        return
    fell = defeat(s, uid, v, BY_DEFENCE if v != NOBODY else BY_AUTO, log)
    s.march.outcome = FELL if fell else STOPPED
    if fell and v != NOBODY:
        dice.fallen[0] = card + 1
        dice.count = 1
    if not fell and s.march.links == 0:
        s.hordes[uid].meeple = start_position(card)  # OB-DEF-6


@long_rule
def note_reach(s: Any, v: int) -> None:
    """OB-SCH-2: a horde at distance 2 paid by a schematic's range uses the schematic."""
    if s.dice.artillery == 0 and own_value(s, v, RANGE) == 0:
        use_schematic(s, v, schematic_for(s, v, RANGE))


# Fallout


@long_rule
def fallout(s: Any, at: int, log: Any) -> None:
    """OB-ATK-9, OB-ATK-10: after the entire attack, in the order destroyed; then the dice rest."""
    dice = s.dice
    if at >= dice.count:
        end_roll(s)
        push(s.agenda, TRIM_HANDS)
        return
    push(s.agenda, ROLL, FALLOUTS, at + 1)
    icon = FALLOUT[dice.fallen[at] - 1] | 0
    v = dice.roller | 0
    if icon < 0 or s.options.no_icons == ON:
        return
    if HARMFUL[icon] and is_sheltered(s, s.survivors[v].tile | 0):
        return  # OB-HAZ-2
    if OWN_GAIN[icon] and s.survivors[v].down:
        return
    tell(log, FALLOUT_CAME, v, dice.fallen[at] - 1, icon)
    start_effects(s, FIRST_FALLOUT + icon, v)
