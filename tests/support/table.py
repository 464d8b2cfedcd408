"""A game driven by the keys of its moves; each game's tests add what they look at."""

from __future__ import annotations

from typing import Any, Self

from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position


def nearest_player_count(game: Game, players: int) -> int:
    """Return this number of players, or the nearest that the game allows."""
    allowed = game.options.players
    return min(max(players, allowed.least), allowed.most)


class PlayedTable:
    """A position in play, and the events of the latest moves."""

    rules: Game

    def __init__(self, position: Position) -> None:
        self.position = position
        self.events: list[Event] = []

    @property
    def state(self) -> Any:
        """The fields of the position."""
        return self.position.state

    def draws(self, *outcomes: int) -> Self:
        """Prescribe the next outcomes of chance, each counted from 0."""
        self.position = self.rules.prescribe(self.position, list(outcomes))
        return self

    def play(self, *keys: str) -> Self:
        """Play moves one after the other; `events` then holds the events of all of them."""
        self.events = []
        for key in keys:
            self.events += self.rules.play(self.position, self.rules.move(self.position, key))
        return self

    def options(self, kind: str | None = None) -> list[str]:
        """Return the keys of the legal moves in order, only of one kind if `kind` is given."""
        keys = [self.rules.key(self.position, move) for move in self.rules.legal(self.position)]
        return [key for key in keys if kind is None or key.split(":")[0] == kind]

    @property
    def decision(self) -> str | None:
        """The name of the present decision."""
        return self.rules.decision(self.position)
