"""Trainers, Stadiums and Energy of Diamond & Pearl and Platinum."""

from __future__ import annotations

import pytest

from tests.cards_play.modern import table


def test_moonlight_stadium_frees_psychic_and_darkness() -> None:
    duel = table("platinum", "dp7-17 | dp7-48", "dp1-40 | Wall", stadium="dp4-100")

    assert [duel.you.active.retreat, duel.you.bench[0].retreat] == [0, 0]
    assert [duel.foe.active.retreat, duel.foe.bench[0].retreat] == [0, 1]


def test_multi_energy_is_colorless_beside_another_special_energy() -> None:
    alone = table("platinum", "pl1-72 +dp2-118")
    doubled = table("platinum", "pl1-72 +dp2-118 +dp2-118")

    assert alone.can("attack Dig Under") or not alone.foe.bench
    assert table("platinum", "dp7-48 +dp2-118").can("attack Overconfident")
    assert not table("platinum", "dp7-48 +dp2-118 +dp2-118").can("attack Overconfident")
    assert not doubled.can("attack Dig Under")


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
