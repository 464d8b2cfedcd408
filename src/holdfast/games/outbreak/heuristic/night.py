"""Scores for the Zombie Phase: paths, defenders, and cards in windows."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves, state
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.heuristic import threats, worths
from holdfast.games.outbreak.rules import hordes, people
from holdfast.kernel.rule import long_rule


@long_rule
def path_worth(s: Any, tile: int) -> int:
    """Return the score of a settlement as a horde's path.

    Bulwarks and defenders score high, the Helpless and the Main Base low.
    """
    worth = 0
    if s.tiles[tile].pieces[effects.BULWARK] > 0:
        worth += 400
    if s.helpless == tile:
        worth -= 400 if people.able_on(s, 1 << tile) else 5000
    if tile == content.MAIN_BASE:
        worth -= 200
    if s.tiles[tile].defended == 0:
        if people.able_on(s, 1 << tile):
            worth += 100
        if s.tiles[tile].pieces[effects.GARRISON] + s.tiles[tile].pieces[effects.TRAP_PIECE] > 0:
            worth += 150
    worth -= 40 * s.tiles[tile].pieces[effects.WATCHTOWER]
    return worth - worths.SETTLEMENT_WORTH[tile] // 20


@long_rule
def defender_worth(s: Any, move: int) -> int:
    """Return the score of a defender (D-DEFENDER).

    It is highest for the most dice and tokens and the fewest wounds.
    """
    if move not in moves.SURVIVOR:
        return 0
    v = moves.SURVIVOR.survivor(move)
    tile = s.survivors[v].tile
    return (
        100
        + 10 * threats.dice_at(s, v, tile, 2)
        + people.tokens(s.survivors[v])
        - 3 * s.survivors[v].wounds
    )


@long_rule
def auto_worth(s: Any, move: int) -> int:
    """Return the score of an automatic defence (D-AUTO), its chance minus the cost in pieces."""
    dice = 2 * moves.AUTO.garrisons(move) + 3 * moves.AUTO.traps(move)
    if dice == 0:
        return 0
    card = s.hordes[s.march.chain[s.march.links]].card
    symbols = 0
    for k in range(6):
        symbols += hordes.needed(s, card, k) * (2 if k == effects.SKULL else 1)
    return (
        worths.CHANCES[min(worths.MOST_SYMBOLS, symbols), min(worths.MOST_DICE, dice)] * 3
        - 8 * dice
    )


@long_rule
def window_worth(s: Any, move: int, struck: int) -> int:
    """Return the score of playing a card in a window.

    It is high only if the window's danger is real.
    """
    if move not in moves.PLAY:
        return 0
    row = content.SOURCES[content.FIRST_FORTUNE + moves.PLAY.card(move)].first
    op = content.EFFECTS[row].op
    if s.about == state.W_DUSK:
        return 50 if threats.burning_tiles(s) >> s.helpless & 1 else worths.NEVER
    if s.about == state.W_STRIKE:
        return strike_worth(s, op)
    if op == effects.STALL or op == effects.CALM:
        return (
            50 if struck & threats.unmanned_tiles(s) or struck >> s.helpless & 1 else worths.NEVER
        )
    return 50


@long_rule
def strike_worth(s: Any, op: int) -> int:
    """Return the score of a card in the window STRIKE: high if it prevents a loss."""
    tile = s.march.tile
    guards = people.able_on(s, 1 << tile)
    lost = s.helpless == tile and guards == 0
    if s.tiles[tile].pieces[effects.BULWARK] > 0:
        return worths.NEVER
    if op == effects.FLEE or op == effects.CARRY:
        return 40 if lost else worths.NEVER
    if lost or guards == 0 or s.march.rush:
        return 50
    weak = content.HORDES[s.hordes[s.march.chain[s.march.links]].card].level < 3
    return worths.NEVER if weak and op == effects.SHIELD else 45
