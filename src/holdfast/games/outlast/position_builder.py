"""Builder of positions from descriptions, for tests and tutorials (LA-TEST-1, LA-TEST-3).

    {
        "options": {"players": 2, "board": "small"},
        "round": 3,
        "tiles": {0: {"prey": 3, "wolf": 1}, 1: {"terrain": "forest", "structures": {"pen": "A"}}},
        "players": {"A": [{"tile": 0, "prey": 2}], "B": [{"number": 4, "tile": 7}]},
        "turn": "A",
    }

Listed tiles are face up unless `face_up` is false. Homes are face up with their printed tokens. All
other tiles are face down and shuffled by `seed`. A tile without a `terrain` gets one of those left.

Players who are not listed have one meeple at home. A player with an empty list must be listed in
`out`.

Play resumes at the start of a player's `turn`, in the middle of it if `actions_left` is present, or
at the start of a board step (`board`, 1 to 6). `dice` lists the next die results, from 1 to 8.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from holdfast.games.outlast import state, steps
from holdfast.games.outlast.content import BUILDINGS, HOME, STRUCTURE_NAMES, TERRAIN_NAMES
from holdfast.games.outlast.content.geometry import CORNER, HOME_CORNERS, NEIGHBOUR
from holdfast.games.outlast.content.names import LETTERS
from holdfast.games.outlast.moves import MEEPLES
from holdfast.games.outlast.rules import ending, ground, people, setup
from holdfast.kernel.agenda import then
from holdfast.kernel.chance import SCRIPT_LENGTH
from holdfast.kernel.position_builder import PositionError, number_of, only_known, require, within

FULL_HANDS = 30_000  # limit per kind of goods if the option `carry` is unlimited
_KEYS = {
    "options", "seed", "round", "tiles", "players", "out", "first", "turn", "actions_left",
    "actions", "board", "dice",
}  # fmt: skip
_TILE_KEYS = {"terrain", "face_up", "resources", "prey", "wolf", "spill_to", "structures"}
_MEEPLE_KEYS = {"number", "tile", "resources", "prey", "hidden"}
_GOODS = ((state.RESOURCE, "resources"), (state.PREY, "prey"))


def build_position(s: Any, description: Mapping[str, Any]) -> None:
    """Write a description into the blank position `s` and schedule the next step."""
    only_known(description, _KEYS, "position")
    setup.clear_board(s)
    s.round = within(description.get("round", 1), 1, s.last_round, "round")
    _place_tiles(s, {int(t): entry for t, entry in description.get("tiles", {}).items()})
    named = {seat_of(letter, s): v for letter, v in description.get("players", {}).items()}
    for seat in range(s.options.players):
        _place_meeples(s, seat, named.get(seat, [{"tile": _home(s, seat), "prey": 2}]))
    _mark_players_out(s, description.get("out", []))
    s.first_seat = seat_of(description["first"], s) if "first" in description else _first_living(s)
    _require_players(s)
    _script_dice(s, description.get("dice"))
    _schedule(s, description)


def seat_of(letter: str, s: Any) -> int:
    """Return the seat of a player's letter; raise `PositionError` if nobody has it."""
    seat = LETTERS.find(letter) if len(letter) == 1 else -1
    require(0 <= seat < s.options.players, f"there is no player {letter!r}")
    return seat


def _home(s: Any, seat: int) -> int:
    corner = HOME_CORNERS[s.options.players - 1, seat]
    tile: int = CORNER[setup.board_of(s), corner]
    return tile


def _first_living(s: Any) -> int:
    players: int = s.options.players
    for k in range(players):
        seat: int = (s.round - 1 + k) % players
        if s.players[seat].alive:
            return seat
    raise PositionError("no player is alive")


def _place_tiles(s: Any, named: dict[int, Any]) -> None:
    for t in named:
        require(0 <= t < s.tile_count, f"there is no tile {t} on this board")
    left = setup.wilderness(s)
    homes = {_home(s, seat) for seat in range(s.options.players)}
    for t in homes:
        named.setdefault(t, {})
    for t, entry in named.items():
        terrain = entry.get("terrain", "home" if t in homes else None)
        require((terrain == "home") == (t in homes), f"tile {t}: only home corners are homes")
        if terrain is not None:
            s.tiles[t].terrain = number_of(TERRAIN_NAMES, terrain, "terrain", f"tile {t}")
            if s.tiles[t].terrain != HOME:
                one = setup.tile_of(s.tiles[t].terrain)
                require(left & one * 31 != 0, f"tile {t}: no {terrain!r} is left in the set")
                left -= one
    for t in range(s.tile_count):
        tile = s.tiles[t]
        if tile.terrain < 0:
            tile.terrain = setup.draw(s.chance, left, setup.count_tiles(left))
            left -= setup.tile_of(tile.terrain)
        if t in named:
            _place_tile(s, t, named[t], printed=t in homes)
        elif s.options.wilds == state.AWAKE:
            setup.place_tokens(s, t)
    setup.set_rest_aside(s, left, setup.count_tiles(left))
    for t, entry in named.items():
        only_known(entry, _TILE_KEYS, f"tile {t}")
        onto = s.tiles[t].spill_to
        require(
            onto < 0 or s.options.wilds == state.AWAKE or ground.is_face_up(s, onto),
            f"tile {t}: nothing spills onto the sleeping tile {onto}",
        )


