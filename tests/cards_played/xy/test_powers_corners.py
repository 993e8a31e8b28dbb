"""Special cases of the Abilities of the XY sets."""

from __future__ import annotations

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import WALL, table
from tests.rules.cards_turn import mon

GOODRA = "xy4-74>xy4-75>xy4-77"


def test_slip_trip_leaves_gear_for_the_other_player_alone() -> None:
    duel = table("xy", f"Wall | {GOODRA}", "Giant-EX", hand="xy4-97, bw4-87")

    assert duel.can("play xy4-97")
    assert duel.refused("play bw4-87")


def test_sonic_vision_needs_no_energy_though_attacks_are_dearer() -> None:
    duel = table("xy", "xy11-6>xy11-7", "ex5-44>ex5-2", hand="4*R")

    assert duel.can("attack Assault Boom")


def test_bright_veil_shuts_out_one_item_alone() -> None:
    duel = table("xy", "bw8-102>bw8-103>bw8-104 | Keg", foe_hand="xy4-102, xy2-90", player="foe")

    duel.play("xy4-102")

    assert duel.can("play Lysandre")


def test_wonder_lock_goes_onto_a_pokemon_with_room_for_a_second_tool() -> None:
    duel = table("xy", "xy7-15 +Band | xy11-80")

    duel.power("Wonder Lock")

    assert len(duel.you.active.tools) == 2


def test_energy_is_offered_only_to_whom_it_may_be_attached() -> None:
    mega = mon("Titan", 200, "P", kinds=("mega", "EX"), evolves_from="Wall")
    giant = mon("Golem", 200, "F", kinds=("mega", "EX"), evolves_from="Wall")
    you = "xyp-XY146 | Wall>Titan, Wall>Golem"
    duel = scenario("xy", you, "Wall", hand="xy3-104", cards=[WALL, mega, giant])

    duel.power("Mega Boost")

    assert [each.energy for each in duel.you.bench] == [[], ["xy3-104"]]
