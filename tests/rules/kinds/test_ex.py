"""Pokémon-ex and Pokémon-EX."""

from __future__ import annotations

import pytest

from tests.rules.cards_course import ALL, pokemon, started, trainer
from tests.rules.cards_kinds import BAG, found, lay
from tests.rules.kinds.cards import HUNTER

CHOMPER = pokemon("t-60", "Chomper", 90, "C", attacks=[("Chomp", "C", "60"), ("Crush", "C", "200")])
COPYCAT = trainer(
    "t-62", "Copycat", "item", 'play { x <- search(deck(me)[named("Scyther")]); move(x, hand) }'
)
MEGA_BANE = trainer("t-63", "Mega Bane", "item", 'play { counters(all(both)[tag("mega")], 1) }')
NO_TOOLS = trainer("t-64", "No Tools", "stadium", "static { mod(tool_works, all(both), forbid) }")
PRIZED = (CHOMPER, HUNTER, COPYCAT, MEGA_BANE, NO_TOOLS)


@pytest.mark.rule("CARD-EX-2")
@pytest.mark.parametrize("name", ALL)
def test_ex_is_part_of_the_name_a_search_asks_for(name: str) -> None:
    scyther = pokemon("base2-10", "Scyther", 70, "G")
    duel = lay(
        name, "Chomper", hand="Copycat", deck="Scyther ex, base2-10, G", cards=(*PRIZED, scyther)
    )

    duel.play("Copycat")

    assert not found(duel, "Scyther ex")
    assert found(duel, "Scyther")


@pytest.mark.rule("CARD-EX-3")
@pytest.mark.scenario("K-005")
@pytest.mark.parametrize("name", ALL)
def test_only_the_card_that_names_a_pokemon_ex_evolves_it(name: str) -> None:
    duel = lay(name, "Scyther ex", hand="Scizor, Scizor ex")

    assert duel.refused("evolve Scizor (ex10-15)")
    assert duel.can("evolve Scizor ex")


@pytest.mark.rule("CARD-EX-3")
@pytest.mark.scenario("K-006")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_ex_goes_on_the_plain_stage_it_names(name: str) -> None:
    duel = lay(name, "ex8-2", hand="Salamence ex")

    assert duel.evolve("Salamence ex").you.active.hp == 160


@pytest.mark.rule("CARD-EX-4")
@pytest.mark.parametrize("name", ALL)
def test_texts_tell_small_ex_from_capital_ex(name: str) -> None:
    duel = lay(name, "Mewtwo ex | Mewtwo-EX, M Venusaur-EX, Chomper", hand="Hunter", cards=PRIZED)

    duel.play("Hunter")

    assert duel.you.active.damage == 10
    assert [mon.damage for mon in duel.you.bench] == [20, 20, 0]


@pytest.mark.rule("CARD-EX-4")
@pytest.mark.scenario("K-008")
def test_a_shield_against_capital_ex_does_not_stop_a_small_ex() -> None:
    small = lay("xy", "Mewtwo ex +P +P +P", "bw8-90")
    capital = lay("xy", "Mewtwo-EX +P +P +P", "bw8-90")

    small.attack("Psyburn")
    capital.attack("Psydrive")

    assert small.foe.active.damage == 60 - 20
    assert capital.foe.active.damage == 0


@pytest.mark.rule("CARD-EXX-1")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_exx_gives_two_prizes(name: str) -> None:
    duel = lay(name, "Chomper +G", "Venusaur-EX | Bulbasaur", cards=PRIZED, prizes=3)

    duel.attack("Crush", answers=["prize 1", "prize 2"])

    assert duel.you.prizes_left == 1


@pytest.mark.rule("CARD-EXX-2")
@pytest.mark.parametrize("name", ALL)
def test_the_capital_ex_is_part_of_the_name_in_play(name: str) -> None:
    call = trainer("t-72", "Roll", "item", 'play { counters(all(me)[named("Venusaur")], 1) }')
    duel = lay(name, "Venusaur-EX | Venusaur", hand="Roll", cards=[call])

    duel.play("Roll")

    assert [duel.you.active.damage, duel.you.bench[0].damage] == [0, 10]


@pytest.mark.rule("CARD-EXX-3")
@pytest.mark.parametrize("name", ALL)
def test_a_pokemon_exx_starts_benches_and_is_found_like_any_basic(name: str) -> None:
    opened = started(name, ["Venusaur-EX, 6*L"], ["Bulbasaur, 6*L"], cards=BAG)
    duel = lay(name, "Bulbasaur", hand="Basic Call, Kyogre-EX", deck="Venusaur-EX, G")

    duel.bench("Kyogre-EX").play("Basic Call")

    assert opened.you.active.name == "Venusaur-EX"
    assert found(duel, "Venusaur-EX")


@pytest.mark.rule("CARD-EXX-4")
@pytest.mark.parametrize("name", ALL)
def test_a_plain_evolution_does_not_go_on_a_pokemon_exx(name: str) -> None:
    growth = pokemon("t-73", "Growth", kinds=("stage1",), evolves_from="Venusaur")
    duel = lay(name, "Venusaur-EX | Venusaur", hand="Growth", cards=[growth])

    assert duel.refused("evolve Growth on active")
    assert duel.can("evolve Growth on bench 1")