def _place_tile(s: Any, t: int, entry: Mapping[str, Any], printed: bool) -> None:
    tile = s.tiles[t]
    face_up = bool(entry.get("face_up", True))
    s.face_up |= face_up << t
    awake = s.options.wilds == state.AWAKE
    if printed or (awake and not face_up) or (face_up and "terrain" in entry):
        setup.place_tokens(s, t)
    for kind, name in _GOODS:
        value = entry.get(name, ground.goods_on(s, t, kind))
        ground.lay_goods(s, t, kind, within(value, 0, state.MOST, f"tile {t}: {name}"))
    wolf = within(int(entry.get("wolf", ground.has_wolf(s, t))), 0, 1, f"tile {t}: wolf")
    ground.remove_wolf(s, t)
    s.wolves |= wolf << t
    if not face_up and not awake:
        tokens = [wolf, *(ground.goods_on(s, t, kind) for kind, _ in _GOODS)]
        require(not any(tokens), f"tile {t}: a face-down tile that sleeps holds no tokens")
    onto = entry.get("spill_to")
    if onto is not None:
        beside = onto in NEIGHBOUR[t] and onto < s.tile_count
        require(beside, f"tile {t}: {onto} is no neighbour")
        tile.spill_to = onto
    for kind, letter in entry.get("structures", {}).items():
        seat, k = seat_of(letter, s), number_of(STRUCTURE_NAMES, kind, "structure", f"tile {t}")
        require(face_up, f"tile {t}: nothing is built on a face-down tile")
        require(
            k == ending.SETTLEMENT or s.options.buildings == state.WORKSHOP,
            f"tile {t}: {kind!r} needs buildings=workshop",
        )
        require(
            s.players[seat].supply[k] > 0,
            f"tile {t}: player {letter} has only {BUILDINGS[k].per_player} of {kind!r}",
        )
        s.players[seat].supply[k] -= 1
        tile.structures[k] = seat


def _place_meeples(s: Any, seat: int, named: list[Mapping[str, Any]]) -> None:
    player, letter = s.players[seat], LETTERS[seat]
    require(len(named) <= MEEPLES, f"player {letter} has more than {MEEPLES} meeples")
    most = FULL_HANDS if s.options.carry == state.CARRY_UNLIMITED else state.MOST
    for slot, entry in enumerate(named):
        meeple = player.meeples[slot]
        number = entry.get("number", player.next_number)
        require(number >= player.next_number, f"{letter}{number}: numbers must rise")
        meeple.number = number
        player.next_number = number + 1
        tile = entry.get("tile", -1)
        require(
            0 <= tile < s.tile_count and ground.is_face_up(s, tile),
            f"{letter}{number}: tile {tile} is not a face-up tile of the board",
        )
        meeple.tile = tile
        for kind, name in _GOODS:
            meeple.goods[kind] = within(entry.get(name, 0), 0, most, f"{letter}{number}: {name}")
        meeple.hidden = int(entry.get("hidden", False))
        only_known(entry, _MEEPLE_KEYS, f"{letter}{number}")
    player.people = len(named)
    people.note_places(player)


def _mark_players_out(s: Any, out: list[Any]) -> None:
    """Mark players as out, in this order; those in a nested list went out at the same moment."""
    for stamp, fallen in enumerate(out, 1):
        for letter in fallen if isinstance(fallen, list) else [fallen]:
            player = s.players[seat_of(letter, s)]
            require(player.people == 0, f"player {letter} is out but has meeples")
            player.alive, player.out_at, player.out_round = 0, stamp, max(1, s.round - 1)
        s.eliminations = stamp


def _require_players(s: Any) -> None:
    """Require that no player alive has lost and that the game is not over (LA-INV-11, LA-END-1)."""
    players = [s.players[seat] for seat in range(s.options.players)]
    for letter, player in zip(LETTERS, players, strict=False):
        lost = player.alive == 1 and ending.is_lost(s, player)
        require(not lost, f"player {letter} has nobody left but is not out")
    living = sum(player.alive for player in players)
    require(living >= min(2, len(players)), "the game would be over")


def _script_dice(s: Any, dice: list[int] | None) -> None:
    """Set the results of the next dice (LA-TEST-2)."""
    if dice is None:
        return
    require(len(dice) <= SCRIPT_LENGTH, f"`dice` has more than {SCRIPT_LENGTH} entries")
    s.chance.scripted, s.chance.script_length = 1, len(dice)
    for i, face in enumerate(dice):
        require(1 <= face <= state.DIE, f"a die cannot show {face}")
        s.chance.script[i] = face - 1


_BOARD_TURN = (
    (steps.RESOURCES_GROW,), (steps.PREY_MULTIPLY,), (steps.WOLVES_MOVE,),
    (steps.WOLVES_MULTIPLY,), (steps.ARRIVALS, 0), (steps.ATTACKS,),
)  # fmt: skip


def _schedule(s: Any, description: Mapping[str, Any]) -> None:
    put = then
    if "board" in description:
        first = within(description["board"], 1, len(_BOARD_TURN), "board step")
        put(s, steps.ROUND_END)
        for step in reversed(_BOARD_TURN[first - 1 :]):
            put(s, *step)
        return
    seat = seat_of(description["turn"], s) if "turn" in description else s.first_seat
    require(s.players[seat].alive == 1, f"player {LETTERS[seat]} is out and has no turn")
    if "actions_left" not in description:
        put(s, steps.TURN_START, seat)
        return
    s.seat = seat
    s.actions_left = within(description["actions_left"], 0, MEEPLES + 2, "actions_left")
    s.actions = description.get("actions", max(s.actions_left, s.players[seat].people + 2))
    put(s, steps.TURN_END)
    put(s, steps.MEAL)
    put(s, steps.FORCED_FIGHTS, 0)
    put(s, steps.ACT)
