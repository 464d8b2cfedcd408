"""View of a roll: the dice, where they come from, and what they can pay for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holdfast.games.outbreak.content import FIRST_SCHEMATIC, FIRST_SKILL, JAM, SETTLEMENT_IDS
from holdfast.games.outbreak.content.effects import DICE, FACES, RESOURCES, SPLITTING, WATCHTOWER
from holdfast.games.outbreak.content.geometry import DISTANCE
from holdfast.games.outbreak.content.names import DOOM_FACES, ROLLS, SURVIVOR_NAMES, ability_id
from holdfast.games.outbreak.models import DiceSource, DiceView
from holdfast.games.outbreak.odds import hexes_within
from holdfast.games.outbreak.rules.abilities import NONE as NOTHING_SUCH
from holdfast.games.outbreak.rules.abilities import is_at_work, skill_of, value_in
from holdfast.games.outbreak.rules.attack import in_reach
from holdfast.games.outbreak.rules.ground import is_cursed, is_revealed
from holdfast.games.outbreak.rules.in_force import doom_bans, doom_total, is_blank, passive_value
from holdfast.games.outbreak.rules.payment import wild_gasoline
from holdfast.games.outbreak.rules.rolls import (
    AUTO_GARRISON,
    FORTRESS_DICE,
    REACH,
    TRAP_DICE,
    TURRET_DICE,
    dice_schematic,
    is_attack,
    number_of_dice,
    roll_kind,
    roller_of,
    tokens_there,
)
from holdfast.games.outbreak.state import AUTO_DEFENDS, DOOM_CHOSEN, FORTRESS, MINI, UP


def dice_view(s: Any) -> DiceView:
    """Return the view of the running roll."""
    dice, roller = s.dice, roller_of(s)
    thrown = bool(sum(dice.faces) > 0 or dice.doom > DOOM_CHOSEN or dice.targets > 0)
    target = dice.horde - 1
    reach = hexes_in_reach(s) if is_attack(dice.going) else []
    here = s.tiles[dice.tile].hex
    return DiceView(
        roll=ROLLS[dice.going],
        survivor=SURVIVOR_NAMES[roller] if roller >= 0 else None,
        settlement=SETTLEMENT_IDS[dice.tile],
        faces=dict(zip(FACES, dice.faces, strict=True)),
        blank=[FACES[k] for k in range(len(RESOURCES)) if is_blank(s, roller, k)],
        doom_die=DOOM_FACES[dice.doom],
        dice=sum(dice.faces) if thrown else number_of_dice(s),
        thrown=thrown,
        garrisons=dice.garrisons,
        traps=dice.traps,
        ammo=dice.ammo,
        artillery=bool(dice.artillery),
        added=[] if dice.going == MINI else [source for source in _sources(s) if source.dice],
        target=s.hordes[target].hex if target >= 0 else None,
        reach=reach,
        far=[hex for hex in reach if DISTANCE[here, hex] == REACH],
        may_split=not doom_bans(s, SPLITTING),
        tokens={letter: tokens_there(s, k) for k, letter in enumerate(RESOURCES)},
        wild=roller >= 0 and wild_gasoline(s) != NOTHING_SUCH,
    )


def hexes_in_reach(s: Any) -> list[int]:
    """Return the hexes of the hordes that the running Attack may target."""
    return [
        hex
        for hex in hexes_within(s.tiles[s.dice.tile].hex, REACH)
        if is_revealed(s, hex) and in_reach(s, hex) and not s.hordes[s.horde_at[hex] - 1].struck
    ]


def _sources(s: Any) -> Iterator[DiceSource]:
    """Yield everything that changes the number of dice, by name (OB-ATK-2, OB-DEF-3, OB-DEF-4)."""
    dice, pieces = s.dice, s.tiles[s.dice.tile].pieces
    v, kind = dice.roller, roll_kind(dice.going)
    auto = dice.going == AUTO_DEFENDS
    attack = is_attack(dice.going)
    passive = passive_value(s, dice.tile, DICE, kind)
    yield DiceSource(key=f"settlement-{SETTLEMENT_IDS[dice.tile]}", dice=passive)
    yield DiceSource(key="piece-garrison", dice=(AUTO_GARRISON if auto else 1) * dice.garrisons)
    yield DiceSource(key="piece-trap", dice=TRAP_DICE * dice.traps)
    yield DiceSource(key="ui-cards", dice=dice.cards)
    if not attack:
        yield DiceSource(key="piece-watchtower", dice=pieces[WATCHTOWER])
    if auto:
        return
    for ability in [v, *(skill_of(s.survivors[v], i) for i in range(2))]:
        if ability != NOTHING_SUCH and is_at_work(s, v, ability):
            yield DiceSource(key=_name(ability), dice=value_in(s, v, ability, DICE, kind))
    gadget = dice_schematic(s)
    if gadget != NOTHING_SUCH:
        yield DiceSource(key=_name(gadget), dice=value_in(s, v, gadget, DICE, kind))
    yield DiceSource(key="ui-doom", dice=doom_total(s, v, DICE, kind))
    yield DiceSource(key="piece-turret", dice=TURRET_DICE * dice.ammo)
    yield DiceSource(key="skill-IN-01", dice=dice.artillery)
    yield DiceSource(key="ui-tank", dice=int(s.driver == v + 1))
    if attack:
        jam = is_cursed(s, s.tiles[dice.tile].hex, JAM)
        yield DiceSource(key="icon-C-JAM", dice=-int(jam))
    else:
        yield DiceSource(key="piece-fortress", dice=FORTRESS_DICE if pieces[FORTRESS] == UP else 0)


def _name(ability: int) -> str:
    """Return the message id of an ability's name."""
    if ability < FIRST_SKILL:
        return f"survivor-{SURVIVOR_NAMES[min(ability, len(SURVIVOR_NAMES) - 1)]}"
    return f"{'skill' if ability < FIRST_SCHEMATIC else 'card'}-{ability_id(ability)}"
