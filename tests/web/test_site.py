"""Offline mode: the folder that `make site` writes, served as plain files.

Everything is done in the page: after the first visit the network is cut, and people play on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from tests.web.conftest import KNOWN, skip_or_fail
from tests.web.learner import Learner
from tests.web.plain_host import PlainHost, copy_with_fixed_entropy
from tests.web.player import Player, first_of_kinds
from tests.web.screens import screen_of, with_course
from tests.web.server import PATIENCE, Server, wait_until
from tests.web.test_bad_line import log

import static_site
from holdfast import games
from holdfast.hosting.bot_requests import MoveRequest
from holdfast.kernel.replay import Replay
from holdfast.lessons import course_of
from holdfast.server.worker_answers import think

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("site")]

QUICKLY = ("feed", "at", "face", "to", "add", "end", "pass", "done", "stop", "stay")
"""What ends a game soon: questions that must be answered, and then nothing more than one must."""
MOST_DECISIONS = 600
DECISIONS_WITH_BOTS = 24
SLOWER = 4
KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlainHost]:
    """Yield a host that serves the built site."""
    if not (static_site.SITE / "sw.js").exists():
        skip_or_fail("The site is not built: make site")
    folder = tmp_path_factory.mktemp("site") / "holdfast"
    host = PlainHost(copy_with_fixed_entropy(static_site.SITE, folder))
    yield host
    host.close()


def knowing(address: str) -> Any:
    """Return the stored data of a browser whose person has finished lessons and first games."""
    known = [{"name": key, "value": "true"} for key in KNOWN]
    return {"origins": [{"origin": address.rstrip("/"), "localStorage": known}]}


@pytest.fixture
def visitor(browser: Browser, host: PlainHost) -> Iterator[BrowserContext]:
    """Yield a browser context that may ask only the host, and must report no errors."""
    settings: dict[str, Any] = {
        "base_url": host.url, "locale": "en-GB", "reduced_motion": "reduce",
        "viewport": {"width": 1280, "height": 800},
        "storage_state": knowing(host.url),
    }  # fmt: skip
    with browser.new_context(**settings) as context:
        context.set_default_timeout(PATIENCE * 1000)
        asked: list[str] = []
        wrong: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        yield context
        strangers = [url for url in asked if not url.startswith((host.url, "blob:", "data:"))]
        assert not strangers
        assert not wrong


def visit(visitor: BrowserContext, place: str = "") -> Page:
    """Return a window with the site, once the site is stored for offline use."""
    page = visitor.new_page()
    page.goto(place)
    expect(page.get_by_role("button", name="Play", exact=False).first).to_be_visible()
    wait_until(lambda: bool(page.evaluate(KEPT)))
    return page


def begin(page: Page, title: str) -> Player:
    """Open a table of a game from the lobby, with one Veteran beside the player."""
    page.get_by_role("button", name=title).first.click()
    page.get_by_role("button", name=f"Play {title}").click()
    player = Player(page)
    player.ranking = page.locator("div.end")  # the end of any game
    assert player.wait_for_turn()
    return player


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_without_a_network(visitor: BrowserContext, game: str) -> None:
    page = visit(visitor)
    visitor.set_offline(True)
    player = begin(page, screen_of(game).title)
    decisions = 0
    while player.wait_for_turn():
        decisions += 1
        assert decisions < MOST_DECISIONS
        offered = player.offered()
        if offered:  # what concerns a team, a bot may have answered meanwhile
            player.click(first_of_kinds(offered, QUICKLY) or offered[0])
    assert decisions > 2
    expect(player.ranking).to_be_visible()


def test_the_licences_of_everything_are_in_the_site() -> None:
    listed = (static_site.SITE / "licences.txt").read_text("utf-8")
    found = set(re.findall(r"^(@?[\w./-]+)(?: \d[\w.-]*)?: \S", listed, re.MULTILINE))
    packages = {re.sub("[-_.]", "-", name) for name in found}
    assert {"Holdfast", "Pyodide", "Python", "svelte"} | set(static_site.PACKAGES) <= packages


def test_a_game_goes_on_after_the_tab_was_closed(visitor: BrowserContext) -> None:
    page = visit(visitor)
    player = begin(page, "Outlast")
    player.click(player.first_offered(*QUICKLY) or player.offered()[0])
    assert player.wait_for_turn()
    told = log(page)
    assert told
    link = page.url
    page.close()
    visitor.set_offline(True)
    again = visitor.new_page()
    again.goto(link)
    assert Player(again).wait_for_turn()
    assert log(again) == told
    again.get_by_role("button", name="Menu").click()
    again.get_by_role("dialog", name="Menu").get_by_role("link", name="lobby").click()
    expect(again.get_by_role("link", name="Outlast").first).to_be_visible()


STORAGE = """(change) => new Promise((resolve, reject) => {
  const asked = indexedDB.open('holdfast', 1);
  asked.onsuccess = () => {
    const writing = asked.result.transaction(['entries', 'rows'], 'readwrite');
    writing.oncomplete = () => (asked.result.close(), resolve());
    writing.onabort = () => reject(writing.error);
    const entries = writing.objectStore('entries');
    if (change === 'delete') return void (entries.clear(), writing.objectStore('rows').clear());
    const keys = entries.getAllKeys();
    keys.onsuccess = () => entries.put('{', keys.result.at(-1));
  };
})"""
"""Deletes all games from the storage of the browser, or damages the last entry of one."""


def test_a_damaged_game_is_saved_as_far_as_it_can_be_read(
    visitor: BrowserContext, tmp_path: Path
) -> None:
    page = visit(visitor)
    player = begin(page, "Outlast")
    player.click(player.first_offered(*QUICKLY) or player.offered()[0])
    assert player.wait_for_turn()
    link = page.url
    page.evaluate(STORAGE, "damage")
    page.close()
    again = visitor.new_page()
    again.goto(link)
    expect(again.get_by_text("This game can be read only up to step")).to_be_visible()
    with again.expect_download() as download:
        again.get_by_role("button", name="Save readable part").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert Replay.loads(file.read_bytes()).game == "outlast"
    # The lobby tells apart what the storage does not have, until it is removed from the list.
    again.evaluate(STORAGE, "delete")
    again.close()
    lobby = visit(visitor)
    missing_games = lobby.get_by_role("region", name="Missing games")
    expect(missing_games).to_contain_text("Outlast")
    missing_games.get_by_role("button", name="Remove from list").click()
    expect(missing_games).to_be_hidden()
    lobby.close()
    gone = visitor.new_page()
    gone.goto(link)
    expect(gone.get_by_text("This browser does not have this game")).to_be_visible()


def test_a_game_is_ready_while_its_rules_are_read(visitor: BrowserContext) -> None:
    held: list[Route] = []
    visitor.route("**/packs/*", lambda route: held.append(route))
    page = visitor.new_page()
    page.goto("")
    page.get_by_role("button", name="Outlast").first.click()
    page.get_by_role("button", name="Play Outlast").click()
    page.get_by_role("link", name="You can read the rules meanwhile.").click()
    expect(page.get_by_role("heading", name="Rules", exact=False).first).to_be_visible()
    visitor.unroute("**/packs/*")  # lets go on what was held
    page.get_by_role("status").get_by_role("link", name="Play").click()
    assert Player(page).wait_for_turn()
    expect(page.get_by_text("Your game is ready.")).to_be_hidden()


def test_one_dialog_says_that_the_site_has_a_newer_version(visitor: BrowserContext) -> None:
    visitor.route("**/packs/*", lambda route: route.fulfill(status=404))
    page = visitor.new_page()
    page.goto("")
    dialog = page.get_by_role("alertdialog")
    expect(dialog).to_contain_text("There is a newer version of this page.")
    # The dialog is modal: nothing else can be read or pressed, by a screen reader either.
    assert page.get_by_role("alert").count() == 0
    visitor.unroute("**/packs/*")
    dialog.get_by_role("button", name="Load it").click()
    expect(dialog).to_be_hidden()
    begin(page, "Outlast")


def test_a_browser_that_lacks_something_is_told_what(browser: Browser, host: PlainHost) -> None:
    for lacks, said in (
        ("delete window.WebAssembly", "It lacks WebAssembly"),
        ("delete window.BroadcastChannel", "It lacks web workers"),
        ("indexedDB.open = () => { throw new Error('private') }", "private windows"),
    ):
        with browser.new_context(base_url=host.url, locale="en-GB") as context:
            context.add_init_script(lacks)
            page = context.new_page()
            page.goto("")
            expect(page.get_by_role("alert")).to_contain_text(said)


DAMAGE = """caches.keys().then((names) => Promise.all(names.map(async (name) => {
  const cache = await caches.open(name);
  const kept = (await cache.keys()).filter(({ url }) => url.endsWith('/python/snapshot.bin'));
  await Promise.all(kept.map((one) => cache.put(one, new Response('of another browser'))));
  return kept.length;
}))).then((counts) => counts.some((count) => count > 0))"""
"""A script that damages the snapshot of Python, and returns whether there is one."""
REFUSED = """caches.keys().then((names) => Promise.all(names.map(async (name) => {
  const kept = await (await caches.open(name)).keys();
  return kept.some(({ url }) => url.endsWith('/python/snapshot-refused'));
}))).then((found) => found.includes(true))"""


def test_python_starts_from_the_beginning_where_it_cannot_go_on(visitor: BrowserContext) -> None:
    page = visit(visitor)
    begin(page, "Outlast")
    wait_until(lambda: bool(page.evaluate(DAMAGE)))
    assert not page.evaluate(REFUSED)
    page.close()
    again = visit(visitor)
    player = begin(again, "Outlast")
    player.click(player.offered()[0])
    assert player.wait_for_turn()
    assert again.evaluate(REFUSED)


def test_a_replay_travels_from_a_server_to_the_page(
    visitor: BrowserContext, server: Server, tmp_path: Path
) -> None:
    table = server.open("random", "random")
    at = f"{server.url}/api/tables/{table.id}"
    token = {"token": table.token(None)}
    wait_until(lambda: bool(server.http.get(at, params=token).json()["over"]))
    octets = server.http.get(f"{at}/replay", params=token).content
    file = tmp_path / "game.json"
    file.write_bytes(octets)
    page = visit(visitor)
    visitor.set_offline(True)
    page.get_by_role("link", name="Open file").click()
    page.locator("input[type=file]").set_input_files(file)
    length = len(Replay.loads(octets).steps)
    expect(page.get_by_role("slider")).to_have_attribute("max", str(length))


def test_a_game_of_the_page_travels_to_a_server(
    visitor: BrowserContext, server: Server, tmp_path: Path
) -> None:
    page = visit(visitor)
    visitor.set_offline(True)
    player = begin(page, "Outlast")
    while player.wait_for_turn():
        player.click(player.first_offered(*QUICKLY) or player.offered()[0])
    octets = save(page, tmp_path).read_bytes()
    # The server reads it to the last step, and writing it again gives the same bytes.
    assert Replay.loads(octets).dumps().encode() == octets
    steps = len(Replay.loads(octets).steps)
    for query, count in (("first=0&count=1", 1), (f"first={steps}&count=9", 1)):
        answer = server.http.post(f"{server.url}/api/replays?{query}", content=octets)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        assert told["over"]
        assert told["length"] == steps + 1
        assert len(told["frames"]) == count


def save(page: Page, folder: Path) -> Path:
    """Save the finished game, and return its file."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Save game file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def carry(page: Page, folder: Path) -> Path:
    """Save the running game by the menu, and return its file."""
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Continue elsewhere").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def go_on(page: Page, file: Path) -> Player:
    """Go on with a game from a file, from the lobby."""
    expect(page.get_by_role("heading", name="Holdfast")).to_be_visible()
    link = page.get_by_role("link", name="Open file")
    if not link.is_visible():  # With a server the link is in the menu.
        page.get_by_role("button", name="Menu").click()
    link.click()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Keep playing").click()
    player = Player(page)
    assert player.wait_for_turn()
    return player


