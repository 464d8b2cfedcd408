"""The Helpless and the Settlers: where they are and where they go (OB-HLP, OB-STL)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, steps
from holdfast.games.outbreak.content import effects, geometry
from holdfast.games.outbreak.rules import cards, ending, ground, in_force, lists, people
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

# Refugees by the numbers of their pieces: the Helpless, then the Settlers in order
HELPLESS, SETTLERS = 0, 1


@long_rule
def move_refugees(s: Any, piece: int, tile: int, log: Any) -> None:
    """The Helpless or Settlers go to another settlement."""
    here = refugee_tile(s, piece)
    if piece == HELPLESS:
        s.helpless = tile
        tell(log, events.HELPLESS_MOVED, here, tile)
    else:
        s.settlers[piece - SETTLERS] = tile + 1
        tell(log, events.SETTLERS_MOVED, piece, here, tile)


@long_rule
def is_open_space(s: Any, hex: int) -> bool:
    """OB-MAP-6, OB-STL-3: an edge space without a horde where a settlement can be founded."""
    return (
        s.horde_at[hex] == 0
        and s.tile_at[hex] == 0
        and geometry.DISTANCE[geometry.CENTRE, hex] <= geometry.FOUNDING
        and unused_settlements(s) != 0
    )


@rule
def unused_settlements(s: Any) -> int:
    """Settlements that are not in the city."""
    return ((1 << moves.SETTLEMENTS) - 1) & ~s.city


@long_rule
def move_settlers(s: Any, token: int, log: Any) -> None:
    """O4. OB-OPN-9: D-SETTLER for each token in the order they appeared."""
    if ending.test_win(s, log):
        return
    if in_force.doom_bans(s, effects.FLEEING):
        then(s, steps.REPLENISH)
    elif token < content.SETTLER_TOKENS and s.settlers[token] > 0:
        ask(s, decisions.SETTLER, people.lead_seat(s), token)
    else:
        then(s, steps.MOVE_HELPLESS)


@long_rule
def offer_settler_hexes(s: Any, token: int) -> None:
    """D-SETTLER: to stay, a free settlement next door, or an Open Space where they may found."""
    here = s.tiles[s.settlers[token] - 1].hex
    free = ground.free_tiles(s)
    offer(s, moves.STAY())
    for hex in range(moves.HEXES):
        if geometry.DISTANCE[here, hex] == 1:
            tile = ground.tile_at(s, hex)
            if tile != ground.NOWHERE:
                if free >> tile & 1:
                    offer(s, moves.HEX(hex))
            elif is_open_space(s, hex):
                offer(s, moves.HEX(hex))


@long_rule
def settlers_stay(s: Any, token: int) -> None:
    """D-SETTLER answered: they stay where they are."""
    then(s, steps.MOVE_SETTLERS, token + 1)


@long_rule
def settlers_go(s: Any, token: int, hex: int, log: Any) -> None:
    """D-SETTLER answered: they go there."""
    tile = ground.tile_at(s, hex)
    if tile == ground.NOWHERE:
        ask(s, decisions.SETTLER_TILE, people.lead_seat(s), token, hex)
        return
    move_refugees(s, SETTLERS + token, tile, log)
    then(s, steps.MOVE_SETTLERS, token + 1)


@long_rule
def offer_unused(s: Any) -> None:
    """D-SETTLER-TILE: the settlements that are not in the city."""
    for t in range(moves.SETTLEMENTS):
        if unused_settlements(s) >> t & 1:
            offer(s, moves.SETTLEMENT(t))


@long_rule
def settlers_found(s: Any, token: int, hex: int, settlement: int, log: Any) -> None:
    """D-SETTLER-TILE answered; the token that appeared next has taken this one's place."""
    then(s, steps.MOVE_SETTLERS, token)
    found_settlement(s, token, hex, settlement, log)


@long_rule
def found_settlement(s: Any, i: int, hex: int, tile: int, log: Any) -> None:
    """OB-STL-3: the token is removed, the settlement laid, each able survivor draws a card."""
    remove_settlers(s, i)
    ground.found(s, tile, hex)
    tell(log, events.FOUNDED, hex, tile)
    cards.everybody_draws(s, log)


@long_rule
def move_helpless(s: Any) -> None:
    """O4. OB-OPN-9: D-HELPLESS."""
    then(s, steps.REPLENISH)
    ask(s, decisions.HELPLESS, people.lead_seat(s))


@long_rule
def offer_helpless_hexes(s: Any) -> None:
    """D-HELPLESS: to stay, or a free settlement next door."""
    offer(s, moves.STAY())
    free = ground.free_tiles(s) & s.tiles[s.helpless].links
    lists.offer_tiles(s, moves.HEX, free)


@long_rule
def helpless_stay(s: Any) -> None:
    """D-HELPLESS answered: they stay where they are."""


@long_rule
def helpless_go(s: Any, hex: int, log: Any) -> None:
    """D-HELPLESS answered: they go there."""
    move_refugees(s, HELPLESS, ground.tile_at(s, hex), log)


@long_rule
def lose_settlers(s: Any, i: int, cause: int, log: Any) -> None:
    """A Settlers token is removed; those that appeared later close up."""
    tell(log, events.SETTLERS_LOST, s.settlers[i] - 1, cause)
    remove_settlers(s, i)


@long_rule
def remove_settlers(s: Any, i: int) -> None:
    """Take a Settlers token off the board."""
    last = content.SETTLER_TOKENS - 1
    for k in range(i, last):
        s.settlers[k] = s.settlers[k + 1]
    s.settlers[last] = 0


@rule
def refugee_tile(s: Any, piece: int) -> int:
    """Where the Helpless or the Settlers are, or NOWHERE."""
    return s.helpless if piece == HELPLESS else s.settlers[piece - SETTLERS] - 1
