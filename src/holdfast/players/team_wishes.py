"""Wishes of a bot's team, weighed against the bot's own choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.players.computations import Computation, Look
from holdfast.players.tree import Choice

if TYPE_CHECKING:
    from holdfast.players.lookahead import Lookahead

WISH_WEIGHT = 0.01  # the weight of one team mate's wish, as a win chance
MOST_WISHES = 3  # the maximum number of wishes that count for one move
FEWEST_VISITS = 10  # visits below which a win chance is not known well enough
GUESSES = 48  # determinizations for each move that a heuristic player compares
COMPARED = 4  # the maximum number of compared moves, including the bot's own


def favoured_choice(choices: list[Choice], wishes: Mapping[int, int]) -> Choice:
    """Return the most visited choice, or one that the team wishes for and that is hardly worse.

    `wishes` is the number of supporters of each move, negative for opponents. They weigh little: a
    clearly better move is always played. Moves with few visits are ignored, because their win
    chance is not known well enough.
    """
    best = choices[0]
    tried = [choice for choice in choices if choice is best or choice.visits >= FEWEST_VISITS]

    def worth(choice: Choice) -> float:
        support = wishes.get(choice.move, 0)
        return choice.win_chance + WISH_WEIGHT * max(-MOST_WISHES, min(MOST_WISHES, support))

    if wishes.get(best.move, 0) >= 0:
        tried = [choice for choice in tried if wishes.get(choice.move, 0) > 0]
    return max([best, *tried], key=worth)


def compute_choice(
    game: Game,
    position: Position,
    move: int,
    wishes: Mapping[int, int],
    noise: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Computation[int]:
    """Compute the move of a bot that does not search: its own, or one that its team wishes for.

    A wished move is played if it is hardly worse when heuristic players finish the game after each.
    All moves are compared on the same determinizations, which reduces noise. If no lookahead is
    ready, the bot plays its own move.
    """
    wished = [one for one in wishes if one != move and wishes[one] > 0]
    others = sorted(wished, key=lambda one: (-wishes[one], one))[: COMPARED - 1]
    if not others or not game.screen.factors.each:
        return move
    choices = []
    for one in (move, *others):
        seen: Lookahead | None = yield Look(
            position, position.to_move, one, GUESSES, noise, to_the_end=True
        )
        if seen is None or stopped():
            return move
        choices.append(seen.choice())
    return favoured_choice(choices, wishes).move
