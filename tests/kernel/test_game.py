"""The methods of a game that the other packages call."""

from copy import copy
from pathlib import Path

import pytest
from tests.kernel.toy import GAME, NEST, QUIT, ROLL, STOP

from holdfast.kernel.agenda import DEPTH
from holdfast.kernel.chance import SCRIPT_LENGTH
from holdfast.kernel.events import Event
from holdfast.kernel.game import Deciders, Game, IllegalMoveError, Placement, RulesError
from holdfast.kernel.options import OptionsError
from holdfast.kernel.position import Position
from holdfast.kernel.replay import OtherRulesError, Replay, Step


@pytest.fixture
def position() -> Position:
    """Return the position of a new game for two players."""
    return GAME.new({"players": 2}, 7)


# Who answers


def test_the_seat_that_decides_answers_unless_the_game_says_otherwise(position: Position) -> None:
    assert GAME.deciders(position, ROLL()) == Deciders(frozenset({0}))
    assert GAME.answers(position, 0) == GAME.legal(position)
    assert GAME.answers(position, 1) == []
    GAME.play(position, STOP())
    assert GAME.answers(position, 1) == GAME.legal(position)


# Beginning


def test_a_new_game_keeps_its_options() -> None:
    assert GAME.choices(GAME.new(seed=1)) == {"players": 2, "die": "six"}
    assert GAME.choices(GAME.new({"players": 4, "die": "twenty"}, 1)) == {
        "players": 4,
        "die": "twenty",
    }
    with pytest.raises(OptionsError):
        GAME.new({"players": 5}, 1)


def test_the_seed_decides() -> None:
    assert GAME.new(seed=5) == GAME.new(seed=5)
    assert GAME.new(seed=5) != GAME.new(seed=6)


@pytest.mark.chance
def test_without_a_seed_games_differ() -> None:
    assert GAME.new() != GAME.new()


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "7", [7]])
def test_a_seed_that_is_no_number_in_range(seed: object) -> None:
    with pytest.raises(ValueError, match=r"a seed is a number from 0 to 2\^63 - 1"):
        GAME.new(seed=seed)


# Playing


def test_a_move_gives_its_events(position: Position) -> None:
    events = GAME.play(GAME.prescribe(position, [4]), ROLL())
    assert events == [Event("rolled", {"seat": 0, "die": 5})]


def test_keys_and_moves_lead_to_each_other(position: Position) -> None:
    for move in GAME.legal(position):
        assert GAME.move(position, GAME.key(position, move)) == move
    assert GAME.move(position, "quit") == QUIT()
    with pytest.raises(IllegalMoveError, match="'jump' is not legal here"):
        GAME.move(position, "jump")


def test_a_command_is_allowed_but_not_offered(position: Position) -> None:
    assert QUIT() not in GAME.legal(position)
    assert GAME.allows(position, QUIT())
    GAME.play(position, QUIT())
    assert position.to_move == 1


@pytest.mark.parametrize("move", [-1, GAME.moves.count, 10**12])
def test_a_move_that_does_not_exist_is_refused(move: int, position: Position) -> None:
    before = bytes(position)
    assert not GAME.allows(position, move)
    with pytest.raises(ValueError, match="there is no move number"):
        GAME.play(position, move)
    assert bytes(position) == before


def test_after_the_end_nothing_is_allowed(position: Position) -> None:
    GAME.play(position, STOP())
    GAME.play(position, STOP())
    assert position.over
    assert GAME.decision(position) is None
    assert GAME.legal(position) == []
    for move in (ROLL(), STOP(), QUIT()):
        assert not GAME.allows(position, move)
        with pytest.raises(IllegalMoveError, match="the game is over"):
            GAME.play(position, move)


def test_the_result(position: Position) -> None:
    position.state.totals[0], position.state.totals[1] = 3, 9
    assert GAME.result(position) == [Placement(0, 2, 3), Placement(1, 1, 9)]
    position.state.totals[0] = 9
    assert [standing.rank for standing in GAME.result(position)] == [1, 1]


# Faults


def test_an_agenda_that_overflows_is_a_fault_and_nothing_is_changed(position: Position) -> None:
    GAME.play(position, NEST(DEPTH))
    before = bytes(position)
    with pytest.raises(RulesError, match="toy: the agenda is full"):
        GAME.play(position, NEST(DEPTH + 1))
    assert bytes(position) == before


def test_outcomes_that_run_out_are_a_fault_and_nothing_is_changed(position: Position) -> None:
    prescribed = GAME.prescribe(position, [1, 2])
    for _ in range(2):
        GAME.play(prescribed, ROLL())
    before = bytes(prescribed)
    with pytest.raises(RulesError, match="toy: more outcomes were rolled than were prescribed"):
        GAME.play(prescribed, ROLL())
    assert bytes(prescribed) == before
    assert prescribed.state.totals[0] == 2 + 3


def test_an_impossible_outcome_is_a_fault(position: Position) -> None:
    with pytest.raises(RulesError, match="impossible for the roll"):
        GAME.play(GAME.prescribe(position, [6]), ROLL())


def test_prescribing_leaves_the_original_alone(position: Position) -> None:
    before = bytes(position)
    GAME.prescribe(position, [0])
    assert bytes(position) == before


def test_only_so_many_outcomes_can_be_prescribed(position: Position) -> None:
    GAME.prescribe(position, [0] * SCRIPT_LENGTH)
    with pytest.raises(ValueError, match=f"at most {SCRIPT_LENGTH} outcomes"):
        GAME.prescribe(position, [0] * (SCRIPT_LENGTH + 1))


