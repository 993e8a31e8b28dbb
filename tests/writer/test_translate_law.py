"""Reading back what was written gives the same program, for every word, wording and card."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playmat.cards.library import Library
from playmat.lang.check import FACES
from playmat.lang.node import Program
from playmat.lang.parse import parse
from playmat.lang.words import WORDS
from playmat.writer import lettered, read_back, write
from playmat.writer.phrase_table import LINES, Wording, wordings_of
from tests.lang.strategies import nodes, programs
from tests.writer.shapes import around, holding, is_held, sample

# Kinds of thousands of wordings are mostly a few put together in all ways; each takes minutes.
ALL = 1_000_000

kinds = st.sampled_from(sorted(FACES))


@given(programs(), kinds)
@settings(max_examples=100)
def test_what_is_written_is_read_back_as_the_same_program(program: Program, kind: str) -> None:
    assert read_back(write(program, kind), kind) == program


@given(programs(), kinds)
def test_what_is_written_is_read_back_with_variables_called_in_order(
    program: Program, kind: str
) -> None:
    renamed = lettered(program)

    assert read_back(write(renamed, kind), kind) == renamed


@pytest.mark.parametrize("word", WORDS)
@given(data=st.data())
@settings(max_examples=4)
def test_every_word_is_read_back_as_it_was(word: str, data: st.DataObject) -> None:
    node = data.draw(nodes(WORDS[word].sort, 2, word))
    program = holding(node)

    assert read_back(write(program)) == program


@pytest.mark.parametrize("kind", [*filter(is_held, LINES)])
@pytest.mark.parametrize(
    ("which", "most"),
    [(0, 300), *(pytest.param(which, ALL, marks=pytest.mark.slow) for which in (0, 1))],
)
def test_every_wording_of_the_table_is_read_back_as_it_was(
    kind: str, which: int, most: int
) -> None:
    """Idioms are rare in random programs, so each shape is filled and tried by itself."""
    every = wordings_of(kind)[:: 1 + len(wordings_of(kind)) // most]
    tried = [program for w in every if (program := _program(w, which))]

    wrong = [write(program) for program in tried if read_back(write(program)) != program]

    assert tried
    assert wrong == []


def _program(wording: Wording, which: int) -> Program | None:
    filled = sample(wording, which)
    return None if filled is None else around(wording.kind, filled)


PARTS = 6
"""Into so many parts all faces are divided, one of which the suite reads and the laws the rest."""


def shipped() -> list[tuple[str, str]]:
    """Return the kind and program of every programmed face in the library, each once."""
    found: dict[tuple[str, str], None] = {}
    for card in Library.default().cards(samples=True):
        text = "rule" if card.supertype == "pokemon" else card.supertype
        faces = [("attack", attack.program) for attack in card.attacks]
        faces += [("power", power.program) for power in card.powers]
        for kind, program in [*faces, (text, card.text)]:
            if program:
                found[kind, program] = None
    return list(found)


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in range(1, PARTS))]
)
def test_every_face_of_the_library_is_read_back_as_it_was(part: int) -> None:
    printed = [(kind, parse(text)) for kind, text in shipped()[part::PARTS]]

    wrong = [(kind, p) for kind, p in printed if read_back(write(p, kind), kind) != p]

    assert wrong == []


@pytest.mark.slow
def test_every_face_of_the_library_is_read_back_with_variables_called_in_order() -> None:
    printed = [(kind, parse(text)) for kind, text in shipped()]
    renamed = dict.fromkeys((kind, lettered(p)) for kind, p in printed if lettered(p) != p)

    wrong = [(kind, p) for kind, p in renamed if read_back(write(p, kind), kind) != p]

    assert wrong == []
