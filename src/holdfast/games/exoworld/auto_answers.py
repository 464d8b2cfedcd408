"""Standing answers that hold until somebody gives others (EX-PROT-9)."""

from __future__ import annotations

from holdfast.games.exoworld.view.coming import are_hands_hidden
from holdfast.kernel.position import Position


def auto_answers(position: Position) -> dict[str, str]:
    """W1 is passed: whoever needs a card then can ask for it. Not so with hidden hands."""
    return {} if are_hands_hidden(position.reading) else {"w1": "pass"}
