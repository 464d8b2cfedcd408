"""Construction of a `Game` from the modules in its folder.

The modules of a game have the same names in every game, so a game's `__init__.py` states only what
differs:

    GAME = assemble(__name__, version=1, clause_prefix="LA", longest=16_920)

`REQUIRED` lists the modules that a game must have. For the other modules there are defaults.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

from pydantic import BaseModel

from holdfast.kernel import default_rules, defaults
from holdfast.kernel.encoding import Encoding
from holdfast.kernel.engine import Rules
from holdfast.kernel.factors import NO_FACTORS
from holdfast.kernel.game import Game, Screen
from holdfast.kernel.observation import Layout

REQUIRED = {
    "content": ("OPTIONS",),
    "moves": ("MOVES",),
    "events": ("EVENTS",),
    "steps": ("STEPS",),
    "decisions": ("DECISIONS",),
    "state": ("State",),
    "rules": ("ORDER_OF_PLAY", "set_up", "result", "hide", "determinize"),
    "view": ("view",),
}
"""The modules that every game must have, each with the names it must define."""


class IncompleteGameError(ImportError):
    """A required module of a game is missing, or does not define a required name."""


class _Parts:
    """The modules of a game's folder."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.name = package.rpartition(".")[2]
        self.folder = Path(str(sys.modules[package].__file__)).parent
        for part, names in REQUIRED.items():
            module = self.module(part)
            if module is None:
                raise IncompleteGameError(f"{self._path(part)} is missing: a game needs its {part}")
            for name in names:
                if not hasattr(module, name):
                    raise IncompleteGameError(f"{self._path(part)} has no {name!r}")

    def _path(self, part: str) -> str:
        """Return the path of a module, as error messages show it."""
        return f"games/{self.name}/{part}"

    def module(self, part: str) -> ModuleType | None:
        """Return a module of the game, or None if the game does not have it."""
        path = f"{self.package}.{part}"
        return import_module(path) if find_spec(path) else None

    def get(self, part: str, name: str, default: Any) -> Any:
        """Return a name from a module of the game, or the default if either is missing."""
        module = self.module(part)
        return default if module is None else getattr(module, name, default)


def _models(parts: _Parts) -> tuple[type[BaseModel], ...]:
    """Return the models of a game: its `MODELS`, or the return type of its `view`."""
    listed = parts.get("models", "MODELS", None)
    if listed is None:
        given = get_type_hints(parts.get("view", "view", None)).get("return")
        if not (isinstance(given, type) and issubclass(given, BaseModel)):
            raise IncompleteGameError(
                f"games/{parts.name}/view does not say which model `view` returns"
            )
        listed = (given,)
    return tuple(listed)


def assemble(
    package: str,
    *,
    version: int,
    longest: int,
    clause_prefix: str,
    oldest: int | None = None,
    team: bool = False,
) -> Game:
    """Return the game in this package."""
    parts = _Parts(package)
    rules: Any = parts.module("rules")
    moves = parts.get("moves", "MOVES", None)
    decisions = parts.get("decisions", "DECISIONS", None)
    view = parts.get("view", "view", None)
    ask = parts.get("prompts", "ask", defaults.ask_of(decisions))
    state = parts.get("state", "State", None)
    layout = parts.get("observation", "LAYOUT", None) or Layout(state)
    encoding = parts.get("encoding", "ENCODING", None) or Encoding(layout.observe)
    return Game(
        name=parts.name,
        version=version,
        oldest=version if oldest is None else oldest,
        folder=parts.folder,
        state=state,
        options=parts.get("content", "OPTIONS", None),
        moves=moves,
        events=parts.get("events", "EVENTS", None),
        decisions=decisions,
        rules=Rules(
            flow=rules.ORDER_OF_PLAY,
            set_up=rules.set_up,
            permits=getattr(rules, "permits", default_rules.permits),
            result=rules.result,
            hide=rules.hide,
            determinize=rules.determinize,
            observe=layout.observe,
            encode=encoding.encode,
            advise=parts.get("heuristic", "advise", default_rules.advise),
        ),
        screen=Screen(
            view=view,
            key=parts.get("wording", "key", defaults.key_of(moves)),
            say=parts.get("wording", "say", defaults.say_of(moves)),
            ask=ask,
            sentence=parts.get("wording", "sentence", defaults.sentence),
            preview=parts.get("preview", "preview", defaults.preview),
            why=parts.get("why_not", "why", defaults.why_of(ask)),
            chart=parts.get("view", "chart", defaults.chart),
            build_position=parts.get("position_builder", "build_position", defaults.build_position),
            draw=parts.get("terminal", "draw", defaults.draw_with(view)),
            models=_models(parts),
            cautions=parts.get("coach", "CAUTIONS", {}),
            blunders=parts.get("coach", "BLUNDERS", ()),
            view_key=parts.get("view", "view_key", defaults.view_key),
            facts=parts.get("wording", "facts", None),
            factors=parts.get("factors", "FACTORS", NO_FACTORS),
        ),
        layout=layout,
        encoding=encoding,
        clause_prefix=clause_prefix,
        longest=longest,
        team=team,
        find_deciders=parts.get("deciders", "deciders", None),
        drop_in=parts.get("drop_in", "DROP_IN", None),
        find_auto_answers=parts.get("auto_answers", "auto_answers", None),
        stand_in=parts.get("decisions", "SECRET", None),
        team_plans=parts.get("plans", "TEAM_PLANS", None),
    )
