"""The command line: holdfast games | play | learn | replay | rules | serve | backup | restore |
verify | warm | lab.

`main` declares the commands and `arguments` parses their values. `play` runs a game in the
terminal: `seats` opens the table, `prompt` carries out what players type, and `screen` prints.
`learn`, `replay`, `rules`, `backup`, `warm` and `lab` implement the commands of their names;
`backup` also restores and verifies. There are no rules and no bots here, and a game is only known
as a `Game`.
"""

from holdfast.cli.main import app, main

__all__ = ["app", "main"]
