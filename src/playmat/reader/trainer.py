"""Trainer cards: what playing one does, or what it does while it lies there."""

from __future__ import annotations

from playmat.lang.node import Node, Program
from playmat.reader.boilerplate import without_boilerplate
from playmat.reader.build import node
from playmat.reader.discourse import Discourse
from playmat.reader.face import Face
from playmat.reader.needs import needed
from playmat.reader.power import compose
from playmat.reader.sentence import statements
from playmat.reader.tokens import Sentence

STAYING = ("stadium", "tool", "machine", "gear", "fossil", "doll")
"""Kinds of Trainer that stay in play and have clauses as powers have."""


def read_trainer(face: Face, text: tuple[Sentence, ...]) -> Program:
    """Return the program of a Trainer card."""
    text = without_boilerplate(text, face.kinds)
    if face.kinds and face.kinds[0] in STAYING:
        return compose(face, text, ("clause", "statement"))
    said: list[Node] = []
    for sentence in text:
        said += statements(sentence, "note" if sentence.note else "statement")
    needs = [n.args[0] for n in said if n.word == "$needs"]
    pay = tuple(s for n in said if n.word == "$pay" for s in n.args[0])  # type: ignore[union-attr]
    talk = Discourse(face.card)
    paid = talk.block(pay)  # type: ignore[arg-type]
    block = talk.block(tuple(n for n in said if n.word not in ("$needs", "$pay")))
    tests = [*needs, *needed((*paid, *block))]
    clauses = [node("needs", _all(tests))] if tests else []
    clauses += [node("pay", paid)] if paid else []
    return (*clauses, node("play", block))


def _all(tests: list[Node]) -> Node:
    result = tests[0]
    for test in tests[1:]:
        result = node("and", result, test)
    return result
