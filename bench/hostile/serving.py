"""A server that is attacked: `python -m bench.hostile.serving PORT DATABASE DIFFERENT GAME`.

It is the server that people run, with all its limits; only the entropy of its tables is fixed.
"""

from __future__ import annotations

import sys

from bench.server.entropy import SetEntropy
from holdfast.server.run import serve


def main(port: str, database: str, different: str, game: str) -> None:
    """Run the attacked server until it is stopped."""
    entropy = SetEntropy(int(different))
    serve(
        port=int(port), database=database, warm_up=[game], search=False, entropy=entropy,
        client=None, log_level="error",
    )  # fmt: skip


if __name__ == "__main__":
    main(*sys.argv[1:])
