"""Dice: how many, what may be added before the roll and changed after it (OB-ATK, OB-DIE)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    EFFECT,
    FIRST_ROW,
    FIRST_SCHEMATIC,
    FLAGS,
    JAM,
    LAST_ROW,
    MERCENARY,
    MERCENARY_ALONE,
    OP,
    WHAT,
    WHO,
)
from holdfast.games.outbreak.content.effects import (
    AMMO,
    ARTILLERY,
    ATTACK_ROLL,
    DEFENCE_ROLL,
    DICE,
    DOOM_DIE,
    FIX,
    GARRISON,
    GRANT,
    ONCE,
    RANGED,
    REROLL,
    SKULL,
    TRAP_PIECE,
    TURRET,
    WATCHTOWER,
)
from holdfast.games.outbreak.content.geometry import DISTANCE
from holdfast.games.outbreak.events import REROLLED, ROLLED, USED
from holdfast.games.outbreak.moves import ARTILLERY as USE_ARTILLERY
from holdfast.games.outbreak.moves import DOOM_DIE as TAKE_DOOM_DIE
from holdfast.games.outbreak.moves import (
    FACES,
    ORDINARY,
    SCHEMATICS,
    TRACKER,
    USE_GARRISON,
    USE_TRAP,
)
from holdfast.games.outbreak.moves import FIX as FIX_MOVE
from holdfast.games.outbreak.moves import REROLL as REROLL_MOVE
from holdfast.games.outbreak.moves import TURRET as FIRE_TURRET
from holdfast.games.outbreak.rules.calls import below, push, tell
from holdfast.games.outbreak.rules.cards import active_count, drawn_count
from holdfast.games.outbreak.rules.goods import hand_back, take_pieces
from holdfast.games.outbreak.rules.ground import is_cursed
from holdfast.games.outbreak.rules.people import (
    NONE,
    doom_bans,
    doom_total,
    find_ability,
    holds_true,
    is_at_work,
    is_used,
    mark_used,
    own_value,
    passive_value,
    schematic_for,
    skill_of,
    use_schematic,
    value_in,
)
from holdfast.games.outbreak.rules.questions import offer
from holdfast.games.outbreak.rules.steps import ADD_DOOM, ROLL
from holdfast.games.outbreak.state import (
    ATTACKS,
    AUTO_DEFENDS,
    DEFENDS,
    DOOM_BLANK,
    DOOM_CHOSEN,
    DOOM_DOOM,
    DOOM_SKULL,
    FALLEN,
    FORTRESS,
    MINI,
    NO_DOOM_DIE,
    NO_ROLL,
    REVEALED,
    UP,
)
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

BASE_DICE = 3  # OB-ATK-2
MOST_DICE = 90  # far more than the rules can add up to

# Stages of a roll
GATHER, MODS, THROW, CHANGE, PAYMENT, FALLOUTS = range(6)


@long_rule
def begin_roll(s: Any, going: int, roller: int, tile: int, horde: int, stage: int) -> None:
    """A roll begins: nothing is added yet."""
    dice = s.dice
    dice.going = going
    dice.roller = roller
    dice.tile = tile
    dice.horde = horde + 1
    push(s.agenda, ROLL, stage)


@long_rule
def begin_mini(s: Any, v: int, number: int) -> None:
    """OB-ATK-15: an attack with exactly so many dice."""
    begin_roll(s, MINI, v, s.survivors[v].tile | 0, NOBODY, MODS)
    s.dice.number = number


@long_rule
def end_roll(s: Any) -> None:
    """Wipe the dice; hordes struck in this attack can be struck again in the next."""
    dice = s.dice
    for uid in range(s.dealt):
        s.hordes[uid].struck = 0
    for face in range(6):
        dice.faces[face] = 0
    for face in range(FACES):
        dice.held[face] = 0
    for i in range(FALLEN):
        dice.fallen[i] = 0
    dice.going = NO_ROLL
    dice.roller = 0
    dice.tile = 0
    dice.horde = 0
    dice.doom = 0
    dice.number = 0
    dice.cards = 0
    dice.garrisons = 0
    dice.traps = 0
    dice.ammo = 0
    dice.artillery = 0
    dice.used = 0
    dice.targets = 0
    dice.count = 0


@rule
def is_attack(going: int) -> bool:
    """An Attack, with all dice or with one."""
    return going == ATTACKS or going == MINI


@long_rule
def roll_kind(going: int) -> int:
    """The kind of roll that effects speak of."""
    return ATTACK_ROLL if is_attack(going) else DEFENCE_ROLL


# How many dice


@long_rule
def number_of_dice(s: Any) -> int:
    """OB-ATK-2, OB-DEF-3, OB-DEF-4: bonus and malus dice add up; at least one."""
    dice = s.dice
    if dice.going == MINI:
        return dice.number | 0
    if dice.going == AUTO_DEFENDS:
        number = 2 * dice.garrisons + 3 * dice.traps + s.tiles[dice.tile].pieces[WATCHTOWER]
        number += passive_value(s, dice.tile | 0, DICE, DEFENCE_ROLL) + dice.cards
        return min(MOST_DICE, max(1, number))
    v, tile, kind = dice.roller | 0, dice.tile | 0, roll_kind(dice.going)
    number = BASE_DICE + passive_value(s, tile, DICE, kind) + own_value(s, v, DICE, kind)
    number += doom_total(s, v, DICE, kind)
    number += dice.garrisons + 2 * dice.ammo + dice.cards + dice.artillery
    number += 1 if s.driver == v + 1 else 0
    gadget = dice_schematic(s)
    if gadget != NONE:
        number += value_in(s, v, gadget, DICE, kind)
    if dice.going == ATTACKS:
        number -= is_cursed(s, s.tiles[tile].hex | 0, JAM)
    else:
        number += 3 * dice.traps + s.tiles[tile].pieces[WATCHTOWER]
        number += 2 if s.tiles[tile].pieces[FORTRESS] == UP else 0
    return min(MOST_DICE, max(1, number))


@long_rule
def dice_schematic(s: Any) -> int:
    """A schematic that adds dice to this roll; OB-ATK-18: none with Artillery."""
    if s.dice.artillery:
        return NONE
    return schematic_for(s, s.dice.roller | 0, DICE, roll_kind(s.dice.going))


# D-MODS


@long_rule
def offer_mods(s: Any) -> None:
    """D-MODS: what can be added before the roll."""
    dice = s.dice
    if dice.going == ATTACKS or dice.going == DEFENDS:
        pieces = s.tiles[dice.tile].pieces
        if pieces[GARRISON] > 0:
            offer(s, USE_GARRISON)
        if dice.going == DEFENDS and pieces[TRAP_PIECE] > 0:
            offer(s, USE_TRAP)
        if pieces[TURRET] > 0 and tokens_there(s, AMMO) > 0:
            offer(s, FIRE_TURRET)
        if may_take_doom_die(s):
            offer(s, TAKE_DOOM_DIE)
        if may_use_artillery(s):
            offer(s, USE_ARTILLERY)


@long_rule
def may_take_doom_die(s: Any) -> bool:
    """OB-DIE-1, OB-DIE-2: a full tracker, or the Survivalist in defence; once per roll."""
    if s.dice.doom != NO_DOOM_DIE:
        return False
    if active_count(s) == TRACKER or drawn_count(s) == TRACKER:
        return True
    return s.dice.going == DEFENDS and own_value(s, s.dice.roller | 0, GRANT, DOOM_DIE) > 0


@long_rule
def may_use_artillery(s: Any) -> bool:
    """IN-01: once per day, where it reaches something and Thick Fog does not forbid it."""
    if s.dice.going != ATTACKS or s.dice.artillery or doom_bans(s, RANGED):
        return False
    if find_ability(s, s.dice.roller | 0, ARTILLERY) == NONE:
        return False
    return has_far_target(s, s.tiles[s.dice.tile].hex | 0)


@long_rule
def has_far_target(s: Any, hex: int) -> bool:
    """Whether a revealed horde lies at distance 2."""
    for uid in range(s.dealt):
        if s.hordes[uid].place == REVEALED and DISTANCE[hex, s.hordes[uid].hex] == 2:
            return True
    return False


@long_rule
def switch_on_artillery(s: Any, log: Any) -> None:
    """IN-01: range and one die more, no schematic in this roll."""
    v = s.dice.roller | 0
    ability = find_ability(s, v, ARTILLERY)
    mark_used(s, v, ability)
    s.dice.artillery = 1
    tell(log, USED, v, ability)


@long_rule
def add_mod(s: Any, move: int, log: Any) -> None:
    """D-MODS answered with something to add; OB-DEF-5: Garrisons and Traps are used up."""
    dice = s.dice
    tile = dice.tile | 0
    if move == USE_GARRISON:
        take_pieces(s, tile, GARRISON, 1, log)
        dice.garrisons += 1
    elif move == USE_TRAP:
        take_pieces(s, tile, TRAP_PIECE, 1, log)
        dice.traps += 1
    elif move == FIRE_TURRET:
        hand_back(s, richest_there(s, AMMO), AMMO, 1, log)
        dice.ammo += 1
    elif move == TAKE_DOOM_DIE:
        dice.doom = DOOM_CHOSEN
    elif move == USE_ARTILLERY:
        switch_on_artillery(s, log)


@long_rule
def tokens_there(s: Any, kind: int) -> int:
    """Tokens of a kind held by survivors where the roll is made; none count in an auto roll."""
    if s.dice.going == AUTO_DEFENDS:
        return 0
    count = 0
    for i in range(s.team):
        survivor = s.survivors[s.order[i]]
        if survivor.tile == s.dice.tile:
            count += survivor.goods[kind]
    return count


@long_rule
def richest_there(s: Any, kind: int) -> int:
    """OB-PAY-5: the roller if they have one, else who has the most of that kind, first in order."""
    v = s.dice.roller | 0
    if s.survivors[v].goods[kind] > 0:
        return v
    most = 0
    for i in range(s.team):
        survivor = s.survivors[s.order[i]]
        if survivor.tile == s.dice.tile and survivor.goods[kind] > most:
            most = survivor.goods[kind] | 0
            v = s.order[i] | 0
    return v


# The roll


@long_rule
def throw(s: Any, log: Any) -> None:
    """OB-ATK-3, OB-DIE-1: roll the dice, one of them replaced by the Doom die if it was chosen."""
    dice = s.dice
    number = number_of_dice(s)
    if dice.going == ATTACKS or dice.going == DEFENDS:
        gadget = dice_schematic(s)
        if gadget != NONE:
            use_schematic(s, dice.roller | 0, gadget)
    if dice.doom == DOOM_CHOSEN:
        number -= 1
    for _ in range(number):
        dice.faces[below(s.chance, 6)] += 1
    doomed = False
    if dice.doom == DOOM_CHOSEN:
        doomed = throw_doom_die(s)
    roller = NOBODY if dice.going == AUTO_DEFENDS else dice.roller | 0
    tell(log, ROLLED, roller, dice.going, dice.tile, packed_faces(s), dice.doom)
    if doomed:
        push(s.agenda, ADD_DOOM, 1)


@long_rule
def throw_doom_die(s: Any) -> bool:
    """OB-DIE-1: four skulls, a doom, a blank; gives whether a Doom card is to be added."""
    side = below(s.chance, 6)
    s.dice.doom = DOOM_SKULL if side < 4 else DOOM_DOOM if side == 4 else DOOM_BLANK
    return side == 4


@long_rule
def packed_faces(s: Any) -> int:
    """The dice of the roll in one number, five bits a face."""
    packed = 0
    for face in range(6):
        packed |= min(31, s.dice.faces[face] | 0) << (5 * face)
    return packed


# D-ROLL


@long_rule
def offer_changes(s: Any) -> None:
    """D-ROLL: re-rolls and fixings of the roller, each source once per roll."""
    dice = s.dice
    if dice.going != AUTO_DEFENDS:
        v = dice.roller | 0
        offer_changes_of(s, v, v)
        if v == MERCENARY:
            offer_changes_of(s, v, MERCENARY_ALONE)
        for i in range(2):
            skill = skill_of(s.survivors[v], i)
            if skill != NONE:
                offer_changes_of(s, v, skill)
        if dice.artillery == 0 and s.built != 0:
            for k in range(SCHEMATICS):
                ability = FIRST_SCHEMATIC + k
                if s.built >> k & 1 and s.survivors[v].cards >> (ORDINARY + k) & 1:
                    offer_changes_of(s, v, ability)


@long_rule
def offer_changes_of(s: Any, v: int, ability: int) -> None:
    """The re-rolls or fixings of one source."""
    dice = s.dice
    if dice.used >> ability & 1 or not is_at_work(s, v, ability):
        return
    for row in range(FIRST_ROW[ability], LAST_ROW[ability]):
        if EFFECT[row, FLAGS] & ONCE and is_used(s, v, ability):
            continue
        if EFFECT[row, OP] == REROLL:
            fits = EFFECT[row, WHAT] & roll_kind(dice.going) != 0
            if fits and holds_true(s, v, EFFECT[row, WHO] | 0):
                for face in range(FACES):
                    if can_take_up(s, face):
                        offer(s, REROLL_MOVE + ability * FACES + face)
        elif EFFECT[row, OP] == FIX and EFFECT[row, WHO] & roll_kind(dice.going):
            for face in range(FACES):
                if can_fix_die(s, face, EFFECT[row, WHAT] | 0):
                    offer(s, FIX_MOVE + ability * FACES + face)


@rule
def can_take_up(s: Any, face: int) -> bool:
    """Whether a die shows this face; the seventh is the Doom die."""
    if face < 6:
        return s.dice.faces[face] > 0
    return s.dice.doom > DOOM_CHOSEN


@long_rule
def can_fix_die(s: Any, face: int, onto: int) -> bool:
    """OB-DIE-3: the Doom die can be turned to its skull only, and nothing to what it shows."""
    if not can_take_up(s, face) or face == onto:
        return False
    if face == 6:
        return onto == SKULL and s.dice.doom != DOOM_SKULL
    return True


@long_rule
def take_up(s: Any, face: int) -> None:
    """Take up a die for a common re-roll."""
    if face == 6:
        s.dice.held[6] = 1
        s.dice.doom = DOOM_CHOSEN
    else:
        s.dice.faces[face] -= 1
        s.dice.held[face] += 1


@long_rule
def reroll_held(s: Any, log: Any) -> None:
    """Roll the dice taken up; OB-DIE-1: the doom face adds a card again."""
    dice = s.dice
    for face in range(6):
        for _ in range(dice.held[face]):
            dice.faces[below(s.chance, 6)] += 1
        dice.held[face] = 0
    doomed = False
    if dice.held[6]:
        dice.held[6] = 0
        doomed = throw_doom_die(s)
    roller = NOBODY if dice.going == AUTO_DEFENDS else dice.roller | 0
    tell(log, REROLLED, roller, packed_faces(s), dice.doom)
    if doomed:
        push(s.agenda, ADD_DOOM, 1)


@long_rule
def fix_die(s: Any, face: int, onto: int, log: Any) -> None:
    """FIX: turn a die to a face."""
    if face == 6:
        s.dice.doom = DOOM_SKULL
    else:
        s.dice.faces[face] -= 1
        s.dice.faces[onto] += 1
    roller = NOBODY if s.dice.going == AUTO_DEFENDS else s.dice.roller | 0
    tell(log, REROLLED, roller, packed_faces(s), s.dice.doom)


@long_rule
def change_dice(s: Any, move: int, log: Any) -> None:
    """D-ROLL answered with a re-roll or a fixing; once-a-day sources are used up."""
    fixing = move >= FIX_MOVE
    at = move - (FIX_MOVE if fixing else REROLL_MOVE)
    ability, face = at // FACES, at % FACES
    v = s.dice.roller | 0
    s.dice.used |= 1 << ability
    for row in range(FIRST_ROW[ability], LAST_ROW[ability]):
        if EFFECT[row, FLAGS] & ONCE:
            mark_used(s, v, ability)
        if fixing and EFFECT[row, OP] == FIX:
            fix_die(s, face, EFFECT[row, WHAT] | 0, log)
    if not fixing:
        take_up(s, face)
        reroll_held(s, log)
