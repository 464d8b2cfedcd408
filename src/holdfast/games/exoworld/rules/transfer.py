"""Transfers: a card given to or taken from another player who agrees."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, state, steps
from holdfast.games.exoworld.rules import cards, people
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule

GIVING, TAKING = 0, 1


# Which offers can be made


@rule
def are_transfers_possible(s: Any) -> bool:
    """EX-XFER-4, EX-XFER-7, EX-SOLO-6: what every transfer needs."""
    return (
        not people.is_solo(s)
        and s.refusals < state.MOST_REFUSALS
        and not people.are_transfers_barred(s)
    )


@rule
def is_together(s: Any, seat: int) -> bool:
    """EX-XFER-2: another player at the active player's location."""
    if seat == s.active or not people.is_present(s, seat):
        return False
    return s.crew[seat].place == s.crew[s.active].place


@rule
def offer_code(taking: int, seat: int, what: int) -> int:
    """EX-XFER-4: an offer as a number; `what` is a kind, with hidden hands a class."""
    return 1 + (taking * moves.SEATS + seat) * content.KINDS + what


@long_rule
def is_barred(s: Any, taking: int, seat: int, what: int) -> bool:
    """EX-XFER-4: whether this offer has been refused this turn."""
    code = offer_code(taking, seat, what)
    for i in range(s.refusals):
        if s.refused[i] == code:
            return True
    return False


@rule
def may_give(s: Any, seat: int, kind: int) -> bool:
    """Whether a card may be offered to a player, wherever they are."""
    if s.players[people.active_player(s)].hand[kind] == 0:
        return False
    what = content.CARD[kind].colour if people.are_hands_hidden(s) else kind
    return not is_barred(s, GIVING, seat, what)


@rule
def may_take(s: Any, seat: int, kind: int) -> bool:
    """Whether a card may be asked of a player, wherever they are: open hands."""
    return s.players[seat].hand[kind] > 0 and not is_barred(s, TAKING, seat, kind)


@rule
def may_take_class(s: Any, seat: int, colour: int) -> bool:
    """EX-XFER-6: whether a card of a class may be asked of a player: hidden hands."""
    return s.players[seat].classes[colour] > 0 and not is_barred(s, TAKING, seat, colour)


@long_rule
def has_offer(s: Any, taking: int, seat: int) -> bool:
    """Whether any card can be given to or taken from a player, wherever they are."""
    if seat == s.active or not people.is_present(s, seat):
        return False
    if taking == TAKING and people.are_hands_hidden(s):
        for colour in range(moves.CLASS_COUNT):
            if may_take_class(s, seat, colour):
                return True
        return False
    for kind in range(content.KINDS):
        if taking == TAKING and may_take(s, seat, kind):
            return True
        if taking == GIVING and may_give(s, seat, kind):
            return True
    return False


@long_rule
def partners(s: Any, taking: int) -> int:
    """The players that something can be given to or taken from, as bits."""
    seats = 0
    for seat in range(moves.SEATS):
        if has_offer(s, taking, seat):
            seats |= 1 << seat
    return seats


@long_rule
def directions(s: Any) -> int:
    """Whether something can be given (bit 0) and taken (bit 1) anywhere."""
    forms = 0
    for taking in (GIVING, TAKING):
        if partners(s, taking) != 0:
            forms |= 1 << taking
    return forms


@long_rule
def list_transfers(s: Any, out: Any, n: int) -> int:
    """EX-XFER-7: give and take in the action menu, behind n others; gives how many there are."""
    if s.actions_left == 0 or not are_transfers_possible(s):
        return n
    hidden = people.are_hands_hidden(s)
    for seat in range(moves.SEATS):
        if is_together(s, seat):
            for kind in range(content.KINDS):
                if may_give(s, seat, kind):
                    out[n] = moves.GIVE(seat, kind)
                    n += 1
            if hidden:
                for colour in range(moves.CLASS_COUNT):
                    if may_take_class(s, seat, colour):
                        out[n] = moves.TAKE_CLASS(seat, colour)
                        n += 1
            else:
                for kind in range(content.KINDS):
                    if may_take(s, seat, kind):
                        out[n] = moves.TAKE(seat, kind)
                        n += 1
    return n


