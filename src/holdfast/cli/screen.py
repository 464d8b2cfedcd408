"""What a game shows in the terminal, whatever game it is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text as Styled

from holdfast.cli.rules import Reference, UnknownClauseError
from holdfast.kernel.events import Event
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.translations import Text
from holdfast.table.wording import one_line, put


def words(language: str) -> Text:
    """The command line's own words."""
    return Text(Path(__file__).parent / "text", language)


class Screen:
    """A terminal that shows one game in one language."""

    def __init__(self, game: Game, language: str, console: Console) -> None:
        self.game = game
        self.language = language
        self.console = console
        self.words = words(language)

    def say(self, key: str, style: str = "", /, **arguments: object) -> None:
        """Print a message of the command line's own words."""
        self.console.print(Styled(self.words.format(key, arguments), style))

    def board(self, position: Position, viewer: int, names: Sequence[str]) -> None:
        """Print the table as this viewer may know it."""
        hidden, text = self.game.hide(position, viewer), self.game.text(self.language)
        for line in self.game.screen.draw(hidden, viewer, text, names, self.console.width):
            drawn = Styled.assemble(*line)
            drawn.rstrip()
            self.console.print(drawn)

    def question(self, position: Position, seat: int, names: Sequence[str]) -> None:
        """Print what this seat is asked."""
        asked = self.game.asked(self.game.hide(position, seat))
        assert asked is not None, "whoever is asked knows the question"
        said = put(asked, self.game.text(self.language), names)
        self.say("question", "bold", name=names[seat], question=said)

    def log(
        self, position: Position, events: Iterable[Event], viewer: int, names: Sequence[str]
    ) -> None:
        """Print what led to this position, in sentences."""
        for event in events:
            if event.known_to(viewer):
                said = self.game.sentence(position, event, self.language, names)
                if said:
                    self.console.print(Styled(said))

    def moves(
        self,
        position: Position,
        legal: Sequence[int],
        names: Sequence[str],
        lit: Collection[str] = (),
    ) -> None:
        """Print the legal moves: number, key and what they do; those that a coach lights stand
        out."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        hidden = self.game.hide(position, position.to_move)
        for number, move in enumerate(legal, 1):
            key = self.game.key(hidden, move)
            style = "bold yellow" if key in lit else ""
            said = Styled(self.choice(hidden, move, names), style)
            grid.add_row(f"▸{number}" if key in lit else str(number), Styled(key, style), said)
        self.console.print(grid)

    def choice(self, hidden: Position, move: int, names: Sequence[str]) -> str:
        """A move in words."""
        return one_line(self.game, hidden, move, self.game.text(self.language), names)

    def rule(self, name: str) -> None:
        """Print a clause of the rules, or how to ask for one."""
        try:
            reference = Reference.of(self.game.name, self.language)
            if not name:
                self.say("rules-usage", clause=reference.clauses[0])
                return
            self.console.print(Markdown(reference.clause(name)))
        except (UnknownClauseError, FileNotFoundError) as error:
            self.say("refused", "bold", message=str(error))

    def legend(self) -> None:
        """Print how to read the board, where the game says so."""
        text = self.game.text(self.language)
        if text.has("terminal-legend"):
            self.console.print(Styled(text("terminal-legend"), "dim"))

    def ask(self, prompt: str) -> str | None:
        """A line that somebody types, or nothing when there is no more input."""
        try:
            return self.console.input(Styled(prompt, "bold")).strip()
        except EOFError:
            self.console.print()
            return None
