"""Heuristic players of Outbreak: a score for every option, compiled like the rules.

They play as experienced people do. They destroy hordes that will strike tonight or stand where
they will strike, and keep the Helpless away from fire and behind a survivor. They spend Exp early
on skills and towers, and on incapacitated survivors at once.

worths     fixed scores of cards, skills and settlements, and chances
threats    forecast of the night, and scores of hordes
places     scores of places, today and tonight
opening    reveals, Settlers and tokens
turn       who acts, and their actions
rolls      dice before and after the roll
night      paths, defenders and windows
choices    choices of effects
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import decisions, moves
from holdfast.games.outbreak.heuristic import (
    choices,
    night,
    opening,
    places,
    rolls,
    threats,
    turn,
    worths,
)
from holdfast.games.outbreak.rules import ground
from holdfast.kernel.ratings import keep_better
from holdfast.kernel.rule import long_rule


@long_rule
def worth_of(s: Any, move: int, i: int, struck: int) -> int:
    """Return the score of an option of the open decision; `i` is its index among the options."""
    ask = s.ask
    if ask == decisions.TURN:
        return turn.turn_worth(s, s.active, move, struck)
    if ask == decisions.WHO:
        return turn.who_worth(s, move, struck)
    if ask == decisions.MODS:
        return rolls.mods_worth(s, move)
    if ask == decisions.ROLL:
        return rolls.roll_worth(s, move)
    if ask == decisions.TARGET or ask == decisions.PAY:
        return rolls.pay_worth(s, move, i)
    if ask == decisions.REVEAL or ask == decisions.REVEAL_EDGE:
        return opening.reveal_worth(s, moves.HEX.hex(move))
    if ask == decisions.HELPLESS:
        tile = s.helpless if move in moves.STAY else ground.tile_at(s, moves.HEX.hex(move))
        return places.haven_worth(s, tile, struck) + (5 if move in moves.STAY else 0)
    if ask == decisions.HORDE_PATH:
        return night.path_worth(s, ground.tile_at(s, moves.HEX.hex(move)))
    if decisions.HELPLESS_RETREAT <= ask <= decisions.RETREAT:
        return places.haven_worth(s, ground.tile_at(s, moves.HEX.hex(move)), struck)
    if ask == decisions.DEFENDER:
        return night.defender_worth(s, move)
    if ask == decisions.AUTO:
        return night.auto_worth(s, move)
    if ask == decisions.WINDOW:
        return night.window_worth(s, move, struck)
    if ask == decisions.SETTLER:
        return opening.settler_worth(s, move, struck)
    if ask == decisions.TOKEN_HEX:
        return opening.token_worth(s, ground.tile_at(s, moves.HEX.hex(move)))
    if ask == decisions.DEV_HEX:
        return turn.site_worth(s, ground.tile_at(s, moves.HEX.hex(move)), struck)
    return card_or_choice(s, ask, move, struck)


@long_rule
def card_or_choice(s: Any, ask: int, move: int, struck: int) -> int:
    """Return the score of an option that picks from a list or answers an effect."""
    if ask == decisions.SETTLER_TILE:
        return worths.SETTLEMENT_WORTH[moves.SETTLEMENT.settlement(move)]
    if ask == decisions.SETUP_SURV:
        return worths.SURVIVOR_WORTH[moves.SURVIVOR.survivor(move)]
    if ask == decisions.KIND:
        return turn.kind_worth(s, s.about, moves.KIND.resource(move))
    if ask == decisions.DROP:
        return -turn.kind_worth(s, s.about, moves.KIND.resource(move))
    if ask == decisions.TRADE:
        return 0 if move in moves.DONE else -1
    if ask == decisions.BODYGUARD:
        return s.survivors[s.about].wounds if move in moves.TAKE_IT else 1
    if move in moves.SKILL:
        return worths.SKILL_WORTH[moves.SKILL.skill(move)]
    if move in moves.CARD:
        return -worths.CARD_WORTH[moves.CARD.card(move)]
    return choices.choice_worth(s, move, struck)


@long_rule
def advise(s: Any, options: Any, n: int, noise: int) -> int:
    """Return the move with the highest score; `noise` picks among equal ones."""
    struck = threats.struck_tonight(s)
    best, most, equals = options[0], worths.NEVER - 1, 0
    for i in range(n):
        value = worth_of(s, options[i], i, struck)
        if options[i] in moves.END and value < 0:
            value = 0
        best, most, equals = keep_better(best, most, equals, options[i], value, noise + 7919 * i)
    return best
