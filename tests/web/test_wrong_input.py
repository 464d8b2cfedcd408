"""Wrong input in the browser gets a clear sentence, and nothing is lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.server import Server

DAMAGED = {
    "empty.json": "",
    "picture.png": "\x89PNG not a game",
    "other.json": '{"some": "other file"}',
    "cut.json": '{"format": "holdfast replay", "game": "outlast", "steps": [[3',
}


@pytest.mark.long
@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_game_file(page: Page, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text(DAMAGED[name], "latin-1")
    page.goto("/replay")
    page.get_by_label("Open a game file").set_input_files(file)
    said = page.get_by_role("alert")
    expect(said).to_contain_text("not a saved game, or it is damaged")
    expect(said).not_to_contain_text("Error")
    # Another file can be chosen at once.
    expect(page.get_by_label("Open a game file")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("/table/nowhere#token=wrong", "There is no such table."),
        ("/table/nowhere", "Part of this link is missing. Ask for the whole link."),
    ],
)
def test_a_wrong_address(page: Page, address: str, said: str) -> None:
    page.goto(address)
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text(said)
    page.get_by_role("link", name="Go to the lobby").click()
    expect(page.get_by_role("button", name="Play Outlast")).to_be_visible()


@pytest.mark.long
def test_a_link_with_the_wrong_secret(page: Page, server: Server) -> None:
    link = server.open("person", "person").link(0)
    page.goto(link[:-6] + "abcdef")
    expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("link")


def test_a_pasted_text_that_is_no_link(page: Page, server: Server) -> None:
    page.goto("/")
    page.get_by_label("Join a table").fill("hello")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text(
        "That is not the link of a table, and not a code"
    )
    page.get_by_label("Join a table").fill(server.open("person", "person").link(1))
    page.get_by_role("button", name="Sit down").click()
    expect(page).to_have_title("Anna’s turn: Outlast")


def test_a_server_that_cannot_be_reached(page: Page) -> None:
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("Holdfast cannot reach the server.")
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Play Outlast")).to_be_visible()
