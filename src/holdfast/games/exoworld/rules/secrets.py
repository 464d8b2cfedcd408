"""Secrets: what a viewer may not know."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves, state, steps
from holdfast.games.exoworld.rules import people, transfer
from holdfast.kernel.agenda import drop
from holdfast.kernel.bits import has
from holdfast.kernel.decision import ask, forget_offers
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

TELLS_OF_A_HAND = sum(
    1 << decision
    for decision in decisions.DECISIONS.decisions
    if decision.secret and decision != decisions.PLACE_TOKEN
)


# Who knows what


@rule
def knows_event(card: Any, viewer: int) -> bool:
    """EX-VIS-5: whether this viewer has seen an Event card."""
    if card.known & state.OPENLY != 0:
        return True
    return viewer != NOBODY and (card.known >> viewer) & 1 == 1


@rule
def is_offer_secret(s: Any, viewer: int) -> bool:
    """EX-XFER-6: until the partner has agreed only the giver knows the card."""
    if s.transfer.going == 0 or s.transfer.taking != transfer.GIVING or viewer == s.active:
        return False
    return people.are_hands_hidden(s)


@rule
def is_survey_secret(s: Any, viewer: int) -> bool:
    """Op SURVEY: with hidden hands only the Geologist sees the cards."""
    return s.looked > 0 and viewer != people.active_player(s) and people.are_hands_hidden(s)


@rule
def is_question_secret(s: Any, viewer: int) -> bool:
    """EX-VIS-6: with hidden hands the options of some questions tell what only its player knows."""
    return viewer != s.to_move and has(TELLS_OF_A_HAND, s.ask) and people.are_hands_hidden(s)


@rule
def is_event_secret(s: Any, viewer: int) -> bool:
    """EX-VAR-2, EX-VAR-7: in Incommunication only the active player sees the revealed card.

    EX-VIS-5: and whoever had seen it in the deck, because what one knows one keeps.
    """
    if s.options.incommunication != state.INCOMMUNICATION or s.revealed == 0 or viewer == s.active:
        return False
    return viewer == NOBODY or (s.revealed_to >> viewer) & 1 == 0


@long_rule
def event_depth(s: Any) -> int:
    """How deep the agenda is below the event's own steps, once it is being carried out.

    While W2 is open the card is still to be resolved, and nothing on the agenda betrays it.
    """
    depth = s.agenda.depth
    for i in range(depth):
        if s.agenda.frames[i].step == steps.EVENT_DONE:
            if i + 1 < depth and s.agenda.frames[i + 1].step == steps.RESOLVE:
                return depth
            return i + 1
    return depth


# Hide


@rule
def hide(s: Any, viewer: int) -> None:
    """Blank what this viewer may not know. After the end everything lies open but chance."""
    if s.over == 1:
        return
    if is_offer_secret(s, viewer):
        s.transfer.kind = state.UNKNOWN
    if is_survey_secret(s, viewer):
        for kind in range(content.KINDS):
            s.aside[kind] = 0
    if is_question_secret(s, viewer):
        forget_offers(s)
    if is_event_secret(s, viewer):
        hide_event(s, viewer)
    for kind in range(content.KINDS):
        s.deck[kind] = 0
    s.unused = 0
    if people.are_hands_hidden(s):
        for seat in range(moves.SEATS):
            if seat != viewer:
                for kind in range(content.KINDS):
                    s.players[seat].hand[kind] = 0
    for i in range(s.events_left):
        if not knows_event(s.events[i], viewer):
            s.events[i].kind = state.UNKNOWN


@long_rule
def hide_event(s: Any, viewer: int) -> None:
    """EX-VAR-7: not the card, nor the kind of choice it asks of somebody else.

    Who is asked sees the own options, but not what the card wants of others or further.
    """
    s.revealed = state.UNKNOWN
    depth = event_depth(s)
    if s.agenda.depth > depth or s.ask == decisions.SECRET:
        while s.agenda.depth > depth:
            drop(s.agenda)
        s.about = 0
        if s.to_move != viewer:
            forget_offers(s)
            ask(s, decisions.SECRET, s.to_move)


@rule
def no_answer(s: Any) -> None:
    """A question that this viewer does not know is in no position that is played on."""
