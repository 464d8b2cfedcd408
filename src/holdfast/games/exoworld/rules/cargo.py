"""Shared Cargo: op GIVE."""

from __future__ import annotations

from typing import Any

from holdfast.games.exoworld.content import KINDS, SHARED_CARGO
from holdfast.games.exoworld.events import CARGO_REFUSED, FROM_ROW, ROW_RECEIVED
from holdfast.games.exoworld.rules.asking import ask, count_bits, lowest_bit
from holdfast.games.exoworld.rules.cards import (
    batch_done,
    gain,
    hand_over,
    lay_off,
    remove_card,
    take_from_row,
)
from holdfast.games.exoworld.rules.crew import are_hands_hidden, is_solo
from holdfast.games.exoworld.rules.steps import CARGO_STEP
from holdfast.games.exoworld.rules.targets import all_crew, cargo_forms, givers
from holdfast.games.exoworld.rules.transfer import TAKING
from holdfast.games.exoworld.state import CARD, FORM, WHO
from holdfast.kernel.agenda import push
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@long_rule
def cargo_step(s: Any, most: int, holder: int, log: Any) -> None:
    """D-SEAT twice, then D-KIND up to `most` times; solo D-BRANCH instead (EX-SOLO-7)."""
    cargo = s.cargo
    if cargo.giver == 0:
        options = cargo_forms(s, holder) if is_solo(s) else givers(s, holder)
        if count_bits(options) > 1:
            push(s.agenda, CARGO_STEP, most, 0, holder)
            ask(s, FORM if is_solo(s) else WHO, holder)
            return
        cargo.giver = lowest_bit(options) + 1
    if cargo.receiver == 0 and not is_solo(s):
        options = all_crew(s) & ~(1 << (cargo.giver - 1))
        if count_bits(options) > 1:
            push(s.agenda, CARGO_STEP, most, 0, holder)
            ask(s, WHO, holder)
            return
        cargo.receiver = lowest_bit(options) + 1
    ways, only = 0, 0
    for kind in range(KINDS):
        if may_load(s, kind):
            ways += 1
            only = kind
    if cargo.given == most or ways == 0:
        end_cargo(s, log)
    elif ways == 1 and must_load(s) and not are_hands_hidden(s):
        load_card(s, only, log)
        push(s.agenda, CARGO_STEP, most, 0, holder)
    else:
        push(s.agenda, CARGO_STEP, most, 0, holder)
        ask(s, CARD, loader(s))


@rule
def loader(s: Any) -> int:
    """Who picks the cards: the giver, solo the player."""
    return 0 if is_solo(s) else s.cargo.giver - 1


@rule
def must_load(s: Any) -> bool:
    """A holder who gives, and a solo player, must pick the first card."""
    return s.cargo.given == 0 and loader(s) == s.cargo.holder


@rule
def may_load(s: Any, kind: int) -> bool:
    """D-KIND of Shared Cargo; the card itself does not count."""
    if is_solo(s) and s.cargo.giver - 1 == TAKING:
        return s.row[kind] > 0
    return s.players[loader(s)].hand[kind] > 0 and kind != SHARED_CARGO


@long_rule
def load_card(s: Any, kind: int, log: Any) -> None:
    """Op GIVE: with the first card the Protocol is discarded; the card changes hands."""
    cargo = s.cargo
    if cargo.given == 0:
        remove_card(s, cargo.holder | 0, SHARED_CARGO)
        lay_off(s, SHARED_CARGO)
        batch_done(s, log)
    cargo.given += 1
    if not is_solo(s):
        hand_over(s, cargo.giver - 1, cargo.receiver - 1, kind, log)
    elif cargo.giver - 1 == TAKING:
        take_from_row(s, kind)
        gain(s, 0, kind, FROM_ROW, log)
    else:
        remove_card(s, 0, kind)
        s.row[kind] += 1
        s.row_count += 1
        tell(log, ROW_RECEIVED, 0, kind)


@long_rule
def end_cargo(s: Any, log: Any) -> None:
    """Shared Cargo is done; a refusal leaves the card in its holder's hand (EX-PROT-8)."""
    cargo = s.cargo
    if cargo.given == 0:
        tell(log, CARGO_REFUSED, cargo.giver - 1)
    cargo.going = 0
    cargo.holder = 0
    cargo.giver = 0
    cargo.receiver = 0
    cargo.given = 0
    batch_done(s, log)
