"""Positions from plain descriptions, for tests, examples and tutorials.

    {
        "options": {"players": 4},
        "day": 7,
        "city": {"MB": [0, 0], "SE-CHU": [0, -1], ...},
        "pieces": {"SE-CHU": {"fire": 1}},
        "hordes": [{"id": "H3-Z5", "at": [2, 0], "meeple": "swell"}, {"at": [0, -2]}],
        "survivors": [{"id": "SV-08", "seat": 0, "at": "SE-MIL", "goods": "AS", "hand": ["FC-10"]}],
        "helpless": "SE-TOW",
        "step": "turn",
        "active": "SV-08",
    }

The city is the Main Base with six settlements around it unless it is given. A horde with an id and
without `down` is revealed; one without an id is face down and random. Of the hordes that the
options' deck has and the description does not name, `deck` says how many are left in it (all of
them if it does not); the others have been destroyed. Hordes named in `top` lie on top of it.
Play goes on at a `step`: joins, doom, day, reveal, settlers, helpless, replenish, phase, who, turn
(of the survivor `active`), roll (after a throw of `dice`), leaves, night, level (of number
`level`), dusk or end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from holdfast.games.outbreak.content import (
    CARD_IDS,
    CLASS_SKILLS,
    CONTAMINATION,
    COPIES_OF_CARD,
    COPIES_OF_DOOM,
    DOOM_IDS,
    FINAL_TIER,
    FIRST_FINAL,
    HORDE_IDS,
    LEVEL,
    LEVELS,
    MAIN_BASE,
    OPTIONS,
    SETTLEMENT_IDS,
    SKILL_IDS,
    SURVIVOR_CARDS,
)
from holdfast.games.outbreak.content.copies import COPY_CARD, FIRST_COPY
from holdfast.games.outbreak.content.effects import FACES, GASOLINE, RESOURCES, TRAP_PIECE
from holdfast.games.outbreak.content.geometry import CENTRE, COORDINATES, HEX_AT
from holdfast.games.outbreak.moves import ORDINARY, SEATS
from holdfast.games.outbreak.rules.cards import hold
from holdfast.games.outbreak.rules.dice import CHANGE, begin_roll
from holdfast.games.outbreak.rules.flow import NO_MOVE, play
from holdfast.games.outbreak.rules.ground import found, is_edge, put_horde
from holdfast.games.outbreak.rules.hordes import start_position
from holdfast.games.outbreak.rules.people import capacity, hand_limit, hand_size, health, tokens
from holdfast.games.outbreak.rules.setup import (
    BOTTOM,
    clear_table,
    final_level,
    hordes_of_level,
    middle_index,
    ordinary_hordes,
    place_in_order,
)
from holdfast.games.outbreak.rules.steps import (
    DAY,
    DAY_END,
    DUSK,
    JOINS,
    LEAVES,
    MOVE_HELPLESS,
    MOVE_SETTLERS,
    REPLENISH,
    REVEAL_DOOM,
    REVEAL_HORDES,
    SURVIVOR_PHASE,
    TURN,
    WHO,
    ZOMBIE_PHASE,
)
from holdfast.games.outbreak.rules.steps import LEVEL as LEVEL_STEP
from holdfast.games.outbreak.state import (
    ATTACKS,
    DESTROYED,
    DOOM_BLANK,
    DOOM_SKULL,
    DOWN,
    FACEDOWN,
    FORTRESS,
    OPENING,
    OUTBREAK,
    REVEALED,
    SURVIVORS_ACT,
    SWELL,
    UP,
    ZOMBIES,
    State,
)
from holdfast.kernel.agenda import push
from holdfast.kernel.chance import below, start
from holdfast.kernel.events import SILENT
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position
from holdfast.kernel.record import NOBODY
from holdfast.kernel.words import LayoutError

SURVIVOR_IDS = [card.id for card in SURVIVOR_CARDS]
PIECE_NAMES = (
    "power", "fire", "contam", "bulwark", "garrison", "watchtower", "turret", "trap", "fortress",
)  # fmt: skip
RING = ("SE-ARM", "SE-LIB", "SE-CHU", "SE-HOS", "SE-FAR", "SE-TOW")
"""The settlements around the base of a city that is not described: R0 to R5."""
DEFAULT_CITY = {
    "MB": (0, 0),
    **dict(zip(RING, ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)), strict=True)),
}

_STEPS: dict[str, tuple[int, int]] = {
    "joins": (JOINS, OPENING),
    "doom": (REVEAL_DOOM, OPENING),
    "day": (DAY, OPENING),
    "reveal": (REVEAL_HORDES, OPENING),
    "settlers": (MOVE_SETTLERS, OPENING),
    "helpless": (MOVE_HELPLESS, OPENING),
    "replenish": (REPLENISH, OPENING),
    "phase": (SURVIVOR_PHASE, SURVIVORS_ACT),
    "who": (WHO, SURVIVORS_ACT),
    "turn": (WHO, SURVIVORS_ACT),
    "roll": (WHO, SURVIVORS_ACT),
    "leaves": (LEAVES, SURVIVORS_ACT),
    "night": (ZOMBIE_PHASE, ZOMBIES),
    "level": (LEVEL_STEP, ZOMBIES),
    "dusk": (DUSK, ZOMBIES),
    "end": (DAY_END, ZOMBIES),
}
_KEYS = {
    "options", "seed", "day", "exp", "city", "pieces", "hordes", "deck", "top", "survivors",
    "helpless", "settlers", "drawn", "active_doom", "doom_discard", "laboratory", "driver", "built",
    "step", "active", "turn", "dice", "level", "more", "defended", "joining", "leaving",
}  # fmt: skip
_HORDE_KEYS = {"id", "at", "down", "known", "meeple", "hits", "acted", "stalled"}
_SURVIVOR_KEYS = {
    "id", "seat", "at", "wounds", "down", "goods", "trap", "skills", "hand", "activated", "used",
}  # fmt: skip


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise LayoutError(message)


def _index(ids: list[str], name: Any, where: str) -> int:
    _require(name in ids, f"{where}: there is no {name!r}")
    return ids.index(name)


def _hex(place: Any, where: str) -> int:
    _require(
        isinstance(place, list | tuple) and len(place) == 2 and tuple(place) in HEX_AT,
        f"{where}: {place!r} is no hex of the board",
    )
    return HEX_AT[tuple(place)]


def lay_out(description: Mapping[str, Any]) -> Position:
    """The position that a description tells of, at its next decision."""
    unknown = set(description) - _KEYS
    _require(not unknown, f"unknown keys: {', '.join(sorted(unknown))}")
    position = Position.blank(State)
    s = position.state
    OPTIONS.write(description.get("options", {}), s.options)
    plain(start)(s.chance, description.get("seed", 0))
    plain(clear_table)(s)
    _lay_city(s, description.get("city", DEFAULT_CITY))
    _lay_pieces(s, description.get("pieces", {}))
    _seat_survivors(s, description)
    _lay_cards(s, description)
    _lay_hordes(s, description)
    _lay_rest(s, description)
    _go_on(s, description)
    return position


def _lay_city(s: Any, city: Mapping[str, Any]) -> None:
    _require("MB" in city, "city: the Main Base (MB) is missing")
    for name, place in city.items():
        tile, hex = _index(SETTLEMENT_IDS, name, "city"), _hex(place, f"city: {name}")
        _require(s.tile_at[hex] == 0, f"city: {name} lies on another settlement")
        plain(found)(s, tile, hex)


def _tile(s: Any, name: Any, where: str) -> int:
    tile = _index(SETTLEMENT_IDS, name, where)
    _require(s.city >> tile & 1 == 1, f"{where}: {name} is not in the city")
    return tile


def _lay_pieces(s: Any, pieces: Mapping[str, Mapping[str, int]]) -> None:
    for name, counts in pieces.items():
        tile = _tile(s, name, "pieces")
        for piece, count in counts.items():
            k = _index(list(PIECE_NAMES), piece, f"pieces: {name}")
            used = 1 if k == FORTRESS else count
            _require(0 < used <= s.supply[k], f"pieces: {name}: only {s.supply[k]} {piece} left")
            if k == FORTRESS:
                _require(count in (UP, DOWN), f"pieces: {name}: fortress is 1 (up) or 2 (down)")
            s.supply[k] -= used
            s.tiles[tile].pieces[k] = count


def _seat_survivors(s: Any, description: Mapping[str, Any]) -> None:
    people = description.get("survivors")
    if people is None:
        people = [{"id": SURVIVOR_IDS[7 - seat], "seat": seat} for seat in range(s.options.players)]
    s.seats = 0
    for entry in people:
        extra = set(entry) - _SURVIVOR_KEYS
        v = _index(SURVIVOR_IDS, entry.get("id"), "survivors")
        where = f"survivor {entry['id']}"
        _require(not extra, f"{where}: unknown keys: {', '.join(sorted(extra))}")
        survivor = s.survivors[v]
        _require(not survivor.playing, f"{where} is there twice")
        seat = entry.get("seat", 0)
        _require(0 <= seat < SEATS, f"{where}: there is no seat {seat}")
        survivor.playing, survivor.seat, survivor.entered = 1, seat, 1
        s.seats |= 1 << seat
        survivor.tile = _tile(s, entry.get("at", "MB"), where)
        plain(place_in_order)(s, v)
        for i, name in enumerate(entry.get("skills", [])):
            _learn(s, survivor, i, name, where)
        for name in entry.get("hand", []):
            plain(hold)(survivor, _index(CARD_IDS, name, where))
        survivor.trap = int(entry.get("trap", False))
        s.supply[TRAP_PIECE] -= survivor.trap
        _require(s.supply[TRAP_PIECE] >= 0, f"{where}: no Trap is left")
        survivor.activated = int(entry.get("activated", False))
        _wound(s, v, entry, where)
        for letter in entry.get("goods", ""):
            kind = RESOURCES.find(letter)
            _require(kind >= 0 and s.store[kind] > 0, f"{where}: no token {letter!r} is left")
            s.store[kind] -= 1
            survivor.goods[kind] += 1


def _learn(s: Any, survivor: Any, i: int, name: str, where: str) -> None:
    skill = _index(SKILL_IDS, name, where)
    _require(i < 2, f"{where}: nobody learns a third skill")
    deck = skill // CLASS_SKILLS
    cards = list(s.skill_deck[deck])
    _require(skill + 1 in cards, f"{where}: {name} is somewhere else")
    cards.remove(skill + 1)
    for k, card in enumerate([*cards, 0]):
        s.skill_deck[deck, k] = card
    survivor.skills[i] = skill + 1


def _wound(s: Any, v: int, entry: Mapping[str, Any], where: str) -> None:
    survivor, most = s.survivors[v], plain(health)(s, v)
    survivor.wounds = entry.get("wounds", most if entry.get("down") else 0)
    _require(0 <= survivor.wounds <= most, f"{where}: wounds are not in 0..{most}")
    survivor.down = int(survivor.wounds == most)


def _lay_cards(s: Any, description: Mapping[str, Any]) -> None:
    for k, copies in enumerate(COPIES_OF_CARD.tolist()):
        held = sum(survivor.hand[k] for survivor in s.survivors)
        _require(held <= copies, f"there are only {copies} of {CARD_IDS[k]}")
    for name in description.get("built", []):
        k = _index(CARD_IDS, name, "built") - ORDINARY
        held = any(survivor.hand[ORDINARY + k] for survivor in s.survivors)
        _require(k >= 0 and held, f"built: nobody holds the schematic {name}")
        s.built |= 1 << k
    for field, key in ((s.doom_drawn, "drawn"), (s.doom_active, "active_doom")):
        names = description.get(key, [])
        _require(len(names) <= 3, f"{key}: a tracker has three places")
        for i, name in enumerate(names):
            field[i] = _index(DOOM_IDS, name, key) + 1
    s.doom_in_force = len(description.get("active_doom", []))
    for name, count in description.get("doom_discard", {}).items():
        s.doom_discard[_index(DOOM_IDS, name, "doom_discard")] = count
    for k, copies in enumerate(COPIES_OF_DOOM.tolist()):
        out = list(s.doom_drawn).count(k + 1) + list(s.doom_active).count(k + 1)
        _require(out + s.doom_discard[k] <= copies, f"there are only {copies} of {DOOM_IDS[k]}")


# Hordes


def _lay_hordes(s: Any, description: Mapping[str, Any]) -> None:
    named = [_checked_horde(s, i, entry) for i, entry in enumerate(description.get("hordes", []))]
    top = [_index(HORDE_IDS, name, "top") for name in description.get("top", [])]
    rest, finals = _rest_of_deck(s, [card for card, _ in named if card is not None] + top)
    taken = [card if card is not None else rest.pop() for card, _ in named]
    deck = description.get("deck", len(top) + len(rest) + len(finals))
    _require(
        len(top) <= deck <= len(top) + len(rest) + len(finals),
        f"deck: between {len(top)} and {len(top) + len(rest) + len(finals)} cards can be left",
    )
    left = deck - len(top)
    hidden = finals[: min(left, len(finals))]
    gone = rest[left - len(hidden) :] + finals[len(hidden) :]
    rest = rest[: left - len(hidden)]
    order = gone + taken + top + rest
    _insert_finals(s, order, len(gone) + len(taken) + len(top), hidden)
    s.horde_count = len(order)
    for uid, card in enumerate(order):
        s.hordes[uid].card = card
        s.hordes[uid].place = DESTROYED if uid < len(gone) else 0
    s.dealt = len(gone) + len(taken)
    s.finals_left = sum(card >= FIRST_FINAL for card in order[len(gone) :])
    for uid, (_, entry) in enumerate(named, len(gone)):
        _lay_horde(s, uid, entry)


def _checked_horde(s: Any, i: int, entry: Mapping[str, Any]) -> tuple[int | None, Any]:
    where = f"horde {i + 1}"
    extra = set(entry) - _HORDE_KEYS
    _require(not extra, f"{where}: unknown keys: {', '.join(sorted(extra))}")
    if "id" not in entry:
        return None, {**entry, "down": True}
    return _index(HORDE_IDS, entry["id"], where), entry


def _rest_of_deck(s: Any, used: list[int]) -> tuple[list[int], list[int]]:
    """The hordes and Final Encounters of the options' deck that are not named, in random order."""
    rest: list[int] = []
    for level in range(1, LEVELS + 1):
        wanted = plain(hordes_of_level)(s, level) - sum(LEVEL[card] == level for card in used)
        _require(wanted >= 0, f"the deck of these options has fewer hordes of level {level}")
        copies = COPY_CARD[FIRST_COPY[level - 1] : FIRST_COPY[level]].tolist()
        for card in used:
            if LEVEL[card] == level:
                _require(card in copies, f"there are not so many of {HORDE_IDS[card]}")
                copies.remove(card)
        rest += [copies.pop(plain(below)(s.chance, len(copies))) for _ in range(wanted)]
    finals: list[int] = []
    for which in range(2):
        tier = plain(final_level)(s, which)
        named = [card for card in used if card >= FIRST_FINAL]
        if tier and sum(FINAL_TIER[card] == tier for card in named) <= sum(
            FINAL_TIER[card] == tier for card in finals
        ):
            free = [
                card
                for card in range(FIRST_FINAL, len(HORDE_IDS))
                if FINAL_TIER[card] == tier and card not in used and card not in finals
            ]
            finals.append(free[plain(below)(s.chance, len(free))])
    shuffled = [rest.pop(plain(below)(s.chance, len(rest))) for _ in range(len(rest))]
    return shuffled, finals


