"""Columns and keys of database tables."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa


def primary_columns(**types: Any) -> list[sa.Column[Any]]:
    """Return the columns of a primary key with these names, and types or foreign keys."""
    return [sa.Column(name, kind, primary_key=True) for name, kind in types.items()]


def required_columns(**types: Any) -> list[sa.Column[Any]]:
    """Return NOT NULL columns with these names and types."""
    return [sa.Column(name, kind, nullable=False) for name, kind in types.items()]


def keys(table: str, *primary: str, **foreign: str) -> list[sa.Constraint]:
    """Return the primary key of a table and its foreign keys, under their usual names.

    `foreign` names for each column the table whose `id` it refers to.
    """
    return [
        sa.PrimaryKeyConstraint(*primary, name=f"pk_{table}"),
        *(
            sa.ForeignKeyConstraint([column], [f"{other}.id"], name=f"fk_{table}_{column}")
            for column, other in foreign.items()
        ),
    ]
