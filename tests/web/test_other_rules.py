"""Tables of unknown rules: they cannot be shown, but the page says why, and nothing is lost."""

import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import check, check_both_themes
from tests.web.positions import finished_game
from tests.web.server import Server
from tests.web.words import untranslated_texts

from holdfast.games.outlast import GAME
from holdfast.kernel.replay import Replay

# One server is enough for both tests.
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("other rules")]


@pytest.fixture(scope="module")
def aged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, str]]]:
    """Yield a server with a finished and a running table of unknown rules, and their links."""
    database = tmp_path_factory.mktemp("aged") / "tables.sqlite3"
    server = Server(database)
    server.start()
    over, on = finished_game(server), server.open("person", "person")
    server.kill()
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE tables SET rules = 0, opening = json_set(opening, '$.rules', 0)")
        connection.commit()
    server.start()
    yield server, {"over": over.link(0), "on": on.link(0)}
    server.stop()


def test_a_finished_table_offers_its_file(
    page: Page, aged: tuple[Server, dict[str, str]], tmp_path: Path
) -> None:
    server, links = aged
    for address in (links["over"], links["over"].replace("#", "/replay#")):
        page.goto(address)
        main, heading = page.get_by_role("main"), page.get_by_role("heading")
        expect(heading).to_have_text("This table uses another version of the rules")
        expect(main).to_contain_text("It uses version 0 of the rules of Outlast")
        expect(page.get_by_role("main")).to_contain_text(f"plays version {GAME.version}")
        expect(page.get_by_role("listitem")).to_have_text(["Anna", "Ben"])
    assert untranslated_texts(page, "en") == []
    check(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Save game file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert Replay.loads(file.read_bytes()).rules == 0

    # The message differs from that for a damaged file.
    page.goto(f"{server.url}/replay")
    page.get_by_label("Open a game file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("another version of the rules")


def test_a_running_table_says_that_it_is_kept(
    page: Page, aged: tuple[Server, dict[str, str]]
) -> None:
    page.add_init_script(f"localStorage['holdfast.settings'] = '{json.dumps({'language': 'de'})}'")
    page.goto(aged[1]["on"])
    expect(page.get_by_role("main")).to_contain_text("Die Partie ist nicht zu Ende.")
    expect(page.get_by_role("link", name="Spieldatei")).to_have_count(0)
    expect(page.get_by_role("link", name="Zur Lobby")).to_be_visible()
    assert untranslated_texts(page, "de") == []
    check_both_themes(page)
