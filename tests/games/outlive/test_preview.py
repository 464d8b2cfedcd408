"""The wording of moves in Outlive: what it announces is what happens, in both languages."""

from __future__ import annotations

import pytest
from tests.games.outlive.table import Table, me, prepare, rival

from holdfast.games.outlive import GAME
from holdfast.games.outlive.wording import say
from holdfast.kernel.events import Event
from holdfast.kernel.translations import LANGUAGES
from holdfast.kernel.wording import Phrase, phrase
from holdfast.table.wording import one_line


def terminal_line(table: Table, key: str, language: str = "en") -> str:
    """Return the line by which a terminal offers a move."""
    hidden = GAME.hide(table.position, table.decider)
    return one_line(GAME, hidden, GAME.move(table.position, key), GAME.text(language), "ABCD")


def preview(table: Table, key: str) -> dict[str, object]:
    return GAME.preview(table.position, GAME.move(table.position, key))


def notes_of(table: Table, key: str) -> list[Phrase]:
    """Return the notes of a move."""
    return list(say(table.position, GAME.move(table.position, key)).notes)


def test_a_move_is_said_without_a_language() -> None:
    galleys = ["r_galley", "r_galley"]
    table = prepare(me(rooms=galleys, built={"r_galley": 1}, airlock=1), at="build")
    move = say(table.position, GAME.move(table.position, "move-in:r_galley"))
    assert move.title == phrase("choice-move-in", slot="@room-r_galley")
    table = prepare(me(rooms=galleys, built={"r_galley#2": 1}, airlock=1), at="build")
    move = say(table.position, GAME.move(table.position, "move-in:r_galley#2"))
    second = phrase("room-copy", room="@room-r_galley", copy="2")
    assert move.title == phrase("choice-move-in", slot=second)
    assert terminal_line(table, "move-in:r_galley#2", "de").startswith(
        "Überlebenden versetzen: Kombüse 2 ("
    )


@pytest.mark.clause("OL-REP-2")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Repair the Axe for free (Axe works"),
        ("de", "Axt kostenlos reparieren (Axt wirkt"),
    ],
)
def test_a_free_repair_can_be_said(language: str, words: str) -> None:
    table = prepare(
        me(broken=["axe"], rooms=["r_auto"], built={"r_auto": 3}, store={"wood": 3}), at="repair"
    )
    assert terminal_line(table, "repair:axe:all", language).startswith(words)


def under_interrogation() -> Table:
    heroes = {"3a": "silent", "3b": "fair", "4": "mine", "5": "dam"}
    victim = rival(
        heroes={"3a": "forest", "3b": "fair", "4": "silent", "5": "base"},
        standing=["3a"],
        store={"wood": 3, "cans": 1},
    )
    aggressor = me(
        heroes=heroes, rooms=["r_interro"], built={"r_interro": 4}, store={"munitions": 2}
    )
    return prepare(aggressor, victim, first=1).play("move:5:forest").until("tribute")


@pytest.mark.clause("OL-PRES-9")
def test_who_chooses_the_tribute_is_told_that_it_comes() -> None:
    table = under_interrogation()
    assert table.decider == 0
    notes = notes_of(table, "give:cans")
    assert notes[0] == phrase("preview-gains", tokens="@tokens cans:1")
    assert not [note for note in notes if note.key == "preview-gives-up"]
    assert terminal_line(table, "give:wood").startswith("Take 1 Wood (You get 1 Wood; ")
    assert terminal_line(table, "give:wood", "de").startswith("1 Holz nehmen (Du erhältst 1 Holz; ")
    before = preview(table, "give:wood")["missing"]
    assert preview(table, "give:cans")["missing"] == int(str(before)) - 1
    table.play("give:cans")
    assert table.store(0)["cans"] == 1


@pytest.mark.clause("OL-PRES-8")
def test_who_owes_the_tribute_is_told_that_it_goes() -> None:
    victim = rival(
        heroes={"3a": "forest", "3b": "fair", "4": "silent", "5": "base"},
        standing=["3a"],
        store={"wood": 3, "cans": 1},
    )
    heroes = {"3a": "silent", "3b": "fair", "4": "mine", "5": "dam"}
    table = prepare(me(heroes=heroes), victim, first=1).play("move:5:forest").until("tribute")
    assert table.decider == 1
    assert terminal_line(table, "give:wood").startswith("Give up 1 Wood (You give up 1 Wood; ")


