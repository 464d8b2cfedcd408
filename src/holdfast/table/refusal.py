"""Refusals: what cannot be done at a table, and why."""

from __future__ import annotations


class RefusalError(ValueError):
    """Something cannot be done. Nothing was changed.

    `code` is a word that a screen has a sentence for; the message is that sentence in English.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
