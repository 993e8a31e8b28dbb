"""Mega Evolution and Primal Reversion. [CARD-MEGA-1 ...]"""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from playmat.rules import book
from tests.rules.cards_combat import duel, every_book, mon
from tests.rules.cards_combat import trainer as combat_trainer
from tests.rules.cards_course import ALL, pokemon, trainer
from tests.rules.cards_kinds import lay
from tests.rules.kinds.cards import HUNTER

CHOMPER = pokemon("t-60", "Chomper", 90, "C", attacks=[("Chomp", "C", "60"), ("Crush", "C", "200")])
COPYCAT = trainer(
    "t-62", "Copycat", "item", 'play { x <- search(deck(me)[named("Scyther")]); move(x, hand) }'
)
MEGA_BANE = trainer("t-63", "Mega Bane", "item", 'play { counters(all(both)[tag("mega")], 1) }')
NO_TOOLS = trainer("t-64", "No Tools", "stadium", "static { mod(tool_works, all(both), forbid) }")
LINES = 'rule("ends_turn"); rule("prizes", 2)'
PRIZED = (CHOMPER, HUNTER, COPYCAT, MEGA_BANE, NO_TOOLS)


def ended(duel: Duel) -> bool:
    """Whether it is the opponent's turn, after the steps between turns."""
    return (duel.player, duel.asked) == ("foe", "main")


GROWN = mon(
    "M Dummy-EX", 200, "C", kinds=("mega", "EX"), of="Dummy", text='rule("ends_turn")', id="t-grown"
)
GIFT = combat_trainer(
    "Gift", "item", 'play { c <- choose(hand(foe)[tag("mega")]); evolve(c, active(foe)) }'
)


@pytest.mark.rule("CARD-MEGA-1", "CARD-MEGA-3", "EVOLVE-14")
@pytest.mark.scenario("K-009", "K-016")
@pytest.mark.parametrize("name", ALL)
def test_becoming_a_mega_keeps_damage_and_ends_the_turn_at_once(name: str) -> None:
    duel = lay(
        name, "Venusaur-EX +G +G +G +G dmg170 asleep", "Charmander poisoned", hand="M Venusaur-EX"
    )

    duel.evolve("M Venusaur-EX")

    assert (duel.you.active.damage, duel.you.active.hp_left) == (170, 60)
    assert duel.you.active.conditions == set()
    assert ended(duel)
    assert duel.foe.active.damage == 10


@pytest.mark.rule("CARD-MEGA-1")
@pytest.mark.parametrize("name", ALL)
def test_a_mega_obeys_the_timing_of_evolving_and_may_be_made_on_the_bench(name: str) -> None:
    early = lay(name, "Venusaur-EX", hand="M Venusaur-EX", turn=1)
    new = lay(name, "Bulbasaur", hand="Venusaur-EX, M Venusaur-EX").bench("Venusaur-EX")
    duel = lay(name, "Bulbasaur | Venusaur-EX", hand="M Venusaur-EX")

    duel.evolve("M Venusaur-EX", on="bench 1")

    assert early.refused("evolve M Venusaur-EX")
    assert new.refused("evolve M Venusaur-EX")
    assert duel.you.bench[0].attacks == ["Crisis Vine"]
    assert ended(duel)


@pytest.mark.rule("CARD-MEGA-2", "EVOLVE-14")
@pytest.mark.scenario("S-042", "K-012")
@pytest.mark.parametrize("name", ALL)
def test_a_mega_goes_only_on_the_exx_it_names(name: str) -> None:
    duel = lay(
        name, "Venusaur | Venusaur-EX, Venusaur-EX>M Venusaur-EX, Kyogre-EX", hand="M Venusaur-EX"
    )

    assert duel.refused("evolve M Venusaur-EX on active")
    assert duel.refused("evolve M Venusaur-EX on bench 2")
    assert duel.refused("evolve M Venusaur-EX on bench 3")
    assert ended(duel.evolve("M Venusaur-EX", on="bench 1"))


