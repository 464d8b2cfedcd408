"""View of Exoworld: a position as one viewer may know it, as the data that the client draws."""

from holdfast.games.exoworld.view.whole import chart, view, view_key

__all__ = ["chart", "view", "view_key"]
