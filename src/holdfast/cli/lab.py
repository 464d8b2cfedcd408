"""Commands of the lab: play runs, write reports, answer queries and tune content."""

from __future__ import annotations

import time
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from holdfast import games as all_games
from holdfast.cli.arguments import fail
from holdfast.cli.replay import Stepper
from holdfast.kernel.game import Game
from holdfast.lab.experiment import Run
from holdfast.lab.runs.plan import Plan, parse_lineup
from holdfast.lab.runs.run import cluster, default_folder, with_gpu
from holdfast.lab.runs.store import write_atomically
from holdfast.lab.runs.variants import current, parse_patch, read_content

INTERRUPTED = 130  # exit code


def _error_line(error: Exception) -> str:
    """Return an error in one line; for files their name and the reason, without the error
    number."""
    if isinstance(error, OSError) and error.filename is not None and error.strerror:
        return f"{error.filename}: {error.strerror}"
    return str(error).partition("\n")[0]


@contextmanager
def _failures_reported(
    console: Console, stopped: str = "Stopped. The same command continues."
) -> Iterator[None]:
    """End the program with one line if something cannot be done, or if it is interrupted."""
    try:
        yield
    except (ValueError, OSError) as error:
        fail(_error_line(error))
    except KeyboardInterrupt:
        console.print(stopped, soft_wrap=True)
        raise typer.Exit(INTERRUPTED) from None


def play_with_progress(
    game: str,
    games: int,
    lineup: str | None,
    seed: int,
    options: Mapping[str, Any],
    explore: Sequence[str],
    changes: Sequence[str],
    until: str | None,
    thin: Sequence[str],
    workers: int | None,
    ray: str | None,
    gpu: bool,
    compiled: bool,
    out: Path | None,
    console: Console,
) -> None:
    """Play a run while showing its speed and the remaining time."""
    try:
        seats = () if lineup is None else parse_lineup(lineup)
        patch = parse_patch(changes)
        plan = Plan(game, games, seats, seed, options, explore, patch, until or "", thin)
    except ValueError as error:
        fail(_error_line(error))
    folder = default_folder(plan) if out is None else out
    if plan.games != games:
        console.print(f"{plan.games} games: each deal is played from all seats.")
    content = read_content(all_games.load(game))
    for path, value in patch.items():
        if current(content, path) == value:
            console.print(f"{path} is already {value}.")
    stopped = f"Stopped. The same command continues in {folder}."
    with _failures_reported(console, stopped), Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"), TimeRemainingColumn(),
        console=console, transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task("games", total=plan.looks[0], rate="getting ready")
        first: list[tuple[float, int]] = []  # time and count of the first finished games

        def report(done: int, total: int) -> None:
            now = time.monotonic()
            if not first:
                first.append((now, done))
            since, before = first[0]
            rate = f"{(done - before) / (now - since):.1f} a second" if now > since else ""
            progress.update(task, completed=done, total=total, rate=rate)

        backend = with_gpu(workers) if gpu else None if ray is None else cluster(ray)
        run = Run.play(
            plan, out=folder, workers=workers, backend=backend, report=report, compiled=compiled
        )
    took = run.manifest["cpu_seconds"]
    games = run.manifest["games"]
    console.print(f"{games} games in {folder}, {took:.0f} s of one core.", soft_wrap=True)
    if plan.goal is not None:
        seen, goal = run.manifest["looked"][-1], plan.goal
        enough = "Enough" if seen["reach"] <= goal.within else "Not enough"
        console.print(
            f"{enough} for {goal}: of {goal.what} what is known least, {seen['row']},"
            f" is known to ± {100 * seen['reach']:.1f} points.", soft_wrap=True,
        )  # fmt: skip


def report_on(
    folder: Path, against: Sequence[Path], markdown: bool, out: Path | None, show: bool
) -> None:
    """Write a report and print its path."""
    try:
        runs = [Run.open(path) for path in (folder, *against)]
        from holdfast.lab.report.balance import Report

        report = Report(runs[0], runs[1:])
        if markdown and out is None:
            typer.echo(report.markdown())
            return
        path = folder / "report.html" if out is None else out
        if path.is_dir():
            fail(f"{path} is a folder")
        report.save(path, markdown=markdown)
    except (ValueError, OSError) as error:
        fail(_error_line(error))
    typer.echo(str(path))
    if show:
        webbrowser.open(path.resolve().as_uri())


def answer(folder: Path, words: str, against: Path | None, console: Console) -> None:
    """Answer a query about a run, or about its difference to another run, as a table."""
    try:
        run = Run.open(folder)
        from holdfast.lab.runs.query import Question

        question = Question.of(words)
        asked = run if against is None else run.minus(Run.open(against))
        found = asked.rate(question.what, question.by, question.where)
    except (ValueError, OSError) as error:
        fail(_error_line(error))
    if not found.height:
        fail(f"no game in {folder} matches: {words}")
    table = Table(question.by or "", "n", question.what, "95 %", f"95 % for all {found.height}")
    for row in found.iter_rows(named=True):
        low, high, all_low, all_high = (
            f"{row[name]:.3f}" for name in ("low", "high", "family_low", "family_high")
        )
        table.add_row(
            row[question.by or "group"], str(row["n"]), f"{row['estimate']:.3f}",
            f"{low} to {high}", f"{all_low} to {all_high}",
        )  # fmt: skip
    console.print(table)
    if against is not None and found.height:
        ways = set(found["paired"])
        way = "paired" if ways == {True} else "unpaired" if ways == {False} else "partly paired"
        console.print(f"{folder} minus {against}, {way}.", soft_wrap=True)


