"""Card kinds against predicates, and rule lines as values."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card
from playmat.cards.printed import (
    has_line,
    is_basic_card,
    is_basic_energy,
    is_evolution_card,
    is_pokemon_card,
    levels_up_from,
    may_bench,
    may_start,
    restored_by,
    rule_lines,
    tagged,
)
from playmat.linker.link import link
from playmat.rules import BOOKS, ECARD, EX, LEGENDS, PLATINUM, XY, Ruleset
from tests.cards.printed import basic_energy, mon, special_energy, trainer

TWO = 'rule("prizes", 2)'

# card, may start, may go from hand to Bench, Basic card, Evolution card, Pokémon card, Prizes
MATRIX = [
    (mon("Geodude"), True, True, True, False, True, 1),
    (mon("Pichu", "basic", "baby"), True, True, True, False, True, 1),
    (mon("Scyther ex", "basic", "ex", text=TWO), True, True, True, False, True, 2),
    (mon("Mewtwo-EX", "basic", "EX", text=TWO), True, True, True, False, True, 2),
    (mon("Dialga G", "basic", "sp"), True, True, True, False, True, 1),
    (mon("Mudkip ★", "basic", "star"), True, True, True, False, True, 1),
    (mon("Shining Mewtwo", "basic", "shining"), True, True, True, False, True, 1),
    (mon("Graveler", "stage1"), False, False, False, True, True, 1),
    (mon("Golem", "stage2", "prime"), False, False, False, True, True, 1),
    (mon("Scizor ex", "stage1", "ex", text=TWO), False, False, False, True, True, 2),
    (mon("M Venusaur-EX", "mega", "EX", text=TWO), False, False, False, True, True, 2),
    (mon("Raichu BREAK", "break"), False, False, False, True, True, 1),
    (mon("Gengar LV.X", "levelup"), False, False, False, False, True, 1),
    (mon("Ho-Oh LEGEND", "legend"), False, False, False, False, True, 1),
    (mon("Entei & Raikou LEGEND", "legend", text=TWO), False, False, False, False, True, 2),
    (mon("Archen", "restored"), False, False, False, False, True, 1),
    (trainer("Claw Fossil", "fossil", hp=40), True, True, False, False, False, 1),
    (
        trainer("Root Fossil", "fossil", text='rule("prizes", 0)'),
        True,
        True,
        False,
        False,
        False,
        0,
    ),
    (trainer("Clefairy Doll", "doll", hp=10), False, True, False, False, False, 1),
    (trainer("Potion"), False, False, False, False, False, 1),
    (basic_energy(), False, False, False, False, False, 1),
]


@pytest.mark.parametrize("row", MATRIX, ids=[row[0].name for row in MATRIX])
@pytest.mark.rule("CARD-FOS-2", "CARD-RES-2", "CARD-LEG-2")
def test_each_kind_answers_the_matrix(row: tuple[Card, bool, bool, bool, bool, bool, int]) -> None:
    card, *expected = row

    answers = [
        may_start(card, XY),
        may_bench(card),
        is_basic_card(card),
        is_evolution_card(card),
        is_pokemon_card(card),
        link(XY, [[card], []]).defs[0].prizes,
    ]

    assert answers == expected


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
@pytest.mark.rule("CARD-FOS-2")
def test_a_fossil_starts_a_game_from_2003_on_and_by_house_rule(book: Ruleset) -> None:
    fossil = trainer("Mysterious Fossil", "fossil", hp=10)

    assert may_start(fossil, book) == (book.name != "ecard")
    assert may_start(fossil, book.replace(fossil_counts_in_setup=True))
    assert not may_start(fossil, book.replace(fossil_counts_in_setup=False))


@pytest.mark.scenario("K-007")
@pytest.mark.rule("CARD-EX-4")
def test_lower_and_upper_case_ex_are_two_kinds() -> None:
    kyogre = mon("Kyogre ex", "basic", "ex")

    assert tagged(kyogre, "ex")
    assert not tagged(kyogre, "EX")


@pytest.mark.parametrize(
    ("ruleset", "letters"),
    [
        (ECARD, "GRWLPF"),
        (EX, "GRWLPF"),
        (PLATINUM, "GRWLPFDM"),
        (LEGENDS, "GRWLPFDM"),
        (XY, "GRWLPFDMY"),
    ],
    ids=lambda given: given.name if isinstance(given, Ruleset) else "",
)
@pytest.mark.rule("EN-1", "EN-2", "ENERGY-05")
def test_the_strict_book_decides_which_types_have_basic_energy(
    ruleset: Ruleset, letters: str
) -> None:
    strict = ruleset.replace(strict_basic_energy=True)

    for kind, letter in (("Fire", "R"), ("Darkness", "D"), ("Metal", "M"), ("Fairy", "Y")):
        assert is_basic_energy(basic_energy(kind), ruleset)
        assert is_basic_energy(basic_energy(kind), strict) is (letter in letters)


@pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
@pytest.mark.rule("EN-3")
def test_special_darkness_is_never_basic(book: Ruleset) -> None:
    assert not is_basic_energy(special_energy("Darkness Energy"), book)
    assert not is_basic_energy(trainer("Energy Search"), book)


def test_rule_lines_are_read_from_among_other_clauses() -> None:
    text = 'static { }; rule("prizes", 2); rule("deck_limit", 1, name); rule("baby")'
    card = mon("Any", text=text)

    assert rule_lines(card) == (("prizes", "2"), ("deck_limit", "1", "name"), ("baby",))
    assert has_line(card, "deck_limit", "1")
    assert not has_line(card, "deck_limit", "2")


def test_an_unprogrammed_card_has_no_rule_lines() -> None:
    assert rule_lines(mon("Any", text=None)) == ()


@pytest.mark.rule("DATA-6", "DATA-7")
def test_what_a_level_up_or_restored_card_goes_by_is_on_its_line() -> None:
    level_up = mon("Gengar LV.X", "levelup", text='rule("levels_up", "Gengar")')
    kabuto = mon("Kabuto", "restored", text='rule("bench_only_by", "Dome Fossil Kabuto")')

    assert levels_up_from(level_up) == "Gengar"
    assert restored_by(kabuto) == "Dome Fossil Kabuto"
    assert restored_by(level_up) == levels_up_from(kabuto) == ""
