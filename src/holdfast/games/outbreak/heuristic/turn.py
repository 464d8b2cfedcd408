"""Scores for the Survivor Phase: who acts next, and the actions of a turn."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, moves, state
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.heuristic import places, threats, worths
from holdfast.games.outbreak.rules import ground, hordes, people, values
from holdfast.kernel.rule import long_rule, rule


@long_rule
def who_worth(s: Any, move: int, struck: int) -> int:
    """Return the score of letting a survivor act next.

    It is highest for survivors who can destroy a horde. Ending the phase early scores lowest.
    """
    if move in moves.END_PHASE:
        return worths.NEVER
    if move in moves.PLAY:
        return card_worth(s, moves.PLAY.card(move), struck)
    v = moves.SURVIVOR.survivor(move)
    return 1000 + threats.attack_worth(s, v, s.survivors[v].tile)


# D-TURN


@long_rule
def turn_worth(s: Any, v: int, move: int, struck: int) -> int:
    """Return the score of an action of the turn; END scores 0."""
    here = s.survivors[v].tile
    if move in moves.MOVE:
        gain = places.place_worth(
            s, v, ground.tile_at(s, moves.MOVE.hex(move)), struck
        ) - places.place_worth(s, v, here, struck)
        return 1000 + gain if gain > 60 else worths.NEVER
    if move in moves.DEVELOP:
        return develop_worth(s, v, moves.DEVELOP.development(move), struck)
    if move in moves.ATTACK:
        return 300 + threats.attack_worth(s, v, here)
    if move in moves.AID:
        return aid_worth(s, v, moves.AID.settlement(move), moves.AID.aid(move))
    if move in moves.SEARCH:
        room = values.hand_limit(v) - people.hand_size(s.survivors[v])
        return 650 + 150 * room if room > 0 else 350
    if move in moves.SPECIAL:
        return special_worth(s, v, moves.SPECIAL.ability(move), here, struck)
    if move in moves.PLACE_TRAP:
        return 800 if struck >> here & 1 else worths.NEVER
    if move in moves.HOSPITAL:
        return 30000
    if move in moves.PLAY:
        return card_worth(s, moves.PLAY.card(move), struck)
    if move in moves.DISMOUNT or move in moves.TRADE:
        return worths.NEVER
    return 0


@long_rule
def special_worth(s: Any, v: int, ability: int, here: int, struck: int) -> int:
    """Return the score of a special ability, or NEVER if it is of no use now."""
    op = content.EFFECTS[content.SOURCES[ability].first].op
    if op == effects.CARRY:
        best = 0
        free = ground.free_tiles(s)
        now = places.place_worth(s, v, here, struck)
        for t in range(moves.SETTLEMENTS):
            if free >> t & 1 and t != here:
                best = max(best, places.place_worth(s, v, t, struck) - now)
        return best + 500 if best > 900 else worths.NEVER
    if op == effects.SWAP:
        return worths.NEVER
    if op == effects.PAY:
        return 700 if struck >> here & 1 else worths.NEVER
    if op == effects.PUT:
        return 1200 if struck >> here & 1 or s.supply[effects.GARRISON] > 2 else worths.NEVER
    return 1500


# Develop


@long_rule
def develop_worth(s: Any, v: int, development: int, struck: int) -> int:
    """Return the score of a development.

    Reviving comes first, then fire near the Helpless, early skills and towers, then defences.
    """
    if development == content.REVIVE:
        return 25000
    if development == content.RESTORE:
        return restore_worth(s, s.survivors[v].tile)
    cost = content.DEVELOPMENTS[development].cost
    if development == content.BULWARKS and struck & threats.unmanned_tiles(s) & 1 << s.helpless:
        return 14000
    if s.exp < cost + reserve(s):
        return worths.NEVER
    if development == content.FIRST_LESSON:
        return 6000
    if development == content.WATCHTOWERS:
        return 5000 if s.day < 9 else worths.NEVER
    if development == content.SECOND_LESSON:
        return 4800
    if development == content.SCHEMATIC:
        return 4600
    if development == content.BULWARKS:
        return 4000 if struck & threats.unmanned_tiles(s) else worths.NEVER
    if s.exp < cost + 7:
        return worths.NEVER
    return (
        1500
        if struck & threats.unmanned_tiles(s) or development != content.GARRISONS
        else worths.NEVER
    )


@long_rule
def reserve(s: Any) -> int:
    """Return the Exp to hold back: 1 to restore, 4 to revive if a survivor may fall soon."""
    return 4 if places.most_wounds(s) >= 2 and s.day > 4 else 1


@long_rule
def restore_worth(s: Any, tile: int) -> int:
    """Return the score of restoring a settlement: highest where the Helpless would die."""
    pieces = s.tiles[tile].pieces
    if pieces[effects.FIRE] + pieces[effects.CONTAM] > 0:
        near = s.tiles[tile].links | 1 << tile
        return 24000 if near >> s.helpless & 1 else 5500
    return 900 if pieces[effects.POWER] > 0 and s.exp > 3 else worths.NEVER


@long_rule
def site_worth(s: Any, tile: int, struck: int) -> int:
    """Return the score of a building site.

    Safe sites score high for towers, threatened ones for everything else.
    """
    hit = struck >> tile & 1
    if s.ask == decisions.DEV_HEX and s.against == content.WATCHTOWERS:
        worth = places.haven_worth(s, tile, struck)
        return worth + (100 if tile == content.MAIN_BASE else 0) - 1000 * hit
    worth = 50 * hit + (45 if s.helpless == tile else 0) + (10 if tile == content.MAIN_BASE else 0)
    return worth + (20 if threats.unmanned_tiles(s) >> tile & 1 else 0)


# Aid and cards


@long_rule
def aid_worth(s: Any, v: int, tile: int, which: int) -> int:
    """Return the score of an aid.

    Healing scores high for the wounded, tokens for survivors with room.
    """
    row = content.SOURCES[first_aid(tile, which)].first
    op = content.EFFECTS[row].op
    survivor = s.survivors[v]
    if op == effects.HEAL:
        return 1400 * survivor.wounds if which == 1 else 1000 * places.most_wounds(s)
    if op == effects.GAIN:
        room = values.capacity(s, v) - people.tokens(survivor)
        against = threats.aid_against_final(s, v, tile, which)
        if against > 0:
            return 300 + against
        wanted = min(10, max(0, most_wanted(s, v, content.EFFECTS[row].what)))
        return 450 + 200 * min(room, 3) + 30 * wanted if room > 0 else 100 + 60 * wanted
    if op == effects.UNDOOM:
        return 1300
    if op == effects.RESTORE:
        return 20000 if threats.burning_tiles(s) >> s.helpless & 1 else 900
    if op == effects.TOSS:
        return 900 * survivor.wounds
    if op == effects.LABORATORY:
        return 1500
    if op == effects.TANK:
        return 1600
    if op == effects.EXP:
        return 1200
    return worths.NEVER if op == effects.CARRY else 700


@long_rule
def most_wanted(s: Any, v: int, kinds: int) -> int:
    """Return the score of the best of these resources for a survivor."""
    if kinds == effects.FAVOURED:
        return kind_worth(s, v, content.SURVIVORS[v].favoured)
    most = 0
    for k in range(moves.RESOURCES):
        if kinds >> k & 1:
            most = max(most, kind_worth(s, v, k))
    return most if kinds != effects.ROLLED else 4


@long_rule
def kind_worth(s: Any, v: int, kind: int) -> int:
    """Return the score of a resource for a survivor.

    It is high if revealed hordes need it, above all near ones.
    """
    worth = 6 - 3 * s.survivors[v].goods[kind] + (40 if threats.final_wants(s) >> kind & 1 else 0)
    near = s.tiles[s.survivors[v].tile].links | 1 << s.survivors[v].tile
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if horde.place == state.REVEALED:
            need = max(0, hordes.needed(s, horde.card, kind) - s.survivors[v].goods[kind])
            worth += 5 * need if ground.beside(s, horde.hex) & near else need
    return worth


@rule
def first_aid(tile: int, which: int) -> int:
    """Return the source number of a settlement's aid."""
    return content.FIRST_AID + moves.AIDS * tile + which


