"""Decks that are refused as a whole."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack
from playmat.decks.deck import Deck, refuse_unprogrammed
from playmat.errors import BadDeck, UnprogrammedCard
from playmat.rules import XY
from tests.cards.printed import deck, mon, trainer

POTION = trainer("Potion", id="base1-94")


@pytest.mark.rule("FORMAT-11", "SETUP-01")
def test_a_deck_is_refused_with_all_it_breaks() -> None:
    held = deck((5, POTION), size=59)

    with pytest.raises(BadDeck) as refused:
        held.check(XY)

    assert [str(violation) for violation in refused.value.violations] == [
        "FORMAT-1: 59 cards; a deck needs exactly 60",
        "FORMAT-2: 5 Potion; at most 4 with the same name",
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


def test_a_deck_prints_as_its_counts_and_shows_itself_on_one_line() -> None:
    held = Deck("Pots", (POTION,) * 4)

    assert repr(held) == "<Deck Pots: 4 cards>"
    assert str(held) == "Pots: 4 cards\n   4 Potion (base1-94)"


def test_a_card_shows_itself_in_a_few_words_and_tells_all_of_itself_when_asked() -> None:
    assert repr(POTION) == "<Card Potion (base1-94)>"
    assert POTION.exact().startswith("Card(id='base1-94', name='Potion', supertype='trainer', ")
