"""Accounts: who they are, how they sign in, and which seats are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make room for them."""
    op.add_column("tokens", sa.Column("session", sa.String(64)))
    op.create_index("ix_tokens_session", "tokens", ["session"])
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("skeleton", sa.String(96), nullable=False),
        sa.Column("password", sa.String(256)),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("skeleton", name="uq_accounts_skeleton"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("device", sa.String(48), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_passkeys_account_id"),
    )
    op.create_index("ix_passkeys_account_id", "passkeys", ["account_id"])
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("device", sa.String(48), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_sessions_account_id"),
    )
    op.create_index("ix_sessions_account_id", "sessions", ["account_id"])
    op.create_table(
        "passes",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("account_id", sa.String(32)),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("note", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_passes"),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_passes_account_id"),
    )
    op.create_index("ix_passes_account_id", "passes", ["account_id"])
    op.create_index("ix_passes_expires", "passes", ["expires"])
    op.create_table(
        "holdings",
        sa.Column("account_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("viewer", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("account_id", "table_id", "viewer", name="pk_holdings"),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_holdings_account_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_holdings_table_id"),
    )
    op.create_index("ix_holdings_table_id", "holdings", ["table_id"])
