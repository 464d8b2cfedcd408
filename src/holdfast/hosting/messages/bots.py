"""Messages about accounts that are bots: their API tokens, and what happens to them."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from holdfast.hosting.messages.base import Message, StrictMessage
from holdfast.hosting.messages.lobby import OpenTableView, TableSummary


class BotWish(StrictMessage):
    """A request to mark an account as a bot, which cannot be undone."""

    confirm: Literal["bot"]


class TokenWish(StrictMessage):
    """A request for a new API token."""

    name: str = Field(min_length=1, max_length=24)
    """Purpose of the token, to tell it from others."""


class ApiTokenView(Message):
    """An API token of an account, without its secret."""

    id: str
    name: str
    made: float
    used: float
    """Time at which it was last used, to the day."""


class NewApiToken(Message):
    """A new API token. Its secret is sent only once."""

    id: str
    token: str


class TableEvent(Message):
    """Something has happened at a table at which a bot has a seat."""

    type: Literal["invitation", "game-start", "turn", "game-end"]
    """`invitation`: the seat is kept for the bot, which can sit down, for example at a rematch.
    `turn`: the game waits for the bot.
    """
    seat: int
    token: str
    """Token of the seat, for the WebSocket of the table."""
    table: TableSummary


class OpenTableEvent(Message):
    """An open table has a free seat that a bot may take."""

    type: Literal["open-table"] = "open-table"
    table: OpenTableView
