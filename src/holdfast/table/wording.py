"""Wording of moves, for hints and announced plans."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import LANGUAGES, Text
from holdfast.kernel.wording import Phrase

LETTERS = "ABCDEFGHIJKLMNOP"
"""Names of seats that have no name."""
LONGEST_PLAN = 4
"""Maximum number of moves in an announced plan. More would not fit into a sentence."""
MOST_FORCED = 20
"""Maximum number of moves without an alternative between two moves of a plan."""

Plan = dict[str, list[str]]
"""Wordings of the steps of a plan, by language."""


def title_and_notes(
    game: Game, hidden: Position, move: int, text: Text, names: Sequence[str] = LETTERS
) -> tuple[str, list[str]]:
    """Return the title of a legal move and notes about it, such as its odds and consequences."""
    wording = game.screen.say(hidden, move)
    return put(wording.title, text, names), [put(note, text, names) for note in wording.notes]


def put(phrase: Phrase, text: Text, names: Sequence[str]) -> str:
    """Return a phrase in the language of `text`. The argument `player` is a seat, and is replaced
    by its name.
    """
    seat = phrase.args.get("player")
    if not isinstance(seat, int):
        return text.say(phrase)
    # A newcomer to a running game has no name yet.
    return text.say(phrase, player=names[seat] if seat < len(names) else LETTERS[seat])


def one_line(game: Game, hidden: Position, move: int, text: Text, names: Sequence[str]) -> str:
    """Return a move with its notes in one line."""
    title, notes = title_and_notes(game, hidden, move, text, names)
    return f"{title} ({'; '.join(note.rstrip('.') for note in notes)})" if notes else title


def plan(game: Game, position: Position, line: Sequence[int], seed: int) -> Plan | None:
    """Return the wordings of the moves that the deciding seat would like to make before anybody
    else acts, or None.

    Plans are announced in teams only, and only while the seat knows nothing that the others do not.
    Otherwise a plan would reveal it.
    """
    seat = position.to_move
    if position.state.options.players == 1 or not game.team:
        return None
    steps: Plan = {language: [] for language in LANGUAGES}
    ahead = game.determinize(position, seat, seed)
    for move in line[:LONGEST_PLAN]:
        hidden = game.hide(ahead, seat)
        if hidden != game.hide(ahead, NOBODY) or not _play_forced_until(game, ahead, seat, move):
            break
        hidden = game.hide(ahead, seat)
        for language, wordings in steps.items():
            wordings.append(title_and_notes(game, hidden, move, game.text(language))[0])
        game.play(ahead, move)
    # A single step needs no plan: everybody sees it at once.
    return steps if len(steps["en"]) > 1 else None


def _play_forced_until(game: Game, ahead: Position, seat: int, move: int) -> bool:
    """Play moves without an alternative until `move` is legal. Return whether it ever is."""
    for _ in range(MOST_FORCED):
        if ahead.over or ahead.to_move != seat:
            return False
        legal = game.legal(ahead)
        if move in legal:
            return True
        if len(legal) > 1:
            return False
        game.play(ahead, legal[0])
    return False
