"""Deck size, the required Basic Pokémon, and limits printed on cards."""

from __future__ import annotations

import pytest

from playmat.decks.deck import violations
from playmat.rules import BOOKS, ECARD, EX, LEGENDS, PLATINUM, XY, Ruleset
from tests.cards.printed import (
    NO_LIMIT,
    ONE_OF_NAME,
    UNOWN,
    basic_energy,
    broken,
    deck,
    exactly,
    mon,
    special_energy,
    trainer,
)

every_book = pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
two_books = pytest.mark.parametrize("book", [PLATINUM, LEGENDS], ids=["platinum", "legends"])


@every_book
@pytest.mark.scenario("S-140")
@pytest.mark.rule("DECK-01", "FORMAT-1")
def test_a_deck_holds_exactly_60_cards(book: Ruleset) -> None:
    assert broken(deck(size=59), book) == ["FORMAT-1"]
    assert broken(deck(size=60), book) == []
    assert broken(deck(size=61), book) == ["FORMAT-1"]


@pytest.mark.rule("FORMAT-10")
def test_another_deck_size_is_a_house_rule() -> None:
    half = XY.replace(deck_size=30)

    assert broken(deck(size=30), half) == []
    assert broken(deck(size=60), half) == ["FORMAT-1"]


@every_book
@pytest.mark.scenario("S-147", "K-087", "K-088")
@pytest.mark.rule("DECK-06", "FORMAT-4", "CARD-STAR-1")
def test_one_star_in_the_whole_deck(book: Ruleset) -> None:
    mudkip, latios = mon("Mudkip ★", "basic", "star"), mon("Latios ★", "basic", "star")

    assert broken(deck((1, mudkip)), book) == []
    assert broken(deck((1, mudkip), (1, latios)), book) == ["FORMAT-4"]


@every_book
@pytest.mark.scenario("S-148", "K-100")
@pytest.mark.rule("DECK-07", "FORMAT-5", "CARD-ACE-1")
def test_one_ace_spec_in_the_whole_deck(book: Ruleset) -> None:
    search = trainer("Computer Search", "item", "ace")
    machine = trainer("Dowsing Machine", "item", "ace")

    assert broken(deck((1, search)), book) == []
    assert broken(deck((1, search), (1, machine)), book) == ["FORMAT-5"]


@every_book
@pytest.mark.scenario("K-123")
@pytest.mark.rule("CARD-ACE-3")
def test_the_old_computer_search_is_no_ace_but_has_the_same_name(book: Ruleset) -> None:
    ace = trainer("Computer Search", "item", "ace", id="bw7-137")
    old = trainer("Computer Search", "item", id="base1-71")

    assert broken(deck((1, ace), (3, old)), book) == []
    assert broken(deck((1, ace), (4, old)), book) == ["FORMAT-2"]


@two_books
@pytest.mark.scenario("S-149")
@pytest.mark.rule("DECK-05", "FORMAT-3")
def test_fossils_and_evolutions_alone_are_no_deck(book: Ruleset) -> None:
    held = exactly((4, trainer("Armor Fossil", "fossil")), (4, mon("Shieldon", "stage1")))

    assert broken(held, book) == ["FORMAT-3"]


@pytest.mark.scenario("S-149", "K-060")
@pytest.mark.rule("DECK-05", "CARD-RES-2", "FORMAT-3")
def test_restored_pokemon_alone_are_no_deck() -> None:
    assert broken(exactly((4, mon("Archen", "restored"))), XY) == ["FORMAT-3"]


@pytest.mark.parametrize("kind", ["levelup", "legend", "stage1"])
@pytest.mark.rule("FORMAT-3")
def test_no_other_stage_stands_in_for_a_basic(kind: str) -> None:
    assert broken(exactly((4, mon("Any", kind))), XY) == ["FORMAT-3"]


