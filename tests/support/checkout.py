"""A copy of the checkout to build in, and the code blocks of a page of the docs."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
COMMAND_LINE = "from holdfast.cli import main; main()"
# Folders that building and running leaves behind.
OUTPUTS = {"__pycache__", "node_modules", "dist", ".pytest_cache", ".ruff_cache"}
GENERATED = {"web/src/lib/api/types.ts", "web/src/lib/api/numbers.ts"}


def blocks(page: str) -> dict[str, str]:
    """Return the titled code blocks of a page, in the order of the page."""
    found = BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))
    titles = [title for title, _ in found]
    assert len(set(titles)) == len(titles), "a file stands on the page twice"
    return dict(found)


def files(page: str) -> dict[str, str]:
    """Return the titled code blocks that are whole files, by path."""
    return {title: text for title, text in blocks(page).items() if "/" in title}


class Checkout:
    """A copy of this checkout: tracked files and untracked ones that Git does not ignore."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listing = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        for name in filter(None, listing.stdout.decode().split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        packages = ROOT / "web" / "node_modules"
        if packages.exists():
            (folder / "web" / "node_modules").symlink_to(packages.resolve())

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which Python imports the copy's code."""
        return {**os.environ, "PYTHONPATH": str(self.folder / "src")}

    def write(self, files: dict[str, str]) -> None:
        """Write these files, none of which may exist."""
        for path, text in files.items():
            file = self.folder / path
            assert not file.exists(), f"{path} is there already"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")

    def python(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python in the copy."""
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )

    def holdfast(self, *arguments: str, typed: str = "") -> str:
        """Run a command that must succeed, and return its output."""
        done = self.python("-c", COMMAND_LINE, *arguments, typed=typed)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def error_of(self, *arguments: str) -> str:
        """Run a command that must fail, and return its error message."""
        done = self.python("-c", COMMAND_LINE, *arguments)
        assert (done.returncode, done.stdout) == (2, ""), done.stdout + done.stderr
        return done.stderr

    def tree(self) -> dict[str, str]:
        """Return the hash of every file except build outputs."""
        tree = {}
        for place, folders, names in os.walk(self.folder):
            folders[:] = [folder for folder in folders if folder not in OUTPUTS]
            for file in (Path(place) / name for name in names):
                path = file.relative_to(self.folder).as_posix()
                if path not in GENERATED and not file.is_symlink():
                    tree[path] = hashlib.sha256(file.read_bytes()).hexdigest()
        return tree
