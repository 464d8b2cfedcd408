"""Firefox and WebKit through their own drivers, where installed: open pages, run scripts."""

from __future__ import annotations

import itertools
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

WEBKIT_DRIVER = "WebKitWebDriver"
WEBKIT_BROWSERS = "lib/*/webkit2gtk-4.*/MiniBrowser"
FIREFOXES = ("firefox", "firefox-esr")
PATIENCE = 60


class Driver(Protocol):
    """A browser window."""

    def go(self, address: str) -> None:
        """Open an address."""
        ...

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression in the page."""
        ...


class WebKit:
    """A window of WebKitGTK, driven by the WebDriver protocol."""

    def __init__(self, http: httpx.Client, session: str) -> None:
        self._http, self._session = http, session

    def _post(self, what: str, **body: Any) -> Any:
        answer = self._http.post(f"/session/{self._session}/{what}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def go(self, address: str) -> None:
        """Open an address."""
        self._post("url", url=address)

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression in the page."""
        return self._post("execute/sync", script=f"return {expression}", args=[])


class Firefox:
    """A window of Firefox, driven by WebDriver BiDi, which needs no separate driver."""

    def __init__(self, line: ClientConnection) -> None:
        self._line, self._numbers = line, itertools.count(1)
        self._call("session.new", capabilities={})
        self._window = self._call("browsingContext.getTree")["contexts"][0]["context"]

    def _call(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            said = json.loads(self._line.recv(PATIENCE))
            if said.get("id") == number:
                assert said["type"] == "success", said
                return said["result"]

    def go(self, address: str) -> None:
        """Open an address."""
        self._call("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """Return the value of an expression in the page."""
        found = self._call(
            "script.evaluate", expression=f"JSON.stringify({expression})", awaitPromise=True,
            target={"context": self._window},
        )  # fmt: skip
        assert found["type"] == "success", found
        text = found["result"].get("value")
        return None if text is None else json.loads(text)


def webkit_browser() -> Path | None:
    """Return the path of WebKitGTK's MiniBrowser, or None if it or its driver is not installed."""
    found = sorted(Path("/usr").glob(WEBKIT_BROWSERS))
    return found[-1] if found and shutil.which(WEBKIT_DRIVER) else None


def _wait_for(ready: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < deadline
        time.sleep(0.2)


@contextmanager
def webkit(folder: Path) -> Iterator[Driver]:
    """Open a window of WebKitGTK, on a virtual display if there is none."""
    driver = shutil.which(WEBKIT_DRIVER)
    assert driver is not None
    port = 20000 + os.getpid() % 20000
    command = [driver, f"--port={port}"]
    if not os.environ.get("DISPLAY"):
        command = ["xvfb-run", "-a", *command]
    environment = {
        **os.environ, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LANG": "en_GB.UTF-8",
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    }  # fmt: skip
    process = subprocess.Popen(command, env=environment, start_new_session=True)
    http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def ready() -> bool:
        try:
            return bool(http.get("/status").json()["value"]["ready"])
        except httpx.TransportError:
            return False

    options = {"binary": str(webkit_browser()), "args": ["--automation"]}
    try:
        _wait_for(ready)
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        answer = http.post("/session", json=asked)
        assert answer.status_code == 200, answer.text
        session = answer.json()["value"]["sessionId"]
        try:
            yield WebKit(http, session)
        finally:
            http.delete(f"/session/{session}")
    finally:
        http.close()
        os.killpg(process.pid, 15)
        process.wait()


@contextmanager
def firefox(folder: Path) -> Iterator[Driver]:
    """Open a window of Firefox."""
    binary = next(filter(None, map(shutil.which, FIREFOXES)))
    port = 21000 + os.getpid() % 20000
    command = [
        binary, "--headless", "--no-remote", "--profile", str(folder),
        f"--remote-debugging-port={port}", "about:blank",
    ]  # fmt: skip
    environment = {**os.environ, "HOME": str(folder)}
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    found: list[ClientConnection] = []

    def ready() -> bool:
        try:
            found.append(connect(f"ws://127.0.0.1:{port}/session", max_size=None))
        except OSError:
            return False
        return True

    try:
        _wait_for(ready)
        with found[0] as line:
            yield Firefox(line)
    finally:
        process.terminate()
        process.wait()