@long_rule
def card_worth(s: Any, card: int, struck: int) -> int:
    """Return the score of playing a Fortune card in the turn."""
    row = content.SOURCES[content.FIRST_FORTUNE + card].first
    op = content.EFFECTS[row].op
    active = s.active
    if op == effects.GAIN:
        return supply_worth(s, active, content.EFFECTS[row].what)
    if op == effects.HEAL:
        return 7000 if places.most_wounds(s) >= 2 else worths.NEVER
    if op == effects.EXTRA:
        spent = not places.has_attack(s)
        tile = s.survivors[active].tile
        return 2500 if spent and threats.attack_worth(s, active, tile) > 1800 else worths.NEVER
    if op == effects.STEP:
        return worths.NEVER
    if op == effects.KILL:
        return kill_worth(s, row)
    if op == effects.FLEE or op == effects.CARRY:
        in_fire = threats.burning_tiles(s) >> s.helpless & 1
        alone = struck >> s.helpless & 1 and people.able_on(s, 1 << s.helpless) == 0
        last = s.phase == state.SURVIVORS_ACT and places.count_waiting(s) == 0
        return 9000 if (in_fire or alone) and last else worths.NEVER
    if op == effects.RESTORE:
        return 9000 if threats.burning_tiles(s) >> s.helpless & 1 else worths.NEVER
    if op == effects.PUT:
        return 3000 if struck & threats.unmanned_tiles(s) else worths.NEVER
    return 6000


@long_rule
def supply_worth(s: Any, v: int, kinds: int) -> int:
    """Return the score of a card with tokens.

    It is high for a survivor who will attack, lacks the tokens and has room for them.
    """
    if (
        v < 0
        or not places.has_attack(s)
        or values.capacity(s, v) - people.tokens(s.survivors[v]) < 2
    ):
        return worths.NEVER
    tile = s.survivors[v].tile
    hex = s.tiles[tile].hex
    for d in range(6):
        n = geometry.NEIGHBOUR[hex, d]
        if n != geometry.OFF_BOARD and ground.is_revealed(s, n):
            uid = ground.horde_at(s, n)
            for k in range(moves.RESOURCES):
                lacks = hordes.needed(s, s.hordes[uid].card, k) > threats.purse_at(s, v, tile, k)
                if kinds >> k & 1 and lacks and threats.horde_worth(s, uid) >= 40:
                    return 5000
    return worths.NEVER


@long_rule
def kill_worth(s: Any, row: int) -> int:
    """Return the score of a card that destroys a horde.

    It is high for hordes that strike tonight, or that are strong.
    """
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if (
            horde.place == state.REVEALED
            and content.HORDES[horde.card].level <= content.EFFECTS[row].what
        ):
            if threats.strikes(s, uid) or content.HORDES[horde.card].level == 3:
                return 6000
    return worths.NEVER
