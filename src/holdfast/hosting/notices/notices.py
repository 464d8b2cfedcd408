"""The service behind the routes of notices.

Guests get push messages, people with an account e-mails as well. Nobody gets a message before they
have asked for it in this browser, or have confirmed their address by a link.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from holdfast.hosting.accounts.records import Account, AccountStorage, Pass
from holdfast.hosting.conduct import Conduct
from holdfast.hosting.conduct.records import ACCOUNT, ConductStorage
from holdfast.hosting.limits import RateLimit
from holdfast.hosting.log_text import WORDS
from holdfast.hosting.messages.base import Language
from holdfast.hosting.messages.lobby import HeldTokens
from holdfast.hosting.messages.notices import (
    MailWish,
    NewSubscription,
    NoticeQuestion,
    NoticeState,
    NoticeTimes,
)
from holdfast.hosting.notices.notifier import Notifier, Services
from holdfast.hosting.notices.plan import zone_named
from holdfast.hosting.notices.records import NoticeSettings, NoticeStorage, Subscription
from holdfast.hosting.problems import fault, malformed_message
from holdfast.hosting.rooms import Rooms
from holdfast.hosting.table_list import tables_of
from holdfast.hosting.tokens import digest, new_token
from holdfast.table.entries import SLOW

if TYPE_CHECKING:
    from holdfast.hosting.api.call import Browser

MOST_BROWSERS = 10
"""Maximum number of browsers of one person that get messages."""
KEY_SIZE, SECRET_SIZE = 87, 22
"""Number of characters of a browser's key and of its secret in base64url."""
CONFIRM_SECONDS = 24 * 3600.0
"""Seconds for which the link that confirms an address is valid."""
PASS = "mail"
"""Kind of the pass in that link."""
_ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}"
)
_BASE64URL = re.compile(r"[A-Za-z0-9_-]+")


