"""Trainer cards of the Gym sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.model.views.records import UNKNOWN
from playmat.model.views.view import view_of
from tests.cards_played.tables import (
    ARCANINE,
    CHANSEY,
    DIGLETT,
    FREELY,
    PIKACHU,
    RAICHU,
    ecard_table,
    harm,
    rarest_table,
    table,
)

BLAINES_PONYTA = "gym2-64"


def test_erika_lets_each_player_draw_up_to_three() -> None:
    duel = ecard_table(hand="gym1-16", deck="5*L", foe_deck="5*R")

    duel.play("Erika", answers=["3", "1"])

    assert (len(duel.you.hand), len(duel.foe.hand)) == (3, 1)


def test_lt_surge_puts_a_basic_in_front() -> None:
    duel = ecard_table(f"{PIKACHU} asleep", hand=f"gym1-17, {CHANSEY}")

    duel.play("Lt. Surge")

    assert duel.you.active.name == "Chansey"
    assert duel.you.bench[0].conditions == set()


def test_misty_adds_twenty_for_a_misty_pokemon_only() -> None:
    hers = ecard_table("gym2-90 +P", ARCANINE, hand="gym1-18, L, R").play("Misty")
    other = ecard_table("base1-20 +L", ARCANINE, hand="gym1-18, L, R").play("Misty")

    hers.attack("ESP", flips="HHT")
    other.attack("Thundershock", flips="T")

    assert hers.foe.active.damage == 60
    assert other.foe.active.damage == 10


def test_blaines_last_resort_needs_an_empty_hand() -> None:
    duel = ecard_table(hand="gym1-105")
    rich = ecard_table(hand="gym1-105, L")

    duel.play("Blaine's Last Resort")

    assert len(duel.you.hand) == 5
    assert rich.refused("play Blaine's Last Resort")


def test_minion_returns_a_benched_foe_or_ends_the_turn() -> None:
    won = ecard_table(foe=f"{CHANSEY} | {RAICHU} +L", hand="gym1-113")
    lost = ecard_table(foe=f"{CHANSEY} | {RAICHU} +L", hand="gym1-113")

    won.play("Minion of Team Rocket", flips="HH")
    lost.play("Minion of Team Rocket", flips="HT")

    assert won.foe.bench == []
    assert sorted(won.foe.hand) == sorted(["L", PIKACHU, "base1-14"])
    assert lost.player == "foe"


def test_mistys_wrath_keeps_two_of_seven() -> None:
    duel = ecard_table(hand="gym1-114", deck="L, R, W, G, F, P, D, M")

    duel.play("Misty's Wrath", answers=["Fire", "Psychic"])

    assert sorted(duel.you.hand) == ["P", "R"]
    assert len(duel.you.discard) == 6
    assert duel.you.deck == ["M"]


def test_recall_lends_the_attacks_of_the_cards_below() -> None:
    duel = ecard_table(f"{RAICHU} +L", hand="gym1-116")

    assert duel.refused("attack Gnaw")
    duel.play("Recall").attack("Gnaw")
    assert duel.foe.active.damage == 10


def test_sabrinas_esp_flips_the_coins_again_once() -> None:
    duel = ecard_table("gym1-58 +P +P | gym2-97", ARCANINE, hand="gym1-117")

    duel.play("Sabrina's ESP", to="active")
    duel.attack("Night Spirits", flips="TTHH", answers=["yes"])

    assert duel.foe.active.damage == 60
    assert duel.you.discard == ["gym1-117"]


def test_tickling_machine_sets_a_hand_aside_for_a_turn() -> None:
    duel = ecard_table(hand="gym1-119", foe_hand="base1-94, L")

    duel.play("Tickling Machine", flips="H")

    assert duel.foe.hand == []
    duel.end_turn()
    assert duel.foe.hand == ["G"]
    duel.end_turn()
    assert sorted(duel.foe.hand) == ["G", "L", "base1-94"]


def test_tickling_machine_on_tails_ends_the_turn() -> None:
    duel = ecard_table(hand="gym1-119", foe_hand="L")

    duel.play("Tickling Machine", flips="T")

    assert duel.player == "foe"
    assert sorted(duel.foe.hand) == ["G", "L"]


def test_blaines_gamble_doubles_what_was_thrown_away() -> None:
    duel = ecard_table(hand="gym1-121, L, R, W")

    duel.play("Blaine's Gamble", answers=["L", "R", "stop"], flips="H")

    assert len(duel.you.hand) == 5


def test_sabrinas_gaze_renews_both_hands_in_size() -> None:
    duel = ecard_table(hand="gym1-125, L, R", foe_hand="L, R, W")

    duel.play("Sabrina's Gaze")

    assert (len(duel.you.hand), len(duel.foe.hand)) == (2, 3)


def test_trash_exchange_mills_as_many_as_went_back() -> None:
    duel = ecard_table(hand="gym1-126", discard="L, R, W", deck="6*G")

    duel.play("Trash Exchange")

    assert len(duel.you.deck) == 6
    assert len(duel.you.discard) == 4


def test_lt_surges_treaty_leaves_the_choice_to_the_foe() -> None:
    duel = ecard_table(hand="gym1-112", prizes="L, L, L, L, L, L")

    duel.play("Lt. Surge's Treaty")

    assert duel.chooser == "foe"
    duel.choose(duel.options[1])
    assert len(duel.you.hand) == 1
    assert duel.you.prizes_left == 6


def test_treaty_may_cost_everyone_a_prize() -> None:
    duel = ecard_table(hand="gym1-112")

    duel.play("Lt. Surge's Treaty")
    duel.choose(duel.options[0])
    duel.answer("prize 1", "prize 1")

    assert (duel.you.prizes_left, duel.foe.prizes_left) == (5, 5)
    assert (len(duel.you.hand), len(duel.foe.hand)) == (1, 1)


def test_brocks_protection_keeps_energy_on() -> None:
    duel = ecard_table(
        "gym1-21 +F +gym2-101", "base1-13 +W +W +W +W", player="foe", foe_hand="base1-92"
    )
    refused = duel.refused("play Energy Removal")

    duel.attack("Whirlpool")

    assert refused
    assert duel.you.active.energy == ["F"]
    assert duel.you.active.damage == 40


def test_quiz_two_pays_the_one_who_was_right() -> None:
    right = ecard_table(hand="gym2-111, L").play("Blaine's Quiz #2", answers=["Energy"])
    wrong = ecard_table(hand="gym2-111, L").play("Blaine's Quiz #2", answers=["Trainer"])

    assert (len(wrong.you.hand), len(wrong.foe.hand)) == (3, 0)
    assert (len(right.you.hand), len(right.foe.hand)) == (1, 2)


def test_secret_experiment_on_tails_bars_trainers_through_the_next_turn() -> None:
    duel = ecard_table(f"{PIKACHU} dmg20", hand="gym2-120, base1-94")

    duel.play("Rocket's Secret Experiment", flips="T")

    assert duel.refused("play Potion")
    duel.end_turn().end_turn()
    assert duel.refused("play Potion")
    duel.end_turn().end_turn()
    assert duel.can("play Potion")


def test_the_old_warp_point_switches_the_foe_first_by_the_foes_choice() -> None:
    duel = ecard_table(
        f"{PIKACHU} | base1-20, base1-7", f"{CHANSEY} | {PIKACHU}, base1-25", hand="gym2-126"
    )

    duel.play("Warp Point")

    assert duel.chooser == "foe"
    duel.answer("bench 2", "bench 1")
    assert duel.foe.active.name == "Dewgong"
    assert duel.you.active.name == "Electabuzz"


def test_mistys_duel_renews_the_hand_of_the_winner() -> None:
    duel = rarest_table(hand="gym1-123, L, R", foe_hand="W")

    duel.play("Misty's Duel", answers=["paper", "rock"])

    assert len(duel.you.hand) == 5
    assert duel.foe.hand == ["W"]


def test_a_lost_duel_renews_the_other_hand() -> None:
    duel = rarest_table(hand="gym1-123, L, R", foe_hand="W")

    duel.play("Misty's Duel", answers=["rock", "paper"])

    assert sorted(duel.you.hand) == ["L", "R"]
    assert len(duel.foe.hand) == 5


def test_sabrinas_psychic_control_borrows_a_discarded_trainer() -> None:
    duel = rarest_table(hand="gym2-121", foe_discard="base1-91, L")

    duel.play("Sabrina's Psychic Control", flips="H")
    if duel.asked == "may":
        duel.answer("yes")

    assert len(duel.you.hand) == 2
    assert "base1-91" in duel.foe.discard


def test_a_declined_wish_draws_a_card() -> None:
    duel = rarest_table(hand="gym2-108, L")

    duel.play("Misty's Wish", answers=["prize 1", "no"])

    assert len(duel.you.hand) == 2
    assert duel.you.prizes_left == 6


def test_blaine_lets_a_second_fire_energy_follow_the_first() -> None:
    duel = ecard_table(f"{DIGLETT} | {BLAINES_PONYTA}", hand="gym2-17, 3*R")

    duel.play("Blaine")
    before = len(duel.you.bench[0].energy)
    duel.attach("Fire Energy", to="bench 1", answers=["yes"])

    assert before == 0
    assert len(duel.you.bench[0].energy) == 2
    assert duel.refused("attach Fire Energy")


def test_blaine_leaves_the_turns_energy_to_be_attached_as_usual() -> None:
    elsewhere = ecard_table(f"{DIGLETT} | {BLAINES_PONYTA}", hand="gym2-17, 3*R").play("Blaine")
    other = ecard_table(f"{DIGLETT} | {BLAINES_PONYTA}", hand="gym2-17, W, 2*R").play("Blaine")

    elsewhere.attach("Fire Energy", to="active")
    other.attach("Water Energy", to="bench 1")

    assert (elsewhere.asked, elsewhere.you.hand) == ("main", ["R", "R"])
    assert (other.asked, other.you.hand) == ("main", ["R", "R"])


def test_blaine_has_no_more_to_give_when_played_twice() -> None:
    duel = table(FREELY, f"{DIGLETT} | {BLAINES_PONYTA}", hand="gym2-17, gym2-100, 4*R")

    duel.play("Blaine (gym2-17)").play("Blaine (gym2-100)")
    duel.attach("Fire Energy", to="bench 1", answers=["yes"])

    assert (duel.asked, duel.you.hand) == ("main", ["R", "R"])


def test_the_last_prize_of_a_treaty_wins() -> None:
    duel = table("ecard", "Wall", hand="gym1-112", prizes="G", foe_prizes="2*G")

    duel.play("Lt. Surge's Treaty").choose(duel.options[0])

    assert duel.winner == "you"


def test_brocks_protection_keeps_energy_from_going_back_to_the_hand() -> None:
    onix = "gym1-21 +F +F +gym2-101"
    duel = table("ecard", onix, "Wall", player="foe", foe_hand="neo4-96")

    duel.play("Thought Wave Machine", flips="ht")

    assert duel.you.active.energy == ["F", "F"]


def test_fervor_takes_all_fire_energy_of_three_cards() -> None:
    duel = table("xy", "Wall", hand="gym2-124", deck="R, W, R, G").play("Fervor")

    assert duel.you.hand == ["R", "R"]
    assert sorted(duel.you.discard) == ["W", "gym2-124"]


def test_erikas_maids_take_both_cards_even_for_one() -> None:
    duel = ecard_table(PIKACHU, hand="gym1-109, L, R", deck="G, gym1-43, W")

    duel.play("Erika's Maids", answers=["Erika's Exeggcute"])

    assert duel.you.hand == ["gym1-43"]
    assert {"L", "R"} <= set(duel.you.deck)


def test_koga_poisons_whom_his_pokemon_damages() -> None:
    duel = scenario("ecard", "gym2-82 +G", CHANSEY, hand="gym2-19")

    duel.play("Koga").attack("Sting")

    assert duel.foe.active.conditions == {"poisoned"}


def test_charity_works_with_an_attack_that_effects_on_the_defender_do_not_change() -> None:
    duel = table("ecard", "gym1-90 +W +L", hand="gym1-99")

    duel.play("Charity").attack("Swift", answers=["yes", "1"])

    assert duel.foe.active.damage == 10


SECRET_PLAN = "Lt. Surge's Secret Plan"


def test_a_card_of_the_secret_plan_is_hidden_from_the_other_player_alone() -> None:
    duel = ecard_table(hand="gym2-107, base1-91").play(SECRET_PLAN)

    mine, theirs = (view_of(duel.state, seat) for seat in (0, 1))

    assert mine.me.bench[-1].card == "base1-91"
    assert theirs.foe.bench[-1].card == UNKNOWN


@pytest.mark.parametrize(("card", "stays"), [(CHANSEY, True), ("base1-91", False)])
def test_the_secret_plan_is_turned_up_at_will_and_keeps_a_basic(card: str, stays: bool) -> None:
    duel = ecard_table(hand=f"gym2-107, {card}", deck="4*L", foe_deck="4*L").play(SECRET_PLAN)

    duel.end_turn().end_turn().power(SECRET_PLAN)

    assert (card in [each.id for each in duel.you.bench]) == stays
    assert (card in duel.you.discard) != stays


def test_an_attack_finds_out_the_secret_plan() -> None:
    spray = "base1-9"  # Magneton, Selfdestruct
    duel = ecard_table(hand="gym2-107, base1-91", foe=f"{spray} +L +L +L +L").play(SECRET_PLAN)

    duel.end_turn().attack("Selfdestruct")

    assert "base1-91" in duel.you.discard


def test_quiz_three_tells_the_guesser_an_attack_and_not_the_card() -> None:
    duel = ecard_table(hand="gym2-112, base1-46, base1-4")

    duel.play("Blaine's Quiz #3", answers=["Charmander", "attack Ember"])

    (told,) = duel.events("tell")
    assert (duel.chooser, told.detail, told.cards) == ("foe", "Ember", ())


def test_lt_surges_newcomer_is_not_benched() -> None:
    duel = ecard_table(hand="gym1-17, base1-46", stadium="gym2-119")

    duel.play("Lt. Surge")

    assert (duel.you.active.name, duel.you.active.damage) == ("Charmander", 0)
    assert [one.name for one in duel.you.bench] == ["Pikachu"]


def test_blaine_adds_no_second_card_to_energy_of_every_type() -> None:
    plain = ecard_table("gym1-61", hand="gym2-17, 2*R").play("Blaine")
    every = ecard_table("gym1-61", hand="gym2-17, R, base5-17").play("Blaine")

    plain.attach("R", answers=["yes"])
    every.attach("Rainbow Energy")

    assert plain.you.active.energy == ["R", "R"]
    assert (every.you.active.energy, every.you.hand) == (["base5-17"], ["R"])


def test_lt_surge_puts_nobody_into_play_for_an_active_that_stays() -> None:
    duel = table(FREELY, "neo3-27", hand="gym1-17, base1-58")

    duel.play("Lt. Surge", answers=["Pikachu"])

    assert (duel.you.bench, duel.you.hand) == ([], ["base1-58"])


def test_koga_poisons_nobody_who_takes_no_damage() -> None:
    duel = table("ecard", "gym2-80 +G", "gym1-29", hand="gym2-19").play("Koga")

    duel.attack("Peck", answers=["yes"])

    assert harm(duel.foe) == "0"


def test_each_of_two_sabrinas_esp_flips_again_once() -> None:
    duel = table("ecard", "gym2-30 +W +W +W +gym1-117 +gym1-117")

    duel.attack("Water Spray", answers=["yes", "yes"], flips="TTH")

    assert duel.foe.active.damage == 40
