"""Wordings that say when, for whom, and before or after what, in both directions."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

EVERY = [
    (
        "rule",
        'rule("baby")',
        "As long as this Pokémon is Active, your opponent must flip a coin before they attack."
        " If tails, your opponent's turn ends.",
    ),
    (
        "power",
        "on(damaged(self), is(self, is_active)) { draw(me, 1) }",
        ("When this Pokémon is Active and is damaged (even if it is Knocked Out), draw a card."),
    ),
    (
        "power",
        "instead(damaged(self), event_cause(attack)) { set_amount(20) }",
        "When this Pokémon would take damage from an attack, that damage becomes 20 (after"
        " Weakness and Resistance).",
    ),
    (
        "power",
        "static { mod(evolve_early, self, set, 2) }",
        "This Pokémon may evolve on the turn it comes into play, and even on your first turn.",
    ),
    (
        "trainer",
        "on(between_turns, is(host, is_active)) { draw(me, 1); discard(this_card) }",
        "At any point between turns, if the Pokémon this card is attached to is Active, draw a"
        " card, then discard this card.",
    ),
    (
        "trainer",
        "power(free) { a <- choose(energy_on(all(me))[basic_energy]); move(a, hand) }",
        "Any number of times during their turn, each player may put a basic Energy from one of"
        " their Pokémon into their hand.",
    ),
    (
        "power",
        "on(attached(self), event_by_hand and is(event_card, energy and prints(M)))"
        " { draw(me, 1) }",
        "When you attach a Metal Energy card from your hand to this Pokémon, draw a card.",
    ),
    # A single Active is not chosen first.
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_told_without_leaving_out_what_decides(
    kind: str, program: str, text: str
) -> None:
    assert write(parse(program), kind) == text
