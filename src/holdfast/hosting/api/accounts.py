"""Accounts: open one, sign in, use several devices, take everything along, delete everything."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from holdfast.hosting.accounts import Accounts, SignedIn
from holdfast.hosting.accounts.pace import Pace
from holdfast.hosting.accounts.records import Account
from holdfast.hosting.api.call import AccountCall, Call
from holdfast.hosting.api.parameters import First, GameId, Shown
from holdfast.hosting.api.route import File
from holdfast.hosting.messages.accounts import (
    AccountGame,
    AccountState,
    DeletionWish,
    DeviceAnswer,
    DeviceClaim,
    DeviceCode,
    DeviceState,
    DeviceTicket,
    History,
    NameAndPassword,
    NameWish,
    NewAccount,
    NewPassword,
    PasskeyAnswer,
    PasskeyOptions,
)
from holdfast.hosting.messages.lobby import HeldTokens
from holdfast.hosting.problems import fault

Code = Annotated[str, Field(max_length=16)]


async def account(call: Call) -> AccountState:
    """Return who is signed in, and whether this server has accounts."""
    accounts = call.host.accounts
    if accounts is None:
        return AccountState(available=False, account=None)
    return await account_state(accounts, await accounts.signed_in(call.browser.session))


async def open_account(call: Call, body: NewAccount) -> AccountState:
    """Open an account with a name and a password, and sign in."""
    made = await _accounts(call).open_with_password(body.name, body.password)
    return await _enter(call, made)


async def sign_in(call: Call, body: NameAndPassword) -> AccountState:
    """Sign in with a name and a password."""
    return await _enter(call, await _accounts(call).sign_in(body.name, body.password))


async def sign_in_options(call: Call) -> PasskeyOptions:
    """Return the options with which a browser signs in by passkey."""
    options = await _accounts(call).sign_in_options(call.browser.origin)
    return PasskeyOptions(options=options)


async def sign_in_by_passkey(call: Call, body: PasskeyAnswer) -> AccountState:
    """Sign in with a passkey."""
    accounts = _accounts(call)
    found = await accounts.sign_in_by_passkey(call.browser.origin, body.credential)
    return await _enter(call, found)


async def passkey_options(call: Call, body: NameWish) -> PasskeyOptions:
    """Return the options with which a browser makes a passkey.

    It is for a new account with this name, or for the account that is signed in.
    """
    accounts = _accounts(call)
    who = await accounts.signed_in(call.browser.session)
    options = await accounts.passkey_options(call.browser.origin, who, body.name)
    return PasskeyOptions(options=options)


async def add_passkey(call: Call, body: PasskeyAnswer) -> AccountState:
    """Open an account with the passkey that a browser has made, or add it to the account that is
    signed in.
    """
    accounts, browser = _accounts(call), call.browser
    who = await accounts.signed_in(browser.session)
    made = await accounts.add_passkey(browser.origin, who, browser.device, body.credential)
    return await (_enter(call, made) if who is None else account_state(accounts, who))


async def remove_passkey(call: AccountCall, passkey: Shown) -> AccountState:
    """Delete a passkey, unless it is the only way to sign in."""
    await call.accounts.remove_passkey(call.who, passkey)
    return await account_state(call.accounts, call.who)


async def sign_out(call: AccountCall) -> AccountState:
    """End the session of this browser."""
    return await _end(call, call.who.session.digest[:12])


async def end_session(call: AccountCall, session: Shown) -> AccountState:
    """End the session of any browser of the account, or one of its API tokens."""
    return await _end(call, session)


async def rename(call: AccountCall, body: NameWish) -> AccountState:
    """Change the name of the account."""
    await call.accounts.rename(call.who.account, body.name)
    return await account_state(call.accounts, call.who)


async def set_password(call: AccountCall, body: NewPassword) -> AccountState:
    """Change the password, and end the sessions of all other browsers and all API tokens."""
    await call.accounts.set_password(call.who, body.old, body.new)
    return await account_state(call.accounts, call.who)


async def account_games(call: AccountCall, body: HeldTokens) -> list[AccountGame]:
    """Attach the seats of these tokens to the account, and return its tables with tokens for this
    browser, those that go on first.
    """
    if call.host.conduct is not None:
        await call.host.conduct.adopt(call.browser)
    return await call.accounts.tables.games(call.who, body.tokens)


async def history(
    call: AccountCall,
    game: GameId | None = None,
    pace: Pace | None = None,
    won: bool | None = None,
    first: First = 0,
) -> History:
    """Return finished games of the account, the latest first: of one game, at one pace, or those
    that were won or lost.
    """
    async with call.turn():
        return await call.accounts.tables.history(call.who, game, pace, won, first)


async def export_account(call: AccountCall) -> File:
    """Return everything that is stored of the account, as a file."""
    parts: dict[str, Any] = {}
    if call.host.notices is not None:
        parts["notices"] = await call.host.notices.export(call.who.account)
    if call.host.clubs is not None:
        parts["clubs"] = await call.host.clubs.export(call.who)
    return File("holdfast-account.json", await call.accounts.export(call.who, call.client, parts))


async def delete_account(call: AccountCall, body: DeletionWish) -> AccountState:
    """Delete the account with everything that is stored of it, but no game of others."""
    await call.accounts.tables.delete(call.who)
    call.browser.new_session = ""
    return await account_state(call.accounts, None)


async def device_code(call: AccountCall) -> DeviceCode:
    """Return a code by which another device asks to be signed in."""
    return await call.accounts.devices.new_code(call.who)


async def device_state(call: AccountCall, code: Code) -> DeviceState:
    """Return whether another device has used a code, and the words that it shows."""
    return await call.accounts.devices.state(call.who, code)


async def answer_device(call: AccountCall, code: Code, body: DeviceAnswer) -> DeviceState:
    """Confirm that the other device shows the same words, or cancel the sign-in."""
    return await call.accounts.devices.answer(call.who, code, body.agree)


async def claim_device(call: Call, code: Code) -> DeviceClaim:
    """Request to be signed in with a code that another device shows."""
    return await _accounts(call).devices.claim(code)


async def sign_in_by_device(call: Call, code: Code, body: DeviceTicket) -> AccountState:
    """Sign in once the other device has agreed. Until then nobody is signed in."""
    accounts = _accounts(call)
    found = await accounts.devices.account(code, body.ticket)
    return await (account_state(accounts, None) if found is None else _enter(call, found))


def _accounts(call: Call) -> Accounts:
    """Return the accounts of the host, or raise a RequestError if it has none."""
    if call.host.accounts is None:
        raise fault("no-such-request")
    return call.host.accounts


async def _enter(call: Call, found: Account) -> AccountState:
    """Sign the browser in, and return its state."""
    accounts = _accounts(call)
    who = await accounts.start_session(found, call.browser.device)
    call.browser.new_session = who.secret
    return await account_state(accounts, who)


async def _end(call: AccountCall, session: str) -> AccountState:
    """End a session, and sign this browser out if it is its own."""
    await call.accounts.end_session(call.who, session)
    here = await call.accounts.signed_in(call.who.secret)
    if here is None:
        call.browser.new_session = ""
    return await account_state(call.accounts, here)


async def account_state(accounts: Accounts, who: SignedIn | None) -> AccountState:
    """Return who is signed in as a message."""
    view = None if who is None else await accounts.view(who)
    return AccountState(available=True, account=view)
