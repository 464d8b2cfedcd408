"""What is in force for survivors: Active Doom, lasting icons and settlements (OB-GEN-2)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import abilities, ground
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

NO_CARD = -1


@rule
def doom_at(s: Any, place: int) -> int:
    """The Active Doom card in force at a place of the tracker, or NO_CARD."""
    return s.doom_active[place] - 1 if place < s.doom_in_force else NO_CARD


@long_rule
def doom_total(s: Any, v: int, op: int, what: int = 0) -> int:
    """What the Active Doom cards in force add; OB-GEN-2: Cool Head ignores dice and blanks."""
    if s.doom_in_force == 0:
        return 0
    total = 0
    for i in range(moves.TRACKER):
        card = doom_at(s, i)
        if card == NO_CARD or (
            op == effects.DICE
            and v != NOBODY
            and content.DOOMS[card].skills_no == 0
            and abilities.own_value(s, v, effects.IGNORE) != 0
        ):
            continue
        source = content.SOURCES[content.FIRST_DOOM + card]
        for row in range(source.first, source.last):
            effect = content.EFFECTS[row]
            if effect.op == op and (what == 0 or effect.what & what):
                total += effect.n
    return total


@long_rule
def doom_bans(s: Any, act: int) -> int:
    """0: no Active Doom card forbids it; 1: one does; 2: one marked Skills No does."""
    ban = 0
    for i in range(moves.TRACKER):
        card = doom_at(s, i)
        if card != NO_CARD:
            source = content.SOURCES[content.FIRST_DOOM + card]
            for row in range(source.first, source.last):
                if content.EFFECTS[row].op == effects.BAN and content.EFFECTS[row].what == act:
                    ban = max(ban, 1 + content.DOOMS[card].skills_no)
    return ban


@long_rule
def is_blank(s: Any, v: int, face: int) -> bool:
    """OB-DIE-3: whether Active Doom makes this face match nothing in this roll."""
    for i in range(moves.TRACKER):
        card = doom_at(s, i)
        if card != NO_CARD:
            source = content.SOURCES[content.FIRST_DOOM + card]
            if source.first < source.last and content.EFFECTS[source.first].op == effects.BLANK:
                if content.EFFECTS[source.first].what == face:
                    return v == NOBODY or abilities.own_value(s, v, effects.IGNORE) == 0
    return False


@long_rule
def may_trade(s: Any) -> bool:
    """DC-07 and C-LOCK forbid Trade."""
    if s.curses[content.LOCK] > 0 and s.options.no_icons == 0:
        return False
    return doom_bans(s, effects.TRADING) == 0


@long_rule
def may_heal(s: Any, by_card: bool) -> bool:
    """OB-WND-4: nothing heals under C-NOHEAL; under Doom only Fortune cards and skills do."""
    if s.curses[content.NO_HEAL] > 0 and s.options.no_icons == 0:
        return False
    ban = doom_bans(s, effects.HEALING)
    return ban == 0 or (by_card and ban == 1)


@long_rule
def is_besieged(s: Any, tile: int) -> bool:
    """C-SIEGE: settlements next to it give nothing."""
    return ground.is_cursed(s, s.tiles[tile].hex, content.SIEGE) > 0


@long_rule
def passive_value(s: Any, tile: int, op: int, what: int) -> int:
    """What the passive effect of a settlement with power adds."""
    if not ground.has_power(s, tile):
        return 0
    return abilities.source_total(content.FIRST_PASSIVE + tile, op, what)


@long_rule
def is_sheltered(s: Any, tile: int) -> bool:
    """OB-HAZ-2: the Fallout Shelter, with power."""
    return tile == content.FALLOUT_SHELTER and ground.has_power(s, tile)