def seen(page: Page) -> list[str]:
    """Return the highlighted moves and the lines of the log."""
    offered = Player(page).offered()
    assert offered
    return [*sorted(offered), *log(page)]


def test_a_running_game_travels_to_a_server_and_back(
    visitor: BrowserContext, server: Server, browser: Browser, tmp_path: Path
) -> None:
    page = visit(visitor)
    player = begin(page, "Outlast")
    player.click(player.first_offered("gather", "hunt") or player.offered()[0])
    assert player.wait_for_turn()
    before = seen(page)
    file = carry(page, tmp_path)
    saved = Replay.loads(file.read_bytes())
    assert saved.table is not None
    assert len(saved.table["seats"]) == saved.options["players"]
    settings: dict[str, Any] = {
        "base_url": server.url, "locale": "en-GB", "reduced_motion": "reduce",
        "storage_state": knowing(server.url),
    }  # fmt: skip
    with browser.new_context(**settings) as elsewhere:
        elsewhere.set_default_timeout(PATIENCE * 1000)
        there = elsewhere.new_page()
        there.goto("/")
        player = go_on(there, file)
        assert seen(there) == before
        player.click(player.first_offered("gather", "hunt") or player.offered()[0])
        assert player.wait_for_turn()
        after = seen(there)
        assert after != before
        (tmp_path / "back").mkdir()
        back = carry(there, tmp_path / "back")
    visitor.set_offline(True)
    again = visitor.new_page()
    again.goto("")
    player = go_on(again, back)
    assert seen(again) == after
    player.click(player.offered()[0])
    assert player.wait_for_turn()


