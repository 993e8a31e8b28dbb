"""What happens to a leveled-up Pokémon. [CARD-LVX-8 ... CARD-LVX-13]"""

from __future__ import annotations

import pytest

from playmat.rules import book
from tests.rules.cards_course import ALL, pokemon, trainer
from tests.rules.cards_kinds import lay
from tests.rules.cards_stages import stage
from tests.rules.kinds.cards import DEVOLUTER
from tests.rules.kinds.cards_owned import OWNER_BANE

GENGAR = "Gastly>Haunter>dp7-18"
GENGAR_X = f"{GENGAR}>Gengar LV.X"
PIPLUP = pokemon("dp1-93", "Piplup", 60, "W")
PRINPLUP = stage("dp1-55", "Prinplup", 80, "W", "Piplup")
EMPOLEON_X = "Piplup>Prinplup>dp1-4>dp1-120"
PUNCHER = pokemon(
    "t-80", "Puncher", 90, "F", attacks=[("Jab", "C", "20"), ("Uppercut", "C", "140")]
)
SPARKLER = pokemon("t-82", "Sparkler", 90, "L", attacks=[("Zap", "C", "20")])
SP_CALL = trainer(
    "t-90", "SP Call", "item", 'play { x <- search(deck(me)[tag("sp")]); move(x, hand) }'
)
DEVOLVER = trainer("t-92", "Devolver", "item", "play { devolve(active(foe), hand) }")
UNLEVEL = trainer("t-93", "Unlevel", "item", "play { level_down(active(me), hand) }")
CARDS = (PIPLUP, PRINPLUP, PUNCHER, SPARKLER, SP_CALL, OWNER_BANE, DEVOLVER, DEVOLUTER, UNLEVEL)


@pytest.mark.rule("CARD-LVX-8")
@pytest.mark.scenario("K-027")
def test_a_break_on_a_lv_x_reads_the_evolution_card_below_it() -> None:
    duel = lay("xy", f"{EMPOLEON_X} dmg100", "Sparkler +G", hand="Empoleon BREAK", cards=CARDS)

    duel.evolve("Empoleon BREAK")

    active = duel.you.active
    assert (active.hp_left, active.retreat) == (70, 2)
    assert active.attacks == ["Ice Blade", "Aqua Jet", "Emperor's Command"]
    assert active.powers == []
    assert duel.end_turn().attack("Zap").you.active.damage == 100 + 20 + 30


@pytest.mark.rule("CARD-LVX-9", "EVOLVE-12")
@pytest.mark.scenario("S-047", "K-034")
@pytest.mark.parametrize("name", ALL)
def test_devolving_a_lv_x_takes_the_evolution_card_with_it(name: str) -> None:
    duel = lay(name, "Puncher", f"{GENGAR_X} dmg70 | Bulbasaur", hand="Devolver", cards=CARDS)
    lost = lay(
        name, "Puncher", f"{GENGAR_X} dmg80 | Bulbasaur", hand="Devolver", cards=CARDS, prizes=3
    )

    duel.play("Devolver")
    lost.play("Devolver", answers=["prize 1"])

    assert (duel.foe.active.stack, duel.foe.active.hp_left) == (["dp7-62", "dp7-38"], 10)
    assert sorted(duel.foe.hand) == ["dp7-18", "pl4-97"]
    assert (lost.foe.active.name, lost.you.prizes_left) == ("Bulbasaur", 2)


@pytest.mark.rule("CARD-LVX-9")
@pytest.mark.scenario("K-035")
@pytest.mark.parametrize("name", ALL)
def test_a_leveled_up_basic_cannot_be_devolved(name: str) -> None:
    duel = lay(name, "Puncher", "Heatran>Heatran LV.X", hand="Devolver", cards=CARDS)
    own = lay(name, "Heatran>Heatran LV.X", hand="Devolution Spray")

    duel.play("Devolver")

    assert (duel.foe.active.name, duel.foe.hand) == ("Heatran LV.X", [])
    assert own.refused("play Devolution Spray")


