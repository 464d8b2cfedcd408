"""Numbers in words, as reports write them."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from math import isfinite

from holdfast.lab.statistics.estimates import Estimate, Word


def esc(text: object) -> str:
    """Text within a page."""
    return html.escape(str(text), quote=True)


def plain(text: str) -> str:
    """A sentence without its marks, for Markdown."""
    return html.unescape(re.sub(r"<[^>]+>", "", text.replace("<br>", " ")))


def count(n: float) -> str:
    """A whole number."""
    return f"{round(n):,}"


def percent(share: float, digits: int = 0) -> str:
    """A share in percent."""
    return f"{100 * share:.{digits}f}" if isfinite(share) else "–"


def share(e: Estimate, digits: int = 0) -> str:
    """A share with its interval."""
    if not e.n:
        return "–"
    ends = f"{percent(e.low, digits)}, {percent(e.high, digits)}"
    return f"{percent(e.mid, digits)}\u00a0% <i>[{ends}]</i>"


def signed(value: float, digits: int = 0) -> str:
    """A number with its sign."""
    if not isfinite(value):
        return "∞" if value > 0 else "−∞"
    if round(value, digits) == 0:
        return f"{0:.{digits}f}"
    return f"{value:+.{digits}f}".replace("-", "−")


def points(e: Estimate) -> str:
    """Points of win share, with their interval."""
    if not e.n:
        return "–"
    return f"{signed(100 * e.mid)} <i>[{signed(100 * e.low)}, {signed(100 * e.high)}]</i>"


def number(e: Estimate, digits: int = 1) -> str:
    """A number with its interval."""
    if not e.n:
        return "–"
    low, high = decimal(e.low, digits), decimal(e.high, digits)
    return f"{decimal(e.mid, digits)} <i>[{low}, {high}]</i>"


def decimal(value: float, digits: int = 1) -> str:
    """A number; what is rounded to nothing has no sign."""
    if not isfinite(value):
        return "∞" if value > 0 else "−∞"
    text = f"{value:.{digits}f}"
    return (text if round(value, digits) else f"{0:.{digits}f}").replace("-", "−")


def listed(items: Iterable[str]) -> str:
    """Several in one sentence."""
    all_ = list(items)
    return f"{', '.join(all_[:-1])} and {all_[-1]}" if len(all_) > 1 else "".join(all_)


def some(items: Sequence[str], most: int = 4) -> str:
    """Several in one sentence, of many only the first ones."""
    if len(items) <= most:
        return listed(items)
    return f"{', '.join(items[: most - 1])} and {len(items) - most + 1} more"


def capital(text: str) -> str:
    """The beginning of a sentence."""
    return text[:1].upper() + text[1:]


def ordinal(i: int) -> str:
    """Counted from 0."""
    names = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
    return names[i] if i < len(names) else f"{i + 1}th"


def verdict(e: Estimate, word: Word, expected: float, margin: float) -> str:
    """The word for a row, a little more exactly."""
    if word == "leans":
        return "leans strong" if e.mid > expected else "leans weak"
    within = e.low > expected - margin and e.high < expected + margin
    if word in ("strong", "weak") and within:
        return f"slightly {word}"
    return word
