"""The command line: holdfast games | play | replay | rules | serve."""

from holdfast.cli.main import app, main

__all__ = ["app", "main"]
