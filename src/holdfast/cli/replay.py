"""Stepping through a saved game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from holdfast.cli.screen import LETTERS, Screen
from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay

FORWARD = ("", "n", "next", "+", "vor")
BACK = ("b", "back", "-", "zurück")
FIRST = ("first", "anfang")
LAST = ("last", "ende")
LEAVE = ("q", "quit", "exit", "beenden")
HELP = ("help", "?", "hilfe")
RULES = ("rules", "regeln")


class Stepper:
    """A saved game, looked at step by step as a spectator would see it."""

    def __init__(
        self,
        game: Game,
        replay: Replay,
        history: Sequence[tuple[Position, list[Event]]],
        language: str,
        console: Console,
    ) -> None:
        self.game = game
        self.replay = replay
        self.history = history
        self.screen = Screen(game, language, console)
        players = max(game.seats(position) for position, _ in history)
        self.names = [self.screen.words("name-person", letter=x) for x in LETTERS[:players]]

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.history) - 1

    def run(self) -> None:
        """Show a step, read where to go, until somebody leaves."""
        at, shown = 0, None
        while True:
            if at != shown:
                self.show(at)
                shown = at
            line = self.screen.ask(self.screen.words("replay-prompt", at=at, last=self.last))
            if line is None or line.lower() in LEAVE:
                return
            at = self._step(at, line)

    def show(self, at: int) -> None:
        """Show one step: the move that led there, what it caused, the table."""
        position, events = self.history[at]
        if self.screen.console.is_terminal:
            self.screen.console.clear()
        if at > 0:
            before = self.history[at - 1][0]
            key = self.game.key(before, self.replay.steps[at - 1].move)
            name = self.names[before.to_move]
            self.screen.say("replay-move", "bold", at=at, last=self.last, name=name, key=key)
        self.screen.log(position, events, NOBODY, self.names)
        self.screen.board(position, NOBODY, self.names)

    def _step(self, at: int, line: str) -> int:
        """Where a typed line leads."""
        word, _, rest = line.lower().partition(" ")
        if word in FORWARD or word in BACK:
            to = at + (1 if word in FORWARD else -1)
            if not 0 <= to <= self.last:
                self.screen.say("replay-end" if to > 0 else "replay-start")
            return min(max(to, 0), self.last)
        if word in FIRST or word in LAST:
            return 0 if word in FIRST else self.last
        if word.isdecimal() and int(word) <= self.last:
            return int(word)
        if word in RULES:
            self.screen.rule(rest.strip())
        else:
            self.screen.say("replay-help", last=self.last)
            if word in HELP:
                self.screen.legend()
        return at
