"""Messages about slow games: asked at the right moment, shown by a real service worker, stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.support.messages import PushBrowser, PushService, b64
from tests.web.axe import check_both_themes
from tests.web.server import OpenTable, Server

from holdfast.hosting.notices.wording import Notice

pytestmark = pytest.mark.long
SLOW = {"move": 86_400, "level": "random"}
GERMAN = "localStorage['holdfast.settings'] = JSON.stringify({ language: 'de' });"
# No push service can be reached from here, so the browser is given a subscription to ours. All else
# is real: the worker, the question for permission, and what is sent to the server.
SUBSCRIBED = """
(() => {
  const made = %s;
  const plain = (text) => atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const key = (text) => Uint8Array.from(plain(text), (c) => c.charCodeAt(0)).buffer;
  const own = {
    endpoint: made.endpoint,
    getKey: (name) => key(name === 'auth' ? made.secret : made.public_key),
    unsubscribe: async () => (delete localStorage.subscribed, true),
  };
  PushManager.prototype.subscribe = async (wish) => {
    if (wish.applicationServerKey.length !== 65) throw new Error('not a key');
    localStorage.subscribed = '1';
    return own;
  };
  PushManager.prototype.getSubscription = async () => (localStorage.subscribed ? own : null);
})();
"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService().open() as service:
        yield service


def subscribing(context: BrowserContext, service: PushService) -> PushBrowser:
    """Give a browser a subscription to our push service."""
    push = PushBrowser(service, "browser")
    made = {"endpoint": push.endpoint, "public_key": b64(push.point), "secret": b64(push.secret)}
    context.add_init_script(SUBSCRIBED % json.dumps(made))
    return push


def move_on(table: OpenTable) -> None:
    """Let the seat that is waited for move until it waits for others."""
    seat = first = table.view()["ask"]["seat"]
    while seat == first:
        view = table.view(seat)
        table.give(seat, type="play", seq=view["seq"], move=view["moves"][-1]["n"])
        seat = table.view()["ask"]["seat"]


def test_somebody_is_asked_after_the_first_move_and_not_before(
    page: Page, server: Server, service: PushService
) -> None:
    push = subscribing(page.context, service)
    page.context.grant_permissions(["notifications"], origin=server.url)
    table = server.open("person", "person", time_control=SLOW)
    seat = table.view()["ask"]["seat"]
    page.goto("/")
    page.goto(table.link(seat))
    expect(page.get_by_test_id("turn-clock")).to_be_visible()
    ask = page.get_by_test_id("ask-notices")
    expect(ask).to_have_count(0)
    move_on(table)
    expect(ask).to_contain_text("Shall we tell you?")
    check_both_themes(page)
    ask.get_by_role("button", name="Yes, tell me").click()
    expect(ask).to_contain_text("You will hear from us")

    # The worker shows what comes, and leads to the table.
    worker = page.context.new_cdp_session(page)
    found: list[dict[str, str]] = []
    worker.on("ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"]))
    worker.send("ServiceWorker.enable")
    page.wait_for_timeout(300)
    notice = Notice("Your turn in Outlast", "You have 23 h left.", f"/table/{table.id}", table.id)
    page.goto("/")
    worker.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": server.url,
            "registrationId": found[0]["registrationId"],
            "data": notice.push_text("en", "secret"),
        },
    )
    shown = """async () => {
      const known = await navigator.serviceWorker.getRegistration('/');
      const shown = await known.getNotifications();
      return shown.map(({ title, body, data }) => [title, body, data.path]);
    }"""
    for _ in range(100):
        if page.evaluate(shown):
            break
        page.wait_for_timeout(100)
    expected = ["Your turn in Outlast", "You have 23 h left.", f"/table/{table.id}"]
    assert page.evaluate(shown) == [expected]
    assert push.messages == []  # two minutes have not passed

    # The address in a message has no secret: the browser has its own.
    page.goto(f"/table/{table.id}")
    expect(page.get_by_test_id("turn-clock")).to_be_visible()

    page.goto("/notices")
    expect(page.get_by_text("This browser gets messages, even if")).to_be_visible()
    check_both_themes(page)
    page.get_by_label("From").fill("23:30")
    page.get_by_label("From").blur()
    expect(page.get_by_role("status").filter(has_text="Saved.")).to_be_visible()
    page.reload()
    expect(page.get_by_label("From")).to_have_value("23:30")
    page.get_by_role("button", name="Stop messages here").click()
    expect(page.get_by_text("This browser gets no messages.")).to_be_visible()
    expect(page.get_by_label("From")).to_have_count(0)


def test_not_now_is_remembered_and_a_browser_that_blocks_says_so(
    phone: Page, server: Server, service: PushService
) -> None:
    phone.add_init_script(GERMAN)
    subscribing(phone.context, service)
    table = server.open("person", "person", time_control=SLOW)
    seat = table.view()["ask"]["seat"]
    phone.goto(table.link(seat))
    expect(phone.get_by_test_id("turn-clock")).to_be_visible()
    move_on(table)
    ask = phone.get_by_test_id("ask-notices")
    expect(ask).to_contain_text("Sollen wir Bescheid geben?")
    check_both_themes(phone)
    # Nobody has allowed it here, so the browser refuses.
    ask.get_by_role("button", name="Ja, gern").click()
    expect(ask).to_contain_text("Vom Browser gesperrt")
    phone.goto("/")
    asked = phone.get_by_test_id("ask-notices")
    asked.get_by_role("button", name="Jetzt nicht").click()
    expect(asked).to_contain_text("Wir fragen in 14 Tagen wieder")
    phone.reload()
    expect(phone.get_by_test_id("your-game")).to_be_visible()
    phone.wait_for_timeout(500)
    expect(asked).to_have_count(0)
    phone.goto("/notices")
    expect(phone.get_by_role("heading", name="Mitteilungen", exact=True)).to_be_visible()
    check_both_themes(phone)
    phone.goto("/notices#stop=guessed")
    expect(phone.get_by_role("alert")).to_contain_text("Dieser Link gilt nicht mehr.")
    assert "guessed" not in phone.url
