from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat.cards.names import (
    bare,
    can_evolve,
    folded,
    is_named,
    levels_up,
    name_has,
    owner_of,
    rule_name,
    same_name,
)
from tests.cards.printed import mon, trainer


@pytest.mark.rule("NAMING-1", "NAME-02", "DATA-14")
def test_a_level_is_no_part_of_the_name() -> None:
    forty_three = mon("Gengar", "stage2", level="43")
    forty_four = mon("Gengar LV. 44", "stage2")

    assert rule_name(forty_four) == "Gengar"
    assert same_name(forty_three, forty_four)


@pytest.mark.rule("NAMING-2", "CARD-LVX-7")
def test_lv_x_is_no_part_of_the_name() -> None:
    assert rule_name(mon("Gengar LV.X", "levelup")) == "Gengar"
    assert same_name(mon("Dialga G LV.X", "levelup", "sp"), mon("Dialga G", "basic", "sp"))


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Aerodactyl δ", "Aerodactyl"),
        ("Charizard ★ δ", "Charizard ★"),
        ("Sceptile ex δ", "Sceptile ex"),
        ("δ Rainbow Energy", "δ Rainbow Energy"),
    ],
)
@pytest.mark.rule("NAMING-3", "NAME-04", "CARD-DELTA-1")
def test_delta_behind_a_name_is_no_part_of_it(title: str, name: str) -> None:
    assert rule_name(mon(title)) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("Zapdos", "Zapdos G", marks=pytest.mark.rule("NAMING-4", "CARD-SP-2")),
        pytest.param("Mudkip", "Mudkip ★", marks=pytest.mark.rule("NAMING-5", "NAME-03")),
        pytest.param(
            "Geodude", "Brock's Geodude", marks=pytest.mark.rule("NAMING-6", "CARD-OWN-1")
        ),
        pytest.param("Raichu", "Dark Raichu", marks=pytest.mark.rule("NAMING-7")),
        pytest.param("Dragonite", "Light Dragonite", marks=pytest.mark.rule("NAMING-7")),
        pytest.param("Mewtwo", "Shining Mewtwo", marks=pytest.mark.rule("NAMING-7", "CARD-SHI-2")),
        pytest.param("Mewtwo", "Mewtwo ex", marks=pytest.mark.rule("NAMING-8", "CARD-EX-2")),
        pytest.param("Mewtwo ex", "Mewtwo-EX", marks=pytest.mark.rule("NAMING-9", "CARD-EXX-2")),
        pytest.param(
            "Venusaur-EX", "M Venusaur-EX", marks=pytest.mark.rule("NAMING-10", "CARD-MEGA-7")
        ),
        pytest.param("Kyogre-EX", "Primal Kyogre-EX", marks=pytest.mark.rule("NAMING-10")),
        pytest.param("Raichu", "Raichu BREAK", marks=pytest.mark.rule("NAMING-11", "NAME-07")),
        pytest.param("Ho-Oh", "Ho-Oh LEGEND", marks=pytest.mark.rule("NAMING-12")),
        pytest.param("Entei", "Entei & Raikou LEGEND", marks=pytest.mark.rule("NAMING-12")),
        pytest.param(
            "Wormadam Trash Cloak", "Wormadam Plant Cloak", marks=pytest.mark.rule("NAMING-14")
        ),
        pytest.param("Unown [A]", "Unown [B]", marks=pytest.mark.rule("NAMING-15")),
        pytest.param("Unown [A]", "Unown", marks=pytest.mark.rule("NAMING-15")),
        pytest.param("Nidoran ♀", "Nidoran ♂", marks=pytest.mark.rule("NAMING-16")),
    ],
)
def test_what_the_title_adds_makes_another_name(one: str, other: str) -> None:
    assert not same_name(mon(one), mon(other))


@pytest.mark.rule("NAMING-13", "CARD-PRIME-1", "CARD-PLA-1")
def test_marks_outside_the_title_leave_the_name_alone() -> None:
    plain = mon("Ampharos", "stage2")

    assert same_name(plain, mon("Ampharos", "stage2", "prime"))
    assert same_name(plain, mon("Ampharos", "stage2", "plasma"))
    assert same_name(mon("Dialga"), mon("Dialga", "basic", "shiny"))


@pytest.mark.rule("NAMING-17")
def test_a_trainer_is_named_by_its_whole_title() -> None:
    assert not same_name(trainer("Dome Fossil", "fossil"), trainer("Dome Fossil Kabuto"))


@pytest.mark.rule("NAMING-20")
def test_names_are_compared_within_one_supertype() -> None:
    assert not same_name(mon("Lass"), trainer("Lass", "supporter"))


@pytest.mark.rule("DATA-13", "NAME-01")
def test_names_are_compared_without_case_accents_form_or_kind_of_apostrophe() -> None:
    assert same_name(mon("Ho-oh"), mon("Ho-Oh"))
    assert same_name(mon("Flabébé"), mon("Flabe\u0301be\u0301"))
    assert same_name(mon("Brock’s Onix"), mon("Brock's Onix"))


