"""Attributes kept by place, as the compiled core keeps them, so that plain Python is fast too."""

from __future__ import annotations


def slots(names: str) -> tuple[str, ...]:
    """Return the names of a class's attributes, written in one text; each must be there."""
    return tuple(names.split())
