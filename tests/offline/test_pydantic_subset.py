"""Tests that offline mode's replacement for pydantic gives the same answers, byte for byte."""

from __future__ import annotations

import math
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import pydantic
import pydantic_core
import pytest

from holdfast import games
from holdfast.offline import pydantic_subset
from holdfast.offline.pydantic_subset import to_json as subset_to_json

VISIT = """
import asyncio, json, re, sys
import pydantic
from tests.offline.storage import Memory, Window
from tests.support.entropy import FixedEntropy
from tests.support.server import InProcessBots
from holdfast.offline.local_host import LocalHost

game = sys.argv[1]
drawn = {}

def show(said):
    for name, plain in drawn.items():
        said = said.replace(name, plain)
    print(re.sub(r'"updated":[\\d.]+', '"updated":0', said))

class Listener:
    def opened(self):
        show("opened")

    def received(self, message):
        show(message)

    def closed(self, code):
        show(f"closed {code}")

async def visit():
    server = LocalHost(Window(Memory()), InProcessBots(), FixedEntropy(), word_seconds=0)
    server.start()

    async def ask(method, address, body=b""):
        sent = body if isinstance(body, bytes) else json.dumps(body).encode()
        status, text = await server.request(method, address, sent)
        found = json.loads(text)
        if address == "/tables" and status == 200:
            for name in (found["table"], found["spectator"], *(s["token"] for s in found["seats"])):
                drawn.setdefault(name, f"<{len(drawn)}>")
        show(f"{method} {address} {body!r} {status} {text}")
        return found

    people = [{"kind": "person", "name": "Ännä \\u2028 \\"A\\""}, {"kind": "person", "name": ""}]
    new = await ask("POST", "/tables", {"game": game, "seats": people})
    at, token = f"/tables/{new['table']}", new["seats"][0]["token"]
    by = f"token={token}"
    table = await ask("GET", f"{at}?{by}")
    line = await server.connect(new["table"], token, Listener())
    for _ in range(5):
        if not table["moves"]:
            by = f"token={new['seats'][1]['token']}"
            table = await ask("GET", f"{at}?{by}")
            continue
        move = table["moves"][len(table["moves"]) // 2]["n"]
        await ask("GET", f"{at}/why?{by}&move={move}")
        await ask("GET", f"{at}/caution?{by}&move={move}")
        play = {"type": "play", "seq": table["seq"], "move": move}
        await ask("POST", f"{at}/commands?{by}", play)
        await asyncio.sleep(0.1)
        table = await ask("GET", f"{at}?{by}")
    await line.send('{"type": "play", "seq": 0}')
    await asyncio.sleep(0.1)
    line.close()
    await ask("POST", f"{at}/commands?{by}", {"type": "undo", "seq": table["seq"]})
    await ask("GET", f"{at}/after/0?{by}")
    await ask("GET", f"{at}/frames?{by}&count=4")
    await ask("GET", f"{at}/chat?{by}")
    await ask("POST", "/tables/mine", {"tokens": [{"table": new["table"], "token": token}]})
    await ask("POST", f"{at}/carried", {"tokens": [s["token"] for s in new["seats"]]})
    await ask("GET", "/games")
    course = await ask("GET", f"/games/{game}/course")
    await ask("GET", f"/games/{game}/rules?lang=de")
    for wrong in (
        {}, [], 5, "x", None, {"type": 5}, {"type": "dance"}, {"type": "play"},
        {"type": "play", "seq": "0", "move": "one"}, {"type": "play", "seq": 0.5, "move": 1e3},
        {"type": "play", "seq": True, "move": None}, {"type": "play", "seq": -1, "move": 2**31},
        {"type": "play", "seq": 0, "move": 0, "more": 1}, {"type": "sit-down", "name": ""},
        {"type": "sit-down", "name": "n" * 25}, {"type": "ready", "ready": "maybe"},
        {"type": "ready", "ready": 2}, {"type": "ready", "ready": []},
        {"type": "ready", "ready": "yes"},
        {"type": "standing", "answers": {str(n): "ask" for n in range(17)}},
        {"type": "standing", "answers": {"a": 1}}, {"type": "standing", "answers": []},
        {"type": "plan", "seq": 0, "moves": [0, -1, "x"]}, {"type": "plan", "seq": 0, "moves": 3},
        {"type": "plan", "seq": 0, "moves": list(range(99))},
        {"type": "judge", "of": 0, "word": "bad"},
        {"type": "say", "text": 7}, {"type": "say", "place": "here"},
        {"type": "hand-over", "seat": 0, "level": 3},
    ):
        await ask("POST", f"{at}/commands?{by}", wrong)
    for wrong in (
        {}, [], {"game": game}, {"game": game, "seats": []}, {"game": 1, "seats": "all"},
        {"game": game, "seats": [{"kind": "cat"}]},
        {"game": game, "seats": [3, {"kind": "bot", "x": 1}]},
        {"game": game, "seats": [{"kind": "person"}] * 17},
        {"game": game, "seats": [{"kind": "person"}], "options": {"players": 3}},
    ):
        await ask("POST", "/tables", wrong)
    for wrong in ({}, {"tokens": []}, {"tokens": [{"table": "t" * 33, "token": 1}]}):
        await ask("POST", "/tables/mine", wrong)
        await ask("POST", f"{at}/carried", wrong)
    wrong = ("why", "why?move=x", "why?move=-1", "why?move=1&token=2", "why?move=1.5&more=1")
    for address in wrong:
        await ask("GET", f"{at}/{address}")
    await ask("GET", f"{at}/ahead?{by}&moves=1&moves=x")
    await ask("GET", f"/games/{game}/rules?lang=fr")
    await server.close()

print(pydantic.__version__ if hasattr(pydantic, "__version__") else "subset", file=sys.stderr)
asyncio.run(visit())
"""


