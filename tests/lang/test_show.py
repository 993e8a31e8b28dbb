"""Programs as text: canonical, and parsed back unchanged."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playmat.lang.node import Node, Program
from playmat.lang.parse import parse, parse_node
from playmat.lang.show import show, show_node
from playmat.lang.words import WORDS
from tests.lang.strategies import nodes, programs


@given(programs())
@settings(max_examples=300)
def test_what_is_shown_is_read_back_as_the_same_program(program: Program) -> None:
    assert parse(show(program)) == program


@pytest.mark.parametrize("word", WORDS)
@given(data=st.data())
@settings(max_examples=8)
def test_every_word_is_read_back_as_it_was(word: str, data: st.DataObject) -> None:
    sort = WORDS[word].sort
    node = data.draw(nodes(sort, 2, word))

    text = show_node(node, sort)

    assert parse_node(text, sort) == node
    assert "\n" not in text


@pytest.mark.parametrize(
    "text",
    [
        "before { f <- flip(2) }; damage(80 * heads(f))",
        "damage(80 * (2 + 3) - 4, no_weakness, no_resistance)",
        "damage(1 - (2 - 3) - 4)",
        "damage(-1 * -2)",
        "needs(not (my_turn and never) or always)",
        "needs(my_turn and (always or never))",
        "needs(my_turn and (always and never))",
        "needs(1 + 2 < 3 * 4)",
        "onto((self | host)[basic and not (evolved or damaged)] - active(foe))",
        "onto(self - (host - attacker))",
        "onto(self[basic][evolved])",
        "after { x <- less(a, b); y <- a - b; z <- less(a - b, c) }",
        "after { c <- choose(bench_of(foe), 0, 2); each x in c { hit(x, 10) } }",
        "after { choose(hand(foe), by=foe) }",
        "after { choose(hand(foe), most=3) }",
        "after { if did(c) { stop } else { end_turn } }",
        "after { if did(c) { } else { end_turn } }",
        "after { either { stop } { } }",
        "after { repeat(3) { may(foe) { loop { break } } } }",
        'provide("[RW]*C")',
        'rule("tool", 2, own_name, "two words", "and")',
        "on(damaged(all(me) - self), may=me) { counters(event_other, 1) }",
        "static(hand) { mod(max_hp, self, value=-20); handler(on(turn_ended(me)) { stop }) }",
    ],
)
def test_canonical_text_is_shown_as_it_is(text: str) -> None:
    assert show(parse(text)) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("damage((1))", "damage(1)"),
        ("damage((1 + 2) + (3 * 4))", "damage(1 + 2 + 3 * 4)"),
        ("damage(add(1, 2))", "damage(1 + 2)"),
        ("needs((not my_turn) and (1 == 2))", "needs(not my_turn and 1 == 2)"),
        ("after { bind(x, ref(y)); each(x, y) { } }", "after { x <- y; each x in y { } }"),
        ("after { choose(self, 1, 1, me) }", "after { choose(self) }"),
        ("after { choose(most=2, from=self, least=2) }", "after { choose(self, 2) }"),
        ("after { flip() }", "after { flip }"),
        ('rule("a", "plain")', 'rule("a", plain)'),
    ],
)
def test_other_spellings_are_shown_in_the_canonical_one(text: str, canonical: str) -> None:
    assert show(parse(text)) == canonical


def test_a_word_outside_the_dictionary_is_shown_as_it_is() -> None:
    program = (Node("after", ((Node("dance", (Node("self"), 3)),),)), Node("draw", ("me",)))

    assert show(program) == "after { dance(self, 3) }; draw(me)"
