"""Trainer cards, Stadiums and Tools of the Diamond & Pearl and Platinum sets."""

from __future__ import annotations

import pytest

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, CORNER_CARDS, RAICHU, harm, table

SPRAY = "pl1-117"
SP_TRIO = "Wall | pl1-12, pl3-20, pl2-4"


def test_moonlight_stadium_frees_psychic_and_darkness() -> None:
    duel = table("platinum", "dp7-17 | dp7-48", "dp1-40 | Wall", stadium="dp4-100")

    assert [duel.you.active.retreat, duel.you.bench[0].retreat] == [0, 0]
    assert [duel.foe.active.retreat, duel.foe.bench[0].retreat] == [0, 1]


def test_flints_willpower_adds_an_energy_to_an_sp_only() -> None:
    duel = table("platinum", "Wall | pl1-12, pl3-20", hand="pl2-91, R, W")

    duel.play("Flint's Willpower", answers=["energy-R", "bench 2"]).attach("W", to="active")

    assert (duel.you.bench[1].energy, duel.you.active.energy) == (["R"], ["W"])
    assert table("platinum", "Wall", hand="pl2-91, R").refused("play Flint's Willpower")


def test_mars_draws_two_and_buries_a_card_of_the_foe() -> None:
    duel = table("platinum", "Wall", hand="dp3-126", foe_hand="R, W", foe_deck="G")

    duel.play("Team Galactic's Mars", picks=["energy-W"])

    assert (len(duel.you.hand), duel.foe.hand, duel.foe.deck) == (2, ["R"], ["G", "W"])
    assert duel.you.beside == ["dp3-126"]


def test_aarons_collection_takes_sp_and_basic_energy_back() -> None:
    duel = table("platinum", "Wall", hand="pl2-88", discard="pl1-12, R, dp2-118, Keg")

    duel.play("Aaron's Collection", answers=["Palkia G", "energy-R"])

    assert sorted(duel.you.hand) == ["R", "pl1-12"]
    assert sorted(duel.you.discard) == ["dp2-118", "t-keg"]


def test_vs_seeker_fetches_a_supporter() -> None:
    duel = table("platinum", "Wall", hand="pl3-140", discard="dp3-126, R")

    duel.play("VS Seeker")

    assert (duel.you.hand, sorted(duel.you.discard)) == (["dp3-126"], ["R", "pl3-140"])


@pytest.mark.parametrize(("flip", "hand"), [("H", ["M"]), ("T", [])])
def test_conductive_quarry_gives_energy_back_on_heads(flip: str, hand: list[str]) -> None:
    duel = table("platinum", "Wall", discard="R, M", stadium="dp7-82")

    duel.power("Conductive Quarry", flips=flip)

    assert duel.you.hand == hand
    assert not duel.can("power Conductive Quarry")


def test_skull_fossil_strikes_back_for_each_heads_and_gives_a_prize() -> None:
    duel = table("platinum", "dp2-117 | Wall", "Cannon", player="foe")

    duel.attack("Blast", flips="HHT")

    assert duel.foe.active.damage == 20
    assert (duel.chooser, duel.asked) == ("foe", "prize")


def test_skull_fossil_stays_put_but_may_leave_play() -> None:
    duel = table("platinum", "dp2-117 +G | Wall")

    assert not duel.can("retreat")
    assert any("discard" in one for one in duel.options)


@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [
        ("rock", "scissors", (6, 3)),
        ("rock", "paper", (3, 6)),
    ],
)
def test_the_winner_of_the_wager_draws_up_to_six(
    mine: str, theirs: str, drawn: tuple[int, int]
) -> None:
    duel = table("platinum", "Wall", hand="dp2-115, R", foe_hand="W")

    duel.play("Team Galactic's Wager", answers=[mine, theirs, str(drawn[0]), str(drawn[1])])

    assert (len(duel.you.hand), len(duel.foe.hand)) == drawn


