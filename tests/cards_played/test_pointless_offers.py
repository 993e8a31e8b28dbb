"""Nothing is offered or asked without cards for it, or Pokémon to receive them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards_played.tables import table

EMPTY: list[Any] = [
    pytest.param("platinum", "base2-61>base2-45", "dp1-12", id="theirs goes"),
    pytest.param("platinum", "neo1-81", "dp2-44", id="some are taken"),
    pytest.param("platinum", "dp4-55", "dp4-11", id="some are handed out"),
    pytest.param("ex", "base1-46>base1-24", "ex14-4", id="the others are discarded"),
    pytest.param("xy", "dp4-55", "xy6-46", id="by an Ability"),
]


@pytest.mark.parametrize(("rules", "you", "card"), EMPTY)
@pytest.mark.parametrize(("deck", "asked"), [("", "main"), ("G", "may")])
def test_nothing_is_asked_about_the_top_of_an_empty_deck(
    rules: str, you: str, card: str, deck: str, asked: str
) -> None:
    duel = table(rules, you, hand=card, deck=deck, foe_deck=deck)

    duel.evolve(card)

    assert duel.asked == asked


@pytest.mark.parametrize(
    ("deck", "foe_deck", "asked"),
    [("G, R", "G", "effect"), ("G, R", "", "pick_number"), ("", "G", "main")],
)
def test_prophecy_looks_at_the_deck_that_has_cards(deck: str, foe_deck: str, asked: str) -> None:
    duel = table("ecard", "base3-8 +P", deck=deck, foe_deck=foe_deck)

    duel.attack("Prophecy")

    assert duel.asked == asked


GIVING: list[Any] = [
    pytest.param("xy9-83 +Y", "Mighty Wind", id="one"),
    pytest.param("dp5-8 +W +W", "Fountain", id="up to two"),
    pytest.param("xy7-8 +G +G", "Jagged Saber", id="and healing"),
]


@pytest.mark.parametrize(("you", "attack"), GIVING)
@pytest.mark.parametrize(
    ("bench", "hand", "player"),
    [("", "G, W", "foe"), (" | Wall", "", "foe"), (" | Wall", "Wall", "you")],
)
def test_no_energy_of_the_hand_is_asked_for_without_a_hand_or_a_bench(
    you: str, attack: str, bench: str, hand: str, player: str
) -> None:
    duel = table("xy", you + bench, hand=hand)

    duel.attack(attack)

    assert (duel.asked, duel.player) == ("may" if player == "you" else "main", player)


@pytest.mark.parametrize(("power", "name"), [("hgss4-95", "Fighting Tag"), ("pl3-67", "Plunge")])
def test_no_energy_is_taken_over_by_who_may_have_none_of_it(power: str, name: str) -> None:
    shut = table("xy", f"ex4-8 +ex4-87 | {power}")
    free = table("xy", f"Wall +F | {power}")

    assert shut.refused(f"use {name}")
    assert free.can(f"use {name}")


@pytest.mark.parametrize(
    ("rules", "you", "name", "foes"),
    [
        ("platinum", "pl1-94", "Poison Structure", ["pl3-60", "Wall poisoned"]),
        ("xy", "xy7-6", "Poisonous Nest", ["xy7-6", "Wall poisoned"]),
        ("platinum", "dp2-123", "Torrid Wave", ["Wall burned:30"]),
    ],
)
def test_no_power_is_offered_for_a_condition_that_nobody_can_get(
    rules: str, you: str, name: str, foes: list[str]
) -> None:
    vain = [table(rules, you, foe, stadium="xy4-93") for foe in foes]
    open_to_it = table(rules, you, "Wall", stadium="xy4-93")

    assert all(duel.refused(f"use {name}") for duel in vain)
    assert open_to_it.can(f"use {name}")


@pytest.mark.parametrize("line", ["dp2-34>dp2-12>dp2-123", "dp2-34>dp2-12"])
def test_a_level_up_card_is_no_step_of_its_own_to_devolve(line: str) -> None:
    reboot = table("xy", f"xy7-67 +R | {line}")
    spray = table("xy", f"Wall | {line}", hand="base1-72")

    reboot.attack("Digital Reboot")
    spray.play("base1-72")

    assert reboot.options == ["0", "1"]
    assert spray.you.bench[0].stack == ["dp2-34"]


@pytest.mark.parametrize(
    ("rules", "candy", "hand"), [("platinum", "dp4-102", "base1-14"), ("xy", "bw10-85", "base1-4")]
)
def test_rare_candy_is_given_only_to_whom_a_card_of_the_hand_fits(
    rules: str, candy: str, hand: str
) -> None:
    duel = table(rules, "base1-58 | base1-46", hand=f"{candy}, {hand}")

    duel.play(candy)

    assert hand in [*duel.you.active.stack, *duel.you.bench[0].stack]


@pytest.mark.parametrize(("answer", "asked"), [("0", "main"), ("1", "pick_mon")])
def test_nobody_is_chosen_to_have_no_counters(answer: str, asked: str) -> None:
    duel = table("platinum", "dp3-8 dmg30 | dp3-9, dp3-9")

    duel.power("Osmotic Pressure", answers=[answer])

    assert duel.asked == asked


HERBAL = "+G +G +xy3-103"  # the last is only for Grass Pokémon
MOVED: list[Any] = [
    pytest.param("xy", f"bw1-6 {HERBAL} | Wall", "Wall", "Leaf Tornado", id="of a type"),
    pytest.param("xy", f"pl1-127 {HERBAL} | Wall", "Wall", "Energy Flare", id="of any"),
    pytest.param(
        "xy", "bw10-38 +P +P +P", f"bw1-1 {HERBAL} +bw4-93 | Wall", "Psyjamming", id="theirs"
    ),
]


@pytest.mark.parametrize(("rules", "you", "foe", "attack"), MOVED)
def test_no_energy_card_is_offered_to_be_moved_that_nobody_else_may_have(
    rules: str, you: str, foe: str, attack: str
) -> None:
    alone = table(rules, you, foe)
    beside = table(rules, you.replace("Wall", "bw1-1"), foe.replace("| Wall", "| bw1-1"))

    for duel in (alone, beside):
        duel.attack(attack)

    assert not any("Herbal" in option for option in alone.options)
    assert any("Herbal" in option for option in beside.options)


BINDING: list[Any] = [
    pytest.param("bp-3", "", "", False, id="no cards at all"),
    pytest.param("neo1-96", "", "", False, id="the same elsewhere"),
    pytest.param("neo1-96", "G", "", True, id="a hand"),
    pytest.param("neo1-96", "", "G", True, id="a deck"),
    pytest.param("neo1-88", "G", "", False, id="no deck to look at"),
    pytest.param("neo1-88", "", "G", True, id="a deck to look at"),
    pytest.param("gym2-120", "G", "", False, id="no deck to search"),
    pytest.param("neo1-90", "G", "G", False, id="nothing discarded"),
]


@pytest.mark.parametrize(("card", "hand", "deck", "offered"), BINDING)
def test_a_card_that_would_only_bind_its_player_is_not_offered(
    card: str, hand: str, deck: str, offered: bool
) -> None:
    duel = table("ex", "Wall", hand=f"{card}, {hand}" if hand else card, deck=deck)

    assert duel.can(f"play {card}") is offered
