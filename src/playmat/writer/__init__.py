"""Card programs in plain English of our own, and back: ``read_back(write(p)) == p``."""

from __future__ import annotations

from .both_ways import read_back, write
from .naming import lettered

__all__ = ["lettered", "read_back", "write"]