def test_night_teleporter_trades_the_hand_for_one_card() -> None:
    duel = table("platinum", "Wall", hand="pl3-138, R, W", deck="G, Keg")

    duel.play("Night Teleporter", flips="H", answers=["Keg"])

    assert duel.you.hand == ["t-keg"]


def test_night_teleporter_does_nothing_on_tails() -> None:
    duel = table("platinum", "Wall", hand="pl3-138, R, W", deck="G, Keg")

    duel.play("Night Teleporter", flips="T")

    assert (duel.asked, sorted(duel.you.hand)) == ("main", ["R", "W"])


def test_two_poke_drawers_search_for_two_cards() -> None:
    duel = table("platinum", "Wall", hand="2*dp7-89", deck="G, Keg, R, W")

    duel.play("Poké Drawer +", answers=["discard a", "Keg", "energy-W"])

    assert sorted(duel.you.hand) == ["W", "t-keg"]


def test_a_single_poke_drawer_just_draws() -> None:
    duel = table("platinum", "Wall", hand="dp7-89", deck="G, Keg").play("Poké Drawer +")

    assert duel.you.hand == ["G"]


def test_professor_rowan_keeps_one_card_and_draws_four() -> None:
    duel = table("platinum", "Wall", hand="dp1-112, R, W, L", deck="5*G")

    duel.play("Professor Rowan", answers=["energy-W"])

    assert (len(duel.you.hand), "W" in duel.you.hand) == (5, True)


def test_luxury_ball_works_once_a_game() -> None:
    fresh = table("platinum", "Wall", hand="dp7-86", deck="Keg, dp1-120")
    used = table("platinum", "Wall", hand="dp7-86", discard="dp7-86", deck="Keg")

    fresh.play("Luxury Ball")

    assert [one for one in fresh.options if "pick" in one] == ["pick Keg (t-keg)"]
    assert used.refused("play Luxury Ball")


@pytest.mark.parametrize(("thrown", "drawn"), [(1, 3), (2, 4)])
def test_felicity_draws_by_what_was_discarded(thrown: int, drawn: int) -> None:
    duel = table("platinum", "Wall", hand="dp4-98, R, W", deck="9*G")

    answers = ["energy-R", "stop"] if thrown == 1 else ["energy-R", "energy-W"]
    duel.play("Felicity's Drawing", answers=answers)

    assert duel.you.hand.count("G") == drawn


def test_premier_ball_may_look_into_the_discard_pile_instead() -> None:
    duel = table("platinum", "Wall", hand="dp4-101", deck="3*G", discard="dp2-122")

    duel.play("Premier Ball").choose(duel.options[1])

    assert duel.you.hand == ["dp2-122"]


@pytest.mark.parametrize(("others", "allowed"), [(6, True), (7, False)])
def test_volkners_philosophy_must_draw(others: int, allowed: bool) -> None:
    duel = table("platinum", "Wall", hand=f"pl2-98, {others}*G", deck="4*G")

    assert duel.can("play Volkner's Philosophy") == allowed


def test_a_single_poke_blower_flips() -> None:
    duel = table("platinum", "Wall", "Wall | Keg", hand="dp7-88")

    duel.play("Poké Blower +", flips="h", answers=["foe bench 1"])

    assert harm(duel.foe) == "0 | 10"


def test_energy_link_needs_another_one_to_lead_to() -> None:
    alone = table("platinum", "Wall +dp7-83 +G | Keg")
    linked = table("platinum", "Wall +dp7-83 +G | Keg +dp7-83")

    linked.power("Energy Link", on="active")

    assert alone.refused("use Energy Link")
    assert linked.you.bench[0].energy == ["G"]


@pytest.mark.parametrize(("foe", "offered"), [(SP_TRIO, True), ("Wall | pl1-12, pl3-20", False)])
def test_power_spray_needs_three_sp_in_play(foe: str, offered: bool) -> None:
    duel = table("platinum", "pl3-25", foe, foe_hand=SPRAY)

    duel.power("Echo Draw")

    assert (duel.chooser == "foe") is offered


