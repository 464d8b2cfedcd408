"""Notices of slow games: offered at the right moment, shown by a real service worker, stopped."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.support.messages import PushBrowser, PushService, b64
from tests.web.axe import check_both_themes
from tests.web.server import OpenTable, Server, wait_until

from holdfast.hosting.notices.wording import Notice

pytestmark = pytest.mark.long
SLOW = {"move": 86_400, "level": "random"}
GERMAN = "localStorage['holdfast.settings'] = JSON.stringify({ language: 'de' });"
# No push service can be reached from here, so the browser is given a subscription to ours. A
# Chromium without a window says of its own accord what its person answers, so that is given as
# well. All else is real: the worker, and what is sent to the server.
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
  Notification.requestPermission = async () => (localStorage.permission = made.answer);
  const permission = { get: () => localStorage.permission ?? 'default' };
  Object.defineProperty(Notification, 'permission', permission);
})();
"""

# Chromium without a window never has permission for messages and opens no windows, so these two
# calls of the worker are noted. Where there is permission, the message is shown as well.
WATCHED = """() => {
  const { registration, clients } = self;
  const show = registration.showNotification.bind(registration);
  self.shown = [];
  registration.showNotification = async (title, how) => {
    self.shown.push({ title, ...how });
    if (Notification.permission === 'granted') await show(title, how);
  };
  clients.openWindow = async (address) => void (self.opened = address);
}"""
TAPPED = """async (action) => {
  const event = new ExtendableEvent('notificationclick');
  const { title, ...how } = self.shown.at(-1);
  let done;
  Object.assign(event, {
    action, notification: { title, ...how, close() {} }, waitUntil: (work) => (done = work),
  });
  self.dispatchEvent(event);
  await done;
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService().open() as service:
        yield service


def subscribing(context: BrowserContext, service: PushService, answer: str) -> PushBrowser:
    """Give a browser a subscription to the test's push service, and an answer to its question."""
    push = PushBrowser(service, "browser")
    keys = {"public_key": b64(push.point), "secret": b64(push.secret)}
    made = {"endpoint": push.endpoint, "answer": answer, **keys}
    context.add_init_script(SUBSCRIBED % json.dumps(made))
    return push


def move_on(table: OpenTable) -> None:
    """Let the seat that is waited for move until it waits for others."""
    seat = first = table.view()["ask"]["seat"]
    while seat == first:
        view = table.view(seat)
        table.send_command(seat, type="play", seq=view["seq"], move=view["moves"][-1]["n"])
        seat = table.view()["ask"]["seat"]


def deliver(page: Page, server: Server, text: str) -> None:
    """Give the browser a message as if its push service had sent it."""
    session = page.context.new_cdp_session(page)
    found: list[dict[str, str]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"])
    )
    session.send("ServiceWorker.enable")
    for _ in range(100):
        if found:
            break
        page.wait_for_timeout(100)
    asked = {"origin": server.url, "registrationId": found[0]["registrationId"], "data": text}
    session.send("ServiceWorker.deliverPushMessage", asked)


def test_somebody_is_asked_after_the_first_move_and_not_before(
    page: Page, server: Server, service: PushService
) -> None:
    push = subscribing(page.context, service, "granted")
    page.context.grant_permissions(["notifications"], origin=server.url)
    table = server.open("person", "person", time_control=SLOW)
    seat = table.view()["ask"]["seat"]
    page.goto("/")
    page.goto(table.link(seat))
    expect(page.get_by_test_id("turn-clock")).to_be_visible()
    ask = page.get_by_test_id("ask-notices")
    expect(ask).to_have_count(0)
    move_on(table)
    expect(ask).to_contain_text("Do you want messages?")
    check_both_themes(page)
    ask.get_by_role("button", name="Yes, tell me").click()
    expect(ask).to_contain_text("You will hear from us")

    # The worker shows what comes, and a tap leads to the table.
    page.goto("/")
    worker = page.context.service_workers[0]
    worker.evaluate(WATCHED)
    notice = Notice("Your turn in Outlast", "You have 23 h left.", f"/table/{table.id}", table.id)
    deliver(page, server, notice.push_text("en", "secret"))
    wait_until(lambda: bool(worker.evaluate("self.shown")))
    (shown,) = worker.evaluate("self.shown")
    assert (shown["title"], shown["body"]) == ("Your turn in Outlast", "You have 23 h left.")
    assert (shown["tag"], shown["data"]["path"]) == (table.id, f"/table/{table.id}")
    assert [one["action"] for one in shown["actions"]] == ["open", "stop"]
    worker.evaluate(TAPPED, "")
    assert worker.evaluate("self.opened") == f"{server.url}/table/{table.id}"
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
    subscribing(phone.context, service, "denied")
    table = server.open("person", "person", time_control=SLOW)
    seat = table.view()["ask"]["seat"]
    phone.goto(table.link(seat))
    expect(phone.get_by_test_id("turn-clock")).to_be_visible()
    move_on(table)
    ask = phone.get_by_test_id("ask-notices")
    expect(ask).to_contain_text("Möchtest du Mitteilungen?")
    check_both_themes(phone)
    ask.get_by_role("button", name="Ja, gern").click()
    expect(ask).to_contain_text("Vom Browser gesperrt")
    # As long as the browser blocks messages, nobody is asked in vain.
    phone.goto("/")
    asked = phone.get_by_test_id("ask-notices")
    expect(phone.get_by_test_id("your-game")).to_be_visible()
    phone.wait_for_timeout(500)
    expect(asked).to_have_count(0)
    phone.evaluate("delete localStorage.permission")
    phone.reload()
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
