"""Secrets: what a viewer may not know, and how a player may imagine it."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves, state, steps
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.rules import base, discards, event, people, setup, targets, transfer
from holdfast.kernel.agenda import drop, then
from holdfast.kernel.bits import has, size
from holdfast.kernel.chance import below
from holdfast.kernel.decision import ask, forget_offers
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

ANY_CLASS = -1
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


# Imagine


@rule
def imagine(s: Any, viewer: int) -> None:
    """Refill a hidden position with a random guess that fits what this viewer knows."""
    if s.over == 1:
        return
    imagine_cards(s, viewer)
    imagine_events(s, viewer)


@long_rule
def imagine_cards(s: Any, viewer: int) -> None:
    """The cards that are not seen: hidden hands, the unused Protocols, the deck.

    The deck serves as the heap that everything is drawn from; what is left stays the deck.
    """
    gather_unseen(s)
    hidden = people.are_hands_hidden(s)
    if hidden:
        for seat in range(moves.SEATS):
            if seat != viewer:
                for colour in range(moves.CLASS_COUNT):
                    for _ in range(s.players[seat].classes[colour]):
                        s.players[seat].hand[draw_unseen(s, colour)] += 1
    for _ in range(moves.PROTOCOL_COUNT - content.SCENARIO[s.options.scenario].protocols):
        s.unused |= 1 << (
            draw_unseen(s, content.CARD[content.FIRST_PROTOCOL].colour) - content.FIRST_PROTOCOL
        )
    if is_survey_secret(s, viewer):
        for _ in range(s.looked):
            s.aside[draw_unseen(s, ANY_CLASS)] += 1
    if is_offer_secret(s, viewer):
        s.transfer.kind = guess_offer(s)


@long_rule
def gather_unseen(s: Any) -> None:
    """All cards that lie nowhere in sight."""
    for kind in range(content.KINDS):
        unseen = content.CARD[kind].count - s.row[kind] - s.discard[kind] - s.aside[kind]
        for seat in range(moves.SEATS):
            unseen -= s.players[seat].hand[kind]
        if kind >= content.FIRST_PROTOCOL:
            unseen -= (s.spent >> (kind - content.FIRST_PROTOCOL)) & 1
        s.deck[kind] = unseen
    for place in range(s.location_count):
        if s.locations[place].kind != content.HOME_BASE:
            s.deck[s.locations[place].kind] -= 1
    if s.deploy.going != 0:
        s.deck[s.deploy.kind] -= 1


@long_rule
def draw_unseen(s: Any, colour: int) -> int:
    """A random unseen card, of a class where one is given."""
    cards = 0
    for kind in range(content.KINDS):
        if colour == ANY_CLASS or content.CARD[kind].colour == colour:
            cards += s.deck[kind]
    left = below(s.chance, cards)
    for kind in range(content.KINDS):
        if colour == ANY_CLASS or content.CARD[kind].colour == colour:
            left -= s.deck[kind]
            if left < 0:
                s.deck[kind] -= 1
                return kind
    return 0


@long_rule
def guess_offer(s: Any) -> int:
    """A card of the offered class from the giver's imagined hand."""
    hand, colour = s.players[s.active].hand, s.transfer.colour
    left = below(s.chance, s.players[s.active].classes[colour])
    for kind in range(content.KINDS):
        if content.CARD[kind].colour == colour:
            left -= hand[kind]
            if left < 0:
                return kind
    return 0


@long_rule
def imagine_events(s: Any, viewer: int) -> None:
    """The revealed card, where it is secret, and the Event deck: one Critical card a pile."""
    setup.fill_box(s)
    for i in range(s.event_discards):
        s.box[s.event_discard[i]] -= 1
    for crew in range(moves.SEATS):
        for issue in range(moves.ISSUE_COUNT):
            if people.has_issue(s.crew[crew], issue):
                s.box[content.ISSUE_EVENT[issue]] -= 1
    if s.revealed > 0 and not is_kept(s, s.revealed - 1):
        s.box[s.revealed - 1] -= 1
    for i in range(s.events_left):
        if s.events[i].kind != state.UNKNOWN:
            s.box[s.events[i].kind] -= 1
    if s.revealed == state.UNKNOWN:
        imagine_revealed(s, viewer)
    for pile in range(state.PILES):
        imagine_pile(s, pile)
    setup.clear_box(s)


