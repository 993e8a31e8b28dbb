"""Odd ends of later wordings: kinds nobody has, damage not asked for, both of two moments."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from tests.reader.test_reader_later_years import program
from tests.rules.cards_combat import mon
from tests.words.cards import lay

FROM_FOE = "an attack from your opponent's Pokémon"
HOST = "the Pokémon this card is attached to"
STAYS = "isn't affected by Weakness or Resistance"
STEPS_BACK = "when this Pokémon moves from the Active Spot to the Bench"
SWAP = "Switch your Active Pokémon with 1 of your Benched Pokémon."
TAKE = "put it into your hand. Then, shuffle your deck."


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
            "trainer",
            f"Search your deck for a Mega Evolution Pokémon ex, reveal it, and {TAKE}",
            'pokemon and (tag("mega") and tag("ex"))',
        ),
        (
            "power",
            "If your opponent has no Fire Pokémon or Pokémon V in play, this Pokémon gets +20 HP.",
            'not any_of(all(foe)[typed(R) or tag("v")])',
        ),
        (
            "attack",
            "If you don't have any Water Pokémon or any Tera Pokémon in play, draw a card.",
            'not any_of(all(me)[typed(W) or tag("tera")])',
        ),
        (
            "attack",
            "If all of your Pokémon in play are Team Rocket's Pokémon, draw 2 cards.",
            'if is(all(me), name_has("Team Rocket"))',
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


def test_who_falls_from_full_hp_was_hurt_by_that_attack_alone() -> None:
    text = f"has full HP and is Knocked Out by damage from {FROM_FOE}, draw 2 cards."

    made = program("trainer", f"If the Basic {HOST.removeprefix('the ')} {text}", "", "tool")

    assert "10 * counters_on(host) == last_damage(host) and is(host, basic)" in made


@pytest.mark.parametrize(("foe", "drawn"), [("Brave", 2), ("Brave dmg20", 0)])
def test_only_who_falls_from_full_hp_draws(foe: str, drawn: int) -> None:
    text = (
        f"If this Pokémon has full HP and is Knocked Out by damage from {FROM_FOE}, draw 2 cards."
    )
    brave = mon("Brave", 60, "C", powers=(Power("Last", "ability", program("power", text)),))
    duel = lay("Hitter", f"{foe} | Hitter", brave)
    before = len(duel.foe.hand)

    duel.attack("Crash")

    assert len(duel.foe.hand) - before == drawn


@pytest.mark.parametrize(
    ("by", "of"), [("attacks", ""), ("attacks from your opponent's Basic Pokémon", "from=all(foe)")]
)
def test_damage_from_a_number_on_may_be_prevented(by: str, of: str) -> None:
    made = program("power", f"Prevent all damage done to this Pokémon by {by} if it is 90 or more.")

    assert made.startswith("static { mod(damage_limit, self, at_least, 90")
    assert of in made


def test_them_are_never_the_pokemon_itself() -> None:
    text = "Draw a card for each of your Benched Pokémon. Heal 10 damage from them."

    assert program("attack", text, "").endswith("heal(bench_of(me), 10) }")
    assert program("attack", "Heal 10 damage from them.", "").startswith("stopped")


# --- what is done, and when -----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "means"),
    [
        (f"search your deck for a card and {TAKE}", "move(a, hand); shuffle(me) }"),
        ("discard your hand. If you do, draw 2 cards.", "if did(a) { draw(me, 2) } }"),
    ],
)
def test_what_follows_is_done_whichever_way_somebody_steps_back(text: str, means: str) -> None:
    made = program("power", f"Once during your turn, {STEPS_BACK}, you may {text}")

    assert "on(switched, " in made
    assert "on(retreated(self), " in made
    assert made.count(means) == 2


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
    [
        (
            "Choose an attack of a Water Pokémon in your discard pile and use it as this attack.",
            "choose(attacks_of(discards(me)[pokemon and typed(W)]))",
        ),
        (
            "Reveal the top 3 cards of your deck. Choose 1 attack from a Pokémon you find there "
            "and use it as this attack.",
            "choose(attacks_of(a[pokemon])); use_attack(b)",
        ),
    ],
)
def test_an_attack_picks_from_what_lies_there(text: str, means: str) -> None:
    assert means in program("attack", text, "")


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (
            "If this Pokémon is Burned, the attacks it uses cost Colorless less.",
            "mod(attack_cost, self, value=-1)",
        ),
        (
            "Your Fire Pokémon get +20 HP. The effect of Campfire doesn't stack.",
            'mod(max_hp, all(me)[typed(R)], value=20, unique="Slam")',
        ),
    ],
)
def test_an_ability_of_later_years(text: str, means: str) -> None:
    assert means in program("power", text)


SMALL_AGAIN = "discards Pokémon from their Bench until they have 5"


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
            "stadium",
            "Once during each player's turn, if that player has played a Single Strike card from "
            "their hand this turn, they may draw a card.",
            'any_of(trainers_played(me)[tag("single_strike")])',
        ),
        (
            "stadium",
            "Each player who has any Fire Pokémon in play can have up to 6 Pokémon on their Bench. "
            f"If a player no longer has any Fire Pokémon in play, that player {SMALL_AGAIN}.",
            "as_long_as(any_of(all(foe)[typed(R)])) { mod(bench_size, foe, set, 6) }",
        ),
        (
            "stadium",
            "Each player can have up to 6 Benched Pokémon. When this card leaves play, each player "
            f"{SMALL_AGAIN}, and the owner of this card discards first.",
            "on(stadium_left(this_card)) { a <- choose(bench_of(me), count(bench_of(me)) - 5)",
        ),
        (
            "item",
            f"{SWAP} If you do, heal 20 damage from the Pokémon you moved to the Bench.",
            "c <- switch(me, b, a); if did(c) { heal(a, 20) }",
        ),
        (
            "item",
            "Draw a card. Flip a coin. If heads, put this Onix into your hand instead of the "
            "discard pile.",
            "if heads(a) > 0 { move(this_card, hand) }",
        ),
    ],
)
def test_a_trainer_of_later_years(card: str, text: str, means: str) -> None:
    assert means in program("trainer", text, "", card)
