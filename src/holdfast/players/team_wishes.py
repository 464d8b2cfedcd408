"""Voices: what a bot's team wishes, weighed against what it would do by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.computations import Look, Thought
from holdfast.players.tree import Choice

if TYPE_CHECKING:
    from holdfast.players.lookahead import Outlook

VOICE = 0.01  # what a team mate's word is worth, as a chance of winning
MOST_VOICES = 3  # that count for one move
FEWEST_VISITS = 10  # what was tried less often is not known well enough
GUESSES = 48  # at what is hidden, for each move that a steady player compares
COMPARED = 4  # moves at most, its own among them


def favoured(choices: list[Choice], wishes: Mapping[int, int]) -> Choice:
    """The most trusted choice; or one that others wish for, where it is hardly worse.

    By move so many voices speak for it or, below zero, against it. They weigh little: what is
    clearly better is done whatever anybody wishes. What was hardly tried is not known well enough.
    """
    best = choices[0]
    tried = [choice for choice in choices if choice is best or choice.visits >= FEWEST_VISITS]

    def worth(choice: Choice) -> float:
        voices = wishes.get(choice.move, 0)
        return choice.win_chance + VOICE * max(-MOST_VOICES, min(MOST_VOICES, voices))

    if wishes.get(best.move, 0) >= 0:
        tried = [choice for choice in tried if wishes.get(choice.move, 0) > 0]
    return max([best, *tried], key=worth)


def heeding(
    game: Game,
    position: Position,
    move: int,
    wishes: Mapping[int, int],
    noise: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Thought[int]:
    """What a bot does that does not search: the move that it has chosen, or one that its team
    wishes for and that is hardly worse, as steady players finish the game after each. Both begin
    from the same guesses, so that luck tells them less apart. Where nobody can look ahead yet it
    keeps to its own."""
    wished = [one for one in wishes if one != move and wishes[one] > 0]
    others = sorted(wished, key=lambda one: (-wishes[one], one))[: COMPARED - 1]
    if not others or not game.screen.factors.each:
        return move
    choices = []
    for one in (move, *others):
        seen: Outlook | None = yield Look(
            position, position.to_move, one, GUESSES, noise, to_the_end=True
        )
        if seen is None or stopped():
            return move
        choices.append(Choice(one, len(seen.nows), seen.win_chance, seen.points))
    return favoured(choices, wishes).move
