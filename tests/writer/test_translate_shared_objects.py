"""Wordings of programs that say several things about one object, without repetition."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

EVERY = [
    # Questions.
    (
        "attack",
        "before { if units(self) != units(defender) { set_damage(20) } }",
        "If this Pokémon and the Defending Pokémon have different amounts of Energy, this"
        " attack does 20 damage instead.",
    ),
    (
        "attack",
        "after { if knocked_out_last_turn(me) or knocked_out_last_turn(foe) { draw(me, 1) } }",
        "If any Pokémon was Knocked Out last turn, draw a card.",
    ),
    (
        "power",
        "static(while=any_of(fallen(me)[typed(G)])) { mod(max_hp, self, value=20) }",
        "If one of your Grass Pokémon was Knocked Out by attack damage last turn, this Pokémon"
        " has 20 more HP.",
    ),
    (
        "attack",
        "after { if count(bench_of(me)) > 3 or count(bench_of(foe)) > 3 { draw(me, 1) } }",
        "If either side has more than 3 Benched Pokémon, draw a card.",
    ),
    (
        "attack",
        "after { if any_of(bench_of(foe)) or any_of(bench_of(me)) { draw(me, 1) } }",
        "If anyone has Benched Pokémon, draw a card.",
    ),
    (
        "trainer",
        "on(between_turns, is(host, is_benched) and is(host, counters_at_least(2))"
        " and is(host, evolved)) { discard(this_card) }",
        "At any point between turns, if the Pokémon this card is attached to is on the Bench,"
        " has 2 or more damage counters and is evolved, discard this card.",
    ),
    (
        "trainer",
        "on(between_turns, is(host, is_active) and is(host, has_energy)) { discard(this_card) }",
        "At any point between turns, if the Pokémon this card is attached to is Active and has"
        " Energy, discard this card.",
    ),
    (
        "attack",
        'before { if any_of(energy_on(self)[name_has("Cloud")]) { add_damage(30) } }',
        "If this Pokémon has any Cloud attached, this attack does 30 more damage.",
    ),
    (
        "power",
        "static(while=prizes_left(me) == 2 or prizes_left(me) == 4 or prizes_left(me) == 6)"
        " { mod(can_retreat, self, forbid) }",
        "While you have exactly 2, 4 or 6 Prizes left, this Pokémon can't retreat.",
    ),
    # Events.
    (
        "power",
        "on(damaged(self), event_cause(attack) and is(self, is_active)"
        " and not already(self, asleep), me) { draw(me, 1) }",
        (
            "When this Pokémon is Active and is damaged by an attack (even if it is Knocked"
            " Out), you may draw a card. You can't use this power if this Pokémon was already"
            " Asleep."
        ),
    ),
    (
        "power",
        "on(damaged(self), event_cause(attack) and is(self, is_active) and not falls(self), me)"
        " { draw(me, 1) }",
        "When this Pokémon is Active and is damaged but not Knocked Out by an attack, you may"
        " draw a card.",
    ),
    (
        "power",
        "on(attached(all(foe)), event_by_hand and is(event_card, energy) and not"
        ' (count(all(me)[named("Zapper")]) > 1 or is(self, condition_is(asleep))))'
        " { hit(event_mon, 10) }",
        (
            "When your opponent attaches an Energy from their hand to one of their "
            "Pokémon, do 10 damage to that Pokémon. This power doesn't work if you "
            "have more than 1 Zapper in play or this Pokémon is Asleep."
        ),
    ),
    # Actions.
    (
        "attack",
        "after { remove_counters(self, 3); cure(self) }",
        "Remove all Special Conditions and 3 damage counters from this Pokémon.",
    ),
    (
        "attack",
        "after { a <- flip(3); b <- choose(discards(me)[energy], heads(a)); move(b, hand) }",
        "Flip 3 coins. Put one Energy from your discard pile for each heads into your hand.",
    ),
    (
        "attack",
        "after { may { a <- choose(energy_on(self)); b <- discard(a) }; if did(b)"
        " { c <- choose(discards(me)[energy and not one_of(b)]); attach(c, self) } }",
        "You may discard an Energy from this Pokémon. If you do, attach another Energy "
        "from your discard pile to this Pokémon.",
    ),
    (
        "power",
        "power(once) { a <- choose(bench_of(me), by=foe); b <- choose(active(me), by=foe); "
        "switch(me, a, b) }",
        (
            "Once during your turn, you may have your opponent switch your Active "
            "Pokémon with one of your Benched Pokémon."
        ),
    ),
    (
        "attack",
        "after { a <- choose(bench_of(foe), by=foe); b <- choose(active(foe), by=foe);"
        " switch(foe, a, b) }",
        "Your opponent switches their Active Pokémon with one of their Benched Pokémon.",
    ),
    # Choices that are used immediately.
    (
        "trainer",
        "play { a <- choose(all(me)[damaged]); b <- number(1, 2); remove_counters(a, b) }",
        "Remove 1 or 2 damage counters from one of your damaged Pokémon.",
    ),
    (
        "attack",
        "after { a <- choose(hand(me), 0, 60); b <- order(a); c <- move(b, deck_bottom);"
        " draw(me, count(c)) }",
        "Put any number of cards from your hand on the bottom of your deck in any order. Draw"
        " a card for each card moved.",
    ),
    (
        "attack",
        "before { a <- choose(prizes(me)[face_down]); turn_up(a);"
        " if is(a, pokemon) { add_damage(60) } }",
        "Turn up one of your face-down Prizes for good. If it is a Pokémon card, this attack"
        " does 60 more damage.",
    ),
    (
        "attack",
        "after { a <- choose(prizes(me)); swap_cards(a, top(me, 1)) }",
        "Exchange one of your Prizes for the top card of your deck.",
    ),
    (
        "attack",
        "after { a <- choose(discards(me)[stadium_card]); put_stadium(a) }",
        "Put a Stadium from your discard pile into play.",
    ),
    (
        "attack",
        "after { a <- choose(all(me)); move(energy_on(a), hand) }",
        "Put all Energy from one of your Pokémon into your hand.",
    ),
    (
        "attack",
        "choices { a <- choose(all(foe)) }; after { move_counters(self, a, 1) }",
        "Move 1 damage counter from this Pokémon to one of your opponent's Pokémon.",
    ),
    (
        "attack",
        'choices { a <- choose(all(foe)) }; after { marker(a[not has_marker("Rod")], "Rod", 1) }',
        "Put a “Rod” marker on one of your opponent's Pokémon, unless it has one.",
    ),
    (
        "attack",
        'choices { a <- choose(all(me)[not form_of("Letter")]) }; after { counters(a, 1) }',
        "Place 1 damage counter on one of your Pokémon other than Letter (any form).",
    ),
    # Lasting effects.
    (
        "power",
        "static { prevent(all, self, attack, all(foe)[not holds(energy, 3)]) }",
        (
            "Attacks by your opponent's Pokémon with fewer than 3 Energy cards "
            "attached can't damage or affect this Pokémon."
        ),
    ),
    (
        "power",
        'static { forbid_play(both, tool and not tag("flare")) }',
        "Neither player can play Tools, except those of Team Flare.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_belongs_together_is_told_in_one_sentence(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text
