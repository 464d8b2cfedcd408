"""Table rows that many figures share: an estimate as a chart and in words, with its verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from holdfast.lab.report import charts, words
from holdfast.lab.report.figures import Cell, Head, Row
from holdfast.lab.statistics.estimates import Estimate, judge


def shares_head(name: str, label: str, low: float, high: float, width: int) -> list[Head]:
    """Return the headings of rows of shares."""
    ticks = [
        t for t in (0, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1) if low <= t <= high
    ]
    if high - low > 0.45:
        ticks = [t for t in ticks if t in (0, 0.2, 0.4, 0.6, 0.8, 1)]
    axis = charts.axis(low, high, ticks, label, width, charts.in_percent)
    return [Head(name, "name"), Head(axis, "plotcell"), Head("share", "num"), Head("")]


def points_axis(reach: float, label: str, width: int) -> str:
    """Return the heading of a column of points of win share."""
    step = 0.05 if reach <= 0.15 else 0.1 if reach <= 0.35 else 0.25
    ticks = [step * i for i in range(-int(reach / step + 1e-9), int(reach / step + 1e-9) + 1)]
    return charts.axis(-reach, reach, ticks, label, width, charts.in_points)


def row(
    label: str, e: Estimate, low: float, high: float, expected: float, margin: float, *,
    more: Sequence[Cell] = (), width: int = 300, tell: Callable[[Estimate], str] = words.points,
    seen: str = "seen", games: str = "",
) -> Row:  # fmt: skip
    """Return a row with an estimate and its verdict."""
    word = judge(e, expected, margin)
    raw = e.raw or e
    tip = (
        f"{label}: {words.percent(raw.mid, 1)} % of {words.count(e.n)} {seen}"
        f" [{words.percent(raw.low, 1)}, {words.percent(raw.high, 1)}]"
    )
    if tell is words.points and e.raw is None:  # a difference, and no share of anything
        tip = f"{label}: {words.plain(words.points(e))} points, {words.count(e.n)} {seen}"
    line = charts.interval(
        e, low, high, expected, word, width=width, tip=tip,
        band=(expected - margin, expected + margin),
    )  # fmt: skip
    told = words.verdict(e, word, expected, margin)
    css = "leaning" if word == "leans" else word
    return Row(
        [
            (label, words.esc(label)), *more, (e.mid, line), (e.mid, tell(e)),
            (word, f'<span class="mark {css}">{told}</span>'),
        ],
        word,
        games,
    )  # fmt: skip
