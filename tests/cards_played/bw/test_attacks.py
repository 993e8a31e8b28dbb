"""Attacks of the Black & White sets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_played.tables import DOUBLE, case, harms, strikes, struck, table


@pytest.mark.parametrize(
    ("you", "attack", "flips", "left"),
    [
        ("bw7-89 +F +F +R", "Land's Judgment", "", ["R"]),
        ("bw7-103 +R +R +W +G", "Ice Burn", "H", ["G", "W"]),
        ("bw6-97 +P +D +D +D", "Dragonblast", "", ["D", "P"]),
        ("bw4-48 +L +L +L", "Lightning Crash", "", []),
        ("bw2-35 +L +L +L", "Disaster Volt", "", ["L", "L"]),
        ("bw7-125 +G +G +G", "Air Slash", "T", ["G", "G"]),
        ("bwp-BW83 +G +G +G +bw8-127", "Plasma Gale", "", ["G", "G", "G"]),
        ("bw5-17 +R +R +R", "Flamethrower", "", ["R", "R"]),
    ],
)
def test_an_attack_leaves_the_energy_it_does_not_discard(
    you: str, attack: str, flips: str, left: list[str]
) -> None:
    answers = ["yes"] if "Judgment" in attack else []

    duel = table("xy", you).attack(attack, flips=flips, answers=answers)

    assert sorted(duel.you.active.energy) == left


@pytest.mark.parametrize(
    ("you", "attack"), [("bw11-44 +W +W +W", "Frozen Wings"), ("bw8-93 +M", "Righteous Edge")]
)
def test_a_special_energy_of_the_target_is_discarded(you: str, attack: str) -> None:
    duel = table("xy", you, f"Wall +R +{DOUBLE}").attack(attack)

    assert duel.foe.active.energy == ["R"]


def test_gyro_ball_turns_both_sides_around() -> None:
    duel = table("xy", "bw8-46 +L +L +L | Keg, Wall", "Wall | Keg, Flint")

    duel.attack("Gyro Ball", answers=["bench 1", "bench 2"])

    assert (duel.you.active.name, duel.foe.active.name) == ("Keg", "Flint")
    assert duel.foe.bench[1].damage == 80


def test_deck_and_cover_poisons_paralyzes_and_goes_home() -> None:
    duel = table("xy", "bw5-11 +G +G | Wall", deck="R")

    duel.attack("Deck and Cover")

    assert harms(duel) == ("0", "60 paralyzed poisoned")
    assert sorted(duel.you.deck) == ["G", "G", "R", "bw5-11"]


def test_hail_blizzard_rests_for_a_turn() -> None:
    duel = table("xy", "bw11-44 +W +W +W +W").attack("Hail Blizzard").end_turn()

    assert not duel.can("attack Hail Blizzard")
    assert duel.can("attack Frozen Wings")


@pytest.mark.parametrize(("card", "energy"), [("bw11-78", "+P +P +P"), ("bw4-85", "+G +G +G")])
def test_echoed_voice_is_louder_the_turn_after(card: str, energy: str) -> None:
    duel = table("xy", f"{card} {energy}").attack("Echoed Voice").end_turn()

    duel.attack("Echoed Voice").end_turn().end_turn().end_turn().attack("Echoed Voice")

    assert duel.foe.active.damage == 50 + 100 + 50


def test_boost_claw_strengthens_every_attack_of_the_next_turn() -> None:
    duel = table("xy", "bwp-BW80 +R +W +W").attack("Boost Claw").end_turn()

    duel.attack("Boost Claw")

    assert duel.foe.active.damage == 60 + 90


def test_taunt_pulls_a_benched_pokemon_forward() -> None:
    duel = table("xy", "bwp-BW80 +R", "Wall | Keg, Flint")

    duel.attack("Taunt", answers=["foe's bench 2"])

    assert duel.foe.active.name == "Flint"


@pytest.mark.parametrize(
    ("you", "attack"), [("bw5-40 +L", "Negative Ion"), ("bw5-88 +G +G +G +G", "Ferocious Bellow")]
)
def test_the_target_hits_thirty_softer_next_turn(you: str, attack: str) -> None:
    duel = table("xy", you, "Wall +G +G").attack(attack)

    duel.attack("Shove")

    assert duel.you.active.damage == 20


def test_protect_charge_takes_twenty_off_the_next_damage() -> None:
    duel = table("xy", "bw6-81 +M +M +M +M").attack("Protect Charge")

    assert duel.attack("Push").you.active.damage == 10


@pytest.mark.parametrize(
    ("you", "attack"), [("bw1-46 +L", "Electroweb"), ("bw11-106 +G +G +G", "Clutch")]
)
def test_the_target_cannot_retreat_next_turn(you: str, attack: str) -> None:
    duel = table("xy", you, "Wall +G | Keg").attack(attack)

    held = duel.can("retreat")
    duel.end_turn().end_turn()

    assert (held, duel.can("retreat")) == (False, True)


def test_disconnect_keeps_items_in_hand_for_a_turn() -> None:
    duel = table("xy", "bw4-48 +L +L", "Wall dmg30", foe_hand="bw1-96, bw5-98")

    duel.attack("Disconnect")

    assert duel.refused("play PlusPower")
    assert duel.can("play Professor Juniper")


@pytest.mark.parametrize(("flip", "damage"), [("H", 30), ("T", 0)])
def test_hip_bump_makes_the_next_attack_a_gamble(flip: str, damage: int) -> None:
    duel = table("xy", "bw7-126 +G +G").attack("Hip Bump")

    assert duel.attack("Push", flips=flip).you.active.damage == damage


def test_kick_away_and_wing_flick_let_the_foe_choose() -> None:
    kick = table("xy", "bw8-86 +D +D", "Wall | Keg, Flint").attack("Kick Away")
    flick = table("xy", "bw7-125 +G +G", "Wall | Keg, Flint").attack("Wing Flick")

    assert (kick.chooser, flick.chooser) == ("foe", "foe")
    assert kick.answer("bench 2").foe.active.name == "Flint"


def test_honchkrow_may_blow_and_discards_at_random() -> None:
    blow = table("xy", "bw6-73 +G +G", "Wall | Keg").attack("Whirlwind", answers=["yes"])
    stay = table("xy", "bw6-73 +G +G", "Wall | Keg").attack("Whirlwind", answers=["no"])
    swipe = table("xy", "bw6-73 +D +D +D", foe_hand="R, W").attack(
        "Diving Swipe", picks=["energy-W"]
    )

    assert (blow.foe.active.name, stay.foe.active.name) == ("Keg", "Wall")
    assert swipe.foe.discard == ["W"]


def test_smash_turn_may_switch() -> None:
    duel = table("xy", "bw5-26 +W +W | Keg, Wall").attack("Smash Turn", answers=["yes", "bench 1"])

    assert (duel.you.active.name, duel.foe.active.damage) == ("Keg", 30)


def test_energy_is_spread_as_the_attack_allows() -> None:
    smash = table("xy", "bw6-71 +F +F +F | Wall, Keg", hand="R, W, L").attack(
        "Pump-up Smash", answers=["energy-R", "energy-W", "bench 1", "bench 2"]
    )
    assist = table("xy", "dv1-9 +R | Wall", discard="R, bw8-127").attack("Energy Assist")
    leaf = table("xy", "bwp-BW87 +G +G | Wall, Keg", discard="R").attack(
        "Energy Assist", answers=["bench 2"]
    )
    stream = table("xy", "bw7-103 +R +R +R", discard="W").attack("Dragon Stream", flips="H")
    stored = table("xy", "bw3-14 +R +R | Wall").attack("Stored Power")

    assert (smash.you.bench[0].energy, smash.you.bench[1].energy) == (["R"], ["W"])
    assert assist.you.bench[0].energy == ["R"]
    assert leaf.you.bench[1].energy == ["R"]
    assert sorted(stream.you.active.energy) == ["R", "R", "R", "W"]
    assert (stored.you.active.energy, stored.you.bench[0].energy) == ([], ["R", "R"])


def test_turbo_energize_charges_the_bench_from_the_deck() -> None:
    duel = table("xy", "bw8-131 +R | Wall, Keg", deck="W, L, bw8-127")

    duel.attack("Turbo Energize", answers=["energy-W", "energy-L", "bench 2", "bench 2"])

    assert sorted(duel.you.bench[1].energy) == ["L", "W"]


def test_ascension_evolves_out_of_the_deck() -> None:
    duel = table("xy", "bw5-69 +D", deck="G, bw1-71, Tower").attack(
        "Ascension", answers=["Zoroark"]
    )

    assert duel.you.active.stack == ["bw5-69", "bw1-71"]


def test_charge_and_synthesis_attach_from_the_deck() -> None:
    charge = table("xy", "bw2-35 +R", deck="G, L").attack("Charge", answers=["energy-L"])
    grow = table("xy", "bw11-RC21 +G | Wall", deck="R, G").attack(
        "Synthesis", answers=["energy-G", "bench 1"]
    )

    assert sorted(charge.you.active.energy) == ["L", "R"]
    assert grow.you.bench[0].energy == ["G"]


def test_replace_moves_any_number_of_energy() -> None:
    duel = table("xy", "bw6-46 +P +R | Wall")

    duel.attack("Replace")

    assert duel.chooser == "you"
    assert any("Fire Energy" in one for one in duel.options)


def test_destructive_sound_discards_the_items_of_the_hand() -> None:
    duel = table("xy", "bw8-107 +G +G +G", foe_hand="bw1-96, R, bw5-98, bw2-94")

    duel.attack("Destructive Sound")

    assert sorted(duel.foe.discard) == ["bw1-96", "bw2-94"]


def test_silent_claw_uses_the_foes_supporter() -> None:
    duel = table("xy", "bw8-84 +D", hand="R", foe_hand="bw5-98, W", deck="9*G")

    duel.attack("Silent Claw")

    assert (len(duel.you.hand), duel.you.discard) == (7, ["R"])
    assert "bw5-98" in duel.foe.discard


def test_psychic_exchange_renews_the_hand() -> None:
    duel = table("xy", "bwp-BW98 +P", hand="8*R").attack("Psychic Exchange")

    assert len(duel.you.hand) == 6


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


def test_fluffy_tag_strengthens_the_partner_against_whoever_is_active() -> None:
    duel = table("xy", "bw7-15 +G | Wall", "Wall +G | Keg, Flint").attack("Fluffy Tag")

    duel.retreat(to="bench 2").end_turn().attack("Push")

    assert (duel.foe.active.name, duel.foe.active.damage) == ("Flint", 70)


def test_shear_attaches_the_fighting_energy_it_mills() -> None:
    duel = table("xy", "bw2-53 +F", deck="F, R, F, G, W, L, L").attack("Shear")

    assert sorted(duel.you.active.energy) == ["F", "F", "F"]
    assert sorted(duel.you.discard) == ["G", "R", "W"]


def test_damakinesis_gathers_counters_from_several_pokemon() -> None:
    duel = table("xy", "bw8-70 +P +P +P | Wall dmg40, Keg dmg40")

    duel.attack("Damakinesis", answers=["bench 1"] * 3 + ["bench 2"] * 3)

    assert harms(duel) == ("0 | 10, 10", "60")


def test_nobody_is_asked_for_what_finds_no_room() -> None:
    full = ", ".join(["Keg"] * 5)
    duel = table("xy", f"bw11-104 +L | {full}", deck="base1-58, 4*W")

    duel.attack("Call for Family")

    assert (duel.player, len(duel.you.bench)) == ("foe", 5)


def test_nobody_is_chosen_for_energy_that_was_not_found() -> None:
    duel = table("xy", "bw4-5 +G | Keg", deck="4*W")

    duel.attack("Synthesis")

    assert duel.player == "foe"


@pytest.mark.parametrize("you", ["bw9-90 +G", "bw6-46 +G | bw9-90"])
def test_signs_of_evolution_speaks_of_eevee_whoever_uses_it(you: str) -> None:
    duel = table("xy", you, deck="bw5-6, bw5-25, 3*G")

    duel.attack("Signs of Evolution", answers=["Leafeon", "Vaporeon"])

    assert sorted(duel.you.hand) == ["bw5-25", "bw5-6"]
