"""Database tables; each change needs a migration in ``migrations/versions``."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("made", Float, nullable=False),
    Column("ended", Float),
    Column("origin", String(8), nullable=False),  # played here, uploaded, or unlisted
    Column("header", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("listing", String(8), nullable=False, server_default="own"),  # see store/rows
    Index("games_by_end", "ended"),
    Index("games_by_listing", "listing", "ended"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("game", String(24), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("game", String(24), ForeignKey("games.id"), primary_key=True),
    Column("role", String(8), nullable=False),
    Index("keys_by_game", "game"),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("game", String(24), ForeignKey("games.id"), primary_key=True),
    Column("key", String(40), primary_key=True),
    Column("body", Text, nullable=False),
)
