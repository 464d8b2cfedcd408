"""Randomised choices: the causal effect of each option at decisions that a run randomises.

A randomised choice takes every legal move with the same probability. Seats that got an option and
seats that did not therefore differ by chance alone, and the probability is known: an option that is
a fifth of the legal moves is drawn in a fifth of the cases. The additional win share of the seats
that got it is its effect compared with the other options.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from holdfast.lab.report import charts, words
from holdfast.lab.report.data import Data, Part
from holdfast.lab.report.figures import Figure, Findings, Grid, Head
from holdfast.lab.report.rows import points_axis, row
from holdfast.lab.runs.columns import NOTHING
from holdfast.lab.statistics.accumulators import Examples
from holdfast.lab.statistics.estimates import FEW, NONE, Estimate, judge, normal

What = tuple[int, int, int]
"""A decision, a kind of move and a component; one of the last two is empty."""


class RandomisedChoices:
    """The randomised choices of a run and their effects."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.found: dict[What, Choice] = {}
        self.won, self.units = 0.0, 0

    def add(self, part: Part) -> None:
        """Add the games of this part of the run."""
        self.won += float(part.units.sum())
        self.units += len(part.units)
        kind, move, thing = (
            part.column("coins", name).astype(np.int64) for name in ("kind", "move", "thing")
        )
        if not len(kind):
            return
        codes, which = np.unique((kind << 24) | (move << 16) | thing, return_inverse=True)
        game = part.column("coins", "game").astype(np.int64) - part.games.start
        seat = part.column("coins", "seat").astype(np.int64)
        drawn = part.column("coins", "drawn").astype(float)
        excess = drawn - part.column("coins", "chance")
        wins = part.shares[game, seat]
        for i, code in enumerate(codes.tolist()):
            here = which == i
            what = (code >> 24, code >> 16 & 255, code & 65535)
            choice = self.found.setdefault(what, Choice())
            choice.randomised_decisions += int(part.column("coins", "tossed")[here].sum())
            choice.drawn += int(drawn[here].sum())
            choice.spread += float(part.column("coins", "spread")[here].sum(dtype=float))
            sums = [
                np.bincount(game[here], values[here], part.n) for values in (excess * wins, excess)
            ]
            choice.add(*sums)
            self._note(part, choice, game[here], seat[here], drawn[here] > 0)

    def _note(self, part: Part, choice: Choice, game: Any, seat: Any, got: Any) -> None:
        mask = np.zeros((part.n, part.seats), bool)
        mask[game[got], seat[got]] = True
        units = mask.any(axis=1) if part.team else mask.reshape(-1)
        part.note(choice.games, np.flatnonzero(units))

    def estimates(self, kind: int) -> dict[What, Estimate]:
        """Return the estimated effect of each option at each decision."""
        here = {what: choice for what, choice in self.found.items() if what[0] == kind}
        average = self.won / max(1, self.units)
        return {what: choice.worth(average, len(here)) for what, choice in here.items()}


class Choice:
    """A kind of move or a component at a randomised decision."""

    def __init__(self) -> None:
        self.randomised_decisions = self.drawn = 0
        self.spread = 0.0
        self._score = np.zeros(2)
        self._squares = np.zeros((2, 2))
        self.games = Examples()

    def add(self, won: Any, excess: Any) -> None:
        """Add the numbers of each game.

        `excess` is how many more draws there were than expected, `won` is the same multiplied by
        the win share.
        """
        both = np.stack([won, excess])
        self._score += both.sum(axis=1)
        self._squares += both @ both.T

    def worth(self, average: float, family: int) -> Estimate:
        """Return the additional win share of seats that got it, with errors clustered by game."""
        if self.randomised_decisions < FEW or not self.spread:
            return NONE
        less = np.array([1.0, -average])
        mid = float(less @ self._score) / self.spread
        error = sqrt(max(0.0, float(less @ self._squares @ less))) / self.spread
        return normal(mid, error, self.randomised_decisions, family)


def figures(data: Data, coins: RandomisedChoices, findings: Findings) -> list[Figure]:
    """Return a figure for each randomised decision."""
    kinds = [str(entry["id"]) for entry in data.run.names["kind"]]
    made = [
        _figure(data, coins, kinds.index(name), findings)
        for name in data.run.plan.randomised_decisions
    ]
    return [figure for figure in made if figure is not None]


def _figure(data: Data, coins: RandomisedChoices, kind: int, findings: Findings) -> Figure | None:
    found = {what: e for what, e in coins.estimates(kind).items() if e.n}
    if not found:
        return None
    asked = name_of_decision(data, kind)
    reach = charts.axis_reach(found.values(), 0.1)
    head = [Head("Choice", "name"), Head("lay there<br>when a coin chose", "num"),
            Head("drawn", "num"),
            Head(points_axis(reach, "points of win share over the other choices", 360), "plotcell"),
            Head("points", "num"), Head("")]  # fmt: skip
    rows = []
    strong: list[str] = []
    weak: list[str] = []
    for what, e in sorted(found.items(), key=lambda entry: -entry[1].mid):
        name, choice = _name(data, what), coins.found[what]
        more = [(choice.randomised_decisions, words.count(choice.randomised_decisions)),
                (choice.drawn, words.count(choice.drawn))]  # fmt: skip
        rows.append(row(name, e, -reach, reach, 0, data.margin, more=more, width=360,
                        seen="tosses", games=str(choice.games)))  # fmt: skip
        word = judge(e, 0, data.margin)
        into = strong if word == "strong" else weak if word == "weak" else []
        into.append(name)
        if what[2] != NOTHING and word in ("strong", "weak"):
            _tell(findings, name, asked, e, word)
    said = words.clauses(strong, "is worth more", "are worth more")
    said += words.clauses(weak, "is worth less", "are worth less")
    title = "; ".join(said) if said else "no choice is clearly worth more or less than the others"
    share = data.run.plan.randomised_decisions[str(data.run.names["kind"][kind]["id"])]
    return Figure(
        f"coin-{kind}", f"{words.capital(asked)}, by coin: {title}.", [Grid(head, rows)],
        f"Cause: in {words.percent(share, 1 if share < 0.1 else 0)} % of these decisions a coin"
        " chose among all legal moves. What those won more who got a choice, against the others"
        " that lay there, weighed by how likely it was; errors by game. Everybody plays on as ever,"
        f" so it is what the choice is worth once. Thin: 95 % for all {len(found)} together.",
    )  # fmt: skip


def _tell(findings: Findings, name: str, asked: str, e: Estimate, word: str) -> None:
    """Add the findings for the first screen."""
    reach = charts.axis_reach([e], 0.2)
    chart = charts.evidence([(e, word, name)], -reach, reach, 0, "the others", charts.in_points)
    sentence = (
        f"<b>{words.esc(name)}</b> ({words.esc(asked)}, by coin): worth {words.points(e)} points"
        " against the other choices."
    )
    (findings.strong if word == "strong" else findings.weak).append(
        (abs(e.mid), name, sentence, chart)
    )


def name_of_decision(data: Data, kind: int) -> str:
    """Return the name of a kind of decision."""
    name = str(data.run.names["kind"][kind]["name"])
    text = data.game.text("en")
    return text(f"decision-{name}") if text.has(f"decision-{name}") else name


def _name(data: Data, what: What) -> str:
    _, move, thing = what
    if thing != NOTHING:
        return data.name(thing)
    return words.capital(str(data.run.names["move"][move]["name"]).replace("-", " "))
