"""Messages about games and bot levels for the lobby."""

from __future__ import annotations

from holdfast import players
from holdfast.hosting.messages.lobby import GameView, LevelView, OptionView, PresetView
from holdfast.kernel.game import Game
from holdfast.lessons import course_of
from holdfast.players.mcts import Mcts


def game_view(game: Game, ready: float) -> GameView:
    """Return a game as a message. `ready` is the progress of compilation, from 0 to 1."""
    options, course = game.options, course_of(game)
    return GameView(
        id=game.name,
        rules_version=game.version,
        least=options.players.least,
        most=options.players.most,
        default_players=options.players.default,
        team=game.team,
        options=[OptionView(name=o.name, values=o.values) for o in options.option],
        presets=[PresetView(**preset.model_dump()) for preset in options.preset],
        levels=[level_view(level) for level in players.levels()],
        default_level=players.USUAL_LEVEL,
        ready=ready,
        lessons=None if course is None else course.minutes,
    )


def level_view(level: str) -> LevelView:
    """Return a bot level as a message."""
    player = players.of_level(level)
    if not isinstance(player, Mcts):
        return LevelView(id=level)
    return LevelView(id=level, playouts=player.budget.playouts, seconds=player.budget.seconds)
