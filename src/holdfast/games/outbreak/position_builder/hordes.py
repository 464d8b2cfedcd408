"""Hordes of a description: on the board, in the deck, destroyed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.outbreak import content, state
from holdfast.games.outbreak.content import FIRST_FINAL, HORDE_IDS, LEVELS, MAIN_BASE
from holdfast.games.outbreak.content.copies import COPY_CARD, FIRST_COPY
from holdfast.games.outbreak.position_builder.places import hex_of
from holdfast.games.outbreak.rules import deck, ground, hordes
from holdfast.kernel.chance import below
from holdfast.kernel.position_builder import number_of, only_known, require

_KEYS = {"id", "at", "down", "known", "meeple", "hits", "acted", "stalled"}


def lay_hordes(s: Any, description: Mapping[str, Any]) -> None:
    """Place the named hordes, and fill the deck with the rest of the options' hordes."""
    named = [_checked_horde(s, i, entry) for i, entry in enumerate(description.get("hordes", []))]
    top = [number_of(HORDE_IDS, name, "horde") for name in description.get("top", [])]
    rest, finals = _rest_of_deck(s, [card for card, _ in named if card is not None] + top)
    taken = [card if card is not None else rest.pop() for card, _ in named]
    size = description.get("deck", len(top) + len(rest) + len(finals))
    require(
        len(top) <= size <= len(top) + len(rest) + len(finals),
        f"deck: between {len(top)} and {len(top) + len(rest) + len(finals)} cards can be left",
    )
    left = size - len(top)
    hidden = finals[: min(left, len(finals))]
    gone = rest[left - len(hidden) :] + finals[len(hidden) :]
    rest = rest[: left - len(hidden)]
    order = gone + taken + top + rest
    _insert_finals(s, order, len(gone) + len(taken) + len(top), hidden)
    s.horde_count = len(order)
    for uid, card in enumerate(order):
        s.hordes[uid].card = card
        s.hordes[uid].place = state.DESTROYED if uid < len(gone) else 0
    s.dealt = len(gone) + len(taken)
    s.finals_left = sum(card >= FIRST_FINAL for card in order[len(gone) :])
    for uid, (_, entry) in enumerate(named, len(gone)):
        _lay_horde(s, uid, entry)


def _checked_horde(s: Any, i: int, entry: Mapping[str, Any]) -> tuple[int | None, Any]:
    where = f"horde {i + 1}"
    only_known(entry, _KEYS, where)
    if "id" not in entry:
        return None, {**entry, "down": True}
    return number_of(HORDE_IDS, entry["id"], "horde"), entry


def _rest_of_deck(s: Any, used: list[int]) -> tuple[list[int], list[int]]:
    """Return the hordes and Final Encounters of the options' deck that are not named, shuffled."""
    rest: list[int] = []
    for level in range(1, LEVELS + 1):
        wanted = deck.hordes_of_level(s, level) - sum(
            content.HORDES[card].level == level for card in used
        )
        require(wanted >= 0, f"the deck of these options has fewer hordes of level {level}")
        copies = [COPY_CARD[k] for k in range(FIRST_COPY[level - 1], FIRST_COPY[level])]
        for card in used:
            if content.HORDES[card].level == level:
                require(card in copies, f"there are not enough tiles of {HORDE_IDS[card]}")
                copies.remove(card)
        rest += [copies.pop(below(s.chance, len(copies))) for _ in range(wanted)]
    finals: list[int] = []
    for which in range(2):
        tier = deck.final_level(s, which)
        named = [card for card in used if card >= FIRST_FINAL]
        if tier and sum(content.HORDES[card].tier == tier for card in named) <= sum(
            content.HORDES[card].tier == tier for card in finals
        ):
            free = [
                card
                for card in range(FIRST_FINAL, len(HORDE_IDS))
                if content.HORDES[card].tier == tier and card not in used and card not in finals
            ]
            finals.append(free[below(s.chance, len(free))])
    shuffled = [rest.pop(below(s.chance, len(rest))) for _ in range(len(rest))]
    return shuffled, finals


def _insert_finals(s: Any, order: list[int], first: int, finals: list[int]) -> None:
    """Place the Final Encounters as OB-SET-10 says, as far as the cards left in the deck allow."""
    if not finals:
        return
    group = min(deck.BOTTOM, deck.ordinary_hordes(s), len(order) - first)
    order.insert(len(order) - below(s.chance, group + 1), finals[0])
    if len(finals) > 1:
        order.insert(max(first, deck.middle_index(s)), finals[1])


def _lay_horde(s: Any, uid: int, entry: Mapping[str, Any]) -> None:
    horde, where = s.hordes[uid], f"horde {HORDE_IDS[s.hordes[uid].card]}"
    hex = hex_of(entry.get("at"), where)
    down = bool(entry.get("down", False))
    base = hex == s.tiles[MAIN_BASE].hex
    require(s.horde_at[hex] == 0 or base, f"{where}: another horde lies on {entry['at']}")
    in_city = s.tile_at[hex] > 0
    require(
        in_city or ground.is_edge(s, hex),
        f"{where}: {entry['at']} does not touch the city",
    )
    require(not (down and in_city), f"{where}: a facedown horde lies outside the city")
    s.in_play += 1
    horde.place = state.FACEDOWN if down else state.REVEALED
    if down:
        horde.known = int(entry.get("known", False))
    else:
        meeples = {"outbreak": state.OUTBREAK, "swell": state.SWELL}
        meeple = entry.get("meeple")
        require(meeple is None or meeple in meeples, f"{where}: there is no meeple {meeple!r}")
        horde.meeple = meeples[meeple] if meeple else hordes.start_position(horde.card)
        horde.hits = entry.get("hits", 0)
        horde.acted = int(entry.get("acted", False))
        horde.stalled = int(entry.get("stalled", False))
        icon = int(content.HORDES[horde.card].contamination)
        if icon >= 0:
            s.curses[icon] += 1
    ground.put_horde(s, uid, hex)
