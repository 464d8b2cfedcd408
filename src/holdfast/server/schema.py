"""The contract with clients as one JSON document: `python -m holdfast.server.schema`.

It is a JSON schema of all messages, of the table of routes (`Routes`) and of every game's view
models. `x-games` adds what a client needs beyond them: the numbering of moves (to ask why a move is
not legal), the argument names of events (to animate them), and names, counts and limits of the
content (to draw the board).
"""

from __future__ import annotations

import importlib.util
import inspect
import json
import pkgutil
import sys
from collections.abc import Iterable
from typing import Any, get_args, get_origin

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

import holdfast.games
from holdfast.hosting import messages
from holdfast.hosting.api.route import REQUIRED, File, Place, Route, Stream
from holdfast.hosting.api.routes import ROUTES
from holdfast.hosting.messages.commands import Command
from holdfast.kernel import wording
from holdfast.kernel.game import Game


def games() -> list[str]:
    """Return the names of all games that have a folder."""
    return sorted(m.name for m in pkgutil.iter_modules(holdfast.games.__path__) if m.ispkg)


def message_models() -> list[type[BaseModel]]:
    """Return the models of all messages, ordered by name, without their empty base classes."""
    names = [f"{messages.__name__}.{m.name}" for m in pkgutil.iter_modules(messages.__path__)]
    found = [
        value
        for name in names
        for value in vars(importlib.import_module(name)).values()
        if inspect.isclass(value) and issubclass(value, BaseModel) and value.__module__ == name
    ]
    return sorted(filter(lambda model: model.model_fields, found), key=lambda model: model.__name__)


SHARED = {name for name, _ in inspect.getmembers(wording, inspect.isclass)}
"""Names of the models that all games share; they get no prefix."""


def definitions(models: Iterable[type[BaseModel]], mode: Any, prefix: str = "") -> dict[str, Any]:
    """Return the JSON schemas of models and of everything they contain, by name.

    Names that do not start with the prefix get it, unless all games share them.
    """
    _, schema = models_json_schema(
        [(model, mode) for model in models], ref_template="#/$defs/{model}"
    )
    bodies: dict[str, Any] = schema.get("$defs", {})
    names = {
        name: name if name in SHARED or name.startswith(prefix) else prefix + name
        for name in bodies
    }
    return {
        names[name]: {"title": names[name]} | _rename_references(body, names)
        for name, body in bodies.items()
    }


def _rename_references(body: Any, names: dict[str, str]) -> Any:
    """Return a schema with renamed references and without the titles that pydantic generates."""
    if isinstance(body, dict):
        renamed = {
            key: _rename_references(value, names)
            for key, value in body.items()
            if not (key == "title" and isinstance(value, str))
        }
        if isinstance(ref := body.get("$ref"), str):
            renamed["$ref"] = "#/$defs/" + names[ref.removeprefix("#/$defs/")]
        return renamed
    if isinstance(body, list):
        return [_rename_references(value, names) for value in body]
    return body


def game_of(name: str) -> Game:
    """Return the game in this folder, including games that are not offered in the lobby."""
    game: Game = importlib.import_module(f"holdfast.games.{name}").GAME
    return game


def numbers(game: Game) -> dict[str, Any]:
    """Return the numbering of a game's moves, the argument names of its events, and the content
    that its module `client_constants` declares for clients, if it has one."""
    name = f"holdfast.games.{game.name}.client_constants"
    content = importlib.import_module(name).CLIENT if importlib.util.find_spec(name) else {}
    return {
        "moves": {
            kind.name: {"first": kind.first, "domains": kind.domains}
            for kind in game.moves.kinds.values()
        },
        "events": {name: list(arguments) for name, arguments in game.events.kinds},
        "content": content,
    }


def routes() -> dict[str, Any]:
    """Return the schema of the table of routes: what is sent and answered, by method and path."""

    def of(kind: Any) -> Any:
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            return {"$ref": f"#/$defs/{kind.__name__}"}
        if get_origin(kind) is list and of(get_args(kind)[0]).get("$ref"):
            return {"type": "array", "items": of(get_args(kind)[0])}
        if kind is Command:
            return {"anyOf": [of(one) for one in get_args(get_args(kind)[0])]}
        return _rename_references(TypeAdapter(kind).json_schema(), {})

    def entry(route: Route) -> Any:
        named = [one for one in route.parameters if one.place in (Place.PATH, Place.QUERY)]
        parameters = _object(
            {one.name: of(one.type) for one in named},
            [one.name for one in named if one.default is REQUIRED],
        )
        sent = {"body": of(route.body.type)} if route.body else {}
        answer = {"type": "string"} if route.answer in (File, Stream) else of(route.answer)
        return _object({"parameters": parameters, **sent, "answer": answer})

    return _object({f"{route.method} {route.path}": entry(route) for route in ROUTES})


def _object(properties: dict[str, Any], required: list[str] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties) if required is None else required,
        "additionalProperties": False,
    }


def schema() -> dict[str, Any]:
    """Return the whole contract."""
    # The server always sends every field: defaults are filled in.
    defs = definitions(message_models(), "serialization")
    defs["Routes"] = {"title": "Routes"} | routes()
    for game in games():
        defs |= definitions(game_of(game).screen.models, "serialization", prefix=game.capitalize())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Holdfast",
        "$defs": defs,
        "x-games": {game: numbers(game_of(game)) for game in games()},
    }


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1)
    sys.stdout.write("\n")
