"""The date of an evening as a calendar file (iCalendar, RFC 5545)."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

LONGEST_LINE = 75
"""Maximum number of bytes of a line; longer ones go on in the next."""
_STAMP = "%Y%m%dT%H%M%S"


def known_zone(name: str) -> ZoneInfo | None:
    """Return a time zone by its name, or None if there is no such zone."""
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return None


def calendar_file(
    uid: str, zone: ZoneInfo, starts: float, minutes: int, title: str, about: str, made: float
) -> str:
    """Return a calendar with one event, with the rules of its time zone around that day."""
    first = datetime.fromtimestamp(starts, zone)
    last = datetime.fromtimestamp(starts + minutes * 60, zone)
    name = str(zone)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Holdfast//Club//EN",
        "METHOD:PUBLISH",
        *_zone_lines(zone, first),
        "BEGIN:VEVENT",
        f"UID:{uid}",
        f"DTSTAMP:{datetime.fromtimestamp(made, UTC).strftime(_STAMP)}Z",
        f"DTSTART;TZID={name}:{first.strftime(_STAMP)}",
        f"DTEND;TZID={name}:{last.strftime(_STAMP)}",
        f"SUMMARY:{escape_text(title)}",
        *([f"DESCRIPTION:{escape_text(about)}"] if about else []),
        "END:VEVENT",
        "END:VCALENDAR",
    ]
    return "".join(f"{part}\r\n" for line in lines for part in fold_line(line))


def escape_text(text: str) -> str:
    """Return a text escaped for a property of an iCalendar file."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\n", "\\n")


def fold_line(line: str) -> list[str]:
    """Return a line of an iCalendar file folded into parts of at most 75 bytes.

    All parts but the first begin with a space.
    """
    parts, part = [], b""
    for sign in line:
        encoded = sign.encode()
        if len(part) + len(encoded) > LONGEST_LINE:
            parts.append(part.decode())
            part = b" "
        part += encoded
    return [*parts, part.decode()]


def _zone_lines(zone: ZoneInfo, day: datetime) -> list[str]:
    """Return the lines that describe a time zone: its rule on this day, and the next change."""
    changes = [_last_change(zone, day), _next_change(zone, day)]
    lines = ["BEGIN:VTIMEZONE", f"TZID:{zone}"]
    for change in changes:
        if change is not None:
            before, after = change - timedelta(seconds=1), change
            old, new = _offset(before, zone), _offset(after, zone)
            begins = (after + old).replace(tzinfo=None)  # in the time that held until then
            local = after.astimezone(zone)
            lines += _rule(bool(local.dst()), begins, old, new, local.tzname() or "")
    if changes[0] is None:
        now = _offset(day.astimezone(UTC), zone)
        lines += _rule(False, datetime(1970, 1, 1), now, now, day.tzname() or "")
    return [*lines, "END:VTIMEZONE"]


def _rule(summer: bool, begins: datetime, old: timedelta, new: timedelta, name: str) -> list[str]:
    """Return the lines of a STANDARD or DAYLIGHT component of a time zone."""
    kind = "DAYLIGHT" if summer else "STANDARD"
    return [
        f"BEGIN:{kind}",
        f"DTSTART:{begins.strftime(_STAMP)}",
        f"TZOFFSETFROM:{_offset_text(old)}",
        f"TZOFFSETTO:{_offset_text(new)}",
        f"TZNAME:{escape_text(name)}",
        f"END:{kind}",
    ]


def _offset(moment: datetime, zone: ZoneInfo) -> timedelta:
    return moment.astimezone(zone).utcoffset() or timedelta()


def _offset_text(offset: timedelta) -> str:
    """Return an offset from universal time, such as `+0100`."""
    minutes = round(offset.total_seconds() / 60)
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}{abs(minutes) % 60:02}"


def _last_change(zone: ZoneInfo, day: datetime) -> datetime | None:
    """Return the last change of a zone's offset in the year before a moment, or None."""
    return _change(zone, day, -1)


def _next_change(zone: ZoneInfo, day: datetime) -> datetime | None:
    """Return the next change of a zone's offset in the year after a moment, or None."""
    return _change(zone, day, 1)


def _change(zone: ZoneInfo, moment: datetime, step: int) -> datetime | None:
    """Return the nearest change of a zone's offset in the direction of `step`, or None.

    A change is the first second with the new offset.
    """
    near = moment.astimezone(UTC).replace(microsecond=0)
    for _ in range(370):
        far = near + timedelta(days=step)
        if _offset(far, zone) != _offset(near, zone):
            early, late = sorted((near, far))
            while late - early > timedelta(seconds=1):
                middle = early + timedelta(seconds=int((late - early).total_seconds()) // 2)
                if _offset(middle, zone) == _offset(early, zone):
                    early = middle
                else:
                    late = middle
            return late
        near = far
    return None
