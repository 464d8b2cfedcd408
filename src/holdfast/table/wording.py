"""Moves in words, for those who are advised and for those who tell their plans."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.translations import LANGUAGES, Text
from holdfast.kernel.wording import Phrase

LETTERS = "ABCDEFGHIJKLMNOP"
"""What seats are called where they have no names."""
LONGEST_PLAN = 4
"""Moves that a plan names: more would not fit into a sentence."""
MOST_FORCED = 20
"""Moves without a choice between two of a plan."""

Plan = dict[str, list[str]]
"""For each language the steps of a plan in words."""


def spoken(
    game: Game, hidden: Position, move: int, text: Text, names: Sequence[str] = LETTERS
) -> tuple[str, list[str]]:
    """What a legal move does, in few words; and what else is worth knowing: its odds, and what
    follows from it."""
    said = game.screen.say(hidden, move)
    return put(said.title, text, names), [put(note, text, names) for note in said.notes]


def put(phrase: Phrase, text: Text, names: Sequence[str]) -> str:
    """A phrase in a language. An argument `player` is a seat, and is called by its name."""
    seat = phrase.args.get("player")
    if not isinstance(seat, int):
        return text.say(phrase)
    # One who came to a running game has no name yet.
    return text.say(phrase, player=names[seat] if seat < len(names) else LETTERS[seat])


def one_line(game: Game, hidden: Position, move: int, text: Text, names: Sequence[str]) -> str:
    """A move with everything that is worth knowing about it."""
    title, notes = spoken(game, hidden, move, text, names)
    return f"{title} ({'; '.join(note.rstrip('.') for note in notes)})" if notes else title


def plan(game: Game, position: Position, line: Sequence[int], seed: int) -> Plan | None:
    """The moves that the seat which decides would like to make before anybody else does, in words.

    Told in teams only, and only as long as the seat knows nothing that the others do not: a plan
    would give it away.
    """
    seat = position.to_move
    if position.state.options.players == 1 or not game.team:
        return None
    steps: Plan = {language: [] for language in LANGUAGES}
    ahead = game.determinize(position, seat, seed)
    for move in line[:LONGEST_PLAN]:
        hidden = game.hide(ahead, seat)
        if hidden != game.hide(ahead, NOBODY) or not _come_to(game, ahead, seat, move):
            break
        hidden = game.hide(ahead, seat)
        for language, said in steps.items():
            said.append(spoken(game, hidden, move, game.text(language))[0])
        game.play(ahead, move)
    # One step is no plan: it is about to be seen.
    return steps if len(steps["en"]) > 1 else None


def _come_to(game: Game, ahead: Position, seat: int, move: int) -> bool:
    """Take what must be taken until the seat may play a move; whether it ever may."""
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
