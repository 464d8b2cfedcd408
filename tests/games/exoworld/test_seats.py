"""Joining and leaving between turns (EX-JOIN)."""

import pytest
from tests.games.exoworld.table import Table, member, prepare

from holdfast.games.exoworld import GAME
from holdfast.games.exoworld.rules.seats import join
from holdfast.kernel.events import silent_log
from holdfast.kernel.game import IllegalMoveError
from holdfast.kernel.record import NOBODY


def seats(table: Table) -> list[int]:
    """Return the seats that are taken."""
    return [seat for seat in range(5) if table.state.players[seat].seated]


def quiet(**description: object) -> Table:
    """Return a table in the middle of an Action step, with only quiet nights to come."""
    told = {"events": ["EN31", "EN27", "EN20"], "actions_left": 4} | description
    return prepare(**told)


@pytest.mark.clause("EX-JOIN-1", "EX-JOIN-5")
def test_requests_wait_until_the_turn_is_over() -> None:
    table = quiet().play("join")
    assert table.asked == ("act", 0)
    assert (table.state.waiting, seats(table)) == (1, [0, 1])
    table.play("draw_deck")
    assert seats(table) == [0, 1]
    table.play("end")
    assert (table.state.waiting, seats(table)) == (0, [0, 1, 2])


@pytest.mark.clause("EX-JOIN-1")
def test_two_to_five_players_remain() -> None:
    table = quiet().play("leave:0", "leave:1", "end")
    assert seats(table) == [0, 1]
    assert [table.state.players[seat].leaving for seat in (0, 1)] == [1, 1]
    table = quiet(options={"players": 5}).play("join", "end")
    assert seats(table) == [0, 1, 2, 3, 4]
    assert table.state.waiting == 1


@pytest.mark.clause("EX-JOIN-1")
def test_not_in_solo() -> None:
    table = prepare(options={"players": 1}, actions_left=4)
    for key in ("join", "join_not", "leave:0", "stay:0"):
        with pytest.raises(IllegalMoveError):
            table.play(key)


@pytest.mark.clause("EX-JOIN-2")
def test_a_joiner_gets_the_lowest_seat_an_unused_character_and_two_cards() -> None:
    seen = set()
    for seed in range(12):
        crew = [member("C01", at="1,0"), member("C02", at="1,0")]
        table = quiet(crew=crew, base={"1,0": "M03"}, seed=seed).play("join", "end")
        role = table.state.crew[2].role
        seen.add(role)
        assert role not in (0, 1)
        assert table.at(2) == "0,0"
        assert len(table.hand(2)) == 2
        assert (table.state.crew[2].fatigue, table.issues(2)) == (0, [])
        assert table.decision != "char"
    assert len(seen) > 3


@pytest.mark.clause("EX-JOIN-2")
def test_seats_are_filled_from_the_lowest() -> None:
    table = quiet(options={"players": 3}).play("leave:1", "end")
    assert seats(table) == [0, 2]
    table.play("join", "end")
    assert seats(table) == [0, 1, 2]


@pytest.mark.clause("EX-JOIN-2", "EX-CARD-4")
def test_fewer_cards_if_the_deck_cannot_give_them() -> None:
    # All cards are in a hand; only one, and then none, is left to draw.
    for deck in (["M01"], []):
        row = ["M02", "M05", "M06"] if deck else []
        table = prepare(deck=deck, discard=[], row=row, rest=1, waiting=1, actions_left=4)
        join(table.state, silent_log())
        assert table.hand(2) == deck


@pytest.mark.clause("EX-JOIN-3")
def test_everything_of_a_leaver_goes_where_it_belongs() -> None:
    crew = [
        member("C07"), member("C05", hand=["M01", "M05"], issues=["RAD"], fatigue=True),
        member("C06"),
    ]  # fmt: skip
    table = quiet(options={"players": 3}, crew=crew, discard=["M12"], rest="deck")
    table.play("leave:1", "end")
    assert seats(table) == [0, 2]
    assert set(table.discard) == {"M01", "M05", "M12"}
    assert table.event_discard == ["EN31", "EN25"]
    assert table.stock("FATIGUE") == 4
    assert table.state.active == 2  # the next occupied seat clockwise
    shown = GAME.view(table.position).model_dump()
    assert [entry["crew"] for entry in shown["crew"]] == [0, 2]


@pytest.mark.clause("EX-JOIN-3")
def test_the_next_turn_goes_clockwise_from_who_just_played_even_if_gone() -> None:
    table = quiet(options={"players": 4}, active=1).play("leave:1", "leave:2", "end")
    assert seats(table) == [0, 3]
    assert table.state.active == 3
    table.play("end")
    assert table.state.active == 0