@pytest.mark.rule("NAMING-23")
def test_a_search_by_exact_name_finds_the_lv_x_but_no_other_gengar() -> None:
    titles = ["Gengar", "Gengar LV.X", "Dark Gengar", "Gengar-EX", "Sabrina's Gengar"]

    found = [title for title in titles if is_named(mon(title), "Gengar")]

    assert found == ["Gengar", "Gengar LV.X"]


@pytest.mark.rule("NAMING-25", "CARD-SHINY-1", "DECK-04")
def test_the_same_name_is_the_same_whatever_the_set() -> None:
    assert same_name(mon("Dialga", id="pl1-5"), mon("Dialga", id="col1-SL2"))


@pytest.mark.parametrize(
    ("title", "words", "found"),
    [
        ("Dark Raichu", "Dark", True),
        ("Darkrai", "Dark", False),
        ("Unown [A]", "Unown", True),
        ("Team Aqua's Kyogre", "Team Aqua", True),
        ("Team Aqua’s Kyogre", "Team Aqua's", True),
        ("Mewtwo-EX", "ex", False),
        ("Mewtwo ex", "ex", True),
        ("Exeggutor", "ex", False),
    ],
)
@pytest.mark.rule("NAMING-24", "NAME-08", "CARD-OWN-4")
def test_a_word_in_the_name_is_a_whole_word_of_the_title(
    title: str, words: str, found: bool
) -> None:
    assert name_has(mon(title), words) is found


@pytest.mark.scenario("K-093")
@pytest.mark.rule("NAME-08")
def test_darkrai_has_no_dark_in_its_name() -> None:
    assert not name_has(mon("Darkrai", types="D"), "Dark")


@pytest.mark.parametrize(
    ("title", "owner"),
    [
        ("Brock's Onix", "Brock"),
        ("Lt. Surge's Pikachu", "Lt. Surge"),
        ("Team Magma's Groudon", "Team Magma"),
        ("Rocket's Mewtwo ex", "Rocket"),
        ("Farfetch'd", ""),
        ("Dark Raichu", ""),
        ("Light Azumarill", ""),
        ("Dialga G", ""),
    ],
)
@pytest.mark.scenario("K-044")
@pytest.mark.rule("CARD-OWN-3", "CARD-SP-4", "NAME-06")
def test_an_owner_is_a_person_or_team_with_a_possessive(title: str, owner: str) -> None:
    card = mon(title)

    assert owner_of(card) == owner


@pytest.mark.rule("CARD-OWN-3")
def test_a_trainer_card_has_no_owner() -> None:
    assert owner_of(trainer("Brock's Protection", "gear")) == ""


@pytest.mark.rule("NAMING-21", "CARD-EX-3")
def test_an_evolution_goes_on_the_printed_name_only() -> None:
    scizor = mon("Scizor", "stage1", evolves_from="Scyther")
    scizor_ex = mon("Scizor ex", "stage1", "ex", evolves_from="Scyther ex")
    salamence_ex = mon("Salamence ex", "stage2", "ex", evolves_from="Shelgon")

    assert can_evolve(mon("Scyther"), scizor)
    assert not can_evolve(mon("Scyther ex"), scizor)
    assert can_evolve(mon("Scyther ex"), scizor_ex)
    assert can_evolve(mon("Shelgon", "stage1"), salamence_ex)


@pytest.mark.rule("NAMING-21", "CARD-RES-6")
def test_stages_are_not_counted_when_evolving() -> None:
    old_kabutops = mon("Kabutops", "stage2", evolves_from="Kabuto")
    new_kabutops = mon("Kabutops", "stage1", evolves_from="Kabuto")

    assert can_evolve(mon("Kabuto", "restored"), old_kabutops)
    assert can_evolve(mon("Kabuto", "stage1"), new_kabutops)


@pytest.mark.rule("NAMING-21", "CARD-FOS-4", "CARD-LVX-8")
def test_fossils_and_lv_x_are_bases_by_name() -> None:
    kabuto = mon("Kabuto", "stage1", evolves_from="Mysterious Fossil")
    empoleon_break = mon("Empoleon BREAK", "break", evolves_from="Empoleon")

    assert can_evolve(trainer("Mysterious Fossil", "fossil"), kabuto)
    assert can_evolve(mon("Empoleon LV.X", "levelup"), empoleon_break)


@pytest.mark.rule("CARD-MEGA-2", "CARD-EXX-4")
def test_a_mega_goes_on_exactly_its_ex() -> None:
    mega = mon("M Venusaur-EX", "mega", "EX", evolves_from="Venusaur-EX")

    assert can_evolve(mon("Venusaur-EX", "basic", "EX"), mega)
    assert not can_evolve(mon("Venusaur", "stage2"), mega)
    assert not can_evolve(mega, mega)


@pytest.mark.rule("NAMING-27")
def test_togetic_never_becomes_gyarados() -> None:
    gyarados = mon("Gyarados", "stage1", evolves_from="Magikarp")

    assert not can_evolve(mon("Togetic", "stage1"), gyarados)