@dataclass(eq=False)
class Notices:
    """The service behind the routes of notices: settings and subscriptions of people."""

    storage: NoticeStorage
    persons: ConductStorage
    accounts: AccountStorage
    rooms: Rooms
    conduct: Conduct
    notifier: Notifier
    services: Services
    mails: RateLimit
    """Rate limit on links by e-mail, for each account and each address."""

    async def state(self, browser: Browser, question: NoticeQuestion) -> NoticeState:
        """Return how a person gets messages, and store which seats they hold.

        From then on messages are also about these seats.
        """
        push, mail = self.services.push, self.services.mail
        person = await self.conduct.person(browser)
        settings = await self.storage.settings(person) if person else None
        browsers = await self.storage.subscriptions(person) if person and settings else []
        if settings is not None:
            await self._sit(browser, question)
        endpoint = digest(question.endpoint)
        return NoticeState(
            push=None if push is None else await push.public_key(),
            mails=mail is not None,
            signed_in=person is not None and person.startswith(ACCOUNT),
            times=None if settings is None else _times(settings),
            here=any(one.id == endpoint for one in browsers),
            browsers=len(browsers),
            mail=None if settings is None or not settings.mail else mask_address(settings.mail),
        )

    async def change(self, browser: Browser, times: NoticeTimes) -> None:
        """Change language and quiet hours."""
        person = await self.conduct.person(browser)
        settings = await self.storage.settings(person) if person else None
        if settings is None:
            raise fault("no-notices")
        await self._keep(settings.person, times)

    async def subscribe(self, browser: Browser, new: NewSubscription) -> None:
        """Send push messages to this browser from now on."""
        push = self.services.push
        if push is None:
            raise fault("no-push")
        if not _is_base64url(new.public_key, KEY_SIZE) or not _is_base64url(
            new.secret, SECRET_SIZE
        ):
            raise fault("bad-subscription")
        if not await push.check(new.endpoint):
            raise fault("bad-subscription")
        person = await self.conduct.known_person(browser)
        signed_in = person.startswith(ACCOUNT)
        stored = await self.storage.subscribe(
            Subscription(
                id=digest(new.endpoint),
                person=person,
                endpoint=new.endpoint,
                public_key=new.public_key,
                secret=new.secret,
                made=self.rooms.now(),
                session=digest(browser.session) if signed_in else None,
            ),
            MOST_BROWSERS,
        )
        if not stored:
            raise fault("bad-subscription")
        await self._keep(person, new)
        await self._sit(browser, new)

    async def unsubscribe(self, browser: Browser, endpoint: str) -> None:
        """Send no more push messages to this browser.

        If the person gets messages in no other way, their settings are deleted.
        """
        person = await self.conduct.person(browser)
        if person is None:
            return
        await self.storage.unsubscribe(digest(endpoint), person)
        settings = await self.storage.settings(person)
        if settings and not settings.mail and not await self.storage.subscriptions(person):
            await self.storage.stop(settings.stop)

    async def set_mail(self, account: Account, wish: MailWish) -> None:
        """Send a link to an address, which is used once it is confirmed.

        An empty address ends e-mails.
        """
        person = ACCOUNT + account.id
        if not wish.address:
            settings = await self.storage.settings(person)
            await self.storage.set_mail(person, None)
            if settings and not await self.storage.subscriptions(person):
                await self.storage.stop(settings.stop)
            return
        mail = self.services.mail
        if mail is None:
            raise fault("no-mail")
        if not _ADDRESS.fullmatch(wish.address):
            raise fault("bad-mail")
        _check_zone(wish)
        self.mails.check(f"account {account.id}")
        self.mails.check(f"address {digest(wish.address.lower())}")
        code, expires = new_token(), self.rooms.now() + CONFIRM_SECONDS
        note = wish.model_dump()
        await self.accounts.add_pass(digest(code), Pass(PASS, account.id, expires, note))
        words = WORDS[wish.language]
        link = f"{self.services.address}/notices#confirm={code}"
        lines = [words("mail-confirm-about", link=link), words("mail-confirm-not")]
        if not await mail.send(wish.address, words("mail-confirm"), lines):
            raise fault("mail-failed")

    async def confirm_mail(self, code: str) -> Language:
        """Use the address to which this code was sent, and return its language."""
        found = await self.accounts.take_pass(digest(code), PASS, self.rooms.now())
        if found is None or found.account is None:
            raise fault("no-such-link")
        wish = MailWish.model_validate(found.note)
        person = ACCOUNT + found.account
        if await self.storage.settings(person) is None:
            await self._keep(person, wish)
        await self.storage.set_mail(person, wish.address)
        return wish.language

    async def stop(self, secret: str) -> None:
        """Stop all messages to the person with this secret, who need not be signed in."""
        if not await self.storage.stop(secret):
            raise fault("no-such-link")

    async def export(self, account: Account) -> dict[str, object] | None:
        """Return everything that is stored about the notices of an account."""
        settings = await self.storage.settings(ACCOUNT + account.id)
        if settings is None:
            return None
        browsers = await self.storage.subscriptions(settings.person)
        return {
            **_times(settings).model_dump(),
            "mail": settings.mail,
            "browsers": [{"endpoint": one.endpoint, "made": one.made} for one in browsers],
        }

    async def _keep(self, person: str, times: NoticeTimes) -> None:
        """Store language and quiet hours."""
        _check_zone(times)
        known = await self.storage.settings(person)
        new = NoticeSettings(
            person, times.language, times.zone, times.quiet_from, times.quiet_until, None,
            new_token(),
        )  # fmt: skip
        if known is not None:
            new = replace(new, mail=known.mail, stop=known.stop)
        await self.storage.keep_settings(new)

    async def _sit(self, browser: Browser, held: HeldTokens) -> None:
        """Store which person holds the seats of slow games that these tokens open."""
        person = await self.conduct.person(browser)
        for table in await tables_of(self.rooms, held):
            control = table.clocks.control if table.clocks else None
            slow = control is not None and (control.move or 0.0) >= SLOW
            if not slow or table.over or table.viewer is None:
                continue
            if (await self.persons.persons_at(table.table)).get(table.viewer) != person:
                room = await self.rooms.enter(table.table)
                await self.conduct.attach(browser, room, [table.viewer])
            self.notifier.note_change(table.table)


def mask_address(mail: str) -> str:
    """Return an address with most characters hidden, so that only its owner recognises it.

    For example `m…a@example.org`.
    """
    name, _, host = mail.partition("@")
    return f"{name[0]}…{name[-1] if len(name) > 2 else ''}@{host}"


def _times(settings: NoticeSettings) -> NoticeTimes:
    return NoticeTimes.model_validate(
        {
            "language": settings.language,
            "zone": settings.zone,
            "quiet_from": settings.quiet_from,
            "quiet_until": settings.quiet_until,
        }
    )


def _check_zone(times: NoticeTimes) -> None:
    if zone_named(times.zone) is None:
        raise malformed_message([{"loc": ("body", "zone"), "msg": "There is no such time zone"}])


def _is_base64url(text: str, size: int) -> bool:
    bare = text.rstrip("=")
    return len(bare) == size and _BASE64URL.fullmatch(bare) is not None
