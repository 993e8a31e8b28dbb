"""Who sees a finished game in the list of replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Show past games only to their players, except for public games of the lobby."""
    own = sa.Column("listing", sa.String(8), nullable=False, server_default="own")
    op.add_column("games", own)
    games = sa.table("games", *map(sa.column, ("plan", "header", "listing")))
    op.execute(games.update().where(games.c.plan.contains('"listed":true')).values(listing="all"))
    laid = games.c.header.contains('"position":"')
    op.execute(games.update().where(laid).values(listing="none"))
    op.create_index("games_by_listing", "games", ["listing", "ended"])


def downgrade() -> None:
    op.drop_index("games_by_listing", "games")
    op.drop_column("games", "listing")
