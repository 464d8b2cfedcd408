"""Trained nets: what they read, how they rate moves, and the files that they are stored in.

A net reads bytes: the game's encoding of a hidden position, and the options of the table. Each pair
of a byte's place and value has its own row of weights, and the first layer adds up the rows of all
bytes that are not zero. Two more layers follow. The outputs are a rating for every move, the chance
of victory of every seat (or of the team), and how far to trust the heuristic player, whose move
gets this much more.

All weights are 8-bit integers, and all that is computed is integers: numbers in units of 1/256. So
all modes choose the same moves on every machine. `evaluate` is compiled like the rules of games;
`examples/train.py` trains nets.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Literal

from holdfast.kernel.buffers import HAS_NUMPY, interpretable, numbers, of
from holdfast.kernel.encoding import NO_OUTPUT
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.record import i4, i8
from holdfast.kernel.rule import rule
from holdfast.kernel.tables import table

UNIT = 256  # the integer that stands for 1
MOST = 16 * UNIT - 1  # the largest output of a layer
SHIFT = 16  # multipliers of layers are in units of 1/2^16
FOLDER = Path(__file__).parent / "nets"
FORMAT = 1
VALUES = 256  # possible values of a byte

PARTS = (
    "input",
    "hidden",
    "value",
    "policy",
    "slot",
    "pool",
    "slot_hidden",
    "trunk",
    "slot_policy",
)
"""The matrices of a net. The last five are only in nets of games with slots."""

# Numbers in the plan of a net, which `rate_position` reads
WIDTH, DEPTH, OUTPUTS, SLOTS, PER_SLOT, SLOT_WIDTH, SLOT_DEPTH, SLOT_OUTPUTS = range(8)
FIRST_PART = 8
WEIGHTS_AT, BIAS_AT, MULTIPLIER = range(3)
INPUT, HIDDEN, VALUE, POLICY, SLOT, POOL, SLOT_HIDDEN, TRUNK, SLOT_POLICY = (
    FIRST_PART + 3 * number for number in range(len(PARTS))
)


class NetError(ValueError):
    """A net cannot be used: its file is damaged, or it belongs to another game or version."""


# Arithmetic

_LOG2_E = 94548  # in units of 1/2^16
_POWERS = table(
    "parts of powers of two", [round(2 ** (-part / 256) * 65536) for part in range(256)]
)


@rule
def share(behind: int) -> int:
    """Return e to the power of minus `behind`, both in units of 1/256 and of 1/2^16."""
    halvings = behind * _LOG2_E >> 16
    return int(_POWERS[halvings & 255]) >> min(40, halvings >> 8)


@rule
def scale(total: int, multiplier: int) -> int:
    """Return a sum of products in units of 1/256."""
    return (total * multiplier + (1 << (SHIFT - 1))) >> SHIFT


@rule
def clear(sums: Any, columns: int) -> None:
    """Set the first sums to 0."""
    for column in range(columns):
        sums[column] = 0


@rule
def add_scaled(sums: Any, columns: int, multiplier: int, out: Any, to: int) -> None:
    """Add the first sums, scaled by `multiplier` / 256, to `out` from `to` on."""
    for column in range(columns):
        out[to + column] += scale(sums[column], multiplier)


@rule
def add_layer(
    weights: Any, at: int, inputs: Any, start: int, rows: int, columns: int, multiplier: int,
    sums: Any, out: Any, to: int,
) -> None:  # fmt: skip
    """Add the product of a row of inputs and the weights of a layer to `out` from `to` on."""
    clear(sums, columns)
    for row in range(rows):
        value = inputs[start + row]
        if value != 0:
            first = at + row * columns
            for column in range(columns):
                sums[column] += value * weights[first + column]
    add_scaled(sums, columns, multiplier, out, to)


@rule
def add_rows(
    weights: Any, at: int, octets: Any, start: int, count: int, rows: Any, columns: int,
    multiplier: int, sums: Any, out: Any, to: int,
) -> None:  # fmt: skip
    """Look up the row of weights of each byte, and add their sum to `out` from `to` on."""
    clear(sums, columns)
    for place in range(count):
        value = octets[start + place]
        if value != 0:
            row = rows[VALUES * place + value]
            if row >= 0:
                first = at + row * columns
                for column in range(columns):
                    sums[column] += weights[first + column]
    add_scaled(sums, columns, multiplier, out, to)


@rule
def set_biases(biases: Any, at: int, columns: int, out: Any, to: int) -> None:
    """Write the biases of a layer."""
    for column in range(columns):
        out[to + column] = biases[at + column]


@rule
def limit(out: Any, to: int, columns: int) -> None:
    """Replace negative numbers by 0, and too large ones by the largest."""
    for column in range(columns):
        out[to + column] = min(MOST, max(0, out[to + column]))


@rule
def rate_position(
    plan: Any, weights: Any, biases: Any, rows: Any, slot_rows: Any, plain: Any, pieces: Any,
    sums: Any, work: Any,
) -> int:  # fmt: skip
    """Compute everything but the ratings of moves; return where the values begin in `work`.

    `plain` are the bytes of the table, `pieces` those of the slots. `work` has the second layer
    first, then that of each slot, then room for the others, then the values.
    """
    width, depth, slots = plan[WIDTH], plan[DEPTH], plan[SLOTS]
    slot_width, slot_depth = plan[SLOT_WIDTH], plan[SLOT_DEPTH]
    slots_at = depth
    each = slots_at + slots * slot_depth
    pool = each + slots * slot_width
    first = pool + slot_width
    trunk = first + width
    values = trunk + slot_depth
    set_biases(biases, plan[INPUT + BIAS_AT], width, work, first)
    add_rows(
        weights, plan[INPUT + WEIGHTS_AT], plain, 0, plain.shape[0], rows, width,
        plan[INPUT + MULTIPLIER], sums, work, first,
    )  # fmt: skip
    if slots > 0:
        for column in range(slot_width):
            work[pool + column] = 0
        for slot in range(slots):
            if pieces[slot * plan[PER_SLOT]] != 0:
                at = each + slot * slot_width
                set_biases(biases, plan[SLOT + BIAS_AT], slot_width, work, at)
                add_rows(
                    weights, plan[SLOT + WEIGHTS_AT], pieces, slot * plan[PER_SLOT],
                    plan[PER_SLOT], slot_rows, slot_width, plan[SLOT + MULTIPLIER], sums, work, at,
                )  # fmt: skip
                limit(work, at, slot_width)
                for column in range(slot_width):
                    work[pool + column] += work[at + column]
        add_layer(
            weights, plan[POOL + WEIGHTS_AT], work, pool, slot_width, width,
            plan[POOL + MULTIPLIER], sums, work, first,
        )  # fmt: skip
    limit(work, first, width)
    set_biases(biases, plan[HIDDEN + BIAS_AT], depth, work, 0)
    add_layer(
        weights, plan[HIDDEN + WEIGHTS_AT], work, first, width, depth, plan[HIDDEN + MULTIPLIER],
        sums, work, 0,
    )  # fmt: skip
    limit(work, 0, depth)
    if slots > 0:
        set_biases(biases, plan[TRUNK + BIAS_AT], slot_depth, work, trunk)
        add_layer(
            weights, plan[TRUNK + WEIGHTS_AT], work, 0, depth, slot_depth,
            plan[TRUNK + MULTIPLIER], sums, work, trunk,
        )  # fmt: skip
        for slot in range(slots):
            if pieces[slot * plan[PER_SLOT]] != 0:
                at = slots_at + slot * slot_depth
                for column in range(slot_depth):
                    work[at + column] = work[trunk + column]
                add_layer(
                    weights, plan[SLOT_HIDDEN + WEIGHTS_AT], work, each + slot * slot_width,
                    slot_width, slot_depth, plan[SLOT_HIDDEN + MULTIPLIER], sums, work, at,
                )  # fmt: skip
                limit(work, at, slot_depth)
    set_biases(biases, plan[VALUE + BIAS_AT], plan[OUTPUTS], work, values)
    add_layer(
        weights, plan[VALUE + WEIGHTS_AT], work, 0, depth, plan[OUTPUTS],
        plan[VALUE + MULTIPLIER], sums, work, values,
    )  # fmt: skip
    return int(values)


@rule
def rate_moves(
    plan: Any, weights: Any, biases: Any, work: Any, outputs: Any, count: int, out: Any, to: int
) -> None:  # fmt: skip
    """Write the ratings of the first `count` of these moves, after `rate_position`."""
    of_slots = plan[SLOTS] * plan[SLOT_OUTPUTS]
    for k in range(count):
        output = outputs[k]
        total = 0
        if output < of_slots:
            slot, number = output // plan[SLOT_OUTPUTS], output % plan[SLOT_OUTPUTS]
            depth, part, begin = plan[SLOT_DEPTH], SLOT_POLICY, plan[DEPTH]
            begin += slot * plan[SLOT_DEPTH]
        else:
            number, depth, part, begin = output - of_slots, plan[DEPTH], POLICY, 0 * plan[DEPTH]
        first = plan[part + WEIGHTS_AT] + number * depth
        for column in range(depth):
            total += work[begin + column] * weights[first + column]
        bias = biases[plan[part + BIAS_AT] + number]
        out[to + k] = bias + scale(total, plan[part + MULTIPLIER])


def evaluate(
    plan: Any, weights: Any, biases: Any, rows: Any, slot_rows: Any, plain: Any, pieces: Any,
    outputs: Any, sums: Any, work: Any, out: Any,
) -> None:  # fmt: skip
    """Write the values of a position and the ratings of its moves into `out`.

    `sums` and `work` are memory to compute in.
    """
    at = rate_position(plan, weights, biases, rows, slot_rows, plain, pieces, sums, work)
    for k in range(plan[OUTPUTS]):
        out[k] = work[at + k]
    rate_moves(plan, weights, biases, work, outputs, outputs.shape[0], out, plan[OUTPUTS])


def arguments() -> tuple[Any, ...]:
    """Return the Numba types of the arguments of `evaluate`."""
    from numba import types

    octets, words = types.Array(types.uint8, 1, "C"), types.Array(types.int32, 1, "C")
    plan, weights = types.Array(types.int64, 1, "C"), types.Array(types.int8, 1, "C")
    return (plan, weights, words, words, words, octets, octets, words, words, words, words)


# Inputs of a net


@dataclass(frozen=True)
class Inputs:
    """The bytes that the net of a game reads, at tables of all sizes."""

    game: Game

    @property
    def slots(self) -> int:
        """The number of slots."""
        return self.game.encoding.slots

    @property
    def per_slot(self) -> int:
        """The number of bytes of a slot."""
        return self.game.encoding.per_slot

    @property
    def position_size(self) -> int:
        """The number of bytes that are read of a position, at most, without those of its slots."""
        encoding = self.game.encoding
        if encoding.size is None:
            return self.game.layout.most + encoding.derived
        return encoding.size - encoding.slots * encoding.per_slot

    @property
    def size(self) -> int:
        """The number of bytes that are not of slots: of the position, and of the options."""
        return self.position_size + 1 + len(self.game.options.option)

    @property
    def values(self) -> int:
        """The number of outputs that are not moves.

        A team has its chance and its progress; rivals have the chances of all seats. The last
        output is the trust in the heuristic player.
        """
        return 3 if self.game.team else self.game.options.players.most + 1

    def of_options(self, options: Mapping[str, Any]) -> list[int]:
        """Return the bytes that stand for the options of a table."""
        chosen = self.game.options.choose(options)
        return [
            int(chosen["players"]),
            *(o.values.index(str(chosen[o.name])) for o in self.game.options.option),
        ]

    def places(self, counts: Mapping[str, int]) -> list[int]:
        """Return the index of each byte of a table's encoding in that of the largest table."""
        layout = self.game.layout
        if self.game.encoding.size is not None:
            return list(range(self.position_size))
        most = {e.name: e for e in layout.entries({n: c.most for n, c in layout.counts.items()})}
        found = [0] * layout.size(counts)
        for entry in layout.entries(counts):
            large = most[entry.name]
            for index in product(*map(range, entry.shape)):
                here = sum(i * step for i, step in zip(index, entry.strides, strict=True))
                there = sum(i * step for i, step in zip(index, large.strides, strict=True))
                found[entry.offset + here] = large.offset + there
        return [*found, *range(layout.most, layout.most + self.game.encoding.derived)]

    @property
    def fingerprint(self) -> str:
        """A hash of what the bytes and the outputs mean."""
        layout, encoding = self.game.layout, self.game.encoding
        entries = layout.entries({name: count.most for name, count in layout.counts.items()})
        kinds = {kind.name: kind.domains for kind in self.game.moves.kinds.values()}
        options = {option.name: option.values for option in self.game.options.option}
        shape = (encoding.size, encoding.derived, encoding.slots, encoding.per_slot, encoding.kinds)
        meaning = [repr(entries), repr(kinds), repr(options), repr(shape)]
        return hashlib.sha256("\n".join(meaning).encode()).hexdigest()[:16]


