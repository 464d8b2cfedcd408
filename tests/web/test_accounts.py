"""Accounts in a real browser: by passkey and by password, with games on a second device."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect
from tests.web.axe import check_both_themes
from tests.web.server import Server

NewContext = Callable[..., BrowserContext]


def with_authenticator(page: Page) -> Any:
    """Give a page a virtual fingerprint reader that recognises everybody."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session


def at(server: Server, path: str) -> str:
    """Return an address of the server with a host name, which passkeys need."""
    return server.url.replace("127.0.0.1", "localhost") + path


def test_a_guest_keeps_games_with_a_passkey_and_signs_in_again(
    page: Page, server: Server, new_context: NewContext
) -> None:
    table = server.open("person", "person")
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request))
    with_authenticator(page)
    page.goto(table.link(0).replace("127.0.0.1", "localhost"))
    page.wait_for_function("id => localStorage['holdfast.tables']?.includes(id)", arg=table.id)
    page.goto(at(server, "/"))
    page.get_by_label("Your name").fill("Mara")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Keep my games").click()
    expect(page.get_by_text("Running games")).to_be_visible()
    check_both_themes(page)
    page.get_by_role("button", name="Use a password").click()
    expect(page.get_by_text("You sign in with your name and this password")).to_be_visible()
    page.get_by_role("button", name="With a passkey").click()
    page.get_by_role("button", name="Keep my games").click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()
    expect(page.get_by_text("You are signed in as Mara.")).to_be_visible()
    expect(page.get_by_text("Passkey, Chrome")).to_be_visible()
    check_both_themes(page)

    # The only way in stays.
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("alert")).to_contain_text("only way to sign in")

    # Signed out, the same key opens the account again.
    page.get_by_test_id("session").get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("status").first).to_contain_text("You are signed out.")
    page.get_by_role("button", name="Sign in with passkey").click()
    expect(page.get_by_text("You are signed in as Mara.")).to_be_visible()

    # What was signed once is worth nothing the second time, nor elsewhere.
    def bodies(path: str) -> list[str]:
        return [one.post_data or "" for one in sent if one.url.endswith(path)]

    answered = {
        "/account/passkeys": bodies("/api/account/passkeys"),
        "/account/sign-in/passkey": bodies("/api/account/sign-in/passkey"),
    }
    for path, (body, *_) in answered.items():
        for origin in (at(server, ""), "https://elsewhere.example"):
            headers = {"content-type": "application/json", "origin": origin}
            address = f"{server.url}/api{path}".replace("127.0.0.1", "localhost")
            refused = server.http.post(address, content=body, headers=headers)
            assert (refused.status_code, refused.json()["code"]) == (401, "no-passkey")

    # A key of another device opens nothing.
    other = new_context().new_page()
    with_authenticator(other)
    other.goto(at(server, "/account"))
    other.get_by_role("button", name="Sign in with passkey").click()
    expect(other.get_by_role("alert")).to_be_visible()
    expect(other.get_by_text("You are signed in")).to_have_count(0)


