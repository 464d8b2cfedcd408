"""Develop: what Exp buys (OB-DEV)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import (
    BUILT_AT,
    BUILT_TOKENS,
    CLASS_OF,
    DEVELOP_COST,
    MAIN_BASE,
    SCHEMATIC_EXP,
)
from holdfast.games.outbreak.content.effects import (
    BULWARK,
    COST,
    GARRISON,
    TURRET,
    WATCHTOWER,
)
from holdfast.games.outbreak.events import BUILT, DEVELOPED, LEARNED
from holdfast.games.outbreak.moves import (
    CARD,
    DEVELOP,
    DEVELOPMENTS,
    HEX,
    ORDINARY,
    SCHEMATICS,
    SETTLEMENTS,
    SKILL,
    SURVIVOR,
)
from holdfast.games.outbreak.rules.calls import below, push, tell
from holdfast.games.outbreak.rules.cards import bury_skill, change_exp, draw_skill, skills_left
from holdfast.games.outbreak.rules.deeds import restore, revive
from holdfast.games.outbreak.rules.goods import put_piece
from holdfast.games.outbreak.rules.ground import tile_at
from holdfast.games.outbreak.rules.people import (
    doom_total,
    fallen_team,
    own_value,
    seat_of,
)
from holdfast.games.outbreak.rules.questions import ask, offer, offer_survivors, offer_tiles
from holdfast.games.outbreak.rules.steps import TURN
from holdfast.games.outbreak.rules.targets import tiles_for, troubled_tiles
from holdfast.games.outbreak.state import (
    D_DEV_CARD,
    D_DEV_HEX,
    D_DEV_WHO,
    D_SKILL,
    FORTRESS,
    ON,
)
from holdfast.kernel.agenda import drop
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

(
    RESTORE, BULWARKS, GARRISON_BUILT, WATCHTOWER_BUILT, SCHEMATIC, FIRST, REVIVE, TURRET_BUILT,
    FORTRESS_BUILT, SECOND,
) = range(10)  # fmt: skip
NO_PIECE = -1


@long_rule
def price(s: Any, v: int, printed: int) -> int:
    """OB-DEV-12: the printed cost and all COST modifiers, at least 0; OB-VAR-2: free."""
    if s.options.no_exp == ON:
        return 0
    return max(0, printed + own_value(s, v, COST) + doom_total(s, NOBODY, COST))


@rule
def can_spend(s: Any, cost: int) -> bool:
    """OB-DEV-1: no Exp can be spent while the Main Base is overrun."""
    return cost == 0 or (s.exp >= cost and s.overrun >> MAIN_BASE & 1 == 0)


@long_rule
def piece_of(development: int) -> int:
    """The piece that a development puts on a settlement."""
    if development == BULWARKS:
        return BULWARK
    if development == GARRISON_BUILT:
        return GARRISON
    if development == WATCHTOWER_BUILT:
        return WATCHTOWER
    if development == TURRET_BUILT:
        return TURRET
    return FORTRESS if development == FORTRESS_BUILT else NO_PIECE


@long_rule
def building_tiles(s: Any, piece: int) -> int:
    """OB-DEV-2: where a piece may be built; of Watchtower, Turret, Fortress one per settlement."""
    tiles = tiles_for(s, piece)
    if piece == WATCHTOWER or piece == TURRET or piece == FORTRESS:
        for t in range(SETTLEMENTS):
            if s.tiles[t].pieces[piece] > 0:
                tiles &= ~(1 << t)
    return tiles


@long_rule
def count_built(s: Any) -> int:
    """Built tokens in use."""
    count = 0
    for k in range(SCHEMATICS):
        count += s.built >> k & 1
    return count


@long_rule
def buildable_schematics(s: Any, v: int) -> int:
    """OB-SCH-1: unbuilt schematics in hand that name this settlement and can be afforded."""
    held = s.survivors[v].cards >> ORDINARY & ~s.built
    if held == 0 or count_built(s) >= BUILT_TOKENS:
        return 0
    these = 0
    for k in range(SCHEMATICS):
        if held >> k & 1 and BUILT_AT[k] >> s.survivors[v].tile & 1:
            if can_spend(s, price(s, v, SCHEMATIC_EXP[k] | 0)):
                these |= 1 << k
    return these


@long_rule
def can_learn(s: Any, v: int, second: bool) -> bool:
    """OB-DEV-9: a class icon, a card in its deck; a second skill after the first, never a third."""
    survivor = s.survivors[v]
    deck = CLASS_OF[survivor.tile] | 0
    if deck < 0 or skills_left(s, deck) == 0:
        return False
    if second:
        return survivor.skills[0] > 0 and survivor.skills[1] == 0
    return survivor.skills[0] == 0


@long_rule
def can_develop(s: Any, v: int, development: int) -> bool:
    """Whether a development is possible and can be paid."""
    if s.options.no_exp == ON and development != RESTORE and development != REVIVE:
        return False
    if development == SCHEMATIC:
        return buildable_schematics(s, v) != 0
    if not can_spend(s, price(s, v, DEVELOP_COST[development] | 0)):
        return False
    if development == RESTORE:
        return troubled_tiles(s) >> s.survivors[v].tile & 1 == 1
    if development == REVIVE:
        return fallen_team(s) != 0
    if development == FIRST or development == SECOND:
        return can_learn(s, v, development == SECOND)
    return building_tiles(s, piece_of(development)) != 0


@long_rule
def offer_developments(s: Any, v: int) -> None:
    """The developments of the menu."""
    for development in range(DEVELOPMENTS):
        if can_develop(s, v, development):
            offer(s, DEVELOP + development)


@long_rule
def develop(s: Any, v: int, development: int, log: Any) -> None:
    """Begin a development; what it asks comes with the frame of the turn on top."""
    s.turn.developed = 1
    if development == RESTORE:
        spend(s, v, development, DEVELOP_COST[development] | 0, log)
        restore(s, s.survivors[v].tile | 0, log)
        return
    drop(s.agenda)
    push(s.agenda, TURN, development + 1)
    seat = seat_of(s, v)
    if development == SCHEMATIC:
        these = buildable_schematics(s, v)
        for k in range(SCHEMATICS):
            if these >> k & 1:
                offer(s, CARD + ORDINARY + k)
        ask(s, D_DEV_CARD, seat, v)
    elif development == REVIVE:
        offer_survivors(s, fallen_team(s))
        ask(s, D_DEV_WHO, seat, v)
    elif development == FIRST or development == SECOND:
        spend(s, v, development, DEVELOP_COST[development] | 0, log)
        draw_skills(s, CLASS_OF[s.survivors[v].tile] | 0)
        ask(s, D_SKILL, seat, v)
    else:
        offer_tiles(s, HEX, building_tiles(s, piece_of(development)))
        ask(s, D_DEV_HEX, seat, v)


@long_rule
def spend(s: Any, v: int, development: int, printed: int, log: Any) -> None:
    """OB-DEV-1: paid from the shared Exp."""
    cost = price(s, v, printed)
    tell(log, DEVELOPED, v, development, cost)
    change_exp(s, -cost, log)


@long_rule
def draw_skills(s: Any, deck: int) -> None:
    """OB-DEV-9: up to three cards are drawn and offered."""
    for i in range(min(3, skills_left(s, deck))):
        skill = draw_skill(s, deck)
        s.skills_offered[i] = skill + 1
        offer(s, SKILL + skill)


@long_rule
def develop_answer(s: Any, v: int, development: int, move: int, log: Any) -> None:
    """D-DEV-HEX, D-DEV-WHO, D-DEV-CARD or D-SKILL answered."""
    if development == SCHEMATIC:
        k = move - CARD - ORDINARY
        cost = price(s, v, SCHEMATIC_EXP[k] | 0)
        s.built |= 1 << k
        tell(log, BUILT, v, move - CARD, cost)
        change_exp(s, -cost, log)
    elif development == FIRST or development == SECOND:
        learn(s, v, move - SKILL, log)
    else:
        spend(s, v, development, DEVELOP_COST[development] | 0, log)
        if development == REVIVE:
            revive(s, move - SURVIVOR, log)
        else:
            put_piece(s, tile_at(s, move - HEX), piece_of(development), log)


@long_rule
def learn(s: Any, v: int, skill: int, log: Any) -> None:
    """OB-DEV-9, OB-DEV-10: keep one, the others go under the deck in random order."""
    s.survivors[v].skills[0 if s.survivors[v].skills[0] == 0 else 1] = skill + 1
    tell(log, LEARNED, v, skill)
    first, second = NO_PIECE, NO_PIECE
    for i in range(3):
        other = s.skills_offered[i] - 1
        s.skills_offered[i] = 0
        if other >= 0 and other != skill:
            if first == NO_PIECE:
                first = other
            else:
                second = other
    if second != NO_PIECE:
        if below(s.chance, 2) == 1:
            first, second = second, first
    if first != NO_PIECE:
        bury_skill(s, first, True)
    if second != NO_PIECE:
        bury_skill(s, second, False)