# Files


def write_net(folder: Path, game: Game, parts: Mapping[str, Any], about: Mapping[str, Any]) -> None:
    """Write a net into two files.

    `parts` has for each matrix its numbers from -127 to 127, row by row (`weights`), its number of
    `rows` and `columns`, its `biases` and its `multiplier`; `input` and `slot` also have their
    `pairs` of places and values.
    """
    octets = bytearray()
    described = {}
    for name, part in parts.items():
        begun = len(octets)
        octets += bytes(weight & 255 for weight in part["weights"])
        for bias in part["biases"]:
            octets += int(bias).to_bytes(4, "little", signed=True)
        for place, value in part.get("pairs", ()):
            octets += place.to_bytes(2, "little") + bytes([value])
        described[name] = {
            "at": begun, "rows": part["rows"], "columns": part["columns"],
            "biases": len(part["biases"]), "pairs": len(part.get("pairs", ())),
            "multiplier": part["multiplier"],
        }  # fmt: skip
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game.name}.bin").write_bytes(octets)
    manifest = {
        "format": FORMAT, "game": game.name, "rules": game.version,
        "inputs": Inputs(game).fingerprint, "size": len(octets),
        "sha256": hashlib.sha256(octets).hexdigest(), "parts": described, **about,
    }  # fmt: skip
    (folder / f"{game.name}.json").write_text(json.dumps(manifest, indent=1) + "\n")


