"""What a screen shows of Exoworld: views, forecasts, previews, reasons."""

import random

import pytest
from tests.games.exoworld.random_play import positions
from tests.games.exoworld.table import member, module, new_game, prepare

from holdfast.games.exoworld import GAME
from holdfast.kernel.record import NOBODY
from holdfast.kernel.wording import Wording, phrase

BASE = {"1,0": module("M09", LEAK_O=1), "2,0": module("M03", FROZ=1), "0,1": "M17"}


def test_a_view_shows_the_whole_table() -> None:
    crew = [
        member("C01", at="1,0", hand=["M05", "P01"], issues=["DEH"]),
        member("C02", fatigue=True),
    ]  # fmt: skip
    table = prepare(base=BASE, crew=crew, supplies=[5, 1, 9, 9], actions_left=3, turn=4)
    view = GAME.view(table.position, 0).model_dump()
    assert (view["turn"], view["step"], view["actions_left"]) == (4, "actions", 3)
    gauges = {gauge["resource"]: gauge for gauge in view["gauges"]}
    assert [gauges[r]["level"] for r in "OWFE"] == table.levels == [-1, -2, 0, 0]
    assert (gauges["O"]["leaks"], gauges["O"]["next"]) == (1, 3)
    assert (gauges["W"]["next"], gauges["W"]["short"]) == (0, 1)
    assert view["at_goal"] == 2
    places = {(place["x"], place["y"]): place for place in view["locations"]}
    assert places[1, 0]["effects"] == {"O": 1, "F": 2, "E": -2}
    assert (places[2, 0]["frozen"], places[2, 0]["contributes"]) == (True, {})
    assert (places[0, 0]["module"], places[0, 0]["pawns"]) == (None, [1])
    first, second = view["crew"]
    assert (first["hand_limit"], first["printed_limit"]) == (4, 6)
    assert first["issues"] == [{"issue": "DEH", "colour": "blue", "have": 2, "need": 3}]
    assert second["fatigue"]
    assert view["players"][0]["hand"] == ["M05", "P01"]
    assert view["cards"]["M05"]["effects"] == {"W": 1, "E": -1}
    assert view["stock"]["LEAK_O"] == 2


def test_the_clock_says_what_kills_first() -> None:
    table = prepare(supplies=[2, 20, 20, 20], emergency=3, actions_left=1)
    clock = GAME.view(table.position, 0).model_dump()["clock"]
    assert clock["dry"]["O"] == 2
    assert clock["defeat"] == 3  # 2, then 1 left of the reserve, then none
    assert [turn["emergency"] for turn in clock["turns"]] == [3, 1, 0]
    assert clock["mood"] == "tinted"
    safe = GAME.view(prepare(base={"1,0": "M09"}, actions_left=1).position, 0).model_dump()
    assert safe["clock"]["mood"] in ("calm", "tinted")


def test_the_forecast_is_what_the_next_update_does() -> None:
    for seed in range(12):
        table = prepare(base=BASE, supplies=[4, 3, 2, 1], emergency=9, events=["EN31"],
                        seed=seed, actions_left=1)  # fmt: skip
        shown = GAME.view(table.position, 0).model_dump()
        table.play("end")
        assert table.supplies == [gauge["next"] for gauge in shown["gauges"]]
        assert table.emergency == shown["emergency"]["next"]


@pytest.mark.clause("EX-SET-9")
def test_the_odds_of_a_critical_event() -> None:
    view = GAME.view(new_game(3).position, 0).model_dump()["events"]
    assert (view["critical_next"], view["critical_within_3"]) == (20, 60)
    gone = ["EN10", "EN11", "EN12", "EN13"]
    view = GAME.view(prepare(event_discard=gone, actions_left=1).position, 0).model_dump()["events"]
    assert view["critical_next"] == 100  # four Normal cards of the block are out
    table = prepare(event_discard=["EC02", *gone[:2]], actions_left=1)
    view = GAME.view(table.position, 0).model_dump()["events"]
    assert (view["critical_next"], view["critical_within_3"]) == (0, 20)
    assert view["blocks"][0] == {"left": 2, "critical_out": True, "critical_at": 0}
    later = prepare(event_discard=[*gone[:2], "EC02"], actions_left=1)
    assert GAME.view(later.position, 0).model_dump()["events"]["blocks"][0]["critical_at"] == 2