@pytest.mark.rule("CARD-LVX-9")
@pytest.mark.scenario("K-036")
@pytest.mark.parametrize("name", ALL)
def test_a_text_that_excludes_lv_x_does_not_reach_one(name: str) -> None:
    row = f"{GENGAR_X} | Pawniard>Bisharp, Gastly>Haunter"
    duel = lay(name, "Puncher", row, hand="Devoluter", cards=CARDS)

    duel.play("Devoluter")

    assert duel.options == ["pick foe's bench 1", "pick foe's bench 2"]


@pytest.mark.rule("CARD-LVX-10")
@pytest.mark.parametrize("name", ALL)
def test_a_lv_x_gives_one_prize_and_its_whole_stack_is_discarded(name: str) -> None:
    duel = lay(name, "Puncher +G", f"{GENGAR_X} | Bulbasaur", cards=CARDS, prizes=3)

    duel.attack("Uppercut", flips="", answers=["no", "prize 1"])

    assert duel.you.prizes_left == 2
    assert sorted(duel.foe.discard) == ["dp7-18", "dp7-38", "dp7-62", "pl4-97"]


@pytest.mark.rule("CARD-LVX-11")
@pytest.mark.parametrize("name", ALL)
def test_returning_the_pokemon_returns_every_card_and_the_top_card_is_the_lv_x(name: str) -> None:
    gone = lay(name, f"{GENGAR_X} | Bulbasaur", hand="Gather").play("Gather", answers=["active"])
    less = lay(name, f"{GENGAR_X} | Bulbasaur", hand="Unlevel", cards=CARDS).play("Unlevel")

    assert sorted(gone.you.hand) == ["dp7-18", "dp7-38", "dp7-62", "pl4-97"]
    assert (less.you.hand, less.you.active.stack[-1]) == (["pl4-97"], "dp7-18")


@pytest.mark.rule("CARD-LVX-13")
@pytest.mark.scenario("K-040")
@pytest.mark.parametrize("name", ALL)
def test_level_down_measures_the_damage_by_the_base(name: str) -> None:
    duel = lay(name, GENGAR_X, f"{GENGAR_X} dmg120 +P | Bulbasaur", prizes=3)

    duel.power("Level-Down", answers=["prize 1"])

    assert "pl4-97" in duel.foe.deck
    assert (duel.foe.active.name, duel.you.prizes_left) == ("Bulbasaur", 2)


@pytest.mark.rule("CARD-LVX-13")
@pytest.mark.parametrize("name", ALL)
def test_the_base_stays_with_its_cards_and_is_not_leveled_up_again_that_turn(name: str) -> None:
    duel = lay(name, f"{GENGAR_X} dmg30 +P", hand="Unlevel", cards=CARDS)

    duel.play("Unlevel")
    refused = duel.refused("level up Gengar LV.X")

    assert (duel.you.active.damage, duel.you.active.energy) == (30, ["P"])
    assert refused
    assert duel.end_turn().end_turn().can("level up Gengar LV.X")


@pytest.mark.scenario("K-045")
@pytest.mark.rule("META-2", "CARD-LVX-5")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("poisoned", [False, True])
def test_a_power_kept_from_below_obeys_the_books_rule_on_conditions(
    name: str, poisoned: bool
) -> None:
    row = f"{GENGAR_X} dmg70" + " poisoned" * poisoned
    duel = lay(
        name, f"{row} | Bulbasaur", "Puncher +G dmg10 | Bulbasaur", player="foe", cards=CARDS
    )
    stopped = poisoned and book(name).condition_blocks_power

    duel.attack("Uppercut")

    assert (duel.asked == "may") is not stopped


@pytest.mark.scenario("K-045")
@pytest.mark.parametrize("name", ALL)
def test_level_down_is_off_under_every_book_while_poisoned(name: str) -> None:
    healthy = lay(name, GENGAR_X, GENGAR_X)
    poisoned = lay(name, f"{GENGAR_X} poisoned", GENGAR_X)

    assert healthy.can("use Level-Down")
    assert poisoned.refused("use Level-Down")
