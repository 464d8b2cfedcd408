"""What is stored about notices, and the interfaces of the storage and of what sends messages."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Protocol

Kind = Literal["turn", "soon", "began", "over", "rematch", "invited", "evening"]
"""The news in a message: your turn, little time left, the game has begun, or it is over; a
rematch is offered, a table of the club has a free seat, or an evening of the club is near."""
Sent = Literal["sent", "gone", "failed"]
"""Result of sending a push message. `gone`: the browser can never get one again."""


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
    """Minutes after midnight at which the quiet hours end."""
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
    """Authentication secret of the subscription, in base64url."""
    made: float
    session: str | None = None
    """Session of the account in this browser; the subscription ends with it."""


@dataclass(frozen=True)
class Subject:
    """Somebody with notices, and what they are about."""

    about: str
    """A table, or an evening of a club."""
    who: str
    """A seat of the table, or a member of the club."""
    game: str
    """Name of the game; empty if none is chosen yet."""
    settings: NoticeSettings

    @property
    def key(self) -> tuple[str, str]:
        """The key under which reminders are stored."""
        return self.about, self.who


@dataclass(frozen=True)
class SeatedPerson(Subject):
    """Somebody with notices at a seat of a table."""

    summary: dict[str, Any]

    @property
    def viewer(self) -> int:
        """The seat."""
        return int(self.who)


@dataclass(frozen=True)
class ClubMember(Subject):
    """Somebody with notices who belongs to a club, and gets one message."""

    kind: ClassVar[Kind]
    club: str
    club_name: str


@dataclass(frozen=True)
class InvitedMember(ClubMember):
    """Somebody with notices who may sit down at a table of their club."""

    kind = "invited"
    host: str
    """Name of the member who opened the table."""


@dataclass(frozen=True)
class ExpectedMember(ClubMember):
    """Somebody with notices whose club has an evening, and who has not declined."""

    kind = "evening"
    starts: float
    """When the evening begins, in seconds since 1970."""


@dataclass(frozen=True)
class Reminder:
    """The latest reminder of a kind for a `Subject`."""

    about: str
    who: str
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
        """Delete the settings and subscriptions of the person with this secret.

        Return False if nobody has it.
        """
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
        """Delete a push subscription, if it belongs to this person; if None, to anybody."""
        ...

    async def find_seated(self, tables: Collection[str] | None, since: float) -> list[SeatedPerson]:
        """Return the people with notices at these tables.

        If `tables` is None, take all tables that have a deadline or have changed since `since`.
        """
        ...

    async def find_invited(
        self, tables: Collection[str] | None, since: float
    ) -> list[InvitedMember]:
        """Return the people with notices who may sit down at these tables of their clubs.

        If `tables` is None, take all tables that were opened since `since`.
        """
        ...

    async def find_expected(
        self, evenings: Collection[str] | None, after: float, until: float
    ) -> list[ExpectedMember]:
        """Return the members with notices who have not declined these evenings.

        Only evenings that begin between `after` and `until` count. If `evenings` is None, take all.
        """
        ...

    async def has_come(self, table: str, seat: int) -> bool:
        """Return whether a person sits at a seat, or the table is gone."""
        ...

    async def reminders(self, about: Collection[str]) -> list[Reminder]:
        """Return the reminders about tables and evenings."""
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
