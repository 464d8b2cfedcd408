"""Abilities: professions, skills and built schematics, and what they add (OB-TRN, OB-SCH)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves, state
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.rules import ground, people
from holdfast.kernel.rule import long_rule, rule

NONE = -1


@rule
def skill_of(survivor: Any, i: int) -> int:
    """The ability of a learned skill, or NONE."""
    return content.FIRST_SKILL + survivor.skills[i] - 1 if survivor.skills[i] > 0 else NONE


@long_rule
def has_ability(s: Any, v: int, ability: int) -> bool:
    """Whether it is the survivor's profession, skill, or a built schematic in their hand."""
    survivor = s.survivors[v]
    if ability < content.FIRST_SKILL:
        return ability == v or (ability == content.MERCENARY_ALONE and v == content.MERCENARY)
    if ability < content.FIRST_SCHEMATIC:
        skill = ability - content.FIRST_SKILL + 1
        return survivor.skills[0] == skill or survivor.skills[1] == skill
    k = ability - content.FIRST_SCHEMATIC
    return s.built >> k & 1 == 1 and survivor.cards >> (moves.ORDINARY + k) & 1 == 1


@long_rule
def is_at_work(s: Any, v: int, ability: int) -> bool:
    """OB-TRN-3, OB-SCH-2: whether an ability that the survivor has can be used now."""
    if s.survivors[v].down == 1:
        return False
    if content.ABILITIES[ability].night == 0 and s.phase != state.SURVIVORS_ACT:
        return False
    if ability >= content.FIRST_SCHEMATIC:
        user = s.user[ability - content.FIRST_SCHEMATIC]
        return user == 0 or user == v + 1
    return True


@long_rule
def holds_true(s: Any, v: int, condition: int) -> bool:
    """Whether the condition of an effect is met."""
    if condition == effects.ALWAYS:
        return True
    if condition == effects.WOUNDED:
        return s.survivors[v].wounds >= 1
    if condition == effects.ALONE:
        return people.everybody_on(s, 1 << s.survivors[v].tile) == 1 << v
    if condition == effects.LOOKOUT:
        tile = s.survivors[v].tile
        return (
            s.tiles[tile].pieces[effects.WATCHTOWER] > 0
            or tile == content.MOUNTAIN_PASS
            or tile == content.CASTLE_RUIN
        )
    if condition == effects.BESIDE_LEVEL_1:
        return is_beside_level(s, people.hex_of(s, v), 1)
    if condition == effects.BESIDE_LEVEL_4:
        return is_beside_level(s, people.hex_of(s, v), 4)
    return False


@long_rule
def is_beside_level(s: Any, hex: int, level: int) -> bool:
    """OB-ATK-17: whether a revealed horde of this level lies next to a hex."""
    for d in range(geometry.DIRECTIONS):
        n = geometry.NEIGHBOUR[hex, d]
        if n != geometry.OFF_BOARD and ground.is_revealed(s, n):
            uid = ground.horde_at(s, n)
            while uid != ground.NOWHERE:
                if content.HORDES[s.hordes[uid].card].level == level:
                    return True
                uid = s.hordes[uid].under - 1
    return False


@long_rule
def value_in(s: Any, v: int, ability: int, op: int, what: int) -> int:
    """What an ability adds by its rows of one operation (`what` 0: any; dice: by bits)."""
    total = 0
    for row in range(content.SOURCES[ability].first, content.SOURCES[ability].last):
        if content.EFFECTS[row].op == op and content.EFFECTS[row].when == 0:
            fits = what == 0 or content.EFFECTS[row].what == what
            if op == effects.DICE:
                fits = content.EFFECTS[row].what & what != 0
            if fits and (op == effects.BAN or holds_true(s, v, content.EFFECTS[row].who)):
                total += content.EFFECTS[row].n
    return total


@long_rule
def own_value(s: Any, v: int, op: int, what: int = 0) -> int:
    """What profession and skills that work now add."""
    total = 0
    if is_at_work(s, v, v):
        total += value_in(s, v, v, op, what)
    for i in range(state.MOST_SKILLS):
        skill = skill_of(s.survivors[v], i)
        if skill != NONE and is_at_work(s, v, skill):
            total += value_in(s, v, skill, op, what)
    return total


@long_rule
def schematic_for(s: Any, v: int, op: int, what: int = 0) -> int:
    """A built schematic that the survivor may use today and that has this operation, or NONE."""
    held = s.survivors[v].cards >> moves.ORDINARY & s.built
    if held == 0:
        return NONE
    for k in range(moves.SCHEMATICS):
        ability = content.FIRST_SCHEMATIC + k
        if held >> k & 1 and is_at_work(s, v, ability) and value_in(s, v, ability, op, what) != 0:
            return ability
    return NONE


@rule
def use_schematic(s: Any, v: int, ability: int) -> None:
    """OB-SCH-2: from now on today it works for this survivor alone."""
    s.user[ability - content.FIRST_SCHEMATIC] = v + 1


@long_rule
def find_ability(s: Any, v: int, op: int) -> int:
    """A working profession or skill with this operation, unused today if it is once a day."""
    for i in range(3):
        ability = v if i == 0 else skill_of(s.survivors[v], i - 1)
        if ability != NONE and is_at_work(s, v, ability):
            for row in range(content.SOURCES[ability].first, content.SOURCES[ability].last):
                if content.EFFECTS[row].op == op:
                    if content.EFFECTS[row].once and s.survivors[v].used >> ability & 1:
                        continue
                    return ability
    return NONE


@long_rule
def mark_used(s: Any, v: int, ability: int) -> None:
    """OB-TRN-4: once a day; for a schematic also its user of today."""
    s.survivors[v].used |= 1 << ability
    if content.FIRST_SCHEMATIC <= ability < moves.ABILITIES:
        use_schematic(s, v, ability)


@rule
def is_used(s: Any, v: int, ability: int) -> bool:
    """Whether a once-a-day ability has been used today."""
    return s.survivors[v].used >> ability & 1 == 1


@rule
def hospital_used(s: Any, v: int) -> bool:
    """OB-AID-6: once per day."""
    return s.survivors[v].used >> state.HOSPITAL_USED & 1 == 1


@long_rule
def skill_value(survivor: Any, op: int) -> int:
    """OB-TRN-3: HEALTH and SLOTS of skills always count."""
    total = 0
    for i in range(state.MOST_SKILLS):
        skill = skill_of(survivor, i)
        if skill != NONE:
            total += source_total(skill, op, 0)
    return total


@long_rule
def source_total(source: int, op: int, what: int) -> int:
    """What the effects of a source with one operation add (`what` 0: whatever they are about)."""
    total = 0
    for row in range(content.SOURCES[source].first, content.SOURCES[source].last):
        if content.EFFECTS[row].op == op and (what == 0 or content.EFFECTS[row].what == what):
            total += content.EFFECTS[row].n
    return total
