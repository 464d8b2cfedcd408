"""View of Outlive: a position as one viewer may know it, as the data that the client draws."""

from holdfast.games.outlive.view.whole import chart, view

__all__ = ["chart", "view"]