def _insert_finals(s: Any, order: list[int], first: int, finals: list[int]) -> None:
    """OB-SET-10 as far as the cards still in the deck allow."""
    if not finals:
        return
    group = min(BOTTOM, plain(ordinary_hordes)(s), len(order) - first)
    order.insert(len(order) - plain(below)(s.chance, group + 1), finals[0])
    if len(finals) > 1:
        order.insert(max(first, plain(middle_index)(s)), finals[1])


def _lay_horde(s: Any, uid: int, entry: Mapping[str, Any]) -> None:
    horde, where = s.hordes[uid], f"horde {HORDE_IDS[s.hordes[uid].card]}"
    hex = _hex(entry.get("at"), where)
    down = bool(entry.get("down", False))
    base = hex == s.tiles[MAIN_BASE].hex
    _require(s.horde_at[hex] == 0 or base, f"{where}: another horde lies on {entry['at']}")
    in_city = s.tile_at[hex] > 0
    _require(in_city or plain(is_edge)(s, hex), f"{where}: {entry['at']} does not touch the city")
    _require(not (down and in_city), f"{where}: a facedown horde lies outside the city")
    s.in_play += 1
    horde.place = FACEDOWN if down else REVEALED
    if down:
        horde.known = int(entry.get("known", False))
    else:
        meeples = {"outbreak": OUTBREAK, "swell": SWELL}
        meeple = entry.get("meeple")
        _require(meeple is None or meeple in meeples, f"{where}: there is no meeple {meeple!r}")
        horde.meeple = meeples[meeple] if meeple else plain(start_position)(horde.card)
        horde.hits = entry.get("hits", 0)
        horde.acted = int(entry.get("acted", False))
        horde.stalled = int(entry.get("stalled", False))
        icon = int(CONTAMINATION[horde.card])
        if icon >= 0:
            s.curses[icon] += 1
    plain(put_horde)(s, uid, hex)


