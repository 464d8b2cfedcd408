"""Parsing of command line values. An invalid value ends the program with one line that says why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

if TYPE_CHECKING:
    from holdfast.kernel.game import Game
    from holdfast.kernel.options import Choices
    from holdfast.kernel.replay import Replay
    from holdfast.lessons import Course

WRONG_INPUT = 2  # exit code

# Arguments and options that several commands share
GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game. `holdfast games` lists all games.")
]
Lang = Annotated[str, typer.Option("--lang", help="Language: en or de.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="Set an option, such as climate=mild."),
]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace what is there.")]


def fail(message: object) -> NoReturn:
    """Print an error in one line, and exit."""
    typer.echo(f"holdfast: {message}", err=True)
    raise typer.Exit(WRONG_INPUT)


def game_named(name: str) -> Game:
    """Return the game of this name, or exit with an error."""
    from holdfast.games import UnknownGameError, load
    from holdfast.kernel.assembly import IncompleteGameError
    from holdfast.kernel.content import ContentError
    from holdfast.kernel.flow import OrderError

    try:
        return load(name)
    except (UnknownGameError, IncompleteGameError, ContentError, OrderError) as error:
        fail(error)


def course_named(game: Game) -> Course | None:
    """Return the lessons of a game, or None if it has none."""
    from holdfast.kernel.content import ContentError
    from holdfast.lessons import course_of

    try:
        return course_of(game)
    except ContentError as error:
        fail(error)


def language_named(name: str) -> str:
    """Return the name of a supported language, or exit with an error."""
    from holdfast.kernel.translations import LANGUAGES

    if name not in LANGUAGES:
        fail(f"there is no language {name!r}; there are: {', '.join(LANGUAGES)}")
    return name


def chosen_options(
    game: Game, players: int | None, preset: str | None, pairs: list[str]
) -> dict[str, Any]:
    """Return the chosen options, from a preset and from name=value pairs."""
    from holdfast.kernel.options import OptionsError

    try:
        if players is not None:
            game.options.choose({"players": players})
        chosen: dict[str, Any] = {}
        if preset is not None:
            chosen = {**game.options.preset_named(preset).options}
        for pair in pairs:
            name, equals, value = pair.partition("=")
            if not equals:
                fail(f"write an option as name=value, not as {pair!r}")
            if name == "players":
                fail("use --players or --seats to say how many play")
            game.options.number(name, value)
            chosen[name] = value
    except OptionsError as error:
        fail(error)
    return chosen


def options_of(game: Game, position: str) -> Choices:
    """Return the options of a named position of the game."""
    try:
        return game.choices(game.named_position(position))
    except ValueError as error:
        fail(error)


def lineup(seats: str | None, count: int, level: str) -> list[str]:
    """Return who plays each seat: `you` for a person, or the level of a bot."""
    from holdfast.cli.seats import PERSON
    from holdfast.players import PLAYERS, UnknownLevelError, levels, of_level, present_name

    if seats is None:
        try:
            of_level(level)
        except UnknownLevelError as error:
            fail(error)
        return [PERSON, *[present_name(level)] * (count - 1)]
    words = [present_name(word.strip()) for word in seats.split(",")]
    for word in words:
        if word != PERSON and word not in PLAYERS:
            allowed = ", ".join([PERSON, *levels()])
            fail(f"{word!r} is neither a person nor a level of bots; choose from: {allowed}")
    return words


def saved_game(path: Path) -> Replay:
    """Return the game in a file, or exit with an error."""
    from holdfast import games

    try:
        return games.read(path.read_bytes())[1]
    except FileNotFoundError:
        fail(f"there is no file {path}")
    except OSError as error:
        fail(f"{path} cannot be read: {error.strerror}")
    except (ImportError, ValueError) as error:
        fail(f"{path}: {error}")


def saved_options(game: Game, saved: Replay) -> Choices:
    """Return the options of a saved game, or exit with an error."""
    from holdfast.kernel.options import OptionsError

    try:
        return game.options.choose(saved.options)
    except OptionsError as error:
        fail(f"the saved game is damaged: {error}")