@pytest.mark.scenario("K-075")
@pytest.mark.rule("CARD-FOS-2", "FORMAT-3")
def test_mysterious_fossil_and_kabuto_are_no_deck() -> None:
    fossil, kabuto = trainer("Mysterious Fossil", "fossil"), mon("Kabuto", "stage1")

    held = exactly((4, fossil), (4, kabuto), (52, basic_energy()))

    assert broken(held, EX) == ["FORMAT-3"]


@pytest.mark.scenario("K-192")
@pytest.mark.rule("FORMAT-3", "DATA-4")
def test_babies_are_basics_enough_for_a_deck() -> None:
    held = exactly((4, mon("Pichu", "basic", "baby")), (56, basic_energy()))

    assert broken(held, ECARD) == []


@every_book
def test_advice_on_how_many_of_each_is_no_rule(book: Ruleset) -> None:
    names = [f"Trainer {chr(ord('A') + n)}" for n in range(14)]
    no_energy = exactly((4, mon("Tauros")), *((4, trainer(name)) for name in names))

    assert broken(no_energy, book) == []
    assert broken(exactly((1, mon("Tauros")), (59, basic_energy())), book) == []


@pytest.mark.scenario("K-046")
@pytest.mark.rule("NOLIM-1", "FORMAT-6", "CARD-LVX-12")
def test_arceus_is_free_only_where_it_prints_so() -> None:
    arceus = mon("Arceus", text=NO_LIMIT)
    level_up = mon("Arceus LV.X", "levelup", text=NO_LIMIT)
    plain = mon("Arceus", id="xyp-83")

    assert broken(deck((12, arceus), (6, level_up)), PLATINUM) == []
    assert broken(deck((5, plain)), PLATINUM) == ["FORMAT-2"]
    assert broken(deck((12, arceus), (4, plain)), PLATINUM) == []


@every_book
@pytest.mark.scenario("K-090")
@pytest.mark.rule("CARD-SHI-1", "NOLIM-3", "FORMAT-6")
def test_one_of_each_shining(book: Ruleset) -> None:
    charizard = mon("Shining Charizard", "basic", "shining", text=ONE_OF_NAME)
    mewtwo = mon("Shining Mewtwo", "basic", "shining", text=ONE_OF_NAME)

    assert broken(deck((1, charizard), (1, mewtwo)), book) == []
    assert broken(deck((2, mewtwo)), book) == ["FORMAT-6"]


@pytest.mark.rule("CARD-SHI-3", "NOLIM-3")
def test_one_miracle_energy() -> None:
    miracle = special_energy("Miracle Energy", ONE_OF_NAME)

    assert broken(deck((1, miracle)), XY) == []
    assert broken(deck((2, miracle)), XY) == ["FORMAT-6"]


@pytest.mark.rule("NOLIM-3")
def test_a_printed_limit_over_all_names_counts_them_together() -> None:
    line = 'rule("deck_limit", 1, radiant)'
    names = ("Radiant Charizard", "Radiant Greninja")

    (found,) = violations(deck(*((1, mon(name, text=line)) for name in names)), XY)

    assert str(found) == "FORMAT-6: 2 radiant cards; the card allows at most 1"


@pytest.mark.scenario("K-098")
@pytest.mark.rule("NOLIM-2", "NAMING-15")
def test_unown_count_together_only_beside_the_printed_line() -> None:
    old_a, old_e = mon("Unown [A]", text=UNOWN), mon("Unown [E]", text=UNOWN)
    new_a, new_b = mon("Unown [A]", id="dp1-65"), mon("Unown [B]", id="dp1-66")

    assert broken(deck((4, old_a), (1, old_e)), XY) == ["FORMAT-6"]
    assert broken(deck((4, new_a), (4, new_b)), XY) == []
    assert broken(deck((1, old_e), (4, new_a)), XY) == ["FORMAT-6"]


@every_book
@pytest.mark.scenario("K-190")
@pytest.mark.rule("FORMAT-11")
def test_all_violations_are_told_at_once(book: Ruleset) -> None:
    held = deck((5, trainer("Potion")), size=59)

    assert broken(held, book) == ["FORMAT-1", "FORMAT-2"]
