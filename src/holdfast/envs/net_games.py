"""The inputs and outputs of trained nets in many games in step, as torch tensors.

    played = NetGames("outlast", count=16384, device="cuda", seed=1)
    octets, possible, advised, decides = played.read()
    played.play(outputs, decides)

A net serves all tables of a game. They are played side by side, and the bytes of an observation
have the places that they have at the largest table. This needs torch, and `pip install
holdfast[gpu]` for a GPU.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from holdfast import games
from holdfast.envs.vector import VectorEnv
from holdfast.kernel.encoding import NO_OUTPUT
from holdfast.kernel.vector import ADVISED
from holdfast.players.net import Inputs


def tables_of(name: str) -> list[dict[str, Any]]:
    """Return the tables that the net of a game learns at."""
    options = games.load(name).options
    presets = {preset.id: dict(preset.options) for preset in options.preset}
    least, most = options.players.least, options.players.most
    counts = range(least, most + 1)
    tables: list[dict[str, Any]] = [{"players": count} for count in counts]
    if name == "exoworld":
        tables = []
        for number, scenario in enumerate(options.option_named("scenario").values):
            for step in (0, 2):
                count = least + (number + step) % len(counts)
                tables.append({"players": count, "scenario": scenario})
    if name == "outbreak":
        tables = [
            {"players": count, "difficulty": difficulty}
            for count in counts
            for difficulty in options.option_named("difficulty").values[:3]
        ]
    for number, preset in enumerate(presets.values()):
        if preset:
            tables.append({**preset, "players": least + (number + 1) % len(counts)})
            tables.append({**preset, "players": least + (number + 3) % len(counts)})
    return tables


def _environment(device: str) -> Any:
    """Return the class of the environment for a device."""
    if device != "cuda":
        return VectorEnv
    from holdfast.envs.gpu_vector import GpuVectorEnv

    return GpuVectorEnv


class NetGames:
    """Many games at all tables, as tensors.

    The bytes of an observation have the places that they have at the largest table.
    """

    def __init__(self, name: str, count: int, device: str, seed: int) -> None:
        self.game = games.load(name)
        self.inputs = Inputs(self.game)
        self.tables = tables_of(name)
        self.env = _environment(device)(name, count, tables=self.tables, encoded=True, advice=True)
        self.device = device
        observations, info = self.env.reset(seed=seed)
        self.octets = self.tensor(observations)
        self.mask = self.tensor(info["action_mask"])
        self.seat = self.tensor(info["current_player"])
        self.advice = self.tensor(info["advice"])
        self.rewards = self.tensor(self.env.rewards)
        self.ended = self.tensor(self.env.terminations)
        of_table = torch.as_tensor(self.env.table_of, device=device)
        moves, encoding = self.game.moves, self.game.encoding
        self.of_slot, rest = encoding.outputs(moves)
        self.outputs = self.inputs.slots * self.of_slot + rest
        self.blocks: list[Any] = []
        rows: list[list[int]] = []
        firsts: list[int] = []
        seats: list[int] = []
        for number, table in enumerate(self.env.tables):
            at = (of_table == number).nonzero()[:, 0]
            places = self.inputs.places(table.counts)
            extra = torch.tensor(self.inputs.of_options(table.options), dtype=torch.uint8)
            where = torch.tensor(places, device=device)
            self.blocks.append((int(at[0]), int(at[-1]) + 1, where, extra.to(device)))
            around = table.counts.get("seats", table.players)
            firsts.append(len(rows))
            rows += [encoding.output_of(moves, seat, around) for seat in range(around)]
            seats.append(table.players)
        self.output_of = torch.tensor(rows, device=device)
        self.renumbers = bool((self.output_of != torch.arange(moves.commands, device=device)).any())
        self.first_row = torch.tensor(firsts, device=device)[of_table]
        self.players = torch.tensor(seats, device=device)[of_table]
        self.of_table = of_table
        self.slot_octets = self.inputs.slots * self.inputs.per_slot
        self.plain = torch.zeros((count, self.inputs.size), dtype=torch.uint8, device=device)
        for first, last, _, extra in self.blocks:
            self.plain[first:last, self.inputs.position_size :] = extra

    def tensor(self, array: Any) -> Tensor:
        """Return an array of the environment as a tensor that shares its memory."""
        return torch.as_tensor(array, device=self.device)

    def read(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Return the net's input, the possible outputs, the advised one, and where it decides."""
        for first, last, where, _ in self.blocks:
            self.plain[first:last, where] = self.octets[first:last, : len(where)]
        pieces = self.octets[:, self.inputs.position_size :][:, : self.slot_octets]
        x = torch.cat([self.plain, pieces], 1) if self.slot_octets else self.plain
        mask, advised = self.mask != 0, self.advice
        decides = self.game.encoding.decides
        own = torch.ones_like(self.ended) if decides is None else self.plain[:, decides] != 0
        if self.renumbers:
            self.numbers = self.output_of[self.first_row + self.seat.long()]
            known = self.numbers != NO_OUTPUT
            to = torch.where(known, self.numbers, self.outputs)
            wide = torch.zeros((len(mask), self.outputs + 1), dtype=torch.int8, device=self.device)
            wide.scatter_reduce_(1, to, (mask & known).to(torch.int8), "amax")
            mask = wide[:, : self.outputs] != 0
            advised = self.numbers.gather(1, self.advice[:, None])[:, 0].clamp(min=0)
        return x, mask, advised, own

    def play(self, outputs: Tensor, own: Tensor) -> None:
        """Play the net's outputs where it decides, and the advised moves elsewhere."""
        moves = outputs
        if self.renumbers:
            fits = (self.numbers == outputs[:, None]) & (self.mask != 0)
            moves = fits.to(torch.int8).argmax(1)
        actions = torch.where(own, moves, ADVISED).contiguous()
        self.env.step(actions if self.device == "cuda" else actions.numpy())

    def progress(self) -> Tensor:
        """Return the progress of each team."""
        total = torch.zeros(len(self.plain), device=self.device)
        for place, weight in self.game.encoding.progress.items():
            total += weight * self.plain[:, place].float()
        return total
