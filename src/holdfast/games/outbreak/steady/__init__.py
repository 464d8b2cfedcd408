"""The steady team of Outbreak: a heuristic for every decision, compiled like the rules.

It thinks as people do who know the game: destroy what will strike tonight, stand where it will
strike, keep the Helpless away from fire and behind somebody, spend Exp on skills and towers early
and on the wounded at once. Two modules weigh, and the others follow the day:

worths     what cards, skills and settlements are held to be worth, and chances
outlook    what the night will bring, and what hordes and places are worth
opening    what is revealed, where Settlers go and tokens lie
turn       who acts, and what they do
rolls      dice before and after they are thrown
night      paths, defenders and windows
choices    whatever effects ask
"""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.moves import (
    CARD,
    DONE,
    END,
    FACE,
    HEX,
    KIND,
    SETTLEMENT,
    SKILL,
    STAY,
    SURVIVOR,
)
from holdfast.games.outbreak.rules.ground import tile_at
from holdfast.games.outbreak.state import (
    D_AUTO,
    D_BODYGUARD,
    D_DEFENDER,
    D_DEV_HEX,
    D_DROP,
    D_HELPLESS,
    D_HORDE_PATH,
    D_KIND,
    D_MODS,
    D_PAY,
    D_RETREAT,
    D_REVEAL,
    D_REVEAL_EDGE,
    D_ROLL,
    D_SETTLER,
    D_SETTLER_TILE,
    D_SETUP_SURV,
    D_TARGET,
    D_TOKEN_HEX,
    D_TRADE,
    D_TURN,
    D_WHO,
    D_WINDOW,
)
from holdfast.games.outbreak.steady.choices import choice_worth
from holdfast.games.outbreak.steady.night import (
    auto_worth,
    defender_worth,
    path_worth,
    window_worth,
)
from holdfast.games.outbreak.steady.opening import reveal_worth, settler_worth, token_worth
from holdfast.games.outbreak.steady.outlook import haven_worth, struck_tonight
from holdfast.games.outbreak.steady.rolls import mods_worth, pay_worth, roll_worth
from holdfast.games.outbreak.steady.turn import kind_worth, site_worth, turn_worth, who_worth
from holdfast.games.outbreak.steady.worths import (
    CARD_WORTH,
    NEVER,
    SETTLEMENT_WORTH,
    SKILL_WORTH,
    SURVIVOR_WORTH,
)
from holdfast.kernel.rule import long_rule


@long_rule
def worth_of(s: Any, move: int, i: int, struck: int) -> int:
    """How good an option of the open decision looks."""
    ask = s.ask | 0
    if ask == D_TURN:
        return turn_worth(s, s.active | 0, move, struck)
    if ask == D_WHO:
        return who_worth(s, move, struck)
    if ask == D_MODS:
        return mods_worth(s, move)
    if ask == D_ROLL:
        return roll_worth(s, move)
    if ask == D_TARGET or ask == D_PAY:
        return pay_worth(s, move, i)
    if ask == D_REVEAL or ask == D_REVEAL_EDGE:
        return reveal_worth(s, move - HEX)
    if ask == D_HELPLESS:
        tile = s.helpless | 0 if move == STAY else tile_at(s, move - HEX)
        return haven_worth(s, tile, struck) + (5 if move == STAY else 0)
    if ask == D_HORDE_PATH:
        return path_worth(s, tile_at(s, move - HEX))
    if ask == D_RETREAT:
        return haven_worth(s, tile_at(s, move - HEX), struck)
    if ask == D_DEFENDER:
        return defender_worth(s, move)
    if ask == D_AUTO:
        return auto_worth(s, move)
    if ask == D_WINDOW:
        return window_worth(s, move, struck)
    if ask == D_SETTLER:
        return settler_worth(s, move, struck)
    if ask == D_TOKEN_HEX:
        return token_worth(s, tile_at(s, move - HEX))
    if ask == D_DEV_HEX:
        return site_worth(s, tile_at(s, move - HEX), struck)
    return card_or_choice(s, ask, move, struck)


@long_rule
def card_or_choice(s: Any, ask: int, move: int, struck: int) -> int:
    """The rest of `worth_of`: what is picked from a list, and what effects ask."""
    if ask == D_SETTLER_TILE:
        return SETTLEMENT_WORTH[move - SETTLEMENT] | 0
    if ask == D_SETUP_SURV:
        return SURVIVOR_WORTH[move - SURVIVOR] | 0
    if ask == D_KIND:
        return kind_worth(s, s.asked | 0, move - KIND)
    if ask == D_DROP:
        return -kind_worth(s, s.asked | 0, move - KIND)
    if ask == D_TRADE:
        return 0 if move == DONE else -1
    if ask == D_BODYGUARD:
        return s.survivors[s.asked].wounds if move < STAY else 1
    if SKILL <= move < FACE:
        return SKILL_WORTH[move - SKILL] | 0
    if CARD <= move < SKILL:
        return -CARD_WORTH[move - CARD]
    return choice_worth(s, move, struck)


@long_rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """The move that looks best; among equals the noise decides."""
    struck = struck_tonight(s)
    best, most, equals = moves[0] | 0, NEVER - 1, 0
    for i in range(n):
        value = worth_of(s, moves[i] | 0, i, struck)
        if moves[i] == END and value < 0:
            value = 0
        if value > most:
            best, most, equals = moves[i] | 0, value, 1
        elif value == most:
            equals += 1
            if (noise + 7919 * i) % equals == 0:
                best = moves[i] | 0
    return best
