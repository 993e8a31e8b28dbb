"""Cards that no player can receive, or that change nothing, are not offered, moved or counted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_played.tables import table

EVOLVED_ONLY = "ex9-87"  # Double Rainbow Energy stays only on evolved Pokémon
DRAGONS_ONLY = "xy6-97"  # Double Dragon Energy stays only on Dragon Pokémon
GOLDUCK = "pl1-98>pl1-29"
TOWER = f"Wall>Tower +{EVOLVED_ONLY}"


@pytest.mark.parametrize(
    ("you", "answers", "damage", "moved"),
    [
        pytest.param(f"{GOLDUCK} +W +W", [], 40, [], id="nobody is there"),
        pytest.param(f"{GOLDUCK} +{EVOLVED_ONLY} | Keg, Wall", [], 30, [0, 0], id="none may"),
        pytest.param(
            *(f"{GOLDUCK} +{EVOLVED_ONLY} | Keg, Wall>Tower", ["yes"], 50, [0, 1]), id="one may"
        ),
        pytest.param(
            *(f"{GOLDUCK} +W +{EVOLVED_ONLY} | Keg, Wall", [], 30, [0, 0]), id="nobody may have all"
        ),
        pytest.param(
            *(f"{GOLDUCK} +W +{EVOLVED_ONLY} | Keg, Wall>Tower", ["yes"], 50, [0, 2]),
            id="one may have all",
        ),
        pytest.param(f"{GOLDUCK} +W +W | Keg", ["yes"], 60, [2], id="it is moved"),
        pytest.param(f"{GOLDUCK} +W +W | Keg", ["no"], 40, [0], id="it is not"),
    ],
)
def test_water_slide_adds_only_for_energy_that_somebody_may_have(
    you: str, answers: list[str], damage: int, moved: list[int]
) -> None:
    duel = table("platinum", you)

    duel.attack("Water Slide", answers=answers)

    assert duel.foe.active.damage == damage
    assert [len(mon.energy) for mon in duel.you.bench] == moved
    assert duel.player == "foe"


@pytest.mark.parametrize(
    ("bench", "asked", "energy"),
    [
        ("base1-58 +L", "main", ["P", "L"]),
        ("base1-58 +L, dc1-10", "pick_card", ["P"]),
    ],
)
def test_magma_switch_offers_only_energy_that_has_somewhere_to_go(
    bench: str, asked: str, energy: list[str]
) -> None:
    duel = table("xy", f"dc1-11 +P | {bench}")

    duel.power("Magma Switch")

    assert (duel.asked, duel.you.active.energy) == (asked, energy)


@pytest.mark.parametrize(("more", "asked"), [("", "pick_mon"), (" +W", "pick_card")])
def test_energy_that_nobody_else_may_have_is_not_picked_to_be_moved(more: str, asked: str) -> None:
    duel = table("ecard", f"{TOWER} +R{more} | ecard3-H1, Keg")

    duel.power("Energy Jump")

    assert duel.asked == asked


GIVEN: list[Any] = [
    pytest.param(
        *("platinum", f"dp6-30 | {TOWER}", f"dp6-30 | {TOWER} +M"),
        *("use Smelt", {}),
        id="of another",
    ),
    pytest.param(
        *("xy", "Wall | xyp-XY146, xy9-114>xy9-115", "Wall | xyp-XY146, xy6-58>xy6-59"),
        *("use Mega Boost", {"hand": DRAGONS_ONLY}),
        id="of the hand",
    ),
    pytest.param(
        *("ecard", f"{TOWER} | ecard3-H1, Keg", f"{TOWER} | ecard3-H1, Wall>Tower"),
        *("use Energy Jump", {}),
        id="of any",
    ),
]


@pytest.mark.parametrize(("rules", "vain", "useful", "use", "more"), GIVEN)
def test_a_power_is_not_offered_for_cards_that_nobody_may_have(
    rules: str, vain: str, useful: str, use: str, more: dict[str, Any]
) -> None:
    assert table(rules, vain, **more).refused(use)
    assert table(rules, useful, **more).can(use)


@pytest.mark.parametrize(("bench", "asked"), [("Keg, Flint", "pick_mon"), ("Keg, Tower", "effect")])
def test_pow_hand_extension_offers_no_move_of_energy_that_nobody_may_have(
    bench: str, asked: str
) -> None:
    bench = bench.replace("Tower", "Wall>Tower")
    foe = f"{TOWER} | {bench}"
    duel = table("ex", "Wall", foe, hand="ex7-85", foe_prizes=3)

    duel.play("ex7-85")

    assert duel.asked == asked


@pytest.mark.parametrize(("foe", "can"), [("Wall", False), ("base1-58", True)])
def test_shift_is_not_offered_where_nobody_has_another_type(foe: str, can: bool) -> None:
    duel = table("ecard", "base4-31 | base4-31", foe)

    assert duel.can("use Shift") is can
