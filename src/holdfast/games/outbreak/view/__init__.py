"""What a screen shows of Outbreak: a position as everybody knows it, in words and plain numbers."""

from holdfast.games.outbreak.view.whole import chart, sees, view

__all__ = ["chart", "sees", "view"]