def test_views_are_made_for_everybody_at_any_time() -> None:
    for position in positions(20, 4):
        seats = [seat for seat in range(5) if position.state.players[seat].seated]
        for viewer in (NOBODY, *seats):
            view = GAME.view(position, viewer).model_dump()
            assert [player["seat"] for player in view["players"]] == seats
            assert view["step"] in ("setup", "w1", "actions", "event", "w3", "update", "end")
            if view["hands_hidden"]:
                assert all(p["hand"] is None for p in view["players"] if p["seat"] != viewer)
        chart = GAME.chart(position)
        assert len(chart["levels"]) == len(chart["supplies"]) == 4  # type: ignore[arg-type]


def test_keys_are_unique_and_lead_back_to_their_moves() -> None:
    for position in positions(20, 3):
        moves = GAME.legal(position)
        keys = [GAME.key(position, move) for move in moves]
        assert len(set(keys)) == len(keys)
        assert [GAME.move(position, key) for key in keys] == moves


def test_no_two_options_lead_to_the_same_position() -> None:
    for position in positions(40, 8):
        if GAME.decision(position) in ("w1", "w3", "pay", "kind", "disc", "limit", "cell"):
            ends = set()
            for move in GAME.legal(position):
                after = position.copy()
                GAME.play(after, move)
                ends.add(bytes(after))
            assert len(ends) == len(GAME.legal(position))


def test_previews_change_nothing_and_know_no_secrets() -> None:
    rng = random.Random(2)
    for position in positions(20, 6):
        before = bytes(position)
        elsewhere = GAME.determinize(position, position.to_move, 7)
        for move in rng.sample(GAME.legal(position), min(4, len(GAME.legal(position)))):
            assert GAME.preview(position, move) == GAME.preview(elsewhere, move)
        assert bytes(position) == before


def test_the_preview_of_a_deploy_is_what_it_does() -> None:
    crew = [member(hand=["M09", "M05", "M06", "M07"])]
    table = prepare(crew=crew, actions_left=4)
    seen = GAME.preview(table.position, GAME.move(table.position, "deploy:M09:E"))
    assert seen["levels"] == [-1, -2, 0, -2]
    assert (seen["cost"], seen["wins"], seen["at_goal"]) == (1, False, 1)
    assert len(seen["payment"]) == 2
    table.play("deploy:M09:E", *(f"pay:{card}" for card in seen["payment"]))
    assert table.levels == seen["levels"]


def test_a_move_is_said_before_it_is_put_into_a_language() -> None:
    crew = [member(hand=["M09", "M05", "M06", "M07"])]
    table = prepare(crew=crew, base={"0,1": "M03"}, actions_left=4)
    say = GAME.screen.say
    assert say is not None
    deploy = say(table.position, GAME.move(table.position, "deploy:M09:E"))
    assert deploy.title == phrase("choice-deploy", card="@card-M09", place=EAST)
    assert deploy.label == phrase("label-deploy")
    assert deploy.notes[0] == phrase("choice-pays", cards="@card M05:1 M06:1")
    assert [note.key for note in deploy.notes[1:4]] == ["preview-level"] * 3
    walk = say(table.position, GAME.move(table.position, "move:0,1"))
    place = phrase("module-go", module="@card-M03")
    assert walk == Wording(title=phrase("choice-move", place=place))


EAST = phrase("space-straight", way="E", count=1)


