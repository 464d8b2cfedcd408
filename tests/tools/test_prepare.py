"""Tests of the set-up on a new machine: its error messages, and what it does not repeat."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

import prepare

ROOT = Path(__file__).resolve().parent.parent.parent


def fake_python(folder: Path, version: tuple[int, int], lacks: str = "nothing") -> str:
    """Write a program that poses as a Python of this version without that module."""
    program = folder / "python"
    program.write_text(
        f"""#!{sys.executable}
import sys
sys.version_info = {version} + (0,)
if sys.argv[1] == "--version":
    print("Python {version[0]}.{version[1]}.0")
elif "{lacks}" in sys.argv[2]:
    sys.exit(1)
else:
    exec(sys.argv[2])
""",
        encoding="utf-8",
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return str(program)


def test_an_old_python_gets_a_clear_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = fake_python(tmp_path, (3, 9))
    monkeypatch.setattr(prepare.sys, "executable", old)
    monkeypatch.setattr(prepare.shutil, "which", lambda name: None)
    with pytest.raises(prepare.SetupError) as problem:
        prepare.make_environment(tmp_path / "venv")
    assert f"it needs Python 3.11 or newer, and {old} is Python 3.9.0." in str(problem.value)
    assert not (tmp_path / "venv").exists()


def test_a_newer_python_beside_an_old_one_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "new").mkdir()
    new = fake_python(tmp_path / "new", (3, 13))
    monkeypatch.setattr(prepare.sys, "executable", fake_python(tmp_path, (3, 9)))
    monkeypatch.setattr(prepare.shutil, "which", {"python3.13": new}.get)
    assert prepare.find_python() == new


def test_a_missing_venv_module_gets_a_clear_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        prepare.sys, "executable", fake_python(tmp_path, (3, 12), lacks="ensurepip")
    )
    with pytest.raises(prepare.SetupError, match="apt install python3-venv"):
        prepare.make_environment(tmp_path / "venv")


def test_what_is_installed_is_installed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[str, ...]] = []
    monkeypatch.setattr(prepare, "pip", lambda venv, *arguments, total: calls.append(arguments))
    lock = tmp_path / "run.txt"
    lock.write_text("numpy==2.0 \\\n    --hash=sha256:00\n", encoding="utf-8")
    prepare.install_lock(tmp_path, lock)
    prepare.install_lock(tmp_path, lock)
    assert len(calls) == 1
    assert "--require-hashes" in calls[0]
    lock.write_text("numpy==2.1 \\\n    --hash=sha256:00\n", encoding="utf-8")
    prepare.install_lock(tmp_path, lock)
    assert len(calls) == 2


def test_a_failed_installation_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(venv: Path, *arguments: str, total: int) -> None:
        raise prepare.SetupError("no network")

    monkeypatch.setattr(prepare, "pip", fail)
    lock = tmp_path / "run.txt"
    lock.write_text("numpy==2.0\n", encoding="utf-8")
    for _ in range(2):
        with pytest.raises(prepare.SetupError):
            prepare.install_lock(tmp_path, lock)


def test_the_words_of_pip_are_shown_when_it_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pip = tmp_path / "pip"
    pip.write_text("#!/bin/sh\necho Hashes do not match\nexit 1\n", encoding="utf-8")
    pip.chmod(0o755)
    monkeypatch.setattr(prepare, "in_venv", lambda venv, program: pip)
    with pytest.raises(prepare.SetupError, match="its last words are above"):
        prepare.pip(tmp_path, "-r", "run.txt")
    assert "Hashes do not match" in capsys.readouterr().out


def test_make_says_when_there_is_no_python() -> None:
    answer = subprocess.run(
        ["make", "--no-print-directory", "lint", "PYTHON=no-such-python"],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 2
    assert (
        "Holdfast needs Python 3.11 or newer, and there is no no-such-python here." in answer.stdout
    )
