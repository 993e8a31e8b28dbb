"""The statistics of a deck, and their picture."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from playmat.cards.library import SHIPPED, Library
from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck
from playmat.decks.stats import figures, figures_json
from playmat.decks.stats_svg import BadPicture, deck_svg, save_picture
from playmat.rules import BOOKS
from tests.cards.printed import basic_energy, mon

LIBRARY = Library([SHIPPED])
OVERGROWTH = deck_named("base1-overgrowth", LIBRARY)
FIGURES = figures(OVERGROWTH, BOOKS["ecard"])


def test_a_deck_is_counted_by_kind_stage_hp_and_energy() -> None:
    assert FIGURES.kinds == {"pokemon": 23, "item": 9, "basic energy": 28}
    assert FIGURES.stages == {"basic": 14, "stage1": 8, "stage2": 1}
    assert FIGURES.hp == {"10-30": 2, "40-60": 17, "70-90": 3, "100-120": 1}
    assert FIGURES.energy == {"G": 16, "W": 12}
    assert sum(FIGURES.cheapest.values()) == 23
    assert FIGURES.mean_hp == Fraction(sum(c.hp for c in OVERGROWTH.cards), 23)


def test_odds_of_a_card_sum_to_one() -> None:
    assert FIGURES.deal.starters == 14
    assert sum(FIGURES.starting.values()) == 1
    for each in FIGURES.cards:
        assert sum(each.prized) == 1
        assert each.any_prized >= each.all_prized >= 0
        assert each.opening <= each.by_turn[0][1] <= each.by_turn[-1][1]


def test_costs_count_every_copy() -> None:
    (bulbasaur,) = {card for card in OVERGROWTH.cards if card.name == "Bulbasaur"}
    lone = Deck("lone", (bulbasaur,) * 4 + (basic_energy("Grass"),) * 56)

    found = figures(lone, BOOKS["ecard"])

    assert found.costs == {"G": 4 * "".join(a.cost for a in bulbasaur.attacks).count("G")}


@pytest.mark.rule("CARD-FOS-2")
def test_what_may_start_is_asked_of_the_book() -> None:
    fossil = LIBRARY.card("base3-62")
    deck = Deck("fossils", (fossil,) * 4 + (mon("Tauros"),) + (basic_energy(),) * 55)
    starters = {name: figures(deck, rules).deal.starters for name, rules in BOOKS.items()}

    assert starters == {name: 5 if r.fossil_counts_in_setup else 1 for name, r in BOOKS.items()}


def test_figures_are_json_with_exact_odds() -> None:
    told = json.loads(json.dumps(figures_json(FIGURES)))

    assert Fraction(told["kept"]["exact"]) == FIGURES.deal.kept
    assert told["odds"][0]["copies"] == 4
    assert told["odds"][0]["prized"].keys() == {"0", "1", "2", "3", "4"}


def test_a_picture_is_well_formed_and_shows_every_card(tmp_path: Path) -> None:
    save_picture(FIGURES, tmp_path / "deck.svg")

    root = ElementTree.fromstring((tmp_path / "deck.svg").read_text(encoding="utf-8"))
    words = [each.text for each in root.iter("{http://www.w3.org/2000/svg}text")]
    for each in FIGURES.cards:
        assert words.count(f"{each.copies} {each.card.name}") == 2
    assert deck_svg(FIGURES).count("<rect") > 2 * len(FIGURES.cards)


def test_a_name_with_signs_of_xml_is_drawn() -> None:
    deck = Deck("<a> & b", OVERGROWTH.cards)

    ElementTree.fromstring(deck_svg(figures(deck, BOOKS["xy"])))


@pytest.mark.parametrize("name", ["deck.png", "deck", "nowhere/deck.svg"])
def test_a_picture_that_cannot_be_drawn_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadPicture, match=r"\.svg"):
        save_picture(FIGURES, tmp_path / name)

    assert list(tmp_path.iterdir()) == []