# The rest


def _lay_rest(s: Any, description: Mapping[str, Any]) -> None:
    s.day = description.get("day", 1)
    s.exp = description.get("exp", s.exp)
    _require(0 <= s.day <= 39, f"day {s.day} is not in 0..39")
    _require(0 <= s.exp <= 99, f"exp {s.exp} is not in 0..99")
    s.helpless = _tile(s, description.get("helpless", "MB"), "helpless")
    for i, name in enumerate(description.get("settlers", [])):
        _require(i < 3, "settlers: there are three tokens")
        s.settlers[i] = _tile(s, name, "settlers") + 1
    for letter in description.get("laboratory", ""):
        kind = RESOURCES.find(letter)
        _require(kind >= 0 and s.store[kind] >= 2, f"laboratory: no pair of {letter!r} is left")
        s.laboratory |= 1 << kind
        s.store[kind] -= 2
    if "driver" in description:
        s.driver = _index(SURVIVOR_IDS, description["driver"], "driver") + 1
        s.store[GASOLINE] -= 1
    s.more = description.get("more", 0)
    for name in description.get("defended", []):
        s.tiles[_tile(s, name, "defended")].defended = 1
    for seat in description.get("joining", []):
        s.joining |= 1 << seat
    for seat in description.get("leaving", []):
        s.leaving |= 1 << seat
    _check_places(s)


