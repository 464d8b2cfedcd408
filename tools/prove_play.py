"""Prove that `make play` leads to a game, here and without a screen: `python3 tools/prove_play.py`.

Starts `make play`, waits for the lobby, opens a table against bots in a browser without a window,
waits for the first decision, ends everything as Ctrl+C would, and checks that no process is left.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SERVED = re.compile(r"Holdfast is served at (http://\S+/)")
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SET_UP = 1200.0
"""Maximum number of seconds until the lobby is there: packages are fetched and a client is
built."""
PATIENCE = 120.0
"""Maximum number of seconds for everything else."""


class Unproved(Exception):
    """Raised when `make play` does not work as it should; the message says what is wrong."""


def main() -> None:
    """Prove that `make play` leads to the first decision."""
    parser = argparse.ArgumentParser(description="Prove that `make play` leads to a game.")
    parser.add_argument("--look-at", metavar="ADDRESS", help="only look at a lobby that is served")
    address = parser.parse_args().look_at
    try:
        if address:
            look_at(address)
        else:
            prove(["make", "play"])
    except Unproved as problem:
        sys.exit(f"`make play` is not proved: {problem}")


def prove(command: list[str]) -> None:
    """Start the game, reach the first decision, stop, and check that nothing is left."""
    began = time.monotonic()
    with playing(command) as (process, address):
        say(f"The lobby is at {address} after {time.monotonic() - began:.0f} s.")
        # The browser is driven by a package that is needed for tests alone.
        run(["make", "--no-print-directory", "development"])
        run([str(ROOT / ".venv/bin/python"), __file__, "--look-at", address])
        if process.poll() is not None:
            raise Unproved("the server has ended by itself.")
    say(f"`make play` is proved, in {time.monotonic() - began:.0f} s.")


@contextmanager
def playing(command: list[str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run the command until the end of the block. The context has its process and its address."""
    # Any free port, and a session of its own, so that all its processes can be found.
    environment = {**os.environ, "HOLDFAST_PORT": "0"}
    for screen in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        environment.pop(screen, None)
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, start_new_session=True, preexec_fn=hear_interrupts,
    )  # fmt: skip
    told: list[str] = []
    served = threading.Event()
    listening = threading.Thread(target=listen, args=(process, told, served))
    listening.start()
    try:
        if not served.wait(SET_UP):
            raise Unproved(f"after {SET_UP:.0f} s there is no lobby.")
        found = SERVED.search(told[-1])
        if found is None:
            raise Unproved("it ended before there was a lobby.")
        yield process, found[1]
        os.killpg(process.pid, signal.SIGINT)
        until(lambda: process.poll() is not None, "an interrupt does not end it.")
        until(lambda: not session(process.pid), "something is left running after it has ended.")
        listening.join()  # it may not have read the last lines yet
        if any("Traceback" in line for line in told):
            raise Unproved("it complains when it is ended.")
    finally:
        for left in session(process.pid):
            with suppress(ProcessLookupError):  # it may have ended by itself meanwhile
                os.kill(left, signal.SIGKILL)
        process.wait()
        until(lambda: not session(process.pid), "what was killed goes on.")
        listening.join()


def hear_interrupts() -> None:
    """Let the process handle interrupts, which a shell makes background processes ignore."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def listen(process: subprocess.Popen[str], told: list[str], served: threading.Event) -> None:
    """Print the output of a process, and set `served` when it has an address or ends."""
    assert process.stdout is not None
    with process.stdout as lines:
        for line in lines:
            print(f"  | {line}", end="", flush=True)
            if not served.is_set() or "Traceback" in line:
                told.append(line)
            if SERVED.search(line):
                served.set()
    served.set()


def session(leader: int) -> list[int]:
    """Return the processes of a session that still run; none on systems other than Linux."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, _, _, its_session = (folder / "stat").read_text().rpartition(")")[2].split()[:4]
        except OSError:  # it has just ended
            continue
        if int(its_session) == leader and state != "Z":
            found.append(int(folder.name))
    return found


def until(it_is_so: Callable[[], bool], otherwise: str) -> None:
    """Wait until a condition holds, or raise Unproved with the message `otherwise`."""
    deadline = time.monotonic() + PATIENCE
    while not it_is_so():
        if time.monotonic() > deadline:
            raise Unproved(otherwise)
        time.sleep(0.1)


def run(command: list[str]) -> None:
    """Run a command, and raise Unproved if it fails."""
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise Unproved(f"`{' '.join(command)}` failed; its last words are above.")


def look_at(address: str) -> None:
    """Open a table in the lobby and wait for the first decision."""
    from playwright.sync_api import Error, sync_playwright

    chromium = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if chromium is None:
        raise Unproved(f"there is no Chromium on the PATH ({', '.join(CHROMIUMS)}).")
    # Chromium refuses to sandbox itself for root.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=sandbox)
        page = browser.new_page(locale="en-GB")
        page.set_default_timeout(PATIENCE * 1000)
        try:
            page.goto(address)
            page.get_by_role("button", name=re.compile("^Play ")).first.click()
            page.locator("[data-move]").first.wait_for()
        except Error as problem:
            raise Unproved(f"no decision is asked for in the browser: {problem}") from None
        say(f"The first decision is asked for at “{page.title()}”.")
        browser.close()


def say(sentence: str) -> None:
    """Print a line for the person at the terminal, at once."""
    print(sentence, flush=True)


if __name__ == "__main__":
    main()