@pytest.fixture(scope="module")
def replaced(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder whose pydantic is the subset, as in the page's library."""
    folder = tmp_path_factory.mktemp("replaced")
    shutil.copytree(Path(pydantic_subset.__file__).parent, folder / "pydantic")
    (folder / "pydantic_core.py").write_text("from pydantic import from_json, to_json\n", "utf-8")
    return folder


def visit_with(game: str, *first: Path) -> tuple[str, list[str]]:
    """Return which pydantic a visit used, and everything that was answered."""
    script = f"import sys; sys.path[:0] = {[str(folder) for folder in first]!r}\n{VISIT}"
    run = subprocess.run(
        [sys.executable, "-c", script, game], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stderr.strip().splitlines()[-1], run.stdout.splitlines()


@pytest.mark.parametrize("game", games.names())
def test_a_page_without_pydantic_answers_the_same(game: str, replaced: Path) -> None:
    subset, here = visit_with(game, replaced)
    real, there = visit_with(game)
    assert subset == "subset"
    assert real != "subset"
    # What is computed at the same time is answered in any order.
    pairs = zip(sorted(here), sorted(there), strict=True)
    different = [(mine, wanted) for mine, wanted in pairs if mine != wanted]
    assert different == []


@pytest.mark.parametrize("mode", ["constants", "null"])
def test_infinite_numbers_are_written_as_pydantic_writes_them(
    mode: Literal["constants", "null"],
) -> None:
    texts = []
    for library, write in ((pydantic, pydantic_core.to_json), (pydantic_subset, subset_to_json)):
        base: Any = library.BaseModel

        class Numbers(base):  # type: ignore[misc]
            one: float
            more: list[float]
            any: Any = None

        numbers = Numbers(one=math.inf, more=[-math.inf, 0.5], any=[math.nan, "∞"])
        value = {"a": math.inf, "b": (numbers, -math.inf), "c": 1.5}
        texts.append((write(value, inf_nan_mode=mode), numbers.model_dump_json()))
    assert texts[0] == texts[1]
