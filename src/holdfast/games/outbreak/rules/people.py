"""People: survivors, their values and abilities, and what is in force for them."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    CASTLE_RUIN,
    EFFECT,
    FALLOUT_SHELTER,
    FIRST_DOOM,
    FIRST_PASSIVE,
    FIRST_ROW,
    FIRST_SCHEMATIC,
    FIRST_SKILL,
    FLAGS,
    HAND_OF,
    HEALTH_OF,
    LAST_ROW,
    LEVEL,
    LOCK,
    MERCENARY,
    MERCENARY_ALONE,
    MOUNTAIN_PASS,
    MOVE_OF,
    NIGHT_MARK,
    NO_HEAL,
    OP,
    SIEGE,
    SKILLS_NO,
    SLOTS_OF,
    WHAT,
    WHEN,
    WHO,
    N,
)
from holdfast.games.outbreak.content.effects import (
    ALONE,
    ALWAYS,
    BAN,
    BESIDE_LEVEL_1,
    BESIDE_LEVEL_4,
    BLANK,
    DICE,
    HEALING,
    HEALTH,
    IGNORE,
    LOOKOUT,
    ONCE,
    SLOTS,
    STEP,
    TRADING,
    WATCHTOWER,
    WOUNDED,
)
from holdfast.games.outbreak.content.geometry import NEIGHBOUR, OFF_BOARD
from holdfast.games.outbreak.moves import (
    ABILITIES,
    ORDINARY,
    RESOURCES,
    SCHEMATICS,
    SEATS,
    TRACKER,
)
from holdfast.games.outbreak.rules.ground import (
    NOWHERE,
    has_power,
    horde_at,
    is_cursed,
    is_revealed,
)
from holdfast.games.outbreak.state import HOSPITAL_USED, SURVIVORS_ACT
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

NONE = -1


@rule
def is_able(s: Any, v: int) -> bool:
    """In play and not incapacitated."""
    return s.survivors[v].playing == 1 and s.survivors[v].down == 0


@long_rule
def able_team(s: Any) -> int:
    """All able survivors, as a set."""
    them = 0
    for i in range(s.team):
        if s.survivors[s.order[i]].down == 0:
            them |= 1 << s.order[i]
    return them


@long_rule
def fallen_team(s: Any) -> int:
    """All incapacitated survivors, as a set."""
    them = 0
    for i in range(s.team):
        if s.survivors[s.order[i]].down == 1:
            them |= 1 << s.order[i]
    return them


@long_rule
def able_on(s: Any, tiles: int) -> int:
    """The able survivors on a set of settlements, as a set."""
    them = 0
    for i in range(s.team):
        survivor = s.survivors[s.order[i]]
        if survivor.down == 0 and tiles >> survivor.tile & 1:
            them |= 1 << s.order[i]
    return them


@long_rule
def everybody_on(s: Any, tile: int) -> int:
    """All survivors on a settlement, as a set."""
    them = 0
    for i in range(s.team):
        if s.survivors[s.order[i]].tile == tile:
            them |= 1 << s.order[i]
    return them


@long_rule
def lead_seat(s: Any) -> int:
    """The owner of TEAM decisions: among the occupied seats it rotates with the days."""
    occupied = 0
    for seat in range(SEATS):
        occupied += s.seats >> seat & 1
    if occupied == 0:
        return 0
    left = (max(s.day, 1) - 1) % occupied
    for seat in range(SEATS):
        if s.seats >> seat & 1:
            if left == 0:
                return seat
            left -= 1
    return 0


@rule
def seat_of(s: Any, v: int) -> int:
    """The seat that controls a survivor."""
    return s.survivors[v].seat | 0


@rule
def hex_of(s: Any, v: int) -> int:
    """The hex a survivor stands on."""
    return s.tiles[s.survivors[v].tile].hex | 0


@long_rule
def tokens(survivor: Any) -> int:
    """How many resource tokens a survivor carries."""
    count = 0
    for k in range(RESOURCES):
        count += survivor.goods[k]
    return count


# Abilities: professions, skills, built schematics


@rule
def skill_of(survivor: Any, i: int) -> int:
    """The ability of a learned skill, or NONE."""
    return FIRST_SKILL + survivor.skills[i] - 1 if survivor.skills[i] > 0 else NONE


@long_rule
def has_ability(s: Any, v: int, ability: int) -> bool:
    """Whether it is the survivor's profession, skill, or a built schematic in their hand."""
    survivor = s.survivors[v]
    if ability < FIRST_SKILL:
        return ability == v or (ability == MERCENARY_ALONE and v == MERCENARY)
    if ability < FIRST_SCHEMATIC:
        skill = ability - FIRST_SKILL + 1
        return survivor.skills[0] == skill or survivor.skills[1] == skill
    k = ability - FIRST_SCHEMATIC
    return s.built >> k & 1 == 1 and survivor.cards >> (ORDINARY + k) & 1 == 1


