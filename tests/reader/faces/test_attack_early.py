"""Attacks in the wording of the early sets: our own sentences and their meaning."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, read

EARLY = "1999-06-01"
LATE = "2009-02-01"


def program(text: str, damage: str = "", era: str = EARLY) -> str:
    """The program of an attack, as text."""
    face = Face("attack", text, "Mossling", "Moss Toss", era, damage=damage)
    reading = read(face)
    assert reading.program is not None, reading.stopped
    return show(reading.program)


def stop(text: str, damage: str = "", era: str = EARLY) -> str:
    """Why an attack was not read."""
    reading = read(Face("attack", text, "Mossling", "Moss Toss", era, damage=damage))
    assert reading.program is None, show(reading.program)
    return reading.stopped


PAID = (
    (
        "Discard 3 Grass Energy cards attached to Mossling in order to use this attack.",
        "60",
        "pay { a <- choose(energy_on(self)[provides(G)], 3); discard(a) }",
    ),
    (
        "Discard 1 Grass Energy card attached to Mossling in order to draw 2 cards.",
        "",
        "pay { a <- choose(energy_on(self)[provides(G)]); discard(a) }; after { draw(me, 2) }",
    ),
    (
        "Discard 1 Metal Energy card attached to Mossling or this attack does nothing.",
        "40",
        "pay { a <- choose(energy_on(self)[provides(M)]); b <- discard(a);"
        " if not did(b) { cancel } }",
    ),
    (
        "Flip a coin. If heads, draw 2 cards; if tails, this attack does nothing.",
        "30",
        "pay { a <- flip; if tails(a) > 0 { cancel } }; after { if heads(a) > 0 { draw(me, 2) } }",
    ),
    (
        "Flip a coin. If heads, discard 3 Energy cards attached to Mossling. If tails, discard 5"
        " Energy cards attached to Mossling. (If you can't, this attack does nothing.)",
        "40",
        "pay { a <- flip; if heads(a) > 0 { if count(energy_on(self)) >= 3 { b <-"
        " choose(energy_on(self), 3); discard(b) } else { cancel } } else { if"
        " count(energy_on(self)) >= 5 { c <- choose(energy_on(self), 5); discard(c) } else"
        " { cancel } } }",
    ),
    (
        "Flip a coin. If heads, discard a Metal Energy card attached to Mossling. If tails, this"
        " attack does nothing.",
        "40",
        "pay { a <- flip; if tails(a) > 0 { cancel } }; after {"
        " b <- choose(energy_on(self)[provides(M)]); discard(b) }",
    ),
    (
        "Discard 2 Energy cards attached to Mossling or this attack does nothing.",
        "40",
        "pay { if count(energy_on(self)) >= 2 { a <- choose(energy_on(self), 2); discard(a) } "
        "else { cancel } }",
    ),
    (
        "Discard all Metal Energy cards attached to Mossling."
        " Flip a number of coins equal to the number of Metal Energy cards you discarded."
        " This attack does 20 damage times the number of heads.",
        "20x",
        "before { a <- spend(energy_on(self)[provides(M)]); b <- flip(count(a)) }; damage(20 * "
        "heads(b))",
    ),
)


@pytest.mark.parametrize(("text", "damage", "expected"), PAID)
def test_what_is_paid_comes_first(text: str, damage: str, expected: str) -> None:
    assert program(text, damage) == expected


DAMAGE = (
    (
        "Does 30 damage plus 10 more damage for each Metal Energy attached to Mossling"
        " but not used to pay for this attack's cost. You can't add more than 30 damage this way.",
        "30+",
        "before { add_damage(10 * least(unpaid(M), 3)) }",
    ),
    (
        "Flip a coin. If tails, this attack does 20 damage plus 30 more damage;"
        " if heads, this attack does 20 damage.",
        "20+",
        "before { a <- flip; if tails(a) > 0 { add_damage(30) } }",
    ),
    (
        "Flip a coin. If heads, this attack does 75 damage plus 45 more damage;"
        " if tails, this attack does 75 damage plus Mossling does 15 damage to itself.",
        "75+",
        "before { a <- flip; if heads(a) > 0 { add_damage(45) } };"
        " after { if tails(a) > 0 { hit(self, 15) } }",
    ),
    (
        "Does 15 damage plus 5 more damage for each damage counter on Mossling."
        " Don't apply Resistance.",
        "15+",
        "before { add_damage(5 * counters_on(self)) }; damage(base_damage, no_resistance)",
    ),
    (
        "Choose 1 of your opponent's Pokémon. This attack does 35 damage to that Pokémon."
        " Don't apply Weakness and Resistance.",
        "",
        "choices { a <- choose(all(foe)) }; after { hit(a, 35, no_weakness, no_resistance) }",
    ),
    (
        "For each of your Benched Pokémon, flip a coin."
        " If heads, this attack does 15 damage to that Pokémon.",
        "50",
        "after { each a in bench_of(me) { b <- flip; if heads(b) > 0 { hit(a, 15) } } }",
    ),
    (
        "Flip 3 coins. If exactly 2 are heads, draw a card."
        " If all 3 are heads, the Defending Pokémon is now Asleep.",
        "20",
        "after { a <- flip(3); if heads(a) == 2 { draw(me, 1) };"
        " if all_heads(a) { inflict(defender, asleep) } }",
    ),
    (
        "If this attack damages the Defending Pokémon, remove a damage counter from Mossling.",
        "20",
        "after { if dealt > 0 { remove_counters(self, 1) } }",
    ),
    (
        "Unless this attack Knocks Out the Defending Pokémon, draw 2 cards.",
        "30",
        "after { if not falls(defender) { draw(me, 2) } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "expected"), DAMAGE)
def test_damage_in_the_older_words(text: str, damage: str, expected: str) -> None:
    assert program(text, damage) == expected


LASTING = (
    (
        "Flip 2 coins. If both are heads, the Defending Pokémon can't retreat."
        " (Benching or evolving it ends this effect.)",
        "",
        "after { a <- flip(2); if all_heads(a)"
        " { lasting(while_active, defender) { mod(can_retreat, how=forbid) } } }",
    ),
    (
        "The Defending Pokémon can't attack Mossling during your opponent's next turn.",
        "10",
        "after { lasting(foe_next_turn, defender) { mod(can_attack, how=forbid, from=self) } }",
    ),
    (
        "All damage done to Mossling during your opponent's next turn is reduced by 40.",
        "",
        "after { lasting(foe_next_turn, self)"
        " { mod(damage_taken, self, value=-40, stage=after, cause=any) } }",
    ),
    (
        "During your opponent's next turn, whenever 50 or less damage is done to Mossling,"
        " prevent that damage.",
        "",
        "after { lasting(foe_next_turn, self)"
        " { mod(damage_limit, self, at_most, 50, cause=any) } }",
    ),
    (
        "If the Defending Pokémon tries to attack during your next turn, flip a coin."
        " If heads, that attack does nothing.",
        "10",
        "after { lasting(my_next_turn, defender) { handler(instead(attack_declared(bearer))"
        " { a <- flip; if heads(a) > 0 { nullify } }) } }",
    ),
    (
        "If Mossling would be damaged by an attack during your next turn, flip a coin."
        " If tails, prevent that damage.",
        "",
        "after { lasting(my_next_turn, self) { handler(instead(damaged(self), event_cause(attack))"
        " { a <- flip; if tails(a) > 0 { nullify } }) } }",
    ),
    (
        "During your next turn, Mossling's Fern Whip attack's base damage is doubled.",
        "",
        'after { lasting(my_next_turn, self) { as_long_as(attack_is("Fern Whip"))'
        " { mod(damage_dealt, self, times, 2, base) } } }",
    ),
    (
        "Until the end of your next turn, Mossling can't be Asleep, Confused, or Burned.",
        "30",
        "after { lasting(through_my_turn, self) { immune(self, asleep, confused, burned) } }",
    ),
    (
        "You can't use this attack during your next turn.",
        "70",
        'after { lasting(my_next_turn, self) { forbid_attack(self, "Moss Toss") } }',
    ),
)


@pytest.mark.parametrize(("text", "damage", "expected"), LASTING)
def test_what_an_attack_leaves_behind(text: str, damage: str, expected: str) -> None:
    assert program(text, damage) == expected


OTHERS = (
    (
        "If you have any Benched Pokémon, flip 2 coins. If both are heads, switch Mossling with 1"
        " of them.",
        "20",
        "after { if any_of(bench_of(me)) { a <- flip(2); if all_heads(a)"
        " { b <- choose(bench_of(me)); switch(me, b) } } }",
    ),
    (
        "Flip 2 coins. If both are heads, switch the Defending Pokémon with 1 of your opponent's"
        " Benched Metal Pokémon. The new Defending Pokémon is now Burned.",
        "",
        "after { a <- flip(2); if all_heads(a)"
        " { b <- choose(bench_of(foe)[typed(M)]); c <- switch(foe, b);"
        " if did(c) { inflict(b, burned) } } }",
    ),
    (
        "Flip a coin. If tails, this attack does nothing."
        " Either way, Mossling can't attack during your next turn.",
        "90",
        "pay { a <- flip; if tails(a) > 0"
        " { lasting(my_next_turn, self) { mod(can_attack, self, forbid) }; cancel } };"
        " after { lasting(my_next_turn, self) { mod(can_attack, self, forbid) } }",
    ),
    (
        "Flip a coin. If tails, this attack does nothing and Mossling does 20 damage to itself.",
        "40",
        "pay { a <- flip; if tails(a) > 0 { hit(self, 20); cancel } }",
    ),
    (
        "Search your deck for a card that evolves from Mossling and attach it to Mossling."
        " This counts as evolving Mossling. Shuffle your deck afterward.",
        "",
        "after { a <- search(deck(me)[evolves_from(self)]); evolve(a, self); shuffle(me) }",
    ),
    (
        "Search your deck for a Basic Pokémon named Fernling or Mossling and put it onto your"
        " Bench. Shuffle your deck afterward.",
        "",
        'after { a <- search(deck(me)[basic and (named("Fernling") or named("Mossling"))]);'
        " bench(a); shuffle(me) }",
    ),
    (
        "Choose 1 of the Defending Pokémon's attacks. Moss Toss copies that attack.",
        "",
        "choices { a <- choose(attacks_of(defender)) }; after { use_attack(a) }",
    ),
    (
        "Your opponent may draw a card. Either way, you may do the same.",
        "30",
        "after { may(foe) { draw(foe, 1) }; may { draw(me, 1) } }",
    ),
    (
        "Shuffle Mossling into your deck. (Discard all cards attached to Mossling.)",
        "",
        "after { discard(attached(self)); return_mon(self, deck); shuffle(me) }",
    ),
    (
        "The Defending Pokémon is now Asleep or Burned (your choice).",
        "",
        'after { either { label("Asleep"); inflict(defender, asleep) }'
        ' { label("Burned"); inflict(defender, burned) } }',
    ),
    (
        "Look at the top 4 cards of either player's deck and rearrange them as you like.",
        "",
        'after { either { label("Your deck"); a <- top(me, 4); look(a);'
        " b <- order(a); move(b, deck_top) }"
        ' { label("Your opponent\'s deck"); c <- top(foe, 4); look(c);'
        " d <- order(c); move(d, deck_top) } }",
    ),
)


@pytest.mark.parametrize(("text", "damage", "expected"), OTHERS)
def test_other_early_wordings(text: str, damage: str, expected: str) -> None:
    assert program(text, damage) == expected


def test_a_trainer_card_means_less_in_a_later_set() -> None:
    text = "Until the end of your opponent's next turn, your opponent can't play Trainer cards."

    early, late = program(text), program(text, era=LATE)

    assert early == "after { lasting(through_foe_turn) { forbid_play(foe, trainer) } }"
    assert late == "after { lasting(through_foe_turn) { forbid_play(foe, plain_trainer) } }"


def test_what_then_happens_goes_on_with_the_one_side_told_of_a_coin() -> None:
    text = "Flip a coin. If heads, the Defending Pokémon is now Asleep. Then, draw a card."

    written = program(text, "10")

    assert written == (
        "after { a <- flip; if heads(a) > 0 { inflict(defender, asleep); draw(me, 1) } }"
    )


def test_an_effect_without_an_end_is_refused() -> None:
    assert "how long" in stop("The Defending Pokémon can't attack.", "10")


def test_that_pokemon_must_have_been_spoken_of() -> None:
    assert "refers to a Pokémon" in stop("Put a damage counter on that Pokémon.")


def test_printed_damage_must_agree_with_the_text() -> None:
    assert "40" in stop("This attack does 40 damage plus 10 more damage.", "30+")