# Entropy


def test_entropy_changes_what_comes(position: Position) -> None:
    plain, stirred = position.copy(), position.copy()
    GAME.play(plain, NEST(0))
    GAME.play(stirred, NEST(0), "0123456789abcdef" * 2)
    assert plain.state.chance.words[0] != stirred.state.chance.words[0]
    again = position.copy()
    GAME.play(again, NEST(0), "0123456789abcdef" * 2)
    assert again == stirred


def test_entropy_is_stirred_in_before_the_move(position: Position) -> None:
    rolls = set()
    for digit in "0123456789abcdef":
        copy = position.copy()
        rolls.add(GAME.play(copy, ROLL(), digit * 32)[0].args["die"])
    assert len(rolls) > 1


# Knowledge


def test_a_secret_is_its_owners(position: Position) -> None:
    event = GAME.play(position, GAME.move(position, "guess:2:0"))[0]
    assert [event.known_to(viewer) for viewer in (0, 1, -1)] == [True, False, False]
    assert GAME.hide(position, 0).state.secret == 3
    assert GAME.hide(position, 1).state.secret == GAME.hide(position).state.secret == -1
    assert position.state.secret == 3  # hiding makes a copy
    guesses = {GAME.determinize(position, 1, seed).state.secret for seed in range(30)}
    assert guesses == {1, 2, 3}


def test_views_are_made_from_what_is_known(position: Position) -> None:
    assert GAME.view(position, 1).model_dump() == {"totals": [0, 0, 0, 0]}
    assert len(GAME.observe(position, 0)) == GAME.layout.size(GAME.layout.read_counts(position))
    assert GAME.advise(position) == GAME.advise(position, 0, [ROLL(), STOP()]) == STOP()
    with pytest.raises(RulesError, match="there is no move to advise"):
        GAME.advise(position, 0, [])
    assert GAME.decision(position) == "what"
    assert repr(GAME) == "<Game toy>"


def test_a_named_position_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match=r"toy has no position 'start'; there are: \[\]"):
        GAME.named_position("start")


# Versions


@pytest.fixture
def grown(tmp_path: Path) -> Game:
    """Return the toy game two versions later, with games of the last version still replayed."""
    game = copy(GAME)
    game.version, game.oldest, game.folder = 5, 4, tmp_path
    position = tmp_path / "content/positions/start.toml"
    position.parent.mkdir(parents=True)
    position.write_text("seed = 3\n", encoding="utf-8")
    return game


def test_a_game_begins_by_the_newest_rules_or_by_older_ones(grown: Game) -> None:
    assert grown.new({}, 1).state.version == 5
    position, _ = grown.begin({}, 1, version=4)
    assert position.state.version == 4
    grown.play(position, ROLL())
    assert position.state.version == 4
    assert grown.record(position, 1).rules == 4


@pytest.mark.parametrize("version", [3, 6, 0, -1])
def test_rules_that_are_too_old_or_too_new_are_refused(version: int, grown: Game) -> None:
    assert not grown.replays(version)
    with pytest.raises(ValueError, match=f"toy has no rules of version {version}"):
        grown.begin({}, 1, version)
    with pytest.raises(ValueError, match=f"toy has no rules of version {version}"):
        grown.blank({}, version)
    with pytest.raises(OtherRulesError, match=f"version {version} of the rules; this is version 5"):
        grown.replay(Replay("toy", version, {"players": 2}, 1))


def test_a_replay_is_played_by_the_rules_it_was_played_by(grown: Game) -> None:
    for version in (4, 5):
        history = grown.replay(Replay("toy", version, {"players": 2}, 1, [Step(ROLL())]))
        assert [position.state.version for position, _ in history] == [version] * 2


def test_a_named_position_is_laid_out_by_the_rules_that_are_asked_for(grown: Game) -> None:
    assert grown.positions == ["start"]
    assert grown.named_position("start").state.version == 5
    assert grown.named_position("start", 4).state.version == 4
    with pytest.raises(ValueError, match="toy has no rules of version 3"):
        grown.named_position("start", 3)
    replay = Replay("toy", 4, {"players": 2, "die": "six"}, 0, position="start")
    assert grown.replay(replay)[0][0].state.version == 4


def test_without_a_word_only_games_of_the_same_version_replay() -> None:
    assert (GAME.version, GAME.oldest) == (3, 3)
    assert [GAME.replays(version) for version in (2, 3, 4)] == [False, True, False]


# Laid out


def test_a_position_is_laid_out_with_its_options_and_its_chance() -> None:
    laid = GAME.build_position({"options": {"players": 3}, "seed": 9})
    assert GAME.choices(laid) == {"players": 3, "die": "six"}
    assert (GAME.decision(laid), laid.to_move) == ("what", 0)
    assert (
        laid.chance
        == GAME.build_position({"seed": 9}).chance
        != GAME.build_position({"seed": 8}).chance
    )


def test_what_a_decision_is_about_has_a_name(position: Position) -> None:
    position = GAME.prescribe(position, [4])
    GAME.play(position, ROLL())
    assert GAME.subject(position) == {"total": 5}
    for _ in range(2):
        GAME.play(position, STOP())
    assert GAME.subject(position) == {}


def test_chance_is_hidden_from_everybody_by_the_kernel(position: Position) -> None:
    for viewer in (-1, 0, 1):
        assert not any(GAME.hide(position, viewer).chance)
        assert (
            GAME.determinize(position, viewer, 4).chance
            == GAME.determinize(position, viewer, 4).chance
        )
        assert GAME.determinize(position, viewer, 4).chance != position.chance
