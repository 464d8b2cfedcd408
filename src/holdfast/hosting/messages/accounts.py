"""Messages about accounts, which are optional: signing in, devices, and what is stored."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from holdfast.hosting.messages.base import Message, StrictMessage
from holdfast.hosting.messages.bots import ApiTokenView
from holdfast.hosting.messages.lobby import SeatLink, TableSummary

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200


class NameWish(StrictMessage):
    """A name for an account."""

    name: str = Field(min_length=1, max_length=24)


class NewAccount(NameWish):
    """A request for an account with a password."""

    password: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)


class NameAndPassword(NameWish):
    """A request to sign in."""

    password: str = Field(max_length=LONGEST_PASSWORD)


class NewPassword(StrictMessage):
    """A request for a new password. `old` is needed if there is one."""

    old: str = Field(default="", max_length=LONGEST_PASSWORD)
    new: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)


class PasskeyOptions(Message):
    """The options that a browser needs to make or use a passkey."""

    options: str
    """Options of WebAuthn as JSON, with bytes in base64url."""


class PasskeyAnswer(StrictMessage):
    """The answer of a browser to the options of a passkey."""

    credential: str = Field(max_length=16_000)
    """The credential as JSON, with bytes in base64url."""


class PasskeyView(Message):
    """A passkey of an account."""

    id: str
    device: str
    """Browser and system in which it was made."""
    made: float


class SessionView(Message):
    """A browser in which somebody is signed in."""

    id: str
    device: str
    made: float
    used: float
    """Time at which it was last used, to the day."""
    here: bool
    """Whether it is the browser that asks."""


class RatingView(Message):
    """The rating of an account at a game and a pace, on the scale of the bots."""

    game: str
    pace: Literal["live", "clock", "slow"]
    rating: float
    uncertainty: float
    """Half the width of the interval that contains the strength with 95 %."""
    games: int
    """Number of rated games."""
    level: str
    """Level of bots that is about as strong."""


class AccountView(Message):
    """An account, for the person it belongs to."""

    name: str
    made: float
    password: bool
    """Whether it has a password."""
    bot: bool
    """Whether a program plays for it."""
    tokens: list[ApiTokenView]
    """API tokens with which the program plays."""
    passkeys: list[PasskeyView]
    sessions: list[SessionView]
    ratings: list[RatingView]
    running: int
    """Number of games under way."""
    finished: int
    """Number of finished games."""


class AccountState(Message):
    """Who is signed in."""

    available: bool
    """Whether this server has accounts."""
    account: AccountView | None


class AccountGame(Message):
    """A table at which an account has seats, with tokens for this browser."""

    table: str
    game: str
    seats: list[SeatLink]


class PastGame(Message):
    """A finished game of an account."""

    summary: TableSummary
    seats: list[SeatLink]
    """The seats of the person, with tokens for this browser."""
    won: bool | None
    """Whether the person has won; null if an older version has finished the game."""
    rated: bool
    """Whether the game counts for the rating."""
    change: float | None
    """Change of the rating; null if there is none, or until another team has played the deal."""


class History(Message):
    """Finished games of an account, the latest first."""

    games: list[PastGame]
    count: int
    """Number of all games that fit the filter."""
    won: int
    """Number of games that fit the filter and that the person has won."""


class DeviceCode(Message):
    """A code by which another device signs in."""

    code: str
    expires: float


class DeviceState(Message):
    """The state of signing in on another device."""

    state: Literal["waiting", "claimed", "done", "gone"]
    words: str
    """Two words that the other device shows as well; empty before it has used the code."""


class DeviceClaim(Message):
    """The answer to a device that has used a code."""

    ticket: str
    """Secret with which it asks whether the other device has agreed."""
    words: str
    """Two words that the other device shows as well."""


class DeviceTicket(StrictMessage):
    """A question of a device whether the other one has agreed."""

    ticket: str = Field(max_length=64)


class DeviceAnswer(StrictMessage):
    """Whether both devices show the same words."""

    agree: bool


class DeletionWish(StrictMessage):
    """A request to delete an account with everything that is stored of it."""

    confirm: Literal["delete"]
