"""Databases that cannot be used: the server says why before it starts, and changes nothing."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sqlite3
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.support.server import PATIENCE, run_in_thread, run_server

from holdfast.cli.arguments import WRONG_INPUT
from holdfast.server.storage import Storage, UnusableDatabaseError
from holdfast.server.storage.sqlite import SqliteFile

ROOT = Path(__file__).resolve().parents[2]
SERVE = """
import sys
from holdfast.server.run import serve
from tests.support.entropy import FixedEntropy
try:
    serve(port=0, database=sys.argv[1], warm_up=False, entropy=FixedEntropy())
except ValueError as error:
    sys.exit(str(error))
"""
CAPABILITIES_VERSION = 0x20080522
PASS_OVER_PERMISSIONS = 1 << 1 | 1 << 2
"""What capabilities(7) calls CAP_DAC_OVERRIDE and CAP_DAC_READ_SEARCH."""


def sql(path: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


async def opened_and_closed(database: str | Path) -> None:
    await (await Storage.open(database)).close()


def letter(path: Path) -> None:
    path.write_text("This is a letter, not a database. " * 100)


def notes(path: Path) -> None:
    """Create the database of another program that numbers its versions the same way."""
    sql(path, "CREATE TABLE notes (text TEXT)", "CREATE TABLE alembic_version (version_num TEXT)")
    sql(path, "INSERT INTO alembic_version VALUES ('0001')")


def newer(path: Path) -> None:
    run_in_thread(opened_and_closed(path))
    sql(path, "UPDATE alembic_version SET version_num = '9999'")


def blank(path: Path) -> None:
    """Create a valid database with nothing in it."""
    sql(path, "CREATE TABLE passing (word TEXT)", "DROP TABLE passing")


def orphan(path: Path) -> None:
    path.with_name(f"{path.name}-wal").write_bytes(b"moves that are not in the file yet")


@pytest.mark.parametrize(
    ("found", "words"),
    [
        (letter, "file is not a database"),
        (Path.mkdir, "it is not a file"),
        (Path.touch, "the file is there, but empty"),
        (blank, "it is not one that Holdfast has made"),
        (notes, "it belongs to another program"),
        (newer, r"a newer Holdfast wrote it \(version 9999"),
        (orphan, r"it is missing, but t.sqlite3-wal, "),
    ],
)
def test_what_is_no_database_of_ours_is_said_so_and_left_alone(
    tmp_path: Path, found: Callable[[Path], object], words: str
) -> None:
    path = tmp_path / "t.sqlite3"
    found(path)
    before = path.read_bytes() if path.is_file() else path.exists()
    for _ in range(2):
        with pytest.raises(UnusableDatabaseError, match=rf"t.sqlite3 cannot be used: .*{words}"):
            run_in_thread(Storage.open(path))
        assert (path.read_bytes() if path.is_file() else path.exists()) == before


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("oracle://somewhere/db", "cannot be used"),
        ("sqlite://", "a SQLite URL must name a file"),
        ("sqlite:///t.sqlite3?mode=memory", "a SQLite URL must name a file"),
        ("://", "this is not the URL of a database"),
    ],
)
def test_an_address_that_leads_nowhere_is_said_so(database: str, words: str) -> None:
    with pytest.raises(UnusableDatabaseError, match=words):
        run_in_thread(Storage.open(database))


@contextlib.contextmanager
def unprivileged() -> Iterator[Path]:
    """Yield a folder whose permissions hold even if the tests run as root."""
    with tempfile.TemporaryDirectory() as name, without_rights_of_root():
        yield Path(name)
        Path(name).chmod(0o700)


@contextlib.contextmanager
def without_rights_of_root() -> Iterator[None]:
    """Give up root's right to ignore file permissions, where the tests run as root."""
    if os.geteuid() != 0:
        yield
        return
    libc = ctypes.CDLL(None, use_errno=True)
    header = struct.pack("=Ii", CAPABILITIES_VERSION, 0)
    rights = ctypes.create_string_buffer(struct.calcsize("=6I"))
    assert libc.capget(header, rights) == 0
    effective, *others = struct.unpack("=6I", rights.raw)
    fewer = struct.pack("=6I", effective & ~PASS_OVER_PERMISSIONS, *others)
    assert libc.capset(header, fewer) == 0
    try:
        yield
    finally:
        assert libc.capset(header, rights) == 0


