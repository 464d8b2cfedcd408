"""The games there are, and their rules."""

from __future__ import annotations

from fastapi import APIRouter, Request

from holdfast import games
from holdfast.hosting.messages import GameView, Language, RulesText
from holdfast.hosting.problems import fault
from holdfast.hosting.rules_text import rules_text
from holdfast.hosting.views import game_view
from holdfast.server.api.requests import Looking, refusals

router = APIRouter()


@router.get("/games", dependencies=[Looking])
def the_games(request: Request) -> list[GameView]:
    """The games in the lobby."""
    warm_ups = request.app.state.house.warm_ups
    found = [(games.load(name), warm_ups.get(name)) for name in games.names()]
    return [game_view(game, warm_up.progress if warm_up else 0.0) for game, warm_up in found]


@router.get("/games/{game}/rules", dependencies=[Looking], responses=refusals(404))
def the_rules(game: str, lang: Language = "en") -> RulesText:
    """The rules reference of a game."""
    text = rules_text(game, lang) if game in games.names() else None
    if text is None:
        raise fault("no-such-game")
    return text
