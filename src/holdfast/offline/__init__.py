"""Offline mode: the server's functions for players on one device, in the browser.

There is neither a network nor a process, so everything is a plain call. A `LocalHost` answers
requests by the same table of routes as the server (`holdfast.hosting.api`), and holds connections
to its rooms, which are those of `holdfast.hosting`. `local_storage` stores tables as append-only
entries, and `local_workers` runs bot requests in web workers. `boot` is the part that the page's
JavaScript calls through Pyodide, and `prewarm` runs when the site is built.
"""
