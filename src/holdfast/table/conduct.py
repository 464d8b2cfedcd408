"""Votes by which the people at a table put a bot in the place of somebody who spoils the game.

Like the methods of `Table`, these functions change nothing: each returns the entry to record.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from holdfast.table.entries import Kicked, Voted
from holdfast.table.refusal import RefusalError

if TYPE_CHECKING:
    from holdfast.table.state import TableState

FEWEST = 3
"""Minimum number of persons for a vote: of two, one alone would decide."""


@dataclass(frozen=True)
class Vote:
    """A vote about the person at a seat."""

    about: int
    asked_by: int
    yes: frozenset[int]
    no: frozenset[int] = frozenset()


def majority_of(persons: Collection[int]) -> int:
    """Return the number of votes that is a majority of these persons.

    The person in question is one of them.
    """
    return len(persons) // 2 + 1


def after_vote(vote: Vote | None, entry: Voted) -> Vote | None:
    """Return the vote after somebody asked for it or voted.

    The person who asked for it can withdraw it.
    """
    if entry.word == "ask":
        return Vote(entry.about, entry.seat, frozenset({entry.seat}))
    if vote is None or (entry.word == "no" and entry.seat == vote.asked_by):
        return None
    if entry.word == "yes":
        return replace(vote, yes=vote.yes | {entry.seat}, no=vote.no - {entry.seat})
    return replace(vote, no=vote.no | {entry.seat}, yes=vote.yes - {entry.seat})


def open_vote(table: TableState) -> Vote | None:
    """Return the vote that is open, or None.

    A vote is void when one of the two has left the seat, when the game is over, or when a majority
    cannot be reached any more.
    """
    vote = table.vote
    if vote is None or table.over:
        return None
    persons = set(table.persons)
    possible = len(persons - vote.no - {vote.about})
    if not {vote.about, vote.asked_by} <= persons or possible < majority_of(persons):
        return None
    return vote


def kick(
    table: TableState, viewer: int, seat: int, word: str, level: str, name: str
) -> Voted | Kicked:
    """Return the entry for what a person says about the person at a seat.

    In the waiting room the host decides alone, and the seat is free again. Later the majority of
    all persons must agree, and a bot of this level and name has the seat until the end.
    """
    own = table.seats.of(viewer)
    if table.over:
        raise RefusalError("over", "The game is over.")
    if own.kind != "person":
        raise RefusalError("not-seated", "Take a seat first.")
    if table.on_one_screen or table.is_counted:
        raise RefusalError("one-screen", "Everybody plays at one screen here. Talk to each other.")
    if not table.seats.is_person(seat):
        raise RefusalError("no-person", "Nobody sits there at the moment.")
    if seat == viewer and word != "no":
        raise RefusalError("own-seat", "You cannot vote about yourself. Let a bot play for you.")
    if table.waiting_room is not None:
        table.check_host(viewer)
        return Kicked(seat=seat, by=viewer)
    return _vote_entry(table, viewer, seat, word, level, name)


def _vote_entry(
    table: TableState, viewer: int, seat: int, word: str, level: str, name: str
) -> Voted | Kicked:
    """Return the entry for a vote in a running game, or for the end of a vote that has passed."""
    vote, persons = open_vote(table), table.persons
    if viewer not in persons or seat not in persons:
        raise RefusalError("not-seated", "Both of you must be in the game for a vote.")
    if word == "ask":
        if vote is not None:
            raise RefusalError("already", "Another vote is open. Wait until it is over.")
        if len(persons) < FEWEST:
            raise RefusalError("too-few", "A vote needs three people at the table or more.")
        return Voted(seat=viewer, about=seat, word="ask")
    if vote is None or vote.about != seat:
        raise RefusalError("no-vote", "This vote is over.")
    if viewer == seat:
        raise RefusalError("own-seat", "You cannot vote about yourself. Let a bot play for you.")
    if viewer in (vote.yes if word == "yes" else vote.no):
        raise RefusalError("already", "You have already said so.")
    if word == "yes" and len((vote.yes | {viewer}) & set(persons)) >= majority_of(persons):
        return Kicked(seat=seat, by=viewer, level=level, name=name)
    return Voted.model_validate({"seat": viewer, "about": seat, "word": word})
