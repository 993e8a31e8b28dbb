"""Attacks in the wording from 2003 on: our own sentences and their meaning."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, read

SHORT = {
    "OPP": "your opponent",
    "DEFENDER": "the Defending Pokémon",
    "DOES": "this attack does",
    "SHUFFLED": "Shuffle your deck afterward.",
    "HANDED": "into your hand",
    "COUNTERS": "damage counters",
    "RETREAT": "Retreat Cost",
    "THAT": "that card",
    "DECK": "your deck",
    "CARDS": "number of cards",
    "SOME": "an effect of this attack",
    "ENERGY": "Energy card",
    "EACH": "For each card you",
    "MINE": "your Pokémon",
    "SUPPORTER": "Supporter card",
    "COLORLESS": "number of Colorless",
}
"""Abbreviations of frequent phrases."""


def sentence(text: str) -> str:
    """A sentence in full, with capitals."""
    for word, words in SHORT.items():
        text = text.replace(word, words)
    return ". ".join(part[:1].upper() + part[1:] for part in text.split(". "))


def program(text: str, damage: str = "") -> str:
    """The program of an attack, as text."""
    face = Face("attack", sentence(text), "Mossling", "Moss Toss", "2008-02-01", damage=damage)
    reading = read(face)
    assert reading.program is not None, reading.stopped
    return show(reading.program)


INSTEAD = (
    (
        "Choose 1 of OPP's Pokémon. DOES 30 damage to that Pokémon. If that Pokémon is "
        "Asleep, DOES 70 damage instead.",
        "",
        "choices { a <- choose(all(foe)) }; after { if is(a, condition_is(asleep)) { hit(a, 70) "
        "} else { hit(a, 30) } }",
    ),
    (
        "Choose 1 of OPP's Pokémon. DOES 30 damage to that Pokémon. If that Pokémon is a "
        "Metal Pokémon, DOES 30 damage plus 20 more damage.",
        "",
        "choices { a <- choose(all(foe)) }; after { if is(a, typed(M)) { hit(a, 50) } else { "
        "hit(a, 30) } }",
    ),
    (
        "Choose 1 of OPP's Pokémon. DOES 10 damage plus 20 more damage for each Energy "
        "attached to that Pokémon.",
        "",
        "choices { a <- choose(all(foe)) }; after { hit(a, 10 + 20 * units(a)) }",
    ),
    (
        "DOES 60 damage minus 20 damage for each damage counter on Mossling. If Mossling is "
        "Poisoned, DOES 60 damage instead.",
        "60-",
        "before { if not is(self, condition_is(poisoned)) { add_damage(-20 * counters_on(self)) "
        "} }",
    ),
    (
        "DOES 15 damage plus 15 more damage for each damage counter on Mossling. If Mossling is "
        "Poisoned, DOES 70 damage instead.",
        "15+",
        "before { if is(self, condition_is(poisoned)) { set_damage(70) } else { "
        "add_damage(15 * counters_on(self)) } }",
    ),
    (
        "Put 1 damage counter on 1 of OPP's Pokémon. If that Pokémon is Burned, put 5 "
        "COUNTERS instead.",
        "",
        "choices { a <- choose(all(foe)) }; after { if is(a, condition_is(burned)) { counters(a, "
        "5) } else { counters(a, 1) } }",
    ),
    (
        "Draw 2 cards. If you have Fernling in play, draw 3 cards instead.",
        "",
        'after { if any_of(all(me)[named("Fernling")]) { draw(me, 3) } else { draw(me, 2) } }',
    ),
    (
        "If Mossling is Poisoned, you may do 40 damage to any 1 Benched Pokémon instead.",
        "40",
        "before { if is(self, condition_is(poisoned)) and any_of(bench_of(both)) { "
        "may { a <- choose(bench_of(both)); cancel_damage } } }; after { hit(a, 40) }",
    ),
    (
        "You may do 20 damage instead of 60. If you do, DEFENDER is now Asleep.",
        "60",
        "before { a <- may { set_damage(20) } }; after { if did(a) { inflict(defender, asleep) } }",
    ),
    (
        "Flip a coin. If tails, DOES no damage to DEFENDER. Instead, Mossling is now Asleep.",
        "50",
        "before { a <- flip; if tails(a) > 0 { cancel_damage } }; after { if tails(a) > 0 { "
        "inflict(self, asleep) } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "said"), INSTEAD)
def test_instead_of_what_was_said_the_other_thing_is_done(
    text: str, damage: str, said: str
) -> None:
    assert program(text, damage) == said


COINS = (
    (
        "Flip 2 coins. If the first coin is heads, draw a card. If the second coin is tails, "
        "Mossling is now Asleep.",
        "",
        "after { a <- flip; b <- flip; if heads(a) > 0 { draw(me, 1) }; if tails(b) > 0 { "
        "inflict(self, asleep) } }",
    ),
    (
        "Flip a coin until you get tails. If the first coin is tails, discard the top card of "
        "DECK.",
        "20",
        "after { a <- flip_until_tails; if heads(a) == 0 { mill(me, 1) } }",
    ),
    (
        "Flip a coin for each of OPP's Benched Pokémon. If that coin flip is heads, DOES 20 "
        "damage to that Pokémon.",
        "",
        "after { each a in bench_of(foe) { b <- flip; if heads(b) > 0 { hit(a, 20) } } }",
    ),
    (
        "Before doing damage, you may flip a coin. If heads, DOES 90 damage instead. If "
        "tails, DOES nothing.",
        "40",
        "before { may { a <- flip }; if heads(a) > 0 { set_damage(90) }; if tails(a) > 0 { "
        "cancel } }",
    ),
    (
        "Flip a coin. If heads, DOES 20 damage times the number of COUNTERS on Mossling.",
        "20x",
        "before { set_damage(0); a <- flip; if heads(a) > 0 { set_damage(20 * "
        "counters_on(self)) } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "said"), COINS)
def test_coins_are_told_apart_and_may_be_left_alone(text: str, damage: str, said: str) -> None:
    assert program(text, damage) == said


RESULTS = (
    (
        "Discard the top 4 cards of DECK. DOES 30 damage times the number of Grass Energy "
        "cards you discarded.",
        "30x",
        "before { a <- mill(me, 4) }; damage(30 * count(a[energy and provides(G)]))",
    ),
    (
        "Each player discards the top card of his or her deck. DOES 20 damage plus 20 more "
        "damage for each ENERGY discarded in this way.",
        "20+",
        "before { a <- mill(both, 1); add_damage(20 * count(a[energy])) }",
    ),
    (
        "Discard all Grass Energy attached to Mossling. DOES 20 damage plus 30 more damage "
        "for each ENERGY you discarded.",
        "20+",
        "before { a <- spend(energy_on(self)[provides(G)]); add_damage(30 * count(a)) }",
    ),
    (
        "Discard the top card of DECK. If THAT is a Grass Energy card, attach it to Mossling.",
        "",
        "after { a <- mill(me, 1); if is(a, energy and provides(G)) { attach(a, self) } }",
    ),
    (
        "Choose 1 card from OPP's hand without looking and discard it. If you discarded a "
        "Supporter card, draw a card.",
        "",
        "after { a <- pick_random(hand(foe)); b <- discard(a); if is(b, supporter) { draw(me, "
        "1) } }",
    ),
    (
        "Search DECK for a Grass ENERGY and attach it to Mossling. SHUFFLED If you do, remove "
        "1 damage counter from Mossling.",
        "",
        "after { a <- search(deck(me)[energy and provides(G)]); b <- attach(a, self); "
        "shuffle(me); if did(b) { remove_counters(self, 1) } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "said"), RESULTS)
def test_only_what_was_discarded_of_the_kind_counts(text: str, damage: str, said: str) -> None:
    assert program(text, damage) == said


PAYING = (
    (
        "You may discard 2 Energy attached to Mossling. If you do, DOES 30 damage plus 40 "
        "more damage.",
        "30+",
        "before { if units(self) >= 2 { may { a <- choose_units(energy_on(self), 2); b <- "
        "spend(a) } }; if did(b) { add_damage(40) } }",
    ),
    (
        "You may discard a Grass Energy and a Fire Energy attached to Mossling. If you do, "
        "DEFENDER is now Burned.",
        "30",
        "after { if is(self, has_type(G)) and is(self, has_type(R)) and "
        "units_in(energy_on(self)[provides(G) or provides(R)]) >= 2 { may { a <- "
        'choose_paying(energy_on(self), "GR"); b <- discard(a) } }; if did(b) { '
        "inflict(defender, burned) } }",
    ),
    (
        "Discard a Grass Energy, a Fire Energy, and a Metal Energy attached to Mossling.",
        "90",
        'after { a <- choose_paying(energy_on(self), "GRM"); discard(a) }',
    ),
    (
        "Discard 3 cards from your hand. (If you can't discard 3 cards, DOES nothing.)",
        "90",
        "pay { if count(hand(me)) >= 3 { a <- choose(hand(me), 3); discard(a) } else { cancel } }",
    ),
    (
        "Discard an ENERGY attached to each of OPP's Pokémon.",
        "20",
        "after { each a in all(foe) { b <- choose(energy_on(a)); discard(b) } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "said"), PAYING)
def test_what_is_paid_is_paid_wholly(text: str, damage: str, said: str) -> None:
    assert program(text, damage) == said


TABLE = (
    (
        "If DEFENDER would be Knocked Out by this attack, draw a card.",
        "40",
        "before { lasting(this_attack) { handler(instead(would_be_knocked_out(defender), "
        "event_by_attack) { draw(me, 1) }) } }",
    ),
    (
        "If DEFENDER is Knocked Out by this attack, draw a card.",
        "40",
        "before { lasting(this_attack) { handler(on(knocked_out(defender), event_by_attack) "
        "{ draw(me, 1) }) } }",
    ),
    (
        "If Mossling evolved from Sporeling during this turn, draw 2 cards.",
        "30",
        'after { if evolved_from(self, "Sporeling") { draw(me, 2) } }',
    ),
    (
        "If OPP has a Stadium card in play, DOES 20 damage plus 20 more damage.",
        "20+",
        "before { if any_of(stadium[owned_by(foe)]) { add_damage(20) } }",
    ),
    (
        "If there is any Stadium card in play, discard it.",
        "20",
        "after { discard(stadium) }",
    ),
    (
        "If Mossling was damaged by an attack during OPP's last turn, DOES 20 damage plus 30 "
        "more damage.",
        "20+",
        "before { if last_damage(self) > 0 { add_damage(30) } }",
    ),
    (
        "If Mossling has 2 or more different types of basic Energy cards attached to it, draw "
        "3 cards.",
        "",
        "after { if types_among(energy_on(self)[basic_energy]) >= 2 { draw(me, 3) } }",
    ),
    (
        "Does 10 damage to each of OPP's Pokémon that isn't an Evolved Pokémon.",
        "",
        "after { hit(all(foe)[not evolved], 10) }",
    ),
    (
        "Does 20 damage to each Defending Pokémon.",
        "",
        "after { hit(active(foe), 20) }",
    ),
    (
        "Does 10 damage plus 10 more damage for each Prize card OPP has taken.",
        "10+",
        "before { add_damage(10 * prizes_gone(foe)) }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "said"), TABLE)
def test_circumstances_are_read(text: str, damage: str, said: str) -> None:
    assert program(text, damage) == said


COUNTING = (
    (
        "Discard an ENERGY attached to Mossling. If OPP has any Benched Pokémon, DOES 10 damage "
        "to each of them.",
        "30",
        "after { hit(bench_of(foe), 10); a <- choose(energy_on(self)); discard(a) }",
    ),
    (
        "Choose a Grass ENERGY attached to each of OPP's Pokémon that has any Energy attached "
        "to it and discard those cards.",
        "30",
        "after { each a in all(foe)[has_energy] { b <- choose(energy_on(a)[provides(G)]); "
        "discard(b) } }",
    ),
    (
        "Count the amount of Energy attached to Mossling. Put that many COUNTERS on 1 of "
        "OPP's Pokémon.",
        "",
        "choices { a <- choose(all(foe)) }; after { counters(a, units(self)) }",
    ),
    (
        "Choose a number of OPP's Pokémon up to the amount of Grass Energy attached to "
        "Mossling. DOES 10 damage to each of them.",
        "",
        "choices { a <- choose(all(foe), 0, units(self, G)) }; after { hit(a, 10) }",
    ),
    (
        "Put a number of COUNTERS on each of OPP's Pokémon equal to the COLORLESS Energy in "
        "that Pokémon's RETREAT (after applying effects to the RETREAT).",
        "",
        "after { each a in all(foe) { counters(a, retreat_of(a)) } }",
    ),
    (
        "Discard up to 3 cards from your hand. EACH discarded, draw a card.",
        "",
        "after { a <- choose(hand(me), 0, 3); b <- discard(a); draw(me, count(b)) }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "said"), COUNTING)
def test_what_is_counted_is_put_or_picked(text: str, damage: str, said: str) -> None:
    assert program(text, damage) == said


LASTING = (
    (
        "During your next turn, if an attack does damage to DEFENDER (after applying Weakness "
        "and Resistance), that attack does 30 more damage.",
        "10",
        "after { lasting(my_next_turn, defender) { mod(damage_taken, value=30, stage=after, "
        'unique="still") } }',
    ),
    (
        "DEFENDER is now Burned and can't retreat during OPP's next turn.",
        "10",
        "after { inflict(defender, burned); lasting(foe_next_turn, defender) { "
        "mod(can_retreat, how=forbid) } }",
    ),
    (
        "Choose 1 of DEFENDER's attacks. That Pokémon can use only that attack during OPP's "
        "next turn.",
        "",
        "choices { a <- choose(attacks_of(defender)) }; after { lasting(foe_next_turn, defender) "
        "{ only_attacks(a) } }",
    ),
    (
        "During OPP's next turn, OPP can't use any Poké-Powers on his or her Pokémon.",
        "20",
        "after { lasting(foe_next_turn) { off_power(all(foe), power) } }",
    ),
    (
        "Discard all Energy attached to Mossling. Ignore this effect if you have no cards in "
        "your hand.",
        "80",
        "after { if any_of(hand(me)) { discard(energy_on(self)) } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "said"), LASTING)
def test_what_lasts_rests_on_its_pokemon(text: str, damage: str, said: str) -> None:
    assert program(text, damage) == said


HANDS = (
    (
        "Draw cards until you have the same CARDS in your hand as OPP.",
        "",
        "after { draw_until(me, count(hand(foe))) }",
    ),
    (
        "If OPP doesn't discard a card from his or her hand, DEFENDER is now Asleep.",
        "",
        "after { may(foe) { a <- choose(hand(foe), by=foe); b <- discard(a) }; if not did(b) "
        "{ inflict(defender, asleep) } }",
    ),
    (
        "Look at OPP's hand and choose 1 card, then have OPP shuffle THAT into his or her deck.",
        "",
        "after { look(hand(foe)); a <- choose(hand(foe)); b <- move(a, deck); "
        "if did(b) { shuffle(foe) } }",
    ),
    (
        "Search your discard pile for a SUPPORTER and use the effect of THAT as the effect of "
        "this attack.",
        "",
        "after { a <- choose(discards(me)[supporter]); use_card(a) }",
    ),
    (
        "Draw 3 cards from the bottom of DECK.",
        "",
        "after { move(bottom(me, 3), hand) }",
    ),
    (
        "Look at the top 4 cards of DECK. Choose a SUPPORTER you find there, show it to OPP, "
        "and put it HANDED. Put the other cards on the bottom of DECK.",
        "",
        "after { a <- top(me, 4); look(a); b <- choose(a[supporter], 0, 1); reveal(b); "
        "move(b, hand); move(a - b, deck_bottom) }",
    ),
    (
        "You may switch Mossling with 1 of your Benched Pokémon. If you do, move an ENERGY "
        "attached to Mossling to the new Active Pokémon.",
        "20",
        "after { may { a <- choose(bench_of(me)); b <- switch(me, a); if did(b) { c <- "
        "choose(energy_on(self)); attach(c, a) } } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "said"), HANDS)
def test_hands_and_decks_are_handled(text: str, damage: str, said: str) -> None:
    assert program(text, damage) == said


def test_an_effect_that_is_prevented_stops_all_others() -> None:
    text = (
        "Draw a card and switch all damage counters on Mossling with those on DEFENDER."
        " (If SOME is prevented, DOES nothing.)"
    )

    reading = read(Face("attack", sentence(text), "Mossling", "Moss Toss", "2008-02-01"))

    assert reading.program is not None
    assert show(reading.program) == (
        "after { if not is(defender, shielded) { draw(me, 1); swap_counters(self, defender) } }"
    )


def test_a_word_too_much_is_not_read_over() -> None:
    reading = read(Face("attack", "Draw 2 mossy cards.", "Mossling", "Moss Toss", "2008-02-01"))

    assert reading.program is None
    assert reading.stopped == "stopped: Draw 2 | mossy cards"
