"""Search for content values that move the figures of a game to their targets.

    holdfast lab tune outbreak --vary table.develop.turret=3..7 --target "won = 55"

Every try is a run with changed content, on the same deals with the same coins, so tries are
compared game by game. Optuna chooses what is tried next. The best of several estimates is partly
chance, so the best values are played once more, on fresh deals, beside the game as it is. The
proposal has only these numbers. Numbers that the rulebook prints may be changed for an experiment
(`lab run --set`), but it is not tuned: a game says in its `lab.toml` which numbers are its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from holdfast.lab.report.data import Data
from holdfast.lab.runs import variants
from holdfast.lab.runs.plan import Explore, Plan
from holdfast.lab.runs.run import Run
from holdfast.lab.tuning.result import Try, TuningResult, save
from holdfast.lab.tuning.targets import (
    Knob,
    Target,
    TuneError,
    figure,
    kept_figure,
    parse_knob,
    parse_target,
)

FRESH = 1_000_000
"""Distance between the seeds of the search and those of the final check."""
MOST_TRIES = 200


Progress = Callable[[str, int, int], None]
"""Called with the values being played, the number of finished tries and the number of all tries."""


def tune(
    game: str,
    *,
    vary: Sequence[str],
    target: Sequence[str],
    keep: Sequence[str] = (),
    games: int = 1000,
    tries: int = 12,
    out: Path | str | None = None,
    progress: Progress | None = None,
    seed: int = 0,
    lineup: tuple[str, ...] = (),
    options: Mapping[str, Any] | None = None,
    explore: Explore = 0.0,
    **how: Any,
) -> TuningResult:
    """Search for content values that move figures to their targets.

    `how` are the keyword arguments of `Run.play`. Tries that are stored in the folder are not
    played again.
    """
    optuna = _optuna()
    knobs = [parse_knob(words, game) for words in vary]
    targets = [parse_target(words, game) for words in target] + [
        kept_figure(what, game) for what in keep
    ]
    if not knobs:
        raise TuneError("nothing is varied")
    for knob in knobs:
        if [other.path for other in knobs].count(knob.path) > 1:
            raise TuneError(f"{knob.path} is varied twice")
    if not any(t.value is not None for t in targets):
        raise TuneError("nothing is wanted")
    if not 0 < tries <= MOST_TRIES:
        raise TuneError(f"there are 1 to {MOST_TRIES} tries, not {tries}")
    for knob in knobs:  # report values that the game refuses before anything is played
        for end in {knob.low, knob.high} - {knob.now}:
            variants.variant(game, {knob.path: end})
    plan = Plan(game, games, lineup, seed, options or {}, explore)
    folder = Path("runs") / f"tune-{game}" if out is None else Path(out)

    def run(values: Mapping[str, int], at: int, which: str) -> Run:
        if progress is not None:
            progress(", ".join(f"{p}={v}" for p, v in values.items()) or "as it is", at, tries)
        dealt = replace(plan, patch=values, seed=seed + (FRESH if which == "fresh" else 0))
        return Run.play(dealt, out=folder / f"{which}-{dealt.digest}", **how)

    base = run({}, 0, "try")
    now = {knob.path: knob.now for knob in knobs}
    targets = [
        t if t.value is not None else Target(t.what, "=", figure(Data(base), t.what).mid)
        for t in targets
    ]
    done = [_try(now, base, targets)]
    for values in _choices(optuna, knobs, now, tries, done):
        done.append(_try(values, run(values, len(done), "try"), targets))
    # Of tries with equal loss, the one with the fewest changes.
    best = min(done, key=lambda t: (t.loss, sum(now[p] != v for p, v in t.values.items())))
    fresh_base = run({}, tries, "fresh")
    fresh = fresh_base if best is done[0] else run(best.values, tries, "fresh")
    tuned = TuningResult(knobs, targets, done, best, fresh, fresh_base, folder)
    save(tuned)
    return tuned


def _try(values: dict[str, int], run: Run, targets: Sequence[Target]) -> Try:
    data = Data(run)
    found = {t.what: figure(data, t.what) for t in targets}
    loss = sum((t.distance(found[t.what].mid) * _weight(t)) ** 2 for t in targets)
    return Try(values, found, float(loss), run)


def _weight(target: Target) -> float:
    """Return a target's weight: a point of win share weighs as much as 1 % of another figure."""
    if target.what == "won" or "." in target.what:
        return 1.0
    return 100 / max(1.0, abs(target.value or 0.0))


def _choices(
    optuna: Any, knobs: Sequence[Knob], now: dict[str, int], tries: int, done: list[Try]
) -> Iterable[dict[str, int]]:
    """Yield the values to try next, each once.

    These are all combinations if there are few enough, or else those that Optuna proposes.
    """
    ranges = {knob.path: range(knob.low, knob.high + 1) for knob in knobs}
    if prod(map(len, ranges.values())) <= tries:
        for values in product(*ranges.values()):
            chosen = dict(zip(ranges, values, strict=True))
            if chosen != now:
                yield chosen
        return
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=0, multivariate=False))
    space = {
        path: optuna.distributions.IntDistribution(values[0], values[-1])
        for path, values in ranges.items()
    }
    if all(now[path] in values for path, values in ranges.items()):
        study.enqueue_trial(now)
    for _ in range(20 * tries):
        if len(done) > tries:
            return
        trial = study.ask(space)
        known = next((t for t in done if t.values == trial.params), None)
        if known is None:
            yield dict(trial.params)
            known = done[-1]
        study.tell(trial, known.loss)


def _optuna() -> Any:
    """Import and return Optuna, which only tuning needs."""
    try:
        import optuna
    except ImportError as error:
        raise TuneError(f"tuning needs Optuna: pip install 'holdfast[tune]' ({error})") from None
    return optuna
