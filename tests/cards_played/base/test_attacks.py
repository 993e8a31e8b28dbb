"""Attacks of the Base sets and their promos."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    ELECTABUZZ,
    FOCUS_BAND,
    PIKACHU,
    ecard_table,
    rarest_table,
)

ZAPDOS = "base1-16"  # 90 HP, no Weakness, resists Fighting
# you, foe, attack, coins, damage on the Defending Pokémon afterwards
SUMS = [
    pytest.param("base1-2 +W +W +W", CHANSEY, "Hydro Pump", "", 40, id="Blastoise-none-spare"),
    pytest.param("base1-2 +W +W +W +W +L", CHANSEY, "Hydro Pump", "", 50, id="Blastoise-one"),
    pytest.param("base1-2 +W +W +W +W +W +W", CHANSEY, "Hydro Pump", "", 60, id="Blastoise-cap"),
    pytest.param("base3-10 +W +W", CHANSEY, "Water Gun", "", 20, id="Lapras-one"),
    pytest.param("base3-10 +W +W +W +W +W", CHANSEY, "Water Gun", "", 30, id="Lapras-cap"),
    pytest.param("base1-10 +P +P", "base1-20 +L +L", "Psychic", "", 30, id="Mewtwo-cards"),
    pytest.param(
        "base1-10 +P +P", "base1-20 +L +base1-96", "Psychic", "", 30, id="Mewtwo-double-is-one"
    ),
    pytest.param("base1-31 +P +P +P", f"{ZAPDOS} dmg30", "Meditate", "", 80, id="Jynx"),
    pytest.param("base2-6 +P +P", f"{ZAPDOS} dmg20", "Meditate", "", 50, id="Mr-Mime"),
    pytest.param("base1-34 +F +F +F dmg30", ARCANINE, "Karate Chop", "", 20, id="Machoke-hurt"),
    pytest.param("base1-34 +F +F +F dmg60", ARCANINE, "Karate Chop", "", 0, id="Machoke-spent"),
    pytest.param("neo1-25 +D +D | neo1-25, base1-58", CHANSEY, "Beat Up", "HTH", 40, id="Sneasel"),
    pytest.param("base1-17 +G +G +G", CHANSEY, "Twineedle", "TT", 0, id="Beedrill-none"),
    pytest.param("base1-17 +G +G +G", CHANSEY, "Twineedle", "HH", 60, id="Beedrill-both"),
    pytest.param("base3-11 +L +L", "base1-25", "Sonicboom", "", 20, id="Magneton-weak"),
    pytest.param("base3-11 +L +L", "base1-19", "Sonicboom", "", 20, id="Magneton-resists"),
    pytest.param("neo1-4 +W +W +W +W dmg30", CHANSEY, "Chomp", "HHT", 70, id="Feraligatr"),
    pytest.param("base5-4 +R +R +R", CHANSEY, "Continuous Fireball", "HTH", 100, id="Charizard"),
    pytest.param("neo2-46 +G +G", CHANSEY, "Fury Cutter", "TTTT", 10, id="Scyther-0"),
    pytest.param("neo2-46 +G +G", CHANSEY, "Fury Cutter", "TTHT", 20, id="Scyther-1"),
    pytest.param("neo2-46 +G +G", CHANSEY, "Fury Cutter", "HTHT", 30, id="Scyther-2"),
    pytest.param("neo2-46 +G +G", CHANSEY, "Fury Cutter", "HHHT", 50, id="Scyther-3"),
    pytest.param("neo2-46 +G +G", CHANSEY, "Fury Cutter", "HHHH", 90, id="Scyther-4"),
    pytest.param(
        "gym1-58 +P +P | gym2-97, base1-50", ARCANINE, "Night Spirits", "HH", 60, id="Haunter"
    ),
    pytest.param("gym2-23 +G +G +G +G | gym2-7", CHANSEY, "Love Lariat", "H", 100, id="Nidoqueen"),
    pytest.param("gym2-23 +G +G +G +G", CHANSEY, "Love Lariat", "H", 50, id="Nidoqueen-alone"),
    pytest.param("gym2-23 +G +G +G +G | gym2-7", CHANSEY, "Love Lariat", "T", 0, id="Nidoqueen-T"),
    pytest.param("gym2-25 +G +G poisoned", CHANSEY, "Poison Power", "", 50, id="Arbok-poisoned"),
    pytest.param("gym2-25 +G +G", CHANSEY, "Poison Power", "", 20, id="Arbok-well"),
    pytest.param("neo4-40 +C3", f"{CHANSEY} asleep", "Slap Awake", "", 40, id="Wigglytuff"),
    pytest.param("neo4-40 +C3", f"{CHANSEY} poisoned", "Slap Awake", "", 30, id="Wigglytuff-no"),
    pytest.param("neo4-7 +R +neo1-104", CHANSEY, "Dark Fire", "", 60, id="Houndoom-darkness"),
    pytest.param("neo4-7 +R +R", CHANSEY, "Dark Fire", "", 30, id="Houndoom-fire"),
    pytest.param("ecard2-46 +C +C", CHANSEY, "Peck Attack", "HT", 20, id="Dodrio-one"),
    pytest.param("ecard2-46 +C +C", CHANSEY, "Peck Attack", "HH", 50, id="Dodrio-both"),
    pytest.param(
        "neo2-56 +F +F | neo2-60, base1-58", ZAPDOS, "Work Together", "H", 20, id="Kabuto"
    ),
]
# you, foe, attack, coins including those between turns, conditions of the Defending Pokémon
GIVEN = [
    pytest.param("base1-5 +G", CHANSEY, "Sing", "HT", {"asleep"}, id="Clefairy-H"),
    pytest.param("base1-5 +G", CHANSEY, "Sing", "T", set(), id="Clefairy-T"),
    pytest.param("base3-32 +W +W", CHANSEY, "Clamp", "H", {"paralyzed"}, id="Cloyster-H"),
    pytest.param("base3-32 +W +W", CHANSEY, "Clamp", "T", set(), id="Cloyster-T"),
    pytest.param("neo4-110 +P +L +G", CHANSEY, "Flashing Eyes", "THTT", {"asleep"}, id="Noctowl-1"),
    pytest.param(
        "neo4-110 +P +L +G", CHANSEY, "Flashing Eyes", "THH", {"confused"}, id="Noctowl-2"
    ),
    pytest.param(
        "neo4-110 +P +L +G", CHANSEY, "Flashing Eyes", "HHH", {"paralyzed"}, id="Noctowl-3"
    ),
    pytest.param("neo4-110 +P +L +G", CHANSEY, "Flashing Eyes", "TTT", set(), id="Noctowl-0"),
    pytest.param(
        "ecard2-43 +G", CHANSEY, "Poison Scent", "H", {"poisoned", "confused"}, id="Vileplume-H"
    ),
    pytest.param(
        "ecard2-43 +G", CHANSEY, "Poison Scent", "TT", {"poisoned", "asleep"}, id="Vileplume-T"
    ),
    pytest.param("ecard2-46 +G +G", CHANSEY, "Peck Attack", "TT", {"confused"}, id="Dodrio-TT"),
    pytest.param("gym2-99 +P", ARCANINE, "Random ESP", "H", {"confused"}, id="Psyduck-H"),
]
PIDGEOT = "base2-8 +G +G +G"  # Hurricane 30


def test_metronome_copies_without_paying() -> None:
    duel = ecard_table("base1-5 +G +G +G", "base1-4 +R")

    duel.attack("Metronome")

    assert duel.foe.active.damage == 100
    assert duel.you.active.energy == ["G", "G", "G"]


def test_absorb_heals_half_of_the_damage_done() -> None:
    duel = ecard_table("base3-9 +F +F +F +F dmg50", ARCANINE)
    weak = ecard_table("base3-9 +F +F +F +F dmg50", CHANSEY)

    duel.attack("Absorb")
    weak.attack("Absorb")

    assert duel.you.active.damage == 30
    assert weak.foe.active.damage == 80
    assert weak.you.active.damage == 10


def test_lure_and_whirlwind_differ_in_who_chooses() -> None:
    lure = ecard_table("base1-12 +G +G", f"{CHANSEY} | {PIKACHU}, {ARCANINE}").attack("Lure")
    wind = ecard_table("base3-31 +G", f"{CHANSEY} | {PIKACHU}, {ARCANINE}")

    wind.attack("Terror Strike", flips="H")

    assert lure.chooser == "you"
    assert wind.chooser == "foe"
    wind.answer("bench 1")
    assert wind.foe.active.name == "Pikachu"
    assert wind.foe.bench[0].damage == 10


def test_prophecy_orders_the_top_of_either_deck() -> None:
    duel = ecard_table("base3-8 +P", foe_deck="G, R, W, L")

    duel.attack("Prophecy", answers=["Your opponent's deck", "3", "W", "R"])

    assert duel.foe.hand == ["W"]
    assert duel.foe.deck == ["R", "G", "L"]


def test_magnetic_lines_push_basic_energy_to_the_bench() -> None:
    duel = ecard_table("base5-11 +L +L", f"{CHANSEY} +G +base1-96 | {PIKACHU}")

    duel.attack("Magnetic Lines")

    assert duel.foe.active.energy == ["base1-96"]
    assert duel.foe.bench[0].energy == ["G"]


def test_energy_bomb_hands_its_energy_out_one_by_one() -> None:
    duel = ecard_table(f"base5-34 +L +L +G | {PIKACHU}, {CHANSEY}")
    alone = ecard_table("base5-34 +L +L")

    duel.attack("Energy Bomb", answers=["bench 1", "bench 1", "bench 2"])
    alone.attack("Energy Bomb")

    assert [mon.energy for mon in duel.you.bench] == [["L", "L"], ["G"]]
    assert alone.you.discard == ["L", "L"]


@pytest.mark.parametrize(("flips", "bench"), [("H", 0), ("T", 20)])
def test_cat_punch_strikes_front_or_back(flips: str, bench: int) -> None:
    duel = ecard_table("basep-10 +G +G", f"{CHANSEY} | {PIKACHU}")

    duel.attack("Cat Punch", flips=flips)

    assert duel.foe.bench[0].damage == bench
    assert duel.foe.active.damage == 20 - bench


def test_energy_control_moves_the_foes_energy() -> None:
    duel = ecard_table("basep-12 +P", f"{CHANSEY} +G | {PIKACHU}")

    duel.attack("Energy Control", flips="H")

    assert duel.foe.active.energy == []
    assert duel.foe.bench[0].energy == ["G"]


@pytest.mark.parametrize(("you", "foe", "attack", "flips", "damage"), SUMS)
def test_an_attack_adds_up(you: str, foe: str, attack: str, flips: str, damage: int) -> None:
    you = you.replace("+C3", "+G +G +G").replace("+C", "+G")
    duel = ecard_table(you, foe)

    duel.attack(attack, flips=flips)

    assert duel.foe.active.damage == damage


# you, attack, coins, damage on the foe, damage on the attacker
RECOILS = [
    pytest.param("base1-11 +G +G +G", "Thrash", "H", 40, 0, id="Nidoking-H"),
    pytest.param("base1-11 +G +G +G", "Thrash", "T", 30, 10, id="Nidoking-T"),
    pytest.param("base1-20 +L +L", "Thunderpunch", "T", 30, 10, id="Electabuzz-T"),
    pytest.param("base1-14 +L +L +L +L", "Thunder", "T", 60, 30, id="Raichu-T"),
    pytest.param("base1-14 +L +L +L +L", "Thunder", "H", 60, 0, id="Raichu-H"),
    pytest.param("gym1-43 +G +G", "Egg Bomb", "T", 0, 20, id="Exeggcute-T"),
    pytest.param("neo4-108 +F +F +L", "Lightning Cut", "T", 60, 10, id="Kabutops-T"),
]


@pytest.mark.parametrize(("you", "attack", "flips", "damage", "recoil"), RECOILS)
def test_the_attacker_pays_on_the_wrong_side_of_the_coin(
    you: str, attack: str, flips: str, damage: int, recoil: int
) -> None:
    duel = ecard_table(you)

    duel.attack(attack, flips=flips)

    assert (duel.foe.active.damage, duel.you.active.damage) == (damage, recoil)


def test_selfdestruct_hits_both_benches_flat_and_itself_fatally() -> None:
    duel = ecard_table("base1-9 +L +L +L +L | base1-58, base1-25", f"{CHANSEY} | base1-25")

    duel.attack("Selfdestruct")

    assert duel.foe.active.damage == 80
    assert duel.foe.bench[0].damage == 20
    assert duel.asked == "prize"
    assert duel.chooser == "foe"
    assert "base1-9" in duel.you.discard


def test_wildfire_mills_a_card_for_each_fire_energy_given_up() -> None:
    duel = ecard_table("base3-12 +R +R +R", foe_deck="base1-94, base1-95, L, W")

    duel.attack("Wildfire", answers=["R", "R", "stop"])

    assert sorted(duel.foe.discard) == ["base1-94", "base1-95"]
    assert duel.you.active.energy == ["R"]
    assert duel.you.discard == ["R", "R"]


def test_thunderstorm_flips_for_each_benched_foe_and_pays_for_tails() -> None:
    duel = ecard_table("base3-15 +L +L +L +L", f"{CHANSEY} | base1-58, base1-25, base1-26")

    duel.attack("Thunderstorm", flips="HTT")

    assert duel.foe.active.damage == 40
    assert [mon.damage for mon in duel.foe.bench] == [20, 0, 0]
    assert duel.you.active.damage == 20


def test_mass_explosion_counts_both_sides_and_then_hits_them_all() -> None:
    duel = ecard_table("base5-14 +G +G | base1-51", f"{CHANSEY} | base1-51")

    duel.attack("Mass Explosion")

    assert duel.foe.active.damage == 60
    assert duel.you.active.damage == 20
    assert duel.you.bench[0].damage == 20
    assert duel.foe.bench[0].damage == 20


@pytest.mark.parametrize(("you", "foe", "attack", "flips", "conditions"), GIVEN)
def test_an_attack_leaves_the_defender_in_this_condition(
    you: str, foe: str, attack: str, flips: str, conditions: set[str]
) -> None:
    duel = ecard_table(you, foe)

    duel.attack(attack, flips=flips)

    assert duel.foe.active.conditions == conditions


def test_toxic_takes_twenty_between_turns() -> None:
    duel = ecard_table("base1-11 +G +G +G")

    duel.attack("Toxic")

    assert duel.foe.active.damage == 40
    duel.end_turn()
    assert duel.foe.active.damage == 60


def test_dream_eater_needs_a_sleeping_victim() -> None:
    awake = ecard_table("base1-29 +P +P", ARCANINE)
    sleeping = ecard_table("base1-29 +P +P", f"{ARCANINE} asleep")

    sleeping.attack("Dream Eater", flips="H")

    assert awake.refused("attack Dream Eater")
    assert sleeping.foe.active.damage == 50


def test_leek_slap_is_used_once_even_after_a_stay_on_the_bench() -> None:
    duel = ecard_table("base1-27 +G | base1-58", hand="base1-95, base1-95")

    duel.attack("Leek Slap", flips="T")

    assert duel.foe.active.damage == 0
    duel.end_turn()
    assert duel.refused("attack Leek Slap")
    duel.play("Switch").play("Switch")
    assert duel.refused("attack Leek Slap")


def test_metronome_leaves_out_what_the_attack_requires() -> None:
    duel = ecard_table("base1-5 +G +G +G", "base1-29")

    duel.attack("Metronome", answers=["Dream Eater"])

    assert duel.foe.active.damage == 50


def test_metronome_copies_again_what_the_copied_text_forbids_by_name() -> None:
    duel = ecard_table("base1-5 +G +G +G", "hgss3-65 | base1-58")  # 70 HP; Slashing Strike 50

    duel.attack("Metronome", answers=["Slashing Strike"]).end_turn()
    duel.attack("Metronome", answers=["Slashing Strike"])

    assert duel.foe.discard == ["hgss3-65"]


def test_chain_lightning_runs_through_the_defenders_type_on_both_benches() -> None:
    duel = ecard_table(f"base2-2 +L +L +L | {PIKACHU}", f"{ELECTABUZZ} | {PIKACHU}, {CHANSEY}")
    plain = ecard_table(f"base2-2 +L +L +L | {PIKACHU}", f"{CHANSEY} | {PIKACHU}, {CHANSEY}")

    duel.attack("Chain Lightning")
    plain.attack("Chain Lightning")

    assert [mon.damage for mon in duel.foe.bench] == [10, 0]
    assert duel.you.bench[0].damage == 10
    assert [mon.damage for mon in plain.foe.bench] == [0, 0]


def test_ram_switches_the_defender_even_as_rhydon_falls() -> None:
    duel = ecard_table(f"base2-45 +F +F +F +F dmg80 | {PIKACHU}", f"{ARCANINE} | {CHANSEY}")

    duel.attack("Ram")

    assert "base2-45" in duel.you.discard
    assert duel.foe.active.name == "Chansey"
    assert duel.foe.bench[0].damage == 50


def test_the_tails_of_thunderstorm_do_their_damage_together() -> None:
    bench = ", ".join([PIKACHU] * 3)
    duel = ecard_table("base3-15 +L +L +L +L", f"{CHANSEY} | {bench}", hand="base1-80")

    duel.play("Defender").attack("Thunderstorm", flips="TTT")

    assert duel.you.active.damage == 10  # 30, less 20 for one Defender


def test_hyper_flame_does_nothing_without_fire_on_heads_too() -> None:
    bare = ecard_table("neo1-16 +W", "basep-21")
    burning = ecard_table("basep-21 +R +R +R")

    bare.attack("Super Metronome", flips="HH")
    burning.attack("Hyper Flame", flips="H")

    assert bare.foe.active.damage == 0
    assert burning.foe.active.damage == 60
    assert burning.you.active.energy == ["R", "R"]


def test_metronome_leaves_out_a_price_but_not_the_coins_that_damage_goes_by() -> None:
    priced = ecard_table("base1-5 +G +G +G", "basep-21")
    counted = ecard_table("base1-5 +G +G +G", "neo4-46")

    priced.attack("Metronome")
    counted.attack("Metronome", answers=["Burning Flame"], flips="HT")

    assert (priced.foe.active.damage, counted.foe.active.damage) == (60, 50)


@pytest.mark.parametrize(("flips", "harmed"), [("H", (20, ["paralyzed"])), ("T", (0, []))])
def test_metronome_flips_the_coin_that_may_undo_what_it_copies(
    flips: str, harmed: tuple[int, list[str]]
) -> None:
    duel = ecard_table("base1-5 +G +G +G", "neo2-15")

    duel.attack("Metronome", answers=["Headpress"], flips=flips)

    assert (duel.foe.active.damage, list(duel.foe.active.conditions)) == harmed


@pytest.mark.parametrize(("flips", "damage"), [("H", 80), ("T", 0)])
def test_metronome_keeps_what_tails_does_beside_undoing_the_attack(flips: str, damage: int) -> None:
    duel = ecard_table("base1-5 +G +G +G | base1-44", "neo4-112 | base1-44")

    duel.attack("Metronome", answers=["Crushing Earth"], flips=flips)
    duel.end_turn()

    assert duel.foe.active.damage == damage
    assert duel.refused("attack Metronome")


def test_prophecy_looks_at_as_many_cards_as_its_player_likes() -> None:
    duel = ecard_table("base3-8 +P", deck="base1-94, base1-95, L")

    duel.attack("Prophecy", answers=["Your deck", "2", "Switch"])

    assert duel.you.deck[:3] == ["base1-95", "base1-94", "L"]


def test_mirror_move_gives_back_the_final_result() -> None:
    duel = rarest_table("base1-22 +G +G +G", "base1-26 +G", player="foe")

    duel.attack("Pound")
    duel.attack("Mirror Move")

    assert duel.foe.active.damage == 10


@pytest.mark.parametrize(
    ("answer", "flips", "damage"), [("no", "", 30), ("yes", "H", 80), ("yes", "T", 30)]
)
def test_birthday_surprise_asks_for_the_day(answer: str, flips: str, damage: int) -> None:
    duel = rarest_table("basep-24 +L +L")

    duel.attack("Birthday Surprise", answers=[answer], flips=flips)

    assert duel.foe.active.damage == damage


@pytest.mark.rule("KO-01")
@pytest.mark.parametrize(("flips", "where"), [("H", "hand"), ("T", "discard")])
def test_hurricane_carries_off_what_a_focus_band_saves(flips: str, where: str) -> None:
    duel = ecard_table(PIDGEOT, f"{PIKACHU} dmg10 +{FOCUS_BAND} | {CHANSEY}")

    duel.attack("Hurricane", flips=flips)

    assert "base1-58" in (duel.foe.hand if where == "hand" else duel.foe.discard)
    assert duel.asked == ("main" if where == "hand" else "prize")
