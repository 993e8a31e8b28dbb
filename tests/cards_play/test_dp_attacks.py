"""Attacks of Diamond & Pearl and Platinum cards: damage, coins and what stays behind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_play.modern import case, harms, struck, strikes, table


@strikes(
    "platinum",
    case("Weavile dp1-40 counts all own D", "dp1-40 +D +D +D | Wall +D, Wall +G", "Dark Pulse",
         "Wall +D", "0 | 0, 0", "40"),
    case("Drifblim FB pl3-3 doubles on the Bench", "pl3-3 +P +P +P", "Shadow Ball",
         "Wall | Flint", "0", "0 | 80"),
    case("Exploud pl3-28 heads takes an Energy", "pl3-28 +G +G +G", "Hyper Beam",
         "Wall +R", "0", "60", flips="H"),
    case("Raichu pl4-27 with a Tool spares the evolved", "pl4-27 +L +Band", "Boosted Voltage",
         "Wall | Wall, Wall>Tower", "0", "20 | 20, 0"),
    case("Raichu pl4-27 without a Tool", "pl4-27 +L", "Boosted Voltage", "Wall | Wall", "0",
         "20 | 0"),
    case("Dusknoir dp7-17 hurt target, then its body", "dp7-17 +P +P +P", "Darkness Mist",
         "Wall dmg20 +R | Wall +R, Wall", "0", "110 | 10, 0"),
    case("Dusknoir dp7-17 target with one counter", "dp7-17 +P +P +P", "Darkness Mist",
         "Wall dmg10 | Wall", "0", "70 | 0"),
    case("Venusaur pl3-13 badly hurt", "pl3-13 dmg80 +G", "Desperate Pollen", "Wall", "80",
         "60 burned confused poisoned", flips="T"),
    case("Venusaur pl3-13 with seven counters", "pl3-13 dmg70 +G", "Desperate Pollen", "Wall",
         "70", "30"),
    case("Venusaur pl3-13 for each condition", "pl3-13 +G +G +G +G", "Special Reaction",
         "Wall asleep burned poisoned", "0", "170 burned poisoned", flips="HH"),
    case("Exeggutor dp6-54 one heads of two", "dp6-54 +P +P | Wall +G", "Super Eggsplosion",
         "Wall", "0 | 0", "50", flips="HT", answers=["1", "2", "stop"]),
    case("Exeggutor dp6-54 discards none", "dp6-54 +P | Wall +G", "Super Eggsplosion",
         "Wall", "0 | 0", "0", answers=["stop"]),
    case("Blissey dp2-5 attaches first", "dp2-5 +G", "Happy Chance", "Wall", "0", "40",
         discard="R", answers=["yes"]),
    case("Blissey dp2-5 leaves it", "dp2-5 +G", "Happy Chance", "Wall", "0", "30",
         discard="R", answers=["no"]),
    case("Floatzel GL LV.X pl2-104 shows two", "pl2-4>pl2-104 +W +W", "Energy Cyclone", "Wall",
         "0", "40", hand="R, W, pl3-140", answers=["energy-R", "energy-W"]),
    case("Breloom pl3-52 against special Energy", "pl3-52 +F +F", "Crash Bomber",
         "Wall +dp2-118 +R", "0", "60"),
    case("Breloom pl3-52 against basic Energy", "pl3-52 +F +F", "Crash Bomber", "Wall +R", "0",
         "20"),
    case("Yanmega pl3-14 takes its G back", "pl3-14 +G +G +R", "Wind Return", "Wall", "0", "60",
         answers=["yes"]),
    case("Yanmega pl3-14 keeps them", "pl3-14 +G +G +R", "Wind Return", "Wall", "0", "20",
         answers=["no"]),
    case("Sableye dp7-48 against fewer HP", "dp7-48 +D", "Overconfident", "Keg | Wall", "0",
         "40 | 0"),
    case("Sableye dp7-48 against as many HP", "dp7-48 +D", "Overconfident", "Wall dmg340", "0",
         "350"),
    case("Unown G dp4-57 unhurt", "dp4-57 +P +P", "Hidden Power", "Wall", "0", "50"),
    case("Unown G dp4-57 hurt", "dp4-57 dmg10 +P +P", "Hidden Power", "Wall", "10", "10"),
    case("Ho-Oh dp3-10 three types of basic Energy", "dp3-10 +R +R +W +G +dp2-118",
         "Rainbow Wing", "Wall", "0", "60"),
    case("Electrode dp3-26 holds back", "dp3-26 +L +L", "Ion Blast", "Wall", "0", "40",
         answers=["no"]),
    case("Uxie dp2-18 with its two kin", "dp2-18 +P | dp2-14, dp2-4", "Mind Off", "Wall",
         "0 | 0, 0", "30 asleep", flips="T"),
    case("Uxie dp2-18 with one of them", "dp2-18 +P | dp2-14", "Mind Off", "Wall", "0 | 0", "10"),
    case("Hippowdon LV.X pl2-107 hits two on the Bench", "pl2-25>pl2-107 +F +F +F +F",
         "Double Shoot", "Wall | Wall, Wall, Wall", "0", "0 | 40, 0, 40",
         answers=["foe's bench 1", "foe's bench 3"]),
    case("Palkia G LV.X pl1-125 hits anyone", "pl1-12>pl1-125 +W +W +W +W", "Hydro Shot",
         "Wall | Wall", "0", "0 | 80", answers=["1", "2", "foe's bench 1"]),
    case("Raticate pl4-29 with a Tool", "pl4-29 +G +Band", "Extend Fang", "Wall", "0", "60"),
    case("Raticate pl4-29 without", "pl4-29 +G", "Extend Fang", "Wall", "0", "20"),
    case("Diglett pl1-72 under the Bench", "pl1-72 +F", "Dig Under", "Wall | Wall", "0",
         "0 | 10"),
    case("Diglett pl1-72 trips on heads", "pl1-72 +F +F", "Trip Over", "Wall", "0", "40",
         flips="H"),
    case("Gabite pl3-59 heals all own", "pl3-59 dmg20 | Wall dmg10, Wall dmg50",
         "Healing Scale", "Wall dmg50", "10 | 0, 40", "50"),
    case("Altaria pl1-18 sings for all own", "pl1-18 dmg20 +G +G | Wall dmg10", "Healing Song",
         "Wall", "10 | 0", "40"),
    case("Pichu dp2-93 on tails", "dp2-93", "Chupi", "Wall", "0", "0", flips="T"),
    case("Charizard G LV.X dpp-DP45 on heads", "pl3-20>dpp-DP45 +R +R +R +R +R",
         "Malevolent Fire", "Wall", "0", "150", flips="H"),
    case("Treecko dp7-79 breathes poison on heads", "dp7-79 +G", "Poison Breath", "Wall", "0",
         "10 poisoned", flips="H"),
    case("Jirachi pl2-7 pierces Weakness", "pl2-7 +M", "Swift", "dp6-43", "0", "20"),
    case("Dialga dpp-DP26 keeps its Energy", "dpp-DP26 +M +M +M", "Flash Cannon", "Wall>Tower",
         "0", "40", answers=["no"]),
    case("Giratina pl1-27 stays in front", "pl1-27 +P +P | Wall", "Strafe", "Wall", "0 | 0",
         "20", answers=["no"]),
    case("Alakazam dp2-2 hits for its printed number", "dp2-2 +P +P +P", "Psychic Guard", "Wall",
         "0", "50"),
)
def test_an_attack_does_what_its_card_says(
    rules: str, you: str, attack: str, foe: str, mine: str, theirs: str, more: dict[str, Any]
) -> None:
    duel = struck(rules, you, attack, foe, dict(more))

    assert duel.player == "foe"
    assert harms(duel) == (mine, theirs)


def test_energy_leaves_the_pokemon_that_the_attack_names() -> None:
    hyper = table("platinum", "pl3-28 +G +G +G", "Wall +R +W").attack(
        "Hyper Beam", flips="H", answers=["Fire Energy"]
    )
    bomb = table("platinum", "pl3-52 +F +F", "Wall +dp2-118 +R").attack("Crash Bomber")
    wind = table("platinum", "pl3-14 +G +G +R").attack("Wind Return", answers=["yes"])
    dragon = table("platinum", "pl3-20>dpp-DP45 +R +R +R +R +R").attack("Malevolent Fire", flips="T")

    assert hyper.foe.active.energy == ["W"]
    assert (bomb.foe.active.energy, bomb.foe.discard) == (["R"], ["dp2-118"])
    assert (wind.you.active.energy, wind.you.hand) == (["R"], ["G", "G"])
    assert dragon.you.active.energy == []


def test_flash_cannon_takes_the_top_stage_into_the_deck() -> None:
    duel = table("platinum", "dpp-DP26 +M +M +M", "Wall>Tower>Spire", foe_deck="2*G")

    duel.attack("Flash Cannon", answers=["yes"])

    assert duel.you.hand == ["M", "M", "M"]
    assert (duel.foe.active.name, duel.foe.active.damage) == ("Tower", 40)
    assert "t-spire" in duel.foe.deck + duel.foe.hand


def test_strafe_may_change_places() -> None:
    duel = table("platinum", "pl1-27 +P +P | Wall, Keg")

    duel.attack("Strafe", answers=["yes", "bench 2"])

    assert (duel.you.active.name, duel.you.bench[1].name) == ("Keg", "Giratina")


def test_broken_space_blow_sends_the_fallen_to_the_lost_zone() -> None:
    duel = table("platinum", "pl1-27 +P +P +P", "Keg +R | Wall")

    duel.attack("Broken-space Blow")

    assert sorted(duel.foe.lost) == ["R", "t-keg"]
    assert duel.foe.discard == []


@pytest.mark.parametrize(("first", "damage"), [("Midnight Eyes", 400), ("Healing Song", 40)])
def test_perish_song_needs_midnight_eyes_the_turn_before(first: str, damage: int) -> None:
    duel = table("platinum", "pl1-18 +G +G", "Wall asleep | Wall dmg10")

    duel.attack(first, flips="T").end_turn(flips="T")
    duel.attack("Perish Song", **({"flips": "T"} if damage == 40 else {}))

    gone = duel.foe.discard == ["t-wall"]
    assert gone is (damage == 400)


def test_scary_face_holds_back_attack_and_retreat_on_heads() -> None:
    held = table("platinum", "pl2-58 +G", "Wall +G | Wall").attack("Scary Face", flips="H")
    free = table("platinum", "pl2-58 +G", "Wall +G | Wall").attack("Scary Face", flips="T")

    assert not held.can("attack Push") and not held.can("retreat")
    assert free.can("attack Push") and free.can("retreat")


@pytest.mark.parametrize(("flip", "damage"), [("H", 30), ("T", 0)])
def test_horsea_makes_the_next_attack_a_gamble(flip: str, damage: int) -> None:
    duel = table("platinum", "dp6-102 +W").attack("Smokescreen")

    duel.attack("Push", flips=flip)

    assert duel.you.active.damage == damage


def test_hover_hit_makes_retreat_free_until_the_end_of_the_own_next_turn() -> None:
    duel = table("platinum", "pl3-52 +F", "Wall | Wall").attack("Hover Hit")

    now = duel.foe.active.retreat
    duel.end_turn()
    later = duel.foe.active.retreat
    duel.end_turn()

    assert (now, later, duel.foe.active.retreat) == (0, 0, 1)


def test_jaw_bite_hurts_more_in_the_next_turn_only() -> None:
    duel = table("platinum", "dp4-24 +M +M").attack("Jaw Bite").end_turn()

    duel.attack("Jaw Bite")
    second = duel.foe.active.damage
    duel.end_turn().end_turn().end_turn().attack("Jaw Bite")

    assert (second, duel.foe.active.damage) == (20 + 40, 80)


def test_psychic_guard_takes_thirty_off_stage_two_attacks_only() -> None:
    big = table("platinum", "dp2-2 +P +P +P", "Wall>Tower>Spire").attack("Psychic Guard")
    small = table("platinum", "dp2-2 +P +P +P", "Wall>Tower").attack("Psychic Guard")

    big.attack("Fall")
    small.attack("Fall")

    assert (big.you.active.damage, small.you.active.damage) == (30, 60)


def test_psychic_lock_stops_poke_powers_for_a_turn() -> None:
    duel = table("platinum", "dp3-7 +P +P +P", "Wall | pl3-25").attack("Psychic Lock")

    locked = duel.can("power Echo Draw")
    duel.end_turn().end_turn()

    assert not locked
    assert duel.can("power Echo Draw")


def test_doom_desire_fells_the_target_at_the_end_of_its_next_turn() -> None:
    duel = table("platinum", "dp6-31 +M +M", "Wall | Keg").attack("Doom Desire")

    standing = duel.foe.active.name
    duel.end_turn()

    assert (standing, duel.you.active.energy) == ("Wall", [])
    assert "t-wall" in duel.foe.discard


def test_one_desire_lays_the_found_card_on_top() -> None:
    duel = table("platinum", "dp6-31", deck="G, R, W")

    duel.attack("One Desire", answers=["energy-W"])

    assert duel.you.deck == ["W", "G", "R"]


def test_hydro_impact_costs_the_next_turn() -> None:
    duel = table("platinum", "dp1-4>dp1-120 +W +W +W", "Wall | Wall")

    duel.attack("Hydro Impact", answers=["foe's bench 1"]).end_turn()

    assert duel.foe.bench[0].damage == 80
    assert not duel.can("attack Hydro Impact")
    assert duel.end_turn().end_turn().can("attack Hydro Impact")


def test_psychic_balance_draws_up_to_the_foes_hand() -> None:
    short = table("platinum", "dp4-60 +G", hand="G", foe_hand="4*G").attack("Psychic Balance")
    long = table("platinum", "dp4-60 +G", hand="4*R", foe_hand="G").attack("Psychic Balance")

    assert (len(short.you.hand), len(long.you.hand)) == (4, 4)


def test_sentret_keeps_one_of_two_cards_and_buries_the_other() -> None:
    duel = table("platinum", "pop7-16 +G", deck="R, W, L")

    duel.attack("Grope", answers=["energy-W"])

    assert (duel.you.hand, duel.you.deck) == (["W"], ["L", "R"])


def test_impersonate_plays_a_supporter_out_of_the_deck() -> None:
    duel = table("platinum", "dp7-48", deck="R, dp3-126, W, L", foe_hand="R", foe_deck="L, W")

    duel.attack("Impersonate", answers=["Team Galactic's Mars"])

    assert (duel.you.hand, duel.you.discard) == (["R", "W"], ["dp3-126"])
    assert (duel.foe.hand, duel.foe.deck) == (["L"], ["W", "R"])


def test_psychic_strategy_swaps_hand_sizes() -> None:
    duel = table("platinum", "dp6-54", hand="2*R", foe_hand="4*W")

    duel.attack("Psychic Strategy", answers=["4", "2"])

    assert (len(duel.you.hand), len(duel.foe.hand)) == (4, 2 + 1)


def test_love_call_finds_a_pokemon_of_the_chosen_type() -> None:
    duel = table("platinum", "pl1-35", "Wall | Flame", deck="pl1-72, dp6-102, Flame, G")

    duel.attack("Love Call", answers=["foe's bench 1"])

    assert [one for one in duel.options if "pick" in one] == ["pick Flame (t-flame)"]


def test_recruit_uses_a_supporter_of_the_foes_hand() -> None:
    duel = table("platinum", "pl4-29 +G", hand="G", foe_hand="dp3-126, R", foe_deck="L, W")

    duel.attack("Recruit")

    assert (len(duel.you.hand), duel.foe.discard) == (3, ["dp3-126"])
    assert duel.foe.hand == ["L"]


def test_detour_repeats_the_supporter_in_play() -> None:
    duel = table("platinum", "pl2-7", beside="dp3-126", foe_hand="R, W", foe_deck="L, 3*G")

    duel.attack("Detour")

    assert (len(duel.you.hand), len(duel.foe.hand)) == (2, 1 + 1)


def test_pick_out_turns_a_prize_up_and_uses_a_supporter() -> None:
    duel = table("platinum", "dp4-24", prizes="dp3-126, 5*G", foe_hand="R, W")

    duel.attack("Pick Out", answers=["prize 1"])

    assert len(duel.you.hand) == 2


def test_unown_e_turns_the_foes_coins_to_tails() -> None:
    duel = table("platinum", "dp2-65 +G +G", "pl1-72 +F +F").attack("Hidden Power")

    duel.attack("Trip Over", flips="H")

    assert duel.you.active.damage == 20


def test_voltage_shoot_needs_two_lightning_cards_in_hand() -> None:
    duel = table("platinum", "pl3-77>dp7-99 +L +L +L", "Wall | Wall", hand="2*L, R")

    duel.attack("Voltage Shoot", answers=["foe's bench 1"])

    assert (duel.foe.bench[0].damage, duel.you.hand) == (80, ["R"])
