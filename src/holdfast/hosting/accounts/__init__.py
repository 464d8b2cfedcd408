"""Accounts: optional, for people who want to have their games on several devices.

`accounts` is the service that the API calls, `records` what is stored and the interface of the
storage, `passwords` and `passkeys` the two ways to sign in, `removal` serves people who want to be
forgotten, and `bot_events` reports to programs that play for an account.
"""

from holdfast.hosting.accounts.accounts import Accounts, SignedIn

__all__ = ["Accounts", "SignedIn"]
