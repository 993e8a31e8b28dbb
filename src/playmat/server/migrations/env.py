"""Run by Alembic: migrate the given connection."""

from __future__ import annotations

from alembic import context

from playmat.server.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
