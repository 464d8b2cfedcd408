"""Tests that words retired by the glossary of docs/architecture.md name no code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.hosting.api.routes import ROUTES
from holdfast.server.schema import message_models

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src/holdfast"
FOLDERS = [SOURCE, ROOT / "bench", ROOT / "tools"]
CLIENT = ROOT / "web/src"
DECLARED = re.compile(r"\b(?:class|interface|type|function|const|let|get|set) #?([A-Za-z_]\w*)")
"""What a TypeScript file declares."""

RETIRED = {
    "altered", "answering", "carrying", "composing", "copying", "council", "desk",
    "doors", "gathering", "grouping", "guesses", "house", "household", "households", "houses",
    "imagine", "imagining",
    "laying", "luck", "manner", "merit", "merits", "migrating", "outlook", "owning", "plainly",
    "ponder", "reckoned",
    "refusing", "rehearsal", "said", "spoken", "standing", "standings", "steady", "storing",
    "talk", "teaching", "thinkers", "told", "troubles", "verifying", "whoever",
}  # fmt: skip
"""Words that the glossary replaces. In rules the words of the rulebook hold."""
ALLOWED = {
    "src/holdfast/games/exoworld/plans.py": {"talk"},
    "src/holdfast/games/outlast/heuristic.py": {"gathering"},
    "src/holdfast/kernel/game_parts.py": {"talk"},
    "src/holdfast/table/plans.py": {"talk"},
}
"""Files in which such a word is the rulebook's."""
RETIRED_NAMES = {
    "able", "carried_out", "gathered", "gives", "interpret", "lay_out", "sees", "settle_in",
    "way_of",
}  # fmt: skip
"""Whole names of functions that had to be looked up to be understood."""
RETIRED_VARIABLES = {"council", "luck", "merits", "outlook", "standings", "steady", "talk"}
"""Words that name no argument, no variable and nothing in the client."""
RETIRED_IN_CLIENT = RETIRED_VARIABLES | {"told"}
RETIRED_IN_TESTS = {"house", "houses", "luck", "outlook", "ponder", "steady"}
PARTICIPLE = re.compile(r"(ing|ed)$")
NOUNS = {"encoding", "opening", "ranking", "recording", "serving", "stopping", "tuning", "wording"}
"""Nouns of the field and of the glossary that end like participles."""
PARTICIPLES = {
    "built", "carried", "chosen", "coached", "copied", "counted", "defined", "described", "emitted",
    "filled", "held", "kept", "linked", "made", "translated", "tuned", "written",
}  # fmt: skip
"""Participles that say nothing as the whole name of a function or class of the kernel."""
STATES = {"compared", "compiled", "interpreted", "randomised", "shared", "stored"}
"""Participles that are terms of the field, such as the modes of rules."""


def modules() -> Iterator[Path]:
    """Yield every module outside the rules of games."""
    for folder in FOLDERS:
        for path in sorted(folder.rglob("*.py")):
            if "rules" not in path.parts and "versions" not in path.parts:
                yield path


def words(name: str) -> list[str]:
    """Return the words of an identifier in lower case."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)]


def names(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the classes and functions that a module defines, each with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.lineno, node.name


def test_no_module_class_or_function_is_called_by_a_retired_word() -> None:
    found = []
    for path in modules():
        place = path.relative_to(ROOT).as_posix()
        allowed = ALLOWED.get(place, set())
        for line, name in [(0, path.stem), *names(path)]:
            if (RETIRED - allowed) & set(words(name)) or name in RETIRED_NAMES:
                found.append(f"{place}:{line} {name}")
    assert found == []


def test_no_argument_and_no_variable_is_called_by_a_retired_word() -> None:
    found = []
    for path in modules():
        place = path.relative_to(ROOT).as_posix()
        retired = RETIRED_VARIABLES - ALLOWED.get(place, set())
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                    if retired & set(words(name)):
                        found.append(f"{place}:{node.lineno} {name}")
    assert found == []


def test_the_client_uses_the_words_of_the_glossary_too() -> None:
    found = []
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            for name in DECLARED.findall(path.read_text(encoding="utf-8")):
                if RETIRED_IN_CLIENT & set(words(name)):
                    found.append(f"{path.relative_to(ROOT).as_posix()} {name}")
    assert found == []


def test_routes_and_messages_use_the_words_of_the_glossary() -> None:
    fields = [model.model_fields for model in message_models()]
    kinds = [named["type"].default for named in fields if "type" in named]
    names = [route.path for route in ROUTES] + [str(kind) for kind in kinds]
    assert len(kinds) > 10
    assert [name for name in names if RETIRED & set(words(name))] == []


def test_tests_use_the_words_of_the_glossary_too() -> None:
    found = []
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for line, name in [(0, path.stem), *names(path)]:
            if RETIRED_IN_TESTS & set(words(name)):
                found.append(f"{path.relative_to(ROOT).as_posix()}:{line} {name}")
    assert found == []


def test_a_name_of_the_kernel_says_more_than_a_participle() -> None:
    found = [
        f"{path.name}:{line} {name}"
        for path in modules()
        if path.is_relative_to(SOURCE / "kernel")
        for line, name in names(path)
        if name.strip("_").lower() in PARTICIPLES
    ]
    assert found == []


def test_a_module_is_a_noun() -> None:
    verbs = [
        path.relative_to(ROOT).as_posix()
        for path in modules()
        if PARTICIPLE.search(words(path.stem)[-1] if words(path.stem) else "")
        and words(path.stem)[-1] not in NOUNS | STATES
    ]
    assert verbs == []


@pytest.mark.parametrize("name", ["GatheringView", "steady_player", "_merits", "carrying"])
def test_retired_words_are_found_inside_names(name: str) -> None:
    assert RETIRED & set(words(name))
