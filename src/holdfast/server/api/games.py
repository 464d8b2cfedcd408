"""The games of the lobby, and their rules."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import TypeAdapter

from holdfast import games
from holdfast.hosting.messages import GameView, Language, RulesText
from holdfast.hosting.problems import fault
from holdfast.hosting.rules_text import rules_text
from holdfast.hosting.views import game_view
from holdfast.server.api.requests import Looking, fixed, refusals

router = APIRouter()


_GAMES = TypeAdapter(list[GameView])


@router.get("/games", response_model=list[GameView], dependencies=[Looking])
async def the_games(request: Request) -> Response:
    """Return the games of the lobby.

    The response is cached until the compilation of a game has progressed.
    """
    state = request.app.state
    warm_ups = state.holdfast.warm_ups
    found = [(name, warm_ups.get(name)) for name in games.names()]
    ready = {name: warm_up.progress if warm_up else 0.0 for name, warm_up in found}

    def write() -> bytes:
        return _GAMES.dump_json([game_view(games.load(name), ready[name]) for name in ready])

    if getattr(state, "games", None) is None or state.games[0] != ready:
        state.games = ready, await state.holdfast.desk.read(write)
    return Response(state.games[1], media_type="application/json")


@router.get(
    "/games/{game}/rules",
    response_model=RulesText,
    dependencies=[Looking],
    responses=refusals(404),
)
async def the_rules(request: Request, game: str, lang: Language = "en") -> Response:
    """Return the rules reference of a game."""

    def text() -> RulesText:
        found = rules_text(game, lang) if game in games.names() else None
        if found is None:
            raise fault("no-such-game")
        return found

    return await fixed(request, ("rules", game, lang), text)
