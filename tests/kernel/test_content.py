"""Tests of content files: a mistake in the TOML is named with file, entry and field."""

from pathlib import Path

import pytest
from pydantic import Field

from holdfast.kernel.content import ContentError, Strict, load, load_toml


class Card(Strict):
    """A card of the test's content file."""

    id: str
    cost: int = Field(ge=0, le=9)
    tags: list[str] = Field(default_factory=list)


class Cards(Strict):
    """The test's content file: a list of cards."""

    title: str = "Cards"
    card: list[Card]


GOOD = """
title = "Tools"

[[card]]
id = "axe"
cost = 2
tags = ["wood"]

[[card]]
id = "rope"
cost = 1
"""


def write(folder: Path, text: str | bytes) -> Path:
    """Write a content file of a game and return its path."""
    path = folder / "somegame" / "content" / "cards.toml"
    path.parent.mkdir(parents=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_good_file(tmp_path: Path) -> None:
    cards = load(write(tmp_path, GOOD), Cards)
    assert (cards.title, [card.id for card in cards.card]) == ("Tools", ["axe", "rope"])
    assert cards.card[0].tags == ["wood"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cost = 2", "cost = 12", r"card, entry 1 \(axe\), cost: .*less than or equal to 9"),
        ("cost = 1", 'cost = "one"', r"card, entry 2 \(rope\), cost: .*valid integer"),
        ("cost = 1", "cost = 1.0", r"card, entry 2 \(rope\), cost: .*valid integer"),
        ("cost = 1", "price = 1", r"card, entry 2 \(rope\), price: Extra inputs"),
        ("cost = 1", "", r"card, entry 2 \(rope\), cost: Field required"),
        ('id = "rope"', "", "card, entry 2, id: Field required"),
        ('["wood"]', '["wood", 3]', r"card, entry 1 \(axe\), tags, entry 2: .*valid string"),
        ('title = "Tools"', "title = 1", "title: Input should be a valid string"),
        ("[[card]]", "[[cards]]", "cards: Extra inputs"),
    ],
)
def test_a_mistake_is_named(old: str, new: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=f"somegame/content/cards.toml: {message}"):
        load(write(tmp_path, GOOD.replace(old, new, 1)), Cards)


def test_all_mistakes_are_named_at_once(tmp_path: Path) -> None:
    text = GOOD.replace("cost = 2", "cost = -1").replace("cost = 1", "cost = 99")
    with pytest.raises(ContentError) as caught:
        load(write(tmp_path, text), Cards)
    lines = str(caught.value).splitlines()
    assert ["(axe)" in lines[0], "(rope)" in lines[1], len(lines)] == [True, True, 2]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[[card]]\nid = "axe', "cards.toml: not valid TOML: Unterminated string"),
        (b'title = "\xff\xfe"', "cards.toml: not valid TOML"),
        ("", "cards.toml: card: Field required"),
        ("card = 3", "cards.toml: card: Input should be a valid list"),
    ],
    ids=["cut off", "not text", "empty", "no list"],
)
def test_a_file_that_is_no_content(text: str | bytes, message: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=message):
        load(write(tmp_path, text), Cards)


def test_a_file_that_is_missing(tmp_path: Path) -> None:
    for read in (lambda path: load(path, Cards), load_toml):
        with pytest.raises(ContentError, match=r"cards\.toml: the file is missing"):
            read(tmp_path / "cards.toml")


def test_content_cannot_be_changed(tmp_path: Path) -> None:
    card = load(write(tmp_path, GOOD), Cards).card[0]
    with pytest.raises(ValueError, match="frozen"):
        card.cost = 3  # type: ignore[misc]
