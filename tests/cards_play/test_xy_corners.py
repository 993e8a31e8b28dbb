"""Corners of HeartGold & SoulSilver, Black & White and XY cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_play.modern import case, harms, strikes, struck, table


@strikes(
    "xy",
    case(
        "Rayquaza-EX bw6-85 burns its Lightning",
        "bw6-85 +R +L +L",
        "Dragon Burst",
        "Wall",
        "0",
        "120",
        answers=["discard all basic Lightning"],
    ),
    case(
        "Reuniclus xy10-35 fused with two stages",
        "xy10-35 +P +P | xy10-33, xy10-34",
        "Link Fusion",
        "Wall",
        "0 | 0, 0",
        "100",
    ),
    pytest.param(
        "xy10-35 +P +P | xy10-35",
        "Link Fusion",
        "Wall",
        "0 | 0",
        "100",
        {},
        id="Reuniclus xy10-35 fused with another",
    ),
    case(
        "Druddigon bw9-84 counts two types",
        "bw9-84 +W +L +G",
        "Dragon Vortex",
        "Wall",
        "0",
        "60",
        discard="2*W, L, R",
    ),
    case(
        "Slowbro xy12-27 spins", "xy12-27 +W +W +W", "Loll Roll Spin", "Wall", "0 confused", "100"
    ),
    case("Beedrill bw9-3 fresh", "bw9-3 +G", "Swift Sting", "Wall", "0", "70 confused poisoned"),
    case("Beedrill bw9-3 hurt", "bw9-3 dmg10 +G", "Swift Sting", "Wall", "10", "20"),
    case(
        "Electrode hgss4-93 shocks the Bench",
        "hgss4-93 +L +L",
        "Gigashock",
        "Wall | Wall, Wall, Wall",
        "0",
        "30 | 10, 10, 0",
        answers=["foe's bench 1", "foe's bench 2"],
    ),
)
def test_an_attack_does_what_its_card_says(
    rules: str, you: str, attack: str, foe: str, mine: str, theirs: str, more: dict[str, Any]
) -> None:
    duel = struck(rules, you, attack, foe, dict(more))

    assert harms(duel) == (mine, theirs)


def test_energymite_knocks_electrode_out_and_charges_the_others() -> None:
    duel = table("legends", "Wall | hgss4-93, Keg", deck="R, Keg, W, Keg, hgss1-104, Keg, L, G")

    duel.power("Energymite")
    while duel.asked not in ("main", "prize"):
        wanted = [one for one in duel.options if "active" in one or "pick" in one]
        duel.choose(wanted[0])

    assert "hgss4-93" in duel.you.discard
    assert sorted(duel.you.active.energy) == ["L", "R", "W", "hgss1-104"]
    assert duel.you.discard.count("t-keg") == 3


def test_energymite_leaves_nobody_to_charge_in_electrode_itself() -> None:
    duel = table("legends", "Wall | hgss4-93, Keg", deck="7*R").power("Energymite")

    while duel.asked not in ("pick_mon", "main", "prize"):
        duel.choose(duel.options[0])

    assert duel.options == ["pick active", "pick bench 1"]


def test_buzzap_thunder_turns_electrode_into_two_lightning_energy() -> None:
    duel = table("xy", "xy8-54 | xy12-40 +R").power("Buzzap Thunder")

    duel.answer("prize 1")

    assert (duel.you.active.energy, duel.you.bench) == (["xy12-40"], [])
    assert duel.foe.prizes_left == 5
    assert duel.you.discard == ["R"]


def test_lost_crisis_sends_energy_and_victim_to_the_lost_zone() -> None:
    duel = table("legends", "hgss4-99>hgss4-100 +D +D +P +P", "Keg +R | Wall")

    duel.attack("Lost Crisis", answers=["Darkness Energy", "Psychic Energy"])

    assert sorted(duel.foe.lost) == ["R", "t-keg"]
    assert sorted(duel.you.lost) == ["D", "P"]


def test_hugh_brings_both_hands_to_five() -> None:
    duel = table("xy", "Wall", hand="bw7-130, R", foe_hand="R, W, L, G, P, F, D")

    duel.play("Hugh")

    assert duel.chooser == "foe"
    duel.answer("energy-R", "energy-W")
    assert (len(duel.you.hand), len(duel.foe.hand)) == (5, 5)


@pytest.mark.parametrize(("mine", "theirs", "allowed"), [(5, 4, True), (4, 4, False)])
def test_ace_trainer_is_for_those_behind(mine: int, theirs: int, allowed: bool) -> None:
    duel = table("xy", "Wall", hand="xy7-69, R", foe_hand="5*W", prizes=mine, foe_prizes=theirs)

    assert duel.can("play Ace Trainer") is allowed
    if allowed:
        duel.play("Ace Trainer")
        assert (len(duel.you.hand), len(duel.foe.hand)) == (6, 3)


def test_chaos_tower_cures_and_guards_by_side() -> None:
    duel = table("xy", "Wall poisoned", "Wall asleep", hand="xy10-94")

    duel.play("Chaos Tower", answers=["me"])

    assert (duel.you.active.conditions, duel.foe.active.conditions) == (set(), set())


def test_brigette_fetches_one_ex_or_three_others() -> None:
    duel = table("xy", "Wall", hand="xy8-134", deck="Giant-EX, Keg, Flint, Wall, Tower")

    duel.play("Brigette", answers=["find up to 3", "Keg", "Flint", "Wall"])

    assert [one.name for one in duel.you.bench] == ["Keg", "Flint", "Wall"]


@pytest.mark.parametrize(("thrown", "cards"), [("dc1-10", 4), ("energy-R", 3)])
def test_team_magma_grunt_pays_better_for_its_own(thrown: str, cards: int) -> None:
    duel = table("xy", "Wall", hand="dc1-30, dc1-10, R").play("Team Magma Grunt", answers=[thrown])

    assert len(duel.you.hand) == 1 + cards


def test_seeker_returns_a_benched_pokemon_of_each() -> None:
    duel = table("legends", "Wall | Keg +R, Wall", "Wall | Keg, Flint", hand="hgss4-88")

    duel.play("Seeker", answers=["bench 1", "bench 2"])

    assert sorted(duel.you.hand) == ["R", "t-keg"]
    assert duel.foe.hand == ["t-flint"]


def test_judge_deals_four_to_each() -> None:
    duel = table("legends", "Wall", hand="hgss2-78, 6*R", foe_hand="W").play("Judge")

    assert (len(duel.you.hand), len(duel.foe.hand)) == (4, 4)


def test_energy_switch_moves_a_basic_energy() -> None:
    duel = table("xy", "Wall +R +bw8-127 | Keg, Wall", hand="xy3-89")

    duel.play("Energy Switch", answers=["bench 1"])

    assert (duel.you.bench[0].energy, duel.you.active.energy) == (["R"], ["bw8-127"])


def test_herbal_energy_heals_a_grass_pokemon_it_is_attached_to() -> None:
    duel = table("xy", "xy8-15 dmg50 | Wall", hand="xy3-103").attach("Herbal Energy")

    assert duel.you.active.damage == 20


def test_scorched_earth_turns_energy_into_cards_once_a_turn() -> None:
    duel = table("xy", "Wall", hand="R, F, W", stadium="xy10-110", deck="5*G")

    duel.power("Scorched Earth", answers=["energy-F"])

    assert sorted(duel.you.hand) == ["G", "G", "R", "W"]
    assert not duel.can("power Scorched Earth")


def test_lysandres_trump_card_returns_both_discard_piles() -> None:
    duel = table("xy", "Wall", hand="xy4-99", discard="R, xy4-99", foe_discard="W, Keg")

    duel.play("Lysandre's Trump Card")

    assert (set(duel.you.discard), duel.foe.discard) == ({"xy4-99"}, [])


def test_stardust_shields_only_if_it_discards() -> None:
    you = "xyp-XY67 +L +L +G"
    shielded = table("xy", you, "Wall +bw8-127 +R").attack("Stardust").attack("Push")
    bare = table("xy", you, "Wall +R").attack("Stardust").attack("Push")

    assert (shielded.you.active.damage, bare.you.active.damage) == (0, 30)


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


def test_ear_influence_rearranges_the_foes_counters() -> None:
    duel = table("xy", "xy2-43 +P", "Wall dmg30 | Keg")

    duel.attack("Ear Influence", answers=["yes", "yes", "foe's active", "no"])

    assert harms(duel)[1] == "10 | 20"


@pytest.mark.parametrize(("hurt", "left"), [("", 10), (" dmg10", None)])
def test_sturdy_saves_the_unhurt(hurt: str, left: int | None) -> None:
    duel = table("xy", f"bw7-85{hurt} | Wall", "Cannon", player="foe").attack("Blast")

    if left:
        assert duel.you.active.hp_left == left
    else:
        assert "bw7-85" in duel.you.discard


def test_catastrophe_loses_the_fallen_but_discards_what_they_held() -> None:
    duel = table("legends", "hgss4-94 +P +P +P +P", "Keg dmg40 poisoned +R | Wall").end_turn()

    assert (duel.foe.lost, duel.foe.discard) == (["t-keg"], ["R"])


@pytest.mark.parametrize(("flips", "state"), [("HT", {"asleep"}), ("HH", set())])
def test_snorlax_needs_two_heads_to_wake(flips: str, state: set[str]) -> None:
    duel = table("xy", "xy2-80 asleep").end_turn(flips=flips)

    assert duel.you.active.conditions == state


def test_dark_aura_turns_all_its_energy_dark() -> None:
    assert table("xy", "bw3-79 +R +W +G +L").can("attack Berserker Blade")


def test_teleport_room_trades_stadiums() -> None:
    duel = table("xy", "Wall | xy3-41", discard="xy4-93, xy3-90", stadium="foe:xy3-90")

    duel.power("Teleport Room")

    assert (duel.stadium, duel.foe.discard) == ("xy4-93", ["xy3-90"])


@pytest.mark.parametrize(
    ("card", "attack", "damage"), [("xy10-33", "Mini Link", 40), ("xy10-34", "Double Link", 70)]
)
def test_a_link_counts_another_of_its_kind_on_the_bench(
    card: str, attack: str, damage: int
) -> None:
    duel = table("xy", f"{card} +P +P | {card}").attack(attack)

    assert duel.foe.active.damage == damage


def test_giovannis_scheme_draws_or_strengthens() -> None:
    draw = table("xy", "Wall", hand="xy8-138, R").play("Giovanni's Scheme", answers=["draw"])
    hit = table("xy", "Wall", hand="xy8-138").play("Giovanni's Scheme", answers=["this turn"])

    assert len(draw.you.hand) == 5
    assert hit.attack("Push").foe.active.damage == 50


def test_fluffy_tag_strengthens_the_partner_against_whoever_is_active() -> None:
    duel = table("xy", "bw7-15 +G | Wall", "Wall +G | Keg, Flint").attack("Fluffy Tag")

    duel.retreat(to="bench 2").end_turn().attack("Push")

    assert (duel.foe.active.name, duel.foe.active.damage) == ("Flint", 70)


@pytest.mark.parametrize(("flips", "damage"), [("TTT", 0), ("HTT", 10), ("HHT", 30), ("HHH", 60)])
def test_constant_rattle_counts_heads_its_own_way(flips: str, damage: int) -> None:
    duel = table("xy", "bw1-12 +G +G +G").attack("Constant Rattle", flips=flips)

    assert duel.foe.active.damage == damage


def test_kings_shield_guards_a_turn_and_rests_the_next() -> None:
    duel = table("xy", "xy1-86 +M +M +M +M").attack("King's Shield").attack("Push")

    assert duel.you.active.damage == 0
    assert not duel.can("attack King's Shield")


# --- what Abilities do all the time ---------------------------------------------------------------
SHIELDED = "xy7-18 +R +R | Wall"  # θ Stop, Retreat Cost 2


@pytest.mark.parametrize(
    "foe", ["bw8-101", "Wall | bw7-45"], ids=["Snorlax blocks", "Jellicent sticks"]
)
def test_theta_stop_keeps_off_what_abilities_do_all_the_time(foe: str) -> None:
    duel = table("xy", SHIELDED, foe)

    assert duel.can("retreat")


def test_without_theta_stop_snorlax_blocks_the_retreat() -> None:
    duel = table("xy", "bw5-22 +R +R +R | Wall", "bw8-101")

    assert not duel.can("retreat")
