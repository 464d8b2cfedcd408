"""Accounts that are bots: mark one, make API tokens, and listen to what happens."""

from __future__ import annotations

from holdfast.hosting.api.accounts import account_state
from holdfast.hosting.api.call import AccountCall
from holdfast.hosting.api.route import Stream
from holdfast.hosting.messages.accounts import AccountState
from holdfast.hosting.messages.bots import BotWish, NewApiToken, TokenWish


async def mark_as_bot(call: AccountCall, body: BotWish) -> AccountState:
    """Mark the account as a bot, if it has played no game. This cannot be undone."""
    await call.accounts.mark_as_bot(call.who)
    return await account_state(call.accounts, call.who)


async def new_api_token(call: AccountCall, body: TokenWish) -> NewApiToken:
    """Return a new API token of an account that is a bot. It is sent only this once."""
    return await call.accounts.new_api_token(call.who, body.name)


async def bot_events(call: AccountCall) -> Stream:
    """Return a stream of the events of a bot account.

    Each line is a `TableEvent` or an `OpenTableEvent`, or empty.
    """
    assert call.host.bot_events is not None, "hosts with accounts have streams"
    return Stream(call.host.bot_events.lines(call.who, call.client))
