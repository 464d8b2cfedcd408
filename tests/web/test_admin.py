"""The host's page of a server: locked without the token, in both languages, on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.axe import check_both_themes
from tests.web.server import Server
from tests.web.test_conduct import GERMAN, three

TOKEN = "the token of the host of this server"


def test_the_host_answers_a_report_and_closes_a_door(
    page: Page, phone: Page, server: Server
) -> None:
    table = three(server)
    table.send_command(1, type="say", text="You all play badly")
    wish = {"seat": 1, "reason": "insults", "note": "He is rude."}
    query = {"token": table.token(0)}
    address = f"{server.url}/api/tables/{table.id}/reports"
    assert server.http.post(address, params=query, json=wish).status_code == 200
    page.goto("/admin")
    expect(page.get_by_label("Admin token")).to_be_visible()
    check_both_themes(page)
    field = page.get_by_label("Admin token")
    field.fill("a guess that is wrong")
    page.get_by_role("button", name="Open the page").click()
    expect(page.get_by_role("alert")).to_contain_text("This is not the admin token")
    field.fill(TOKEN)
    page.get_by_role("button", name="Open the page").click()
    report = page.get_by_test_id("report").filter(has_text=table.id)
    expect(report).to_contain_text("He is rude.")
    report.get_by_text("The last line of the chat").click()
    expect(report).to_contain_text("You all play badly")
    check_both_themes(page)
    report.get_by_label("Answer to the reporter").fill("We have talked to Ben.")
    report.get_by_role("button", name="Close the report").click()
    expect(report).to_have_count(0)
    assert TOKEN not in page.url
    page.get_by_role("radio", name="Closed").click()
    expect(report).to_contain_text("We have talked to Ben.")
    page.get_by_role("radio", name="Server").click()
    expect(page.get_by_text("New tables a minute")).to_be_visible()
    check_both_themes(page)

    phone.add_init_script(GERMAN)
    phone.goto("/admin")
    phone.get_by_label("Admin-Token").fill(TOKEN)
    phone.get_by_role("button", name="Seite öffnen").click()
    phone.get_by_role("radio", name="Tische").click()
    row = phone.get_by_test_id("admin-table").filter(has_text=table.id)
    row.get_by_role("button", name="Niemanden mehr hereinlassen").click()
    expect(row).to_contain_text("Anna, Ben, Cleo")
    check_both_themes(phone)
    phone.get_by_role("radio", name="Leute").click()
    expect(phone.get_by_label("Teil eines Namens")).to_be_visible()
    check_both_themes(phone)
