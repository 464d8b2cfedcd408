"""Votes to put a bot in somebody's place, kicks by the host, and limits on chat."""

from __future__ import annotations

import pytest
from tests.table.seated import GAME

from holdfast.kernel.record import NOBODY
from holdfast.table import ENTRY, OpenSeat, RefusalError, Table
from holdfast.table.opening import opening

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")


def friends(count: int, gathers: bool = False) -> Table:
    """Return a table of people who have come by invitation."""
    seats = [OpenSeat(name="Anna", person=True), *[OpenSeat()] * (count - 1)]
    begun = opening(GAME, {"players": count}, seats, 0, gathers=gathers)
    table = Table.open(begun, GAME)
    for seat in range(1, count):
        table = table.after(table.sit_down(seat, NAMES[seat]))
    return table


def vote(table: Table, viewer: int, seat: int, word: str) -> Table:
    """Return the table after somebody has voted on a seat."""
    return table.after(table.kick(viewer, seat, word, "heuristic", "Alva"))


def refusal(table: Table, viewer: int, seat: int, word: str) -> str:
    """Return the code with which a vote is refused."""
    with pytest.raises(RefusalError) as refused:
        table.kick(viewer, seat, word, "heuristic", "Alva")
    return refused.value.code


@pytest.mark.parametrize(("people", "needed"), [(3, 2), (4, 3), (5, 3), (6, 4)])
def test_the_majority_of_all_persons_puts_a_bot_in_somebodys_place(
    people: int, needed: int
) -> None:
    table = vote(friends(people), 0, 1, "ask")
    voters = [seat for seat in range(people) if seat not in (0, 1)]
    for voter in voters[: needed - 2]:
        table = vote(table, voter, 1, "yes")
        assert table.open_vote is not None
        assert table.seats.is_person(1)
    table = vote(table, voters[needed - 2], 1, "yes")
    assert table.open_vote is None
    seat = table.seats[1]
    assert (seat.kind, seat.level, seat.name, seat.person) == ("bot", "heuristic", "Alva", False)
    # Nobody takes it back: the person watches from now on.
    with pytest.raises(RefusalError):
        table.hand_over(0, 1, None)


def test_two_people_cannot_vote_and_nobody_votes_about_themselves() -> None:
    assert refusal(friends(2), 0, 1, "ask") == "too-few"
    table = friends(3)
    assert refusal(table, 0, 0, "ask") == "own-seat"
    assert refusal(table, NOBODY, 1, "ask") == "spectator"
    assert refusal(table, 0, 1, "yes") == "no-vote"
    assert refusal(table, 0, 7, "ask") == "no-person"
    asked = vote(table, 0, 1, "ask")
    assert refusal(asked, 2, 0, "ask") == "already"
    assert refusal(asked, 0, 1, "yes") == "already"
    assert refusal(asked, 1, 1, "no") == "own-seat"


def test_a_vote_ends_when_it_cannot_succeed_or_is_withdrawn() -> None:
    table = vote(friends(4), 0, 1, "ask")
    assert vote(table, 0, 1, "no").open_vote is None
    assert vote(table, 2, 1, "no").open_vote is None
    five = vote(friends(5), 0, 1, "ask")
    against = vote(five, 2, 1, "no")
    assert against.open_vote is not None
    assert vote(against, 3, 1, "no").open_vote is None
    # Somebody may change their mind while it is open.
    assert vote(against, 2, 1, "yes").open_vote is not None
    left = five.after(five.hand_over(1, 1, "heuristic"))
    assert left.open_vote is None
    assert vote(left, 2, 3, "ask").open_vote is not None


def test_at_one_screen_nobody_votes() -> None:
    seats = [OpenSeat(name=name, person=True) for name in NAMES[:3]]
    table = Table.open(opening(GAME, {"players": 3}, seats, 0), GAME)
    assert refusal(table, 0, 1, "ask") == "one-screen"


def test_the_host_sends_somebody_away_before_the_game() -> None:
    table = friends(3, gathers=True)
    table = table.after(table.say_ready(1, True))
    assert refusal(table, 1, 2, "ask") == "not-host"
    table = vote(table, 0, 1, "ask")
    assert table.waiting_room is not None
    assert table.waiting_room.ready == frozenset()
    assert table.free_seats == (1,)
    assert table.seats[1].name == ""
    assert table.after(table.take_free_seat("Gerda")).seats[1].name == "Gerda"


def test_what_was_recorded_leads_to_the_same_table() -> None:
    table, entries = friends(4), []
    before = table
    for viewer, word in ((0, "ask"), (2, "yes"), (3, "yes")):
        entries.append(table.kick(viewer, 1, word, "heuristic", "Alva"))
        table = table.after(entries[-1])
    entries.append(table.set_chat(0, "phrases", True))
    table = table.after(entries[-1])
    stored = [ENTRY.validate_json(one.model_dump_json()) for one in entries]
    again = before.after_all(stored)
    assert (again.seats, again.chat, again.vote) == (table.seats, table.chat, table.vote)


def test_the_host_chooses_what_may_be_said() -> None:
    table = friends(3)

    def says(table: Table, **what: str | None) -> str:
        say = {"phrase": None, "text": None, "place": None, **what}
        try:
            table.team_planning.say(1, **say)  # type: ignore[arg-type]
        except RefusalError as refused:
            return refused.code
        return ""

    with pytest.raises(RefusalError) as refused:
        table.set_chat(1, "off", False)
    assert refused.value.code == "not-host"
    with pytest.raises(RefusalError):
        table.set_chat(0, "on", False)
    assert says(table, text="Hello") == says(table, phrase="hello") == ""
    phrases = table.after(table.set_chat(0, "phrases", False))
    assert (says(phrases, text="Hello"), says(phrases, phrase="hello")) == ("phrases-only", "")
    off = phrases.after(phrases.set_chat(0, "off", False))
    assert says(off, text="Hello") == says(off, phrase="hello") == "chat-off"


def test_spectators_read_only_what_is_said_after_the_host_lets_them() -> None:
    table = friends(3)

    def said(table: Table, text: str) -> Table:
        return table.after(table.team_planning.say(1, None, text, None))

    table = said(table, "before")
    assert table.discussion(NOBODY).lines == ()
    table = said(table.after(table.set_chat(0, "on", True)), "after")
    assert [line.text for line in table.discussion(NOBODY).lines] == ["after"]
    assert [line.text for line in table.discussion(2).lines] == ["before", "after"]
    table = table.after(table.set_chat(0, "on", False))
    assert table.discussion(NOBODY).lines == ()
    table = said(table.after(table.set_chat(0, "on", True)), "later")
    assert [line.text for line in table.discussion(NOBODY).lines] == ["later"]


@pytest.mark.parametrize("name", ["Anna", "ANNA", "Ann\u0430", "4nn4", "A n n a"])
def test_nobody_takes_a_name_that_looks_like_anothers(name: str) -> None:
    table = friends(2)
    with pytest.raises(RefusalError) as refused:
        table.sit_down(1, name)
    assert refused.value.code == "name-taken"
    assert table.after(table.sit_down(1, "Ben")).names[1] == "Ben"
    assert table.after(table.sit_down(0, name)).names[0] == name