def watch(folder: Path, number: int, out: Path | None, language: str, console: Console) -> None:
    """Step through a game of a run, or save it to a file."""
    try:
        run = Run.open(folder)
        with console.status(f"game {number}"):
            replay = run.replay(number)
            if out is not None and run.plan.patch:
                fail("a game with changed content cannot be saved for others: watch it here")
            if out is not None:
                write_atomically(out, replay.dumps().encode())
                console.print(str(out), soft_wrap=True)
                return
            game = run.plan.load()
            history = game.replay(replay)
    except (ValueError, OSError) as error:
        fail(_error_line(error))
    Stepper(game, replay, history, language, console).run()


def tune_with_progress(
    game: str,
    vary: Sequence[str],
    target: Sequence[str],
    keep: Sequence[str],
    games: int,
    tries: int,
    lineup: str | None,
    seed: int,
    options: Mapping[str, Any],
    explore: Sequence[str],
    workers: int | None,
    compiled: bool,
    out: Path | None,
    console: Console,
) -> None:
    """Tune a game while showing progress, and print the result."""
    with _failures_reported(console), console.status("getting ready") as status:
        from holdfast.lab.tuning import tune

        tuned = tune(
            game, vary=vary, target=target, keep=keep, games=games, tries=tries, out=out,
            progress=lambda what, done, of: status.update(f"{done} of {of} tries; {what}"),
            seed=seed, lineup=() if lineup is None else parse_lineup(lineup), options=options,
            explore=explore, workers=workers, compiled=compiled,
        )  # fmt: skip
    typer.echo(tuned.markdown())
    if tuned.changes:
        typer.echo(f"To play it: holdfast lab run {game} --set @{tuned.folder / 'best.toml'}")


def find_puzzles_with_progress(game: Game, games: int, out: Path | None, console: Console) -> None:
    """Find puzzles while showing progress."""
    from holdfast.lab.puzzles.writer import default_file, find_puzzles
    from holdfast.players import prepare, use_compiled_rules

    file = default_file(game) if out is None else out
    with _failures_reported(console), console.status("getting ready") as status:
        use_compiled_rules(game)
        prepare(game)
        found = find_puzzles(
            game, file, games,
            lambda done, many: status.update(f"game {done} of {games}: {many} puzzles"),
        )  # fmt: skip
    console.print(f"{found} puzzles in {file}.", soft_wrap=True)


def confirm_puzzles_with_progress(
    game: Game,
    most: int,
    verdicts: Path | None,
    processes: int,
    seconds: float,
    file: Path | None,
    console: Console,
) -> None:
    """Try puzzles again while showing progress."""
    from holdfast.lab.puzzles.confirmation import Verdict, confirm_puzzles, summary
    from holdfast.lab.puzzles.writer import default_file
    from holdfast.players import prepare, use_compiled_rules

    def report(found: Sequence[Verdict], wanted: int) -> None:
        agreed = sum(one.agrees for one in found)
        status.update(f"{len(found)} of {wanted}: {agreed} agree")

    with _failures_reported(console), console.status("getting ready") as status:
        use_compiled_rules(game)
        prepare(game)
        found = confirm_puzzles(
            game, file or default_file(game), most, report, verdicts, processes, seconds
        )
    console.print(summary(found), soft_wrap=True)


def drop_refuted_puzzles(game: Game, verdicts: Path, file: Path | None, console: Console) -> None:
    """Remove the puzzles that were not confirmed."""
    from holdfast.lab.puzzles.confirmation import drop_puzzles
    from holdfast.lab.puzzles.writer import default_file

    where = file or default_file(game)
    with _failures_reported(console):
        dropped = drop_puzzles(game, where, verdicts)
    console.print(f"{dropped} puzzles dropped from {where}.", soft_wrap=True)


def rate_puzzles_again(game: Game, file: Path | None, console: Console) -> None:
    """Let the levels of today try each puzzle."""
    from holdfast.lab.puzzles.writer import default_file, rate_puzzles
    from holdfast.players import use_compiled_rules

    where = file or default_file(game)
    with _failures_reported(console), console.status("rating"):
        use_compiled_rules(game)
        changed = rate_puzzles(game, where)
    console.print(f"{changed} puzzles have a new rating in {where}.", soft_wrap=True)


def select_best_puzzles(game: Game, most: int, found: Path | None, console: Console) -> None:
    """Choose the puzzles that come with a game from all that were found."""
    from holdfast.lab.puzzles.selection import select_puzzles
    from holdfast.lab.puzzles.writer import default_file
    from holdfast.players import use_compiled_rules

    file = default_file(game)
    with _failures_reported(console), console.status("choosing"):
        use_compiled_rules(game)
        themes = select_puzzles(game, found or file, file, most)
    console.print(f"{themes.total()} puzzles in {file}.", soft_wrap=True)
    for theme, count in themes.most_common():
        console.print(f"{theme}: {count}", soft_wrap=True)
