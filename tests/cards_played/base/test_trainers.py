"""Trainer cards, Stadiums and Tools of the Base sets and their promos."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from playmat.model.views.records import UNKNOWN
from playmat.model.views.view import view_of
from tests.cards_played.tables import (
    CHANSEY,
    DIGLETT,
    PIKACHU,
    RAICHU,
    ecard_table,
    rarest_table,
    table,
)

VENUSAUR = "base1-44>base1-30>base1-15"
GIOVANNIS_NIDORAN = "gym2-76"
GIOVANNIS_NIDOKING = "gym2-7"  # Stage 2
FOSSIL = "base3-62"
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


def test_computer_search_needs_two_other_cards_and_finds_any() -> None:
    poor = ecard_table(hand="base1-71, L")
    duel = ecard_table(hand="base1-71, L, R, W", deck="G, base1-94, G")

    duel.play("Computer Search", answers=["L", "R", "Potion"])

    assert poor.refused("play Computer Search")
    assert sorted(duel.you.hand) == ["W", "base1-94"]
    assert sorted(duel.you.discard) == ["L", "R", "base1-71"]


def test_item_finder_brings_back_a_trainer() -> None:
    duel = ecard_table(hand="base1-74, L, R", discard="base1-91, W")

    duel.play("Item Finder")

    assert duel.you.hand == ["base1-91"]
    assert sorted(duel.you.discard) == ["L", "R", "W", "base1-74"]


@pytest.mark.parametrize(("stages", "name", "left"), [("1", "Ivysaur", 2), ("2", "Bulbasaur", 1)])
def test_devolution_spray_takes_off_a_stage_and_all_above(
    stages: str, name: str, left: int
) -> None:
    duel = ecard_table(f"{VENUSAUR} poisoned asleep +G", hand="base1-72")

    duel.play("Devolution Spray", answers=[stages])

    assert duel.you.active.name == name
    assert len(duel.you.active.stack) == left
    assert duel.you.active.conditions == set()
    assert duel.you.active.energy == ["G"]


def test_impostor_oak_gives_the_foe_seven_new_cards() -> None:
    duel = ecard_table(hand="base1-73", foe_hand="L, R", foe_deck="10*G")

    duel.play("Impostor Professor Oak")

    assert len(duel.foe.hand) == 7
    assert len(duel.foe.deck) == 5


def test_lass_shuffles_the_trainers_of_both_hands_away() -> None:
    duel = ecard_table(hand="base1-75, base1-94, L", foe_hand="base1-91, base1-95, R")

    duel.play("Lass")

    assert duel.you.hand == ["L"]
    assert duel.foe.hand == ["R"]
    assert "base1-94" in duel.you.deck
    assert {"base1-91", "base1-95"} <= set(duel.foe.deck)


def test_breeder_skips_stage_one_but_not_the_waiting() -> None:
    duel = ecard_table("base1-44", hand="base1-76, base1-15")
    fresh = ecard_table(f"{RAICHU} | base1-44 new", hand="base1-76, base1-15")

    duel.play("Pokémon Breeder")

    assert duel.you.active.stack == ["base1-44", "base1-15"]
    assert fresh.refused("play Pokémon Breeder")


def test_breeder_asks_only_for_basics_the_chosen_card_matches() -> None:
    duel = ecard_table("base1-46 | base1-44, base1-44", hand="base1-76, base1-15, base1-2")

    duel.play("Pokémon Breeder")

    assert (duel.asked, duel.options) == ("pick_mon", ["pick bench 1", "pick bench 2"])


def test_breeder_needs_a_basic_the_stage_two_card_matches() -> None:
    duel = ecard_table(hand="base1-76, base1-15")

    assert duel.refused("play Pokémon Breeder")


def test_trader_swaps_a_pokemon_of_the_hand_with_one_of_the_deck() -> None:
    duel = ecard_table(hand="base1-77, base1-46, L", deck="G, base1-14, G")

    duel.play("Pokémon Trader", answers=["Raichu"])

    assert sorted(duel.you.hand) == ["L", "base1-14"]
    assert "base1-46" in duel.you.deck


def test_scoop_up_takes_the_basic_and_discards_the_rest() -> None:
    duel = ecard_table(f"{CHANSEY} | {RAICHU} +L +L", hand="base1-78")

    duel.play("Scoop Up", answers=["bench 1"])

    assert duel.you.hand == [PIKACHU]
    assert sorted(duel.you.discard) == ["L", "L", "base1-14", "base1-78"]
    assert duel.you.bench == []


def test_super_energy_removal_pays_one_and_takes_up_to_two() -> None:
    duel = ecard_table(f"{PIKACHU} +L +R", f"{CHANSEY} +G +W +F", hand="base1-79")

    duel.play("Super Energy Removal", answers=["R", "W", "G"])

    assert duel.you.active.energy == ["L"]
    assert duel.foe.active.energy == ["F"]


def test_defender_takes_twenty_off_through_the_foes_turn() -> None:
    duel = ecard_table(CHANSEY, "base1-20 +L +L", hand="base1-80")

    duel.play("Defender").end_turn()
    duel.attack("Thunderpunch", flips="H")

    assert duel.you.active.damage == 20
    assert duel.you.discard == ["base1-80"]


def test_pluspower_adds_ten_after_weakness_and_leaves_at_the_end() -> None:
    duel = ecard_table("base1-20 +L +L", "base1-25", hand="base1-84, base1-84")

    duel.play("PlusPower").play("PlusPower").attack("Thundershock", flips="T")

    assert duel.foe.active.damage == 40
    assert duel.you.discard == ["base1-84", "base1-84"]


def test_pluspower_adds_nothing_to_nothing() -> None:
    duel = ecard_table("base1-5 +G", hand="base1-84")

    duel.play("PlusPower").attack("Sing", flips="T")

    assert duel.foe.active.damage == 0


def test_energy_retrieval_trades_a_card_for_two_basic_energy() -> None:
    duel = ecard_table(hand="base1-81, base1-94", discard="L, R, base1-96")

    duel.play("Energy Retrieval", answers=["L", "R"])

    assert sorted(duel.you.hand) == ["L", "R"]
    assert sorted(duel.you.discard) == ["base1-81", "base1-94", "base1-96"]


def test_pokemon_center_heals_all_and_strips_only_the_healed() -> None:
    duel = ecard_table(f"{PIKACHU} +L dmg20 | {CHANSEY} +G", hand="base1-85")

    duel.play("Pokémon Center")

    assert (duel.you.active.damage, duel.you.active.energy) == (0, [])
    assert duel.you.bench[0].energy == ["G"]


def test_flute_fills_the_foes_bench() -> None:
    duel = ecard_table(hand="base1-86", foe_discard=f"{PIKACHU}, base1-14")
    full = ecard_table(
        foe=f"{CHANSEY} | {PIKACHU}, {PIKACHU}, {PIKACHU}, {PIKACHU}, {PIKACHU}",
        hand="base1-86",
        foe_discard=PIKACHU,
    )

    duel.play("Pokémon Flute")

    assert duel.foe.bench[0].name == "Pikachu"
    assert full.refused("play Pokémon Flute")


def test_revive_puts_half_the_hp_as_counters() -> None:
    duel = ecard_table(hand="base1-89", discard="base1-20")

    duel.play("Revive")

    assert duel.you.bench[0].damage == 30


def test_super_potion_pays_energy_of_the_same_pokemon() -> None:
    duel = ecard_table(f"{CHANSEY} +G dmg60 | {PIKACHU} dmg20", hand="base1-90")

    duel.play("Super Potion", answers=["4"])

    assert duel.you.active.damage == 20
    assert duel.you.active.energy == []


def test_professor_oak_discards_the_hand_and_draws_seven() -> None:
    duel = ecard_table(hand="base1-88, L, R")

    duel.play("Professor Oak")

    assert len(duel.you.hand) == 7
    assert sorted(duel.you.discard) == ["L", "R", "base1-88"]


def test_clefairy_doll_gives_no_prize() -> None:
    duel = ecard_table(f"base1-70 | {PIKACHU}", "base1-20 +L +L", player="foe")

    duel.attack("Thundershock", flips="T")

    assert duel.foe.prizes_left == 6
    assert duel.you.active.name == "Pikachu"


def test_gambler_draws_eight_or_one() -> None:
    won = ecard_table(hand="base3-60, L, R").play("Gambler", flips="H")
    lost = ecard_table(hand="base3-60, L, R").play("Gambler", flips="T")

    assert (len(won.you.hand), len(lost.you.hand)) == (8, 1)


def test_mr_fuji_shuffles_a_benched_pokemon_with_its_cards() -> None:
    duel = ecard_table(f"{CHANSEY} | {RAICHU} +L dmg30", hand="base3-58", deck="G")

    duel.play("Mr. Fuji")

    assert sorted(duel.you.deck) == ["G", "L", "base1-14", PIKACHU]
    assert duel.you.bench == []


def test_goop_gas_silences_powers_until_the_end_of_the_foes_turn() -> None:
    duel = ecard_table("base1-63>base1-42>base1-2", hand="base5-78, W, W")

    duel.play("Goop Gas Attack")

    assert duel.refused("use Rain Dance of active")
    duel.end_turn()
    duel.end_turn()
    assert duel.can("use Rain Dance of active")


def test_nightly_garbage_run_shuffles_three_back() -> None:
    duel = ecard_table(
        hand="base5-77", discard=f"{PIKACHU}, base1-14, L, base1-96, base1-94", deck="G"
    )

    duel.play("Nightly Garbage Run", answers=["Pikachu", "Raichu", "L"])

    assert len(duel.you.deck) == 4
    assert sorted(duel.you.discard) == ["base1-94", "base1-96", "base5-77"]


@pytest.mark.rule("EVOLVE-04")
@pytest.mark.parametrize("breeder", ["base1-76", "base4-105", "base6-102"])
def test_breeder_lays_at_once_what_says_so_from_the_hand(breeder: str) -> None:
    duel = ecard_table(f"{CHANSEY} | neo1-51 new", hand=f"{breeder}, xy6-46, base1-15")

    duel.play("Pokémon Breeder")

    assert duel.you.bench[0].name == "Togekiss"


@pytest.mark.rule("EVOLVE-04")
def test_breeder_lays_no_other_card_on_a_new_pokemon() -> None:
    new = ecard_table(f"{CHANSEY} | base1-44 new, neo1-51 new", hand="base1-76, base1-15, xy6-46")
    plain = ecard_table(f"{CHANSEY} | base1-44 new", hand="base1-76, base1-15")

    new.play("Pokémon Breeder")

    assert [one.name for one in new.you.bench] == ["Bulbasaur", "Togekiss"]
    assert plain.refused("play Pokémon Breeder")


@pytest.mark.rule("BENCH-02")
def test_a_challenge_fills_as_many_places_as_the_stadium_leaves() -> None:
    full = f"{CHANSEY} | {PIKACHU}, {PIKACHU}"
    duel = ecard_table(full, full, hand="base5-74", stadium="gym1-124", deck=f"4*{PIKACHU}")

    duel.play("Challenge!", answers=["yes"])
    most = 0
    while duel.asked != "main":
        most += duel.chooser == "you" and "stop" not in duel.options[0]
        duel.answer(duel.options[0])

    assert (most, len(duel.you.bench)) == (2, 4)


def test_who_has_a_full_bench_sees_no_deck_in_a_challenge() -> None:
    full = f"{CHANSEY} | " + ", ".join(5 * [PIKACHU])
    cards = f"4*{PIKACHU}"
    duel = ecard_table(full, hand="base5-74", deck=cards, foe_deck=cards)

    duel.play("Challenge!", answers=["yes"])
    while duel.asked != "main":
        duel.answer(duel.options[0])

    assert len(duel.events("search")) == 1
    assert duel.foe.bench


def test_a_full_heal_ends_the_stronger_poison() -> None:
    duel = ecard_table("neo2-18 +G", foe_hand="base1-82")

    duel.attack("Triple Poison", flips="H").play("Full Heal").end_turn()

    assert duel.foe.active.damage == 40


def test_clefairy_doll_may_step_aside_at_will() -> None:
    duel = ecard_table(f"base1-70 | {PIKACHU}")

    assert duel.refused("retreat")
    duel.choose("discard active from play")
    assert duel.you.active.name == "Pikachu"
    assert duel.foe.prizes_left == 6


@pytest.mark.parametrize(("flips", "mine", "theirs"), [("T", 10, 0), ("HT", 0, 10), ("HHT", 10, 0)])
def test_digger_ends_with_the_first_tails(flips: str, mine: int, theirs: int) -> None:
    duel = rarest_table(hand="base5-75")

    duel.play("Digger", flips=flips)

    assert (duel.you.active.damage, duel.foe.active.damage) == (mine, theirs)


def test_a_declined_challenge_draws_two() -> None:
    duel = rarest_table(hand="base5-74")

    duel.play("Challenge!", answers=["no"])

    assert len(duel.you.hand) == 2


def test_breeder_reaches_a_new_pokemon_that_a_text_lets_evolve() -> None:
    new = f"{DIGLETT} | {GIOVANNIS_NIDORAN} new"
    duel = ecard_table(new, hand=f"base1-76, gym2-18, {GIOVANNIS_NIDOKING}")

    before = duel.refused("play Pokémon Breeder")
    duel.play("Giovanni").play("Pokémon Breeder")

    assert before
    assert duel.you.bench[0].name == "Giovanni's Nidoking"


def test_breeder_stays_in_hand_on_a_first_turn_without_such_leave() -> None:
    hand = f"base1-76, gym2-18, {GIOVANNIS_NIDOKING}"
    duel = ecard_table(GIOVANNIS_NIDORAN, hand=hand, turn=2, turns=1, first="foe")

    before = duel.refused("play Pokémon Breeder")
    duel.play("Giovanni").play("Pokémon Breeder")

    assert before
    assert duel.you.active.name == "Giovanni's Nidoking"


@pytest.mark.parametrize("fossil", [FOSSIL, f"{FOSSIL}>base3-50"])
def test_scoop_up_returns_a_fossil_as_the_basic_card_that_it_is(fossil: str) -> None:
    duel = scenario("ecard", f"{CHANSEY} | {fossil}", CHANSEY, hand="base1-78")

    duel.play("Scoop Up", answers=["bench 1"])

    assert duel.you.hand == [FOSSIL]


def test_computer_error_draws_and_ends_the_turn() -> None:
    duel = ecard_table(hand="basep-16")

    duel.play("Computer Error", answers=["5", "2"])

    assert duel.player == "foe"
    assert len(duel.you.hand) == 5
    assert len(duel.foe.hand) == 3


def test_pokemon_tower_keeps_cards_in_the_discard_pile() -> None:
    duel = scenario(
        "ecard", CHANSEY, CHANSEY, hand="base1-74, 2*L", discard="base1-94", stadium="basep-42"
    )

    duel.play("Item Finder")

    assert "base1-94" in duel.you.discard


@pytest.mark.parametrize("card", USELESS)
def test_a_trainer_that_changes_nothing_is_not_played(card: str) -> None:
    name, _, ident = card.rpartition(" ")
    duel = table("ecard", "Wall", hand=ident.strip("()"), discard="G")

    assert duel.refused(f"play {name}")


def test_a_number_of_nothing_is_not_asked() -> None:
    duel = scenario("xy", "base1-46>base1-24", CHANSEY, hand="base1-72", stadium="gym2-102")

    duel.play("Devolution Spray", flips="T", answers=["yes"])

    assert duel.asked == "main"


@pytest.mark.parametrize(("rules", "card"), [("ecard", "base1-83"), ("xy", "g1-64")])
def test_maintenance_fills_an_empty_deck_and_draws_from_it(rules: str, card: str) -> None:
    duel = table(rules, "Wall", hand=f"{card}, L, R", deck="")

    duel.play("Maintenance")

    assert (len(duel.you.hand), len(duel.you.deck)) == (1, 1)


@pytest.mark.rule("PRIZE-05")
@pytest.mark.parametrize(("card", "known"), [("base5-71", 6), ("base5-15", 6), ("xy12-113", 0)])
def test_prizes_laid_later_lie_face_up_only_where_the_text_says_for_the_game(
    card: str, known: int
) -> None:
    duel = table("ecard", "Wall", hand=f"{card}, neo4-94", foe_deck="10*R", foe_prizes="6*R")

    duel.play("Here Comes Team Rocket!").play("Impostor Professor Oak's Invention")
    while duel.asked == "may":
        duel.answer("yes")

    for viewer in (0, 1):
        prizes = view_of(duel.state, viewer).sides[1].prizes
        assert sum(one != UNKNOWN for one in prizes) == known


def test_potion_offers_no_more_than_there_is_to_heal() -> None:
    one = ecard_table(f"{PIKACHU} dmg10", hand="base1-94").play("Potion")
    more = ecard_table(f"{PIKACHU} dmg30", hand="base1-94").play("Potion")

    assert (one.asked, one.you.active.damage) == ("main", 0)
    assert more.options == ["2", "1"]


def test_super_potion_offers_the_most_first_and_nothing_last() -> None:
    duel = ecard_table(f"{CHANSEY} dmg50 +L", hand="base1-90")

    duel.play("Super Potion")

    assert duel.options == ["4", "3", "2", "1"]