def test_a_signature_of_an_unknown_key_is_refused(page: Page, server: Server) -> None:
    """Check that a passkey of a deleted account is refused."""
    with_authenticator(page)
    page.goto(at(server, "/account"))
    page.get_by_label(re.compile("^Name")).fill("Fleeting")
    page.get_by_role("button", name="Keep my games").click()
    expect(page.get_by_text("You are signed in as Fleeting.")).to_be_visible()
    page.get_by_role("button", name="Delete everything…").click()
    page.get_by_label("You cannot undo this.").fill("delete")
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text("Everything is deleted.")
    page.get_by_role("button", name="Sign in with passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("does not open an account here")


def test_a_phone_is_signed_in_by_a_code_in_german(page: Page, phone: Page, server: Server) -> None:
    table = server.open("person", "person")
    german = 'localStorage[\'holdfast.settings\'] ??= \'{"language": "de", "name": "Jörn"}\''
    page.add_init_script(german)
    phone.add_init_script(german)
    page.goto(table.link(0))
    page.wait_for_function("id => localStorage['holdfast.tables']?.includes(id)", arg=table.id)
    page.goto("/account")
    # At an address in numbers there are no passkeys, and a password works.
    expect(page.get_by_text("An dieser Adresse gibt es keine Passkeys, denn")).to_be_visible()
    page.get_by_label("Passwort").fill("ein gutes Pferd")
    page.get_by_role("button", name="Konto anlegen").click()
    expect(page.get_by_text("Du bist angemeldet als Jörn.")).to_be_visible()
    page.get_by_role("button", name="Code zeigen").click()
    link = page.locator("[data-text]").get_attribute("data-text")
    assert link is not None

    phone.goto(link)
    phone.get_by_role("button", name="Hier anmelden").click()
    words = phone.get_by_test_id("words").inner_text()
    expect(page.get_by_test_id("words")).to_have_text(words)
    page.get_by_role("button", name="Sie sind gleich").click()
    expect(phone.get_by_text("Du bist angemeldet als Jörn.")).to_be_visible()
    check_both_themes(phone)

    # The game is there, at the same seat.
    phone.goto("/")
    phone.locator(f'a[href*="{table.id}"]').click()
    expect(phone).to_have_url(re.compile(f"/table/{table.id}"))
    known = json.loads(phone.evaluate("localStorage['holdfast.tables']"))
    assert known[0]["held"][0]["token"] != table.token(0)

    # A used code is worth nothing.
    late = phone.context.browser.new_context().new_page()  # type: ignore[union-attr]
    late.goto(link)
    late.get_by_role("button", name="Sign in here").click()
    expect(late.get_by_role("alert")).to_contain_text("not valid any more")
    late.context.close()

    # Signed out from afar, the phone has nothing any more.
    page.reload()
    session = page.get_by_test_id("session").filter(has_not_text="dieses Gerät")
    session.get_by_role("button", name="Abmelden").click()
    expect(session).to_have_count(0)
    phone.goto("/account")
    expect(phone.get_by_text("Ein Konto ist freiwillig.")).to_be_visible()
    phone.goto("/")
    expect(phone.get_by_label("Dein Name")).to_be_visible()
    expect(phone.locator(f'a[href*="{table.id}"]')).to_have_count(0)


def test_finished_games_are_listed_and_filtered(page: Page, phone: Page, server: Server) -> None:
    table = server.open("person")
    while not (view := table.view(0))["over"]:
        table.send_command(0, type="play", seq=view["seq"], move=view["moves"][-1]["n"])
    page.goto(table.link(0))
    page.wait_for_function("id => localStorage['holdfast.tables']?.includes(id)", arg=table.id)
    page.goto("/account")
    page.get_by_label(re.compile("^Name")).fill("Historian")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create account").click()
    past = page.get_by_test_id("past-game")
    expect(past).to_have_count(1)
    expect(past).to_contain_text("Outlast")
    check_both_themes(page)
    page.get_by_label("Pace").select_option("Days per move")
    expect(page.get_by_text("There are no such games yet.")).to_be_visible()
    page.get_by_label("Pace").select_option("All")
    expect(past).to_have_count(1)

    # The same on a phone, in German.
    phone.add_init_script("localStorage['holdfast.settings'] ??= '{\"language\": \"de\"}'")
    phone.goto("/account")
    phone.get_by_role("button", name="Mit Passwort anmelden").click()
    form = phone.locator("form").last
    form.get_by_label("Name").fill("Historian")
    form.get_by_label("Passwort").fill("correct horse")
    form.get_by_role("button", name="Anmelden").click()
    expect(phone.get_by_test_id("past-game")).to_contain_text(re.compile("Gewonnen|Platz"))
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_test_id("past-game").click()
    expect(phone).to_have_url(re.compile(f"/table/{table.id}"))


def test_on_a_phone_somebody_sees_that_everything_is_deleted(phone: Page, server: Server) -> None:
    wish = {"name": "Ephemera", "password": "correct horse"}
    assert phone.request.post(f"{server.url}/api/account", data=wish).ok
    phone.goto("/account")
    phone.get_by_role("button", name="Delete everything…").click()
    phone.get_by_label("You cannot undo this.").fill("delete")
    phone.get_by_role("button", name="Delete", exact=True).click()
    said = phone.get_by_role("status").first
    expect(said).to_contain_text("Everything is deleted.")
    expect(said).to_be_in_viewport()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_of_the_account_fits_every_screen(page: Page, phone: Page, language: str) -> None:
    for where in (page, phone):
        where.add_init_script(
            f"localStorage['holdfast.settings'] ??= '{{\"language\": \"{language}\"}}'"
        )
        where.goto("/account")
        expect(where.get_by_role("heading", level=2)).to_be_visible()
        assert where.evaluate("document.documentElement.scrollWidth <= innerWidth")
