"""Declarations of the commands of the lab. Heavy modules are imported when a command needs them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from holdfast.cli.arguments import (
    GameName,
    Lang,
    OptionPairs,
    chosen_options,
    fail,
    game_named,
    language_named,
)

if TYPE_CHECKING:
    from holdfast.kernel.game import Game

lab = typer.Typer(help="Let bots play many games, and study the results.", no_args_is_help=True)

Players = Annotated[int | None, typer.Option(help="Number of players.")]
RunFolder = Annotated[Path, typer.Argument(metavar="RUN", help="The folder of a run.")]
Workers = Annotated[
    int | None, typer.Option(min=1, help="Number of processes. Default: one for each core.")
]
Interpreted = Annotated[
    bool,
    typer.Option("--interpreted", help="Do not compile the rules. This is faster for a few games."),
]


def _options(game: Game, players: int | None, pairs: list[str] | None) -> dict[str, Any]:
    """Return the options of the command line, with the number of players if it is given."""
    chosen = chosen_options(game, players, None, pairs or [])
    return chosen if players is None else chosen | {"players": players}


@lab.command()
def ladder(
    game: GameName,
    games: Annotated[
        int,
        typer.Option(help="Number of games for each pair of levels, or for each level of a team."),
    ] = 40,
    levels: Annotated[
        str | None, typer.Option(help="Only these levels, such as settler,veteran.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Play other deals.")] = 1,
    players: Players = None,
    option: OptionPairs = None,
    markdown: Annotated[bool, typer.Option(help="Print Markdown tables.")] = False,
) -> None:
    """Let bots of all levels play each other, and rate them."""
    from holdfast.lab.report.ladder_tables import run
    from holdfast.lab.runs.ladder import Ladder
    from holdfast.players import LEVELS

    played = game_named(game)
    chosen = _options(played, players, option)
    named = LEVELS if levels is None else tuple(word.strip() for word in levels.split(","))
    try:
        contest = Ladder(played, chosen, named, games, seed)
    except ValueError as error:
        fail(error)
    run(contest, Console(highlight=False), markdown)


@lab.command("run")
def play_run(
    game: GameName,
    games: Annotated[
        int,
        typer.Option(help="Number of games; a few more where each deal is played from all seats."),
    ] = 1000,
    lineup: Annotated[
        str | None,
        typer.Option(help="Who plays, such as legend,settler:2. Default: heuristic players."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the first deal.")] = 0,
    players: Players = None,
    option: OptionPairs = None,
    explore: Annotated[
        list[str] | None,
        typer.Option(
            metavar="DECISION[:SHARE]",
            help="Choose at random at some decisions: `drafts`, or any decision, such as act:0.1.",
        ),
    ] = None,
    change: Annotated[
        list[str] | None,
        typer.Option(
            "--set",
            metavar="PATH=VALUE",
            help="Change the content, such as rooms.r_crisis.upkeep=2; @FILE for many changes.",
        ),
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(help="Stop early once a figure is known well enough, such as 'leaders ± 3'."),
    ] = None,
    thin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="TABLE:SHARE",
            help="Save a table for some games only: decisions:0.1 saves it for one in ten.",
        ),
    ] = None,
    workers: Workers = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster.")
    ] = None,
    gpu: Annotated[
        bool,
        typer.Option(
            "--gpu", help="Choose the moves on an NVIDIA GPU, for bots that answer at once."
        ),
    ] = False,
    interpreted: Interpreted = False,
    out: Annotated[Path | None, typer.Option(help="The folder to write the run to.")] = None,
) -> None:
    """Play many games and save the results. After a stop, the same command continues."""
    from holdfast.cli.lab import play_with_progress

    played = game_named(game)
    chosen = _options(played, players, option)
    if ray is not None and workers is not None:
        fail("a cluster has its own workers: do not use --workers with --ray")
    if ray is not None and gpu:
        fail("a cluster has its own machines: do not use --gpu with --ray")
    play_with_progress(
        played.name, games, lineup, seed, chosen, explore or [], change or [], until,
        thin or [], workers, ray, gpu, not interpreted, out, Console(highlight=False),
    )  # fmt: skip


@lab.command("report")
def write_report(
    run: RunFolder,
    against: Annotated[
        list[Path] | None, typer.Option(help="Another run to compare with; up to three.")
    ] = None,
    markdown: Annotated[bool, typer.Option(help="Write Markdown instead of a web page.")] = False,
    out: Annotated[
        Path | None,
        typer.Option(help="The file to write. Default: a file in the folder of the run."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open it in a browser.")] = False,
) -> None:
    """Write a report about a run: findings first, on one page."""
    from holdfast.cli.lab import report_on

    report_on(run, against or [], markdown, out, open_browser)


@lab.command()
def ask(
    run: RunFolder,
    question: Annotated[
        str, typer.Argument(help="The question, such as 'share by leader where explored'.")
    ],
    against: Annotated[
        Path | None, typer.Option(help="Ask for the difference to this run.")
    ] = None,
) -> None:
    """Answer one question about a run, with two kinds of intervals."""
    from holdfast.cli.lab import answer

    answer(run, question, against, Console(highlight=False))


@lab.command()
def watch(
    run: RunFolder,
    number: Annotated[int, typer.Argument(metavar="GAME", help="The number of the game, from 0.")],
    out: Annotated[Path | None, typer.Option(help="Save the game to this file instead.")] = None,
    lang: Lang = "en",
) -> None:
    """Watch a game of a run step by step."""
    from holdfast.cli.lab import watch as watch_game

    watch_game(run, number, out, language_named(lang), Console(highlight=False))


@lab.command()
def puzzles(
    game: GameName,
    games: Annotated[int, typer.Option(help="Number of games to look through.")] = 20,
    confirm: Annotated[
        int, typer.Option(help="Number of puzzles to try again with ten times the games.")
    ] = 0,
    select: Annotated[
        int, typer.Option(help="Number of puzzles to choose for the game, balanced by theme.")
    ] = 0,
    verdicts: Annotated[
        Path | None, typer.Option(help="With --confirm: store the verdict about each puzzle here.")
    ] = None,
    drop: Annotated[
        Path | None, typer.Option(help="Remove the puzzles that these verdicts do not confirm.")
    ] = None,
    rate: Annotated[
        bool, typer.Option("--rate", help="Let the levels try each puzzle again.")
    ] = False,
    processes: Annotated[int, typer.Option(min=1, help="Processes for --confirm.")] = 1,
    seconds: Annotated[float, typer.Option(help="With --confirm: stop after this time.")] = float(
        "inf"
    ),
    out: Annotated[
        Path | None, typer.Option(help="The file of puzzles; without it, that of the game.")
    ] = None,
) -> None:
    """Find puzzles: positions of bots' games in which one move is clearly best and not obvious.

    The same command goes on where it stopped. With --select, the best puzzles of the file are
    stored with the game. With --confirm, puzzles are searched again, and --drop removes those
    whose solution was not found again. With --rate, the levels try each puzzle again.
    """
    from holdfast.cli import lab as commands

    loaded, console = game_named(game), Console(highlight=False)
    if select:
        commands.select_best_puzzles(loaded, select, out, console)
    elif rate:
        commands.rate_puzzles_again(loaded, out, console)
    elif drop is not None:
        commands.drop_refuted_puzzles(loaded, drop, out, console)
    elif confirm:
        commands.confirm_puzzles_with_progress(
            loaded, confirm, verdicts, processes, seconds, out, console
        )
    else:
        commands.find_puzzles_with_progress(loaded, games, out, console)


@lab.command()
def tune(
    game: GameName,
    vary: Annotated[
        list[str],
        typer.Option(
            metavar="PATH=LOW..HIGH", help="A number to tune, such as table.develop.turret=3..7."
        ),
    ],
    target: Annotated[
        list[str],
        typer.Option(help="A target, such as 'won = 55', 'leaders.max < 8' or 'length < 12'."),
    ],
    keep: Annotated[list[str] | None, typer.Option(help="A figure that should not change.")] = None,
    games: Annotated[int, typer.Option(help="Number of games for each try.")] = 1000,
    tries: Annotated[int, typer.Option(help="Number of tries, beside the game as it is.")] = 12,
    lineup: Annotated[str | None, typer.Option(help="Who plays, as for `lab run`.")] = None,
    seed: Annotated[int, typer.Option(help="Seed of the first deal.")] = 0,
    players: Players = None,
    option: OptionPairs = None,
    explore: Annotated[
        list[str] | None, typer.Option(help="Choose at random at some decisions, as for `lab run`.")
    ] = None,
    workers: Workers = None,
    interpreted: Interpreted = False,
    out: Annotated[Path | None, typer.Option(help="The folder for all its runs.")] = None,
) -> None:
    """Search for numbers of the content that reach the targets."""
    from holdfast.cli.lab import tune_with_progress

    played = game_named(game)
    chosen = _options(played, players, option)
    tune_with_progress(
        played.name, vary, target, keep or [], games, tries, lineup, seed, chosen, explore or [],
        workers,
        not interpreted, out, Console(highlight=False),
    )  # fmt: skip