@pytest.mark.clause("OL-EQ-3")
@pytest.mark.parametrize(
    ("tool", "place", "start", "count", "gained"),
    [
        ("axe", "forest", "dam", 2, {"wood": 4}),
        ("axe", "forest", "dam", 4, {"wood": 5}),  # the stock ends before the tool does
        ("jerrycan", "dam", "silent", 2, {"water": 3}),
        ("pickaxe", "mine", "ship:5", 1, {"metal": 3}),
    ],
)
def test_what_a_tool_adds_to_a_harvest_is_foreseen(
    tool: str, place: str, start: str, count: int, gained: dict[str, int]
) -> None:
    heroes = {"3a": "fair", "3b": "base", "4": "blackwood", "5": start}
    table = prepare(me(heroes=heroes, repaired=[tool], store={"chips": 1}), stock={place: 5})
    table.play(f"move:5:{place}").until("act")
    if place == "dam":
        table.play("open-dam")
    had, key = table.store(0), f"scavenge:{count}"
    assert preview(table, key)["take"] == gained
    assert phrase("preview-uses", card=f"@equipment-{tool}") in notes_of(table, key)
    table.play(key)
    assert {name: n for name, n in table.store(0).items() if n != had.get(name)} == gained


@pytest.mark.clause("OL-EQ-3")
def test_the_jerrycan_counts_in_the_forecast_of_the_night() -> None:
    heroes = {"3a": "fair", "3b": "base", "4": "blackwood", "5": "silent"}
    rooms = {"rooms": ["r_nursery"], "built": {"r_nursery": 4, "r_crisis": 4, "r_build": 3}}
    shelter = {"heroes": heroes, "store": {"chips": 1}, "airlock": 4, **rooms}

    def forecast(*repaired: str) -> tuple[object, object]:
        table = prepare(me(**shelter, repaired=repaired), stock={"dam": 6})
        foreseen = preview(table, "move:5:dam")
        return foreseen["take"], foreseen["missing"]

    (water, missing), (more, fewer) = forecast(), forecast("jerrycan")
    assert (water, more) == ({"water": 5}, {"water": 6})
    assert int(str(fewer)) == int(str(missing)) - 1


@pytest.mark.clause("OL-RAD-5")
def test_the_log_tells_how_far_the_gauge_rose() -> None:
    store = {"water": 3, "cans": 3}
    table = prepare(me(gauge=-10, built={"r_crisis": 4}, store=store), day=5, at="feed")
    table.play("feed:1")
    risen = table.happened("gauge-rose")
    assert [(event["by"], event["gauge"]) for event in risen] == [(1, -11)]
    assert table.people(0) == 2  # the other two steps


@pytest.mark.clause("OL-RAD-5")
def test_a_shelter_tells_what_the_skull_would_take() -> None:
    table = prepare(me(gauge=-10, built={"r_build": 3}), day=6)
    radiation = GAME.view(table.position, 0).players[0].radiation
    assert (radiation.level, radiation.rise, radiation.lost) == (3, 1, 2)
    nobody = prepare(me(gauge=-11, airlock=0), day=6)
    radiation = GAME.view(nobody.position, 0).players[0].radiation
    assert (radiation.rise, radiation.lost) == (0, 0)


# German

