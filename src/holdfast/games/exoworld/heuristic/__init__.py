"""Heuristic player of Exoworld: it scores every option, compiled like the rules.

It plays for the team. A level below 0 costs points. A module scores by its effect on the levels,
divided by the number of cards that are still missing to pay for it. Draws, trades and payments
follow that score; repairs, shortages and events are compared with it. Levels count in twentieths of
a step.

Numbers that several options need are computed once per decision and stored in `notes` of the
position. `advise` clears them before it returns. This is fast, and a function with a single caller
compiles only once.
"""

from holdfast.games.exoworld.heuristic.advice import advise

__all__ = ["advise"]
