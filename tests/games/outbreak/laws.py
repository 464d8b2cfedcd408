"""Functions that the tests shared by all games need for Outbreak (see tests/support/laws.py)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.games.outbreak.invariants import broken
from tests.games.outbreak.perft import PERFT
from tests.games.outbreak.playthrough import GAMES, PLAYTHROUGHS
from tests.games.outbreak.random_play import Player
from tests.support.laws import Budget, Laws, Least, content
from tests.support.playthrough import preset_and_players

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content.effects import RESOURCES
from holdfast.games.outbreak.moves import DOOMS, TRACKER
from holdfast.games.outbreak.rules.secrets import is_hidden
from holdfast.games.outbreak.state import SKILL_DECKS
from holdfast.kernel.position import Position


def scrambled(position: Position, viewer: int, rng: random.Random) -> Position:
    """Return the position with other hidden hordes and Doom cards, and skills in another order."""
    other = position.copy()
    s = other.state
    hidden = [uid for uid in range(s.horde_count) if is_hidden(s.hordes[uid])]
    cards = [s.hordes[uid].card for uid in hidden]
    rng.shuffle(cards)
    for uid, card in zip(hidden, cards, strict=True):
        s.hordes[uid].card = card
    for i in range(TRACKER):
        if s.doom_drawn[i] and not s.doom_known[i]:
            s.doom_drawn[i] = rng.randint(1, DOOMS)
    for deck in range(SKILL_DECKS):
        _shuffle_groups(s, deck, rng)
    return other


def _shuffle_groups(s: Any, deck: int, rng: random.Random) -> None:
    """Shuffle a deck of skills within its groups, whose order nobody knows."""
    skills = [k for k in s.skill_deck[deck] if k]
    groups: list[list[int]] = []
    for i, skill in enumerate(skills):
        if i == 0 or s.skill_group[deck] >> i & 1:
            groups.append([])
        groups[-1].append(skill)
    order = [skill for group in groups for skill in rng.sample(group, len(group))]
    for i, skill in enumerate(order):
        s.skill_deck[deck, i] = skill


def card_numbers() -> Iterator[tuple[str, list[int]]]:
    """Yield the cards that print numbers of the content, with these numbers."""
    for survivor in content(GAME, "survivors"):
        numbers = [survivor[key] for key in ("health", "slots", "move", "hand")]
        yield f"portrait-{survivor['id']}", numbers


LAWS = Laws(
    game=GAME,
    lacks=frozenset(),
    least=Least(
        cards=170,
        card_rules=60,
        card_numbers=10,
        clauses=185,
        prompts=29,
        refusals=75_000,
        cautions=6,
        factors=21,
    ),
    asked_as={"shelter": frozenset()},  # the Fallout Shelter protects on its own
    own_player=Player,
    broken=broken,
    scrambled=scrambled,
    secrets=frozenset({"hordes", "doom_drawn", "skill_deck"}),
    perft=PERFT,
    playthroughs=PLAYTHROUGHS,
    presets=lambda name: preset_and_players(GAME, GAMES[name][0]),
    card_numbers=card_numbers,
    # The Tank and held Traps, two schematics for one place, a bodyguard among the wounded, and
    # somebody for whom there is nobody left to play: too rare to wait for.
    unreached=frozenset(
        [
            "tank-manned",
            "tank-lost",
            "dismount",
            "place-trap",
            "turret",
            "dev-card",
            "bodyguard",
            "take-it",
            "refused",
        ]
    ),
    # The lobby does not show what an option is about; icons and values whose ids are put together
    # of other words are not seen in the code.
    idle_words=frozenset(
        [f"option-{name}-note" for name in ("players", *(o.name for o in GAME.options.option))]
        + [f"icon-F-RES-{kind}" for kind in RESOURCES]
        + [f"value-custom_finals-{v}" for v in GAME.options.option_named("custom_finals").values]
    ),
    budget=Budget(
        option_sets=31,  # the number of values of the widest option
        modes=12,
        decisions=16_000,
        games=100,
        many=60_000,
        secrets=1_500,
        samples=60,
    ),
)
