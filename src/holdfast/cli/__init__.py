"""The command line: holdfast games | play | replay | rules | serve | backup | restore | verify |
warm | lab.

`main` declares the commands and `arguments` what their words mean. `play` is a sitting at a
terminal: `seating` sets it up, `typed` carries out what people type, `screen` shows. `replay`,
`rules` and `warm` serve the commands of their names, `keeping` those about stored games. No rule
and no bot lives here, and of a game nothing is known but its `Game`.
"""

from holdfast.cli.main import app, main

__all__ = ["app", "main"]
