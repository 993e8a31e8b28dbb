"""Replace a card's names in its text, so that equal texts of many cards are read once."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, cast

from playmat.lang.make import changed
from playmat.lang.node import Arg, Program, is_word
from playmat.reader.derivation import is_overheard
from playmat.reader.face import Face
from playmat.reader.order import Text, stages
from playmat.reader.passes.canonical import called
from playmat.reader.passes.era import epoch

CARD: Final = "$card"
NAME: Final = "$name"


def program_of(text: Text) -> Program:
    """The program of a text; raises what stops the reading."""
    face = text.face
    if face.kind == "energy":  # its name may determine what it provides
        return _last(text)
    kinds = () if face.kind == "attack" else face.kinds
    plain = Face(
        face.kind, "", CARD, face.name and NAME, epoch(face.era), kinds, face.power, face.damage
    )
    nameless = replace(text, face=plain, clean=text.told)
    return _with_names(_last(nameless) if is_overheard() else _program(nameless), face)


def _last(text: Text) -> Program:
    *_, last = stages(text)
    return last.program


_program = lru_cache(4096)(_last)
"""A cache of recent programs, about thirty sets' worth."""


def _with_names(program: Program, face: Face) -> Program:
    """A program with the names of the card in place of the placeholders."""

    def named(arg: Arg) -> Arg:
        if isinstance(arg, str):
            return arg.replace(CARD, face.card).replace(NAME, face.name) if "$" in arg else arg
        return called(arg) if is_word(arg, "named") else arg

    return cast(Program, changed(program, named))
