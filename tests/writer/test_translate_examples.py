"""Exact wordings of some common and some unusual programs."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import write

ATTACKS = [
    (
        "after { a <- flip; if heads(a) > 0 { inflict(defender, paralyzed) } }",
        "Flip a coin. If heads, the Defending Pokémon is now Paralyzed.",
    ),
    (
        "after { a <- flip; if heads(a) > 0 { draw(me, 1) } else { hit(self, 10) } }",
        "Flip a coin. If heads, draw a card. If tails, this Pokémon does 10 damage to itself.",
    ),
    (
        "after { inflict(defender, paralyzed); inflict(defender, poisoned) }",
        "The Defending Pokémon is now Paralyzed and Poisoned.",
    ),
    (
        "after { inflict(defender, poisoned, 20) }",
        "The Defending Pokémon is now Poisoned. Between turns, put 2 damage counters on it"
        " instead of 1.",
    ),
    (
        "before { a <- flip(3) }; damage(10 * heads(a))",
        "Flip 3 coins.\nThis attack does 10 damage for each heads.",
    ),
    (
        "before { a <- flip_until_tails; add_damage(25 * heads(a)) }",
        "Flip a coin until you get tails. This attack does 25 more damage for each heads.",
    ),
    (
        "before { a <- flip(2); if not all_heads(a) { cancel } }",
        "Flip 2 coins. If not all are heads, this attack does nothing.",
    ),
    (
        "before { lasting(this_attack) { handler(on(knocked_out(defender), event_by_attack) "
        "{ draw(me, 1) }) } }",
        "If this attack Knocks Out the Defending Pokémon, draw a card.",
    ),
    (
        "before { lasting(this_attack) { handler(instead(would_be_knocked_out(defender), "
        "event_cause(attack)) { draw(me, 1) }) } }",
        "If this attack would Knock Out the Defending Pokémon by damage, draw a card.",
    ),
    (
        "before { if is(defender, evolved) { add_damage(30) } }",
        "If the Defending Pokémon is evolved, this attack does 30 more damage.",
    ),
    (
        "damage(30 * count(bench_of(me)), no_weakness)",
        "This attack does 30 damage for each of your Benched Pokémon, ignoring Weakness.",
    ),
    (
        "damage(20 * (units(self) + units(defender)))",
        "This attack does 20 damage for each Energy on this Pokémon and for each Energy on"
        " the Defending Pokémon.",
    ),
    (
        "pay { a <- choose(energy_on(self)[provides(R)], 2); discard(a) }",
        "To use this attack, discard 2 Fire Energy cards from this Pokémon.",
    ),
    (
        "pay { a <- choose_units(energy_on(self), 2); discard(a) }",
        "To use this attack, discard 2 Energy from this Pokémon.",
    ),
    (
        "after { a <- choose_units(energy_on(self)[provides(R)], 2, R); move(a, hand) }",
        "Put 2 Fire Energy from this Pokémon into your hand.",
    ),
    (
        "choices { a <- choose(bench_of(foe), 2) }; after { hit(a, 20) }",
        "Do 20 damage to 2 of your opponent's Benched Pokémon.",
    ),
    (
        "after { a <- choose(bench_of(foe), by=foe); switch(foe, a) }",
        "Your opponent switches their Active Pokémon with one of their Benched Pokémon.",
    ),
    (
        "after { a <- choose(discards(me)[energy], 0, 2); b <- choose(all(me)); attach(a, b) }",
        "Attach up to 2 Energy from your discard pile to one of your Pokémon.",
    ),
    (
        "after { may { a <- choose(energy_on(self)); b <- discard(a) };"
        " if did(b) { inflict(defender, burned) } }",
        "You may discard an Energy from this Pokémon. If you do, the Defending Pokémon is now"
        " Burned.",
    ),
    (
        "before { a <- may { add_damage(20) } }; after { if did(a) { hit(self, 30) } }",
        "You may do 20 more damage.\nIf you do, this Pokémon does 30 damage to itself.",
    ),
    (
        "after { lasting(foe_next_turn, self)"
        " { mod(damage_taken, self, value=-20, stage=after) } }",
        (
            "During your opponent's next turn, this Pokémon takes 20 less damage from attacks"
            " (after Weakness and Resistance)."
        ),
    ),
    (
        "after { lasting(foe_next_turn, defender) { mod(can_retreat, how=forbid) } }",
        "During your opponent's next turn, the Defending Pokémon can't retreat.",
    ),
    (
        'after { lasting(my_next_turn, self) { forbid_attack(self, "Leek Slap") } }',
        "During your next turn, this Pokémon can't use Leek Slap.",
    ),
    (
        "before { may { a <- choose(energy_on(self)); b <- spend(a) };"
        " if did(b) { add_damage(30) } }",
        "You may discard an Energy from this Pokémon to do 30 more damage.",
    ),
    (
        "after { a <- choose(all(foe)); hit(a, 20) }",
        "After damage, do 20 damage to one of your opponent's Pokémon.",
    ),
    (
        "choices { a <- choose(all(foe)) };"
        " after { if is(a, has_power(power)) { counters(a, 6) }"
        " else { counters(a, 3) } }",
        "Choose one of your opponent's Pokémon. Place 3 damage counters on it, or 6 if it"
        " has a Poké-Power.",
    ),
    (
        "choices { a <- choose(all(me)) };"
        " after { b <- search(deck(me)[evolves_from(a)]); evolve(b, a);"
        " shuffle(me) }",
        "Search your deck for a card that evolves from one of your Pokémon, evolve that Pokémon"
        " with it (even if it came into play this turn), then shuffle your deck.",
    ),
    (
        "after { f <- flip; if heads(f) > 0 { x <- choose(hand(foe)); discard(x) } }",
        "Flip a coin (F). If heads, discard a card from your opponent's hand (X).",
    ),
    (
        "after { a <- flip; if heads(a) > 0 { b <- search(deck(me)[energy], 9);"
        " each c in b { d <- choose(all(me)); attach(c, d) }; shuffle(me) } }",
        (
            "Flip a coin. If heads, search your deck for up to 9 Energy, attach them to your"
            " Pokémon as you like, then shuffle your deck."
        ),
    ),
]

CLEAR_ATTACKS = [
    (
        "after { hit(bench_of(foe), 10); heal(all(me)[typed(G)], 20); hit(all(both), 10) }",
        "Do 10 damage to each of your opponent's Benched Pokémon. Heal 20 damage from each of"
        " your Grass Pokémon. Do 10 damage to each Pokémon.",
    ),
    (
        "before { add_damage(10 * least(unpaid(W), 2)) }",
        "This attack does 10 more damage for each Water Energy on this Pokémon beyond the"
        " attack's cost, counting at most 2.",
    ),
    (
        'after { marker(self, "Moss", 0 - markers_on(self, "Moss")) }',
        "Remove all “Moss” markers from this Pokémon.",
    ),
    (
        "after { a <- top(me, 5); look(a); b <- choose(a[energy], 60); discard(b) }",
        "Look at the top 5 cards of your deck. Discard every Energy from among them.",
    ),
]

CLEAR_POWERS = [
    (
        "on(evolved(self), event_by_hand, me) { a <- mill(me, 5); each b in "
        "a[energy and provides(R)] { c <- choose(all(me)[typed(R)], by=foe); attach(b, c) } }",
        "When you play this Pokémon from your hand to evolve a Pokémon, you may discard the"
        " top 5 cards of your deck, and for each Fire Energy among those cards, attach it to"
        " one of your Fire Pokémon of your opponent's choice.",
    ),
    (
        "power(once) { a <- choose(active(me)[damaged]); heal(a, 30) }",
        "Once during your turn, you may heal 30 damage from your Active Pokémon.",
    ),
    (
        "power(once) { a <- choose(active(foe)); inflict(a, burned); inflict(a, confused) }",
        "Once during your turn, you may make your opponent's Active Pokémon Burned and Confused.",
    ),
    (
        "static { mod(evolve_early, self, set, 1) }",
        "This Pokémon may evolve on the turn it comes into play.",
    ),
    (
        "static { mod(prizes_for, all(foe), value=1, from=self) }",
        (
            "When one of your opponent's Pokémon is Knocked Out by damage from this Pokémon's "
            "attacks, you take 1 more Prize."
        ),
    ),
]

CLEAR_TRAINERS = [
    (
        "on(attached(bench_of(both)), event_by_hand and is(event_card, energy)) "
        "{ remove_counters(event_mon, 1) }",
        (
            "When a player attaches an Energy from their hand to any Benched Pokémon, remove 1"
            " damage counter from that Pokémon."
        ),
    ),
    (
        "static { mod(damage_dealt, host, value=10, stage=after, from=active(foe), "
        'unique="still") }',
        "The attacks of the Pokémon this card is attached to do 10 more damage to your opponent's"
        " Active Pokémon (after Weakness and Resistance), if they do any.",
    ),
    (
        'rule("deck_limit", 1, "name")',
        "A deck can have only 1 card of this name.",
    ),
]

POWERS = [
    (
        "power(once, off=is(self, afflicted)) { a <- top(me, 9); look(a); b <- order(a); move(b, "
        "deck_top) }",
        "Once during your turn, you may look at the top 9 cards of your deck and put them back in"
        " any order. You can't use this power if this Pokémon has a Special Condition.",
    ),
    (
        "power(once) { a <- top(me, 2); look(a); b <- choose(a); move(b, hand); discard(a - b) }",
        "Once during your turn, you may look at the top 2 cards of your deck, put one into"
        " your hand and discard the other.",
    ),
    (
        "static { mod(retreat_cost, host, set) }",
        "The Pokémon this card is attached to has no Retreat Cost.",
    ),
    (
        "static(while=is(self, is_active)) { forbid_play(foe, item) }",
        "As long as this Pokémon is Active, your opponent can't play Items.",
    ),
    (
        'static { prevent(damage, all(me)[typed(M)], attack, all(foe)[tag("EX")]) }',
        "Your Metal Pokémon take no damage from attacks by your opponent's Pokémon-EX.",
    ),
    (
        'static { off_power(all(both), ability, "Reek") }',
        "No Ability works except Reek.",
    ),
    (
        "on(damaged(self), event_cause(attack) and not event_from(all(me)))"
        " { counters(event_other, 1) }",
        "When this Pokémon is damaged by an opponent's attack (even if it is Knocked Out),"
        " place 1 damage counter on the attacking Pokémon.",
    ),
    (
        "instead(would_be_knocked_out(self), may=me, how=once) { a <- flip;"
        " if heads(a) > 0 { nullify; leave_hp(self, 10) } }",
        "Once a turn, when this Pokémon would be Knocked Out, you may flip a coin. If heads,"
        " it survives with 10 HP.",
    ),
]

TRAINERS = [
    (
        "onto(all(me)); static { mod(damage_dealt, host, value=10, stage=before,"
        " from=active(foe)) }; on(turn_ended, my_turn) { discard(this_card) }",
        "Attach this card only to one of your Pokémon.\nThe attacks of the Pokémon this card "
        "is attached to do 10 more damage to your opponent's Active Pokémon (before Weakness "
        "and Resistance).\nAt the end of your turn, discard this card.",
    ),
]

RULES = [
    ('rule("prizes", 2)', "When this Pokémon is Knocked Out, your opponent takes 2 Prizes."),
    ('rule("odd_rule", 2, "two words")', "Rule “odd_rule”, 2 and “two words”."),
]

EVERY = [
    (kind, program, text)
    for kind, examples in {
        "attack": ATTACKS + CLEAR_ATTACKS,
        "power": POWERS + CLEAR_POWERS,
        "trainer": TRAINERS + CLEAR_TRAINERS,
        "rule": RULES,
    }.items()
    for program, text in examples
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_like_this(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text
