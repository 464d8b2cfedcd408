"""A grid of styled characters, for boards that a game draws in a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from holdfast.kernel.game import Line

Piece = tuple[str, str]
"""Text and its style."""


class Canvas:
    """A grid of styled characters that can be written at any position."""

    def __init__(self, columns: int, rows: int) -> None:
        self._cells = [[(" ", "")] * columns for _ in range(rows)]

    def write(self, column: int, row: int, pieces: Sequence[Piece]) -> None:
        """Write pieces of text from a position on to the right."""
        for words, style in pieces:
            for letter in words:
                self._cells[row][column] = (letter, style)
                column += 1

    def lines(self) -> Iterator[Line]:
        """Yield the rows, each as runs of one style."""
        for cells in self._cells:
            runs = groupby(cells, key=lambda cell: cell[1])
            yield [("".join(letter for letter, _ in run), style) for style, run in runs]