@pytest.mark.scenario("K-085")
@pytest.mark.rule("DATA-5", "CARD-BABY-7")
def test_a_baby_grows_into_the_named_basics_only() -> None:
    pichu = mon("Pichu", "basic", "baby", evolves_to=("Pikachu",))
    dark_raichu = mon("Dark Raichu", "stage1", "dark", evolves_from="Pikachu")

    assert can_evolve(pichu, mon("Pikachu"))
    assert can_evolve(pichu, mon("Pikachu δ", "basic", "delta"))
    assert not can_evolve(pichu, mon("Lt. Surge's Pikachu"))
    assert not can_evolve(pichu, mon("Pikachu ★", "basic", "star"))
    assert not can_evolve(pichu, dark_raichu)


@pytest.mark.rule("DATA-5")
def test_only_a_baby_grows_into_a_basic() -> None:
    young = mon("Pichu", evolves_to=("Pikachu",))

    assert not can_evolve(young, mon("Pikachu"))


@pytest.mark.scenario("K-089")
@pytest.mark.rule("CARD-STAR-2")
def test_marshtomp_does_not_go_on_a_star() -> None:
    marshtomp = mon("Marshtomp", "stage1", evolves_from="Mudkip")

    assert not can_evolve(mon("Mudkip ★", "basic", "star"), marshtomp)


@pytest.mark.scenario("K-091")
@pytest.mark.rule("CARD-OWN-2", "NAME-05")
def test_graveler_does_not_go_on_brocks_geodude() -> None:
    graveler = mon("Graveler", "stage1", evolves_from="Geodude")

    assert not can_evolve(mon("Brock's Geodude"), graveler)


@pytest.mark.scenario("S-041")
@pytest.mark.rule("NAME-02", "NAME-05")
def test_graveler_goes_on_any_level_of_plain_geodude() -> None:
    graveler = mon("Graveler", "stage1", evolves_from="Geodude")

    assert can_evolve(mon("Geodude"), graveler)
    assert can_evolve(mon("Geodude", level="12"), graveler)
    assert can_evolve(mon("Geodude LV. 12"), graveler)
    assert not can_evolve(mon("Brock's Geodude"), graveler)


@pytest.mark.scenario("S-039")
@pytest.mark.rule("NAME-05", "EVOLVE-10")
def test_an_owners_line_evolves_only_within_itself() -> None:
    sandslash = mon("Sandslash", "stage1", evolves_from="Sandshrew")
    brocks = mon("Brock's Sandslash", "stage1", "owner", evolves_from="Brock's Sandshrew")

    assert not can_evolve(mon("Brock's Sandshrew"), sandslash)
    assert not can_evolve(mon("Sandshrew"), brocks)
    assert can_evolve(mon("Brock's Sandshrew"), brocks)


@pytest.mark.scenario("K-092")
@pytest.mark.rule("CARD-OWN-4")
def test_dark_persian_goes_on_meowth_but_persian_not_on_rockets() -> None:
    dark_persian = mon("Dark Persian", "stage1", "dark", evolves_from="Meowth")
    persian = mon("Persian", "stage1", evolves_from="Meowth")

    assert can_evolve(mon("Meowth"), dark_persian)
    assert not can_evolve(mon("Rocket's Meowth"), persian)


@pytest.mark.scenario("K-094")
@pytest.mark.rule("CARD-DELTA-1", "NAMING-21")
def test_delta_evolutions_go_on_plain_ones_and_the_other_way() -> None:
    beedrill = mon("Beedrill δ", "stage2", "delta", evolves_from="Kakuna")
    salamence = mon("Salamence", "stage2", evolves_from="Shelgon")

    assert can_evolve(mon("Kakuna", "stage1"), beedrill)
    assert can_evolve(mon("Shelgon δ", "stage1", "delta"), salamence)


@pytest.mark.scenario("K-101")
@pytest.mark.rule("CARD-PLA-1")
def test_a_plasma_evolution_goes_on_a_plain_base() -> None:
    liepard = mon("Liepard", "stage1", "plasma", evolves_from="Purrloin")

    assert can_evolve(mon("Purrloin"), liepard)


@pytest.mark.rule("NAMING-22", "CARD-SP-5", "CARD-LVX-7")
def test_a_level_up_goes_on_its_own_name_and_never_on_a_level_up() -> None:
    level_up = mon("Dialga G LV.X", "levelup", "sp", text='rule("levels_up", "Dialga G")')

    assert levels_up(mon("Dialga G", "basic", "sp"), level_up)
    assert not levels_up(mon("Dialga"), level_up)
    assert not levels_up(level_up, level_up)
    assert not levels_up(mon("Dialga G", "basic", "sp"), mon("Dialga G", "basic", "sp"))


@given(st.sampled_from(["Gengar", "Brock's Onix", "Mudkip ★"]), st.sampled_from(["", " δ"]))
def test_every_way_to_print_a_name_gives_that_name(name: str, delta: str) -> None:
    for level in ("", " LV.X", " LV. 43"):
        assert bare(f"{name}{delta}{level}") == name
        assert folded(f"{name}{level}{delta}") == folded(name)
