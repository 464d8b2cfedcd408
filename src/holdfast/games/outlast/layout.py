"""Positions from plain descriptions, for tests and tutorials (LA-TEST-1, LA-TEST-3).

    {
        "options": {"players": 2, "board": "small"},
        "round": 3,
        "tiles": {0: {"prey": 3, "wolf": 1}, 1: {"terrain": "forest", "structures": {"pen": "A"}}},
        "players": {"A": [{"tile": 0, "prey": 2}], "B": [{"number": 4, "tile": 7}]},
        "turn": "A",
    }

Tiles that are named are face up unless they say otherwise; homes are face up as printed; the rest
lies face down, shuffled by `seed`. A tile without a terrain gets one of those left. Players who
are not named have one meeple at home; an empty list, with `out`, puts a player out. Play goes on
at the start of a player's `turn`, in the middle of it with so many `actions_left`, or at the
start of a board step (`board` 1 to 6). `dice` lists what the coming dice show, from 1 to 8.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.outlast.content import (
    HOME,
    OPTIONS,
    PER_PLAYER,
    STRUCTURE_NAMES,
    TERRAIN_NAMES,
)
from holdfast.games.outlast.content.geometry import CORNER, HOME_CORNERS, NEIGHBOUR
from holdfast.games.outlast.moves import MEEPLES
from holdfast.games.outlast.rules.ending import SETTLEMENT, is_lost
from holdfast.games.outlast.rules.flow import run
from holdfast.games.outlast.rules.ground import (
    goods_on,
    has_wolf,
    is_face_up,
    lay_goods,
    remove_wolf,
)
from holdfast.games.outlast.rules.people import note_places
from holdfast.games.outlast.rules.setup import (
    board_of,
    clear_board,
    count_tiles,
    draw,
    place_tokens,
    set_rest_aside,
    tile_of,
    wilderness,
)
from holdfast.games.outlast.steps import (
    ACT_STEP,
    ARRIVALS,
    ATTACKS,
    FORCED_FIGHTS,
    MEAL,
    PREY_MULTIPLY,
    RESOURCES_GROW,
    ROUND_END,
    TURN_END,
    TURN_START,
    WOLVES_MOVE,
    WOLVES_MULTIPLY,
)
from holdfast.games.outlast.state import (
    AWAKE,
    CARRY_UNLIMITED,
    DIE,
    MOST,
    PREY,
    RESOURCE,
    WORKSHOP,
    State,
)
from holdfast.kernel.agenda import push
from holdfast.kernel.chance import SCRIPT_LENGTH, start
from holdfast.kernel.events import SILENT
from holdfast.kernel.plain import plain
from holdfast.kernel.position import Position

LETTERS = "ABCDEF"
BOARD_STEPS = (
    RESOURCES_GROW, PREY_MULTIPLY, WOLVES_MOVE, WOLVES_MULTIPLY, ARRIVALS, ATTACKS, ROUND_END,
)  # fmt: skip
_KEYS = {
    "options", "seed", "round", "tiles", "players", "out", "first", "turn", "actions_left",
    "actions", "board", "dice",
}  # fmt: skip


class LayoutError(ValueError):
    """A description that no position can have; the message says where."""


def lay_out(description: Mapping[str, Any]) -> Position:
    """The position that a description tells of, at its next decision."""
    unknown = set(description) - _KEYS
    _require(not unknown, f"unknown keys: {', '.join(sorted(unknown))}")
    position = Position.blank(State)
    s = position.state
    OPTIONS.write(description.get("options", {}), s.options)
    plain(start)(s.chance, description.get("seed", 0))
    plain(clear_board)(s)
    s.round = description.get("round", 1)
    _require(1 <= s.round <= s.last_round, f"round {s.round} is not in 1..{s.last_round}")
    _lay_tiles(s, {int(t): entry for t, entry in description.get("tiles", {}).items()})
    people = {seat_of(letter, s): v for letter, v in description.get("players", {}).items()}
    for seat in range(s.options.players):
        _seat_people(s, seat, people.get(seat, [{"tile": _home(s, seat), "prey": 2}]))
    _put_out(s, description.get("out", []))
    s.first_seat = seat_of(description["first"], s) if "first" in description else _first_living(s)
    _require_players(s)
    _prescribe(s, description.get("dice"))
    _schedule(s, description)
    plain(run)(s, SILENT)
    _require(s.chance.fault == 0, "more dice were rolled than `dice` has")
    return position


def seat_of(letter: str, s: Any) -> int:
    """The seat of a player's letter."""
    seat = LETTERS.find(letter) if len(letter) == 1 else -1
    _require(0 <= seat < s.options.players, f"there is no player {letter!r}")
    return seat


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise LayoutError(message)


