"""Reasons: what explains a move, in terms of the game's factors.

A reason is found by comparing the position before a move with those after it. It is reported only
if it sets the move apart from the others it is shown with: what the weakest of them does too is no
reason, and what happens later must differ significantly from its rival, the next best move. A move
also has a reason in what it spares: what another one costs, and this one does not. Numbers of the
moves themselves, such as a chance, come last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Literal, NamedTuple

from holdfast.kernel.factors import NOT_NAMED, Factor
from holdfast.kernel.game import Game
from holdfast.kernel.position import Position
from holdfast.kernel.wording import Phrase
from holdfast.players.lookahead import Lookahead

MOST_REASONS = 2
LEAST_PERCENT = 15  # a frequency below which an effect is neither a reason nor a risk
FEWEST = 16  # determinizations in which a move must be legal


@dataclass(frozen=True)
class Reason:
    """A factor that speaks for a move or against it."""

    factor: str
    wording: Phrase
    percent: int
    """Frequency of the effect in percent."""
    other: int | None = None
    """Frequency with the next best move, in percent; only for factors read at the clock tick."""
    risk: bool = False
    spare: bool = False
    """Whether the reason is a cost that another move has and this one has not."""


class Effect(NamedTuple):
    """The effect of a move on one factor."""

    factor: Factor
    before: int
    """The number before the move, or that of the move itself."""
    whole: int
    """The total that the factor is a part of; 0 if it is none."""
    gains: tuple[int, ...]
    """The improvement in each determinization; empty for numbers of the move itself."""

    @property
    def mean(self) -> float:
        """The mean improvement."""
        return sum(self.gains) / len(self.gains)

    def share(self, least: int) -> float:
        """Return how often the gain is at least `least`.

        For a negative `least`: how often it is at most `least`.
        """
        met = sum(gain >= least if least > 0 else gain <= least for gain in self.gains)
        return met / len(self.gains)

    def share_kept(self) -> float:
        """Return how often the factor does not get worse.

        For a factor that counts only gains, return how often it improves.
        """
        least = 1 if self.factor.when == "more" else 0
        return sum(gain >= least for gain in self.gains) / len(self.gains)

    def usual(self, sign: int) -> int:
        """Return the most frequent gain (sign 1) or loss (sign -1); the smaller one in a tie."""
        counted = Counter(gain for gain in self.gains if gain * sign > 0)
        return min(counted, key=lambda gain: (-counted[gain], abs(gain)), default=0)

    def usual_loss(self) -> int:
        """Return the most frequent loss, which may be none; the smaller one in a tie."""
        counted = Counter(max(0, -gain) for gain in self.gains)
        return min(counted, key=lambda loss: (-counted[loss], loss))


def effects(game: Game, hidden: Position, seen: Lookahead) -> tuple[Effect, ...]:
    """Return the effect of a move on each factor of its game."""
    factors, seat, before = game.screen.factors, hidden.to_move, hidden.snapshot
    own = [hidden.number(field) for field in factors.within]
    nows = [
        (after.snapshot, [after.number(field) for field in factors.within] == own)
        for after in seen.nows
    ]
    soons = [after.snapshot for after in seen.soons]
    found = []
    for factor in factors.each:
        if factor.when == "move":
            found.append(Effect(factor, factor.amount(hidden, seen.move), 0, ()))
            continue
        was = factor.amount(before, seat)
        if factor.when == "now":
            gains = [(_gain(factor, before, s, seat), still) for s, still in nows]
            counted = tuple(gain if still else min(0, gain) for gain, still in gains)
        else:
            counted = tuple(_gain(factor, before, s, seat) for s in soons)
        whole = factor.of or factor.out_of
        of = whole(before, seat) if whole else 0
        found.append(Effect(factor, was, of, counted))
    return tuple(found)


def _gain(factor: Factor, before: Any, after: Any, seat: int) -> int:
    """Return by how much a factor has improved from one snapshot to another."""
    gain = factor.gain(factor.amount(before, seat), factor.amount(after, seat))
    if gain > 0 and factor.out_of is not None:
        left = factor.out_of(before, seat) - factor.out_of(after, seat)
        return min(gain, max(0, left))
    return gain


def reasons(
    effects: Sequence[Effect], others: Sequence[Sequence[Effect]]
) -> tuple[tuple[Reason, ...], Reason | None]:
    """Return what speaks for a move, and what it risks, compared with other moves.

    The rival must come first in `others`. What sets the move apart from its rival comes first. Of
    several moves that are compared with each other, the weakest in a factor never has it as a
    reason, and the strongest never as a risk; so all of them never share one.
    """
    good: list[Reason] = []
    bad: list[Reason] = []
    for rivals in (others[:1], others):
        pairs = [(one, [other[at] for other in rivals]) for at, one in enumerate(effects)]
        for effect, same in pairs:
            if effect.factor.when == "now":
                good += _change(effect, same, 1)
                bad += _change(effect, same, -1)
            elif effect.factor.when == "beats":
                good += [one for other in same[:1] for one in _ahead_later(effect, other)]
            elif effect.factor.when != "move" and same:
                good += _later_reason(effect, same[0])
                bad += _later_risk(effect, same[0])
        for effect, same in pairs:
            good += _spare_reason(effect, same)
        for effect, same in pairs:
            good += _own_number(effect, same)
    firsts: dict[str, Reason] = {}
    for reason in good:
        firsts.setdefault(reason.factor, reason)
    because = _without_repeats(list(firsts.values()), effects)[:MOST_REASONS]
    factors = [reason.factor for reason in because]
    return because, next((reason for reason in bad if reason.factor not in factors), None)


def _without_repeats(found: Sequence[Reason], effects: Sequence[Effect]) -> tuple[Reason, ...]:
    """Return reasons without those that say the same once more.

    Two factors may look at one number, such as *more people alive* and *more people*. If their
    frequencies are the same, too, they are one difference from the other move.
    """
    amounts = {effect.factor.name: effect.factor.amount for effect in effects}
    kept: dict[object, Reason] = {}
    for reason in found:
        same = (amounts[reason.factor], reason.percent, reason.other)
        kept.setdefault(reason.factor if reason.other is None else same, reason)
    return tuple(kept.values())


def is_ahead(effect: Effect, other: Effect) -> bool:
    """Return whether a move improves a factor noticeably more than another move."""
    return effect.mean - other.mean >= LEAST_PERCENT / 100


def _reason(effect: Effect, gain: int, share: float) -> Reason:
    """Return the reason for this gain, or this risk if the gain is negative."""
    factor, risk = effect.factor, gain < 0
    change = -gain if factor.less else gain
    args: dict[str, int | str | Phrase] = {
        "count": abs(gain), "before": effect.before, "after": effect.before + change,
    }  # fmt: skip
    if factor.of is not None or factor.out_of is not None:
        args["of"] = effect.whole
    said = Phrase(key=f"{'risk' if risk else 'merit'}-{factor.name}", args=args)
    return Reason(factor.name, said, round(100 * share), risk=risk)


def _own_number(effect: Effect, same: Sequence[Effect]) -> list[Reason]:
    """Return the reason that a number of the move itself is better than that of another move."""
    factor, number = effect.factor, effect.before
    if factor.when != "move" or number == NOT_NAMED:
        return []
    named = [other.before for other in same if other.before != NOT_NAMED]
    if not any(factor.gain(other, number) > 0 for other in named):
        return []
    return [Reason(factor.name, Phrase(key=f"merit-{factor.name}", args={"count": number}), 100)]


def _ahead_later(effect: Effect, other: Effect) -> list[Reason]:
    """Return the reason that a factor is better at the clock tick than after the other move.

    Both are compared with the same dice.
    """
    if len(effect.gains) != len(other.gains):
        return []
    pairs = list(zip(effect.gains, other.gains, strict=True))
    better = sum(own > rival for own, rival in pairs) / len(pairs)
    worse = sum(own < rival for own, rival in pairs) / len(pairs)
    error = sqrt((better + worse - (better - worse) ** 2 + 0.25 / len(pairs)) / len(pairs))
    if better - worse <= 2 * error or round(100 * better) < LEAST_PERCENT:
        return []
    said = Phrase(key=f"merit-{effect.factor.name}")
    return [Reason(effect.factor.name, said, round(100 * better), round(100 * worse))]


def _spare_reason(effect: Effect, same: Sequence[Effect]) -> list[Reason]:
    """Return the reason that a move costs less of a factor than another one."""
    if not effect.factor.spared:
        return []
    lost = effect.usual_loss()
    for other in same:
        count = other.usual_loss() - lost
        if count > 0 and is_ahead(effect, other):
            said = Phrase(key=f"spare-{effect.factor.name}", args={"count": count, "lost": lost})
            met = sum(gain >= -lost for gain in effect.gains)
            percent = round(100 * met / len(effect.gains))
            return [Reason(effect.factor.name, said, percent, spare=True)]
    return []


def _change(effect: Effect, same: Sequence[Effect], sign: Literal[-1, 1]) -> list[Reason]:
    """Return the reason that a factor improves (1), or the risk that it worsens (-1).

    There is none if every other move changes the factor as much.
    """
    change = effect.usual(sign)
    only_other = "loss" if sign > 0 else "gain"
    if effect.factor.reported in (only_other, "neither") or not change:
        return []
    share = effect.share(change)
    if round(100 * share) < LEAST_PERCENT:
        return []
    ahead = (is_ahead(effect, other) if sign > 0 else is_ahead(other, effect) for other in same)
    return [_reason(effect, change, share)] if not same or any(ahead) else []


def _difference_kept(one: Effect, other: Effect) -> float:
    """Return the difference of how often two moves keep a factor; 0 if it is not significant."""
    p, q, n, m = one.share_kept(), other.share_kept(), len(one.gains), len(other.gains)
    error = sqrt((p * (1 - p) + 0.25 / n) / n + (q * (1 - q) + 0.25 / m) / m)
    return p - q if abs(p - q) > 2 * error else 0.0


def _later_reason(effect: Effect, other: Effect) -> list[Reason]:
    """Return the reason that a factor is kept more often than with the other move."""
    if _difference_kept(effect, other) <= 0 or round(100 * effect.share_kept()) < LEAST_PERCENT:
        return []
    said = Phrase(key=f"merit-{effect.factor.name}")
    often, otherwise = round(100 * effect.share_kept()), round(100 * other.share_kept())
    return [Reason(effect.factor.name, said, often, otherwise)]


def _later_risk(effect: Effect, other: Effect) -> list[Reason]:
    """Return the risk that a factor is kept less often than with the other move."""
    percent = round(100 * (1 - effect.share_kept()))
    otherwise = round(100 * (1 - other.share_kept()))
    if (
        effect.factor.reported == "gain"
        or percent < LEAST_PERCENT
        or _difference_kept(effect, other) >= 0
    ):
        return []
    said = Phrase(key=f"risk-{effect.factor.name}")
    return [Reason(effect.factor.name, said, percent, otherwise, risk=True)]


MoveReasons = Mapping[int, tuple[tuple[Reason, ...], Reason | None]]
"""The reasons and the risk of each move."""


def known_effects(
    game: Game, hidden: Position, looks: Mapping[int, Lookahead]
) -> dict[int, tuple[Effect, ...]]:
    """Return the effects of the moves that were legal in enough determinizations."""
    return {
        move: effects(game, hidden, seen)
        for move, seen in looks.items()
        if len(seen.nows) >= FEWEST
    }


def explain_moves(moves: Sequence[int], known: Mapping[int, Sequence[Effect]]) -> MoveReasons:
    """Return the reasons for moves whose effects are known, the best move first.

    They are compared with each other: the first with the next best, the others with the first. A
    single move is compared with all whose effects are known.
    """
    together = [move for move in moves if move in known]
    among = together if len(together) > 1 else list(known)
    return {
        move: reasons(known[move], [known[other] for other in among if other != move])
        for move in together
    }
