"""Exoworld as numbers for learning: fixed length, the viewer's own character first."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import (
    CHARACTER_NAMES,
    EVENT_KINDS,
    HOME_BASE,
    KINDS,
    SCENARIO_NAMES,
)
from holdfast.games.exoworld.content.geometry import CELLS
from holdfast.games.exoworld.content.operations import LASTING, TOKENS
from holdfast.games.exoworld.moves import CLASS_COUNT, ISSUE_COUNT, SEATS
from holdfast.games.exoworld.rules.base import raw_level
from holdfast.games.exoworld.rules.crew import are_hands_hidden, in_force, is_present, owner
from holdfast.games.exoworld.state import DECISIONS, UNKNOWN
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

ROLES = len(CHARACTER_NAMES)
SCENARIOS = len(SCENARIO_NAMES)
TOKEN_TYPES = len(TOKENS)
LASTING_COUNT = len(LASTING)
DECISION_COUNT = len(DECISIONS)
PEEKED = 3

# The table: turn, actions, events left, Emergency supply, its tokens in stock; levels and supplies;
# lasting effects; scenario and decision (one-hot).
PER_TABLE = 6 + 8 + LASTING_COUNT + SCENARIOS + DECISION_COUNT
# Cards: row, discard pile, laid aside; pile sizes; the revealed event and the next ones, if known.
PER_CARDS = 3 * KINDS + 3 + (1 + PEEKED) * EVENT_KINDS
# A character: there, active, deciding, Fatigue, Health Issues, role (one-hot), hand by class, hand.
PER_MEMBER = 4 + ISSUE_COUNT + ROLES + CLASS_COUNT + KINDS
# A space: a location, Home Base, its module (one-hot over modules), tokens, pawns.
MODULES = 17
PER_CELL = 2 + MODULES + TOKEN_TYPES + SEATS
FEATURES = PER_TABLE + PER_CARDS + SEATS * PER_MEMBER + CELLS * PER_CELL


@rule
def observe(s: Any, viewer: int, out: Any) -> None:
    """What the viewer knows, each number roughly between 0 and 1."""
    for i in range(FEATURES):
        out[i] = 0
    observe_table(s, out)
    observe_cards(s, out)
    me = viewer if viewer != NOBODY else 0
    for crew in range(SEATS):
        if is_present(s, crew):
            observe_member(s, crew, (crew - me) % SEATS, out)
    for place in range(s.location_count):
        observe_location(s, place, out)
    for crew in range(SEATS):
        if is_present(s, crew):
            cell = s.locations[s.crew[crew].place].cell
            at = PER_TABLE + PER_CARDS + SEATS * PER_MEMBER + cell * PER_CELL
            out[at + 2 + MODULES + TOKEN_TYPES + (crew - me) % SEATS] = 1


@long_rule
def observe_table(s: Any, out: Any) -> None:
    """Turn, supplies, levels, lasting effects, scenario, decision."""
    out[0] = s.turn / 31
    out[1] = s.actions_left / 6
    out[2] = s.events_left / 25
    out[3] = s.emergency / 10
    out[4] = s.stock[4] / 3
    out[5] = 1 if are_hands_hidden(s) else 0
    for r in range(4):
        out[6 + r] = raw_level(s, r) / 5
        out[10 + r] = s.supply[r] / 20
    for code in range(LASTING_COUNT):
        out[14 + code] = 1 if in_force(s, code) else 0
    out[14 + LASTING_COUNT + s.options.scenario] = 1
    out[14 + LASTING_COUNT + SCENARIOS + s.ask] = 1


@long_rule
def observe_cards(s: Any, out: Any) -> None:
    """Open cards, pile sizes, known events."""
    at = PER_TABLE
    for kind in range(KINDS):
        out[at + kind] = s.row[kind]
        out[at + KINDS + kind] = s.discard[kind] / 3
        out[at + 2 * KINDS + kind] = s.aside[kind]
    at += 3 * KINDS
    out[at] = s.deck_size / 46
    out[at + 1] = s.discard_size / 46
    out[at + 2] = s.row_count / 5
    at += 3
    if s.revealed > 0:
        out[at + s.revealed - 1] = 1
    for i in range(min(PEEKED, s.events_left | 0)):
        kind = s.events[s.events_left - 1 - i].kind
        if kind != UNKNOWN:
            out[at + (1 + i) * EVENT_KINDS + kind] = 1


@long_rule
def observe_member(s: Any, crew: int, place: int, out: Any) -> None:
    """One character and its player's hand."""
    member, player = s.crew[crew], s.players[owner(s, crew)]
    at = PER_TABLE + PER_CARDS + place * PER_MEMBER
    out[at] = 1
    out[at + 1] = 1 if s.active == crew else 0
    out[at + 2] = 1 if s.to_move == owner(s, crew) else 0
    out[at + 3] = member.fatigue
    for issue in range(ISSUE_COUNT):
        out[at + 4 + issue] = (member.issues >> issue) & 1
    at += 4 + ISSUE_COUNT
    out[at + member.role] = 1
    at += ROLES
    for colour in range(CLASS_COUNT):
        out[at + colour] = player.classes[colour] / 4
    for kind in range(KINDS):
        out[at + CLASS_COUNT + kind] = player.hand[kind]


@long_rule
def observe_location(s: Any, place: int, out: Any) -> None:
    """One location: its module and the tokens on it."""
    location = s.locations[place]
    at = PER_TABLE + PER_CARDS + SEATS * PER_MEMBER + location.cell * PER_CELL
    out[at] = 1
    if location.kind == HOME_BASE:
        out[at + 1] = 1
    else:
        out[at + 2 + location.kind] = 1
    for token in range(TOKEN_TYPES):
        out[at + 2 + MODULES + token] = location.tokens[token] / 3