def _home(s: Any, seat: int) -> int:
    return int(CORNER[plain(board_of)(s), HOME_CORNERS[s.options.players - 1, seat]])


def _first_living(s: Any) -> int:
    players: int = s.options.players
    for k in range(players):
        seat: int = (s.round - 1 + k) % players
        if s.players[seat].alive:
            return seat
    raise LayoutError("no player is alive")


def _lay_tiles(s: Any, named: dict[int, Any]) -> None:
    for t in named:
        _require(0 <= t < s.tile_count, f"there is no tile {t} on this board")
    left = plain(wilderness)(s)
    homes = {_home(s, seat) for seat in range(s.options.players)}
    for t in homes:
        named.setdefault(t, {})
    for t, entry in named.items():
        terrain = entry.get("terrain", "home" if t in homes else None)
        _require((terrain == "home") == (t in homes), f"tile {t}: only home corners are homes")
        if terrain is not None:
            _require(terrain in TERRAIN_NAMES, f"tile {t}: there is no terrain {terrain!r}")
            s.tiles[t].terrain = TERRAIN_NAMES.index(terrain)
            if s.tiles[t].terrain != HOME:
                one = plain(tile_of)(s.tiles[t].terrain)
                _require(left & one * 31 != 0, f"tile {t}: no {terrain!r} is left in the set")
                left -= one
    for t in range(s.tile_count):
        tile = s.tiles[t]
        if tile.terrain < 0:
            tile.terrain = plain(draw)(s.chance, left, plain(count_tiles)(left))
            left -= plain(tile_of)(tile.terrain)
        if t in named:
            _lay_tile(s, t, named[t], printed=t in homes)
        elif s.options.wilds == AWAKE:
            plain(place_tokens)(s, t)
    plain(set_rest_aside)(s, left, plain(count_tiles)(left))
    for t, entry in named.items():
        _require(
            set(entry)
            <= {"terrain", "face_up", "resources", "prey", "wolf", "spill_to", "structures"},
            f"tile {t}: unknown keys in {sorted(entry)}",
        )
        onto = s.tiles[t].spill_to
        _require(
            onto < 0 or s.options.wilds == AWAKE or plain(is_face_up)(s, onto),
            f"tile {t}: nothing spills onto the sleeping tile {onto}",
        )


def _lay_tile(s: Any, t: int, entry: Mapping[str, Any], printed: bool) -> None:
    tile = s.tiles[t]
    face_up = bool(entry.get("face_up", True))
    s.face_up |= face_up << t
    awake = s.options.wilds == AWAKE
    if printed or (awake and not face_up) or (face_up and "terrain" in entry):
        plain(place_tokens)(s, t)
    values = {"resources": (RESOURCE, MOST), "prey": (PREY, MOST)}
    for name, (kind, most) in values.items():
        value = entry.get(name, plain(goods_on)(s, t, kind))
        _require(0 <= value <= most, f"tile {t}: {name} {value} is not in 0..{most}")
        plain(lay_goods)(s, t, kind, value)
    wolf = int(entry.get("wolf", plain(has_wolf)(s, t)))
    _require(wolf in (0, 1), f"tile {t}: wolf {wolf} is not 0 or 1")
    plain(remove_wolf)(s, t)
    s.wolves |= wolf << t
    if not face_up and not awake:
        _require(
            wolf == plain(goods_on)(s, t, RESOURCE) == plain(goods_on)(s, t, PREY) == 0,
            f"tile {t}: a face-down tile that sleeps holds no tokens",
        )
    onto = entry.get("spill_to")
    if onto is not None:
        beside = onto in NEIGHBOUR[t].tolist() and onto < s.tile_count
        _require(beside, f"tile {t}: {onto} is no neighbour")
        tile.spill_to = onto
    for kind, letter in entry.get("structures", {}).items():
        _require(kind in STRUCTURE_NAMES, f"tile {t}: there is no structure {kind!r}")
        seat, k = seat_of(letter, s), STRUCTURE_NAMES.index(kind)
        _require(face_up, f"tile {t}: nothing is built on a face-down tile")
        _require(
            k == SETTLEMENT or s.options.buildings == WORKSHOP,
            f"tile {t}: {kind!r} needs buildings=workshop",
        )
        _require(
            s.players[seat].supply[k] > 0,
            f"tile {t}: player {letter} has only {PER_PLAYER[k]} of {kind!r}",
        )
        s.players[seat].supply[k] -= 1
        tile.structures[k] = seat


