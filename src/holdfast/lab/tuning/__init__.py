"""Tuning: search for content values that move figures of a game to their targets."""

from holdfast.lab.tuning.search import tune

__all__ = ["tune"]
