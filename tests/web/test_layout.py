"""The layout referee on every game, at decisions of all kinds and at every size.

Each position is seen at all sizes. Languages and themes take turns from position to position so
that every size of every game meets both of both, and the showcases are seen in all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect
from tests.web import referee
from tests.web.referee import SIZES, Finding
from tests.web.screens import screen_of, with_board, with_first_game
from tests.web.server import PATIENCE, OpenTable, Server, wait_until
from tests.web.test_first_games import CHOSEN_PACE, begin

from holdfast import games
from holdfast.lessons import course_of

LANGUAGES = ("en", "de")
THEMES = ("dark", "light")
POSITIONS = 20
"""The least number of positions of each game that are checked."""
GAMES = 6
"""Random games from which they come, so that rare decisions are among them."""
FARTHEST = 240
"""The largest number of decisions of each game."""
USUAL = 4
"""The number of seats at most tables."""

KNOWN = {
    # Four spots side by side are wider than a phone; a tap on the ship itself boards it too.
    ("small target", ".spot"),
    # The sheet's handle is a whole edge long and 24 px high; every tab opens the sheet as well.
    ("small target", ".handle"),
}
"""Findings that are known, each with the reason why it is no harm."""

Pages = dict[str, Page]


@pytest.fixture(scope="module")
def pages(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Pages]:
    """Yield two pages of the same person, in English and in German."""
    contexts = {name: browser.new_context(**browser_context_args) for name in LANGUAGES}
    for language, context in contexts.items():
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(
            f"localStorage['holdfast.settings'] = '{{\"language\": \"{language}\"}}'"
        )
    yield {language: context.new_page() for language, context in contexts.items()}
    for context in contexts.values():
        context.close()


# What the page offers is what the server offers, and nothing is being shown any more.
CAUGHT_UP = """(keys) => {
  const shown = [...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move);
  return shown.every((key) => keys.includes(key))
    && (shown.length > 0 || document.querySelector('[data-more], [data-strike], .prompt, .sheet'));
}"""


def sit(pages: Pages, table: OpenTable, seat: int) -> None:
    """Open a table on both pages."""
    for page in pages.values():
        page.goto("about:blank")
        page.goto(table.link(seat))
        page.locator(".prompt, .sheet").first.wait_for()


def catch_up(pages: Pages, table: OpenTable, seat: int) -> None:
    """Wait until both pages show the present state of the table."""
    keys = [move["key"] for move in table.view(seat)["moves"]]
    for page in pages.values():
        page.wait_for_function(CAUGHT_UP, arg=keys)


def decided(table: OpenTable, seat: int) -> dict[str, Any]:
    """Return the table as a seat sees it, once it decides or the game is over."""
    seen: list[dict[str, Any]] = []

    def it_is_so() -> bool:
        seen.append(table.view(seat))
        return bool(seen[-1]["over"] or seat in seen[-1]["ask"]["owes"])

    wait_until(it_is_so)
    return seen[-1]  # and not another look: somebody else may have answered since


def answer(table: OpenTable, seat: int, view: dict[str, Any], rng: Random) -> None:
    """Make any move, unless somebody else of the team has answered since."""
    move = rng.choice(view["moves"])["n"]
    try:
        table.send_command(seat, type="play", seq=view["seq"], move=move)
    except AssertionError as refused:
        if "stale" not in str(refused):
            raise


def decisions(table: OpenTable, seat: int, rng: Random) -> Iterator[tuple[int, str]]:
    """Play on at random, and yield number and kind of every decision."""
    for number in range(FARTHEST):
        view = decided(table, seat)
        if view["over"]:
            return
        yield number, view["ask"]["decision"]
        answer(table, seat, view, rng)


def random_positions(game: str, server: Server, pages: Pages) -> Iterator[str]:
    """Yield names of positions with decisions of all kinds, at usual and at largest tables."""
    most = games.load(game).options.players.most
    looked = 0
    for seats, share in ((min(USUAL, most), POSITIONS // 2), (most, POSITIONS)):
        seen: set[str] = set()
        for seed in range(GAMES):
            if seen and looked >= POSITIONS and share == POSITIONS:
                return
            table = server.open("person", *["random"] * (seats - 1), game=game)
            sit(pages, table, 0)
            for number, kind in decisions(table, 0, Random(seed)):
                if kind in seen and (number % 8 or looked >= share):
                    continue
                seen.add(kind)
                catch_up(pages, table, 0)
                yield f"{seats} seats {kind} {number}"
                looked += 1


def showcase(game: str, server: Server, pages: Pages) -> None:
    """Open the showcase of a game on both pages."""
    screen = screen_of(game)
    table = screen.open(server, "random")
    sit(pages, table, screen.seat)
    catch_up(pages, table, screen.seat)


def assert_none(findings: list[Finding]) -> None:
    """Fail with a report if there are any findings but the known ones."""
    findings = [
        one
        for one in findings
        if not any(one.rule == rule and part in one.where for rule, part in KNOWN)
    ]
    assert not findings, f"{len(findings)} findings\n{referee.report(findings)}"


@pytest.mark.parametrize("game", with_board())
def test_showcases(game: str, server: Server, pages: Pages) -> None:
    """Check each showcase at half of the sizes, each in one language and theme."""
    showcase(game, server, pages)
    found = []
    for number, size in list(enumerate(SIZES))[with_board().index(game) % 2 :: 2]:
        language, theme = LANGUAGES[number // 2 % 2], THEMES[(number + number // 4) % 2]
        found += referee.inspect(pages[language], size, theme, language, game)
    assert_none(found)


# How many lines whose turn it is takes, and how much room is left to the book beside it.
HEADING = """() => {
  const heading = document.querySelector('.prompt h1');
  const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  let last = null;
  while (words.nextNode()) if (words.currentNode.data.trim()) last = words.currentNode;
  const range = document.createRange();
  range.selectNodeContents(last);
  const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
  const book = document.querySelector('.prompt [data-rule] svg').getBoundingClientRect();
  return { lines: lines.size, room: book.left - range.getBoundingClientRect().right };
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", with_board())
def test_whose_turn_it_is_stands_on_one_line_beside_the_book(
    game: str, server: Server, pages: Pages
) -> None:
    showcase(game, server, pages)
    for page, (width, height) in product(pages.values(), ((1280, 800), (1920, 1080))):
        page.set_viewport_size({"width": width, "height": height})
        told = page.evaluate(HEADING)
        assert told["lines"] == 1
        assert told["room"] >= 0


@pytest.mark.long
@pytest.mark.parametrize("game", with_board())
def test_showcases_in_all_ways(game: str, server: Server, pages: Pages) -> None:
    showcase(game, server, pages)
    found = []
    for size, theme, language in product(SIZES, THEMES, LANGUAGES):
        found += referee.inspect(pages[language], size, theme, language, game)
    assert_none(found)


# Something is offered, and not what was offered before; or a coach speaks up.
ASKS_ANEW = """(before) => {
  const keys = [...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move).join();
  const coach = document.querySelector('[role=alertdialog]');
  return (keys && keys !== before) || coach ? keys || 'a coach' : false;
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", with_first_game())
@pytest.mark.parametrize("language", LANGUAGES)
def test_first_games(
    browser: Browser, browser_context_args: dict[str, Any], game: str, language: str
) -> None:
    """Check the first decisions of newcomers, with the coach in the bar above."""
    speaks = {"locale": {"en": "en-GB", "de": "de-DE"}[language], "storage_state": None}
    found = []
    with browser.new_context(**{**browser_context_args, **speaks}) as context:
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(CHOSEN_PACE)
        page = context.new_page()
        begin(page, game)
        offered = ""
        for decision in range(2):
            offered = page.wait_for_function(ASKS_ANEW, arg=offered).json_value()
            for number, size in enumerate(SIZES):
                theme = THEMES[(number + decision) % 2]
                found += referee.inspect(page, size, theme, language, f"{game} first {decision}")
            page.locator("[data-move]").first.dispatch_event("click")
    assert_none(found)


@pytest.mark.long
@pytest.mark.parametrize("game", with_board())
def test_random_positions(game: str, server: Server, pages: Pages) -> None:
    found, turn = [], 0
    for name in random_positions(game, server, pages):
        for size in SIZES:
            language, theme = LANGUAGES[turn % 2], THEMES[turn // 2 % 2]
            found += referee.inspect(pages[language], size, theme, language, f"{game} {name}")
            turn += 1
    assert turn >= POSITIONS * len(SIZES)
    assert_none(found)


SCREENS = ((390, 844), (820, 1180), (1280, 800), (1920, 1080))
"""One of each kind of screen."""


ZOOMED = "outbreak"
"""Its map can be dragged at every size, the others' only on phones."""


def is_cut_by_map(one: Finding) -> bool:
    """Return whether a finding is text on a map beyond its edge."""
    return (one.rule, one.detail) == ("cut text", "by svg")


@pytest.mark.long
@pytest.mark.parametrize("game", games.names())
def test_the_longest_lists(game: str, server: Server, pages: Pages) -> None:
    """Check each decision of a random game that has more answers than all before it."""
    most, found, turn = 0, [], 0
    players = min(USUAL, games.load(game).options.players.most)
    table = server.open("person", *["random"] * (players - 1), game=game)
    sit(pages, table, 0)
    for _, kind in decisions(table, 0, Random(5)):
        count = len(table.view(0)["moves"])
        if count <= most:
            continue
        most = count
        catch_up(pages, table, 0)
        for size in SCREENS:
            language, theme = LANGUAGES[turn % 2], THEMES[turn // 2 % 2]
            looked = referee.inspect(
                pages[language], size, theme, language, f"{game} {count} answers {kind}"
            )
            found += [one for one in looked if not (game == ZOOMED and is_cut_by_map(one))]
            turn += 1
        turn += 1
    assert turn
    assert_none(found)


# The highlighted elements, up to a number for each kind of move.
LIT = """(most) => {
  const seen = {};
  return [...document.querySelectorAll('[data-game] [data-move]')].flatMap((one, index) => {
    const kind = one.dataset.move.split(':')[0] + one.localName;
    seen[kind] = (seen[kind] ?? 0) + 1;
    one.dataset.lit = index;
    return seen[kind] <= most && one.getClientRects().length > 0 ? [index] : [];
  });
}"""
# A part of the table asks for the card of something in it, as a finger that holds it does.
ASK_FOR_CARD = """(one) => !one.dispatchEvent(
  new CustomEvent('about', { bubbles: true, cancelable: true }))"""


RESTS = 3000
"""Milliseconds of pointing at something until its card opens, if it has one."""


def cards(page: Page, way: str) -> Iterator[str]:
    """Open the explanation card of each highlighted element in one of three ways."""
    # The layer of cards comes when somebody first points at something.
    page.mouse.move(5, 5)
    page.mouse.move(50, 50)
    page.wait_for_function("() => document.querySelector('[data-game]') !== null")
    for number in page.evaluate(LIT, 2):
        thing = page.locator(f'[data-lit="{number}"]').first
        card = page.locator("[data-card][role=dialog]")
        if way == "press" and not thing.evaluate(ASK_FOR_CARD):
            continue
        if way == "hover":
            thing.hover(force=True)
        if way == "focus":
            page.keyboard.press("Shift")
            thing.focus()
        try:
            card.wait_for(timeout=RESTS)
        except TimeoutError:  # there is no card of it
            continue
        yield thing.get_attribute("data-move") or ""
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("size", [(390, 844), (820, 1180), (1280, 800), (1920, 1080)])
def test_cards_open_beside_the_answers(
    game: str, size: tuple[int, int], server: Server, pages: Pages
) -> None:
    showcase(game, server, pages)
    language = LANGUAGES[SIZES.index(size) % 2]
    page = pages[language]
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found = []
    # A finger holds it; a mouse rests on it; a keyboard comes to it.
    for way in ("press", "hover", "focus") if size[0] > referee.WIDEST_TOUCH else ("press",):
        opened = 0
        for thing in cards(page, way):
            opened += 1
            looked = referee.inspect(
                page, size, "dark", language, f"{game} card of {thing} by {way}"
            )
            found += [one for one in looked if one.rule == "covered answer"]
        assert opened > 0, way
    assert_none(found)


ON_BOARDS = {"small text", "small target", "target outside"}
"""What a board may show for as long as a hint takes its room on a phone."""


@pytest.mark.long
@pytest.mark.parametrize("game", with_board())
def test_hints(game: str, tmp_path: Path, browser: Browser, browser_context_args: Any) -> None:
    """Check the layout of a hint, in the wider column or on a phone's sheet."""
    wise, found = Server(tmp_path / "tables.sqlite3", game), []
    wise.start()
    try:
        screen = screen_of(game)
        table = screen.open(wise, "random")
        for language in LANGUAGES:
            with browser.new_context(**{**browser_context_args, "base_url": wise.url}) as context:
                context.set_default_timeout(PATIENCE * 1000)
                context.add_init_script(
                    f"localStorage['holdfast.settings'] = '{{\"language\": \"{language}\"}}'"
                )
                page = context.new_page()
                page.goto(table.link(screen.seat))
                page.locator(".prompt, .sheet").first.wait_for()
                hint = page.locator("section.hint")

                def is_shown(page: Page = page, hint: Locator = hint) -> bool:
                    """Ask again while searches are being compiled."""
                    if hint.count() == 0 or hint.get_by_role("alert").count():
                        page.keyboard.press("Escape")
                        page.keyboard.press("i")
                    return hint.locator("[aria-expanded=true]").count() > 0

                wait_until(is_shown, pause=1.0)
                expect(hint).to_have_attribute("aria-busy", "false")
                for number, size in enumerate(SIZES):
                    theme = THEMES[number % 2]
                    name = f"{game} hint"
                    looked = referee.inspect(page, size, theme, language, name, "section.hint")
                    # The board is drawn small above it, and as always when it is put aside.
                    small = size[0] <= referee.WIDEST_PHONE
                    found += [
                        one
                        for one in looked
                        if one.on_sheet or not (small and one.rule in ON_BOARDS)
                    ]
    finally:
        wise.stop()
    assert_none(found)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_lessons(game: str, language: str, pages: Pages) -> None:
    """Check the first active step of every lesson, each at two sizes."""
    page, found = pages[language], []
    course = course_of(games.load(game))
    assert course is not None
    for turn, lesson in enumerate(course.lessons):
        for size in (SCREENS[turn % 4], SCREENS[(turn + 2) % 4]):
            theme = THEMES[turn % 2]
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.goto(f"/learn/{game}/{lesson.id}")
            page.locator("#coach-says").wait_for()
            page.locator('[data-coach="on"]').or_(page.locator("[data-move]")).first.wait_for()
            if page.locator('[data-coach="on"]').count():
                page.locator('[data-coach="on"]').click()
                page.locator("[data-move], [data-coach]").first.wait_for()
            found += referee.inspect(page, size, theme, language, f"{game} lesson {lesson.id}")
    assert_none(found)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hot_seat(language: str, server: Server, pages: Pages) -> None:
    """Check a shared screen: names in the lobby, the table, and the cover between turns."""
    page, found = pages[language], []
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto("/")
        # What others have played here is no part of it.
        page.evaluate("localStorage.removeItem('holdfast.tables')")
        page.reload()
        share = page.locator("button.share")
        share.wait_for(state="attached")
        if share.is_visible():
            share.click()
        else:  # on a phone it is a choice of each seat
            page.locator("button.seat:not(.me):not(.add)").first.click()
            page.get_by_role("radio", name=re.compile("^(At this screen|Am Bildschirm)$")).click()
        page.get_by_label(re.compile("^Name$")).wait_for()
        for place in (0, "document.body.scrollHeight"):
            page.evaluate(f"window.scrollTo(0, {place})")
            found += referee.inspect(page, size, "dark", language, "lobby hot seat")
    table = server.open("person", "person", game="outlive")
    page.goto(table.link(0, 1))
    page.locator("[role=dialog] button, .prompt, .sheet").first.wait_for()
    for number, size in enumerate(SIZES):
        found += referee.inspect(page, size, THEMES[number % 2], language, "hot seat")
    assert_none(found)


@pytest.mark.long
@pytest.mark.parametrize("game", games.names())
def test_the_menu_on_a_phone(game: str, server: Server, pages: Pages) -> None:
    showcase(game, server, pages)
    found = []
    for language, page in pages.items():
        for size in ((360, 740), (390, 844)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.get_by_role("button", name=re.compile("^Men(u|ü)$")).click()
            page.locator("[role=dialog], dialog").first.wait_for()
            found += referee.inspect(page, size, "dark", language, f"{game} menu")
            page.keyboard.press("Escape")
    assert_none(found)


@pytest.mark.long
@pytest.mark.parametrize("game", with_board())
def test_ends(game: str, server: Server, pages: Pages) -> None:
    seats = min(USUAL, games.load(game).options.players.most)
    table = server.open("person", *["random"] * (seats - 1), game=game)
    rng = Random(1)
    while not (view := decided(table, 0))["over"]:
        answer(table, 0, view, rng)
    for page in pages.values():
        page.goto(table.link(0))
        # The whole game has been loaded and is shown.
        expect(page.locator("div.end")).to_be_visible()
        expect(page.locator("div.end [aria-busy=true]")).to_have_count(0)
    found = []
    for size, theme, language in product(SIZES, THEMES, LANGUAGES):
        found += referee.inspect(pages[language], size, theme, language, f"{game} end")
    assert_none(found)
