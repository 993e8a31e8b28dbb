"""Statements of the platinum and legends books, read a second time."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card, Power
from tests.rules.cards_combat import blow, books, duel, mon, trainer

LATER = books("platinum", "legends", "xy")
CURSE = trainer(
    "Curse",
    "item",
    "play { x <- active(foe); lasting(foe_next_turn, on=x) { mod(can_attack, x, how=forbid) } }",
)
BOOST = trainer(
    "Boost",
    "item",
    "play { x <- active(me); "
    "lasting(end_of_turn, on=x) { mod(damage_dealt, x, add, 30, stage=before) } }",
)
CHARRER = mon(
    "Charrer",
    60,
    "R",
    blow(
        "Char",
        0,
        'no_damage; after { x <- defender; marker(x, "char"); lasting(while_in_play, on=x) '
        '{ handler(on(between_turns, if=is(x, has_marker("char"))) '
        "{ f <- flip; if tails(f) > 0 { counters(x, 1) } }) } }",
    ),
)


@pytest.mark.rule("EVOLVE-06")
@LATER
def test_evolving_ends_what_a_trainer_has_laid_on_the_pokemon(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy", CURSE, hand="Curse", foe_hand="Heavy")

    table.play("Curse").end_turn()
    held = table.refused("attack Poke")
    table.evolve("Heavy")

    assert held
    assert table.can("attack Poke")


@pytest.mark.rule("EVOLVE-06")
@LATER
def test_evolving_loses_a_bonus_as_well_as_a_ban(rules: str) -> None:
    kept = duel(rules, "Dummy", "Huge", BOOST, hand="Boost")
    evolved = duel(rules, "Dummy", "Huge", BOOST, hand="Boost, Heavy")

    kept.play("Boost").attack("Poke")
    evolved.play("Boost").evolve("Heavy").attack("Poke")

    assert (kept.foe.active.damage, evolved.foe.active.damage) == (40, 10)


@pytest.mark.rule("EVOLVE-06", "RETREAT-07")
@LATER
def test_the_bench_ends_effects_of_attacks_and_leaves_those_of_trainers(rules: str) -> None:
    table = duel(rules, "Dummy | Small", "Huge", BOOST, hand="Boost, 2*Swap")

    table.play("Boost").play("Swap").play("Swap").attack("Poke")

    assert table.foe.active.damage == 40


@pytest.mark.rule("EVOLVE-06", "COND-25")
@LATER
def test_a_counter_lost_by_evolving_takes_its_effect_with_it(rules: str) -> None:
    table = duel(rules, "Charrer", "Dummy", CHARRER, foe_hand="Heavy")

    table.attack("Char", flips="H").evolve("Heavy").end_turn()
    table.attack("Char", flips="T")

    assert table.foe.active.damage == 10


def early(event: str) -> Card:
    """Return a Pokémon that puts 4 counters on the foe's Active at a moment of the own turn."""
    program = f"on({event}, if=my_turn) {{ counters(active(foe), 4) }}"
    return mon("Early", 60, "C", blow("Poke", 10), powers=(Power("Dawn", "ability", program),))


@pytest.mark.rule("KO-02", "KO-06")
@pytest.mark.parametrize("event", ["turn_began", "draw_step_done"])
@LATER
def test_a_knock_out_as_a_turn_begins_is_resolved_before_anything_is_done(
    rules: str, event: str
) -> None:
    table = duel(rules, "Small | Huge", "Early", early(event), foe_prizes=3)

    table.end_turn(answers=["prize 2"])

    assert (table.you.active.name, table.you.discard) == ("Huge", ["t-small"])
    assert (table.foe.prizes_left, table.asked, table.player) == (2, "main", "foe")


@pytest.mark.rule("KO-02", "WIN-02")
@pytest.mark.parametrize("event", ["turn_began", "draw_step_done"])
@LATER
def test_a_last_pokemon_lost_as_a_turn_begins_loses_the_game(rules: str, event: str) -> None:
    table = duel(rules, "Small", "Early", early(event), foe_prizes=3)

    table.end_turn(answers=["prize 2"])

    assert (table.winner, table.end) == ("foe", "no_pokemon")


@pytest.mark.rule("KO-02", "WIN-03", "WIN-04")
@LATER
def test_a_game_won_as_a_turn_begins_is_not_lost_for_want_of_a_card(rules: str) -> None:
    table = duel(rules, "Small", "Early", early("turn_began"), foe_prizes=3, foe_deck="", deck="G")

    table.end_turn(answers=["prize 2"])

    assert (table.winner, table.end) == ("foe", "no_pokemon")
