"""Joining and leaving a running game, where its rules allow that."""

import pytest
from tests.table.seated import ENTROPY

from holdfast import games
from holdfast.kernel.game import Game
from holdfast.kernel.record import NOBODY
from holdfast.table import OpenSeat, RefusalError, Table
from holdfast.table.entries import Came
from holdfast.table.opening import opening
from holdfast.table.replays import replay_of

EXOWORLD, OUTBREAK = games.load("exoworld"), games.load("outbreak")
FRIEND, BOT = OpenSeat(), OpenSeat(name="Freya", level="heuristic")


def at_table(game: Game, position: str, *levels: str | None) -> Table:
    """Return a table at a named position; a level of None makes the seat a person's."""
    seats = [
        OpenSeat(name=f"Seat {n}", person=not level, level=level) for n, level in enumerate(levels)
    ]
    start = game.named_position(position)
    return Table.open(opening(game, game.choices(start), seats, 0, position=position), game)


def two() -> Table:
    """Return a table of Exoworld with Anna, who acts, and Ben."""
    return at_table(EXOWORLD, "all-hands", None, None)


def let_in(table: Table, newcomer: OpenSeat = FRIEND, by: int = 0) -> Table:
    """Return the table after a seat was made for a newcomer."""
    return table.after(table.let_in(by, table.seq, newcomer, ENTROPY))


def after_move(table: Table, seat: int, key: str) -> Table:
    """Return the table after a seat has made a move or given a command."""
    move = table.game.move(table.position, key)
    return table.after(table.play(seat, table.seq, move, ENTROPY))


def to_next_turn(table: Table) -> Table:
    """Return the table when the next turn has begun, with everybody doing as little as they can."""
    turn = table.position.state.turn
    while table.position.state.turn == turn:
        legal = table.game.legal(table.position)
        keys = [table.game.key(table.position, move) for move in legal]
        key = next((key for key in ("end", "pass", "no", "none") if key in keys), keys[0])
        seat, move = table.to_move, table.game.move(table.position, key)
        level = table.seats[seat].level
        if level:
            table = table.after(table.answer(seat, level, table.seq, move, ENTROPY))
        else:
            table = after_move(table, seat, key)
    return table


def commands(table: Table, seat: int) -> list[str]:
    """Return the keys of the commands that a seat may give."""
    return [table.game.key(table.position, move) for move in table.commands(seat)]


def refusal(call: object, *args: object) -> str:
    """Return the code with which a call is refused."""
    assert callable(call)
    with pytest.raises(RefusalError) as refused:
        call(*args)
    return refused.value.code


@pytest.mark.clause("EX-JOIN-1", "EX-JOIN-2", "EX-JOIN-5")
def test_a_newcomer_gets_a_seat_and_a_part_after_the_turn() -> None:
    table = let_in(two())
    assert len(table.seats) == 3
    assert (table.seats[2].kind, table.part(2)) == ("open", "coming")
    table = table.after(table.sit_down(2, "Cleo"))
    table = to_next_turn(table)
    assert [table.part(seat) for seat in range(3)] == ["in"] * 3
    assert table.names == ("Seat 0", "Seat 1", "Cleo")
    assert sum(table.position.state.players[2].hand) == 2
    table = to_next_turn(table)
    assert table.position.state.active == 2
    while table.to_move != 2:
        table = after_move(table, table.to_move, "pass")
    assert table.play(2, table.seq, table.game.legal(table.position)[0], ENTROPY).seat == 2


@pytest.mark.clause("EX-JOIN-2")
def test_the_result_has_a_row_for_everybody_who_came() -> None:
    table = to_next_turn(let_in(let_in(two(), BOT), BOT))
    assert [standing.seat for standing in table.game.result(table.position)] == [0, 1, 2, 3]


def test_a_bot_comes_and_plays() -> None:
    table = to_next_turn(to_next_turn(let_in(two(), BOT)))
    while table.to_move != 2:
        table = after_move(table, table.to_move, "pass")
    assert table.bot_to_move == (2, "heuristic")


@pytest.mark.clause("EX-JOIN-1")
def test_a_full_table_and_a_solo_game_take_nobody() -> None:
    table = two()
    for _ in range(3):
        table = let_in(table, BOT)
    assert table.place_for_newcomer(0) is None
    assert refusal(table.let_in, 0, table.seq, FRIEND, ENTROPY) == "no-place"
    seats = [OpenSeat(name="Anna", person=True)]
    solo = Table.open(opening(EXOWORLD, {}, seats, 0), EXOWORLD)
    assert refusal(solo.let_in, 0, 0, FRIEND, ENTROPY) == "no-place"


def test_games_that_nobody_joins() -> None:
    game = games.load("outlast")
    seats = [OpenSeat(name=name, person=True) for name in ("Anna", "Ben")]
    table = Table.open(opening(game, {}, seats, 0), game)
    assert table.place_for_newcomer(0) is None


def test_only_people_in_the_game_let_somebody_in() -> None:
    table = let_in(at_table(EXOWORLD, "showcase", None, "heuristic", None))
    assert refusal(table.let_in, NOBODY, table.seq, FRIEND, ENTROPY) == "spectator"
    for seat in (1, 3):
        assert refusal(table.let_in, seat, table.seq, FRIEND, ENTROPY) == "no-place"
    assert refusal(table.let_in, 0, table.seq - 1, FRIEND, ENTROPY) == "stale"


