"""`playmat card --ops`: the instructions a card is linked to."""

from __future__ import annotations

import json

from tests.cli.typed import refused, run


def test_a_card_is_shown_as_instructions() -> None:
    lines = run("card", "base1-58", "--ops").stdout.splitlines()

    assert lines[0] == "Pikachu (base1-58), linked under xy"
    assert "  #3 attack Thunder Jolt" in lines
    assert any("Hit" in line and "target=Self" in line and "amount=10" in line for line in lines)


def test_the_order_of_steps_is_that_of_the_book() -> None:
    def steps(rules: str) -> list[str]:
        (card,) = json.loads(run("card", "base1-4", "--ops", "--rules", rules, "--json").stdout)
        return [one["name"] for one in card["parts"][0]["instructions"]]

    assert steps("xy") != steps("ex")
    assert sorted(steps("xy")) == sorted(steps("ex"))


def test_every_card_of_a_name_is_shown() -> None:
    shown = run("card", "bunnelby", "--ops").stdout

    assert shown.count("linked under xy") > 1


def test_an_unknown_book_is_refused() -> None:
    assert "no rulebook named 'gold'" in refused("card", "base1-58", "--ops", "--rules", "gold")
