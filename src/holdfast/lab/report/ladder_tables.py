"""The results of a ladder as tables for a terminal or in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from holdfast import players
from holdfast.lab.runs.ladder import Ladder, Outcome, meetings, ratings
from holdfast.lab.statistics.intervals import Interval
from holdfast.players.mcts import Mcts

Rows = list[tuple[str, ...]]


def run(ladder: Ladder, console: Console, markdown: bool) -> None:
    """Play a ladder with a progress bar and print its tables; on Ctrl-C, those so far."""
    game = ladder.game
    with console.status(
        f"The rules of {game.name} are being compiled. This takes a minute, only the first time."
    ):
        players.use_compiled_rules(game)
        players.prepare(game)
    outcomes: list[Outcome] = []
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=console, transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task("games", total=len(ladder.bouts()))
        with suppress(KeyboardInterrupt):
            for outcome in ladder.run():
                outcomes.append(outcome)
                progress.advance(task)
    if len(outcomes) < len(ladder.bouts()):
        console.print(f"Stopped after {len(outcomes)} of {len(ladder.bouts())} games.")
    for head, rows in tables(ladder, outcomes):
        if markdown:
            console.print("\n".join(in_markdown(head, rows)), markup=False, soft_wrap=True)
        else:
            console.print(for_terminal(head, rows))


def tables(ladder: Ladder, outcomes: Sequence[Outcome]) -> Iterable[tuple[tuple[str, ...], Rows]]:
    """Yield the table of ratings and, in competitive games, that of pairs; the strongest first."""
    levels = tuple(reversed(ladder.levels))
    yield (
        ("level", "budget", "rating", "95 %", "games", "won", "95 %"),
        [
            (
                row.level, budget_of(row.level),
                f"{row.rating.middle:.1f}", f"{row.rating.low:.1f} to {row.rating.high:.1f}",
                str(row.games), *percent(row.rate),
            )
            for row in ratings(levels, outcomes)
        ],
    )  # fmt: skip
    if not ladder.game.team:
        yield (
            ("level", "against", "games", "won", "95 %"),
            [
                (meeting.level, meeting.other, str(meeting.games), *percent(meeting.rate))
                for meeting in meetings(ladder.levels, outcomes)
            ],
        )


def budget_of(level: str) -> str:
    """Return the search budget of a level in words."""
    player = players.of_level(level)
    if isinstance(player, Mcts) and player.budget.playouts is not None:
        return f"{player.budget.playouts:,} playouts"
    if isinstance(player, Mcts):
        return f"{player.budget.seconds} s"
    return "none"


def percent(share: Interval) -> tuple[str, str]:
    """Return a share and its interval in percent."""
    middle, low, high = (round(100 * number) for number in share)
    return f"{middle} %", f"{low} to {high} %"


def for_terminal(head: Sequence[str], rows: Rows) -> Table:
    """Return a table for the terminal."""
    table = Table(*head)
    for row in rows:
        table.add_row(*row)
    return table


def in_markdown(head: Sequence[str], rows: Rows) -> Iterable[str]:
    """Yield the lines of a Markdown table."""
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""
