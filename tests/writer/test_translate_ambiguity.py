"""Wordings that were once ambiguous or repetitive."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

EVERY = [
    # What is looked at, and when.
    (
        "power",
        "on(between_turns, is(self, condition_is(asleep))) { remove_counters(self, 3) }",
        ("Between turns, if this Pokémon is still Asleep, remove 3 damage counters from it."),
    ),
    (
        "power",
        "on(between_turns, is(self, afflicted)) { remove_counters(self, 1) }",
        (
            "Between turns, if this Pokémon still has a Special Condition, remove 1 damage"
            " counter from it."
        ),
    ),
    (
        "power",
        "on(between_turns) { counters(all(foe)[condition_is(asleep)], 2) }",
        (
            "Between turns, place 2 damage counters on each of your opponent's Pokémon "
            "that is still Asleep."
        ),
    ),
    (
        "power",
        "on(between_turns, is(self, is_active), how=once_name) { counters(bench_of(foe), 1) }",
        (
            "Between turns, as long as this Pokémon is Active, place 1 damage counter on each"
            " of your opponent's Benched Pokémon. This happens only once each turn, however"
            " many Pokémon have this power."
        ),
    ),
    (
        "trainer",
        "power(once_player, count(lost(foe)[pokemon]) >= 9) { win(me) }",
        (
            "Once in each player's turn, if that player's opponent has at least 9 Pokémon in"
            " the Lost Zone, that player may win the game."
        ),
    ),
    (
        "power",
        "on(benched(self), my_turn, me) { draw(me, 2) }",
        "When you put this Pokémon into play during your turn, you may draw 2 cards.",
    ),
    (
        "attack",
        "after { a <- search(deck(me)[evolves_from(self)]); evolve(a, self); shuffle(me) }",
        (
            "Search your deck for a card that evolves from this Pokémon, evolve this Pokémon with "
            "it (even if it came into play this turn), then shuffle your deck."
        ),
    ),
    # Legal moves.
    (
        "power",
        "on(benched(self), event_by_hand and my_turn) { inflict(active(both), asleep) }",
        "When you play this Pokémon from your hand onto your Bench, both Active Pokémon are"
        " now Asleep.",
    ),
    (
        "power",
        (
            "on(evolved(self), event_by_hand, me) { lasting(foe_next_turn) { "
            "forbid_play(foe, item) } }"
        ),
        (
            "When you play this Pokémon from your hand to evolve a Pokémon, you may keep your"
            " opponent from playing Items during their next turn."
        ),
    ),
    (
        "power",
        (
            "on(evolved(self), event_by_hand, me) { lasting(foe_next_turn, self) { "
            "prevent(all, self, attack) } }"
        ),
        (
            "When you play this Pokémon from your hand to evolve a Pokémon, you may make this"
            " Pokémon safe from attacks during your opponent's next turn."
        ),
    ),
    (
        "attack",
        "after { a <- top(me, 9); look(a); b <- choose(a[tool], 0, 1); reveal(b); move(b, hand) }",
        (
            "Look at the top 9 cards of your deck. You may reveal one Tool from among "
            "them and put it into your hand."
        ),
    ),
    # Temporary effects.
    (
        "attack",
        (
            "after { a <- flip; if heads(a) > 0 { lasting(foe_next_turn) { "
            "off_power(all(foe), body) } } }"
        ),
        "Flip a coin. If heads, during your opponent's next turn, their Pokémon can't use any "
        "Poké-Bodies.",
    ),
    # Repetitions.
    (
        "power",
        'static { off_power(all(both), power, "Fog"); off_power(all(both), body, "Fog") }',
        "No Pokémon can use any Poké-Powers or Poké-Bodies except Fog.",
    ),
    (
        "power",
        "static { mod(max_hp, self, value=10 * units(self, W)) }",
        "This Pokémon has 10 more HP for each Water Energy on it.",
    ),
    (
        "power",
        "on(damaged(self), is(self, is_active)) { draw(me, 1) }",
        ("When this Pokémon is Active and is damaged (even if it is Knocked Out), draw a card."),
    ),
    (
        "attack",
        "after { each a in active(foe) { b <- choose(energy_on(a)); discard(b) } }",
        "Discard an Energy from each of your opponent's Active Pokémon.",
    ),
    (
        "trainer",
        "static { lend_under(host, basic or stage1) }",
        "The Pokémon this card is attached to may use the attacks of the Basic and Stage 1"
        " cards under it.",
    ),
    (
        "trainer",
        "static { mod(max_hp, all(both)[typed(W) or typed(M)], value=20) }",
        "All Water and Metal Pokémon have 20 more HP.",
    ),
    # Amounts.
    (
        "attack",
        "before { if units(self) == units(defender) { add_damage(30) } }",
        "If this Pokémon has exactly as much Energy as the Defending Pokémon, this attack does 30 "
        "more damage.",
    ),
    (
        "attack",
        "after { a <- choose(all(me)); heal(a, dealt) }",
        "Heal as much damage from one of your Pokémon as this attack did.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_so_that_one_thing_is_meant(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text
