"""Pointless questions are skipped: shields, empty decks, empty Benches."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_played.tables import table


@pytest.mark.parametrize(
    ("deck", "foe_deck", "asked"), [("", "G, R", "may"), ("G", "G, R", "effect"), ("G", "", "may")]
)
def test_trick_shovel_offers_no_look_at_an_empty_deck(deck: str, foe_deck: str, asked: str) -> None:
    duel = table("xy", "Wall", hand="xy2-98", deck=deck, foe_deck=foe_deck)

    duel.play("Trick Shovel")

    assert duel.asked == asked
    assert duel.you.hand == []


TWO = "+R +W"
TAKEN: list[Any] = [
    pytest.param("xy", "xy12-67 +D +D +D", TWO, "Crunch", id="discarded"),
    pytest.param("ecard", "base1-13 +W +W +W +W", TWO, "Whirlpool", id="if it has any"),
    pytest.param("ex", "ex10-110 +R +R +R +R", TWO, "Kindle", id="after one of its own"),
    pytest.param("xy", "xyp-XY67a +W +W +W", "+base1-96 +bw4-93", "Stardust", id="and then more"),
    pytest.param("xy", "bw2-23 +W +W +W", f"{TWO} | Keg", "Rushing Water", id="moved"),
]


@pytest.mark.parametrize(("rules", "you", "energy", "attack"), TAKEN)
def test_energy_that_no_attack_may_take_off_is_not_asked_for(
    rules: str, you: str, energy: str, attack: str
) -> None:
    safe = table(rules, you, f"Guard {energy}")
    open_to_it = table(rules, you, f"Wall {energy}")

    safe.attack(attack)
    open_to_it.attack(attack)

    assert (safe.asked, safe.player, len(safe.foe.active.energy)) == ("main", "foe", 2)
    assert open_to_it.asked == "pick_card"


def test_what_keeps_energy_from_being_taken_off_is_told() -> None:
    duel = table("xy", "xy12-67 +D +D +D", f"Guard {TWO}")

    duel.attack("Crunch")

    assert len(duel.events("unaffected")) == 1


@pytest.mark.parametrize(
    ("rules", "you", "attack"),
    [
        ("ex", "ex8-2 +G", "Luring Antenna"),
        ("ex", "ex10-18 +P +P", "Drag Off"),
        ("xy", "bw6-73 +L +L +L", "Whirlwind"),
    ],
)
@pytest.mark.parametrize(("foe", "asked"), [("Guard", "main"), ("Wall", "may")])
def test_whether_to_switch_is_asked_only_if_the_active_may_leave(
    rules: str, you: str, attack: str, foe: str, asked: str
) -> None:
    duel = table(rules, you, f"{foe} | Keg, Wall")

    duel.attack(attack)

    assert duel.asked == asked


SHUT = "bw5-48 +P | Wall +R"  # attacks affect none of theirs with Energy
MOVED: list[Any] = [
    pytest.param("bw9-54 +P dmg10 | Wall dmg10", SHUT, "Transfer Pain", "main", id="none"),
    pytest.param("bw9-54 +P dmg10 | Wall dmg10", "Wall", "Transfer Pain", "pick_mon", id="some"),
    pytest.param("bw8-70 +P +P +P dmg20 | Wall dmg80", "Guard", "Damakinesis", "main", id="safe"),
    pytest.param("bw8-70 +P +P +P dmg20 | Wall dmg40", "Wall", "Damakinesis", "main", id="all go"),
    pytest.param(
        "bw8-70 +P +P +P dmg20 | Wall dmg50", "Wall", "Damakinesis", "pick_mon", id="one stays"
    ),
]


@pytest.mark.parametrize(("you", "foe", "attack", "asked"), MOVED)
def test_whose_counters_go_is_asked_only_if_some_stay_and_some_go(
    you: str, foe: str, attack: str, asked: str
) -> None:
    duel = table("xy", you, foe)

    duel.attack(attack)

    assert duel.asked == asked


@pytest.mark.parametrize(("deck", "asked"), [("", "main"), ("G", "may")])
def test_nobody_is_asked_to_search_an_empty_deck(deck: str, asked: str) -> None:
    benched = table("ex", "Wall", hand="ex12-8", deck=deck)
    evolved = table("ecard", "base1-58 | basep-11", hand="base1-14", deck=deck)

    benched.bench("ex12-8")
    evolved.evolve("base1-14")

    assert (benched.asked, evolved.asked) == (asked, asked)


@pytest.mark.parametrize(("foe", "asked"), [("Wall", "main"), ("Wall | Wall", "may")])
def test_no_search_for_no_cards_is_asked_for(foe: str, asked: str) -> None:
    duel = table("ex", "ex10-45", foe, hand="ex10-110", deck="R, R")

    duel.evolve("ex10-110")

    assert duel.asked == asked


NAMED: list[Any] = [
    pytest.param("legends", "hgss3-27 +G +G", "Miracle Powder", {"flips": "H"}, id="by a coin"),
    pytest.param("ecard", "gym1-45 +G +G +G", "Magic Pollen", {"flips": "H"}, id="one of four"),
    pytest.param("ex", "ex14-11 +G +G", "Pick and Choose", {}, id="one of two"),
    pytest.param("ex", "ex4-1 +ex4-79 +W", "Miracle", {}, id="by a machine"),
]


@pytest.mark.parametrize(("rules", "you", "attack", "coins"), NAMED)
def test_no_condition_is_named_for_a_defender_that_is_safe_from_it(
    rules: str, you: str, attack: str, coins: dict[str, str]
) -> None:
    safe = table(rules, you, "Guard")
    open_to_it = table(rules, you, "Wall")

    safe.attack(attack, **coins)
    open_to_it.attack(attack, **coins)

    assert (safe.asked, safe.player) == ("main", "foe")
    assert open_to_it.asked == "effect"


@pytest.mark.parametrize(
    ("foe", "asked"),
    [
        ("Keg dmg30 | Wall", "prize"),
        ("Keg | Wall", "effect"),
        pytest.param("Keg dmg30 +neo1-86 | Wall", "effect", id="it may be saved"),
        pytest.param("pop2-4 dmg60 | Wall", "effect", id="it answers in kind"),
    ],
)
def test_no_condition_is_named_for_a_defender_that_falls(foe: str, asked: str) -> None:
    after = table("legends", "hgss3-27 +G +G", foe)
    before = table("legends", "pl3-17 +G +G +G", foe)

    after.attack("Miracle Powder", flips="H")
    before.attack("Select Powder")

    assert (after.asked, before.asked) == (asked, asked)


GIVEN: list[Any] = [
    pytest.param("xy", "bw6-82 +M +M", "Magnetic Lines", "may", id="if one likes"),
    pytest.param("ecard", "basep-12 +P", "Energy Control", "pick_card", id="by a coin"),
    pytest.param("xy", "bw2-23 +W +W +W", "Rushing Water", "pick_card", id="to the Bench"),
]


@pytest.mark.parametrize(("rules", "you", "attack", "asked"), GIVEN)
@pytest.mark.parametrize("foe", ["Wall +G +W", "Wall +G +W | Guard", "Guard +G +W | Wall"])
def test_no_energy_of_theirs_is_moved_where_nobody_may_have_it(
    rules: str, you: str, attack: str, asked: str, foe: str
) -> None:
    shut = table(rules, you, foe)
    open_to_it = table(rules, you, "Wall +G +W | Keg")

    for duel in (shut, open_to_it):
        duel.attack(attack, flips="H" * (attack == "Energy Control"))

    assert (shut.asked, shut.player) == ("main", "foe")
    assert open_to_it.asked == asked


@pytest.mark.parametrize(("foe", "asked"), [("Guard", "main"), ("Wall", "pick_card")])
def test_no_energy_is_picked_from_a_pile_for_whom_a_shield_keeps_it_from(
    foe: str, asked: str
) -> None:
    duel = table("xy", "xy4-21 +W", foe, foe_discard="G, R, W, L")

    duel.attack("Meddling")

    assert duel.asked == asked


@pytest.mark.parametrize(
    ("rules", "baby", "grown", "lock"),
    [
        ("platinum", "pl3-115 dmg10", "dp2-30", "pl1-6"),
        ("ex", "pl3-115 dmg10", "dp2-30", "Wall | ex11-23"),
        ("ex", "ex16-21 dmg10", "base1-58", "ex16-10"),
    ],
)
def test_no_evolution_is_offered_that_a_lock_forbids(
    rules: str, baby: str, grown: str, lock: str
) -> None:
    locked = table(rules, f"{baby} | Wall", lock, hand=grown)
    free = table(rules, f"{baby} | Wall", "Wall", hand=grown)

    assert locked.refused("use Baby Evolution")
    assert free.can("use Baby Evolution")


ONE_MORE: list[Any] = [
    pytest.param("xy2-43 +P", "Ear Influence", "Wall | Guard dmg20", "main", id="off a safe one"),
    pytest.param("xy2-43 +P", "Ear Influence", "Wall dmg20 | Guard", "main", id="to a safe one"),
    pytest.param("xy2-43 +P", "Ear Influence", "Wall dmg20 | Guard, Keg", "may", id="to another"),
    pytest.param("xy11-62 +D +D", "Damage Play", "Keg dmg20 | Guard dmg20", "main", id="Bench"),
    pytest.param("xy11-62 +D +D", "Damage Play", "Guard | Keg dmg20", "main", id="the Active"),
    pytest.param("xy11-62 +D +D", "Damage Play", "Wall | Keg dmg20", "may", id="both open"),
    pytest.param("dp3-72 +P +P dmg20", "Hidden Power", "bw4-76", "main", id="no healing"),
    pytest.param("dp3-72 +P +P dmg20", "Hidden Power", "Wall", "may", id="healing"),
]


@pytest.mark.parametrize(("you", "attack", "foe", "asked"), ONE_MORE)
def test_one_more_counter_is_asked_for_only_where_it_can_go(
    you: str, attack: str, foe: str, asked: str
) -> None:
    duel = table("xy", you, foe)

    duel.attack(attack)

    assert duel.asked == asked


def test_counters_are_moved_one_by_one_until_there_is_a_no() -> None:
    duel = table("xy", "xy2-43 +P", "Wall dmg30 | Keg, Guard")

    duel.attack("Ear Influence", answers=["yes", "Keg", "yes", "Wall", "Keg", "no"])

    assert [duel.foe.active.damage, *(mon.damage for mon in duel.foe.bench)] == [10, 20, 0]


@pytest.mark.parametrize(
    ("whom", "asked"), [("foe's active", "pick_card"), ("foe's bench 1", "main")]
)
def test_no_energy_is_picked_of_whom_a_text_keeps_it_on(whom: str, asked: str) -> None:
    duel = table("ecard", "Wall +G", "Wall +G +R +W | neo3-58 +R +W", hand="base1-79")

    duel.play("Super Energy Removal", answers=[whom])

    assert duel.asked == asked
    assert duel.foe.bench[0].energy == ["R", "W"]
