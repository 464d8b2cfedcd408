"""Notices: messages to people about their slow games while they are away.

`notices` is the service that the API calls, `notifier` finds out what to tell and when, `plan` has
its rules, `wording` the texts, and `records` what is stored and the interfaces of the storage and
of what sends messages.
"""

from holdfast.hosting.notices.notices import Notices
from holdfast.hosting.notices.notifier import Notifier

__all__ = ["Notices", "Notifier"]
