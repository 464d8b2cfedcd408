"""Build the documentation site into site/: `python tools/pages.py`.

In the navigation of mkdocs.yml a folder may stand for all of its pages, one for each game, so that
a new game is found by itself. Zensical knows pages only, so they are written out for it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = re.compile(r"^( *)- ([^:\n]+): (\w+)/$", re.MULTILINE)
LANGUAGES = {"de": "Deutsch"}


def main() -> None:
    """Build the site; complaints of Zensical are failures."""
    written_out = ROOT / ".mkdocs.yml"
    try:
        written_out.write_text(navigation(ROOT), encoding="utf-8")
        zensical = Path(sys.executable).with_name("zensical")
        command = [str(zensical), "build", "--clean", "--strict", "--config-file", str(written_out)]
        status = subprocess.run(command, cwd=ROOT, check=False).returncode
    finally:
        written_out.unlink(missing_ok=True)
    sys.exit(status)


def navigation(root: Path) -> str:
    """The settings of the site, with all pages of the folders that are named there."""
    settings = (root / "mkdocs.yml").read_text(encoding="utf-8")
    return FOLDER.sub(lambda found: section(root / "docs", *found.groups()), settings)


def section(docs: Path, indent: str, title: str, folder: str) -> str:
    """A part of the navigation: the pages of a folder, by the name of their game."""
    pages = sorted((docs / folder).glob("*.md"), key=lambda page: page.stem.split("."))
    lines = [f"{indent}  - {named(docs, page)}: {folder}/{page.name}" for page in pages]
    return "\n".join([f"{indent}- {title}:", *lines])


def named(docs: Path, page: Path) -> str:
    """The name of the game that a page is about, as its rules reference has it, and a language."""
    game, *language = page.name.removesuffix(".md").split(".")
    reference = docs / "rules" / f"{game}.md"
    heading = re.match(r"# (.+)", (reference if reference.exists() else page).read_text("utf-8"))
    name = heading[1] if heading else game
    return f"{name} ({LANGUAGES.get(language[0], language[0])})" if language else name


if __name__ == "__main__":
    main()
