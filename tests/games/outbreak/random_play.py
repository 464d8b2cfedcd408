"""Random play of Outbreak: the heuristic team's advice, mixed with random moves and requests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.support import random_play
from tests.support.random_play import Options, RandomPlayer
from tests.support.states import States, duplicate, position_of

from holdfast.games.outbreak import GAME
from holdfast.games.outbreak.content import CARD_IDS, DOOM_IDS, SKILL_IDS
from holdfast.games.outbreak.content.schema import SURVIVOR_CARDS
from holdfast.games.outbreak.moves import LEAVE
from holdfast.games.outbreak.position_builder import DEFAULT_CITY
from holdfast.games.outbreak.rules.deck import PER_PLAYER
from holdfast.kernel.engine import Engine
from holdfast.kernel.position import Position

LATE_STEPS = ("night", "day")
HABITS = (0.05, 0.1, 0.3)
"""How often a game's moves are any legal ones."""
GIVING_UP, HASTE = 0.85, 0.6
"""How many teams leave on their first day, and how soon."""
RESTLESS = 0.01
"""How often somebody asks to join, to leave, or to stay after all."""


def option_sets(count: int, seed: int = 0) -> list[Options]:
    """Return this many choices of options, with every value and player count among them."""
    return random_play.option_sets(GAME, range(1, 9), count, seed)


def crowded(options: Options, rng: random.Random) -> Position:
    """Return a position as late in a game: people with skills, cards, tokens and wounds."""
    players: int = options["players"]
    cards = [] if options["no_fortune"] == "on" else rng.sample(CARD_IDS, len(CARD_IDS))
    skills = rng.sample(SKILL_IDS, len(SKILL_IDS))
    cast = rng.sample(SURVIVOR_CARDS, players * PER_PLAYER[players - 1])
    people = []
    for number, card in enumerate(cast):
        wounds = rng.randint(0, card.health - 1)
        hand = [cards.pop() for _ in range(rng.randint(0, card.hand)) if cards]
        people.append(
            {
                "id": card.id,
                "seat": number % players,
                "at": rng.choice(list(DEFAULT_CITY)),
                "wounds": wounds,
                "goods": "GBASE"[number % 5] * min(1, card.slots - wounds),
                "skills": [skills.pop() for _ in range(rng.randint(0, 2))],
                "hand": hand,
            }
        )
    description: dict[str, Any] = {
        "options": options,
        "seed": rng.randrange(1 << 60),
        "day": rng.randint(2, 38),
        "survivors": people,
        "helpless": rng.choice(list(DEFAULT_CITY)),
        "settlers": rng.sample(list(DEFAULT_CITY), rng.randint(0, 3)),
        "drawn": rng.sample(DOOM_IDS, rng.randint(0, 3)),
        "built": [c for person in people for c in person["hand"] if c.startswith("SC")][:2],
        "step": rng.choice(LATE_STEPS),
    }
    if options["no_exp"] != "on":
        description["exp"] = rng.randint(0, 20)
    return GAME.build_position(description)


class Player(RandomPlayer):
    """Plays Outbreak as a heuristic team, with a random move now and then."""

    game = GAME

    def __init__(self, engine: Engine, options: list[Options], seed: int, late: int = 1) -> None:
        super().__init__(engine, options, seed, late)

    def late_position(self, options: Options) -> States:
        """Return a position as late in a game."""
        return crowded(options, self.rng).data

    def begin_game(self) -> None:
        """Decide how wildly this game is played, and whether the team gives up on its first day.

        Games that end early leave time for more games, and so for more options.
        """
        self.wild = self.rng.choice(HABITS)
        self.giving_up = self.rng.random() < GIVING_UP

    def choose(self, count: int) -> int:
        """Return somebody's request, a random move, or the heuristic team's move."""
        if self.giving_up and self.rng.random() < HASTE:
            leaves = [m for m in permitted(self.engine, self.state) if m in LEAVE]
            if leaves:
                return self.rng.choice(leaves)
        if self.rng.random() < RESTLESS:
            requests = permitted(self.engine, self.state)
            if requests:
                return self.rng.choice(requests)
        if self.rng.random() < self.wild:
            return self.any_move(count)
        hidden = duplicate(self.state)
        self.engine.hide(hidden, int(self.state["to_move"][0]))
        return int(self.engine.advise(hidden, self.moves, count, self.rng.randrange(1 << 30)))


def permitted(engine: Engine, state: States) -> list[int]:
    """Return the requests that may be made now."""
    return [
        move for move in range(GAME.moves.commands, GAME.moves.count) if engine.permits(state, move)
    ]


class _One(Player):
    """Plays one game from its opening, with a given share of random moves."""

    def __init__(self, engine: Engine, options: Options, seed: int, wild: float) -> None:
        self.habit = wild
        super().__init__(engine, [options], seed, late=0)

    def begin_game(self) -> None:
        """Set the share of random moves that the caller asked for, and never give up."""
        self.wild, self.giving_up = self.habit, False


def walk(
    engine: Engine, options: Options, seed: int, decisions: int, wild: float = 0.3
) -> Iterator[tuple[Position, int]]:
    """Yield the positions of one game, each with the move chosen, for this many decisions at most.

    The last position has no move; -1 stands in its place.
    """
    player = _One(engine, options, seed, wild)
    for _ in range(decisions):
        play = player.play(1)
        yield position_of(GAME, play.before), int(play.moves[0])
        if play.after["over"][0]:
            break
    yield position_of(GAME, play.after), -1
