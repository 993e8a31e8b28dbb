"""Marks: words that begin with ``$``, which a room uses for itself and takes out of its programs.

No card says a mark.  Each room lists its own in tables: the reader in ``reader/marks.py``, the
linker in ``lang/needs/unspoken.py``.  ``node`` makes no mark that is not listed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

Table = Mapping[str, tuple[str, str, str]]
"""Marks by name: the sort, the parameters and what it stands for."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark; a parameter that may be left out ends in ``?``, one that repeats in ``*``."""

    name: str
    sort: str
    params: tuple[str, ...]
    doc: str
    resolver: str

    @property
    def least(self) -> int:
        """The fewest arguments."""
        return sum(param[-1] not in "?*" for param in self.params)

    @property
    def most(self) -> int | None:
        """The most arguments, or None for any number."""
        return None if any(param[-1] == "*" for param in self.params) else len(self.params)


MARKS: Final[dict[str, Mark]] = {}
"""Every mark by its name."""


def add_marks(tables: Mapping[str, Table]) -> None:
    """Add the marks of a room, in tables by the module that resolves them."""
    for resolver, table in tables.items():
        for name, (sort, params, doc) in table.items():
            if name in MARKS:
                raise ValueError(f"the mark {name} is listed twice")
            MARKS[name] = Mark(name, sort, tuple(params.split()), doc, resolver)


def check_mark(name: str, count: int) -> None:
    """Refuse a mark that is not listed, or one with too few or too many arguments."""
    if name not in MARKS:
        raise ValueError(f"{name} is not in any table of marks")
    mark = MARKS[name]
    if count < mark.least or (mark.most is not None and count > mark.most):
        raise ValueError(f"{name} takes ({', '.join(mark.params)}), not {count} arguments")
