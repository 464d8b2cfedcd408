"""Declarations of the commands. Heavy modules are imported when a command needs them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from rich.console import Console

from holdfast.cli.arguments import (
    GameName,
    Lang,
    OptionPairs,
    Overwrite,
    chosen_options,
    course_named,
    fail,
    game_named,
    language_named,
    lineup,
    options_of,
    saved_game,
    saved_options,
)
from holdfast.cli.lab_commands import lab

app = typer.Typer(
    help="Play survival board games with friends and bots.",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

app.add_typer(lab, name="lab")

Database = Annotated[
    str | None,
    typer.Option(
        envvar="HOLDFAST_DATABASE", help="A SQLite file, or the URL of a PostgreSQL database."
    ),
]
LogForm = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows a replacement, rather than ending the game.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()


@app.command()
def games(lang: Lang = "en") -> None:
    """List the games."""
    from holdfast.games import names

    for name in names():
        game = game_named(name)
        text, players = game.text(language_named(lang)), game.options.players
        typer.echo(f"{name:12} {players.least}-{players.most}  {text('game-tagline')}")


@app.command()
def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="Number of players: you and bots.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: `you` for a person, or the level of a bot. "
            "Example: you,legend,settler."
        ),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(
            help="Level of the bots, from weak to strong: beginner, wanderer, settler, "
            "pathfinder, veteran or legend (which thinks longest). Default: veteran."
        ),
    ] = None,
    option: OptionPairs = None,
    preset: Annotated[
        str | None, typer.Option(help="Use a preset: a named choice of options.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Repeat a game: the same seed shuffles and rolls alike.")
    ] = None,
    position: Annotated[
        str | None, typer.Option(help="Start from a named position of the game, such as a lesson.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.")] = None,
    lang: Lang = "en",
) -> None:
    """Play in the terminal: alone, against bots, or several people at one keyboard."""
    from holdfast.cli.play import Session
    from holdfast.cli.seats import open_table
    from holdfast.kernel.translations import MissingTextError
    from holdfast.players import USUAL_LEVEL

    played, language = game_named(game), language_named(lang)
    saved = None if resume is None else saved_game(resume)
    if saved is not None and (players or option or preset or position or seed is not None):
        fail("a saved game keeps its options: use only --seats, --level and --lang with --resume")
    if position is not None and (players or option or preset):
        fail("a position has its own options: do not use --players, --option or --preset with it")
    if seats is not None and level is not None:
        fail("--seats already names the level of every bot: do not use --level with it")
    if saved is not None and saved.game != played.name:
        fail(f"{resume} is a saved game of {saved.game}, not of {played.name}")
    if seed is not None and not 0 <= seed < 1 << 63:
        fail(f"choose a seed from 0 to 2^63 - 1, not {seed}")
    if position is not None:
        chosen = options_of(played, position)
    else:
        chosen = (
            saved_options(played, saved)
            if saved
            else chosen_options(played, players, preset, option or [])
        )
    chosen_preset = played.options.preset_named(preset) if preset else None
    count = int(chosen["players"]) if saved or position else players
    preset_players = (
        played.options.players.default if chosen_preset is None else chosen_preset.players
    )
    seat_players = lineup(
        seats,
        count or preset_players or played.options.players.default,
        level or (chosen_preset and chosen_preset.level) or USUAL_LEVEL,
    )
    if count is not None and seats is not None and count != len(seat_players):
        fail(f"--seats names {len(seat_players)} seats, but {count} play")
    try:
        table = open_table(played, chosen, seat_players, seed, language, saved, position)
    except ValueError as error:
        fail(error)
    try:
        Session(table, language, Console(highlight=False), seed).run()
    except MissingTextError as error:
        fail(error.args[0])


@app.command()
def learn(
    game: GameName,
    lesson: Annotated[
        str | None, typer.Option(help="Start with this lesson. `?` lists all lessons.")
    ] = None,
    lang: Annotated[str, typer.Option("--lang", "--language", help="Language: en or de.")] = "en",
) -> None:
    """Learn a game in the terminal, by playing it with a coach."""
    from holdfast.cli.learn import LessonSession

    played, language = game_named(game), language_named(lang)
    course = course_named(played)
    if course is None:
        fail(f"{game} has no lessons")
    if lesson == "?":
        for line in course.lessons:
            typer.echo(f"{line.id:16} {line.title[language]}: {line.about[language]}")
        return
    first = None if lesson is None else course.lesson(lesson)
    if lesson is not None and first is None:
        known = ", ".join(line.id for line in course.lessons)
        fail(f"{game} has no lesson {lesson!r}; there are: {known}")
    LessonSession(played, course, language, Console(highlight=False)).run(first)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The file of a saved game.")], lang: Lang = "en"
) -> None:
    """Step through a saved game."""
    from holdfast.cli.replay import Stepper

    language, saved = language_named(lang), saved_game(file)
    game, console = game_named(saved.game), Console(highlight=False)
    try:
        with console.status(str(file)):
            history = game.replay(saved)
    except ValueError as error:
        fail(f"{file}: {error}")
    Stepper(game, saved, history, language, console).run()


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(help="A rule, such as LA-MOVE-1.")] = None,
    lang: Lang = "en",
) -> None:
    """Read the rules of a game, or one clause of them."""
    from rich.markdown import Markdown

    from holdfast.cli.rules import Reference, UnknownClauseError

    try:
        reference = Reference.of(game_named(game).name, language_named(lang))
        text = reference.text if clause is None else reference.clause(clause)
    except (FileNotFoundError, UnknownClauseError) as error:
        fail(error)
    Console(highlight=False).print(Markdown(text))


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(envvar="HOLDFAST_HOST", help="Address to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            min=0,
            max=65535,
            envvar="HOLDFAST_PORT",
            help="Port to listen on; 0 takes any free port.",
        ),
    ] = 8000,
    database: Database = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the lobby in a browser.")
    ] = False,
    hint_seconds: Annotated[
        float,
        typer.Option(
            min=0.1,
            max=60,
            envvar="HOLDFAST_HINT_SECONDS",
            help="Seconds that a bot thinks about a hint.",
        ),
    ] = 1.5,
    curve_playouts: Annotated[
        int,
        typer.Option(
            "--curve-playouts",
            "--course-playouts",  # the older name
            min=1,
            max=10_000,
            envvar=["HOLDFAST_CURVE_PLAYOUTS", "HOLDFAST_COURSE_PLAYOUTS"],
            help="Games that bots play from each position of a finished game, for its chances.",
        ),
    ] = 32,
    proxies: Annotated[
        str,
        typer.Option(
            envvar="HOLDFAST_PROXIES",
            help="Addresses or networks of the proxies in front of the server, separated by commas."
            " X-Forwarded-For is trusted from these alone.",
        ),
    ] = "",
    accounts: Annotated[
        bool,
        typer.Option(
            "--accounts/--no-accounts",
            envvar="HOLDFAST_ACCOUNTS",
            help="Let people open accounts, to have their games on several devices.",
        ),
    ] = True,
    admin_token: Annotated[
        str,
        typer.Option(
            envvar="HOLDFAST_ADMIN_TOKEN",
            show_default=False,
            help="Secret of the host's page at /admin, at least 16 characters. Better set by the"
            " variable, which other users of the machine cannot see.",
        ),
    ] = "",
    address: Annotated[
        str,
        typer.Option(
            envvar="HOLDFAST_ADDRESS",
            help="Address under which people reach the server, for links in e-mail.",
        ),
    ] = "",
    push: Annotated[
        bool,
        typer.Option(
            "--push/--no-push",
            envvar="HOLDFAST_PUSH",
            help="Send push messages about slow games to browsers that ask for them.",
        ),
    ] = True,
    push_contact: Annotated[
        str,
        typer.Option(
            envvar="HOLDFAST_PUSH_CONTACT",
            help="Where the operator of a push service reaches you: mailto:you@example.org.",
        ),
    ] = "",
    mail_server: Annotated[
        str,
        typer.Option(
            envvar="HOLDFAST_MAIL_SERVER",
            show_default=False,
            help="Mail server: smtp://name:password@host, or smtps. Better set by the variable,"
            " which other users of the machine cannot see.",
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(envvar="HOLDFAST_MAIL_FROM", help="Address that e-mail comes from."),
    ] = "",
    metrics: Annotated[
        bool,
        typer.Option(
            "--metrics/--no-metrics",
            envvar="HOLDFAST_METRICS",
            help="Serve metrics for Prometheus at /metrics.",
        ),
    ] = False,
    lab_folder: Annotated[
        Path | None,
        typer.Option(
            "--lab",
            metavar="FOLDER",
            envvar="HOLDFAST_LAB",
            help="Show the lab runs in this folder to everyone, at /lab.",
        ),
    ] = None,
    log: Annotated[
        LogForm,
        typer.Option(
            envvar="HOLDFAST_LOG", help="Format of the log: text for people, json for programs."
        ),
    ] = "text",
    log_level: Annotated[
        LogLevel,
        typer.Option(
            envvar="HOLDFAST_LOG_LEVEL", help="Level of the log; info also logs every request."
        ),
    ] = "warning",
) -> None:
    """Serve Holdfast to browsers."""

    def further() -> dict[str, Any]:
        from holdfast.games import names
        from holdfast.players.mcts import Budget

        for name in names():
            # An incomplete game is reported before anyone plays.
            course_named(game_named(name))
        return {"hint_budget": Budget(seconds=hint_seconds)}

    try:
        from holdfast.server.run import serve as run

        lab_runs = None
        if lab_folder is not None:
            from holdfast.lab.report.index_page import RunList

            lab_runs = RunList(lab_folder)
        trusted = [name for name in proxies.split(",") if name.strip()]
        run(
            host=host, port=port, database=database, open_browser=open_browser, proxies=trusted,
            log_form=log, log_level=log_level, further=further, curve_playouts=curve_playouts,
            accounts=accounts, admin_token=admin_token, address=address, push=push,
            push_contact=push_contact, mail_server=mail_server, mail_from=mail_from,
            metrics=metrics, lab=lab_runs,
        )  # fmt: skip
    except ImportError as error:
        fail(f"the server is not installed here ({error})")
    except (OSError, ValueError) as error:
        fail(error)


@app.command()
def warm(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Default: all games.")
    ] = None,
) -> None:
    """Compile the rules of games now, so that no player has to wait later."""
    from holdfast import games
    from holdfast.cli.warm import warm as compile_rules

    failures = compile_rules([game_named(name) for name in names or games.names()], Console())
    for name, why in failures.items():
        fail(f"the rules of {name} were not compiled: {why}")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    overwrite: Overwrite = False,
) -> None:
    """Copy all saved games into one file. The server may be running."""
    from holdfast.cli.backup import back_up_to

    back_up_to(file, database, overwrite)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="The file of a backup.")],
    database: Database = None,
    overwrite: Overwrite = False,
) -> None:
    """Replace all saved games with a backup. The server must not be running."""
    from holdfast.cli.backup import restore_from

    restore_from(file, database, overwrite)


@app.command()
def verify(database: Database = None) -> None:
    """Play every saved game again and list those that end differently. Exits with 1 then."""
    from holdfast.cli.backup import verify_all

    verify_all(database)
