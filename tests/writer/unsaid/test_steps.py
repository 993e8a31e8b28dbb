"""What would take bullets or a row of conditions is told in sentences, both ways."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    (
        "power",
        "power(once, any_of(deck(me)), is(self, afflicted)) { a <- flip; if heads(a) > 0"
        " { draw(me, 2) }; end_turn }",
        "Once a turn, unless it has a Special Condition, flip a coin. Heads: draw 2 cards. Either"
        " way, the turn ends.",
    ),
    (
        "power",
        "power(once, any_of(deck(me))) { a <- search(deck(me)[energy and provides(M)]); b <-"
        " choose(all(me)); c <- attach(a, b); if did(c) { counters(b, 3) }; shuffle(me) }",
        "Once a turn: search your deck for a Metal Energy, attach it to one of your Pokémon. If you"
        " do, place 3 damage counters on that Pokémon. Then shuffle.",
    ),
    (
        "power",
        "power(once) { a <- may(foe) { take_prize(foe) }; if did(a) { take_prize(me) } else"
        " { draw(me, 2) } }",
        "Once a turn: they may take a Prize. If they did, take a Prize. If not, draw 2 cards.",
    ),
    (
        "attack",
        "pay { a <- flip(2); repeat(heads(a)) { b <- choose(energy_on(self)[provides(W)]); c <-"
        " discard(b) }; if not did(c) { cancel } }; after { hit(all(foe), 20 * heads(a)) }",
        "Flip 2 coins and discard a Water Energy card from this Pokémon per heads. If you can't,"
        " the attack does nothing.\nHit each of their Pokémon for 20 per heads.",
    ),
    (
        "attack",
        "after { a <- flip; if heads(a) > 0 { b <- flip; if heads(b) > 0 { hit(bench_of(foe), 30) }"
        " else { hit(bench_of(me), 30) } } }",
        "Flip a coin. Heads: flip it again, and on heads hit each of their Benched Pokémon for 30,"
        " on tails hit each of your Benched Pokémon for 30.",
    ),
    (
        "attack",
        "before { a <- count(bench_of(foe)) }; damage(20 * a); after { hit(self, 20 * a) }",
        "Damage: 20 for each of their Benched Pokémon. This Pokémon takes 20 damage for each of"
        " them.",
    ),
    (
        "power",
        "power(free, off=entered_this_turn(self) or is(self, condition_is(burned)))"
        " { discard(attached(self)); return_mon(self, hand) }",
        "In your turn, unless it came into play this turn or is Burned: put this Pokémon into your"
        " hand and discard all cards attached.",
    ),
    (
        "power",
        "instead(would_be_knocked_out(self), event_cause(attack) and their_turn, me, once)"
        " { draw(me, 3) }",
        "Once a turn, when this Pokémon would be Knocked Out by damage of an attack in their"
        " turn, you may draw 3 cards.",
    ),
    (
        "power",
        "on(damaged(self), event_cause(attack) and is(self, is_active) and their_turn, me, once)"
        " { draw(me, 3) }",
        "Once a turn, when damaged by an attack in their turn while Active, even if Knocked"
        " Out, you may draw 3 cards.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_steps_are_told_in_sentences(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_the_sentences_are_read_as_steps(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)


def test_the_other_side_of_the_first_coin_is_not_that_of_the_second() -> None:
    program = parse(
        "after { a <- flip; if heads(a) > 0 { b <- flip; if heads(b) > 0 { draw(me, 2) } } else"
        " { draw(me, 1) } }"
    )

    said = write(program)

    assert "flip it again" not in said
    assert read_back(said) == program