def _seat_people(s: Any, seat: int, people: list[Mapping[str, Any]]) -> None:
    player, letter = s.players[seat], LETTERS[seat]
    _require(len(people) <= MEEPLES, f"player {letter} has more than {MEEPLES} meeples")
    most = 30000 if s.options.carry == CARRY_UNLIMITED else MOST
    for slot, entry in enumerate(people):
        meeple = player.meeples[slot]
        number = entry.get("number", player.next_number)
        _require(number >= player.next_number, f"{letter}{number}: numbers must rise")
        meeple.number = number
        player.next_number = number + 1
        tile = entry.get("tile", -1)
        _require(
            0 <= tile < s.tile_count and plain(is_face_up)(s, tile),
            f"{letter}{number}: tile {tile} is not a face-up tile of the board",
        )
        meeple.tile = tile
        for kind, name in ((RESOURCE, "resources"), (PREY, "prey")):
            value = entry.get(name, 0)
            _require(0 <= value <= most, f"{letter}{number}: {name} {value} is not in 0..{most}")
            meeple.goods[kind] = value
        meeple.hidden = int(entry.get("hidden", False))
        extra = set(entry) - {"number", "tile", "resources", "prey", "hidden"}
        _require(not extra, f"{letter}{number}: unknown keys: {', '.join(sorted(extra))}")
    player.people = len(people)
    plain(note_places)(player)


def _put_out(s: Any, out: list[Any]) -> None:
    """Players who are out, in order; a nested list fell at the same moment."""
    for stamp, fallen in enumerate(out, 1):
        for letter in fallen if isinstance(fallen, list) else [fallen]:
            player = s.players[seat_of(letter, s)]
            _require(player.people == 0, f"player {letter} is out but has meeples")
            player.alive, player.out_at, player.out_round = 0, stamp, max(1, s.round - 1)
        s.eliminations = stamp


def _require_players(s: Any) -> None:
    """LA-INV-11, LA-END-1: who lives is not lost, and the game is not over already."""
    players = [s.players[seat] for seat in range(s.options.players)]
    for letter, player in zip(LETTERS, players, strict=False):
        lost = player.alive == 1 and plain(is_lost)(s, player)
        _require(not lost, f"player {letter} has nobody left but is not out")
    living = sum(player.alive for player in players)
    _require(living >= min(2, len(players)), "the game would be over")


def _prescribe(s: Any, dice: list[int] | None) -> None:
    """LA-TEST-2: what the coming dice show."""
    if dice is None:
        return
    _require(len(dice) <= SCRIPT_LENGTH, f"`dice` has more than {SCRIPT_LENGTH} entries")
    s.chance.scripted, s.chance.script_length = 1, len(dice)
    for i, face in enumerate(dice):
        _require(1 <= face <= DIE, f"a die cannot show {face}")
        s.chance.script[i] = face - 1


def _schedule(s: Any, description: Mapping[str, Any]) -> None:
    put = plain(push)
    if "board" in description:
        step = description["board"]
        _require(step in range(1, 7), f"there is no board step {step!r}")
        for following in reversed(BOARD_STEPS[step - 1 :]):
            put(s.agenda, following)
        return
    seat = seat_of(description["turn"], s) if "turn" in description else s.first_seat
    _require(s.players[seat].alive == 1, f"player {LETTERS[seat]} is out and has no turn")
    if "actions_left" not in description:
        put(s.agenda, TURN_START, seat)
        return
    s.seat = seat
    s.actions_left = description["actions_left"]
    s.actions = description.get("actions", max(s.actions_left, s.players[seat].people + 2))
    _require(0 <= s.actions_left <= MEEPLES + 2, "actions_left is not in 0..12")
    for step in (TURN_END, MEAL, FORCED_FIGHTS, ACT_STEP):
        put(s.agenda, step)
