"""Commands that can be typed beside moves, in English and German."""

from __future__ import annotations

WORDS = {
    "help": ("help", "?", "hilfe"),
    "back": ("back", "zurück"),
    "skip": ("skip", "weiter", "überspringen"),
    "board": ("board", "brett"),
    "moves": ("moves", "züge"),
    "hint": ("hint", "tipp", "rat"),
    "undo": ("undo", "zurück"),
    "rules": ("rules", "regeln"),
    "save": ("save", "speichern"),
    "quit": ("quit", "exit", "beenden"),
}
"""What can be typed for each command."""


def by_word(*commands: str) -> dict[str, str]:
    """Return the command for each word that stands for one of these commands."""
    return {word: command for command in commands for word in WORDS[command]}
