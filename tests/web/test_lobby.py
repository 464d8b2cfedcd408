"""The lobby: what a game is like, and the tables one has."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.house import House
from tests.web.player import Player

from holdfast import games
from holdfast.kernel.text import LANGUAGES, Text
from holdfast.server import schema


def test_a_cover_tells_players_time_and_kind(page: Page) -> None:
    page.goto("/")
    cover = page.get_by_role("region", name="Choose a game").get_by_role("button", name="Outlast")
    for fact in ("1–6 players", "40 min", "Rivals"):
        expect(cover).to_contain_text(fact)


@pytest.mark.parametrize("game", schema.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_these_words(game: str, language: str) -> None:
    """Also one that is not offered yet."""
    text = Text(Path(games.__file__).parent / game / "text", language)
    assert all(text(f"game-{fact}") for fact in ("title", "tagline", "time", "kind"))


def test_tables_and_the_box_for_links_fill_their_row(page: Page, house: House) -> None:
    page.goto(house.open("person", "person").link(0))
    assert Player(page).ready()
    page.goto("/")
    row = page.get_by_role("region", name="Tables to continue")
    expect(row.get_by_role("link")).to_have_count(1)
    around, box = row.bounding_box(), row.locator("form").bounding_box()
    assert around is not None
    assert box is not None
    assert box["x"] + box["width"] == pytest.approx(around["x"] + around["width"], abs=1)