@long_rule
def is_at_work(s: Any, v: int, ability: int) -> bool:
    """OB-TRN-3, OB-SCH-2: whether an ability that the survivor has can be used now."""
    if s.survivors[v].down == 1:
        return False
    if NIGHT_MARK[ability] == 0 and s.phase != SURVIVORS_ACT:
        return False
    if ability >= FIRST_SCHEMATIC:
        user = s.user[ability - FIRST_SCHEMATIC] | 0
        return user == 0 or user == v + 1
    return True


@long_rule
def holds_true(s: Any, v: int, condition: int) -> bool:
    """Whether the condition of an effect is met."""
    if condition == ALWAYS:
        return True
    if condition == WOUNDED:
        return s.survivors[v].wounds >= 1
    if condition == ALONE:
        return everybody_on(s, s.survivors[v].tile) == 1 << v
    if condition == LOOKOUT:
        tile = s.survivors[v].tile | 0
        return s.tiles[tile].pieces[WATCHTOWER] > 0 or tile == MOUNTAIN_PASS or tile == CASTLE_RUIN
    if condition == BESIDE_LEVEL_1:
        return is_beside_level(s, hex_of(s, v), 1)
    if condition == BESIDE_LEVEL_4:
        return is_beside_level(s, hex_of(s, v), 4)
    return False


@long_rule
def is_beside_level(s: Any, hex: int, level: int) -> bool:
    """OB-ATK-17: whether a revealed horde of this level lies next to a hex."""
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            uid = horde_at(s, n)
            while uid != NOWHERE:
                if LEVEL[s.hordes[uid].card] == level:
                    return True
                uid = s.hordes[uid].under - 1
    return False


@long_rule
def value_in(s: Any, v: int, ability: int, op: int, what: int) -> int:
    """What an ability adds by its rows of one operation (`what` 0: any; dice: by bits)."""
    total = 0
    for row in range(FIRST_ROW[ability], LAST_ROW[ability]):
        if EFFECT[row, OP] == op and EFFECT[row, WHEN] == 0:
            fits = what == 0 or EFFECT[row, WHAT] == what
            if op == DICE:
                fits = EFFECT[row, WHAT] & what != 0
            if fits and (op == BAN or holds_true(s, v, EFFECT[row, WHO] | 0)):
                total += EFFECT[row, N]
    return total


@long_rule
def own_value(s: Any, v: int, op: int, what: int = 0) -> int:
    """What profession and skills that work now add."""
    total = 0
    if is_at_work(s, v, v):
        total += value_in(s, v, v, op, what)
    for i in range(2):
        skill = skill_of(s.survivors[v], i)
        if skill != NONE and is_at_work(s, v, skill):
            total += value_in(s, v, skill, op, what)
    return total


