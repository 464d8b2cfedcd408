"""The layout referee: runs referee.js in a page, which describes the rules it checks."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

LOOK = (Path(__file__).parent / "referee.js").read_text(encoding="utf-8")
# Waits until fonts have loaded, everything is drawn, and only endless animations still run.
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
"""Two phones, a tablet in both orientations, and three desktops."""
WIDEST_TOUCH = 1180
WIDEST_PHONE = 720
COLOURED = (390, 1280)
"""Sizes for checks of colours, which depend on the theme and the position, not on the size."""


@dataclass(frozen=True)
class Finding:
    """A broken rule of layout and the element that breaks it."""

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
    """Whether the element is on the sheet that covers the page."""

    def __str__(self) -> str:
        seen = f"{self.table} {self.width}x{self.height} {self.language} {self.theme}"
        return f"{seen}: {self.rule}: {self.where} «{self.what}» {self.detail}"


def inspect(
    page: Page,
    size: tuple[int, int],
    theme: str,
    language: str,
    table: str,
    sheet: str | None = None,
) -> list[Finding]:
    """Return the referee's findings on the page with this size and theme.

    `sheet` selects a sheet that covers a part of the page.
    """
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


def report(findings: Iterable[Finding]) -> str:
    """Return all findings as text, each element once, the most frequent first."""
    places: dict[tuple[str, str, str], list[Finding]] = {}
    for one in findings:
        places.setdefault((one.table.partition(" ")[0], one.rule, one.where), []).append(one)
    lines = []
    for (_, _, _), alike in sorted(places.items(), key=lambda pair: -len(pair[1])):
        sizes = sorted({(one.width, one.height) for one in alike})
        seen = ", ".join(f"{width}x{height}" for width, height in sizes)
        lines.append(f"{len(alike)} x {alike[0]}\n      at {seen}")
    return "\n".join(lines)
