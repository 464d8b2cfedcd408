"""Tests that the rules reference, the balance page and the content of Outbreak agree."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from holdfast.games.outbreak.content.schema import FINALS, HORDES

DOCS = Path(__file__).parents[3] / "docs"
BALANCE = (DOCS / "balance/outbreak.md").read_text("utf-8")
REFERENCES = {
    language: (DOCS / f"rules/outbreak{end}.md").read_text("utf-8")
    for language, end in (("en", ""), ("de", ".de"))
}
CARDS = {card.id: card for card in [*HORDES, *FINALS]}


def rows(text: str, columns: int) -> list[list[str]]:
    """Return the rows of all tables with this many columns."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return [row for row in cells if len(row) == columns]


def win_rates() -> list[str]:
    """Return how often newcomers win by the balance page, by difficulty, then Simple Outbreak."""
    results = BALANCE.split("## Results")[1]
    won = {row[0]: row[2] for row in rows(results, 5)}
    simple = re.search(r"Simple Outbreak \(all four switches\) in ([\d.]+ %)", results)
    assert simple is not None
    return [*(won[name] for name in ("Normal", "Hard", "Very Hard", "Ridiculous")), simple[1]]


@pytest.mark.parametrize(("language", "heading"), [("en", "What to expect"), ("de", "Was zu")])
def test_the_reference_tells_the_chances_of_the_balance_page(language: str, heading: str) -> None:
    section = re.split(r"^## ", REFERENCES[language], flags=re.MULTILINE)
    (told,) = [part for part in section if part.startswith(heading)]
    assert re.findall(r"\d+[.,]\d %", told.replace(",", ".")) == win_rates()


def changes() -> dict[str, list[tuple[str, str]]]:
    """Return the resistances before and after each change of the balance page, by card."""
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
            assert abs(len(symbols(new)) - len(symbols(old))) == 1, card


def test_what_was_tuned_last_is_what_older_games_keep() -> None:
    """Check that older games keep the resistances from before the last table of changes."""
    tuned = {card.id for card in [*HORDES, *FINALS] if card.older}
    assert tuned == {card for card, *_ in rows(BALANCE.split("### The third round")[1], 3)} & set(
        CARDS
    )
    for card in tuned:
        assert symbols(changes()[card][-1][0]) == CARDS[card].older


@pytest.mark.parametrize(
    ("language", "six", "level"), [("en", "six", "Level"), ("de", "sechs", "Stufe")]
)
def test_ruling_59_counts_the_changed_cards(language: str, six: str, level: str) -> None:
    changed = {
        card: len(CARDS[card].resistance) - len(symbols(steps[0][0]))
        for card, steps in changes().items()
    }
    finals = {card.id: changed[card.id] for card in FINALS if changed.get(card.id)}
    hordes = Counter((card.level, changed[card.id]) for card in HORDES if changed.get(card.id))
    (ruling,) = [row[2] for row in rows(REFERENCES[language], 4) if row[0] == "59"]
    told = [(int(n), int(at)) for n, at in re.findall(rf"(\d+) \D*{level} (\d)", ruling)]
    assert told == [(count, at) for (at, _), count in sorted(hordes.items())]
    assert [change for _, change in sorted(hordes)] == [1, 1, -1, -1, -1]
    assert (len(finals), {card.level for card in FINALS if card.id in finals}) == (6, {1})
    assert f" {six} " in ruling
    assert re.findall(r"`(\S+)`", ruling) == [card for card, change in finals.items() if change > 1]
