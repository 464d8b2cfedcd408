"""Prompts of Exoworld: the sentence for each open decision.

Questions of one decision differ by subject (see `view/question.py`); the message is `ask-<about>`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from holdfast.games.exoworld import decisions, moves, state
from holdfast.games.exoworld.content import (
    CARD_NAMES,
    CHARACTER_NAMES,
    CLASSES,
    EVENT_NAMES,
    FIRST_PROTOCOL,
    MODULES,
    OPS,
    SCENARIO_NAMES,
)
from holdfast.games.exoworld.content.operations import SEVERITIES, TOKENS
from holdfast.games.exoworld.derived_numbers import person
from holdfast.games.exoworld.rules import people
from holdfast.games.exoworld.rules.deploy import credits, picked_in_all
from holdfast.games.exoworld.view.forecast import cached_forecast_input, coming_turns
from holdfast.games.exoworld.view.instruments import dry_turns
from holdfast.games.exoworld.view.interrupted_actions import enabled_cards
from holdfast.games.exoworld.view.question import question
from holdfast.games.exoworld.wording import event_at, place_phrase
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Phrase, phrase

SCENARIO_EVENTS = ("EN01", "EC01")


def ask(position: Position) -> Phrase:
    """Return the prompt for the open decision, with the numbers of this position.

    The argument `player` is a seat, which the client replaces by a name.
    """
    s = position.snapshot
    asked = question(s)
    if asked is None:
        return phrase("ask-nothing" if not s.ask else "ask-secret")
    words = _QUESTIONS.get(s.ask)
    return words(position, s) if words else phrase(f"ask-{asked.about}")


# Setup


def _char(position: Position, s: Any) -> Phrase:
    one, two = (s.dealt[2 * s.to_move + i] - 1 for i in range(2))
    return phrase("ask-char", one=_character(one), two=_character(two))


# The windows


def _before_turn(position: Position, s: Any) -> Phrase:
    """Return the prompt before a turn (EX-PROT-6)."""
    return phrase("ask-w1", player=person(s, s.active), **_protocols(s))


def _reaction(position: Position, s: Any) -> Phrase:
    """Return the prompt after an event, with its card or its severity (EX-PROT-6, EX-VAR-7)."""
    name = _event_name(s)
    if name is None:
        return phrase("ask-w2-unseen", severity=_severity(s), **_protocols(s))
    return phrase("ask-w2", event=f"@{name}", note=f"@{name}-note", **_protocols(s))


def _before_update(position: Position, s: Any) -> Phrase:
    """Return the prompt before an update, with the loss for the Emergency supply (EX-TOK-1)."""
    coming = coming_turns(cached_forecast_input(s))[0]
    return phrase("ask-w3", short=sum(coming.short), next=coming.emergency, **_protocols(s))


# The Action step


def _act(position: Position, s: Any) -> Phrase:
    """Return the prompt for an action.

    It has the number of actions left and the resource that runs out first. EX-TURN-3.
    """
    if s.actions_left == 0:
        return phrase("ask-act-none")
    dry = dry_turns(coming_turns(cached_forecast_input(s)))
    if not dry:
        return phrase("ask-act", left=s.actions_left)
    resource = min(dry, key=lambda name: dry[name])
    return phrase(
        "ask-act-dry", left=s.actions_left, resource=f"@resource-{resource}", turn=dry[resource]
    )


def _pay(position: Position, s: Any) -> Phrase:
    """Return the prompt for a payment, with one card for each cost symbol that no credit covers."""
    return phrase(
        "ask-pay",
        module=f"@card-{CARD_NAMES[s.deploy.kind]}",
        cost=len(MODULES[s.deploy.kind].cost),
        picked=int(picked_in_all(s)),
        credits=int(credits(s)),
    )


def _transfer(position: Position, s: Any) -> Phrase:
    """Return the prompt for consent to another player's request or offer of a card.

    EX-XFER-3, EX-HAND-2.
    """
    known = s.transfer.kind != state.UNKNOWN
    way = "take" if s.transfer.taking else "give"
    thing = (
        {"card": f"@card-{CARD_NAMES[s.transfer.kind]}"}
        if known
        else {"colour": f"@class-{CLASSES[s.transfer.colour]}"}
    )
    player = person(s, s.active)
    key = f"ask-transfer-{way}" if known else f"ask-transfer-{way}-class"
    enables = enabled_cards(s) if known else []
    if way == "take" and enables:
        return phrase(f"{key}-for", player=player, **thing, module=f"@card-{enables[0]}")
    if way == "take":
        return phrase(key, player=player, **thing)
    cards = int(people.hand_size(s.players[s.transfer.partner]))
    limit = int(people.hand_limit(s, s.transfer.partner))
    return phrase(key, player=player, cards=cards + 1, limit=limit, **thing)


def _request(position: Position, s: Any) -> Phrase:
    card = f"@card-{CARD_NAMES[FIRST_PROTOCOL + s.about]}"
    return phrase("ask-request", player=person(s, s.active), card=card, note=f"{card}-note")


def _part_with(position: Position, s: Any) -> Phrase:
    """Return the prompt for a card of a requested class (EX-XFER-6)."""
    colour = f"@class-{CLASSES[s.transfer.colour]}"
    return phrase("ask-kind", player=person(s, s.active), colour=colour)


# The Crew Coordinator's transfer


def _partner(position: Position, s: Any) -> Phrase:
    return phrase("ask-transfer-seat", way="take" if s.transfer.taking else "give")


def _gift(position: Position, s: Any) -> Phrase:
    way = "take" if s.transfer.taking else "give"
    return phrase("ask-transfer-kind", way=way, player=person(s, s.transfer.partner))


def _gift_class(position: Position, s: Any) -> Phrase:
    return phrase("ask-transfer-class", player=person(s, s.transfer.partner))


# Tokens


def _place_token(position: Position, s: Any) -> Phrase:
    """Return the prompt for the place of a token, with the token's effect (EX-EVT-8, EX-TOK-1)."""
    return phrase(
        "ask-place-token",
        event=_event(s),
        token=f"@token-{TOKENS[s.about]}",
        kind=TOKENS[s.about],
        left=_frame(s).b,
    )


