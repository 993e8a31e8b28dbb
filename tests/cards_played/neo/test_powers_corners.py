"""Special cases of the Pokémon Powers of the Neo sets."""

from __future__ import annotations

import pytest

from tests.cards_played.tables import table


@pytest.mark.parametrize(("switcher", "seat"), [("base1-93", "foe"), ("base1-95", "you")])
def test_no_trainer_card_moves_a_legendary_body(switcher: str, seat: str) -> None:
    hands = {"hand": "base1-95", "foe_hand": "base1-93"}
    duel = table("ecard", "neo3-17 | Wall", "Keg | Wall", player=seat, **hands)

    if duel.can(f"play {switcher}"):
        duel.play(switcher)

    assert duel.you.active.id == "neo3-17"


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("spikes", ["neo2-2", "neo2-21"])
def test_spikes_are_silent_between_turns(spikes: str) -> None:
    duel = table("ecard", spikes, "base1-58 dmg30 poisoned | Wall", player="foe", prizes=2)

    duel.end_turn()
    for _ in range(2):
        if duel.asked != "main":
            duel.answer("bench 1" if duel.asked == "promote" else "prize 1")

    assert duel.foe.active.damage == 0


@pytest.mark.rule("TURN-01")
def test_spikes_hurt_who_comes_up_in_the_opponents_turn() -> None:
    duel = table("ecard", "neo2-21", "Keg | Wall", player="foe", foe_hand="base1-95")

    duel.play("Switch", answers=["bench 1"])

    assert duel.foe.active.damage == 10


@pytest.mark.parametrize("spikes", ["neo2-2", "neo2-21"])
def test_spikes_spare_who_is_put_from_the_hand_into_the_active_place(spikes: str) -> None:
    duel = table("ecard", spikes, "Wall", player="foe", foe_hand="gym1-17, Keg, base1-95")

    duel.play("Lt. Surge", answers=["Keg"])
    put_down = duel.foe.active.damage
    duel.play("Switch", answers=["bench 1"])

    assert (put_down, duel.foe.active.name, duel.foe.active.damage) == (0, "Wall", 10)


def test_gaze_ends_with_the_stay_on_the_bench() -> None:
    hand = "base1-14, base1-93, base1-93"
    duel = table("ecard", "neo2-40 | base1-58", "Keg | base3-1", hand=hand)

    found = [duel.can("evolve Pikachu with Raichu")]
    for act in ("use Gaze", "play Gust of Wind", "play Gust of Wind"):
        duel.choose(act)
        found.append(duel.can("evolve Pikachu with Raichu"))

    assert found == [False, True, False, False]


@pytest.mark.rule("KO-02")
@pytest.mark.parametrize(("coin", "fallen"), [("H", True), ("T", False)])
def test_chase_leaves_nobody_to_retreat_whom_it_knocks_out(coin: str, fallen: bool) -> None:
    duel = table("ecard", "base1-58 dmg30 +L | Wall, Keg", "neo4-57")

    duel.choose("retreat", flips=coin)

    assert (duel.asked == "retreat_to") is not fallen
    assert ("base1-58" in duel.you.discard) is fallen


def test_legendary_body_is_safe_from_tools_of_the_foe() -> None:
    duel = table("xy", "neo3-27 +W +W +W", "Wall +bw3-94")

    duel.attack("Crystal Wave", flips="H")

    assert duel.you.active.damage == 0


def test_prehistoric_memory_knows_the_card_laid_on_a_baby() -> None:
    duel = table("ecard", "neo1-12>base1-58>base1-14 +L +L | neo3-15")

    duel.attack("Thunder Jolt", flips="H")

    assert duel.foe.active.damage == 30


def test_allergic_pollen_leaves_the_discard_pile_to_abilities() -> None:
    duel = table("xy", "Wall | bw3-40", "neo3-35", discard="L")

    duel.power("Dynamotor", answers=["bench 1"])

    assert duel.you.bench[0].energy == ["L"]


def test_allergic_pollen_leaves_abilities_of_cards_in_the_discard_pile_alone() -> None:
    duel = table("xy", "Wall", "neo3-35", discard="bw9-4")

    duel.power("Propagation")

    assert duel.you.hand == ["bw9-4"]
