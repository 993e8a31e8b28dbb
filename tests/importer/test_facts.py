"""Public card data becomes cards, with its errors corrected."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from playmat.cards.card import Attack, Power, TypeMatch
from playmat.cards.names import can_evolve, is_named, rule_name, same_name
from playmat.cards.printed import (
    is_basic_card,
    is_evolution_card,
    levels_up_from,
    restored_by,
    tagged,
)
from playmat.cards.set_file import BadCard
from playmat.importer.facts import read_card
from playmat.importer.legend_halves import legend_halves, merge_halves
from tests.cards.printed import mon, record


def trainer_record(name: str, *subtypes: str, **facts: Any) -> dict[str, Any]:
    return record(name, *subtypes, supertype="Trainer", hp="0", rules=["Do it."]) | facts


def test_a_pokemon_keeps_its_printed_facts() -> None:
    shock = {"name": "Shock", "cost": ["Lightning", "Colorless"], "damage": "20×", "text": "Flip."}
    gnaw = {"name": "Gnaw", "cost": [], "damage": "10", "text": ""}
    body = {"name": "Static", "type": "Poké-Body", "text": "It tingles."}

    card = read_card(
        record(
            "Raichu",
            "Stage 1",
            types=["Lightning", "Metal"],
            evolvesFrom="Pikachu",
            level="40",
            weaknesses=[{"type": "Fighting", "value": "×2"}],
            resistances=[{"type": "Metal", "value": "-20"}],
            retreatCost=["Colorless", "Colorless"],
            attacks=[gnaw, shock],
            abilities=[body],
        )
    )

    assert card == mon(
        "Raichu",
        "stage1",
        id="test-1",
        hp=60,
        types="LM",
        evolves_from="Pikachu",
        level="40",
        weaknesses=(TypeMatch("F", "x", 2),),
        resistances=(TypeMatch("M", "-", 20),),
        retreat=2,
        attacks=(Attack("Gnaw", "", "10", ""), Attack("Shock", "LC", "20x", None)),
        powers=(Power("Static", "body", None),),
    )
    assert card.unprogrammed() == ("Shock", "Static")


@pytest.mark.rule("META-4")
def test_a_weakness_keeps_its_printed_amount_or_none() -> None:
    entries = [{"type": "Fire", "value": "+20"}, {"type": "Water"}]

    card = read_card(record("Any", weaknesses=entries, resistances=[{"type": "Grass"}]))

    assert card.weaknesses == (TypeMatch("R", "+", 20), TypeMatch("W", "x", 0))
    assert card.resistances == (TypeMatch("G", "-", 0),)


@pytest.mark.scenario("K-007")
@pytest.mark.rule("DATA-1")
def test_the_title_tells_ex_from_upper_case_ex() -> None:
    promo = read_card(record("Kyogre ex", "Basic", "EX", id="np-37"))
    delta = read_card(record("Sceptile ex δ", "Stage 2", "EX"))
    later = read_card(record("Kyogre-EX", "Basic", "EX"))

    assert tagged(promo, "ex")
    assert not tagged(promo, "EX")
    assert delta.kinds == ("stage2", "ex", "delta")
    assert later.kinds == ("basic", "EX")


@pytest.mark.rule("DATA-1")
def test_the_subtype_decides_where_the_title_is_silent() -> None:
    assert read_card(record("Mewtwo", "Basic", "ex")).kinds == ("basic", "ex")


@pytest.mark.rule("DATA-3")
def test_basic_stage_is_basic_and_a_supporter_is_a_trainer() -> None:
    supporter = read_card(record("Any", "Supporter", hp="0", rules=["Draw."]))

    assert is_basic_card(read_card(record("Ralts", "Basic Stage")))
    assert (supporter.supertype, supporter.kinds) == ("trainer", ("supporter",))


@pytest.mark.rule("DATA-4", "CARD-BABY-1")
def test_a_baby_is_a_basic() -> None:
    assert read_card(record("Pichu", "Baby")).kinds == ("basic", "baby")


@pytest.mark.rule("DATA-5")
def test_only_a_baby_says_what_it_grows_into() -> None:
    pichu = read_card(record("Pichu", "Baby", evolvesTo=["Pikachu"]))
    scyther_ex = read_card(record("Scyther ex", "Basic", "ex", evolvesTo=["Scizor"]))

    assert can_evolve(pichu, mon("Pikachu"))
    assert scyther_ex.evolves_to == ()


def test_what_stands_for_a_fossil_grows_into_all_that_evolves_from_it() -> None:
    lines = [
        "Evolves into Kabuto",
        "You may play whoever is there that evolves from Mysterious Fossil on top of this card. "
        "It can't be affected by Special Conditions.",
    ]

    buried = read_card(record("Buried Fossil", "Basic", rules=lines))

    names = ("Kabuto", "Aerodactyl", "Aerodactyl ex", "Dark Omanyte", "Omanyte")
    assert buried.evolves_to == names


@pytest.mark.rule("DATA-6")
def test_a_level_up_does_not_evolve() -> None:
    line = "Put this card onto your Active Empoleon. It keeps its previous level."

    card = read_card(record("Empoleon LV.X", "Level-Up", evolvesFrom="Empoleon", rules=[line]))

    assert card.evolves_from == ""
    assert levels_up_from(card) == "Empoleon"
    assert not is_evolution_card(card)


@pytest.mark.rule("DATA-6", "DATA-7", "CARD-RES-1")
def test_a_restored_pokemon_does_not_evolve_from_its_item() -> None:
    line = "Put this card on a Bench only with the effect of Old Amber Aerodactyl"
    facts = {"evolvesFrom": "Old Amber Aerodactyl", "rules": [line]}

    card = read_card(record("Aerodactyl", "Restored", **facts))

    assert card.evolves_from == ""
    assert restored_by(card) == "Old Amber Aerodactyl"
    assert not is_named(mon("Old Amber"), restored_by(card))


@pytest.mark.scenario("K-056")
@pytest.mark.rule("DATA-8", "CARD-LEG-5")
def test_halves_of_a_legend_print_what_either_prints() -> None:
    water, fighting = [{"type": kind, "value": "×2"} for kind in ("Water", "Fighting")]
    bottom = record("Entei & Raikou LEGEND", "LEGEND", id="hgss2-100", weaknesses=[water, fighting])
    top = bottom | {"id": "hgss2-99", "weaknesses": [water]}
    other = record("Ho-Oh LEGEND", "LEGEND", id="hgss2-1", weaknesses=[fighting])

    cards = merge_halves(map(read_card, [bottom, top, other, record("Entei", id="hgss2-4")]))

    both = (TypeMatch("W", "x", 2), TypeMatch("F", "x", 2))
    assert [card.weaknesses for card in cards] == [both, both, (TypeMatch("F", "x", 2),), ()]
    assert [half.id for half in legend_halves(cards[0], cards)] == ["hgss2-99", "hgss2-100"]
    assert legend_halves(cards[3], cards) == ()


@pytest.mark.parametrize(
    ("subtypes", "kinds"),
    [
        ([], ("item",)),
        (["Rocket's Secret Machine"], ("item", "secret_machine")),
        (["Goldenrod Game Corner"], ("item",)),
        (["Supporter"], ("supporter",)),
        (["Stadium", "Team Plasma"], ("stadium", "plasma")),
        (["Pokémon Tool", "ACE SPEC"], ("tool", "ace")),
        (["Technical Machine"], ("machine",)),
    ],
)
@pytest.mark.rule("DATA-9")
def test_a_trainer_without_a_known_kind_is_an_item(
    subtypes: list[str], kinds: tuple[str, ...]
) -> None:
    card = read_card(trainer_record("Any", subtypes=subtypes))

    assert card.kinds == kinds
    assert card.text is None


@pytest.mark.rule("DATA-10", "CARD-FOS-11")
def test_fossils_and_dolls_are_colorless_trainers_with_hp() -> None:
    fossil = read_card(trainer_record("Mysterious Fossil", hp="10"))
    doll = read_card(trainer_record("Clefairy Doll", hp="10"))

    assert (fossil.supertype, fossil.kinds, fossil.types, fossil.hp) == (
        "trainer",
        ("fossil",),
        "C",
        10,
    )
    assert doll.kinds == ("doll",)


@pytest.mark.rule("DATA-12")
def test_a_hyper_gear_is_a_tool_of_team_flare_under_its_whole_title() -> None:
    card = read_card(trainer_record("Head Ringer Team Flare Hyper Gear", "Pokémon Tool F"))

    assert card.kinds == ("tool", "flare")
    assert rule_name(card) == "Head Ringer Team Flare Hyper Gear"


@pytest.mark.rule("TOOL-6")
def test_a_trainer_attached_to_a_pokemon_is_gear_unless_it_attaches_something_else() -> None:
    gear = read_card(trainer_record("PlusPower", "Item", rules=["Attach PlusPower to it."]))
    item = read_card(trainer_record("Max Elixir", "Item", rules=["Attach an Energy card."]))

    assert gear.kinds == ("gear",)
    assert item.kinds == ("item",)


@pytest.mark.rule("DATA-13")
def test_spellings_of_one_name_that_differ_by_case_meet() -> None:
    assert same_name(read_card(record("Ho-oh")), read_card(record("Ho-Oh")))
    assert not same_name(read_card(record("Mewtwo ex")), read_card(record("Mewtwo-EX")))


@pytest.mark.rule("DATA-14", "NAMING-1")
def test_the_level_is_kept_beside_the_name() -> None:
    card = read_card(record("Gengar", "Stage 2", level="43"))

    assert (card.name, card.level) == ("Gengar", "43")


@pytest.mark.rule("DATA-15")
def test_a_title_in_two_scripts_is_its_english_half() -> None:
    attack = {"name": "ふみつけ[Stomp]", "cost": ["Colorless"], "damage": "20+", "text": ""}

    card = read_card(
        record(
            "ナッシー[Exeggutor]", "Stage 1", evolvesFrom="タマタマ[Exeggcute]", attacks=[attack]
        )
    )

    assert (card.name, card.evolves_from) == ("Exeggutor", "Exeggcute")
    assert card.attacks[0].name == "Stomp"
    assert read_card(record("Unown [E]")).name == "Unown [E]"


@pytest.mark.rule("DATA-16", "CARD-HELD-1")
def test_a_held_item_is_a_face_of_its_own() -> None:
    card = read_card(record("Murkrow", rules=["Dusk Stone: it grows early."]))

    assert card.powers == (Power("Dusk Stone", "held", None),)
    assert card.text == ""
    assert card.unprogrammed() == ("Dusk Stone",)


@pytest.mark.rule("CARD-TRAIT")
def test_an_ancient_trait_is_no_ability() -> None:
    trait = {"name": "Ω Barrier", "text": "It holds."}

    card = read_card(record("Sceptile", "Stage 2", ancientTrait=trait))

    assert card.powers == (Power("Ω Barrier", "trait", None),)


@pytest.mark.parametrize(
    ("title", "subtypes", "kinds"),
    [
        ("Dark Raichu", ["Stage 1"], ("stage1", "dark")),
        ("Darkrai", ["Basic"], ("basic",)),
        ("Light Azumarill", ["Stage 1"], ("stage1", "light")),
        ("Shining Mewtwo", ["Basic"], ("basic", "shining")),
        ("Brock's Onix", ["Basic"], ("basic", "owner")),
        ("Rocket's Scizor ex", ["Stage 1", "ex"], ("stage1", "ex", "owner")),
        ("Holon's Castform", ["Basic"], ("basic", "holon")),
        ("Dialga G LV.X", ["Level-Up", "SP"], ("levelup", "sp")),
        ("Charizard ★ δ", ["Basic", "Star"], ("basic", "star", "delta")),
        ("Primal Kyogre-EX", ["MEGA", "EX"], ("mega", "EX", "primal")),
        ("Raichu BREAK", ["BREAK"], ("break",)),
        ("Ampharos", ["Stage 2", "Prime"], ("stage2", "prime")),
        ("Liepard", ["Stage 1", "Team Plasma"], ("stage1", "plasma")),
        ("Lapras V", ["Basic", "V"], ("basic", "v")),
        ("Lapras VMAX", ["VMAX", "Rapid Strike"], ("stage1", "v", "vmax", "rapid_strike")),
        ("Arceus VSTAR", ["VSTAR"], ("stage1", "v", "vstar")),
    ],
)
@pytest.mark.rule("CARD-OWN-4", "CARD-SP-4", "CARD-PLA-2")
def test_tags_follow_the_stage_in_dictionary_order(
    title: str, subtypes: list[str], kinds: tuple[str, ...]
) -> None:
    assert read_card(record(title, *subtypes)).kinds == kinds


@pytest.mark.parametrize("kind", ["VMAX", "VSTAR"])
def test_the_later_forms_of_a_pokemon_v_evolve_from_it(kind: str) -> None:
    card = read_card(record(f"Lapras {kind}", kind, evolvesFrom="Lapras V"))

    assert card.evolves_from == "Lapras V"


@pytest.mark.rule("CARD-SHINY-1")
def test_a_shiny_version_is_known_by_its_number() -> None:
    assert read_card(record("Dialga", id="col1-SL2")).kinds == ("basic", "shiny")
    assert read_card(record("Dialga", id="col1-2")).kinds == ("basic",)


@pytest.mark.rule("EN-1", "EN-3")
def test_the_card_tells_basic_from_special_energy() -> None:
    facts = {"supertype": "Energy", "hp": "0"}

    basic = read_card(record("Darkness Energy", "Basic", **facts))
    special = read_card(record("Darkness Energy", "Special", rules=["It hurts."], **facts))

    assert (basic.kinds, basic.provides, basic.text) == (("basic_energy",), "D", "")
    assert (special.kinds, special.provides, special.text) == (("special_energy",), "", None)


def test_a_line_that_is_not_recognised_leaves_the_card_unprogrammed() -> None:
    card = read_card(record("Holon's Castform", rules=["It may be attached."]))

    assert card.text is None
    assert replace(card, text="").unprogrammed() == ()


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ({"name": "Any"}, "'supertype' is missing"),
        (record("Any", "V"), "is a stage"),
        (record("Any", types=["Sound"]), "'Sound' is missing or unknown"),
        (record("Any", weaknesses=[{"type": "Fire", "value": "2x"}]), "'2x' is not an amount"),
        (record("Any", supertype="Coin"), "'Coin' is missing or unknown"),
        (record("Any", hp="sixty"), "sixty"),
        (["Any"], "list"),
    ],
)
def test_a_record_that_is_no_card_is_refused(broken: Any, why: str) -> None:
    with pytest.raises(BadCard, match=why):
        read_card(broken)
