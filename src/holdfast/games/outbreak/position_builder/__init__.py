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

from collections.abc import Mapping
from typing import Any

from holdfast.games.outbreak import state, steps
from holdfast.games.outbreak.content import LAST_DAY, PIECE_NAMES, SETTLEMENT_IDS, SETTLER_TOKENS
from holdfast.games.outbreak.content.effects import FACES, GASOLINE, RESOURCES
from holdfast.games.outbreak.content.schema import SURVIVOR_CARDS
from holdfast.games.outbreak.position_builder.hordes import lay_hordes
from holdfast.games.outbreak.position_builder.people import lay_cards, seat_survivors
from holdfast.games.outbreak.position_builder.places import SURVIVOR_IDS, hex_of, tile_of
from holdfast.games.outbreak.rules import cards, goods, ground, people, rolls, setup, values
from holdfast.kernel.agenda import drop, then
from holdfast.kernel.position_builder import number_of, only_known, require, within
from holdfast.kernel.record import NOBODY

RING = ("SE-ARM", "SE-LIB", "SE-CHU", "SE-HOS", "SE-FAR", "SE-TOW")
"""Settlements around the base of a default city: R0 to R5."""
DEFAULT_CITY = {
    "MB": (0, 0),
    **dict(zip(RING, ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)), strict=True)),
}

# Where play resumes, by phase: the step and its arguments
_STEPS_OF_PHASES: dict[int, dict[str, tuple[int, ...]]] = {
    state.OPENING: {
        "joins": (steps.JOINS,), "doom": (steps.REVEAL_DOOM,), "day": (steps.DAY,),
        "reveal": (steps.REVEAL_HORDES,), "settlers": (steps.MOVE_SETTLERS, 0),
        "helpless": (steps.MOVE_HELPLESS,), "replenish": (steps.REPLENISH,),
    },
    state.SURVIVORS_ACT: {
        "phase": (steps.SURVIVOR_PHASE,), "who": (steps.WHO,), "turn": (steps.WHO,),
        "roll": (steps.WHO,), "leaves": (steps.LEAVES,),
    },
    state.ZOMBIES: {
        "night": (steps.ZOMBIE_PHASE,), "level": (steps.SWELL, 1), "dusk": (steps.DUSK,),
        "end": (steps.DAY_END,),
    },
}  # fmt: skip
_STEPS = {
    name: (step, tuple(arguments), phase)
    for phase, resumed in _STEPS_OF_PHASES.items()
    for name, (step, *arguments) in resumed.items()
}
_KEYS = {
    "options", "seed", "day", "exp", "city", "pieces", "hordes", "deck", "top", "survivors",
    "helpless", "settlers", "drawn", "active_doom", "doom_discard", "laboratory", "driver", "built",
    "step", "active", "turn", "dice", "level", "more", "defended", "joining", "leaving",
}  # fmt: skip


def build_position(s: Any, description: Mapping[str, Any]) -> None:
    """Write the position of a description and its next step into a blank position `s`."""
    only_known(description, _KEYS, "position")
    setup.clear_table(s)
    _lay_city(s, description.get("city", DEFAULT_CITY))
    _lay_pieces(s, description.get("pieces", {}))
    seat_survivors(s, description)
    lay_cards(s, description)
    lay_hordes(s, description)
    _lay_rest(s, description)
    _go_on(s, description)


def _lay_city(s: Any, city: Mapping[str, Any]) -> None:
    require("MB" in city, "city: the Main Base (MB) is missing")
    for name, place in city.items():
        tile, hex = number_of(SETTLEMENT_IDS, name, "settlement"), hex_of(place, f"city: {name}")
        require(s.tile_at[hex] == 0, f"city: {name} lies on another settlement")
        ground.found(s, tile, hex)


def _lay_pieces(s: Any, pieces: Mapping[str, Mapping[str, int]]) -> None:
    for name, counts in pieces.items():
        tile = tile_of(s, name, "pieces")
        for piece, count in counts.items():
            k = number_of(PIECE_NAMES, piece, "piece")
            used = 1 if k == state.FORTRESS else count
            require(0 < used <= s.supply[k], f"pieces: {name}: only {s.supply[k]} {piece} left")
            if k == state.FORTRESS:
                require(
                    count in (state.UP, state.DOWN),
                    f"pieces: {name}: fortress is 1 (up) or 2 (down)",
                )
            s.supply[k] -= used
            s.tiles[tile].pieces[k] = count


def _lay_rest(s: Any, description: Mapping[str, Any]) -> None:
    s.day = within(description.get("day", 1), 0, LAST_DAY, "day")
    s.exp = within(description.get("exp", s.exp), 0, cards.MOST_EXP, "exp")
    s.helpless = tile_of(s, description.get("helpless", "MB"), "helpless")
    for i, name in enumerate(description.get("settlers", [])):
        require(i < SETTLER_TOKENS, f"settlers: there are {SETTLER_TOKENS} tokens")
        s.settlers[i] = tile_of(s, name, "settlers") + 1
    for letter in description.get("laboratory", ""):
        kind = RESOURCES.find(letter)
        require(
            kind >= 0 and s.store[kind] >= goods.PAIR, f"laboratory: no pair of {letter!r} is left"
        )
        s.laboratory |= 1 << kind
        s.store[kind] -= goods.PAIR
    if "driver" in description:
        s.driver = number_of(SURVIVOR_IDS, description["driver"], "survivor") + 1
        s.store[GASOLINE] -= 1
    s.more = description.get("more", 0)
    for name in description.get("defended", []):
        s.tiles[tile_of(s, name, "defended")].defended = 1
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
        carried, held = people.tokens(survivor), people.hand_size(survivor)
        require(carried <= values.capacity(s, v), f"{name} carries too much")
        require(held <= values.hand_limit(v), f"{name} holds too many cards")
        require(not (survivor.down and carried), f"{name} lies and carries tokens")
    for name, tile in places:
        require(free >> tile & 1 == 1, f"{name} stand on an overrun settlement")


def _go_on(s: Any, description: Mapping[str, Any]) -> None:
    name = description.get("step", "turn" if "active" in description else "who")
    require(name in _STEPS, f"there is no step {name!r}; there are: {', '.join(_STEPS)}")
    step, carried, s.phase = _STEPS[name]
    if name == "level":
        carried = (description.get("level", 1),)
    then(s, step, *carried)
    if name in ("turn", "roll"):
        v = number_of(SURVIVOR_IDS, description.get("active"), "survivor")
        require(s.survivors[v].playing == 1, f"active: {SURVIVOR_IDS[v]} is not in play")
        s.active = v
        s.turn.main = 1
        s.turn.extra_attack = int(SURVIVOR_CARDS[v].name == "Soldier")
        for field, value in description.get("turn", {}).items():
            require(field in s.turn.__class__.__dict__, f"turn: there is no {field!r}")
            setattr(s.turn, field, value)
        then(s, steps.TURN)
    if name == "roll":
        _lay_dice(s, s.active, description.get("dice", ""))


def _lay_dice(s: Any, v: int, dice: str) -> None:
    """Start an attack with these dice already rolled."""
    rolls.begin_roll(s, state.ATTACKS, v, s.survivors[v].tile, NOBODY)
    drop(s.agenda)  # nothing can be added any more
    then(s, steps.CHANGE_DICE)
    for letter in dice:
        if letter in "+-":  # the Doom die: skull (+) or blank (-)
            s.dice.doom = state.DOOM_SKULL if letter == "+" else state.DOOM_BLANK
            continue
        s.dice.faces[number_of(FACES, letter, "face of a die")] += 1
