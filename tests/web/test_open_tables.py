"""Open tables: opened by somebody, joined by a stranger in one tap, removed from the list."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect
from tests.web.axe import check_both_themes

NewContext = Callable[..., BrowserContext]


def test_strangers_meet_at_an_open_table(page: Page, phone: Page, new_context: NewContext) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("link", name="Open tables").click()
    expect(page.get_by_text("Nobody is waiting. Open a table")).to_be_visible()
    check_both_themes(page)
    page.get_by_label("Rules").select_option("Wild")
    page.get_by_label("Players").select_option("3")
    page.get_by_role("radio", name="Beginners").click()
    page.get_by_role("radio", name="A day per move").last.click()
    page.get_by_role("radio", name="No", exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_title("Waiting: Outlast")
    expect(page.get_by_text("Pace: A day per move")).to_be_visible()

    # A stranger sees it on a phone, in German.
    phone.add_init_script(
        'localStorage[\'holdfast.settings\'] ??= \'{"language": "de", "name": "Ben"}\''
    )
    phone.goto("/open")
    row = phone.get_by_test_id("open-table")
    expect(row).to_contain_text("Outlast, Wildnis")
    expect(row).to_contain_text("1 von 3 Plätzen")
    expect(row).to_contain_text("Tisch von Anna")
    expect(row).to_contain_text("für Einsteiger")
    expect(row).to_contain_text("Ein Tag je Zug")
    expect(row).to_contain_text("nur Menschen")
    row.get_by_role("button", name="Hinsetzen").click()
    expect(phone).to_have_url(re.compile("/table/"))
    expect(page.locator('[data-seat="1"]')).to_contain_text("Ben")

    # Its host takes it off the list; from then on only invited people come.
    page.goto("/open")
    mine = page.get_by_test_id("open-table")
    expect(mine).to_contain_text("Go to the table")
    mine.get_by_role("button", name="Remove from the list").click()
    expect(mine).to_have_count(0)
    late = new_context().new_page()
    late.goto("/open")
    expect(late.get_by_text("Nobody is waiting. Open a table")).to_be_visible()


def test_somebody_who_opens_a_table_knows_when_bots_fill_it(page: Page) -> None:
    page.goto("/open")
    page.get_by_role("button", name="Open the table").click()
    expect(
        page.get_by_text(re.compile("Bots take the free seats and the game starts: "))
    ).to_be_visible()
    page.goto("/open")
    page.get_by_role("button", name="Remove from the list").click()
    expect(page.get_by_test_id("open-table")).to_have_count(0)
