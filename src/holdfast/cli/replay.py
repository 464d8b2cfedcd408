"""Stepping through a saved game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.progress import track

from holdfast.cli.screen import Screen
from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay
from holdfast.players.forecast import compiled_forecast, forecast
from holdfast.players.warmup import use_compiled_rules
from holdfast.table.wording import LETTERS

FORWARD = ("", "n", "next", "+", "vor")
BACK = ("b", "back", "-", "zurück")
FIRST = ("first", "anfang")
LAST = ("last", "ende")
LEAVE = ("q", "quit", "exit", "beenden")
HELP = ("help", "?", "hilfe")
RULES = ("rules", "regeln")
CHANCES = ("chances", "chancen")

PLAYOUTS = 64  # for each position
BARS = "▁▂▃▄▅▆▇█"


class Stepper:
    """A saved game, shown step by step as a spectator would see it."""

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
        self.chances: list[list[float]] = []
        """Each seat's chance to win after each step; empty until it is requested."""

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.history) - 1

    def run(self) -> None:
        """Show steps and read commands until the user quits."""
        at, shown = 0, None
        while True:
            if at != shown:
                self.show(at)
                shown = at
            line = self.screen.ask(self.screen.words("replay-prompt", at=at, last=self.last))
            if line is None or line.lower() in LEAVE:
                return
            at = self._carry_out(at, line)

    def show(self, at: int) -> None:
        """Print one step: the move, its events, and the table after it."""
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
        if self.chances:
            self.screen.say("replay-chance", chances=self._chances_after(at))

    def _carry_out(self, at: int, line: str) -> int:
        """Carry out a typed line and return the step to show."""
        word, _, rest = line.lower().partition(" ")
        if word in FORWARD or word in BACK:
            to = at + (1 if word in FORWARD else -1)
            if not 0 <= to <= self.last:
                self.screen.say("replay-end" if to > 0 else "replay-start")
            return min(max(to, 0), self.last)
        if word in FIRST or word in LAST:
            return 0 if word in FIRST else self.last
        # Python refuses to parse numbers with thousands of digits, and no game has that many steps.
        if word.isdecimal() and len(word) < 10 and int(word) <= self.last:
            return int(word)
        if word in RULES:
            self.screen.rule(rest.strip())
        elif word in CHANCES:
            self.tell_chances()
        else:
            self.screen.say("replay-help", last=self.last)
            if word in HELP:
                self.screen.legend()
        return at

    def tell_chances(self) -> None:
        """Draw each player's chance to win over the game. It is estimated by playouts from every
        position."""
        if not self.chances:
            with self.screen.console.status(self.screen.words("replay-compiling")):
                use_compiled_rules(self.game)
                compiled_forecast(self.game)
            self.chances = [
                forecast(self.game, position, PLAYOUTS, seed=0)
                for position, _ in track(
                    self.history, self.screen.words("hint-thinks"),
                    console=self.screen.console, transient=True,
                )
            ]  # fmt: skip
        whose = self.names[:1] if self.game.team else self.names
        for seat, name in enumerate(whose):
            label = self.screen.words("replay-team") if self.game.team else name
            width = max(1, self.screen.console.width - len(label) - 2)
            self.screen.console.print(f"{label}  {self._curve(seat, width)}")

    def _curve(self, seat: int, width: int) -> str:
        """Return a seat's chance over the game as a line of bars, at most `width` wide."""
        columns = min(width, len(self.chances))
        steps = [column * self.last // max(1, columns - 1) for column in range(columns)]
        return "".join(BARS[round(self._chance(step, seat) * (len(BARS) - 1))] for step in steps)

    def _chances_after(self, at: int) -> str:
        """Return the chances of all players after a step, or that of the team."""
        if self.game.team:
            return f"{100 * self._chance(at, 0):.0f} %"
        parts = (f"{who} {100 * self._chance(at, s):.0f} %" for s, who in enumerate(self.names))
        return ", ".join(parts)

    def _chance(self, at: int, seat: int) -> float:
        """Return a seat's chance after a step; 0 before its player joined."""
        of_seats = self.chances[at]
        return of_seats[seat] if seat < len(of_seats) else 0.0