@pytest.mark.rule("CARD-MEGA-3")
@pytest.mark.parametrize("name", ALL)
def test_an_effect_that_makes_a_mega_ends_the_turn_too(name: str) -> None:
    ray = trainer(
        "t-74",
        "Mega Ray",
        "item",
        'play { c <- search(deck(me)[tag("mega")]); evolve(c, active(me)); draw(me, 1) }',
    )
    duel = lay(name, "Venusaur-EX", hand="Mega Ray", deck="M Venusaur-EX, 4*G", cards=[ray])

    duel.play("Mega Ray", answers=["M Venusaur-EX"])

    assert duel.you.active.name == "M Venusaur-EX"
    assert ended(duel)
    assert len(duel.you.hand) == 1


@pytest.mark.rule("CARD-MEGA-3")
@pytest.mark.parametrize(("own_only", "over"), [(True, False), (False, True)])
def test_whether_a_mega_made_in_the_foes_turn_ends_it_is_a_switch(
    own_only: bool, over: bool
) -> None:
    rules = book("xy").replace(mega_ends_only_own_turn=own_only)
    gift = trainer(
        "t-75",
        "Gift",
        "item",
        'play { c <- choose(hand(foe)[tag("mega")]); evolve(c, active(foe)) }',
    )
    duel = lay(
        rules, "Charmander +R", "Venusaur-EX", hand="Gift", foe_hand="M Venusaur-EX", cards=[gift]
    )

    duel.play("Gift")

    assert duel.foe.active.name == "M Venusaur-EX"
    assert ended(duel) is over


@pytest.mark.rule("CARD-MEGA-4", "CARD-MEGA-8")
@pytest.mark.scenario("K-014")
@pytest.mark.parametrize("name", ALL)
def test_what_happens_on_evolving_comes_before_the_turn_ends(name: str) -> None:
    duel = lay(name, "Kyogre-EX dmg160 poisoned", hand="Primal Kyogre-EX")

    duel.evolve("Primal Kyogre-EX")

    assert (duel.you.active.damage, duel.you.active.conditions) == (0, set())
    assert ended(duel)


@pytest.mark.rule("CARD-MEGA-5")
@pytest.mark.scenario("K-010")
@pytest.mark.parametrize("name", ALL)
def test_the_right_spirit_link_lets_the_turn_go_on(name: str) -> None:
    duel = lay(
        name, "Venusaur-EX +G +G +G +R +Venusaur Spirit Link", "Kyogre-EX", hand="M Venusaur-EX"
    )

    duel.evolve("M Venusaur-EX")

    assert (duel.player, duel.asked) == ("you", "main")
    assert duel.attack("Crisis Vine").foe.active.damage == 120 + 10


@pytest.mark.rule("CARD-MEGA-5")
@pytest.mark.scenario("K-011")
@pytest.mark.parametrize("name", ALL)
def test_a_spirit_link_of_another_name_does_nothing(name: str) -> None:
    duel = lay(name, "Venusaur-EX +Charizard Spirit Link", hand="M Venusaur-EX")

    duel.evolve("M Venusaur-EX")

    assert ended(duel)


@pytest.mark.rule("CARD-MEGA-5")
@pytest.mark.parametrize("name", ALL)
def test_a_spirit_link_must_be_on_the_pokemon_that_evolves(name: str) -> None:
    duel = lay(name, "Venusaur-EX | Venusaur-EX +Venusaur Spirit Link", hand="M Venusaur-EX")

    duel.evolve("M Venusaur-EX", on="active")

    assert ended(duel)


@pytest.mark.rule("CARD-MEGA-5")
@pytest.mark.parametrize("name", ALL)
def test_a_spirit_link_that_is_switched_off_does_nothing(name: str) -> None:
    duel = lay(
        name,
        "Venusaur-EX +Venusaur Spirit Link",
        hand="M Venusaur-EX",
        stadium="No Tools",
        cards=PRIZED,
    )

    duel.evolve("M Venusaur-EX")

    assert ended(duel)


@pytest.mark.rule("CARD-MEGA-6")
@pytest.mark.parametrize("name", ALL)
def test_a_mega_is_still_an_exx_worth_two_prizes(name: str) -> None:
    duel = lay(
        name,
        "Chomper +G",
        "Venusaur-EX>M Venusaur-EX dmg30 | Bulbasaur",
        cards=PRIZED,
        hand="Hunter",
        prizes=3,
    )

    duel.play("Hunter").attack("Crush", answers=["prize 1", "prize 2"])

    assert duel.events("knock_out")[0].count == 250
    assert duel.you.prizes_left == 1


