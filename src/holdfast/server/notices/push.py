"""Web Push: messages to browsers, by way of the push service that each browser names."""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol

from holdfast.hosting.notices.records import Sent, Subscription
from holdfast.server.notices import endpoints

if TYPE_CHECKING:
    from holdfast.server.notices.encryption import ServerKey

log = logging.getLogger(__name__)

ABOUT, NAME = "server", "vapid"
"""Subject and name under which the key of the server is stored."""
VALID = 12 * 3600
"""Seconds for which a signature is valid."""
THREADS = 4
"""Maximum number of messages that are sent at the same time."""


class KeyStorage(Protocol):
    """Storage of the key of the server."""

    async def keep_note(
        self, about: str, name: str, note: dict[str, Any], replace: bool = False
    ) -> None:
        """Store a note about something under a name, unless there is one already."""
        ...

    async def notes(self, about: str) -> list[tuple[str, dict[str, Any]]]:
        """Return all notes about something with their names."""
        ...


class WebPush:
    """Sends push messages in threads of its own, so that slow services keep nobody waiting."""

    def __init__(
        self, storage: KeyStorage, contact: str, now: Callable[[], float], local: bool = False
    ) -> None:
        """Create the service.

        `contact`: where the operator of a push service reaches the host, or an empty string.
        `local`: for tests, endpoints on this machine are allowed.
        """
        self._storage = storage
        self._contact = contact
        self._now = now
        self._local = local
        self._key: ServerKey | None = None
        self._threads = ThreadPoolExecutor(THREADS, "push")

    def close(self) -> None:
        """Drop the messages that were not sent yet."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def public_key(self) -> str:
        """Return the key by which browsers recognise this server, in base64url."""
        return (await self._server_key()).public

    async def _server_key(self) -> ServerKey:
        """Return the key of the server. The first process that needs it makes it."""
        if self._key is None:
            encryption = await asyncio.to_thread(_encryption)
            for _ in range(2):
                stored = dict(await self._storage.notes(ABOUT)).get(NAME)
                if stored is not None:
                    break
                new = {"private": encryption.ServerKey.new().dump()}
                await self._storage.keep_note(ABOUT, NAME, new)
            assert stored is not None
            self._key = encryption.ServerKey.load(stored["private"])
        return self._key

    async def check(self, endpoint: str) -> bool:
        """Return whether messages may be sent to an endpoint."""

        def look() -> bool:
            try:
                endpoints.public_address(endpoints.parse(endpoint, self._local), self._local)
            except (endpoints.ForbiddenEndpointError, OSError):
                return False
            return True

        return await asyncio.get_running_loop().run_in_executor(self._threads, look)

    async def send(self, to: Subscription, text: str, seconds: float, topic: str) -> Sent:
        """Send a message, which is of use for some seconds and replaces others of its topic."""
        key = await self._server_key()

        def post() -> Sent:
            return self._post(key, to, text, seconds, topic)

        return await asyncio.get_running_loop().run_in_executor(self._threads, post)

    def _post(
        self, key: ServerKey, to: Subscription, text: str, seconds: float, topic: str
    ) -> Sent:
        encryption = _encryption()
        try:
            endpoint = endpoints.parse(to.endpoint, self._local)
            body = encryption.encrypt(text.encode(), to.public_key, to.secret)
            expires = int(self._now()) + VALID
            headers = {
                "Authorization": key.authorization(endpoint.origin, self._contact, expires),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(max(0, int(seconds))),
                "Topic": hashlib.sha256(topic.encode()).hexdigest()[:32],
                "Urgency": "normal",
            }
            status = endpoints.post(endpoint, headers, body, self._local)
        except endpoints.ForbiddenEndpointError:
            return "gone"
        except (OSError, http.client.HTTPException) as error:
            log.info("a push service cannot be reached: %s", error)
            return "failed"
        if status in (404, 410):
            return "gone"
        if 200 <= status < 300:
            return "sent"
        log.info("a push service at %s answers %d", endpoint.host, status)
        return "failed" if status == 429 or status >= 500 else "sent"


def _encryption() -> Any:
    """Return the module of the encryption. It is imported on first use, which takes a while."""
    from holdfast.server.notices import encryption

    return encryption
