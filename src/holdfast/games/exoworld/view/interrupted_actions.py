"""Views of interrupted actions: a Deploy, an offer, Shared Cargo, the dealt characters."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CARD_NAMES, CHARACTER_NAMES, CLASSES, MODULES
from holdfast.games.exoworld.content.operations import COLOURS
from holdfast.games.exoworld.models import CargoView, DeployView, OfferView
from holdfast.games.exoworld.moves import SEATS
from holdfast.games.exoworld.rules.deploy import any_card_credit, credits
from holdfast.games.exoworld.rules.people import are_hands_hidden
from holdfast.games.exoworld.state import SOLO_CREW, UNKNOWN
from holdfast.games.exoworld.view.people import card_names
from holdfast.games.exoworld.view.ready import ready_with
from holdfast.kernel.record import NOBODY


def deploy_view(s: Any) -> DeployView:
    module = MODULES[s.deploy.kind]
    return DeployView(
        module=module.id,
        cell=s.deploy.cell,
        cost=[COLOURS["rbgy".index(letter)] for letter in module.cost],
        picked=card_names(s.aside),
        credits=credits(s),
        any_card=any_card_credit(s) > 0,
    )


def offer_view(s: Any) -> OfferView:
    transfer = s.transfer
    giver, receiver = s.active, transfer.partner
    if transfer.taking:
        giver, receiver = receiver, giver
    return OfferView(
        giver=giver,
        receiver=receiver,
        card=CARD_NAMES[transfer.kind] if transfer.kind != UNKNOWN else None,
        colour=CLASSES[transfer.colour],
        enables=enabled_cards(s),
    )


def enabled_cards(s: Any) -> list[str]:
    """Return the cards that the offered card would make usable for its receiver.

    Empty when hands are hidden, because the answer would show the receiver's cards.
    """
    transfer = s.transfer
    if transfer.kind == UNKNOWN or are_hands_hidden(s):
        return []
    giver, receiver = s.active, transfer.partner
    if transfer.taking:
        giver, receiver = receiver, giver
    return ready_with(s, transfer.kind, giver, receiver)


def cargo_view(s: Any) -> CargoView:
    cargo = s.cargo
    giver = cargo.taking if s.options.players == 1 else cargo.giver
    return CargoView(
        holder=cargo.holder,
        giver=None if cargo.giver == NOBODY else giver,
        receiver=None if cargo.receiver == NOBODY else cargo.receiver,
        given=cargo.given,
    )


def dealt_characters(s: Any) -> dict[int, list[str]]:
    if s.options.players == 1:
        row = [CHARACTER_NAMES[s.dealt[i] - 1] for i in range(SOLO_CREW + 1) if s.dealt[i]]
        return {0: row} if row else {}
    return {
        seat: [CHARACTER_NAMES[s.dealt[2 * seat + i] - 1] for i in range(2)]
        for seat in range(SEATS)
        if s.dealt[2 * seat]
    }
