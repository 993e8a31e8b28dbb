"""Actions on cards, counters and Pokémon, in our own sentences."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

MOVED = (
    (
        "Devolve 1 of {foe}'s Benched evolved Pokémon by shuffling the highest Stage Evolution "
        "card on it into {foe}'s deck.",
        "10",
        "2012-06-01",
        "choices { a <- choose(bench_of(foe)[evolved]) }; after { b <- devolve(a, deck); if "
        "did(b) { shuffle(foe) } }",
    ),
    (
        "Take the highest Stage Evolution card from {it} and put it on the bottom of {foe}'s deck.",
        "10",
        "2001-02-01",
        "after { devolve(defender, deck_bottom) }",
    ),
    (
        "Discard the highest Stage Evolution card from Mossling.",
        "10",
        "2005-02-01",
        "after { devolve(self, discard) }",
    ),
    (
        "Look at the top 3 cards of your deck. Put 2 of them on the bottom of that deck.",
        "",
        "2001-02-01",
        "after { a <- top(me, 3); look(a); b <- choose(a, 2); move(b, deck_bottom) }",
    ),
    (
        "Put {counters} on each of {foe}'s {bench} until that Pokémon's remaining HP is 30.",
        "",
        "2005-02-01",
        "after { each a in bench_of(foe) { if hp_left(a) > 30 { leave_hp(a, 30) } } }",
    ),
    (
        "Put {counters} on 1 of your {bench} until it has only 20 HP left.",
        "",
        "2005-02-01",
        "after { a <- choose(bench_of(me)); if hp_left(a) > 20 { leave_hp(a, 20) } }",
    ),
    (
        "Move 3 {counters} from all of your Pokémon to {it}.",
        "",
        "2005-02-01",
        "after { each a in all(me)[damaged] { move_counters(a, defender, 3) } }",
    ),
    (
        "Remove all {counters} and Special Conditions from 1 of your {bench}.",
        "",
        "2005-02-01",
        "after { a <- choose(bench_of(me)); heal_all(a); cure(a) }",
    ),
    (
        "{Search} a Trainer card (excluding Supporter cards) and {taken}.",
        "",
        "2005-02-01",
        "after { a <- search(deck(me)[trainer and not supporter]); move(a, hand); shuffle(me) }",
    ),
    (
        "Move any number of {counters} from Mossling to {it}.",
        "",
        "2010-02-01",
        "after { a <- number(0, counters_on(self)); move_counters(self, defender, a) }",
    ),
    (
        "Attach a Grass Energy card from {pile} to each of your {bench}.",
        "",
        "2012-02-01",
        "after { each a in bench_of(me) { b <- choose(discards(me)[energy and provides(G)]); "
        "attach(b, a) } }",
    ),
    (
        "If there are any cards in {hand}, choose 2 of them without looking and discard them.",
        "",
        "2005-02-01",
        "after { a <- pick_random(hand(foe), 2); discard(a) }",
    ),
    (
        "{Foe} shuffles his or her {active} and all cards {on_it} and puts them on the bottom of "
        "{their_deck}.",
        "",
        "2012-02-01",
        "after { a <- pick_random(whole(defender), count(whole(defender))); move(a, deck_bottom) }",
    ),
    (
        "{Foe} chooses 1: {does} 40 damage to {it}, or {does} 20 damage to 1 of your {bench}.",
        "",
        "2012-02-01",
        "after { either(foe) { hit(defender, 40) } { a <- choose(bench_of(me)); hit(a, 20) } }",
    ),
    (
        "{Does} 60 damage to {it}, 30 damage to 1 of {foe}'s {bench}, and 10 damage to itself.",
        "",
        "2012-02-01",
        "choices { a <- choose(bench_of(foe)) }; after { hit(defender, 60); hit(a, 30); "
        "hit(self, 10) }",
    ),
    (
        "Put a Supporter card and up to 2 Item cards from {pile} into your hand.",
        "",
        "2012-02-01",
        "after { a <- choose(discards(me)[supporter]); b <- choose(discards(me)[item], 0, 2); "
        "move(a | b, hand) }",
    ),
    (
        "Heal 20 damage from Mossling and from 1 of your {bench}.",
        "",
        "2012-02-01",
        "after { heal(self, 20); a <- choose(bench_of(me)); heal(a, 20) }",
    ),
    (
        "You may either draw 2 cards or move all {counters} from Mossling to {it}.",
        "",
        "2012-02-01",
        "after { may { either { draw(me, 2) } { move_counters(self, defender, "
        "counters_on(self)) } } }",
    ),
    (
        "Look at the top 2 cards of your deck. Put 1 of them into your hand and the other on the "
        "bottom of your deck.",
        "",
        "2012-02-01",
        "after { a <- top(me, 2); look(a); b <- choose(a); move(b, hand); move(a - b, "
        "deck_bottom) }",
    ),
    (
        "Discard 2 Energy attached to any of your Pokémon {freely}.",
        "",
        "2012-02-01",
        "after { a <- choose_units(energy_on(all(me)), 2); discard(a) }",
    ),
    (
        "Discard a number of Water Energy cards attached to {this} equal to {number} your {bench}.",
        "",
        "2012-02-01",
        "after { a <- choose(energy_on(self)[provides(W)], count(bench_of(me))); discard(a) }",
    ),
    (
        "Look at a number of cards on top of {foe}'s deck equal to {number} Energy attached"
        " to {it}.",
        "",
        "2008-02-01",
        "after { a <- top(foe, units(defender)); look(a) }",
    ),
    (
        "Discard the top card of your deck {per} Energy attached to {it}.",
        "",
        "2008-02-01",
        "after { mill(me, units(defender)) }",
    ),
    (
        "Look at the top 3 cards of your deck and attach as many Fire Energy cards you find"
        " there as you like to {this}. Shuffle the other cards back into your deck.",
        "",
        "2012-02-01",
        "after { a <- top(me, 3); look(a); b <- choose(a[energy and provides(R)], 0, 60); "
        "attach(b, self); shuffle(me) }",
    ),
    (
        "If {foe} has 7 or more cards in his or her hand, {foe} discards a number of cards "
        "until {foe} has 6 cards left in his or her hand.",
        "",
        "2008-02-01",
        "after { if count(hand(foe)) >= 7 { a <- choose(hand(foe), count(hand(foe)) - 6, "
        "by=foe); discard(a) } }",
    ),
    (
        "Put a number of {counters} on {it} so that its remaining HP is 20.",
        "",
        "2008-02-01",
        "after { if hp_left(defender) > 20 { leave_hp(defender, 20) } }",
    ),
    (
        "Put {counters} on {it} until {it} has the same remaining HP as Mossling.",
        "",
        "2008-02-01",
        "after { if hp_left(defender) > hp_left(self) { leave_hp(defender, hp_left(self)) } }",
    ),
    (
        "Put {counters} on each of {foe}'s {bench} until the remaining HP of each Pokémon is 30.",
        "",
        "2008-02-01",
        "after { each a in bench_of(foe) { if hp_left(a) > 30 { leave_hp(a, 30) } } }",
    ),
    (
        "Put 2 {counters}, plus 1 more damage counter {per} Energy attached to Mossling, on {it}.",
        "",
        "2008-02-01",
        "after { counters(defender, 2 + units(self)) }",
    ),
    (
        "You may draw 2 cards or heal 20 damage from {this}.",
        "",
        "2012-02-01",
        "after { may { either { draw(me, 2) } { heal(self, 20) } } }",
    ),
    (
        "{Foe} discards a card {by_hand} or shuffles his or her hand into {their_deck}.",
        "",
        "2012-02-01",
        "after { either(foe) { a <- choose(hand(foe), by=foe); discard(a) } { "
        "move(hand(foe), deck); shuffle(foe) } }",
    ),
    (
        "If {this} has any Energy attached to it, you may switch {foe}'s {active} with 1 of"
        " his or her {bench} before doing damage.",
        "",
        "2012-02-01",
        "before { if is(self, has_energy) { may { a <- choose(bench_of(foe)); switch(foe, a) } } }",
    ),
    (
        "Discard a Pokémon Tool card attached to {it} or a card from your hand.",
        "",
        "2012-02-01",
        "after { a <- choose(gear_on(defender)[tool] | hand(me)); discard(a) }",
    ),
    (
        "Choose 2 of your {bench}. {Per} of those Pokémon, you may {search} a {basic} card "
        "{onto} that Pokémon. {shuffled}",
        "",
        "2008-02-01",
        "choices { a <- choose(bench_of(me), 2) }; after { each b in a { may { c <- "
        "search(deck(me)[basic_energy]); attach(c, b) } }; shuffle(me) }",
    ),
    (
        "Heal 30 damage from 2 of your Pokémon. Then, attach any number of {basic} cards "
        "from your hand to those Pokémon {freely}.",
        "",
        "2014-02-01",
        "after { a <- choose(all(me), 2); heal(a, 30); b <- choose(hand(me)[basic_energy], "
        "0, 60); each c in b { d <- choose(a); attach(c, d) } }",
    ),
    (
        "Look at the top 7 cards of your deck. Choose up to 3 different types of {basic} "
        "cards you find there {onto} {this}. Shuffle the other cards back into your deck.",
        "",
        "2014-02-01",
        "after { a <- top(me, 7); look(a); b <- choose_different(a[basic_energy], types, 0,"
        " 3); attach(b, self); shuffle(me) }",
    ),
    (
        "Draw 2 cards. If {this} is Asleep, draw 5 cards instead of 2.",
        "",
        "2014-02-01",
        "after { if is(self, condition_is(asleep)) { draw(me, 5) } else { draw(me, 2) } }",
    ),
    (
        "Discard all of {foe}'s Pokémon Tool cards and Stadium cards in play.",
        "",
        "2008-02-01",
        "after { discard(gear_on(all(foe))[tool] | stadium[owned_by(foe)]) }",
    ),
    (
        "{Does} 20 damage to each of {foe}'s {bench}. Don't apply Weakness and Resistance "
        "for {bench}.",
        "",
        "2008-02-01",
        "after { hit(bench_of(foe), 20) }",
    ),
    (
        "Choose any number of your Brambles and Thistles. {Per} Pokémon you chose in this "
        "way, heal 10 damage from that Pokémon.",
        "",
        "2014-02-01",
        'choices { a <- choose(all(me)[named("Bramble") or named("Thistle")], 0, 60) }; '
        "after { each b in a { heal(b, 10) } }",
    ),
    (
        "Attach a Metal Energy card from your hand to 1 of your {bench}. If you can't, draw"
        " a card.",
        "",
        "2014-02-01",
        "after { a <- choose(hand(me)[energy and provides(M)]); b <- choose(bench_of(me)); "
        "c <- attach(a, b); if not did(c) { draw(me, 1) } }",
    ),
    (
        "You may shuffle any number of your {bench}, and all cards attached to them, into "
        "your deck.",
        "",
        "2014-02-01",
        "after { may { a <- choose(bench_of(me), 0, 60); b <- return_mon(a, deck); if "
        "did(b) { shuffle(me) } } }",
    ),
    (
        "Put a number of {counters} on {foe}'s {bench} {freely} equal to {number} Energy "
        "attached to {this}.",
        "",
        "2014-02-01",
        "after { spread(units(self), bench_of(foe)) }",
    ),
    (
        "Flip 2 coins. For each heads, draw a card, and for each tails, discard the top "
        "card of your deck.",
        "",
        "2014-02-01",
        "after { a <- flip(2); repeat(heads(a)) { draw(me, 1) }; repeat(tails(a)) { "
        "mill(me, 1) } }",
    ),
    (
        "Switch all {counters} on 1 of your {bench} with all {counters} on {it}.",
        "",
        "2008-02-01",
        "after { a <- choose(bench_of(me)); swap_counters(a, defender) }",
    ),
    (
        "Draw a card, but only if {this} has any {counters} on it.",
        "",
        "2014-02-01",
        "after { if is(self, damaged) { draw(me, 1) } }",
    ),
    (
        "Move as many {counters} as you like from your Fire Pokémon to {this}.",
        "",
        "2014-02-01",
        'after { loop { if not any_of(all(me)[typed(R)][damaged]) { break }; a <- ask("Move'
        ' one more damage counter?"); if not did(a) { break }; b <- '
        "choose(all(me)[typed(R)][damaged]); c <- choose(self); move_counters(b, c, 1) } }",
    ),
    (
        "Choose a number of cards in your hand, up to 4, and discard them.",
        "",
        "2014-02-01",
        "after { a <- choose(hand(me), 0, 4); discard(a) }",
    ),
    (
        "Look at the top 5 cards of your deck. You may put a Supporter card from among them"
        " into your hand. Put the rest back in the same order.",
        "",
        "2014-02-01",
        "after { a <- top(me, 5); look(a); may { b <- choose(a[supporter], 0, 1); move(b, "
        "hand) } }",
    ),
    (
        "Choose an Energy card attached to each of {foe}'s {bench} and discard it.",
        "",
        "2008-02-01",
        "after { each a in bench_of(foe) { b <- choose(energy_on(a)); discard(b) } }",
    ),
    (
        "Look at the top 5 cards of your deck. Put any number of them on top of your deck "
        "in any order and the rest on the bottom of your deck in any order.",
        "",
        "2014-02-01",
        "after { a <- top(me, 5); look(a); b <- choose(a, 0, 60); c <- order(b); move(c, "
        "deck_top); d <- order(a - b); move(d, deck_bottom) }",
    ),
    (
        "Attach a {basic} card from your hand or discard pile to {this}.",
        "",
        "2014-02-01",
        "after { a <- choose((hand(me) | discards(me))[basic_energy]); attach(a, self) }",
    ),
    (
        "Heal 10 damage from {this}, and it recovers from a Special Condition of your choice.",
        "",
        "2014-02-01",
        "after { heal(self, 10); cure_one(self) }",
    ),
    (
        "Discard a card from {hand} at random without looking.",
        "",
        "2008-02-01",
        "after { a <- pick_random(hand(foe)); discard(a) }",
    ),
    (
        "{Search} up to 2 different {basic} cards, reveal them, and put them into your "
        "hand. {shuffled}",
        "",
        "2014-02-01",
        "after { a <- search_different(deck(me)[basic_energy], types, 2); reveal(a); "
        "move(a, hand); shuffle(me) }",
    ),
    (
        "{Search} 2 different Supporter cards, reveal them, and put them into your hand. "
        "{shuffled}",
        "",
        "2014-02-01",
        "after { a <- search_different(deck(me)[supporter], names, 2); reveal(a); move(a, "
        "hand); shuffle(me) }",
    ),
    (
        "Flip 2 coins. If both of them are heads, draw 3 cards; if both are tails, {foe} "
        "draws a card.",
        "",
        "2014-02-01",
        "after { a <- flip(2); if all_heads(a) { draw(me, 3) }; if heads(a) == 0 { "
        "draw(foe, 1) } }",
    ),
)

OFTEN = (
    (
        "{Per} Metal Energy attached to Mossling, choose 1 of {foes} and put 3 {counters} on it.",
        "",
        "2005-02-01",
        "after { repeat(units(self, M)) { a <- choose(all(foe)); counters(a, 3) } }",
    ),
    (
        "Discard the top 4 cards of your deck. {Per} Metal Energy card you discarded in this "
        "way, remove 2 {counters} from Mossling.",
        "",
        "2005-02-01",
        "after { a <- mill(me, 4); repeat(count(a[energy and provides(M)])) { "
        "remove_counters(self, 2) } }",
    ),
    (
        "Count {number} cards in {hand}. Flip that many coins. Draw a card {per} heads.",
        "",
        "2005-02-01",
        "after { a <- count(hand(foe)); b <- flip(a); draw(me, heads(b)) }",
    ),
    (
        "Reveal the top card of your deck. If it's a Metal Energy card, attach it to Mossling. "
        "Otherwise, discard it.",
        "",
        "2012-06-01",
        "after { a <- top(me, 1); reveal(a); if is(a, energy and provides(M)) { attach(a, self) "
        "} else { discard(a) } }",
    ),
)

OF_A_KIND = (
    (
        "Discard up to 3 Energy cards attached to Mossling. If you discarded any Metal Energy "
        "cards in this way, draw 4 cards.",
        "10",
        "2005-02-01",
        "after { a <- choose(energy_on(self), 0, 3); b <- discard(a); if any_of(b[energy and "
        "provides(M)]) { draw(me, 4) } }",
    ),
)
EARLY, MIDDLE, LATE = "2000-06-01", "2004-06-01", "2013-06-01"


@pytest.mark.parametrize(("text", "damage", "era", "written"), MOVED)
def test_counters_cards_and_pokemon_go_wherever_they_are_told(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


@pytest.mark.parametrize(("text", "damage", "era", "written"), OFTEN)
def test_something_is_done_as_often_as_something_counts(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written


@pytest.mark.parametrize(("text", "damage", "era", "written"), OF_A_KIND)
def test_only_those_of_the_kind_named_count_among_what_was_done(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written
