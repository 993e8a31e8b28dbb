"""Clauses of Trainer cards in unusual wordings."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

TRAINERS = (
    (
        "Your opponent shuffles all the cards in his or her hand into his or her "
        "deck and then draws the same number of cards.",
        "trainer",
        "2001-02-01",
        "play { a <- move(hand(foe), deck); shuffle(foe); draw(foe, count(a)) }",
    ),
    (
        "Look at your opponent's Prizes.",
        "trainer",
        "2001-02-01",
        "play { look(prizes(foe)) }",
    ),
    (
        "Move all damage counters from 1 of your Pokémon to another of your Pokémon.",
        "trainer",
        "2001-02-01",
        "play { a <- choose(all(me)); b <- counters_on(a); c <- choose(all(me) - a); "
        "move_counters(a, c, b) }",
    ),
    (
        "Your opponent discards cards {by_hand} until he or she has 4 cards left.",
        "trainer",
        "2001-02-01",
        "play { if count(hand(foe)) > 4 { a <- choose(hand(foe), count(hand(foe)) - 4, by=foe); "
        "discard(a) } }",
    ),
    (
        "Play this card only if your opponent has more Pokémon in play than you. Draw 3 cards.",
        "trainer",
        "2001-02-01",
        "needs(count(all(foe)) > count(all(me))); play { draw(me, 3) }",
    ),
    (
        "Choose a Trainer card in your opponent's discard pile. Use the effect of "
        "that card as the effect of this card.",
        "trainer",
        "2001-02-01",
        "play { a <- choose(discards(foe)[trainer]); use_card(a) }",
    ),
    (
        "Discard a Special Energy attached to each of your opponent's Pokémon.",
        "item",
        "2013-02-01",
        "play { each a in all(foe) { b <- choose(energy_on(a)[special_energy]); discard(b) } }",
    ),
    (
        "Move an Energy from each of your Benched Pokémon to your Active Pokémon.",
        "item",
        "2013-02-01",
        "play { a <- choose(active(me)); each b in bench_of(me) { c <- choose(energy_on(b)); "
        "attach(c, a) } }",
    ),
    (
        "Return 1 Energy card attached to each Active Pokémon to its owner's hand.",
        "item",
        "2013-02-01",
        "play { each a in active(both) { b <- choose(energy_on(a)); move(b, hand) } }",
    ),
    (
        "Draw cards until you have 6 cards in your hand. If your opponent has 2 or "
        "fewer Prize cards left, draw cards until you have 8 cards in your hand "
        "instead.",
        "supporter",
        "2005-02-01",
        "play { if prizes_left(foe) <= 2 { draw_until(me, 8) } else { draw_until(me, 6) } }",
    ),
    (
        "Search your deck for up to 2 Basic Pokémon that have a maximum HP of 50 or "
        "less and put them onto your Bench. Shuffle your deck afterward.",
        "supporter",
        "2008-02-01",
        "play { a <- search(deck(me)[basic and hp_at_most(50)], 2); bench(a); shuffle(me) }",
    ),
    (
        "If the Basic Pokémon this card is attached to has 30 HP or less remaining, "
        "its attacks do 40 more damage to your opponent's {active} (before applying "
        "Weakness and Resistance).",
        "tool",
        "2013-02-01",
        "static(while=is(host, basic) and hp_left(host) <= 30) { mod(damage_dealt, "
        "host, value=40, stage=before, from=active(foe)) }",
    ),
    (
        "The Stage 1 Pokémon this card is attached to gets +30 HP, and its attacks "
        "do 40 more damage to your opponent's {active} (before applying Weakness and "
        "Resistance).",
        "tool",
        "2013-02-01",
        "static { mod(max_hp, host[stage1], value=30); mod(damage_dealt, "
        "host[stage1], value=40, stage=before, from=active(foe)) }",
    ),
    (
        "Whenever the Pokémon Mossling is attached to is damaged by an attack, that "
        "damage is reduced by 10. Discard Mossling at the end of your opponent's "
        "next turn.",
        "tool",
        "2001-02-01",
        "instead(damaged(host), event_cause(attack)) { set_amount(event_amount - 10) "
        "}; on(turn_ended, their_turn) { discard(this_card) }",
    ),
)


@pytest.mark.parametrize(("text", "sort", "era", "written"), TRAINERS)
def test_a_trainer_says_it_in_other_words(text: str, sort: str, era: str, written: str) -> None:
    assert program("trainer", text, era, sort=sort) == written
