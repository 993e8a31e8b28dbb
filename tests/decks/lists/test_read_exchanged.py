"""Real deck lists, two from each rulebook's years: read completely, dated and legal."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from playmat.cards.library import SHIPPED, Library
from playmat.cards.sets import set_named
from playmat.decks.deck import violations
from playmat.decks.lists.find_card import YEARS
from playmat.decks.lists.read import BadList, parse_list, read_list
from playmat.decks.years import book_of_years
from playmat.rules import BOOKS

LIBRARY = Library([SHIPPED])
LISTS: Final = Path(__file__).parent / "exchanged"
BOOK_OF: Final = {
    "1999_names": "ecard",
    "2001_forum": "ecard",
    "2004_names": "ex",
    "2006_codes": "ex",
    "2008_bullets": "platinum",
    "2009_sp": "platinum",
    "2010_ids": "legends",
    "2011_ptcgo": "legends",
    "2014_limitless": "xy",
    "2016_live": "xy",
}
TITLES: Final = {
    "1999_names": "Grandma's Haymaker",
    "2001_forum": "Riptide",
    "2006_codes": "Metanite",
    "2008_bullets": "Machamp, Cities",
    "2009_sp": "LuxChomp for the League",
    "2010_ids": "Jumpluff",
}


def text_of(name: str) -> str:
    return (LISTS / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", BOOK_OF)
def test_a_list_is_read_with_prints_of_its_years(name: str) -> None:
    reading = read_list(text_of(name), LIBRARY, pick=YEARS)

    cards = reading.deck.cards
    late = {card.id for card in cards if set_named(card.id.rpartition("-")[0]).date[:4] > name[:4]}
    assert late == set()
    assert book_of_years(reading.deck) == BOOK_OF[name]
    assert violations(reading.deck, BOOKS[BOOK_OF[name]]) == ()
    assert reading.warnings == ()


@pytest.mark.parametrize("name", BOOK_OF)
def test_a_list_keeps_the_name_it_gives_itself(name: str) -> None:
    assert read_list(text_of(name), LIBRARY, pick=YEARS).title == TITLES.get(name, "")


def test_a_list_of_1999_has_the_computer_search_of_1999() -> None:
    reading = read_list(text_of("1999_names"), LIBRARY)

    counts = Counter(card.id for card in reading.deck.cards)

    assert (counts["base1-71"], counts["bw7-137"]) == (2, 0)
    assert counts["base1-20"] == 4


@pytest.mark.parametrize(
    ("line", "card_id"),
    [
        ("4 Poke Turn PL 118", "pl1-118"),
        ("3 SP Radar RR 96", "pl2-96"),
        ("4 Electabuz BS 20", "base1-20"),
        ("1 Pokemon Centre BS 85", "base1-85"),
        ("1 Flabebe FLF 62", "xy2-62"),
        ("4 Battle Compressor", "xy4-92"),
    ],
)
def test_set_and_number_win_over_spelling(line: str, card_id: str) -> None:
    (card,) = set(parse_list(line, LIBRARY).cards)

    assert card.id == card_id


def test_another_cards_name_is_no_misspelling() -> None:
    with pytest.raises(BadList, match="base1-37 is Nidorino, not Nidorina"):
        parse_list("1 Nidorina BS 37", LIBRARY)


@pytest.mark.parametrize("line", ["4 Electabuz", "4 Pikachu", "2 Potion JU 60", "2 Pikachu BS 600"])
def test_every_card_offered_for_a_line_makes_it_good(line: str) -> None:
    with pytest.raises(BadList) as refused:
        parse_list(line, LIBRARY)
    (bad,) = refused.value.lines

    mended = [parse_list(f"4 {card.id}", LIBRARY).cards[0] for card in bad.near]

    assert bad.near
    assert mended == list(bad.near)