@long_rule
def is_kept(s: Any, kind: int) -> bool:
    """Whether the revealed card already lies with a character as a Health Issue."""
    for issue in range(moves.ISSUE_COUNT):
        if content.ISSUE_EVENT[issue] == kind:
            return people.has_issue(s.crew[s.active], issue)
    return False


@long_rule
def imagine_pile(s: Any, pile: int) -> None:
    """The unseen cards of one setup pile."""
    unseen, critical_due = 0, (s.critical_out >> pile) & 1 == 0
    for i in range(s.events_left):
        if s.events[i].pile == pile:
            if s.events[i].kind == state.UNKNOWN:
                unseen += 1
            elif s.events[i].kind >= content.FIRST_CRITICAL:
                critical_due = False
    if unseen == 0:
        return
    critical = below(s.chance, unseen) if critical_due else state.UNKNOWN
    for i in range(s.events_left):
        if s.events[i].pile == pile and s.events[i].kind == state.UNKNOWN:
            s.events[i].kind = setup.draw_event(s, critical == 0)
            critical -= 1


@long_rule
def imagine_revealed(s: Any, viewer: int) -> None:
    """EX-VAR-7: an unseen card of the class; if it is being carried out, one that asks so."""
    if s.ask != decisions.SECRET and not (
        s.ask == decisions.UNSEEN_DISCARD and s.to_move == viewer
    ):
        s.revealed = 1 + setup.draw_event(s, s.severity == event.CRITICAL)
        return
    first = content.FIRST_CRITICAL if s.severity == event.CRITICAL else 0
    end = content.EVENT_KINDS if s.severity == event.CRITICAL else content.FIRST_CRITICAL
    cards = 0
    for kind in range(first, end):
        cards += s.box[kind] * ways_to_ask(s, kind)
    left = below(s.chance, max(1, cards))
    for kind in range(first, end):
        left -= s.box[kind] * ways_to_ask(s, kind)
        if left < 0:
            s.box[kind] -= 1
            s.revealed = kind + 1
            resume_event(s, kind)
            return


@rule
def could_ask(s: Any, row: int) -> bool:
    """Whether an operation could be what the player to move is asked about."""
    this, by_active = content.OPS[row], s.to_move == people.active_player(s)
    if this.op == operations.DISC:
        asked = this.who == discards.EACH or by_active
        return asked and people.hand_size(s.players[s.to_move]) > 0
    if this.op != operations.TOK or s.ask == decisions.UNSEEN_DISCARD or not by_active:
        return False
    return s.stock[this.token] > 0 and size(targets.token_places(s, row, base.NOWHERE)) > 1


@long_rule
def ways_to_ask(s: Any, kind: int) -> int:
    """1 if the card holds such an operation, else 0."""
    for row in range(targets.event_first(s, kind), targets.event_end(s, kind)):
        if could_ask(s, row):
            return 1
    return 0


@long_rule
def resume_event(s: Any, kind: int) -> None:
    """Put the card's first fitting operation on the agenda, as the open question."""
    end, holder = targets.event_end(s, kind), people.active_player(s)
    for row in range(targets.event_first(s, kind), end):
        if could_ask(s, row):
            if row + 1 < end:
                then(s, steps.EFFECT, row + 1, end, holder)
            this = content.OPS[row]
            if this.op == operations.DISC:
                offset = (s.to_move - s.active) % moves.SEATS
                then(s, steps.DISCARDS, row, offset, this.count)
                ask(s, decisions.UNSEEN_DISCARD, s.to_move, this.count)
            else:
                then(s, steps.PLACE_TOKENS, row, this.count, base.NOWHERE)
                ask(s, decisions.PLACE_TOKEN, s.to_move, this.token)
            return
