"""Keeping games: backups of all of them, and whether they still come out as they did."""

from __future__ import annotations

import asyncio
from pathlib import Path

import typer

from holdfast import games
from holdfast.cli.arguments import fail
from holdfast.kernel.background_compiler import switch_if_ready
from holdfast.server.run import default_database
from holdfast.server.storage import Storage, UnusableDatabaseError
from holdfast.server.storage.backup import TargetExistsError, back_up, restore
from holdfast.server.storage.database import shown
from holdfast.server.verify import verify

DIFFERS = 1  # exit code


def back_up_to(file: Path, database: str | None, overwrite: bool) -> None:
    """Make a backup."""
    source = database or default_database()
    try:
        tables = back_up(source, file, overwrite)
    except TargetExistsError as error:
        fail(f"{error} (--overwrite replaces it)")
    except UnusableDatabaseError as error:
        fail(error)
    typer.echo(f"{_many(tables)} of {shown(source)} saved to {file}.")


def restore_from(file: Path, database: str | None, overwrite: bool) -> None:
    """Go back to a backup."""
    target = database or default_database()
    try:
        tables = restore(file, target, overwrite)
    except TargetExistsError as error:
        fail(f"{error} (--overwrite puts the backup in its place)")
    except UnusableDatabaseError as error:
        fail(error)
    typer.echo(f"{_many(tables)} of {file} restored to {shown(target)}.")


def verify_all(database: str | None) -> None:
    """Play all games again, compiled where the rules have been."""
    for game in map(games.load, games.names()):
        switch_if_ready(game)
    try:
        found = asyncio.run(_verify(database or default_database()))
    except UnusableDatabaseError as error:
        fail(error)
    typer.echo(
        f"{_many(sum(found.values()))}: {found['sound']} unchanged, "
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


def _many(tables: int) -> str:
    return f"{tables} table{'' if tables == 1 else 's'}"
