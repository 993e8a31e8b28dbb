"""Headings are worded as sentences, which are read back as those headings."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

COIN = "a <- flip; if heads(a) > 0"
HIT = f"{COIN} {{ b <- choose(bench_of(foe)); hit(b, 30) }}"
EVERY = [
    (
        "attack",
        "pay { a <- flip; if tails(a) > 0 { cancel } }",
        "Flip a coin. If tails, this attack does nothing.",
    ),
    (
        "attack",
        "pay { a <- flip(2); if heads(a) == 0 { cancel } }",
        "Flip 2 coins. If both are tails, this attack does nothing.",
    ),
    (
        "power",
        "on(evolved(self), event_by_hand, me)"
        f" {{ {COIN} {{ draw(me, 2) }} else {{ draw(foe, 2) }} }}",
        "When you play this Pokémon from your hand to evolve a Pokémon, you may flip a coin."
        " If heads, draw 2 cards. If"
        " tails, your opponent draws 2 cards.",
    ),
    (
        "power",
        "power(once) { a <- choose(hand(me)); b <- discard(a); if did(b) { draw(me, 3) } }",
        "Once during your turn, you may discard a card from your hand. If you do, draw 3 cards.",
    ),
    (
        "attack",
        "after { a <- flip(2); repeat(heads(a)) { b <- search(deck(me)[tool]); move(b, hand) };"
        " if heads(a) > 0 { shuffle(me) } }",
        "Flip 2 coins. For each heads, search your deck for a Tool and put it into your hand."
        " Then shuffle your deck.",
    ),
    (
        "attack",
        "damage(20 * count(hand(foe)[trainer])); after { look(hand(foe)) }",
        "Look at your opponent's hand. This attack does 20 damage for each Trainer in it.",
    ),
    (
        "attack",
        "after { if is(defender, damaged) { knock_out(defender) } }",
        "If the Defending Pokémon has any damage counters on it, Knock it Out.",
    ),
    (
        "power",
        "static(while=is(self, has_energy)) { mod(retreat_cost, self, set, 0) }",
        "While this Pokémon has Energy, it has no Retreat Cost.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_heading_is_told_in_sentences(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


def test_it_is_not_said_where_two_were_spoken_of() -> None:
    program = parse("after { if units(self) == units(defender) { inflict(defender, asleep) } }")

    said = write(program)

    assert said.endswith(", the Defending Pokémon is now Asleep.")


def test_it_is_not_said_where_something_was_found_before() -> None:
    program = parse(
        "after { a <- choose(all(me)); heal(a, 20); if is(defender, damaged) { knock_out(a) } }"
    )

    said = write(program)

    assert said.endswith("If the Defending Pokémon has any damage counters on it, Knock it Out.")
