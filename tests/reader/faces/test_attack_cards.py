"""Attacks that find, attach and take cards, and Prizes: our own sentences and their meaning."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

FOUND = (
    (
        "Discard the top 2 cards of your deck. If any of those cards are Grass "
        "Energy cards, attach them to {this}.",
        "",
        "2012-02-01",
        "after { a <- mill(me, 2); attach(a[energy and provides(G)], self) }",
    ),
    (
        "Discard the top 3 cards of your deck. {Does} 20 damage times {number} Water "
        "Energy cards discarded.",
        "20×",
        "2012-02-01",
        "before { a <- mill(me, 3) }; damage(20 * count(a[energy and provides(W)]))",
    ),
    (
        "{heads} discard 2 cards at random from {hand}.",
        "",
        "2012-02-01",
        "after { a <- flip; if heads(a) > 0 { b <- pick_random(hand(foe), 2); discard(b) } }",
    ),
    (
        "Look through {foe}'s deck.",
        "",
        "2012-02-01",
        "after { look(deck(foe)) }",
    ),
    (
        "Attach 2 Metal Energy cards from your hand to your Pokémon.",
        "",
        "2012-02-01",
        "after { a <- choose(hand(me)[energy and provides(M)], 2); each b in a { c "
        "<- choose(all(me)); attach(b, c) } }",
    ),
    (
        "Attach a Metal Energy card from your hand to your {bench}.",
        "",
        "2012-02-01",
        "after { a <- choose(hand(me)[energy and provides(M)]); b <- "
        "choose(bench_of(me)); attach(a, b) }",
    ),
    (
        "Choose 3 of your {bench}. {Per} of those Pokémon, {search} a Metal Energy "
        "card {onto} that Pokémon.",
        "",
        "2012-02-01",
        "choices { a <- choose(bench_of(me), 3) }; after { each b in a { c <- "
        "search(deck(me)[energy and provides(M)]); attach(c, b) }; shuffle(me) }",
    ),
    (
        "Flip 2 coins. {Per} heads, attach a Metal Energy card from {pile} to your "
        "Pokémon {freely}.",
        "",
        "2012-02-01",
        "after { a <- flip(2); b <- choose(discards(me)[energy and provides(M)], "
        "heads(a)); each c in b { d <- choose(all(me)); attach(c, d) } }",
    ),
    (
        "Choose up to 3 of your Pokémon that have no Pokémon Tools attached to them. "
        "Heal 10 damage from each of them.",
        "",
        "2012-02-01",
        "after { a <- choose(all(me)[not has_tool], 0, 3); heal(a, 10) }",
    ),
    (
        "Each player draws and reveals the top card of {their_deck}.",
        "",
        "2012-02-01",
        "after { a <- draw(me, 1); reveal(a); b <- draw(foe, 1); reveal(b) }",
    ),
    (
        "Look at {hand} and choose a number of Trainer cards you find there up to "
        "{number} Grass Energy attached to {this}. Put the cards you chose in the "
        "Lost Zone.",
        "",
        "2012-02-01",
        "after { look(hand(foe)); a <- choose(hand(foe)[trainer], 0, units(self, "
        "G)); move(a, lost) }",
    ),
    (
        "{Search} a Pokémon with Metal Weakness, reveal it, and {taken}. {shuffled}",
        "",
        "2012-02-01",
        "after { a <- search(deck(me)[pokemon and weak_to(M)]); reveal(a); move(a, "
        "hand); shuffle(me) }",
    ),
    (
        "{Search} up to 2 Pokémon of different types that evolve from Bramble, "
        "reveal them, and put them into your hand. {shuffled}",
        "",
        "2012-02-01",
        'after { a <- search_different(deck(me)[evolves_from_named("Bramble")], '
        "types, 2); reveal(a); move(a, hand); shuffle(me) }",
    ),
    (
        "Choose an Item card from {pile} and use it as the effect of {attack}.",
        "",
        "2012-02-01",
        "after { a <- choose(discards(me)[item]); use_card(a) }",
    ),
    (
        "{Search} a Trainer card, {shown}, and {taken}. If that card is a Stadium "
        "card, you may discard it instead. {shuffled}",
        "",
        "2006-03-01",
        "after { a <- search(deck(me)[trainer]); reveal(a); if is(a, stadium_card) { "
        "may { b <- discard(a) }; if not did(b) { move(a, hand) } } else { move(a, "
        "hand) }; shuffle(me) }",
    ),
    (
        "You may put Mossling and all cards {on_it} on the bottom of your deck.",
        "20",
        "2008-02-01",
        "after { may { return_mon(self, deck_bottom) } }",
    ),
    (
        "Look at {hand} and choose a Pokémon you find there. Choose 1 of that "
        "Pokémon's attacks. Moss Toss copies that attack except for its Energy cost.",
        "",
        "2006-03-01",
        "after { look(hand(foe)); a <- choose(hand(foe)[pokemon]); b <- "
        "choose(attacks_of(a)); use_attack(b) }",
    ),
    (
        "Search {pile} for Bramble, {shown}, and {taken}.",
        "",
        "2008-02-01",
        'after { a <- choose(discards(me)[named("Bramble")]); reveal(a); move(a, hand) }',
    ),
    (
        "Search {pile} for Bramble or Thistle and {taken}.",
        "",
        "2008-02-01",
        'after { a <- choose(discards(me)[named("Bramble") or named("Thistle")]); move(a, hand) }',
    ),
    (
        "Choose 1 of {this}'s attacks from its previous Evolutions and use it as {attack}.",
        "",
        "2015-03-01",
        "choices { a <- choose(attacks_of(under(self))) }; after { use_attack(a) }",
    ),
    (
        "{Search} M Mossling, reveal it, and {taken}. {shuffled}",
        "",
        "2015-03-01",
        'after { a <- search(deck(me)[named("M Mossling")]); reveal(a); move(a, '
        "hand); shuffle(me) }",
    ),
)

PRIZES = (
    (
        "Look at your {prizes} without showing {foe}. Choose 1 of the {prizes} and "
        "switch it with the top card of your deck.",
        "",
        "2004-03-01",
        "after { look(prizes(me)); a <- choose(prizes(me)); swap_cards(a, top(me, 1)) }",
    ),
    (
        "You may choose as many of your face-down {prizes} as you like and put them "
        "face up. If you do, draw a card {per} {prize} you chose.",
        "",
        "2008-02-01",
        "after { a <- may { b <- choose(prizes(me)[face_down], 0, 60); turn_up(b) }; "
        "if did(a) { draw(me, count(b)) } }",
    ),
    (
        "Add the top card of {foe}'s deck to his or her {prizes}.",
        "",
        "2008-02-01",
        "after { move(top(foe, 1), prizes) }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "era", "written"), FOUND)
def test_cards_are_found_and_moved(text: str, damage: str, era: str, written: str) -> None:
    assert program("attack", text, era, damage) == written


@pytest.mark.parametrize(("text", "damage", "era", "written"), PRIZES)
def test_prizes_are_looked_at_turned_and_added(
    text: str, damage: str, era: str, written: str
) -> None:
    assert program("attack", text, era, damage) == written
