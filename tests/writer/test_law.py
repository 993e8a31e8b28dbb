"""Reading back what was written gives the same program, for every word and every shape."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playmat.lang.check import FACES
from playmat.lang.node import Node, Program
from playmat.lang.words import WORDS
from playmat.writer import read_back, write
from tests.lang.strategies import nodes, programs

kinds = st.sampled_from(sorted(FACES))


@given(programs(), kinds)
@settings(max_examples=300)
def test_what_is_written_is_read_back_as_the_same_program(program: Program, kind: str) -> None:
    assert read_back(write(program, kind), kind) == program


@pytest.mark.parametrize("word", WORDS)
@given(data=st.data())
@settings(max_examples=10)
def test_every_word_is_read_back_as_it_was(word: str, data: st.DataObject) -> None:
    node = data.draw(nodes(WORDS[word].sort, 2, word))
    program = holding(node)

    text = write(program)

    assert read_back(text) == program


def holding(node: Node) -> Program:
    """Return a program around *node*, whatever its sort."""
    around = {
        "clause": lambda: node,
        "effect": lambda: Node("after", ((node,),)),
        "mods": lambda: Node("static", ("play", Node("always"), (node,))),
        "num": lambda: Node("damage", (node, ())),
        "cond": lambda: Node("needs", (node,)),
        "filter": lambda: Node("needs", (Node("is", (Node("self"), node)),)),
    }
    return (around.get(WORDS[node.word].sort, lambda: Node("onto", (node,)))(),)
