"""Trainer cards that move cards or do damage, in our own sentences."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

TRAINERS = (
    (
        "Take all Energy cards attached to 1 of your Pokémon with Bram {so_named} "
        "and attach them to another 1 of your Pokémon with Bram {so_named}.",
        "item",
        "2001-02-01",
        'play { a <- choose(all(me)[name_has("Bram") and has_energy]); b <- '
        'choose(all(me)[name_has("Bram")] - a); attach(energy_on(a), b) }',
    ),
    (
        "Show the top 4 cards of your deck to all players. Put any Grass Energy "
        "cards there into your hand and discard the rest.",
        "item",
        "2001-02-01",
        "play { a <- top(me, 4); reveal(a); move(a[energy and provides(G)], hand); discard(a - "
        "a[energy and provides(G)]) }",
    ),
    (
        "Search your deck or discard pile for an Evolution card that evolves from a "
        "Fossil. Show it to {foe} and {taken}.",
        "item",
        "2001-02-01",
        'play { a <- search((deck(me) | discards(me))[descends_from("Fossil")]); reveal(a); '
        "move(a, hand); shuffle(me) }",
    ),
    (
        "Until the end of {next}, prevent all damage from attacks done to your {bench}.",
        "item",
        "2001-02-01",
        "play { lasting(through_foe_turn) { prevent(damage, bench_of(me), attack) } }",
    ),
    (
        "{heads} draw 2 cards. Then, discard 2 cards from your hand.",
        "item",
        "2001-02-01",
        "play { a <- flip; if heads(a) > 0 { draw(me, 2); b <- choose(hand(me), 2); discard(b) } }",
    ),
    (
        "At any time {between}, each player puts 1 damage counter on his or her Evolved Pokémon.",
        "stadium",
        "2001-02-01",
        "on(between_turns) { counters(all(me)[evolved], 1); counters(all(foe)[evolved], 1) }",
    ),
)


@pytest.mark.parametrize(("text", "sort", "era", "written"), TRAINERS)
def test_a_trainer_moves_cards_or_harms(text: str, sort: str, era: str, written: str) -> None:
    assert program("trainer", text, era, sort=sort) == written
