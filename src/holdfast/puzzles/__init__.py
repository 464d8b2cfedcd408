"""Puzzles: positions of bots' games in which one move is clearly best, and is not the obvious one.

A game's folder may contain two files. `puzzles/themes.json` has the themes in every language, and
the tables that the games are played at. `puzzles/found.json` has what `holdfast lab puzzles` found:
options, seed and moves of each game, from which positions are rebuilt, and the solutions with their
reasons.
"""

from holdfast.puzzles.book import (
    FORMAT,
    Book,
    Move,
    Puzzle,
    PuzzleError,
    Source,
    Theme,
    book_of,
    checksum,
    fingerprint,
    read_puzzles,
    rebuild,
)

__all__ = [
    "FORMAT",
    "Book",
    "Move",
    "Puzzle",
    "PuzzleError",
    "Source",
    "Theme",
    "book_of",
    "checksum",
    "fingerprint",
    "read_puzzles",
    "rebuild",
]