@pytest.mark.parametrize("game", games.names())
def test_bots_play_by_their_nets_without_a_network(
    visitor: BrowserContext, tmp_path: Path, game: str
) -> None:
    """Check that offline bots make the moves that a server's bots would make by their nets."""
    page = visit(visitor)
    visitor.set_offline(True)
    player = begin(page, screen_of(game).title)
    for _ in range(DECISIONS_WITH_BOTS):
        if player.wait_for_turn():
            offered = player.offered()
            player.click(first_of_kinds(offered, QUICKLY) or offered[0])
    saved = Replay.loads((carry if player.wait_for_turn() else save)(page, tmp_path).read_bytes())
    rules = games.load(game)
    position, by_net = rules.new(saved.options, saved.seed), 0
    for number, step in enumerate(saved.steps):
        seat = int(position.to_move)
        answers = rules.all_deciders(position).values()
        alone = all(set(deciders.seats) <= {seat} for deciders in answers)
        if seat != 0 and alone and len(rules.legal(position)) > 1:
            hidden = rules.hide(position, seat)
            asked = MoveRequest(
                game=game, hidden=bytes(hidden), noise=5 + number, level="veteran", seat=seat
            )
            assert step.move == think(asked).move, number
            by_net += step.move != rules.advise(hidden, 5 + number)
        rules.play(position, step.move, step.entropy)
    assert by_net, "the heuristic player would have played the same"


