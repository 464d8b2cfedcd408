"""WebSocket frames: messages of any length arrive as they were sent."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from holdfast.server.admission import LARGE, Admission, ServerConfig, WebSocketConnection

TEXTS = ["", "a", "b" * 125, "c" * 126, "ü" * 500, "d" * (LARGE - 1), "e" * LARGE, "f" * 70_000]
"""Of every length at which a frame begins in another way."""


class Wire(asyncio.Transport):
    """A stand-in for the transport of a connection to a browser that understands compression."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 5), "sockname": ("127.0.0.1", 6)})
        extensions = [ClientPerMessageDeflateFactory()]
        self.browser = ClientProtocol(parse_uri("ws://127.0.0.1/"), extensions=extensions)
        self.lengths: list[int] = []
        self.aborted = False

    def write(self, data: Any) -> None:
        self.lengths.append(len(data))
        self.browser.receive_data(bytes(data))

    def pause_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass

    def abort(self) -> None:
        self.aborted = True


async def send_texts(texts: list[str]) -> tuple[list[str], list[int]]:
    """Return these texts as a browser reads them, and how many bytes they took on the way."""
    done = asyncio.Event()

    async def say(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for text in texts:
            await send({"type": "websocket.send", "text": text})
        done.set()
        await receive()

    config = ServerConfig(say, Admission(), lifespan="off", log_config=None)
    config.load()
    line, wire = WebSocketConnection(config, ServerState(), {}), Wire()
    line.connection_made(wire)
    wire.browser.send_request(wire.browser.connect())
    line.data_received(b"".join(wire.browser.data_to_send()))
    await done.wait()
    line.connection_lost(None)
    await asyncio.sleep(0)
    frames = [event for event in wire.browser.events_received() if isinstance(event, Frame)]
    assert all(frame.opcode is Opcode.TEXT and frame.fin for frame in frames)
    return [bytes(frame.data).decode() for frame in frames], wire.lengths[1:]


def test_a_text_of_any_length_arrives_and_large_ones_are_compressed() -> None:
    heard, lengths = asyncio.run(send_texts(TEXTS))
    assert heard == TEXTS
    for text, length in zip(TEXTS, lengths, strict=True):
        octets = len(text.encode())
        assert length < octets / 10 if octets >= LARGE else 2 <= length - octets <= 4


@pytest.mark.parametrize(
    "early",
    [
        pytest.param(b"\x83\x80\0\0\0\0", id="no such frame"),
        pytest.param(b"\x89\x80\0\0\0\0", id="ping"),
        pytest.param(b"\x88\x80\0\0\0\0", id="close"),
        pytest.param(b"\x81", id="a part of a frame"),
    ],
)
def test_a_frame_before_the_answer_to_the_handshake_ends_the_connection(early: bytes) -> None:
    async def send_early() -> None:
        heard: list[str] = []

        async def listen(scope: Any, receive: Any, send: Any) -> None:
            heard.append((await receive())["type"])
            heard.append((await receive())["type"])
            await send({"type": "websocket.accept"})

        config = ServerConfig(listen, Admission(), lifespan="off", log_config=None)
        config.load()
        state = ServerState()
        line, wire = WebSocketConnection(config, state, {}), Wire()
        line.connection_made(wire)
        wire.browser.send_request(wire.browser.connect())
        line.data_received(b"".join(wire.browser.data_to_send()))
        line.data_received(early)
        assert wire.aborted
        line.connection_lost(None)
        await asyncio.gather(*state.tasks)
        assert heard == ["websocket.connect", "websocket.disconnect"]
        assert not wire.lengths  # nothing was answered

    asyncio.run(send_early())
