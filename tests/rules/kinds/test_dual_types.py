"""Pokémon of two types, and two Weaknesses. [CARD-DUAL-1 ... CARD-DUAL-5]"""

from __future__ import annotations

import pytest

from playmat.cards.card import Power, TypeMatch
from playmat.rules import book
from tests.rules.cards_combat import blow, done, duel, every_book, mon, target, trainer


def held(change: str) -> tuple[Power, ...]:
    """The Body of a Pokémon that changes something while it is in play."""
    return (Power("Hue", "body", f"static {{ {change} }}"),)


@pytest.mark.rule("DAMAGE-06", "CARD-DUAL-1", "CARD-DUAL-4")
@pytest.mark.scenario("S-105")
@pytest.mark.parametrize(
    ("weak", "resist", "expected"),
    [
        ("Yx2", "W-20", 80),
        ("Wx2 Yx2", "", 100),
        ("Wx2", "", 100),
        ("", "Y-20", 30),
        ("Gx2", "", 50),
    ],
)
@every_book
def test_a_dual_type_counts_with_either_type_and_each_step_once(
    rules: str, weak: str, resist: str, expected: int
) -> None:
    dual = mon("Dual", 60, "WY", blow("Wave", 50))

    assert done(rules, "Wave", dual, target(weak=weak, resist=resist), by="Dual") == expected


@pytest.mark.rule("CARD-DUAL-4")
@pytest.mark.scenario("K-140")
@pytest.mark.parametrize(("damage", "resist", "expected"), [(40, "M-30", 50), (60, "M-20", 100)])
@every_book
def test_weakness_to_one_type_comes_before_resistance_to_the_other(
    rules: str, damage: int, resist: str, expected: int
) -> None:
    dual = mon("Dual", 60, "WM", blow("Wave", damage))

    assert done(rules, "Wave", dual, target(weak="Wx2", resist=resist), by="Dual") == expected


@pytest.mark.rule("CARD-DUAL-3")
@every_book
def test_two_matching_resistances_count_once(rules: str) -> None:
    dual = mon("Dual", 60, "WM", blow("Wave", 60))

    assert done(rules, "Wave", dual, target(resist="W-20 M-30"), by="Dual") == 30


@pytest.mark.rule("CARD-DUAL-2", "DAMAGE-06")
@pytest.mark.scenario("K-141")
@pytest.mark.parametrize(("once", "damage", "prizes"), [(True, 100, 6), (False, 0, 4)])
@every_book
def test_two_matching_weaknesses_count_once_unless_switched(
    rules: str, once: bool, damage: int, prizes: int
) -> None:
    legend = mon("Raikou & Suicune LEGEND", 160, "LW", blow("Aurora Gain", 50), id="t-legend")
    weak = (TypeMatch("W", "x", 2), TypeMatch("L", "x", 2))
    kinds = ("basic", "ex")
    charizard = mon("Charizard ex", 160, "R", weak=weak, kinds=kinds, text='rule("prizes", 2)')
    house = book(rules).replace(weakness_once=once)
    table = duel(house, "t-legend", "Charizard ex | Dummy", legend, charizard)

    table.attack("Aurora Gain", answers=[] if once else ["prize 1", "prize 2"])

    assert table.foe.active.damage == damage
    assert table.you.prizes_left == prizes


@pytest.mark.rule("CARD-DUAL-2")
@every_book
def test_of_two_added_weaknesses_the_largest_counts(rules: str) -> None:
    dual = mon("Dual", 60, "WM", blow("Wave", 60))

    assert done(rules, "Wave", dual, target(weak="W+10 M+30"), by="Dual") == 90


@pytest.mark.rule("CARD-DUAL-5", "CARD-DUAL-1")
@every_book
def test_an_effect_that_changes_type_replaces_both(rules: str) -> None:
    dye = trainer("Dye", "stadium", "static { mod_type(types, all(both), set, R) }")
    dual = mon("Dual", 60, "WM", blow("Wave", 60))
    table = duel(rules, "Dual", "Target", dual, dye, target(weak="Wx2"), stadium="Dye")

    table.attack("Wave")

    assert table.you.active.types == "R"
    assert table.foe.active.damage == 60


@pytest.mark.rule("CARD-DUAL-5")
@pytest.mark.parametrize("you", ["Turned | Dyer", "Dyer | Turned"])
@every_book
def test_a_type_is_added_to_those_another_text_sets_wherever_it_lies(rules: str, you: str) -> None:
    turned = mon("Turned", powers=held("mod_type(types, self, set, P, F)"))
    dyer = mon("Dyer", powers=held("mod_type(types, all(me), add, R)"))

    table = duel(rules, you, "Dummy", turned, dyer)

    (seen,) = [one for one in (table.you.active, *table.you.bench) if one.name == "Turned"]
    assert set(seen.types) == set("PFR")


@pytest.mark.rule("EN-6")
@pytest.mark.parametrize("you", ["Turned +W | Dyer", "Dyer | Turned +W"])
@every_book
def test_a_type_is_added_to_energy_that_another_text_sets(rules: str, you: str) -> None:
    turned = mon("Turned", powers=held("mod_type(energy_provided, self, set, P)"))
    dyer = mon("Dyer", powers=held("mod_type(energy_provided, all(me), add, R)"))
    asks = trainer("Asks", "item", "play { counters(active(foe), units(all(me), R)) }")
    table = duel(rules, you, "Dummy", turned, dyer, asks, hand="Asks")

    table.play("Asks")

    assert table.foe.active.damage == 10
