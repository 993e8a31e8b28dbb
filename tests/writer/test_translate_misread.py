"""Wordings that were once taken for something else are worded so that nobody does, both ways."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    (
        "attack",
        "before { if is(defender, afflicted) and any_of(bench_of(both)) { may { a <-"
        " choose(bench_of(both)); cancel_damage } } }; after { hit(a, 30) }",
        "If the Defender has a Special Condition, you may aim at any Benched Pokémon, yours or"
        " theirs, instead of the Defender, hitting it for 30.",
    ),
    (
        "attack",
        "before { may { a <- choose(energy_on(self)[provides(R) or provides(D)]); b <-"
        " a[energy and provides(D)]; c <- a[energy and provides(R)]; spend(a) }; if"
        " any_of(b) { add_damage(30) } }; after { if any_of(c) { inflict(defender,"
        " burned) } }",
        "You may discard either a Darkness or a Fire Energy card from this Pokémon"
        " for this attack. If it was Darkness: damage +30.\nIf it was Fire: the Defender is"
        " Burned.",
    ),
    (
        "power",
        "power(once, any_of(energy_on(all(me))[basic_energy]) and"
        ' any_of(all(me)[name_has("Team Magma")]) and'
        ' (count(all(me)[name_has("Team Magma")]) > 1 or'
        ' any_of(energy_on(all(me)[not name_has("Team Magma")])[basic_energy]))) { a <-'
        " choose(energy_on(all(me))[basic_energy]); b <- choose((all(me) -"
        ' host_of(a))[name_has("Team Magma")]); attach(a, b) }',
        "Once a turn: move a basic Energy card from one of your Pokémon to another,"
        " which must be a “Team Magma” Pokémon.",
    ),
    (
        "power",
        'power(once, any_of(hand(me)[named("Aegislash")])) { a <-'
        ' choose(hand(me)[named("Aegislash")]); b <- replace_top(self, a); move(b,'
        " hand) }",
        "Once a turn: swap this card for an “Aegislash” from your hand, keeping all"
        " that is on it, and take the old card into your hand.",
    ),
    (
        "attack",
        'after { if not is(defender, has_marker("Char")) { a <- flip; if heads(a) > 0 {'
        ' marker(defender, "Char"); lasting(while_in_play, defender) {'
        " handler(on(between_turns) { b <- flip(by=foe); if heads(b) == 0 {"
        " counters(bearer, 2) } }) } } } }",
        "If the Defender doesn't have a “Char” marker, flip a coin. Heads: put a “Char” marker"
        " on the Defender; for as long as the Defender stays in play, they flip a coin"
        " between turns; on tails place 2 damage counters on it.",
    ),
    (
        "attack",
        "after { lasting(my_next_turn, self) { mod(damage_dealt, self, value=20,"
        " stage=before, from=defender) } }",
        "This Pokémon's attacks do 20 more damage to their Active during your next turn (before"
        " Weakness and Resistance).",
    ),
    (
        "attack",
        "pay { if count(energy_on(self)) >= 2 { a <- choose(energy_on(self), 2);"
        " discard(a) } else { cancel } }",
        "First: discard 2 Energy cards from this Pokémon, or the attack does nothing.",
    ),
    (
        "attack",
        "after { a <- count(all(me)[damaged]); counters(defender, a) }",
        "Place damage counters on the Defender, one for each of your damaged Pokémon.",
    ),
    (
        "power",
        "static { mod(weakness_applies, all(both), forbid, from=self);"
        " mod(resistance_applies, all(both), forbid, from=self) }",
        "Damage of this Pokémon ignores Weakness and Resistance.",
    ),
    (
        "attack",
        "choices { a <- choose(bench_of(foe)) }; after { b <- switch(foe, a); if did(b)"
        " { inflict(a, poisoned) } }",
        "Switch in one of their Benched Pokémon, which is now Poisoned.",
    ),
    (
        "attack",
        "after { a <- defender; lasting(my_next_turn, self) {"
        ' handler(instead(coins_flipped(me), attack_is("Electric Bolt") and'
        " event_from(self)) { count_as_heads }); ends_with(a) } }",
        "During your next turn, all coins for this Pokémon's “Electric Bolt” are heads,"
        " unless the Defender is benched or changes.",
    ),
    (
        "attack",
        "after { a <- choose(discards(foe)[basic]); bench(a) }",
        "Put a Basic Pokémon from their discard pile onto their Bench.",
    ),
    (
        "power",
        'static { mod(weakness_applies, all(me)[named("Omanyte") or (named("Omastar")'
        ' or (named("Kabuto") or (named("Kabutops") or named("Kabutops ex"))))],'
        " forbid) }",
        "Your “Omanyte”, “Omastar”, “Kabuto”, “Kabutops” and “Kabutops ex” have no Weakness.",
    ),
    (
        "power",
        "on(between_turns, is(self, is_active), how=any_time) { counters(all(foe), 1) }",
        "Between turns, while Active, at a point you choose: place 1 damage counter on"
        " each of their Pokémon.",
    ),
    (
        "power",
        "power(once, any_of((all(both) - self)[not typed(C)]), is(self,"
        " condition_is(asleep) or condition_is(confused) or condition_is(paralyzed))) {"
        " a <- choose((all(both) - self)[not typed(C)]); lasting(while_in_play, self) {"
        " take_types(bearer, a) } }",
        "Once a turn, unless Asleep, Confused or Paralyzed: this Pokémon takes on the"
        " types of another non-Colorless Pokémon in play and keeps them while in play.",
    ),
    (
        "power",
        "instead(played(foe), is(event_card, item and not tool) and is(self,"
        " is_active)) { lasting(end_of_turn) { as_long_as(not"
        " any_of(discards(foe)[one_of(event_card)])) { prevent(effects, all(me),"
        " trainer, foe) } } }",
        "While Active: an Item other than a Tool that they play does nothing to your Pokémon.",
    ),
    (
        "attack",
        "after { move(attached(all(both)), deck); shuffle(me); shuffle(foe) }",
        "Both players shuffle in all cards attached to their Pokémon.",
    ),
    (
        "trainer",
        'useful(any_of(all(me)[name_has("Sabrina") and has_energy]) and'
        ' count(all(me)[name_has("Sabrina")]) > 1); play { a <-'
        ' choose(all(me)[name_has("Sabrina") and has_energy]); b <-'
        ' choose(all(me)[name_has("Sabrina")] - a); attach(energy_on(a), b) }',
        "Move all Energy from one of your “Sabrina” Pokémon with Energy to another of"
        " your “Sabrina” Pokémon.",
    ),
    (
        "power",
        "static(while=is(self, is_active)) { forbid_play(foe, plain_trainer) }",
        "While Active: they can't play Trainers other than Supporters and Stadiums.",
    ),
    (
        "power",
        "on(damaged(self), event_cause(attack) and not event_from(all(me)) and not"
        " falls(self) and not already(self, asleep, confused, paralyzed)) { a <- flip;"
        " if heads(a) > 0 { return_mon(self, deck); shuffle(me) } }",
        "When damaged but not Knocked Out by their attack, unless already Asleep, Confused or"
        " Paralyzed, flip a coin. Heads: shuffle this Pokémon and all its cards into your deck.",
    ),
    (
        "power",
        "static { mod(sleep_coins, self, set, 2) }",
        "This Pokémon needs heads on both of 2 coins to wake up.",
    ),
    (
        "power",
        "static { mod(damage_dealt, self, value=20, stage=before, from=foe) }",
        "This Pokémon's attacks do 20 more damage to your opponent's Pokémon (before Weakness and"
        " Resistance).",
    ),
    (
        "trainer",
        "static { mod(evolve_early, all(both), set, 1) }",
        "All Pokémon may evolve even in the turn they come into play or evolve.",
    ),
    (
        "trainer",
        'onto(all(me)[not (tag("ex") or (name_has("Dark") or tag("owner")))])',
        "Goes on your Pokémon that are neither ex nor have “Dark” or an owner in the name.",
    ),
    (
        "trainer",
        "on(damaged(host), event_cause(attack) and not event_from(all(me)) and is(host, is_active))"
        " { counters(attacker, 2) }",
        "When its Pokémon is damaged by their attack while Active, even if Knocked Out:"
        " place 2 damage counters on the Attacker.",
    ),
    (
        "power",
        "static(while=is(self, is_active)) { fasten(energy_on(self), trainer) }",
        "While Active: Trainer cards can't take any Energy off this Pokémon.",
    ),
    (
        "power",
        "power(once, any_of(bench_of(me)[damaged]), is(self, condition_is(asleep)))"
        " { heal(bench_of(me), 10) }",
        "Once a turn, unless Asleep: heal 10 from each of your Benched Pokémon.",
    ),
    (
        "power",
        "power(once, any_of(stadium) and any_of(deck(me)), is(self, afflicted)) { draw(me, 1) }",
        "Once a turn, unless it has a Special Condition, if a Stadium is in play: draw a card.",
    ),
    (
        "power",
        "on(retreated(all(foe)), not is(self, afflicted)) { draw(me, 1) }",
        "When one of their Pokémon retreats, unless this Pokémon has a Special Condition: draw a"
        " card.",
    ),
    (
        "power",
        "on(played(foe), is(event_card, supporter), how=once_name) { draw(me, 1) }",
        "Once a turn, however many have this power, when they play a Supporter: draw a card.",
    ),
    (
        "power",
        "on(played(foe), is(event_card, supporter), how=once_event) { draw(me, 1) }",
        "When they play a Supporter: draw a card. More Pokémon with this power add nothing.",
    ),
    (
        "power",
        "instead(damaged(self), event_cause(attack)) { a <- flip; if heads(a) > 0 { nullify } }",
        "When this Pokémon would take damage from an attack, flip a coin. Heads: prevent that"
        " damage.",
    ),
    (
        "power",
        "instead(attack_declared(all(foe))) { a <- choose(hand(foe), by=foe); b <- discard(a);"
        " if not did(b) { nullify } }",
        "When one of their Pokémon would attack: they discard a card from their hand; if"
        " they can't, the attack fails.",
    ),
    (
        "power",
        "instead(would_be_knocked_out(self)) { a <- flip; if heads(a) > 0 { nullify;"
        " mark_fallen(self); return_mon(self, deck); shuffle(me) } }",
        "When this Pokémon would be Knocked Out, flip a coin. Heads: shuffle this Pokémon and all"
        " its cards into your deck instead; it counts as Knocked Out, but no Prize is taken.",
    ),
    (
        "attack",
        "after { a <- flip; if heads(a) > 0 { b <- top(foe, 1); look(b); if is(b, trainer)"
        " { discard(b) } else { move(b, hand) } } else { draw(me, 1) } }",
        "Coin, heads: peek at their top card; if it is a Trainer card: discard it; otherwise: put"
        " it into their hand. Tails: draw a card.",
    ),
    (
        "attack",
        "choices { a <- choose(all(foe)) }; after { b <- number(0, counters_on(a));"
        " c <- remove_counters(a, b); if did(c) { draw(me, b) } }",
        "Choose one of their Pokémon. Take any number of damage counters off it and draw that many"
        " cards.",
    ),
    (
        "attack",
        "after { a <- top(me, 1); look(a); may { b <- move(a, hand) }; if not did(b)"
        " { discard(a); draw(me, 1) } }",
        "Peek at your top card; take it, or discard it and draw a card.",
    ),
    (
        "attack",
        "after { a <- choose(hand(me)); b <- move(a, prizes); turn_up(a); if did(b)"
        " { c <- choose(prizes(me)[face_down]); move(c, hand) } }",
        "Put a card from your hand face up among your Prizes and take a face-down one for it.",
    ),
    (
        "attack",
        "after { loop { if not any_of(all(me)[damaged]) { break };"
        ' a <- ask("Move one more damage counter?"); if not did(a) { break };'
        " b <- choose(all(me)[damaged]); c <- remove_counters(b, 1);"
        " if did(c) { counters(defender, 1) } } }",
        "As often as you like, move 1 damage counter from one of your damaged Pokémon to the"
        " Defender.",
    ),
    (
        "attack",
        "after { lasting(while_active, defender) { as_long_as(is(bearer, condition_is(poisoned)))"
        " { mod(poison_points, bearer, value=30) };"
        " handler(on(condition_applied(bearer), event_condition(poisoned)) { end_this }) } }",
        "While the Poison now on the Defender lasts, it does 30 more damage each time; uses of this"
        " add up.",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn) { forbid_play(foe, item) }; draw(me, 1) }",
        "During their next turn, they can't play Items. Draw a card.",
    ),
    (
        "attack",
        "after { a <- choose(discards(me)[pokemon], 3); b <- move(a, deck);"
        " if did(b) { shuffle(me) } }",
        "Shuffle 3 Pokémon from your discard pile back into your deck.",
    ),
    (
        "attack",
        "after { a <- choose(discards(me)[pokemon], 3); move(a, deck); shuffle(me) }",
        "Shuffle 3 Pokémon from your discard pile into your deck.",
    ),
    (
        "attack",
        "after { a <- devolve(defender, deck); if did(a) { shuffle(foe) } }",
        "Devolve the Defender, shuffling the top card into their deck.",
    ),
    (
        "attack",
        "before { a <- choose(hand(me)[energy], 0, 60) }; damage(20 * count(a));"
        " after { reveal(a); b <- move(a, deck); if did(b) { shuffle(me) } }",
        "Before damage: choose any number of Energy from your hand.\nDamage: 20 for each of them.\n"
        "Openly shuffle them back into your deck.",
    ),
    (
        "attack",
        "before { a <- spend(energy_on(self)) }; damage(20 * count(a))",
        "Discard all Energy from this Pokémon for this attack.\nDamage: 20 per discarded card.",
    ),
    (
        "attack",
        "before { a <- discard(energy_on(defender)); b <- spend(energy_on(self)) }; damage(20 *"
        " count(b))",
        "Before damage: discard all Energy from the Defender (A); discard all Energy from this"
        " Pokémon for this attack.\n"
        "Damage: 20 per discarded card.",
    ),
    (
        "attack",
        "before { a <- spend(energy_on(self), hand) }; damage(20 * count(a))",
        "Put all Energy from this Pokémon into your hand for this attack.\n"
        "Damage: 20 per card given up.",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn, defender) { mod(damage_dealt, value=-30, stage=after) } }",
        "During their next turn, the Defender's attacks do 30 less damage (after Weakness and"
        " Resistance).",
    ),
    (
        "trainer",
        'play { lasting(end_of_turn) { mod(damage_dealt, active(me)[name_has("Rosa")],'
        ' value=30, stage=after, from=active(foe), unique="still") } }',
        "This turn, attacks of your Active with “Rosa” in its name that do damage to their Active"
        " do 30 more (after Weakness and Resistance).",
    ),
    (
        "power",
        "static { mod(damage_dealt, all(foe), value=-10, stage=before) }",
        "Their Pokémon's attacks do 10 less damage (before Weakness and Resistance).",
    ),
    (
        "rule",
        'rule("ends_turn")',
        "When one of your Pokémon becomes this, your turn ends.",
    ),
    (
        "attack",
        "after { may { a <- choose(hand(me), 3); discard(a) } }",
        "You may discard 3 cards from your hand, or as many as there are.",
    ),
    (
        "attack",
        "after { inflict(defender, burned, 40) }",
        "The Defender is Burned, with 4 damage counters between turns instead of 2.",
    ),
    (
        "trainer",
        "on(knocked_out(active(me) - host), event_by_attack, me) { a <-"
        " choose(energy_on(event_mon)[special_energy]); attach(a, host) }",
        "When your Active Pokémon is Knocked Out by an attack, you may move a special Energy card"
        " from it to the Pokémon with this card.",
    ),
    (
        "power",
        'provide("CC"); power(free, any_of(all(me) - self), is(self, condition_is(asleep))) { a'
        " <- name_type; b <- choose(all(me) - self); delay(knocked_out(self)) {"
        " become_energy(this_card, b); lasting(rest_of_game) { mod_type(energy_provided,"
        " this_card, set, a) } }; knock_out(self) }",
        "In your turn, unless Asleep: Knock Out this Pokémon and attach it to one of your other"
        " Pokémon as 2 Energy of a type you name.",
    ),
    (
        "attack",
        "before { if hp_left(defender) <= hp_left(self) { cancel } }; after {"
        " leave_hp(defender, hp_left(self)) }",
        "If the Defender has at most as much HP left as this Pokémon: the attack does nothing.\n"
        "Place damage counters on the Defender until it has as much HP left as this Pokémon.",
    ),
    (
        "attack",
        "after { a <- mill(me, 1); if is(a, energy and provides(W)) { b <-"
        " choose(bench_of(me)); attach(a, b) } }",
        "Discard your top card. If it is a Water Energy card: attach it to one of your Benched"
        " Pokémon.",
    ),
    (
        "power",
        "on(retreated(self), how=once) { draw(me, 1) }",
        "Once a turn, when this Pokémon retreats: draw a card.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_so_that_nobody_mistakes_it(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_such_a_wording_is_read_as_its_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
