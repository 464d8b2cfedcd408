"""Factors that explain moves in Exoworld: public numbers of a position or of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdfast.games.exoworld import decisions
from holdfast.games.exoworld.content import (
    CARD,
    CARD_NAMES,
    CHARACTERS,
    MODULE,
    MODULE_COUNT,
    WILD,
)
from holdfast.games.exoworld.content.geometry import NEIGHBOUR, OUTSIDE
from holdfast.games.exoworld.derived_numbers import now_of
from holdfast.games.exoworld.moves import DIRECTIONS, MOVES, SEATS
from holdfast.games.exoworld.preview import preview
from holdfast.games.exoworld.rules.people import is_present, is_solo
from holdfast.games.exoworld.state import MOST_TURNS
from holdfast.games.exoworld.view.forecast import defeat_turn, updates
from holdfast.games.exoworld.view.levels import at_goal, base_of, raw_levels
from holdfast.games.exoworld.view.ready import ready_cards
from holdfast.kernel.factors import NOT_NAMED, Factor, Factors, MoveFactors
from holdfast.kernel.position import Position

MODULES = frozenset(CARD_NAMES[:MODULE_COUNT])
DEAREST = max(MODULE[kind].slots for kind in range(MODULE_COUNT))
"""Number of cards that the most expensive module costs."""

of_moves = MoveFactors()


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


def _count_missing_cards(s: Any, seat: int) -> int:
    """Return the fewest cards missing to pay for a module in hand that raises a level below 0.

    At least 1: `_payable` counts the modules that are fully paid for.
    """
    player = s.players[seat]
    missing: list[int] = [DEAREST]
    for kind in range(MODULE_COUNT):
        if player.hand[kind] and _raises(s, kind):
            missing.append(_count_missing(player.classes, kind))
    return max(1, min(missing))


def _count_missing(classes: Sequence[int], kind: int) -> int:
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


def _mates(s: Any, seat: int) -> int:
    """Return the number of cards that the crewmates hold."""
    return _cards(s, seat) - _hand(s, seat)


def _character(position: Position, move: int) -> Any:
    """Return the character that a move takes, or None."""
    if MOVES.decode(move)[0].name != "keep_character":
        return None
    role = now_of(position).facts(move).role
    return None if role is None else CHARACTERS[role]


@of_moves.add("limit")
def _limit(position: Position, move: int) -> int:
    character = _character(position, move)
    return NOT_NAMED if character is None else int(character.hand_limit)


@of_moves.add("speed")
def _speed(position: Position, move: int) -> int:
    character = _character(position, move)
    return NOT_NAMED if character is None else int(character.speed)


@of_moves.add("fresh")
def _fresh(position: Position, move: int) -> int:
    """Return the number of new cards that a move brings into the row, or NOT_NAMED."""
    if position.number("ask") not in (decisions.ACT, decisions.UNSEEN_ACT):
        return NOT_NAMED
    recycles = MOVES.decode(move)[0].name == "recycle"
    return int(position.snapshot.row_count) if recycles else 0


@of_moves.add("costs", less=True)
def _costs(position: Position, move: int) -> int:
    """Return the number of actions that an option of the Action step costs, or NOT_NAMED."""
    acts = position.number("ask") in (decisions.ACT, decisions.UNSEEN_ACT)
    ends = MOVES.decode(move)[0].name == "end"
    return int(preview(position, move).cost) if acts and not ends else NOT_NAMED


@of_moves.add("wait", less=True)
def _wait(position: Position, move: int) -> int:
    """Return the number of turns until the crewmate who gets a card acts, or NOT_NAMED."""
    kind, args = MOVES.decode(move)
    gives = kind.name == "give" or position.number("ask") in (decisions.PARTNER, decisions.RECEIVER)
    s = position.snapshot
    if not gives or "seat" not in args or is_solo(s):
        return NOT_NAMED
    ahead = range(1, (args["seat"] - s.active) % SEATS + 1)
    return sum(bool(is_present(s, (s.active + k) % SEATS)) for k in ahead)


@of_moves.add("asked")
def _cards_of_giver(position: Position, move: int) -> int:
    """Return the number of cards of the crewmate who is asked for one."""
    kind, args = MOVES.decode(move)
    asks = kind.name in ("take", "take_class")
    return sum(position.snapshot.players[args["seat"]].classes) if asks else NOT_NAMED


@of_moves.add("unpaid")
def _out_of_reach(position: Position, move: int) -> int:
    """Return how many cards are missing for a module that leaves the hand."""
    kind, args = MOVES.decode(move)
    leaves = kind.name in ("give", "pay", "discard") or (
        kind.name == "kind"
        and position.number("ask") in (decisions.PART_WITH, decisions.GIFT, decisions.UNSEEN_GIFT)
    )
    if not leaves or args["kind"] >= MODULE_COUNT:
        return NOT_NAMED
    classes = position.snapshot.players[position.to_move].classes
    return max(0, _count_missing(classes, args["kind"]))


@of_moves.add("touches")
def _touches(position: Position, move: int) -> int:
    """Return the number of locations beside the space where a module is deployed."""
    cell = preview(position, move).cell if MOVES.decode(move)[0].name == "deploy" else None
    if cell is None:
        return NOT_NAMED
    around = (int(NEIGHBOUR[cell, direction]) for direction in range(DIRECTIONS))
    return sum(bool(position.snapshot.grid[there]) for there in around if there != OUTSIDE)


@of_moves.add("waiting")
def _waiting(position: Position, move: int) -> int:
    """Return the number of tokens at the location that a character walks to."""
    walks = MOVES.decode(move)[0].name == "move"
    return now_of(position).facts(move).amount if walks else NOT_NAMED


@of_moves.add("lowest", less=True)
def _lowest(position: Position, move: int) -> int:
    """Return the supply of the resource that the module at a character's destination produces.

    Return NOT_NAMED for other moves, and for a destination without a module.
    """
    if MOVES.decode(move)[0].name != "move":
        return NOT_NAMED
    module = now_of(position).facts(move).module
    if module is None or not 0 <= module < MODULE_COUNT:
        return NOT_NAMED
    return int(position.snapshot.supply[CARD[module].colour])


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
        Factor("lacking", _count_missing_cards, less=True),
        Factor("useful", _useful, spared=True),
        Factor("supplies", _supplies, spared=True),
        Factor("cards", _cards, spared=True),
        Factor("hand", _hand, spared=True),
        Factor("repairs", _repairs),
        Factor("beside", _beside),
        Factor("mates", _mates),
        Factor("rises", _goal, "more"),
        Factor("reserve", _emergency, "beats"),
        Factor("filled", _supplies, "beats"),
        Factor("higher", _below, "beats", less=True),
        *of_moves.factors,
    ),
    clock="turn",
    within=("turn", "active"),
    menus=(decisions.ACT, decisions.UNSEEN_ACT),
    in_vain=_in_vain,
)
