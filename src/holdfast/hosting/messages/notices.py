"""Messages about notices: settings for messages about slow games to people who are away."""

from __future__ import annotations

from pydantic import Field

from holdfast.hosting.messages.base import Language, Message, StrictMessage
from holdfast.hosting.messages.lobby import HeldTokens

MINUTE = Field(ge=0, le=24 * 60 - 1)


class NoticeTimes(StrictMessage):
    """The language of messages, and the hours in which none come."""

    language: Language
    zone: str = Field(min_length=1, max_length=64)
    """Name of a time zone, such as `Europe/Berlin`."""
    quiet_from: int = MINUTE
    """Minutes after midnight at which the quiet hours begin."""
    quiet_until: int = MINUTE
    """Minutes after midnight at which the quiet hours end."""


class NoticeQuestion(HeldTokens):
    """A question about one's own notices, with the seats that they are about."""

    endpoint: str = Field(default="", max_length=1000)
    """Endpoint of this browser, if it has one."""


class NoticeState(Message):
    """The settings of a person for messages about slow games."""

    push: str | None
    """Key of this server for browsers; null if it sends no push messages."""
    mails: bool
    """Whether this server sends e-mail."""
    signed_in: bool
    times: NoticeTimes | None
    """Language and quiet hours; null if no message is to be sent."""
    here: bool
    """Whether this browser gets messages."""
    browsers: int
    """Number of browsers that get messages."""
    mail: str | None
    """Address that was confirmed, with most characters hidden."""


class NewSubscription(NoticeTimes, HeldTokens):
    """A browser that is to get messages, with the seats that they are about."""

    endpoint: str = Field(min_length=1, max_length=1000)
    public_key: str = Field(min_length=1, max_length=128)
    secret: str = Field(min_length=1, max_length=32)


class EndpointName(StrictMessage):
    """A browser that gets messages."""

    endpoint: str = Field(min_length=1, max_length=1000)


class MailWish(NoticeTimes):
    """An address for e-mails; empty to have none."""

    address: str = Field(max_length=254)


class MailCode(StrictMessage):
    """The secret of a link that was sent to an address."""

    code: str = Field(min_length=1, max_length=64)


class NoticeDone(Message):
    """The response to a request that was carried out."""

    language: Language | None = None
    """Language of the messages, if it is known."""
