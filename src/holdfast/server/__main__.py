"""`python -m holdfast.server`: serve, without the command line around it."""

import argparse
import sys

from holdfast.server.run import HOST, PORT, default_database, serve
from holdfast.server.storage import UnusableDatabaseError

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m holdfast.server", description=__doc__)
    parser.add_argument("host", nargs="?", default=HOST)
    parser.add_argument("port", nargs="?", default=PORT, type=int)
    parser.add_argument("database", nargs="?", default=default_database())
    named = parser.parse_args()
    try:
        serve(named.host, named.port, named.database)
    except (OSError, UnusableDatabaseError) as error:
        sys.exit(str(error))
