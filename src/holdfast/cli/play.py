"""Play in the terminal: people and bots at one table."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text as Styled

from holdfast.cli.prompt import Typed
from holdfast.cli.screen import Screen
from holdfast.kernel.background_compiler import WarmUp
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.players import of_level
from holdfast.players.mcts import Mcts
from holdfast.table import Entry, Table
from holdfast.table.wording import Plan, plan


class Session:
    """One session at a table, from its current position on."""

    def __init__(
        self, table: Table, language: str, console: Console, seed: int | None = None
    ) -> None:
        self.table = table
        # Unpredictable randomness, unless a seed is set to repeat a game.
        self._random = random.SystemRandom() if seed is None else random.Random(seed)
        self.game = table.game
        self.screen = Screen(table.game, language, console)
        self.printed_turns = 0
        """Number of turns that were printed in the log."""
        self._last_viewer: int = NOBODY
        """The seat of the person who saw the screen last."""
        self.left = False
        """Whether the players have quit."""
        self._typed = Typed(self)

    def run(self) -> None:
        """Play until the game is over or the players quit."""
        warm = WarmUp(self.game).start() if sys.stdin.isatty() else None
        try:
            while not (self.table.over or self.left):
                if self.table.bot_to_move:
                    self._let_bot_play(*self.table.bot_to_move)
                else:
                    self._let_person_play(warm)
            if self.table.over:
                self._finish()
        except KeyboardInterrupt:
            self.screen.console.print()
        finally:
            if warm is not None:
                warm.stop()
        self.screen.say("goodbye" if self.table.over else "left", "dim")

    # Turns

    def _let_bot_play(self, seat: int, level: str) -> None:
        hidden = self.game.hide(self.table.position, seat)
        thinking = self.screen.words("thinks", name=self.table.names[seat])
        with self.screen.console.status(thinking):
            move, bot_plan = self._decide(hidden, level)
            own = self.game.answers(hidden, seat)
            if move not in own:  # the best move for a team may belong to another seat
                move = self.game.advise(hidden, self.noise(), own)
        entry = self.table.answer(seat, level, self.table.seq, move, self.entropy(), bot_plan)
        self.record(entry)

    def _decide(self, hidden: Position, level: str) -> tuple[int, Plan | None]:
        """Return a bot's move, and its plan if a turn starts."""
        player, noise = of_level(level), self.noise()
        if not isinstance(player, Mcts):
            return player.choose(self.game, hidden, noise), None
        move, line = player.think(self.game, hidden, noise)
        wanted = line and self.game.team and self.table.turn_begins
        return move, plan(self.game, hidden, line, noise) if wanted else None

    def _let_person_play(self, warm: WarmUp | None) -> None:
        """Show the table and prompt until a move is played or undone, or the players quit."""
        seat, entries = self.table.owes[0], self.table.entries
        if not self._hand_over(seat):
            return
        legal = [m for m in self.game.legal(self.table.position) if self.speaker(seat, m) >= 0]
        self._show(seat, legal, warm)
        while self.table.entries == entries and not self.left:
            line = self.screen.ask(f"{self.table.names[seat]}> ")
            if line is None:
                self.left = True
            elif line:
                self._typed.carry_out(seat, line, legal)

    def speaker(self, seat: int, move: int) -> int:
        """Return the seat that makes a move: the prompted one if it may, else any at this
        keyboard."""
        may = [s for s in range(len(self.table.seats)) if move in self.table.answers(s)]
        return seat if seat in may else next(iter(may), NOBODY)

    def _show(self, seat: int, legal: Sequence[int], warm: WarmUp | None) -> None:
        if self.screen.console.is_terminal:
            self.screen.console.clear()
        self._print_log(seat)
        self.screen.board(self.table.position, seat, self.table.names)
        self.screen.question(self.table.position, seat, self.table.names)
        self.screen.moves(self.table.position, legal, self.table.names)
        if warm is not None and warm.progress < 1 and not warm.failure:
            done = round(20 * warm.progress)
            bar = "█" * done + "░" * (20 - done)
            self.screen.say("compiling", "dim", bar=bar, percent=round(100 * warm.progress))

    def _print_log(self, viewer: int) -> None:
        """Print the new lines of the log, and at first the introduction of a named position."""
        begun = f"position-{self.table.opening.position}"
        text = self.game.text(self.screen.language)
        if self.printed_turns == 0 and text.has(begun):
            self.screen.console.print(Styled(text(begun)))
        for turn in self.table.line[self.printed_turns :]:
            if turn.plan is not None:
                steps = self.screen.words("plan-then").join(turn.plan[self.screen.language])
                self.screen.say("plan", "italic", name=turn.names[turn.seat], steps=steps)
            self.screen.log(turn.position, turn.events, viewer, turn.names)
        self.printed_turns = len(self.table.line)

    def _hand_over(self, seat: int) -> bool:
        """Let the next person take the keyboard, if the two may see different things.

        Return False if the players quit.
        """
        before, self._last_viewer = self._last_viewer, seat
        if before in (NOBODY, seat):
            return True
        position = self.table.position
        if self.game.hide(position, before) == self.game.hide(position, seat):
            return True
        self.screen.console.clear()
        self.left = (
            self.screen.ask(self.screen.words("hand-over", name=self.table.names[seat])) is None
        )
        return not self.left

    def _finish(self) -> None:
        """Show the result, and prompt for commands such as saving the game."""
        self._print_log(NOBODY)
        self.screen.board(self.table.position, NOBODY, self.table.names)
        best = [s.seat for s in self.game.result(self.table.position) if s.rank == 1]
        if best:
            names = ", ".join(self.table.names[seat] for seat in best)
            self.screen.say("winners", "bold", names=names, count=len(best))
        while not self.left:
            line = self.screen.ask(self.screen.words("after-the-end"))
            if not line:
                return
            self._typed.carry_out(NOBODY, line, [])

    def record(self, entry: Entry) -> None:
        """Apply an entry to the table."""
        self.table = self.table.after(entry)

    def entropy(self) -> str:
        """Return fresh randomness for a move, as 32 hexadecimal digits."""
        return f"{self._random.getrandbits(128):032x}"

    def noise(self) -> int:
        """Return a fresh random number for a bot."""
        return self._random.getrandbits(31)