def test_a_file_that_cannot_be_written_to_is_noticed_at_the_start() -> None:
    with unprivileged() as folder:
        path = folder / "t.sqlite3"
        run_in_thread(opened_and_closed(path))
        path.chmod(0o444)
        with pytest.raises(
            UnusableDatabaseError, match=r"t.sqlite3 cannot be used: it cannot be writ"
        ):
            run_in_thread(Storage.open(path))
        path.chmod(0o644)
        run_in_thread(opened_and_closed(path))


def test_a_folder_that_cannot_be_written_to_is_noticed_at_the_start() -> None:
    with unprivileged() as folder:
        path = folder / "t.sqlite3"
        run_in_thread(opened_and_closed(path))
        for file in folder.iterdir():
            if file != path:
                file.unlink()
        folder.chmod(0o500)
        with pytest.raises(UnusableDatabaseError, match=r"its folder cannot be written to \(Perm"):
            run_in_thread(Storage.open(path))
        with pytest.raises(UnusableDatabaseError, match=r"its folder cannot be written to \(Perm"):
            run_in_thread(Storage.open(folder / "deeper" / "t.sqlite3"))


def test_one_process_owns_a_file(tmp_path: Path) -> None:
    """Check that a second server on the same file says who uses it, and exits with an error."""
    path = tmp_path / "t.sqlite3"
    with run_server(path) as server:
        command = [sys.executable, "-c", "import holdfast.cli; holdfast.cli.main()", "serve"]
        second = subprocess.run(
            [*command, "--port", "0", "--database", path],
            capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE, check=False,
        )  # fmt: skip
        wrong = second.stderr
        assert (second.stdout, second.returncode) == ("", WRONG_INPUT)
        assert (
            f"{path} cannot be used: another Holdfast is using it (process {os.getpid()} on"
            in wrong
        )
        assert "PostgreSQL" in wrong
        assert "Traceback" not in wrong
        server.open("person", "person")
    run_in_thread(opened_and_closed(path))


def test_a_file_has_one_owner_whatever_it_is_called(tmp_path: Path) -> None:
    (tmp_path / "other-name").symlink_to(tmp_path / "t.sqlite3")

    async def life() -> None:
        storage = await Storage.open(tmp_path / "t.sqlite3")
        with pytest.raises(UnusableDatabaseError, match="another Holdfast is using it"):
            await Storage.open(f"sqlite:///{tmp_path / 'other-name'}")
        await storage.close()

    run_in_thread(life())


def test_two_that_start_at_once_on_a_new_file_do_not_meet(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    command = [sys.executable, "-c", SERVE, path]
    servers = [
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
        )
        for _ in range(2)
    ]
    try:
        # One says where it is; the other ends without having said anything there.
        first = [server.stdout.readline() for server in servers if server.stdout]
        assert sorted("is served at" in line for line in first) == [False, True]
        ended = [server for server, line in zip(servers, first, strict=True) if not line]
        _, wrong = ended[0].communicate(timeout=PATIENCE)
        assert wrong.startswith(f"{path} cannot be used: another Holdfast is using it (")
        assert ended[0].returncode == 1
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.communicate(timeout=PATIENCE)
    run_in_thread(opened_and_closed(path))


def test_a_database_is_never_seen_half_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check that a database gets its name only once it is complete, also after a crash."""
    path = tmp_path / "t.sqlite3"

    def power_cut(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", power_cut)
        with pytest.raises(KeyboardInterrupt):
            run_in_thread(SqliteFile.open(path))
    assert not path.exists()
    assert path.with_name("t.sqlite3.new").exists()
    run_in_thread(opened_and_closed(path))
    assert path.stat().st_size > 0
    assert not path.with_name("t.sqlite3.new").exists()
