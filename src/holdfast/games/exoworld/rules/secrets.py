"""Secrets: what a viewer may not know, and how a player may imagine it."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import (
    CLASS,
    COUNT,
    EVENT_KINDS,
    EVENT_OPS,
    FIRST_CRITICAL,
    FIRST_PROTOCOL,
    HOME_BASE,
    ISSUE_EVENT,
    KINDS,
    OPS,
    PROTOCOLS_IN_PLAY,
    SCENARIO_OPS,
)
from holdfast.games.exoworld.content.operations import DISC, SCEN, TOK
from holdfast.games.exoworld.moves import CLASS_COUNT, ISSUE_COUNT, PROTOCOL_COUNT, SEATS
from holdfast.games.exoworld.rules.asking import count_bits
from holdfast.games.exoworld.rules.crew import (
    active_player,
    are_hands_hidden,
    hand_size,
    has_issue,
)
from holdfast.games.exoworld.rules.decisions import EACH
from holdfast.games.exoworld.rules.event import CRITICAL
from holdfast.games.exoworld.rules.setup import clear_box, draw_event, fill_box
from holdfast.games.exoworld.rules.steps import DISCARDS, EFFECT, EVENT_DONE, PLACE_TOKENS, RESOLVE
from holdfast.games.exoworld.rules.targets import token_places
from holdfast.games.exoworld.rules.transfer import GIVING
from holdfast.games.exoworld.state import (
    DISCARDING,
    INCOMMUNICATION,
    OPENLY,
    PILES,
    PLACE,
    SECRET,
    UNKNOWN,
)
from holdfast.kernel.agenda import drop, push
from holdfast.kernel.chance import SCRIPT_LENGTH, below, start
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule

ANY_CLASS = -1


# Who knows what


@rule
def knows_event(card: Any, viewer: int) -> bool:
    """EX-VIS-5: whether this viewer has seen an Event card."""
    if card.known & OPENLY != 0:
        return True
    return viewer != NOBODY and (card.known >> viewer) & 1 == 1


@rule
def is_offer_secret(s: Any, viewer: int) -> bool:
    """EX-XFER-6: until the partner has agreed only the giver knows the card."""
    if s.offer.going == 0 or s.offer.taking != GIVING or viewer == s.active:
        return False
    return are_hands_hidden(s)


@rule
def is_survey_secret(s: Any, viewer: int) -> bool:
    """Op SURVEY: with hidden hands only the Geologist sees the cards."""
    return s.looked > 0 and viewer != active_player(s) and are_hands_hidden(s)


@rule
def is_event_secret(s: Any, viewer: int) -> bool:
    """EX-VAR-2, EX-VAR-7: in Incommunication only the active player sees the revealed card.

    EX-VIS-5: and whoever had seen it in the deck, because what one knows one keeps.
    """
    if s.options.incommunication != INCOMMUNICATION or s.revealed == 0 or viewer == s.active:
        return False
    return viewer == NOBODY or (s.revealed_to >> viewer) & 1 == 0


@long_rule
def event_depth(s: Any) -> int:
    """How deep the agenda is below the event's own steps, once it is being carried out.

    While W2 is open the card is still to be resolved, and nothing on the agenda betrays it.
    """
    depth = s.agenda.depth | 0
    for i in range(depth):
        if s.agenda.frames[i].step == EVENT_DONE:
            if i + 1 < depth and s.agenda.frames[i + 1].step == RESOLVE:
                return depth
            return i + 1
    return depth


# Hide


@rule
def hide(s: Any, viewer: int) -> None:
    """Blank what this viewer may not know. After the end everything lies open but chance."""
    hide_chance(s.chance)
    if s.over == 1:
        return
    if is_offer_secret(s, viewer):
        s.offer.kind = UNKNOWN
    if is_survey_secret(s, viewer):
        for kind in range(KINDS):
            s.aside[kind] = 0
    if is_event_secret(s, viewer):
        hide_event(s, viewer)
    for kind in range(KINDS):
        s.deck[kind] = 0
    s.unused = 0
    if are_hands_hidden(s):
        for seat in range(SEATS):
            if seat != viewer:
                for kind in range(KINDS):
                    s.players[seat].hand[kind] = 0
    for i in range(s.events_left):
        if not knows_event(s.events[i], viewer):
            s.events[i].kind = UNKNOWN


@long_rule
def hide_chance(chance: Any) -> None:
    """Nobody knows the coming draws, prescribed ones included."""
    for i in range(4):
        chance.words[i] = 0
    for i in range(SCRIPT_LENGTH):
        chance.script[i] = 0
    chance.scripted = 0
    chance.script_length = 0
    chance.taken = 0


@long_rule
def hide_event(s: Any, viewer: int) -> None:
    """EX-VAR-7: not the card, nor the kind of choice it asks of somebody else."""
    s.revealed = UNKNOWN
    depth = event_depth(s)
    if s.agenda.depth > depth or s.ask == SECRET:
        while s.agenda.depth > depth:
            drop(s.agenda)
        if s.to_move != viewer:
            s.ask = SECRET


# Imagine


@rule
def imagine(s: Any, viewer: int, seed: int) -> None:
    """Refill a hidden position with a random guess that fits what this viewer knows."""
    start(s.chance, seed)
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
    hidden = are_hands_hidden(s)
    if hidden:
        for seat in range(SEATS):
            if seat != viewer:
                for colour in range(CLASS_COUNT):
                    for _ in range(s.players[seat].classes[colour]):
                        s.players[seat].hand[draw_unseen(s, colour)] += 1
    for _ in range(PROTOCOL_COUNT - PROTOCOLS_IN_PLAY[s.options.scenario]):
        s.unused |= 1 << (draw_unseen(s, CLASS[FIRST_PROTOCOL] | 0) - FIRST_PROTOCOL)
    if is_survey_secret(s, viewer):
        for _ in range(s.looked):
            s.aside[draw_unseen(s, ANY_CLASS)] += 1
    if is_offer_secret(s, viewer):
        s.offer.kind = guess_offer(s)


@long_rule
def gather_unseen(s: Any) -> None:
    """All cards that lie nowhere in sight."""
    for kind in range(KINDS):
        unseen = COUNT[kind] - s.row[kind] - s.discard[kind] - s.aside[kind]
        for seat in range(SEATS):
            unseen -= s.players[seat].hand[kind]
        if kind >= FIRST_PROTOCOL:
            unseen -= (s.spent >> (kind - FIRST_PROTOCOL)) & 1
        s.deck[kind] = unseen
    for place in range(s.location_count):
        if s.locations[place].kind != HOME_BASE:
            s.deck[s.locations[place].kind] -= 1
    if s.deploy.going != 0:
        s.deck[s.deploy.kind] -= 1


@long_rule
def draw_unseen(s: Any, colour: int) -> int:
    """A random unseen card, of a class where one is given."""
    cards = 0
    for kind in range(KINDS):
        if colour == ANY_CLASS or CLASS[kind] == colour:
            cards += s.deck[kind]
    left = below(s.chance, cards)
    for kind in range(KINDS):
        if colour == ANY_CLASS or CLASS[kind] == colour:
            left -= s.deck[kind]
            if left < 0:
                s.deck[kind] -= 1
                return kind
    return 0


@long_rule
def guess_offer(s: Any) -> int:
    """A card of the offered class from the giver's imagined hand."""
    hand, colour = s.players[s.active].hand, s.offer.colour
    left = below(s.chance, s.players[s.active].classes[colour] | 0)
    for kind in range(KINDS):
        if CLASS[kind] == colour:
            left -= hand[kind]
            if left < 0:
                return kind
    return 0


