"""Ratings on the page of the account, in English and on a phone in German."""

import re

import httpx
from playwright.sync_api import Page, expect
from tests.web.axe import check_both_themes
from tests.web.server import Server


def test_a_rated_game_is_shown_with_its_rating(page: Page, phone: Page, server: Server) -> None:
    table = server.open("person", "person", hints=False)
    password = "correct horse"
    with httpx.Client(base_url=f"{server.url}/api", timeout=120) as other:
        other.post("/account", json={"name": "Ben", "password": password})
        held = [{"table": table.id, "token": table.token(1)}]
        assert other.post("/account/games", json={"tokens": held}).json()

    page.goto(table.link(0))
    page.wait_for_function("id => localStorage['holdfast.tables']?.includes(id)", arg=table.id)
    page.goto("/account")
    page.get_by_label(re.compile("^Name")).fill("Wilma")
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_text("You have no rating yet.")).to_be_visible()
    seat = 0
    while not (view := table.view(seat))["over"]:
        if view["moves"]:
            table.send_command(seat, type="play", seq=view["seq"], move=view["moves"][-1]["n"])
        else:
            seat = 1 - seat
    page.reload()
    rating = page.get_by_test_id("rating")
    expect(rating).to_contain_text("Outlast")
    expect(rating).to_contain_text("1 rated game")
    expect(rating).to_contain_text(re.compile(r"\d\d\.\d ± \d+\.\d"))
    expect(rating).to_contain_text("about level")
    expect(page.get_by_test_id("past-game")).to_contain_text(re.compile(r"Rating [+-]\d\.\d"))
    check_both_themes(page)

    phone.add_init_script("localStorage['holdfast.settings'] ??= '{\"language\": \"de\"}'")
    phone.goto("/account")
    phone.get_by_role("button", name="Mit Passwort anmelden").click()
    form = phone.locator("form").last
    form.get_by_label("Name").fill("Wilma")
    form.get_by_label("Passwort").fill(password)
    form.get_by_role("button", name="Anmelden").click()
    expect(phone.get_by_test_id("rating")).to_contain_text(re.compile(r"\d\d,\d ± \d+,\d"))
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