def _check_places(s: Any) -> None:
    free = s.city & ~s.overrun
    places = [("the Helpless", s.helpless)]
    places += [("Settlers", tile - 1) for tile in s.settlers if tile]
    for i in range(s.team):
        v = s.order[i]
        survivor, name = s.survivors[v], SURVIVOR_IDS[v]
        places.append((name, survivor.tile))
        _require(plain(tokens)(survivor) <= plain(capacity)(s, v), f"{name} carries too much")
        _require(plain(hand_size)(survivor) <= plain(hand_limit)(v), f"{name} holds too many cards")
        _require(not (survivor.down and plain(tokens)(survivor)), f"{name} lies and carries tokens")
    for name, tile in places:
        _require(free >> tile & 1 == 1, f"{name} stand on an overrun settlement")


def _go_on(s: Any, description: Mapping[str, Any]) -> None:
    put: Callable[..., None] = plain(push)
    name = description.get("step", "turn" if "active" in description else "who")
    _require(name in _STEPS, f"there is no step {name!r}; there are: {', '.join(_STEPS)}")
    step, s.phase = _STEPS[name]
    put(s.agenda, step, description.get("level", 1) if name == "level" else 0)
    if name in ("turn", "roll"):
        v = _index(SURVIVOR_IDS, description.get("active"), "active")
        _require(s.survivors[v].playing == 1, f"active: {SURVIVOR_IDS[v]} is not in play")
        s.active = v
        s.turn.main = 1
        s.turn.extra_attack = int(SURVIVOR_CARDS[v].name == "Soldier")
        for field, value in description.get("turn", {}).items():
            _require(field in s.turn.__class__.__dict__, f"turn: there is no {field!r}")
            setattr(s.turn, field, value)
        put(s.agenda, TURN)
    if name == "roll":
        _lay_dice(s, s.active, description.get("dice", ""))
    plain(play)(s, NO_MOVE, SILENT)


def _lay_dice(s: Any, v: int, dice: str) -> None:
    plain(begin_roll)(s, ATTACKS, v, s.survivors[v].tile, NOBODY, CHANGE)
    for letter in dice:
        if letter in "+-":  # the Doom die: its skull, or nothing
            s.dice.doom = DOOM_SKULL if letter == "+" else DOOM_BLANK
            continue
        face = FACES.find(letter)
        _require(face >= 0, f"dice: there is no face {letter!r}")
        s.dice.faces[face] += 1


def place_name(hex: int) -> str:
    """A hex by its coordinates, such as `2,-1`."""
    q, r = COORDINATES[hex]
    return f"{q},{r}"


assert place_name(CENTRE) == "0,0"
