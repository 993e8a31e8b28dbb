"""What becomes of a leveled-up Pokémon, and Pokémon SP."""

from __future__ import annotations

import pytest

from playmat.rules import book
from tests.rules.cards_course import ALL, pokemon, started, trainer
from tests.rules.cards_kinds import BAG, found, lay
from tests.rules.cards_stages import stage

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
OWNER_BANE = trainer("t-91", "Owner Bane", "item", 'play { counters(all(both)[tag("owner")], 1) }')
DEVOLVER = trainer("t-92", "Devolver", "item", "play { devolve(active(foe), hand) }")
DEVOLUTER = trainer(
    "dp6-137",
    "Devoluter",
    "item",
    'play { x <- choose(all(foe)[evolved and not tag("levelup")]); devolve(x, hand) }',
)
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


# Pokémon SP


@pytest.mark.rule("CARD-SP-1", "EVOLVE-16")
@pytest.mark.scenario("K-043")
@pytest.mark.parametrize("name", ALL)
def test_an_sp_of_any_species_is_a_basic(name: str) -> None:
    z = pokemon("pl4-26", "Porygon-Z G", 80, "C", kinds=("basic", "sp"))
    cards = (*BAG, z)
    opened = started(name, ["Porygon-Z G, 6*L"], ["Bulbasaur, 6*L"], cards=cards)
    duel = lay(name, "Bulbasaur", hand="Porygon-Z G, Basic Call", deck="Dialga G, G", cards=[z])

    duel.bench("Porygon-Z G").play("Basic Call")

    assert opened.events("mulligan") == []
    assert opened.you.active.name == "Porygon-Z G"
    assert found(duel, "Dialga G")


@pytest.mark.rule("CARD-SP-2")
@pytest.mark.parametrize("name", ALL)
def test_the_symbol_of_an_sp_is_part_of_its_name(name: str) -> None:
    bane = trainer("t-99", "Dialga Bane", "item", 'play { counters(all(me)[named("Dialga")], 1) }')
    duel = lay(name, "Dialga | Dialga G", hand="Dialga Bane", cards=[bane])

    duel.play("Dialga Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 0]


@pytest.mark.rule("CARD-SP-3", "EVOLVE-16")
@pytest.mark.parametrize("name", ALL)
def test_an_sp_evolves_into_nothing(name: str) -> None:
    duel = lay(name, "Turtwig GL | Turtwig", hand="Grotle")

    assert duel.refused("evolve Grotle on active")
    assert duel.can("evolve Grotle on bench 1")


@pytest.mark.rule("CARD-SP-4")
@pytest.mark.parametrize("name", ALL)
def test_an_sp_has_no_owner(name: str) -> None:
    duel = lay(name, "Dialga G | Brock's Sandshrew", hand="Owner Bane", cards=CARDS)

    duel.play("Owner Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [0, 10]


@pytest.mark.rule("CARD-SP-5", "EVOLVE-12", "EVOLVE-16")
@pytest.mark.scenario("S-048", "K-041")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("species", ["Absol", "Dialga"])
def test_an_sp_lv_x_goes_only_on_the_active_sp_of_its_name(name: str, species: str) -> None:
    card = f"{species} G LV.X"
    plain = lay(name, species, hand=card)
    benched = lay(name, f"Bulbasaur | {species} G", hand=card)
    duel = lay(name, f"{species} G", hand=card)

    assert plain.refused(f"level up {card}")
    assert benched.refused(f"level up {card}")
    assert duel.level_up(card).you.active.name == card


@pytest.mark.rule("CARD-SP-6")
@pytest.mark.parametrize("name", ALL)
def test_an_sp_lv_x_in_play_is_an_unevolved_basic(name: str) -> None:
    duel = lay(name, "Dialga G>Dialga G LV.X", hand="Basic Bane, Growth Bane, Seed Bane")

    duel.play("Basic Bane").play("Growth Bane").play("Seed Bane")

    assert duel.you.active.damage == 20


@pytest.mark.rule("CARD-SP-7")
@pytest.mark.parametrize("name", ALL)
def test_a_text_about_sp_means_basics_and_lv_x_of_that_kind(name: str) -> None:
    duel = lay(
        name, "Bulbasaur", hand="SP Call", deck="Dialga G, Dialga G LV.X, Dialga, G", cards=CARDS
    )

    duel.play("SP Call")

    assert [found(duel, card) for card in ("Dialga G", "Dialga G LV.X", "Dialga")] == [
        True,
        True,
        False,
    ]
