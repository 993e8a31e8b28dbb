"""Poké-Powers and Poké-Bodies of Diamond & Pearl and Platinum cards."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import opening
from tests.cards_play.modern import harms, table

SPRAY = "pl1-117"
SP_TRIO = "Wall | pl1-12, pl3-20, pl2-4"


def test_cosmic_power_buries_up_to_two_and_fills_the_hand_to_six() -> None:
    duel = table("platinum", "dp4-15", hand="R, W, L", deck="8*G")

    duel.power("Cosmic Power", answers=["energy-R", "energy-L", "energy-L"])

    assert sorted(duel.you.hand) == ["G"] * 5 + ["W"]
    assert duel.you.deck[-2:] == ["L", "R"]
    assert not duel.can("power Cosmic Power")


def test_cosmic_power_rests_while_claydol_has_a_condition() -> None:
    assert not table("platinum", "dp4-15 poisoned", hand="R").can("power Cosmic Power")


def test_time_walk_trades_a_pokemon_among_the_prizes() -> None:
    duel = table("platinum", "Wall", hand="dp6-19, R", prizes="4*G, Keg, W")

    duel.bench("Azelf", answers=["yes", "yes", "energy-R"])

    assert (duel.you.hand, duel.you.prizes_left) == (["t-keg"], 6)


@pytest.mark.parametrize(("foe", "offered"), [(SP_TRIO, True), ("Wall | pl1-12, pl3-20", False)])
def test_power_spray_needs_three_sp_in_play(foe: str, offered: bool) -> None:
    duel = table("platinum", "pl3-25", foe, foe_hand=SPRAY)

    duel.power("Echo Draw")

    assert (duel.chooser == "foe") is offered


def test_time_walk_leaves_the_prizes_alone_where_nothing_is_taken() -> None:
    duel = table("platinum", "Wall", hand="dp6-19, R", prizes="4*G, Keg, W")

    duel.bench("Azelf", answers=["yes", "no"])

    assert (duel.you.hand, duel.you.prizes_left) == (["R"], 6)


def test_power_spray_prevents_the_power_which_counts_as_used() -> None:
    duel = table("platinum", "pl3-25", SP_TRIO, foe_hand=SPRAY)

    duel.power("Echo Draw", answers=["yes"])

    assert (duel.you.hand, duel.foe.hand, duel.foe.discard) == ([], [], [SPRAY])
    assert not duel.can("power Echo Draw")


def test_power_cancel_costs_two_cards_of_the_hand() -> None:
    duel = table("platinum", "pl3-25", "dp2-2", foe_hand="R, W, L")

    duel.power("Echo Draw", answers=["yes", "energy-R", "energy-W"])

    assert (duel.you.hand, duel.foe.hand) == ([], ["L"])


def test_power_cancel_is_out_of_reach_with_one_card_in_hand() -> None:
    duel = table("platinum", "pl3-25", "dp2-2", foe_hand="R").power("Echo Draw")

    assert duel.you.hand == ["G"]


@pytest.mark.parametrize(
    ("flips", "player", "turn"), [("HH", "foe", 4), ("TT", "you", 3), ("HT", "you", 3)]
)
def test_time_skip_flips_two_coins_of_the_foe(flips: str, player: str, turn: int) -> None:
    duel = table("platinum", "dpp-DP26>dpp-DP17", turn=3)

    duel.power("Time Skip", flips=flips)

    assert (duel.player, duel.turn) == (player, turn)


def test_two_tails_of_time_skip_end_the_foes_turn_after_its_draw() -> None:
    duel = table("platinum", "dpp-DP26>dpp-DP17", turn=3).power("Time Skip", flips="TT")

    duel.end_turn()

    assert (duel.player, duel.turn, len(duel.foe.hand)) == ("you", 5, 1)


def test_equip_gives_ten_hp_and_drops_what_was_attached() -> None:
    duel = table("platinum", "Wall | dp2-65 +R, Keg")

    duel.power("EQUIP", answers=["bench 2"])

    assert (duel.you.discard, [one.name for one in duel.you.bench]) == (["R"], ["Keg"])
    assert (duel.you.bench[0].hp, duel.you.bench[0].tools) == (60, ["dp2-65"])


def test_guard_keeps_effects_off_but_lets_damage_through() -> None:
    duel = table("platinum", "Wall | dp4-57", "pl2-58 +D | dp7-79")

    duel.power("GUARD").end_turn().attack("Scary Face", flips="H")

    assert duel.can("attack Push")


def test_memory_out_forbids_the_attack_that_hit_it() -> None:
    duel = table("platinum", "dp2-18 dmg0", "Wall +G +G", player="foe")

    duel.attack("Push", answers=["yes"]).end_turn()

    assert not duel.can("attack Push")
    assert duel.can("attack Shove")


def test_supreme_command_lays_two_cards_aside_for_a_turn() -> None:
    duel = table("platinum", "dp1-4>dp1-120", foe_hand="R, W, L")

    duel.power("Supreme Command", answers=["2"], picks=["energy-R", "energy-W"])
    taken = list(duel.foe.hand)
    duel.end_turn()
    during = len(duel.foe.hand)
    duel.end_turn()

    assert (taken, during, len(duel.foe.hand)) == (["L"], 2, 4)


def test_telepass_uses_a_supporter_of_the_foes_discard_pile() -> None:
    duel = table("platinum", "dp3-7", foe_discard="dp3-126, R", foe_hand="W", foe_deck="G")

    duel.power("Telepass")

    assert (len(duel.you.hand), duel.foe.hand, duel.foe.deck) == (2, [], ["G", "W"])
    assert "dp3-126" in duel.foe.discard
    assert not duel.can("power Telepass")


@pytest.mark.parametrize(("left", "hp"), [(4, 80), (3, 120), (1, 120)])
def test_pump_up_looks_at_the_foes_prizes(left: int, hp: int) -> None:
    assert table("platinum", "pl3-3", foe_prizes=left).you.active.hp == hp


@pytest.mark.parametrize(("bench", "left"), [("pl3-28", 30), ("Wall", 0)])
def test_erasing_sound_takes_weakness_from_all_own(bench: str, left: int) -> None:
    duel = table("platinum", f"pl3-28 | {bench}", "Mole", player="foe")
    plain = table("platinum", f"dp2-5 | {bench}", "Mole", player="foe")

    duel.attack("Dig")
    plain.attack("Dig")

    # A Weakness of 30 more is just what Knocks Out the one without the sound.
    assert duel.you.active.hp_left == 30
    assert [mon.hp_left for mon in plain.you.actives] == ([left] if left else [])


def test_pichu_grows_up_and_sheds_its_damage() -> None:
    duel = table("platinum", "dp2-93 dmg20", hand="dp2-94, R")

    duel.power("Baby Evolution")

    assert (duel.you.active.id, duel.you.active.damage, duel.you.hand) == ("dp2-94", 0, ["R"])


def test_call_for_power_draws_energy_to_charizard_as_often_as_wanted() -> None:
    duel = table("platinum", "pl3-20>dpp-DP45 | Wall +R +W")

    duel.power("Call for Power", answers=["Fire Energy"])
    duel.power("Call for Power")

    assert sorted(duel.you.active.energy) == ["R", "W"]


def test_sunshine_fate_needs_its_partner() -> None:
    alone = table("platinum", "pl3-45", deck="R, W, L, G")
    paired = table("platinum", "pl3-45 | pl3-32", deck="R, W, L, G")

    paired.power("Sunshine Fate", answers=["energy-L", "energy-R"])

    assert not alone.can("power Sunshine Fate")
    assert paired.you.deck == ["L", "R", "W", "G"]


@pytest.mark.parametrize(("pile", "damage"), [("pl3-32", 60), ("R", 30)])
def test_luna_turn_shuffles_its_partner_back(pile: str, damage: int) -> None:
    duel = table("platinum", "pl3-45 +G +G", discard=pile).attack("Luna Turn")

    assert duel.foe.active.damage == damage
    assert duel.you.discard == ([] if damage == 60 else ["R"])


def test_speed_boost_works_for_the_active_only() -> None:
    active = table("platinum", "pl3-14", discard="G, R").power("Speed Boost")
    benched = table("platinum", "Wall | pl3-14", discard="G, R")

    assert (active.you.active.energy, active.you.discard) == (["G"], ["R"])
    assert not benched.can("power Speed Boost")


def test_final_wish_finds_any_card_before_jirachi_falls() -> None:
    duel = table("platinum", "pl2-7 | Wall", "Cannon", player="foe", deck="R, W")

    duel.attack("Blast", answers=["yes", "energy-W"])

    assert "W" in duel.you.hand
    assert "pl2-7" in duel.you.discard


def test_spirit_pulse_stops_on_the_bench() -> None:
    duel = table("platinum", "Wall | dp7-17", "Wall +R").end_turn()

    assert harms(duel) == ("0 | 0", "0")


def test_kind_egg_renews_as_many_cards_as_there_is_energy() -> None:
    duel = table("platinum", "dp2-52>dp2-5 +G +G", hand="R, W, L", deck="4*G")

    duel.power("Kind Egg", answers=["energy-R", "energy-W"])

    assert len(duel.you.hand) == 3


@pytest.mark.parametrize("mine", [True, False])
def test_overeager_decides_who_goes_first(mine: bool) -> None:
    hand, other = "dp7-48, 6*G", "pl1-72, 6*G"
    hands = (hand, other) if mine else (other, hand)

    coin = "T" if mine else "H"
    duel = opening("platinum", hands=[hands[0]], foe_hands=[hands[1]], flips=coin)

    assert duel.first == ("you" if mine else "foe")


def test_lost_cyclone_leaves_three_on_a_crowded_bench() -> None:
    duel = table("platinum", "pl1-12>pl1-125 | Wall, Keg", "Wall | Wall, Keg, Flint, Wall")

    duel.power("Lost Cyclone", answers=["bench 1", "bench 2", "bench 3"])

    assert (len(duel.you.bench), len(duel.foe.bench), duel.foe.lost) == (2, 3, ["t-wall"])


def test_sand_reset_shuffles_away_all_but_pokemon() -> None:
    duel = table("platinum", "pl2-25>pl2-107 +F +Band", "Wall +R", stadium="dp4-100")

    duel.power("Sand Reset")

    assert (duel.you.active.energy, duel.foe.active.energy, duel.stadium) == ([], [], None)


def test_phoenix_turn_brings_ho_oh_back_and_costs_a_prize() -> None:
    duel = table("platinum", "dp3-10 +R +Band", "Cannon", player="foe")

    duel.attack("Blast", flips="H", answers=["yes", "prize 1"])

    assert (duel.you.active.damage, duel.you.active.energy) == (0, ["R"])
    assert duel.foe.prizes_left == 5
