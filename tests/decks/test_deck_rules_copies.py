"""How many cards of one name a deck may have."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack
from playmat.decks.deck import violations
from playmat.rules import BOOKS, ECARD, LEGENDS, PLATINUM, XY, Ruleset
from tests.cards.printed import basic_energy, broken, deck, mon, special_energy, trainer

every_book = pytest.mark.parametrize("book", BOOKS.values(), ids=list(BOOKS))
two_books = pytest.mark.parametrize("book", [PLATINUM, LEGENDS], ids=["platinum", "legends"])


@every_book
@pytest.mark.scenario("S-141")
@pytest.mark.rule("DECK-02", "FORMAT-2")
def test_four_of_a_name_and_any_number_of_basic_energy(book: Ruleset) -> None:
    assert broken(deck((5, trainer("Potion"))), book) == ["FORMAT-2"]
    assert broken(deck((4, trainer("Potion")), (30, basic_energy("Grass"))), book) == []


@pytest.mark.rule("DECK-02")
def test_the_number_of_copies_is_a_house_rule() -> None:
    assert broken(deck((2, trainer("Potion"))), XY.replace(copies=1)) == ["FORMAT-2"]


@pytest.mark.scenario("S-142")
@pytest.mark.rule("NAME-05", "DECK-04")
def test_an_owner_makes_another_card_but_a_set_does_not() -> None:
    mistys, staryu = mon("Misty's Staryu"), mon("Staryu", id="base1-65")
    reprint = mon("Staryu", id="ecard2-112")

    assert broken(deck((4, mistys), (4, staryu)), ECARD) == []
    assert broken(deck((4, staryu), (1, reprint)), ECARD) == ["FORMAT-2"]


@two_books
@pytest.mark.scenario("S-142")
@pytest.mark.rule("NAME-05")
def test_team_magmas_poochyena_is_not_poochyena(book: Ruleset) -> None:
    both = deck((4, mon("Team Magma's Poochyena")), (4, mon("Poochyena")))

    assert broken(both, book) == []


@pytest.mark.scenario("S-143")
@pytest.mark.rule("DECK-03", "NAME-02")
def test_every_level_of_gengar_is_gengar() -> None:
    levels = [
        (1, mon("Gengar", "stage2", id="test-1")),
        (1, mon("Gengar", "stage2", level="43", id="test-2")),
        (1, mon("Gengar", "stage2", level="44", id="test-3")),
        (1, mon("Gengar LV.X", "levelup")),
    ]

    assert broken(deck(*levels), XY) == []
    assert broken(deck(*levels, (1, mon("Gengar", "stage2", id="test-5"))), XY) == ["FORMAT-2"]


@pytest.mark.scenario("S-143")
@pytest.mark.rule("DECK-03", "NAMING-2")
def test_a_level_up_shares_the_four_of_its_base() -> None:
    gengar, level_up = mon("Gengar", "stage2"), mon("Gengar LV.X", "levelup")

    assert broken(deck((2, gengar), (2, level_up)), PLATINUM) == []
    assert broken(deck((4, gengar), (4, level_up)), PLATINUM) == ["FORMAT-2"]
    assert broken(deck((4, gengar), (1, level_up)), PLATINUM) == ["FORMAT-2"]


@pytest.mark.scenario("K-033")
@pytest.mark.rule("NAMING-2")
def test_three_gengar_and_two_lv_x_are_five() -> None:
    held = deck((3, mon("Gengar", "stage2")), (2, mon("Gengar LV.X", "levelup")))

    (found,) = violations(held, PLATINUM)

    assert str(found) == "FORMAT-2: 5 Gengar; at most 4 with the same name"


@pytest.mark.scenario("S-144")
@pytest.mark.rule("NAME-03", "NAME-04", "NAMING-20")
def test_symbols_make_names_and_delta_does_not() -> None:
    three_alakazam = [
        (4, mon(title, "stage2")) for title in ("Alakazam", "Alakazam E4", "Alakazam C")
    ]
    five_aerodactyl = [(3, mon("Aerodactyl", "stage1")), (2, mon("Aerodactyl δ", "stage1"))]

    assert broken(deck((4, mon("Geodude")), (4, mon("Brock's Geodude"))), XY) == []
    assert broken(deck(*three_alakazam), XY) == []
    assert broken(deck(*five_aerodactyl), XY) == ["FORMAT-2"]


@pytest.mark.rule("NAMING-3")
def test_a_name_that_begins_with_delta_is_a_name_of_its_own() -> None:
    rainbows = deck((4, special_energy("Rainbow")), (4, special_energy("δ Rainbow")))

    assert broken(rainbows, XY) == []


@pytest.mark.scenario("S-145")
@pytest.mark.rule("DECK-04")
def test_other_attacks_make_no_other_card() -> None:
    pignite = [
        (1, mon("Pignite", "stage1", id=f"test-{n}", attacks=(Attack(f"Attack {n}", "R", "30"),)))
        for n in range(5)
    ]

    assert broken(deck(*pignite), XY) == ["FORMAT-2"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Black Kyurem", "Black Kyurem-EX"),
        ("Venusaur-EX", "M Venusaur-EX"),
        ("Raichu", "Raichu BREAK"),
    ],
)
@pytest.mark.scenario("S-145")
@pytest.mark.rule("NAME-07")
def test_ex_mega_and_break_are_four_and_four(one: str, other: str) -> None:
    assert broken(deck((4, mon(one)), (4, mon(other))), XY) == []


@pytest.mark.scenario("S-145", "K-101")
@pytest.mark.rule("NAME-07", "CARD-PLA-1")
def test_team_plasma_shares_the_four_of_the_plain_name() -> None:
    plain, plasma = mon("Liepard", "stage1"), mon("Liepard", "stage1", "plasma")

    assert broken(deck((1, plain), (4, plasma)), XY) == ["FORMAT-2"]
    assert broken(deck((3, plain), (2, plasma)), XY) == ["FORMAT-2"]
    assert broken(deck((2, plain), (2, plasma)), XY) == []


@two_books
@pytest.mark.scenario("S-146")
@pytest.mark.rule("NAME-03", "DECK-03")
def test_an_sp_mark_makes_a_name_that_its_lv_x_shares(book: Ruleset) -> None:
    absol, level_up = mon("Absol G", "basic", "sp"), mon("Absol G LV.X", "levelup", "sp")

    assert broken(deck((4, mon("Porygon-Z G", "basic", "sp")), (4, mon("Porygon-Z"))), book) == []
    assert broken(deck((4, absol), (1, level_up)), book) == ["FORMAT-2"]


@pytest.mark.scenario("K-042")
@pytest.mark.rule("CARD-SP-2", "CARD-SP-5")
def test_dialga_and_dialga_g_are_four_and_four() -> None:
    dialga_g = mon("Dialga G", "basic", "sp")
    level_up = mon("Dialga G LV.X", "levelup", "sp")

    assert broken(deck((4, mon("Dialga")), (4, dialga_g)), PLATINUM) == []
    assert broken(deck((4, dialga_g), (1, level_up)), PLATINUM) == ["FORMAT-2"]


@every_book
@pytest.mark.scenario("S-058")
@pytest.mark.rule("ENERGY-05", "DECK-08", "EN-3")
def test_special_darkness_is_limited_under_every_book(book: Ruleset) -> None:
    special = special_energy("Darkness Energy")

    assert broken(deck((5, special)), book) == ["FORMAT-2"]
    assert broken(deck((4, special), (20, basic_energy("Darkness"))), book) == []


@every_book
@pytest.mark.scenario("S-058")
@pytest.mark.rule("ENERGY-05", "EN-2")
def test_basic_darkness_is_free_unless_a_strict_book_does_not_list_it(book: Ruleset) -> None:
    held = deck((5, basic_energy("Darkness")))
    strict = book.replace(strict_basic_energy=True)

    listed = "D" in book.basic_energy_types

    assert broken(held, book) == []
    assert broken(held, strict) == ([] if listed else ["FORMAT-2"])


@pytest.mark.scenario("S-058")
@pytest.mark.rule("ENERGY-05")
def test_twenty_basic_fairy_are_legal() -> None:
    assert broken(deck((20, basic_energy("Fairy"))), XY.replace(strict_basic_energy=True)) == []


@pytest.mark.scenario("K-117")
@pytest.mark.rule("EN-2")
def test_six_basic_darkness_under_the_oldest_book() -> None:
    held = deck((6, basic_energy("Darkness")))

    assert broken(held, ECARD) == []
    assert broken(held, ECARD.replace(strict_basic_energy=True)) == ["FORMAT-2"]


@every_book
@pytest.mark.scenario("K-004")
@pytest.mark.rule("NAMING-8", "FORMAT-2")
def test_scyther_and_scyther_ex_are_four_and_four(book: Ruleset) -> None:
    scyther, scyther_ex = mon("Scyther"), mon("Scyther ex", "basic", "ex")

    assert broken(deck((4, scyther), (4, scyther_ex)), book) == []
    assert broken(deck((5, scyther)), book) == ["FORMAT-2"]


@pytest.mark.scenario("K-013")
@pytest.mark.rule("NAMING-9", "NAMING-10")
def test_venusaur_in_three_names() -> None:
    names = ("Venusaur", "Venusaur-EX", "M Venusaur-EX")

    assert broken(deck(*((4, mon(name)) for name in names)), XY) == []


@pytest.mark.scenario("K-022")
@pytest.mark.rule("NAMING-11")
def test_a_break_has_its_own_four() -> None:
    raichu_break = mon("Raichu BREAK", "break")

    assert broken(deck((4, mon("Raichu", "stage1")), (4, raichu_break)), XY) == []
    assert broken(deck((5, raichu_break)), XY) == ["FORMAT-2"]


@pytest.mark.scenario("K-054")
@pytest.mark.rule("CARD-LEG-3", "NAMING-12")
def test_halves_of_a_legend_share_one_name() -> None:
    top = mon("Lugia LEGEND", "legend", id="hgss1-113")
    bottom = mon("Lugia LEGEND", "legend", id="hgss1-114")

    assert broken(deck((2, top), (2, bottom)), LEGENDS) == []
    assert broken(deck((3, top), (2, bottom)), LEGENDS) == ["FORMAT-2"]


@every_book
@pytest.mark.scenario("K-091")
@pytest.mark.rule("CARD-OWN-1", "NAMING-6")
def test_geodude_and_brocks_geodude_are_four_and_four(book: Ruleset) -> None:
    assert broken(deck((4, mon("Geodude")), (4, mon("Brock's Geodude"))), book) == []


@every_book
@pytest.mark.scenario("K-094")
@pytest.mark.rule("NAMING-3", "CARD-DELTA-1")
def test_two_aerodactyl_and_three_delta_are_five(book: Ruleset) -> None:
    held = deck((2, mon("Aerodactyl", "stage1")), (3, mon("Aerodactyl δ", "stage1", "delta")))

    assert broken(held, book) == ["FORMAT-2"]


@every_book
@pytest.mark.scenario("K-095")
@pytest.mark.rule("CARD-PRIME-1", "NAMING-13")
def test_a_prime_shares_the_four_of_the_plain_name(book: Ruleset) -> None:
    held = deck((4, mon("Ampharos", "stage2")), (1, mon("Ampharos", "stage2", "prime")))

    assert broken(held, book) == ["FORMAT-2"]


@every_book
@pytest.mark.scenario("K-137")
@pytest.mark.rule("NAMING-14")
def test_cloaks_of_wormadam_are_four_and_four(book: Ruleset) -> None:
    names = ("Wormadam Trash Cloak", "Wormadam Plant Cloak")

    assert broken(deck(*((4, mon(name, "stage1")) for name in names)), book) == []


@pytest.mark.scenario("K-145")
@pytest.mark.rule("CARD-SHINY-1")
def test_a_shiny_dialga_is_dialga() -> None:
    held = deck((4, mon("Dialga", id="pl1-5")), (1, mon("Dialga", "basic", "shiny")))

    assert broken(held, LEGENDS) == ["FORMAT-2"]


@pytest.mark.rule("NAMING-20")
def test_a_pokemon_and_a_trainer_of_one_name_are_four_and_four() -> None:
    assert broken(deck((4, mon("Lass")), (4, trainer("Lass", "supporter"))), XY) == []
