"""Windows: the moments at which Fortune cards may be played (OB-WIN)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outbreak.content import FIRST_FORTUNE, WINDOW_CARDS
from holdfast.games.outbreak.content.effects import FORTUNE, NOW
from holdfast.games.outbreak.events import PLAYED
from holdfast.games.outbreak.moves import ORDINARY, PASS, PLAY
from holdfast.games.outbreak.rules.calls import push, tell
from holdfast.games.outbreak.rules.cards import unhold
from holdfast.games.outbreak.rules.effects import start_effects
from holdfast.games.outbreak.rules.people import doom_bans, lead_seat
from holdfast.games.outbreak.rules.questions import ask, offer
from holdfast.games.outbreak.rules.steps import WINDOW
from holdfast.games.outbreak.rules.targets import front_horde, is_worth_doing
from holdfast.games.outbreak.state import D_WINDOW, REVEALED, W_DOOM, W_STRIKE
from holdfast.kernel.rule import long_rule


@long_rule
def offer_plays(s: Any, window: int) -> None:
    """OB-WIN-2: each different card that an able survivor holds and that does something here."""
    held = 0
    for i in range(s.team):
        if s.survivors[s.order[i]].down == 0:
            held |= s.survivors[s.order[i]].cards & WINDOW_CARDS[window]
    if held == 0 or doom_bans(s, FORTUNE):
        return
    for i in range(s.team):
        v = s.order[i] | 0
        if s.survivors[v].down:
            continue
        cards = s.survivors[v].cards & WINDOW_CARDS[window]
        for card in range(ORDINARY):
            if cards >> card & 1 and is_worth_doing(s, FIRST_FORTUNE + card, NOW, v, window):
                offer(s, PLAY + v * ORDINARY + card)


@long_rule
def is_settled(s: Any, window: int) -> bool:
    """Whether the danger of a window has passed, so that nobody is asked again."""
    if window == W_DOOM:
        return s.spared > 0
    if window == W_STRIKE:
        return s.spared > 0 or s.hordes[front_horde(s)].place != REVEALED
    return False


@long_rule
def window_step(s: Any, window: int) -> None:
    """OB-WIN-2: ask while a card is playable, until somebody passes."""
    s.window = 0
    if is_settled(s, window):
        return
    offer_plays(s, window)
    if s.menu_length > 0:
        offer(s, PASS)
        push(s.agenda, WINDOW, window)
        ask(s, D_WINDOW, lead_seat(s), window)


@long_rule
def window_answer(s: Any, window: int, move: int, log: Any) -> None:
    """D-WINDOW answered."""
    if move != PASS:
        push(s.agenda, WINDOW, window)
        play_card(s, move, window, log)


@long_rule
def play_card(s: Any, move: int, window: int, log: Any) -> None:
    """OB-WIN-4: a card is committed, discarded, and does what it says."""
    v, card = (move - PLAY) // ORDINARY, (move - PLAY) % ORDINARY
    unhold(s, v, card)
    s.fortune_discard[card] += 1
    tell(log, PLAYED, v, card)
    s.window = window + 1
    start_effects(s, FIRST_FORTUNE + card, v)
