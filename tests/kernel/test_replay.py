"""Replay files: the same bytes again, or a clear reason why not."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.kernel import toy

from holdfast.games.outlast import GAME
from holdfast.kernel.position import Position
from holdfast.kernel.replay import FORMAT, LARGEST, OtherRulesError, Replay, ReplayError, Step

ENTROPY = "0123456789abcdef" * 2


def random_game(
    game: Any, options: dict[str, Any], seed: int, entropy: bool = True
) -> tuple[Replay, list[Position]]:
    """Play a random game; return its replay and all of its positions."""
    rng = random.Random(seed)
    position = game.new(options, seed)
    replay, history = game.record(position, seed), [position.copy()]
    while not position.over:
        step = Step(rng.choice(game.legal(position)), rng.randbytes(16).hex() if entropy else None)
        game.play(position, step.move, step.entropy)
        replay.steps.append(step)
        history.append(position.copy())
    return replay, history


@pytest.fixture(scope="module")
def game_of_two() -> tuple[Replay, list[Position]]:
    """Return a whole game of Outlast for two."""
    return random_game(GAME, {"players": 2}, 12)


@pytest.fixture(scope="module")
def text(game_of_two: tuple[Replay, list[Position]]) -> str:
    """Return the replay file of that game."""
    return game_of_two[0].dumps()


@pytest.mark.parametrize("entropy", [False, True])
@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3, "wilds": "awake"}])
def test_a_replay_reproduces_every_byte(options: dict[str, Any], entropy: bool) -> None:
    replay, history = random_game(GAME, options, 8, entropy=entropy)
    again = Replay.loads(replay.dumps())
    assert again == replay
    assert [bytes(position) for position, _ in GAME.replay(again)] == [bytes(p) for p in history]


def test_a_replay_gives_the_events_of_every_move(
    game_of_two: tuple[Replay, list[Position]],
) -> None:
    replay, history = game_of_two
    for (before, step), (_, events) in zip(
        zip(history[:-1], replay.steps, strict=True), GAME.replay(replay)[1:], strict=True
    ):
        assert GAME.play(before.copy(), step.move, step.entropy) == events


def test_the_same_moves_without_their_entropy_are_another_game() -> None:
    def totals(steps: list[Step]) -> list[int]:
        end = toy.GAME.replay(Replay("toy", toy.GAME.version, {"players": 1}, 3, steps))[-1][0]
        return list(end.state.totals)

    stirred = [Step(toy.ROLL(), f"{number:032x}") for number in range(1, 41)]
    bare = [Step(toy.ROLL())] * 40
    assert totals(bare) == totals(bare)
    assert totals(stirred) == totals(stirred)
    assert totals(stirred) != totals(bare)


def test_undo_is_a_shorter_replay(game_of_two: tuple[Replay, list[Position]]) -> None:
    replay, history = game_of_two
    for keep in (0, 1, len(replay.steps) // 2, len(replay.steps) - 1):
        shorter = Replay(
            replay.game, replay.rules, replay.options, replay.seed, replay.steps[:keep]
        )
        undone = Replay.loads(shorter.dumps())
        assert GAME.replay(undone)[-1][0] == history[keep]


def test_a_game_can_go_on_from_its_replay(game_of_two: tuple[Replay, list[Position]]) -> None:
    replay, history = game_of_two
    half = len(replay.steps) // 2
    position = GAME.replay(
        Replay(replay.game, replay.rules, replay.options, replay.seed, replay.steps[:half])
    )[-1][0]
    for step in replay.steps[half:]:
        GAME.play(position, step.move, step.entropy)
    assert position == history[-1]


def test_the_file_names_what_it_is(text: str) -> None:
    raw = json.loads(text)
    assert raw["holdfast-replay"] == 1
    assert (raw["game"], raw["rules"], raw["seed"]) == ("outlast", GAME.version, 12)
    assert raw["options"]["players"] == 2
    assert text.startswith('{"holdfast-replay"')
    moves = [line for line in text.splitlines() if line.startswith("[")]
    assert len(moves) == len(raw["moves"])  # one a line


def test_a_file_is_read_as_bytes_too(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    assert Replay.loads(file.read_bytes()) == Replay.loads(text)


def test_an_empty_game(tmp_path: Path) -> None:
    replay = GAME.record(GAME.new({"players": 5}, 1), 1)
    again = Replay.loads(replay.dumps())
    assert again.steps == []
    assert GAME.replay(again)[0][0] == GAME.new({"players": 5}, 1)


# Files that are no replays

NOT_REPLAYS: dict[str, tuple[Any, str]] = {
    "empty": ("", "this is not a replay file"),
    "words": ("Dear diary,", "this is not a replay file"),
    "a list": ("[1, 2, 3]", "this is not a replay file"),
    "a number": ("42", "this is not a replay file"),
    "other json": ('{"version": 1}', "this is not a replay file"),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\x00", "this is not a replay file"),
    "not text": (b'{"holdfast-replay": "\xff\xfe\xfd"}', "this is not a replay file"),
    "utf-16": ('{"other": 1}'.encode("utf-16"), "this is not a replay file"),
    "deeply nested": ("[" * 200_000, "this is not a replay file"),
    "nested and open": ('{"holdfast-replay": ' + "[" * 200_000, "this is not a replay file"),
    "huge": ("x" * (LARGEST + 1), "too large"),
    "huge bytes": (b" " * (LARGEST + 1), "too large"),
    "newer": (f'{{"holdfast-replay": {FORMAT + 1}}}', "written by a newer Holdfast"),
    "much newer": ('{"holdfast-replay": 1000, "game": 3}', "format 1000, this one reads up to"),
    "format zero": ('{"holdfast-replay": 0}', "the replay is damaged: its format is 0"),
    "format word": ('{"holdfast-replay": "one"}', "the replay is damaged: its format is 'one'"),
    "format true": ('{"holdfast-replay": true}', "the replay is damaged: its format is True"),
    "nothing else": ('{"holdfast-replay": 1}', "the replay is damaged: it has no proper 'game'"),
}


@pytest.mark.parametrize("case", NOT_REPLAYS)
def test_what_is_no_replay_is_refused(case: str) -> None:
    content, message = NOT_REPLAYS[case]
    with pytest.raises(ReplayError, match=message):
        Replay.loads(content)


@pytest.mark.parametrize("keep", [0.02, 0.3, 0.6, 0.9, 0.99])
def test_a_file_that_was_cut_off(keep: float, text: str) -> None:
    cut = text[: int(len(text) * keep)]
    for content in (cut, cut.encode()):
        with pytest.raises(ReplayError, match=r"cut off or damaged|not a replay file"):
            Replay.loads(content)


def test_every_cut_is_noticed() -> None:
    steps = [Step(toy.ROLL()), Step(toy.STOP(), ENTROPY)]
    text = Replay("toy", toy.GAME.version, {"players": 2}, 3, steps).dumps()
    for end in range(len(text) - 2):
        with pytest.raises(ReplayError):
            Replay.loads(text[:end])


def change_fields(text: str, **fields: Any) -> str:
    """Return the file with some fields changed but its old checksum; None removes a field."""
    raw = json.loads(text) | fields
    return json.dumps({key: value for key, value in raw.items() if value is not None})


DAMAGE: dict[str, tuple[dict[str, Any], str]] = {
    "no game": ({"game": None}, "no proper 'game'"),
    "game is a number": ({"game": 3}, "no proper 'game'"),
    "rules are a word": ({"rules": "one"}, "no proper 'rules'"),
    "rules are true": ({"rules": True}, "no proper 'rules'"),
    "no options": ({"options": None}, "no proper 'options'"),
    "options are a list": ({"options": []}, "no proper 'options'"),
    "no seed": ({"seed": None}, "no proper 'seed'"),
    "seed is a fraction": ({"seed": 1.5}, "no proper 'seed'"),
    "seed below zero": ({"seed": -1}, "the seed is out of range"),
    "seed too large": ({"seed": 1 << 63}, "the seed is out of range"),
    "no moves": ({"moves": None}, "it has no list of moves"),
    "moves are a word": ({"moves": "all"}, "it has no list of moves"),
    "a move is a number": ({"moves": [3]}, "move 1 is not a move"),
    "a move is empty": ({"moves": [[1], []]}, "move 2 is not a move"),
    "a move is a word": ({"moves": [["end"]]}, "move 1 is not a move"),
    "a move is true": ({"moves": [[True]]}, "move 1 is not a move"),
    "a move has three parts": ({"moves": [[1, None, 2]]}, "move 1 is not a move"),
    "short entropy": ({"moves": [[1, "abc"]]}, "move 1 is not a move"),
    "long entropy": ({"moves": [[1, "0" * 33]]}, "move 1 is not a move"),
    "entropy of letters": ({"moves": [[1, "z" * 32]]}, "move 1 is not a move"),
    "entropy in capitals": ({"moves": [[1, "A" * 32]]}, "move 1 is not a move"),
    "entropy is a number": ({"moves": [[1, 7]]}, "move 1 is not a move"),
    "another seed": ({"seed": 13}, "its checksum does not fit"),
    "another option": ({"options": {"players": 3}}, "its checksum does not fit"),
    "other moves": ({"moves": [[0]]}, "its checksum does not fit"),
    "no checksum": ({"sha256": None}, "its checksum does not fit"),
    "checksum is a number": ({"sha256": 0}, "its checksum does not fit"),
}


@pytest.mark.parametrize("case", DAMAGE)
def test_damage_is_noticed(case: str, text: str) -> None:
    fields, message = DAMAGE[case]
    with pytest.raises(ReplayError, match=f"the replay is damaged: .*{message}"):
        Replay.loads(change_fields(text, **fields))


def test_a_changed_digit_anywhere_is_noticed(text: str) -> None:
    rng = random.Random(1)
    places = [i for i, letter in enumerate(text) if letter.isdigit()]
    for place in rng.sample(places, 60):
        digit = str((int(text[place]) + 1) % 10)
        with pytest.raises(ReplayError):
            Replay.loads(text[:place] + digit + text[place + 1 :])


# Games that begin from a named position


def from_showcase() -> Replay:
    """Return a replay of a few moves from the showcase position."""
    position = GAME.named_position("showcase")
    moves = [GAME.move(position, key) for key in ("gather:C2", "hide:C5")]
    steps = [Step(move, ENTROPY) for move in moves]
    choices = GAME.choices(position)
    return Replay("outlast", GAME.version, choices, 0, steps, position="showcase")


def test_a_replay_can_begin_from_a_named_position() -> None:
    replay = Replay.loads(from_showcase().dumps())
    assert replay.position == "showcase"
    position = GAME.named_position("showcase")
    history = GAME.replay(replay)
    assert history[0] == (position, [])
    for step, (after, events) in zip(replay.steps, history[1:], strict=True):
        assert GAME.play(position, step.move, step.entropy) == events
        assert position == after


def test_only_what_names_a_position_needs_the_newer_format(text: str) -> None:
    assert json.loads(text)["holdfast-replay"] == 1
    assert json.loads(from_showcase().dumps())["holdfast-replay"] == 2


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"position": 3}, "no proper 'position'"),
        ({"position": None}, "no proper 'position'"),
        ({"holdfast-replay": 1}, "its format knows no positions"),
        ({"position": "elsewhere"}, "checksum"),
    ],
)
def test_a_position_that_is_no_name(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(ReplayError, match=message):
        Replay.loads(json.dumps(json.loads(from_showcase().dumps()) | changes))


def test_a_position_that_is_not_here() -> None:
    for name in ("elsewhere", "../options", ""):
        replay = from_showcase()
        replay.position = name
        with pytest.raises(ReplayError, match="damaged: outlast has no position"):
            GAME.replay(Replay.loads(replay.dumps()))


def test_a_position_with_other_options() -> None:
    replay = from_showcase()
    replay.options = {**replay.options, "climate": "harsh"}
    with pytest.raises(ReplayError, match="'showcase' is played with other options"):
        GAME.replay(replay)


# Replays that are whole but cannot be played here


def test_a_replay_of_another_game(game_of_two: tuple[Replay, list[Position]]) -> None:
    with pytest.raises(ReplayError, match="this is a replay of 'outlast', not of 'toy'"):
        toy.GAME.replay(game_of_two[0])


@pytest.mark.parametrize("rules", [0, GAME.version + 1])
def test_a_replay_of_other_rules(rules: int) -> None:
    replay = Replay("outlast", rules, {"players": 2}, 1)
    with pytest.raises(
        OtherRulesError, match=f"version {rules} of the rules; this is version {GAME.version}"
    ):
        GAME.replay(Replay.loads(replay.dumps()))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 9}, "players must be a number"),
        ({"size": "big"}, "there is no option 'size'"),
        ({"board": "tiny"}, "'board' cannot be 'tiny'"),
        ({"board": 3}, "takes a word"),
    ],
)
def test_options_that_do_not_exist(options: dict[str, Any], message: str) -> None:
    replay = Replay.loads(Replay("outlast", GAME.version, options, 1).dumps())
    with pytest.raises(ReplayError, match=f"the replay is damaged: .*{message}"):
        GAME.replay(replay)


@pytest.mark.parametrize("move", [-1, 10**30, GAME.moves.encode("pass")])
def test_a_move_that_is_not_legal(move: int) -> None:
    first = GAME.moves.encode("hide", meeple=0)
    replay = Replay("outlast", GAME.version, {"players": 2}, 1, [Step(first), Step(move)])
    with pytest.raises(ReplayError, match="the replay is damaged at move 2: "):
        GAME.replay(Replay.loads(replay.dumps()))


def test_moves_after_the_end(game_of_two: tuple[Replay, list[Position]]) -> None:
    replay, _ = game_of_two
    longer = Replay(
        replay.game, replay.rules, replay.options, replay.seed, [*replay.steps, Step(0)]
    )
    message = f"damaged at move {len(replay.steps) + 1}: the game is over"
    with pytest.raises(ReplayError, match=message):
        GAME.replay(longer)
