"""Abilities of the Black & White sets."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, table

GARBODOR = "bw6-54 +Band"
CLOAK = "base1-58 +ex14-76"  # a Lightning Pokémon whose Tool makes it Colorless


def test_shift_gear_moves_metal_energy_freely() -> None:
    duel = table("xy", "Wall +M +R | bw1-76, Keg")

    duel.power("Shift Gear", answers=["bench 2"])
    duel.power("Shift Gear", answers=["bench 1"])

    assert duel.you.bench[0].energy == ["M"]
    assert duel.you.active.energy == ["R"]


def test_dark_trance_moves_darkness_energy_freely() -> None:
    duel = table("xy", "Wall +D +R | bw6-97")

    duel.power("Dark Trance")

    assert (duel.you.active.energy, duel.you.bench[0].energy) == (["R"], ["D"])
    assert duel.can("power Dark Trance")


def test_dynamotor_charges_the_bench_once_for_each_eelektrik() -> None:
    duel = table("xy", "bw3-40 | Wall, bw3-40", discard="2*L, R")

    duel.power("Dynamotor", on="active", answers=["bench 1"])
    duel.power("Dynamotor", on="bench 2", answers=["bench 1"])

    assert (duel.you.bench[0].energy, duel.you.discard) == (["L", "L"], ["R"])
    assert not duel.can("power Dynamotor")


def test_deluge_attaches_water_energy_without_end() -> None:
    duel = table("xy", "Wall | bw7-31", hand="3*W, R")

    duel.power("Deluge", answers=["active"]).power("Deluge", answers=["active"])

    assert duel.you.active.energy == ["W", "W"]
    assert duel.attach("R", to="active").can("power Deluge")


def test_rush_in_works_from_the_bench_once() -> None:
    duel = table("xy", "Wall | bw7-49")

    duel.power("Rush In")

    assert duel.you.active.name == "Keldeo-EX"
    assert not duel.can("power Rush In")


def test_dual_brains_allows_two_supporters() -> None:
    duel = table("xy", "Wall | bw8-46", hand="bw3-92, 2*bw5-98", deck="3*bw5-98, 20*G")

    duel.play("Professor Juniper").play("Professor Juniper")

    assert duel.refused("play Professor Juniper")


def test_versatile_uses_attacks_of_any_pokemon_in_play_for_their_cost() -> None:
    duel = table("xy", "bw6-46 +G | Cannon", "Wall")

    assert duel.can("attack Blast")
    assert duel.can("attack Push")
    assert not duel.can("attack Shove")
    assert duel.attack("Blast").foe.active.damage == 200


def test_psychic_mirage_doubles_basic_psychic_energy_once() -> None:
    two = table("xy", "bw4-57 +P | bw4-57, Wall +P")

    assert not two.can("attack Mind Shock")
    assert not table("xy", "Wall +P | bw4-57").can("attack Shove")
    assert table("xy", "bw4-57 +P +P").can("attack Mind Shock")


@pytest.mark.parametrize(("foe", "damage"), [("Giant-EX", 0), ("Wall", 30)])
def test_plasma_steel_stops_damage_of_an_ex(foe: str, damage: int) -> None:
    duel = table("xy", "bw8-93 | bw8-90", foe, player="foe").attack("Push")

    assert duel.you.active.damage == damage


def test_garbotoxin_needs_a_tool_and_silences_everyone_else() -> None:
    armed = table("xy", "Wall | bw7-49", f"Wall | {GARBODOR}")
    bare = table("xy", "Wall | bw7-49", "Wall | bw6-54")

    assert not armed.can("power Rush In")
    assert bare.can("power Rush In")


def test_garbotoxin_reaches_the_hand() -> None:
    free = table("xy", "Wall dmg20", hand="bw7-126")
    toxic = table("xy", "Wall dmg20", f"Wall | {GARBODOR}", hand="bw7-126")

    assert free.can("power Busybody")
    assert not toxic.can("power Busybody")


def test_busybody_heals_from_the_hand() -> None:
    duel = table("xy", "Wall dmg20 poisoned", hand="bw7-126").power("Busybody")

    assert (duel.you.active.damage, duel.you.active.conditions) == (10, set())
    assert duel.you.discard == ["bw7-126"]


@pytest.mark.parametrize(("again", "damage"), [("yes", 160), ("no", 0)])
def test_victory_star_flips_the_coins_of_an_attack_again(again: str, damage: int) -> None:
    duel = table("xy", "bw1-76 +M +M +M | bw3-14")

    flips = "TTHH" if again == "yes" else "TT"
    duel.attack("Gear Grind", flips=flips, answers=[again])

    assert duel.foe.active.damage == damage


def test_only_one_victory_star_shines_a_turn() -> None:
    duel = table("xy", "bw1-76 +M +M +M | bw3-14, bwp-BW32")

    duel.attack("Gear Grind", flips="TTTH", answers=["yes"])

    assert (duel.player, duel.foe.active.damage) == ("foe", 80)


@pytest.mark.parametrize("energy", [0, 2])
def test_craftsmanship_adds_hp_for_fighting_energy(energy: int) -> None:
    assert table("xy", "bw3-64 +R" + " +F" * energy).you.active.hp == 140 + 20 * energy


def test_sporprise_confuses_and_poisons_on_evolving() -> None:
    duel = table("xy", "bw4-8", hand="bw4-9").evolve("Amoonguss", answers=["yes"])

    assert duel.foe.active.conditions == {"confused", "poisoned"}


@pytest.mark.parametrize("card", ["bw11-80", "bw11-106"])
def test_the_attacker_of_a_spiny_active_is_hurt(card: str) -> None:
    front = table("xy", card, player="foe").attack("Push")
    fallen = table("xy", f"{card} dmg90 | Wall", player="foe").attack("Push")
    bench = table("xy", f"Wall | {card}", player="foe").attack("Push")

    assert (front.foe.active.damage, fallen.foe.active.damage) == (20, 20)
    assert bench.foe.active.damage == 0


@pytest.mark.parametrize(("flip", "damage"), [("H", 0), ("T", 30)])
def test_smooth_coat_prevents_damage_on_heads(flip: str, damage: int) -> None:
    duel = table("xy", "bw4-85", player="foe").attack("Push", flips=flip)

    assert duel.you.active.damage == damage


@pytest.mark.parametrize(
    ("foe", "attack", "damage"), [("bw11-106 +G +G +G", "Clutch", 0), ("Wall", "Push", 30)]
)
def test_bright_down_stops_pokemon_with_abilities(foe: str, attack: str, damage: int) -> None:
    duel = table("xy", "bw9-112 +R | Wall", foe, player="foe").attack(attack)

    assert duel.you.active.damage == damage
    assert duel.can("retreat")


def test_overflow_takes_a_prize_more() -> None:
    duel = table("xy", "bwp-BW83 +G +G +G +bw8-127", "Keg | Wall").attack("Plasma Gale")

    duel.answer("prize 1", "prize 2")

    assert duel.you.prizes_left == 4


def test_night_sight_draws_once_a_turn() -> None:
    duel = table("xy", "Wall | bw8-55").power("Night Sight")

    assert len(duel.you.hand) == 1
    assert not duel.can("power Night Sight")


def test_psyscan_works_in_front_only() -> None:
    assert table("xy", "bwp-BW98", foe_hand="R").can("power Psyscan")
    assert not table("xy", "Wall | bwp-BW98", foe_hand="R").can("power Psyscan")


def test_transform_lays_a_basic_on_ditto() -> None:
    duel = table("xy", "bw7-108 dmg20 +R", hand="Keg, Tower").power("Transform")

    assert (duel.you.active.name, duel.you.active.damage) == ("Keg", 20)
    assert duel.you.active.energy == ["R"]


def test_kecleon_has_the_type_that_the_active_pokemon_has_now() -> None:
    duel = table("xy", "bw9-94", CLOAK)

    assert duel.you.active.types == "C"


def test_two_kecleon_face_to_face_have_the_types_printed_on_each_other() -> None:
    duel = table("xy", "bw9-94", "bw9-94")

    assert (duel.you.active.types, duel.foe.active.types) == ("C", "C")


def test_who_has_no_retreat_cost_has_none_whatever_adds_to_it() -> None:
    duel = table("xy", "Wall +bw9-99 | Wall", "Wall | bw7-45")

    assert duel.can("retreat")


@pytest.mark.parametrize(("hurt", "left"), [("", 10), (" dmg10", None)])
def test_sturdy_saves_the_unhurt(hurt: str, left: int | None) -> None:
    duel = table("xy", f"bw7-85{hurt} | Wall", "Cannon", player="foe").attack("Blast")

    if left:
        assert duel.you.active.hp_left == left
    else:
        assert "bw7-85" in duel.you.discard


def test_dark_aura_turns_all_its_energy_dark() -> None:
    assert table("xy", "bw3-79 +R +W +G +L").can("attack Berserker Blade")


def test_without_theta_stop_snorlax_blocks_the_retreat() -> None:
    duel = table("xy", "bw5-22 +R +R +R | Wall", "bw8-101")

    assert not duel.can("retreat")


def test_rebirth_brings_back_its_pokemon_with_three_energy_types() -> None:
    duel = table("xy", "Wall", discard="bw6-22, R, W, G, G")

    duel.power("Rebirth", flips="H", answers=["R", "W"])

    assert [sorted(one.energy) for one in duel.you.bench] == [["G", "R", "W"]]


@pytest.mark.parametrize(
    ("stadium", "active", "open"),
    [("", CHANSEY, True), ("xy5-140", CHANSEY, False), ("", "g1-RC11", False)],
)
def test_no_ability_is_used_from_the_discard_pile(stadium: str, active: str, open: bool) -> None:
    laid: dict[str, Any] = {"stadium": stadium} if stadium else {}
    duel = scenario("xy", f"{active} | {CHANSEY}", CHANSEY, discard="bw9-4", **laid)

    assert any("Propagation" in option for option in duel.options) == open


@pytest.mark.parametrize(("fallen", "taken"), [("base3-62", []), ("base1-46", ["1", "2"])])
def test_no_more_prizes_are_taken_for_what_does_not_count(fallen: str, taken: list[str]) -> None:
    duel = scenario("xy", "bwp-BW83 +bw9-106 +W +W +W +W", f"{fallen} | {CHANSEY}")

    duel.attack("Plasma Gale", answers=[f"prize {n}" for n in taken])

    assert (duel.player, 6 - len(duel.you.prizes)) == ("foe", len(taken))


def test_toolbox_lets_go_of_tools_as_soon_as_it_stops_working() -> None:
    duel = table(
        "xy", "bw10-41 +bw10-88 +xy8-141 +Band", "Wall | xy9-57", foe_hand="Band", player="foe"
    )

    duel.play("Band", to="bench 1")

    assert duel.asked == "discard_down"
    duel.answer("pick Band", "pick Silver Bangle (bw10-88)")
    assert duel.you.active.tools == ["xy8-141"]


@pytest.mark.rule("EVOLVE-11")
def test_a_transformed_ditto_has_not_evolved() -> None:
    duel = table("xy", "Wall | bw7-108", hand="base1-58, xy12-76, base1-14").power(
        "Transform", answers=["Pikachu"]
    )

    spray = duel.can("play Devolution Spray")
    duel.evolve("Raichu")

    assert (spray, duel.can("play Devolution Spray")) == (False, True)
    assert duel.play("Devolution Spray").you.bench[0].stack == ["bw7-108", "base1-58"]


def test_sturdy_holds_against_attacks_that_pass_over_effects() -> None:
    duel = table("xy", "bw7-85 | Wall", "bw10-11 +G +G +G +bw10-92", player="foe")

    duel.attack("G Booster")

    assert duel.you.active.hp - duel.you.active.damage == 10
