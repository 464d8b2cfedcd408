"""Conduct: who people are across tables, which people they have blocked, and what they report.

`conduct` is the service that the API calls, and `records` what is stored and the interface of the
storage.
"""

from holdfast.hosting.conduct.conduct import Conduct

__all__ = ["Conduct"]
