"""The API as one table of routes, without a web framework.

`routes` is the table: method and path, who may send a request, how often, and the function that
answers it. The functions are in one module per subject. `route` reads and validates the arguments
of a request, checks limits and tokens, and runs the function, so answers and errors are the same
everywhere. `call` has what a function gets to know about its request.

The server serves the table over HTTP (`holdfast.server.api`). Offline mode calls it directly
(`holdfast.offline.local_host`). The types of the client and the documentation are made from it.
"""
