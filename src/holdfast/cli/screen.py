"""Output of any game to the terminal."""

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
    """Return the texts of the command line in a language."""
    return Text(Path(__file__).parent / "text", language)


class Screen:
    """A terminal that shows one game in one language."""

    def __init__(self, game: Game, language: str, console: Console) -> None:
        self.game = game
        self.language = language
        self.console = console
        self.words = words(language)

    def say(self, key: str, style: str = "", /, **arguments: object) -> None:
        """Print a message of the command line."""
        self.console.print(Styled(self.words.format(key, arguments), style))

    def board(self, position: Position, viewer: int, names: Sequence[str]) -> None:
        """Print the table as this viewer may see it."""
        hidden, text = self.game.hide(position, viewer), self.game.text(self.language)
        for line in self.game.screen.draw(hidden, viewer, text, names, self.console.width):
            drawn = Styled.assemble(*line)
            drawn.rstrip()
            self.console.print(drawn)

    def question(self, position: Position, seat: int, names: Sequence[str]) -> None:
        """Print the prompt of this seat."""
        asked = self.game.prompt(self.game.hide(position, seat))
        assert asked is not None, "the seat that decides knows its prompt"
        wording = put(asked, self.game.text(self.language), names)
        self.say("question", "bold", name=names[seat], question=wording)

    def log(
        self, position: Position, events: Iterable[Event], viewer: int, names: Sequence[str]
    ) -> None:
        """Print the events that led to this position, as sentences."""
        for event in events:
            if event.known_to(viewer):
                wording = self.game.sentence(position, event, self.language, names)
                if wording:
                    self.console.print(Styled(wording))

    def moves(
        self,
        position: Position,
        legal: Sequence[int],
        names: Sequence[str],
        lit: Collection[str] = (),
    ) -> None:
        """Print the legal moves with number, key and effect. Moves in `lit` are highlighted."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column(overflow="fold")
        hidden = self.game.hide(position, position.to_move)
        for number, move in enumerate(legal, 1):
            key = self.game.key(hidden, move)
            style = "bold yellow" if key in lit else ""
            wording = Styled(self.choice(hidden, move, names), style)
            grid.add_row(f"▸{number}" if key in lit else str(number), Styled(key, style), wording)
        self.console.print(grid)

    def choice(self, hidden: Position, move: int, names: Sequence[str]) -> str:
        """Return the wording of a move in one line."""
        return one_line(self.game, hidden, move, self.game.text(self.language), names)

    def rule(self, name: str) -> None:
        """Print a clause of the rules, or the usage if no name is given."""
        try:
            reference = Reference.of(self.game.name, self.language)
            if not name:
                self.say("rules-usage", clause=reference.clauses[0])
                return
            self.console.print(Markdown(reference.clause(name)))
        except (UnknownClauseError, FileNotFoundError) as error:
            self.say("refused", "bold", message=str(error))

    def legend(self) -> None:
        """Print how to read the board, if the game explains it."""
        text = self.game.text(self.language)
        if text.has("terminal-legend"):
            self.console.print(Styled(text("terminal-legend"), "dim"))

    def ask(self, prompt: str) -> str | None:
        """Return a typed line, or None at the end of the input."""
        try:
            return self.console.input(Styled(prompt, "bold")).strip()
        except EOFError:
            self.console.print()
            return None
