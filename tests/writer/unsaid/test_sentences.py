"""Headings are told in sentences, and these are read as the headings they stand for."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

COIN = "a <- flip; if heads(a) > 0"
HIT = f"{COIN} {{ b <- choose(bench_of(foe)); hit(b, 30) }}"
EVERY = [
    (
        "attack",
        "pay { a <- flip; if tails(a) > 0 { cancel } }",
        "Flip a coin. Tails: the attack does nothing.",
    ),
    (
        "attack",
        "pay { a <- flip(2); if heads(a) == 0 { cancel } }",
        "Flip 2 coins. Both tails: the attack does nothing.",
    ),
    (
        "attack",
        "pay { a <- flip(3); b <- choose(energy_on(self)[provides(W)], heads(a)); c <- discard(b);"
        " if count(c) < heads(a) { cancel } }",
        "Flip 3 coins. Discard one Water Energy card from this Pokémon per heads, or the attack"
        " does nothing.",
    ),
    (
        "attack",
        f"after {{ if any_of(bench_of(foe)) {{ {HIT} }} }}",
        "Flip a coin. Heads: hit one of their Benched Pokémon for 30.",
    ),
    (
        "attack",
        f"after {{ {HIT} }}",
        "Coin, heads: hit one of their Benched Pokémon for 30.",
    ),
    (
        "attack",
        "choices { a <- choose(bench_of(foe)) };"
        " after { if any_of(bench_of(foe)) { b <- flip; if heads(b) > 0 { hit(a, 30) } } }",
        "Choose one of their Benched Pokémon and flip a coin. Heads: hit it for 30.",
    ),
    (
        "attack",
        "after { if is(defender, has_energy) { a <- choose(energy_on(defender)); discard(a) } }",
        "Discard an Energy card from the Defender, if any.",
    ),
    (
        "power",
        "on(evolved(self), event_by_hand, me)"
        f" {{ {COIN} {{ draw(me, 2) }} else {{ draw(foe, 2) }} }}",
        "When you evolve into this from your hand, you may flip a coin. Heads: draw 2 cards. Tails:"
        " they draw 2 cards.",
    ),
    (
        "power",
        "power(once, any_of(hand(me))) { a <- choose(hand(me)); b <- discard(a);"
        " if did(b) { draw(me, 3) } }",
        "Once a turn: discard a card from your hand. If you do, draw 3 cards.",
    ),
    (
        "attack",
        "after { a <- flip(2); repeat(heads(a)) { b <- search(deck(me)[tool]); move(b, hand) };"
        " if heads(a) > 0 { shuffle(me) } }",
        "Flip 2 coins. Per heads: search your deck for a Tool, take it. Then shuffle.",
    ),
    (
        "attack",
        "damage(20 * count(hand(foe)[trainer])); after { look(hand(foe)) }",
        "Look at their hand. Damage: 20 per Trainer in it.",
    ),
    (
        "attack",
        "after { if is(defender, damaged) { knock_out(defender) } }",
        "If the Defender is damaged: Knock it Out.",
    ),
    (
        "power",
        "static(while=is(self, has_energy)) { mod(retreat_cost, self, set, 0) }",
        "While this Pokémon has Energy: it retreats for free.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_heading_is_told_in_sentences(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_the_sentences_are_read_as_the_heading(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)


def test_it_is_not_said_where_two_were_spoken_of() -> None:
    program = parse("after { if units(self) == units(defender) { inflict(defender, asleep) } }")

    said = write(program)

    assert said.endswith(": the Defender is Asleep.")
    assert read_back(said) == program


def test_it_is_not_said_where_something_was_found_before() -> None:
    program = parse(
        "after { a <- choose(all(me)); heal(a, 20); if is(defender, damaged) { knock_out(a) } }"
    )

    said = write(program)

    assert said.endswith("if the Defender is damaged: Knock Out it.")
    assert read_back(said) == program
