"""Write card programs in plain English of our own."""

from __future__ import annotations

from playmat.writer.naming import lettered
from playmat.writer.translate import write

__all__ = ["lettered", "write"]
