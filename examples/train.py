"""Train the net of a game by playing against itself, in pieces of a few minutes.

    python examples/train.py outlast --out trained --seconds 480 --total 1400 --seed 1

The heuristic player's move is part of the policy: it gets a rating that the net learns, so training
begins with games as the heuristic player plays them. PPO with masks improves on that. Rivals play
themselves; in a quarter of the games half of the seats are heuristic players, and in another
quarter they are one of the net's own past versions. A team also learns from its progress at first
(levels of the base, destroyed hordes); this reward shrinks to nothing.

One net serves all tables: games with different numbers of players and options are played side by
side. Weights are rounded to 8 bits while the net learns, so the stored net plays like it.

Run the same command again to go on: `OUT/GAME.pt` is the state of the training. The net is written
to `OUT/GAME.bin` and `OUT/GAME.json`; the game uses it from `src/holdfast/players/nets`.
This needs torch, and `pip install holdfast[gpu]` for a GPU; without one it trains slowly.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from holdfast import games
from holdfast.envs.net_games import NetGames
from holdfast.players.net import MOST, SHIFT, UNIT, write_net

WIDTH, DEPTH, SLOT_WIDTH, SLOT_DEPTH = 256, 256, 64, 64
LARGEST = 2_000_000  # bytes of a stored net
RAREST = 1e-6  # how often a value of a byte must occur to get weights of its own
STARTED = time.time()
CUT = (MOST + 1) / UNIT  # the largest output of a layer


def common_pairs(played: NetGames, steps: int, room: int) -> tuple[list[Any], list[Any]]:
    """Play a while, and return the most frequent places and values of bytes: plain, of slots."""
    inputs, device = played.inputs, played.device
    counts = torch.zeros(256 * inputs.size, device=device)
    slot_counts = torch.zeros(256 * max(1, inputs.per_slot), device=device)
    whims = 0.02 if played.game.team else 0.1
    for step in range(steps):
        x, mask, advised, own = played.read()
        if step % 3 == 0:
            plain, pieces = x[:, : inputs.size].long(), x[:, inputs.size :].long()
            places = 256 * torch.arange(inputs.size, device=device)
            counts += torch.bincount((plain + places).flatten(), minlength=len(counts))
            if inputs.slots:
                pieces = pieces.reshape(-1, inputs.per_slot)
                places = 256 * torch.arange(inputs.per_slot, device=device)
                slot_counts += torch.bincount(
                    (pieces + places).flatten(), minlength=len(slot_counts)
                )
        any_move = torch.multinomial(mask.float() + 1e-9, 1)[:, 0]
        whim = torch.rand(len(x), device=device) < whims
        played.play(torch.where(whim, any_move, advised), own)

    def best(found: Tensor, most: int) -> list[Any]:
        found = found.view(-1, 256).clone()
        total = found.sum(1).max()
        found[:, 0] = 0  # a byte that is zero has no weights
        top = found.flatten().topk(min(most, found.numel()))
        kept = top.indices[top.values > RAREST * total].sort().values.tolist()
        return [(index // 256, index % 256) for index in kept]

    return best(counts, room), best(slot_counts, 1200) if inputs.slots else []


def rounded(weights: Tensor) -> Tensor:
    """Return weights rounded to 8 bits; gradients pass through."""
    scale = weights.detach().abs().max().clamp(min=1e-8) / 127
    return weights + ((weights / scale).round() * scale - weights).detach()


def cut(numbers: Tensor) -> Tensor:
    """Return the output of a layer: not negative, and not too large."""
    return numbers.clamp(0, CUT)


class Model(nn.Module):  # type: ignore[misc]  # torch need not be installed
    """The net in floating-point numbers; see `holdfast.players.net` for the same in integers."""

    def __init__(self, played: NetGames, pairs: list[Any], slot_pairs: list[Any]) -> None:
        super().__init__()
        inputs = played.inputs
        self.size, self.slots, self.per_slot = inputs.size, inputs.slots, inputs.per_slot
        self.pairs, self.slot_pairs = pairs, slot_pairs
        self.team, self.of_slot = played.game.team, played.of_slot
        for name, found in (("", pairs), ("slot_", slot_pairs)):
            places = torch.tensor([place for place, _ in found], dtype=torch.long)
            values = torch.tensor([value for _, value in found], dtype=torch.uint8)
            self.register_buffer(name + "places", places, persistent=False)
            self.register_buffer(name + "octets", values, persistent=False)

        def matrix(rows: int, columns: int, spread: float) -> nn.Parameter:
            return nn.Parameter(torch.randn(rows, columns) * spread)

        rest = played.outputs - self.slots * self.of_slot
        self.input, self.input_b = matrix(len(pairs), WIDTH, 0.06), nn.Parameter(torch.zeros(WIDTH))
        self.hidden, self.hidden_b = matrix(WIDTH, DEPTH, 0.08), nn.Parameter(torch.zeros(DEPTH))
        self.value, self.value_b = (
            matrix(DEPTH, inputs.values, 0.01), nn.Parameter(torch.zeros(inputs.values))
        )  # fmt: skip
        self.policy, self.policy_b = matrix(rest, DEPTH, 0.01), nn.Parameter(torch.zeros(rest))
        with torch.no_grad():
            self.value_b[-1] = 6 if self.team else 4
        if self.slots:
            self.slot = matrix(len(slot_pairs), SLOT_WIDTH, 0.1)
            self.slot_b = nn.Parameter(torch.zeros(SLOT_WIDTH))
            self.pool = matrix(SLOT_WIDTH, WIDTH, 0.05)
            self.slot_hidden = matrix(SLOT_WIDTH, SLOT_DEPTH, 0.12)
            self.trunk = matrix(DEPTH, SLOT_DEPTH, 0.06)
            self.trunk_b = nn.Parameter(torch.zeros(SLOT_DEPTH))
            self.slot_policy = matrix(self.of_slot, SLOT_DEPTH, 0.01)
            self.slot_policy_b = nn.Parameter(torch.zeros(self.of_slot))

    def forward(self, x: Tensor, advised: Tensor) -> tuple[Tensor, Tensor]:
        """Return the ratings of all outputs, the advised one's with its trust, and the values."""
        kind = torch.bfloat16 if x.is_cuda else torch.float32
        ones = (x[:, self.places] == self.octets).to(kind)
        first = (ones @ rounded(self.input).to(kind)).float() + self.input_b
        if self.slots:
            pieces = x[:, self.size :].reshape(-1, self.per_slot)
            there = (pieces[:, :1] != 0).float()
            ones = (pieces[:, self.slot_places] == self.slot_octets).to(kind)
            each = cut((ones @ rounded(self.slot).to(kind)).float() + self.slot_b) * there
            each = each.view(len(x), self.slots, SLOT_WIDTH)
            first = first + each.sum(1) @ rounded(self.pool)
        second = cut(cut(first) @ rounded(self.hidden) + self.hidden_b)
        values = second @ rounded(self.value) + self.value_b
        ratings = second @ rounded(self.policy).T + self.policy_b
        if self.slots:
            trunk = second @ rounded(self.trunk) + self.trunk_b
            deep = cut(each @ rounded(self.slot_hidden) + trunk[:, None])
            of_slots = deep @ rounded(self.slot_policy).T + self.slot_policy_b
            ratings = torch.cat([of_slots.flatten(1), ratings], 1)
        trusted = torch.zeros_like(ratings).scatter_(1, advised[:, None], values[:, -1:])
        return ratings + trusted, values[:, :-1]

    def parts(self, coarse: int) -> dict[str, Any]:
        """Return all matrices as multiples of an integer, for `write_net`.

        Multiples of 4 or 8 play as well, and compress to half the size for pages.
        """
        found: dict[str, Any] = {}
        for name in ("input", "hidden", "value", "policy", *(
            ("slot", "pool", "slot_hidden", "trunk", "slot_policy") if self.slots else ()
        )):  # fmt: skip
            weights = getattr(self, name).detach().float().cpu()
            scale = float(weights.abs().max().clamp(min=1e-8)) / (127 // coarse * coarse)
            biases = getattr(self, f"{name}_b", None)
            counted = name in ("input", "slot")  # its inputs are counted in ones, not in units
            found[name] = {
                "weights": ((weights / scale / coarse).round() * coarse).int().flatten().tolist(),
                "rows": weights.shape[0], "columns": weights.shape[1],
                "biases": [] if biases is None else (biases.detach() * UNIT).round().int().tolist(),
                "multiplier": round(scale * (UNIT if counted else 1) * (1 << SHIFT)),
            }  # fmt: skip
        found["input"]["pairs"] = self.pairs
        if self.slots:
            found["slot"]["pairs"] = self.slot_pairs
        return found


def chances(values: Tensor, seat: Tensor, players: Tensor, team: bool) -> Tensor:
    """Return the chance of every seat, or that of the team and its progress."""
    if team:
        return torch.stack([values[:, 0].sigmoid(), values[:, 1]], 1)
    order = torch.arange(values.shape[1], device=values.device)[None]
    shares = functional.softmax(values.masked_fill(order >= players[:, None], -1e9), 1)
    return shares.gather(1, (order - seat[:, None]) % players[:, None]) * (order < players[:, None])


def foes_of(played: NetGames) -> tuple[Tensor, Tensor]:
    """Return for each game the seats of heuristic players and of past versions, as bits."""
    heuristic, past = np.zeros(len(played.plain), np.int64), np.zeros(len(played.plain), np.int64)
    if not played.game.team:
        for (first, last, _, _), table in zip(played.blocks, played.env.tables, strict=True):
            halves = [
                sum(1 << seat for seat in half)
                for half in combinations(range(table.players), table.players // 2)
            ]
            quarter = (last - first) // 4
            for index in range(quarter if table.players > 1 else 0):
                heuristic[first + index] = halves[index % len(halves)]
                past[first + quarter + index] = halves[index % len(halves)]
    device = played.device
    return torch.as_tensor(heuristic, device=device), torch.as_tensor(past, device=device)


class Training:
    """The state of a training, which can be stored and continued."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(given.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.file = Path(given.out) / f"{given.game}.pt"
        stored = None
        if self.file.exists():
            stored = torch.load(self.file, map_location=self.device, weights_only=True)
        begun = 0 if stored is None else stored["steps"]
        self.games = NetGames(given.game, given.envs, self.device, (given.seed << 40) + begun)
        outputs = self.games.outputs + WIDTH + self.games.inputs.values + 2000
        room = (LARGEST - outputs * DEPTH) // (WIDTH + 3)
        if stored is None:
            pairs = common_pairs(self.games, given.warmup, room)
        else:
            pairs = [tuple(p) for p in stored["pairs"]], [tuple(p) for p in stored["slot_pairs"]]
            common_pairs(self.games, given.warmup // 2, room)  # games are at different points then
        self.model = Model(self.games, *pairs).to(self.device)
        self.past = Model(self.games, *pairs).to(self.device)
        self.optimiser = torch.optim.Adam(self.model.parameters(), lr=given.rate, eps=1e-5)
        self.rounds, self.steps, self.spent, self.curve, self.pool = 0, 0, 0.0, [], []
        if stored is not None:
            self.model.load_state_dict(stored["model"])
            if "optimiser" in stored:
                self.optimiser.load_state_dict(stored["optimiser"])
            self.rounds, self.steps, self.spent = (
                stored["rounds"], stored["steps"], stored["spent"]
            )  # fmt: skip
            self.curve, self.pool = stored["curve"], stored["pool"]
        self.heuristic, self.earlier = foes_of(self.games)
        self.counts = torch.zeros((len(self.games.tables), 5), device=self.device)

    def store(self) -> None:
        """Write the state of the training, and the net."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        torch.save(
            {
                "model": self.model.state_dict(), "optimiser": self.optimiser.state_dict(),
                "pairs": self.model.pairs, "slot_pairs": self.model.slot_pairs,
                "rounds": self.rounds, "steps": self.steps, "spent": self.spent,
                "curve": self.curve, "pool": self.pool[-8:],
            },
            self.file.with_suffix(".new"),
        )  # fmt: skip
        self.file.with_suffix(".new").replace(self.file)
        about = {
            "command": " ".join(["python", *sys.argv]), "seed": self.given.seed,
            "steps": self.steps, "seconds": round(self.spent), "curve": self.curve,
        }  # fmt: skip
        write_net(self.file.parent, self.games.game, self.model.parts(self.given.coarse), about)

    def collect(self) -> dict[str, Tensor]:
        """Play a number of steps in all games, and return what the net can learn from them."""
        played, given, team = self.games, self.given, self.games.game.team
        steps, count, device = given.steps, given.envs, self.device
        kept: dict[str, list[Tensor]] = {}
        values, rewards, ends = [], [], []
        before = None
        if self.pool:
            self.past.load_state_dict(self.pool[int(torch.randint(len(self.pool), ()))])
        bits = torch.arange(played.rewards.shape[1], device=device)
        for t in range(steps + 1):
            x, mask, advised, own = played.read()
            seat = played.seat.long()
            ratings, judged = self.model(x, advised)
            values.append(chances(judged, seat, played.players, team))
            if team:
                progress = played.progress()
                if before is not None:
                    rewards[-1][:, 1] = (progress - before) * (1 - ends[-1])
                before = progress
            if t == steps:
                break
            ratings = ratings.masked_fill(~mask, -1e9)
            logs = functional.log_softmax(ratings, 1)
            noise = -torch.log(-torch.log(torch.rand_like(ratings).clamp(1e-9, 1 - 1e-7)))
            chosen = (ratings + noise).argmax(1)
            is_heuristic = self.heuristic >> seat.clamp(min=0) & 1 != 0
            is_past = self.earlier >> seat.clamp(min=0) & 1 != 0
            at = is_past.nonzero()[:, 0]
            if len(at):
                theirs, _ = self.past(x[at], advised[at])
                chosen[at] = (theirs.masked_fill(~mask[at], -1e9) + noise[at]).argmax(1)
            learns = own & ~is_heuristic & ~is_past & (mask.sum(1) > 1)
            for name, found in (
                ("x", x), ("mask", mask), ("advised", advised), ("chosen", chosen), ("seat", seat),
                ("logs", logs.gather(1, chosen[:, None])[:, 0]), ("learns", learns),
            ):  # fmt: skip
                kept.setdefault(name, []).append(found.clone())
            played.play(chosen, own & ~is_heuristic)
            ended = played.ended.float().clone()
            paid = played.rewards.clone()
            if team:
                paid = torch.stack([paid[:, 0], torch.zeros_like(ended)], 1)
                scored = torch.stack([ended, paid[:, 0]], 1)
            else:
                theirs = self.heuristic[:, None] >> bits & 1
                mixed = ended * (self.heuristic != 0)
                seats = (bits < played.players[:, None]).float()
                own_seats, foe_seats = ((1 - theirs) * seats).sum(1), (theirs * seats).sum(1)
                won = (paid * (1 - theirs)).sum(1) / own_seats
                lost = (paid * theirs).sum(1) / foe_seats.clamp(min=1)
                scored = torch.stack([mixed, mixed * won, mixed * lost], 1)
            self.counts[:, : scored.shape[1]].index_add_(0, played.of_table, scored)
            rewards.append(paid)
            ends.append(ended)
        gained, returns = [], []
        ahead = torch.zeros_like(values[0])
        for t in reversed(range(steps)):
            going = 1 - ends[t][:, None]
            ahead = rewards[t] + going * values[t + 1] - values[t] + given.trace * going * ahead
            gained.append(ahead)
            returns.append(ahead + values[t])
        gained, returns = torch.stack(gained[::-1]), torch.stack(returns[::-1])
        found = {name: torch.stack(each) for name, each in kept.items()}
        players = played.players.expand(steps, count)
        if team:
            found["gain"] = gained[:, :, 0] + self.shaping * gained[:, :, 1]
            found["target"] = returns
        else:
            found["gain"] = gained.gather(2, found["seat"][:, :, None])[:, :, 0]
            order = torch.arange(returns.shape[2], device=device)
            turned = (order + found["seat"][:, :, None]) % players[:, :, None]
            shares = returns.gather(2, turned).clamp(0, 1) * (order < players[:, :, None])
            found["target"] = shares / shares.sum(2, keepdim=True).clamp(min=1e-6)
        found["players"] = players
        self.steps += steps * count
        flat = {name: each.flatten(0, 1) for name, each in found.items() if name != "seat"}
        at = flat.pop("learns").nonzero()[:, 0]
        gain = flat["gain"][at]
        flat["gain"] = (flat["gain"] - gain.mean()) / (gain.std() + 1e-6)
        flat["at"] = at
        return flat

    @property
    def fraction(self) -> float:
        """The share of the training that is done, from 0 to 1."""
        return min(1.0, self.spent / float(self.given.total))

    @property
    def shaping(self) -> float:
        """The weight of a team's progress, which is 0 in the last third."""
        return max(0.0, 1 - 1.5 * self.fraction)

    def learn(self, found: dict[str, Tensor]) -> tuple[float, float, float]:
        """Improve the net by what was played; return value loss, entropy and change."""
        given, team = self.given, self.games.game.team
        for group in self.optimiser.param_groups:
            group["lr"] = given.rate * max(0.05, 1 - self.fraction)
        at, sums, batches = found.pop("at"), torch.zeros(3, device=self.device), 0
        size = min(given.batch, len(at))
        for _ in range(given.epochs):
            mixed = at[torch.randperm(len(at), device=self.device)]
            for first in range(0, len(at) - size + 1, size):
                picked = mixed[first : first + size]
                x, mask, advised, chosen, old, gain, target, players = (
                    found[name][picked] for name in
                    ("x", "mask", "advised", "chosen", "logs", "gain", "target", "players")
                )  # fmt: skip
                ratings, values = self.model(x, advised)
                logs = functional.log_softmax(ratings.masked_fill(~mask, -1e9), 1)
                entropy = -(logs.exp() * logs.masked_fill(~mask, 0)).sum(1).mean()
                if team:
                    value_loss = functional.binary_cross_entropy_with_logits(
                        values[:, 0], target[:, 0].clamp(0, 1)
                    ) + functional.mse_loss(values[:, 1], target[:, 1])
                else:
                    order = torch.arange(values.shape[1], device=self.device)
                    values = values.masked_fill(order >= players[:, None], -1e9)
                    logged = functional.log_softmax(values, 1).clamp(min=-50)
                    value_loss = -(target * logged).sum(1).mean()
                ratio = (logs.gather(1, chosen[:, None])[:, 0] - old).exp()
                policy_loss = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
                judging = self.rounds < given.judge  # at first only the values are learned
                loss = 0.5 * value_loss + (0 if judging else policy_loss - given.entropy * entropy)
                self.optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
                self.optimiser.step()
                changed = (ratio - 1).abs().mean()
                sums += torch.stack([value_loss.detach(), entropy.detach(), changed.detach()])
                batches += 1
        return tuple((sums / max(1, batches)).tolist())

    def report(self, losses: tuple[float, float, float]) -> None:
        """Print how the training goes, and add a point to its curve."""
        counts = self.counts.cpu()
        self.counts.zero_()
        if self.games.game.team:
            each = counts[:, 1] / counts[:, 0].clamp(min=1)
            score = float(counts[:, 1].sum() / counts[:, 0].sum().clamp(min=1))
        else:  # the share of a seat of the net, against one of a heuristic player
            each = counts[:, 1] / (counts[:, 1] + counts[:, 2]).clamp(min=1e-6)
            both = counts[:, 1].sum() + counts[:, 2].sum()
            score = float(counts[:, 1].sum() / both.clamp(min=1e-6))
        self.curve.append([round(self.steps / 1e6), round(score, 3)])
        print(
            f"{self.spent:5.0f} s, round {self.rounds}, {self.steps / 1e6:.0f} M steps: won "
            f"{score:.3f} of {counts[:, 0].sum():.0f}; value loss {losses[0]:.4f}, entropy "
            f"{losses[1]:.3f}, change {losses[2]:.3f}, shaping {self.shaping:.2f}; by table "
            + " ".join(f"{share:.2f}" for share in each.tolist()),
            flush=True,
        )

    def run(self) -> None:
        """Train for the given number of seconds."""
        given, began, before = self.given, time.time(), self.spent
        while time.time() - STARTED < given.seconds and self.spent < given.total:
            with torch.no_grad():
                found = self.collect()
            losses = self.learn(found)
            del found
            self.rounds += 1
            self.spent = before + time.time() - began
            if self.rounds % given.keep == 0:
                self.pool.append({n: w.clone() for n, w in self.model.state_dict().items()})
                self.pool = self.pool[-8:]
            if self.rounds % given.show == 0:
                self.report(losses)
            if self.rounds % (10 * given.show) == 0:
                self.store()
        self.store()


def main() -> None:
    """Train the net of one game, as the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--out", default="trained")
    parser.add_argument(
        "--seconds", type=float, default=480, help="of this piece, with compilation"
    )
    parser.add_argument("--total", type=float, default=1400, help="seconds of all pieces")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--envs", type=int, default=16384)
    parser.add_argument("--steps", type=int, default=64, help="of each game in a round")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=6e-4)
    parser.add_argument("--trace", type=float, default=0.97)
    parser.add_argument("--entropy", type=float, default=0.004)
    parser.add_argument("--warmup", type=int, default=400, help="steps before training")
    parser.add_argument("--judge", type=int, default=3, help="rounds that train only the values")
    parser.add_argument("--keep", type=int, default=15, help="rounds between past versions")
    parser.add_argument("--coarse", type=int, default=4, help="stored weights are its multiples")
    parser.add_argument("--show", type=int, default=5, help="rounds between reports")
    training = Training(parser.parse_args())
    print(
        f"{len(training.model.pairs)} and {len(training.model.slot_pairs)} pairs, "
        f"{training.games.outputs} outputs, {len(training.games.tables)} tables",
        flush=True,
    )
    training.run()


if __name__ == "__main__":
    main()
