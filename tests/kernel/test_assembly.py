"""Tests of putting a game together: required modules, and defaults for everything else."""

import random
from pathlib import Path

import pytest
from tests.kernel.tiny import FILES, made

from holdfast.kernel.assembly import REQUIRED, IncompleteGameError
from holdfast.kernel.events import Event
from holdfast.kernel.game import Deciders, Game, RulesError
from holdfast.kernel.position_builder import PositionError
from holdfast.kernel.translations import MissingTextError
from holdfast.kernel.wording import because, phrase


def incomplete_message(folder: Path, changes: dict[str, str | None]) -> str:
    """Return the error message for a game that cannot be put together."""
    with pytest.raises(IncompleteGameError) as caught, made(folder, changes):
        pass
    return str(caught.value)


def play_at_random(game: Game, seed: int) -> list[Event]:
    """Play a random game to its end and return its events."""
    rng, position, events = random.Random(seed), game.new({}, seed), []
    while not position.over:
        events += game.play(position, rng.choice(game.legal(position)))
    assert sorted(standing.rank for standing in game.result(position)) == [1, 2]
    return events


def test_a_game_of_nothing_but_what_it_must_have_is_played(tmp_path: Path) -> None:
    with made(tmp_path) as game:
        assert (game.name, game.version, game.oldest) == ("tiny", 1, 1)
        assert (game.folder, game.team) == (tmp_path / "tiny", False)
        assert {event.kind for event in play_at_random(game, 1)} == {"took"}
        assert play_at_random(game, 1) == play_at_random(game, 1)


def test_it_is_shown_and_said_plainly(tmp_path: Path) -> None:
    words = "choice-take = Take { $count }\nevent-took = { $player } takes { $count }\n"
    words += "field-stones = Stones on the table\n"
    with made(tmp_path, {"text/en.ftl": words}) as game:
        position = game.new({}, 3)
        stones, (one, two) = position.state.stones, game.legal(position)
        assert [game.key(position, move) for move in (one, two)] == ["take:1", "take:2"]
        assert game.move(position, "take:2") == two
        assert game.screen.say(position, two).title == phrase("choice-take", count=2)
        assert game.text("en").say(game.screen.say(position, two).title) == "Take 2"
        took = Event("took", {"seat": 1, "count": 2})
        assert game.sentence(position, took, "en", ["Ada", "Ben"]) == "Ben takes 2"
        assert game.sentence(position, Event("moved", {}), "en", ["Ada", "Ben"]) is None
        assert game.preview(position, one) == {}
        question = game.screen.ask(position)
        assert game.why(position, one) == because("no-answer", question=question)
        assert game.chart(position) == {}
        assert game.view(position).model_dump() == {"stones": stones}
        assert [model.__name__ for model in game.screen.models] == ["View"]
        lines = game.screen.draw(position, 0, game.text("en"), ["Ada", "Ben"], 80)
        assert lines == [[("Stones on the table: ", "bold"), (str(stones), "")]]


def test_without_words_it_is_drawn_by_the_names_of_its_fields(tmp_path: Path) -> None:
    with made(tmp_path) as game:
        position = game.new({}, 3)
        lines = game.screen.draw(position, 0, game.text("en"), ["Ada", "Ben"], 80)
        assert lines == [[("stones: ", "bold"), (str(position.state.stones), "")]]
        with pytest.raises(MissingTextError, match=r"en\.ftl has no message 'choice-take'"):
            game.text("en").say(game.screen.say(position, game.legal(position)[0]).title)


def test_it_has_players_and_no_more(tmp_path: Path) -> None:
    with made(tmp_path) as game:
        position = game.new({}, 3)
        legal = game.legal(position)
        assert {game.advise(position, noise) for noise in range(4)} == set(legal)
        names = {entry.name for entry in game.layout.entries({})}
        assert {"viewer", "to_move", "ask", "stones"} <= names
        assert len(game.observe(position, 0)) == game.layout.most
        assert game.deciders(position, legal[0]) == Deciders(frozenset({0}))
        assert (game.playing_seats(position), game.joining_seats(position)) == ([0, 1], [])
        assert (game.auto_answers(position), game.positions) == ({}, [])
        assert not any(game.allows(position, move) for move in (0, game.moves.count))
        with pytest.raises(PositionError, match="lays out no positions"):
            game.build_position({})


