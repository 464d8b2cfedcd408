"""E-mail by SMTP, in a thread: plain text, to addresses that were confirmed."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Sequence
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

log = logging.getLogger(__name__)

SECONDS = 20.0
"""Maximum number of seconds that the mail server may take for a step."""
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
"""Schemes of the setting, with the usual port of each."""


@dataclass(frozen=True)
class MailServer:
    """A mail server, as the setting names it."""

    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def parse(cls, setting: str) -> MailServer:
        """Return the mail server that a setting names, or raise ValueError."""
        parts = urlsplit(setting)
        if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/"):
            raise ValueError(
                "the mail server must be an address such as smtp://name:password@mail.example.org"
            )
        return cls(
            parts.scheme,
            parts.hostname,
            parts.port or PORTS[parts.scheme],
            unquote(parts.username or ""),
            unquote(parts.password or ""),
        )

    def deliver(self, message: EmailMessage) -> None:
        """Send a message, or raise an error. Encryption is required but for `smtp+plain`."""
        context = ssl.create_default_context()
        if self.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        with server:
            if self.scheme == "smtp":
                server.starttls(context=context)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)


class SmtpMail:
    """Sends e-mail."""

    def __init__(self, setting: str, sender: str) -> None:
        """Set the server and the sender of messages. Raise ValueError if they cannot be used."""
        self._server = MailServer.parse(setting)
        if "@" not in parseaddr(sender)[1]:
            raise ValueError("e-mail needs an address that it comes from")
        self._sender = sender

    async def send(self, address: str, subject: str, lines: Sequence[str], stop: str = "") -> bool:
        """Send a message with these paragraphs, and the address that stops further ones."""
        message = EmailMessage()
        message["From"], message["To"] = self._sender, address
        # Names are in it: no line break of one may end the header.
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(self._sender)[1].partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n\n".join(lines) + "\n")
        try:
            await asyncio.to_thread(self._server.deliver, message)
        except (OSError, smtplib.SMTPException) as error:
            # The text of the error may name the address.
            log.warning("an e-mail could not be sent: %s", type(error).__name__)
            return False
        return True