@long_rule
def schematic_for(s: Any, v: int, op: int, what: int = 0) -> int:
    """A built schematic that the survivor may use today and that has this operation, or NONE."""
    held = s.survivors[v].cards >> ORDINARY & s.built
    if held == 0:
        return NONE
    for k in range(SCHEMATICS):
        ability = FIRST_SCHEMATIC + k
        if held >> k & 1 and is_at_work(s, v, ability) and value_in(s, v, ability, op, what) != 0:
            return ability
    return NONE


@rule
def use_schematic(s: Any, v: int, ability: int) -> None:
    """OB-SCH-2: from now on today it works for this survivor alone."""
    s.user[ability - FIRST_SCHEMATIC] = v + 1


@long_rule
def find_ability(s: Any, v: int, op: int) -> int:
    """A working profession or skill with this operation, unused today if it is once a day."""
    for i in range(3):
        ability = v if i == 0 else skill_of(s.survivors[v], i - 1)
        if ability != NONE and is_at_work(s, v, ability):
            for row in range(FIRST_ROW[ability], LAST_ROW[ability]):
                if EFFECT[row, OP] == op:
                    if EFFECT[row, FLAGS] & ONCE and s.survivors[v].used >> ability & 1:
                        continue
                    return ability
    return NONE


@long_rule
def mark_used(s: Any, v: int, ability: int) -> None:
    """OB-TRN-4: once a day; for a schematic also its user of today."""
    s.survivors[v].used |= 1 << ability
    if FIRST_SCHEMATIC <= ability < ABILITIES:
        use_schematic(s, v, ability)


@rule
def is_used(s: Any, v: int, ability: int) -> bool:
    """Whether a once-a-day ability has been used today."""
    return s.survivors[v].used >> ability & 1 == 1


@rule
def hospital_used(s: Any, v: int) -> bool:
    """OB-AID-6: once per day."""
    return s.survivors[v].used >> HOSPITAL_USED & 1 == 1


# Values


@long_rule
def skill_value(survivor: Any, op: int) -> int:
    """OB-TRN-3: HEALTH and SLOTS of skills always count."""
    total = 0
    for i in range(2):
        skill = skill_of(survivor, i)
        if skill != NONE:
            for row in range(FIRST_ROW[skill], LAST_ROW[skill]):
                if EFFECT[row, OP] == op:
                    total += EFFECT[row, N]
    return total


@long_rule
def health(s: Any, v: int) -> int:
    """Wounds that incapacitate a survivor."""
    return HEALTH_OF[v] + skill_value(s.survivors[v], HEALTH)


@long_rule
def own_capacity(s: Any, v: int) -> int:
    """OB-WND-1: slots that hold no wound, without a schematic's."""
    survivor = s.survivors[v]
    return max(0, SLOTS_OF[v] + skill_value(survivor, SLOTS) - survivor.wounds)


@long_rule
def capacity(s: Any, v: int) -> int:
    """OB-WND-1: how many tokens a survivor can carry."""
    frame = schematic_for(s, v, SLOTS)
    if frame == NONE:
        return own_capacity(s, v)
    survivor = s.survivors[v]
    slots = SLOTS_OF[v] + skill_value(survivor, SLOTS) + value_in(s, v, frame, SLOTS, 0)
    return max(0, slots - survivor.wounds)


@rule
def hand_limit(v: int) -> int:
    """The most Fortune cards a survivor may keep."""
    return HAND_OF[v] | 0


@long_rule
def hand_size(survivor: Any) -> int:
    """OB-FOR-3: cards in hand, built schematics included."""
    count, left, card = 0, survivor.cards | 0, 0
    while left:
        if left & 1:
            count += survivor.hand[card]
        left >>= 1
        card += 1
    return count


@long_rule
def own_movement(s: Any, v: int, more: int = 0) -> int:
    """OB-MOV-3: card value, modifiers in force and these steps more; Doom leaves at least one."""
    steps = MOVE_OF[v] + own_value(s, v, STEP) + s.turn.march + more
    return max(1, steps + doom_total(s, v, STEP))


