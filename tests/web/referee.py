"""The referee of layouts, in the page: see referee.js for what it looks at."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

LOOK = (Path(__file__).parent / "referee.js").read_text(encoding="utf-8")
# The letters are there, everything is laid out and drawn, and nothing is on its way any more, but
# what moves or changes its colour without end.
SETTLE = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const ends = ({ effect }) => effect.getComputedTiming().endTime !== Infinity;
  const moving = () =>
    document.getAnimations().filter((one) => ends(one) && one.playState === 'running');
  for (let left = moving(); left.length > 0; left = moving())
    await Promise.allSettled(left.map((one) => one.finished));
}"""

SIZES = (
    (360, 740), (390, 844), (820, 1180), (1180, 820), (1280, 800), (1920, 1080), (2560, 1440),
)  # fmt: skip
"""Two phones, a tablet both ways up, and three desks."""
WIDEST_TOUCH = 1180
WIDEST_PHONE = 720
COLOURED = (390, 1280)
"""Colours depend on the theme and the position, not on the size: it is enough to see two."""


@dataclass(frozen=True)
class Finding:
    """What breaks a rule, and where."""

    rule: str
    where: str
    what: str
    detail: str
    width: int
    height: int
    language: str
    theme: str
    table: str
    on_sheet: bool = False
    """Whether it is on the sheet that lies over the page."""

    def __str__(self) -> str:
        seen = f"{self.table} {self.width}x{self.height} {self.language} {self.theme}"
        return f"{seen}: {self.rule}: {self.where} «{self.what}» {self.detail}"


def look(
    page: Page,
    size: tuple[int, int],
    theme: str,
    language: str,
    table: str,
    sheet: str | None = None,
) -> list[Finding]:
    """Give the page a size and a theme, and have the referee look at it; perhaps with a sheet that
    lies over a part of it."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    how = {
        "touch": width <= WIDEST_TOUCH,
        "pans": width <= WIDEST_PHONE,
        "colours": width in COLOURED,
        "sheet": sheet,
    }
    found = page.evaluate(f"({SETTLE})().then(() => ({LOOK})({json.dumps(how)}))")
    return [
        Finding(**one, width=width, height=height, language=language, theme=theme, table=table)
        for one in found
    ]


def told(findings: Iterable[Finding]) -> str:
    """All findings, each place once, the most frequent first."""
    places: dict[tuple[str, str, str], list[Finding]] = {}
    for one in findings:
        places.setdefault((one.table.partition(" ")[0], one.rule, one.where), []).append(one)
    lines = []
    for (_, _, _), alike in sorted(places.items(), key=lambda pair: -len(pair[1])):
        sizes = sorted({(one.width, one.height) for one in alike})
        seen = ", ".join(f"{width}x{height}" for width, height in sizes)
        lines.append(f"{len(alike)} x {alike[0]}\n      at {seen}")
    return "\n".join(lines)
