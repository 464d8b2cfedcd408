"""Accounts: optional, for people who want to have their games on several devices.

`accounts` is the service that the API calls: sessions, names, passwords and passkeys. `devices`
signs in a second device, `tables` has the games of accounts, `export` writes everything of one into
a file, and `removal` forgets people. `records` says what is stored, and `bot_events` reports to
programs that play for an account.
"""

from holdfast.hosting.accounts.accounts import Accounts
from holdfast.hosting.accounts.signed_in import SignedIn

__all__ = ["Accounts", "SignedIn"]
