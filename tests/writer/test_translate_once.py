"""Wordings that had to be read twice are worded so that once is enough, both ways."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    (
        "power",
        "on(knocked_out(self), may=me) { move(discards(me)[one_of(this_card)], hand) }",
        "When this Pokémon is Knocked Out, you may take this card from your discard pile.",
    ),
    (
        "power",
        'static { grant_tag(all(me)[basic], "delta"); grant_tag(deck(me)[basic], "delta"); '
        'grant_tag(hand(me)[basic], "delta"); grant_tag(discards(me)[basic], "delta") }',
        "Your Basic Pokémon are Delta, in play and in your deck, hand and discard pile.",
    ),
    (
        "attack",
        "after { a <- choose(discards(me)[basic_energy], 0, 2); b <- choose(all(me)); c <- "
        "attach(a, b); counters(b, count(c)) }",
        "Give one of your Pokémon up to 2 basic Energy from your discard pile. Place a damage"
        " counter on that Pokémon per card attached this way.",
    ),
    (
        "attack",
        "before { a <- flip(units(active(me))) }; damage(30 * heads(a))",
        "Flip a coin per Energy on all your Active Pokémon.\nDamage: 30 per heads.",
    ),
    (
        "attack",
        "before { add_damage(10 * counters_on(active(me))) }",
        "Damage +10 per damage counter on all your Active Pokémon.",
    ),
    (
        "attack",
        "before { add_damage(10 * count(energy_on(active(me))[basic_energy])) }",
        "Damage +10 per basic Energy card on all your Active Pokémon.",
    ),
    (
        "power",
        "power(free, any_of(all(me)[damaged]) and count(all(me)) > 1) { a <- "
        "choose(all(me)[damaged]); b <- choose(all(me) - a); move_counters(a, b, 1) }",
        "As often as you like: move 1 damage counter from one of your damaged Pokémon to "
        "another of your Pokémon.",
    ),
    (
        "power",
        "power(once, any_of(all(both)[damaged]), is(self, afflicted)) { a <- "
        "choose(all(both)[damaged]); b <- choose(all(both) - a); move_counters(a, b, 1) }",
        "Once a turn, unless it has a Special Condition: move 1 damage counter from any "
        "damaged Pokémon in play to any other.",
    ),
    (
        "trainer",
        'static { mod(weakness_applies, all(both)[name_has("Ferro")], forbid, '
        "from=all(both)[typed(W)]) }",
        "Damage of any Water Pokémon to any “Ferro” Pokémon ignores Weakness.",
    ),
    (
        "trainer",
        "useful(any_of(energy_on(all(foe)))); play { a <- choose(energy_on(all(foe))); "
        "discard(a) }",
        "Discard an Energy card from any of their Pokémon.",
    ),
    (
        "power",
        "power(free, any_of(gear_on(all(me))[tool])) { a <- choose(gear_on(all(me))[tool]); "
        "move(a, hand) }",
        "As often as you like: put a Tool from any of your Pokémon into your hand.",
    ),
    (
        "trainer",
        'power(free, any_of(energy_on(all(me)[name_has("Mira")])[basic_energy])) { a <- '
        'choose(energy_on(all(me)[name_has("Mira")])[basic_energy]); move(a, hand) }',
        "Any number of times in each player's turn: put a basic Energy card from any of your"
        " “Mira” Pokémon into your hand.",
    ),
    (
        "trainer",
        "needs(count(hand(me)) < 7); useful(any_of(deck(me))); play { a <- number(0, "
        'count(all(foe))); draw(me, a) }; rule("stays_beside")',
        "Only if you hold fewer than 7 cards.\n"
        "Draw up to as many cards as they have Pokémon.\n"
        "It lies beside your Active until your turn ends.",
    ),
    (
        "trainer",
        "useful(any_of(hand(me) - this_card) or any_of(hand(foe)) or any_of(deck(me)) or "
        "any_of(deck(foe))); play { move(hand(me), deck); shuffle(me); move(hand(foe), deck);"
        " shuffle(foe); a <- number(0, prizes_left(me)); draw(me, a); b <- number(0, "
        'prizes_left(foe), foe); draw(foe, b) }; rule("stays_beside")',
        "Each player shuffles their hand into their deck, then draws up to as many cards as "
        "they have Prizes left, you first.\n"
        "It lies beside your Active until your turn ends.",
    ),
    (
        "trainer",
        "useful(any_of(prizes(me)[face_down]) or any_of(prizes(foe)[face_down])); play { "
        "open_prizes(me); open_prizes(foe) }",
        "Both players' Prizes lie face up for the rest of the game.",
    ),
    (
        "power",
        "static { mod(can_heal, all(both), forbid) }",
        "No damage counters can be taken off any Pokémon, only moved.",
    ),
    (
        "power",
        "static(while=pays_for(attacks_of(stack(self)[stage1]))) { "
        'lend_attacks(all(me)[named("Jackdaw")], stack(self)[stage1]); '
        'cost_is(all(me)[named("Jackdaw")], attack="Wing Beat"); '
        'cheaper(all(me)[named("Jackdaw")], "CCCCCC", "Wing Beat") }',
        "While this Pokémon has the Energy for attacks of its Stage 1 card: your “Jackdaw” may use"
        " the attacks of this Stage 1 card, “Wing Beat” without any Energy.",
    ),
    (
        "attack",
        "after { if not count(all(foe)[is_active]) == 1 { a <- choose(energy_on(defender)); b"
        " <- choose(all(foe)[is_active] - defender); attach(a, b) } }",
        "If they have two Active Pokémon: move an Energy card from the Defender to their "
        "other Active Pokémon.",
    ),
    (
        "trainer",
        "play { if count(bench_of(foe)) > 4 { a <- choose(bench_of(foe), by=foe); "
        "return_mon(a, hand) }; if count(bench_of(me)) > 4 { b <- choose(bench_of(me)); "
        "return_mon(b, hand) } }; static { mod(bench_size, both, at_most, 4) }",
        "When this is played, if they have more than 4 Benched Pokémon, they put one of them "
        "and all its cards into their hand; then you do the same.\n"
        "Each Bench holds at most 4 Pokémon.",
    ),
    (
        "attack",
        "before { set_damage(0); a <- flip(2); if heads(a) > 0 { set_damage(10 * "
        "counters_on(self)) } }",
        "Flip 2 coins; any heads: the base damage is 10 per damage counter on this Pokémon; none:"
        " no damage.",
    ),
    (
        "trainer",
        "on(stadium_left(this_card)) { a <- choose(bench_of(me), count(bench_of(me)) - 5); "
        "return_mon(a, discard); b <- choose(bench_of(foe), count(bench_of(foe)) - 5, "
        "by=foe); return_mon(b, discard) }; static { mod(bench_size, both, set, 8) }; "
        'rule("unique_stadium")',
        "Each Bench holds 8 Pokémon.\n"
        "When this card stops being the Stadium: each player, you first, keeps 5 Benched Pokémon "
        "and discards the others with all their cards.\n"
        "It can't replace a Stadium of the same name.",
    ),
    (
        "power",
        "on(attached(active(me)), event_by_hand and is(event_card, energy) and "
        "event_cause(rule) and not is(self, afflicted), me, once) { a <- "
        "choose(hand(me)[energy]); attach(a, event_mon) }",
        "Once a turn, when you attach your Energy for the turn to your Active, unless this"
        " Pokémon has a Special Condition, you may attach an Energy from your hand to that"
        " Pokémon.",
    ),
    (
        "attack",
        'after { a <- choose(discards(me)[pokemon and tag("baby") or basic or evolution or '
        "basic_energy]); reveal(a); move(a, hand) }",
        "Openly take a Baby Pokémon, Basic Pokémon, Evolution card or basic Energy from your "
        "discard pile.",
    ),
    (
        "power",
        "power(once, any_of(bench_of(me)), is(self, afflicted)) { if is(self, is_active) { a "
        "<- choose(bench_of(me)); switch(me, a) } else { switch(me, self) } }",
        "Once a turn, unless it has a Special Condition, if you have Benched Pokémon: switch "
        "this Pokémon, if Active, with one of your Benched Pokémon, otherwise with your "
        "Active.",
    ),
    (
        "power",
        "instead(played(foe), is(event_card, item and not tool) and is(self, is_active)) { "
        "lasting(end_of_turn) { prevent(effects, all(me), trainer, foe); "
        "handler(on(played(foe)) { end_this }) } }",
        "While Active: Items other than Tools they play do nothing to your Pokémon.",
    ),
    (
        "power",
        "on(switched, is(event_other, one_of(self))) { a <- "
        "choose(energy_on(self)[provides(R)]); attach(a, event_mon) }; on(retreated(self)) { "
        "b <- choose(energy_on(self)[provides(R)]); attach(b, event_other) }",
        "When a Pokémon is switched in for this one: attach a Fire Energy card from this "
        "Pokémon to that Pokémon.\n"
        "When this Pokémon retreats: attach a Fire Energy card from this Pokémon to the new "
        "Active.",
    ),
    (
        "attack",
        'before { if evolved_from(self, "Dozer") and cured_by_evolving(self, asleep) { '
        "set_damage(60) } }",
        "If this Pokémon evolved this turn from an Asleep “Dozer”: the base damage is 60.",
    ),
    (
        "trainer",
        "on(between_turns, is(host, is_benched) and is(host, counters_at_least(2)) and "
        "is(host, has_evolution)) { a <- search(deck(me)[evolves_from(host)]); evolve(a, "
        "host); shuffle(me); discard(this_card) }",
        "Between turns, at a point you choose, if its Pokémon is on the Bench, has 2 or more"
        " damage counters and has an Evolution: evolve its Pokémon with a card from your deck,"
        " shuffle; discard this card.",
    ),
    (
        "energy",
        'provide("*"); provide("C", count(energy_on(host)[special_energy]) > 1)',
        "Gives Energy of any type.\n"
        "Gives Colorless Energy instead, if its Pokémon has another special Energy card.",
    ),
    (
        "power",
        "power(once, any_of(energy_on(all(me))[basic_energy]), is(self, condition_is(asleep) "
        "or condition_is(confused) or condition_is(paralyzed))) { a <- "
        "choose(energy_on(all(me))[basic_energy]); b <- name_type; lasting(end_of_turn) { "
        "mod_type(energy_provided, a, set, b); handler(on(condition_applied(self), "
        "event_condition(asleep) or event_condition(confused) or event_condition(paralyzed)) "
        "{ end_this }) } }",
        "Once a turn, unless Asleep, Confused or Paralyzed: choose a basic Energy card from "
        "any of your Pokémon; name a type; this turn, it gives that type until this Pokémon "
        "is Asleep, Confused or Paralyzed.",
    ),
    (
        "attack",
        "after { if is(defender, weak_to) { may { a <- name_any_type(me, C); "
        "lasting(while_active, defender) { mod_type(weakness, bearer, set, a) } } } }",
        "If the Defender has a Weakness: you may change the Defender's Weakness to any type "
        "but Colorless, while it stays Active.",
    ),
    (
        "trainer",
        "useful(any_of(bench_of(foe)) or any_of(bench_of(me))); play { a <- "
        "choose(bench_of(foe), by=foe); switch(foe, a); b <- choose(bench_of(me)); switch(me,"
        " b) }",
        "They switch to one of their Benched Pokémon; then you switch to one of yours.",
    ),
    (
        "power",
        "power(once, any_of(deck(me))) { draw(me, 1); if is(self, is_active) { draw(me, 1) } }",
        "Once a turn: draw a card, or 2 if this Pokémon is Active.",
    ),
    (
        "power",
        "on(damaged(self), event_cause(attack) and not event_from(all(me)) and is(self, "
        "evolved) and is(self, is_active)) { counters(attacker, 2) }",
        "When damaged by their attack while Active, even if Knocked Out, if evolved: place 2 "
        "damage counters on the Attacker.",
    ),
    (
        "power",
        "power(once, is(self, is_benched) and any_of(hand(me)[pokemon])) { a <- "
        "choose(hand(me)[pokemon]); b <- name_any_type(foe); reveal(a); if not is(a, "
        "typed(b)) { draw(me, 1) } }",
        "Once a turn, while on the Bench, only if you hold a Pokémon: choose a Pokémon from "
        "your hand, unseen; they guess its type; show it; if they were wrong: draw a card.",
    ),
    (
        "power",
        "static { mod_type(energy_provided, energy_on(all(me)[typed(G)])[provides(C) and not "
        "provides(G)], set, G) }",
        "Energy cards on your Grass Pokémon that give Colorless and not Grass give Grass instead.",
    ),
    (
        "power",
        "on(turn_ended(me), is(self, is_benched) and attacked_this_turn(active(me)[typed(R) "
        "or typed(M)]) and any_of(spent(me)[basic_energy]), me) { each a in "
        "active(me)[typed(R) or typed(M)] { if attacked_this_turn(a) { b <- "
        "choose(spent(me)[basic_energy], 0, 2); attach(b, a) } } }",
        "When your turn ends, while on the Bench, if your Fire or Metal Active attacked this "
        "turn and discarded any basic Energy, you may attach up to 2 basic Energy that your "
        "attack discarded to your Fire or Metal Active that attacked.",
    ),
    (
        "attack",
        "after { if any_of(gear_on(all(me))[tool]) and any_of(all(me)[not has_tool]) { if "
        "any_of(gear_on(all(foe))[tool]) and any_of(all(foe)[not has_tool]) { either { "
        'label("my Pokémon"); a <- choose(gear_on(all(me))[tool]); b <- choose(all(me)[not '
        'has_tool]); attach(a, b) } { label("the other Pokémon"); c <- '
        "choose(gear_on(all(foe))[tool]); d <- choose(all(foe)[not has_tool]); attach(c, d) }"
        " } else { e <- choose(gear_on(all(me))[tool]); f <- choose(all(me)[not has_tool]); "
        "attach(e, f) } } else { g <- choose(gear_on(all(foe))[tool]); h <- "
        "choose(all(foe)[not has_tool]); attach(g, h) } }",
        "Move a Tool from one of your Pokémon to another without one, or from one of theirs "
        "to another without one, as you choose.",
    ),
    (
        "trainer",
        "instead(played, is(event_card, trainer and not stadium_card)) { a <- "
        "flip(by=event_player); if heads(a) == 0 { nullify; unplay; if is(event_card, "
        "usable(event_foe)) { may(event_foe) { use_card_by(event_card, event_foe) } } } }",
        "When anyone would play a Trainer that isn't a Stadium, that player flips a coin. "
        "Tails: that card does nothing; it counts as not played; that player's opponent may "
        "use its text at once, paying what it asks, unless it is a card that is put into play.",
    ),
    (
        "trainer",
        "needs(not bench_full(me)); useful(any_of(hand(me) - this_card)); play { a <- "
        "choose(hand(me)); b <- lay_down(a); lasting(while_in_play, b) { "
        "as_long_as(is(bearer, face_down) and not is(top_of(bearer), basic and not (trainer "
        "or energy))) { mod(can_attack, bearer, forbid); mod(can_retreat, bearer, forbid); "
        "mod(can_evolve, bearer, forbid) }; handler(instead(attack_declared(bearer), "
        "is(bearer, face_down)) { turn_over(bearer) }); handler(on(retreated(bearer), "
        "is(bearer, face_down)) { turn_over(bearer) }); handler(on(evolved(bearer), "
        "is(bearer, face_down)) { turn_over(bearer) }); handler(instead(damaged(bearer), "
        "is(bearer, face_down)) { if not is(top_of(bearer), basic and not (trainer or "
        "energy)) { nullify }; turn_over(bearer); if not is(top_of(bearer), basic and not "
        "(trainer or energy)) { return_mon(bearer, discard) } }); "
        "handler(on(condition_applied(bearer), is(bearer, face_down)) { turn_over(bearer); if"
        " not is(top_of(bearer), basic and not (trainer or energy)) { return_mon(bearer, "
        "discard) } }) } }; power(free, any_of(all(me)[face_down]), where=discard) { c <- "
        "choose(all(me)[face_down]); turn_over(c); if not is(top_of(c), basic and not "
        "(trainer or energy)) { return_mon(c, discard) } }",
        "Only if there is space on your Bench.\n"
        "Lay a card from your hand face down on your Bench as a Pokémon; attacking, "
        "retreating, evolving, damage and Special Conditions turn it up; unless it is a Basic"
        " Pokémon, it can't attack, retreat or evolve while face down, takes no damage, and "
        "is discarded with all its cards once turned up.\n"
        "As often as you like, while in the discard pile: turn up one of your face-down "
        "Pokémon; unless it is a Basic Pokémon, discard it and all its cards.",
    ),
    (
        "power",
        "instead(damaged(bench_of(me) - self), is(self, is_benched) and not "
        'event_from(all(me)[named("Rampart")]), me) { set_amount(event_amount - 10); '
        "hit(self, 10, no_weakness, no_resistance) }",
        "When one of your other Benched Pokémon would take damage, if this Pokémon is on the"
        " Bench, unless another “Rampart” of yours passed that damage on, you may: that damage is"
        " lowered by 10 (after Weakness and Resistance); this Pokémon takes 10 damage, ignoring"
        " Weakness and Resistance.",
    ),
    (
        "attack",
        "pay { a <- choose(energy_on(self)); b <- a[energy and provides(R)]; discard(a) }; "
        "before { if any_of(b) { add_damage(10) } }",
        "Cost: discard an Energy card from this Pokémon, Fire or not.\nIf it was Fire: damage +10.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_worded_so_that_it_is_read_once(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_is_read_once_is_read_as_this_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)


def test_a_card_that_stays_says_what_it_asks_for() -> None:
    program = parse(
        "needs(any_of(deck(me))); useful(any_of(bench_of(me))); play { draw(me, 1) };"
        " static { mod(bench_size, both, at_most, 4) }"
    )

    said = write(program, "trainer")

    assert "Of use only if you have Benched Pokémon." in said
    assert read_back(said, "trainer") == program