@long_rule
def imagine_events(s: Any, viewer: int) -> None:
    """The revealed card, where it is secret, and the Event deck: one Critical card a pile."""
    fill_box(s)
    for i in range(s.event_discards):
        s.box[s.event_discard[i]] -= 1
    for crew in range(SEATS):
        for issue in range(ISSUE_COUNT):
            if has_issue(s.crew[crew], issue):
                s.box[ISSUE_EVENT[issue]] -= 1
    if s.revealed > 0 and not is_kept(s, s.revealed - 1):
        s.box[s.revealed - 1] -= 1
    for i in range(s.events_left):
        if s.events[i].kind != UNKNOWN:
            s.box[s.events[i].kind] -= 1
    if s.revealed == UNKNOWN:
        imagine_revealed(s, viewer)
    for pile in range(PILES):
        imagine_pile(s, pile)
    clear_box(s)


@long_rule
def is_kept(s: Any, kind: int) -> bool:
    """Whether the revealed card already lies with a character as a Health Issue."""
    for issue in range(ISSUE_COUNT):
        if ISSUE_EVENT[issue] == kind:
            return has_issue(s.crew[s.active], issue)
    return False


@long_rule
def imagine_pile(s: Any, pile: int) -> None:
    """The unseen cards of one setup pile."""
    unseen, critical_due = 0, (s.critical_out >> pile) & 1 == 0
    for i in range(s.events_left):
        if s.events[i].pile == pile:
            if s.events[i].kind == UNKNOWN:
                unseen += 1
            elif s.events[i].kind >= FIRST_CRITICAL:
                critical_due = False
    if unseen == 0:
        return
    critical = below(s.chance, unseen) if critical_due else UNKNOWN
    for i in range(s.events_left):
        if s.events[i].pile == pile and s.events[i].kind == UNKNOWN:
            s.events[i].kind = draw_event(s, critical == 0)
            critical -= 1


