"""What is under way: a Deploy, an offer, Shared Cargo, the dealt characters."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import CARD_NAMES, CHARACTER_NAMES, CLASSES, MODULES
from holdfast.games.exoworld.content.operations import COLOURS
from holdfast.games.exoworld.models import CargoView, DeployView, OfferView
from holdfast.games.exoworld.moves import SEATS
from holdfast.games.exoworld.rules.deploy import any_card_credit, credits
from holdfast.games.exoworld.state import SOLO_CREW, UNKNOWN
from holdfast.games.exoworld.view.people import card_names
from holdfast.kernel.plain import plain


def deploy_view(s: Any) -> DeployView:
    module = MODULES[s.deploy.kind]
    return DeployView(
        module=module.id,
        cell=s.deploy.cell,
        cost=[COLOURS["rbgy".index(letter)] for letter in module.cost],
        picked=card_names(s.aside),
        credits=plain(credits)(s),
        any_card=plain(any_card_credit)(s) > 0,
    )


def offer_view(s: Any) -> OfferView:
    offer = s.offer
    giver, receiver = s.active, offer.partner
    if offer.taking:
        giver, receiver = receiver, giver
    return OfferView(
        giver=giver,
        receiver=receiver,
        card=CARD_NAMES[offer.kind] if offer.kind != UNKNOWN else None,
        colour=CLASSES[offer.colour],
    )


def cargo_view(s: Any) -> CargoView:
    cargo = s.cargo
    return CargoView(
        holder=cargo.holder,
        giver=cargo.giver - 1 if cargo.giver else None,
        receiver=cargo.receiver - 1 if cargo.receiver else None,
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
