"""Incomplete texts are completed from earlier words, or refused."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, Reading, read
from tests.reader.shorthand import SHORT

ERA = "2005-02-01"


def reading(kind: str, text: str, damage: str = "") -> Reading:
    kinds = ("supporter",) if kind == "trainer" else ()
    power = "power" if kind == "power" else ""
    said = text.format(**SHORT)
    face = Face(kind, said, "Mossling", "Moss Toss", ERA, kinds=kinds, power=power, damage=damage)
    return read(face)


MEANT = (
    (
        "trainer",
        "Put 2 Pokémon from your discard pile into your hand. Then, discard 2 Energy cards from "
        "your hand. If you put any Pokémon into your hand in this way, draw a card.",
        "play { a <- choose(discards(me)[pokemon], 2); b <- move(a, hand); "
        "c <- choose(hand(me)[energy], 2); discard(c); if any_of(b) { draw(me, 1) } }",
    ),
    (
        "trainer",
        "Look at {hand}. If there are any Trainer cards there, choose 1 of them and {foe} shuffles "
        "it into his or her deck. If there are no Trainer cards there, {foe} draws a card.",
        "play { look(hand(foe)); if any_of(hand(foe)[trainer]) { a <- choose(hand(foe)[trainer]); "
        "move(a, deck); shuffle(foe) } else { draw(foe, 1) } }",
    ),
    (
        "trainer",
        "Look at the top 5 cards of your deck. Put any Pokémon you find there into your hand. If "
        "you put 2 or more cards into your hand in this way, discard the other cards. If you "
        "don't, shuffle the other cards back into your deck.",
        "play { a <- top(me, 5); look(a); b <- move(a[pokemon], hand); if count(b) >= 2 { "
        "discard(a - a[pokemon]) } else { shuffle(me) } }",
    ),
    (
        "power",
        "If {foe}'s {active} is damaged by an attack from 1 of your Grass Pokémon, that Active "
        "Pokémon is now Confused.",
        "on(damaged(active(foe)), event_cause(attack) and event_from(all(me)[typed(G)])) { "
        "inflict(event_mon, confused) }",
    ),
    (
        "attack",
        "Each player shuffles {their_deck}. Then, draws 4 cards.",
        "after { shuffle(me); shuffle(foe); draw(me, 4); draw(foe, 4) }",
    ),
    (
        "attack",
        "{Foe} draws 3 cards. Then, discards 2 cards {by_hand}.",
        "after { draw(foe, 3); a <- choose(hand(foe), 2, by=foe); discard(a) }",
    ),
    (
        "attack",
        "Look at {hand}. {Foe} chooses a card there and discards it.",
        "after { look(hand(foe)); a <- choose(hand(foe), by=foe); discard(a) }",
    ),
    (
        "attack",
        "Look at {hand}. Choose a card there and discard it.",
        "after { look(hand(foe)); a <- choose(hand(foe)); discard(a) }",
    ),
    (
        "attack",
        "Flip a coin {per} Pokémon in play. If heads, put a damage counter on that Pokémon.",
        "after { each a in all(both) { b <- flip; if heads(b) > 0 { counters(a, 1) } } }",
    ),
    (
        "attack",
        "Flip a coin {per} of your {bench}. {Per} heads, remove a damage counter from that "
        "Pokémon.",
        "after { each a in bench_of(me) { b <- flip; if heads(b) > 0 { remove_counters(a, 1) } } }",
    ),
    (
        "attack",
        "Discard 2 cards from your hand. If you do, draw 3 cards. If you don't, Mossling is now "
        "Asleep.",
        "after { a <- choose(hand(me), 2); b <- discard(a); if count(b) >= 2 { draw(me, 3) } else "
        "{ inflict(self, asleep) } }",
    ),
    (
        "attack",
        "Discard 2 Energy cards attached to Mossling. If you do, draw 3 cards.",
        "after { a <- choose(energy_on(self), 2); b <- discard(a); if count(b) >= 2 "
        "{ draw(me, 3) } }",
    ),
    (
        "trainer",
        "{Search} a Pokémon and a Stadium card, reveal them, and put them into your hand. "
        "Discard the other cards in your hand. {shuffled}",
        "play { a <- search(deck(me)[pokemon]); b <- search(deck(me)[stadium_card]); reveal(a | "
        "b); move(a | b, hand); discard(hand(me) - (a | b)); shuffle(me) }",
    ),
    (
        "trainer",
        "Each player chooses 2 cards {by_hand} and discards them.",
        "play { a <- choose(hand(me), 2); discard(a); b <- choose(hand(foe), 2, by=foe); "
        "discard(b) }",
    ),
    (
        "trainer",
        "Discard 2 cards from your hand at random in order to draw 4 cards.",
        "pay { a <- pick_random(hand(me) - this_card, 2); discard(a) }; play { draw(me, 4) }",
    ),
)
"""Texts completed by earlier words, and their programs."""
REFUSED = (
    (
        "a choice on either side of a coin that one later word cannot both mean",
        "trainer",
        "Flip a coin. If heads, choose 1 of your opponent's Pokémon. If tails, choose 1 of your "
        "Pokémon. Put 2 damage counters on that Pokémon.",
    ),
    (
        "a card of each of several, with which nobody knows what is done",
        "trainer",
        "Reveal an Energy card attached to each of your opponent's Pokémon.",
    ),
    (
        "a card of each of several, of which one alone would be picked first",
        "trainer",
        "Choose a Fire Energy card attached to each of your Pokémon. Then, discard that card.",
    ),
    (
        "a condition of what the same sentence picks",
        "trainer",
        "Look at your opponent's hand. Choose a card there and discard it if it is a Supporter "
        "card.",
    ),
    (
        "a coin that would have to show heads and tails",
        "trainer",
        "Flip a coin. If heads, heal 10 damage from 1 of your Pokémon. If tails, put 1 damage "
        "counter on that Pokémon.",
    ),
    (
        "whose attached Energy gives each of several Pokémon more HP",
        "power",
        "Each of your Pokémon gets +10 HP for each Energy attached to it.",
    ),
)


@pytest.mark.parametrize(("kind", "text", "expected"), MEANT)
def test_what_words_before_tell_is_filled_in(kind: str, text: str, expected: str) -> None:
    found = reading(kind, text)

    assert found.program is not None, found.stopped
    assert show(found.program) == expected


OPEN = (
    ("attack", "Shuffle your deck. Then, draws 4 cards.", "does not say who does it"),
    (
        "attack",
        "{Foe} may shuffle {their_deck}. Then, draws 4 cards.",
        "does not say who does it",
    ),
    (
        "attack",
        "Each player reveals his or her hand. Discard all Stadium cards you find there.",
        "which player's cards are meant",
    ),
    (
        "attack",
        "Each player reveals the top card of {their_deck}. If it is an Energy card, discard it.",
        "which player's cards are meant",
    ),
    (
        "attack",
        "Look at the top card of each player's deck. You may discard it.",
        "which player's card is meant",
    ),
    (
        "attack",
        "{Foe} may draw a card. If you do, draw 2 cards.",
        "who is asked whether it was done",
    ),
    (
        "attack",
        "You may discard 2 cards from your hand. If you do, your turn ends. {It} is now Asleep.",
        "whether it is done if the turn ends",
    ),
    (
        "power",
        "{once} draw 2 cards. If you do, your turn ends. Then, put a damage counter on Mossling.",
        "whether it is done if the turn ends",
    ),
    (
        "attack",
        "You may discard 2 cards from your hand. If you do, draw 2 cards. Then, shuffle your hand "
        "into your deck.",
        "whether what comes then is part",
    ),
    (
        "attack",
        "Neither player can play Supporter cards during {theirs}.",
        "whose next turn is meant",
    ),
    (
        "attack",
        "Each player can't play any Stadium cards during {theirs}.",
        "whose next turn is meant",
    ),
    (
        "attack",
        "If {it} has more Energy attached to it than Mossling, it can't retreat during {next}.",
        "which of two Pokémon is meant",
    ),
    (
        "attack",
        "Discard a Pokémon Tool attached to {it}. If it has no Energy attached to it, draw a card.",
        "asks of a card",
    ),
    (
        "attack",
        "{Search} a Grass Energy card and a Basic Pokémon. Attach it to Mossling. {shuffled}",
        "attaches a Pokémon card",
    ),
    (
        "attack",
        "Flip a coin {per} Energy card attached to {it}. If heads, discard that card.",
        "one coin for each",
    ),
    (
        "attack",
        "Flip a coin {per} of {foes}. If heads, discard an Energy card {on_it}.",
        "one coin for each",
    ),
    (
        "attack",
        "Flip a coin {per} of {foes}. If heads, put a damage counter on that Pokémon. If tails, "
        "put a damage counter on Mossling.",
        "one coin of several",
    ),
    (
        "attack",
        "Discard a card from your hand. Draw 3 cards. Then, put 1 of them on top of your deck.",
        "cards that were drawn",
    ),
    (
        "trainer",
        "Choose a Stadium card from {foe}'s discard pile and put it into your hand.",
        "cards of one player into the other's hand",
    ),
    (
        "attack",
        "{Search} a card and put it into {hand}. {shuffled}",
        "cards of one player into the other's hand",
    ),
    (
        "attack",
        "Return an Energy card attached to {it} to your hand.",
        "cards of one player into the other's hand",
    ),
    (
        "attack",
        "Shuffle 1 of {foe}'s {bench} and all cards attached to it into your deck.",
        "cards of one player into the other's deck",
    ),
    (
        "attack",
        "Put a Basic Pokémon from {pile} onto {foe}'s Bench.",
        "cards of one player into the other's Bench",
    ),
    (
        "attack",
        "Search {foe}'s deck for a card and discard it. {shuffled}",
        "searches one player's deck and shuffles the other's",
    ),
    (
        "trainer",
        "{Search} an Energy card {onto} 1 of your Pokémon. If that Pokémon is a {grass}, attach "
        "another Energy card to it. {shuffled}",
        "does not say where the card is from",
    ),
    (
        "attack",
        "Put a card from your hand into the Lost Zone. If you do, {does} 50 damage to 1 of {foes}. "
        "If that card is a Pokémon, {does} 80 damage instead.",
        "whom it is done to",
    ),
    (
        "attack",
        "Remove a damage counter from Mossling {per} Energy card attached to {it}. If it has none, "
        "draw a card.",
        "has none |",
    ),
    (
        "attack",
        "If the Defending Pokémon is Asleep, move all damage counters from this Pokémon to it.",
        "to itself",
    ),
    (
        "power",
        "Once during your turn, if Mossling is on your Bench, you may move all Energy cards "
        "attached to your {active} to Mossling. If you do, switch Mossling with that {active}.",
        "switches a Pokémon with itself",
    ),
)
"""Ambiguous texts, and the reader's messages."""


@pytest.mark.parametrize(("kind", "text", "why"), OPEN)
def test_what_stays_open_is_refused(kind: str, text: str, why: str) -> None:
    found = reading(kind, text)

    assert found.program is None
    assert why in found.stopped


def test_a_deck_is_shuffled_even_where_the_turn_ends() -> None:
    text = "{Search} a Basic Pokémon and put it onto your Bench. If you do, your turn ends. "

    found = reading("trainer", text + "{shuffled}")

    assert found.program is not None, found.stopped
    assert show(found.program).endswith("if did(b) { end_turn }; shuffle(me) }")


@pytest.mark.parametrize(("why", "kind", "text"), REFUSED)
def test_what_could_mean_two_things_is_not_guessed(why: str, kind: str, text: str) -> None:
    reading = read(Face(kind, text, "Mossling", "Moss Toss", "2013-02-01", kinds=("item",)))

    assert reading.program is None, why
