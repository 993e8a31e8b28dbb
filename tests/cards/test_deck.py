"""Deck lists as text, and decks that are refused whole."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack
from playmat.cards.deck import BadList, Deck, parse_list, refuse_unprogrammed, show_list
from playmat.cards.library import Library
from playmat.errors import BadDeck, UnknownCard, UnprogrammedCard
from playmat.rules import XY
from tests.cards.printed import deck, mon, trainer

PIKACHU = mon("Pikachu", id="base1-58", hp=40)
JUNGLE = mon("Pikachu", id="base2-60", hp=50)
POTION = trainer("Potion", id="base1-94")
REPRINT = trainer("Potion", id="base4-122")
GENGAR = mon("Gengar", "stage2", id="dp7-18")
LEVEL_UP = mon("Gengar LV.X", "levelup", id="pl4-97")
LIBRARY = Library(cards=[PIKACHU, JUNGLE, POTION, REPRINT, GENGAR, LEVEL_UP])


def test_a_line_names_a_card_by_id_by_name_or_by_name_set_and_number() -> None:
    text = "2 base1-58\n1 Potion\n3x pikachu base2 60\n"

    read = parse_list(text, LIBRARY, "three ways")

    assert read == Deck("three ways", (PIKACHU,) * 2 + (POTION,) + (JUNGLE,) * 3)
    assert len(read) == 6


def test_comments_and_blank_lines_are_skipped() -> None:
    text = "# my deck\n\n// trainers\n1 base1-94  # a Potion\r\n   \n1 base1-58 // Pikachu"

    assert parse_list(text, LIBRARY).cards == (POTION, PIKACHU)


def test_a_name_means_the_printed_title() -> None:
    assert parse_list("1 Gengar\n1 gengar lv.x", LIBRARY).cards == (GENGAR, LEVEL_UP)


def test_reprints_that_do_not_differ_are_one_card() -> None:
    assert parse_list("1 Potion", LIBRARY).cards == (POTION,)


def test_a_name_of_several_different_cards_is_refused_with_their_ids() -> None:
    with pytest.raises(BadList, match="name one by its id: base1-58, base2-60"):
        parse_list("4 Pikachu", LIBRARY)


def test_reprints_without_programs_may_differ_and_are_not_guessed_between() -> None:
    unread = [trainer("Bill", id=f"base{n}-91", text=None) for n in (1, 4)]

    with pytest.raises(BadList, match="several different cards"):
        parse_list("4 Bill", Library(cards=unread))


@pytest.mark.parametrize("line", ["base1-58", "0 base1-58", "four Pikachu", "1000 base1-58", "4"])
def test_a_line_without_a_count_and_a_card_is_refused_where_it_stands(line: str) -> None:
    with pytest.raises(BadList, match="a count and a card") as refused:
        parse_list(f"1 base1-58\n{line}\n", LIBRARY)

    assert refused.value.at == len("1 base1-58\n")


def test_a_number_that_is_another_card_is_refused() -> None:
    with pytest.raises(BadList, match="base2-60 is Pikachu, not Potion") as refused:
        parse_list("4 Potion base2 60", LIBRARY)

    assert refused.value.at == len("4 ")


def test_an_unknown_card_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownCard, match="did you mean Pikachu"):
        parse_list("4 Pikachoo", LIBRARY)


def test_a_list_is_shown_and_read_back() -> None:
    held = Deck("deck", (PIKACHU, POTION, POTION, JUNGLE))

    text = show_list(held)

    assert text == "1 base1-58  # Pikachu\n2 base1-94  # Potion\n1 base2-60  # Pikachu\n"
    assert parse_list(text, LIBRARY) == held


@pytest.mark.rule("FORMAT-11", "SETUP-01")
def test_a_deck_is_refused_with_all_it_breaks() -> None:
    held = deck((5, POTION), size=59)

    with pytest.raises(BadDeck) as refused:
        held.check(XY)

    assert [str(violation) for violation in refused.value.violations] == [
        "FORMAT-1: 59 cards; a deck holds exactly 60",
        "FORMAT-2: 5 Potion; at most 4 of one name",
    ]
    assert "FORMAT-2: 5 Potion" in str(refused.value)


@pytest.mark.rule("FORMAT-7")
def test_a_check_knows_the_dates_of_sets() -> None:
    era = XY.replace(legal_pool="era")
    held = deck()

    held.check(era, {"test": "1999-01-09"})

    with pytest.raises(BadDeck, match="FORMAT-7"):
        held.check(era, {"test": "2020-01-01"})


def test_unprogrammed_cards_are_refused_by_card_and_face() -> None:
    attacks = (Attack("Gnaw", "C", "10"), Attack("Thunder Jolt", "LC", "30", None))
    pikachu = mon("Pikachu", id="base1-58", attacks=attacks)
    bill = trainer("Bill", id="base1-91", text=None)

    with pytest.raises(UnprogrammedCard) as refused:
        refuse_unprogrammed(deck((2, pikachu), (1, bill)))

    faces = ("Pikachu (base1-58): Thunder Jolt", "Bill (base1-91): card text")
    assert refused.value.cards == faces


def test_a_deck_of_programs_is_not_refused() -> None:
    refuse_unprogrammed(deck((4, POTION)))
