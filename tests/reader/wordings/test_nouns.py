"""Names, and what is compared with them."""

from __future__ import annotations

import pytest

from playmat.reader import Face, read
from tests.reader.shorthand import program

EARLY, MIDDLE, LATE = "2000-06-01", "2004-06-01", "2013-06-01"


def test_a_name_that_ends_in_s_is_not_taken_for_several() -> None:
    text = "If there are more than 2 Mossados in play, draw a card."

    assert 'named("Mossados")' in program("attack", text, EARLY)


@pytest.mark.parametrize(
    ("like", "means"),
    [
        ("of the same type as that card", "pokemon and shares_type(a)"),
        ("with the same name as the card you discarded", "pokemon and same_name(a)"),
        ("of the same name as that card", "pokemon and same_name(a)"),
        ("of the same type as any of your Pokémon", "pokemon and shares_type(all(me))"),
    ],
)
def test_a_card_may_have_to_be_like_one_discarded_before(like: str, means: str) -> None:
    text = f"Discard a Pokémon from your hand. Search your deck for a Pokémon {like}, reveal it, "
    made = program("trainer", text + "and put it into your hand. Shuffle your deck.", LATE)

    assert f"deck(me)[{means}]" in made


@pytest.mark.parametrize(
    ("kinds", "means"),
    [
        ("Basic Fire and Stage 1 Water Pokémon", "basic and typed(R) or stage1 and typed(W)"),
        ("non-EX Pokémon", 'not tag("EX")'),
        ("Fire, Water, or Grass Pokémon", "typed(R) or typed(W) or typed(G)"),
        ("Fire Pokémon, Basic Pokémon, and Pokémon-EX", 'typed(R) or basic or tag("EX")'),
    ],
)
def test_of_several_kinds_any_will_do(kinds: str, means: str) -> None:
    made = program("attack", f"Heal 10 damage from each of your {kinds}.", LATE)

    assert made == f"after {{ heal(all(me)[{means}], 10) }}"


def test_energy_of_the_type_of_a_pokemon_is_left_unread() -> None:
    text = "Search your deck for a basic Energy card of the same type as your Active Pokémon and "
    face = Face("trainer", text + "put it into your hand. Shuffle your deck.", "Mossling", "", LATE)

    assert "only a Pokémon card can be" in read(face).stopped


def test_cards_of_several_kinds_are_searched_for_in_any_zone() -> None:
    text = "Search your discard pile for a Pokémon Tool card and 2 Stadium cards, reveal them, and "
    made = program("trainer", text + "put them into your hand.", LATE)

    assert "a <- choose(discards(me)[tool]); b <- choose(discards(me)[stadium_card], 2)" in made


def test_what_cards_must_not_be_may_follow_their_place() -> None:
    made = program("attack", "Discard 2 cards from your hand that aren't Energy cards.", LATE)

    assert made == "after { a <- choose(hand(me)[not energy], 2); discard(a) }"


@pytest.mark.parametrize(
    ("many", "means"),
    [
        ("no", "not any_of(energy_on(host) - this_card)"),
        ("2 or more", "count(energy_on(host) - this_card) >= 2"),
    ],
)
def test_other_energy_is_what_is_attached_beside_the_card(many: str, means: str) -> None:
    text = "This card provides Colorless Energy. If the Pokémon this card is attached to has "
    made = program("energy", f"{text}{many} other Energy cards attached, it can't retreat.", LATE)

    assert f"static(while={means})" in made


