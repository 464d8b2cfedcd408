"""The Crew Coordinator's skill: a transfer with anybody, put together question by question."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, moves, state
from holdfast.games.exoworld.rules import offers, people, transfer
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.rule import long_rule, rule


@rule
def choose_direction(s: Any) -> None:
    """Op TRANSFER: D-BRANCH, D-SEAT, D-KIND or D-CLASS, then the offer."""
    s.transfer.by_skill = 1
    ask(s, decisions.DIRECTION, people.active_player(s))


@rule
def offer_directions(s: Any) -> None:
    """D-BRANCH: give, take."""
    offers.offer_each(s, moves.BRANCH, transfer.directions(s))


@rule
def take_direction(s: Any, seat: int, branch: int) -> None:
    """D-BRANCH answered."""
    s.transfer.taking = branch
    ask(s, decisions.PARTNER, seat)


@rule
def offer_partners(s: Any) -> None:
    """D-SEAT: with whom."""
    offers.offer_each(s, moves.SEAT, transfer.partners(s, s.transfer.taking))


@rule
def take_partner(s: Any, seat: int, chosen_seat: int) -> None:
    """D-SEAT answered; EX-XFER-6: of a hidden hand a class is asked for."""
    s.transfer.partner = chosen_seat
    hidden = people.are_hands_hidden(s)
    if hidden and s.transfer.taking == transfer.TAKING:
        ask(s, decisions.GIFT_CLASS, seat)
    else:
        ask(s, decisions.UNSEEN_GIFT if hidden else decisions.GIFT, seat)


@long_rule
def offer_gifts(s: Any) -> None:
    """D-KIND: the cards that may change hands."""
    taking, partner = s.transfer.taking == transfer.TAKING, s.transfer.partner
    for kind in range(content.KINDS):
        if taking and transfer.may_take(s, partner, kind):
            offer(s, moves.KIND(kind))
        if not taking and transfer.may_give(s, partner, kind):
            offer(s, moves.KIND(kind))


@rule
def take_gift(s: Any, kind: int) -> None:
    """D-KIND answered."""
    colour = content.CARD[kind].colour
    transfer.make_offer(s, s.transfer.taking, s.transfer.partner, kind, colour, 1)


@long_rule
def offer_gift_classes(s: Any) -> None:
    """D-CLASS: the classes that the partner has and that are not barred."""
    for colour in range(moves.CLASS_COUNT):
        if transfer.may_take_class(s, s.transfer.partner, colour):
            offer(s, moves.COLOUR(colour))


@rule
def take_gift_class(s: Any, colour: int) -> None:
    """D-CLASS answered."""
    transfer.make_offer(s, transfer.TAKING, s.transfer.partner, state.UNKNOWN, colour, 1)
