"""The steady team and its dice: what is added to a roll, rolled again, and paid."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import EFFECT as EFFECTS
from holdfast.games.outbreak.content import FIRST_FORTUNE, FIRST_ROW, OP, WHAT
from holdfast.games.outbreak.content.effects import FIX, GAIN, SKULL
from holdfast.games.outbreak.content.geometry import DISTANCE, NEIGHBOUR, OFF_BOARD
from holdfast.games.outbreak.moves import (
    ACCEPT,
    ARTILLERY,
    AUTO,
    DOOM_DIE,
    FACES,
    HEX,
    ORDINARY,
    PLAY,
    REROLL,
    RESOURCES,
    ROLL,
    SETTLEMENT,
    TURRET,
    USE_GARRISON,
    USE_TRAP,
)
from holdfast.games.outbreak.moves import FIX as FIX_MOVE
from holdfast.games.outbreak.moves import PAY as PAY_MOVE
from holdfast.games.outbreak.rules.attack import can_pay
from holdfast.games.outbreak.rules.cards import drawn_count
from holdfast.games.outbreak.rules.dice import is_attack, number_of_dice, tokens_there
from holdfast.games.outbreak.rules.ground import horde_at, is_revealed
from holdfast.games.outbreak.rules.hordes import needed
from holdfast.games.outbreak.state import DOOM_SKULL, REVEALED, SWELL
from holdfast.games.outbreak.steady.outlook import burns_helpless, horde_worth
from holdfast.games.outbreak.steady.worths import CHANCES, MOST_DICE, MOST_SYMBOLS, NEVER
from holdfast.kernel.rule import long_rule


@long_rule
def open_symbols(s: Any, card: int) -> int:
    """Symbols of a horde that the tokens where the roll is made cannot match."""
    symbols = 2 * needed(s, card, SKULL)
    for k in range(RESOURCES):
        symbols += max(0, needed(s, card, k) - tokens_there(s, k))
    return min(MOST_SYMBOLS, symbols)


@long_rule
def stakes(s: Any) -> int:
    """What the roll is about: the worth of the attacker, or of the best target in reach."""
    if not is_attack(s.dice.going):
        return horde_worth(s, s.dice.horde - 1) + 20
    best = 0
    hex = s.tiles[s.dice.tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            best = max(best, horde_worth(s, horde_at(s, n)))
    return best


@long_rule
def odds(s: Any) -> int:
    """Percent for the roll about to be made against what it is about."""
    dice = min(MOST_DICE, number_of_dice(s))
    if not is_attack(s.dice.going):
        return CHANCES[open_symbols(s, s.hordes[s.dice.horde - 1].card | 0), dice] | 0
    best = 0
    hex = s.tiles[s.dice.tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            card = s.hordes[horde_at(s, n)].card | 0
            best = max(best, CHANCES[open_symbols(s, card), dice] | 0)
    return best


@long_rule
def succeeds(s: Any) -> bool:
    """Whether the roll as it lies pays for anything."""
    if not is_attack(s.dice.going):
        return can_pay(s, s.hordes[s.dice.horde - 1].card | 0)
    hex = s.tiles[s.dice.tile].hex | 0
    for d in range(6):
        n = NEIGHBOUR[hex, d] | 0
        if n != OFF_BOARD and is_revealed(s, n):
            if can_pay(s, s.hordes[horde_at(s, n)].card | 0):
                return True
    return False


@long_rule
def dice_worth(s: Any, face: int) -> int:
    """Whether a die of this face can be spared: nothing in reach needs it."""
    if face == SKULL:
        return -50
    if face > SKULL:
        return -50 if s.dice.doom == DOOM_SKULL else 40
    need = 0
    if is_attack(s.dice.going):
        hex = s.tiles[s.dice.tile].hex | 0
        for d in range(6):
            n = NEIGHBOUR[hex, d] | 0
            if n != OFF_BOARD and is_revealed(s, n):
                need = max(need, needed(s, s.hordes[horde_at(s, n)].card | 0, face))
    else:
        need = needed(s, s.hordes[s.dice.horde - 1].card | 0, face)
    spare = s.dice.faces[face] - need
    return 20 + spare if spare > 0 else -20


@long_rule
def worth_at(s: Any, distance: int, dice: int) -> int:
    """What a roll of so many dice can be expected to bring against one horde at a distance."""
    here, most = s.tiles[s.dice.tile].hex | 0, 0
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if horde.place == REVEALED and DISTANCE[here, horde.hex] == distance:
            chance = CHANCES[open_symbols(s, horde.card | 0), min(MOST_DICE, dice)] | 0
            most = max(most, horde_worth(s, uid) * chance)
    return most


@long_rule
def mods_worth(s: Any, move: int) -> int:
    """D-MODS: add what is there where a defence would likely fail."""
    if move == ROLL:
        return 0
    defends = not is_attack(s.dice.going)
    doubtful = odds(s) < 75
    if move == USE_GARRISON or move == USE_TRAP:
        return 50 if doubtful and (defends or stakes(s) >= 80) else NEVER
    if move == TURRET:
        return 40 if doubtful and tokens_there(s, 2) > 0 and stakes(s) >= 50 else NEVER
    if move == DOOM_DIE:
        return 30 if doubtful and (s.exp == 0 or drawn_count(s) < 3 or defends) else NEVER
    if move == ARTILLERY:
        dice = number_of_dice(s)  # Artillery adds one, and gives up what is next door
        return 10 if worth_at(s, 2, dice + 1) > worth_at(s, 1, dice) else NEVER
    if PLAY <= move < HEX:
        row = FIRST_ROW[FIRST_FORTUNE + (move - PLAY) % ORDINARY] | 0
        if EFFECTS[row, OP] == GAIN:
            return (
                20 if doubtful and stakes(s) >= 60 and helps(s, EFFECTS[row, WHAT] | 0) else NEVER
            )
        return 20 if doubtful and stakes(s) >= 60 else NEVER
    return 10


@long_rule
def helps(s: Any, kinds: int) -> bool:
    """Whether tokens of these kinds are lacking against what the roll is about."""
    if is_attack(s.dice.going):
        return False  # they would have been played before the attack
    card = s.hordes[s.dice.horde - 1].card | 0
    for k in range(RESOURCES):
        if kinds >> k & 1 and needed(s, card, k) > tokens_there(s, k):
            return True
    return False


@long_rule
def roll_worth(s: Any, move: int) -> int:
    """D-ROLL: re-roll what is of no use, spend cards where the roll fails and it matters."""
    if move == ACCEPT:
        return 0
    if REROLL <= move < FIX_MOVE:
        return dice_worth(s, (move - REROLL) % FACES)
    if FIX_MOVE <= move < ACCEPT:
        return NEVER if succeeds(s) else dice_worth(s, (move - FIX_MOVE) % FACES)
    if succeeds(s) or stakes(s) < 50:
        return NEVER
    op = EFFECTS[FIRST_ROW[FIRST_FORTUNE + (move - PLAY) % ORDINARY], OP] | 0
    if op != FIX:
        return 15
    s.dice.faces[SKULL] += 1
    saved = succeeds(s)
    s.dice.faces[SKULL] -= 1
    return 60 if saved else NEVER


@long_rule
def pay_worth(s: Any, move: int, i: int) -> int:
    """D-TARGET: the worthiest; D-PAY: the first way spends the fewest tokens."""
    if HEX <= move < SETTLEMENT:
        uid = horde_at(s, move - HEX)
        bad = burns_helpless(s, s.hordes[uid].card | 0, s.dice.tile | 0)
        return -5 if bad and s.hordes[uid].meeple != SWELL else 100 + horde_worth(s, uid)
    if PAY_MOVE <= move < AUTO:
        return 500 - i
    return 0
