"""Holdfast: survival board games for people and bots, in a browser or a terminal."""

__version__ = "0.1.0"
