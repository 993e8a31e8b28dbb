"""Rare later wordings: missing kinds, unwanted damage, either of two moments."""

from __future__ import annotations

import pytest

from tests.reader.test_reader_modern_style import program

FROM_FOE = "an attack from your opponent's Pokémon"
STAYS = "isn't affected by Weakness or Resistance"
SWAP = "Switch your Active Pokémon with 1 of your Benched Pokémon."


# --- kinds of cards and Pokémon -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("kind", "text", "means"),
    [
        ("trainer", "Put an ACE SPEC card from your discard pile into your hand.", 'tag("ace")'),
        (
            "power",
            "As long as this Pokémon is Active, your opponent can't play any ACE SPEC cards.",
            'forbid_play(foe, tag("ace"))',
        ),
        (
            "attack",
            "If Minun isn't on your Bench, draw 2 cards.",
            'if not any_of(bench_of(me)[named("Minun")])',
        ),
    ],
)
def test_a_kind_is_told_where_it_is_missed(kind: str, text: str, means: str) -> None:
    assert means in program(kind, text, "")


# --- damage ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("damage", [f"This attack's damage {STAYS}", f"This damage {STAYS}"])
def test_damage_that_no_card_prints_keeps_what_is_said_of_it(damage: str) -> None:
    text = f"This attack does 20 damage for each of your Benched Pokémon. {damage}."

    assert program("attack", text, "").endswith("damage(base_damage, no_weakness, no_resistance)")
    assert program("attack", text, "20x").endswith("no_weakness, no_resistance)")


@pytest.mark.parametrize(
    "said", ["full HP", "30 HP or less remaining", "any damage counters on it"]
)
def test_damage_done_already_is_no_test_of_what_was_before(said: str) -> None:
    text = f"If this Pokémon has {said} and is damaged by {FROM_FOE}, draw a card."

    assert program("power", text).startswith("stopped")


def test_them_are_never_the_pokemon_itself() -> None:
    text = "Draw a card for each of your Benched Pokémon. Heal 10 damage from them."

    assert program("attack", text, "").endswith("heal(bench_of(me), 10) }")
    assert program("attack", "Heal 10 damage from them.", "").startswith("stopped")


# --- actions and their timing ---------------------------------------------------------------------


@pytest.mark.parametrize(("order", "test"), [("first", "went"), ("second", "not went")])
def test_an_attack_may_be_kept_from_one_of_the_first_turns(order: str, test: str) -> None:
    made = program(
        "attack", f"If you go {order}, you can't use this attack during your first turn."
    )

    assert made == f"needs(not (first_turn(me) and {test}_first(me)))"


def test_a_power_of_the_first_turn_may_ask_for_more() -> None:
    text = (
        "Once during your first turn, if this Pokémon is in the Active Spot, you may draw a card."
    )

    assert "power(once, is(self, is_active) and first_turn(me)" in program("power", text)


@pytest.mark.parametrize(
    ("text", "means"),
    [],
)
def test_an_attack_picks_from_what_lies_there(text: str, means: str) -> None:
    assert means in program("attack", text, "")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "Your Fire Pokémon get +20 HP. The effect of Campfire doesn't stack.",
            'mod(max_hp, all(me)[typed(R)], value=20, unique="Slam")',
        ),
    ],
)
def test_an_ability_of_later_years(text: str, means: str) -> None:
    assert means in program("power", text)


@pytest.mark.parametrize(
    ("card", "text", "means"),
    [
        (
            "stadium",
            "Once during each player's turn, that player may discard the top 2 cards of their "
            "deck. If any Energy cards were discarded in this way, that player puts them into "
            "their hand.",
            "a <- mill(me, 2); move(a[energy], hand)",
        ),
        (
            "item",
            f"{SWAP} If you do, heal 20 damage from the Pokémon you moved to the Bench.",
            "c <- switch(me, b, a); if did(c) { heal(a, 20) }",
        ),
    ],
)
def test_a_trainer_of_later_years(card: str, text: str, means: str) -> None:
    assert means in program("trainer", text, "", card)
