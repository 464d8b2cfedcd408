"""Positions from plain descriptions, for tests, tutorials and examples.

    {
        "options": {"players": 2},
        "turn": 3,
        "base": {"1,0": "M09", "0,1": {"module": "M13", "tokens": {"LEAK_O": 1, "SHUT": 1}}},
        "crew": [{"role": "C01", "at": "1,0", "hand": ["M05", "P01"], "issues": ["DEH"]}, {}],
        "row": ["M01", "M02", "I04"],
        "events": ["EN31", "EC02"],
        "actions_left": 2,
    }

Cards that are not named lie where `rest` says: in the deck, on the discard pile or in the hand of
a seat. Protocols that are not named are unused first. `events` are the next Event cards, the top
one first; the others are dealt by `seed`. In solo games `crew` are the three characters and
`hand` the player's cards. Play goes on at the start of the active character's turn, or at a later
`step` of it; `actions_left` means in the middle of its Action step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from holdfast.games.exoworld import steps
from holdfast.games.exoworld.content import (
    CARD,
    CARD_NAMES,
    CHARACTER_NAMES,
    EVENT_NAMES,
    FIRST_CRITICAL,
    FIRST_PROTOCOL,
    ISSUE_EVENT,
    KINDS,
    MODULE_COUNT,
    SCENARIO,
)
from holdfast.games.exoworld.content.geometry import HOME_CELL, NEIGHBOUR, OUTSIDE, cell_at
from holdfast.games.exoworld.content.operations import ISSUES, LASTING, RESOURCES, TOKENS
from holdfast.games.exoworld.moves import SEATS
from holdfast.games.exoworld.rules.base import HOME, add_location, raw_level
from holdfast.games.exoworld.rules.cards import add_card
from holdfast.games.exoworld.rules.people import lay_off_event
from holdfast.games.exoworld.rules.setup import clear_box, draw_event, fill_box, lay_board
from holdfast.games.exoworld.state import (
    ACTIONS,
    EMERGENCY_TOKEN,
    ENDS_AT_TURN_END,
    EVENT_CARDS_DEALT,
    FATIGUE,
    FRESH,
    MOST_ACTIONS,
    MOST_EMERGENCY,
    MOST_SUPPLY,
    MOST_TURNS,
    OPENLY,
    PILE_SIZE,
    PILES,
    SOLO_CREW,
    UNKNOWN,
)
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import below
from holdfast.kernel.position_builder import PositionError, number_of, only_known, require, within

STEPS = ("start", "act", "event", "w3", "update", "end")
FLAGS = (
    "skill_used", "recycled", "architect_used", "chemist_used", "prefab", "free_deploys",
)  # fmt: skip
# Characters whose skills add no option to the menu, for crew whose role does not matter
PLAIN_ROLES = ("C06", "C05", "C10", "C07", "C09")
_KEYS = {
    "options", "seed", "turn", "active", "base", "crew", "hand", "row", "deck", "discard", "rest",
    "events", "events_left", "event_discard", "supplies", "emergency", "lasting", "step",
    "actions", "actions_left", "played", "declined", "held", "waiting", "leaving", *FLAGS,
}  # fmt: skip
_CREW_KEYS = {"role", "at", "hand", "fatigue", "issues"}


def build_position(s: Any, description: Mapping[str, Any]) -> None:
    """Write the position of a description into `s`, or raise `PositionError`."""
    only_known(description, _KEYS, "the description")
    lay_board(s)
    _lay_resources(s, description)
    _lay_base(s, description.get("base", {}))
    _seat_crew(s, description)
    _lay_cards(s, description)
    _lay_events(s, description)
    _lay_turn(s, description)
    _schedule(s, description)


def cell_named(name: str) -> int:
    """Return the cell with a name such as `1,-2`."""
    try:
        x, y = (int(part) for part in name.split(","))
        return cell_at(x, y)
    except ValueError:
        raise PositionError(f"{name!r} is not a space of the grid, such as '1,-2'") from None


# Resources and base


def _lay_resources(s: Any, description: Mapping[str, Any]) -> None:
    supplies = description.get("supplies", list(s.supply))
    require(len(supplies) == 4, "supplies: four numbers, in the order O W F E")
    for resource, supply in enumerate(supplies):
        s.supply[resource] = within(supply, 0, MOST_SUPPLY, "supply")
    emergency = description.get("emergency", s.emergency)
    s.emergency = within(emergency, 1, MOST_EMERGENCY, "emergency")


def _lay_base(s: Any, base: Mapping[str, Any]) -> None:
    entries: dict[int, dict[str, Any]] = {
        cell_named(name): {"module": entry} if isinstance(entry, str) else dict(entry)
        for name, entry in base.items()
    }
    for cell, entry in entries.items():
        only_known(entry, {"module", "tokens"}, f"base {cell}")
        if cell != HOME_CELL:
            kind = number_of(CARD_NAMES[:MODULE_COUNT], entry.get("module", ""), "module")
            add_location(s, cell, kind)
        else:
            require("module" not in entry, "base: at 0,0 stands the Home Base")
        _lay_tokens(s, s.grid[cell] - 1, entry.get("tokens", {}))
    require(_is_connected(s), "base: the modules are not connected to the Home Base")
    levels = [raw_level(s, resource) for resource in range(4)]
    require(min(levels) < 0, "base: all levels are 0 or more, so the game is won")


def _lay_tokens(s: Any, place: int, tokens: Mapping[str, int]) -> None:
    for name, count in tokens.items():
        token = number_of(TOKENS, name, "token")
        require(0 <= count <= s.stock[token], f"tokens: there are not {count} of {name}")
        if token > EMERGENCY_TOKEN:
            require(place != HOME and count <= 1, f"tokens: {name} lies once on a module")
        s.locations[place].tokens[token] = count
        s.stock[token] -= count


def _is_connected(s: Any) -> bool:
    reached, edge = {HOME_CELL}, [HOME_CELL]
    while edge:
        for cell in NEIGHBOUR[edge.pop()]:
            if cell != OUTSIDE and s.grid[cell] and cell not in reached:
                reached.add(cell)
                edge.append(cell)
    return len(reached) == int(s.location_count)


# The crew


def _seat_crew(s: Any, description: Mapping[str, Any]) -> None:
    solo = s.options.players == 1
    size = SOLO_CREW if solo else s.options.players
    entries = list(description.get("crew", []))
    require(len(entries) <= size, f"crew: there are {size} characters")
    entries += [{}] * (size - len(entries))
    taken = [entry["role"] for entry in entries if "role" in entry]
    spare = [role for role in (*PLAIN_ROLES, *CHARACTER_NAMES) if role not in taken]
    for number, entry in enumerate(entries):
        only_known(entry, _CREW_KEYS, f"crew {number}")
        member = s.crew[number]
        role = entry["role"] if "role" in entry else spare.pop(0)
        member.role = number_of(CHARACTER_NAMES, role, "character")
        cell = cell_named(entry.get("at", "0,0"))
        require(s.grid[cell] > 0, f"crew {number}: there is no location at {entry.get('at')}")
        member.place = s.grid[cell] - 1
        member.fatigue = int(entry.get("fatigue", False))
        s.stock[FATIGUE] -= member.fatigue
        require(s.stock[FATIGUE] >= 0, "crew: there are only four Fatigue tokens")
        for name in entry.get("issues", []):
            member.issues |= 1 << number_of(ISSUES, name, "Health Issue")
        require(not (solo and "hand" in entry), "crew: a solo player's cards stand in `hand`")
    roles = [s.crew[number].role for number in range(size)]
    require(len(set(roles)) == size, "crew: a character stands there twice")


# Player cards


def _count(names: Sequence[str]) -> Counter[int]:
    return Counter(number_of(CARD_NAMES, name, "card") for name in names)


def _lay_cards(s: Any, description: Mapping[str, Any]) -> None:
    left = Counter({kind: CARD[kind].count for kind in range(KINDS)})
    for place in range(1, s.location_count):
        left[s.locations[place].kind] -= 1
    hands = _hands(s, description)
    for seat, hand in hands.items():
        for kind in hand.elements():
            add_card(s, seat, kind)
        left.subtract(hand)
    for name, field, size in (
        ("row", s.row, "row_count"),
        ("deck", s.deck, "deck_size"),
        ("discard", s.discard, "discard_size"),
    ):
        for kind, count in _count(description.get(name, [])).items():
            field[kind] += count
            setattr(s, size, getattr(s, size) + count)
            left[kind] -= count
    for kind, count in left.items():
        require(count >= 0, f"cards: there are only {CARD[kind].count} of {CARD_NAMES[kind]}")
    _set_unused_protocols(s, left)
    _lay_rest(s, description, left)


def _hands(s: Any, description: Mapping[str, Any]) -> dict[int, Counter[int]]:
    if s.options.players == 1:
        return {0: _count(description.get("hand", []))}
    require("hand" not in description, "hand: only a solo player's cards stand there")
    return {
        seat: _count(entry.get("hand", []))
        for seat, entry in enumerate(description.get("crew", []))
    }


def _set_unused_protocols(s: Any, left: Counter[int]) -> None:
    """Remove as many Protocols from the game as the scenario does not use (EX-SET-5)."""
    free = [kind for kind in range(FIRST_PROTOCOL, KINDS) if left[kind]]
    unused = KINDS - FIRST_PROTOCOL - SCENARIO[s.options.scenario].protocols
    require(unused <= len(free), "cards: more Protocols are named than the scenario has in play")
    for _ in range(unused):
        kind = free.pop(below(s.chance, len(free)))
        s.unused |= 1 << (kind - FIRST_PROTOCOL)
        left[kind] = 0


def _lay_rest(s: Any, description: Mapping[str, Any], left: Counter[int]) -> None:
    fallback = "discard" if "deck" in description and "discard" not in description else "deck"
    rest = description.get("rest", fallback)
    seats = range(s.options.players)
    require(rest in ("deck", "discard") or rest in seats, f"rest: {rest!r} is no place for cards")
    for kind in left.elements():
        if rest == "deck":
            s.deck[kind] += 1
            s.deck_size += 1
        elif rest == "discard":
            s.discard[kind] += 1
            s.discard_size += 1
        else:
            add_card(s, rest, kind)
    if "row" not in description:
        while s.row_count < s.row_size and s.deck_size:
            kind = next(k for k in range(KINDS) if s.deck[k])
            s.deck[kind] -= 1
            s.deck_size -= 1
            s.row[kind] += 1
            s.row_count += 1
    require(s.row_count <= s.row_size or s.options.players == 1, "row: too many cards")
    require(
        s.deck_size > 0 or s.discard_size == 0, "deck: it is empty only where the discard pile is"
    )
    require(
        s.row_count >= s.row_size or s.deck_size == 0,
        f"row: it has {s.row_size} cards while there is a deck",
    )


# Event cards


def _lay_events(s: Any, description: Mapping[str, Any]) -> None:
    gone = [number_of(EVENT_NAMES, name, "event") for name in description.get("event_discard", [])]
    for kind in gone:
        lay_off_event(s, kind)
    held = [
        int(ISSUE_EVENT[issue])
        for crew in range(SEATS)
        for issue in range(len(ISSUES))
        if s.crew[crew].issues >> issue & 1
    ]
    drawn = len(gone) + len(held)
    left = description.get("events_left", EVENT_CARDS_DEALT - drawn)
    require(0 <= left <= EVENT_CARDS_DEALT - drawn, f"events_left: {left} is too many")
    s.events_left = left
    passed = EVENT_CARDS_DEALT - left
    recent = gone[len(gone) - passed % PILE_SIZE :] if passed % PILE_SIZE else []
    for pile in range(PILES):
        over = pile < passed // PILE_SIZE
        begun = pile == passed // PILE_SIZE and any(kind >= FIRST_CRITICAL for kind in recent)
        s.critical_out |= int(over or begun) << pile
    fill_box(s)
    for kind in (*gone, *held):
        s.box[kind] -= 1
    _lay_named_events(s, description.get("events", []))
    for pile in range(PILES):
        _fill_pile(s, pile)
    require(
        all(s.box[kind] >= 0 for kind in range(len(EVENT_NAMES))),
        "events: a card stands there more often than there are copies",
    )
    clear_box(s)


def _lay_named_events(s: Any, events: Sequence[Any]) -> None:
    require(len(events) <= s.events_left, f"events: there are only {s.events_left} left")
    for position in range(s.events_left):
        card = s.events[s.events_left - 1 - position]
        card.pile = (EVENT_CARDS_DEALT - s.events_left + position) // PILE_SIZE
        card.kind = UNKNOWN
        if position < len(events):
            entry = events[position]
            entry = {"id": entry} if isinstance(entry, str) else dict(entry)
            only_known(entry, {"id", "known"}, f"event {position + 1}")
            card.kind = number_of(EVENT_NAMES, entry.get("id", ""), "event")
            s.box[card.kind] -= 1
            known = entry.get("known", [])
            card.known = OPENLY if known == "all" else sum(1 << seat for seat in known)


def _fill_pile(s: Any, pile: int) -> None:
    cards = [s.events[i] for i in range(s.events_left) if s.events[i].pile == pile]
    critical = sum(card.kind >= FIRST_CRITICAL for card in cards)
    out = s.critical_out >> pile & 1
    require(critical + out <= 1, f"events: block {pile + 1} has more than one Critical card")
    open_cards = [card for card in cards if card.kind == UNKNOWN]
    if not cards or out:
        due = False
    else:
        due = critical == 0
        require(not due or bool(open_cards), f"events: block {pile + 1} has no Critical card")
    place = below(s.chance, len(open_cards)) if due else UNKNOWN
    for i, card in enumerate(open_cards):
        card.kind = draw_event(s, i == place)


# The turn


def _lay_turn(s: Any, description: Mapping[str, Any]) -> None:
    active = description.get("active", 0)
    size = SOLO_CREW if s.options.players == 1 else s.options.players
    require(active in range(size), f"active: there is no character {active!r}")
    s.active = active
    for entry in description.get("lasting", []):
        only_known(entry, {"code", "until", "fresh"}, "lasting")
        code = number_of(LASTING, entry.get("code", ""), "lasting effect")
        until = entry.get("until", active)
        require(until in range(size), f"lasting: there is no character {until!r}")
        s.lasting[code, until] = FRESH if entry.get("fresh", False) else ENDS_AT_TURN_END
    for flag in FLAGS:
        setattr(s, flag, int(description.get(flag, 0)))
    for field in ("played", "declined"):
        for name in description.get(field, []):
            number = number_of(CARD_NAMES[FIRST_PROTOCOL:], name, "Protocol")
            setattr(s, field, getattr(s, field) | 1 << number)
    if "held" in description:
        s.held = 1 + number_of(RESOURCES, description["held"], "resource")
    s.waiting = description.get("waiting", 0)
    for seat in description.get("leaving", []):
        require(seat in range(s.options.players), f"leaving: there is no player {seat!r}")
        s.players[seat].leaving = 1


def _schedule(s: Any, description: Mapping[str, Any]) -> None:
    put = then
    step = description.get("step", "act" if "actions_left" in description else "start")
    require(step in STEPS, f"step: {step!r} is none of {', '.join(STEPS)}")
    s.turn = within(description.get("turn", 1), 1, MOST_TURNS, "turn")
    if step == "start":
        s.turn -= 1
        put(s, steps.TURN_START, s.active)
        return
    s.actions_left = description.get("actions_left", 0)
    s.actions = description.get("actions", max(ACTIONS, s.actions_left))
    require(0 <= s.actions_left <= s.actions <= MOST_ACTIONS, "actions_left is not in 0..6")
    if step != "act":
        s.actions_left = 0
    coming = STEPS.index(step)
    put(s, steps.TURN_END)
    if coming <= STEPS.index("update"):
        put(s, steps.UPDATE)
    if coming <= STEPS.index("w3"):
        put(s, steps.WINDOW, steps.W3, 0)
    if coming <= STEPS.index("event"):
        put(s, steps.EVENT)
    if coming <= STEPS.index("act"):
        put(s, steps.ACT)
