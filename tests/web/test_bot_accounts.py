"""Accounts of bots: created on a phone in German, and marked at the table for everybody."""

from playwright.sync_api import Page, expect
from tests.web.axe import check_both_themes
from tests.web.server import Server


def test_an_account_becomes_a_bot_and_people_see_it(
    page: Page, phone: Page, server: Server
) -> None:
    german = 'localStorage[\'holdfast.settings\'] ??= \'{"language": "de", "name": "Robo"}\''
    phone.add_init_script(german)
    phone.goto("/account")
    phone.get_by_label("Passwort").fill("ein gutes Pferd")
    phone.get_by_role("button", name="Konto anlegen").click()
    phone.get_by_role("button", name="Zum Bot machen …").click()
    phone.get_by_role("button", name="Zum Bot machen", exact=True).click()
    phone.get_by_label("Name des Tokens").fill("Laptop")
    phone.get_by_role("button", name="Token anlegen").click()
    token = phone.get_by_test_id("new-token").text_content()
    expect(phone.get_by_test_id("api-token")).to_contain_text("Laptop")
    check_both_themes(phone)

    # Somebody opens a table, and the program sits down.
    page.goto("/")
    page.get_by_label("Your name").fill("Anna")
    page.goto("/open")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_title("Waiting: Outlast")
    (table,) = server.http.get(f"{server.url}/api/open").json()["tables"]
    headers = {"authorization": f"Bearer {token}"}
    joined = server.http.post(
        f"{server.url}/api/open/{table['table']}/seats", json={"name": "Human"}, headers=headers
    )
    assert joined.status_code == 200, joined.text
    expect(page.get_by_role("listitem").filter(has_text="Robo")).to_contain_text("own bot")

    # An ended token opens nothing.
    phone.get_by_test_id("api-token").get_by_role("button", name="Löschen").click()
    expect(phone.get_by_test_id("api-token")).to_have_count(0)
    ended = server.http.get(f"{server.url}/api/tables/{table['table']}", headers=headers)
    assert (ended.status_code, ended.json()["code"]) == (401, "bad-token")

    # Other tests of this server begin with an empty list.
    page.goto("/open")
    page.get_by_role("button", name="Remove from the list").click()
    expect(page.get_by_test_id("open-table")).to_have_count(0)
