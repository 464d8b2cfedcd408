"""What a screen shows of Outbreak: a position as everybody knows it, in words and plain numbers."""

from holdfast.games.outbreak.view.whole import chart, view

__all__ = ["chart", "view"]
