"""The load that the server carries, beside boardgame.io in the same run: `make bench-server`.

    python -m bench.server [--quick] [--tables N,...] [--seconds N] [--rounds N] [PART ...]

Two people and two sockets a table. Each server has a core, and one process for all people (the load
generator) another. Each measurement has a fresh server. All take turns for several rounds, and the
median counts.

Holdfast stores each move in SQLite, with synchronous=FULL, before it sends it. boardgame.io sends
first and stores then, in memory or in plain files that are not flushed (FlatFile).
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import sys
import time
from dataclasses import dataclass
from itertools import product
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.server.people import PERIOD, Row, load, next_result, people
from bench.server.systems import (
    MAIN,
    PEERS,
    cores,
    folder,
    free_port,
    game_of,
    holdfast,
    several,
    system,
)
from holdfast import games


@dataclass
class Plan:
    """The size of the measurements."""

    crowd: int = 200
    """Number of tables that play as fast as they can."""
    tables: tuple[int, ...] = (1000, 2000)
    """Numbers of tables at the pace of people."""
    back: int = 1000
    """Number of tables that are open when a server is killed."""
    seconds: float = 20
    rounds: int = 3


QUICK = Plan(crowd=20, tables=(20,), back=20, seconds=1.5, rounds=1)


def middle(rows: list[Row], *path: str) -> float:
    """Return the median of the values at this path of the rows."""
    found = []
    for row in rows:
        value: Any = row
        for part in path:
            value = value[part]
        found.append(value)
    return statistics.median(found)


QUICKLY = (
    ("ms until both have it, p50", "{:.1f}", "closed", "p50"),
    ("  p99", "{:.1f}", "closed", "p99"),
    ("bytes of an update, mean", "{:,.0f}", "bytes_an_update"),
    ("  median", "{:,.0f}", "median_update"),
    ("memory growth, kB per move", "{:.2f}", "kilobytes_a_move"),
    ("server CPU", "{:.0%}", "closed", "server_share"),
    ("load generator CPU", "{:.0%}", "closed", "generator_share"),
    ("finished games", "{:.0f}", "closed", "games_ended"),
)


def speed(plan: Plan, console: Console) -> None:
    """Measure the most moves a second: each follows as soon as both people have the last one."""
    ours = f"Holdfast {MAIN}"
    names = (ours, *PEERS, *(f"Holdfast {name}" for name in others()))
    found: dict[str, list[Row]] = {name: [] for name in names}
    for number, name in product(range(plan.rounds), found):
        say(console, "speed", number, plan, name)
        with system(name, plan.crowd) as running:
            found[name].append(load(running, game_of(name), closed=plan.seconds))
    pace_of = {name: middle(rows, "closed", "moves_a_second") for name, rows in found.items()}
    cost_of = {name: middle(rows, "closed", "cpu_microseconds") for name, rows in found.items()}
    table = Table(f"{plan.crowd} tables, highest speed", *found)
    table.add_row("moves/s", *(f"{pace:,.0f}" for pace in pace_of.values()))
    table.add_row("  ratio", "", *(f"{pace_of[ours] / pace_of[n]:.2f}x" for n in PEERS))
    table.add_row("server CPU, µs per move", *(f"{cost:,.0f}" for cost in cost_of.values()))
    table.add_row("  ratio", "", *(f"{cost_of[ours] / cost_of[n]:.2f}x" for n in PEERS))
    for words, form, *path in QUICKLY:
        table.add_row(words, *(form.format(middle(rows, *path)) for rows in found.values()))
    show(console, table, found)


def pace(plan: Plan, console: Console) -> None:
    """Measure delays at the pace of people: a move every few seconds at each table."""
    names = [*(f"Holdfast {name}" for name in (MAIN, *others())), *PEERS]
    found: dict[tuple[int, str], list[Row]] = {key: [] for key in product(plan.tables, names)}
    for number, (tables, name) in product(range(plan.rounds), found):
        say(console, f"pace, {tables:,} tables", number, plan, name)
        with system(name, tables) as running:
            row = load(running, game_of(name), open=plan.seconds)
        found[tables, name].append(row)
    table = Table(
        f"a move per table every {PERIOD:g} s", "tables", "p50 ms", "p99 ms", "server CPU",
        "load CPU", "kB/table", "bytes/update", "missed", "late ms",
    )  # fmt: skip
    for (tables, name), rows in found.items():
        table.add_row(
            name,
            f"{tables:,}",
            f"{middle(rows, 'open', 'p50'):.1f}",
            f"{middle(rows, 'open', 'p99'):.1f}",
            f"{middle(rows, 'open', 'server_share'):.0%}",
            f"{middle(rows, 'open', 'generator_share'):.0%}",
            f"{middle(rows, 'kilobytes_a_table'):.0f}",
            f"{middle(rows, 'bytes_an_update'):,.0f}",
            f"{middle(rows, 'open', 'skipped') + middle(rows, 'open', 'unanswered'):.0f}",
            f"{middle(rows, 'open', 'late_p99'):.1f}",
        )
    table.caption = (
        "kB/table: memory of an idle table with two connections. missed: moves that were not "
        "answered before the next was due. late: delay of the load generator itself (p99)."
    )
    show(console, table, {f"{name}, {tables}": rows for (tables, name), rows in found.items()})


def others() -> list[str]:
    """Return the games that are not compared with other servers."""
    return [name for name in games.names() if name != MAIN]


def restart(plan: Plan, console: Console) -> None:
    """Measure how long a server takes to start again after it was killed with all tables open."""
    rows = []
    for number in range(plan.rounds):
        say(console, "restart", number, plan, f"{plan.back:,} tables")
        rows.append(_killed(plan))
    table = Table(f"restart after a kill, {plan.back:,} tables open", "s")
    table.add_row("until the server listens", f"{middle(rows, 'serves'):.2f}")
    table.add_row("until the first move at one table", f"{middle(rows, 'restart', 'first'):.2f}")
    table.add_row("until a move at every table", f"{middle(rows, 'restart', 'all'):.2f}")
    show(console, table, {"restart": rows})


def _killed(plan: Plan) -> Row:
    port = free_port()
    with folder() as place:
        database = str(place / "t.sqlite3")
        with (
            holdfast(database, MAIN, plan.back, port=port) as old,
            people(old, restart=True) as playing,
        ):
            next_result(playing)
            os.kill(old.pids[0], signal.SIGKILL)
            began = time.monotonic()
            assert playing.stdin is not None
            playing.stdin.write("killed\n")
            playing.stdin.flush()
            with holdfast(database, MAIN, plan.back, port=port, again=True):
                serves = time.monotonic() - began
                return {**next_result(playing), "serves": serves}


def postgres(plan: Plan, console: Console) -> None:
    """Compare two processes on a PostgreSQL with one, at the highest speed."""
    from tests.support.postgres import cluster

    ways = {
        "one process": (1, False),
        "two, people of a table at the same one": (2, False),
        "two, people of a table at different ones": (2, True),
    }
    found: dict[str, list[Row]] = {name: [] for name in ways}
    for number, (name, (count, apart)) in product(range(plan.rounds), ways.items()):
        say(console, "PostgreSQL", number, plan, name)
        with (
            cluster(fsync="on") as one,
            several(one.new_database(), MAIN, plan.crowd, count) as running,
        ):
            found[name].append(load(running, closed=plan.seconds, apart=apart))
    pace_of = [middle(rows, "closed", "moves_a_second") for rows in found.values()]
    table = Table(f"PostgreSQL, {plan.crowd} tables, highest speed", *found)
    table.add_row("moves/s", *(f"{pace:,.0f}" for pace in pace_of))
    table.add_row("  against one process", *(f"{pace / pace_of[0]:.2f}x" for pace in pace_of))
    for words, form, *path in QUICKLY:
        table.add_row(words, *(form.format(middle(rows, *path)) for rows in found.values()))
    show(console, table, found)


PARTS = {"speed": speed, "pace": pace, "restart": restart, "postgres": postgres}


LOADS = ("open", "closed")


def say(console: Console, part: str, number: int, plan: Plan, name: str) -> None:
    """Print which measurement is running."""
    now = f"{part}, round {number + 1} of {plan.rounds}: {name}"
    if console.is_terminal:
        console.print(f"[dim]{now:78}[/]", end="\r", highlight=False)


def show(console: Console, table: Table, found: dict[str, list[Row]]) -> None:
    """Print a table, and the problems that occurred."""
    console.print(table)
    for name, rows in found.items():
        problems = sum(row["problems"] for row in rows)
        if problems:
            console.print(f"[red]{name}: {problems} problems or lost connections:[/]")
            for said in {said for row in rows for said in row["said"]}:
                console.print(f"  {said}", markup=False, highlight=False)
        busiest = max(
            (row.get("closed") or row.get("open") or {}).get("generator_share", 0) for row in rows
        )
        if busiest > 0.8:
            console.print(f"[red]{name}: load generator CPU was {busiest:.0%}.[/]")


def flush() -> float:
    """Return the milliseconds that this disk needs for a durable write (synchronous=FULL)."""
    with folder() as place, (place / "flushed").open("wb") as file:
        taken = []
        for _ in range(50):
            file.write(b"x" * 4096)
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            taken.append(time.perf_counter() - began)
    return 1000 * statistics.median(taken)


def numbers(text: str) -> tuple[int, ...]:
    """Parse numbers that are separated by commas."""
    return tuple(int(number) for number in text.split(","))


def main() -> None:
    """Measure the servers that were asked for, and print tables."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.server", description=__doc__.split("\n")[0]
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; or all")
    parser.add_argument(
        "--quick", action="store_true", help="a minute or two, to see that it works"
    )
    parser.add_argument("--tables", type=numbers, metavar="N,...", help="tables where people think")
    parser.add_argument("--seconds", type=float, help="for which each is measured")
    parser.add_argument("--rounds", type=int)
    wished = parser.parse_args()
    if unknown := set(wished.parts) - PARTS.keys():
        parser.error(f"there is no {unknown.pop()}")
    plan = QUICK if wished.quick else Plan()
    plan.tables = wished.tables or plan.tables
    plan.seconds = wished.seconds or plan.seconds
    plan.rounds = wished.rounds or plan.rounds
    console = Console()
    if not console.is_terminal:
        console.width = 110
    console.print(
        f"Python {sys.version.split()[0]}, {len(cores()) or os.cpu_count()} cores, "
        f"a flush to this disk takes {flush():.2f} ms"
    )
    if len(cores()) < 4 and "postgres" in (wished.parts or PARTS):
        console.print("[yellow]Two servers, a database and the load generator need four cores.[/]")
    for name in wished.parts or PARTS:
        PARTS[name](plan, console)


if __name__ == "__main__":
    main()
