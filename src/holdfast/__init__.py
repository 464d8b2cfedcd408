"""Holdfast: a digital table for survival board games."""

__version__ = "0.1.0"
