"""The steady player of Exoworld: a worth for every option, compiled like the rules.

It plays for the team. A level below 0 costs; a module is worth what it does to the levels, divided
by the cards still missing to pay for it. Drawing, trading and paying follow from that; repairs,
shortages and events are weighed against it. Levels are counted in twentieths of a step.

Whatever several options need is worked out once and noted in the position, and wiped when advice
is given: that is fast, and a function that is called from one place compiles once.
"""

from holdfast.games.exoworld.heuristic.advice import advise

__all__ = ["advise"]
