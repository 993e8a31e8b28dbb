"""Leveling up: when, what goes on what, and what is kept. [CARD-LVX-1 ... CARD-LVX-7]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.cards_course import ALL, pokemon, started, trainer
from tests.rules.cards_kinds import BAG, found, lay
from tests.rules.cards_stages import broken, leveled, stage
from tests.rules.kinds.cards import DAZE, SCOUT

GENGAR = "Gastly>Haunter>dp7-18"
GENGAR_X = f"{GENGAR}>Gengar LV.X"
PUNCHER = pokemon(
    "t-80", "Puncher", 90, "F", attacks=[("Jab", "C", "20"), ("Uppercut", "C", "100")]
)
METALLER = pokemon("t-81", "Metaller", 90, "M", attacks=[("Clang", "C", "20")])
SCOUT_BREAK = broken("t-84", "Scout BREAK", 100, "C")
SCOUT_X = leveled("t-85", "Scout LV.X", 100, "C")
GENGAR_CALL = trainer(
    "t-87", "Gengar Call", "item", 'play { x <- search(deck(me)[named("Gengar")]); move(x, hand) }'
)
GENGAR_BANE = trainer(
    "t-88", "Gengar Bane", "item", 'play { counters(all(both)[named("Gengar")], 1) }'
)
STAGE_BANE = trainer("t-89", "Stage Bane", "item", "play { counters(all(both)[stage2], 1) }")
CARDS = (
    *(PUNCHER, METALLER, SCOUT, SCOUT_BREAK, SCOUT_X),
    *(DAZE, GENGAR_CALL, GENGAR_BANE, STAGE_BANE),
)


@pytest.mark.rule("CARD-LVX-5", "CARD-LVX-6", "EVOLVE-12")
@pytest.mark.scenario("K-030")
@pytest.mark.parametrize("name", ALL)
def test_gengar_lv_x_adds_its_own_to_what_gengar_has(name: str) -> None:
    duel = lay(name, f"{GENGAR} +P dmg60 burned", hand="Gengar LV.X")

    duel.level_up("Gengar LV.X")

    active = duel.you.active
    assert (active.hp_left, active.conditions, active.energy) == (80, set(), ["P"])
    assert active.attacks == ["Shadow Room", "Poltergeist", "Compound Pain"]
    assert active.powers == ["Fainting Spell", "Level-Down"]


@pytest.mark.rule("CARD-LVX-1", "EVOLVE-12")
@pytest.mark.scenario("K-031")
@pytest.mark.parametrize("name", ALL)
def test_a_benched_pokemon_is_not_leveled_up_from_hand(name: str) -> None:
    duel = lay(name, f"Bulbasaur | {GENGAR}", hand="Gengar LV.X")
    active = lay(name, GENGAR, hand="Gengar LV.X")

    assert duel.refused("level up Gengar LV.X")
    assert active.can("level up Gengar LV.X")


@pytest.mark.rule("CARD-LVX-1")
@pytest.mark.parametrize("name", ALL)
def test_a_text_about_pokemon_does_not_bench_a_lv_x(name: str) -> None:
    duel = lay(name, "Bulbasaur", hand="Raise", discard="Heatran LV.X")

    duel.play("Raise")

    assert (duel.you.bench, "dp7-97" in duel.you.discard) == ([], True)


@pytest.mark.rule("CARD-LVX-1")
@pytest.mark.scenario("K-039")
@pytest.mark.parametrize("name", ALL)
def test_an_effect_may_level_up_a_benched_pokemon(name: str) -> None:
    duel = lay(name, f"Bulbasaur | {GENGAR}", hand="Level Max", deck="Gengar LV.X, 3*G")

    duel.play("Level Max", flips="H", answers=["Gengar LV.X"])

    assert duel.you.bench[0].name == "Gengar LV.X"


@pytest.mark.rule("CARD-LVX-2", "EVOLVE-12")
@pytest.mark.scenario("S-046", "K-032")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("stadium", ["", "Broken Time-Space"])
def test_a_pokemon_evolved_this_turn_is_leveled_up_in_the_next(name: str, stadium: str) -> None:
    more: dict[str, Any] = {"stadium": stadium} if stadium else {}
    duel = lay(name, "Gastly>Haunter dmg20 poisoned", hand="dp7-18, Gengar LV.X", **more)

    duel.evolve("Gengar (dp7-18)")
    refused = duel.refused("level up Gengar LV.X")
    duel.end_turn().end_turn().level_up("Gengar LV.X")

    assert refused
    assert (duel.you.active.damage, duel.you.active.conditions) == (20, set())
    assert "Poltergeist" in duel.you.active.attacks


@pytest.mark.rule("CARD-LVX-2")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_of_the_setup_levels_up_on_the_own_first_turn(name: str) -> None:
    duel = started(name, ["Heatran, Heatran LV.X, 5*L"], ["Heatran, Heatran LV.X, 5*L"], cards=BAG)

    duel.level_up("Heatran LV.X").end_turn().level_up("Heatran LV.X")

    assert (duel.turn, duel.you.active.name, duel.foe.active.name) == (2, *["Heatran LV.X"] * 2)


@pytest.mark.rule("CARD-LVX-2", "EVOLVE-12")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_that_came_into_play_this_turn_is_not_leveled_up(name: str) -> None:
    duel = lay(name, "Heatran new", hand="Heatran LV.X")

    why = duel.why_not("level up Heatran LV.X")

    assert why == "CARD-LVX-2"


@pytest.mark.rule("CARD-LVX-2")
@pytest.mark.parametrize("name", ALL)
def test_a_devolved_pokemon_is_not_leveled_up_that_turn(name: str) -> None:
    line = (stage("t-95", "Cinder", 90, "R", "Heatran"),)
    duel = lay(name, "Heatran>Cinder", hand="Devolution Spray, Heatran LV.X", cards=line)

    duel.play("Devolution Spray")
    refused = duel.refused("level up Heatran LV.X")
    duel.end_turn().end_turn()

    assert refused
    assert duel.can("level up Heatran LV.X")


@pytest.mark.rule("CARD-LVX-3")
@pytest.mark.scenario("K-037")
@pytest.mark.parametrize("name", ALL)
def test_leveling_up_is_not_evolving(name: str) -> None:
    watch = pokemon("t-96", "Watcher", powers=[("Watch", "body", "on(evolved) { draw(me, 1) }")])
    barred = lay(name, f"{GENGAR} | bw3-67", hand="Gengar LV.X, Bisharp", cards=[watch])
    watched = lay(name, f"{GENGAR} | Watcher, Pawniard", hand="Gengar LV.X, Bisharp", cards=[watch])

    watched.level_up("Gengar LV.X")
    before = len(watched.you.hand)
    watched.evolve("Bisharp")

    assert barred.can("level up Gengar LV.X")
    assert barred.refused("evolve Bisharp")
    assert (before, len(watched.you.hand)) == (1, 1)


@pytest.mark.rule("CARD-LVX-3")
@pytest.mark.scenario("K-038")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    ("call", "finds"), [("Basic Call", False), ("Growth Call", False), ("Any Call", True)]
)
def test_a_lv_x_in_the_deck_is_neither_basic_nor_evolution(
    name: str, call: str, finds: bool
) -> None:
    duel = lay(name, "Bulbasaur", hand=call, deck="Heatran LV.X, Bulbasaur, Bisharp, G")

    duel.play(call)

    assert found(duel, "Heatran LV.X") is finds


@pytest.mark.rule("CARD-LVX-4")
@pytest.mark.parametrize("name", ALL)
def test_a_leveled_up_pokemon_keeps_the_stage_below(name: str) -> None:
    duel = lay(
        name,
        f"{GENGAR_X} | Heatran>Heatran LV.X",
        hand="Stage Bane, Basic Bane, Growth Bane",
        cards=CARDS,
    )

    duel.play("Stage Bane").play("Growth Bane").play("Basic Bane")

    assert (duel.you.active.damage, duel.you.bench[0].damage) == (20, 10)


@pytest.mark.rule("CARD-LVX-5")
@pytest.mark.parametrize("name", ALL)
def test_a_lv_x_has_its_own_weakness_and_nothing_of_lower_stages(name: str) -> None:
    dark = pokemon("t-97", "Gloom", types="D", attacks=[("Shade", "C", "20")])
    duel = lay(name, GENGAR_X, "Gloom +G", cards=[dark]).end_turn()

    duel.attack("Shade")

    assert duel.you.active.damage == 40
    assert duel.you.active.attacks == ["Shadow Room", "Poltergeist", "Compound Pain"]


@pytest.mark.rule("CARD-LVX-6")
@pytest.mark.parametrize("name", ALL)
def test_leveling_up_ends_every_effect_on_the_pokemon(name: str) -> None:
    duel = lay(name, f"{GENGAR} +P", hand="Gengar LV.X, Daze", cards=CARDS)

    duel.play("Daze")
    held = duel.refused("attack Shadow Room")
    duel.level_up("Gengar LV.X")

    assert held
    assert duel.can("attack Shadow Room")


@pytest.mark.rule("CARD-LVX-6")
@pytest.mark.parametrize("name", ALL)
def test_a_lv_x_with_fewer_hp_than_damage_is_knocked_out(name: str) -> None:
    frail = leveled("t-98", "Heatran LV.X", 60, "R")
    duel = lay(name, "Heatran dmg60 | Bulbasaur", hand="t-98", cards=[frail], foe_prizes=3)

    duel.level_up("Heatran LV.X", answers=["prize 1"])

    assert (duel.you.active.name, duel.foe.prizes_left) == ("Bulbasaur", 2)


@pytest.mark.rule("CARD-LVX-7")
@pytest.mark.parametrize("name", ALL)
def test_a_text_naming_the_base_means_the_lv_x_too(name: str) -> None:
    duel = lay(name, GENGAR_X, hand="Gengar Bane, Gengar Call", deck="Gengar LV.X, G", cards=CARDS)

    duel.play("Gengar Bane").play("Gengar Call")

    assert duel.you.active.damage == 10
    assert found(duel, "Gengar LV.X")


@pytest.mark.rule("CARD-LVX-7")
@pytest.mark.parametrize("name", ALL)
def test_a_lv_x_does_not_go_on_a_lv_x(name: str) -> None:
    by_hand = lay(name, GENGAR_X, hand="Gengar LV.X")
    by_text = lay(name, GENGAR_X, hand="Level Max", deck="Gengar LV.X, 3*G")

    by_text.play("Level Max", flips="H", answers=["Gengar LV.X"])

    assert by_hand.refused("level up Gengar LV.X")
    assert by_text.you.active.stack.count("pl4-97") == 1
    assert "pl4-97" in by_text.you.deck
