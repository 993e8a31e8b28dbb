"""``__slots__`` from one string, so that plain Python is fast, too."""

from __future__ import annotations


def slots(names: str) -> tuple[str, ...]:
    """Split the attribute names of a class; every attribute must be listed."""
    return tuple(names.split())
