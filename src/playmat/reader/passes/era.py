"""Words whose meaning depends on the date of a card. [META-7]"""

from __future__ import annotations

import re
from typing import Final, cast

from playmat.lang.make import changed, node, replaced
from playmat.lang.node import Arg, Node, Program

_NO_SUPPORTERS: Final = "2007-05"
"""From this date on, Supporters were not Trainer cards."""
_SUPPORTERS: Final = "2011-03"
"""From this date on, they were again."""
_NAMES_ITSELF: Final = re.compile(r"evolves? from ~")


def epoch(era: str) -> str:
    """The date since which words have had their meaning at *era*."""
    return max(filter(era.__ge__, ("", _NO_SUPPORTERS, _SUPPORTERS)))


def in_its_time(program: Program, era: str, told: str, name: str) -> Program:
    """Set what "Trainer card" includes: no Supporters from 2007 to 2011. [META-7]"""
    word = "plain_trainer" if _NO_SUPPORTERS <= era < _SUPPORTERS else "trainer"
    program = cast(Program, replaced(program, node("$trainer"), node(word)))
    if era >= _SUPPORTERS and _NAMES_ITSELF.search(told):
        # Since then a Pokémon is "this Pokémon" in its own text, and its name is only a name.
        named = node("evolves_from_named", name)
        program = cast(Program, replaced(program, node("evolves_from", node("self")), named))
    return cast(Program, changed(program, lambda arg: _by_name(arg, era)))


def _by_name(arg: Arg, era: str) -> Arg:
    """Set what a name includes: from 2011 on all Pokémon that have it, but no other form.
    [NAMING-14]

    Before, a card excludes itself by its own name, and forms have names of their own.
    """
    if not isinstance(arg, Node) or arg.word not in ("$namesake", "form_of"):
        return arg
    if era >= _SUPPORTERS:
        return node("named", *arg.args)
    return arg if arg.word == "form_of" else node("one_of", node("self"))