def _remove_where(position: Position, s: Any) -> Phrase:
    return phrase("ask-remove-where", count=_frame(s).a)


def _remove_token(position: Position, s: Any) -> Phrase:
    place = place_phrase(position, s.locations[s.about].cell, "at")
    return phrase("ask-remove-token", place=place, count=_frame(s).b)


# Forced discards


def _discard(position: Position, s: Any) -> Phrase:
    """Return the prompt for a discard.

    EX-CARD-3: without a deck, a whole hand is discarded in a chosen order.
    """
    hand = int(people.hand_size(s.players[s.to_move]))
    if s.deck_size == 0 and hand <= s.about:
        return phrase("ask-disc-order", event=_event(s), missing=max(0, s.row_size - s.row_count))
    return phrase("ask-disc", event=_event(s), count=s.about)


def _limit(position: Position, s: Any) -> Phrase:
    """Return the prompt for a discard at the hand limit (EX-HAND-2)."""
    limit = int(people.hand_limit(s, s.to_move))
    return phrase("ask-limit", cards=limit + s.about, limit=limit)


# Choices of the player who holds the card or skill


def _supply(position: Position, s: Any) -> Phrase:
    asked = question(s)
    assert asked is not None
    if asked.about == "hold":
        return phrase("ask-hold", count=s.offers)
    return phrase("ask-supply", amount=s.about)


def _jump(position: Position, s: Any) -> Phrase:
    """Return the prompt for the target of a jump, with its distance if that is limited."""
    order = OPS[_frame(s).a].any_pawn == 1
    words: dict[str, Any] = {"player": person(s, s.about), "who": _who(s, s.about)}
    if order:
        return phrase("ask-jump", **words)
    return phrase("ask-jump-far", **words, distance=int(OPS[_frame(s).a].distance))


def _receiver(position: Position, s: Any) -> Phrase:
    return phrase("ask-cargo-receiver", player=person(s, s.cargo.giver))


