"""Codes that lead to the free seats of a table: two words and a number, easy to say aloud.

A code allows less than a token, so it may be shorter: it only lets someone take a free seat. There
are 59 million codes, each is valid for a week, and attempts are rate-limited.
"""

from __future__ import annotations

import re
import secrets
from functools import cache
from pathlib import Path

GOOD_FOR = 7 * 24 * 3600.0
"""Seconds for which a code is valid."""
LONGEST = 48
"""Maximum number of characters of a typed code."""
_LEAST, _MOST = 100, 999
_CODE = re.compile(r"([a-z]+)-([a-z]+)-(\d+)")


@cache
def code_words() -> tuple[str, ...]:
    """Return the short nouns that codes are made of; no two of them sound alike."""
    return tuple((Path(__file__).parent / "code_words.txt").read_text("ascii").split())


def new_code() -> str:
    """Return a random code, very likely one that is not in use."""
    first, second = secrets.choice(code_words()), secrets.choice(code_words())
    return f"{first}-{second}-{_LEAST + secrets.randbelow(_MOST - _LEAST + 1)}"


def proper_code(typed: str) -> str | None:
    """Return the normalized form of a typed code, or None if it cannot be a code.

    Case does not matter, and spaces, hyphens or dots may separate its parts.
    """
    code = "-".join(re.findall(r"[a-z]+|\d+", typed.lower()))
    return code if len(typed) <= LONGEST and _CODE.fullmatch(code) else None
