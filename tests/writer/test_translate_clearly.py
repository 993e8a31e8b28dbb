"""Wordings that once could be taken in two ways, or said one thing twice."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    # What is looked at, and when.
    (
        "power",
        "on(between_turns, is(self, condition_is(asleep))) { remove_counters(self, 3) }",
        (
            "Between turns, if this Pokémon is still Asleep after its coin: take 3 damage"
            " counters off it."
        ),
    ),
    (
        "power",
        "on(between_turns, is(self, afflicted)) { remove_counters(self, 1) }",
        (
            "Between turns, if this Pokémon still has a Special Condition: take 1 damage"
            " counter off it."
        ),
    ),
    (
        "power",
        "on(between_turns) { counters(all(foe)[condition_is(asleep)], 2) }",
        (
            "Between turns: place 2 damage counters on each of their Pokémon still Asleep"
            " after its coin."
        ),
    ),
    (
        "power",
        "on(between_turns, is(self, is_active), how=once_name) { counters(bench_of(foe), 1) }",
        (
            "Between turns, while Active, once however many have this power: place 1 damage"
            " counter on each of their Benched Pokémon."
        ),
    ),
    (
        "attack",
        (
            "after { a <- search(deck(me)[stadium_card]); reveal(a); move(a, hand); "
            "shuffle(me); discard(stadium) }"
        ),
        (
            "Search your deck for a Stadium, take it openly, shuffle; then discard the"
            " Stadium in play, if there is one."
        ),
    ),
    (
        "attack",
        (
            "before { a <- hp_left(defender); lasting(this_attack) { "
            "handler(on(knocked_out(defender), event_by_attack) { "
            "hit(self, last_damage(event_mon) - a) }) } }"
        ),
        (
            "If this attack Knocks Out the Defender, this Pokémon takes whatever damage went"
            " beyond the HP that the Defender had left."
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
        "When this Pokémon comes into play in your turn, you may draw 2 cards.",
    ),
    (
        "attack",
        "after { a <- search(deck(me)[evolves_from(self)]); evolve(a, self); shuffle(me) }",
        "Evolve this Pokémon, even if new, with a card from your deck, shuffle.",
    ),
    (
        "trainer",
        (
            "useful(any_of(deck(foe)) or any_of(deck(me))); play { "
            'a <- choose(hand(me)[pokemon]); reveal(a); b <- ask("Did the other player '
            'guess the height?"); if did(b) { draw(foe, 1) } else { draw(me, 1) } }'
        ),
        (
            "Name a Pokémon from your hand; they guess its height; show the card; if they"
            " were right: they draw a card. Otherwise: draw a card."
        ),
    ),
    # What a player may do.
    (
        "power",
        "on(benched(self), event_by_hand and my_turn, me) { inflict(active(both), asleep) }",
        "When you bench this from your hand, you may make both Active Pokémon Asleep.",
    ),
    (
        "power",
        (
            "on(evolved(self), event_by_hand, me) { lasting(foe_next_turn) { "
            "forbid_play(foe, item) } }"
        ),
        (
            "When you evolve into this from your hand, you may keep them from playing Items"
            " during their next turn."
        ),
    ),
    (
        "power",
        (
            "on(evolved(self), event_by_hand, me) { lasting(foe_next_turn, self) { "
            "prevent(all, self, attack) } }"
        ),
        (
            "When you evolve into this from your hand, you may make this Pokémon safe from"
            " attacks during their next turn."
        ),
    ),
    (
        "attack",
        "after { a <- top(me, 4); look(a); b <- choose(a[tool], 0, 1); reveal(b); move(b, hand) }",
        "Peek at your top 4 cards. You may openly take one Tool among them.",
    ),
    # What holds for a while.
    (
        "attack",
        (
            "after { a <- flip; if heads(a) > 0 { lasting(foe_next_turn) { "
            "off_power(all(foe), body) } } }"
        ),
        "Coin, heads: during their next turn, no Poké-Body of their Pokémon works.",
    ),
    # What was said twice.
    (
        "power",
        'static { off_power(all(both), power, "Fog"); off_power(all(both), body, "Fog") }',
        "No Poké-Power or Poké-Body of any Pokémon works, except “Fog”.",
    ),
    (
        "power",
        "static { mod(max_hp, self, value=10 * units(self, W)) }",
        "This Pokémon has 10 more HP per Water Energy on it.",
    ),
    (
        "power",
        "on(damaged(self), is(self, is_active)) { draw(me, 1) }",
        "When damaged while Active, even if Knocked Out: draw a card.",
    ),
    (
        "attack",
        (
            "choices { a <- choose(bench_of(me), 3) }; after { each b in a { "
            "c <- choose(discards(me)[energy and provides(G)]); attach(c, b) } }"
        ),
        "Attach a Grass Energy from your discard pile to each of 3 of your Benched Pokémon.",
    ),
    (
        "attack",
        "after { each a in active(foe) { b <- choose(energy_on(a)); discard(b) } }",
        "Discard an Energy card from each of their Active Pokémon.",
    ),
    (
        "attack",
        "after { either { inflict(defender, burned) } { inflict(defender, poisoned) } }",
        "Make the Defender Burned or Poisoned, as you choose.",
    ),
    (
        "attack",
        "after { heal(self, 50); cure(self) }",
        "Heal 50 from this Pokémon and remove all Special Conditions from it.",
    ),
    (
        "attack",
        "after { counters(defender, 2); a <- prizes_gone(me); counters(defender, a) }",
        "Place 2 damage counters on the Defender, and one more per Prize you have taken.",
    ),
    (
        "trainer",
        (
            "useful(any_of(discards(me)[tool]) or any_of(discards(me)[stadium_card])); play {"
            " a <- choose(discards(me)[tool], 2); b <- choose(discards(me)[stadium_card], 2);"
            " reveal(a | b); move(a | b, deck); shuffle(me) }"
        ),
        "From your discard pile, show 2 Tools and 2 Stadiums and shuffle them into your deck.",
    ),
    (
        "trainer",
        "static { lend_under(host, basic or stage1) }",
        "Its Pokémon may use the attacks of the Basic and Stage 1 cards under it.",
    ),
    (
        "trainer",
        "static { mod(max_hp, all(both)[typed(W) or typed(M)], value=20) }",
        "All Water and Metal Pokémon have +20 HP.",
    ),
    # How much is meant.
    (
        "attack",
        "before { if units(self) == units(defender) { add_damage(30) } }",
        "If this Pokémon has exactly as much Energy as the Defender: damage +30.",
    ),
    (
        "attack",
        "after { a <- choose(all(me)); heal(a, dealt) }",
        "Heal one of your Pokémon by as much as the attack's damage.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_so_that_one_thing_is_meant(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_clear_wording_is_read_as_this_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
