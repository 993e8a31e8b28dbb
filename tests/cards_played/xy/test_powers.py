"""Abilities and Ancient Traits of the XY sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from tests.cards_played.tables import CHANSEY, harms, table

FURFROU = "xy1-114, 6*G"


def begun(rules: str, hands: list[str], foe_hands: list[str]) -> Duel:
    """Start a game, up to the first question after who goes first."""
    flips = "" if rules == "platinum" else "H"  # here the flip comes after the hands
    duel = opening(rules, hands=hands, foe_hands=foe_hands, flips=flips)
    return duel.answer("yes") if duel.asked == "first" else duel


def test_forests_curse_locks_items_while_trevenant_is_active() -> None:
    front = table("xy", "Wall", "xy1-55", hand="bw1-96, xy7-95, xy5-142", deck="2*G")
    bench = table("xy", "Wall", "Wall | xy1-55", hand="bw1-96")

    assert front.refused("play PlusPower")
    assert front.can("play Steven")
    assert bench.can("play PlusPower")


@pytest.mark.parametrize(("flip", "fallen"), [("H", True), ("T", False)])
def test_fainting_spell_may_take_the_attacker_along(flip: str, fallen: bool) -> None:
    duel = table("xy", "xy4-43 | Wall", "Cannon | Keg", player="foe")

    duel.attack("Blast", flips=flip)

    assert ("t-cannon" in duel.foe.discard) is fallen


@pytest.mark.parametrize(("foe", "damage"), [("xy7-28 +L +L +L +L", 0), ("Wall", 30)])
def test_renegade_pulse_stops_mega_evolutions(foe: str, damage: int) -> None:
    duel = table("xy", "xy7-57", foe, player="foe")

    duel.attack("Push" if damage else "Exavolt", answers=[] if damage else ["no"])

    assert duel.you.active.damage == damage


def test_stance_change_trades_with_the_hand_and_keeps_everything() -> None:
    duel = table("xy", "xy1-85 dmg30 +M poisoned", hand="xy1-86").power("Stance Change")

    assert (duel.you.active.id, duel.you.active.damage) == ("xy1-86", 30)
    assert (duel.you.active.energy, duel.you.active.conditions) == (["M"], {"poisoned"})
    assert duel.you.hand == ["xy1-85"]


@pytest.mark.parametrize(("foe", "damage"), [("Flame", 70), ("Stream", 70), ("Mind", 100)])
def test_thick_fat_softens_fire_and_water(foe: str, damage: int) -> None:
    attack = {"Flame": "Blaze", "Stream": "Flood", "Mind": "Gaze"}[foe]
    duel = table("xy", "xy8-82", foe, player="foe").attack(attack)

    assert duel.you.active.damage == damage


def test_metal_fortress_guards_the_bench() -> None:
    duel = table("xy", "Wall | xy10-61, Keg", "bw5-40 +L", player="foe").attack("Electrishower")

    assert harms(duel)[0] == "10 | 0, 0"


def test_shadow_ear_moves_a_counter_across() -> None:
    duel = table("xy", "g1-37 | Wall dmg20", "Wall | Keg").power(
        "Shadow Ear", answers=["foe's bench 1"]
    )

    assert harms(duel) == ("0 | 10", "0 | 10")
    assert not table("xy", "Wall dmg20 | g1-37").can("power Shadow Ear")


def test_fur_coat_and_heavy_bumper_soften_damage() -> None:
    coat = table("xy", "xy1-114", player="foe").attack("Push")
    bumper = table("xy", "xy11-73", "xy8-82 +F +F +F +F", player="foe").attack("Primordial Boom")

    assert (coat.you.active.damage, bumper.you.active.damage) == (10, 40)


def test_set_up_draws_to_six_when_played_from_the_hand() -> None:
    duel = table("xy", "Wall", hand="xy6-106, R").bench("Shaymin-EX", answers=["yes"])

    assert len(duel.you.hand) == 6


def test_victory_kiss_heals_the_active_from_the_bench() -> None:
    duel = table("xy", "Wall dmg30 | g1-36").power("Victory Kiss")

    assert duel.you.active.damage == 20
    assert not table("xy", "g1-36 dmg30").can("power Victory Kiss")


def test_play_ball_returns_three_poke_balls() -> None:
    duel = table("xy", "Wall", hand="xy11-12", discard="4*xy0-35, R")

    duel.bench("Foongus", answers=["yes"])

    assert duel.you.hand == ["xy0-35"] * 3


@pytest.mark.parametrize(("bench", "damage"), [("xy6-74", 100), ("Wall", 200)])
def test_clear_humming_takes_weakness_from_colorless(bench: str, damage: int) -> None:
    duel = table("xy", f"Flint | {bench}", "Mind", player="foe").attack("Gaze")

    assert duel.you.active.damage == damage


def test_delta_evolution_comes_down_at_once() -> None:
    duel = table("xy", "xy6-73 new", hand="xy6-74", turn=1)

    assert duel.evolve("Altaria").you.active.name == "Altaria"


def test_adaptive_evolution_lets_metapod_go_on_at_once() -> None:
    duel = table("xy", "xy2-1>xy2-2 new evolved", hand="xy2-3", turn=1)

    assert duel.evolve("Butterfree").you.active.name == "Butterfree"


def test_mysterious_ears_confuse_the_attacker() -> None:
    duel = table("xy", "xyp-XY48", player="foe").attack("Push")
    fallen = table("xy", "xyp-XY48 dmg80 | Wall", player="foe").attack("Push")

    assert duel.foe.active.conditions == {"confused"}
    assert fallen.foe.active.conditions == {"confused"}


@pytest.mark.parametrize(("flip", "active"), [("H", "Flint"), ("T", "Wall")])
def test_captivating_rhythm_pulls_on_heads(flip: str, active: str) -> None:
    duel = table("xy", "Wall | xy5-12", "Wall | Keg, Flint")

    duel.power("Captivating Rhythm", flips=flip, answers=["foe's bench 2"] if flip == "H" else [])

    assert duel.foe.active.name == active
    assert not duel.can("power Captivating Rhythm")


def test_flare_command_pays_a_fire_energy() -> None:
    duel = table("xy", "Wall | xy4-12 +R +W", "Wall | Keg").power("Flare Command")

    assert (duel.you.bench[0].energy, duel.foe.active.name) == (["W"], "Keg")
    assert not table("xy", "Wall | xy4-12 +W", "Wall | Keg").can("power Flare Command")


def test_serene_grace_spreads_basic_energy_of_the_top_eight() -> None:
    duel = table("xy", "xy6-44 | Wall", hand="xy6-46", deck="R, W, Keg, bw8-127, 4*Keg, L")

    duel.evolve("Togekiss", answers=["yes", "energy-R", "energy-W", "active", "bench 1"])

    assert (duel.you.active.energy, duel.you.bench[0].energy) == (["R"], ["W"])


def test_sludge_festival_makes_retreat_dearer_except_for_team_aqua() -> None:
    duel = table("xy", "Wall | dc1-8", "Wall | dc1-10")

    assert (duel.you.active.retreat, duel.you.bench[0].retreat) == (2, 3)
    assert (duel.foe.active.retreat, duel.foe.bench[0].retreat) == (2, 2)


def test_energy_color_attaches_any_basic_energy_on_heads() -> None:
    duel = table("xy", "Wall | xy8-15", deck="Keg, R, bw8-127")

    duel.power("Energy Color", flips="H", answers=["energy-R", "active"])

    assert duel.you.active.energy == ["R"]


def test_benevolent_boss_grows_in_front_of_its_gang() -> None:
    front, back = table("xy", "xyp-XY50 | Wall, Keg"), table("xy", "Wall | xyp-XY50, Keg")

    assert (front.you.active.hp, back.you.bench[0].hp) == (140, 100)


@pytest.mark.parametrize(("stadium", "cost"), [({"stadium": "xy4-93"}, 1), ({}, 3)])
def test_dragon_road_needs_a_stadium(stadium: dict[str, str], cost: int) -> None:
    assert table("xy", "xy6-62", **stadium).you.active.retreat == cost


def test_magnetic_circuit_attaches_lightning_without_end() -> None:
    duel = table("xy", "Wall | xy8-54", hand="2*L, R")

    duel.power("Magnetic Circuit", answers=["active"]).power("Magnetic Circuit", answers=["active"])

    assert duel.you.active.energy == ["L", "L"]
    assert not duel.can("power Magnetic Circuit")


def test_sparkling_ripples_takes_any_card_back() -> None:
    duel = table("xy", "xy5-43", hand="xy5-44", discard="R, xy7-78")

    duel.evolve("Milotic", answers=["yes", "xy7-78"])

    assert duel.you.hand == ["xy7-78"]


@pytest.mark.parametrize(("hurt", "damage"), [("", 50), (" dmg10", 110)])
def test_high_density_armor_needs_full_hp(hurt: str, damage: int) -> None:
    duel = table("xy", "xy4-50" + hurt, "Mind", player="foe").attack("Gaze")

    assert duel.you.active.damage == damage


def test_pull_up_fetches_two_basics_but_no_dragonite_ex() -> None:
    duel = table("xy", "Wall", hand="xy12-106", discard="Keg, Tower, xy12-106, Flint")

    duel.bench("Dragonite-EX", answers=["yes"])

    assert sorted(duel.you.hand) == ["t-flint", "t-keg"]


def test_rock_wall_softens_damage_to_all_own() -> None:
    duel = table("xy", "Wall | xy5-77, Keg", "bw5-40 +L", player="foe").attack("Electrishower")

    assert harms(duel)[0] == "0 | 0, 0"


def test_omega_barrier_turns_trainers_away() -> None:
    duel = table("xy", "Wall", "Wall | xy5-77, Keg", hand="xy7-78").play("Lysandre")

    assert duel.foe.active.name == "Keg"


def test_tear_away_takes_tools_back() -> None:
    duel = table("xy", "xy11-61 +xy5-142 | Wall +xy6-84", "Wall +Band")

    duel.power("Tear Away", answers=["xy6-84"]).power("Tear Away")

    assert sorted(duel.you.hand) == ["xy5-142", "xy6-84"]
    assert not duel.can("power Tear Away")


def test_metal_links_charges_the_bench() -> None:
    duel = table("xy", "Wall | xy4-61", discard="M, R").power("Metal Links")

    assert duel.you.bench[0].energy == ["M"]
    assert not duel.can("power Metal Links")


def test_theta_max_heals_when_rayquaza_mega_evolves() -> None:
    duel = table("xy", "xy6-75 dmg90", hand="xy7-98").evolve("M Rayquaza-EX")

    assert (duel.you.active.damage, duel.player) == (0, "foe")


def test_theta_double_carries_two_tools() -> None:
    duel = table("xy", "xy7-50 +Band", hand="xy5-142")

    assert duel.play("Weakness Policy", to="active").you.active.tools == ["t-band", "xy5-142"]


FURFROU_HAND = "xy1-114, 6*G"


def test_gale_wings_lets_talonflame_begin_the_game() -> None:
    duel = opening("xy", hands=["xy11-96, xy1-114, 5*G"], foe_hands=[FURFROU_HAND], flips="H")

    duel.answer("yes", "Talonflame")

    assert [one.id for one in duel.you.actives] == ["xy11-96"]


def test_talonflame_alone_is_a_mulligan_only_if_its_player_wants_one() -> None:
    hands = ["xy11-96, 6*G", FURFROU_HAND]
    duel = opening("xy", hands=hands, foe_hands=[FURFROU_HAND], flips="H").answer("yes")

    assert (duel.asked, duel.chooser) == ("keep_hand", "you")


@pytest.mark.parametrize(("flip", "prizes"), [("H", 6), ("T", 5)])
def test_leap_through_time_denies_the_prize_on_heads(flip: str, prizes: int) -> None:
    duel = table("xy", "xyp-XY93 +R | Wall", "Cannon", player="foe").attack("Blast", flips=flip)

    if flip == "T":
        duel.answer("prize 1")
    assert duel.foe.prizes_left == prizes


def test_leap_through_time_still_counts_as_a_knock_out() -> None:
    duel = table("xy", "xyp-XY93 | dp3-32", "Cannon", player="foe")

    duel.attack("Blast", flips="H")

    assert duel.you.active.id == "dp3-32"
    assert duel.can("use Minus Charge")


def test_buzzap_thunder_turns_electrode_into_two_lightning_energy() -> None:
    duel = table("xy", "xy8-54 | xy12-40 +R").power("Buzzap Thunder")

    duel.answer("prize 1")

    assert (duel.you.active.energy, duel.you.bench) == (["xy12-40"], [])
    assert duel.foe.prizes_left == 5
    assert duel.you.discard == ["R"]


def test_second_coat_swaps_basic_energy_of_different_types() -> None:
    duel = table("xy", "Wall +R | xy8-123", discard="R, W, bw8-127").power("Second Coat")

    assert (duel.you.active.energy, sorted(duel.you.discard)) == (["W"], ["R", "R", "bw8-127"])


def test_water_shuriken_throws_three_counters() -> None:
    duel = table("xy", "Wall | xy1-41", "Wall | Keg", hand="W, R").power(
        "Water Shuriken", answers=["foe's bench 1"]
    )

    assert (duel.foe.bench[0].damage, duel.you.hand) == (30, ["R"])


def test_scoundrel_ring_finds_up_to_three_ex_but_itself() -> None:
    duel = table("xy", "Wall", hand="xy7-36", deck="Giant-EX, xy7-36, bw7-49, Keg, G")

    duel.bench("Hoopa-EX", answers=["yes", "Giant-EX", "Keldeo-EX"])

    assert sorted(duel.you.hand) == ["bw7-49", "t-giantex"]


@pytest.mark.parametrize(("flips", "state"), [("HT", {"asleep"}), ("HH", set())])
def test_snorlax_needs_two_heads_to_wake(flips: str, state: set[str]) -> None:
    duel = table("xy", "xy2-80 asleep").end_turn(flips=flips)

    assert duel.you.active.conditions == state


def test_teleport_room_trades_stadiums() -> None:
    duel = table("xy", "Wall | xy3-41", discard="xy4-93, xy3-90", stadium="foe:xy3-90")

    duel.power("Teleport Room")

    assert (duel.stadium, duel.foe.discard) == ("xy4-93", ["xy3-90"])


SHIELDED = "xy7-18 +R +R | Wall"  # θ Stop, Retreat Cost 2


@pytest.mark.parametrize(
    "foe", ["bw8-101", "Wall | bw7-45"], ids=["Snorlax blocks", "Jellicent sticks"]
)
def test_theta_stop_keeps_off_what_abilities_do_all_the_time(foe: str) -> None:
    duel = table("xy", SHIELDED, foe)

    assert duel.can("retreat")


@pytest.mark.parametrize(
    ("foe", "counters"), [("Wall>xy7-67 | Keg", [0, 30]), ("Keg | xy7-32", [20, 0])]
)
def test_theta_stop_keeps_off_the_kinesis_of_the_card_under_the_mega(
    foe: str, counters: list[int]
) -> None:
    duel = table("xy", "xy10-117 | Wall", foe, hand="xy10-118")

    duel.evolve("xy10-118", on="active", answers=["yes"])

    assert [duel.foe.active.damage, duel.foe.bench[0].damage] == counters


def test_theta_stop_keeps_its_pokemons_abilities_on_under_garbotoxin() -> None:
    duel = table("xy", "xy7-34>xy7-35 | bw7-49", "Wall | xy9-57 +Band")

    assert duel.you.active.types == "PF"
    assert duel.refused("power Rush In")


@pytest.mark.rule("SETUP-04")
@pytest.mark.parametrize("rules", ["xy", "platinum"])
def test_talonflame_may_begin_without_a_basic_in_hand(rules: str) -> None:
    duel = begun(rules, ["xy11-96, 6*G", FURFROU], [FURFROU])

    asked = (duel.asked, duel.chooser)
    duel.answer("yes", flips="H" if rules == "platinum" else "")

    assert asked == ("keep_hand", "you")
    assert [one.id for one in duel.you.actives] == ["xy11-96"]
    assert duel.events("mulligan") == []


@pytest.mark.rule("SETUP-05")
@pytest.mark.parametrize("rules", ["xy", "platinum", "ecard"])
def test_talonflame_alone_may_be_shuffled_in_for_a_new_hand(rules: str) -> None:
    hands = ["xy11-96, 6*G", "xy11-96, 6*G", FURFROU]
    duel = begun(rules, hands, [FURFROU])

    duel.answer("no")
    while duel.asked == "mulligan_bonus":
        duel.answer("0")
    again = duel.asked
    duel.answer("no")

    assert again == "keep_hand"
    assert [event.seat for event in duel.events("mulligan")] == [0, 0]


@pytest.mark.rule("SETUP-06")
def test_both_players_are_asked_of_their_own_hands() -> None:
    duel = begun("xy", ["xy11-96, 6*G", FURFROU], ["xy11-96, 6*G", FURFROU])

    first = duel.chooser
    duel.answer("no")
    second = duel.chooser
    duel.answer("no")

    assert (first, second) == ("you", "foe")
    assert sorted(int(event.seat) for event in duel.events("mulligan")) == [0, 1]
    assert duel.asked != "mulligan_bonus"


def test_kinesis_strikes_when_the_mega_is_laid_on() -> None:
    duel = scenario("xy", "xy10-25", f"{CHANSEY} | {CHANSEY}", hand="xy10-26")

    duel.evolve("M Alakazam-EX", answers=["yes"])

    assert (duel.foe.active.damage, duel.foe.bench[0].damage) == (20, 30)


def test_second_coat_needs_energy_of_another_type_in_the_discard_pile() -> None:
    duel = table("xy", "xy8-123 +G", discard="R, G")
    same = table("xy", "xy8-123 +G", discard="2*G")
    none = table("xy", "xy8-123 +G")

    duel.power("Second Coat")

    assert (duel.you.active.energy, duel.you.discard) == (["R"], ["G", "G"])
    assert same.refused("use Second Coat of active")
    assert none.refused("use Second Coat of active")


def test_bodyguard_keeps_a_lock_on_energy_off_its_player() -> None:
    bare = table("xy", "dp2-4 +P", "Wall | Wall", foe_hand="xy1-130")
    kept = table("xy", "dp2-4 +P", "Wall | xy10-37", foe_hand="xy1-130")

    bare.attack("Bind Pulse")
    kept.attack("Bind Pulse")

    assert bare.refused("attach Double Colorless Energy to active")
    assert kept.can("attach Double Colorless Energy to active")


def test_bodyguard_ends_a_lock_that_was_there_before() -> None:
    duel = table("xy", "bw4-48 +L +L", "Wall | xy8-77", foe_hand="xy10-37, xy4-91, bw1-96")
    duel.attack("Disconnect")

    locked = duel.refused("play PlusPower")
    duel.evolve("Marowak").play("AZ", answers=["bench 1"])

    assert locked
    assert (len(duel.foe.bench), duel.can("play PlusPower")) == (0, True)


@pytest.mark.parametrize(
    ("discard", "answers", "energy"),
    [("R", [], ["R", "R"]), ("G", [], ["G", "G"]), ("R, G, W", ["G", "W"], ["R", "W"])],
)
def test_second_coat_takes_no_card_for_which_there_is_no_other(
    discard: str, answers: list[str], energy: list[str]
) -> None:
    duel = table("xy", "Wall +R +G | xy8-123", discard=discard)

    duel.power("Second Coat", answers=answers)

    assert sorted(duel.you.active.energy) == energy
