"""Secrets: what a viewer may not know (OL-INFO, OL-SET-16)."""

from __future__ import annotations

from typing import Any

from holdfast.games.outlive import content, decisions, moves, state
from holdfast.kernel.decision import forget_offers
from holdfast.kernel.record import NOBODY
from holdfast.kernel.rule import rule


@rule
def knows_wild(s: Any, viewer: int, wild: int) -> bool:
    """OL-INFO-3: who has looked through a stack of wild game knows it for the rest of the game."""
    return viewer != NOBODY and (s.players[viewer].wild_seen >> wild) & 1 == 1


@rule
def knows_search(s: Any, viewer: int, city: int) -> bool:
    """OL-INFO-3: who has looked through a search stack knows it until Dawn."""
    return viewer != NOBODY and (s.players[viewer].search_seen >> city) & 1 == 1


@rule
def places_in_secret(s: Any) -> bool:
    """OL-SET-9: heroes are being placed, to be shown together."""
    return s.phase == state.PLACING and s.options.placement != state.SEQUENTIAL


@rule
def asks_in_secret(s: Any) -> bool:
    """Whether the options of the open decision would tell a secret."""
    return (
        s.phase == state.DRAFT
        or s.ask == decisions.PREY
        or (s.ask == decisions.PLACE and places_in_secret(s))
    )


@rule
def hide(s: Any, viewer: int) -> None:
    """Blank what this viewer may not know."""
    for wild in range(len(content.WILDS)):
        if not knows_wild(s, viewer, wild):
            for i in range(s.wild_left[wild] - 1):
                s.wild[wild, i] = state.UNKNOWN
    for city in range(len(content.CITIES)):
        if not knows_search(s, viewer, city):
            for i in range(s.turned[city], content.SEARCH_TILES):
                s.search[city, i] = state.UNKNOWN
    for seat in range(s.options.players):
        if seat != viewer:
            hide_box(s.players[seat])
            if s.phase == state.DRAFT:
                hide_draft(s.players[seat])
            if places_in_secret(s):
                for hero in range(content.HEROES):
                    s.players[seat].heroes[hero].place = content.NOWHERE
    if s.to_move != viewer and asks_in_secret(s):
        forget_offers(s)


@rule
def hide_box(player: Any) -> None:
    """OL-SET-16: what a player put back into the box is never shown."""
    player.other_leader = state.UNKNOWN
    for i in range(state.DISCARDED):
        player.discarded[i] = state.UNKNOWN


@rule
def hide_draft(player: Any) -> None:
    """OL-SET-16: all choices before the reveal."""
    player.leader = state.UNKNOWN
    player.airlock = 0
    for i in range(content.HAND):
        player.hand[i] = state.UNKNOWN
    for slot in range(moves.ROOM_SLOTS):
        room = player.rooms[slot]
        room.built = 0
        room.people = 0
        if slot >= content.STANDARD:
            room.tile = state.UNKNOWN
