"""Clauses that few texts have: hidden coins, duels, any damage, Knock Outs not yet decided."""

from __future__ import annotations

import pytest

from tests.reader.shorthand import program

EARLY, MIDDLE, LATE = "2000-06-01", "2004-06-01", "2013-06-01"

ATTACKS = (
    (
        "If {it} was damaged or affected by Fern Whip during your {last}, draw 3 cards.",
        'after { if struck_last_turn(defender, "Fern Whip") { draw(me, 3) } }',
    ),
    (
        "Put a coin without showing {foe} and cover it with your hand. Draw a card. {Foe} guesses "
        "if the coin is heads or tails. If {foe} is right, draw 2 cards.",
        'after { a <- pick_word(me, "Heads", "Tails"); draw(me, 1); '
        'b <- pick_word(foe, "Heads", "Tails"); if a == b { draw(me, 2) } }',
    ),
    (
        "You and {foe} play Rock-Paper-Scissors. The player who loses draws 2 cards.",
        "after { a <- duel; if did(a) { draw(foe, 2) } else { draw(me, 2) } }",
    ),
    (
        "You and {foe} play Rock-Paper-Scissors. If you lose, draw 2 cards.",
        "after { a <- duel; if not did(a) { draw(me, 2) } }",
    ),
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


@pytest.mark.parametrize(("text", "expected"), ATTACKS)
def test_a_seldom_clause_of_an_attack(text: str, expected: str) -> None:
    assert program("attack", text, EARLY) == expected


POWERS = (
    (
        "If Mossling uses any attack from its Stage 1 Pokémon, that attack does 50 {more} to {it} "
        "(before applying Weakness and Resistance).",
        "static { as_long_as(attack_in(attacks_of(under(self)[stage1]))) "
        "{ mod(damage_dealt, self, value=50, stage=before, from=active(foe)) } }",
    ),
    (
        "Whenever Mossling's attack damages {it}, if there are more than 5 Fernlings and Fernlords "
        "in play, that attack does 30 {more}.",
        'static { as_long_as(count(all(both)[named("Fernling") or named("Fernlord")]) > 5) '
        "{ mod(damage_dealt, self, value=30, stage=after, from=active(foe), "
        'unique="still") } }',
    ),
    (
        "Whenever any of your Fire Pokémon {falls} by damage from {foe}'s attack, you may put "
        "that Pokémon and all cards {were_on} from {pile} into your hand.",
        "on(knocked_out(all(me)[typed(R)]), event_cause(attack) and not event_from(all(me)), me) "
        "{ move(whole(event_mon), hand) }",
    ),
    (
        "If Mossling is your {active} and is damaged but not Knocked Out by an opponent's attack, "
        "draw 2 cards.",
        "on(damaged(self), event_cause(attack) and not event_from(all(me)) and "
        "is(self, is_active) and not falls(self)) { draw(me, 2) }",
    ),
    (
        "When Mossling {falls}, flip a coin. If heads, return Mossling and all cards {on_it} to "
        "your hand, and {foe} can't take any {prizes} for it.",
        "instead(would_be_knocked_out(self)) "
        "{ a <- flip; if heads(a) > 0 { nullify; return_mon(self, hand) } }",
    ),
    (
        "Whenever an attack (even your own) does damage to any Pokémon, that attack only does half "
        "the damage to that Pokémon (rounded down to the nearest 10).",
        "instead(damaged(all(both)), event_cause(attack)) { set_amount(half_down(event_amount)) }",
    ),
    (
        "At any time {between}, remove 2 {counters} from Mossling. You can't use more than 1 Moss "
        "Toss Poké-Body {between}.",
        "on(between_turns, is(self, damaged), how=any_time_name) { remove_counters(self, 2) }",
    ),
)


@pytest.mark.parametrize(("text", "expected"), POWERS)
def test_a_seldom_clause_of_a_power(text: str, expected: str) -> None:
    assert program("power", text, MIDDLE, sort="body") == expected


def test_energy_changes_places_between_two_pokemon() -> None:
    text = (
        "Choose 2 of your {bench}. Choose 1 of the Energy cards attached to each of {those} "
        "and switch them between {those}."
    )

    assert program("attack", text.replace("{those}", "those Pokémon"), EARLY) == (
        "after { a <- choose(bench_of(me), 2); b <- energy_on(nobody); "
        "each c in a { b <- choose(energy_on(c) - b); attach(b, a - c) } }"
    )


def test_a_name_that_ends_in_s_is_not_taken_for_several() -> None:
    text = "If there are more than 2 Mossados in play, draw a card."

    assert 'named("Mossados")' in program("attack", text, EARLY)


def test_each_player_who_searched_shuffles() -> None:
    text = (
        "{Foe} may search {their_deck} for a Stadium card and put that card into his or her "
        "hand. Either way, you may do {same_as}, and then each player who searched shuffles "
        "{their_deck}."
    )

    read = program("attack", text.replace("{same_as}", "the same"), EARLY)

    assert read.startswith("after { may(foe) { a <- search(deck(foe)[stadium_card], by=foe);")
    assert (read.count("shuffle(foe) }"), read.count("shuffle(me) }")) == (1, 1)


def test_new_prizes_are_laid_out_for_those_shuffled_away() -> None:
    text = (
        "You may shuffle your {prizes} into your deck. If you do, take that many cards from the "
        "top of your deck and set them aside as your new {prizes}."
    )

    assert "if did(a) { move(top(me, count(a)), prizes) }" in program("attack", text, EARLY)


def test_a_stadium_that_holds_for_both_alike_speaks_of_each_side() -> None:
    text = (
        "Any damage done to Grass {active} (both yours and {foe}'s) by an opponent's attack is "
        "reduced by 70 (after applying Weakness and Resistance)."
    )

    read = program("trainer", text, MIDDLE, sort="stadium")

    assert "active(me)[typed(G)], value=-70, stage=after, from=foe" in read
    assert "active(foe)[typed(G)], value=-70, stage=after, from=me" in read
