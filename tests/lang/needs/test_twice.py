"""Double questions: whether, and then how many, if none means no."""

from __future__ import annotations

import pytest

from playmat.lang.needs.twice import picked_first, tells_nothing
from playmat.lang.node import Node, Program, nodes_in
from playmat.lang.parse import parse

THROWN = "a <- choose(energy_on(self), 0, 60)"


def asked(text: str) -> tuple[Program, Node]:
    """A program and its last ``may``."""
    program = parse(f"play {{ {text} }}")
    return program, [n for n in nodes_in(program) if n.word == "may"][-1]


@pytest.mark.parametrize(
    "text",
    [
        f"may {{ {THROWN}; b <- discard(a) }}; draw(me, count(b))",
        f"may {{ {THROWN}; b <- discard(a); if did(b) {{ shuffle(me) }} }}",
        f"may {{ {THROWN}; b <- units_in(a); draw(me, 2 * b) }}",
        f"may {{ {THROWN}; b <- choose(bench_of(me)); attach(a, b) }}",
        f"may {{ {THROWN}; each b in a {{ c <- choose(bench_of(me)); attach(b, c) }} }}",
        f"c <- may {{ {THROWN}; discard(a) }}; if did(c) {{ add_damage(10 * count(a)) }}",
        "may { a <- number(0, 5); b <- counters(self, a) }; if did(b) { add_damage(10 * a) }",
        "may(foe) { a <- number(0, 3, foe); draw(foe, a) }",
    ],
)
def test_a_choice_of_none_is_a_no_where_nothing_else_hangs_on_a_yes(text: str) -> None:
    assert picked_first(*asked(text)) == "a"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("may { a <- choose(energy_on(self)); discard(a) }", id="one at least"),
        pytest.param("may { a <- number(0, 2); heal(self, a); devolve(self, hand) }", id="more"),
        pytest.param(f"may {{ {THROWN}; discard(a); shuffle(me) }}", id="a shuffle"),
        pytest.param(f"may {{ {THROWN}; b <- choose(bench_of(me)); heal(b, 10) }}", id="a choice"),
        pytest.param(f"may {{ {THROWN}; discard(a); draw(me, 1 + count(a)) }}", id="a card"),
        pytest.param(f"may {{ look(hand(foe)); {THROWN}; discard(a) }}", id="a look"),
        pytest.param("may { a <- search(deck(me)); move(a, hand) }", id="a search"),
        pytest.param(f"may(foe) {{ {THROWN}; discard(a) }}", id="another chooses"),
        pytest.param(
            f"c <- may {{ {THROWN}; discard(a) }}; if did(c) {{ draw(me, 1) }}", id="after"
        ),
        pytest.param(
            f"c <- may {{ {THROWN}; discard(a) }}; if did(c) {{ discard(a) }} else {{ end_turn }}",
            id="after a no",
        ),
    ],
)
def test_what_hangs_on_a_yes_is_asked_for(text: str) -> None:
    assert picked_first(*asked(text)) == ""


@pytest.mark.parametrize(
    ("source", "open_to_all"),
    [
        ("energy_on(all(me))", True),
        ("discards(foe)[trainer]", True),
        ("hand(me)", True),
        ("hand(me) - this_card", True),
        ("hand(me)[energy]", False),
        ("hand(foe)[basic]", True),
        ("prizes(me)[face_down]", True),
        ("prizes(me)[energy]", False),
        ("b[trainer]", False),
    ],
)
def test_whose_hand_lacks_something_is_not_told_by_silence(source: str, open_to_all: bool) -> None:
    program, may = asked(f"look(hand(foe)); may {{ a <- choose({source}, 0, 60); discard(a) }}")

    assert tells_nothing(program, may, frozenset()) == open_to_all
