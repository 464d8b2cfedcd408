"""The steady team in the Zombie Phase: paths, defenders, and cards for windows."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import EFFECT as EFFECTS
from holdfast.games.outbreak.content import FIRST_FORTUNE, FIRST_ROW, LEVEL, MAIN_BASE, OP
from holdfast.games.outbreak.content.effects import (
    BULWARK,
    CALM,
    CARRY,
    FLEE,
    GARRISON,
    SHIELD,
    SKULL,
    STALL,
    TRAP_PIECE,
    WATCHTOWER,
)
from holdfast.games.outbreak.moves import AUTO, HEX, ORDINARY, PIECE, PLAY, SURVIVOR, TRAPS
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.rules.people import able_on, tokens
from holdfast.games.outbreak.state import W_DUSK, W_STRIKE
from holdfast.games.outbreak.steady.outlook import burning, dice_at, unmanned
from holdfast.games.outbreak.steady.worths import (
    CHANCES,
    MOST_DICE,
    MOST_SYMBOLS,
    NEVER,
    SETTLEMENT_WORTH,
)
from holdfast.kernel.rule import long_rule


@long_rule
def path_worth(s: Any, tile: int) -> int:
    """Where hordes may best go: onto walls and defenders, not onto the Helpless or the base."""
    worth = 0
    if s.tiles[tile].pieces[BULWARK] > 0:
        worth += 400
    if s.helpless == tile:
        worth -= 400 if able_on(s, 1 << tile) else 5000
    if tile == MAIN_BASE:
        worth -= 200
    if s.tiles[tile].defended == 0:
        if able_on(s, 1 << tile):
            worth += 100
        if s.tiles[tile].pieces[GARRISON] + s.tiles[tile].pieces[TRAP_PIECE] > 0:
            worth += 150
    worth -= 40 * s.tiles[tile].pieces[WATCHTOWER]
    return worth - SETTLEMENT_WORTH[tile] // 20


@long_rule
def defender_worth(s: Any, move: int) -> int:
    """D-DEFENDER: the likeliest to succeed, with the fewest wounds."""
    if not SURVIVOR <= move < PIECE:
        return 0
    v = move - SURVIVOR
    tile = s.survivors[v].tile | 0
    return 100 + 10 * dice_at(s, v, tile, 2) + tokens(s.survivors[v]) - 3 * s.survivors[v].wounds


@long_rule
def auto_worth(s: Any, move: int) -> int:
    """D-AUTO: as much as the horde deserves."""
    used = move - AUTO
    dice = 2 * (used // (TRAPS + 1)) + 3 * (used % (TRAPS + 1))
    if dice == 0:
        return 0
    card = s.hordes[s.march.chain[s.march.links]].card | 0
    symbols = 0
    for k in range(6):
        symbols += needed(s, card, k) * (2 if k == SKULL else 1)
    return CHANCES[min(MOST_SYMBOLS, symbols), min(MOST_DICE, dice)] * 3 - 8 * dice


@long_rule
def window_worth(s: Any, move: int, struck: int) -> int:
    """Cards for windows are played when the window opens for them and it matters."""
    if not PLAY <= move < HEX:
        return 0
    row = FIRST_ROW[FIRST_FORTUNE + (move - PLAY) % ORDINARY] | 0
    op = EFFECTS[row, OP] | 0
    if s.asked == W_DUSK:
        return 50 if burning(s) >> s.helpless & 1 else NEVER
    if s.asked == W_STRIKE:
        return strike_worth(s, op)
    if op == STALL or op == CALM:
        return 50 if struck & unmanned(s) or struck >> s.helpless & 1 else NEVER
    return 50


@long_rule
def strike_worth(s: Any, op: int) -> int:
    """STRIKE: cards save the Helpless, and settlements that nobody would hold."""
    tile = s.march.tile | 0
    guards = able_on(s, 1 << tile)
    lost = s.helpless == tile and guards == 0
    if s.tiles[tile].pieces[BULWARK] > 0:
        return NEVER
    if op == FLEE or op == CARRY:
        return 40 if lost else NEVER
    if lost or guards == 0 or s.march.rush:
        return 50
    weak = LEVEL[s.hordes[s.march.chain[s.march.links]].card] < 3
    return NEVER if weak and op == SHIELD else 45
