"""Rule lines of Pokémon that may be attached as Energy cards. [EN-10]

Wordings (symbol ``asenergy``) say::

    $attachable(cond)   it may be attached so, under a condition of the Pokémon it is attached to
    $returned           an Energy card of that Pokémon goes back to the hand for it
    $provide(units)     what it provides then
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import node
from playmat.lang.node import Node, Program
from playmat.reader.face import Face, Unread
from playmat.reader.sentence import meaning
from playmat.reader.text.tokens import Sentence

HOST: Final = node("host")
BECOMES: Final = node("become_energy", node("this_card"), HOST)


def read_rule(face: Face, text: tuple[Sentence, ...]) -> Program:
    """Return the program of the rule lines of a Pokémon."""
    said = [cast(Node, meaning(sentence, "as_energy")[1]) for sentence in text]
    words = [part.word for part in said]
    if "$attachable" not in words or "$provide" not in words:
        raise Unread("rule lines that do not say how the card is attached")
    does: tuple[Node, ...] = (BECOMES,)
    if "$returned" in words:
        chosen = Node("bind", ("v1", node("choose", node("energy_on", HOST))))
        does = (chosen, BECOMES, node("move", node("ref", "v1"), "hand"))
    clauses = [node("as_energy", part.args[0], does) for part in said if part.word == "$attachable"]
    clauses += [node("provide", part.args[0]) for part in said if part.word == "$provide"]
    return tuple(clauses)