SENTENCES = [
    ("preview-tonight", {"missing": 1, "bill": 3, "spare": 0}, "Heute Nacht: 1 von 3 fehlt"),
    ("preview-tonight", {"missing": 2, "bill": 3, "spare": 0}, "Heute Nacht: 2 von 3 fehlen"),
    ("preview-tonight-change", {"before": 2, "after": 1}, "Heute Nacht: 2 fehlen → 1 fehlt"),
    ("preview-tonight-change", {"before": 0, "after": 2}, "Heute Nacht: alle satt → 2 fehlen"),
    ("ui-short-of", {"count": 1, "bill": 3}, "1 von 3 fehlt"),
    ("preview-population", {"people": 1}, "Danach hast du 1 Überlebenden."),
    ("preview-skull", {"count": 1},
     "Deine Strahlung würde über den Totenkopf steigen: Du würdest 1 Überlebenden verlieren."),
    ("ui-rank-tie-supplies", {"supplies": 1}, "1 Gut entschied bei Gleichstand"),
    ("event-fed", {"player": "Ada", "upkeep": 3, "rows": 1, "missing": 1},
     "Ada ernährt die Zuflucht: 3 für Räume, 1 für die Luftschleuse, 1 fehlt."),
    ("event-refused", {"player": "Ada", "immune": 0, "gear": 0, "munitions": 1, "pressure": 2},
     "Ada wehrt sich mit 1 Munition: 2 Druck bleiben."),
    ("event-refused", {"player": "Ada", "immune": 0, "gear": 1, "munitions": 0, "pressure": 0},
     "Ada wehrt sich mit Kampfausrüstung: Kein Druck bleibt."),
    ("event-game-over", {"winners": 1, "player": "Ada", "points": 1}, "Ada gewinnt mit 1 Punkt."),
    ("ui-headline", {"day": 0, "days": 6}, "Aufbau"),
    ("event-refused", {"player": "Ada", "immune": 0, "gear": 0, "munitions": 0, "pressure": 1},
     "Ada wehrt sich nicht: 1 Druck bleibt."),
]  # fmt: skip


@pytest.mark.parametrize(("key", "args", "words"), SENTENCES)
def test_german_counts_and_articles(key: str, args: dict[str, int | str], words: str) -> None:
    assert GAME.text("de")(key, **args) == words


LOG = [
    ("move:5:mine", "moved", "Ada’s 5 goes from the Cargo Ship to the Mine.",
     "Die 5 von Ada geht vom Frachtschiff in die Mine."),
    ("scavenge:1", "scavenged", "Ada scavenges 1 Metal in the Mine.",
     "Ada sammelt 1 Metall in der Mine."),
]  # fmt: skip


def test_the_log_names_places_with_their_prepositions() -> None:
    heroes = {"3a": "fair", "3b": "base", "4": "blackwood", "5": "ship"}
    table = prepare(me(heroes=heroes))
    for key, kind, *sentences in LOG:
        table.play(key)
        event = next(Event(kind, args) for args in table.happened(kind))
        for language, sentence in zip(LANGUAGES, sentences, strict=True):
            assert GAME.sentence(table.position, event, language, ("Ada", "Ben")) == sentence


def test_two_heroes_of_a_strength_are_told_apart_by_their_places() -> None:
    heroes = {"3a": "dam", "3b": "silent", "4": "fair", "5": "ship"}
    table = prepare(me(heroes=heroes))
    assert terminal_line(table, "move:3a:base").startswith(
        "Send the 3 from the Dam to the Military Base ("
    )
    assert terminal_line(table, "move:3b:base").startswith(
        "Send the 3 from Silent Peak to the Military "
    )
    german = "Die 3 aus Silent Peak in die Militärbasis schicken ("
    assert terminal_line(table, "move:3b:base", "de").startswith(german)


@pytest.mark.clause("OL-CITY-1", "OL-EQ-2")
def test_a_tool_on_display_says_what_it_is_good_for() -> None:
    heroes = {"3a": "dam", "3b": "base", "4": "fair", "5": "ship"}
    table = prepare(me(heroes=heroes), display={"silent": ["bow", "axe", "exo"]})
    table.play("move:5:silent")
    assert notes_of(table, "take:bow")[:2] == [
        phrase("preview-once-repaired", use="@use-bow"),
        phrase("preview-repair-cost", tokens="@tokens wood:2 metal:1"),
    ]


def test_german_words_are_those_of_the_rulebook() -> None:
    source = (GAME.folder / "text" / "de.ftl").read_text(encoding="utf-8")
    words = "\n".join(row.partition(" = ")[2] for row in source.splitlines())
    for wrong in (
        "Gerät", "Defekt", "aputt", "Fähigkeit", "überwind", "Schrott\n", "verweigern",
        "evor Konvoi", "nimmt Konvoi",
    ):  # fmt: skip
        assert wrong not in words
    assert "Konvoi nimmt" not in words.replace("Der Konvoi nimmt", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_finds_every_number_of_its_headline(language: str) -> None:
    for position in (GAME.new({"players": 2}, 1), GAME.named_position("showcase")):
        chart = {k: n for k, n in GAME.chart(position).items() if not isinstance(n, list)}
        assert GAME.text(language)("ui-headline", **chart)
