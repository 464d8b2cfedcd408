"""Shared Cargo: op GIVE."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld import content, decisions, events, moves, steps
from holdfast.games.exoworld.rules import cards, offers, people, targets, transfer
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import long_rule, rule


@rule
def begin_cargo(s: Any, holder: int) -> None:
    """EX-PROT-8: the Protocol is discarded only with the first card it moves."""
    s.cargo.going = 1
    s.cargo.holder = holder
    s.cargo.giver = NOBODY
    s.cargo.receiver = NOBODY


# Who gives to whom


@rule
def choose_giver(s: Any, most: int, holder: int) -> None:
    """D-SEAT; solo D-BRANCH instead (EX-SOLO-7)."""
    then(s, steps.CARGO_GIVER, most, holder)
    ask(s, decisions.CARGO_FORM if people.is_solo(s) else decisions.GIVER, holder)


@rule
def offer_cargo_forms(s: Any, holder: int) -> None:
    """EX-SOLO-7: onto the row, or from it."""
    offers.offer_each(s, moves.BRANCH, targets.cargo_forms(s, holder))


@rule
def take_cargo_form(s: Any, branch: int, most: int, holder: int) -> None:
    """D-BRANCH answered."""
    s.cargo.taking = branch
    s.cargo.giver = holder
    then(s, steps.CARGO, most, holder)


@rule
def offer_givers(s: Any, holder: int) -> None:
    """D-SEAT: who has a card to give."""
    offers.offer_each(s, moves.SEAT, targets.givers(s, holder))


@rule
def take_giver(s: Any, chosen_seat: int, most: int, holder: int) -> None:
    """D-SEAT answered."""
    s.cargo.giver = chosen_seat
    then(s, steps.CARGO_RECEIVER, most, holder)


@rule
def choose_receiver(s: Any, most: int, holder: int) -> None:
    """D-SEAT again."""
    then(s, steps.CARGO_RECEIVER, most, holder)
    ask(s, decisions.RECEIVER, holder)


@rule
def offer_receivers(s: Any) -> None:
    """D-SEAT: everybody but the giver."""
    offers.offer_each(s, moves.SEAT, targets.all_crew(s) & ~(1 << s.cargo.giver))


@rule
def take_receiver(s: Any, chosen_seat: int, most: int, holder: int) -> None:
    """D-SEAT answered."""
    s.cargo.receiver = chosen_seat
    then(s, steps.CARGO, most, holder)


# The cards


@rule
def loader(s: Any) -> int:
    """Who picks the cards: the giver, solo the player."""
    return 0 if people.is_solo(s) else s.cargo.giver


@rule
def must_load(s: Any) -> bool:
    """A holder who gives, and a solo player, must pick the first card."""
    return s.cargo.given == 0 and loader(s) == s.cargo.holder


@rule
def may_load(s: Any, kind: int) -> bool:
    """D-KIND of Shared Cargo; the card itself does not count."""
    if people.is_solo(s) and s.cargo.taking == transfer.TAKING:
        return s.row[kind] > 0
    return s.players[loader(s)].hand[kind] > 0 and kind != content.SHARED_CARGO


@long_rule
def can_load(s: Any) -> bool:
    """Whether there is any card to be moved."""
    for kind in range(content.KINDS):
        if may_load(s, kind):
            return True
    return False


@long_rule
def choose_cargo(s: Any, most: int, holder: int, log: Any) -> None:
    """D-KIND, up to `most` times."""
    if s.cargo.given == most or not can_load(s):
        end_cargo(s, log)
        return
    then(s, steps.CARGO, most, holder)
    hidden, left = people.are_hands_hidden(s), most - s.cargo.given
    ask(s, decisions.UNSEEN_CARGO if hidden else decisions.CARGO, loader(s), left)


@long_rule
def offer_cargo(s: Any) -> None:
    """D-KIND, with "none" unless the first card must go."""
    for kind in range(content.KINDS):
        if may_load(s, kind):
            offer(s, moves.KIND(kind))
    if not must_load(s):
        offer(s, moves.NONE())


@rule
def take_cargo(s: Any, kind: int, most: int, holder: int, log: Any) -> None:
    """D-KIND answered: a card goes along."""
    load_card(s, kind, log)
    then(s, steps.CARGO, most, holder)


@long_rule
def load_card(s: Any, kind: int, log: Any) -> None:
    """Op GIVE: with the first card the Protocol is discarded; the card changes hands."""
    cargo = s.cargo
    if cargo.given == 0:
        cards.remove_card(s, cargo.holder, content.SHARED_CARGO)
        cards.lay_off(s, content.SHARED_CARGO)
        cards.batch_done(s, log)
    cargo.given += 1
    if not people.is_solo(s):
        cards.hand_over(s, cargo.giver, cargo.receiver, kind, log)
    elif cargo.taking == transfer.TAKING:
        cards.take_from_row(s, kind)
        cards.gain(s, 0, kind, events.FROM_ROW, log)
    else:
        cards.remove_card(s, 0, kind)
        s.row[kind] += 1
        s.row_count += 1
        tell(log, events.ROW_RECEIVED, 0, kind)


@long_rule
def end_cargo(s: Any, log: Any) -> None:
    """Shared Cargo is done; a refusal leaves the card in its holder's hand (EX-PROT-8)."""
    cargo = s.cargo
    if cargo.given == 0:
        tell(log, events.CARGO_REFUSED, cargo.giver)
    cargo.going = cargo.holder = cargo.taking = 0
    cargo.giver = cargo.receiver = cargo.given = 0
    cards.batch_done(s, log)
