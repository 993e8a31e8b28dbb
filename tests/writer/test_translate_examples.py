"""How programs read: the exact wording of some common and some odd ones."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

ATTACKS = [
    (
        "after { a <- flip; if heads(a) > 0 { inflict(defender, paralyzed) } }",
        "Coin, heads: the Defender is Paralyzed.",
    ),
    (
        "after { a <- flip; if heads(a) > 0 { draw(me, 1) } else { hit(self, 10) } }",
        "Coin, heads: draw a card. Tails: this Pokémon takes 10 damage.",
    ),
    (
        "after { inflict(defender, paralyzed); inflict(defender, poisoned) }",
        "The Defender is Paralyzed and Poisoned.",
    ),
    (
        "after { inflict(defender, poisoned, 20) }",
        "The Defender is Poisoned, with 2 damage counters between turns instead of 1.",
    ),
    (
        "before { a <- flip(3) }; damage(10 * heads(a))",
        "Flip 3 coins.\nDamage: 10 per heads.",
    ),
    (
        "before { a <- flip_until_tails; add_damage(20 * heads(a)) }",
        "Flip until tails. Damage +20 per heads.",
    ),
    (
        "before { a <- flip(2); if not all_heads(a) { cancel } }",
        "Flip 2 coins. If not all heads: the attack does nothing.",
    ),
    (
        "before { lasting(this_attack) { handler(on(knocked_out(defender), event_by_attack) "
        "{ draw(me, 1) }) } }",
        "If this attack Knocks Out the Defender: draw a card.",
    ),
    (
        "before { lasting(this_attack) { handler(instead(would_be_knocked_out(defender), "
        "event_cause(attack)) { draw(me, 1) }) } }",
        "If this attack would Knock Out the Defender by damage: draw a card.",
    ),
    (
        "before { if is(defender, evolved) { add_damage(30) } }",
        "If the Defender is evolved: damage +30.",
    ),
    (
        "damage(30 * count(bench_of(me)), no_weakness)",
        "Damage: 30 for each of your Benched Pokémon, ignoring Weakness.",
    ),
    (
        "damage(20 * (units(self) + units(defender)))",
        "Damage: 20 per Energy on this Pokémon and per Energy on the Defender.",
    ),
    (
        "pay { a <- choose(energy_on(self)[provides(R)], 2); discard(a) }",
        "Cost: discard 2 Fire Energy cards from this Pokémon.",
    ),
    (
        "pay { a <- choose_units(energy_on(self), 2); discard(a) }",
        "Cost: discard 2 Energy from this Pokémon.",
    ),
    (
        "after { a <- choose_units(energy_on(self)[provides(R)], 2, R); move(a, hand) }",
        "Put 2 Fire Energy from this Pokémon into your hand.",
    ),
    (
        "choices { a <- choose(bench_of(foe), 2) }; after { hit(a, 20) }",
        "Hit 2 of their Benched Pokémon for 20 each.",
    ),
    (
        "after { a <- choose(bench_of(foe), by=foe); switch(foe, a) }",
        "They switch to a Benched Pokémon.",
    ),
    (
        "after { a <- choose(discards(me)[energy], 0, 2); b <- choose(all(me)); attach(a, b) }",
        "Give one of your Pokémon up to 2 Energy from your discard pile.",
    ),
    (
        "after { may { a <- choose(energy_on(self)); b <- discard(a) };"
        " if did(b) { inflict(defender, burned) } }",
        "You may discard an Energy card from this Pokémon. If you do: the Defender is Burned.",
    ),
    (
        "before { a <- may { add_damage(20) } }; after { if did(a) { hit(self, 30) } }",
        "You may add 20 damage.\nIf you did: this Pokémon takes 30 damage.",
    ),
    (
        "after { lasting(foe_next_turn, self)"
        " { mod(damage_taken, self, value=-20, stage=after) } }",
        (
            "During their next turn, this Pokémon takes 20 less attack damage (after Weakness "
            "and Resistance)."
        ),
    ),
    (
        "after { lasting(foe_next_turn, defender) { mod(can_retreat, how=forbid) } }",
        "During their next turn, the Defender can't retreat.",
    ),
    (
        'after { lasting(my_next_turn, self) { forbid_attack(self, "Leek Slap") } }',
        "During your next turn, this Pokémon can't use “Leek Slap”.",
    ),
    (
        "before { may { a <- choose(energy_on(self)); b <- spend(a) };"
        " if did(b) { add_damage(30) } }",
        "You may discard an Energy card from this Pokémon for +30 damage.",
    ),
    (
        "after { a <- choose(all(foe)); hit(a, 20) }",
        "After damage: hit one of their Pokémon for 20.",
    ),
    (
        "choices { a <- choose(all(foe)) };"
        " after { if is(a, has_power(power)) { counters(a, 6) }"
        " else { counters(a, 3) } }",
        "Choose one of their Pokémon. Place 3 damage counters on it, or 6 if it has a Poké-Power.",
    ),
    (
        "choices { a <- choose(all(me)) };"
        " after { b <- search(deck(me)[evolves_from(a)]); evolve(b, a);"
        " shuffle(me) }",
        "Evolve one of your Pokémon, new or not, with a card from your deck, shuffle.",
    ),
    (
        "after { f <- flip; if heads(f) > 0 { x <- choose(hand(foe)); discard(x) } }",
        "Coin (F), heads: discard a card from their hand (X).",
    ),
    (
        "after { a <- flip; if heads(a) > 0 { b <- search(deck(me)[energy], 2);"
        " each c in b { d <- choose(all(me)); attach(c, d) }; shuffle(me) } }",
        (
            "Coin, heads: search your deck for up to 2 Energy, attach them to your Pokémon as "
            "you like, shuffle."
        ),
    ),
]

CLEAR_ATTACKS = [
    (
        "after { hit(bench_of(foe), 10); heal(all(me)[typed(G)], 20); hit(all(both), 10) }",
        "Hit each of their Benched Pokémon for 10. Heal 20 from each of your Grass Pokémon. "
        "Hit each Pokémon for 10.",
    ),
    (
        "before { add_damage(10 * least(unpaid(W), 2)) }",
        "Damage +10 per Water Energy beyond the cost, counting at most 2.",
    ),
    (
        'after { marker(self, "Moss", 0 - markers_on(self, "Moss")) }',
        "Take all “Moss” markers off this Pokémon.",
    ),
    (
        "after { a <- top(me, 5); look(a); b <- choose(a[energy], 60); discard(b) }",
        "Peek at your top 5 cards. Discard every Energy among them.",
    ),
]

CLEAR_POWERS = [
    (
        "power(once, any_of(active(me)[damaged])) { a <- choose(active(me)[damaged]); "
        "heal(a, 30) }",
        "Once a turn: heal 30 from your damaged Active Pokémon.",
    ),
    (
        "power(once) { a <- choose(active(foe)); inflict(a, burned); inflict(a, confused) }",
        "Once a turn: make their Active Pokémon Burned and Confused.",
    ),
    (
        "static { mod(evolve_early, self, set, 1) }",
        "This Pokémon may evolve even in the turn it comes into play or evolves.",
    ),
    (
        "static(hand) { mod(evolve_early, self, set, 2) }",
        "This may evolve a Pokémon on your first turn, and one that was played or evolved this"
        " turn.",
    ),
    (
        "static { mod(prizes_for, all(foe), value=1, from=self) }",
        (
            "A Knock Out of their Pokémon by damage from attacks of this Pokémon is worth 1 more "
            "Prize."
        ),
    ),
]

CLEAR_TRAINERS = [
    (
        "on(attached(bench_of(both)), event_by_hand and is(event_card, energy)) "
        "{ remove_counters(event_mon, 1) }",
        (
            "When any Energy is attached from the hand to any Benched Pokémon: take 1 damage "
            "counter off that Pokémon."
        ),
    ),
    (
        "static { mod(damage_dealt, host, value=10, stage=after, from=active(foe), "
        'unique="still") }',
        "Its Pokémon's attacks that do damage to their Active do 10 more (after Weakness and"
        " Resistance).",
    ),
    (
        'play { a <- choose(hand(me)); b <- pick_word(foe, "Energy", "Trainer", "Pokémon"); '
        "reveal(a); if b == 1 and is(a, energy) or b == 2 and is(a, trainer) or b == 3 and "
        "is(a, pokemon) { draw(foe, 2) } }",
        "Usable even if it does nothing.\n"
        "Choose a card from your hand. They name one of “Energy”, “Trainer” or “Pokémon”. "
        "Show your card. If it is of the kind named: they draw 2 cards.",
    ),
    (
        'rule("deck_limit", 1, "name")',
        "At most 1 card of this name in a deck.",
    ),
]

POWERS = [
    (
        "static { mod(damage_dealt, self, value=last_damage(self), stage=before, "
        "from=active(foe)) }",
        "This Pokémon's attacks do as much more damage to their Active as this Pokémon last took"
        " (before Weakness and Resistance).",
    ),
    (
        "power(once, is(self, has_type(L))) { a <- energy_on(self)[provides(L)]; "
        "lasting(end_of_turn) { mod_type(energy_provided, a, set, W); "
        "handler(on(became_active(all(me)), not is(self, is_active)) { end_this }) } }",
        "Once a turn: as long as this Pokémon stays Active, turn all Lightning Energy on this "
        "Pokémon into Water Energy this turn.",
    ),
    (
        "power(once, any_of(deck(me)), is(self, afflicted)) { a <- top(me, 2); look(a);"
        " b <- order(a); move(b, deck_top) }",
        "Once a turn, unless it has a Special Condition: peek at your top 2 cards and put"
        " them back in any order.",
    ),
    (
        "power(once) { a <- top(me, 2); look(a); b <- choose(a); move(b, hand); discard(a - b) }",
        "Usable even if it does nothing.\n"
        "Once a turn: peek at your top 2 cards, take one and discard the other.",
    ),
    ("static { mod(retreat_cost, host, set) }", "Its Pokémon retreats for free."),
    (
        "static(while=is(self, is_active)) { forbid_play(foe, item) }",
        "While Active: they can't play Items.",
    ),
    (
        'static { prevent(damage, all(me)[typed(M)], attack, all(foe)[tag("EX")]) }',
        "Your Metal Pokémon are safe from attack damage of their EX Pokémon.",
    ),
    (
        'static { off_power(all(both), ability, "Reek") }',
        "No Ability of any Pokémon works, except “Reek”.",
    ),
    (
        "on(damaged(self), event_cause(attack) and not event_from(all(me)))"
        " { counters(event_other, 1) }",
        "When damaged by their attack, even if Knocked Out: place 1 damage counter on the attacking"
        " Pokémon.",
    ),
    (
        "instead(would_be_knocked_out(self), may=me, how=once) { a <- flip;"
        " if heads(a) > 0 { nullify; leave_hp(self, 10) } }",
        "Once a turn, when this Pokémon would be Knocked Out, you may flip a coin. Heads:"
        " it survives with 10 HP.",
    ),
]

TRAINERS = [
    ("useful(any_of(deck(me))); play { draw(me, 3) }", "Draw 3 cards."),
    ("play { draw(me, 3) }", "Usable even if it does nothing.\nDraw 3 cards."),
    (
        "useful(any_of(hand(me))); play { draw(me, 3) }",
        "Of use only if you have cards in hand.\nDraw 3 cards.",
    ),
    (
        "useful(any_of(deck(me))); play { a <- search(deck(me)[basic or basic_energy], 2);"
        " reveal(a); move(a, hand); shuffle(me) }",
        "Search your deck for up to 2 Basic Pokémon or basic Energy, take them openly, shuffle.",
    ),
    (
        "play { move(hand(me), deck); shuffle(me); draw(me, 6) }",
        "Usable even if it does nothing.\nShuffle your hand into your deck. Draw 6 cards.",
    ),
    (
        "play { either { draw(me, 2) } { heal(active(me), 60) } }",
        "Usable even if it does nothing.\n"
        "Choose one: draw 2 cards; or: heal 60 from each of your Active Pokémon.",
    ),
    (
        "onto(all(me)); static { mod(damage_dealt, host, value=10, stage=before,"
        " from=active(foe)) }; on(turn_ended, my_turn) { discard(this_card) }",
        "Goes on your Pokémon.\n"
        "Its Pokémon's attacks do 10 more damage to their Active (before Weakness and"
        " Resistance).\n"
        "At your turn's end: discard this card.",
    ),
]

ENERGIES = [
    ('provide("CC")', "Gives 2 Colorless Energy."),
    ('provide("M", any_of(host))', "Gives Metal Energy while it is attached."),
    (
        'provide("C"); provide("[RW]*", is(host, basic))',
        "Gives Colorless Energy.\n"
        "Gives Fire or Water and any type Energy instead, if its Pokémon is Basic.",
    ),
    (
        'provide("*"); on(attached(host), event_by_hand and is(event_card, one_of(this_card)))'
        " { counters(host, 1) }",
        "Gives Energy of any type.\n"
        "When you attach this from your hand: place 1 damage counter on its Pokémon.",
    ),
]

RULES = [
    ('rule("prizes", 2)', "When it is Knocked Out, 2 Prizes are taken."),
    ('rule("odd_rule", 2, "two words")', "Rule “odd_rule”, 2 and “two words”."),
]

EVERY = [
    (kind, program, text)
    for kind, examples in {
        "attack": ATTACKS + CLEAR_ATTACKS,
        "power": POWERS + CLEAR_POWERS,
        "trainer": TRAINERS + CLEAR_TRAINERS,
        "energy": ENERGIES,
        "rule": RULES,
    }.items()
    for program, text in examples
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_like_this(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_wording_is_read_as_this_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
