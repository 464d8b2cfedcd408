"""Trained nets: the same integers in all modes, no hidden input, clear errors for wrong files."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from math import exp
from pathlib import Path
from typing import Any

import pytest
from tests.kernel import toy
from tests.kernel.toy import GAME
from tests.support.page import in_node

from holdfast import games, players
from holdfast.kernel.encoding import NO_OUTPUT
from holdfast.kernel.engine import Engine
from holdfast.kernel.game import Game
from holdfast.players import net as nets
from holdfast.players import net_player
from holdfast.players.net import FOLDER, Inputs, Net, NetError, net_of, write_net
from holdfast.players.net_player import NetPlayer, share

NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
ABOUT = {"command": "none", "seed": 1, "steps": 0, "seconds": 0, "curve": []}
WIDTH, DEPTH = 24, 16


def random_net(game: Game, folder: Path, seed: int) -> Net:
    """Return a net with random weights that reads every byte."""
    dice, inputs = random.Random(seed), Inputs(game)
    _, rest = game.encoding.outputs(game.moves)
    pairs = [(place, value) for place in range(inputs.size) for value in (1, 2, 3, 255)]

    def part(rows: int, columns: int, biases: int, multiplier: int) -> dict[str, Any]:
        return {
            "weights": [dice.randint(-127, 127) for _ in range(rows * columns)],
            "rows": rows,
            "columns": columns,
            "biases": [dice.randint(-500, 500) for _ in range(biases)],
            "multiplier": multiplier,
        }

    parts = {
        "input": part(len(pairs), WIDTH, WIDTH, 90_000) | {"pairs": pairs},
        "hidden": part(WIDTH, DEPTH, DEPTH, 700),
        "value": part(DEPTH, inputs.values, inputs.values, 500),
        "policy": part(rest, DEPTH, rest, 500),
    }
    write_net(folder, game, parts, ABOUT)
    return Net(game, folder)


@pytest.fixture
def net(tmp_path: Path) -> Net:
    """Return a net for the toy game."""
    return random_net(GAME, tmp_path, 1)


def harmless(game: Game, legal: list[int]) -> list[int]:
    """Return the moves of the toy game that cannot overflow the agenda."""
    kinds = [game.moves.kinds[name] for name in ("roll", "guess", "stop")]
    return [move for move in legal if any(move in kind for kind in kinds)]


def ratings_of_a_game(net: Net, seed: int) -> list[Any]:
    """Return a net's ratings during a game of random moves."""
    game, dice = net.game, random.Random(seed)
    found: list[Any] = []
    position = game.new({"players": 3}, seed)
    while not position.over and len(found) < 60:
        legal = game.legal(position)
        found.append(net.rate(position, legal))
        game.play(position, dice.choice(harmless(game, legal)))
    return found


def test_interpreted_and_compiled_nets_say_the_same(
    net: Net, compiled: Callable[[Game], Engine], monkeypatch: pytest.MonkeyPatch
) -> None:
    by_mode = []
    for engine in (GAME.interpreted, compiled(GAME)):
        monkeypatch.setattr(GAME, "engine", engine)
        by_mode.append([ratings_of_a_game(net, seed) for seed in range(5)])
    assert by_mode[0] == by_mode[1]
    assert len({tuple(rating.moves) for game in by_mode[0] for rating in game}) > 20


