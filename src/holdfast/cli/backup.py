"""Commands for stored games: backup, restore and verify."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from holdfast import games
from holdfast.cli.arguments import fail
from holdfast.kernel.background_compiler import switch_if_ready
from holdfast.server.run import default_database
from holdfast.server.storage import Storage, UnusableDatabaseError
from holdfast.server.storage.backup import TargetExistsError, back_up, restore
from holdfast.server.storage.database import display_name
from holdfast.server.verify import verify

DIFFERS = 1  # exit code


@contextmanager
def _failures_reported(advice: str = "") -> Iterator[None]:
    """End the program with a message if a database cannot be used, or if a target exists."""
    try:
        yield
    except TargetExistsError as error:
        fail(f"{error} ({advice})")
    except UnusableDatabaseError as error:
        fail(error)


def back_up_to(file: Path, database: str | None, overwrite: bool) -> None:
    """Write a backup and print how many tables it holds."""
    source = database or default_database()
    with _failures_reported("--overwrite replaces it"):
        tables = back_up(source, file, overwrite)
    typer.echo(f"{_tables_text(tables)} of {display_name(source)} saved to {file}.")


def restore_from(file: Path, database: str | None, overwrite: bool) -> None:
    """Restore a backup and print how many tables it holds."""
    target = database or default_database()
    with _failures_reported("--overwrite puts the backup in its place"):
        tables = restore(file, target, overwrite)
    typer.echo(f"{_tables_text(tables)} of {file} restored to {display_name(target)}.")


def verify_all(database: str | None) -> None:
    """Replay all stored games and print how many end differently.

    Games use compiled rules if these are cached on disk.
    """
    for game in map(games.load, games.names()):
        switch_if_ready(game)
    with _failures_reported():
        found = asyncio.run(_verify(database or default_database()))
    typer.echo(
        f"{_tables_text(sum(found.values()))}: {found['sound']} unchanged, "
        f"{found['other-rules']} with another version of the rules, {found['differs']} different."
    )
    if found["differs"]:
        raise typer.Exit(DIFFERS)


async def _verify(database: str | Path) -> dict[str, int]:
    found = {"sound": 0, "other-rules": 0, "differs": 0}
    storage = await Storage.look_at(database)
    try:
        async for verdict in verify(storage):
            found[verdict.kind] += 1
            if verdict.kind != "sound":
                typer.echo(f"{verdict.table}: {verdict.why}")
    finally:
        await storage.close()
    return found


def _tables_text(tables: int) -> str:
    return f"{tables} table{'' if tables == 1 else 's'}"
