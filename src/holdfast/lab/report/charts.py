"""Charts as SVG within a page: intervals on a line, bars in cells, and plots with two axes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import isfinite

from holdfast.lab.report.words import count, esc
from holdfast.lab.statistics.estimates import Estimate

Format = Callable[[float], str]
EDGE = 4


def short(x: float) -> str:
    """Return a coordinate as short text."""
    return f"{x:.1f}".rstrip("0").rstrip(".")


def in_percent(value: float) -> str:
    """Return the label of a tick on an axis of shares."""
    return f"{100 * value:.0f}"


def in_points(value: float) -> str:
    """Return the label of a tick on an axis of points of win share."""
    text = f"{100 * value:+.0f}".replace("-", "−")
    return "0" if text[1:] == "0" else text


def format_number(value: float) -> str:
    """Return a number as the label of a tick, with a typographic minus sign."""
    return f"{value:g}".replace("-", "−")


class Scale:
    """A linear scale from numbers to pixels."""

    def __init__(self, low: float, high: float, width: float) -> None:
        self.low, self.high, self.width = low, high if high > low else low + 1, width

    def __call__(self, value: float) -> float:
        inside = min(max(value, self.low), self.high) if isfinite(value) else (
            self.high if value > 0 else self.low
        )  # fmt: skip
        return EDGE + (inside - self.low) / (self.high - self.low) * (self.width - 2 * EDGE)


def _bars(e: Estimate, at: Scale, y: float) -> str:
    return (
        f'<line class="fam" x1="{short(at(e.family_low))}" x2="{short(at(e.family_high))}"'
        f' y1="{short(y)}" y2="{short(y)}"/>'
        f'<line class="bar" x1="{short(at(e.low))}" x2="{short(at(e.high))}"'
        f' y1="{short(y)}" y2="{short(y)}"/>'
        f'<circle class="dot" cx="{short(at(e.mid))}" cy="{short(y)}" r="4"/>'
    )


def interval(
    e: Estimate, low: float, high: float, expected: float | None, word: str = "open", *,
    width: int = 300, height: int = 22, tip: str = "", band: tuple[float, float] | None = None,
) -> str:  # fmt: skip
    """Return a chart of an estimate with both intervals and the expected value."""
    at = Scale(low, high, width)
    css = "leaning" if word == "leans" else word
    out = [
        f'<svg class="ci {css}" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' role="img" aria-label="{esc(tip)}" data-tip="{esc(tip)}">'
    ]
    if band is not None:
        left, right = at(band[0]), at(band[1])
        out.append(
            f'<rect class="band" x="{short(left)}" y="0" width="{short(right - left)}"'
            f' height="{height}"/>'
        )
    if expected is not None:
        x = short(at(expected))
        out.append(f'<line class="ref" x1="{x}" x2="{x}" y1="0" y2="{height}"/>')
    if e.n:
        out.append(_bars(e, at, height / 2))
    return "".join(out) + "</svg>"


def evidence(
    rows: Sequence[tuple[Estimate, str, str]], low: float, high: float,
    expected: float | None = None, word: str = "", form: Format = lambda v: f"{100 * v:.0f} %",
    width: int = 240,
) -> str:  # fmt: skip
    """Return a chart of a few estimates on one scale; a row is estimate, verdict and label."""
    at = Scale(low, high, width)
    height = 15 * len(rows) + 15
    out = [
        f'<svg class="ci mini" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        ' preserveAspectRatio="xMinYMid" role="img">'
    ]
    if expected is not None:
        x = short(at(expected))
        out.append(f'<line class="ref" x1="{x}" x2="{x}" y1="1" y2="{height - 14}"/>')
        out.append(f'<text x="{x}" y="{height - 3}" text-anchor="middle">{esc(word)}</text>')
    for k, (e, verdict, label) in enumerate(rows):
        y = 8 + 15 * k
        out.append(f'<line class="track" x1="4" x2="{width - 4}" y1="{y}" y2="{y}"/>')
        if not e.n:
            continue
        css = "leaning" if verdict == "leans" else verdict
        tip = f"{label} {form(e.mid)}, 95 %: {form(e.low)} to {form(e.high)}, {count(e.n)} seen"
        out.append(f'<g class="ci {css}" data-tip="{esc(tip)}">{_bars(e, at, y)}</g>')
        right = at(max(e.family_high, e.high)) + 7
        fits = right + 6.2 * len(label) < width
        x = short(right if fits else at(min(e.family_low, e.low)) - 7)
        anchor = "start" if fits else "end"
        out.append(
            f'<text class="on" x="{x}" y="{y + 4}" text-anchor="{anchor}">{esc(label)}</text>'
        )
    for x, anchor, value in (("4", "start", low), (str(width - 4), "end", high)):
        out.append(
            f'<text x="{x}" y="{height - 3}" text-anchor="{anchor}">{esc(form(value))}</text>'
        )
    return "".join(out) + "</svg>"


def axis(
    low: float, high: float, ticks: Iterable[float], label: str, width: int = 300,
    form: Format = format_number,
) -> str:  # fmt: skip
    """Return the axis above a column of intervals."""
    at = Scale(low, high, width)
    out = [
        f'<svg class="axis" width="{width}" height="34" viewBox="0 0 {width} 34"'
        ' aria-hidden="true">'
        f'<text class="lab" x="4" y="10">{esc(label)}</text>'
    ]
    for tick in ticks:
        x = at(tick)
        anchor = "start" if x < 14 else "end" if x > width - 14 else "middle"
        out.append(f'<text x="{short(x)}" y="25" text-anchor="{anchor}">{esc(form(tick))}</text>')
        out.append(f'<line x1="{short(x)}" x2="{short(x)}" y1="29" y2="34"/>')
    return "".join(out) + "</svg>"


def cell_bar(part: float, text: str, tip: str = "", width: int = 60, css: str = "") -> str:
    """Return a bar for a table cell, with its number."""
    filled = short(max(0.0, min(1.0, part if isfinite(part) else 0.0)) * width)
    return (
        f'<span class="cellbar {css}" data-tip="{esc(tip)}">'
        f'<svg width="{width}" height="12" aria-hidden="true">'
        f'<rect class="track" width="{width}" height="12" rx="1"/>'
        f'<rect class="fill" width="{filled}" height="12" rx="1"/></svg><b>{esc(text)}</b></span>'
    )


def ticks_to(most: float, about: int = 5) -> list[float]:
    """Return round tick values from 0 to at least `most`."""
    if most <= 0:
        return [0.0, 1.0]
    raw = most / about
    size = 10.0 ** (len(f"{raw:.0e}") and int(f"{raw:.0e}".split("e")[1]))
    step = next(k * size for k in (1, 2, 2.5, 5, 10) if k * size >= raw)
    return [step * i for i in range(int(most / step + 1e-9) + 1)]


def axis_reach(values: Iterable[Estimate], least: float, expected: float = 0.0) -> float:
    """Return the extent of an axis on both sides of the expected value, in steps of 5 points."""
    far = [
        abs(end - expected)
        for e in values
        if e.n
        for end in (e.low, e.high)
        if isfinite(end)
    ]  # fmt: skip
    reach = max([least, *far])
    return min(1.0, -(-reach // 0.05) * 0.05)


def _games_attribute(games: str) -> str:
    """Return the SVG attribute that lists example games of a mark."""
    return f' data-games="{esc(games)}"' if games else ""


class Plot:
    """A chart with two axes."""

    def __init__(
        self, width: int, height: int, x: tuple[float, float], y: tuple[float, float], *,
        left: int = 44, right: int = 14, top: int = 26, bottom: int = 34,
    ) -> None:  # fmt: skip
        self.width, self.height = width, height
        self.x, self.y = x, (y[0], y[1] if y[1] > y[0] else y[0] + 1)
        self.left, self.right, self.top, self.bottom = left, right, top, bottom
        self.out: list[str] = []

    def at_x(self, value: float) -> float:
        """Return the horizontal coordinate of a number."""
        part = (value - self.x[0]) / (self.x[1] - self.x[0])
        return self.left + part * (self.width - self.left - self.right)

    def at_y(self, value: float) -> float:
        """Return the vertical coordinate of a number."""
        inside = min(max(value, self.y[0]), self.y[1])
        part = (inside - self.y[0]) / (self.y[1] - self.y[0])
        return self.height - self.bottom - part * (self.height - self.top - self.bottom)

    def axes(
        self, x_ticks: Iterable[float], y_ticks: Iterable[float], x_label: str = "",
        y_label: str = "", x_form: Format = format_number, y_form: Format = format_number,
    ) -> Plot:  # fmt: skip
        """Draw both axes with their labels."""
        end = self.width - self.right
        for value in y_ticks:
            y = short(self.at_y(value))
            self.out.append(
                f'<line class="gridline" x1="{self.left}" x2="{end}" y1="{y}" y2="{y}"/>'
            )
            self.out.append(
                f'<text x="{self.left - 7}" y="{short(self.at_y(value) + 4)}" text-anchor="end">'
                f"{esc(y_form(value))}</text>"
            )
        base = self.height - self.bottom
        self.out.append(f'<line class="base" x1="{self.left}" x2="{end}" y1="{base}" y2="{base}"/>')
        for value in x_ticks:
            self.out.append(
                f'<text x="{short(self.at_x(value))}" y="{base + 16}" text-anchor="middle">'
                f"{esc(x_form(value))}</text>"
            )
        self.out.append(
            f'<text class="lab" x="{end}" y="{self.height - 3}" text-anchor="end">'
            f"{esc(x_label)}</text>"
        )
        self.out.append(f'<text class="lab" x="0" y="{self.top - 13}">{esc(y_label)}</text>')
        return self

    def band(
        self, xs: Sequence[float], low: Sequence[float], high: Sequence[float], css: str = ""
    ) -> Plot:
        """Draw the area between two curves."""
        there = [
            f"{short(self.at_x(a))},{short(self.at_y(b))}" for a, b in zip(xs, high, strict=True)
        ]
        back = [
            f"{short(self.at_x(a))},{short(self.at_y(b))}" for a, b in zip(xs, low, strict=True)
        ]
        self.out.append(f'<polygon class="area {css}" points="{" ".join(there + back[::-1])}"/>')
        return self

    def line(
        self, xs: Sequence[float], ys: Sequence[float], css: str = "", tips: Sequence[str] = (),
        games: Sequence[str] = (),
    ) -> Plot:  # fmt: skip
        """Draw a curve, with a dot for each tooltip."""
        there = " ".join(
            f"{short(self.at_x(a))},{short(self.at_y(b))}" for a, b in zip(xs, ys, strict=True)
        )
        self.out.append(f'<polyline class="curve {css}" points="{there}"/>')
        for a, b, tip, behind in zip(xs, ys, tips, games or [""] * len(tips), strict=False):
            self.out.append(
                f'<circle class="pt {css}" cx="{short(self.at_x(a))}" cy="{short(self.at_y(b))}"'
                f' r="4" data-tip="{esc(tip)}"{_games_attribute(behind)}/>'
            )
        return self

    def column(
        self, x: float, half: float, e: Estimate, css: str = "hist", tip: str = "", games: str = ""
    ) -> Plot:
        """Draw a column with its interval."""
        left, right = self.at_x(x - half), self.at_x(x + half)
        top, base = self.at_y(e.mid), self.at_y(max(0.0, self.y[0]))
        self.out.append(
            f'<rect class="{css}" x="{short(left)}" y="{short(top)}" width="{short(right - left)}"'
            f' height="{short(max(0.0, base - top))}" data-tip="{esc(tip)}"'
            f"{_games_attribute(games)}/>"
        )
        middle = short(self.at_x(x))
        self.out.append(
            f'<line class="fam" x1="{middle}" x2="{middle}" y1="{short(self.at_y(e.low))}"'
            f' y2="{short(self.at_y(e.high))}"/>'
        )
        return self

    def block(
        self, x: tuple[float, float], y: tuple[float, float], css: str, tip: str = ""
    ) -> Plot:
        """Draw a filled rectangle."""
        self.out.append(
            f'<rect class="{css}" x="{short(self.at_x(x[0]))}" y="{short(self.at_y(y[1]))}"'
            f' width="{short(max(0.0, self.at_x(x[1]) - self.at_x(x[0])))}"'
            f' height="{short(max(0.0, self.at_y(y[0]) - self.at_y(y[1])))}"'
            f' data-tip="{esc(tip)}"/>'
        )
        return self

    def cell(
        self, x: tuple[float, float], y: tuple[float, float], part: float, text: str, tip: str,
        games: str,
    ) -> Plot:  # fmt: skip
        """Draw a rectangle whose colour and label show a share."""
        left, right = self.at_x(x[0]), self.at_x(x[1])
        top, bottom = self.at_y(y[1]), self.at_y(y[0])
        self.out.append(
            f'<g class="heat" data-tip="{esc(tip)}"{_games_attribute(games)}><rect class="hist hot"'
            f' fill-opacity="{0.1 + 0.6 * part:.2f}" x="{short(left)}" y="{short(top)}"'
            f' width="{short(right - left)}" height="{short(bottom - top)}"/>'
            f'<text x="{short((left + right) / 2)}" y="{short((top + bottom) / 2 + 4)}"'
            f' text-anchor="middle">{esc(text)}</text></g>'
        )
        return self

    def level(self, y: float, label: str) -> Plot:
        """Draw a horizontal reference line."""
        at, end = short(self.at_y(y)), self.width - self.right
        self.out.append(f'<line class="ref" x1="{self.left}" x2="{end}" y1="{at}" y2="{at}"/>')
        self.out.append(
            f'<text class="note" x="{end}" y="{short(self.at_y(y) + 14)}" text-anchor="end">'
            f"{esc(label)}</text>"
        )
        return self

    def text(
        self, x: float, y: float, words: str, css: str = "strongtext", anchor: str = "start",
        dx: float = 0, dy: float = 0,
    ) -> Plot:  # fmt: skip
        """Draw text."""
        self.out.append(
            f'<text class="{css}" x="{short(self.at_x(x) + dx)}" y="{short(self.at_y(y) + dy)}"'
            f' text-anchor="{anchor}">{esc(words)}</text>'
        )
        return self

    def svg(self, title: str) -> str:
        """Return the chart as SVG."""
        return (
            f'<svg class="plot" width="{self.width}" height="{self.height}"'
            f' viewBox="0 0 {self.width} {self.height}" role="img" aria-label="{esc(title)}">'
            f"{''.join(self.out)}</svg>"
        )
