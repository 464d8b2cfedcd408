"""Build the documentation site into site/: `python tools/pages.py`.

Some pages are generated from the code first. They are in docs/ but not in the repository.

In the navigation of mkdocs.yml a folder may stand for all of its pages, one for each game, so that
a new game needs no line of its own. Zensical knows only pages, so the folders are replaced by their
pages.

If offline mode has been built (`make site`), the site includes it, and its first page begins with a
button that leads there.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import api_page
import reference

ROOT = Path(__file__).resolve().parent.parent
FOLDER = re.compile(r"^( *)- ([^:\n]+): (\w+)/$", re.MULTILINE)
GENERATED: dict[str, Callable[[], str]] = {
    "api.md": api_page.page,
    "reference.md": reference.reference,
    "observations.md": reference.observations,
}
"""The pages that are generated, each with the function that returns its text."""
LANGUAGES = {"de": "Deutsch"}
PLAYED = ROOT / "build" / "site"
BUTTON = '<p><a class="md-button md-button--primary" href="play/index.html">Play now</a></p>'


def main() -> None:
    """Build the site, and exit with 1 if Zensical reports a problem."""
    for name, text in GENERATED.items():
        (ROOT / "docs" / name).write_text(text(), encoding="utf-8")
    written_out = ROOT / ".mkdocs.yml"
    try:
        written_out.write_text(navigation(ROOT), encoding="utf-8")
        zensical = Path(sys.executable).with_name("zensical")
        command = [str(zensical), "build", "--clean", "--strict", "--config-file", str(written_out)]
        status = subprocess.run(command, cwd=ROOT, check=False).returncode
    finally:
        written_out.unlink(missing_ok=True)
    if status == 0 and (PLAYED / "index.html").exists():
        carry(PLAYED, ROOT / "site")
    sys.exit(status)


def carry(played: Path, site: Path) -> None:
    """Copy offline mode into the site, and add a button that leads to it to the first page."""
    shutil.copytree(played, site / "play", dirs_exist_ok=True)
    first = site / "index.html"
    before, heading, after = first.read_text("utf-8").partition("</h1>")
    if not heading:
        raise ValueError("the first page of the documentation has no heading to put a button under")
    first.write_text(before + heading + BUTTON + after, "utf-8")


def navigation(root: Path) -> str:
    """Return the settings of the site, with the pages of all folders in the navigation."""
    settings = (root / "mkdocs.yml").read_text(encoding="utf-8")
    return FOLDER.sub(lambda found: section(root / "docs", *found.groups()), settings)


def section(docs: Path, indent: str, title: str, folder: str) -> str:
    """Return a part of the navigation: the pages of a folder, sorted by the name of their game."""
    pages = sorted((docs / folder).glob("*.md"), key=lambda page: page.stem.split("."))
    lines = [f"{indent}  - {named(docs, page)}: {folder}/{page.name}" for page in pages]
    return "\n".join([f"{indent}- {title}:", *lines])


def named(docs: Path, page: Path) -> str:
    """Return the name of the game of a page, with the language if it is a translation."""
    game, *language = page.name.removesuffix(".md").split(".")
    reference = docs / "rules" / f"{game}.md"
    heading = re.match(r"# (.+)", (reference if reference.exists() else page).read_text("utf-8"))
    name = heading[1] if heading else game
    return f"{name} ({LANGUAGES.get(language[0], language[0])})" if language else name


if __name__ == "__main__":
    main()
