"""Trainer cards, Stadiums and Tools of the Neo sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import (
    CHANSEY,
    ELECTABUZZ,
    PIKACHU,
    RAICHU,
    ecard_table,
    rarest_table,
    table,
)
from tests.rules.cards_turn import held, mon

ITEM_FINDER, ENERGY_REMOVAL, DOUBLE_COLORLESS, RAINBOW = (
    "base1-74",
    "base1-92",
    "base1-96",
    "base5-17",
)
DARK_WARTORTLE = "base1-63>base5-46"  # Mirror Shell: attackers take the damage they do
BRITTLE = mon(
    "Brittle", 90, powers=held("Crumble", "body", "on(damaged(self)) { counters(self, 8) }")
)


def test_personality_test_pays_the_one_who_was_right() -> None:
    right = ecard_table(hand="neo4-102, base5-7").play("Pokémon Personality Test", answers=["Dark"])
    wrong = ecard_table(hand="neo4-102, base5-7").play(
        "Pokémon Personality Test", answers=["Light"]
    )

    assert (len(wrong.you.hand), len(wrong.foe.hand)) == (4, 0)
    assert (len(right.you.hand), len(right.foe.hand)) == (1, 3)


def test_arcade_game_keeps_the_cards_of_one_name() -> None:
    duel = ecard_table(hand="neo1-83", deck="L, L, R, G", shuffles="keep")
    none = ecard_table(hand="neo1-83", deck="L, W, R, G", shuffles="keep")

    duel.play("Arcade Game")
    none.play("Arcade Game")

    assert duel.you.hand == ["L", "L"]
    assert none.you.hand == []


def test_card_flip_game_turns_a_prize_up_and_pays_a_right_guess() -> None:
    duel = ecard_table(hand="neo1-92", foe_prizes="base1-94, L, L, L, L, L")

    duel.play("Card-Flip Game", answers=["prize 1", "Trainer"])

    assert len(duel.you.hand) == 2


def test_double_gust_lets_each_choose_for_the_other() -> None:
    duel = ecard_table(
        f"{PIKACHU} | base1-20, base1-7", f"{CHANSEY} | {PIKACHU}, base1-25", hand="neo1-100"
    )

    duel.play("Double Gust")

    assert duel.chooser == "foe"
    duel.answer("foe's bench 2")
    assert duel.you.active.name == "Hitmonchan"
    assert duel.chooser == "you"
    duel.answer("foe's bench 1")
    assert duel.foe.active.name == "Pikachu"


def test_pokegear_ends_trainers_for_the_turn() -> None:
    duel = ecard_table(
        f"{PIKACHU} dmg10", hand="neo1-88, base1-94", deck="L, base1-91, R, G, G, G, G, G"
    )

    duel.play("PokéGear", answers=["yes"])

    assert "base1-91" in duel.you.hand
    assert duel.refused("play Potion")
    assert duel.refused("play Bill")


@pytest.mark.parametrize(("flips", "card"), [("H", "base1-14"), ("T", PIKACHU)])
def test_super_rod_fishes_by_coin(flips: str, card: str) -> None:
    duel = ecard_table(hand="neo1-103", discard=f"{PIKACHU}, base1-14, L")

    duel.play("Super Rod", flips=flips)

    assert duel.you.hand == [card]


def test_fossil_egg_hatches_a_fossil_pokemon_as_a_basic() -> None:
    duel = ecard_table(hand="neo2-72", deck="G, base3-50, L", stadium="neo4-92")

    duel.play("Fossil Egg", flips="H")
    duel.choose(duel.options[0])
    if duel.asked == "pick_card":
        duel.answer("Kabuto")

    assert duel.you.bench[0].name == "Kabuto"
    assert duel.you.bench[0].retreat == 2


def test_hyper_devolution_spray_bars_evolving_this_turn() -> None:
    duel = ecard_table(RAICHU, hand="neo2-73")

    duel.play("Hyper Devolution Spray")

    assert duel.you.active.name == "Pikachu"
    assert duel.you.hand == ["base1-14"]
    assert duel.refused("evolve Raichu on active")


def test_thought_wave_machine_returns_energy_by_heads_and_ends_the_turn() -> None:
    duel = ecard_table(foe=f"{CHANSEY} +G +R +W", hand="neo4-96")

    duel.play("Thought Wave Machine", flips="HHT", answers=["R", "W"])

    assert duel.player == "foe"
    assert duel.foe.active.energy == ["G"]
    assert sorted(duel.foe.hand) == ["G", "R", "W"]


def test_mail_from_bill_fills_up_to_four_from_a_small_hand() -> None:
    duel = ecard_table(hand="neo4-105, L")
    rich = ecard_table(hand="neo4-105, L, L, L, L")

    duel.play("Mail from Bill")

    assert len(duel.you.hand) == 4
    assert rich.refused("play Mail from Bill")


def test_focus_band_saves_on_heads_and_is_spent() -> None:
    duel = ecard_table(f"{PIKACHU} +neo1-86", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.you.active.hp_left == 10
    assert duel.you.discard == ["neo1-86"]


def test_focus_band_is_flipped_for_where_an_attack_of_the_turn_before_strikes_back() -> None:
    duel = ecard_table(f"{DARK_WARTORTLE} +W +W", f"{ELECTABUZZ} +neo1-86 +L dmg60")
    duel.attack("Mirror Shell")

    duel.attack("Thundershock", flips="TH")

    assert duel.foe.active.hp_left == 10
    assert duel.foe.discard == ["neo1-86"]


def test_focus_band_does_not_help_against_a_blow_of_its_pokemons_own_power() -> None:
    duel = ecard_table(
        f"Brittle +neo1-86 | {CHANSEY}", f"{ELECTABUZZ} +L +L", cards=[BRITTLE], player="foe"
    )

    duel.attack("Thunderpunch", flips="H")

    assert sorted(duel.you.discard) == ["neo1-86", "t-brittle"]


def test_berry_heals_two_between_turns() -> None:
    duel = ecard_table(f"{CHANSEY} +neo1-99 dmg20")

    duel.end_turn()

    assert duel.you.active.damage == 0
    assert duel.you.discard == ["neo1-99"]


def test_gold_berry_waits_for_four_counters() -> None:
    three = ecard_table(f"{CHANSEY} +neo1-93 dmg30").end_turn()
    four = ecard_table(f"{CHANSEY} +neo1-93 dmg50").end_turn()

    while four.asked == "may":
        four.answer("no")

    assert three.you.active.damage == 30
    assert four.you.active.damage == 10


def test_miracle_berry_cures_before_the_sleep_check() -> None:
    duel = ecard_table(f"{CHANSEY} +neo1-94 asleep")

    duel.end_turn(answers=["yes"])

    assert duel.you.active.conditions == set()


def test_exp_all_saves_an_energy_of_the_fallen() -> None:
    duel = ecard_table(
        f"{PIKACHU} +L +R dmg20 | {CHANSEY} +neo4-93", f"{ELECTABUZZ} +L +L", player="foe"
    )

    duel.attack("Thunderpunch", flips="H", answers=["yes", "R"])

    assert [mon.energy for mon in duel.you.actives + duel.you.bench] == [["R"]]
    assert "neo4-93" in duel.you.discard
    assert "L" in duel.you.discard


def test_counterattack_claws_scratch_on_heads() -> None:
    duel = ecard_table(f"{CHANSEY} +neo4-97", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="HH")

    assert duel.foe.active.damage == 20
    assert duel.you.discard == ["neo4-97"]


def test_sprout_tower_dulls_colorless_attackers_after_weakness() -> None:
    duel = ecard_table(f"{CHANSEY} +G +G +G +G", stadium="neo1-97")

    duel.attack("Double-edge")

    assert duel.foe.active.damage == 50
    assert duel.you.active.damage == 50


def test_lucky_stadium_flips_for_a_card() -> None:
    duel = ecard_table(stadium="neo4-100")

    duel.power("Lucky Stadium", flips="H")

    assert len(duel.you.hand) == 1
    duel.end_turn()
    duel.power("Lucky Stadium", flips="T")
    assert len(duel.foe.hand) == 1


def test_broken_ground_gym_weighs_on_basics_and_babies() -> None:
    duel = ecard_table("neo1-22 | base1-58, base1-58>base1-14", stadium="neo4-92")
    bare = ecard_table("neo1-22 | base1-58, base1-58>base1-14")

    assert duel.you.active.retreat == bare.you.active.retreat + 1
    assert duel.you.bench[0].retreat == bare.you.bench[0].retreat + 1
    assert duel.you.bench[1].retreat == bare.you.bench[1].retreat


def test_card_flip_game_is_played_with_a_prize_that_lies_face_down() -> None:
    duel = table("ecard", "Wall", hand="neo1-92, base5-15", foe_prizes="2*G")

    duel.play("Here Comes Team Rocket!")

    assert duel.refused("play Card-Flip Game")


def test_pokemon_march_passes_over_a_player_without_room() -> None:
    full = "Wall | Wall, Wall, Wall, Wall, Wall"
    duel = table("ecard", "Wall", full, hand="neo1-102", deck="Keg, G")

    duel.play("Pokémon March")

    assert duel.chooser == "you"
    duel.answer("yes", "Keg")
    assert [one.name for one in duel.you.bench] == ["Keg"]


@pytest.mark.parametrize(("energy", "hand"), [(RAINBOW, [RAINBOW]), (DOUBLE_COLORLESS, [])])
def test_ecogym_returns_whatever_has_a_type(energy: str, hand: list[str]) -> None:
    duel = table("ecard", "Wall", f"Wall +{energy}", stadium="neo1-84", hand=ENERGY_REMOVAL)

    duel.play("Energy Removal")

    assert duel.foe.hand == hand


def test_ecogym_returns_energy_of_a_type_to_its_owner() -> None:
    typed = rarest_table(foe=f"{CHANSEY} +G", hand="base1-92", stadium="neo1-84")
    plain = rarest_table(foe=f"{CHANSEY} +base1-96", hand="base1-92", stadium="neo1-84")

    typed.play("Energy Removal")
    plain.play("Energy Removal")

    assert (typed.foe.hand, typed.foe.discard) == (["G"], [])
    assert (plain.foe.hand, plain.foe.discard) == ([], ["base1-96"])


def test_super_energy_retrieval_trades_two_cards_for_four_energy() -> None:
    duel = ecard_table(hand="neo1-89, base1-94, base1-91", discard="L, R, W, F, base1-96")

    duel.play("Super Energy Retrieval")

    assert sorted(duel.you.hand) == ["F", "L", "R", "W"]


def test_an_energy_card_goes_to_one_exp_all_and_no_other_is_asked() -> None:
    you = f"{PIKACHU} +L dmg20 | {CHANSEY} +neo4-93, {CHANSEY} +neo4-93"
    duel = ecard_table(you, f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H", answers=["yes"])

    assert duel.asked == "prize"
    assert sorted(len(mon.energy) for mon in duel.you.bench) == [0, 1]


def test_exp_all_asks_nothing_where_no_energy_fell() -> None:
    duel = ecard_table(f"{PIKACHU} dmg20 | {CHANSEY} +neo4-93", f"{ELECTABUZZ} +L +L", player="foe")

    duel.attack("Thunderpunch", flips="H")

    assert duel.asked == "prize"


def test_balloon_berry_pays_for_the_retreat_and_leaves_its_cost_as_it_is() -> None:
    duel = ecard_table(f"{PIKACHU} +neo3-60 | {CHANSEY}")

    cost = duel.you.active.retreat
    duel.retreat()

    assert (cost, duel.you.active.name, duel.you.discard) == (1, "Chansey", ["neo3-60"])


@pytest.mark.rule("RETREAT-09")
def test_balloon_berry_is_spent_on_a_retreat_that_fails() -> None:
    duel = ecard_table(f"{PIKACHU} +neo3-60 confused | {CHANSEY}")

    duel.retreat(flips="T")

    assert (duel.you.active.name, duel.you.discard) == ("Pikachu", ["neo3-60"])


@pytest.mark.rule("TRAINER-03")
@pytest.mark.parametrize(("mine", "playable"), [("base1-16", False), ("base1-58", True)])
def test_breeder_fields_are_for_those_who_can_evolve(mine: str, playable: bool) -> None:
    duel = table("ecard", mine, hand="neo3-62", deck="G")

    assert duel.can("play Pokémon Breeder Fields") is playable
