"""Card programs in plain English of our own, and back: ``read_back(write(p)) == p``."""

from __future__ import annotations

from .both_ways import read_back, write

__all__ = ["read_back", "write"]
