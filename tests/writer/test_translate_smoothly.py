"""Wordings that told a program step by step tell what it comes to instead, both ways."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    # What both players or the winner do is told once.
    (
        "trainer",
        "useful(any_of(hand(me) - this_card) or any_of(deck(me)) or any_of(hand(foe)) or"
        " any_of(deck(foe))); play { a <- duel; if did(a) { move(hand(me), deck); shuffle(me);"
        " draw(me, 4) } else { move(hand(foe), deck); shuffle(foe); draw(foe, 4) } }",
        "Play rock, paper, scissors: the winner shuffles their hand into their deck and draws 4"
        " cards.",
    ),
    (
        "attack",
        "after { a <- choose(bench_of(foe), by=foe); if any_of(a) { b <- choose(active(foe),"
        " by=foe); switch(foe, a, b) }; c <- choose(bench_of(me)); switch(me, c) }",
        "Each player switches an Active of their choice for a Benched Pokémon, your opponent"
        " first.",
    ),
    (
        "power",
        "on(condition_applied(self), event_cause(attack) and not event_from(all(me)) and"
        " event_condition(asleep)) { inflict(event_other, asleep) }; on(condition_applied(self),"
        " event_cause(attack) and not event_from(all(me)) and event_condition(burned))"
        " { inflict(event_other, burned) }",
        "When their attack makes this Pokémon Asleep or Burned, the attacking Pokémon gets the same"
        " condition, just as badly, even if this one is Knocked Out.",
    ),
    # Cards given up by an attack without damage.
    (
        "attack",
        "before { may { a <- choose(energy_on(self)[provides(W)], 0, 60); b <- discard(a) } };"
        " after { if did(b) { mill(foe, count(b)) } }",
        "You may discard any number of Water Energy cards from this Pokémon. They discard that"
        " many cards off the top of their deck.",
    ),
    (
        "attack",
        "after { if any_of(bench_of(me)) { draw(me, 1) } else { if any_of(bench_of(foe))"
        " { draw(me, 2) } } }",
        "If you have Benched Pokémon: draw a card. Otherwise, if they have Benched Pokémon: draw 2"
        " cards.",
    ),
    (
        "power",
        "static { mod(max_hp, self, value=20 * units(self, G)) }",
        "This Pokémon has 20 more HP per Grass Energy on it.",
    ),
    # What counts, and for how much, is named.
    (
        "power",
        "static { prevent(damage, self, attack, all(foe)[not holds(energy, 2)]);"
        " as_long_as(is(self, is_active)) { prevent(all, self, attack, all(foe)[not holds(energy,"
        " 2)]) } }",
        "This Pokémon is safe from attack damage of their Pokémon with fewer than 2 Energy cards"
        " attached, and from all effects of those attacks too as long as this Pokémon is Active.",
    ),
    (
        "power",
        "static { identity(self, active(foe)) }",
        "This Pokémon is a copy of their Active, with its name, type, HP, attacks, powers,"
        " Weakness, Resistance and Retreat Cost.",
    ),
    # A list of what may be done is not a choice.
    (
        "power",
        "on(benched(self), event_by_hand and my_turn, me) { if is(event_card, provides(G))"
        " { draw(me, 1) }; if is(event_card, provides(P)) { draw(me, 2) } }",
        "When you bench this from your hand, you may do all of this:\n"
        "• if that card gives Grass Energy: draw a card\n"
        "• if that card gives Psychic Energy: draw 2 cards",
    ),
    # Who picks the moment is told, and what the effect shows is not.
    (
        "trainer",
        "on(between_turns, counters_on(host) >= 4) { remove_counters(host, 4);"
        " discard(this_card) }",
        "Between turns, at a point you choose, if its Pokémon has at least 4 damage counters,"
        " discard this card and take 4 of them off.",
    ),
    (
        "power",
        "on(between_turns, any_of(all(me)[damaged]), how=any_time_name) { heal(all(me), 20) }",
        "Between turns, at a point you choose, heal 20 from each of your Pokémon, once however many"
        " have this power.",
    ),
    # What is asked for is said where something else is done too.
    (
        "attack",
        "after { if any_of(bench_of(me)) { a <- flip; if heads(a) > 0 { b <- choose(bench_of(me));"
        " heal(b, 20); return_mon(self, hand) } } }",
        "If you have Benched Pokémon, flip a coin. Heads: heal 20 from one of your Benched Pokémon;"
        " put this Pokémon and all its cards into your hand.",
    ),
    (
        "attack",
        "after { if any_of(bench_of(me)) { a <- flip; if heads(a) > 0 { b <- choose(bench_of(me));"
        " heal(b, 20); cure(b) } } }",
        "Flip a coin. Heads: heal 20 from one of your Benched Pokémon; remove all Special"
        " Conditions from it.",
    ),
    # In your next turn another may be the Defender.
    (
        "attack",
        "after { lasting(my_next_turn, defender) { mod(damage_taken, value=50, stage=after) } }",
        "During your next turn, the same Defender takes 50 more attack damage (after Weakness and"
        " Resistance).",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn, defender) { mod(damage_taken, value=50, stage=after) } }",
        "During their next turn, the Defender takes 50 more attack damage (after Weakness and"
        " Resistance).",
    ),
    (
        "attack",
        "after { lasting(my_next_turn, defender) { handler(on(damaged(bearer),"
        " event_cause(attack)) { knock_out(event_mon) }) } }",
        "During your next turn, if an attack damages the same Defender, Knock it Out.",
    ),
    (
        "attack",
        "after { lasting(foe_next_turn, defender) { mod(can_retreat, how=forbid); ends_with(self)"
        " } }",
        "During their next turn, while this Pokémon stays Active without evolving, the Defender"
        " can't retreat.",
    ),
    # Cards from a hand were not in the deck before.
    (
        "attack",
        "after { a <- pick_random(hand(foe), 2); reveal(a); b <- move(a, deck);"
        " if did(b) { shuffle(foe) } }",
        "Show 2 random cards from their hand and shuffle them into their deck.",
    ),
    (
        "attack",
        "after { a <- choose(hand(foe)[item]); b <- move(a, deck); if did(b) { shuffle(foe) } }",
        "Shuffle an Item from their hand into their deck, if any.",
    ),
    (
        "attack",
        "after { a <- choose(hand(me), by=foe); b <- move(a, deck); if did(b) { shuffle(me) } }",
        "They shuffle a card from your hand into your deck, if any.",
    ),
    (
        "attack",
        "after { a <- choose(hand(foe), count(hand(foe)) - 4); b <- move(a, deck);"
        " if did(b) { shuffle(foe) } }",
        "Shuffle cards from their hand into their deck until 4 are left.",
    ),
    (
        "attack",
        "after { if any_of(hand(foe)[item]) { a <- choose(hand(foe)[item]); move(a, deck);"
        " shuffle(foe) } }",
        "Shuffle an Item from their hand into their deck, if there is one.",
    ),
    (
        "attack",
        "after { if any_of(hand(foe)[item]) { move(hand(foe)[item], deck); shuffle(foe) } }",
        "Shuffle all Items from their hand into their deck, if there are some.",
    ),
    # The other of two cards.
    (
        "power",
        "power(once, any_of(deck(me))) { a <- top(me, 2); look(a); b <- choose(a); move(b, hand);"
        " move(a - b, deck_bottom) }",
        "Once a turn: peek at your top 2 cards, take one and put the other under your deck.",
    ),
    (
        "power",
        "power(once, any_of(deck(me))) { a <- top(me, 2); reveal(a); b <- choose(a, by=foe);"
        " move(b, hand); move(a - b, deck_top) }",
        "Once a turn: show your top 2 cards; they put one into your hand; put the other on top of"
        " your deck.",
    ),
    # How much is moved or taken off, and from whom.
    (
        "attack",
        "after { repeat(3) { a <- choose(all(me)[damaged]); move_counters(a, defender, 1) } }",
        "Move 3 damage counters from your Pokémon, as you like, to the Defender.",
    ),
    (
        "attack",
        "after { a <- number(0, 5); repeat(a) { b <- choose(all(me)[damaged]); c <-"
        " choose(all(foe)); move_counters(b, c, 1) } }",
        "Move up to 5 damage counters from your Pokémon to theirs, as you like.",
    ),
    (
        "attack",
        "after { if is(self, damaged) { remove_counters(self, 3) } }",
        "Take 3 damage counters off this Pokémon, if any.",
    ),
    (
        "power",
        "on(between_turns, is(self, damaged), how=any_time) { heal(self, 30) }",
        "Between turns, at a point you choose, heal 30 from this Pokémon.",
    ),
    (
        "trainer",
        "on(between_turns, counters_on(host) >= 3, me) { remove_counters(host, 3);"
        " discard(this_card) }; on(turn_began, counters_on(host) >= 3) { remove_counters(host, 3);"
        " discard(this_card) }",
        "At any point between turns, if its Pokémon has at least 3 damage counters, you may discard"
        " this card and take 3 of them off.\n"
        "At the start of each turn, if its Pokémon has at least 3 damage counters, discard this"
        " card and take 3 of them off.",
    ),
    (
        "trainer",
        "play { a <- choose(active(foe)[has_energy]); b <- choose(energy_on(a)); c <-"
        " choose(all(foe) - a); attach(b, c) }",
        "Usable even if it does nothing.\n"
        "Move an Energy card from their Active Pokémon to another of their Pokémon.",
    ),
    (
        "power",
        "power(once, any_of(discards(foe)[energy]) and any_of(active(foe)[holds_fewer(energy,"
        " active(me))]), is(self, afflicted)) { a <- choose(active(foe)[holds_fewer(energy,"
        " active(me))]); b <- choose(discards(foe)[energy]); attach(b, a) }",
        "Once a turn, unless it has a Special Condition, if their Active has fewer Energy cards"
        " than yours, attach an Energy from their discard pile to it.",
    ),
    # Damage that is added, by what is counted.
    (
        "attack",
        "before { a <- may { add_damage(30 * units(self, G)) } }; after { if did(a) { hit(self, 20)"
        " } }",
        "You may add 30 damage per Grass Energy on this Pokémon.\n"
        "If you did: this Pokémon takes 20 damage.",
    ),
    (
        "attack",
        "before { add_damage(30 * retreat_of(defender)) }",
        "Damage +30 per Energy in the Defender's Retreat Cost.",
    ),
    (
        "attack",
        "pay { a <- choose(energy_on(self)); b <- a[energy and provides(W)]; discard(a) }; before {"
        " if any_of(b) { add_damage(20) } }",
        "Cost: discard an Energy card from this Pokémon, Water or not.\n"
        "If it was Water: damage +20.",
    ),
    # Coins that decide between two prices, and between two turns.
    (
        "attack",
        "pay { a <- flip; if heads(a) > 0 { b <- choose(energy_on(self)[provides(W)]); c <-"
        " discard(b); if not did(c) { cancel } } else { d <- discard(energy_on(self));"
        " if not did(d) { cancel } } }",
        "Flip a coin. Heads: discard a Water Energy card from this Pokémon. Tails: discard all"
        " Energy from it. If you can't, the attack does nothing.",
    ),
    (
        "power",
        "power(once) { a <- flip(2, foe); if all_heads(a) { end_turn }; if heads(a) == 0 {"
        " delay(draw_step_done(foe)) { end_turn } } }",
        "Once a turn: they flip 2 coins; if both are heads, your turn ends; if both are tails,"
        " their next turn ends right after the draw.",
    ),
    (
        "attack",
        "before { a <- flip(2) }; damage(30 * heads(a)); after { if heads(a) == 0 { inflict(self,"
        " asleep) }; if all_heads(a) { inflict(defender, asleep) } }",
        "Flip 2 coins.\nDamage: 30 per heads.\nIf both are tails: this Pokémon is Asleep. If both"
        " are heads: the Defender is Asleep.",
    ),
    (
        "attack",
        "before { a <- flip(3) }; damage(30 * heads(a)); after { if heads(a) == 0 { inflict(self,"
        " asleep) } }",
        "Flip 3 coins.\nDamage: 30 per heads.\nIf no heads: this Pokémon is Asleep.",
    ),
    (
        "attack",
        "before { may { a <- choose(bench_of(me)) }; if any_of(a) and is(self, has_energy)"
        " { add_damage(10) } }; after { attach(energy_on(self), a) }",
        "You may choose one of your Benched Pokémon for +10 damage, if this Pokémon has Energy.\n"
        "Attach all Energy from this Pokémon to it.",
    ),
    (
        "attack",
        "after { a <- choose(bench_of(foe), by=foe); if any_of(a) { b <- choose(active(foe));"
        " switch(foe, a, b) } }",
        "They switch to a Benched Pokémon, if any, for an Active you choose.",
    ),
    # Several alike do something but once.
    (
        "power",
        "on(damaged(active(me)), event_cause(attack), how=once_event) { draw(me, 2) }",
        "When your Active takes damage from an attack: draw 2 cards. More Pokémon with this power"
        " add nothing.",
    ),
    (
        "trainer",
        "play { lasting(end_of_turn) { handler(on(played(foe), is(event_card, supporter), me,"
        " once_event) { draw(me, 1) }) } }",
        "This turn, when they play a Supporter, you may draw a card. More such cards add nothing.",
    ),
    (
        "power",
        "instead(attack_declared(active(me)[typed(W)]), how=once_event) { a <-"
        " count(bench_of(me)); lasting(this_attack) { mod(damage_dealt, attacker, value=20 * a,"
        " stage=before, from=active(foe)) } }",
        "Attacks of your Water Active do 20 more damage to their Active for each of your Benched"
        " Pokémon (before Weakness and Resistance); more Pokémon with this power add nothing.",
    ),
    # What is given up, looked at or kept from happening, told at once.
    (
        "attack",
        "before { a <- choose(energy_on(self)[provides(W)], 0, 60); b <- units_in(a, W); spend(a);"
        " add_damage(30 * b) }",
        "Discard any number of Water Energy cards from this Pokémon for +30 damage per Water"
        " Energy they give.",
    ),
    (
        "attack",
        "before { if prizes_left(foe) > prizes_left(me) { add_damage(20 * (prizes_left(foe) -"
        " prizes_left(me))) } }",
        "Damage +20 for each Prize they have left beyond yours.",
    ),
    (
        "power",
        "instead(power_used(all(foe)), event_power(body) and their_turn and not is(self, afflicted)"
        " and count(hand(me)) >= 3, me, once) { a <- choose(hand(me), 3); discard(a); nullify }",
        "Once in their turn, unless it has a Special Condition, when one of their Pokémon uses a"
        " Poké-Body, you may discard 3 cards from your hand: that power does nothing.",
    ),
    (
        "attack",
        "after { a <- top(foe, 1); look(a); either { move(a, deck_top) } { discard(a) } }",
        "Peek at their top card and put it back or discard it.",
    ),
    (
        "attack",
        "after { look(hand(foe)); if any_of(hand(foe)[tool or supporter]) { move(hand(foe)[tool or"
        " supporter], deck); shuffle(foe) } }",
        "Look at their hand and shuffle all Tools and Supporters in it, if any, into their deck.",
    ),
    (
        "trainer",
        'static(while=is(host, named("Mew"))) { cost_is(host[named("Mew")]);'
        ' mod(attack_cost, host[named("Mew")], value=-9) }',
        "While its Pokémon is “Mew”, its attacks need no Energy.",
    ),
    (
        "attack",
        "after { spread(2, all(both)); hit(bench_of(foe)[not damaged], 10) }",
        "Spread 2 damage counters over Pokémon of both sides. Hit each of their undamaged Benched"
        " Pokémon for 10.",
    ),
    # Cards under, over and beside this one.
    (
        "energy",
        'provide("C"); static(while=any_of(energy_on(host)[basic_energy and provides(G)]))'
        ' { immune(host[not tag("EX")]) }',
        "Gives Colorless Energy.\n"
        "Beside a basic Grass Energy card: a non-EX Pokémon with it can't have Special Conditions.",
    ),
    (
        "power",
        "static { take_types(self, under(self)) }",
        "This Pokémon is of the same type as the card under it.",
    ),
    (
        "power",
        'power(once, is(self, damaged) and any_of(under(self)[named("Pebble")])) {'
        " remove_counters(self, 3); devolve(self, discard) }",
        "Once a turn, if this Pokémon is damaged and has “Pebble” under it: take 3 damage counters"
        " off this Pokémon and devolve it, discarding the top card.",
    ),
    (
        "attack",
        "after { devolve(defender, discard) }",
        "Devolve the Defender, discarding the top card.",
    ),
    (
        "power",
        "power(once, any_of(discards(me)[basic])) { a <- choose(discards(me)[basic]); b <-"
        " replace_top(self, a); move(b, discard) }",
        "Once a turn: swap this card for a Basic Pokémon from your discard pile, keeping all that"
        " is on it, and discard this card.",
    ),
    (
        "trainer",
        "useful(any_of(deck(me)) and not bench_full(me)); play { a <- top(me, 8); reveal(a); b <-"
        ' choose(a[tag("legend") and other_half(a)]); c <- choose(a[other_half(b)]); d <- bench(b |'
        " c); if did(d) { attach(a[energy], host_of(b)) }; shuffle(me) }",
        "Show your top 8 cards; if both halves of a LEGEND are among them, bench it and attach all"
        " Energy shown to it. Shuffle.",
    ),
    (
        "attack",
        "after { hit(all(both) - self, 30) }",
        "Hit every other Pokémon of both sides for 30.",
    ),
    (
        "trainer",
        'rule("no_retreat"); rule("leaves_freely")',
        "It can't retreat.\nIt is played as a Basic Pokémon; in your turn you may discard it.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_program_is_told_by_what_it_comes_to(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_what_is_told_so_is_read_as_its_program(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
