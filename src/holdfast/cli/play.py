"""Playing in the terminal: people and bots at one table."""

from __future__ import annotations

import random
import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from holdfast.cli.screen import LETTERS, Screen, words
from holdfast.kernel.game import Game, IllegalMove
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.replay import Replay, ReplayError
from holdfast.kernel.warm import WarmUp
from holdfast.players import of_level
from holdfast.players.expert import Budget, Expert, best, ponder
from holdfast.players.ready import ready_to_search
from holdfast.table import OpenSeat, Table
from holdfast.table.beginning import opening
from holdfast.table.entries import By, Moved
from holdfast.table.spoken import Plan, plan

PERSON = "you"  # the word for a seat that a person takes

# What can be typed beside moves, in English and German.
COMMANDS = {
    "help": "help", "?": "help", "hilfe": "help",
    "board": "board", "brett": "board",
    "moves": "moves", "züge": "moves",
    "hint": "hint", "rat": "hint",
    "undo": "undo", "zurück": "undo",
    "rules": "rules", "regeln": "rules",
    "save": "save", "speichern": "save",
    "quit": "quit", "exit": "quit", "beenden": "quit",
}  # fmt: skip
HINT_BUDGET = Budget(seconds=1.5)
YES = ("y", "yes", "j", "ja")


def open_table(
    game: Game,
    options: Mapping[str, Any],
    lineup: Sequence[str],
    seed: int | None,
    language: str,
    saved: Replay | None = None,
) -> Table:
    """A table with these seats, at the beginning of a game or where a saved one was left."""
    text = words(language)
    seats = [
        OpenSeat(name=text("name-person", letter=letter), person=True)
        if word == PERSON
        else OpenSeat(name=text("name-bot", level=word, letter=letter), level=word)
        for word, letter in zip(lineup, LETTERS, strict=False)
    ]
    if saved is None:
        chosen = game.options.choose({**options, "players": len(seats)})
        first = opening(game, chosen, seats, secrets.randbits(63) if seed is None else seed)
        return Table.open(first, game)
    game.replay(saved)  # a damaged file is refused before anybody sits down
    first = opening(game, saved.options, seats, saved.seed, position=saved.position)
    table = Table.open(first, game)
    for step in saved.steps:
        if step.entropy is None:
            raise ReplayError("this game was not played at a table: it can be replayed only")
        by: By = "person" if table.seats[table.to_move].person else "bot"
        table = table.after(Moved(seat=table.to_move, move=step.move, entropy=step.entropy, by=by))
    return table


