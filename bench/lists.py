"""Lists of a large server: `python -m bench.lists [--count 10000] [--requests 200] [--database
ADDRESS]`.

Fills a database with open tables, with games of one person, and with clubs, and measures how long a
server takes to answer with each list. Without an address the database is a temporary SQLite file. A
PostgreSQL database must be empty.
"""

from __future__ import annotations

import argparse
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from holdfast.server.storage.club_schema import CLUBS, MEMBERS
from holdfast.server.storage.postgres import address
from holdfast.server.storage.schema import HOLDINGS, LISTINGS, TABLES

CLUBS_OF_ONE, MEMBERS_OF_CLUB = 20, 8
WISH = {
    "game": "outlast",
    "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}],
    "listing": {"languages": ["en"], "level": "any", "bots": False},
}


def copies(
    row: sa.Row[Any], key: str, count: int, start: str, **changed: Any
) -> list[dict[str, Any]]:
    """Return copies of a row under other names."""
    alike = {**row._mapping, **changed}
    return [{**alike, key: f"{start}{number}"} for number in range(count)]


def fill(connection: sa.Connection, count: int) -> str:
    """Copy the only table and the only club, and return the name of a club of the person."""
    table = connection.execute(sa.select(TABLES)).one()
    listing = connection.execute(sa.select(LISTINGS)).one()
    club = connection.execute(sa.select(CLUBS)).one()
    owner = connection.execute(sa.select(MEMBERS)).one()
    over = {**table.summary, "over": True, "owes": []}
    connection.execute(TABLES.insert(), copies(table, "id", count, "open"))
    connection.execute(LISTINGS.insert(), copies(listing, "table_id", count, "open"))
    connection.execute(TABLES.insert(), copies(table, "id", count, "over", summary=over))
    held = connection.execute(sa.select(HOLDINGS)).one()
    ended = [
        {**held._mapping, "table_id": f"over{n}", "ended": table.updated + n, "rank": 1 + n % 2}
        for n in range(count)
    ]
    connection.execute(HOLDINGS.insert(), ended)
    connection.execute(CLUBS.insert(), copies(club, "id", count, "club"))
    members = [
        {
            **owner._mapping,
            "id": f"m{n}-{seat}",
            "club_id": f"club{n}",
            "person": owner.person if not seat and n < CLUBS_OF_ONE - 1 else f"guest {n} {seat}",
            "skeleton": f"s{seat}",
        }
        for n in range(count)
        for seat in range(MEMBERS_OF_CLUB)
    ]
    connection.execute(MEMBERS.insert(), members)
    return "club0"


def cpu_seconds(process: int) -> float:
    """Return the CPU time that a process has used, which other programs do not affect."""
    parts = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def measured(ask: Callable[[], httpx.Response], requests: int) -> tuple[float, float]:
    """Return the median and the 99th percentile of the time of an answer, in milliseconds."""
    times = []
    for _ in range(requests):
        began = time.perf_counter()
        answer = ask()
        times.append(1000 * (time.perf_counter() - began))
        answer.raise_for_status()
    return statistics.median(times), statistics.quantiles(times, n=100)[98]


def measure(http: httpx.Client, engine: sa.Engine, process: int, count: int, requests: int) -> None:
    """Fill the database, and print the time of each list."""
    new = {"name": "Anna", "password": "correct horse"}
    http.post("/account", json=new).raise_for_status()
    http.post("/clubs", json={"name": "The river people"}).raise_for_status()
    opened = http.post("/tables", json=WISH).raise_for_status().json()
    own = {"table": opened["table"], "token": opened["seats"][0]["token"], "since": None}
    http.post("/account/games", json={"tokens": [own]}).raise_for_status()
    with engine.begin() as connection:
        club = fill(connection, count)
    lists: dict[str, Callable[[], httpx.Response]] = {
        "open tables": lambda: http.get("/open"),
        "open tables of a game": lambda: http.get("/open", params={"game": "outlast"}),
        "your games, by links": lambda: http.post("/tables/mine", json={"tokens": [own]}),
        "your games, by account": lambda: http.post("/account/games", json={"tokens": []}),
        "history": lambda: http.get("/account/history"),
        "history, a later page": lambda: http.get("/account/history", params={"first": 1000}),
        "your clubs": lambda: http.get("/clubs"),
        "a club": lambda: http.get(f"/clubs/{club}"),
    }
    print(f"{count:,} of each, {requests} requests, on {engine.dialect.name}\n")
    print("| list | p50 | p99 | CPU of the server |\n|---|--:|--:|--:|")
    for name, ask in lists.items():
        before = cpu_seconds(process)
        middle, slow = measured(ask, requests)
        cpu = 1000 * (cpu_seconds(process) - before) / requests
        print(f"| {name} | {middle:.1f} ms | {slow:.1f} ms | {cpu:.1f} ms |", flush=True)


def main() -> None:
    """Measure lists as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--requests", type=int, default=200)
    parser.add_argument("--database")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = wish.database or str(Path(folder) / "lists.sqlite3")
        url = address(database) if wish.database else sa.URL.create("sqlite", database=database)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        command = [sys.executable, "-m", "bench.server.serving", port, database, "1", "outlast"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                assert "http://" in server.stdout.readline(), "the server did not start"
                base = f"http://127.0.0.1:{port}/api"
                engine = sa.create_engine(url)
                with httpx.Client(base_url=base, timeout=60) as http:
                    measure(http, engine, server.pid, wish.count, wish.requests)
                engine.dispose()
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
