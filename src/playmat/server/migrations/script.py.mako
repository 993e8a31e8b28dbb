"""${message}."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """Change the tables."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Take the change back."""
    ${downgrades if downgrades else "pass"}
