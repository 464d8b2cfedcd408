"""Skills that are options of their own (EX-SKILL)."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, events, steps
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.rules import people, targets
from holdfast.kernel.agenda import then
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@rule
def first_row(s: Any, role: int) -> int:
    """The first operation of a skill; solo some are others."""
    character = content.CHARACTER[role]
    return character.solo_skill if people.is_solo(s) else character.skill


@rule
def end_row(s: Any, role: int) -> int:
    """The row behind the last operation of a skill."""
    character = content.CHARACTER[role]
    return character.solo_skill_end if people.is_solo(s) else character.skill_end


@long_rule
def may_use_skill(s: Any) -> bool:
    """EX-SKILL-2 to EX-SKILL-4."""
    member = s.crew[s.active]
    character = content.CHARACTER[member.role]
    if character.has_skill == 0 or not people.has_skill(member):
        return False
    if s.actions_left < character.actions or (character.once == 1 and s.skill_used == 1):
        return False
    return targets.does_something(s, first_row(s, member.role), people.active_player(s))


@long_rule
def use_skill(s: Any, log: Any) -> None:
    """EX-SKILL-1; a transfer uses the skill up only when the partner agrees."""
    then(s, steps.ACT)
    role = s.crew[s.active].role
    character, first = content.CHARACTER[role], first_row(s, role)
    s.actions_left -= character.actions
    if character.once == 1 and content.OPS[first].op != operations.TRANSFER:
        s.skill_used = 1
    tell(log, events.SKILL_USED, s.active, role)
    then(s, steps.EFFECT, first, end_row(s, role), people.active_player(s))
