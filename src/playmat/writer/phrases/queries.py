"""What can be asked about Pokémon and players, by name, and how the answers are spoken of."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

_SAID: Final = tomllib.loads(Path(__file__).with_name("queries.toml").read_text("utf-8"))

QUERIES: Final[dict[str, str]] = _SAID["queries"]
"""Each query as a thing."""

ABILITIES: Final[dict[str, str]] = _SAID["abilities"]
"""What can be done, for queries that tell whether it can."""

WORKING: Final[dict[str, str]] = _SAID["working"]
"""What works, for queries that tell whether it does."""

NEAR: Final[dict[str, list[str]]] = _SAID["near"]
"""Queries that are said with another word than "of"."""
