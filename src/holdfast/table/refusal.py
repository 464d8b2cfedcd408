"""The error for actions that are not possible at a table."""

from __future__ import annotations


class RefusalError(ValueError):
    """An action is not possible. Nothing was changed.

    `code` identifies the sentence that the client shows. The message is that sentence in English.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
