"""The contract with clients in one JSON document: `python -m holdfast.server.schema`.

It is a JSON schema of all messages and of every game's view models. A client that wants to
point at a move which is not in the list of legal ones (to ask why) needs the numbering of moves,
one that animates needs the names of the events' numbers, and one that draws needs names, counts
and limits of the content: all stand under `x-games`.
"""

from __future__ import annotations

import importlib
import inspect
import json
import pkgutil
import sys
from collections.abc import Iterable
from types import ModuleType
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

import holdfast.games
from holdfast.hosting import messages
from holdfast.kernel import wording
from holdfast.kernel.game import Game


def games() -> list[str]:
    """The games that have a folder."""
    return sorted(m.name for m in pkgutil.iter_modules(holdfast.games.__path__) if m.ispkg)


def models(module: ModuleType) -> list[type[BaseModel]]:
    """The models that a package itself declares, in the order of their names."""
    return [
        value
        for _, value in inspect.getmembers(module, inspect.isclass)
        if issubclass(value, BaseModel) and value.__module__.startswith(f"{module.__name__}.")
    ]


SHARED = {name for name, _ in inspect.getmembers(wording, inspect.isclass)}
"""What every game speaks in, whose names stay as they are."""


def definitions(models: Iterable[type[BaseModel]], mode: Any, prefix: str = "") -> dict[str, Any]:
    """The schemas of models and of all they hold by name; names without the prefix are given it,
    unless all games share them."""
    _, schema = models_json_schema(
        [(model, mode) for model in models], ref_template="#/$defs/{model}"
    )
    bodies: dict[str, Any] = schema.get("$defs", {})
    names = {
        name: name if name in SHARED or name.startswith(prefix) else prefix + name
        for name in bodies
    }
    return {
        names[name]: {"title": names[name]} | _renamed(body, names) for name, body in bodies.items()
    }


def _renamed(body: Any, names: dict[str, str]) -> Any:
    """A schema with its references renamed, and without the titles that pydantic makes up."""
    if isinstance(body, dict):
        renamed = {
            key: _renamed(value, names)
            for key, value in body.items()
            if not (key == "title" and isinstance(value, str))
        }
        if isinstance(ref := body.get("$ref"), str):
            renamed["$ref"] = "#/$defs/" + names[ref.removeprefix("#/$defs/")]
        return renamed
    if isinstance(body, list):
        return [_renamed(value, names) for value in body]
    return body


def game_of(name: str) -> Game:
    """The game in this folder, whether or not it is offered."""
    game: Game = importlib.import_module(f"holdfast.games.{name}").GAME
    return game


def numbers(game: Game) -> dict[str, Any]:
    """The numbering of a game's moves, the kinds of its events with their numbers' names, and what
    its content declares for clients in `CLIENT`."""
    content = importlib.import_module(f"holdfast.games.{game.name}.content")
    return {
        "moves": {
            kind.name: {"first": kind.first, "domains": kind.domains}
            for kind in game.moves.kinds.values()
        },
        "events": {name: list(arguments) for name, arguments in game.events.kinds},
        "content": getattr(content, "CLIENT", {}),
    }


def schema() -> dict[str, Any]:
    """The whole contract."""
    # What a server sends always has every field: defaults are filled in before it leaves.
    defs = definitions(models(messages), "serialization")
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
