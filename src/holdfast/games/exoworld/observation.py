"""Observation of Exoworld for learning: a fixed number of floats, the viewer's character first."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves, state
from holdfast.games.exoworld.content import geometry, operations
from holdfast.games.exoworld.rules import base, people, setup
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule
from holdfast.kernel.tables import table

ROLES = len(content.CHARACTER_NAMES)
SCENARIOS = len(content.SCENARIO_NAMES)
TOKEN_TYPES = len(operations.TOKENS)
LASTING_COUNT = len(operations.LASTING)
# Decisions count by id; other numbers show which step asks.
DECISION_IDS = list(dict.fromkeys(decisions.DECISIONS.names))
DECISION_COUNT = len(DECISION_IDS)
ID_OF = table("ids of decisions", [DECISION_IDS.index(name) for name in decisions.DECISIONS.names])
PEEKED = 3
CARDS = sum(card.count for card in content.CARD)

# Table: turn, actions, events left, Emergency supply and its tokens in stock, hidden hands; levels
# and supplies; lasting effects; scenario and decision (one-hot).
LEVELS_AT = 6
SUPPLIES_AT = LEVELS_AT + moves.RESOURCE_COUNT
LASTING_AT = SUPPLIES_AT + moves.RESOURCE_COUNT
PER_TABLE = LASTING_AT + LASTING_COUNT + SCENARIOS + DECISION_COUNT
# Cards: row, discard pile, cards set aside; pile sizes; the revealed event and the next ones if
# known.
PER_CARDS = 3 * content.KINDS + 3 + (1 + PEEKED) * content.EVENT_KINDS
# Character: present, active, deciding, Fatigue, Health Issues, role (one-hot), hand by class, hand.
PER_MEMBER = 4 + moves.ISSUE_COUNT + ROLES + moves.CLASS_COUNT + content.KINDS
# Space: a location, Home Base, its module (one-hot over modules), tokens, pawns.
MODULES = content.MODULE_COUNT
PER_CELL = 2 + MODULES + TOKEN_TYPES + moves.SEATS
FEATURES = PER_TABLE + PER_CARDS + moves.SEATS * PER_MEMBER + geometry.CELLS * PER_CELL


@rule
def observe(s: Any, viewer: int, out: Any) -> None:
    """Write what the viewer may know into `out`, each number roughly between 0 and 1."""
    for i in range(FEATURES):
        out[i] = 0
    observe_table(s, out)
    observe_cards(s, out)
    me = viewer if viewer != NOBODY else 0
    for crew in range(moves.SEATS):
        if people.is_present(s, crew):
            observe_member(s, crew, (crew - me) % moves.SEATS, out)
    for place in range(s.location_count):
        observe_location(s, place, out)
    for crew in range(moves.SEATS):
        if people.is_present(s, crew):
            cell = s.locations[s.crew[crew].place].cell
            at = PER_TABLE + PER_CARDS + moves.SEATS * PER_MEMBER + cell * PER_CELL
            out[at + 2 + MODULES + TOKEN_TYPES + (crew - me) % moves.SEATS] = 1


@long_rule
def observe_table(s: Any, out: Any) -> None:
    """Write turn, supplies, levels, lasting effects, scenario and decision into `out`."""
    out[0] = s.turn / state.MOST_TURNS
    out[1] = s.actions_left / state.MOST_ACTIONS
    out[2] = s.events_left / state.EVENT_CARDS_DEALT
    out[3] = s.emergency / state.MOST_EMERGENCY
    out[4] = s.stock[state.EMERGENCY_TOKEN] / setup.LEAKS_AND_ALARMS
    out[5] = 1 if people.are_hands_hidden(s) else 0
    for r in range(moves.RESOURCE_COUNT):
        out[LEVELS_AT + r] = base.raw_level(s, r) / -state.LOWEST_LEVEL
        out[SUPPLIES_AT + r] = s.supply[r] / state.MOST_SUPPLY
    for code in range(LASTING_COUNT):
        out[LASTING_AT + code] = 1 if people.in_force(s, code) else 0
    out[LASTING_AT + LASTING_COUNT + s.options.scenario] = 1
    out[LASTING_AT + LASTING_COUNT + SCENARIOS + ID_OF[s.ask]] = 1


@long_rule
def observe_cards(s: Any, out: Any) -> None:
    """Write the open cards, pile sizes and known events into `out`."""
    at = PER_TABLE
    for kind in range(content.KINDS):
        out[at + kind] = s.row[kind]
        out[at + content.KINDS + kind] = s.discard[kind] / 3
        out[at + 2 * content.KINDS + kind] = s.aside[kind]
    at += 3 * content.KINDS
    out[at] = s.deck_size / CARDS
    out[at + 1] = s.discard_size / CARDS
    out[at + 2] = s.row_count / 5
    at += 3
    if s.revealed > 0:
        out[at + s.revealed - 1] = 1
    for i in range(min(PEEKED, s.events_left)):
        kind = s.events[s.events_left - 1 - i].kind
        if kind != state.UNKNOWN:
            out[at + (1 + i) * content.EVENT_KINDS + kind] = 1


@long_rule
def observe_member(s: Any, crew: int, place: int, out: Any) -> None:
    """Write one character and its player's hand into `out`."""
    member, player = s.crew[crew], s.players[people.owner(s, crew)]
    at = PER_TABLE + PER_CARDS + place * PER_MEMBER
    out[at] = 1
    out[at + 1] = 1 if s.active == crew else 0
    out[at + 2] = 1 if s.to_move == people.owner(s, crew) else 0
    out[at + 3] = member.fatigue
    for issue in range(moves.ISSUE_COUNT):
        out[at + 4 + issue] = (member.issues >> issue) & 1
    at += 4 + moves.ISSUE_COUNT
    out[at + member.role] = 1
    at += ROLES
    for colour in range(moves.CLASS_COUNT):
        out[at + colour] = player.classes[colour] / 4
    for kind in range(content.KINDS):
        out[at + moves.CLASS_COUNT + kind] = player.hand[kind]


@long_rule
def observe_location(s: Any, place: int, out: Any) -> None:
    """Write one location, with its module and tokens, into `out`."""
    location = s.locations[place]
    at = PER_TABLE + PER_CARDS + moves.SEATS * PER_MEMBER + location.cell * PER_CELL
    out[at] = 1
    if location.kind == content.HOME_BASE:
        out[at + 1] = 1
    else:
        out[at + 2 + location.kind] = 1
    for token in range(TOKEN_TYPES):
        out[at + 2 + MODULES + token] = location.tokens[token] / 3
