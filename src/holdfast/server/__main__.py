"""`python -m holdfast.server [host [port [database]]]`: serve, without the command line."""

import sys

from holdfast.server.run import HOST, PORT, serve

if __name__ == "__main__":
    host, port, database = (sys.argv[1:] + [None] * 3)[:3]
    serve(host or HOST, int(port or PORT), database)
