"""Wordings say when, for whom and before or after what something holds, both ways."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    (
        "rule",
        'rule("baby")',
        "While it is Active, your opponent flips a coin before any attack; tails ends their turn.",
    ),
    (
        "power",
        "on(damaged(self), is(self, is_active)) { draw(me, 1) }",
        "When damaged while Active, even if Knocked Out: draw a card.",
    ),
    (
        "power",
        "instead(damaged(self), event_cause(attack)) { set_amount(20) }",
        "When this Pokémon would take damage from an attack: that damage becomes 20 (after Weakness"
        " and Resistance).",
    ),
    (
        "power",
        "static { mod(evolve_early, self, set, 2) }",
        "This Pokémon may evolve even in the turn it comes into play or evolves, and even in the"
        " player's first turn.",
    ),
    (
        "trainer",
        "on(between_turns, is(host, is_active)) { draw(me, 1); discard(this_card) }",
        "Between turns, at a point you choose, if its Pokémon is Active: draw a card; discard this"
        " card.",
    ),
    (
        "trainer",
        "power(free, any_of(energy_on(all(me))[basic_energy])) { a <-"
        " choose(energy_on(all(me))[basic_energy]); move(a, hand) }",
        "Any number of times in each player's turn: put a basic Energy card from any of your"
        " Pokémon into your hand.",
    ),
    (
        "trainer",
        "useful(any_of(discards(foe)[usable])); play { a <- choose(discards(foe)[usable]); may"
        " { use_card(a) } }",
        "You may use the text of a Trainer from their discard pile, paying what it asks, but of no"
        " card that is put into play.",
    ),
    (
        "power",
        "on(attached(self), event_by_hand and is(event_card, energy and prints(W)))"
        " { draw(me, 1) }",
        "When you give this Pokémon a card printed as Water Energy from your hand: draw a card.",
    ),
    # An Active of which there is but one is not chosen first.
    (
        "trainer",
        "play { a <- flip(3); b <- choose(active(foe)); repeat(heads(a)) { c <-"
        " choose(energy_on(b)); discard(c) } }",
        "Flip 3 coins. Per heads: discard an Energy card from their Active Pokémon.",
    ),
    (
        "power",
        "power(once) { a <- choose(active(me)); switch(me, self, a) }",
        "Once a turn: switch your Active Pokémon with this Pokémon.",
    ),
    (
        "power",
        "power(once) { a <- choose(active(me)); b <- energy_on(a)[provides(R)];"
        " lasting(end_of_turn) { mod_type(energy_provided, b, set, G);"
        " handler(on(became_active(all(me)), not is(a, is_active)) { end_this }) } }",
        "Once a turn: turn all Fire Energy on your Active Pokémon into Grass Energy this turn, as"
        " long as that one stays Active.",
    ),
    (
        "power",
        "power(once, any_of(all(me)[typed(G) and has_energy])) { a <- choose(all(me)[typed(G) and"
        " has_energy]); b <- choose(energy_on(a)); c <- discard(b); if did(c) { cure(a, asleep,"
        " burned) } }",
        "Once a turn: discard an Energy card from one of your Grass Pokémon to cure it of Asleep"
        " and Burned.",
    ),
    (
        "attack",
        "before { a <- count(all(me)[evolved]); b <- flip; if heads(b) > 0 { add_damage(20 * a) }"
        " }",
        "Coin, heads: add 20 damage for each of your evolved Pokémon.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_told_without_leaving_out_what_decides(
    kind: str, program: str, text: str
) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_is_told_in_full_is_read_as_its_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
