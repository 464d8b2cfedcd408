"""Two people at a table of Exoworld: transfers of cards, and Protocols in the other's turn."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.web.games.exoworld import Crewmate, open_exoworld
from tests.web.server import OpenTable, Server

NewContext = Callable[[], BrowserContext]


@pytest.mark.long
def test_a_transfer_a_request_and_a_protocol_in_the_others_turn(
    page: Page, new_context: NewContext, server: Server
) -> None:
    table = open_exoworld(server, "person", "person", position="all-hands")
    anna = Crewmate(page).sit(table, 0)
    ben = Crewmate(new_context().new_page()).sit(table, 1)
    cleo = Crewmate(new_context().new_page()).sit(table, None)
    expect(ben.page).to_have_title("Anna’s turn: Exoworld Survival")

    # Anna takes a card from Ben, who is asked first.
    crew = page.get_by_role("region", name="Crew")
    crew.get_by_role("button", name="Ice Drill").click()
    expect(ben.prompt).to_contain_text("Anna asks for your Ice Drill. Do you hand it over?")
    expect(cleo.glowing).to_have_count(0)
    ben.play("yes")
    expect(anna.card("M06")).to_be_visible()
    for mate in (anna, ben, cleo):
        expect(mate.log).to_contain_text("Ben gives Anna the Ice Drill.")
    expect(anna.prompt).to_contain_text("1 action left")

    # His Protocol can be taken, too; she asks him to play it instead.
    crew.get_by_role("button", name="All Hands").click()
    anna.prompt.locator('[data-move="ask:P06"]').click()
    expect(ben.prompt).to_contain_text(
        "Anna asks you to play All Hands: The active player gets 2 extra actions. "
        "Do you play it now?"
    )
    ben.play("yes")
    expect(anna.prompt).to_contain_text("3 actions left")

    # Before the update Ben plays another one of his own accord; the gauges are the choices.
    assert anna.wait_for_turn()
    anna.play("end")
    expect(ben.prompt).to_contain_text("Do you play Strict Rationing first?")
    expect(page).to_have_title("Ben’s turn: Exoworld Survival")
    ben.card("P02").click()
    expect(ben.prompt).to_contain_text("which supply rises by 3?")
    life = ben.page.get_by_role("region", name="Life support")
    life.get_by_role("button", name="water: supply 8").click()
    for mate in (anna, ben, cleo):
        expect(mate.log).to_contain_text("Ben plays Strict Rationing.")
        expect(mate.log).to_contain_text("A Protocol adds 3 water, now 11.")
    expect(ben.page).to_have_title("● Your turn: Exoworld Survival")


@pytest.mark.long
def test_a_refusal_costs_nothing(page: Page, new_context: NewContext, server: Server) -> None:
    table = open_exoworld(server, "person", "person", position="all-hands")
    anna = Crewmate(page).sit(table, 0)
    ben = Crewmate(new_context().new_page()).sit(table, 1)
    # She gives: her card first, then the partner, who glows.
    anna.card("M03").click()
    page.get_by_role("region", name="Crew").locator('[data-move="give:1:M03"]').click()
    expect(ben.prompt).to_contain_text("Anna offers you the Algae Tank. Do you take it?")
    ben.play("no")
    expect(anna.log).to_contain_text("Ben refuses to exchange a card with Anna.")
    expect(anna.prompt).to_contain_text("2 actions left")
    anna.card("M03").click()
    expect(page.locator('[data-move="give:1:M03"]')).to_have_count(0)


@pytest.mark.long
def test_hidden_hands_show_colours_only(
    page: Page, new_context: NewContext, server: Server
) -> None:
    options = {"incommunication": "on", "first": "seat-1"}
    table = open_exoworld(server, "person", "person", options=options)
    anna = Crewmate(page).sit(table, 0)
    ben = Crewmate(new_context().new_page()).sit(table, 1)
    anna.play("keep_character:0")
    ben.play("keep_character:0")
    assert anna.wait_for_turn()
    hand = table.view(1)["view"]["players"][1]["hand"]
    seen = table.view(0)["view"]["players"][1]
    assert seen["hand"] is None
    assert sum(seen["classes"].values()) == len(hand) == 2
    crew = page.get_by_role("region", name="Crew")
    expect(crew.locator("[data-card]")).to_have_count(0)
    expect(crew.locator('[data-move^="take_class:1:"]').first).to_be_visible()
    expect(ben.hand.locator("[data-card]")).to_have_count(2)


@pytest.mark.long
def test_one_speaks_only_for_oneself(page: Page, new_context: NewContext, server: Server) -> None:
    """Check that a player can ask to leave in the menu, after confirming it."""
    table = open_exoworld(server, "person", "person", "person", position="showcase")
    mate = Crewmate(page).sit(table, 0)
    assert mate.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="Ask to join")).to_have_count(0)
    leave = menu.get_by_role("button", name="Leave after this turn")
    expect(leave).to_have_count(1)
    leave.click()
    menu.get_by_role("button", name="Sure? Your cards are discarded after this turn.").click()
    ben = Crewmate(new_context().new_page()).sit(table, 1)
    expect(ben.log).to_contain_text("Anna will leave after this turn.")
    assert mate.wait_for_turn()


def menu_of(page: Page) -> Locator:
    """Open the menu, and return it."""
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")


def end_turn(table: OpenTable) -> None:
    """Let everybody do as little as they can until the next turn, without a browser."""
    turn = table.view()["view"]["turn"]
    while (view := table.view())["view"]["turn"] == turn:
        seat = view["ask"]["seat"]
        keys = [move["key"] for move in table.view(seat)["moves"]]
        table.play(seat, next((key for key in ("end", "pass") if key in keys), keys[0]))


@pytest.mark.long
def test_a_friend_and_a_bot_join_a_running_game(
    page: Page, new_context: NewContext, server: Server
) -> None:
    table = open_exoworld(server, "person", "person", position="all-hands")
    anna = Crewmate(page).sit(table, 0)
    assert anna.wait_for_turn()
    menu = menu_of(page)
    menu.get_by_role("button", name="Friend, by link").click()
    menu.get_by_role("button", name="Another bot").click()
    seats = menu.get_by_role("listitem")
    expect(seats.filter(has_text="joins soon")).to_have_count(2)
    expect(anna.log).to_contain_text("A newcomer would like to join.")
    friend = seats.filter(has=page.get_by_role("button", name="Copy link"))
    expect(friend.filter(has_text="joins soon")).to_have_count(1)

    # A spectator may take the free seat.
    cleo = Crewmate(new_context().new_page()).sit(table, None)
    menu_of(cleo.page).get_by_role("button", name="Sit down").click()
    expect(cleo.page).not_to_have_url(table.link(None))
    expect(seats.filter(has_text="Guest")).to_contain_text("joins soon")

    end_turn(table)
    for mate in (anna, cleo):
        expect(mate.log).to_contain_text("Guest joins as")
    expect(cleo.hand.locator("[data-card]")).to_have_count(2)
    expect(page.get_by_role("list", name="Crew").get_by_role("listitem")).to_have_count(4)

    # The place is theirs after a reload, too.
    cleo.page.reload()
    expect(cleo.hand.locator("[data-card]")).to_have_count(2)


@pytest.mark.long
def test_a_place_is_taken_away_again(page: Page, server: Server) -> None:
    table = open_exoworld(server, "person", "person", position="all-hands")
    anna = Crewmate(page).sit(table, 0)
    assert anna.wait_for_turn()
    menu = menu_of(page)
    menu.get_by_role("button", name="Friend, by link").click()
    coming = menu.get_by_role("listitem").filter(has_text="joins soon")
    coming.get_by_role("button", name="Take the place away").click()
    expect(coming).to_have_count(0)
    expect(anna.log).to_contain_text("A newcomer no longer asks to join.")


@pytest.mark.long
def test_nobody_is_asked_at_the_start_of_a_turn_who_did_not_ask_for_it(
    page: Page, server: Server
) -> None:
    """Check that Ben, who holds Protocols, is asked in Anna's turn only if he wants (EX-PROT-9)."""
    table = open_exoworld(server, "person", "person", position="all-hands")
    ben = Crewmate(page).sit(table, 1)
    once = ben.prompt.get_by_role("checkbox", name="Ask me once, the next time")
    once.check()
    expect(once).to_be_checked()
    end_turn(table)
    end_turn(table)
    expect(ben.prompt).to_contain_text("Anna is about to act")
    ben.play("pass")
    expect(page).to_have_title("Anna’s turn: Exoworld Survival")
    expect(once).not_to_be_checked()

    other = open_exoworld(server, "person", "person", position="all-hands")
    end_turn(other)
    end_turn(other)
    ben.sit(other, 1)
    expect(page).to_have_title("Anna’s turn: Exoworld Survival")


@pytest.mark.long
def test_somebody_sits_down_beside(page: Page, server: Server) -> None:
    """Check that a newcomer at the same screen gets their turns there, also after a reload."""
    table = open_exoworld(server, "person", "heuristic", position="all-hands")
    anna = Crewmate(page).sit(table, 0)
    assert anna.wait_for_turn()
    menu_of(page).get_by_role("button", name="At this screen").click()
    expect(anna.log).to_contain_text("A newcomer would like to join.")
    anna.play("end")
    expect(anna.log).to_contain_text("Player 3 joins as")
    page.reload()
    expect(page).to_have_title("● Your turn: Exoworld Survival")
    assert anna.wait_for_turn()
