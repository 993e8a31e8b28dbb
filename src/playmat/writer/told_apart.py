"""Rename a variable that is bound again for something else.

Texts that say "draw up to 3" of each player store two unrelated numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from playmat.lang.node import Arg, Node
from playmat.lang.scope import bound_value
from playmat.lang.sorts import READING
from playmat.lang.words import of_role

_LOOPS: Final = of_role("loop")

Path = tuple[int, ...]
"""Path from the whole to a part, as indexes of arguments."""


class _Met(NamedTuple):
    """A variable bound or read, its place, and the innermost loop around it."""

    binds: bool
    name: str
    at: Path
    loop: Path


def told_apart(program: tuple[Arg, ...]) -> tuple[Arg, ...]:
    """*program* with a separate name for each independent binding."""
    met = list(_met(program, (), ()))
    names = [one.name for one in met if one.binds]
    again = {name for name in names if names.count(name) > 1 and _is_distinct(name, met)}
    if not again:
        return program
    renamed = _Renaming(again).arg(program)
    assert isinstance(renamed, tuple)
    return renamed


def _met(arg: Arg, at: Path, loop: Path) -> Iterator[_Met]:
    if isinstance(arg, Node) and arg.word in READING:
        yield _Met(False, str(arg["var"]), at, loop)
        return
    if not isinstance(arg, Node | tuple):
        return
    parts = arg.args if isinstance(arg, Node) else arg
    inside = at if isinstance(arg, Node) and arg.word in _LOOPS else loop
    binds = isinstance(arg, Node) and arg.word in ("bind", "each")
    for number, part in enumerate(parts):
        if not binds or number:
            yield from _met(part, (*at, number), inside)
        if binds and number == 1:
            yield _Met(True, str(parts[0]), at, inside)


def _is_distinct(name: str, met: list[_Met]) -> bool:
    """Whether every reading of *name* means the last binding, in all branches."""
    block: Path | None = None
    first = True
    for one in met:
        if one.name != name:
            continue
        if one.binds:
            if one.loop:
                return False
            block, first = one.at[:-1], block is None
        elif block is not None and not first and one.at[: len(block)] != block:
            return False
    return True


class _Renaming:
    """Renames the bindings of some variables, in order."""

    def __init__(self, again: set[str]) -> None:
        self._again = again
        self._count = 0
        self._now: dict[str, str] = {}

    def arg(self, arg: Arg) -> Arg:
        """*arg* with the new names."""
        if isinstance(arg, tuple):
            return tuple(self.arg(one) for one in arg)
        if not isinstance(arg, Node):
            return arg
        if arg.word in READING:
            name = str(arg["var"])
            return Node(arg.word, (self._now.get(name, name),))
        if arg.word in ("bind", "each"):
            value = self.arg(bound_value(arg))
            name = self._new_name(str(arg["var"]))
            return Node(arg.word, (name, value, *(self.arg(one) for one in arg.args[2:])))
        return Node(arg.word, tuple(self.arg(one) for one in arg.args))

    def _new_name(self, name: str) -> str:
        if name not in self._again:
            return name
        self._count += 1
        self._now[name] = f"{name}_{self._count}"
        return self._now[name]
