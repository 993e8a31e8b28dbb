"""Who does it, to whom, and when: readings that are easily mistaken, in sentences of our own."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, Reading, read


def power(text: str, era: str = "2004-01-01") -> Reading:
    """Read a power of an invented Pokémon."""
    return read(Face("power", text, "Mossling", "Moss Gift", era, ("stage1",), "power"))


def attack(text: str, damage: str = "", era: str = "2004-01-01") -> Reading:
    """Read an attack of an invented Pokémon."""
    return read(Face("attack", text, "Mossling", "Moss Blow", era, ("basic",), damage=damage))


def item(text: str, era: str = "2012-01-01") -> Reading:
    """Read an Item card."""
    return read(Face("trainer", text, "Moss Bag", "", era, ("item",)))


ATTACKS = (
    (
        "Each player may shuffle a Stadium card from his or her discard pile into his or her deck.",
        "",
        "after { may { a <- choose(discards(me)[stadium_card]); b <- move(a, deck); "
        "if did(b) { shuffle(me) } }; may(foe) { c <- choose(discards(foe)[stadium_card], by=foe); "
        "d <- move(c, deck); if did(d) { shuffle(foe) } } }",
    ),
    (
        "This attack does 170 damage to 1 of your opponent's Benched Pokémon. Apply Weakness and "
        "Resistance.",
        "50",
        "after { a <- choose(bench_of(foe)); hit(a, 170, bench_weakness) }",
    ),
    (
        "If the Defending Pokémon already has any damage counters on it, it is now Paralyzed.",
        "90",
        "before { a <- counters_on(defender) }; after { if a > 0 { "
        "inflict(defender, paralyzed) } }",
    ),
    (
        "Choose 1 of your Pokémon and put a Moss marker on it. (A Pokémon can have only 1 Moss "
        "marker on it at a time.)",
        "",
        'after { a <- choose(all(me)); marker(a[not has_marker("Moss")], "Moss") }',
    ),
)

POWERS = (
    (
        "Once during your turn, you may do 40 damage to 1 of your opponent's Pokémon. Apply "
        "Weakness and Resistance.",
        "power(once, any_of(all(foe))) { a <- choose(all(foe)); hit(a, 40, bench_weakness) }",
    ),
    (
        "Once during your turn, when you attach a Fairy Energy card from your hand to Mossling, "
        "draw 2 cards.",
        "on(attached(self), event_by_hand and is(event_card, energy and provides(Y)), how=once) "
        "{ draw(me, 2) }",
    ),
    (
        "Once during your turn, you may discard a special Energy card attached to 1 of your "
        "Pokémon. If you do, remove 3 damage counters from that Pokémon.",
        "power(once, any_of(all(me)[holds(special_energy)])) { a <- "
        "choose(all(me)[holds(special_energy)]); b <- choose(energy_on(a)[special_energy]); c <- "
        "discard(b); if did(c) { remove_counters(a, 3) } }",
    ),
    (
        "Whenever an attack does anything to Mossling, flip a coin. If tails, prevent all "
        "effects of that attack, including damage, done to Mossling.",
        "instead(attack_declared(all(both)), attack_concerns(self)) { a <- flip; if tails(a) > 0 "
        "{ lasting(this_attack) { prevent(all, self, attack) } } }",
    ),
    (
        "Once during your turn, you may draw cards until you have 9 cards in your hand.",
        "power(once, any_of(deck(me)) and count(hand(me)) < 9) { draw_until(me, 9) }",
    ),
    (
        "Once during your turn, you may flip a coin. If heads, remove 7 damage counters from "
        "Mossling.",
        "power(once, is(self, damaged)) { a <- flip; if heads(a) > 0 { "
        "remove_counters(self, 7) } }",
    ),
)

ITEMS = (
    (
        "Draw cards until you have 9 cards in your hand.",
        "useful(any_of(deck(me)) and count(hand(me) - this_card) < 9); play { draw_until(me, 9) }",
    ),
    (
        "Discard 3 cards from your hand. (If you can't discard 3 cards, you can't play this "
        "card.) Put a Supporter card from your discard pile into your hand.",
        "needs(count(hand(me)) > 3); useful(any_of((discards(me) | (hand(me) - "
        "this_card))[supporter])); pay { a <- choose(hand(me) - this_card, 3); discard(a) }; play "
        "{ b <- choose(discards(me)[supporter]); move(b, hand) }",
    ),
    (
        "Put a Stage 1 Evolution card from your hand on the matching Basic Pokémon.",
        "useful(any_of(hand(me)[stage1 and can_follow(all(me)[basic])])); play { a "
        "<- choose(all(me)[basic]); b <- choose(hand(me)[stage1 and can_follow(a)]); "
        "evolve(b, a) }",
    ),
    (
        "Trade 4 of the other cards in your hand for up to 3 Evolution cards from your deck. "
        "Shuffle your deck afterward.",
        "needs(count(hand(me)) > 4); useful(any_of(deck(me))); "
        "play { a <- choose(hand(me), 4); b <- search(deck(me)[evolution], 3); if any_of(b) { "
        "move(a, deck); move(b, hand) }; shuffle(me) }",
    ),
    (
        "Choose up to 4 cards from your opponent's hand without looking and discard them.",
        "useful(any_of(hand(foe))); play { a <- number(1, 4); b <- pick_random(hand(foe), a); "
        "discard(b) }",
    ),
)


def written(found: Reading) -> str:
    """Return a program in words, or where reading stopped."""
    return show(found.program) if found.program is not None else found.stopped


@pytest.mark.parametrize(("text", "damage", "program"), ATTACKS)
def test_an_attack_keeps_whose_and_when_apart(text: str, damage: str, program: str) -> None:
    assert written(attack(text, damage)) == program


@pytest.mark.parametrize(("text", "program"), POWERS)
def test_a_power_is_there_only_where_it_can_do_something(text: str, program: str) -> None:
    assert written(power(text)) == program


@pytest.mark.rule("TRAINER-03")
@pytest.mark.parametrize(("text", "program"), ITEMS)
def test_an_item_is_played_only_where_it_can_do_something(text: str, program: str) -> None:
    assert written(item(text)) == program


@pytest.mark.parametrize("era", ["2001-01-01", "2004-01-01", "2010-01-01"])
def test_what_comes_then_goes_on_with_the_one_outcome_told_of_a_coin(era: str) -> None:
    start = "Once during your turn, you may flip a coin."
    told = "If heads, remove 7 damage counters from Mossling. Then, draw a card."

    powered = written(power(f"{start} {told}", era))
    attacked = written(attack(f"Flip a coin. {told}", era=era))

    assert powered.endswith("if heads(a) > 0 { remove_counters(self, 7); draw(me, 1) } }")
    assert attacked.endswith("if heads(a) > 0 { remove_counters(self, 7); draw(me, 1) } }")
