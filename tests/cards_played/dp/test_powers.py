"""Poké-Powers of the Diamond & Pearl and Platinum sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.rules import book
from tests.cards_played.tables import CARDS, CHANSEY, harms, table

HEATRAN = ("dp7-97", "dpp-DP31")
SWITCH = "base1-95"


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


def test_time_walk_leaves_the_prizes_alone_where_nothing_is_taken() -> None:
    duel = table("platinum", "Wall", hand="dp6-19, R", prizes="4*G, Keg, W")

    duel.bench("Azelf", answers=["yes", "no"])

    assert (duel.you.hand, duel.you.prizes_left) == (["R"], 6)


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


def test_kind_egg_renews_as_many_cards_as_there_is_energy() -> None:
    duel = table("platinum", "dp2-52>dp2-5 +G +G", hand="R, W, L", deck="4*G")

    duel.power("Kind Egg", answers=["energy-R", "energy-W"])

    assert len(duel.you.hand) == 3


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


def test_evolutionary_gas_makes_the_next_attack_nothing() -> None:
    duel = table("platinum", "dp7-76", hand="dp7-26").evolve("Skuntank", answers=["yes"])

    duel.end_turn().attack("Push")

    assert (duel.you.active.damage, duel.player) == (0, "you")


@pytest.mark.parametrize(("flip", "damage"), [("H", 130), ("T", None)])
def test_energetic_impulse_wakes_or_stops_slaking(flip: str, damage: int | None) -> None:
    duel = table("platinum", "dp2-34 +G +G +G +G | Wall").power("Energetic Impulse", flips=flip)

    if damage:
        assert duel.attack("Lazy Blow").foe.active.damage == damage
    else:
        assert not duel.can("attack Lazy Blow")
        assert not duel.can("retreat")


def test_regi_move_sends_an_unevolved_active_away() -> None:
    duel = table("platinum", "Wall | dp6-36", "Wall | Keg", hand="R, W").power("Regi Move")

    assert (duel.foe.active.name, duel.you.hand) == ("Keg", [])


def test_regi_move_leaves_an_evolved_active_alone() -> None:
    duel = table("platinum", "Wall | dp6-36", "Wall>Tower | Keg", hand="R, W")

    if duel.can("power Regi Move"):
        duel.power("Regi Move")

    assert duel.foe.active.name == "Tower"


def test_install_moves_a_technical_machine() -> None:
    duel = table("platinum", "Wall +dp6-136 | dpp-DP35").power("Install")

    assert duel.you.bench[0].tools == ["dp6-136"]


def test_sacrifice_knocks_out_an_own_pokemon_for_energy_and_healing() -> None:
    duel = table("platinum", "dpp-DP30 dmg100 | Keg, Wall", discard="R, W, L")

    duel.power("Sacrifice", answers=["bench 1", "energy-R", "energy-L"])

    assert (sorted(duel.you.active.energy), duel.you.active.damage) == (["L", "R"], 20)
    assert (duel.chooser, duel.asked) == ("foe", "prize")


def test_sacrifice_may_take_the_energy_of_the_fallen() -> None:
    duel = table("platinum", "dpp-DP30 dmg80 | Keg +R, Wall")

    duel.power("Sacrifice", answers=["bench 1", "energy-R"])

    assert duel.you.active.energy == ["R"]


@pytest.mark.parametrize("leveled", HEATRAN)
def test_heat_wave_gives_back_what_the_attack_of_the_active_cost(leveled: str) -> None:
    duel = table("platinum", f"base1-46 +R +R | dp6-30>{leveled}")

    duel.attack("Ember", answers=["yes", "R"])

    assert (duel.you.active.energy, duel.player) == (["R", "R"], "foe")


@pytest.mark.parametrize("leveled", HEATRAN)
def test_heat_wave_gives_nothing_to_one_who_came_up_after_the_attack(leveled: str) -> None:
    duel = table("platinum", f"ex3-27>ex3-28 +M +M +M | Flame, dp6-30>{leveled}")

    duel.attack("Backspin", answers=["yes", "bench 1"])

    assert (duel.you.active.name, duel.you.active.energy) == ("Flame", [])
    assert duel.player == "foe"


@pytest.mark.parametrize("leveled", HEATRAN)
@pytest.mark.rule("DUO-25")
def test_heat_wave_gives_nothing_to_the_partner_of_the_attacker(leveled: str) -> None:
    rules = book("platinum").replace(actives=2)
    pair = f"base1-46 +R +R & Flame | dp6-30>{leveled}"
    duel = scenario(rules, pair, "Wall & Wall", cards=CARDS)

    duel.attack("Ember", by="active 1", at="foe's active 1", answers=["yes", "R"])

    assert [one.energy for one in duel.you.actives] == [["R", "R"], []]


@pytest.mark.rule("DUO-31")
def test_restructure_lets_each_player_switch_the_other_ones_pokemon() -> None:
    rules = book("platinum").replace(actives=2)
    you = "dp1-11>dp4-106 & Wall | Flame"
    duel = scenario(rules, you, "Wall & Keg | Stream", cards=CARDS)

    duel.power("Restructure")
    first = duel.chooser
    duel.answer("foe's active 2")
    second = duel.chooser

    assert (first, second) == ("foe", "you")
    assert [one.name for one in duel.you.actives] == ["Palkia LV.X", "Flame"]


def test_set_up_is_not_offered_when_the_foe_puts_uxie_onto_the_bench() -> None:
    duel = table("platinum", "dp7-4", foe_hand="dp6-43, R")

    duel.power("Fin Luster")

    assert (duel.chooser, duel.foe.hand) == ("you", ["R"])


def test_time_walk_adds_no_prize_where_there_is_no_pokemon_to_take() -> None:
    duel = table("platinum", "Wall", hand="dp6-19, R", prizes="5*G, W")

    duel.bench("Azelf", answers=["yes"])

    assert (duel.you.hand, duel.you.prizes_left) == (["R"], 6)


@pytest.mark.parametrize(("switched", "harm"), [(False, "0 | 0"), (True, "0 | 20")])
def test_stance_does_not_hold_on_the_bench(switched: bool, harm: str) -> None:
    """Quick Swim does 20 damage wherever its target is."""
    duel = table("platinum", "dp1-6 | Wall", "dp7-4", hand=f"dp2-122, {SWITCH}")
    duel.level_up("Lucario LV.X", answers=["yes"])
    if switched:
        duel.play("Switch")

    duel.end_turn().attack("Quick Swim", answers=["Lucario LV.X"])

    assert harms(duel)[0] == harm


@pytest.mark.parametrize(("switches", "damage"), [(0, 0), (2, 60)])
def test_stance_ends_for_good_when_lucario_leaves_the_active_spot(
    switches: int, damage: int
) -> None:
    duel = scenario(
        "platinum",
        f"dp6-61 | {CHANSEY}",
        "base1-8 +F +F +F +F",
        hand=f"dp2-122, 2*{SWITCH}",
    )

    duel.level_up("Lucario LV.X", answers=["yes"])
    for _ in range(switches):
        duel.play("Switch")
    duel.end_turn().attack("Seismic Toss")

    assert duel.you.active.damage == damage


def test_psychic_bind_begins_with_the_other_players_turn() -> None:
    duel = scenario(
        "platinum",
        "base1-8 +F +F +F +F",
        f"pl2-7 | {CHANSEY}, dp3-28",
        hand="dp6-34",
        foe_deck="4*base1-99",
    )

    duel.bench("Mesprit", answers=["yes"]).attack("Seismic Toss")

    assert (duel.chooser, duel.asked) == ("foe", "may")


def test_heat_wave_gives_back_the_energy_that_an_attack_cost() -> None:
    duel = scenario("platinum", "base1-46 +R +R | dp6-6>dpp-DP31", CHANSEY)

    duel.attack("Ember", answers=["yes"])
    while duel.player == "you":
        duel.answer(duel.options[0])

    assert duel.you.active.energy == ["R", "R"]


def test_ectoplasm_goes_to_the_hand_when_another_stadium_comes() -> None:
    duel = scenario(
        "platinum",
        "base1-8 +F +F +F +F",
        f"dp1-2>dp7-96 dmg80 | {CHANSEY}",
        hand="gym1-107",
        prizes="3*F",
    )

    duel.attack("Seismic Toss", answers=["yes"])
    while duel.asked != "main":
        duel.answer(duel.options[0])
    before = duel.stadium
    duel.end_turn().play("Celadon City Gym")

    assert before == "dp7-96"
    assert "dp7-96" in duel.foe.hand


@pytest.mark.parametrize(("foe", "left"), [("Wall", 0), ("Wall | base3-1", 0), ("pl1-6", 30)])
def test_baby_evolution_mends_only_a_pokemon_that_evolved(foe: str, left: int) -> None:
    duel = table("platinum", "dp1-33 dmg30", foe, hand="dp1-37")

    if duel.can("use Baby Evolution"):
        duel.power("Baby Evolution")

    assert duel.you.active.damage == left


def test_energy_reaction_answers_an_ability_that_attaches() -> None:
    """An Ability is not a Poké-Power; only those are excluded."""
    duel = table("xy", "dp6-45 | xy5-8", hand="G")

    duel.power("Nurture and Heal", answers=["active", "yes"])

    assert duel.foe.active.conditions == {"asleep"}


def test_form_change_finds_every_form_but_no_pokemon_ex() -> None:
    duel = table("platinum", "dp6-25", deck="dp6-24, ex8-98, dp6-1, ex8-16, W")

    duel.power("Form Change")

    found = ["Deoxys (ex8-16)", "Deoxys Attack Forme (dp6-24)", "Deoxys Normal Forme (dp6-1)"]
    assert sorted(duel.options)[:-1] == [f"pick {card}" for card in found]


def test_ancient_guidance_lays_a_fossil_onto_the_bench() -> None:
    duel = table("platinum", "dp5-67", deck="dp5-89, 5*G")

    duel.power("Ancient Guidance", flips="H", answers=["Dome Fossil"])

    assert [mon.name for mon in duel.you.bench] == ["Dome Fossil"]


def test_galactic_switch_needs_somebody_to_move_energy_to() -> None:
    alone = table("platinum", "pl1-41 +M")
    with_one = table("platinum", "pl1-41 +M | Wall")

    with_one.power("Galactic Switch")

    assert alone.refused("use Galactic Switch")
    assert (with_one.you.active.damage, with_one.you.bench[0].energy) == (20, ["M"])
