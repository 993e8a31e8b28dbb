"""Wordings that were unclear or said the opposite: who chooses, what counts, whose card."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

EVERY = [
    # Ineffective damage is worded as damage not taken, up to or from a number.
    (
        "attack",
        "after { lasting(foe_next_turn, self) { mod(damage_limit, self, at_most, 60) } }",
        (
            "During your opponent's next turn, prevent any damage of 60 or less done "
            "to this Pokémon by attacks (after Weakness and Resistance)."
        ),
    ),
    (
        "power",
        "static { mod(damage_limit, self, at_least, 30) }",
        (
            "Prevent any damage of 30 or more done to this Pokémon by attacks (after "
            "Weakness and Resistance)."
        ),
    ),
    (
        "attack",
        "after { lasting(foe_next_turn, self)"
        " { mod(damage_limit, self, at_most, 60, cause=any) } }",
        (
            "During your opponent's next turn, prevent any damage of 60 or less done "
            "to this Pokémon (after Weakness and Resistance)."
        ),
    ),
    # Who chooses.
    (
        "attack",
        "choices { a <- choose(bench_of(foe)) }; after { switch(foe, a) }",
        "Switch your opponent's Active Pokémon with one of their Benched Pokémon.",
    ),
    (
        "attack",
        "after { a <- choose(bench_of(foe), by=foe); switch(foe, a) }",
        "Your opponent switches their Active Pokémon with one of their Benched Pokémon.",
    ),
    (
        "attack",
        "after { a <- may(foe) { draw(foe, 1) }; if did(a) { draw(me, 2) } }",
        "Your opponent may draw a card. If your opponent did, draw 2 cards.",
    ),
    (
        "attack",
        "after { a <- choose(hand(foe), by=foe); b <- discard(a); if did(b) { draw(me, 1) } }",
        "Your opponent discards a card from their hand. If your opponent does, draw a card.",
    ),
    (
        "attack",
        "choices { a <- choose(bench_of(foe)) }; after { b <- switch(foe, a); if did(b)"
        " { draw(me, 1) } }",
        "Switch your opponent's Active Pokémon with one of their Benched Pokémon. If you do,"
        " draw a card.",
    ),
    (
        "attack",
        "after { may(foe) { a <- choose(hand(foe)); discard(a) } }",
        "Your opponent may discard a card from their hand.",
    ),
    # Cards put into a deck are shuffled in, always or if any were put there.
    (
        "attack",
        "after { return_mon(self, deck); shuffle(me) }",
        "Shuffle this Pokémon and all attached cards into your deck.",
    ),
    (
        "attack",
        "after { a <- return_mon(defender, deck); if did(a) { shuffle(foe) } }",
        ("Shuffle the Defending Pokémon and all attached cards back into your opponent's deck."),
    ),
    (
        "attack",
        "after { a <- pick_random(hand(foe)); look(a); b <- move(a, deck); if did(b)"
        " { shuffle(foe) } }",
        "Look at a random card from your opponent's hand and shuffle it into their deck.",
    ),
    # Choices are named by place, numbers and parts by order.
    (
        "power",
        'power(once) { a <- ask("Begin?"); b <- number(0, 2); if did(a) { draw(me, b) } }',
        "Once during your turn, you may use this power. If you do, answer “Begin?”, and you"
        " pick a number from 0 to 2. If the first answer was yes, draw that many cards.",
    ),
    # Two cards of a name played together.
    (
        "trainer",
        'play { if any_of(hand(me)[named("Twin")]) { either { draw(me, 1) } { a <- choose(hand(me)'
        '[named("Twin")]); draw(me, 3); discard(a) } } else { draw(me, 1) } }',
        "Draw a card. If you play 2 of this card at the same time, draw 3 cards instead.",
    ),
    (
        "trainer",
        'play { if any_of(hand(me)[named("Twin")]) and any_of(bench_of(foe)) { either { a <-'
        ' choose(bench_of(me)); heal(a, 10) } { b <- choose(hand(me)[named("Twin")]);'
        " draw(me, 3); discard(b) } } else { c <- choose(bench_of(me)); heal(c, 10) } }",
        "Heal 10 damage from one of your Benched Pokémon. If you play 2 of this card at the"
        " same time and your opponent has Benched Pokémon, draw 3 cards instead.",
    ),
    # Amounts follow what they belong to.
    (
        "attack",
        "after { counters(defender, counters_on(self)); mill(foe, units(self, P)) }",
        "Place a damage counter on the Defending Pokémon for each damage counter on this"
        " Pokémon. Your opponent discards a card from the top of their deck for each Psychic"
        " Energy on this Pokémon.",
    ),
    # Cards go to their owners.
    (
        "attack",
        "after { return_mon(defender, hand) }",
        ("Put the Defending Pokémon and all attached cards into your opponent's hand."),
    ),
    (
        "attack",
        "after { return_mon(self, hand) }",
        "Put this Pokémon and all attached cards into your hand.",
    ),
    (
        "attack",
        "after { a <- choose(all(me)); return_mon(a, hand) }",
        "Put one of your Pokémon and all attached cards into your hand.",
    ),
    (
        "attack",
        "choices { a <- choose(all(both)[evolved]) }; after { devolve(a, hand) }",
        "Devolve an evolved Pokémon in play, putting its top card into its owner's hand.",
    ),
    # Words match their context.
    (
        "attack",
        "after { inflict(join(self, defender), asleep) }",
        "This Pokémon and the Defending Pokémon are now Asleep.",
    ),
    (
        "attack",
        "after { look(top(foe, count(energy_on(defender)))) }",
        "Look at as many cards from the top of your opponent's deck as the number of Energy"
        " cards on the Defending Pokémon.",
    ),
    (
        "attack",
        'after { a <- choose_paying(energy_on(self), "RW"); discard(a) }',
        "Discard a Fire and a Water Energy from this Pokémon.",
    ),
    ("attack", "after { mill(foe, 2) }", "Your opponent discards the top 2 cards of their deck."),
    (
        "attack",
        "choices { a <- name_type }; after { hit(all(foe)[typed(a)], 20) }",
        "Name a type of Energy other than Colorless. Do 20 damage to each of your opponent's"
        " Pokémon of that type.",
    ),
    (
        "attack",
        "after { hit(all(foe)[has_power(ability)], 60) }",
        "Do 60 damage to each of your opponent's Pokémon with an Ability.",
    ),
    (
        "attack",
        "choices { a <- choose(attacks_of(defender)) }; after { lasting(foe_next_turn, defender)"
        " { forbid_attacks(a) } }",
        "Choose one of the Defending Pokémon's attacks. During your opponent's next turn, the "
        "Defending Pokémon can't use it.",
    ),
    (
        "attack",
        'after { lasting(my_next_turn, self) { as_long_as(attack_is("Claw"))'
        " { mod(damage_dealt, self, set, 80, base) } } }",
        "During your next turn, the base damage of this Pokémon's Claw is 80.",
    ),
    (
        "attack",
        'needs(not team_used_last_turn(me, "Barrier"))',
        "You can use this attack only if your side did not use Barrier in your last turn.",
    ),
    (
        "attack",
        "before { if units(self) != units(defender) { set_damage(40) } }",
        "If this Pokémon and the Defending Pokémon have different amounts of Energy, this"
        " attack does 40 damage instead.",
    ),
    ("trainer", "needs(not first_turn(me))", "You can't play this card during your first turn."),
    # Singular and plural of coins and cards.
    (
        "attack",
        "before { a <- flip(2); if tails(a) > 0 { cancel } }",
        "Flip 2 coins. If either is tails, this attack does nothing.",
    ),
    (
        "attack",
        "before { a <- mill(me, 6); add_damage(80 * count(a[energy])) }",
        "Discard the top 6 cards of your deck. This attack does 80 more damage for each Energy"
        " among those cards.",
    ),
    (
        "attack",
        "after { a <- search(deck(me)[basic], 60, 0); bench(a); shuffle(me) }",
        "Search your deck for any number of Basic Pokémon, put them onto your Bench and"
        " shuffle your deck.",
    ),
    # Changes as sentences about the Pokémon.
    ("power", "static { mod(tool_works, all(both), forbid) }", "Tools of all Pokémon don't work."),
    ("power", "static { mod(tools_allowed, self, set, 2) }", "This Pokémon may hold 2 Tools."),
    (
        "power",
        "static { mod(pierces, self, allow) }",
        "Damage from this Pokémon's attacks ignores powers and all other "
        "effects on your opponent's Active Pokémon.",
    ),
    (
        "power",
        "static { mod(bench_size, foe, set, 4) }",
        ("Your opponent can't have more than 4 Benched Pokémon (they discard any extra)."),
    ),
    (
        "power",
        "static { mod(attack_cost, self, value=-9) }",
        "This Pokémon's attacks cost no Colorless.",
    ),
    (
        "power",
        'static { cheaper(self, "C", "Beam") }',
        "This Pokémon's Beam costs 1 Colorless less.",
    ),
    (
        "power",
        "static { mod(can_attach_energy, all(foe), forbid, from=hand(foe)[special_energy]) }",
        "Your opponent can't attach Special Energy from their hand to their Pokémon.",
    ),
    # What happens and what is about to happen.
    (
        "power",
        "instead(coins_flipped(me), event_cause(attack), me) { reflip }",
        "When you have flipped coins, if an attack is the cause, you may flip all of them again.",
    ),
    (
        "power",
        "on(between_turns) { counters(self, 1) }",
        "Between turns, place 1 damage counter on this Pokémon.",
    ),
    (
        "trainer",
        'static { mod(mega_ends_turn, host[named("M Mossling-EX")], forbid) }',
        "If the Pokémon this card is attached to becomes M Mossling-EX, your turn doesn't end.",
    ),
    # Conditions on a card follow its name.
    (
        "trainer",
        'play { a <- search(deck(me)[pokemon and typed(M) and not tag("ex")]); reveal(a); '
        "move(a, hand); shuffle(me) }",
        "Search your deck for a Metal Pokémon that isn't a Pokémon-ex, reveal it, put it into"
        " your hand, then shuffle your deck.",
    ),
    (
        "power",
        'static(while=any_of(bench_of(me)[named("Latios")])) { mod(max_hp, self, value=20) }',
        "While you have Latios on your Bench, this Pokémon has 20 more HP.",
    ),
    (
        "power",
        'static(while=count(all(both)[name_has("Aqua")]) > 1) { mod(can_attack, self, forbid) }',
        (
            "While more than 1 Pokémon with “Aqua” in the name is in play, this "
            "Pokémon can't attack."
        ),
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_so_that_a_player_understands_it(
    kind: str, program: str, text: str
) -> None:
    assert write(parse(program), kind) == text
