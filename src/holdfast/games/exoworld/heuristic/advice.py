"""The heuristic player's decision: score every option and take the best one."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves, state
from holdfast.games.exoworld.heuristic import actions, cards, harm, levels, notes, places, trades
from holdfast.games.exoworld.rules import base, people, works
from holdfast.kernel.ratings import keep_better
from holdfast.kernel.rule import long_rule, rule


@long_rule
def place_choice(s: Any, move: int) -> int:
    """Return the score of a location (D-CELL)."""
    place = base.place_in(s, moves.CELL.cell(move))
    if s.ask == decisions.PLACE_TOKEN:
        return harm.token_place_worth(s, place, s.about)
    if s.ask == decisions.JUMP:
        return s.notes[notes.SPOTS + place]
    return s.notes[notes.REPAIRS + place]


@long_rule
def card_choice(s: Any, move: int) -> int:
    """Return the score of a card kind (D-KIND).

    The card is fetched, surveyed, taken from the row or requested.
    """
    if move in moves.NONE:
        return 100
    kind = moves.KIND.kind(move)
    if s.ask == decisions.PART_WITH:
        return 300 - s.notes[notes.KEEP + kind]
    return 1000 + s.notes[notes.MORE + kind]


@long_rule
def payment_choice(s: Any, move: int) -> int:
    """Return the score of paying with the card of this move (D-PAY).

    The cheapest cards of each colour pay, in ascending order of kind. Wild cards pay last.
    """
    if move in moves.DONE:
        return 2_000
    seat, kind = people.active_player(s), moves.PAY.kind(move)
    mine = s.notes[notes.KEEP + kind]
    if content.CARD[kind].colour >= content.WILD:
        return 900 - mine
    colour = content.CARD[kind].colour
    open_slots = content.MODULE[s.deploy.kind].cost[colour]
    cheaper = 0
    for other in range(s.deploy.lowest, content.MODULE_COUNT):
        if content.CARD[other].colour == colour:
            open_slots -= s.aside[other]
            if other != kind and s.players[seat].hand[other] > 0:
                worth = s.notes[notes.KEEP + other]
                if worth < mine or (worth == mine and other < kind):
                    cheaper += s.players[seat].hand[other]
    if cheaper >= open_slots:
        return 500 - mine  # cheaper cards of this colour pay instead
    return 1_900 - kind  # part of the best set: lowest kind first


@long_rule
def character_choice(s: Any, move: int) -> int:
    """Return the score of keeping or putting away a character (D-CHAR, D-SOLOCHAR)."""
    if move in moves.KEEP_CHARACTER:
        return notes.WELCOME[s.dealt[2 * s.to_move + moves.KEEP_CHARACTER.dealt(move)] - 1]
    return 20 - notes.WELCOME[s.dealt[moves.PUT_AWAY.dealt(move)] - 1]


@rule
def is_trade(s: Any, move: int) -> bool:
    """Return whether an option moves a card from one hand to another."""
    if move in moves.GIVE or move in moves.TAKE:
        return True
    if move in moves.SKILL:
        return s.crew[s.active].role == notes.COORDINATOR and not people.is_solo(s)
    if people.is_solo(s):
        return False
    if move in moves.KIND:
        return trades.is_cargo(s) or trades.is_gift(s)
    return s.transfer.by_skill == 1 and (move in moves.SEAT or move in moves.BRANCH)


@rule
def is_switch(s: Any, move: int) -> bool:
    """Return whether an option puts a Shutdown or Frozen token on a module."""
    if move in moves.SHUT_DOWN:
        return True
    token = s.about
    return s.ask == decisions.PLACE_TOKEN and (token == state.SHUTDOWN or token == state.FROZEN)


@long_rule
def worth(s: Any, move: int) -> int:
    """Return the score of an option; scores compare only within one decision."""
    if is_trade(s, move):
        return trades.trade_worth(s, move)
    if is_switch(s, move):
        return trades.switch_worth(s, move)
    if move in moves.REPAIR:
        where = works.aimed_at(s, moves.REPAIR.place(move))
        return places.repair_worth(s, where, moves.REPAIR.token(move))
    if move in moves.TOKEN:
        return 1 + places.repair_worth(s, s.about, moves.TOKEN.token(move))
    if move in moves.TAKE_CLASS:
        gain = trades.class_gain(s, moves.TAKE_CLASS.colour(move))
        return 250 + gain if gain > 60 else 0
    if actions.is_menu(s):
        return actions.act_worth(s, move)
    if move in moves.PASS:
        return 100
    if s.ask == decisions.REACTION or move in moves.ORDER or move in moves.DROP_EVENT:
        return harm.event_worth(s, move)
    if move in moves.PROTOCOL:
        return actions.protocol_worth(s, s.to_move, moves.PROTOCOL.protocol(move))
    if move in moves.PAY or move in moves.DONE:
        return payment_choice(s, move)
    if move in moves.CELL:
        return place_choice(s, move)
    if (move in moves.KIND or move in moves.NONE) and s.ask != decisions.WHICH_TOKEN:
        return card_choice(s, move)
    return detail(s, move)


@long_rule
def detail(s: Any, move: int) -> int:
    """Return the score of an option of a minor decision.

    Minor decisions are about discards, consent, characters, resources, players, cures and classes
    of cards.
    """
    if move in moves.DISCARD:
        return 10_000 - s.notes[notes.KEEP + moves.DISCARD.kind(move)]
    if move in moves.YES:
        return 10
    if move in moves.KEEP_CHARACTER or move in moves.PUT_AWAY:
        return character_choice(s, move)
    if move in moves.RESOURCE:
        r = moves.RESOURCE.resource(move)
        return 1000 * levels.shortage(s, r) + 20 * (20 - s.supply[r]) - s.notes[notes.DRAINS + r]
    if move in moves.SEAT:
        if s.ask == decisions.GIVER or s.ask == decisions.RECEIVER:
            return moves.SEAT.seat(move)
        return 100 if moves.SEAT.seat(move) == s.active else 50
    if move in moves.CURE:
        own = people.owner(s, moves.CURE.seat(move)) == s.to_move
        return 10 + (1 if own else 0)
    if move in moves.COLOUR:
        return trades.class_gain(s, moves.COLOUR.colour(move))
    return 10 if move == moves.BRANCH(0) else 0


@rule
def advise(s: Any, options: Any, n: int, noise: int) -> int:
    """Return the option with the highest score; `noise` picks among equal ones."""
    levels.note_levels(s)
    cards.note_cards(s, s.to_move)
    places.note_places(s)
    best, most, equals = options[0], -notes.EVERYTHING, 0
    for i in range(n):
        value = worth(s, options[i])
        tie = noise + notes.STRIDE * i
        best, most, equals = keep_better(best, most, equals, options[i], value, tie)
    for i in range(state.NOTES):
        s.notes[i] = 0
    return best
