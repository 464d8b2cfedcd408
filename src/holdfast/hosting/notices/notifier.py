"""Notifier: finds out which messages about slow games and clubs are due, and sends them in time.

All messages are derived from stored tables and clubs, so a restart forgets nothing. Each message is
claimed in the database before it is sent: of several processes only one sends it, and even if a
process dies meanwhile it is sent at most once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from holdfast.hosting.notices import plan
from holdfast.hosting.notices.records import (
    Kind,
    MailService,
    NoticeSettings,
    NoticeStorage,
    PushService,
    Reminder,
    SeatedPerson,
    Subject,
)
from holdfast.hosting.notices.wording import News, Notice, notice_of
from holdfast.hosting.storage_errors import StorageError
from holdfast.hosting.tasks import Tasks

log = logging.getLogger(__name__)

PERIOD = 5.0
"""Seconds between two looks."""
FULL_LOOK = 600.0
"""Seconds between two looks at all slow games, in case a change was not announced."""
LOOK_AGAIN = 60.0
"""Seconds until the next look if the database cannot be read."""
MOST = 500
"""Maximum number of reminders that are sent in one look."""
AT_ONCE = 8
"""Maximum number of messages that are sent at the same time."""
TRIES = 3
"""Number of times that a push message is tried."""
TRY_AGAIN = 20.0
"""Seconds between two tries."""
LONGEST = 24 * 3600.0
"""Maximum number of seconds for which a push service keeps a message for a browser."""


@dataclass
class Services:
    """The services that send messages; None for one that this server does not have."""

    push: PushService | None = None
    mail: MailService | None = None
    address: str = ""
    """Address of this server, for links in e-mails."""
    pause: Callable[[float], Coroutine[Any, Any, None]] = field(default=asyncio.sleep)


class Notifier:
    """Background task that plans and sends messages about slow games and clubs."""

    def __init__(
        self,
        storage: NoticeStorage,
        services: Services,
        now: Callable[[], float],
        is_live: Callable[[str], bool] = lambda table: False,
    ) -> None:
        """Create the notifier.

        `is_live` returns whether a table is known to be no slow game, so that it is not read.
        """
        self._storage = storage
        self._services = services
        self._now = now
        self._is_live = is_live
        self._changed: set[str] = set()
        self._full_look_at = 0.0
        self._tasks = Tasks("notices")
        self._slots = asyncio.Semaphore(AT_ONCE)

    def note_change(self, table: str) -> None:
        """Note that something has happened at a table."""
        if not self._is_live(table):
            self._changed.add(table)

    def note_open_table(self, table: str) -> None:
        """Note that a member of a club has opened a table, live or slow."""
        self._changed.add(table)

    async def run(self) -> None:
        """Plan and send messages until cancelled."""
        while True:
            pause = PERIOD
            try:
                await self.look()
            except StorageError as error:
                log.warning("notices cannot be read: %s", error)
                pause, self._full_look_at = LOOK_AGAIN, 0.0
            except Exception:  # the other tables still need their messages
                log.exception("unexpected error in notices")
                pause = LOOK_AGAIN
            await asyncio.sleep(pause)

    async def close(self) -> None:
        """Stop sending."""
        await self._tasks.stop()

    async def look(self) -> None:
        """Plan what is new, and send what is due."""
        now = self._now()
        tables, self._changed = self._changed, set()
        full = now >= self._full_look_at
        if full:
            self._full_look_at = now + FULL_LOOK
        if full or tables:
            since, wanted = now - plan.RECENT, None if full else tables
            seated = await self._storage.find_seated(wanted, since)
            subjects: list[Subject] = [one for one in seated if plan.is_slow(one)]
            subjects += await self._storage.find_invited(wanted, since)
            if full:
                subjects += await self._storage.find_expected(None, now, now + plan.DAY_BEFORE)
            await self._plan(subjects, now)
        await self._send_due(now)

    async def _plan(self, subjects: Sequence[Subject], now: float) -> None:
        """Store the reminders that are to be sent, with their times."""
        known: dict[tuple[str, str], dict[Kind, Reminder]] = defaultdict(dict)
        about = {one.about for one in subjects}
        for old in await self._storage.reminders(about) if about else ():
            known[old.about, old.who][old.kind] = old
        for one in subjects:
            before = known[one.key]
            for new in plan.planned_for(one, before, now):
                await self._storage.plan(new, before.get(new.kind))

    async def _current(self, due: Sequence[Reminder], now: float) -> dict[tuple[str, str], Subject]:
        """Return the seats and members of reminders that are still valid, by key."""
        invited = {one.about for one in due if one.kind == "invited"}
        evenings = {one.about for one in due if one.kind == "evening"}
        tables = {one.about for one in due} - evenings
        until = now + 2 * plan.DAY_BEFORE
        found: list[Subject] = [*await self._storage.find_seated(tables, now)] if tables else []
        found += await self._storage.find_invited(invited, now) if invited else []
        found += await self._storage.find_expected(evenings, now, until) if evenings else []
        return {one.key: one for one in found}

    async def _is_current(self, told: Subject | None, due: Reminder) -> bool:
        """Return whether the news of a reminder is still true."""
        if not isinstance(told, SeatedPerson):
            return told is not None
        if due.kind == "rematch":
            seat = plan.rematch_seat(told)
            return seat is not None and not await self._storage.has_come(*seat)
        return plan.is_current(told, due)

    async def _send_due(self, now: float) -> None:
        """Send everything that is due, to each person as one message."""
        due = await self._storage.due(now, MOST)
        if not due:
            return
        current = await self._current(due, now)
        news: dict[str, dict[str, News]] = defaultdict(dict)
        for one in due:
            told = current.get((one.about, one.who))
            if told is None or not await self._is_current(told, one):
                await self._storage.plan(_cancel(one), one)
            elif plan.is_quiet(told.settings, now):
                later = plan.after_quiet(told.settings, now)
                await self._storage.plan(_at(one, later), one)
            elif await self._storage.claim(one, now):
                mine = news[told.settings.person]
                if one.kind in ("soon", "rematch") or one.about not in mine:
                    mine[one.about] = News(one.kind, told)
        for found in news.values():
            every = list(found.values())
            seconds = min(LONGEST, max(one.ends or now + LONGEST for one in every) - now)
            self._deliver(every[0].subject.settings, notice_of(every, now), seconds)

    def _deliver(self, settings: NoticeSettings, notice: Notice, seconds: float) -> None:
        """Start to send a message to all browsers of a person, and by e-mail."""
        self._tasks.start(self._push(settings, notice, seconds))
        if settings.mail and self._services.mail is not None:
            self._tasks.start(self._mail(settings, notice))

    async def _push(self, settings: NoticeSettings, notice: Notice, seconds: float) -> None:
        push = self._services.push
        if push is None:
            return
        text = notice.push_text(settings.language, settings.stop)
        for to in await self._storage.subscriptions(settings.person):
            for _ in range(TRIES):
                async with self._slots:
                    sent = await push.send(to, text, seconds, notice.topic)
                if sent == "gone":
                    await self._storage.unsubscribe(to.id)
                if sent != "failed":
                    break
                await self._services.pause(TRY_AGAIN)

    async def _mail(self, settings: NoticeSettings, notice: Notice) -> None:
        mail, address = self._services.mail, self._services.address
        assert mail is not None
        assert settings.mail is not None
        lines = notice.mail_lines(settings.language, address, settings.stop)
        stop = f"{address}/api/notices/stop/{settings.stop}"
        async with self._slots:
            await mail.send(settings.mail, notice.title, lines, stop)


def _cancel(one: Reminder) -> Reminder:
    return _at(one, None)


def _at(one: Reminder, due: float | None) -> Reminder:
    return replace(one, due=due)
