"""Notices: messages about slow games by the browser or by e-mail, and how to stop them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from holdfast.hosting.api.call import AccountCall, Call
from holdfast.hosting.limits import Limit
from holdfast.hosting.messages.notices import (
    EndpointName,
    MailCode,
    MailWish,
    NewSubscription,
    NoticeDone,
    NoticeQuestion,
    NoticeState,
    NoticeTimes,
)
from holdfast.hosting.notices import Notices

Secret = Annotated[str, Field(max_length=64)]


async def notice_state(call: Call, body: NoticeQuestion) -> NoticeState:
    """Return how the sender gets messages about slow games, and whether this server sends any.

    A sender who gets messages also gets them about the seats of these tokens from now on.
    """
    return await _notices(call).state(call.browser, body)


async def change_notices(call: Call, body: NoticeTimes) -> NoticeDone:
    """Change the language of messages and the quiet hours."""
    await _notices(call).change(call.browser, body)
    return NoticeDone()


async def subscribe(call: Call, body: NewSubscription) -> NoticeDone:
    """Send push messages to the browser of the sender."""
    await _notices(call).subscribe(call.browser, body)
    return NoticeDone()


async def unsubscribe(call: Call, body: EndpointName) -> NoticeDone:
    """Send no more push messages to the browser of the sender."""
    await _notices(call).unsubscribe(call.browser, body.endpoint)
    return NoticeDone()


async def set_mail(call: AccountCall, body: MailWish) -> NoticeDone:
    """Send a link to an address. E-mails go there once it is confirmed; an empty one ends them."""
    if body.address:
        call.check(Limit.MAIL)
    await _notices(call).set_mail(call.who.account, body)
    return NoticeDone()


async def confirm_mail(call: Call, body: MailCode) -> NoticeDone:
    """Confirm the address to which a link was sent."""
    return NoticeDone(language=await _notices(call).confirm_mail(body.code))


async def stop_notices(call: Call, stop: Secret) -> NoticeDone:
    """Stop all messages to the person that has received this link."""
    await _notices(call).stop(stop)
    return NoticeDone()


def _notices(call: Call) -> Notices:
    assert call.host.notices is not None, "only servers send messages"
    return call.host.notices
