"""Attacks that depend on an outcome or on two Pokémon: what belongs to what, and when."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, read
from tests.reader.shorthand import program as shorthand_program

FLIP = "Flip a coin."
COIN = "flip a coin. If heads,"
MORE = "this attack does 20 damage plus 30 more damage and"
DECK = "either player's deck"
KIND = "basic Energy"
SHOW = "Show it to your opponent and put it"
NEXT = "during your opponent's next turn."
BENCHED = "any Benched Pokémon"
OTHER = "your opponent"
THEIR = "his or her"
FOE = "the Defending Pokémon"


def program(text: str, damage: str = "", era: str = "2002-02-01") -> str:
    """The program of an attack, as text."""
    face = Face("attack", text, "Mossling", "Moss Toss", era, damage=damage)
    reading = read(face)
    assert reading.program is not None, reading.stopped
    return show(reading.program)


BOTH_STAY = (
    (
        f"The Defending Pokémon can't retreat {NEXT} (Benching either Pokémon ends this effect.)",
        "after { lasting(foe_next_turn, defender)"
        " { mod(can_retreat, how=forbid); ends_with(self) } }",
    ),
    (
        f"The Defending Pokémon can't attack {NEXT}"
        " (Benching or evolving either Pokémon ends this effect.)",
        "after { lasting(foe_next_turn, defender)"
        " { mod(can_attack, how=forbid); ends_with(self) } }",
    ),
    (
        "The Defending Pokémon can't retreat. (Benching the Defending Pokémon ends this effect.)",
        "after { lasting(while_active, defender) { mod(can_retreat, how=forbid) } }",
    ),
)
EARLY, MIDDLE, LATE = "2000-06-01", "2004-06-01", "2013-06-01"

ATTACKS = (
    (
        "If {attack} doesn't Knock Out {it}, draw 2 cards.",
        "after { if not falls(defender) { draw(me, 2) } }",
    ),
    (
        "All damage done by attacks to Mossling during {next} is reduced by 40.",
        "after { lasting(foe_next_turn, self) "
        "{ mod(damage_taken, self, value=-40, stage=after) } }",
    ),
    (
        "All damage done to Mossling during {next} is reduced by 40.",
        "after { lasting(foe_next_turn, self) "
        "{ mod(damage_taken, self, value=-40, stage=after, cause=any) } }",
    ),
    ("カードを1枚引く。 Draw a card.", "after { draw(me, 1) }"),
)
ASKING = (
    (
        "If you played Mossling from your hand {now}, {does} 10 damage plus 20 {more}.",
        "10+",
        "before { if played_this_turn(self) { add_damage(20) } }",
    ),
    (
        "During {next}, {it} can't evolve except from effects of attacks or Pokémon Powers.",
        "10",
        "after { lasting(foe_next_turn, defender) { mod(can_evolve_unaided, how=forbid) } }",
    ),
    (
        "If you have {equal} as {foe}, {does} 10 damage plus 20 {more} and {it} is now Asleep.",
        "10+",
        "before { if count(hand(me)) == count(hand(foe)) { add_damage(20); a <- self } }; "
        "after { if any_of(a) { inflict(defender, asleep) } }",
    ),
)


@pytest.mark.parametrize(("text", "expected"), BOTH_STAY)
def test_an_effect_ends_with_whom_the_bracket_names(text: str, expected: str) -> None:
    assert program(text) == expected


def test_what_cannot_be_done_on_either_outcome_undoes_the_attack() -> None:
    text = (
        "Flip a coin. If heads, discard 1 Water Energy card attached to Mossling. If tails,"
        " discard all Energy cards attached to Mossling. If you can't discard Energy cards,"
        " this attack does nothing."
    )

    assert program(text, "50") == (
        "pay { a <- flip; if heads(a) > 0 { b <- choose(energy_on(self)[provides(W)]);"
        " c <- discard(b); if not did(c) { cancel } }"
        " else { d <- discard(energy_on(self)); if not did(d) { cancel } } }"
    )


def test_tails_of_coins_flipped_one_by_one_count_together() -> None:
    text = (
        f"For each of your opponent's Benched Pokémon, {COIN} this attack does 10"
        " damage to that Pokémon. Then, Mossling does 20 damage times the number of tails to"
        " itself."
    )

    assert program(text, "30") == (
        "after { a <- 0; each b in bench_of(foe) { c <- flip; if heads(c) > 0 { hit(b, 10) }"
        " else { a <- a + 1 } }; hit(self, 20 * a) }"
    )


def test_a_deck_not_searched_is_not_shuffled() -> None:
    text = (
        f"{FLIP} If heads, you may search your deck for a {KIND} card. {SHOW}"
        " into your hand. Shuffle your deck afterward."
    )

    assert program(text) == (
        "after { a <- flip; if heads(a) > 0 { may { b <- search(deck(me)[basic_energy]);"
        " reveal(b); move(b, hand); shuffle(me) } } }"
    )


def test_nobody_is_asked_where_to_move_nothing() -> None:
    text = (
        f"{FLIP} If heads, choose an Energy card attached to {FOE}. Your opponent moves"
        f" that card to 1 of {THEIR} other Pokémon."
    )

    assert program(text) == (
        "after { a <- flip; if heads(a) > 0 { b <- choose(energy_on(defender));"
        " c <- choose(all(foe) - defender, by=foe); attach(b, c) } }"
    )


def test_what_cannot_be_moved_needs_no_place() -> None:
    text = (
        f"If {FOE} has any Energy cards attached to it, choose 1 of them. If {OTHER} has"
        f" {BENCHED}, choose 1 of them and attach that Energy card to it."
    )

    assert program(text) == (
        "after { if is(defender, has_energy) { a <- choose(energy_on(defender));"
        " b <- choose(bench_of(foe)); attach(a, b) } }"
    )


def test_a_coin_after_a_switch_decides_over_the_one_that_came_up() -> None:
    text = (
        f"If your opponent has {BENCHED}, choose 1 of them and switch it with {FOE},"
        f" then {COIN} the new Defending Pokémon is now Asleep."
    )

    assert program(text) == (
        "choices { a <- choose(bench_of(foe)) }; after { if any_of(bench_of(foe)) { b <- "
        "switch(foe, a); c <- flip; if heads(c) > 0 { inflict(b, asleep) } } }"
    )


ASKED_ONCE = (
    (
        f"If Mossling is Asleep, {MORE} {FOE} is now Asleep.",
        "before { if is(self, condition_is(asleep)) { add_damage(30); a <- self } };"
        " after { if any_of(a) { inflict(defender, asleep) } }",
    ),
    (
        f"If Mossling has any damage counters on it, {MORE} {FOE} is now Confused.",
        "before { if is(self, damaged) { add_damage(30); a <- self } };"
        " after { if any_of(a) { inflict(defender, confused) } }",
    ),
    (
        f"If there is a Stadium card in play, {MORE} {FOE} is now Confused.",
        "before { if any_of(stadium) { add_damage(30) } };"
        " after { if any_of(stadium) { inflict(defender, confused) } }",
    ),
)


@pytest.mark.parametrize(("text", "expected"), ASKED_ONCE)
def test_what_the_damage_may_change_is_asked_before_it(text: str, expected: str) -> None:
    assert program(text, "20+") == expected


def test_as_many_cards_are_looked_at_as_the_player_likes() -> None:
    text = f"Look at up to 4 cards from the top of {DECK} and rearrange them as you like."

    assert program(text).startswith(
        'after { either { label("Your deck"); a <- number(1, 4); b <- top(me, a); look(b);'
        " c <- order(b); move(c, deck_top) }"
    )


@pytest.mark.parametrize(("text", "expected"), ATTACKS)
def test_a_seldom_clause_of_an_attack(text: str, expected: str) -> None:
    assert shorthand_program("attack", text, EARLY) == expected


@pytest.mark.parametrize(("text", "damage", "written"), ASKING)
def test_an_attack_asks_what_its_text_asks(text: str, damage: str, written: str) -> None:
    assert shorthand_program("attack", text, "2008-02-01", damage) == written
