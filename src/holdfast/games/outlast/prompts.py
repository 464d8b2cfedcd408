"""The prompts of Outlast: the text that asks a player for a decision.

Each function returns the prompt of one decision, with the numbers that matter for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.outlast import decisions
from holdfast.games.outlast.content import FIGHTS
from holdfast.games.outlast.content.names import GOODS, meeple_name
from holdfast.games.outlast.preview import now_of, pot, stakes
from holdfast.games.outlast.rules.duel import blind_side, purse, seat_of, speaker, total
from holdfast.games.outlast.rules.ground import roll_bonus
from holdfast.games.outlast.rules.people import is_cornered
from holdfast.games.outlast.rules.wolf import WOLF_FALLS
from holdfast.games.outlast.wording import tile_phrase
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Phrase, phrase


def ask(position: Position) -> Phrase:
    """Return the prompt of the open decision."""
    s = position.snapshot
    return _PROMPTS[s.ask](position, s) if s.ask else phrase("ask-nothing")


def _act(position: Position, s: Any) -> Phrase:
    """Return the prompt for an action (LA-TURN-4).

    It has the number of actions left, and of meeples that would starve.
    """
    return phrase("ask-act", left=s.actions_left, hungry=now_of(position).starving)


def _spill(position: Position, s: Any) -> Phrase:
    """Return the prompt for the tile that goods of a full tile go to (LA-DROP-2)."""
    meeple = s.players[s.to_move].meeples[s.about]
    return phrase(
        "ask-spill",
        meeple=meeple_name(s.to_move, meeple.number),
        goods=GOODS[s.against],
        where=tile_phrase(position, meeple.tile, "in"),
    )


def _boost(position: Position, s: Any) -> Phrase:
    """Return the prompt for the side that is behind or level in a fight (LA-DUEL-5, LA-DUEL-7)."""
    side = speaker(s.fight)
    own, other = total(s.fight, side), total(s.fight, 1 - side)
    return phrase(
        "ask-boost",
        standing="behind" if own < other else "level",
        **_fighters(s, side),
        total=own,
        other=other,
    )


def _blind(position: Position, s: Any) -> Phrase:
    """Return the prompt for an amount in a blind fight (LA-DUEL-6).

    Only the dice are known. The amount of the other side is secret.
    """
    side = blind_side(s.fight)
    return phrase(
        "ask-blind",
        **_fighters(s, side),
        total=s.fight.rolls[side],
        other=s.fight.rolls[1 - side],
    )


def _fighters(s: Any, side: int) -> dict[str, int | str]:
    """Return both fighters, what the loser loses, and how much this side can add."""
    seats = [seat_of(s.fight, each) for each in (side, 1 - side)]
    slots = [s.fight.slots[each] for each in (side, 1 - side)]
    own, rival = (
        meeple_name(seat, s.players[seat].meeples[slot].number)
        for seat, slot in zip(seats, slots, strict=True)
    )
    return {
        "own": own,
        "rival": rival,
        "stakes": stakes(s),
        "purse": purse(s, side),
    }


def _ask_forced_fight(position: Position, s: Any) -> Phrase:
    """Return the prompt for the cornered meeple that fights the wolf next (LA-FORCE-2)."""
    player = s.players[s.to_move]
    cornered = [
        is_cornered(s, player.meeples[slot])
        for slot in range(player.people)
        if player.meeples[slot].tile == s.about
    ]
    return phrase(
        "ask-forced",
        count=sum(cornered),
        where=tile_phrase(position, s.about, "in"),
        needs=WOLF_FALLS - roll_bonus(s, s.about, s.to_move, FIGHTS),
    )


def _feed(position: Position, s: Any) -> Phrase:
    """Return the prompt for a meeple to feed, with the meals and meeples left (LA-MEAL-4)."""
    meals, mouths = pot(s)
    return phrase(
        "ask-feed",
        meals=meals,
        mouths=mouths,
        where=tile_phrase(position, s.about, "in"),
    )


def _arrive(position: Position, s: Any) -> Phrase:
    """Return the prompt for the tile where a new meeple arrives (LA-ARR-5, LA-END-3).

    It has no food, which does not matter after the last round because nobody eats any more.
    """
    return phrase("ask-arrive", when="last" if s.round == s.last_round else "before")


_PROMPTS: dict[int, Callable[[Position, Any], Phrase]] = {
    decisions.ACT: _act,
    decisions.SPILL: _spill,
    decisions.BOOST: _boost,
    decisions.BLIND: _blind,
    decisions.FORCED: _ask_forced_fight,
    decisions.FEED: _feed,
    decisions.ARRIVE: _arrive,
}