@pytest.mark.parametrize("game", with_course())
def test_a_lesson_without_a_network(visitor: BrowserContext, server: Server, game: str) -> None:
    course = course_of(games.load(game))
    assert course is not None
    first = course.lessons[0].id
    lesson = server.http.get(f"{server.url}/api/games/{game}/course/{first}").json()
    page = visit(visitor)
    visitor.set_offline(True)
    page.goto(f"#/learn/{game}/{first}")
    Learner(page).take(lesson)


def test_hints_and_reasons_without_a_network(visitor: BrowserContext) -> None:
    page = visit(visitor)
    visitor.set_offline(True)
    player = begin(page, "Outlast")
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="Hint", exact=True)
    expect(hint).to_contain_text("games played out")
    expect(hint).to_contain_text("to outlast the others")
    key = hint.locator("[data-hint]").first.get_attribute("data-hint")
    assert key in player.offered()
    before = log(page)
    hint.get_by_role("button", name="Set it up").click()
    expect(hint).not_to_be_visible()
    page.locator(f'[data-move="{key}"]').first.click()
    wait_until(lambda: log(page) != before)
    assert player.wait_for_turn()
    while not page.get_by_role("button", name="Why this move?").count():
        player.click(player.first_offered("end", *QUICKLY) or player.offered()[0])
        assert player.wait_for_turn()
    page.get_by_role("button", name="Why this move?").last.click()
    reason = page.get_by_role("region", name="Why this move?", exact=True)
    expect(reason).to_contain_text("Played")
    expect(reason).to_contain_text("This uses only what you may know.")


def test_the_look_back_without_a_network(visitor: BrowserContext) -> None:
    page = visit(visitor)
    visitor.set_offline(True)
    player = begin(page, "Outlast")
    while player.wait_for_turn():
        player.click(player.first_offered(*QUICKLY) or player.offered()[0])
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("Chance"))
    page.get_by_role("link", name="Replay", exact=False).last.click()
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text(re.compile(r"Chance \d+"))
    # Finished games are listed in the lobby, and can be looked at again.
    page.goto("#/")
    page.get_by_role("region", name="Finished").get_by_role("link", name="Outlast").click()
    expect(bar).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(player.ranking).to_be_visible()


def test_puzzles_without_a_network(visitor: BrowserContext) -> None:
    page = visit(visitor)
    visitor.set_offline(True)
    page.goto("#/puzzles/outbreak")
    page.get_by_role("link", name="Solve a puzzle").click()
    page.get_by_role("button", name="Show the solution").click()
    card = page.get_by_role("region", name="Puzzles")
    expect(card.get_by_text(re.compile("Solution, step 1 of"))).to_be_visible()
    card.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    assert Player(page).wait_for_turn()