def test_an_attack_knows_no_other_energy() -> None:
    text = "If this Pokémon has no other Energy cards attached to it, draw a card."
    face = Face("attack", text, "Mossling", "", LATE)

    assert read(face).program is None


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Does 10 damage for each Fernling and each Brackle on your Bench.",
            'count(bench_of(me)[named("Fernling") or named("Brackle")])',
        ),
        (
            "Flip 3 coins. Discard a number of Fire Energy cards attached to this Pokémon equal "
            "to the number of heads.",
            "b <- choose(energy_on(self)[provides(R)], heads(a))",
        ),
        (
            "Choose a number of cards in your hand up to the number of your Benched Pokémon. "
            "Discard those cards.",
            "a <- choose(hand(me), 0, count(bench_of(me)))",
        ),
        (
            "Your opponent reveals his or her hand. Discard all Trainer cards you find there.",
            "discard(hand(foe)[trainer])",
        ),
        (
            "Count your Benched Fire Pokémon. Flip a coin. If heads, draw a card for each of those "
            "Pokémon.",
            "draw(me, count(bench_of(me)[typed(R)]))",
        ),
    ],
)
def test_several_are_counted_or_picked_by_a_number_told_beside_them(text: str, means: str) -> None:
    assert means in program("attack", text, LATE)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Shuffle up to 3 Fire Pokémon and Fire Energy cards, in any combination, from your "
            "discard pile into your deck.",
            "choose(discards(me)[pokemon and typed(R) or energy and provides(R)], 0, 3)",
        ),
        (
            "Put an Item card, a Basic Pokémon, or a Stadium card from your hand on the bottom of "
            "your deck.",
            "choose(hand(me)[item or basic or stadium_card])",
        ),
        (
            "Search your discard pile for a Basic Pokémon or Evolution card and an Energy card. "
            "Reveal them and put them into your hand.",
            "choose(discards(me)[basic or evolution]); b <- choose(discards(me)[energy])",
        ),
        (
            "This attack does 10 more damage for each Pokémon your opponent has in play in excess "
            "of yours.",
            "add_damage(10 * (count(all(foe)) - count(all(me))))",
        ),
        (
            "Discard all of your opponent's Stadium cards and Pokémon Tools in play.",
            "discard(stadium[owned_by(foe)] | gear_on(all(foe))[tool])",
        ),
        (
            "Draw a number of cards equal to twice the number of Fire Pokémon of yours.",
            "draw(me, 2 * count(all(me)[typed(R)]))",
        ),
        (
            "Heal 20 damage from each of your Pokémon, including this Pokémon.",
            "heal(all(me), 20)",
        ),
        (
            "Heal 20 damage from each of your Benched Pokémon that has any Mossy Energy attached "
            "to it (excluding Pokémon-EX).",
            'heal(bench_of(me)[holds(named("Mossy Energy")) and not tag("EX")], 20)',
        ),
    ],
)
def test_kinds_are_joined_and_left_out_and_sums_made_of_counts(text: str, means: str) -> None:
    assert means in program("attack", text, LATE)


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Discard all cards from your hand except Supporter cards.",
            "discard(hand(me)[not supporter])",
        ),
        (
            "This attack does 20 damage to each of your opponent's Pokémon other than the "
            "Defending Pokémon.",
            "hit(all(foe)[not one_of(defender)], 20)",
        ),
        (
            "Heal 10 damage from each of your Pokémon that has the same name as a Pokémon in your "
            "discard pile.",
            "heal(all(me)[same_name(discards(me)[pokemon])], 10)",
        ),
        (
            "Put an Evolution card or Basic Pokémon (excluding Pokémon-ex) from your hand on the "
            "bottom of your deck.",
            '(evolution or basic) and not tag("ex")',
        ),
        (
            "Heal 10 damage from each Pokémon with Mossling in its name.",
            'heal(all(both)[name_has("Mossling")], 10)',
        ),
        (
            "This attack does 10 damage to each Pokémon that isn't Fire on your opponent's Bench.",
            "hit(bench_of(foe)[not typed(R)], 10)",
        ),
        (
            "This attack does 10 more damage for each Energy attached to all of your Benched "
            "Pokémon and all of your opponent's Pokémon.",
            "add_damage(10 * units(bench_of(me) | all(foe)))",
        ),
        (
            "Look at your opponent's hand. Choose up to 2 Item cards from it. Your opponent "
            "discards those cards.",
            "choose(hand(foe)[item], 0, 2)",
        ),
        (
            "Does 20 damage to your opponent's Bench.",
            "hit(bench_of(foe), 20)",
        ),
        (
            "Choose 2 Pokémon of different types from your discard pile. Put those cards into your "
            "hand.",
            "choose_different(discards(me)[pokemon], types, 2)",
        ),
    ],
)
def test_exceptions_and_likeness_may_be_told_of_any_noun(text: str, means: str) -> None:
    assert means in program("attack", text, LATE)


def test_an_exception_that_may_end_before_and_is_refused() -> None:
    text = "Heal 20 damage from all of your Pokémon except any Basic Pokémon and this Pokémon."

    assert read(Face("attack", text, "Mossling", "", LATE)).program is None
