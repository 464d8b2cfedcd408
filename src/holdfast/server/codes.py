"""Codes: a table's free seats by two words and a number, to be said on the telephone.

A code opens less than a token does, so it may be shorter: whoever has it may take a seat that is
still free, and nothing else. There are 59 million of them, each is good for a week, and how many
anybody may try is limited.
"""

from __future__ import annotations

import re
import secrets
from functools import cache
from pathlib import Path

GOOD_FOR = 7 * 24 * 3600.0
"""Seconds for which a code opens its table."""
LONGEST = 48
"""Characters of what somebody may type as a code."""
_LEAST, _MOST = 100, 999
_CODE = re.compile(r"([a-z]+)-([a-z]+)-(\d+)")


@cache
def code_words() -> tuple[str, ...]:
    """Short words of things, none of which sounds like another."""
    return tuple((Path(__file__).parent / "code_words.txt").read_text("ascii").split())


def new_code() -> str:
    """A code that nobody has been given yet, very likely."""
    first, second = secrets.choice(code_words()), secrets.choice(code_words())
    return f"{first}-{second}-{_LEAST + secrets.randbelow(_MOST - _LEAST + 1)}"


def proper_code(typed: str) -> str | None:
    """A code as it is kept, however it was typed: large or small, with spaces, hyphens or dots; or
    nothing if it cannot be one."""
    code = "-".join(re.findall(r"[a-z]+|\d+", typed.lower()))
    return code if len(typed) <= LONGEST and _CODE.fullmatch(code) else None
