"""Holdfast in a page: everything that the server does for people who need no second device, by
plain calls, where there is neither a network nor a process to be had.

A `House` answers the requests that the server answers, in the same words (`answers`), and holds
`lines` to its rooms; what happens there is `holdfast.hosting`'s. Tables are kept on a `shelf` that
is only ever added to, and `thinkers` are asked through what the page hands over. `boot` is what the
page calls: Pyodide's side of all this.
"""
