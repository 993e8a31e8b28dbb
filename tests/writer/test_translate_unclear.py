"""Wordings that once were unclear or said the opposite: who chooses, what counts, whose card."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    # Damage that does nothing is told as damage not taken, up to or from a number.
    (
        "attack",
        "after { lasting(foe_next_turn, self) { mod(damage_limit, self, at_most, 60) } }",
        "During their next turn, this Pokémon takes no attack damage of 60 or less (after Weakness"
        " and Resistance).",
    ),
    (
        "power",
        "static { mod(damage_limit, self, at_least, 30) }",
        "This Pokémon takes no attack damage of 30 or more (after Weakness and Resistance).",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn, self)"
        " { mod(damage_limit, self, at_most, 60, cause=any) } }",
        "During their next turn, this Pokémon takes no damage of 60 or less (after Weakness and"
        " Resistance).",
    ),
    # Who chooses is said.
    (
        "attack",
        "choices { a <- choose(bench_of(foe)) }; after { switch(foe, a) }",
        "Switch in one of their Benched Pokémon.",
    ),
    (
        "attack",
        "after { a <- choose(bench_of(foe), by=foe); switch(foe, a) }",
        "They switch to a Benched Pokémon.",
    ),
    (
        "attack",
        "after { a <- may(foe) { draw(foe, 1) }; if did(a) { draw(me, 2) } }",
        "They may draw a card. If they did: draw 2 cards.",
    ),
    (
        "attack",
        "after { a <- choose(hand(foe), by=foe); b <- discard(a); if did(b) { draw(me, 1) } }",
        "They discard a card from their hand. If they do: draw a card.",
    ),
    (
        "attack",
        "choices { a <- choose(bench_of(foe)) }; after { b <- switch(foe, a); if did(b)"
        " { draw(me, 1) } }",
        "Switch in one of their Benched Pokémon. If you do: draw a card.",
    ),
    (
        "attack",
        "after { may(foe) { a <- choose(hand(foe)); discard(a) } }",
        "They may: discard a card from their hand.",
    ),
    # What goes into a deck is shuffled in, always or where anything went there.
    (
        "attack",
        "after { return_mon(self, deck); shuffle(me) }",
        "Shuffle this Pokémon and all its cards into your deck.",
    ),
    (
        "attack",
        "after { a <- return_mon(defender, deck); if did(a) { shuffle(foe) } }",
        "Shuffle the Defender and all its cards back into their deck.",
    ),
    (
        "attack",
        "after { a <- pick_random(hand(foe)); look(a); b <- move(a, deck); if did(b)"
        " { shuffle(foe) } }",
        "Look at a random card from their hand and shuffle it into their deck.",
    ),
    # Choices are called by where they are told, numbers and parts by their order.
    (
        "attack",
        "choices { b <- choose(all(foe)) }; after { a <- counters_on(self); counters(b, a) }",
        "Place damage counters on one of their Pokémon, one per damage counter on this Pokémon.",
    ),
    (
        "power",
        'power(once, any_of(deck(me))) { a <- ask("Begin?"); b <- number(0, 2); if did(a)'
        " { draw(me, b) } }",
        "Once a turn: answer “Begin?”; pick a number from 0 to 2; if the first answer was yes:"
        " draw that many cards.",
    ),
    (
        "attack",
        "after { may { a <- choose(energy_on(self)); b <- a[energy and provides(G)]; c <- a[energy"
        " and provides(D)]; discard(a) }; if any_of(b) { draw(me, 1) }; if any_of(c)"
        " { draw(me, 2) } }",
        "You may discard an Energy card from this Pokémon, Grass or Darkness. If it was"
        " Grass: draw a card. If it was Darkness: draw 2 cards.",
    ),
    # Two cards of a name that are played at once.
    (
        "trainer",
        'play { if any_of(hand(me)[named("Twin")]) { either { draw(me, 1) } { a <- choose(hand(me)'
        '[named("Twin")]); draw(me, 3); discard(a) } } else { draw(me, 1) } }',
        "Usable even if it does nothing.\n"
        "Played alone: draw a card. Along with another “Twin”: draw 3 cards.",
    ),
    (
        "trainer",
        'play { if any_of(hand(me)[named("Twin")]) and any_of(bench_of(foe)) { either { a <-'
        ' choose(bench_of(me)); heal(a, 10) } { b <- choose(hand(me)[named("Twin")]);'
        " draw(me, 3); discard(b) } } else { c <- choose(bench_of(me)); heal(c, 10) } }",
        "Usable even if it does nothing.\n"
        "Played alone: heal 10 from one of your Benched Pokémon. Along with another “Twin”, if they"
        " have Benched Pokémon: draw 3 cards.",
    ),
    # Amounts stand behind what they are of.
    (
        "attack",
        "after { counters(defender, counters_on(self)); mill(foe, units(self, P)) }",
        "Place a damage counter on the Defender per damage counter on this Pokémon. They discard a"
        " card off the top of their deck per Psychic Energy on this Pokémon.",
    ),
    # Cards go to their owners.
    (
        "attack",
        "after { return_mon(defender, hand) }",
        "Put the Defender and all its cards into their hand.",
    ),
    (
        "attack",
        "after { return_mon(self, hand) }",
        "Put this Pokémon and all its cards into your hand.",
    ),
    (
        "attack",
        "after { a <- choose(all(me)); return_mon(a, hand) }",
        "Put one of your Pokémon and all its cards into your hand.",
    ),
    (
        "attack",
        "choices { a <- choose(all(both)[evolved]) }; after { devolve(a, hand) }",
        "Devolve an evolved Pokémon in play, the top card going into its owner's hand.",
    ),
    # Each word fits what it stands beside.
    (
        "attack",
        "after { inflict(defender, asleep, 2) }",
        "The Defender is Asleep and needs heads on both of 2 coins to wake up.",
    ),
    (
        "attack",
        "after { inflict(join(self, defender), asleep) }",
        "This Pokémon and the Defender are Asleep.",
    ),
    (
        "attack",
        "after { look(top(foe, count(energy_on(defender)))) }",
        "Look at as many of their top cards as the number of Energy cards on the Defender.",
    ),
    (
        "attack",
        'after { a <- choose_paying(energy_on(self), "RW"); discard(a) }',
        "Discard one each of Fire and Water Energy from this Pokémon.",
    ),
    ("attack", "after { mill(foe, 2) }", "They discard their top 2 cards."),
    (
        "attack",
        "choices { a <- name_type }; after { hit(all(foe)[typed(a)], 20) }",
        "Name a type. Hit each of their Pokémon of that type for 20.",
    ),
    (
        "attack",
        "after { hit(all(foe)[has_power(ability)], 60) }",
        "Hit each of their Pokémon with an Ability for 60.",
    ),
    (
        "attack",
        "choices { a <- choose(attacks_of(defender)) }; after { lasting(foe_next_turn, defender)"
        " { forbid_attacks(a) } }",
        "Choose an attack of the Defender. During their next turn, the Defender can't use it.",
    ),
    (
        "attack",
        'after { lasting(my_next_turn, self) { as_long_as(attack_is("Claw"))'
        " { mod(damage_dealt, self, set, 80, base) } } }",
        "During your next turn, the base damage of this Pokémon's “Claw” is 80.",
    ),
    (
        "attack",
        'needs(not team_used_last_turn(me, "Barrier"))',
        "Only if your side did not use “Barrier” in your last turn.",
    ),
    (
        "attack",
        "before { if units(self) != units(defender) { set_damage(40) } }",
        "If this Pokémon and the Defender have different amounts of Energy: the base damage is 40.",
    ),
    ("trainer", "needs(not first_turn(me))", "Not in your first turn."),
    # Coins and cards are told as one or several.
    (
        "attack",
        "before { a <- flip(2); if tails(a) > 0 { cancel } }",
        "Flip 2 coins. If any tails: the attack does nothing.",
    ),
    (
        "attack",
        "before { a <- mill(me, 5); add_damage(80 * count(a[energy])) }",
        "Discard your top 5 cards. Damage +80 per Energy among those cards.",
    ),
    (
        "attack",
        "after { a <- search(deck(me)[basic], 60, 0); bench(a); shuffle(me) }",
        "Search your deck for any number of Basic Pokémon, bench them, shuffle.",
    ),
    # What changes is said as a sentence about the Pokémon.
    ("power", "static { mod(tool_works, all(both), forbid) }", "Tools of all Pokémon don't work."),
    ("power", "static { mod(tools_allowed, self, set, 2) }", "This Pokémon may hold 2 Tools."),
    (
        "power",
        "static { mod(pierces, self, allow) }",
        "Damage from this Pokémon's attacks ignores effects on the opposing Active, and its"
        " powers.",
    ),
    (
        "power",
        "static { mod(bench_size, foe, set, 4) }",
        "Their Bench holds 4 Pokémon, and they discard any surplus.",
    ),
    (
        "power",
        "static { mod(attack_cost, self, value=-9) }",
        "Attacks of this Pokémon cost no Colorless.",
    ),
    (
        "power",
        'static { cheaper(self, "C", "Beam") }',
        "“Beam” of this Pokémon costs 1 Colorless less.",
    ),
    (
        "power",
        "static { mod(can_attach_energy, all(foe), forbid, from=hand(foe)[special_energy]) }",
        "They can't attach special Energy from their hand to their Pokémon.",
    ),
    # What happens and what is about to happen.
    (
        "power",
        "instead(coins_flipped(me), event_cause(attack), me) { reflip }",
        "When you have flipped coins, if an attack is the cause, you may flip all of them again.",
    ),
    (
        "power",
        "on(knocked_out(all(me)), their_turn) { draw(me, 1) }",
        "When one of your Pokémon is Knocked Out, in their turn: draw a card.",
    ),
    (
        "power",
        "on(between_turns) { counters(self, 1) }",
        "Between turns: place 1 damage counter on this Pokémon.",
    ),
    (
        "trainer",
        "needs(never); instead(power_used(foe), may=me, where=hand)"
        " { discard(this_card); nullify }",
        "Only when they would use a power, you may discard this card from your hand: that power"
        " does nothing.",
    ),
    (
        "trainer",
        'static { mod(mega_ends_turn, host[named("M Ampharos-EX")], forbid) }',
        "Its Pokémon becoming “M Ampharos-EX” does not end the turn.",
    ),
    # What is asked of a card stands behind its name.
    (
        "trainer",
        "useful(any_of(deck(me))); play { a <- search(deck(me)[pokemon and typed(M) and not"
        ' tag("ex")]); reveal(a); move(a, hand); shuffle(me) }',
        "Search your deck for a Metal Pokémon that isn't ex, take it openly, shuffle.",
    ),
    (
        "power",
        'static(while=any_of(bench_of(me)[named("Latios")])) { mod(max_hp, self, value=20) }',
        "While you have “Latios” on the Bench: this Pokémon has +20 HP.",
    ),
    (
        "power",
        'static(while=count(all(both)[name_has("Aqua")]) > 1) { mod(can_attack, self, forbid) }',
        "While more than 1 “Aqua” Pokémon is in play: this Pokémon can't attack.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_so_that_a_player_understands_it(
    kind: str, program: str, text: str
) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_clear_wording_is_read_as_this_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
