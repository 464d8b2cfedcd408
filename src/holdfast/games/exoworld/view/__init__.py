"""What a screen shows of Exoworld: a position as one viewer knows it, in words and numbers."""

from holdfast.games.exoworld.view.whole import chart, sees, view

__all__ = ["chart", "sees", "view"]
