"""Factors that explain moves in Exoworld: public numbers that a move changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.games.exoworld import decisions
from holdfast.games.exoworld.content import CARD, CARD_NAMES, MODULE, MODULE_COUNT, WILD
from holdfast.games.exoworld.moves import SEATS
from holdfast.games.exoworld.preview import preview
from holdfast.games.exoworld.rules.people import is_present, is_solo
from holdfast.games.exoworld.state import MOST_TURNS
from holdfast.games.exoworld.view.forecast import defeat_turn, updates
from holdfast.games.exoworld.view.levels import at_goal, base_of, raw_levels
from holdfast.games.exoworld.view.ready import ready_cards
from holdfast.kernel.factors import Factor, Factors
from holdfast.kernel.position import Position

MODULES = frozenset(CARD_NAMES[:MODULE_COUNT])
DEAREST = max(MODULE[kind].slots for kind in range(MODULE_COUNT))
"""Number of cards that the most expensive module costs."""


def _goal(s: Any, seat: int) -> int:
    return at_goal(raw_levels(base_of(s)))


def _below(s: Any, seat: int) -> int:
    """Return the sum of steps that the levels are below 0."""
    return sum(max(0, -level) for level in raw_levels(base_of(s)))


def _defeat(s: Any, seat: int) -> int:
    """Return the turn of defeat, or one after the last turn if no defeat is foreseen."""
    return defeat_turn(s, updates(s)) or MOST_TURNS + 1


def _short(s: Any, seat: int) -> int:
    """Return the loss that the Emergency supply has to pay at the end of this turn."""
    coming = updates(s)
    return sum(coming[0].short) if coming else 0


def _emergency(s: Any, seat: int) -> int:
    return int(s.emergency)


def _tokens(s: Any, seat: int) -> int:
    return sum(sum(s.locations[place].tokens) for place in range(s.location_count))


def _supplies(s: Any, seat: int) -> int:
    return sum(s.supply)


def _modules(s: Any, seat: int) -> int:
    return int(s.location_count) - 1


def _issues(s: Any, seat: int) -> int:
    crew = (s.crew[k] for k in range(SEATS) if is_present(s, k))
    return sum(int(member.issues).bit_count() for member in crew)


def _cards(s: Any, seat: int) -> int:
    """Return the number of cards that the team holds; it is public even if the cards are hidden."""
    return sum(sum(player.classes) for player in s.players)


def _hand(s: Any, seat: int) -> int:
    """Return the number of cards in the seat's own hand."""
    return sum(s.players[seat].classes)


def _useful(s: Any, seat: int) -> int:
    """Return the number of modules in the seat's hand that raise a level below 0."""
    hand = s.players[seat].hand
    return sum(int(hand[kind]) for kind in range(MODULE_COUNT) if hand[kind] and _raises(s, kind))


def _raises(s: Any, kind: int) -> bool:
    """Return whether a module would raise a level that is below 0."""
    base = base_of(s)
    levels = zip(raw_levels(base), raw_levels(base.with_module(kind)), strict=True)
    return any(before < 0 and after > before for before, after in levels)


def _payable(s: Any, seat: int) -> int:
    """Return how many modules in the hand the rest of the hand pays for."""
    if s.over or s.turn == 0:
        return 0
    crew = s.active if is_solo(s) else seat
    return sum(card in MODULES for card in ready_cards(s, crew))


def _lacking(s: Any, seat: int) -> int:
    """Return the fewest cards missing to pay for a module in hand that raises a level below 0.

    At least 1: `_payable` counts the modules that are fully paid for.
    """
    player = s.players[seat]
    missing: list[int] = [DEAREST]
    for kind in range(MODULE_COUNT):
        if player.hand[kind] and _raises(s, kind):
            missing.append(_missing(player.classes, kind))
    return max(1, min(missing))


def _missing(classes: Sequence[int], kind: int) -> int:
    """Return how many cards are missing to pay for a module with these card classes (EX-DEP-2)."""
    fitting = classes[WILD]
    for colour, cost in enumerate(MODULE[kind].cost):
        fitting += min(cost, classes[colour] - (CARD[kind].colour == colour))
    return int(MODULE[kind].slots - fitting)


def _beside(s: Any, seat: int) -> int:
    """Return the number of other characters at the active character's location (they can trade)."""
    if is_solo(s):
        return 0
    here = s.crew[s.active].place
    return sum(s.crew[k].place == here for k in range(SEATS) if k != s.active and is_present(s, k))


def _repairs(s: Any, seat: int) -> int:
    """Return the number of tokens at the active character's location."""
    return sum(s.locations[s.crew[s.active].place].tokens)


def _in_vain(position: Position, move: int) -> bool:
    """Return whether a move produces for a supply that is already full."""
    lines = (line for line in preview(position, move).lines if line.key == "preview-supply")
    return any(line.args["before"] == line.args["after"] for line in lines)


FACTORS = Factors(
    each=(
        Factor("goal", _goal, reported="both", spared=True),
        Factor("below", _below, less=True, reported="both", spared=True),
        Factor("defeat", _defeat, reported="both"),
        Factor("short", _short, less=True, reported="both", spared=True),
        Factor("emergency", _emergency, reported="both", spared=True),
        Factor("lasts", _emergency, "kept", reported="both"),
        Factor("issues", _issues, less=True, spared=True),
        Factor("tokens", _tokens, less=True, spared=True),
        Factor("modules", _modules, spared=True),
        Factor("payable", _payable, spared=True),
        Factor("lacking", _lacking, less=True),
        Factor("useful", _useful, spared=True),
        Factor("supplies", _supplies, spared=True),
        Factor("cards", _cards, spared=True),
        Factor("hand", _hand, spared=True),
        Factor("repairs", _repairs),
        Factor("beside", _beside),
        Factor("rises", _goal, "more"),
    ),
    clock="turn",
    within=("turn", "active"),
    menus=(decisions.ACT, decisions.UNSEEN_ACT),
    in_vain=_in_vain,
)
