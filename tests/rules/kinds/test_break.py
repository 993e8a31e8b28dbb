"""BREAK Evolution. [CARD-BREAK-1 ... CARD-BREAK-7]"""

from __future__ import annotations

import pytest

from playmat.rules import book
from tests.rules.cards_course import ALL, pokemon, trainer
from tests.rules.cards_kinds import found, lay
from tests.rules.cards_stages import broken, leveled
from tests.rules.kinds.cards import DAZE, SCOUT

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


@pytest.mark.rule("CARD-BREAK-1")
@pytest.mark.scenario("K-021")
@pytest.mark.parametrize("name", ALL)
def test_a_break_obeys_the_timing_of_evolving(name: str) -> None:
    duel = lay(name, "Pikachu", hand="Raichu, Raichu BREAK")
    first = lay(name, "Carbink", hand="Carbink BREAK", turn=1)

    duel.evolve("Raichu")
    refused = duel.refused("evolve Raichu BREAK")
    duel.end_turn().end_turn()

    assert refused
    assert first.refused("evolve Carbink BREAK")
    assert duel.evolve("Raichu BREAK").you.active.name == "Raichu BREAK"


@pytest.mark.rule("CARD-BREAK-1")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    ("row", "card"),
    [
        ("Carbink", "Carbink BREAK"),
        ("Pikachu>Raichu", "Raichu BREAK"),
        ("Chesnaught", "Chesnaught BREAK"),
    ],
)
def test_a_break_sits_on_any_stage_of_the_pokemon_it_names(name: str, row: str, card: str) -> None:
    duel = lay(name, f"Bulbasaur | {row}", hand=card)

    assert duel.evolve(card, on="bench 1").you.bench[0].name == card


@pytest.mark.rule("CARD-BREAK-1")
@pytest.mark.scenario("K-026")
def test_a_break_goes_on_what_grew_from_a_restored_pokemon() -> None:
    duel = lay("xy", "Omanyte>Omastar", hand="Omastar BREAK")

    assert duel.evolve("Omastar BREAK").you.active.powers == ["Restoring Beam"]


@pytest.mark.rule("CARD-BREAK-1")
@pytest.mark.scenario("K-025")
def test_a_devolved_break_is_measured_by_the_hp_below() -> None:
    lost = lay(
        "xy",
        "Pikachu>Raichu>Raichu BREAK dmg100 | Bulbasaur",
        hand="Devolution Spray",
        foe_prizes=3,
    )
    kept = lay("xy", "Pikachu>Raichu>Raichu BREAK dmg80 | Bulbasaur", hand="Devolution Spray")

    lost.play("Devolution Spray", answers=["prize 1"])
    kept.play("Devolution Spray")

    assert (lost.foe.prizes_left, lost.you.active.name) == (2, "Bulbasaur")
    assert (kept.you.active.name, kept.you.active.hp_left) == ("Raichu", 10)
    assert kept.refused("evolve Raichu BREAK")


@pytest.mark.rule("CARD-BREAK-2", "EVOLVE-13")
@pytest.mark.scenario("S-043", "K-020")
@pytest.mark.parametrize("name", ALL)
def test_a_break_keeps_attacks_weakness_resistance_and_retreat(name: str) -> None:
    duel = lay(
        name, "Pikachu>Raichu dmg40 +L +L +L", "Puncher +G", hand="Raichu BREAK", cards=CARDS
    )

    duel.evolve("Raichu BREAK")

    active = duel.you.active
    assert (active.damage, active.hp, active.retreat) == (40, 130, 0)
    assert active.attacks == ["Thunderclap Shot", "Electrosmash", "Grand Bolt"]
    assert duel.can("attack Electrosmash")
    assert duel.end_turn().attack("Jab").you.active.damage == 40 + 40


@pytest.mark.rule("CARD-BREAK-2")
@pytest.mark.scenario("K-020")
def test_raichu_break_has_what_is_left_of_130_hp() -> None:
    duel = lay("xy", "Pikachu>Raichu dmg80", "Metaller +G", hand="Raichu BREAK", cards=CARDS)

    duel.evolve("Raichu BREAK")

    assert duel.you.active.hp_left == 50
    assert duel.end_turn().attack("Clang").you.active.hp_left == 50


