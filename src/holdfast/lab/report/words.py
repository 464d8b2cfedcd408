"""Formatting of numbers and lists for reports."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from math import isfinite

from holdfast.lab.statistics.estimates import Estimate, Word


def esc(text: object) -> str:
    """Return text escaped for HTML."""
    return html.escape(str(text), quote=True)


def plain(text: str) -> str:
    """Return a sentence without its HTML tags, for Markdown."""
    return html.unescape(re.sub(r"<[^>]+>", "", text.replace("<br>", " ")))


def count(n: float) -> str:
    """Return an integer with separators."""
    return f"{round(n):,}"


def percent(share: float, digits: int = 0) -> str:
    """Return a share in percent."""
    return f"{100 * share:.{digits}f}" if isfinite(share) else "–"


def share(e: Estimate, digits: int = 0) -> str:
    """Return a share with its interval."""
    if not e.n:
        return "–"
    ends = f"{percent(e.low, digits)}, {percent(e.high, digits)}"
    return f"{percent(e.mid, digits)}\u00a0% <i>[{ends}]</i>"


def with_sign(value: float, digits: int = 0) -> str:
    """Return a number with its sign."""
    if not isfinite(value):
        return "∞" if value > 0 else "−∞"
    if round(value, digits) == 0:
        return f"{0:.{digits}f}"
    return f"{value:+.{digits}f}".replace("-", "−")


def points(e: Estimate) -> str:
    """Return points of win share with their interval."""
    if not e.n:
        return "–"
    return f"{with_sign(100 * e.mid)} <i>[{with_sign(100 * e.low)}, {with_sign(100 * e.high)}]</i>"


def number(e: Estimate, digits: int = 1) -> str:
    """Return a number with its interval."""
    if not e.n:
        return "–"
    low, high = decimal(e.low, digits), decimal(e.high, digits)
    return f"{decimal(e.mid, digits)} <i>[{low}, {high}]</i>"


def decimal(value: float, digits: int = 1) -> str:
    """Return a rounded number, without a sign if it is rounded to 0."""
    if not isfinite(value):
        return "∞" if value > 0 else "−∞"
    text = f"{value:.{digits}f}"
    return (text if round(value, digits) else f"{0:.{digits}f}").replace("-", "−")


def join_names(items: Iterable[str]) -> str:
    """Return several names as a list in a sentence."""
    all_ = list(items)
    return f"{', '.join(all_[:-1])} and {all_[-1]}" if len(all_) > 1 else "".join(all_)


def join_first(items: Sequence[str], most: int = 4) -> str:
    """Return the first names as a list in a sentence, such as `A, B, C and 4 more`."""
    if len(items) <= most:
        return join_names(items)
    return f"{', '.join(items[: most - 1])} and {len(items) - most + 1} more"


def clauses(items: Sequence[str], one: str, many: str) -> list[str]:
    """Return a clause with these names before a verb for one or for many; none without names."""
    return [f"{join_first(items)} {one if len(items) == 1 else many}"] if items else []


def capital(text: str) -> str:
    """Return text with a capital first letter."""
    return text[:1].upper() + text[1:]


def ordinal(i: int) -> str:
    """Return the ordinal of a number that counts from 0."""
    names = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
    return names[i] if i < len(names) else f"{i + 1}th"


def verdict(e: Estimate, word: Word, expected: float, margin: float) -> str:
    """Return the verdict on a row in words."""
    if word == "leans":
        return "leans strong" if e.mid > expected else "leans weak"
    within = e.low > expected - margin and e.high < expected + margin
    if word in ("strong", "weak") and within:
        return f"slightly {word}"
    return word