@pytest.mark.rule("CARD-MEGA-7")
@pytest.mark.parametrize("name", ALL)
def test_mega_is_part_of_the_name(name: str) -> None:
    call = trainer("t-76", "Roll", "item", 'play { counters(all(me)[named("Venusaur-EX")], 1) }')
    duel = lay(name, "Venusaur-EX>M Venusaur-EX | Venusaur-EX", hand="Roll", cards=[call])

    duel.play("Roll")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [0, 10]


@pytest.mark.rule("CARD-MEGA-8")
@pytest.mark.parametrize("name", ALL)
def test_a_primal_counts_as_a_mega_evolution(name: str) -> None:
    duel = lay(name, "Kyogre-EX>Primal Kyogre-EX | Venusaur-EX", hand="Mega Bane", cards=PRIZED)

    duel.play("Mega Bane")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [10, 0]


@pytest.mark.rule("CARD-MEGA-9")
@pytest.mark.scenario("K-017")
def test_a_devolved_mega_is_measured_by_the_hp_of_the_exx() -> None:
    duel = lay(
        "xy",
        "Chomper",
        "Venusaur-EX>M Venusaur-EX dmg190 | Bulbasaur",
        hand="Rewind",
        cards=PRIZED,
        prizes=3,
    )

    duel.play("Rewind", answers=["prize 1", "prize 2"])

    assert (duel.you.prizes_left, duel.foe.hand) == (1, ["xy1-2"])
    assert duel.foe.active.name == "Bulbasaur"


@pytest.mark.rule("CARD-MEGA-9")
@pytest.mark.parametrize("name", ALL)
def test_devolving_a_mega_does_not_end_the_turn(name: str) -> None:
    duel = lay(name, "Venusaur-EX>M Venusaur-EX", hand="Devolution Spray")

    duel.play("Devolution Spray")

    assert (duel.you.active.name, duel.player, duel.asked) == ("Venusaur-EX", "you", "main")


@pytest.mark.rule("CARD-MEGA-1")
@pytest.mark.scenario("K-015")
def test_delta_evolution_lifts_the_timing_and_the_turn_still_ends() -> None:
    duel = lay(
        "xy", "Bulbasaur", "Bulbasaur", player="foe", turn=2, foe_hand="Rayquaza-EX, M Rayquaza-EX"
    )

    duel.bench("Rayquaza-EX").evolve("M Rayquaza-EX", on="bench 1")

    assert duel.foe.bench[0].name == "M Rayquaza-EX"
    assert (duel.player, duel.turn) == ("you", 3)


@pytest.mark.rule("CARD-MEGA-1", "CARD-MEGA-3")
@pytest.mark.parametrize("name", ALL)
def test_a_mega_knocked_out_by_its_own_hp_is_replaced_before_the_turn_ends(name: str) -> None:
    frail = pokemon(
        "t-78", "M Venusaur-EX", 100, "G", ("mega", "EX"), evolves_from="Venusaur-EX", text=LINES
    )
    duel = lay(name, "Venusaur-EX dmg100 | Bulbasaur", hand="t-78", cards=[frail], foe_prizes=4)

    duel.evolve("M Venusaur-EX", answers=["prize 1", "prize 2"])

    assert (duel.you.active.name, duel.foe.prizes_left) == ("Bulbasaur", 2)
    assert ended(duel)


@pytest.mark.scenario("K-018")
def test_a_mega_of_two_types_meets_weakness_and_then_resistance() -> None:
    duel = lay("xy", "M Steelix-EX +M +M +M +M +M", "Pikachu>Raichu | Bulbasaur", prizes=3)

    duel.attack("Canyon Axe", answers=["prize 1"])

    assert duel.events("knock_out")[0].count == 160 * 2 - 20


@pytest.mark.rule("CARD-MEGA-3")
@every_book
def test_a_mega_made_in_the_foes_turn_does_not_end_it(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy", GROWN, GIFT, hand="Gift", foe_hand="t-grown")

    table.play("Gift")

    assert table.foe.active.name == "M Dummy-EX"
    assert table.player == "you"
