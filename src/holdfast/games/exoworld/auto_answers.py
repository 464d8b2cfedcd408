"""Default automatic answers of Exoworld (EX-PROT-9)."""

from __future__ import annotations

from holdfast.games.exoworld.view.next_events import are_hands_hidden
from holdfast.kernel.position import Position


def auto_answers(position: Position) -> dict[str, str]:
    """Return the automatic answers that hold until a player changes them: pass in window W1.

    A player who needs a card there can ask for it. With hidden hands there are no defaults.
    """
    return {} if are_hands_hidden(position.snapshot) else {"w1": "pass"}
