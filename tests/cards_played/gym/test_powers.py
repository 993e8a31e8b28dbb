"""Pokémon Powers of the Gym sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    ARCANINE,
    ELECTABUZZ,
    PIKACHU,
    ecard_table,
    ex_table,
    harms,
    table,
)


def test_pollen_defense_confuses_even_a_killer() -> None:
    duel = ecard_table(f"gym1-5 dmg60 | {PIKACHU}", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.foe.active.conditions == {"confused"}


def test_rebirth_returns_moltres_but_not_its_energy() -> None:
    duel = ecard_table(f"gym1-12 +R dmg40 | {PIKACHU}", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H", answers=["yes"])

    assert "gym1-12" in duel.you.hand
    assert duel.you.discard == ["R"]


def test_rebirth_brings_nothing_back_from_the_lost_zone() -> None:
    duel = table("platinum", "gym1-12 +R dmg40 | base1-58", "pl1-27 +P +P +P", player="foe")

    duel.attack("Broken-space Blow")

    assert sorted(duel.you.lost) == ["R", "gym1-12"]
    assert duel.you.hand == []


def test_strange_barrier_takes_ten_from_any_basic_blow() -> None:
    duel = ecard_table("gym1-42", "base1-7 +F +F +F", player="foe")
    evolved = ecard_table("gym1-42", "base1-52>base1-34 +F +F +F +F", player="foe")

    duel.attack("Special Punch")
    evolved.attack("Karate Chop")

    assert duel.you.active.damage == 10
    assert evolved.asked == "prize"


@pytest.mark.rule("COND-20")
def test_pollen_defense_answers_a_confused_pokemon_that_attacks_itself() -> None:
    early = ecard_table("gym1-5 +G +G +G confused")
    later = ex_table("gym1-5 +G +G +G confused")

    early.attack("Mega Drain", flips="TH")
    later.attack("Mega Drain", flips="T")

    assert (early.you.active.damage, early.foe.active.conditions) == (20, {"confused"})
    assert later.foe.active.conditions == set()


def test_fortitude_keeps_machamp_at_ten() -> None:
    duel = ecard_table("gym2-6 dmg90", "base1-20 +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.you.active.hp_left == 10


def test_gaseous_form_adds_ten_a_psychic_energy() -> None:
    duel = ecard_table("gym2-97 +P +P +G")

    assert duel.you.active.hp == 60


def test_psylink_borrows_the_attacks_of_psychic_friends() -> None:
    duel = ecard_table("gym2-16 +P +P +P | base1-31, base1-58", ARCANINE)

    assert duel.can("attack Meditate")
    assert duel.refused("attack Gnaw")
    duel.attack("Meditate")
    assert duel.foe.active.damage == 20


def test_psylink_lets_metronome_take_what_alakazam_has_copies_of() -> None:
    duel = ecard_table("base1-5 +P +P +P", "gym2-16 | base1-31")

    duel.attack("Metronome", answers=["Doubleslap"], flips="HT")

    assert duel.foe.active.damage == 10


def test_shock_blast_strikes_both_actives_and_may_go_on() -> None:
    duel = ecard_table(f"gym2-52 | {PIKACHU}", "base1-26 +G", player="foe")

    duel.attack("Pound", flips="TH")

    assert duel.you.active.damage == 30
    assert duel.foe.active.damage == 20


def test_flee_takes_tentacruel_away_from_the_rest_of_the_attack() -> None:
    duel = ecard_table(f"gym1-10 | {PIKACHU}", f"{ELECTABUZZ} +L", player="foe")

    duel.attack("Thundershock", flips="H", answers=["yes"])

    assert duel.you.active.name == "Pikachu"
    assert duel.you.active.conditions == set()
    assert duel.you.bench[0].damage == 20
    assert duel.you.bench[0].conditions == set()


@pytest.mark.parametrize(
    ("row", "harm"), [("gym2-41 | Wall", "20 | 0"), ("Wall | gym2-41", "30 | 0")]
)
def test_relaxing_scent_halves_damage_and_rounds_it_up_while_active(row: str, harm: str) -> None:
    duel = table("ecard", row, player="foe")

    duel.attack("Push")

    assert harms(duel) == (harm, "0")


def test_shapeshift_cannot_be_devolved_by_anybody_else() -> None:
    duel = ecard_table("gym2-3 | base1-58", "pl4-23 +W +W", hand="base1-24")
    duel.power("Shapeshift").end_turn()

    duel.attack("Time Spiral")

    assert duel.you.active.name == "Charmeleon"


@pytest.mark.parametrize(("state", "coins", "stays"), [("", "HT", True), ("confused", "", False)])
def test_fortitude_is_stopped_only_by_what_machamp_had_before_the_attack(
    state: str, coins: str, stays: bool
) -> None:
    duel = ecard_table("ecard3-33 +W +W", f"gym2-6 dmg90 {state} | {PIKACHU}")

    duel.attack("Hypnosplash", flips=coins)

    assert [mon.hp_left for mon in duel.foe.actives] == ([10] if stays else [])


@pytest.mark.parametrize(("answer", "damage"), [("yes", 10), ("no", 20)])
def test_shell_armor_lowers_damage_only_if_its_player_likes(answer: str, damage: int) -> None:
    duel = ecard_table(f"{PIKACHU} +L", f"gym1-29 | {PIKACHU}")

    duel.attack("Gnaw", answers=[answer])

    assert duel.foe.active.damage == damage


@pytest.mark.parametrize("damage", [50, 70])
def test_scram_answers_counters_that_are_moved(damage: int) -> None:
    duel = ecard_table("base1-50>base3-6>base3-5", f"gym2-35 dmg{damage} | {PIKACHU} dmg10")

    duel.power("Curse", answers=["foe's bench 1" if damage == 50 else "foe's active"])

    assert duel.foe.active.name == "Pikachu"


def test_scram_sets_in_when_primeape_wakes_up() -> None:
    duel = ecard_table(f"gym2-35 dmg60 asleep | {PIKACHU}", PIKACHU)

    slept = duel.fork().end_turn(flips="T")
    woken = duel.end_turn(flips="H")

    assert slept.you.active.id == "gym2-35"
    assert woken.you.active.name == "Pikachu"
    assert not woken.you.bench


def test_flee_is_not_asked_for_without_a_bench_and_keeps_nothing_off() -> None:
    duel = ecard_table("ex2-94 +L", "gym1-10")

    duel.attack("Supersonic")

    assert (duel.asked, duel.foe.active.conditions) == ("main", {"confused"})


def test_flee_keeps_the_rest_of_an_attack_off() -> None:
    duel = ecard_table("ex2-94 +L", f"gym1-10 | {PIKACHU}")

    duel.attack("Supersonic", answers=["yes"])

    assert duel.foe.active.name == "Pikachu"
    assert (duel.foe.bench[0].damage, duel.foe.bench[0].conditions) == (10, set())


def test_shapeshift_keeps_the_poison_when_the_card_on_it_is_shed() -> None:
    duel = ecard_table("gym2-3 poisoned", hand="base1-24").power("Shapeshift")

    duel.power("Shapeshift")

    assert duel.you.active.name == "Brock's Ninetales"
    assert duel.you.active.conditions == {"poisoned"}
    assert duel.you.discard == ["base1-24"]
