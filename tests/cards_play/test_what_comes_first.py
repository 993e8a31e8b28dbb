"""What is done to use an attack, whom shields reach, and what a Knock Out pays."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario

CHANSEY = "base1-3"  # 120 HP


@pytest.mark.rule("ATTACK-04")
@pytest.mark.parametrize(("flips", "hurt"), [("T", 0), ("HT", 30)])
def test_a_coin_on_which_an_attack_does_nothing_comes_before_confusion(
    flips: str, hurt: int
) -> None:
    duel = scenario("legends", "hgss2-43 +R +R confused", CHANSEY)

    duel.attack("Tail Smash", flips=flips)

    assert (duel.you.active.damage, duel.foe.active.damage) == (hurt, 0)


@pytest.mark.rule("ATTACK-04")
@pytest.mark.parametrize(("flips", "hurt"), [("T", 30), ("HT", 0)])
def test_the_book_of_2016_asks_for_confusion_before_that_coin(flips: str, hurt: int) -> None:
    duel = scenario("xy", "hgss2-43 +R +R confused", CHANSEY)

    duel.attack("Tail Smash", flips=flips)

    assert duel.you.active.damage == hurt


@pytest.mark.parametrize(
    ("attacker", "attack", "damage"),
    [("ex7-74 +R +R", "Swift", 20), ("ex16-46 +D", "Feint Attack", 10)],
)
def test_an_attack_that_passes_over_bodies_is_not_weakened_by_one(
    attacker: str, attack: str, damage: int
) -> None:
    duel = scenario("ex", attacker, "ex8-39")

    duel.attack(attack)

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize(("flip", "stays"), [("H", True), ("T", False)])
def test_defense_curl_holds_against_the_damage_of_a_power(flip: str, stays: bool) -> None:
    duel = scenario("ecard", f"neo1-66 +W | {CHANSEY}", "neo1-22")  # Marill, weak to Lightning

    duel.attack("Defense Curl", flips=f"H{flip}")  # the first for the Baby
    duel.power("Playful Punch", flips="H")

    assert ("neo1-66" in [m.id for m in duel.you.actives]) == stays


@pytest.mark.parametrize(("fallen", "taken"), [("base3-62", []), ("base1-46", ["1", "2"])])
def test_no_more_prizes_are_taken_for_what_does_not_count(fallen: str, taken: list[str]) -> None:
    duel = scenario("xy", "bwp-BW83 +bw9-106 +W +W +W +W", f"{fallen} | {CHANSEY}")

    duel.attack("Plasma Gale", answers=[f"prize {n}" for n in taken])

    assert (duel.player, 6 - len(duel.you.prizes)) == ("foe", len(taken))


def test_destiny_bond_reaches_who_puts_the_last_counters() -> None:
    duel = scenario("platinum", f"base1-50 +P +P | {CHANSEY}", f"dp6-40 +P | {CHANSEY}")

    duel.attack("Destiny Bond").attack("Curse and Deceive")

    assert "dp6-40" not in [m.id for m in [*duel.foe.actives, *duel.foe.bench]]


def test_chain_of_events_needs_a_second_active() -> None:
    duel = scenario("ex", f"hgss2-44 +P dmg20 | ex3-8 +L dmg20, {CHANSEY}", CHANSEY)

    duel.attack("Reaction", answers=["yes", "bench 1"])

    assert (duel.player, duel.asked) == ("foe", "main")


def test_psychic_control_wants_a_trainer_card_to_use() -> None:
    duel = scenario("ecard", CHANSEY, CHANSEY, hand="gym2-121", foe_discard="L, base1-58")

    assert duel.refused("play Sabrina's Psychic Control")


@pytest.mark.parametrize(("benched", "active"), [("ex16-24", CHANSEY), ("base1-46", "base1-46")])
def test_a_shielded_pokemon_is_not_brought_up_by_an_attack(benched: str, active: str) -> None:
    duel = scenario("ex", "ex5-95 +M +M", f"{CHANSEY} | {benched}, base1-44")

    duel.attack("Metal Reversal", answers=["yes", "bench 1"])

    assert duel.foe.active.id == active


@pytest.mark.parametrize(("flip", "active"), [("H", "base3-6"), ("T", CHANSEY)])
def test_transparency_may_stop_an_attack_that_only_switches(flip: str, active: str) -> None:
    duel = scenario("ecard", "ecard2-52 +M", f"base3-6 | {CHANSEY}")

    duel.attack("Attract", flips=flip)

    assert duel.foe.active.id == active


def test_a_number_of_nothing_is_not_asked() -> None:
    duel = scenario("xy", "base1-46>base1-24", CHANSEY, hand="base1-72", stadium="gym2-102")

    duel.play("Devolution Spray", flips="T", answers=["yes"])

    assert duel.asked == "main"