@pytest.mark.rule("CARD-BREAK-2")
@pytest.mark.scenario("K-023")
@pytest.mark.parametrize("name", ALL)
def test_the_type_comes_from_the_break_and_the_weakness_from_below(name: str) -> None:
    duel = lay(name, "Carbink", "Metaller +G", hand="Carbink BREAK", cards=CARDS)

    duel.evolve("Carbink BREAK")

    assert (duel.you.active.types, duel.you.active.hp, duel.you.active.retreat) == ("F", 110, 2)
    assert duel.end_turn().attack("Clang").you.active.damage == 40


@pytest.mark.rule("CARD-BREAK-3")
@pytest.mark.parametrize("name", ALL)
def test_an_inherited_ability_may_be_used_again_after_evolving(name: str) -> None:
    duel = lay(name, "Scout", hand="Scout BREAK", cards=CARDS)

    duel.power("Survey")
    spent = duel.refused("use Survey")
    duel.evolve("Scout BREAK").power("Survey")

    assert spent
    assert len(duel.you.hand) == 2


@pytest.mark.rule("CARD-BREAK-4")
@pytest.mark.parametrize("name", ALL)
def test_an_ancient_trait_below_is_not_kept(name: str) -> None:
    tool = trainer("t-94", "Cape", "tool")
    plain = lay(name, "Scout +Cape", hand="Cape", cards=[*CARDS, tool])
    grown = lay(name, "Scout>Scout BREAK +Cape", hand="Cape", cards=[*CARDS, tool])

    assert plain.can("play Cape to active")
    assert grown.refused("play Cape to active")


@pytest.mark.rule("CARD-BREAK-5")
@pytest.mark.parametrize(("kept", "damage"), [(True, 10), (False, 20)])
@pytest.mark.parametrize("name", ALL)
def test_whether_older_powers_are_kept_is_a_switch(name: str, kept: bool, damage: int) -> None:
    rules = book(name).replace(break_inherits_legacy_powers=kept)

    duel = lay(rules, "Scout>Scout BREAK", "Puncher +G", cards=CARDS)

    assert duel.can("use Survey")
    assert duel.can("use Old Lore") is kept
    assert duel.end_turn().attack("Jab").you.active.damage == damage


@pytest.mark.rule("CARD-BREAK-5")
@pytest.mark.parametrize("name", ALL)
def test_every_book_keeps_older_powers_by_default(name: str) -> None:
    duel = lay(name, "Scout>Scout BREAK", cards=CARDS)

    assert duel.can("use Old Lore")


@pytest.mark.rule("CARD-BREAK-6")
@pytest.mark.scenario("K-024")
@pytest.mark.parametrize("name", ALL)
def test_a_break_is_an_evolution_card_and_no_stage_2(name: str) -> None:
    peak = lay(name, "Bulbasaur", hand="Peak Call", deck="Chesnaught BREAK, Chesnaught, G")
    growth = lay(name, "Bulbasaur", hand="Growth Call", deck="Chesnaught BREAK, Chesnaught, G")

    peak.play("Peak Call")
    growth.play("Growth Call")

    assert (found(peak, "Chesnaught BREAK"), found(peak, "Chesnaught")) == (False, True)
    assert found(growth, "Chesnaught BREAK")


@pytest.mark.rule("CARD-BREAK-6")
@pytest.mark.parametrize("name", ALL)
def test_a_break_in_play_is_evolved_and_worth_one_prize(name: str) -> None:
    duel = lay(
        name,
        "Puncher +G",
        "Carbink>Carbink BREAK dmg10 | Bulbasaur",
        hand="Growth Bane, Stage Bane",
        cards=CARDS,
        prizes=3,
    )

    duel.play("Growth Bane").play("Stage Bane")
    hurt = duel.foe.active.damage
    duel.attack("Uppercut", answers=["prize 1"])

    assert hurt == 20
    assert duel.you.prizes_left == 2


@pytest.mark.rule("CARD-BREAK-7", "NAMING-26")
@pytest.mark.parametrize("name", ALL)
def test_an_inherited_attack_speaks_of_the_break_itself(name: str) -> None:
    duel = lay(name, "Scout>Scout BREAK +G dmg40", cards=CARDS)

    duel.attack("Dig In")

    assert duel.you.active.damage == 20
