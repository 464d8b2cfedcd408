"""Develop: what Exp buys (OB-DEV)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import (
    abilities,
    cards,
    deeds,
    goods,
    ground,
    in_force,
    lists,
    people,
    targets,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.bits import size
from holdfast.kernel.chance import below
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

NO_SKILL = -1


@long_rule
def price(s: Any, v: int, printed: int) -> int:
    """OB-DEV-12: the printed cost and all COST modifiers, at least 0; OB-VAR-2: free."""
    if s.options.no_exp == state.ON:
        return 0
    return max(
        0,
        printed
        + abilities.own_value(s, v, effects.COST)
        + in_force.doom_total(s, NOBODY, effects.COST),
    )


@rule
def can_spend(s: Any, cost: int) -> bool:
    """OB-DEV-1: no Exp can be spent while the Main Base is overrun."""
    return cost == 0 or (s.exp >= cost and s.overrun >> content.MAIN_BASE & 1 == 0)


@long_rule
def building_tiles(s: Any, piece: int) -> int:
    """OB-DEV-2: where a piece may be built; of Watchtower, Turret, Fortress one per settlement."""
    tiles = targets.tiles_for(s, piece)
    if piece == effects.WATCHTOWER or piece == effects.TURRET or piece == state.FORTRESS:
        for t in range(moves.SETTLEMENTS):
            if s.tiles[t].pieces[piece] > 0:
                tiles &= ~(1 << t)
    return tiles


@long_rule
def count_built(s: Any) -> int:
    """Built tokens in use."""
    return size(s.built)


@long_rule
def buildable_schematics(s: Any, v: int) -> int:
    """OB-SCH-1: unbuilt schematics in hand that name this settlement and can be afforded."""
    held = s.survivors[v].cards >> moves.ORDINARY & ~s.built
    if held == 0 or count_built(s) >= content.BUILT_TOKENS:
        return 0
    these = 0
    for k in range(moves.SCHEMATICS):
        if held >> k & 1 and content.SCHEMATICS[k].built_at >> s.survivors[v].tile & 1:
            if can_spend(s, price(s, v, content.SCHEMATICS[k].exp)):
                these |= 1 << k
    return these


@long_rule
def can_learn(s: Any, v: int, second: bool) -> bool:
    """OB-DEV-9: a class icon, a card in its deck; a second skill after the first, never a third."""
    survivor = s.survivors[v]
    deck = content.SETTLEMENTS[survivor.tile].skill_class
    if deck < 0 or cards.skills_left(s, deck) == 0:
        return False
    if second:
        return survivor.skills[0] > 0 and survivor.skills[1] == 0
    return survivor.skills[0] == 0


@long_rule
def can_develop(s: Any, v: int, development: int) -> bool:
    """Whether a development is possible and can be paid."""
    if (
        s.options.no_exp == state.ON
        and development != content.RESTORE
        and development != content.REVIVE
    ):
        return False
    if development == content.SCHEMATIC:
        return buildable_schematics(s, v) != 0
    if not can_spend(s, price(s, v, content.DEVELOPMENTS[development].cost)):
        return False
    if development == content.RESTORE:
        return targets.troubled_tiles(s) >> s.survivors[v].tile & 1 == 1
    if development == content.REVIVE:
        return people.fallen_team(s) != 0
    if development == content.FIRST_LESSON or development == content.SECOND_LESSON:
        return can_learn(s, v, development == content.SECOND_LESSON)
    return building_tiles(s, content.DEVELOPMENTS[development].piece) != 0


@long_rule
def offer_developments(s: Any, v: int) -> None:
    """The developments of the menu."""
    for development in range(moves.DEVELOPMENTS):
        if can_develop(s, v, development):
            offer(s, moves.DEVELOP(development))


@long_rule
def develop(s: Any, survivor: int, development: int, log: Any) -> None:
    """Begin a development; some ask what exactly is developed."""
    then(s, steps.TURN)
    v = survivor
    s.turn.developed = 1
    seat = people.seat_of(s, v)
    if development == content.RESTORE:
        spend(s, v, development, log)
        deeds.restore(s, s.survivors[v].tile, log)
    elif development == content.SCHEMATIC:
        ask(s, decisions.DEV_CARD, seat, v)
    elif development == content.REVIVE:
        ask(s, decisions.DEV_WHO, seat, v)
    elif development == content.FIRST_LESSON or development == content.SECOND_LESSON:
        spend(s, v, development, log)
        draw_skills(s, content.SETTLEMENTS[s.survivors[v].tile].skill_class)
        ask(s, decisions.SKILL, seat, v)
    else:
        ask(s, decisions.DEV_HEX, seat, v, development)


@long_rule
def spend(s: Any, v: int, development: int, log: Any) -> None:
    """OB-DEV-1: paid from the shared Exp."""
    cost = price(s, v, content.DEVELOPMENTS[development].cost)
    tell(log, events.DEVELOPED, v, development, cost)
    cards.change_exp(s, -cost, log)


@long_rule
def offer_building_tiles(s: Any, development: int) -> None:
    """D-DEV-HEX: where the piece may be built."""
    tiles = building_tiles(s, content.DEVELOPMENTS[development].piece)
    lists.offer_tiles(s, moves.HEX, tiles)


@long_rule
def build(s: Any, survivor: int, development: int, hex: int, log: Any) -> None:
    """D-DEV-HEX answered."""
    spend(s, survivor, development, log)
    tile = ground.tile_at(s, hex)
    goods.put_piece(s, tile, content.DEVELOPMENTS[development].piece, log)


@long_rule
def offer_fallen(s: Any) -> None:
    """D-DEV-WHO: the incapacitated."""
    lists.offer_survivors(s, people.fallen_team(s))


@long_rule
def revive(s: Any, survivor: int, chosen_survivor: int, log: Any) -> None:
    """D-DEV-WHO answered."""
    spend(s, survivor, content.REVIVE, log)
    deeds.revive(s, chosen_survivor, log)


@long_rule
def offer_schematics(s: Any, survivor: int) -> None:
    """D-DEV-CARD: the schematics that can be built here."""
    these = buildable_schematics(s, survivor)
    for k in range(moves.SCHEMATICS):
        if these >> k & 1:
            offer(s, moves.CARD(moves.ORDINARY + k))


@long_rule
def build_schematic(s: Any, survivor: int, card: int, log: Any) -> None:
    """D-DEV-CARD answered."""
    k = card - moves.ORDINARY
    cost = price(s, survivor, content.SCHEMATICS[k].exp)
    s.built |= 1 << k
    tell(log, events.BUILT, survivor, card, cost)
    cards.change_exp(s, -cost, log)


@long_rule
def draw_skills(s: Any, skill_class: int) -> None:
    """OB-DEV-9: up to three cards are drawn and offered."""
    for i in range(min(state.LESSON, cards.skills_left(s, skill_class))):
        skill = cards.draw_skill(s, skill_class)
        s.skills_offered[i] = skill + 1
        offer(s, moves.SKILL(skill))


@long_rule
def learn(s: Any, survivor: int, skill: int, log: Any) -> None:
    """D-SKILL answered. OB-DEV-9, OB-DEV-10: the others go under the deck in random order."""
    skills = s.survivors[survivor].skills
    skills[0 if skills[0] == 0 else 1] = skill + 1
    tell(log, events.LEARNED, survivor, skill)
    first, second = NO_SKILL, NO_SKILL
    for i in range(state.LESSON):
        other = s.skills_offered[i] - 1
        s.skills_offered[i] = 0
        if other >= 0 and other != skill:
            if first == NO_SKILL:
                first = other
            else:
                second = other
    if second != NO_SKILL:
        if below(s.chance, 2) == 1:
            first, second = second, first
    if first != NO_SKILL:
        cards.bury_skill(s, first, True)
    if second != NO_SKILL:
        cards.bury_skill(s, second, False)
