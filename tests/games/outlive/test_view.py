"""What a screen shows of Outlive: the position of the mock-up, previews, reasons."""

import random

import pytest
from tests.games.outlive.random_play import positions
from tests.games.outlive.table import me, prepare, rival

from holdfast.games.outlive import GAME

NORA = 2


def test_the_position_of_the_mock_up() -> None:
    position = GAME.named_position("showcase")
    view = GAME.view(position, NORA).model_dump()
    assert (view["day"], view["phase"], view["lap"], view["turn"]) == (3, "day", 3, NORA)
    assert [player["colour"] for player in view["players"]] == ["beige", "purple", "blue", "orange"]
    assert [player["points"]["total"] for player in view["players"]] == [14, 15, 14, 11]
    assert [player["people"] for player in view["players"]] == [10, 13, 11, 9]
    assert [(e["state"], e["event"], e["by"]) for e in view["convoy"][:4]] == [
        ("overcome", "ev_nomads", 0), ("in-force", "ev_wildfire", None),
        ("in-force", "ev_mutation", None), ("face-down", None, None),
    ]  # fmt: skip
    places = {place["id"]: place for place in view["places"]}
    assert {name: places[name]["stock"] for name in ("forest", "dam", "base", "mine", "fair")} == {
        "forest": 5, "dam": 2, "base": 10, "mine": 5, "fair": 4,
    }  # fmt: skip
    wild = places["fair"]["wild"]
    assert (wild["top"], wild["endurance"], wild["need"], wild["left"]) == ("wg5", 5, 6, 8)
    assert places["forest"]["strikes"] == [{"event": "ev_wildfire", "count": 4}]
    assert places["blackwood"]["city"]["display"] == ["crowbar", "detector", None]
    assert [places[city]["city"]["left"] for city in ("blackwood", "silent")] == [8, 7]
    assert [(s["survivor"], s["taken"]) for s in places["ship"]["spots"]] == [
        (False, True), (True, False), (False, True), (True, False),
    ]  # fmt: skip
    nora = view["players"][NORA]
    assert nora["bill"]["rooms"] == [1, 1, 3]
    assert (nora["bill"]["total"], nora["bill"]["missing"]) == (6, 1)
    assert [tile["paired"] for tile in nora["repaired"]] == [True, True]
    assert [room["kind"] for room in nora["rooms"] if room["full"]] == ["r_kitchen", "r_smoke"]
    assert nora["radiation"] == {"level": 2, "absorbed": 2, "rise": 0, "lost": 0}


def test_the_moves_of_the_mock_up() -> None:
    position = GAME.named_position("showcase")
    pressure = {
        GAME.key(position, move): GAME.preview(position, move)["pressure"]
        for move in GAME.legal(position)
    }
    assert {key: n for key, n in pressure.items() if ":4" in key} == {
        "move:4:silent": 0, "board:4:4": 1, "move:4:fair": 2,
    }  # fmt: skip
    fair = GAME.preview(position, GAME.move(position, "move:4:fair"))
    assert fair["steps"] == 2
    victims = [(v["seat"], v["pressure"], v["munitions"]) for v in fair["victims"]]
    assert victims == [(3, 1, 2), (1, 1, 0)]
    assert fair["take"] == {"chips": 4}
    assert fair["hunt"] == {
        "animal": "wg5", "need": 6, "points": 4, "munitions": 0,
        "weapons": ["shotgun", "beartrap"], "meat": 7,
    }  # fmt: skip
    assert fair["missing"] == 0
    assert {"missing": 0, "bill": 6, "spare": 6} in [line["args"] for line in fair["lines"]]
    base = GAME.why(position, GAME.moves.encode("move", hero=2, place=1))
    assert (base.clauses, base.reason.key) == (("OL-MOVE-3",), "why-own-hero")


def test_keys_are_unique_and_lead_back_to_their_moves() -> None:
    for position in positions(60, 3):
        moves = GAME.legal(position)
        keys = [GAME.key(position, move) for move in moves]
        assert len(set(keys)) == len(keys)
        assert [GAME.move(position, key) for key in keys] == moves


def test_views_are_made_for_everybody_at_any_time() -> None:
    for position in positions(40, 4):
        players = position.state.options.players
        for viewer in range(-1, players):
            view = GAME.view(position, viewer).model_dump()
            assert len(view["players"]) == players
            hands = [player["hand"] for player in view["players"] if player["seat"] != viewer]
            assert not any(hands)
        chart = GAME.chart(position)
        assert len(chart["points"]) == players  # type: ignore[arg-type]


def test_previews_change_nothing_and_know_no_secrets() -> None:
    rng = random.Random(2)
    for position in positions(60, 5):
        before = bytes(position)
        elsewhere = GAME.determinize(position, position.to_move, 7)
        for move in rng.sample(GAME.legal(position), min(4, len(GAME.legal(position)))):
            assert GAME.preview(position, move) == GAME.preview(elsewhere, move)
        assert bytes(position) == before


def test_the_bill_is_paid_one_player_after_the_other() -> None:
    def paid(at: str, turn: int) -> list[bool]:
        stores = {"store": {"wood": 3, "water": 2}, "airlock": 2}
        table = prepare(me(**stores), rival(**stores), at=at, turn=turn)
        return [player.bill.paid for player in GAME.view(table.position, 0).players]

    assert paid("day", 0) == [False, False]
    assert paid("recruit", 0) == [True, False]
    assert paid("build", 1) == [True, True]


def test_an_ended_game_shows_its_ranking() -> None:
    table = prepare(me(airlock=2), rival(airlock=2, store={"cans": 1}), day=6, at="upkeep")
    view = GAME.view(table.position, 0).model_dump()
    assert view["step"] == "over"
    assert [(line["seat"], line["place"], line["tie"]) for line in view["ranking"]] == [
        (1, 1, "supplies"), (0, 2, None),
    ]  # fmt: skip
    assert view["ranking"][0]["points"]["survivors"] == 2


@pytest.mark.parametrize(
    ("key", "kind", "args", "reason", "clause"),
    [
        ("move", "move", {"hero": 0, "place": 4}, "too-far", "OL-MOVE-2"),
        ("move", "move", {"hero": 0, "place": 0}, "same-place", "OL-MOVE-2"),
        ("move", "board", {"hero": 3, "spot": 0}, "spot-strength", "OL-SHIP-2"),
        ("move", "stand", {"hero": 0}, "can-move", "OL-MOVE-8"),
        ("move", "peek", {"city": 0}, "no-lookout", "OL-CITY-7"),
        ("move", "hunt", {}, "asked", "OL-D-MOVE"),
    ],
)
def test_why_a_move_is_not_allowed(
    key: str, kind: str, args: dict[str, int], reason: str, clause: str
) -> None:
    table = prepare(me())
    assert table.decision == key
    answer = GAME.why(table.position, GAME.moves.encode(kind, **args))
    assert answer.reason.key == f"why-{reason}"
    assert clause in answer.clauses
