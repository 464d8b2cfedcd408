"""What is stored about notices, and the interfaces of the storage and of what sends messages."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

Kind = Literal["turn", "soon", "began", "over"]
"""The news in a message: your turn, little time left, the game has begun, or it is over."""
Sent = Literal["sent", "gone", "failed"]
"""What became of a push message. `gone`: its browser will never get one again."""


@dataclass(frozen=True)
class NoticeSettings:
    """The settings of a person for messages about slow games."""

    person: str
    language: str
    zone: str
    """Name of a time zone, such as `Europe/Berlin`."""
    quiet_from: int
    """Minutes after midnight at which the quiet hours begin."""
    quiet_until: int
    """Minutes after midnight at which they end."""
    mail: str | None
    """Address that was confirmed."""
    stop: str
    """Secret of the link that stops everything."""


@dataclass(frozen=True)
class Subscription:
    """A browser that gets push messages."""

    id: str
    """Hash of the endpoint."""
    person: str
    endpoint: str
    public_key: str
    """Key of the browser, in base64url."""
    secret: str
    """Secret that the browser shares with its messages, in base64url."""
    made: float
    session: str | None = None
    """Session that it ends with."""


@dataclass(frozen=True)
class Seated:
    """Somebody with notices at a seat of a table."""

    table: str
    viewer: int
    game: str
    summary: dict[str, Any]
    settings: NoticeSettings


@dataclass(frozen=True)
class Reminder:
    """The latest reminder of a kind for a seat."""

    table: str
    viewer: int
    kind: Kind
    seq: int
    due: float | None
    sent: float | None = None


class NoticeStorage(Protocol):
    """Storage of settings, subscriptions and reminders."""

    async def settings(self, person: str) -> NoticeSettings | None:
        """Return the settings of a person for messages, or None."""
        ...

    async def keep_settings(self, settings: NoticeSettings) -> None:
        """Store the settings of a person for messages."""
        ...

    async def set_mail(self, person: str, mail: str | None) -> None:
        """Store the address of a person, or delete it."""
        ...

    async def stop(self, secret: str) -> bool:
        """Delete settings and subscriptions of the person with this secret; False: nobody has."""
        ...

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Return the browsers of a person that get messages, the latest first."""
        ...

    async def subscribe(self, new: Subscription, most: int) -> bool:
        """Store a browser in place of what was stored of it, and keep the latest `most`.

        Return False, and store nothing, if another person's browser has this endpoint with other
        keys.
        """
        ...

    async def unsubscribe(self, subscription: str, person: str | None = None) -> None:
        """Delete a browser of this person, or of any person (None)."""
        ...

    async def seated(self, tables: Collection[str] | None, since: float) -> list[Seated]:
        """Return everybody with notices at these tables; None: at all that run with clocks or have
        changed since then.
        """
        ...

    async def reminders(self, tables: Collection[str]) -> list[Reminder]:
        """Return the reminders of tables."""
        ...

    async def plan(self, new: Reminder, old: Reminder | None) -> bool:
        """Store a reminder in place of an old one. Return False if another process was faster."""
        ...

    async def due(self, now: float, most: int) -> list[Reminder]:
        """Return up to `most` reminders that are due, the earliest first."""
        ...

    async def claim(self, due: Reminder, now: float) -> bool:
        """Store that a reminder is sent now. Return False if another process sends it."""
        ...


class PushService(Protocol):
    """Sends push messages."""

    async def public_key(self) -> str:
        """Return the key by which browsers recognise this server, in base64url."""
        ...

    async def check(self, endpoint: str) -> bool:
        """Return whether messages may be sent to an endpoint."""
        ...

    async def send(self, to: Subscription, text: str, seconds: float, topic: str) -> Sent:
        """Send a message, which is of use for some seconds and replaces others of its topic."""
        ...


class MailService(Protocol):
    """Sends e-mail."""

    async def send(self, address: str, subject: str, lines: Sequence[str], stop: str = "") -> bool:
        """Send a message with these paragraphs, and the address that stops further ones."""
        ...
