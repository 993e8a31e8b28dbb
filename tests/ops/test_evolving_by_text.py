"""Effects that evolve: a text that names the card may pass over a stage."""

from __future__ import annotations

import pytest

from tests.engine.cards import doing, lay


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ('named("Sage")', "Sage"),
        ("can_follow(active(me))", "Sage"),
        ("evolves_from(active(me))", "Hitter"),
        ("evolution", "Hitter"),
    ],
)
@pytest.mark.rule("NAMING-27")
def test_a_stage_is_passed_over_where_the_text_names_the_card(wanted: str, name: str) -> None:
    trick = doing(f"x <- choose(hand(me)[{wanted}]); evolve(x, active(me))")
    duel = lay("Hitter", "Target", trick, hand="Doing, Sage", deck="Grown")

    duel.play("Doing")

    assert duel.you.active.name == name


def test_a_named_card_does_not_go_on_a_pokemon_of_another_line() -> None:
    trick = doing('x <- choose(hand(me)[named("Sage")]); evolve(x, active(me))')
    duel = lay("Small", "Target", trick, hand="Doing, Sage", deck="Grown, Hitter")

    duel.play("Doing")

    assert duel.you.active.name == "Small"
