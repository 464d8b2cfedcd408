"""Columns of database tables."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa


def required(**types: Any) -> list[sa.Column[Any]]:
    """Return columns with these names and types, none of which may be NULL."""
    return [sa.Column(name, kind, nullable=False) for name, kind in types.items()]
