"""Scores for dice: additions to a roll, re-rolls and payments."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, moves, state
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.heuristic import threats, worths
from holdfast.games.outbreak.rules import doom, ground, hordes, payment, rolls
from holdfast.kernel.rule import long_rule


@long_rule
def open_symbols(s: Any, card: int) -> int:
    """Return the number of a horde's symbols that the tokens at the roll's place cannot match."""
    symbols = 2 * hordes.needed(s, card, effects.SKULL)
    for k in range(moves.RESOURCES):
        symbols += max(0, hordes.needed(s, card, k) - rolls.tokens_there(s, k))
    return min(worths.MOST_SYMBOLS, symbols)


@long_rule
def stakes(s: Any) -> int:
    """Return the stakes of the roll: the score of the attacker, or of the best target in reach."""
    if not rolls.is_attack(s.dice.going):
        return threats.horde_worth(s, s.dice.horde - 1) + 20
    best = 0
    hex = s.tiles[s.dice.tile].hex
    for d in range(6):
        n = geometry.NEIGHBOUR[hex, d]
        if n != geometry.OFF_BOARD and ground.is_revealed(s, n):
            best = max(best, threats.horde_worth(s, ground.horde_at(s, n)))
    return best


@long_rule
def odds(s: Any) -> int:
    """Return the chance in percent that the coming roll defeats its best target or the attacker."""
    dice = min(worths.MOST_DICE, rolls.number_of_dice(s))
    if not rolls.is_attack(s.dice.going):
        return worths.CHANCES[open_symbols(s, s.hordes[s.dice.horde - 1].card), dice]
    best = 0
    hex = s.tiles[s.dice.tile].hex
    for d in range(6):
        n = geometry.NEIGHBOUR[hex, d]
        if n != geometry.OFF_BOARD and ground.is_revealed(s, n):
            card = s.hordes[ground.horde_at(s, n)].card
            best = max(best, worths.CHANCES[open_symbols(s, card), dice])
    return best


@long_rule
def succeeds(s: Any) -> bool:
    """Return whether the dice as rolled pay for a horde."""
    if not rolls.is_attack(s.dice.going):
        return payment.can_pay(s, s.hordes[s.dice.horde - 1].card)
    hex = s.tiles[s.dice.tile].hex
    for d in range(6):
        n = geometry.NEIGHBOUR[hex, d]
        if n != geometry.OFF_BOARD and ground.is_revealed(s, n):
            if payment.can_pay(s, s.hordes[ground.horde_at(s, n)].card):
                return True
    return False


@long_rule
def dice_worth(s: Any, face: int) -> int:
    """Return the score of rerolling a die of this face: positive if no horde in reach needs it."""
    if face == effects.SKULL:
        return -50
    if face > effects.SKULL:
        return -50 if s.dice.doom == state.DOOM_SKULL else 40
    need = 0
    if rolls.is_attack(s.dice.going):
        hex = s.tiles[s.dice.tile].hex
        for d in range(6):
            n = geometry.NEIGHBOUR[hex, d]
            if n != geometry.OFF_BOARD and ground.is_revealed(s, n):
                need = max(need, hordes.needed(s, s.hordes[ground.horde_at(s, n)].card, face))
    else:
        need = hordes.needed(s, s.hordes[s.dice.horde - 1].card, face)
    spare = s.dice.faces[face] - need
    return 20 + spare if spare > 0 else -20


@long_rule
def worth_at(s: Any, distance: int, dice: int) -> int:
    """Return the expected score of `dice` dice against the best horde at a distance."""
    here, most = s.tiles[s.dice.tile].hex, 0
    for uid in range(s.dealt):
        horde = s.hordes[uid]
        if horde.place == state.REVEALED and geometry.DISTANCE[here, horde.hex] == distance:
            chance = worths.CHANCES[open_symbols(s, horde.card), min(worths.MOST_DICE, dice)]
            most = max(most, threats.horde_worth(s, uid) * chance)
    return most


@long_rule
def mods_worth(s: Any, move: int) -> int:
    """Return the score of adding something to a roll (D-MODS): high if the roll may fail."""
    if move in moves.ROLL:
        return 0
    defends = not rolls.is_attack(s.dice.going)
    doubtful = odds(s) < 75
    if move in moves.USE_GARRISON or move in moves.USE_TRAP:
        return 50 if doubtful and (defends or stakes(s) >= 80) else worths.NEVER
    if move in moves.TURRET:
        return 40 if doubtful and rolls.tokens_there(s, 2) > 0 and stakes(s) >= 50 else worths.NEVER
    if move in moves.DOOM_DIE:
        bearable = s.exp == 0 or doom.cards_on(s.doom_drawn) < 3
        return 30 if doubtful and (bearable or defends) else worths.NEVER
    if move in moves.ARTILLERY:
        dice = rolls.number_of_dice(s)  # Artillery adds one die and cannot hit adjacent hordes
        return 10 if worth_at(s, 2, dice + 1) > worth_at(s, 1, dice) else worths.NEVER
    if move in moves.PLAY:
        row = content.SOURCES[content.FIRST_FORTUNE + moves.PLAY.card(move)].first
        if content.EFFECTS[row].op == effects.GAIN:
            return (
                20
                if doubtful and stakes(s) >= 60 and helps(s, content.EFFECTS[row].what)
                else worths.NEVER
            )
        return 20 if doubtful and stakes(s) >= 60 else worths.NEVER
    return 10


@long_rule
def helps(s: Any, kinds: int) -> bool:
    """Return whether tokens of these kinds are missing against the attacking horde."""
    if rolls.is_attack(s.dice.going):
        return False  # they would have been played before the attack
    card = s.hordes[s.dice.horde - 1].card
    for k in range(moves.RESOURCES):
        if kinds >> k & 1 and hordes.needed(s, card, k) > rolls.tokens_there(s, k):
            return True
    return False


@long_rule
def roll_worth(s: Any, move: int) -> int:
    """Return the score of changing the dice (D-ROLL).

    It is high for rerolling useless dice, and for cards only if the roll matters.
    """
    if move in moves.ACCEPT:
        return 0
    if move in moves.REROLL:
        return dice_worth(s, moves.REROLL.face(move))
    if move in moves.FIX:
        return worths.NEVER if succeeds(s) else dice_worth(s, moves.FIX.face(move))
    if succeeds(s) or stakes(s) < 50:
        return worths.NEVER
    op = content.EFFECTS[content.SOURCES[content.FIRST_FORTUNE + moves.PLAY.card(move)].first].op
    if op != effects.FIX:
        return 15
    s.dice.faces[effects.SKULL] += 1
    saved = succeeds(s)
    s.dice.faces[effects.SKULL] -= 1
    return 60 if saved else worths.NEVER


@long_rule
def pay_worth(s: Any, move: int, i: int) -> int:
    """Return the score of a target (D-TARGET) or a payment (D-PAY).

    The first payment spends the fewest tokens.
    """
    if move in moves.HEX:
        uid = ground.horde_at(s, moves.HEX.hex(move))
        bad = threats.burns_helpless(s, s.hordes[uid].card, s.dice.tile)
        return (
            -5 if bad and s.hordes[uid].meeple != state.SWELL else 100 + threats.horde_worth(s, uid)
        )
    if move in moves.PAY:
        return 500 - i
    return 0