@pytest.mark.clause("EX-JOIN-3", "EX-JOIN-2")
def test_a_leavers_character_can_come_back_with_a_joiner() -> None:
    names = ["C01", "C02", "C03"]
    roles = set()
    for seed in range(40):
        crew = [member(name) for name in names]
        table = quiet(options={"players": 3}, crew=crew, seed=seed).play("leave:2", "end")
        table.play("join", "end")
        roles.add(table.state.crew[2].role)
    assert 2 in roles


@pytest.mark.clause("EX-JOIN-3", "EX-VIS-5")
def test_what_a_leaver_had_seen_is_forgotten() -> None:
    events = [{"id": "EN31"}, {"id": "EN27", "known": [1, 2]}]
    table = prepare(options={"players": 3}, events=events, actions_left=1).play("leave:1", "end")
    top = table.state.events[table.state.events_left - 1]
    assert top.known == 0b100


@pytest.mark.clause("EX-JOIN-4")
def test_lasting_effects_bound_to_a_leaver_end_at_once() -> None:
    lasting = [{"code": "NOXFER", "until": 1}, {"code": "NOPROT", "until": 2}]
    table = quiet(options={"players": 3}, lasting=lasting).play("leave:1", "end")
    assert not any(table.state.lasting[1])
    assert list(table.state.lasting[2]) == [0, 0, 1, 0, 0]
    assert [args["code"] for args in table.happened("lasting-ended")] == [1]


@pytest.mark.clause("EX-JOIN-5")
def test_requests_may_be_withdrawn_and_change_nothing_else() -> None:
    table = quiet(options={"players": 3})
    before = bytes(table.position)
    table.play("join", "leave:1")
    assert (table.state.waiting, table.state.players[1].leaving) == (1, 1)
    table.play("join_not", "stay:1")
    assert bytes(table.position) == before
    for key in ("join_not", "stay:1", "leave:4"):
        with pytest.raises(IllegalMoveError):
            table.play(key)


@pytest.mark.clause("EX-JOIN-5")
def test_joins_first_then_leaves_in_seat_order_and_round_again() -> None:
    table = quiet(options={"players": 5}).play("join", "leave:3", "leave:1", "end")
    # Nobody can join a full table; both leave, then the joiner gets the lowest free seat.
    assert seats(table) == [0, 1, 2, 4]
    assert [args["seat"] for args in table.happened("left")] == [1, 3]
    assert [args["seat"] for args in table.happened("joined")] == [1]


@pytest.mark.clause("EX-JOIN-5")
def test_a_leaving_seat_plays_on_meanwhile() -> None:
    table = quiet(options={"players": 3}).play("leave:0")
    table.play("draw_deck")
    assert table.asked == ("act", 0)
    assert GAME.view(table.position).model_dump()["players"][0]["leaving"] is True


@pytest.mark.clause("EX-JOIN-2", "EX-JOIN-5")
@pytest.mark.parametrize(
    ("players", "requests"),
    [
        (2, ["join"]),
        (2, ["join", "join", "leave:0"]),
        (4, ["leave:1", "join", "leave:2"]),
        (5, ["leave:3", "join"]),
    ],
)
def test_whoever_waits_knows_the_seat_to_come(players: int, requests: list[str]) -> None:
    table = quiet(options={"players": players}).play(*requests)
    promised = GAME.joining_seats(table.position)
    assert len(promised) == min(requests.count("join"), 5 - players)
    table.play("end")
    joined = [args["seat"] for args in table.happened("joined")]
    assert joined[: len(promised)] == promised
    assert GAME.playing_seats(table.position) == seats(table)


@pytest.mark.clause("EX-JOIN-5")
def test_requests_speak_for_the_seat_they_give_or_take_back() -> None:
    table = quiet(options={"players": 4})
    join, join_not = (GAME.moves.encode(name) for name in ("join", "join_not"))
    assert GAME.speaks_for(table.position, join) == 4
    assert GAME.speaks_for(table.position, join_not) == NOBODY
    table.play("join")
    assert GAME.speaks_for(table.position, join) == NOBODY
    assert GAME.speaks_for(table.position, join_not) == 4
    assert GAME.speaks_for(table.position, GAME.moves.encode("leave", seat=2)) == 2
    assert GAME.speaks_for(table.position, GAME.moves.encode("end")) is None


@pytest.mark.clause("EX-JOIN-2")
def test_newcomers_have_a_row_in_the_result() -> None:
    table = quiet().play("join", "join", "end")
    assert [placement.seat for placement in GAME.result(table.position)] == [0, 1, 2, 3]