class Net:
    """A trained net of a game, read from its files."""

    def __init__(self, game: Game, folder: Path = FOLDER) -> None:
        self.game = game
        self.inputs = Inputs(game)
        self.about, octets = read_net(game, folder)
        parts = self.about["parts"]
        self._pairs = {}
        weights, plan = bytearray(), [0] * (FIRST_PART + 3 * len(PARTS))
        biases: list[int] = []
        for number, name in enumerate(PARTS):
            part = parts.get(name)
            if part is None:
                continue
            size, at = part["rows"] * part["columns"], part["at"]
            plan[FIRST_PART + 3 * number + WEIGHTS_AT] = len(weights)
            plan[FIRST_PART + 3 * number + BIAS_AT] = len(biases)
            plan[FIRST_PART + 3 * number + MULTIPLIER] = part["multiplier"]
            weights += octets[at : at + size]
            at += size
            for k in range(part["biases"]):
                biases.append(
                    int.from_bytes(octets[at + 4 * k : at + 4 * k + 4], "little", signed=True)
                )
            at += 4 * part["biases"]
            self._pairs[name] = octets[at : at + 3 * part["pairs"]]
        plan[WIDTH], plan[DEPTH] = parts["hidden"]["rows"], parts["hidden"]["columns"]
        plan[OUTPUTS] = parts["value"]["columns"]
        if "slot" in parts:
            plan[SLOTS], plan[PER_SLOT] = self.inputs.slots, self.inputs.per_slot
            plan[SLOT_WIDTH], plan[SLOT_DEPTH] = parts["slot"]["columns"], parts["trunk"]["columns"]
            plan[SLOT_OUTPUTS] = parts["slot_policy"]["rows"]
        self.plan = of(i8, plan)
        self.weights = of_bytes(bytes(weights), "b")
        self.biases = of(i4, biases)
        self.slot_rows = self._rows("slot", range(self.inputs.per_slot))
        self.values = plan[OUTPUTS]
        self.sums = max(plan[WIDTH], plan[DEPTH], plan[SLOT_WIDTH], plan[SLOT_DEPTH], self.values)
        self.work = (
            plan[DEPTH] + plan[WIDTH] + plan[SLOT_WIDTH] + plan[SLOT_DEPTH] + self.values
            + plan[SLOTS] * (plan[SLOT_WIDTH] + plan[SLOT_DEPTH])
        )  # fmt: skip

    def _rows(self, part: str, places: Sequence[int]) -> Any:
        """Return the row of weights of each value of each of these bytes, or -1."""
        known: dict[int, dict[int, int]] = {}
        pairs = self._pairs.get(part, b"")
        for row in range(len(pairs) // 3):
            place = int.from_bytes(pairs[3 * row : 3 * row + 2], "little")
            known.setdefault(place, {})[pairs[3 * row + 2]] = row
        rows = numbers(i4, max(1, VALUES * len(places)))
        for index in range(len(rows)):
            rows[index] = -1
        for at, place in enumerate(places):
            for value, row in known.get(place, {}).items():
                rows[VALUES * at + value] = row
        return rows

    def table(self, position: Position) -> NetTable:
        """Return the data of the net for the table of a position."""
        game = self.game
        chosen, counts = game.choices(position), game.layout.read_counts(position)
        return self._table(tuple(sorted(chosen.items())), tuple(sorted(counts.items())))

    @cache  # noqa: B019 - nets live as long as the process
    def _table(
        self, chosen: tuple[tuple[str, Any], ...], counts: tuple[tuple[str, int], ...]
    ) -> NetTable:
        """Return the data of the net for a table with these options and counts."""
        extra = bytes(self.inputs.of_options(dict(chosen)))
        places = self.inputs.places(dict(counts))
        behind = range(self.inputs.position_size, self.inputs.size)
        rows = self._rows("input", [*places, *behind])
        seats = int(dict(chosen)["players"])
        seats = dict(counts).get("seats", seats)
        outputs = [
            self.game.encoding.output_of(self.game.moves, seat, seats) for seat in range(seats)
        ]
        return NetTable(len(places), rows, extra, outputs)

    def temperature(self, level: str) -> int:
        """Return the temperature of a level of bots (see `net_player`), 0 if the net names none."""
        return int(self.about.get("levels", {}).get(level, 0))

    def rate(self, position: Position, moves: Sequence[int]) -> Rating | None:
        """Return the ratings of moves of the seat that decides, or None if the net does not decide.

        The position may be whole or hidden: only what the seat may know is read.
        """
        game, seat, known = self.game, int(position.to_move), self.table(position)
        octets = game.encode(position, seat)
        decides = game.encoding.decides
        if decides is not None and not octets[decides]:
            return None
        wanted = [known.outputs[seat][move] for move in moves]
        if NO_OUTPUT in wanted:
            return None
        plain = of_bytes(bytes(octets[: known.size]) + known.options)
        pieces = of_bytes(bytes(octets[known.size :]))
        evaluator = EVALUATORS.get(game.name, evaluate_here)
        found = evaluator(self, known.rows, plain, pieces, of(i4, wanted))
        *values, trust = found[: self.values]
        return Rating(found[self.values :], values, trust)


@dataclass(frozen=True)
class NetTable:
    """The data of a net for one table, which depend on its number of seats and its options."""

    size: int
    """The number of bytes of a position that are not of slots."""
    rows: Any
    """The row of weights of each value of each byte, or -1."""
    options: bytes
    """The bytes that stand for the options."""
    outputs: list[list[int]]
    """The output of each move, for each seat."""


@dataclass(frozen=True)
class Rating:
    """The ratings of a net for a decision, all in units of 1/256."""

    moves: list[int]
    """The rating of each move, to which `trust` is added for the heuristic player's."""
    values: list[int]
    """For rivals the rating of each seat, counted from the one that decides; for a team that of a
    victory and its progress."""
    trust: int


def of_bytes(octets: bytes, kind: Literal["b", "B"] = "B") -> Any:
    """Return bytes as an array of numbers, signed ones if the kind is `b`; at least one."""
    array = bytearray(octets or b"\0")
    if HAS_NUMPY:
        import numpy as np

        return np.frombuffer(array, kind)
    return memoryview(array).cast(kind)


def read_net(game: Game, folder: Path) -> tuple[dict[str, Any], bytes]:
    """Return the manifest and the numbers of a net; raise NetError if they do not fit the game."""
    try:
        about = json.loads((folder / f"{game.name}.json").read_text())
        octets = (folder / f"{game.name}.bin").read_bytes()
    except (OSError, ValueError) as error:
        raise NetError(f"there is no readable net for {game.name}: {error}") from None
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise NetError(f"this is no net of format {FORMAT}")
    if about.get("game") != game.name:
        raise NetError(f"this net is for {about.get('game')!r}, not for {game.name!r}")
    if about.get("rules") != game.version:
        raise NetError(
            f"this net was trained for version {about.get('rules')} of the rules of {game.name}, "
            f"and these are version {game.version}"
        )
    if about.get("inputs") != Inputs(game).fingerprint:
        raise NetError(f"this net reads other observations of {game.name}: train it again")
    if len(octets) != about.get("size"):
        raise NetError(f"the net has {len(octets)} bytes instead of {about.get('size')}")
    if hashlib.sha256(octets).hexdigest() != about.get("sha256"):
        raise NetError("the net is damaged: its checksum is wrong")
    return about, octets


def net_of(game: Game) -> Net | None:
    """Return the net that comes with a game, or None if its files are missing.

    Offline the files of a net are loaded after those of its game.
    """
    return _load_net(game) if (FOLDER / f"{game.name}.json").exists() else None


@cache
def _load_net(game: Game) -> Net:
    """Return the net of a game, read once."""
    return Net(game)


# Evaluation in the different modes

Evaluator = Callable[["Net", Any, Any, Any, Any], list[int]]
"""Returns the values of a position and then the ratings of its moves, from a net, the rows of its
first layer, the bytes of table and slots, and the outputs of the moves."""

EVALUATORS: dict[str, Evaluator] = {}
"""Evaluators of games whose nets are not evaluated in this process, by the name of the game."""


def evaluate_here(net: Net, rows: Any, plain: Any, pieces: Any, outputs: Any) -> list[int]:
    """Evaluate a net as the rules of its game run: compiled or interpreted."""
    out = numbers(i4, net.values + len(outputs))
    arguments = (
        net.plan, net.weights, net.biases, rows, net.slot_rows, plain, pieces, outputs,
        numbers(i4, net.sums), numbers(i4, net.work), out,
    )  # fmt: skip
    if net.game.engine is vars(net.game).get("compiled"):
        _compiled_evaluate()(*arguments)
    else:
        evaluate(*map(interpretable, arguments))
    return [int(number) for number in out]


@cache
def _compiled_evaluate() -> Any:
    """Return `evaluate`, compiled."""
    from holdfast.kernel.compiled import cache_root, cached_entry

    source = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]
    return cached_entry(evaluate, cache_root() / f"net-{source}")
