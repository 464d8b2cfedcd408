"""The rules reference, the balance page and the content tell the same."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from holdfast.games.outbreak.content.files import FINALS, HORDES

DOCS = Path(__file__).parents[3] / "docs"
BALANCE = (DOCS / "balance/outbreak.md").read_text("utf-8")
REFERENCES = {
    language: (DOCS / f"rules/outbreak{end}.md").read_text("utf-8")
    for language, end in (("en", ""), ("de", ".de"))
}
CARDS = {card.id: card for card in [*HORDES, *FINALS]}


def rows(text: str, columns: int) -> list[list[str]]:
    """The rows of all tables with so many columns."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if len(row) == columns]


def measured() -> list[str]:
    """How often four survivors win: at every difficulty, then Simple Outbreak."""
    results = BALANCE.split("## Results")[1]
    normal = {row[0]: row[1] for row in rows(results, 4)}
    simple = {row[0]: row[1] for row in rows(results.split("Simple Outbreak")[1], 5)}
    return [normal[name] for name in ("Normal", "Hard", "Very Hard", "Ridiculous")] + [simple["4"]]


@pytest.mark.parametrize(("language", "heading"), [("en", "What to expect"), ("de", "Was zu")])
def test_the_reference_tells_the_chances_of_the_balance_page(language: str, heading: str) -> None:
    section = re.split(r"^## ", REFERENCES[language], flags=re.MULTILINE)
    (told,) = [part for part in section if part.startswith(heading)]
    assert re.findall(r"\d+[.,]\d %", told.replace(",", ".")) == measured()


def changes() -> dict[str, list[tuple[str, str]]]:
    """The resistances before and after each change, by card."""
    found: dict[str, list[tuple[str, str]]] = {}
    for card, old, new in rows(BALANCE, 3):
        if card in CARDS:
            found.setdefault(card, []).append((old, new))
    return found


def symbols(resistance: str) -> str:
    return resistance.removesuffix(", twice").replace(" ", "")


def test_the_changes_of_the_balance_page_are_those_of_the_content() -> None:
    for card, steps in changes().items():
        assert sorted(symbols(steps[-1][1])) == sorted(CARDS[card].resistance), card
        for (_, new), (old, _) in pairwise(steps):
            assert symbols(new) == symbols(old), card
        for old, new in steps:
            assert len(symbols(new)) == len(symbols(old)) + 1, card


@pytest.mark.parametrize(
    ("language", "six", "kinds"), [("en", "six", "kinds of horde"), ("de", "sechs", "Arten von")]
)
def test_ruling_59_counts_the_changed_cards(language: str, six: str, kinds: str) -> None:
    changed = changes()
    finals = [card.id for card in FINALS if card.id in changed]
    hordes = [card for card in HORDES if card.id in changed]
    (ruling,) = [row[2] for row in rows(REFERENCES[language], 4) if row[0] == "59"]
    assert f"{len(hordes)} {kinds}" in ruling
    assert {horde.level for horde in hordes} == {1, 2, 3}
    assert (len(finals), {card.level for card in FINALS if card.id in finals}) == (6, {1})
    assert f" {six} " in ruling
    twice = [card for card, steps in changed.items() if len(steps) > 1]
    assert re.findall(r"`(\S+)`", ruling) == twice
