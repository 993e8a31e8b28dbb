"""Every step between turns is visible in play, including windows for Tools and checks."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from playmat.game.scenario.duel import Duel
from tests.rules.cards_combat import blow, books, duel, mon, trainer
from tests.rules.combat.cards import BERRY, CHAR

CHARRER = mon("Charrer", 60, "R", blow("Char", 0, CHAR))
GLOWER = mon(
    "Glower", 60, "C", powers=(Power("Glow", "ability", "on(between_turns) { draw(me, 1) }"),)
)
STINGER = mon(
    "Stinger",
    60,
    "C",
    powers=(Power("Sting", "ability", "on(between_turns) { counters(active(foe), 1) }"),),
)
FUSE = trainer("Fuse", "item", "play { x <- active(foe); delay(between_turns) { counters(x, 1) } }")
CARDS = (FUSE, CHARRER, GLOWER, STINGER, BERRY)

POISON = ["poison", "counters"]
BURN = ["BETWEEN-02", "burn", "counters"]
SLEEP = ["BETWEEN-03", "wake"]
CHARRED = ["BETWEEN-04", "counters"]
STEPS = {
    "ecard": [POISON, BURN, SLEEP, CHARRED, ["counters"], ["draw"]],
    "ex": [POISON, BURN, SLEEP, CHARRED, ["draw"]],
    "platinum": [POISON, BURN, [*SLEEP, "cure"], ["draw"]],
    "legends": [POISON, BURN, [*SLEEP, "cure"], ["draw"]],
}
WINDOWS = [(name, n) for name, steps in STEPS.items() for n in range(len(steps))]


def course(table: Duel) -> list[str]:
    """The events between turns, with coins by the rule behind them."""
    events = [event for event in table.log if event.what != "lasts"]
    names = [event.rule if event.what == "coin" else event.what for event in events]
    return names[1 : names.index("turn")] if "turn" in names else names[1:]


@pytest.mark.rule("BETWEEN-08", "M-70", "M-72")
@pytest.mark.parametrize(("rules", "window"), [pair for pair in WINDOWS if len(STEPS[pair[0]]) > 4])
def test_a_tool_has_a_window_before_every_step_char_counters_included(
    rules: str, window: int
) -> None:
    foe = "Huge +t-darkness poisoned burned asleep"
    table = duel(rules, "Charrer dmg20 +Berry | Glower", foe, *CARDS)

    table.attack("Char", flips="THT", answers=["no"] * window + ["yes"])

    blocks = [*STEPS[rules][:window], ["heal", "move"], *STEPS[rules][window:]]
    assert course(table) == [what for block in blocks for what in block]


@pytest.mark.rule("BETWEEN-08", "M-70", "M-72")
@pytest.mark.parametrize(("rules", "window"), [pair for pair in WINDOWS if len(STEPS[pair[0]]) < 5])
def test_a_tool_has_a_window_before_every_step(rules: str, window: int) -> None:
    foe = "Huge poisoned burned asleep"
    table = duel(rules, "Dummy dmg20 +Berry paralyzed:1 | Glower", foe, *CARDS)

    table.end_turn(flips="TH", answers=["no"] * window + ["yes"])

    blocks = [*STEPS[rules][:window], ["heal", "move"], *STEPS[rules][window:]]
    assert course(table) == [what for block in blocks for what in block]


@pytest.mark.rule("BETWEEN-08", "M-70", "M-72")
@books("xy")
def test_the_newest_book_checks_once_after_every_step(rules: str) -> None:
    foe = "Small dmg30 poisoned burned asleep | Dummy"
    table = duel(rules, "Dummy paralyzed:1 | Glower", foe, *CARDS)

    table.end_turn(flips="TH", answers=["prize 1"])

    steps = [*POISON, *BURN, *SLEEP, "cure", "draw"]
    assert course(table) == [*steps, "knock_out", "move", "prize", "promote"]


KNOCK_OUTS = [
    *[(name, "poisoned", 1) for name in STEPS],
    *[(name, "burned", 2) for name in STEPS],
    *[("ecard", "+t-darkness", 5)],
]


@pytest.mark.rule("BETWEEN-08", "M-71")
@pytest.mark.parametrize(("rules", "cause", "windows"), KNOCK_OUTS)
def test_a_knock_out_is_resolved_before_the_next_window(
    rules: str, cause: str, windows: int
) -> None:
    foe = f"Small dmg{20 if cause == 'burned' else 30} {cause} | Dummy"
    table = duel(rules, "Dummy | Dummy dmg20 +Berry", foe, *CARDS)
    flips = "T" if cause == "burned" else ""

    table.end_turn(flips=flips, answers=["no"] * windows + ["prize 1", "yes"])

    shown = [what for what in course(table) if what in ("knock_out", "promote", "heal")]
    assert shown == ["knock_out", "promote", "heal"]


@pytest.mark.rule("BETWEEN-08", "M-71")
@books("ecard", "ex")
def test_a_knock_out_by_a_char_counter_is_resolved_before_the_next_window(rules: str) -> None:
    table = duel(rules, "Charrer | Dummy dmg20 +Berry", "Small dmg30 | Dummy", *CARDS)

    table.attack("Char", flips="T", answers=["no"] * 4 + ["prize 1", "yes"])

    shown = [what for what in course(table) if what in ("knock_out", "promote", "heal")]
    assert shown == ["knock_out", "promote", "heal"]


@pytest.mark.rule("BETWEEN-08", "M-71")
@books(*STEPS, "xy")
def test_a_knock_out_by_an_ability_between_turns_is_resolved_before_the_next_turn(
    rules: str,
) -> None:
    table = duel(rules, "Dummy | Stinger", "Small dmg30 | Dummy", *CARDS)

    table.end_turn(answers=["prize 1"])

    assert course(table) == ["counters", "knock_out", "move", "prize", "promote"]


@pytest.mark.rule("BETWEEN-08", "M-71")
@books(*STEPS, "xy")
def test_a_knock_out_by_a_trainer_lit_before_is_resolved_before_the_next_turn(rules: str) -> None:
    table = duel(rules, "Dummy", "Small dmg30 | Dummy", *CARDS, hand="Fuse")
    table.play("Fuse")
    seen = len(table.log)

    table.end_turn(answers=["prize 1"])

    shown = [event.what for event in table.log[seen:]]
    assert shown.index("counters") < shown.index("knock_out") < shown.index("turn")
