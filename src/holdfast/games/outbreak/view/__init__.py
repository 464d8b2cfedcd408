"""View of Outbreak: a position as all viewers know it, as the data that the client draws."""

from holdfast.games.outbreak.view.whole import chart, sees, view

__all__ = ["chart", "sees", "view"]