def test_a_page_says_the_same(net: Net, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ziglang", reason="the linker for WebAssembly is not installed")
    expected = [ratings_of_a_game(net, seed) for seed in range(3)]
    with in_node(GAME, toy.__name__) as node:
        monkeypatch.setitem(nets.EVALUATORS, GAME.name, node.evaluator)
        assert [ratings_of_a_game(net, seed) for seed in range(3)] == expected


def test_a_net_rates_every_move_and_every_seat(net: Net) -> None:
    """Check that a net's ratings have one number for each move and seat."""
    position = GAME.new({"players": 2}, 3)
    legal = GAME.legal(position)
    rating = net.rate(position, legal)
    assert rating is not None
    assert len(rating.moves) == len(legal)
    assert len(rating.values) == Inputs(GAME).values - 1


def test_what_is_hidden_changes_nothing(net: Net) -> None:
    dice = random.Random(4)
    for seed in range(20):
        position = GAME.new({"players": 3}, seed)
        while not position.over:
            seat = position.to_move
            legal = GAME.legal(position)
            other = GAME.guess(GAME.hide(position, seat), seat, dice.getrandbits(31))
            assert net.rate(other, legal) == net.rate(position, legal)
            GAME.play(position, dice.choice(harmless(GAME, legal)))


@pytest.mark.parametrize("name", NAMES)
def test_a_trained_net_reads_nothing_that_is_hidden(name: str) -> None:
    """Exchange what is hidden: observation, ratings, values and choices stay."""
    game, dice, exchanged = games.load(name), random.Random(7), 0
    net = net_of(game)
    levels = NetPlayer(), NetPlayer("beginner"), NetPlayer("veteran")
    assert net is not None
    for count in (2, 4):
        position = game.new({"players": count}, 11)
        for _ in range(12):
            if position.over:
                break
            seat = position.to_move
            legal = game.legal(position)
            other = game.guess(game.hide(position, seat), seat, dice.getrandbits(31))
            exchanged += bytes(other) != bytes(position)
            assert bytes(game.encode(other, seat)) == bytes(game.encode(position, seat))
            assert bytes(game.observe(other, seat)) == bytes(game.observe(position, seat))
            assert net.rate(other, legal) == net.rate(position, legal)
            for player in levels:
                chosen = player.choose(game, game.hide(position, seat), 5)
                assert chosen == player.choose(game, game.hide(other, seat), 5)
                assert chosen in legal
            game.play(position, chosen if len(legal) < 3 else dice.choice(legal))
    assert exchanged


@pytest.mark.parametrize("name", NAMES)
def test_a_trained_net_says_where_it_comes_from(name: str) -> None:
    about = json.loads((FOLDER / f"{name}.json").read_text())
    assert about["rules"] == games.load(name).version
    assert about["size"] == (FOLDER / f"{name}.bin").stat().st_size <= 2_000_000
    assert "examples/train.py" in about["command"]
    assert about["seed"] >= 0
    assert len(about["curve"]) > 5


def test_wrong_files_are_refused(net: Net, tmp_path: Path) -> None:
    numbers, manifest = tmp_path / "toy.bin", tmp_path / "toy.json"
    whole, about = numbers.read_bytes(), json.loads(manifest.read_text())

    def refusal(**changed: Any) -> str:
        manifest.write_text(json.dumps({**about, **changed}))
        with pytest.raises(NetError) as refused:
            Net(GAME, tmp_path)
        return str(refused.value)

    assert "for 'outlast', not for 'toy'" in refusal(game="outlast")
    assert "version 2 of the rules of toy, and these are version 3" in refusal(rules=2)
    assert "reads other observations of toy" in refusal(inputs="0")
    assert "no net of format 1" in refusal(format=9)
    numbers.write_bytes(whole[:-1])
    assert f"{len(whole) - 1} bytes instead of {len(whole)}" in refusal()
    numbers.write_bytes(bytes([whole[0] ^ 1]) + whole[1:])
    assert "its checksum is wrong" in refusal()
    manifest.write_text("{")
    with pytest.raises(NetError, match="no readable net for toy"):
        Net(GAME, tmp_path)
    manifest.unlink()
    with pytest.raises(NetError, match="no readable net for toy"):
        Net(GAME, tmp_path)


def test_without_a_net_it_plays_like_the_heuristic_player() -> None:
    position = GAME.new({"players": 2}, 5)
    assert net_of(GAME) is None
    assert NetPlayer().choose(GAME, position, 3) == GAME.advise(position, 3)


def test_temperature_plays_lower_rated_moves_more_often(
    net: Net, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(net_player, "net_of", lambda game: net)
    position = GAME.new({"players": 2}, 5)
    kinds = []
    for temperature in (0, 20, 400):
        player = NetPlayer(temperature=temperature)
        kinds.append(len({player.choose(GAME, position, noise) for noise in range(200)}))
        assert player.choose(GAME, position, 9) == player.choose(GAME, position, 9)
    assert kinds == sorted(kinds)
    assert kinds[-1] > 1


def test_shares_are_powers_of_e() -> None:
    assert share(0) == 1 << 16
    for behind in range(0, 2000, 7):
        assert abs(share(behind) / (1 << 16) - exp(-behind / 256)) < 0.003
    assert share(1 << 20) == 0


def test_seats_in_moves_are_counted_from_the_one_that_decides() -> None:
    game = games.load("exoworld")
    seat_kind = game.moves.kinds["seat"]
    for seats in (2, 5):
        for seat in range(seats):
            outputs = game.encoding.output_of(game.moves, seat, seats)
            assert len(set(outputs)) == len(outputs)
            turned = [outputs[seat_kind((seat + k) % seats)] for k in range(seats)]
            first = game.encoding.output_of(game.moves, 0, seats)
            assert turned == [first[seat_kind(k)] for k in range(seats)]


def test_the_net_of_outlast_leaves_answers_to_the_heuristic_player() -> None:
    game = games.load("outlast")
    outputs = game.encoding.output_of(game.moves, 1, 4)
    feed, fight = game.moves.kinds["feed"], game.moves.kinds["fight"]
    assert outputs[feed(2)] == NO_OUTPUT
    assert outputs[fight(0, 2, 3)] == outputs[fight(0, 2, 4)] != outputs[fight(0, 3, 4)]
    of_slot, rest = game.encoding.outputs(game.moves)
    assert max(outputs) == 10 * of_slot + rest - 1


def test_the_net_is_a_bot_like_the_others() -> None:
    assert isinstance(players.of_level("net"), NetPlayer)


@pytest.mark.parametrize("name", NAMES)
def test_the_weaker_a_level_the_higher_its_temperature(name: str) -> None:
    net = net_of(games.load(name))
    assert net is not None
    of_nets = [level for level in players.LEVELS if isinstance(players.of_level(level), NetPlayer)]
    assert list(net.about["levels"]) == of_nets
    temperatures = [net.temperature(level) for level in of_nets]
    assert temperatures == sorted(temperatures, reverse=True)
    assert len(set(temperatures)) == len(temperatures)


def test_moves_that_the_coach_warns_of_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("outlast")
    position = game.new({"players": 2}, 3)
    player, seat = NetPlayer(temperature=5000), position.to_move
    hidden = game.hide(position, seat)
    chosen = {player.choose(game, hidden, noise) for noise in range(300)}
    warned = sorted(chosen)[0]
    real = game.cautions
    monkeypatch.setattr(game, "cautions", lambda p, m: ["no"] if m == warned else real(p, m))
    again = {player.choose(game, hidden, noise) for noise in range(300)}
    assert again == chosen - {warned}