def test_what_a_game_brings_is_taken(tmp_path: Path) -> None:
    brought: dict[str, str | None] = {
        "wording.py": "def key(position, move):\n    return f'k{move}'\n",
        "preview.py": "def preview(position, move):\n    return {'move': move}\n",
        "auto_answers.py": "def auto_answers(position):\n    return {'take': 'take'}\n",
        "position_builder.py": """
from holdfast.games.tiny import steps
from holdfast.kernel.agenda import then


def build_position(s, description):
    s.stones = description["stones"]
    then(s, steps.TURN, description.get("seat", 0))
""",
        "content/__init__.py": FILES["content.py"],
        "content.py": None,
        "content/positions/last.toml": "stones = 2\nseat = 1\n",
        "models.py": """
from pydantic import BaseModel


class Preview(BaseModel):
    move: int


MODELS = (Preview,)
""",
    }
    with made(tmp_path, brought) as game:
        position = game.named_position("last")
        assert (position.to_move, position.state.stones, game.positions) == (1, 2, ["last"])
        assert game.subject(position) == {"left": 2}
        assert [game.key(position, move) for move in game.legal(position)] == ["k1", "k2"]
        assert game.preview(position, 1) == {"move": 1}
        assert game.auto_answers(position) == {"take": "take"}
        assert [model.__name__ for model in game.screen.models] == ["Preview"]
        # The only option is taken: one stone is left, and nobody is asked.
        assert game.build_position({"stones": 1}).over


@pytest.mark.parametrize("part", REQUIRED)
def test_a_part_that_is_missing_is_named(part: str, tmp_path: Path) -> None:
    # Others may need it too: then the first that does names it.
    alone = {name: None for name in FILES if name not in ("__init__.py",)}
    earlier = list(REQUIRED)[: list(REQUIRED).index(part)]
    there = {f"{name}.py": FILES[f"{name}.py"] for name in earlier}
    message = incomplete_message(tmp_path, {**alone, **there})
    assert message == f"games/tiny/{part} is missing: a game needs its {part}"


@pytest.mark.parametrize(
    ("part", "name"), [(part, name) for part, names in REQUIRED.items() for name in names]
)
def test_a_part_that_lacks_something_is_named_with_it(part: str, name: str, tmp_path: Path) -> None:
    source = f"{FILES[f'{part}.py']}\ndel {name}\n"
    if part in ("content", "decisions"):  # the state is made with it
        with pytest.raises(ImportError, match=name), made(tmp_path, {f"{part}.py": source}):
            pass
        return
    assert (
        incomplete_message(tmp_path, {f"{part}.py": source}) == f"games/tiny/{part} has no {name!r}"
    )


def test_a_view_says_which_model_it_gives(tmp_path: Path) -> None:
    mute = FILES["view.py"].replace(" -> View", "")
    message = incomplete_message(tmp_path, {"view.py": mute})
    assert message == "games/tiny/view does not say which model `view` returns"


def test_an_error_inside_a_part_is_not_taken_for_a_missing_one(tmp_path: Path) -> None:
    with (
        pytest.raises(ModuleNotFoundError, match="nowhere"),
        made(tmp_path, {"view.py": "import nowhere\n"}),
    ):
        pass


def test_too_many_options_are_a_fault_that_names_the_decision(tmp_path: Path) -> None:
    greedy = FILES["rules.py"].replace("min(2, left)", "left").replace("TAKE(count)", "TAKE(1)")
    with (
        made(tmp_path, {"rules.py": greedy}) as game,
        pytest.raises(RulesError, match="tiny: decision 'take' has over 2 options"),
    ):
        game.new({}, 1)


def test_commands_come_last_and_need_no_rule_where_there_are_none(tmp_path: Path) -> None:
    with made(tmp_path) as game:
        assert game.moves.commands == game.moves.count


def test_options_that_are_a_secret_are_hidden_and_imagined_again(tmp_path: Path) -> None:
    decisions = FILES["decisions.py"].replace('about="left"', 'about="left", secret=True')
    rules = FILES["rules.py"].replace("import ask, offer", "import ask, forget_offers, offer")
    rules = rules.replace(
        "def hide(s, viewer):\n    pass",
        "def hide(s, viewer):\n    if viewer != s.to_move:\n        forget_offers(s)",
    )
    with made(tmp_path, {"decisions.py": decisions, "rules.py": rules}) as game:
        position = game.new({}, 1)
        assert game.legal(game.hide(position, 0)) == game.legal(position) == [1, 2]
        for viewer in (1, -1):
            assert game.legal(game.hide(position, viewer)) == []
            assert game.legal(game.determinize(position, viewer, 3)) == [1, 2]
