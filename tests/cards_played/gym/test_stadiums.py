"""Stadiums of the Gym sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    PIKACHU,
    ecard_table,
    rarest_table,
    table,
)


def test_rockets_training_gym_raises_and_cerulean_lowers_retreat() -> None:
    raised = ecard_table(stadium="gym1-104")
    lowered = ecard_table("gym2-90", stadium="gym1-108")
    bare = ecard_table("gym2-90")

    assert raised.you.active.retreat == 2
    assert lowered.you.active.retreat == max(bare.you.active.retreat - 1, 0)


def test_pewter_city_gym_breaks_resistance_for_brock() -> None:
    inside = ecard_table("gym1-23 +F +F", "base1-16", stadium="gym1-115").attack("Sandstorm")
    outside = ecard_table("gym1-23 +F +F", "base1-16").attack("Sandstorm")

    assert (inside.foe.active.damage, outside.foe.active.damage) == (20, 0)


def test_resistance_gym_leaves_ten_of_resistance() -> None:
    duel = ecard_table("base1-7 +F +F +F", "base1-16", stadium="gym2-109")

    duel.attack("Special Punch")

    assert duel.foe.active.damage == 30


def test_cinnabar_gym_guards_blaine_from_water() -> None:
    blaine = ecard_table("base3-10 +W", "gym1-61 +R", stadium="gym2-113").attack("Water Gun")
    plain = ecard_table("base3-10 +W", ARCANINE, stadium="gym2-113").attack("Water Gun")

    assert blaine.foe.active.damage == 10
    assert plain.foe.active.damage == 20


def test_viridian_gym_heals_a_giovanni_that_evolves() -> None:
    duel = ecard_table("gym2-43 dmg30", hand="gym2-8", stadium="gym2-123")

    duel.evolve("Giovanni's Persian", answers=["first Viridian City Gym", "no"])

    assert duel.you.active.damage == 10


def test_saffron_gym_returns_sabrinas_basic_energy_without_end() -> None:
    duel = ecard_table("gym2-97 +P +P | base1-58 +L", stadium="gym2-122")

    duel.power("Saffron City Gym").power("Saffron City Gym")

    assert duel.you.hand == ["P", "P"]
    assert not [option for option in duel.options if option.startswith("use")]


def test_fuchsia_gym_works_once_a_turn_for_each_player() -> None:
    duel = ecard_table(f"{PIKACHU} | gym2-83 +G", stadium="foe:gym2-114", deck="G")

    duel.power("Fuchsia City Gym", flips="H", answers=["yes"])

    assert duel.you.bench == []
    assert sorted(duel.you.deck) == ["G", "G", "gym2-83"]
    assert not [option for option in duel.options if option.startswith("use")]


def test_no_removal_gym_makes_removal_dear() -> None:
    poor = rarest_table(foe=f"{CHANSEY} +G", hand="base1-92, L", stadium="gym1-103")
    duel = rarest_table(foe=f"{CHANSEY} +G", hand="base1-92, L, R", stadium="gym1-103")

    duel.play("Energy Removal")

    assert poor.refused("play Energy Removal")
    assert duel.you.hand == []
    assert duel.foe.active.energy == []


def test_chaos_gym_may_hand_a_trainer_to_the_other_player() -> None:
    kept = rarest_table(hand="base1-91", stadium="gym2-102")
    given = rarest_table(hand="base1-91", stadium="gym2-102")

    kept.play("Bill", flips="H")
    given.play("Bill", flips="T", answers=["yes"])

    assert len(kept.you.hand) == 2
    assert len(given.foe.hand) == 2
    assert given.you.discard == ["base1-91"]


@pytest.mark.parametrize(("flips", "again", "damage"), [("T", True, 60), ("H", False, 130)])
def test_a_supporter_that_chaos_gym_stops_was_not_played(
    flips: str, again: bool, damage: int
) -> None:
    duel = table("xy", "xy8-84 +M +M", hand="bw2-91, bw2-91", stadium="gym2-102")

    duel.play("Cheren", flips=flips, answers=["no"] if again else [])

    assert duel.can("play Cheren") is again
    assert duel.attack("Sensitive Blade").foe.active.damage == damage


def test_celadon_city_gym_cures_for_an_energy_card() -> None:
    duel = scenario("ecard", "gym1-47 +G poisoned", CHANSEY, stadium="gym1-107")

    duel.power("Celadon City Gym")

    assert (duel.you.active.conditions, duel.you.active.energy) == (set(), [])


def test_narrow_gym_sends_a_fifth_benched_pokemon_back() -> None:
    bench = ", ".join(["base1-46"] * 5)
    duel = scenario("ecard", CHANSEY, f"{CHANSEY} | {bench}", hand="gym1-124")

    duel.play("Narrow Gym", answers=["bench 1"])

    assert (len(duel.foe.bench), duel.foe.hand) == (4, ["base1-46"])


def test_minefield_gym_asks_a_coin_only_of_who_benches_from_the_own_hand() -> None:
    own = ecard_table(hand="base1-46", stadium="gym2-119")
    forced = ecard_table("neo4-7 +D", foe_hand="base1-46", stadium="gym2-119")

    own.bench("Charmander", flips="T")
    forced.attack("Eerie Howl")

    assert own.you.bench[0].damage == 20
    assert (forced.foe.active.name, forced.foe.active.damage) == ("Charmander", 0)
