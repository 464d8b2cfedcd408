"""The profile: what a browser has stored, carried to another one in a file."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import check_both_themes
from tests.web.positions import finished_game
from tests.web.server import Server


def kept(page: Page) -> dict[str, Any]:
    """Return everything that the browser has stored."""
    found: dict[str, Any] = page.evaluate("({...localStorage})")
    return found


def test_a_finished_game_goes_into_the_profile_and_into_another_browser(
    page: Page, server: Server, tmp_path: Path
) -> None:
    page.goto(finished_game(server).link(0))
    expect(page.get_by_role("link", name="Same deal")).to_be_visible()
    page.goto("/profile")
    expect(page.get_by_role("heading", name="Results")).to_contain_text("1 game")
    expect(page.get_by_role("heading", name="Milestones")).to_be_visible()
    check_both_themes(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "profile.json"
    saved.value.save_as(file)
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.get_by_role("heading", name="Results")).to_contain_text("0 games")
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_role("status")).to_contain_text("It brought 1 more game.")
    expect(page.get_by_role("heading", name="Results")).to_contain_text("1 game")
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_role("status")).to_contain_text("You had all its games already.")
    # What is wrong changes nothing.
    before = kept(page)
    text = file.read_text(encoding="utf-8")
    for wrong, reason in (
        (text[: len(text) // 2], "cut short"),
        (text.replace('"points":', '"points":1'), "altered or damaged"),
        (text.replace('"version":1', '"version":7'), "Another version"),
        (json.dumps({"game": "outlast"}), "not a Holdfast profile"),
    ):
        file.write_text(wrong, encoding="utf-8")
        page.get_by_label("Load a file").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(reason)
        assert kept(page) == before


def test_the_profile_on_a_phone_in_german(phone: Page, server: Server) -> None:
    phone.add_init_script("localStorage['holdfast.settings'] = '{\"language\": \"de\"}'")
    phone.goto("/profile")
    expect(phone.get_by_role("heading", name="Meilensteine")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_both_themes(phone)


@pytest.mark.long
def test_the_lobby_leads_to_profile_and_puzzle(page: Page, server: Server) -> None:
    page.goto(finished_game(server).link(0))
    expect(page.get_by_role("link", name="Same deal")).to_be_visible()
    page.goto("/")
    days = page.get_by_role("region", name="Deals of the day")
    expect(days.get_by_role("link", name="Puzzle:")).to_be_visible()
    days.get_by_role("link", name="Profile").click()
    expect(page.get_by_role("heading", name="Results")).to_be_visible()
