"""Passkeys (WebAuthn): the device keeps a private key and signs a challenge with it.

The library is imported on first use: it takes longer than everything else that a request needs.
"""

from __future__ import annotations

import json
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

from holdfast.hosting.accounts.records import Passkey
from holdfast.hosting.problems import fault

log = logging.getLogger(__name__)

T = TypeVar("T")
SECONDS = 300.0
"""Seconds that people have to confirm a passkey on their device."""
_TITLE = "Holdfast"


@dataclass(frozen=True)
class Challenge:
    """A challenge that a browser is asked to sign."""

    options: str
    """Options for the browser, as JSON."""
    text: str
    """The challenge itself."""


def site_of(origin: str) -> str:
    """Return the host name of an origin, to which its passkeys belong, or raise a RequestError."""
    with suppress(ValueError):
        if host := urlsplit(origin).hostname:
            return host
    raise fault("no-passkey")


def creation(origin: str, account: str, name: str, known: list[Passkey]) -> Challenge:
    """Return the challenge for a new passkey of an account."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site_of(origin),
        rp_name=_TITLE,
        user_id=account.encode(),
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=_bytes(one.credential)) for one in known
        ],
    )
    return Challenge(options_to_json(options), _text(options.challenge))


def request(origin: str) -> Challenge:
    """Return the challenge for somebody who signs in. The device knows which account it is."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site_of(origin), user_verification=UserVerificationRequirement.REQUIRED
    )
    return Challenge(options_to_json(options), _text(options.challenge))


def challenge_in(credential: str) -> str:
    """Return the challenge that a browser says it has signed. Nothing about it is checked yet."""
    try:
        said = json.loads(credential)["response"]["clientDataJSON"]
        challenge = json.loads(_bytes(said))["challenge"]
    except (KeyError, TypeError, ValueError, RecursionError):
        raise fault("no-passkey") from None
    return challenge if isinstance(challenge, str) else ""


def verify_creation(origin: str, credential: str, challenge: str) -> tuple[str, str, int]:
    """Return credential, public key and number of uses of a new passkey, once it is verified."""
    from webauthn import verify_registration_response

    made = _verify(verify_registration_response, origin, credential, challenge)
    return _text(made.credential_id), _text(made.credential_public_key), made.sign_count


def credential_in(credential: str) -> str:
    """Return the id of the credential that a browser names."""
    try:
        named = json.loads(credential)["id"]
    except (KeyError, TypeError, ValueError, RecursionError):
        raise fault("no-passkey") from None
    return named if isinstance(named, str) else ""


def verify_use(origin: str, credential: str, challenge: str, passkey: Passkey) -> int:
    """Return the number of uses of a passkey, once its signature is verified."""
    from webauthn import verify_authentication_response

    verified = _verify(
        verify_authentication_response, origin, credential, challenge,
        credential_public_key=_bytes(passkey.public_key),
        credential_current_sign_count=passkey.uses,
    )  # fmt: skip
    return verified.new_sign_count


def _verify(
    verify: Callable[..., T], origin: str, credential: str, challenge: str, **further: Any
) -> T:
    """Return the result of `verify` for a browser's response.

    Raise the error for a wrong passkey if `verify` raises anything.
    """
    try:
        return verify(
            credential=credential,
            expected_challenge=_bytes(challenge),
            expected_rp_id=site_of(origin),
            expected_origin=origin,
            require_user_verification=True,
            **further,
        )
    except Exception as error:
        # The library trusts the shape of keys and statements, which anybody can send: it raises
        # KeyError, IndexError, TypeError and more where they are odd.
        log.debug("a passkey was refused: %r", error)
        raise fault("no-passkey") from None


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
