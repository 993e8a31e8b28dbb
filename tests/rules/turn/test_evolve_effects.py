"""What an evolved Pokémon keeps, and what evolving ends. [EVOLVE-05 ... EVOLVE-07]"""

from __future__ import annotations

import pytest

from tests.rules.cards_combat import blow, books, duel, mon
from tests.rules.cards_combat import trainer as combat_trainer
from tests.rules.cards_course import ALL, pokemon, trainer
from tests.rules.cards_kinds import lay
from tests.rules.cards_stages import stage
from tests.rules.turn.cards import DAZER

FRAIL = stage("t-50", "Frail", 30, "C", "Charmander")
TOOL = trainer("t-51", "Cape", "tool", "static { mod(max_hp, host, add, 20) }")
GIFTED = pokemon("t-54", "Gifted", powers=[("Gift", "power", "power(once) { draw(me, 1) }")])
HEIR = stage("t-55", "Heir", 90, "C", "Gifted")
EXTRA = (FRAIL, TOOL, DAZER, GIFTED, HEIR)
LATER = books("platinum", "legends", "xy")
CURSE = combat_trainer(
    "Curse",
    "item",
    "play { x <- active(foe); lasting(foe_next_turn, on=x) { mod(can_attack, x, how=forbid) } }",
)
BOOST = combat_trainer(
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


@pytest.mark.rule("EVOLVE-05")
@pytest.mark.parametrize("name", ALL)
def test_an_evolved_pokemon_keeps_all_attached_cards_and_damage(name: str) -> None:
    duel = lay(name, "Charmander +R +L +Cape dmg40", hand="Charmeleon", cards=EXTRA)

    duel.evolve("Charmeleon")

    assert duel.you.active.damage == 40
    assert (duel.you.active.energy, duel.you.active.tools) == (["R", "L"], ["t-51"])
    assert (duel.you.active.hp, duel.you.discard) == (100, [])


@pytest.mark.rule("EVOLVE-06")
@pytest.mark.parametrize("condition", ["asleep", "confused", "paralyzed", "poisoned", "burned"])
@pytest.mark.parametrize("name", ALL)
def test_evolving_removes_each_special_condition(name: str, condition: str) -> None:
    duel = lay(name, f"Charmander {condition}", hand="Charmeleon")

    before = duel.you.active.conditions
    duel.evolve("Charmeleon")

    assert before == {condition}
    assert duel.you.active.conditions == set()


@pytest.mark.rule("EVOLVE-06")
@pytest.mark.parametrize("name", ALL)
def test_evolving_ends_the_effects_of_attacks(name: str) -> None:
    duel = lay(name, "Dazer +G", "Charmander +R +R +R", foe_hand="Charmeleon", cards=EXTRA)

    duel.attack("Daze")
    held = duel.refused("attack Scratch")
    duel.evolve("Charmeleon")

    assert held
    assert duel.can("attack Slash")


@pytest.mark.rule("EVOLVE-06")
@pytest.mark.parametrize("name", ALL)
def test_the_attacks_and_powers_of_the_stage_below_are_gone(name: str) -> None:
    duel = lay(name, "Charmander +R +R +R | Gifted", hand="Charmeleon, Heir", cards=EXTRA)

    before = (duel.can("attack Scratch"), duel.can("use Gift"))
    duel.evolve("Charmeleon").evolve("Heir")

    assert before == (True, True)
    assert duel.refused("attack Scratch")
    assert duel.refused("use Gift")
    assert duel.can("attack Slash")


@pytest.mark.rule("EVOLVE-06")
@pytest.mark.scenario("S-051")
@pytest.mark.parametrize("name", ALL)
def test_a_marker_outlasts_the_bench_but_not_evolving(name: str) -> None:
    duel = lay(name, "Charmander +R dmg20 marker:char | Bulbasaur", hand="Charmeleon")

    duel.retreat()
    benched = duel.you.bench[0].markers
    duel.evolve("Charmeleon")

    assert benched == {"Char": 1}
    assert (duel.you.bench[0].markers, duel.you.bench[0].damage) == ({}, 20)


@pytest.mark.rule("EVOLVE-07")
@pytest.mark.parametrize("name", ALL)
def test_the_top_card_gives_hp_type_retreat_and_weakness(name: str) -> None:
    fish = pokemon("t-57", "Fish", attacks=[("Splash", "W", "20")], types="W")
    duel = lay(name, "Charmander>Charmeleon", "Fish +W", hand="Charizard", cards=[fish])

    before = (duel.you.active.hp, duel.you.active.retreat)
    duel.evolve("Charizard").end_turn().attack("Splash")

    assert before == (80, 0)
    assert (duel.you.active.hp, duel.you.active.types, duel.you.active.retreat) == (120, "R", 3)
    assert duel.you.active.damage == 40


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
