"""When messages about a slow game are sent. All functions are pure: they read no clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

from holdfast.hosting.notices.records import (
    ClubMember,
    ExpectedMember,
    Kind,
    NoticeSettings,
    Reminder,
    SeatedPerson,
    Subject,
)
from holdfast.table.entries import SLOW

DELAY = 120.0
"""Seconds before the message about a turn: somebody who is at the table has often moved in this
time."""
APART = 20 * 3600.0
"""Seconds between two messages that it is somebody's turn in the same game: about one a day."""
SOON = 3 * 3600.0
"""Seconds before somebody's time is up at which they are reminded."""
BEFORE_QUIET = 600.0
"""Seconds before the quiet hours at which a reminder comes that would fall into them."""
TOO_LATE = 300.0
"""Smallest number of seconds that must be left for a reminder to be sent."""
RECENT = 24 * 3600.0
"""Seconds after its last change for which a table without a deadline is still looked at."""
DAY_MINUTES = 24 * 60
DAY_BEFORE = 24 * 3600.0
"""Seconds before an evening at which the members of a club get a reminder."""


@lru_cache(maxsize=512)
def zone_named(name: str) -> ZoneInfo | None:
    """Return the time zone of this name, or None."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return None


def _local(settings: NoticeSettings, at: float) -> datetime:
    return datetime.fromtimestamp(at, zone_named(settings.zone) or ZoneInfo("UTC"))


def clock_at(settings: NoticeSettings, at: float) -> str:
    """Return the time that somebody's clock shows, such as 19:00."""
    return f"{_local(settings, at):%H:%M}"


def is_quiet(settings: NoticeSettings, at: float) -> bool:
    """Return whether a time lies in somebody's quiet hours."""
    start, end = settings.quiet_from, settings.quiet_until
    local = _local(settings, at)
    minute = local.hour * 60 + local.minute
    return start <= minute < end if start <= end else minute >= start or minute < end


def after_quiet(settings: NoticeSettings, at: float) -> float:
    """Return this time, or the end of the quiet hours if it lies in them."""
    return _next(settings, at, settings.quiet_until) if is_quiet(settings, at) else at


def before_quiet(settings: NoticeSettings, at: float) -> float:
    """Return this time, or a time shortly before the quiet hours if it lies in them."""
    if not is_quiet(settings, at):
        return at
    hours = (settings.quiet_until - settings.quiet_from) % DAY_MINUTES
    end = _next(settings, at, settings.quiet_until)
    return end - 60 * hours - BEFORE_QUIET


def _next(settings: NoticeSettings, at: float, minute: int) -> float:
    """Return the next time at which clocks show this minute of the day."""
    local = _local(settings, at)
    there = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    if there <= local:
        there += timedelta(days=1)
    # Summer time may begin or end in between. Local time counts.
    return there.replace(fold=0).timestamp()


def zero_of(seated: SeatedPerson) -> float | None:
    """Return when somebody's time is up, or None if nobody waits for them."""
    summary = seated.summary
    seat = summary["seats"][seated.viewer]
    if summary["over"] or seated.viewer not in summary["owes"] or seat["kind"] != "person":
        return None
    zero: float | None = summary["clocks"]["seats"][seated.viewer]["zero"]
    return zero


def is_slow(seated: SeatedPerson) -> bool:
    """Return whether people have days for a move at a table."""
    clocks = seated.summary.get("clocks")
    return clocks is not None and (clocks["control"]["move"] or 0.0) >= SLOW


def waits_to_begin(seated: SeatedPerson) -> bool:
    """Return whether a game has not begun, because its players are still in the waiting room."""
    summary, clocks = seated.summary, seated.summary["clocks"]
    runs = any(clock["since"] is not None for clock in clocks["seats"])
    return not summary["over"] and summary["seq"] == 0 and not runs and clocks["pause"] is None


def plan_reminders(
    seated: SeatedPerson, known: Mapping[Kind, Reminder], now: float
) -> list[Reminder]:
    """Return the reminders for a seat that are new or have changed."""
    if not is_slow(seated):
        return []
    seq, settings = seated.summary["seq"], seated.settings
    found: list[Reminder] = []

    def plan(kind: Kind, seq: int, due: float | None) -> None:
        sent = known[kind].sent if kind in known else None
        found.append(Reminder(*seated.key, kind, seq, due, sent))

    if seated.summary["over"]:
        # Without an earlier notice, the game may have ended long ago.
        if known and "over" not in known:
            plan("over", seq, after_quiet(settings, now + DELAY))
        if "rematch" not in known and rematch_seat(seated) is not None:
            plan("rematch", seq, after_quiet(settings, now + DELAY))
        return found
    zero = zero_of(seated)
    if waits_to_begin(seated):
        if "began" not in known:
            plan("began", -1, None)
    elif "began" in known and known["began"].seq < 0:
        # The person who is to move gets the notice of the turn instead.
        due = after_quiet(settings, now + DELAY) if zero is None else None
        plan("began", 0, due)
    if zero is None:
        return found
    turn, soon = known.get("turn"), known.get("soon")
    if turn is None or turn.seq < seq:
        first = now + DELAY if turn is None or turn.sent is None else turn.sent + APART
        due = after_quiet(settings, max(now + DELAY, first))
        plan("turn", seq, due if due < zero - TOO_LATE else None)
    due_soon = reminder_time(settings, zero, now)
    if soon is None or soon.seq < seq:
        plan("soon", seq, None if due_soon is None else max(due_soon, now + DELAY))
    elif (
        soon.seq == seq
        and soon.due is not None
        and now < soon.due != due_soon
        and (due_soon is None or due_soon > now + DELAY)
    ):
        found.append(replace(soon, due=due_soon))  # days off, or a pause
    return found


def rematch_seat(seated: SeatedPerson) -> tuple[str, int] | None:
    """Return the table and the seat of a rematch that others offer somebody, or None."""
    there = seated.summary.get("next")
    if there is None or there["by"] == seated.viewer:
        return None
    seat = there["seats"][seated.viewer]
    return None if seat is None else (there["table"], seat)


def planned_for(one: Subject, known: Mapping[Kind, Reminder], now: float) -> list[Reminder]:
    """Return the reminders for somebody that are new or have changed."""
    if isinstance(one, SeatedPerson):
        return plan_reminders(one, known, now)
    assert isinstance(one, ClubMember)
    if one.kind in known:
        return []
    due = after_quiet(one.settings, now + DELAY)
    late = isinstance(one, ExpectedMember) and due >= one.starts - TOO_LATE
    return [Reminder(*one.key, one.kind, 0, None if late else due)]


def reminder_time(settings: NoticeSettings, zero: float, now: float) -> float | None:
    """Return when to remind somebody that little time is left, or None for no reminder.

    A reminder that would fall into the quiet hours is sent before them.
    """
    due = before_quiet(settings, zero - SOON)
    if due < now:
        due = after_quiet(settings, max(now, zero - SOON))
    return due if due < zero - TOO_LATE else None


def is_current(seated: SeatedPerson, due: Reminder) -> bool:
    """Return whether the news of a reminder is still true."""
    if due.kind in ("over", "rematch"):
        return bool(seated.summary["over"])
    if due.kind == "began":
        return not seated.summary["over"]
    return seated.summary["seq"] == due.seq and zero_of(seated) is not None