def test_a_place_without_a_person_is_taken_away_again() -> None:
    table = let_in(two())
    assert commands(table, 0) == ["join_not", "leave:0"]
    assert commands(table, 1) == ["join_not", "leave:1"]
    table = after_move(table, 1, "join_not")
    assert (table.part(2), table.position.state.waiting) == ("out", 0)
    assert commands(table, 0) == ["leave:0"]
    again = let_in(table, BOT)
    assert (len(again.seats), again.part(2)) == (3, "coming")
    here = to_next_turn(again)
    assert commands(here, 0) == ["leave:0", "leave:2"]
    gone = to_next_turn(after_move(here, 0, "leave:2"))
    assert gone.part(2) == "out"


def test_whoever_has_sat_down_speaks_for_themselves() -> None:
    table = let_in(two())
    table = table.after(table.sit_down(2, "Cleo"))
    assert commands(table, 0) == ["leave:0"]
    assert commands(table, 2) == ["join_not"]
    move = table.game.move(table.position, "join_not")
    assert refusal(table.play, 0, table.seq, move, ENTROPY) == "not-yours"


@pytest.mark.clause("EX-JOIN-2", "EX-JOIN-3")
def test_whoever_left_comes_back_to_the_own_seat_while_it_is_free() -> None:
    table = at_table(EXOWORLD, "showcase", None, None, None)
    table = to_next_turn(after_move(table, 1, "leave:1"))
    assert table.part(1) == "out"
    assert commands(table, 1) == ["join"]
    back = to_next_turn(after_move(table, 1, "join"))
    assert (back.part(1), len(back.seats)) == ("in", 3)
    # The rules give the lowest free seat, so a newcomer may sit there instead.
    other = let_in(table, BOT)
    assert other.seats[1].name == "Freya"
    assert len(other.seats) == 3


def test_a_spectator_takes_a_free_place_and_nothing_else() -> None:
    table = let_in(two())
    assert refusal(table.take_place, 1, 2, "Ben") == "already"
    for seat in (0, 3, NOBODY):
        assert refusal(table.take_place, NOBODY, seat, "Cleo") == "not-free"
    assert refusal(table.take_place, NOBODY, 2, " ") == "bad-name"
    taken = table.after(table.take_place(NOBODY, 2, "Cleo"))
    assert taken.seats[2].kind == "person"
    assert refusal(taken.take_place, NOBODY, 2, "Dora") == "not-free"
    waiting = at_table(EXOWORLD, "showcase", None, "heuristic", "heuristic")
    assert refusal(waiting.take_place, NOBODY, 1, "Cleo") == "not-free"


def test_nothing_is_taken_back_to_before_a_newcomer_came() -> None:
    table = two()
    card = next(key for key in legal_keys(table) if key.startswith("draw_face"))
    table = let_in(after_move(table, 0, card))
    undo = table.may_undo(0)
    assert (undo.how, undo.reason) == ("no", "newcomer")
    later = after_move(table, 0, "leave:0")
    assert later.may_undo(0).how == "free"
    assert later.after(later.undo(0, later.seq)).part(2) == "coming"


def legal_keys(table: Table) -> list[str]:
    """Return the keys of the legal moves."""
    return [table.game.key(table.position, move) for move in table.game.legal(table.position)]


def test_who_has_left_has_no_say_and_no_seat_in_the_rematch() -> None:
    table = at_table(EXOWORLD, "showcase", None, None, None)
    table = to_next_turn(after_move(table, 1, "leave:1"))
    assert table.may_undo(1).how == "no"
    assert 1 not in table.persons
    assert [table.next_seat(seat) for seat in (0, 1, 2, NOBODY)] == [1, NOBODY, 0, NOBODY]


def test_entries_and_replay_lead_to_the_same_table() -> None:
    table = let_in(two(), BOT)
    came = two().let_in(0, 0, BOT, ENTROPY)
    assert isinstance(came, Came)
    same = two().after_all([came])
    assert bytes(same.position) == bytes(table.position)
    assert same.seats == table.seats
    replay = replay_of(same.opening, [came])
    assert [step.move for step in replay.steps] == [came.move]
    history = EXOWORLD.replay(replay)
    assert bytes(history[-1][0]) == bytes(table.position)


@pytest.mark.clause("OB-JOIN-1", "OB-JOIN-4")
def test_further_seats_drop_into_a_siege_too() -> None:
    table = at_table(OUTBREAK, "last-night", None, "heuristic", "heuristic", "heuristic")
    table = let_in(table)
    assert (len(table.seats), table.part(4)) == (5, "coming")
    table = table.after(table.sit_down(4, "Emil"))
    assert commands(table, 4) == ["cancel:4"]


@pytest.mark.clause("OB-JOIN-4")
def test_a_newcomer_leaves_the_seats_of_others_alone() -> None:
    table = at_table(OUTBREAK, "last-night", None, None, "heuristic", "heuristic")
    position = table.position.copy()
    position.state.seats &= ~0b10
    assert 1 not in OUTBREAK.playing_seats(position)
    table = after_move(table, 1, "leave:1")
    came = table.let_in(0, table.seq, FRIEND, ENTROPY)
    assert came.seat == 4
