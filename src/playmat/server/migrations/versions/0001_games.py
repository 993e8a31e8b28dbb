"""Games, their entries and the keys to their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("origin", sa.String(8), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
    )
    op.create_index("games_by_end", "games", ["ended"])
    op.create_table(
        "entries",
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(24), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("role", sa.String(8), nullable=False),
    )
    op.create_index("keys_by_game", "keys", ["game"])


def downgrade() -> None:
    for table in ("keys", "entries", "games"):
        op.drop_table(table)
