"""Coach: warnings before common mistakes of new players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from holdfast.games.exoworld.content import (
    CARD,
    CARD_NAMES,
    CLASSES,
    FIRST_PROTOCOL,
    MODULE,
    MODULE_COUNT,
)
from holdfast.games.exoworld.content.geometry import place_of
from holdfast.games.exoworld.content.operations import RESOURCES, TOKENS
from holdfast.games.exoworld.moves import MOVES
from holdfast.games.exoworld.preview import preview
from holdfast.games.exoworld.rules.base import may_add, may_remove, shown_level
from holdfast.games.exoworld.rules.cards import add_card
from holdfast.games.exoworld.rules.deploy import is_payable, picked_in_all
from holdfast.games.exoworld.rules.people import (
    active_player,
    are_hands_hidden,
    hand_limit,
    hand_size,
    is_present,
)
from holdfast.games.exoworld.rules.transfer import (
    are_transfers_possible,
    is_together,
    may_give,
    may_take,
)
from holdfast.games.exoworld.rules.works import walk
from holdfast.games.exoworld.state import EMERGENCY_TOKEN
from holdfast.games.exoworld.view.forecast import defeat_turn, updates
from holdfast.games.exoworld.view.ready import ready_with
from holdfast.games.exoworld.wording import key, place_phrase, say
from holdfast.kernel.position import Position
from holdfast.kernel.wording import CoachWarning, warn

ENERGY = RESOURCES.index("E")
LOW = -3
"""Energy level from which it takes several modules to recover."""
WORKS = ("shut_down", "repair")
CURES = ("deploy", *WORKS)
DRAWS = ("draw_deck", "draw_face")


def ending_kills(position: Position, move: int) -> CoachWarning | None:
    """Warn before ending the actions when the coming update uses up the Emergency supply.

    EX-EMG-3.
    """
    kind, _ = MOVES.decode(move)
    s = position.snapshot
    if kind.name != "end" or len(position.legal_moves) == 1:
        return None
    now = max(1, s.turn)
    if defeat_turn(s, updates(s)) != now:
        return None
    for other in position.legal_moves:
        if MOVES.decode(other)[0].name in CURES:
            seen = preview(position, other)
            if seen.wins or seen.defeat is None or seen.defeat > now:
                points = (f"move:{key(position, other)}", "clock", "emergency")
                return warn("ending-cure", *points, cure=say(position, other).title)
    return warn("ending", "clock", "emergency", left=s.actions_left)


def missing_the_win(position: Position, move: int) -> CoachWarning | None:
    """Warn before another move when a switch or a repair would win now (EX-END-1, EX-SHUT-1)."""
    if MOVES.decode(move)[0].name in WORKS and preview(position, move).wins:
        return None
    for other in position.legal_moves:
        if MOVES.decode(other)[0].name in WORKS and preview(position, other).wins:
            points = (f"move:{key(position, other)}", "goal")
            return warn("missed-win", *points, how=say(position, other).title)
    return None


def repair_first(position: Position, move: int) -> CoachWarning | None:
    """Warn before a Deploy that does not delay defeat while a costly token is near (EX-TOK-1).

    Near means within one walk; costly tokens are leaks and Emergency tokens.
    """
    kind, _ = MOVES.decode(move)
    if kind.name != "deploy":
        return None
    s = position.snapshot
    defeat, seen = defeat_turn(s, updates(s)), preview(position, move)
    if defeat is None or seen.wins or seen.defeat != defeat:
        return None
    here = s.crew[s.active].place
    near = walk(s) | 1 << here
    for place in sorted(range(s.location_count), key=lambda place: place != here):
        for token in range(EMERGENCY_TOKEN + 1):
            if near >> place & 1 and may_remove(s, place, token):
                first = [_key(position, "repair", token=token, place=place)]
                if place != here:
                    first = [_key(position, "move", cell=s.locations[place].cell)]
                return warn(
                    "repair-first",
                    *filter(None, first),
                    _token_point(s, place, token),
                    token=f"@token-{TOKENS[token]}",
                    near="here" if place == here else "walk",
                    where=place_phrase(position, s.locations[place].cell, "at"),
                )
    return None


def _token_point(s: Any, place: int, token: int) -> str:
    x, y = place_of(s.locations[place].cell)
    return f"token:{x},{y}:{TOKENS[token]}"


def energy_eaten(position: Position, move: int) -> CoachWarning | None:
    """Warn before deploying another consumer of energy when energy is low (EX-LVL-1)."""
    kind, _ = MOVES.decode(move)
    if kind.name != "deploy":
        return None
    seen = preview(position, move)
    assert seen.levels is not None
    level = seen.levels[ENERGY]
    if seen.wins or level > LOW or level >= shown_level(position.snapshot, ENERGY):
        return None
    first = []
    for other in position.legal_moves:
        levels = preview(position, other).levels if _is_deploy(other) else None
        if levels is not None and levels[ENERGY] > shown_level(position.snapshot, ENERGY):
            first.append(f"move:{key(position, other)}")
    return warn("energy", *first, "gauge:E", level=level)


def _is_deploy(move: int) -> bool:
    """Return whether a move deploys a module."""
    return MOVES.decode(move)[0].name == "deploy"


def _key(position: Position, name: str, **args: int) -> str | None:
    """Return the highlight target of a move that can be made now, or None."""
    for other in position.legal_moves:
        offered, own = MOVES.decode(other)
        if offered.name == name and own == args:
            return f"move:{key(position, other)}"
    return None


def idle_module(position: Position, move: int) -> CoachWarning | None:
    """Warn before deploying a module that raises no level on this planet (EX-MOD-5)."""
    kind, args = MOVES.decode(move)
    if kind.name != "deploy":
        return None
    s, levels = position.snapshot, preview(position, move).levels
    assert levels is not None
    if any(levels[r] > shown_level(s, r) for r in range(len(RESOURCES))):
        return None
    card = CARD_NAMES[args["kind"]]
    return warn("idle-module", f"hand:{card}", module=f"@card-{card}")


def paying_with_a_protocol(position: Position, move: int) -> CoachWarning | None:
    """Warn before paying with a Protocol when another card would do (EX-DEP-2)."""
    kind, args = MOVES.decode(move)
    if kind.name != "pay" or args["kind"] < FIRST_PROTOCOL:
        return None
    others = [
        other["kind"]
        for offered, other in map(MOVES.decode, position.legal_moves)
        if offered.name == "pay" and other["kind"] < FIRST_PROTOCOL
    ]
    if not others:
        return None
    points = [f"hand:{CARD_NAMES[kind]}" for kind in (args["kind"], others[0])]
    points += filter(None, [_key(position, "pay", kind=others[0])])
    card, other = _card(args["kind"]), _card(others[0])
    return warn("joker", *points, card=card, note=f"{card}-note", other=other)


def paying_what_another_needs(position: Position, move: int) -> CoachWarning | None:
    """Warn before paying with the only card that completes a nearby player's module.

    EX-DEP-2, EX-XFER-2. The warning comes only if another card can pay instead.
    """
    kind, args = MOVES.decode(move)
    s = position.read()
    if kind.name != "pay" or are_hands_hidden(s) or not are_transfers_possible(s):
        return None
    card, spare = args["kind"], _replacements(position, args["kind"])
    for seat in _within_reach(s) if spare else ():
        for module in _modules_needing(s, seat, card):
            paying, other = CARD_NAMES[card], CARD_NAMES[spare[0]]
            return warn(
                "needed",
                f"hand:{paying}",
                f"pawn:{seat}",
                f"hand:{other}",
                *filter(None, [_key(position, "pay", kind=spare[0])]),
                player=seat,
                card=f"@card-{paying}",
                module=f"@card-{module}",
                other=f"@card-{other}",
            )
    return None


def _card(kind: int) -> str:
    """Return the text of the name of a card."""
    return f"@card-{CARD_NAMES[kind]}"


def _replacements(position: Position, card: int) -> list[int]:
    """Return the module and Item cards that can pay in place of `card`.

    Cards are picked in ascending order, so only a higher kind can replace it, or any kind in the
    last slot.
    """
    s = position.snapshot
    last = picked_in_all(s) + 1 == MODULE[s.deploy.kind].slots
    offered = [
        args["kind"] for kind, args in map(MOVES.decode, position.legal_moves) if kind.name == "pay"
    ]
    modules = [other for other in offered if other < FIRST_PROTOCOL]
    return [other for other in modules if other > card or (last and other != card)]


def _modules_needing(s: Any, seat: int, card: int) -> list[str]:
    """Return the modules that a player can build only if the active player gives them this card."""
    giver = active_player(s)
    if not may_give(s, seat, card):
        return []
    held = {CARD_NAMES[kind] for kind in range(MODULE_COUNT) if s.players[seat].hand[kind]}
    modules = held & set(ready_with(s, card, giver, seat))
    hand = s.players[giver].hand
    left = [other for other in range(len(hand)) if hand[other] > (other == card)]
    for other in left:
        modules -= set(ready_with(s, other, giver, seat))
    return sorted(modules)


def drawing_alone(position: Position, move: int) -> CoachWarning | None:
    """Warn before drawing blindly when a nearby player holds the missing card.

    EX-XFER-2, EX-XFER-3: the card that would complete the payment for a module in hand.
    """
    kind, _ = MOVES.decode(move)
    s = position.snapshot
    if kind.name != "draw_deck" or are_hands_hidden(s):
        return None
    if not are_transfers_possible(s):
        return None
    seat = active_player(s)
    for other in _within_reach(s):
        for module, card in _missing_cards(position, seat, other):
            ask = _key(position, "take", seat=other, kind=card)
            if not is_together(s, other):
                ask = _key(position, "move", cell=s.locations[s.crew[other].place].cell)
            return warn(
                "drawing-alone",
                *filter(None, [ask]),
                f"crew:{other}:{CARD_NAMES[card]}",
                f"pawn:{other}",
                f"hand:{CARD_NAMES[module]}",
                player=other,
                colour=f"@class-{CLASSES[CARD[card].colour]}",
                card=_card(card),
                module=_card(module),
                near="here" if is_together(s, other) else "walk",
            )
    return None


def _within_reach(s: Any) -> Iterator[int]:
    """Yield the other players who can be asked for a card in this turn."""
    near = walk(s)
    for seat in range(len(s.players)):
        if seat == s.active or not is_present(s, seat):
            continue
        together = is_together(s, seat)
        # One action for the card, one more for the walk.
        if (together or near >> s.crew[seat].place & 1) and s.actions_left >= 2 - together:
            yield seat


def _missing_cards(position: Position, seat: int, other: int) -> Iterator[tuple[int, int]]:
    """Yield unpayable modules in hand, each with a card of player `other` that would help."""
    s = position.snapshot
    hand = s.players[seat].hand
    wanted = [
        kind
        for kind in range(MODULE_COUNT)
        if hand[kind] and may_add(s, kind) and not is_payable(s, kind)
    ]
    for card in range(len(hand)):
        if not wanted or not may_take(s, other, card):
            continue
        after = position.read()
        add_card(after, seat, card)
        for kind in wanted:
            if is_payable(after, kind):
                yield kind, card


def leftover(position: Position, move: int) -> CoachWarning | None:
    """Warn before ending with unused actions when a card could be drawn and kept.

    EX-TURN-3, EX-DRAW-1.
    """
    kind, _ = MOVES.decode(move)
    s = position.snapshot
    if kind.name != "end" or s.actions_left == 0 or defeat_turn(s, updates(s)) == max(1, s.turn):
        return None
    seat = active_player(s)
    if hand_size(s.players[seat]) >= hand_limit(s, seat):
        return None
    draws = [other for other in position.legal_moves if MOVES.decode(other)[0].name in DRAWS]
    if not draws:
        return None
    first = [f"move:{key(position, other)}" for other in draws]
    return warn("leftover", *first, "deck", "row", left=int(s.actions_left))


CAUTIONS = {
    "ending": ending_kills,
    "missed-win": missing_the_win,
    "repair-first": repair_first,
    "energy": energy_eaten,
    "joker": paying_with_a_protocol,
    "needed": paying_what_another_needs,
    "drawing-alone": drawing_alone,
    "idle-module": idle_module,
    "leftover": leftover,
}

BLUNDERS = {"ending", "missed-win", "leftover"}
"""Cautions that every bot heeds: each throws away a supply, a win or a free draw."""
