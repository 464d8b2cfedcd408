"""Add the tables of accounts: their passkeys, sessions, sign-in passes and seats."""

import sqlalchemy as sa
from alembic import op

from holdfast.server.storage.columns import keys, required_columns

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the tables of accounts, their ways to sign in and their seats."""
    op.add_column("tokens", sa.Column("session", sa.String(64)))
    op.create_index("ix_tokens_session", "tokens", ["session"])
    op.create_table(
        "accounts",
        *required_columns(id=sa.String(32), name=sa.String(24), skeleton=sa.String(96)),
        sa.Column("password", sa.String(256)),
        *required_columns(made=sa.Float),
        *keys("accounts", "id"),
        sa.UniqueConstraint("skeleton", name="uq_accounts_skeleton"),
    )
    op.create_table(
        "passkeys",
        *required_columns(id=sa.String(64), account_id=sa.String(32), credential=sa.Text),
        *required_columns(
            public_key=sa.Text, uses=sa.BigInteger, device=sa.String(48), made=sa.Float
        ),
        *keys("passkeys", "id", account_id="accounts"),
    )
    op.create_index("ix_passkeys_account_id", "passkeys", ["account_id"])
    op.create_table(
        "sessions",
        *required_columns(digest=sa.String(64), account_id=sa.String(32), device=sa.String(48)),
        *required_columns(made=sa.Float, used=sa.Float),
        *keys("sessions", "digest", account_id="accounts"),
    )
    op.create_index("ix_sessions_account_id", "sessions", ["account_id"])
    op.create_table(
        "passes",
        *required_columns(digest=sa.String(64), kind=sa.String(16)),
        sa.Column("account_id", sa.String(32)),
        *required_columns(expires=sa.Float, note=sa.JSON),
        *keys("passes", "digest", account_id="accounts"),
    )
    op.create_index("ix_passes_account_id", "passes", ["account_id"])
    op.create_index("ix_passes_expires", "passes", ["expires"])
    op.create_table(
        "holdings",
        *required_columns(account_id=sa.String(32), table_id=sa.String(32), viewer=sa.Integer),
        *keys(
            "holdings", "account_id", "table_id", "viewer", account_id="accounts", table_id="tables"
        ),
    )
    op.create_index("ix_holdings_table_id", "holdings", ["table_id"])
