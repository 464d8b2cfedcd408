"""Make the environment .venv ready: `python3 tools/prepare.py run|dev|bench|gpu`.

This needs nothing but Python. It is safe to repeat: finished steps are skipped, and an interrupted
run is continued. It is written so that an older Python can still run it and say what is missing.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
IS_NEW_ENOUGH = f"import sys; sys.exit(sys.version_info < {OLDEST})"
NEWER_PYTHONS = ("python3.14", "python3.13", "python3.12", "python3.11")

# Each purpose installs these lock files, one after another. They agree on every common version.
LOCKS = {
    "run": ["run"],
    "dev": ["dev"],
    "bench": ["run", "bench"],
    "gpu": ["dev", "gpu"],
}


def main() -> None:
    """Prepare .venv for the purpose named on the command line."""
    parser = argparse.ArgumentParser(description="Make the environment .venv ready.")
    parser.add_argument("purpose", choices=sorted(LOCKS))
    purpose = parser.parse_args().purpose
    venv = ROOT / ".venv"
    try:
        make_environment(venv)
        for lock in LOCKS[purpose]:
            install_lock(venv, ROOT / "locks" / (lock + ".txt"))
        install_holdfast(venv)
    except SetupError as problem:
        sys.exit("Holdfast cannot be set up: " + str(problem))
    except KeyboardInterrupt:
        sys.exit("\nSet-up was interrupted; the same command goes on where it stopped.")


class SetupError(Exception):
    """Set-up cannot go on; the message says why and what to do."""


def make_environment(venv: Path) -> None:
    """Make the virtual environment, unless a working one is there."""
    inside = in_venv(venv, "python")
    if inside.exists() and can(str(inside), IS_NEW_ENOUGH) and can(str(inside), "import pip"):
        return
    python = find_python()
    if not can(python, "import venv, ensurepip"):
        raise SetupError(
            f"the venv module of {python} is missing. "
            "On Debian or Ubuntu it comes with: apt install python3-venv"
        )
    say(f"Making the environment {venv.name} with {version_of(python)}.")
    subprocess.run([python, "-m", "venv", "--clear", str(venv)], check=True)


def find_python() -> str:
    """Return a Python that is new enough: the one running this, or another one of the machine."""
    candidates = [sys.executable, *map(shutil.which, NEWER_PYTHONS)]
    for python in candidates:
        if python and can(python, IS_NEW_ENOUGH):
            return python
    raise SetupError(
        f"it needs Python {OLDEST[0]}.{OLDEST[1]} or newer, and {sys.executable} is "
        f"{version_of(sys.executable)}. Install a newer Python, or name one: make PYTHON=… play"
    )


def can(python: str, code: str) -> bool:
    """Return whether a Python runs this code without an error."""
    return subprocess.run([python, "-c", code], stderr=subprocess.DEVNULL).returncode == 0


def install_lock(venv: Path, lock: Path) -> None:
    """Install exactly the wheels of a lock file, each checked against its hash."""
    stamp = venv / f".{lock.stem}-installed"
    key = digest(lock)
    if read(stamp) == key:
        return
    total = len(re.findall(r"^[\w.-]+==", lock.read_text(encoding="utf-8"), re.MULTILINE))
    say(f"Installing {total} packages, each checked against {lock.parent.name}/{lock.name}.")
    pip(venv, "--require-hashes", "--only-binary", ":all:", "-r", str(lock), total=total)
    stamp.write_text(key, encoding="utf-8")


def install_holdfast(venv: Path) -> None:
    """Install Holdfast itself, in place: the environment runs this checkout's files."""
    stamp = venv / ".holdfast-installed"
    key = digest(
        ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "src/holdfast/__init__.py"
    )
    if read(stamp) == key:
        return
    say("Installing Holdfast itself.")
    pip(venv, "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    stamp.write_text(key, encoding="utf-8")


def pip(venv: Path, *arguments: str, total: int = 0) -> None:
    """Run `pip install` and print its progress; print its output only if it fails."""
    command = [str(in_venv(venv, "python")), "-m", "pip", "install", "--no-input"]
    command += ["--disable-pip-version-check", "--progress-bar", "off", *arguments]
    command += ["--no-compile"]  # Python compiles what is imported; most of it never is
    lines: list[str] = []
    seen = 0
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1
    ) as process:
        for line in process.stdout or ():
            lines.append(line)
            if "(from -r " in line:
                seen += 1
                progress(min(seen, total), total)
            elif total and line.startswith("Installing collected packages"):
                say(("\n" if sys.stdout.isatty() else "") + "  All fetched; unpacking them.")
    if process.returncode:
        sys.stdout.write("".join(lines[-40:]))
        raise SetupError("pip could not install the packages; its last words are above.")


def progress(done: int, total: int) -> None:
    """Print how many of the packages are installed. On a terminal, one line counts up."""
    if sys.stdout.isatty():
        print(f"\r  {done} of {total} fetched", end="", flush=True)
    elif done * 4 // total != (done - 1) * 4 // total:
        say(f"  {done} of {total} fetched")


def digest(*files: Path) -> str:
    """Return a hash of the content of these files."""
    content = b"\0".join(path.read_bytes() if path.exists() else b"" for path in files)
    return hashlib.sha256(content).hexdigest()


def read(path: Path) -> str:
    """Return the text of a file, or an empty string if there is none."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


def in_venv(venv: Path, program: str) -> Path:
    """Return the path of a program in the environment."""
    return venv / ("Scripts" if os.name == "nt" else "bin") / program


def version_of(python: str) -> str:
    """Return the version that a Python prints, such as `Python 3.12.1`."""
    return subprocess.run([python, "--version"], stdout=subprocess.PIPE, text=True).stdout.strip()


def say(sentence: str) -> None:
    """Print a line for the person at the terminal, at once."""
    print(sentence, flush=True)


if __name__ == "__main__":
    main()
