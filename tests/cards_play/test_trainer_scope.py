"""Trainer and special Energy cards of all eras: how far their words reach, worked from print."""

from __future__ import annotations

import pytest

from tests.cards_play.modern import harm, table

PARK = "pop2-10"  # Stadium: once a turn, 1 counter off a Benched Pokémon that gets Energy
ITEM_FINDER, ENERGY_REMOVAL, DOUBLE_COLORLESS, RAINBOW = (
    "base1-74",
    "base1-92",
    "base1-96",
    "base5-17",
)


def test_seer_takes_only_the_basic_energy_among_six_cards() -> None:
    duel = table("ecard", "Wall", hand="ecard2-133", deck="G, Wall, R, Keg, W, Wall, L")

    duel.play("Seer")

    assert duel.you.hand == ["G", "R", "W"]


def test_team_plasma_grunt_does_not_pay_for_itself() -> None:
    alone = table("xy", "Wall", hand="bw8-125, W", deck="9*G")
    duel = table("xy", "Wall", hand="2*bw8-125, W", deck="9*G")

    duel.play("Team Plasma Grunt")

    assert alone.refused("play Team Plasma Grunt")
    assert duel.you.hand == ["W", "G", "G", "G", "G"]
    assert duel.you.discard == ["bw8-125", "bw8-125"]


def test_pokemon_park_mends_once_a_turn() -> None:
    duel = table("platinum", "base1-2 | base1-63 dmg30", stadium=PARK, hand="3*W")

    duel.attach("W", to="bench 1").power("Rain Dance", answers=["bench 1"])

    assert harm(duel.you) == "0 | 20"


def test_the_last_prize_of_a_treaty_wins() -> None:
    duel = table("ecard", "Wall", hand="gym1-112", prizes="G", foe_prizes="2*G")

    duel.play("Lt. Surge's Treaty").choose(duel.options[0])

    assert duel.winner == "you"


def test_card_flip_game_is_played_with_a_prize_that_lies_face_down() -> None:
    duel = table("ecard", "Wall", hand="neo1-92, base5-15", foe_prizes="2*G")

    duel.play("Here Comes Team Rocket!")

    assert duel.refused("play Card-Flip Game")


def test_premier_ball_may_look_into_the_discard_pile_instead() -> None:
    duel = table("platinum", "Wall", hand="dp4-101", deck="3*G", discard="dp2-122")

    duel.play("Premier Ball").choose(duel.options[1])

    assert duel.you.hand == ["dp2-122"]


def test_pokemon_march_passes_over_a_player_without_room() -> None:
    full = "Wall | Wall, Wall, Wall, Wall, Wall"
    duel = table("ecard", "Wall", full, hand="neo1-102", deck="Keg, G")

    duel.play("Pokémon March")

    assert duel.chooser == "you"
    duel.answer("yes", "Keg")
    assert [one.name for one in duel.you.bench] == ["Keg"]


@pytest.mark.parametrize(("damage", "asked"), [(60, "prize"), (10, "pick_card")])
def test_time_machine_does_not_save_what_devolving_knocks_out(damage: int, asked: str) -> None:
    raichu = f"base1-58>base1-14 dmg{damage} | Wall"  # Pikachu has 40 HP
    duel = table("ex", raichu, hand="ex7-91", deck="base1-14, 3*G")

    duel.play("Surprise! Time Machine")

    assert duel.asked == asked


@pytest.mark.parametrize(("others", "allowed"), [(6, True), (7, False)])
def test_volkners_philosophy_must_draw(others: int, allowed: bool) -> None:
    duel = table("platinum", "Wall", hand=f"pl2-98, {others}*G", deck="4*G")

    assert duel.can("play Volkner's Philosophy") == allowed


def test_a_single_poke_blower_flips() -> None:
    duel = table("platinum", "Wall", "Wall | Keg", hand="dp7-88")

    duel.play("Poké Blower +", flips="h", answers=["foe bench 1"])

    assert harm(duel.foe) == "0 | 10"


@pytest.mark.parametrize(("energy", "hand"), [(RAINBOW, [RAINBOW]), (DOUBLE_COLORLESS, [])])
def test_ecogym_returns_whatever_has_a_type(energy: str, hand: list[str]) -> None:
    duel = table("ecard", "Wall", f"Wall +{energy}", stadium="neo1-84", hand=ENERGY_REMOVAL)

    duel.play("Energy Removal")

    assert duel.foe.hand == hand


USELESS = (
    "Full Heal (base1-82)",
    "Super Potion (base1-90)",
    "Poké Healer + (dp7-90)",
    "Energy Flow (gym1-122)",
    "Scramble Switch (bw8-129)",
    "Juggler (ecard2-126)",
    "Moomoo Milk (hgss1-94)",
    "Marley's Request (dp7-87)",
)


@pytest.mark.parametrize("card", USELESS)
def test_a_trainer_that_changes_nothing_is_not_played(card: str) -> None:
    name, _, ident = card.rpartition(" ")
    duel = table("ecard", "Wall", hand=ident.strip("()"), discard="G")

    assert duel.refused(f"play {name}")


def test_forest_of_giant_plants_lifts_the_first_turn_ban() -> None:
    duel = table("xy", "xy1-1", stadium="xy7-74", hand="xy1-2", your_turns=1)

    assert duel.can("evolve M Venusaur-EX")


def test_old_holon_energy_wp_stops_powers_too() -> None:
    bare = table("ex", "ex7-3", "Wall +W").power("Black Beam")
    held = table("ex", "ex7-3", "Wall +W +ex11-106").power("Black Beam")

    assert (harm(bare.foe), harm(held.foe)) == ("0 poisoned", "0")


def test_evosoda_finds_the_card_before_the_pokemon_is_chosen() -> None:
    duel = table("xy", "Wall | base1-58", hand="g1-62", deck="G, base1-14")

    duel.play("Evosoda", answers=["Raichu"])

    assert duel.you.bench[0].name == "Raichu"


def test_a_new_copy_of_strength_charm_is_kept_until_it_helps() -> None:
    duel = table("ex", "Wall +ex4-74").attack("Push")

    assert harm(duel.foe) == "40"
    assert duel.you.discard == ["ex4-74"]


def test_brocks_protection_keeps_energy_from_going_back_to_the_hand() -> None:
    onix = "gym1-21 +F +F +gym2-101"
    duel = table("ecard", onix, "Wall", player="foe", foe_hand="neo4-96")

    duel.play("Thought Wave Machine", flips="ht")

    assert duel.you.active.energy == ["F", "F"]


def test_burning_energy_comes_back_after_its_pokemon_discards_it() -> None:
    duel = table("xy", "bw1-26 +xy8-151 +R +W")

    duel.attack("Blue Flare")

    assert sorted(duel.you.active.energy) == ["W", "xy8-151"]
    assert duel.you.discard == ["R"]


def test_energy_link_needs_another_one_to_lead_to() -> None:
    alone = table("platinum", "Wall +dp7-83 +G | Keg")
    linked = table("platinum", "Wall +dp7-83 +G | Keg +dp7-83")

    linked.power("Energy Link", on="active")

    assert alone.refused("use Energy Link")
    assert linked.you.bench[0].energy == ["G"]