@long_rule
def movement(s: Any, v: int) -> int:
    """OB-MOV-3: how many steps a survivor may make in this turn; OB-AID-8: in the Tank one."""
    if s.driver == v + 1:
        return 1
    bike = schematic_for(s, v, STEP)
    return own_movement(s, v, value_in(s, v, bike, STEP, 0) if bike != NONE else 0)


# Doom and other things in force


@long_rule
def doom_total(s: Any, v: int, op: int, what: int = 0) -> int:
    """What the Active Doom cards in force add; OB-GEN-2: Cool Head ignores dice and blanks."""
    if s.doom_in_force == 0:
        return 0
    total = 0
    for i in range(TRACKER):
        if i < s.doom_in_force and s.doom_active[i] > 0:
            card = s.doom_active[i] - 1
            if op == DICE and v != NOBODY and SKILLS_NO[card] == 0 and own_value(s, v, IGNORE) != 0:
                continue
            for row in range(FIRST_ROW[FIRST_DOOM + card], LAST_ROW[FIRST_DOOM + card]):
                if EFFECT[row, OP] == op and (what == 0 or EFFECT[row, WHAT] & what):
                    total += EFFECT[row, N]
    return total


@long_rule
def doom_bans(s: Any, act: int) -> int:
    """0: no Active Doom card forbids it; 1: one does; 2: one marked Skills No does."""
    ban = 0
    for i in range(TRACKER):
        if i < s.doom_in_force and s.doom_active[i] > 0:
            card = s.doom_active[i] - 1
            for row in range(FIRST_ROW[FIRST_DOOM + card], LAST_ROW[FIRST_DOOM + card]):
                if EFFECT[row, OP] == BAN and EFFECT[row, WHAT] == act:
                    ban = max(ban, 1 + SKILLS_NO[card])
    return ban


@long_rule
def is_blank(s: Any, v: int, face: int) -> bool:
    """OB-DIE-3: whether Active Doom makes this face match nothing in this roll."""
    for i in range(TRACKER):
        if i < s.doom_in_force and s.doom_active[i] > 0:
            card = s.doom_active[i] - 1
            row = FIRST_ROW[FIRST_DOOM + card] | 0
            if row < LAST_ROW[FIRST_DOOM + card] and EFFECT[row, OP] == BLANK:
                if EFFECT[row, WHAT] == face:
                    return v == NOBODY or own_value(s, v, IGNORE) == 0
    return False


@long_rule
def may_trade(s: Any) -> bool:
    """DC-07 and C-LOCK forbid Trade."""
    if s.curses[LOCK] > 0 and s.options.no_icons == 0:
        return False
    return doom_bans(s, TRADING) == 0


@long_rule
def may_heal(s: Any, by_card: bool) -> bool:
    """OB-WND-4: nothing heals under C-NOHEAL; under Doom only Fortune cards and skills do."""
    if s.curses[NO_HEAL] > 0 and s.options.no_icons == 0:
        return False
    ban = doom_bans(s, HEALING)
    return ban == 0 or (by_card and ban == 1)


@long_rule
def is_besieged(s: Any, tile: int) -> bool:
    """C-SIEGE: settlements next to it give nothing."""
    return is_cursed(s, s.tiles[tile].hex | 0, SIEGE) > 0


@long_rule
def passive_value(s: Any, tile: int, op: int, what: int) -> int:
    """What the passive effect of a settlement with power adds."""
    if not has_power(s, tile):
        return 0
    total = 0
    for row in range(FIRST_ROW[FIRST_PASSIVE + tile], LAST_ROW[FIRST_PASSIVE + tile]):
        if EFFECT[row, OP] == op and (what == 0 or EFFECT[row, WHAT] == what):
            total += EFFECT[row, N]
    return total


@long_rule
def is_sheltered(s: Any, tile: int) -> bool:
    """OB-HAZ-2: the Fallout Shelter, with power."""
    return tile == FALLOUT_SHELTER and has_power(s, tile)
