"""View of Outbreak: a position as all viewers know it, as the data that the client draws."""

from holdfast.games.outbreak.view.whole import chart, view, view_key

__all__ = ["chart", "view", "view_key"]