# Making an offer


@long_rule
def make_offer(s: Any, taking: int, partner: int, kind: int, colour: int, by_skill: int) -> None:
    """The active player has chosen; now the partner answers."""
    s.transfer.going = 1
    s.transfer.taking = taking
    s.transfer.partner = partner
    s.transfer.kind = kind
    s.transfer.colour = colour
    s.transfer.by_skill = by_skill
    then(s, steps.OFFER)


@long_rule
def give(s: Any, chosen_seat: int, kind: int) -> None:
    """EX-XFER-1: the Transfer action, a card for another player."""
    then(s, steps.ACT)
    make_offer(s, GIVING, chosen_seat, kind, content.CARD[kind].colour, 0)


@long_rule
def take(s: Any, chosen_seat: int, kind: int) -> None:
    """EX-XFER-1: the Transfer action, a card of another player."""
    then(s, steps.ACT)
    make_offer(s, TAKING, chosen_seat, kind, content.CARD[kind].colour, 0)


@long_rule
def take_class(s: Any, chosen_seat: int, colour: int) -> None:
    """EX-XFER-1, EX-XFER-6: the Transfer action, some card of a class from a hidden hand."""
    then(s, steps.ACT)
    make_offer(s, TAKING, chosen_seat, state.UNKNOWN, colour, 0)


@long_rule
def ask_partner(s: Any, log: Any) -> None:
    """EX-XFER-3, EX-XFER-6: ask the partner, who with hidden hands picks the card to part with."""
    transfer = s.transfer
    tell(log, events.OFFERED, s.active, transfer.partner, transfer.taking, transfer.colour)
    if transfer.taking == TAKING and people.are_hands_hidden(s):
        ask(s, decisions.PART_WITH, transfer.partner)
    else:
        ask(s, decisions.TRANSFER, transfer.partner)


@rule
def clear_offer(s: Any) -> None:
    """No offer is open."""
    s.transfer.going = 0
    s.transfer.taking = 0
    s.transfer.partner = 0
    s.transfer.kind = 0
    s.transfer.colour = 0
    s.transfer.by_skill = 0


@long_rule
def accept(s: Any, kind: int, log: Any) -> None:
    """EX-XFER-1, EX-XFER-6: the card changes hands, for an action or by the skill."""
    transfer = s.transfer
    taking, partner, active = transfer.taking, transfer.partner, s.active
    if transfer.by_skill == 1:
        s.skill_used = 1
    else:
        s.actions_left -= 1
    clear_offer(s)
    if taking == TAKING:
        cards.hand_over(s, partner, active, kind, log)
    else:
        cards.hand_over(s, active, partner, kind, log)


@long_rule
def refuse(s: Any, log: Any) -> None:
    """EX-XFER-4: costs nothing, and the same offer cannot be made again this turn."""
    transfer = s.transfer
    what = transfer.colour if people.are_hands_hidden(s) else transfer.kind
    s.refused[s.refusals] = offer_code(transfer.taking, transfer.partner, what)
    s.refusals += 1
    tell(log, events.REFUSED, transfer.partner, s.active, transfer.taking)
    clear_offer(s)


@rule
def offer_consent(s: Any) -> None:
    """D-CONSENT: yes or no, also to a request for a Protocol."""
    offer(s, moves.YES())
    offer(s, moves.NO())


@rule
def consent(s: Any, log: Any) -> None:
    """D-CONSENT answered: the card that was named changes hands."""
    accept(s, s.transfer.kind, log)


@long_rule
def offer_parting(s: Any, seat: int) -> None:
    """EX-XFER-6: the partner's cards of the class, or none."""
    for kind in range(content.KINDS):
        if s.players[seat].hand[kind] > 0 and content.CARD[kind].colour == s.transfer.colour:
            offer(s, moves.KIND(kind))
    offer(s, moves.NONE())
