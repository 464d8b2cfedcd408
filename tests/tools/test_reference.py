"""Tests that the pages generated from the code contain what the code has."""

import inspect
from importlib import import_module

import pytest

import reference
from holdfast import games


@pytest.mark.parametrize("name", [*reference.MODULES, *reference.ENVIRONMENTS])
def test_the_reference_lists_every_public_class_and_function(name: str) -> None:
    page, module = reference.reference(), import_module(name)
    assert f"## {name}\n" in page
    public = [
        thing
        for called, thing in vars(module).items()
        if getattr(thing, "__module__", None) == name and not called.startswith("_")
    ]
    named = [one for one in public if inspect.isclass(one) or inspect.isfunction(one)]
    assert named
    assert not [one for one in named if f"### {one.__name__}" not in page]


@pytest.mark.parametrize("name", games.names())
def test_the_observations_list_every_entry_of_every_game(name: str) -> None:
    game = games.load(name)
    part = reference.observations().partition(f"## {name.capitalize()}\n")[2].partition("\n## ")[0]
    entries = game.layout.entries(game.layout.read_counts(game.new({}, 0)))
    rows = [f"| `{entry.name}` | {entry.offset} |" for entry in entries]
    assert rows
    assert not [row for row in rows if row not in part]


def test_most_fields_have_a_meaning() -> None:
    page = reference.observations()
    assert "| `players.meeples.meal` |" in page
    assert "during a meal" in page
