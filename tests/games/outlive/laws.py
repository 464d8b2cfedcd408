"""Functions that the tests shared by all games need for Outlive (see tests/support/laws.py)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.games.outlive.invariants import broken
from tests.games.outlive.perft import PERFT
from tests.games.outlive.playthrough import GAMES, PLAYTHROUGHS
from tests.games.outlive.random_play import Player
from tests.support.laws import Budget, Laws, Least, content

from holdfast.games.outlive import GAME
from holdfast.games.outlive.content import (
    ANIMAL_KINDS,
    CITIES,
    HEROES,
    LEADER_KINDS,
    PLACES,
    ROOM_KINDS,
    STANDARD,
    WILDS,
)
from holdfast.games.outlive.moves import ROOM_SLOTS
from holdfast.games.outlive.state import DRAFT, PLACING, SEQUENTIAL, UNKNOWN
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY


def scrambled(position: Position, viewer: int, rng: random.Random) -> Position:
    """Return the position with other tiles and choices where this viewer knows neither."""
    other = position.copy()
    s = other.state
    known = s.players[viewer] if viewer != NOBODY else None
    for wild in range(len(WILDS)):
        if known is None or not known.wild_seen >> wild & 1:
            for i in range(s.wild_left[wild] - 1):
                s.wild[wild, i] = rng.randrange(ANIMAL_KINDS)
    for city in range(len(CITIES)):
        if known is None or not known.search_seen >> city & 1:
            stack = list(s.search[city])[s.turned[city] :]
            rng.shuffle(stack)
            for i, find in enumerate(stack, s.turned[city]):
                s.search[city, i] = find
    for seat in range(s.options.players):
        if seat != viewer:
            other_choices(s, s.players[seat], rng)
    return other


def other_choices(s: Any, player: Any, rng: random.Random) -> None:
    """Change what another player has put back or chosen in secret."""
    player.other_leader = rng.randrange(LEADER_KINDS)
    for i in range(len(player.discarded)):
        if player.discarded[i] != UNKNOWN:
            player.discarded[i] = any_room(rng)
    if s.phase == DRAFT:
        player.leader = rng.randrange(LEADER_KINDS)
        for i in range(len(player.hand)):
            if player.hand[i] != UNKNOWN:
                player.hand[i] = any_room(rng)
        for slot in range(STANDARD, ROOM_SLOTS):
            if player.rooms[slot].tile != UNKNOWN:
                player.rooms[slot].tile = any_room(rng)
    if s.phase == PLACING and s.options.placement != SEQUENTIAL:
        for hero, place in enumerate(rng.sample(range(PLACES), HEROES)):
            if player.heroes[hero].place >= 0:
                player.heroes[hero].place = place


def any_room(rng: random.Random) -> int:
    """Return a random advanced room."""
    return rng.randrange(STANDARD, ROOM_KINDS)


def card_numbers() -> Iterator[tuple[str, list[int]]]:
    """Yield the cards that print numbers of the content, with these numbers."""
    for room in content(GAME, "rooms"):
        yield f"room-{room['id']}", [room["upkeep"], room["spaces"]]
    for animal in content(GAME, "animals"):
        yield f"icon-{animal['id']}", [animal["endurance"], animal["meat"]]
    for event in content(GAME, "events"):
        yield f"event-{event['id']}", [*event["cost"].values(), event["points"]]
    for leader in content(GAME, "leaders"):
        yield f"portrait-{leader['id']}", [leader["age"], *leader.get("goods", {}).values()]


def cannot_succeed(kind: str, preview: dict[str, Any]) -> bool:
    """Return whether a hunt catches nothing, or a search takes nothing."""
    if kind == "hunt" and "hunt" in preview:
        return preview["hunt"] is None
    return kind in ("scavenge", "open-dam") and not any(preview["take"].values())


LAWS = Laws(
    game=GAME,
    lacks=frozenset(),
    least=Least(
        cards=165,
        card_rules=55,
        card_numbers=49,
        clauses=145,
        prompts=20,
        refusals=45_000,
        cautions=5,
        factors=15,
    ),
    own_player=Player,
    broken=broken,
    scrambled=scrambled,
    secrets=frozenset({"wild", "search", "players"}),
    perft=PERFT,
    playthroughs=PLAYTHROUGHS,
    presets=GAMES.__getitem__,
    card_numbers=card_numbers,
    cannot_succeed=cannot_succeed,
    # Heroes are seldom stuck, and who uses the Sensor seldom wants nothing.
    unreached=frozenset({"stand", "stood", "no-prey", "no-prey-taken"}),
    # The invariants are checked in plain Python, position by position.
    budget=Budget(decisions=8_000, games=15, many=60_000, secrets=3_000, samples=120),
)
