"""A text can ask of every effect whether it was done."""

from __future__ import annotations

import pytest

from tests.words.cards import doing, lay

DONE = "if did(x) { counters(active(foe), 1) }"
PAIR = "Hitter dmg20 +L | Small +R"


def marks(program: str, *answers: str) -> int:
    """Play a program that binds x; return the damage done if that counts as done."""
    duel = lay(PAIR, "Target | Small", doing(f"{program}; {DONE}"), hand="Doing", foe_hand="L")
    return duel.play("Doing", answers=answers).foe.active.damage


def test_the_first_copy_of_a_match_counts_as_a_card() -> None:
    trick = doing(f"x <- return_mon(active(me), hand); {DONE}")
    duel = lay("Hitter | Small", "Target", trick, hand="Doing")

    duel.play("Doing")

    assert duel.you.hand == ["t-hitter"]
    assert duel.foe.active.damage == 10


def test_an_amount_of_zero_is_nothing_done() -> None:
    assert marks("x <- draw(me, 0)") == 0
    assert marks("x <- draw(me, 1)") == 10


@pytest.mark.parametrize(
    "effect",
    [
        "shuffle(me)",
        "look(hand(foe))",
        "reveal(top(me, 2))",
        "leave_hp(active(me), 10)",
        "leave_hp(active(me), 50)",
        "swap_counters(active(me), bench_of(me))",
        "swap_cards(energy_on(active(me)), energy_on(bench_of(me)))",
        "turn_up(prizes(foe))",
        "lasting(end_of_turn) { mod(max_hp, all(me), add, 10) }",
        "take_prize(me)",
        'marker(active(me), "seen")',
    ],
)
def test_an_effect_that_was_done_counts_as_done(effect: str) -> None:
    assert marks(f"x <- {effect}", *(["prize 1"] if "take" in effect else [])) == 10


@pytest.mark.parametrize(
    "effect",
    [
        "look(discards(foe))",
        "reveal(lost(me))",
        "leave_hp(active(me), 40)",
        "swap_counters(active(me), active(me))",
        "swap_cards(energy_on(active(me)), energy_on(bench_of(foe)))",
        "turn_up(discards(me))",
    ],
)
def test_an_effect_without_anything_to_work_on_is_not_done(effect: str) -> None:
    assert marks(f"x <- {effect}") == 0


def test_a_variable_bound_anew_may_speak_of_what_it_held() -> None:
    trick = doing("x <- count(bench_of(me)); x <- number(0, x); counters(active(foe), x)")
    duel = lay("Hitter | Small, Small", "Target", trick, hand="Doing")

    duel.play("Doing", answers=["2"])

    assert duel.foe.active.damage == 20
