"""Input at a table: moves by number or key, and commands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from holdfast.cli.commands import by_word
from holdfast.kernel.game import IllegalMoveError
from holdfast.kernel.record import NOBODY
from holdfast.kernel.wording import phrase
from holdfast.players.adviser import compute_advice, compute_now
from holdfast.players.mcts import Budget
from holdfast.players.reasons import Reason
from holdfast.players.warmup import ready_to_search
from holdfast.table import Table

if TYPE_CHECKING:
    from holdfast.cli.play import Session

COMMANDS = by_word("help", "board", "moves", "hint", "undo", "rules", "save", "quit")
HINT_BUDGET = Budget(seconds=1.5)
YES = ("y", "yes", "j", "ja")


class Typed:
    """Interpreter of what players type in one session."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._game = session.game
        self._screen = session.screen

    @property
    def _table(self) -> Table:
        return self._session.table

    def carry_out(self, seat: int, line: str, legal: Sequence[int]) -> None:
        """Carry out a typed line: a command, or a move by number or key."""
        first, _, rest = line.partition(" ")
        command = COMMANDS.get(first.lower())
        if command is not None:
            getattr(self, f"_do_{command}")(seat, rest.strip(), legal)
        elif self._table.over:
            self._screen.say("over")
        else:
            move = self._move_of(line, legal)
            if move is not None:
                self._play(seat, move)

    def _play(self, seat: int, move: int) -> None:
        speaker = self._session.speaker(seat, move)
        if speaker == NOBODY and self._game.moves.decode(move)[0].offered:
            self._screen.say("not-yours", "bold")
            return
        speaker = seat if speaker == NOBODY else speaker
        entry = self._table.play(speaker, self._table.seq, move, self._session.entropy())
        self._session.record(entry)

    def _move_of(self, line: str, legal: Sequence[int]) -> int | None:
        """Return the legal move with this number or key. Print what is wrong and return None
        otherwise."""
        if line.isdecimal():
            # Python refuses to parse numbers with thousands of digits.
            if len(line) < 10 and 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            self._screen.say("no-such-number", "bold", most=len(legal))
            return None
        try:
            return self._game.move(self._table.position, line)
        except IllegalMoveError:
            self._explain(line)
            return None

    def _explain(self, line: str) -> None:
        """Print why a move is not legal, or that no move has this key."""
        hidden = self._game.hide(self._table.position, self._table.to_move)
        for move in range(self._game.moves.count):
            if self._game.key(hidden, move).lower() == line.lower():
                if self._game.allows(self._table.position, move):
                    self._play(self._table.to_move, move)
                    return
                why = self._game.why(self._table.position, move)
                reason = self._game.text(self._screen.language).say(why.reason)
                self._screen.say("why", "bold", reason=reason, clauses=", ".join(why.clauses))
                return
        self._screen.say("not-understood", "bold", line=line)

    def _do_help(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        self._screen.say("help")
        self._screen.legend()

    def _do_board(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        self._screen.board(self._table.position, seat, self._table.names)

    def _do_moves(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        if legal:
            self._screen.moves(self._table.position, legal, self._table.names)

    def _do_hint(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        """Print the three best moves of a search, or the heuristic player's move until it is
        compiled."""
        if not legal:
            return
        hidden = self._game.hide(self._table.position, seat)
        if not ready_to_search(self._game):
            move = self._game.advise(hidden, moves=legal)
            said = self._screen.choice(hidden, move, self._table.names)
            self._screen.say("hint", key=self._game.key(hidden, move), move=said)
            return
        with self._screen.console.status(self._screen.words("hint-thinks")):
            noise = self._session.noise()
            thought = compute_advice(self._game, hidden, seat, legal, HINT_BUDGET, noise)
            advice = compute_now(self._game, thought)
        ranking, why = advice.ranking, advice.why
        if ranking.sureness != "clear":
            self._screen.say(f"hint-{ranking.sureness}", games=ranking.games)
        text, by_points = self._game.text(self._screen.language), ranking.measure == "points"
        for ranked in ranking.moves:
            choice = ranked.choice
            won = "yes" if choice.win_chance > 0.5 else "no"
            self._screen.say(
                "hint-points" if by_points else "hint-team" if self._game.team else "hint-rivals",
                number=legal.index(choice.move) + 1,
                move=self._screen.choice(hidden, choice.move, self._table.names),
                percent=ranked.percent,
                points=f"{ranked.value if by_points else choice.points:.1f}",
                measure=text.say(phrase("game-outcome", won=won))
                if text.has("game-outcome")
                else "",
            )
            because, risk = why.get(choice.move, ((), None))
            for reason in [*because, *([risk] if risk else [])]:
                self._say_reason(reason)

    def _say_reason(self, reason: Reason) -> None:
        """Print a reason for a move, or a risk, and how often it occurred."""
        said = self._game.text(self._screen.language).say(reason.wording)
        key = "hint-risk" if reason.risk else "hint-because"
        often = "hint-often" if reason.other is None else "hint-instead"
        if reason.percent == 100 and reason.other is None:
            self._screen.say(key, reason=said)
            return
        other = reason.other or 0
        rest = self._screen.words(often, percent=reason.percent, other=other)
        self._screen.say(key, reason=f"{said} {rest}")

    def _do_rules(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        self._screen.rule(rest)

    def _do_quit(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        self._session.left = True

    def _do_undo(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        """Undo the last move of the person who moved last, if the others agree."""
        last = self._table.line[-1].seat
        asker = last if last != NOBODY and self._table.seats[last].person else seat
        undo = self._table.may_undo(asker)
        if undo.how == "no":
            self._screen.say("cannot-undo", "bold", reason=undo.reason)
            return
        self._session.record(self._table.undo(asker, self._table.seq))
        for other in self._table.waiting_for:
            question = self._screen.words("consent", name=self._table.names[other])
            agree = (self._screen.ask(question) or "").lower() in YES
            self._session.record(self._table.consent(other, self._table.seq, agree))
            if not agree:
                self._screen.say("declined")
                return
        self._session.printed_turns = min(self._session.printed_turns, len(self._table.line))
        self._screen.say("undone")

    def _do_save(self, seat: int, rest: str, legal: Sequence[int]) -> None:
        """Write the game so far to a new file."""
        if not rest:
            self._screen.say("save-usage")
            return
        saved = self._table.replay_so_far()
        try:
            with Path(rest).expanduser().open("x", encoding="utf-8") as file:
                file.write(saved.dumps())
        except FileExistsError:
            self._screen.say("file-exists", "bold", file=rest)
        except OSError as error:
            self._screen.say("cannot-save", "bold", file=rest, reason=error.strerror or "")
        else:
            self._screen.say("saved", file=rest, moves=len(saved.steps))
