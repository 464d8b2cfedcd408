"""The advice: every option weighed, and the best one taken."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CLASS, COST, MODULE_COUNT, OPS, WILD
from holdfast.games.exoworld.moves import (
    ASK,
    BRANCH,
    CELL,
    CLASS_COUNT,
    COLOUR,
    CURE,
    DEPLOY,
    DISCARD,
    DONE,
    DROP_EVENT,
    GIVE,
    ISSUE_COUNT,
    KEEP_CHARACTER,
    KIND,
    NONE,
    ORDER,
    PASS,
    PAY,
    PLACES,
    PROTOCOL,
    PUT_AWAY,
    REPAIR,
    RESOURCE,
    SEAT,
    SHUT_DOWN,
    SKILL,
    TAKE_CLASS,
    TOKEN,
    YES,
)
from holdfast.games.exoworld.rules.asking import asked_a, asking_step
from holdfast.games.exoworld.rules.base import place_in
from holdfast.games.exoworld.rules.crew import active_player, is_solo, owner
from holdfast.games.exoworld.rules.steps import (
    CARGO_STEP,
    FETCHING,
    JUMPING,
    OFFER_STEP,
    PLACE_TOKENS,
    SURVEYING,
)
from holdfast.games.exoworld.rules.turn import aimed_at
from holdfast.games.exoworld.state import (
    ACT,
    CARD,
    FROZEN,
    NOTES,
    PAYMENT,
    PLACE,
    REACTION,
    SHUTDOWN,
)
from holdfast.games.exoworld.steady.actions import act_worth, protocol_worth
from holdfast.games.exoworld.steady.cards import note_cards
from holdfast.games.exoworld.steady.harm import event_worth, token_place_worth
from holdfast.games.exoworld.steady.levels import note_levels, shortage
from holdfast.games.exoworld.steady.notes import (
    COORDINATOR,
    DRAINS,
    KEEP,
    MORE,
    REPAIRS,
    SPOTS,
    WELCOME,
)
from holdfast.games.exoworld.steady.places import note_places, repair_worth
from holdfast.games.exoworld.steady.trades import class_gain, switch_worth, trade_worth
from holdfast.kernel.rule import long_rule, rule


@long_rule
def place_choice(s: Any, move: int) -> int:
    """D-CELL."""
    place, step = place_in(s, move - CELL), asking_step(s)
    if step == PLACE_TOKENS:
        return token_place_worth(s, place, OPS[asked_a(s), 1] | 0)
    if step == JUMPING:
        return s.notes[SPOTS + place] | 0
    return s.notes[REPAIRS + place] | 0


@long_rule
def card_choice(s: Any, move: int) -> int:
    """D-KIND: from the discard pile, of a survey, for the row, of a class that was asked for."""
    kind = move - KIND
    if move == NONE:
        return 100
    if asking_step(s) == OFFER_STEP:
        return 300 - s.notes[KEEP + kind]
    return 1000 + s.notes[MORE + kind]


@long_rule
def payment_choice(s: Any, move: int) -> int:
    """D-PAY: of each colour the cards worth least, in ascending order; wild ones last."""
    if move == DONE:
        return 2_000
    seat, kind = active_player(s), move - PAY
    mine = s.notes[KEEP + kind] | 0
    if CLASS[kind] >= WILD:
        return 900 - mine
    colour = CLASS[kind] | 0
    open_slots = COST[s.deploy.kind, colour] | 0
    cheaper = 0
    for other in range(s.deploy.lowest, MODULE_COUNT):
        if CLASS[other] == colour:
            open_slots -= s.aside[other]
            if other != kind and s.players[seat].hand[other] > 0:
                worth = s.notes[KEEP + other]
                if worth < mine or (worth == mine and other < kind):
                    cheaper += s.players[seat].hand[other]
    if cheaper >= open_slots:
        return 500 - mine  # others of this colour pay instead
    return 1_900 - kind  # part of the best set: lowest first


@long_rule
def character_choice(s: Any, move: int) -> int:
    """D-CHAR, D-SOLOCHAR."""
    if move < PUT_AWAY:
        return WELCOME[s.dealt[2 * s.to_move + move - KEEP_CHARACTER] - 1]
    return 20 - WELCOME[s.dealt[move - PUT_AWAY] - 1]


@rule
def is_trade(s: Any, move: int) -> bool:
    """Whether an option is about cards that change hands."""
    if GIVE <= move < TAKE_CLASS:
        return True
    if move == SKILL:
        return s.crew[s.active].role == COORDINATOR and not is_solo(s)
    if is_solo(s):
        return False
    step = asking_step(s)
    if KIND <= move < NONE:
        return step != FETCHING and step != SURVEYING and step != OFFER_STEP
    return s.offer.by_skill == 1 and (SEAT <= move < KIND or BRANCH <= move < TOKEN)


@rule
def is_switch(s: Any, move: int) -> bool:
    """Whether an option puts a Shutdown or Frozen token on a module."""
    if SHUT_DOWN <= move < REPAIR:
        return True
    if s.ask != PLACE or asking_step(s) != PLACE_TOKENS:
        return False
    return OPS[asked_a(s), 1] == SHUTDOWN or OPS[asked_a(s), 1] == FROZEN


@long_rule
def worth(s: Any, move: int) -> int:
    """How good an option looks; only those of one decision are compared."""
    ask = s.ask | 0
    if is_trade(s, move):
        return trade_worth(s, move)
    if is_switch(s, move):
        return switch_worth(s, move)
    if REPAIR <= move < SKILL:
        where = aimed_at(s, (move - REPAIR) % PLACES)
        return repair_worth(s, where, (move - REPAIR) // PLACES)
    if TOKEN <= move < CURE:
        return 1 + repair_worth(s, asked_a(s), move - TOKEN)
    if TAKE_CLASS <= move < DEPLOY:
        gain = class_gain(s, (move - TAKE_CLASS) % CLASS_COUNT)
        return 250 + gain if gain > 60 else 0
    if ask == ACT:
        return act_worth(s, move)
    if move == PASS:
        return 100
    if ask == REACTION or ORDER <= move < DROP_EVENT + 3:
        return event_worth(s, move)
    if PROTOCOL <= move < ASK:
        return protocol_worth(s, s.to_move | 0, move - PROTOCOL)
    if ask == PAYMENT:
        return payment_choice(s, move)
    if ask == PLACE:
        return place_choice(s, move)
    if ask == CARD:
        return card_choice(s, move)
    return detail(s, move)


@long_rule
def detail(s: Any, move: int) -> int:
    """The small decisions: discards, consent, characters, resources, people, cures, classes."""
    if DISCARD <= move < ORDER:
        return 10_000 - s.notes[KEEP + move - DISCARD]
    if move == YES:
        return 10
    if KEEP_CHARACTER <= move < PASS:
        return character_choice(s, move)
    if RESOURCE <= move < SEAT:
        r = move - RESOURCE
        return 1000 * shortage(s, r) + 20 * (20 - s.supply[r]) - s.notes[DRAINS + r]
    if SEAT <= move < KIND:
        if asking_step(s) == CARGO_STEP:
            return move - SEAT
        return 100 if move - SEAT == s.active else 50
    if CURE <= move < DISCARD:
        return 10 + (1 if owner(s, (move - CURE) // ISSUE_COUNT) == s.to_move else 0)
    if COLOUR <= move < BRANCH:
        return class_gain(s, move - COLOUR)
    return 10 if move == BRANCH else 0


@rule
def advise(s: Any, moves: Any, n: int, noise: int) -> int:
    """The option that looks best; among equals the noise decides."""
    note_levels(s)
    note_cards(s, s.to_move | 0)
    note_places(s)
    best, most, equals = moves[0] | 0, -(1 << 40), 0
    for i in range(n):
        value = worth(s, moves[i] | 0)
        if value > most:
            best, most, equals = moves[i] | 0, value, 1
        elif value == most:
            equals += 1
            if (noise + 7919 * i) % equals == 0:
                best = moves[i] | 0
    for i in range(NOTES):
        s.notes[i] = 0
    return best
