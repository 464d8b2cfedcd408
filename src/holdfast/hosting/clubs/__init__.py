"""Clubs: groups of people who meet to play, by a link.

`clubs` is the service for members, and `evenings` for what they play; `pairs`, `points` and
`calendar` are the arithmetic of an evening, `club_views` makes messages, and `records` is what is
stored and the interface of the storage.
"""

from holdfast.hosting.clubs.clubs import Clubs

__all__ = ["Clubs"]