@pytest.mark.parametrize(
    ("key", "english", "german"),
    [
        (
            "deploy:M09:N",
            "Deploy the Hydroponic Farm 2 spaces north of the Home Base",
            "„Hydrokulturfarm“ 2 Felder nördlich der Heimatbasis bauen",
        ),
        (
            "deploy:M09:E",
            "Deploy the Hydroponic Farm 1 north and 1 east of the Home Base",
            "„Hydrokulturfarm“ 1 nördlich und 1 östlich der Heimatbasis bauen",
        ),
        ("move:0,0", "Walk to the Home Base", "Zur Heimatbasis gehen"),
        ("move:-1,0", "Walk to the Ice Drill", "Zu „Eisbohrer“ gehen"),
        (
            "move:0,-1",
            "Walk to the Algae Tank (south of the Home Base)",
            "Zu „Algentank“ gehen (südlich der Heimatbasis)",
        ),
        (
            "shut_down:here",
            "Shut down the Algae Tank (north of the Home Base)",
            "„Algentank“ (nördlich der Heimatbasis) abschalten",
        ),
        ("produce", "Produce oxygen", "Sauerstoff erzeugen"),
    ],
)
def test_places_are_named_and_told_apart(key: str, english: str, german: str) -> None:
    """Check that a module's name is made unique only where two have it, and without coordinates."""
    crew = [member(at="0,1", hand=["M09", "M05", "M06"])]
    table = prepare(crew=crew, base={"0,1": "M03", "0,-1": "M03", "-1,0": "M06"}, actions_left=4)
    title = GAME.screen.say(table.position, GAME.move(table.position, key)).title
    assert [GAME.text(language).say(title) for language in ("en", "de")] == [english, german]


def test_a_winning_move_says_so() -> None:
    base = {
        "1,0": "M03", "0,1": "M10", "1,1": "M11", "2,0": "M06", "-1,0": "M17", "2,1": "M05",
        "3,0": "M05",
    }  # fmt: skip
    table = prepare(base=base, crew=[member(at="3,0")], actions_left=4)
    seen = GAME.preview(table.position, GAME.move(table.position, "shut_down:here"))
    assert seen["wins"]
    assert "preview-wins" in [line["key"] for line in seen["lines"]]


@pytest.mark.parametrize(
    ("kind", "args", "reason", "clause"),
    [
        ("deploy", {"kind": 4, "direction": 0}, "too-dear", "EX-DEP-3"),
        ("deploy", {"kind": 5, "direction": 0}, "not-in-hand", "EX-DEP-1"),
        ("deploy", {"kind": 4, "direction": 1}, "space-taken", "EX-DEP-1"),
        ("deploy", {"kind": 7, "direction": 2}, "place-far", "EX-DEP-4"),
        ("move", {"cell": 60}, "stand-here", "EX-MOVE-1"),
        ("move", {"cell": 0}, "no-location", "EX-MOVE-2"),
        ("produce", {}, "produce-home", "EX-PRO-2"),
        ("shut_down", {"place": 0}, "shut-home", "EX-SHUT-3"),
        ("shut_down", {"place": 1}, "not-here", "EX-SHUT-1"),
        ("repair", {"token": 0, "place": 0}, "no-such-token", "EX-REP-1"),
        ("give", {"seat": 1, "kind": 4}, "not-together", "EX-XFER-2"),
        ("skill", {}, "passive-skill", "EX-SKILL-4"),
        ("item", {"item": 0}, "not-in-hand", "EX-ITEM-1"),
        ("protocol", {"protocol": 2}, "wrong-moment", "EX-PROT-3"),
        ("protocol", {"protocol": 0}, "not-in-hand", "EX-PROT-1"),
        ("ask", {"protocol": 0}, "nobody-holds", "EX-PROT-5"),
        ("pay", {"kind": 0}, "asked-act", "EX-VIS-4"),
    ],
)
def test_why_a_move_is_not_allowed(
    kind: str, args: dict[str, int], reason: str, clause: str
) -> None:
    crew = [member("C07", hand=["M05", "M08", "P03"]), member("C05", at="1,0")]
    table = prepare(base={"1,0": "M03"}, crew=crew, actions_left=2)
    answer = GAME.why(table.position, GAME.moves.encode(kind, **args))
    assert answer.reason.key == f"why-{reason}"
    assert clause in answer.clauses


def test_an_ended_game_shows_how_it_ended() -> None:
    table = prepare(events=["EN10"], supplies=[0, 9, 9, 9], emergency=3, actions_left=1)
    view = GAME.view(table.play("end").position, 0).model_dump()
    assert (view["step"], view["outcome"]) == ("over", "lost")
    assert [(s.rank, s.points) for s in GAME.result(table.position)] == [(2, 0), (2, 0)]
