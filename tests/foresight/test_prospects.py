"""Previews of options: what all possible worlds agree on."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.foresight.prospects import Prospect, prospects
from playmat.game.from_position import game_at
from playmat.game.labels import option_kind, option_words
from playmat.game.scenario.scenario import scenario
from playmat.model.notation.position import position_text
from playmat.model.views.view import view_of


def told(rules: str, you: str, foe: str, **more: Any) -> list[tuple[str, Prospect]]:
    """The preview of each option, with its kind."""
    text = position_text(scenario(rules, you, foe, **more).state)
    st = game_at(text, seed=1).state
    found = prospects(option_words(st, 0), view_of(st, 0, 0))
    return [(option_kind(option), each) for option, each in zip(st.options, found, strict=True)]


def one(found: list[tuple[str, Prospect]], kind: str, name: str = "") -> Prospect:
    return next(each for what, each in found if what == kind and name in each.label)


@pytest.mark.rule("DAMAGE-05")
def test_an_attack_tells_its_damage_with_weakness_and_the_knock_out() -> None:
    found = told("ecard", "base1-58 +L +L", "base1-63 dmg20")  # Pikachu against Squirtle

    gnaw = one(found, "attack", "Gnaw")

    assert gnaw.label == "Attack: Gnaw — 20"
    assert gnaw.note == "20: Knocks Out Squirtle (Gnaw 10, Weakness ×2)"
    assert [(p["damage"], p["ko"]) for p in gnaw.preview or ()] == [(20, True)]


def test_an_attack_of_the_card_below_or_of_another_tells_its_damage_too() -> None:
    below = told("platinum", "pl3-60>pl3-145 +L +L", "base1-52")  # Garchomp C LV.X
    lent = told("xy", "bw6-46 +L +P | xy4-26", "base1-58")  # Mew-EX and Joltik

    assert one(below, "attack", "Claw Swipe").label == "Attack: Claw Swipe — 30"
    assert one(lent, "attack", "Gnaw").label == "Attack: Gnaw of Joltik — 10"


def test_a_coin_is_told_as_a_coin_and_not_foreseen() -> None:
    found = told("ecard", "base1-58 +L +L", "base1-52")

    jolt = one(found, "attack", "Thunder Jolt")

    assert jolt.label == "Attack: Thunder Jolt — 30, flip a coin"
    assert "30 to Machop" in jolt.note
    assert "0 or 10 to your Pikachu" in jolt.note


@pytest.mark.rule("BETWEEN-01")
def test_ending_the_turn_tells_what_poison_does() -> None:
    found = told("ecard", "base1-58 +L", "base1-52 poisoned")

    end = one(found, "end")

    assert "10 to Machop" in end.note


def test_a_trainer_that_asks_more_ends_in_dots() -> None:
    hand = "base1-94, base1-58, base1-46"  # Potion
    found = told("ecard", "base1-58 dmg20 | base1-46 dmg10", "base1-52", hand=hand)

    potion = one(found, "play", "Potion")

    assert potion.more
    assert potion.label == "Play Potion…"


@pytest.mark.rule("RETREAT-01")
def test_a_retreat_tells_its_price() -> None:
    found = told("ecard", "base1-58 +L | base1-46", "base1-52")

    retreat = one(found, "retreat")

    assert retreat.label.startswith("Retreat Pikachu")
    assert retreat.note == "Discards 1 Energy"


def test_attaching_names_the_card_the_pokemon_and_their_places() -> None:
    found = told("ecard", "base1-58 | base1-46", "base1-52", hand="R")

    labels = {each.label: each for what, each in found if what == "attach"}

    assert set(labels) == {"Attach Fire Energy to Pikachu", "Attach Fire Energy to Charmander"}
    assert labels["Attach Fire Energy to Charmander"].note == "Bench 1, has no Energy"


def test_two_of_a_name_are_told_apart_by_their_place() -> None:
    found = told("ecard", "base1-58 | base1-58", "base1-52", hand="L")

    labels = [each.label for what, each in found if what == "attach"]

    assert labels == [
        "Attach Lightning Energy to Pikachu (Active)",
        "Attach Lightning Energy to Pikachu (Bench 1)",
    ]


@pytest.mark.rule("DAMAGE-01")
def test_damage_that_will_be_prevented_or_reduced_to_nothing_is_foretold_with_by_what() -> None:
    found = told("ecard", "base1-58 +L +L", "base1-52 +base1-80")  # Machop with Defender

    gnaw = one(found, "attack", "Gnaw")

    assert gnaw.label == "Attack: Gnaw — 0"
    assert gnaw.note == "no damage to Machop (Gnaw 10, Defender −20)"
    assert gnaw.preview is None


@pytest.mark.rule("DAMAGE-08")
def test_what_a_card_adds_is_foretold_by_its_name() -> None:
    found = told("ecard", "base1-58 +L +L +base1-84", "base1-52")  # Pikachu with PlusPower

    gnaw = one(found, "attack", "Gnaw")

    assert gnaw.label == "Attack: Gnaw — 20"
    assert gnaw.note == "20 to Machop, leaves 30 HP (Gnaw 10, PlusPower +10)"
