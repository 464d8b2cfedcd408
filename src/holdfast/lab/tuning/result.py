"""The result of tuning: all tries, the proposal, and its check on other deals."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from math import isfinite
from pathlib import Path

import numpy as np

from holdfast.games import load as load_game
from holdfast.lab.report.data import Data
from holdfast.lab.report.words import with_sign
from holdfast.lab.runs import variants
from holdfast.lab.runs.run import Run
from holdfast.lab.runs.store import write_atomically
from holdfast.lab.statistics.estimates import Estimate, mean, paired_difference
from holdfast.lab.tuning.targets import Knob, Target, by_game, figure


@dataclass(frozen=True)
class Try:
    """Tried values, their figures, and their distance from the targets."""

    values: dict[str, int]
    found: dict[str, Estimate]
    loss: float
    run: Run


@dataclass(frozen=True)
class TuningResult:
    """The result of tuning."""

    knobs: list[Knob]
    targets: list[Target]
    tries: list[Try]
    """All tries in order; the first has the current values."""
    best: Try
    fresh: Run
    """The best values, played on other deals."""
    fresh_base: Run
    folder: Path

    @property
    def changes(self) -> dict[str, int]:
        """The proposed values that differ from the current ones."""
        now = self.tries[0].values
        return {path: value for path, value in self.best.values.items() if now[path] != value}

    def responses(self) -> list[tuple[Knob, str, Estimate]]:
        """Return the change of each figure per step of each knob, the others held equal.

        Computed by least squares over the tries, game by game, as all tries have the same deals.
        """
        x = np.array([[t.values[knob.path] for knob in self.knobs] for t in self.tries], float)
        design = np.c_[np.ones(len(x)), x]
        if np.linalg.matrix_rank(design) < design.shape[1]:
            return []  # too few tries to tell the numbers apart
        inverse = np.linalg.pinv(design)
        found = []
        whats = [
            t.what for t in self.targets if by_game(Data(self.tries[0].run), t.what) is not None
        ]
        for what in dict.fromkeys(whats):
            grid = np.stack([by_game(Data(t.run), what) for t in self.tries])
            slopes = inverse @ grid
            for k, knob in enumerate(self.knobs, 1):
                family = len(self.knobs) * len(set(whats))
                found.append((knob, what, mean(slopes[k], family)))
        return found

    def proof(self) -> list[tuple[Target, Estimate, Estimate, Estimate | None]]:
        """Return each target with its current figure, its proposed figure and their difference.

        All are measured on other deals than those of the search. The difference is None where the
        figure is no mean over games.
        """
        base, best = Data(self.fresh_base), Data(self.fresh)
        found = []
        for target in self.targets:
            one, two = (by_game(data, target.what) for data in (base, best))
            e = None
            if one is not None:
                share = target.what == "won"
                e = paired_difference((two - one) / 100).times(100) if share else mean(two - one)
            found.append((
                target, figure(base, target.what), figure(best, target.what), e,
            ))  # fmt: skip
        return found

    def markdown(self) -> str:
        """Return the result as Markdown."""
        return "\n".join(_markdown_lines(self))


def save(tuned: TuningResult) -> None:
    """Write the result beside the runs; `best.toml` can be used with `--set @FILE`."""
    write_atomically(tuned.folder / "best.toml", variants.to_toml(tuned.changes).encode())
    write_atomically(tuned.folder / "tuning.md", tuned.markdown().encode())
    tries = [
        {
            "values": t.values, "loss": t.loss, "run": t.run.folder.name,
            "figures": {what: [e.mid, e.low, e.high] for what, e in t.found.items()},
        }
        for t in tuned.tries
    ]  # fmt: skip
    told = {
        "targets": [str(t) for t in tuned.targets], "tries": tries,
        "best": tuned.best.values, "fresh": tuned.fresh.folder.name,
    }  # fmt: skip
    write_atomically(tuned.folder / "tuning.json", json.dumps(told, indent=1).encode())


def _markdown_lines(tuned: TuningResult) -> Iterable[str]:
    """Yield the lines of the report."""
    plan = tuned.tries[0].run.plan
    base = tuned.tries[0]
    yield f"# {load_game(plan.game).text('en')('game-title')}: tuning"
    yield ""
    yield f"Targets: {'; '.join(map(str, tuned.targets))}."
    yield ""
    changes = [f"{p} = {v} (now {base.values[p]})" for p, v in tuned.changes.items()]
    yield "## Proposal"
    yield ""
    if not changes:
        yield "Leave it as it is: no try came closer to the targets."
    else:
        yield f"{'; '.join(changes)}."
    yield ""
    deals = f"{tuned.fresh.plan.seed} to {tuned.fresh.plan.deal(plan.games - 1)}"
    yield f"On fresh deals ({deals}), {plan.games} games each, 95 % intervals:"
    yield ""
    yield "| figure | wanted | as it is | as proposed | difference | |"
    yield "|---|---|---|---|---|---|"
    for target, one, two, between in tuned.proof():
        difference = "" if between is None or not changes else _number(between, True)
        yield (
            f"| {target.what} | {target.sign} {target.value:g} | {_number(one)} | {_number(two)} |"
            f" {difference} | {target.verdict(two)} |"
        )
    yield ""
    responses = tuned.responses()
    if responses:
        yield "## What a step changes"
        yield ""
        yield "| number | varied | figure | for each step | all together |"
        yield "|---|---|---|---|---|"
        for knob, what, e in responses:
            wide = f"{with_sign(e.family_low, 2)} to {with_sign(e.family_high, 2)}"
            yield (
                f"| {knob.path} | {knob.low} to {knob.high}, now {knob.now} | {what} |"
                f" {_number(e, True)} | {wide} |"
            )
        yield ""
        yield (
            "Least squares over all tries, game by game: every try has the same deals. Beyond what"
            " was tried it says nothing."
        )
        yield ""
    yield "## Tries"
    yield ""
    whats = [t.what for t in tuned.targets]
    paths = [knob.path for knob in tuned.knobs]
    yield f"| {' | '.join(paths + whats)} | off by |"
    yield "|" + "---|" * (len(paths) + len(whats) + 1)
    for each in sorted(tuned.tries, key=lambda t: t.loss):
        cells = [str(each.values[path]) for path in paths]
        cells += [_number(each.found[what]) for what in whats]
        yield f"| {' | '.join(cells)} | {each.loss**0.5:.1f} |"
    yield ""
    yield (
        f"{plan.games} games each on deals {plan.seed} to {plan.deal(plan.games - 1)}. The best of"
        " these was chosen because it looked best here: believe the fresh deals. All of it is true"
        " of these bots; repeat it with stronger ones before you change a number."
    )
    yield ""


def _number(e: Estimate, sign: bool = False) -> str:
    if not e.n:
        return "–"
    digits = 1 if abs(e.mid) >= 10 else 2

    def one(value: float) -> str:
        text = with_sign(value, digits) if sign else f"{value:.{digits}f}"
        return text if isfinite(value) else "∞" if value > 0 else "−∞"

    return f"{one(e.mid)} [{one(e.low)}, {one(e.high)}]"