def _cargo(position: Position, s: Any) -> Phrase:
    """Return the prompt for a card of Shared Cargo (EX-PROT-8, EX-SOLO-7)."""
    if people.is_solo(s):
        return phrase("ask-cargo-row", way="take" if s.cargo.taking else "give", count=s.about)
    return phrase("ask-cargo-card", player=person(s, s.cargo.receiver), count=s.about)


def _survey(position: Position, s: Any) -> Phrase:
    return phrase("ask-survey", count=s.looked)


def _order(position: Position, s: Any) -> Phrase:
    """Return the prompt for the order of the next two events (EX-VIS-5).

    The first one comes in this turn.
    """
    return phrase("ask-order", first=event_at(position, 0), second=event_at(position, 1))


def _which_event(position: Position, s: Any) -> Phrase:
    return phrase("ask-event", count=s.about)


# Names


def _frame(s: Any) -> Any:
    """Return the agenda frame of the step that asks."""
    return s.agenda.frames[s.agenda.depth - 1]


def _character(role: int) -> str:
    return f"@character-{CHARACTER_NAMES[role]}"


def _who(s: Any, crew: int) -> str:
    """Return whose a character is: the deciding player's `own`, an `other` player's, or `solo`."""
    if s.options.players == 1:
        return "solo"
    return "own" if crew == s.to_move else "other"


def _protocols(s: Any) -> dict[str, int | str]:
    """Return the Protocols that may be played now, and their number.

    EX-PROT-11: players who hold none may be asked as well.
    """
    offered = (s.offer[i] for i in range(s.offers))
    found = [moves.PROTOCOL.protocol(move) for move in offered if move in moves.PROTOCOL]
    cards = " ".join(f"{CARD_NAMES[FIRST_PROTOCOL + n]}:1" for n in found)
    return {"cards": f"@card {cards}" if found else "", "count": len(found)}


def _severity(s: Any) -> str:
    return SEVERITIES[s.severity - 1] if s.severity else SEVERITIES[0]


def _event_name(s: Any) -> str | None:
    """Return the message id of the revealed event, or None if this viewer does not know it."""
    if s.revealed <= 0:
        return None
    name = EVENT_NAMES[s.revealed - 1]
    if name in SCENARIO_EVENTS:
        return f"scenario-{SCENARIO_NAMES[s.options.scenario]}-{_severity(s)}"
    return f"eventcard-{name}"


def _event(s: Any) -> str | Phrase:
    name = _event_name(s)
    return phrase("ask-event-unseen", severity=_severity(s)) if name is None else f"@{name}"


_QUESTIONS: dict[int, Callable[[Position, Any], Phrase]] = {
    decisions.CHARACTER: _char,
    decisions.BEFORE_TURN: _before_turn,
    decisions.REACTION: _reaction,
    decisions.BEFORE_UPDATE: _before_update,
    decisions.ACT: _act,
    decisions.UNSEEN_ACT: _act,
    decisions.PAYMENT: _pay,
    decisions.UNSEEN_PAYMENT: _pay,
    decisions.TRANSFER: _transfer,
    decisions.REQUEST: _request,
    decisions.PART_WITH: _part_with,
    decisions.PARTNER: _partner,
    decisions.GIFT: _gift,
    decisions.UNSEEN_GIFT: _gift,
    decisions.GIFT_CLASS: _gift_class,
    decisions.PLACE_TOKEN: _place_token,
    decisions.CHOOSE_PLACE: _remove_where,
    decisions.WHICH_TOKEN: _remove_token,
    decisions.DISCARD: _discard,
    decisions.UNSEEN_DISCARD: _discard,
    decisions.LIMIT: _limit,
    decisions.UNSEEN_LIMIT: _limit,
    decisions.SUPPLY: _supply,
    decisions.JUMP: _jump,
    decisions.RECEIVER: _receiver,
    decisions.CARGO: _cargo,
    decisions.UNSEEN_CARGO: _cargo,
    decisions.SURVEY: _survey,
    decisions.UNSEEN_SURVEY: _survey,
    decisions.EVENT_ORDER: _order,
    decisions.UNSEEN_ORDER: _order,
    decisions.WHICH_EVENT: _which_event,
    decisions.UNSEEN_EVENT: _which_event,
}
