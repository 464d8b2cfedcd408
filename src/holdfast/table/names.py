"""Names that look alike."""

from __future__ import annotations

import unicodedata

_ALIKE = str.maketrans(
    {
        # Cyrillic and Greek letters that look like Latin ones.
        "а": "a", "в": "b", "е": "e", "з": "3", "і": "i", "ј": "j", "к": "k", "м": "m", "н": "h",
        "о": "o", "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "ѕ": "s", "ԁ": "d", "ԛ": "q",
        "ԝ": "w", "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "i", "κ": "k", "ν": "v", "ο": "o",
        "ρ": "p", "τ": "t", "υ": "u", "χ": "x", "ω": "w", "ı": "i", "ł": "l", "ø": "o", "đ": "d",
        # Digits and signs that are read as letters.
        "0": "o", "1": "i", "l": "i", "|": "i", "!": "i", "3": "e", "4": "a", "@": "a", "5": "s",
        "$": "s", "7": "t", "8": "b",
    }
)  # fmt: skip


def skeleton(name: str) -> str:
    """Return a text that is the same for all names that look alike.

    Case, accents, spaces and punctuation do not count, and neither does the alphabet a letter comes
    from. A name without any letter or digit is compared as it is.
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(sign for sign in plain.translate(_ALIKE) if sign.isalnum())
    return letters.replace("rn", "m").replace("vv", "w") or name
