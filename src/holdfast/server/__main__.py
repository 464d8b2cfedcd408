"""Start the server without the command line: `python -m holdfast.server`."""

import argparse
import sys

from holdfast.server.run import HOST, PORT, default_database, serve
from holdfast.server.storage import UnusableDatabaseError

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m holdfast.server", description=__doc__)
    parser.add_argument("host", nargs="?", default=HOST)
    parser.add_argument("port", nargs="?", default=PORT, type=int)
    parser.add_argument("database", nargs="?", default=default_database())
    arguments = parser.parse_args()
    try:
        serve(arguments.host, arguments.port, arguments.database)
    except (OSError, UnusableDatabaseError) as error:
        sys.exit(str(error))