@long_rule
def imagine_revealed(s: Any, viewer: int) -> None:
    """EX-VAR-7: an unseen card of the class; if it is being carried out, one that asks so."""
    if s.ask != SECRET and not (s.ask == DISCARDING and s.to_move == viewer):
        s.revealed = 1 + draw_event(s, s.severity == CRITICAL)
        return
    first = FIRST_CRITICAL if s.severity == CRITICAL else 0
    end = EVENT_KINDS if s.severity == CRITICAL else FIRST_CRITICAL
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
def list_start(s: Any, kind: int, which: int) -> int:
    """The operations of an Event card, those of the scenario for a Scenario Event."""
    first = EVENT_OPS[kind, 0] | 0
    if OPS[first, 0] == SCEN:
        return SCENARIO_OPS[2 * s.options.scenario + OPS[first, 1], which] | 0
    return EVENT_OPS[kind, which] | 0


@rule
def could_ask(s: Any, row: int) -> bool:
    """Whether an operation could be what the player to move is asked about."""
    if OPS[row, 0] == DISC:
        asked = OPS[row, 1] == EACH or s.to_move == active_player(s)
        return asked and hand_size(s.players[s.to_move]) > 0
    if OPS[row, 0] != TOK or s.ask == DISCARDING or s.to_move != active_player(s):
        return False
    return s.stock[OPS[row, 1]] > 0 and count_bits(token_places(s, row, 0)) > 1


@long_rule
def ways_to_ask(s: Any, kind: int) -> int:
    """1 if the card holds such an operation, else 0."""
    for row in range(list_start(s, kind, 0), list_start(s, kind, 1)):
        if could_ask(s, row):
            return 1
    return 0


@long_rule
def resume_event(s: Any, kind: int) -> None:
    """Put the card's first fitting operation on the agenda, as the open question."""
    end, holder = list_start(s, kind, 1), active_player(s)
    for row in range(list_start(s, kind, 0), end):
        if could_ask(s, row):
            if row + 1 < end:
                push(s.agenda, EFFECT, row + 1, end, holder)
            if OPS[row, 0] == DISC:
                push(s.agenda, DISCARDS, (s.to_move - s.active) % SEATS, OPS[row, 2], row)
                s.ask = DISCARDING
            else:
                push(s.agenda, PLACE_TOKENS, row, OPS[row, 3], 0)
                s.ask = PLACE
            return