def test_a_deal_of_the_day_and_its_review_without_a_network(visitor: BrowserContext) -> None:
    page = visit(visitor)
    visitor.set_offline(True)
    page.goto("#/day/outlast")
    page.get_by_role("button", name="Play my counted try").click()
    page.wait_for_url("**/table/**")
    play_quickly(page)
    played = page.url
    page.get_by_role("link", name="Result of this day").click()
    expect(page.get_by_role("heading", name="How the others did")).to_be_visible()
    expect(page.locator("pre")).to_contain_text("Outlast")
    page.goto("#/")
    days = page.get_by_role("region", name="Deals of the day")
    expect(days.get_by_role("link", name=re.compile("^Outlast: .*point"))).to_be_visible()
    expect(days.get_by_role("link", name="Outlive: Play")).to_be_visible()
    page.goto(played)
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Your branches")).to_be_visible()
    page.get_by_role("slider").press("Home")
    page.get_by_role("button", name="Try again from here").click()
    page.wait_for_url(lambda address: "/table/" in address and address != played)
    assert Player(page).wait_for_turn()


def test_a_voyage_the_same_deal_and_the_profile_without_a_network(
    visitor: BrowserContext, tmp_path: Path
) -> None:
    page = visit(visitor)
    visitor.set_offline(True)
    page.goto("#/voyage/outlast")
    page.get_by_role("button", name="Challenge Pim").click()
    page.wait_for_url("**/table/**")
    play_quickly(page)
    page.get_by_role("link", name="Your ladder").click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("Pim")
    page.go_back()
    played = page.url
    page.get_by_role("link", name="Same deal").click()
    page.get_by_role("button", name="Play this deal again").click()
    page.wait_for_url(lambda address: "/table/" in address and address != played)
    play_quickly(page)
    page.get_by_role("link", name="Same deal").click()
    expect(page.get_by_role("heading", name=re.compile("^Round by round"))).to_be_visible()
    page.goto("#/profile")
    results = page.get_by_role("heading", name="Results")
    expect(results).to_contain_text("2 games")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save to a file").click()
    file = tmp_path / "profile.json"
    saved.value.save_as(file)
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_role("status")).to_contain_text("You had all its games already.")
    file.write_bytes(file.read_bytes()[:99])
    page.get_by_label("Load a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("cut short")
    expect(results).to_contain_text("2 games")


def play_quickly(page: Page) -> None:
    """Play a game to its end, answering only what must be answered."""
    player = Player(page)
    player.ranking = page.locator("div.end")
    while player.wait_for_turn():
        player.click(player.first_offered(*QUICKLY) or player.offered()[0])


def test_two_people_at_one_screen_without_a_network(visitor: BrowserContext) -> None:
    page = visit(visitor)
    visitor.set_offline(True)
    page.get_by_role("button", name="Outlast").first.click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Hot seat").click()
    page.get_by_label("Name", exact=True).fill("Ben")
    page.get_by_role("button", name="Play Outlast").click()
    player = Player(page)
    for name in ("Anna", "Ben"):
        expect(player.prompt.get_by_role("heading")).to_have_text(f"{name}’s turn")
        assert player.wait_for_turn()
        player.click("end")


def test_a_slow_phone_stays_usable(browser: Browser, host: PlainHost) -> None:
    """Check that a game begins and moves are answered on a processor four times slower."""
    settings: dict[str, Any] = {
        "base_url": host.url, "locale": "de-DE", "viewport": {"width": 390, "height": 844},
        "has_touch": True, "is_mobile": True, "storage_state": knowing(host.url),
    }  # fmt: skip
    with browser.new_context(**settings) as context:
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto("")
        # The lobby is there long before Python is.
        page.get_by_role("button", name="Outlast").first.tap()
        page.get_by_role("button", name="Outlast spielen").tap()
        player = Player(page)
        for _ in range(3):
            assert player.wait_for_turn()
            key = player.first_offered("end") or player.offered()[0]
            page.locator(f'[data-move="{key}"]').first.tap()
        assert player.wait_for_turn()
        page.get_by_role("navigation", name="Ansichten").get_by_role("button", name="Verlauf").tap()
        expect(page.get_by_text("Dein Zug").last).to_be_visible()
        expect(page.get_by_role("banner")).not_to_contain_text("Runde 1 ")


def test_a_newer_version_waits_until_nobody_plays(visitor: BrowserContext, host: PlainHost) -> None:
    page = visit(visitor)
    before = host.version
    player = begin(page, "Outlast")
    host.change("newer")
    try:
        page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update())")
        wait_until(
            lambda: bool(page.evaluate("navigator.serviceWorker.ready.then((k) => !!k.waiting)"))
        )
        player.click(player.first_offered(*QUICKLY) or player.offered()[0])
        assert player.wait_for_turn()
        assert page.evaluate("caches.keys()") == [f"holdfast-{before}", "holdfast-newer"]
        page.goto("about:blank")
        page.goto(host.url)
        wait_until(lambda: page.evaluate("caches.keys()") == ["holdfast-newer"])
    finally:
        host.change(before)
