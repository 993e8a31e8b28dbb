"""Reading back what was written gives the same program, for every word, wording and card."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playmat.cards.library import Library
from playmat.lang.check import FACES
from playmat.lang.node import Program
from playmat.lang.parse import parse
from playmat.lang.words import WORDS
from playmat.writer import lettered, read_back, write
from playmat.writer.phrase_table import WORDINGS, Wording
from tests.lang.strategies import nodes, programs
from tests.writer.shapes import around, holding, is_held, sample

kinds = st.sampled_from(sorted(FACES))


@given(programs(), kinds)
@settings(max_examples=300)
def test_what_is_written_is_read_back_as_the_same_program(program: Program, kind: str) -> None:
    assert read_back(write(program, kind), kind) == program


@given(programs(), kinds)
def test_what_is_written_is_read_back_with_variables_called_in_order(
    program: Program, kind: str
) -> None:
    renamed = lettered(program)

    assert read_back(write(renamed, kind), kind) == renamed


def timed(kind: str) -> Any:
    """Return a kind of wording as a case; of effects there are so many that they take a minute."""
    return pytest.param(kind, marks=pytest.mark.slow) if kind == "effect" else kind


@pytest.mark.parametrize("word", WORDS)
@given(data=st.data())
@settings(max_examples=10)
def test_every_word_is_read_back_as_it_was(word: str, data: st.DataObject) -> None:
    node = data.draw(nodes(WORDS[word].sort, 2, word))
    program = holding(node)

    assert read_back(write(program)) == program


@pytest.mark.parametrize("kind", [timed(kind) for kind in WORDINGS if is_held(kind)])
@pytest.mark.parametrize("which", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_every_wording_of_the_table_is_read_back_as_it_was(kind: str, which: int) -> None:
    """Idioms are rare in random programs, so each shape is filled and tried by itself."""
    tried = [program for w in WORDINGS[kind] if (program := _program(w, which))]

    wrong = [write(program) for program in tried if read_back(write(program)) != program]

    assert tried
    assert wrong == []


def _program(wording: Wording, which: int) -> Program | None:
    filled = sample(wording, which)
    return None if filled is None else around(wording.kind, filled)


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


def test_every_face_of_the_library_is_read_back_as_it_was() -> None:
    printed = [(kind, parse(text)) for kind, text in shipped()]
    every = dict.fromkeys(printed + [(kind, lettered(program)) for kind, program in printed])

    wrong = [(kind, p) for kind, p in every if read_back(write(p, kind), kind) != p]

    assert wrong == []
