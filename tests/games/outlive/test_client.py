"""What the client restates is what the content says."""

from __future__ import annotations

import re
from pathlib import Path

from holdfast.games.outlive import content
from holdfast.games.outlive.content.vocabulary import RESOURCE_NAMES
from holdfast.games.outlive.events import CATEGORIES
from holdfast.games.outlive.moves import AIRLOCK
from holdfast.games.outlive.rules.ending import TOTAL

SOURCE = Path(__file__).parents[3] / "web" / "src" / "games" / "outlive" / "types.ts"


def restated() -> dict[str, list[str] | int]:
    """The lists of words and the numbers that the client declares."""
    found: dict[str, list[str] | int] = {}
    source = SOURCE.read_text(encoding="utf-8")
    lists = re.compile(r"^export const (\w+) = \[(.*?)\] as const;", re.M | re.S)
    for name, words in lists.findall(source):
        found[name] = re.findall(r"'(\w+)'", words)
    for name, number in re.findall(r"^export const (\w+) = (-?\d+);", source, re.M):
        found[name] = int(number)
    return found


def test_lists_and_limits_are_those_of_the_content() -> None:
    expected = {
        "RESOURCES": list(RESOURCE_NAMES),
        "CATEGORIES": list(CATEGORIES[:TOTAL]),
        "EQUIPMENT": content.EQUIPMENT_NAMES,
        "EVENTS": content.EVENT_NAMES,
        "CITIES": content.CITY_NAMES,
        "AIRLOCK": AIRLOCK,
        "FIRST_SPOT": content.FIRST_SPOT,
        "BEST": content.BEST,
        "WORST": content.WORST,
    }
    found = restated()
    drawn = {"NIGHT_STEPS", "NIGHT_ICONS"}  # numbers of the text and names of drawings
    assert {name: found[name] for name in found if name not in drawn} == expected


def test_pairs_are_those_of_the_content() -> None:
    source = SOURCE.read_text(encoding="utf-8")
    block = source[source.index("const PAIRS") : source.index("export const HALVES")]
    rows = re.findall(r"(\w+): \['(\w+)', '(\w+)'\]", block)
    pairs = {symbol: (right, left) for symbol, right, left in rows}
    halves = {(tile.symbol, tile.half): tile.id for tile in content.EQUIPMENT}
    assert pairs == {
        symbol: (halves[symbol, "R"], halves[symbol, "L"]) for symbol in content.SYMBOLS
    }
