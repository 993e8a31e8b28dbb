"""Words whose meaning hangs on the day a card was printed. [META-7]"""

from __future__ import annotations

from typing import cast

from playmat.lang.make import changed, node, replaced
from playmat.lang.node import Arg, Node, Program


def in_its_time(program: Program, era: str) -> Program:
    """Say what a Trainer card is: without Supporters from 2007 to 2011. [META-7]"""
    word = "plain_trainer" if "2007-05" <= era < "2011-03" else "trainer"
    program = cast(Program, replaced(program, node("$trainer"), node(word)))
    return cast(Program, changed(program, lambda arg: _namesake(arg, era)))


def _namesake(arg: Arg, era: str) -> Arg:
    """Say whom a card leaves out by its own name: itself, from 2011 on all of the name."""
    if not isinstance(arg, Node) or arg.word != "$namesake":
        return arg
    return node("named", *arg.args) if era >= "2011-03" else node("one_of", node("self"))
