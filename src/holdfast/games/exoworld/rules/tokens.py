"""Tokens onto the base and off it: ops TOK and UNTOK, and the Engineer's second token."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves, state, steps
from holdfast.games.exoworld.rules import base, ending, offers, people, targets
from holdfast.kernel.agenda import then
from holdfast.kernel.bits import lowest, size, without_lowest
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.rule import long_rule, rule

# Tokens onto the base: op TOK


@long_rule
def place_tokens(s: Any, row: int, left: int, excluded: int, log: Any) -> None:
    """EX-EVT-8, EX-EVT-9, EX-TOK-3: the active player chooses, one token after the other."""
    token = content.OPS[row].token
    if s.stock[token] == 0:
        return
    if s.version >= state.NO_VAIN_ORDER and are_all_filled(s, row, left, excluded):
        fill_all(s, row, excluded, log)
        return
    then(s, steps.PLACE_TOKENS, row, left, excluded)
    ask(s, decisions.PLACE_TOKEN, people.active_player(s), token)


@long_rule
def are_all_filled(s: Any, row: int, left: int, excluded: int) -> bool:
    """Whether every suitable place gets its token, so that there is but their order to choose.

    EX-END-4: the order matters where the first Shutdown token could win.
    """
    places, token = targets.token_places(s, row, excluded), content.OPS[row].token
    count = size(places)
    if count > left or count > s.stock[token]:
        return False
    while token == state.SHUTDOWN and places != 0:
        if base.would_win_shut_down(s, lowest(places)):
            return False
        places = without_lowest(places)
    return True


@long_rule
def fill_all(s: Any, row: int, excluded: int, log: Any) -> None:
    """EX-EVT-8: a token for every suitable place."""
    places = targets.token_places(s, row, excluded)
    while places != 0 and s.over == 0:
        lay_token(s, lowest(places), content.OPS[row].token, log)
        places = without_lowest(places)


@rule
def offer_token_places(s: Any, row: int, excluded: int) -> None:
    """D-CELL: where the token may lie."""
    offers.offer_places(s, moves.CELL, targets.token_places(s, row, excluded))


@long_rule
def place_token(s: Any, cell: int, row: int, left: int, log: Any) -> None:
    """D-CELL answered. EX-END-4: one token; then victory is checked, then the next one."""
    place = base.place_in(s, cell)
    lay_token(s, place, content.OPS[row].token, log)
    if left > 1 and s.over == 0:
        then(s, steps.PLACE_TOKENS, row, left - 1, place)


@rule
def lay_token(s: Any, place: int, token: int, log: Any) -> None:
    """EX-END-1: what a token switches off changes the levels."""
    base.put_token(s, place, token, log)
    if token == state.SHUTDOWN or token == state.FROZEN:
        ending.levels_changed(s, log)


# Tokens off the base: op UNTOK, and the Engineer's second token


@rule
def choose_place(s: Any, count: int, holder: int) -> None:
    """D-CELL among the locations with a removable token."""
    then(s, steps.CHOOSE_PLACE, count, holder)
    ask(s, decisions.CHOOSE_PLACE, holder)


@rule
def offer_removal_places(s: Any) -> None:
    """D-CELL: locations with a token that may be removed."""
    offers.offer_places(s, moves.CELL, targets.removal_places(s))


@rule
def take_place(s: Any, cell: int, count: int, holder: int) -> None:
    """D-CELL answered."""
    then(s, steps.REMOVE_TOKEN, base.place_in(s, cell), count, 0, holder)


@rule
def remove_token(s: Any, place: int, count: int, optional: int, holder: int) -> None:
    """D-TOKEN: up to so many tokens; the first need not go only if that is `optional`."""
    then(s, steps.REMOVE_TOKEN, place, count, optional, holder)
    ask(s, decisions.WHICH_TOKEN, holder, place)


@long_rule
def offer_tokens(s: Any, place: int, optional: int) -> None:
    """D-TOKEN: the types of token that may be removed, or none."""
    offers.offer_each(s, moves.TOKEN, base.removable_tokens(s, place))
    if optional == 1:
        offer(s, moves.NONE())


@rule
def remove_none(s: Any) -> None:
    """D-TOKEN answered: no further token."""


@long_rule
def remove_one(s: Any, place: int, token: int, count: int, holder: int, log: Any) -> None:
    """EX-REP-1, EX-REP-3: the token's effect ends at once; a further one is optional."""
    base.take_token(s, place, token, log)
    if token == state.SHUTDOWN or token == state.FROZEN:
        ending.levels_changed(s, log)
    if count > 1 and s.over == 0:
        then(s, steps.REMOVE_TOKEN, place, count - 1, 1, holder)
