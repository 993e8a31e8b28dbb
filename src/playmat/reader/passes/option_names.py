"""Name options that differ only in the player: you, or your opponent."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, changed, node, swapped
from playmat.lang.node import Arg, Program, is_word, nodes_in

_NAMES: Final = {"me": "you", "foe": "your opponent"}


def named_options(program: Program) -> Program:
    """*program* with names for two options that do the same for either player.

    Without them a player would only see a first and a second effect.
    """
    return cast(Program, changed(program, _name_options))


def _name_options(arg: Arg) -> Arg:
    if not is_word(arg, "either"):
        return arg
    options = cast("tuple[Block, ...]", arg["do"])
    if len(options) != 2 or swapped(_unnamed(options[0])) != _unnamed(options[1]):
        return arg
    sides = [_side(option) for option in options]
    if None in sides or any(n.word == "label" for n in nodes_in(arg)):
        return arg
    named = [
        (node("label", _NAMES[str(side)]), *option)
        for side, option in zip(sides, options, strict=True)
    ]
    return arg.having("do", tuple(named))


def _unnamed(option: Block) -> Arg:
    """An option with its variables numbered."""
    names: dict[str, str] = {}
    for found in nodes_in(option):
        if found.word == "bind":
            names.setdefault(str(found["var"]), f"${len(names)}")
    return changed(option, lambda part: names.get(part, part) if isinstance(part, str) else part)


def _side(option: Block) -> str | None:
    """The player an option mentions first, or None."""
    found = [arg for n in nodes_in(option) for arg in n.args if arg in _NAMES]
    return str(found[0]) if found else None
