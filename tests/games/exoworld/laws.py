"""Functions that the tests shared by all games need for Exoworld (see tests/support/laws.py)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tests.games.exoworld.invariants import broken
from tests.games.exoworld.perft import PERFT
from tests.games.exoworld.playthrough import GAMES, PLAYTHROUGHS
from tests.games.exoworld.random_play import Player, option_sets
from tests.support.laws import Budget, Laws, Least, content
from tests.support.playthrough import preset_and_players
from tests.support.states import States

from holdfast.games.exoworld import GAME, decisions
from holdfast.games.exoworld.content import CARD, EVENT_NAMES, FIRST_CRITICAL, FIRST_PROTOCOL, KINDS
from holdfast.games.exoworld.rules import ORDER_OF_PLAY
from holdfast.games.exoworld.state import INCOMMUNICATION, OPENLY
from holdfast.kernel.decision import forget_offers
from holdfast.kernel.position import Position


def scrambled(position: Position, viewer: int, rng: random.Random) -> Position:
    """Return the position with other cards wherever this viewer cannot see them."""
    other = position.copy()
    s = other.state
    hands_hidden = s.options.incommunication == INCOMMUNICATION or any(s.lasting[0])
    swap_unseen_cards(s, viewer if hands_hidden else None, rng)
    unknown = [
        i
        for i in range(s.events_left)
        if not (s.events[i].known & OPENLY or (viewer >= 0 and s.events[i].known >> viewer & 1))
    ]
    for _ in range(10 if len(unknown) > 1 else 0):  # events of one pile, or of one class
        i, j = rng.sample(unknown, 2)
        a, b = s.events[i], s.events[j]
        if a.pile == b.pile or (a.kind >= FIRST_CRITICAL) == (b.kind >= FIRST_CRITICAL):
            a.kind, b.kind = b.kind, a.kind
    if viewer != s.to_move:
        forget_offers(s)
        ORDER_OF_PLAY.find_options(s)
    return other


def swap_unseen_cards(s: Any, viewer: int | None, rng: random.Random) -> None:
    """Swap cards of one class between the deck and hidden hands, and Protocols with unused ones."""
    protocols = range(FIRST_PROTOCOL, KINDS)
    held = [k for k in protocols if s.deck[k]]
    unused = [k for k in protocols if s.unused >> (k - FIRST_PROTOCOL) & 1]
    if held and unused:
        mine, theirs = rng.choice(held), rng.choice(unused)
        s.deck[mine], s.deck[theirs] = 0, 1
        s.unused ^= 1 << (mine - FIRST_PROTOCOL) | 1 << (theirs - FIRST_PROTOCOL)
    if viewer is None:
        return
    for seat in range(5):
        for kind in range(KINDS if seat != viewer else 0):
            offered = s.transfer.going and not s.transfer.taking and seat == s.active
            fitting = [k for k in range(KINDS) if s.deck[k] and CARD[k].colour == CARD[kind].colour]
            if s.players[seat].hand[kind] and fitting and not offered and rng.random() < 0.5:
                other = rng.choice(fitting)
                s.players[seat].hand[kind] -= 1
                s.players[seat].hand[other] += 1
                s.deck[other] -= 1
                s.deck[kind] += 1


def rare_secrets(s: States) -> dict[str, NDArray[np.bool_]]:
    """Return which positions hold each rare secret, by the name of the secret."""
    quiet = s["options"]["incommunication"] == INCOMMUNICATION
    of_an_event = (decisions.PLACE_TOKEN, decisions.UNSEEN_DISCARD)
    return {
        "a pending event": quiet & (s["revealed"] > 0),
        "a choice in an event": quiet & (s["revealed"] > 0) & np.isin(s["ask"], of_an_event),
        "a secret offer": quiet & (s["transfer"]["going"] == 1),
        "a secret survey": quiet & (s["looked"] > 0),
        "a blackout": ~quiet & s["lasting"][:, 0].any(axis=1),
        "a peek": (s["events"]["known"] > 0).any(axis=1),
    }


def surveys(s: States) -> NDArray[np.bool_]:
    """Return which positions hold the rarest secret: cards that only the Geologist sees."""
    return rare_secrets(s)["a secret survey"]


SECRETS = {
    "about", "agenda", "ask", "aside", "deck", "events", "players", "revealed", "transfer",
    "unused",
}  # fmt: skip

IDLE_WORDS = {
    # The lobby does not show what an option is about.
    *(f"option-{name}-note" for name in ("players", *(o.name for o in GAME.options.option))),
    # These the client puts together in ways that cannot be read off its code.
    *(f"value-first-seat-{seat}" for seat in range(1, 6)),
    *(f"eventcard-{event}-note" for event in EVENT_NAMES),
}


def card_numbers() -> Iterator[tuple[str, list[int]]]:
    """Yield the cards that print numbers of the content, with these numbers."""
    for module in content(GAME, "modules"):
        amounts = [abs(effect["n"]) for effect in module["effects"].values() if "n" in effect]
        yield f"module-{module['id']}", amounts
    for character in content(GAME, "characters"):
        yield f"portrait-{character['id']}", [character["hand_limit"], character["speed"]]


def cannot_succeed(kind: str, preview: dict[str, Any]) -> bool:
    """Return whether a production leaves the supply as it is."""
    lines = {line["key"]: line["args"] for line in preview.get("lines", [])}
    supply = lines.get("preview-supply")
    return kind == "produce" and supply is not None and supply["before"] == supply["after"]


LAWS = Laws(
    game=GAME,
    lacks=frozenset(),
    least=Least(
        cards=110,
        card_rules=40,
        card_numbers=29,
        clauses=170,
        prompts=19,
        refusals=38_000,
        cautions=9,
        factors=16,
    ),
    asked_as={"consent": frozenset({"transfer", "request"})},
    asked_apart=frozenset({"transfer", "cell", "res", "seat", "class", "branch", "token"}),
    stand_ins=frozenset({"secret"}),
    own_player=Player,
    own_option_sets=option_sets,
    broken=broken,
    scrambled=scrambled,
    secrets=frozenset(SECRETS),
    perft=PERFT,
    playthroughs=PLAYTHROUGHS,
    presets=lambda name: preset_and_players(GAME, GAMES[name][0]),
    rare=surveys,
    card_numbers=card_numbers,
    cannot_succeed=cannot_succeed,
    budget=Budget(secrets=12_000),
    unreached=frozenset({"secret"}),
    idle_words=frozenset(IDLE_WORDS),
)
