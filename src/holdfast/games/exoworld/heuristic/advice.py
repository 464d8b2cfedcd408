"""The advice: every option weighed, and the best one taken."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves, state
from holdfast.games.exoworld.heuristic import actions, cards, harm, levels, notes, places, trades
from holdfast.games.exoworld.rules import base, people, works
from holdfast.kernel.rule import long_rule, rule


@long_rule
def place_choice(s: Any, move: int) -> int:
    """D-CELL."""
    place = base.place_in(s, move - moves.CELL)
    if s.ask == decisions.PLACE_TOKEN:
        return harm.token_place_worth(s, place, s.about)
    if s.ask == decisions.JUMP:
        return s.notes[notes.SPOTS + place]
    return s.notes[notes.REPAIRS + place]


@long_rule
def card_choice(s: Any, move: int) -> int:
    """D-KIND: from the discard pile, of a survey, for the row, of a class that was asked for."""
    kind = move - moves.KIND
    if move == moves.NONE:
        return 100
    if s.ask == decisions.PART_WITH:
        return 300 - s.notes[notes.KEEP + kind]
    return 1000 + s.notes[notes.MORE + kind]


@long_rule
def payment_choice(s: Any, move: int) -> int:
    """D-PAY: of each colour the cards worth least, in ascending order; wild ones last."""
    if move == moves.DONE:
        return 2_000
    seat, kind = people.active_player(s), move - moves.PAY
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
        return 500 - mine  # others of this colour pay instead
    return 1_900 - kind  # part of the best set: lowest first


@long_rule
def character_choice(s: Any, move: int) -> int:
    """D-CHAR, D-SOLOCHAR."""
    if move < moves.PUT_AWAY:
        return notes.WELCOME[s.dealt[2 * s.to_move + move - moves.KEEP_CHARACTER] - 1]
    return 20 - notes.WELCOME[s.dealt[move - moves.PUT_AWAY] - 1]


@rule
def is_trade(s: Any, move: int) -> bool:
    """Whether an option is about cards that change hands."""
    if moves.GIVE <= move < moves.TAKE_CLASS:
        return True
    if move == moves.SKILL:
        return s.crew[s.active].role == notes.COORDINATOR and not people.is_solo(s)
    if people.is_solo(s):
        return False
    if moves.KIND <= move < moves.NONE:
        return trades.is_cargo(s) or trades.is_gift(s)
    return s.transfer.by_skill == 1 and (
        moves.SEAT <= move < moves.KIND or moves.BRANCH <= move < moves.TOKEN
    )


@rule
def is_switch(s: Any, move: int) -> bool:
    """Whether an option puts a Shutdown or Frozen token on a module."""
    if moves.SHUT_DOWN <= move < moves.REPAIR:
        return True
    token = s.about
    return s.ask == decisions.PLACE_TOKEN and (token == state.SHUTDOWN or token == state.FROZEN)


@long_rule
def worth(s: Any, move: int) -> int:
    """How good an option looks; only those of one decision are compared."""
    if is_trade(s, move):
        return trades.trade_worth(s, move)
    if is_switch(s, move):
        return trades.switch_worth(s, move)
    if moves.REPAIR <= move < moves.SKILL:
        where = works.aimed_at(s, (move - moves.REPAIR) % moves.PLACES)
        return places.repair_worth(s, where, (move - moves.REPAIR) // moves.PLACES)
    if moves.TOKEN <= move < moves.CURE:
        return 1 + places.repair_worth(s, s.about, move - moves.TOKEN)
    if moves.TAKE_CLASS <= move < moves.DEPLOY:
        gain = trades.class_gain(s, (move - moves.TAKE_CLASS) % moves.CLASS_COUNT)
        return 250 + gain if gain > 60 else 0
    if actions.is_menu(s):
        return actions.act_worth(s, move)
    if move == moves.PASS:
        return 100
    if s.ask == decisions.REACTION or moves.ORDER <= move < moves.DROP_EVENT + 3:
        return harm.event_worth(s, move)
    if moves.PROTOCOL <= move < moves.ASK:
        return actions.protocol_worth(s, s.to_move, move - moves.PROTOCOL)
    if moves.PAY <= move <= moves.DONE:
        return payment_choice(s, move)
    if moves.CELL <= move < moves.RESOURCE:
        return place_choice(s, move)
    if moves.KIND <= move <= moves.NONE and s.ask != decisions.WHICH_TOKEN:
        return card_choice(s, move)
    return detail(s, move)


@long_rule
def detail(s: Any, move: int) -> int:
    """The small decisions: discards, consent, characters, resources, people, cures, classes."""
    if moves.DISCARD <= move < moves.ORDER:
        return 10_000 - s.notes[notes.KEEP + move - moves.DISCARD]
    if move == moves.YES:
        return 10
    if moves.KEEP_CHARACTER <= move < moves.PASS:
        return character_choice(s, move)
    if moves.RESOURCE <= move < moves.SEAT:
        r = move - moves.RESOURCE
        return 1000 * levels.shortage(s, r) + 20 * (20 - s.supply[r]) - s.notes[notes.DRAINS + r]
    if moves.SEAT <= move < moves.KIND:
        if s.ask == decisions.GIVER or s.ask == decisions.RECEIVER:
            return move - moves.SEAT
        return 100 if move - moves.SEAT == s.active else 50
    if moves.CURE <= move < moves.DISCARD:
        own = people.owner(s, (move - moves.CURE) // moves.ISSUE_COUNT) == s.to_move
        return 10 + (1 if own else 0)
    if moves.COLOUR <= move < moves.BRANCH:
        return trades.class_gain(s, move - moves.COLOUR)
    return 10 if move == moves.BRANCH else 0


@rule
def advise(s: Any, options: Any, n: int, noise: int) -> int:
    """The option that looks best; among equals the noise decides."""
    levels.note_levels(s)
    cards.note_cards(s, s.to_move)
    places.note_places(s)
    best, most, equals = options[0], -notes.EVERYTHING, 0
    for i in range(n):
        value = worth(s, options[i])
        if value > most:
            best, most, equals = options[i], value, 1
        elif value == most:
            equals += 1
            if (noise + notes.STRIDE * i) % equals == 0:
                best = options[i]
    for i in range(state.NOTES):
        s.notes[i] = 0
    return best
