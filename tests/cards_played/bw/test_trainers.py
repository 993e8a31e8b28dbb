"""Trainer cards, Stadiums and Tools of the Black & White sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import opening
from tests.cards_played.tables import CANNON, FREELY, KEG, WALL, table

CARDS = (WALL, CANNON, KEG)


def test_rock_guard_puts_six_counters_on_the_attacker() -> None:
    duel = table("xy", "Wall +bw9-108", player="foe").attack("Push")
    fallen = table("xy", "Keg dmg40 +bw9-108 | Wall", player="foe").attack("Push")
    bench = table("xy", "Wall | Keg +bw9-108", player="foe").attack("Push")

    assert [one.foe.active.damage for one in (duel, fallen, bench)] == [60, 60, 0]


def test_ghetsis_turns_items_into_cards() -> None:
    duel = table("xy", "Wall", hand="bw9-101", foe_hand="bw1-96, R, bw9-108, bw5-98")

    duel.play("Ghetsis")

    assert len(duel.you.hand) == 2
    assert duel.foe.hand == ["R", "bw5-98"]


def test_dowsing_machine_pays_two_cards_for_a_trainer() -> None:
    duel = table("xy", "Wall", hand="bw8-128, R, W", discard="bw5-98, L")

    duel.play("Dowsing Machine")

    assert duel.you.hand == ["bw5-98"]
    assert sorted(duel.you.discard) == ["L", "R", "W", "bw8-128"]
    assert table("xy", "Wall", hand="bw8-128, R", discard="bw5-98").refused("play Dowsing Machine")


def test_dowsing_machine_may_take_what_it_just_discarded() -> None:
    duel = table("xy", "Wall", hand="bw8-128, bw1-96, W").play("Dowsing Machine")

    assert duel.you.hand == ["bw1-96"]


def test_professor_juniper_discards_the_hand_for_seven() -> None:
    duel = table("xy", "Wall", hand="bw5-98, R, W").play("Professor Juniper")

    assert (len(duel.you.hand), sorted(duel.you.discard)) == (7, ["R", "W", "bw5-98"])


def test_gold_potion_and_max_potion_heal() -> None:
    gold = table("xy", "Wall dmg120 | Keg dmg10", hand="bw7-140").play("Gold Potion")
    full = table("xy", "Wall dmg120 +R | Keg dmg10 +W", hand="bw2-94")

    full.play("Max Potion", answers=["active"])

    assert gold.you.active.damage == 30
    assert (full.you.active.damage, full.you.active.energy, full.you.bench[0].energy) == (
        0,
        [],
        ["W"],
    )


@pytest.mark.parametrize(("bench", "offered"), [(5, True), (4, False)])
def test_champions_festival_heals_a_full_team(bench: int, offered: bool) -> None:
    you = "Wall dmg30 | " + ", ".join(["Wall dmg10"] * bench)

    duel = table("xy", you, stadium="bwp-BW95")

    assert duel.can("power Champions Festival") is offered
    if offered:
        duel.power("Champions Festival")
        assert (duel.you.active.damage, duel.you.bench[4].damage) == (20, 0)


def test_twist_mountain_revives_a_restored_pokemon_on_heads() -> None:
    duel = table("xy", "Wall", hand="bw3-66, Keg", stadium="bw5-101")

    duel.power("Twist Mountain", flips="H", answers=["yes", "Archen"])

    assert [one.name for one in duel.you.bench] == ["Archen"]


def test_energy_search_and_level_ball_and_plasma_ball_find_what_they_name() -> None:
    search = table("xy", "Wall", hand="bw1-93", deck="Keg, R, bw8-127").play("Energy Search")
    level = table("xy", "Wall", hand="bw4-89", deck="Wall, Keg, bw4-9, R").play("Level Ball")
    ball = table("xy", "Wall", hand="bw9-105", deck="bw8-46, bw1-76, R").play("Team Plasma Ball")

    found = [[one for one in duel.options if "pick" in one] for duel in (search, level, ball)]
    assert found == [
        ["pick Fire Energy (energy-R)"],
        ["pick Keg (t-keg)", "pick Amoonguss (bw4-9)"],
        ["pick Magnezone (bw8-46)"],
    ]


def test_dark_patch_needs_a_benched_darkness_pokemon() -> None:
    duel = table("xy", "bw1-71 | Wall, bw1-71", hand="bw5-93", discard="D, R").play("Dark Patch")
    none = table("xy", "bw1-71 | Wall", hand="bw5-93", discard="D")

    assert duel.you.bench[1].energy == ["D"]
    assert none.refused("play Dark Patch")


def test_computer_search_costs_two_cards() -> None:
    duel = table("xy", "Wall", hand="bw7-137, R, W", deck="G, Keg")

    duel.play("Computer Search", answers=["Keg"])

    assert duel.you.hand == ["t-keg"]


@pytest.mark.parametrize(("flip", "hand"), [("H", ["R", "t-keg"]), ("T", [])])
def test_super_scoop_up_takes_a_pokemon_and_its_cards_back(flip: str, hand: list[str]) -> None:
    duel = table("xy", "Wall | Keg +R", hand="bw1-103")

    duel.play("Super Scoop Up", flips=flip, answers=["bench 1"] if hand else [])

    assert sorted(duel.you.hand) == hand


def test_plus_power_adds_up_for_the_active_target_only() -> None:
    duel = table("xy", "bw7-89 +F", "Wall | Wall", hand="2*bw1-96")

    duel.play("PlusPower").play("PlusPower").attack("Hammerhead")

    assert (duel.foe.active.damage, duel.foe.bench[0].damage) == (50, 30)


def test_great_ball_looks_at_seven_cards() -> None:
    duel = table("xy", "Wall", hand="bw7-129", deck="6*G, Keg, Flint").play("Great Ball")

    while duel.asked != "main":
        duel.choose(duel.options[0])

    assert duel.you.hand == ["t-keg"]


def test_plume_fossil_looks_at_the_bottom_seven() -> None:
    duel = table("xy", "Wall", hand="bw3-93", deck="G, bw3-66, 6*G").play("Plume Fossil")

    while duel.asked != "main":
        duel.choose(duel.options[0])

    assert [one.name for one in duel.you.bench] == ["Archen"]


def test_n_deals_by_prizes_left() -> None:
    duel = table("xy", "Wall", hand="bw3-92, R", foe_hand="6*W", prizes=4, foe_prizes=2).play("N")

    assert (len(duel.you.hand), len(duel.foe.hand)) == (4, 2)


def test_jim_and_cas_shuffle_three_cards_away_on_heads() -> None:
    duel = table("xy", "Wall", hand="bw5-95", foe_hand="5*W")

    duel.play("Hooligans Jim & Cas", flips="H")

    assert len(duel.foe.hand) == 2


def test_plasma_frigate_takes_weakness_from_holders_of_plasma_energy() -> None:
    safe = table("xy", "Mind", "Flint +bw8-127", stadium="bw8-124").attack("Gaze")
    weak = table("xy", "Mind", "Flint +R", stadium="bw8-124").attack("Gaze")

    assert (safe.foe.active.damage, weak.foe.active.damage) == (100, 200)


def test_exp_share_saves_a_basic_energy() -> None:
    duel = table("xy", "Keg +R +bw8-127 | Wall +bw4-87", "Cannon", player="foe")

    duel.attack("Blast", answers=["yes"])

    assert "R" not in duel.you.discard
    assert "bw8-127" in duel.you.discard


def test_life_dew_costs_the_foe_a_prize() -> None:
    plain = table("xy", "Keg +bw9-107 | Wall", "Cannon", player="foe").attack("Blast")
    double = table("xy", "bw6-46 +bw9-107 | Wall", "Cannon", player="foe").attack("Blast")

    assert plain.asked != "prize"
    assert double.answer("prize 1").foe.prizes_left == 5


def test_rare_candy_skips_a_stage_but_not_on_a_fresh_basic() -> None:
    duel = table("xy", "bw7-29 | bw7-29 new", hand="bw5-100, bw7-31, bw7-30")

    duel.play("Rare Candy")

    assert duel.you.active.name == "Blastoise"
    assert table("xy", "bw7-29 new", hand="bw5-100, bw7-31").refused("play Rare Candy")
    assert table("xy", "bw7-29", hand="bw5-100, bw7-31", turn=1).refused("play Rare Candy")


@pytest.mark.rule("SETUP-02")
@pytest.mark.parametrize("rules", ["xy", "legends"])
def test_first_ticket_is_asked_for_ahead_of_the_flip(rules: str) -> None:
    duel = opening(rules, ["dv1-19, Wall, 5*L"], ["Wall, 6*F"], cards=CARDS)
    while duel.options[0] != "yes":
        duel.answer(duel.options[0])

    duel.answer("yes")

    assert (duel.asked, duel.first) == ("main", "you")
    assert duel.you.discard == ["dv1-19"]


@pytest.mark.rule("SETUP-02")
def test_a_ticket_kept_in_hand_leaves_the_flip_to_decide() -> None:
    duel = opening("legends", ["dv1-19, Wall, 5*L"], ["Wall, 6*F"], cards=CARDS)
    while duel.options[0] != "yes":
        duel.answer(duel.options[0])

    duel.answer("no", flips="T")

    assert (duel.asked, duel.first) == ("main", "foe")
    assert duel.you.hand.count("dv1-19") == 1


@pytest.mark.rule("SETUP-02")
def test_two_first_tickets_leave_the_flip_to_decide() -> None:
    ticket = ["dv1-19, Wall, 5*L"]
    duel = opening("legends", ticket, ticket, cards=CARDS)
    while duel.options[0] != "yes":
        duel.answer(duel.options[0])

    duel.answer("yes", "yes", flips="T")

    assert (duel.asked, duel.first) == ("main", "foe")


@pytest.mark.parametrize(("answer", "first", "left"), [("yes", "you", 0), ("no", "foe", 1)])
def test_first_ticket_is_played_only_if_its_player_likes(
    answer: str, first: str, left: int
) -> None:
    duel = opening("xy", ["dv1-19, Wall, 5*L"], ["Wall, 6*F"], cards=[WALL])
    while "yes" not in duel.options:
        duel.answer(duel.options[0])

    duel.answer(answer, flips="" if answer == "yes" else "T")

    assert duel.first == first
    assert duel.you.hand.count("dv1-19") == left


def test_team_plasma_grunt_does_not_pay_for_itself() -> None:
    alone = table("xy", "Wall", hand="bw8-125, W", deck="9*G")
    duel = table("xy", "Wall", hand="2*bw8-125, W", deck="9*G")

    duel.play("Team Plasma Grunt")

    assert alone.refused("play Team Plasma Grunt")
    assert duel.you.hand == ["W", "G", "G", "G", "G"]
    assert duel.you.discard == ["bw8-125", "bw8-125"]


def test_hugh_brings_both_hands_to_five() -> None:
    duel = table("xy", "Wall", hand="bw7-130, R", foe_hand="R, W, L, G, P, F, D")

    duel.play("Hugh")

    assert duel.chooser == "foe"
    duel.answer("energy-R", "energy-W")
    assert (len(duel.you.hand), len(duel.foe.hand)) == (5, 5)


@pytest.mark.parametrize("foe", ["Wall", "xy9-65"])
def test_victory_piece_needs_no_energy_whatever_makes_attacks_dearer(foe: str) -> None:
    duel = table("xy", "bw8-18 +bw8-130", foe)

    assert duel.can("attack Turbo Energize")


def test_scramble_switch_moves_no_energy_where_the_active_is_held() -> None:
    free = table("ecard", "Wall +G | Keg", hand="bw8-129")
    held = table(FREELY, "neo1-31 +W +W +W", "Wall +G | Keg", foe_hand="bw8-129")
    held.attack("Jaw Clamp")

    free.play("Scramble Switch", answers=["pick Grass Energy"])
    held.play("Scramble Switch")

    assert (free.you.active.name, free.you.active.energy) == ("Keg", ["G"])
    assert (held.foe.active.name, held.foe.active.energy) == ("Wall", ["G"])
