"""Names, and what others are compared with."""

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
