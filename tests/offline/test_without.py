"""Tests that offline mode needs no NumPy, no Numba, no web framework and no database."""

from tests.kernel.test_engine import run

VISIT = """
import asyncio, json, sys

class Missing:
    NAMES = ("numpy", "numba", "llvmlite", "fastapi", "starlette", "sqlalchemy", "uvicorn")

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self.NAMES:
            raise ImportError(f"there is no {name} here")

sys.meta_path.insert(0, Missing())

import holdfast.offline.boot
from holdfast.offline.local_host import LocalHost
from holdfast.offline.local_workers import LocalWorkers
from tests.offline.storage import Memory, Window

class Nobody:
    count = 1

async def visit():
    host = LocalHost(Window(Memory()), LocalWorkers(Nobody()))
    host.start()
    async def ask(method, address, **body):
        status, text = await host.request(method, address, json.dumps(body).encode())
        assert status == 200, text
        return json.loads(text)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "settler"}]
    new = await ask("POST", "/tables", game="outlast", seats=seats)
    at, by = f"/tables/{new['table']}", f"token={new['seats'][0]['token']}"
    table = await ask("GET", f"{at}?{by}")
    while table["seq"] < 6 and not table["over"]:  # the wolves may be quicker
        if table["moves"]:
            move = {"type": "play", "seq": table["seq"], "move": table["moves"][-1]["n"]}
            await ask("POST", f"{at}/commands?{by}", **move)
        await asyncio.sleep(0)
        table = await ask("GET", f"{at}?{by}")
    await host.close()
    assert not set(Missing.NAMES) & set(sys.modules)
    print("played", table["seq"] > 1)

asyncio.run(visit())
"""


def test_a_table_is_played_at_with_nothing_else() -> None:
    assert run(["-c", VISIT]).strip() == "played True"