def test_power_spray_prevents_the_power_which_counts_as_used() -> None:
    duel = table("platinum", "pl3-25", SP_TRIO, foe_hand=SPRAY)

    duel.power("Echo Draw", answers=["yes"])

    assert (duel.you.hand, duel.foe.hand, duel.foe.discard) == ([], [], [SPRAY])
    assert not duel.can("power Echo Draw")


def test_poke_blower_offers_no_pair_without_a_bench_to_switch_with() -> None:
    alone = scenario("platinum", "Wall", "Wall", hand="2*dp7-88", cards=CORNER_CARDS)
    crowded = scenario("platinum", "Wall", "Wall | Keg", hand="2*dp7-88", cards=CORNER_CARDS)

    alone.play("Poké Blower +", flips="T")
    crowded.play("Poké Blower +")

    assert (alone.asked, alone.you.hand) == ("main", ["dp7-88"])
    assert crowded.asked == "effect"


def test_poke_drawers_are_not_played_on_an_empty_deck() -> None:
    duel = scenario("platinum", "Wall", "Wall", hand="2*dp7-89", deck="", cards=CORNER_CARDS)

    assert duel.refused("play Poké Drawer +")


def test_battle_tower_mends_who_levels_up() -> None:
    duel = scenario("platinum", "dp6-61 dmg50", CHANSEY, hand="dp2-122", stadium="pl3-134")

    duel.level_up("Lucario LV.X", answers=["first Battle Tower", "no"])

    assert duel.you.active.damage == 10


def test_charons_choice_changes_a_rotom_and_cures_it() -> None:
    duel = scenario("platinum", "pl3-82 poisoned", CHANSEY, hand="pl2-RT6", deck="pl2-RT1, 3*L")

    duel.play("Charon's Choice", answers=["Fan Rotom"])

    assert (duel.you.active.id, duel.you.active.conditions) == ("pl2-RT1", set())


def test_power_spray_waits_for_the_other_players_turn() -> None:
    duel = scenario(
        "platinum",
        "base1-8 +F +F +F +F | 3*pl3-83",
        f"pl2-7 | {CHANSEY}",
        hand="pl1-117",
        foe_deck="4*base1-99",
    )

    duel.attack("Seismic Toss", answers=["yes"])

    assert (duel.chooser, duel.asked) == ("you", "prize")
    assert duel.you.hand == ["pl1-117"]


def test_fossil_excavator_finds_what_evolves_from_a_fossil() -> None:
    duel = table("platinum", "Wall", hand="dp2-111", deck="dp2-43, dp2-11, R")

    duel.play("Fossil Excavator", answers=["dp2-43"])

    assert duel.you.hand == ["dp2-43"]


def test_fossil_excavator_finds_either_stage_of_the_line_of_a_fossil() -> None:
    deck = "dp2-43, dp2-33, dp6-125, dp2-11, base1-46, R"
    duel = table("platinum", "Wall", hand="dp2-111", deck=deck, discard="dp2-33")

    duel.play("Fossil Excavator")
    duel.answer(next(option for option in duel.options if "deck" in option or "find" in option))

    assert [
        one for one in ("Cranidos", "Rampardos", "Lumineon", "Charmander") if duel.can(one)
    ] == [
        "Cranidos",
        "Rampardos",
    ]


def test_bucks_training_adds_damage_only_where_it_lies_beside_the_active() -> None:
    played = table("platinum", "Wall", hand="dp6-130").play("Buck's Training")
    copied = table("legends", "hgss3-8 +G +G", foe_hand="dp6-130, G").power("Portrait")

    played.attack("Push")
    copied.attack("Tail Rap", flips="HH")

    assert played.foe.active.damage == 40
    assert len(copied.you.hand) == 2
    assert copied.foe.active.damage == 40


def test_memory_berry_lends_no_attacks_of_a_restored_pokemon() -> None:
    basic = table("xy", f"{RAICHU} +L +L +pl1-110")
    restored = table("xy", "bw3-25>bw3-26 +W +W +pl1-110")

    lent = (basic.can("attack Gnaw"), restored.can("attack Water Gun"))

    assert lent == (True, False)