class Session:
    """One sitting at a table, from its present position on."""

    def __init__(
        self, table: Table, language: str, console: Console, seed: int | None = None
    ) -> None:
        self.table = table
        # Chance that nobody can foresee, unless somebody wishes to repeat a game.
        self._chance = random.SystemRandom() if seed is None else random.Random(seed)
        self.game = table.game
        self.screen = Screen(table.game, language, console)
        self._told = 0
        """How many turns of the table have been told in the log."""
        self._seen_by: int = NOBODY
        """The person who looked at the screen last."""
        self._left = False

    def run(self) -> None:
        """Play until the game is over or everybody leaves."""
        warm = WarmUp(self.game).start() if sys.stdin.isatty() else None
        try:
            while not (self.table.over or self._left):
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
            move, told = self._decide(hidden, level)
            own = self.game.answers(hidden, seat)
            if move not in own:  # what is best for a team may be for another seat to do
                move = self.game.advise(hidden, self._chance.getrandbits(31), own)
        entry = self.table.answer(seat, level, self.table.seq, move, self._entropy(), told)
        self.table = self.table.after(entry)

    def _decide(self, hidden: Position, level: str) -> tuple[int, Plan | None]:
        """What a bot does, and what it is up to where a turn begins."""
        player, noise = of_level(level), self._chance.getrandbits(31)
        if not isinstance(player, Expert):
            return player.choose(self.game, hidden, noise), None
        move, line = player.think(self.game, hidden, noise)
        wanted = line and self.game.team and self.table.turn_begins
        return move, plan(self.game, hidden, line, noise) if wanted else None

    def _let_person_play(self, warm: WarmUp | None) -> None:
        """Show the table and ask until a move is played, taken back, or everybody leaves."""
        seat, entries = self.table.owes[0], self.table.entries
        if not self._hand_over(seat):
            return
        legal = [m for m in self.game.legal(self.table.position) if self._speaker(seat, m) >= 0]
        self._show(seat, legal, warm)
        while self.table.entries == entries and not self._left:
            line = self.screen.ask(f"{self.table.names[seat]}> ")
            if line is None:
                self._left = True
            elif line:
                self._answer(seat, line, legal)

    def _speaker(self, seat: int, move: int) -> int:
        """Who at this keyboard gives an answer: the one who is asked, else anybody who may."""
        may = [s for s in range(len(self.table.seats)) if move in self.table.answers(s)]
        return seat if seat in may else next(iter(may), NOBODY)

    def _show(self, seat: int, legal: Sequence[int], warm: WarmUp | None) -> None:
        if self.screen.console.is_terminal:
            self.screen.console.clear()
        self._tell(seat)
        self.screen.board(self.table.position, seat, self.table.names)
        decision = self.game.decision(self.table.position)
        question = self.game.text(self.screen.language)(f"ask-{decision}")
        self.screen.say("question", "bold", name=self.table.names[seat], question=question)
        self.screen.moves(self.table.position, legal)
        if warm is not None and warm.progress < 1 and not warm.failure:
            done = round(20 * warm.progress)
            bar = "█" * done + "░" * (20 - done)
            self.screen.say("compiling", "dim", bar=bar, percent=round(100 * warm.progress))

    def _tell(self, viewer: int) -> None:
        """Print the log since it was last told."""
        for turn in self.table.line[self._told :]:
            if turn.plan is not None:
                steps = self.screen.words("plan-then").join(turn.plan[self.screen.language])
                self.screen.say("plan", "italic", name=turn.names[turn.seat], steps=steps)
            self.screen.log(turn.position, turn.events, viewer, turn.names)
        self._told = len(self.table.line)

    def _hand_over(self, seat: int) -> bool:
        """Where people at one keyboard know different things, let one leave and one come."""
        before, self._seen_by = self._seen_by, seat
        if before in (NOBODY, seat):
            return True
        position = self.table.position
        if self.game.hide(position, before) == self.game.hide(position, seat):
            return True
        self.screen.console.clear()
        self._left = (
            self.screen.ask(self.screen.words("hand-over", name=self.table.names[seat])) is None
        )
        return not self._left

    def _finish(self) -> None:
        """Show the end; whoever likes may save the game."""
        self._tell(NOBODY)
        self.screen.board(self.table.position, NOBODY, self.table.names)
        best = [s.seat for s in self.game.result(self.table.position) if s.rank == 1]
        if best:
            names = ", ".join(self.table.names[seat] for seat in best)
            self.screen.say("winners", "bold", names=names, count=len(best))
        while not self._left:
            line = self.screen.ask(self.screen.words("after-the-end"))
            if not line:
                return
            self._answer(NOBODY, line, [])

    def _entropy(self) -> str:
        return f"{self._chance.getrandbits(128):032x}"

    # What is typed

    def _answer(self, seat: int, line: str, legal: Sequence[int]) -> None:
        """Carry out what was typed: a command, or a move by number or key."""
        first, _, rest = line.partition(" ")
        command = COMMANDS.get(first.lower())
        if command is not None:
            getattr(self, f"_do_{command}")(seat, rest.strip(), legal)
        elif self.table.over:
            self.screen.say("over")
        else:
            move = self._move_of(line, legal)
            if move is not None:
                self._play(seat, move)

    def _play(self, seat: int, move: int) -> None:
        speaker = self._speaker(seat, move)
        if speaker == NOBODY and self.game.moves.decode(move)[0].offered:
            self.screen.say("not-yours", "bold")
            return
        speaker = seat if speaker == NOBODY else speaker
        entry = self.table.play(speaker, self.table.seq, move, self._entropy())
        self.table = self.table.after(entry)

    def _move_of(self, line: str, legal: Sequence[int]) -> int | None:
        """The legal move or permitted command of this number or key; says what is wrong if none."""
        if line.isdecimal():
            if 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            self.screen.say("no-such-number", "bold", most=len(legal))
            return None
        try:
            return self.game.move(self.table.position, line)
        except IllegalMove:
            self._explain(line)
            return None

    def _explain(self, line: str) -> None:
        """Say why a move is not legal, or that nothing is called like this."""
        hidden = self.game.hide(self.table.position, self.table.to_move)
        for move in range(self.game.moves.count):
            if self.game.key(hidden, move).lower() == line.lower():
                if self.game.allows(self.table.position, move):
                    self._play(self.table.to_move, move)
                    return
                why = self.game.why(self.table.position, move)
                reason = self.game.text(self.screen.language).say(why.reason)
                self.screen.say("why", "bold", reason=reason, clauses=", ".join(why.clauses))
                return
        self.screen.say("not-understood", "bold", line=line)

    # Commands

    def _do_help(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        self.screen.say("help")
        self.screen.legend()

    def _do_board(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        self.screen.board(self.table.position, seat, self.table.names)

    def _do_moves(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        if legal:
            self.screen.moves(self.table.position, legal)

    def _do_hint(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        """The three moves that a search trusts most; a steady player's, until it can search."""
        if not legal:
            return
        hidden = self.game.hide(self.table.position, seat)
        if not ready_to_search(self.game):
            move = self.game.advise(hidden, moves=legal)
            said = self.screen.choice(hidden, move)
            self.screen.say("hint", key=self.game.key(hidden, move), move=said)
            return
        with self.screen.console.status(self.screen.words("hint-thinks")):
            noise = self._chance.getrandbits(31)
            choices = best(ponder(self.game, hidden, HINT_BUDGET, noise).choices)
        for choice in choices:
            self.screen.say(
                "hint-team" if self.game.team else "hint-rivals",
                number=legal.index(choice.move) + 1,
                move=self.screen.choice(hidden, choice.move),
                percent=round(100 * choice.win_chance),
                points=f"{choice.points:.1f}",
            )

    def _do_rules(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        self.screen.rule(rest)

    def _do_quit(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        self._left = True

    def _do_undo(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        """Take back the last move of the person who moved last, with the others' consent."""
        last = self.table.line[-1].seat
        asker = last if last != NOBODY and self.table.seats[last].person else seat
        undo = self.table.may_undo(asker)
        if undo.how == "no":
            self.screen.say("cannot-undo", "bold", reason=undo.reason)
            return
        self.table = self.table.after(self.table.undo(asker, self.table.seq))
        for other in self.table.waiting_for:
            question = self.screen.words("consent", name=self.table.names[other])
            agree = (self.screen.ask(question) or "").lower() in YES
            self.table = self.table.after(self.table.consent(other, self.table.seq, agree))
            if not agree:
                self.screen.say("declined")
                return
        self._told = min(self._told, len(self.table.line))
        self.screen.say("undone")

    def _do_save(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        """Write the game so far into a file that does not exist yet."""
        if not rest:
            self.screen.say("save-usage")
            return
        saved = self.table.so_far()
        try:
            with Path(rest).expanduser().open("x", encoding="utf-8") as file:
                file.write(saved.dumps())
        except FileExistsError:
            self.screen.say("file-exists", "bold", file=rest)
        except OSError as error:
            self.screen.say("cannot-save", "bold", file=rest, reason=error.strerror or "")
        else:
            self.screen.say("saved", file=rest, moves=len(saved.steps))
