"""A game saved as a file, opened again, and replayed by keyboard."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.positions import finished_game
from tests.web.server import Server


@pytest.fixture
def file(page: Page, server: Server, tmp_path: Path) -> Path:
    """Return a game file, saved from the end of a game."""
    page.goto(finished_game(server).link(0))
    with page.expect_download() as download:
        page.get_by_role("link", name="Save game file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_out_and_in_and_scrubbed_by_keyboard(page: Page, file: Path) -> None:
    assert file.name.startswith("outlast-")
    page.goto("/")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Open file").click()
    page.get_by_label("Open a game file").set_input_files(file)
    bar = page.get_by_role("region", name="Replay")
    position = bar.get_by_role("slider", name="Position in the game")
    expect(position).to_have_value("0")
    expect(page).to_have_title("Outlast: replay")
    last = position.get_attribute("max")
    assert last
    log = page.get_by_role("region", name="Log").get_by_role("listitem")
    expect(log).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(position).to_have_value("1")
    expect(log.filter(has_text="ends the turn")).to_have_count(1)
    page.keyboard.press("End")
    expect(position).to_have_value(last)
    expect(log.filter(has_text="is out")).not_to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(position).to_have_value(str(int(last) - 1))
    page.keyboard.press("Home")
    expect(position).to_have_value("0")
    expect(log).to_have_count(1)
    # Space runs it, and stops it again.
    page.keyboard.press("Space")
    expect(position).not_to_have_value("0")
    page.keyboard.press("Space")
    expect(bar.get_by_role("button", name="Play")).to_be_visible()


@pytest.mark.long
def test_the_end_leads_to_the_moment_that_was_chosen(page: Page, server: Server) -> None:
    page.goto(finished_game(server).link(0))
    chart = page.get_by_role("slider")
    last = chart.get_attribute("aria-valuenow")
    assert last
    chart.press("ArrowLeft")
    expect(chart).to_have_attribute("aria-valuenow", str(int(last) - 1))
    page.get_by_role("link", name=f"Replay from Round {int(last) - 1}").click()
    expect(page.get_by_role("banner")).to_contain_text(f"Round {int(last) - 1} of")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.get_by_role("heading", name="Ranking")).to_be_visible()


@pytest.mark.long
def test_a_running_game_can_be_looked_at_again(page: Page, server: Server) -> None:
    table = server.open("person", "person")
    table.play(0, "gather:A1")
    table.play(0, "end")
    page.goto(table.link(0))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    position = page.get_by_role("slider", name="Position in the game")
    expect(position).to_have_attribute("max", "2")
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Log")).to_contain_text("A1 gathers")
