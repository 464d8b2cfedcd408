"""A server that is measured: `python -m bench.server.serving PORT DATABASE DIFFERENT GAME`.

It is the usual server with three changes. Its entropy is fixed. Its clock advances a minute between
any two requests, and one address may have any number of sockets, so that one address that plays for
thousands reaches no limit.
"""

from __future__ import annotations

import sys
from itertools import count

from bench.server.entropy import SetEntropy
from holdfast.server import socket
from holdfast.server.run import serve


def main(port: str, database: str, different: str, game: str) -> None:
    """Run the measured server until it is stopped."""
    minutes = count(step=60)
    socket.MOST_OF_ADDRESS = sys.maxsize
    serve(
        port=int(port),
        database=database,
        warm_up=[game],
        search=False,
        entropy=SetEntropy(int(different)),
        clock=lambda: float(next(minutes)),
        proxies=["127.0.0.1"],
        client=None,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
