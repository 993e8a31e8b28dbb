"""Different programs are worded differently in every word, wording and number."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playmat.cards.library import Library
from playmat.cards.search import programs as faces_of
from playmat.errors import BadProgram
from playmat.lang import make
from playmat.lang.check import FACES, check
from playmat.lang.node import Arg, Node, Program
from playmat.lang.parse import parse
from playmat.lang.patterns import Filling, fill, matches, shape
from playmat.lang.show import show
from playmat.lang.sorts import READING
from playmat.lang.words import LISTS, WORDS
from playmat.writer import lettered, write
from playmat.writer.phrase_table import LINES, Wording, wordings_of
from tests.lang.strategies import programs
from tests.writer.shapes import around, is_held, sample

# Kinds with thousands of wordings are mostly combinations of a few; each takes minutes.
ALL = 1_000_000

SYNONYMS = {
    # A player has one Active Pokémon.
    "where(all(?p), is_active())": "active(?p)",
    # Only Energy provides Energy or is attached as Energy.
    "fits_both(energy(), provides(?type))": "provides(?type)",
    "mod(can_attach_energy, ?of, forbid, 0, any, where(hand(?p), energy()))": (
        "mod(can_attach_energy, ?of, forbid, 0, any, hand(?p))"
    ),
    # A Pokémon's Energy is exactly what is attached to it.
    "mod_type(energy_provided, energy_on(?of), set, ?types)": (
        "mod_type(energy_provided, ?of, set, ?types)"
    ),
    # Every Basic is a Pokémon.
    "fits_both(pokemon(), basic())": "basic()",
    "fits_both(pokemon(), fits_both(basic(), ?f))": "fits_both(basic(), ?f)",
    # Outside an event, only the attacking Pokémon is known.
    "types_among(event_other())": "types_among(attacker())",
    # The first is refused in favour of the second.
    "mod(power_works, ?of, forbid)": "off_power(?of)",
    "lasting(?until, self(), [off_power(all_both)])": (
        "lasting(?until, self(), [off_power(bearer())])"
    ),
    # For an attached card, the Pokémon itself counts too.
    **{
        f"static(attached, ?when, [{mod}])": f"static(play, ?when, [{mod}])"
        for mod in ("off_power(self(), any)", "immune(self(), [])")
    },
    # What names this Pokémon is attached to it.
    "lasting(?until, self(), [off_power(self())])": (
        "lasting(?until, nobody(), [off_power(self())])"
    ),
    # A name for what the next statement uses immediately.
    "after([bind(?v, top(?p, ?n)), reveal(ref(?v))])": "after([reveal(top(?p, ?n))])",
    "after([bind(?v, ?one), bind(?w, choose(active(?p), 1, 1, ?by)), switch(?p, ?in, ref(?w))])": (
        "after([bind(?v, ?one), switch(?p, ?in)])"
    ),
}
"""Wordings that may be equal because the programs play alike."""


known = cache(shape)


def plainly(arg: Arg) -> Arg:
    """The first of two synonyms, given either."""
    for said, meant in SYNONYMS.items():
        found: Filling = {}
        if matches(known(said), arg, found):
            return fill(known(meant), found)
    return arg


kinds = st.sampled_from(sorted(FACES))


@given(programs(), kinds)
@settings(max_examples=100)
def test_every_program_can_be_told(program: Program, kind: str) -> None:
    assert bool(write(program, kind)) == bool(program)
    assert bool(write(lettered(program), kind)) == bool(program)


@pytest.mark.parametrize("kind", [*filter(is_held, LINES)])
@pytest.mark.parametrize(
    ("which", "most"),
    [(0, 300), *(pytest.param(which, ALL, marks=pytest.mark.slow) for which in (0, 1))],
)
def test_no_two_shapes_of_the_table_are_told_alike(kind: str, which: int, most: int) -> None:
    every = wordings_of(kind)[:: 1 + len(wordings_of(kind)) // most]
    tried = {program for w in every if (program := _program(w, which))}
    told = defaultdict(list)
    for program in tried:
        told[write(program)].append(make.changed(program, plainly))

    assert tried
    assert [text for text, alike in told.items() if len(set(alike)) > 1] == []


def _program(wording: Wording, which: int) -> Program | None:
    filled = sample(wording, which)
    return None if filled is None else around(wording.kind, filled)


STEP = 40
"""The suite changes one in this many programs of the library, the laws the others."""


def next_of(every: Sequence[str], one: str) -> str:
    """The element after *one* in a list, wrapping around."""
    return every[(every.index(one) + 1) % len(every)]


@cache
def bare_words(sort: str) -> tuple[str, ...]:
    """The words of a sort without arguments."""
    return tuple(word.name for word in WORDS.values() if word.sort == sort and not word.params)


def changed(arg: Arg, sort: str = "") -> Iterator[Arg]:
    """Yield *arg*, of a *sort*, with one number, name or word changed."""
    if isinstance(arg, int):
        yield arg + (10 if arg >= 10 else 1)
    elif isinstance(arg, str):
        yield from [next_of(LISTS[sort], arg)] if arg in LISTS.get(sort, ()) else ()
    elif not isinstance(arg, Node):
        yield from changed_in(arg, [sort] * len(arg))
    elif arg.word in WORDS and arg.word not in READING:
        word = WORDS[arg.word]
        if not word.params:
            yield Node(next_of(bare_words(word.sort), arg.word))
        sorts = [param.sort for param in word.params]
        yield from (Node(arg.word, args) for args in changed_in(arg.args, sorts))


def changed_in(every: tuple[Arg, ...], sorts: Sequence[str]) -> Iterator[tuple[Arg, ...]]:
    """Yield several arguments with one number, name or word changed."""
    for at, (one, sort) in enumerate(zip(every, sorts, strict=False)):
        yield from ((*every[:at], other, *every[at + 1 :]) for other in changed(one, sort))


def variants(program: Program, kind: str) -> Iterator[Program]:
    """Yield programs that differ from *program* in one thing and are valid on a face."""
    for clauses in changed_in(program, [""] * len(program)):
        other = tuple(one for one in clauses if isinstance(one, Node))
        try:
            check(other, kind)
        except BadProgram:
            continue
        yield other


@pytest.mark.parametrize(
    "first", [0, *(pytest.param(at, marks=pytest.mark.slow) for at in range(1, STEP))]
)
def test_whatever_is_changed_in_a_program_is_told_differently(first: int) -> None:
    faces = dict.fromkeys(face for card in Library.default().cards() for face in faces_of(card))
    every = [(parse(text), kind) for text, kind in list(faces)[first::STEP]]

    deaf = [
        (show(program), show(other))
        for program, kind in every
        for other in variants(program, kind)
        if write(other, kind) == write(program, kind) and show(other) != show(program)
    ]

    assert deaf == []
