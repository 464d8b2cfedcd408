"""Imagining: a whole position that fits what a viewer knows."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves, state, steps
from holdfast.games.exoworld.content import operations
from holdfast.games.exoworld.rules import (
    base,
    deploy,
    discards,
    event,
    people,
    secrets,
    setup,
    targets,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.bits import size
from holdfast.kernel.chance import below
from holdfast.kernel.decision import ask
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

ANY_CLASS = -1
PAYMENTS = 2000  # hands that are imagined until one can pay for the module


@rule
def determinize(s: Any, viewer: int) -> None:
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
        payer = people.active_player(s) if s.deploy.going != 0 else NOBODY
        if payer != NOBODY and payer != viewer:
            imagine_payment(s, payer)
        for seat in range(moves.SEATS):
            if seat != viewer and seat != payer:
                imagine_hand(s, seat)
    for _ in range(moves.PROTOCOL_COUNT - content.SCENARIO[s.options.scenario].protocols):
        s.unused |= 1 << (
            draw_unseen(s, content.CARD[content.FIRST_PROTOCOL].colour) - content.FIRST_PROTOCOL
        )
    if secrets.is_survey_secret(s, viewer):
        for _ in range(s.looked):
            s.aside[draw_unseen(s, ANY_CLASS)] += 1
    if secrets.is_offer_secret(s, viewer):
        s.transfer.kind = guess_offer(s)


@long_rule
def imagine_hand(s: Any, seat: int) -> None:
    """The cards of a hidden hand, whose classes everybody knows."""
    for colour in range(moves.CLASS_COUNT):
        for _ in range(s.players[seat].classes[colour]):
            s.players[seat].hand[draw_unseen(s, colour)] += 1


@long_rule
def imagine_payment(s: Any, seat: int) -> None:
    """EX-DEP-9: cards are picked in their order, so the rest of a payment lies above them."""
    imagine_hand(s, seat)
    for _ in range(PAYMENTS):
        if deploy.can_go_on(s):
            return
        for kind in range(content.KINDS):
            s.deck[kind] += s.players[seat].hand[kind]
            s.players[seat].hand[kind] = 0
        imagine_hand(s, seat)


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
        return asked and most_discards(s, this.count) > 0
    if this.op != operations.TOK or s.ask == decisions.UNSEEN_DISCARD or not by_active:
        return False
    return s.stock[this.token] > 0 and size(targets.token_places(s, row, base.NOWHERE)) > 1


@rule
def most_discards(s: Any, count: int) -> int:
    """How many cards at most the player to move still has to discard."""
    hand = people.hand_size(s.players[s.to_move])
    if discards.does_order_matter(s, s.to_move):
        return min(count, hand)
    return most_left(s, hand, count)


@rule
def most_left(s: Any, choices: int, count: int) -> int:
    """How many cards or tokens at most are still to come where so many can be chosen from.

    Nobody is asked any more who could but choose the order of all of them.
    """
    return min(count, choices - 1) if s.version >= state.NO_VAIN_ORDER else min(count, choices)


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
                left = most_discards(s, this.count)
                then(s, steps.DISCARDS, row, offset, left)
                ask(s, decisions.UNSEEN_DISCARD, s.to_move, left)
            else:
                places = size(targets.token_places(s, row, base.NOWHERE))
                then(s, steps.PLACE_TOKENS, row, most_left(s, places, this.count), base.NOWHERE)
                ask(s, decisions.PLACE_TOKEN, s.to_move, this.token)
            return
