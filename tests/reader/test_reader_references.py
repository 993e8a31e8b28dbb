"""Later wordings that refer back: who gained or lost something, who is meant, conditions."""

from __future__ import annotations

import pytest

from tests.reader.test_reader_modern_style import program

FOES = "your opponent's Active Pokémon"
FROM_FOE = "an attack from your opponent's Pokémon"
HOST = "the Pokémon this card is attached to"
SHUFFLED = "Then, shuffle your deck."


# --- done to several ------------------------------------------------------------------------------


def test_a_search_that_a_knock_out_brings_is_shuffled_there() -> None:
    text = (
        f"If {FOES} is Knocked Out by damage from this attack, you may search your deck for a card "
        f"and put it into your hand. {SHUFFLED}"
    )

    made = program("attack", text, "30")

    assert "may { a <- search(deck(me), least=1); move(a, hand); shuffle(me) }" in made
    assert "after" not in made


@pytest.mark.parametrize(
    ("text", "means"),
    [],
)
def test_what_a_trainer_did_in_this_way(text: str, means: str) -> None:
    assert means in program("trainer", text)


def test_a_card_milled_is_a_card_discarded() -> None:
    text = "Discard the top card of your deck. If you discarded an Energy card in this way, attach"

    made = program("attack", f"{text} it to this Pokémon.", "")

    assert made == "after { a <- mill(me, 1); if is(a, energy) { attach(a, self) } }"


# --- any of several -------------------------------------------------------------------------------
@pytest.mark.parametrize("note", ["Pokémon that come into play during that turn", "new Pokémon"])
def test_what_reaches_newcomers_rests_on_whoever_is_active(note: str) -> None:
    text = f"Until the end of your turn, {FOES} has no Abilities."

    assert "lasting(end_of_turn, a)" in program("trainer", text)
    assert program("trainer", f"{text} (This includes {note}.)") == (
        "play { lasting(end_of_turn) { off_power(active(foe), ability) } }"
    )


def test_a_change_of_numbers_rests_on_whoever_is_active_too() -> None:
    text = (
        f"During this turn, {FOES} can't retreat. (This includes your opponent's new Active "
        "Pokémon.)"
    )

    assert "lasting(end_of_turn) { mod(can_retreat, active(foe), forbid) }" in program(
        "trainer", text
    )


def test_pokemon_on_the_bench_are_benched_pokemon() -> None:
    text = "Switch 1 of your Fire Pokémon on the Bench with your Active Pokémon."

    assert "choose(bench_of(me)[typed(R)])" in program("trainer", text)


# --- conditions during an event -------------------------------------------------------------------


@pytest.mark.parametrize("hp", ["full HP", "no damage counters on it"])
def test_what_the_damage_itself_changes_is_not_asked_after_it(hp: str) -> None:
    text = f"If {HOST} has {hp} and is damaged by {FROM_FOE}, draw a card."

    assert program("trainer", text, card="tool").startswith("stopped")


@pytest.mark.parametrize("bench", ["your Bench", "the Bench"])
def test_who_comes_up_comes_from_the_bench(bench: str) -> None:
    text = f"Once during your turn, when this Pokémon moves from {bench} to the Active Spot, you"

    assert program("power", f"{text} may draw a card.").startswith("on(became_active(self), my_t")


# --- who chooses, and alternatives ----------------------------------------------------------------
REST = "Shuffle the other cards back into your deck."


def test_the_opponent_chooses_where_it_is_said() -> None:
    text = (
        "Reveal the top 5 cards of your deck. Your opponent chooses an Energy card you find there"
    )

    made = program("trainer", f"{text}, and you put it into your hand. {REST}")

    assert "choose(a[energy], by=foe); move(b, hand)" in made


def test_more_prizes_are_taken_for_whoever_is_active_by_then() -> None:
    text = f"During this turn, if {FOES} is Knocked Out by damage from an attack used by your Basic"

    made = program("trainer", f"{text} Pokémon, take 1 more Prize card.")

    assert "lasting(end_of_turn) { mod(prizes_for, all(foe)[is_active], value=1" in made


# --- all of several cards -------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("asked", "test"),
    [
        ("If you do", "count(c) >= 3"),
    ],
)
def test_all_the_cards_put_away_are_asked_for(asked: str, test: str) -> None:
    text = "Put 3 cards from your hand on the bottom of your deck in any order."

    assert f"if {test} {{ draw(me, 5) }}" in program("trainer", f"{text} {asked}, draw 5 cards.")


def test_a_condition_may_follow_in_the_same_sentence() -> None:
    text = "Discard the top card of your deck, and if that card is an Energy card, this attack does"

    made = program("attack", f"{text} 20 more damage.")

    assert made == "before { a <- mill(me, 1); if is(a, energy) { add_damage(20) } }"


def test_a_condition_behind_asks_of_whom_it_comes_to() -> None:
    text = f"{FOES} is now Burned and Confused if it is a Stage 1 Pokémon".replace("your", "Your")

    made = program("attack", f"{text}.", "20")

    assert made.startswith("after { if is(defender, stage1) { inflict(defender, burned)")


# --- who does it, and to whom ---------------------------------------------------------------------
def test_all_that_the_opponent_is_made_to_do_the_opponent_does() -> None:
    text = "Have your opponent shuffle their hand into their deck and draw 3 cards."

    assert "move(hand(foe), deck); shuffle(foe); draw(foe, 3)" in program("trainer", text)


@pytest.mark.parametrize(
    ("kind", "lead"),
    [
        ("trainer", "Heal 10 damage from your Active Pokémon."),
        ("power", "Once during your turn, you may heal 10 damage from your Active Pokémon."),
    ],
)
def test_the_active_just_spoken_of_is_the_one_who_leaves(kind: str, lead: str) -> None:
    made = program(kind, f"{lead} If you do, switch it with 1 of your Benched Pokémon.")

    assert "a <- choose(active(me)" in made
    assert "switch(me, c, a)" in made
