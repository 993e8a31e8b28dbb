"""Counted and conditional damage of attacks, in our own sentences."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

COUNTED = (
    (
        "You may discard a Fire Energy attached to {this} in order to do 30 more damage.",
        "40+",
        "2014-02-01",
        "before { may { a <- choose(energy_on(self)[provides(R)]); b <- spend(a); if did(b) { "
        "add_damage(30) } } }",
    ),
    (
        "If {this} has no Pokémon Tools {on_it}, draw a card.",
        "",
        "2012-02-01",
        "after { if not is(self, has_tool) { draw(me, 1) } }",
    ),
    (
        "{Does} 30 damage to 3 of {foes}. Also apply Weakness and Resistance for {bench}.",
        "",
        "2012-02-01",
        "choices { a <- choose(all(foe), 3) }; after { hit(a, 30, bench_weakness) }",
    ),
    (
        "If you don't have Bramble in play, {does} nothing.",
        "50",
        "2012-02-01",
        'before { if not any_of(all(me)[named("Bramble")]) { cancel } }',
    ),
    (
        "Put as many Energy cards attached to {this} as you like in the Lost Zone. "
        "{Does} 40 damage times {number} Energy cards put in the Lost Zone in this "
        "way.",
        "40×",
        "2012-02-01",
        "before { a <- choose(energy_on(self), 0, 60); b <- spend(a, lost) }; damage(40 * "
        "count(b))",
    ),
    (
        "{Does} 10 damage to {all_your} Pokémon and don't apply Weakness and "
        "Resistance to this damage.",
        "",
        "2012-02-01",
        "after { hit(all(me), 10, no_weakness, no_resistance) }",
    ),
    (
        "{This} does 30 damage to itself. Don't apply Weakness to this damage.",
        "90",
        "2012-02-01",
        "after { hit(self, 30, no_weakness) }",
    ),
    (
        "Choose 1 of {it}'s attacks. If {this} has the Energy necessary to use that "
        "attack, use it as {attack}.",
        "",
        "2012-02-01",
        "choices { a <- choose(attacks_of(defender)) }; after { if pays_for(a) { use_attack(a) } }",
    ),
    (
        "Put {counters} on {it} {like} {number} cards in your hand.",
        "",
        "2012-02-01",
        "after { counters(defender, count(hand(me))) }",
    ),
    (
        "{Does} 10 {more} {per} Metal Energy attached to your Bramble.",
        "10+",
        "2012-02-01",
        'before { add_damage(10 * units(all(me)[named("Bramble")], M)) }',
    ),
    (
        "If there is any Stadium card in play, {attack}'s damage isn't affected by "
        "Weakness or any effects on {it}.",
        "60",
        "2012-02-01",
        "before { if any_of(stadium) { lasting(this_attack) { mod(weakness_applies, "
        "all(both), forbid, from=self); mod(pierces, self, allow) } } }",
    ),
    (
        "{Does} 10 damage to 1 of {foe}'s {bench} times the amount of Energy "
        "attached to that Pokémon.",
        "",
        "2012-02-01",
        "choices { a <- choose(bench_of(foe)) }; after { hit(a, 10 * units(a)) }",
    ),
    (
        "{Foe} reveals his or her hand. {Does} 30 damage times {number} Item cards revealed.",
        "30×",
        "2012-02-01",
        "damage(30 * count(hand(foe)[item])); after { reveal(hand(foe)) }",
    ),
    (
        "Each player reveals his or her hand. {Does} 10 damage times {number} Pokémon revealed.",
        "10×",
        "2012-02-01",
        "damage(10 * count((hand(me) | hand(foe))[pokemon])); after { "
        "reveal(hand(me)); reveal(hand(foe)) }",
    ),
    (
        "If you have fewer Pokémon in play than {foe}, draw a card {per} Pokémon "
        "fewer you have in play.",
        "",
        "2012-02-01",
        "after { if count(all(me)) < count(all(foe)) { draw(me, count(all(foe)) - "
        "count(all(me))) } }",
    ),
    (
        "This attack can be used even if {this} is Paralyzed. If it is, {does} 50 {more}.",
        "30+",
        "2012-02-01",
        "even_if(paralyzed); before { if is(self, condition_is(paralyzed)) { add_damage(50) } }",
    ),
    (
        "If you have fewer than 6 Metal Energy cards in {pile}, {does} nothing.",
        "80",
        "2012-02-01",
        "before { if count(discards(me)[energy and provides(M)]) < 6 { cancel } }",
    ),
    (
        "Discard as many of your {bench} as you like. {Does} 30 {more} {per} {bench} "
        "you discarded.",
        "30+",
        "2012-02-01",
        "before { a <- choose(bench_of(me), 0, 60); add_damage(30 * count(a)) }; after { "
        "return_mon(a, discard) }",
    ),
    (
        "If any of your Pokémon used Moss Toss during your {last}, {attack} can't be used.",
        "60",
        "2012-02-01",
        'needs(not team_used_last_turn(me, "Moss Toss"))',
    ),
    (
        "{heads} draw 2 cards. Then, switch Mossling with 1 of your {bench}.",
        "",
        "2001-02-01",
        "after { a <- flip; if heads(a) > 0 { draw(me, 2); b <- "
        "choose(bench_of(me)); switch(me, b) } }",
    ),
    (
        "If you have any {bench}, flip a coin. If heads, draw a card. Then return "
        "Mossling and all cards {on_it} to your hand.",
        "20",
        "2001-02-01",
        "after { if any_of(bench_of(me)) { a <- flip; if heads(a) > 0 { draw(me, 1); "
        "return_mon(self, hand) } } }",
    ),
    (
        "Both Mossling and {it} are now Knocked Out.",
        "",
        "2004-03-01",
        "after { knock_out(self | defender) }",
    ),
    (
        "Discard an Energy card attached to Mossling and put 2 {counters} on {it}. "
        "(If an effect of {attack} is prevented, {does} nothing.)",
        "",
        "2008-02-01",
        "after { if not is(defender, shielded) { a <- choose(energy_on(self)); "
        "discard(a); counters(defender, 2) } }",
    ),
    (
        "{Does} 10 {more} {per} Colorless in the Retreat Cost of your Bramble and Thistle.",
        "10+",
        "2015-03-01",
        'before { add_damage(10 * retreat_of(all(me)[named("Bramble") or named("Thistle")])) }',
    ),
    (
        "Does 10 or more {per} damage counter on {this}.",
        "10+",
        "2012-02-01",
        "before { add_damage(10 * counters_on(self)) }",
    ),
    (
        "If heads, draw 2 cards.",
        "10",
        "2012-02-01",
        "after { a <- flip; if heads(a) > 0 { draw(me, 2) } }",
    ),
    (
        "Both {foe}'s {active} and {this} are now Burned.",
        "",
        "2012-02-01",
        "after { inflict(self | defender, burned) }",
    ),
    (
        "Flip a coin. If tails, at the end of {next}, draw 2 cards.",
        "",
        "2008-02-01",
        "after { a <- flip; if tails(a) > 0 { delay(turn_ended(foe)) { draw(me, 2) } } }",
    ),
    (
        "Flip a coin. If heads draw 3 cards.",
        "",
        "2012-02-01",
        "after { a <- flip; if heads(a) > 0 { draw(me, 3) } }",
    ),
    (
        "Does 10 damage plus 10 more damage {per} of your {bench}, plus 30 more damage "
        "{per} Prize card you have taken.",
        "10+",
        "2012-02-01",
        "before { add_damage(10 * count(bench_of(me))); add_damage(30 * prizes_gone(me)) }",
    ),
    (
        "Flip 3 coins. {Does} 30 damage times {number} heads to {it} and 10 damage times "
        "{number} tails to 1 of your {bench}.",
        "30x",
        "2008-02-01",
        "before { a <- flip(3) }; damage(30 * heads(a)); after { b <- choose(bench_of(me));"
        " hit(b, 10 * tails(a)) }",
    ),
    (
        "{Does} 20 damage to {it} and 10 damage to Mossling.",
        "20",
        "2008-02-01",
        "after { hit(self, 10) }",
    ),
    (
        "Flip a coin. If tails, {attack} does nothing and {this} does 10 damage to itself.",
        "50",
        "2014-02-01",
        "pay { a <- flip; if tails(a) > 0 { hit(self, 10); cancel } }",
    ),
    (
        "Flip a coin. If tails, {this} is now Asleep and {attack} does nothing.",
        "50",
        "2014-02-01",
        "pay { a <- flip; if tails(a) > 0 { inflict(self, asleep); cancel } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "era", "written"), COUNTED)
def test_damage_is_counted_or_hangs_on_something(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written
