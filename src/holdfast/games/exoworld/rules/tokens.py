"""Tokens onto the base and off it: ops TOK and UNTOK, and the Engineer's second token."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import OPS
from holdfast.games.exoworld.rules.asking import ask, count_bits, lowest_bit
from holdfast.games.exoworld.rules.base import put_token, removable_tokens, take_token
from holdfast.games.exoworld.rules.crew import active_player
from holdfast.games.exoworld.rules.ending import levels_changed
from holdfast.games.exoworld.rules.steps import CHOOSE_PLACE, PLACE_TOKENS, REMOVE_TOKEN
from holdfast.games.exoworld.rules.targets import removal_places, token_places
from holdfast.games.exoworld.state import FROZEN, PLACE, SHUTDOWN, WHICH_TOKEN
from holdfast.kernel.agenda import push
from holdfast.kernel.rule import long_rule, rule

# Tokens onto the base: op TOK


@long_rule
def place_tokens(s: Any, row: int, left: int, excluded: int, log: Any) -> None:
    """EX-EVT-8, EX-EVT-9, EX-TOK-3: the active player chooses, one token after the other."""
    if s.stock[OPS[row, 1]] == 0:
        return
    places = token_places(s, row, excluded)
    if count_bits(places) > 1:
        push(s.agenda, PLACE_TOKENS, row, left, excluded)
        ask(s, PLACE, active_player(s))
    elif places != 0:
        place_token(s, row, left, lowest_bit(places), log)


@long_rule
def place_token(s: Any, row: int, left: int, place: int, log: Any) -> None:
    """EX-END-4: one token; then victory is checked, then the next one."""
    token = OPS[row, 1] | 0
    put_token(s, place, token, log)
    if token == SHUTDOWN or token == FROZEN:
        levels_changed(s, log)
    if left > 1 and s.over == 0:
        push(s.agenda, PLACE_TOKENS, row, left - 1, place + 1)


# Tokens off the base: op UNTOK, and the Engineer's second token


@rule
def choose_place(s: Any, count: int, holder: int) -> None:
    """D-CELL among the locations with a removable token."""
    places = removal_places(s)
    if count_bits(places) > 1:
        push(s.agenda, CHOOSE_PLACE, count, 0, holder)
        ask(s, PLACE, holder)
    elif places != 0:
        push(s.agenda, REMOVE_TOKEN, lowest_bit(places), 2 * count, holder)


@long_rule
def remove_token(s: Any, place: int, how: int, holder: int, log: Any) -> None:
    """D-TOKEN. `how` is twice the number of tokens that may go, plus 1 if none need go."""
    types = removable_tokens(s, place)
    if types == 0:
        return
    if how & 1 == 1 or count_bits(types) > 1:
        push(s.agenda, REMOVE_TOKEN, place, how, holder)
        ask(s, WHICH_TOKEN, holder)
    else:
        remove_one(s, place, lowest_bit(types), how, holder, log)


@long_rule
def remove_one(s: Any, place: int, token: int, how: int, holder: int, log: Any) -> None:
    """EX-REP-1, EX-REP-3: the token's effect ends at once; a further one is optional."""
    take_token(s, place, token, log)
    if token == SHUTDOWN or token == FROZEN:
        levels_changed(s, log)
    if how >= 4 and s.over == 0:
        push(s.agenda, REMOVE_TOKEN, place, (how & ~1) - 2 + 1, holder)
