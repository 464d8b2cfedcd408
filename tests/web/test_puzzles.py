"""Puzzles in the browser: the question, right and wrong answers, the solution, and playing on."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import check_both_themes
from tests.web.server import Server

from holdfast import games
from holdfast.kernel.game import Game
from holdfast.puzzles import Puzzle, book_of, rebuild


def keys(known: Puzzle, game: Game) -> dict[int, str]:
    """Return the keys of the moves of a puzzle."""
    position = rebuild(game, known)
    return {move: game.key(game.hide(position, position.to_move), move) for move in known.moves}


def with_answer(name: str, key: str, *, right: bool) -> Puzzle:
    """Return a puzzle in which a move with this key is right, or wrong."""
    game = games.load(name)
    for known in book_of(game).puzzles.values():
        found = [move for move, one in keys(known, game).items() if one == key]
        if found and (found[0] in known.good) is right:
            return known
    raise AssertionError(f"no puzzle of {name} has the answer {key}")


def kept(page: Page) -> dict[str, Any]:
    """Return what the browser has kept of the solver."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage['holdfast.puzzles'] ?? '{}'"))
    return found


def test_the_themes_lead_to_a_puzzle(page: Page, server: Server) -> None:
    page.goto("/puzzles/outlast")
    expect(page.get_by_role("heading", name="You and puzzles")).to_be_visible()
    check_both_themes(page)
    page.get_by_role("radio", name="Hard").click()
    page.get_by_role("link", name="Solve a puzzle").click()
    expect(page.get_by_role("button", name="Give me a hint")).to_be_visible()
    check_both_themes(page)
    page.get_by_role("button", name="Give me a hint").click()
    expect(page.get_by_text("The best move does this:")).to_be_visible()
    assert kept(page) == {}


def test_a_wrong_answer_may_be_tried_again(page: Page, server: Server) -> None:
    known = with_answer("outlast", "end", right=False)
    page.goto(f"/puzzles/outlast/{known.id}")
    page.locator('[data-move="end"]').first.click()
    card = page.get_by_role("region", name="Puzzles")
    expect(card.get_by_role("heading", name=re.compile("not the best", re.I))).to_be_visible()
    expect(card.get_by_text("your chance to win is")).to_be_visible()
    # The solution is not told before somebody asks for it.
    expect(card.get_by_role("list").get_by_text("Solution")).to_have_count(0)
    check_both_themes(page)
    assert kept(page)["streak"] == 0
    assert kept(page)["rating"] < 1200
    card.get_by_role("button", name="Try once more").click()
    expect(page.get_by_role("button", name="Give me a hint")).to_be_visible()


def test_a_right_answer_counts_once(page: Page, server: Server) -> None:
    known = with_answer("outlive", "done", right=True)
    page.goto(f"/puzzles/outlive/{known.id}")
    page.locator('[data-move="done"]').first.click()
    card = page.get_by_role("region", name="Puzzles")
    expect(card.get_by_role("heading", name=re.compile("^Yes: "))).to_be_visible()
    expect(card.get_by_role("link", name="Next puzzle")).to_be_visible()
    check_both_themes(page)
    solver = kept(page)
    assert (solver["streak"], solver["seen"]) == (1, {"outlive": {known.id: "first"}})
    assert solver["rating"] > 1200
    page.reload()
    page.locator('[data-move="done"]').first.click()
    expect(card.get_by_role("heading", name=re.compile("^Yes: "))).to_be_visible()
    assert kept(page) == solver


@pytest.mark.parametrize("game", games.names())
def test_the_solution_is_walked_through_and_played_on(
    page: Page, server: Server, game: str
) -> None:
    known = next(iter(book_of(games.load(game)).puzzles.values()))
    page.goto(f"/puzzles/{game}/{known.id}")
    page.get_by_role("button", name="Show the solution").click()
    card = page.get_by_role("region", name="Puzzles")
    expect(card.get_by_text(re.compile("Solution, step 1 of"))).to_be_visible()
    expect(card.get_by_text("How often bots solve it")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(card.get_by_role("button", name="Back")).to_be_enabled(timeout=30_000)
    card.get_by_role("button", name="Back").click()
    expect(card.get_by_role("button", name="Back")).to_be_disabled()
    assert kept(page)["seen"][game] == {known.id: "missed"}
    check_both_themes(page)
    card.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def test_todays_five_are_solved_one_after_the_other(page: Page, server: Server) -> None:
    page.goto("/puzzles/outlast")
    five = page.get_by_role("region", name="Today’s five")
    expect(five.get_by_text("5 left")).to_be_visible()
    links = five.get_by_role("listitem").get_by_role("link")
    ids = [str(link.get_attribute("href")).split("/")[-1] for link in links.all()]
    book = book_of(games.load("outlast")).puzzles
    ratings = [book[one].rating for one in ids]
    assert ratings == sorted(ratings)
    assert len(set(ids)) == 5
    check_both_themes(page)
    five.get_by_role("link", name="Solve number 1").click()
    card = page.get_by_role("region", name="Puzzles")
    for number, one in enumerate(ids, 1):
        page.wait_for_url(f"**/puzzles/outlast/{one}")
        expect(card.get_by_text(f"Today’s five, number {number}")).to_be_visible()
        card.get_by_role("button", name="Show the solution").click()
        if number < 5:
            expect(card.get_by_text(f"Today’s five: {number} of 5 answered.")).to_be_visible()
        else:
            expect(card.get_by_text("You solved 0 of today’s five")).to_be_visible()
        if number == 4:
            page.goto("/puzzles/outlast")
            expect(five.get_by_text("1 left")).to_be_visible()
            other = five.get_by_role("link", name="Number 4, not solved at the first try")
            expect(other).to_be_visible()
            check_both_themes(page)
            five.get_by_role("link", name="Number 5, open").click()
        elif number < 4:
            page.reload()
            card.get_by_role("link", name="Skip").click()
    answers = kept(page)["fives"]
    assert list(answers.values()) == [{"outlast": dict.fromkeys(ids, "missed")}]
    page.goto("/study")
    expect(page.get_by_text("Today’s five: 5 of 5")).to_be_visible()
    expect(page.get_by_text("Today’s five: 0 of 5")).to_have_count(3)
    page.goto("/profile")
    row = page.locator("dl > div", has_text="Today’s five, solved at the first try")
    expect(row).to_contain_text("0 of 5")


def test_an_unknown_puzzle_is_refused(page: Page, server: Server) -> None:
    page.goto("/puzzles/outlast/moon")
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="You and puzzles")).to_be_visible()


def test_phones_and_german(phone: Page, server: Server) -> None:
    phone.add_init_script("localStorage['holdfast.settings'] = '{\"language\": \"de\"}'")
    phone.goto("/puzzles/outlive")
    expect(phone.get_by_role("heading", name="Du und die Aufgaben")).to_be_visible()
    expect(phone.get_by_role("link", name="Nummer 1 lösen")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    phone.get_by_role("link", name="Aufgabe lösen").click()
    expect(phone.get_by_role("button", name="Tipp geben")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_both_themes(phone)
    phone.get_by_role("button", name="Lösung zeigen").click()
    expect(phone.get_by_text(re.compile("Lösung, Schritt 1 von"))).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
