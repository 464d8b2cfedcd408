"""Windows: the moments at which Fortune cards may be played (OB-WIN)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak import content, decisions, events, moves, state, steps
from holdfast.games.outbreak.content import effects
from holdfast.games.outbreak.rules import (
    cards,
    hordes,
    in_force,
    interpreter,
    people,
    void,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.decision import ask, offer
from holdfast.kernel.events import tell
from holdfast.kernel.rule import long_rule, rule


@long_rule
def offer_plays(s: Any, window: int) -> None:
    """OB-WIN-2: each different card that an able survivor holds and that does something here."""
    held = 0
    for i in range(s.team):
        if s.survivors[s.order[i]].down == 0:
            held |= s.survivors[s.order[i]].cards & content.WINDOW_CARDS[window]
    if held == 0 or in_force.doom_bans(s, effects.FORTUNE):
        return
    for i in range(s.team):
        v = s.order[i]
        if s.survivors[v].down:
            continue
        playable = s.survivors[v].cards & content.WINDOW_CARDS[window]
        for card in range(moves.ORDINARY):
            if playable >> card & 1 and void.is_worth_doing(
                s, content.FIRST_FORTUNE + card, effects.NOW, v, window
            ):
                offer(s, moves.PLAY(v, card))


@long_rule
def is_settled(s: Any, window: int) -> bool:
    """Whether the danger of a window has passed, so that nobody is asked again."""
    if window == state.W_DOOM:
        return s.spared > 0
    if window == state.W_STRIKE:
        return s.spared > 0 or s.hordes[hordes.front_horde(s)].place != state.REVEALED
    return False


@long_rule
def open_window(s: Any, window: int) -> None:
    """OB-WIN-2: ask while a card is playable, until somebody passes."""
    s.window = 0
    if is_settled(s, window):
        return
    offer_plays(s, window)
    if s.offers > 0:
        offer(s, moves.PASS())
        ask(s, decisions.WINDOW, people.lead_seat(s), window)


@rule
def pass_window(s: Any) -> None:
    """D-WINDOW answered: nobody plays a card."""


@long_rule
def play_in_window(s: Any, window: int, holder: int, card: int, log: Any) -> None:
    """D-WINDOW answered: a card; then it is asked again."""
    then(s, steps.WINDOW, window)
    play_card(s, holder, card, window, log)


@long_rule
def play_card(s: Any, holder: int, card: int, window: int, log: Any) -> None:
    """OB-WIN-4: a card is committed, discarded, and does what it says."""
    cards.unhold(s, holder, card)
    s.fortune_discard[card] += 1
    tell(log, events.PLAYED, holder, card)
    s.window = window + 1
    interpreter.start_effects(s, content.FIRST_FORTUNE + card, holder)
