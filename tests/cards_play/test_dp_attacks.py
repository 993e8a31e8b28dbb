"""Attacks of Diamond & Pearl and Platinum cards: damage, coins and what stays behind."""

from __future__ import annotations

import pytest

from tests.cards_play.modern import table


def test_energy_leaves_the_pokemon_that_the_attack_names() -> None:
    hyper = table("platinum", "pl3-28 +G +G +G", "Wall +R +W").attack(
        "Hyper Beam", flips="H", answers=["Fire Energy"]
    )
    bomb = table("platinum", "pl3-52 +F +F", "Wall +dp2-118 +R").attack("Crash Bomber")
    wind = table("platinum", "pl3-14 +G +G +R").attack("Wind Return", answers=["yes"])
    dragon = table("platinum", "pl3-20>dpp-DP45 +R +R +R +R +R").attack(
        "Malevolent Fire", flips="T"
    )

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

    assert not held.can("attack Push")
    assert not held.can("retreat")
    assert free.can("attack Push")
    assert free.can("retreat")


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

    duel.attack("Pick Out", answers=["Team Galactic's Mars"])

    assert len(duel.you.hand) == 2


def test_unown_e_turns_the_foes_coins_to_tails() -> None:
    duel = table("platinum", "dp2-65 +G +G", "pl1-72 +F +F").attack("Hidden Power")

    duel.attack("Trip Over", flips="H")

    assert duel.you.active.damage == 20


def test_voltage_shoot_needs_two_lightning_cards_in_hand() -> None:
    duel = table("platinum", "pl3-77>dp7-99 +L +L +L", "Wall | Wall", hand="2*L, R")

    duel.attack("Voltage Shoot", answers=["foe's bench 1"])

    assert (duel.foe.bench[0].damage, duel.you.hand) == (80, ["R"])
