"""Card programs in plain English of our own, and back: ``read_back(write(p)) == p``."""

from __future__ import annotations

from playmat.writer.naming import lettered
from playmat.writer.translate import read_back, write

__all__ = ["lettered", "read_back", "write"]
