"""The suggested move: one that gains something, or none."""

from __future__ import annotations

from typing import Any

from playmat.foresight.prospects import prospects
from playmat.game.labels import option_words
from playmat.game.scenario.scenario import scenario
from playmat.model.notation.position import position_text
from playmat.model.views.view import view_of
from playmat.server.positions import game_from


def pointed_out(rules: str, you: str, foe: str, **more: Any) -> list[str]:
    st = game_from(position_text(scenario(rules, you, foe, **more).state), 1).state
    told = prospects(option_words(st, 0), view_of(st, 0, 0))
    return [each.label for each in told if each.good]


def test_a_knock_out_is_pointed_out() -> None:
    found = pointed_out("ecard", "base1-58 +L +L", "base1-63 dmg30 | base1-44")

    assert found == ["Attack: Gnaw — 20"]


def test_what_builds_up_comes_before_the_attack() -> None:
    found = pointed_out("ecard", "base1-58 +L", "base1-52", hand="L")

    assert found == ["Attach Lightning Energy to Pikachu"]


def test_where_nothing_is_gained_nothing_is_pointed_out() -> None:
    found = pointed_out("ecard", "base1-58", "base1-52", hand="base1-93")  # Gust of Wind, no Bench

    assert found == []
