"""Two people at a table of Exoworld: cards change hands, Protocols answer in the other's turn."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect
from tests.web.house import House
from tests.web.outpost import Crewmate, open_outpost

NewContext = Callable[[], BrowserContext]


def test_a_transfer_a_request_and_a_protocol_in_the_others_turn(
    page: Page, new_context: NewContext, house: House
) -> None:
    table = open_outpost(house, "person", "person", position="all-hands")
    anna = Crewmate(page).sit(table, 0)
    ben = Crewmate(new_context().new_page()).sit(table, 1)
    cleo = Crewmate(new_context().new_page()).sit(table, None)
    expect(ben.page).to_have_title("Anna plays: Exoworld Survival")

    # Anna takes a card from Ben, who is asked first.
    crew = page.get_by_role("region", name="Crew")
    crew.get_by_role("button", name="Ice Drill").click()
    expect(ben.prompt).to_contain_text("Anna would like your Ice Drill. Do you agree?")
    expect(cleo.glowing).to_have_count(0)
    ben.play("yes")
    expect(anna.card("M06")).to_be_visible()
    for mate in (anna, ben, cleo):
        expect(mate.log).to_contain_text("Ben gives Anna the Ice Drill.")
    expect(anna.prompt).to_contain_text("1 actions left")

    # His Protocol can be taken, too; she asks him to play it instead.
    crew.get_by_role("button", name="All Hands").click()
    anna.prompt.locator('[data-move="ask:P06"]').click()
    expect(ben.prompt).to_contain_text("Anna asks you to play All Hands now.")
    ben.play("yes")
    expect(anna.prompt).to_contain_text("3 actions left")

    # Before the update Ben plays another one of his own accord; the gauges are the choices.
    assert anna.ready()
    anna.play("end")
    expect(ben.prompt).to_contain_text("Do you play a Protocol before it?")
    expect(page).to_have_title("Ben plays: Exoworld Survival")
    ben.card("P02").click()
    expect(ben.prompt).to_contain_text("Which supply gains 3?")
    life = ben.page.get_by_role("region", name="Life support")
    life.get_by_role("button", name="water: supply 8").click()
    for mate in (anna, ben, cleo):
        expect(mate.log).to_contain_text("Ben plays Strict Rationing.")
        expect(mate.log).to_contain_text("water 3, now 11")
    expect(ben.page).to_have_title("● Your turn: Exoworld Survival")


def test_a_refusal_costs_nothing(page: Page, new_context: NewContext, house: House) -> None:
    table = open_outpost(house, "person", "person", position="all-hands")
    anna = Crewmate(page).sit(table, 0)
    ben = Crewmate(new_context().new_page()).sit(table, 1)
    # She gives: her card first, then the partner, who glows.
    anna.card("M03").click()
    page.get_by_role("region", name="Crew").locator('[data-move="give:1:M03"]').click()
    expect(ben.prompt).to_contain_text("Anna offers you the Algae Tank. Do you agree?")
    ben.play("no")
    expect(anna.log).to_contain_text("Ben refuses the transfer with Anna.")
    expect(anna.prompt).to_contain_text("2 actions left")
    anna.card("M03").click()
    expect(page.locator('[data-move="give:1:M03"]')).to_have_count(0)


def test_hidden_hands_show_colours_only(page: Page, new_context: NewContext, house: House) -> None:
    options = {"incommunication": "on", "first": "seat-1"}
    table = open_outpost(house, "person", "person", options=options)
    anna = Crewmate(page).sit(table, 0)
    ben = Crewmate(new_context().new_page()).sit(table, 1)
    anna.play("keep_character:0")
    ben.play("keep_character:0")
    assert anna.ready()
    hand = table.view(1)["view"]["players"][1]["hand"]
    seen = table.view(0)["view"]["players"][1]
    assert seen["hand"] is None
    assert sum(seen["classes"].values()) == len(hand) == 2
    crew = page.get_by_role("region", name="Crew")
    expect(crew.locator("[data-card]")).to_have_count(0)
    expect(crew.locator('[data-move^="take_class:1:"]').first).to_be_visible()
    expect(ben.hand.locator("[data-card]")).to_have_count(2)


def test_one_speaks_only_for_oneself(page: Page, new_context: NewContext, house: House) -> None:
    """Leaving is asked for in the menu, twice; what the others see says so."""
    table = open_outpost(house, "person", "person", "person", position="showcase")
    mate = Crewmate(page).sit(table, 0)
    assert mate.ready()
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("complementary", name="Menu")
    expect(menu.get_by_role("button", name="Ask to join")).to_have_count(0)
    leave = menu.get_by_role("button", name="Leave after this turn")
    expect(leave).to_have_count(1)
    leave.click()
    menu.get_by_role("button", name="Sure? Your cards are discarded after this turn.").click()
    ben = Crewmate(new_context().new_page()).sit(table, 1)
    expect(ben.log).to_contain_text("Anna will leave after this turn.")
    assert mate.ready()
