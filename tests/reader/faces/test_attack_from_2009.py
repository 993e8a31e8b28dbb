"""Attacks from 2009 on: targets, amounts and order."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, read

SHORT = {
    "OPP": "your opponent",
    "FREELY": "in any way you like",
    "DEFENDER": "the Defending Pokémon",
    "SHUFFLED": "Shuffle your deck afterward.",
    "HANDED": "put it into your hand",
    "DOES": "this attack does",
    "SEARCH": "Search your deck for",
    "AS MANY": "as you like",
    "EACH": "more damage for each",
    "WHERE": "to a Pokémon in this way",
}
"""Abbreviations of frequent phrases."""

READINGS = (
    (
        "Move 4 damage counters from any of your Benched Pokémon to OPP's Active Pokémon.",
        "",
        "after { repeat(4) { a <- choose(bench_of(me)[damaged]); move_counters(a, defender, 1) } }",
    ),
    (
        "Move 3 damage counters from each of your Benched Pokémon to OPP's Active Pokémon.",
        "",
        "after { each a in bench_of(me)[damaged] { move_counters(a, defender, 3) } }",
    ),
    (
        "Choose 3 of your Pokémon. Attach a Water Energy card from your hand to each of those "
        "Pokémon.",
        "",
        "choices { a <- choose(all(me), 3) }; after { each b in a { c <- choose(hand(me)[energy "
        "and provides(W)]); attach(c, b) } }",
    ),
    (
        "Look at 2 of OPP's face-down Prize cards.",
        "",
        "after { a <- choose(prizes(foe)[face_down], 2); look(a) }",
    ),
    (
        "SEARCH up to 3 in any combination of Stadium cards or Supporter cards that has Moss in"
        " its name and put them into your hand. SHUFFLED",
        "",
        'after { a <- search(deck(me)[stadium_card or supporter and name_has("Moss")], 3); '
        "move(a, hand); shuffle(me) }",
    ),
    (
        "Shuffle all Energy attached to each player's Pokémon into that player's deck.",
        "",
        "after { move(energy_on(all(both)), deck); shuffle(me); shuffle(foe) }",
    ),
    (
        "If OPP has Fernling (including Fernling-EX) in play, DOES 10 more damage.",
        "10+",
        'before { if any_of(all(foe)[named("Fernling") or named("Fernling-EX")]) { '
        "add_damage(10) } }",
    ),
    (
        "If Mossling is on your Bench, DOES 10 more damage.",
        "10+",
        'before { if any_of(bench_of(me)[named("Mossling")]) { add_damage(10) } }',
    ),
    (
        "You may do 40 more damage and leave OPP's Active Pokémon Asleep. If you do, draw a card.",
        "20+",
        "before { a <- may { add_damage(40) } }; after { if did(a) { inflict(defender, asleep); "
        "draw(me, 1) } }",
    ),
    (
        "Discard as many Water Energy attached to this Pokémon AS MANY. This attack does 60 "
        "damage times the amount of Water Energy you discarded.",
        "60x",
        "before { a <- choose(energy_on(self)[provides(W)], 0, 60); b <- units_in(a, W); "
        "spend(a) }; damage(60 * b)",
    ),
    (
        "Discard as many Water Energy attached to this Pokémon AS MANY. This attack does 60 "
        "damage times the number of Energy cards you discarded.",
        "60x",
        "before { a <- choose(energy_on(self)[provides(W)], 0, 60); b <- spend(a) }; damage(60 * "
        "count(b))",
    ),
    (
        "Discard 3 cards from your hand. (If you can't discard 3 cards from your hand, DOES "
        "nothing.) Draw a card.",
        "50",
        "pay { if count(hand(me)) >= 3 { a <- choose(hand(me), 3); discard(a) } else { cancel }"
        " }; after { draw(me, 1) }",
    ),
    (
        "Attach up to 3 Water Energy cards from your hand to your Pokémon FREELY. If you "
        "attached Energy WHERE, heal 10 damage from that Pokémon.",
        "",
        "after { a <- choose(hand(me)[energy and provides(W)], 0, 3); each b in a { c <- "
        "choose(all(me)); attach(b, c) }; heal(host_of(a), 10) }",
    ),
    (
        "This attack does 20 EACH Evolution Pokémon OPP has in play.",
        "20+",
        "before { add_damage(20 * count(all(foe)[evolution])) }",
    ),
    (
        "SEARCH a card that evolves from 1 of your Fire Pokémon and put it onto that Pokémon. "
        "SHUFFLED Draw a card.",
        "",
        "after { a <- search(deck(me)[evolves_from(all(me)[typed(R)])]); b <- "
        "choose(all(me)[typed(R) and evolves_into(a)]); evolve(a, b); shuffle(me); draw(me, 1) "
        "}",
    ),
    (
        "Discard a Grass Energy and a Metal Energy attached to this Pokémon. Draw a card.",
        "90",
        'after { a <- choose_paying(energy_on(self), "GM"); discard(a); draw(me, 1) }',
    ),
    (
        "Discard 1 Grass Energy card and 1 Metal Energy card attached to Mossling or DOES nothing.",
        "90",
        'pay { a <- choose_paying(energy_on(self), "GM", how=by_cards); '
        "if count(a) >= 2 { discard(a) } else { cancel } }",
    ),
    (
        "Flip 4 coins. For each heads, search your deck for a Metal Pokémon, reveal it, and "
        "HANDED. SHUFFLED",
        "",
        "after { a <- flip(4); repeat(heads(a)) { b <- search(deck(me)[pokemon and typed(M)]); "
        "reveal(b); move(b, hand) }; if heads(a) > 0 { shuffle(me) } }",
    ),
    (
        "Choose as many Water Energy cards from your hand AS MANY and attach them to your Metal"
        " Pokémon FREELY. If you do, DOES 10 damage plus 10 EACH Water Energy attached in this "
        "way.",
        "10+",
        "before { a <- choose(hand(me)[energy and provides(W)], 0, 60); each b in a { c <- "
        "choose(all(me)[typed(M)]); attach(b, c) }; if did(a) { add_damage(10 * "
        "count(a[one_of(attached(all(both)))])) } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "meaning"), READINGS)
def test_an_attack_from_2009_on_means_this(text: str, damage: str, meaning: str) -> None:
    for word, words in SHORT.items():
        text = text.replace(word, words)
    face = Face("attack", text, "Mossling", "Moss Blow", "2014-02-01", ("basic",), damage=damage)

    reading = read(face)

    assert reading.program is not None, reading.stopped
    assert show(reading.program) == meaning
