"""The Bench: who may be put on it, how many, and what Benched Pokémon may do."""

from __future__ import annotations

import pytest

from playmat.errors import PlaymatError
from playmat.rules import book
from tests.rules.cards_course import ALL, pokemon, table, trainer

LULL = trainer("c-80", "Lull", "item", "play { inflict(all(both), asleep) }")
FETCH = trainer("c-81", "Fetch", "item", "play { x <- search(deck(me)[basic]); move(x, hand) }")
DREDGE = trainer(
    "c-82", "Dredge", "item", "play { x <- choose(discards(me)[basic], 0, 1); move(x, hand) }"
)
CRAMP = trainer("c-83", "Cramp", "stadium", "static { mod(bench_size, both, set, 3) }")
RESTORED = pokemon(
    "c-84", "Old Shell", kinds=("restored",), text='rule("bench_only_by", "Shell Fossil")'
)
SHELL_FOSSIL = trainer(
    "c-85",
    "Shell Fossil",
    "item",
    'play { x <- search(bottom(me, 7)[named("Old Shell")]); bench(x) }',
)
LEVELED = pokemon("c-86", "Pup LV.X", 90, kinds=("levelup",), text='rule("levels_up", "Pup")')
BREAKER = pokemon("c-87", "Pup BREAK", 90, kinds=("break",), evolves_from="Pup")
MEGA = pokemon("c-88", "M Pup-EX", 90, kinds=("mega", "EX"), evolves_from="Pup-EX")
HALVES = tuple(pokemon(f"c-{n}", "Duo LEGEND", 140, kinds=("legend",)) for n in (89, 90))
ROOT_LILY = pokemon("c-91", "Lileep", 70, kinds=("stage1",), evolves_from="Root Fossil")
KINDS = (
    *(LULL, FETCH, DREDGE, CRAMP, RESTORED, SHELL_FOSSIL),
    *(LEVELED, BREAKER, MEGA, *HALVES, ROOT_LILY),
)


@pytest.mark.rule("BENCH-01")
@pytest.mark.parametrize("name", ALL)
def test_any_number_of_basics_is_benched_in_one_turn_face_up(name: str) -> None:
    duel = table(name, "Pup", hand="3*Pup, 2*Cub")

    duel.bench("Pup").bench("Cub").bench("Pup").bench("Cub").bench("Pup")

    assert [mon.name for mon in duel.you.bench] == ["Pup", "Cub", "Pup", "Cub", "Pup"]
    assert {event.seen for event in duel.events("bench")} == {3}


@pytest.mark.rule("BENCH-02")
@pytest.mark.scenario("S-031")
@pytest.mark.parametrize("name", ALL)
def test_the_sixth_benched_pokemon_is_refused(name: str) -> None:
    full = table(name, "Pup | Pup, Pup, Pup, Pup, Pup", hand="Cub")
    roomy = table(name, "Pup | Pup, Pup, Pup, Pup", hand="Cub")

    assert full.refused("bench Cub")
    assert len(roomy.bench("Cub").you.bench) == 5


@pytest.mark.rule("BENCH-02")
@pytest.mark.parametrize("name", ALL)
def test_a_fossil_needs_room_on_the_bench_too(name: str) -> None:
    full = table(name, "Pup | Pup, Pup, Pup, Pup, Pup", hand="Root Fossil")
    roomy = table(name, "Pup | Pup, Pup, Pup, Pup", hand="Root Fossil")

    assert full.refused("play Root Fossil")
    assert roomy.can("play Root Fossil")


@pytest.mark.rule("BENCH-02")
@pytest.mark.parametrize("size", [3, 5, 8])
def test_a_house_rule_sets_the_size_of_the_bench(size: int) -> None:
    rules = book("xy").replace(bench_size=size)

    duel = table(rules, "Pup", hand="9*Cub")
    for _ in range(size):
        duel.bench("Cub")

    assert duel.refused("bench Cub")
    assert len(duel.you.bench) == size


@pytest.mark.rule("BENCH-02")
@pytest.mark.parametrize("name", ALL)
def test_a_bench_made_smaller_is_brought_down_to_its_size(name: str) -> None:
    duel = table(name, "Pup | Pup, Pup, Cub, Cub", "Cub | Pup", hand="Cramp", cards=KINDS)

    duel.play("Cramp", answers=["bench 3"])

    assert [mon.name for mon in duel.you.bench] == ["Pup", "Pup", "Cub"]
    assert duel.you.discard == ["c-3"]
    assert duel.foe.prizes_left == 6


@pytest.mark.rule("BENCH-03")
@pytest.mark.parametrize("name", ALL)
def test_an_active_that_leaves_play_is_replaced_at_once(name: str) -> None:
    duel = table(name, "Pup +L | Cub, Pup", hand="Scoop")

    duel.play("Scoop", answers=["active"])

    assert (duel.asked, duel.chooser) == ("promote", "you")
    duel.answer("bench 1")
    assert (duel.you.active.name, duel.player, duel.asked) == ("Cub", "you", "main")


@pytest.mark.rule("BENCH-03")
@pytest.mark.parametrize("name", ALL)
def test_without_a_benched_pokemon_the_owner_of_the_lost_active_loses(name: str) -> None:
    duel = table(name, "Pup +L", hand="Scoop")

    duel.play("Scoop")

    assert (duel.winner, duel.end) == ("foe", "no_pokemon")


@pytest.mark.rule("BENCH-04")
@pytest.mark.parametrize("name", ALL)
def test_benched_pokemon_evolve_take_cards_and_use_powers(name: str) -> None:
    duel = table(name, "Cub | Pup, Sparker", hand="Hound, L, Cape")

    duel.evolve("Hound", on="bench 1").attach("L", to="bench 2").play("Cape", to="bench 2")
    duel.power("Spark", on="bench 2")

    assert duel.you.bench[0].name == "Hound"
    assert (duel.you.bench[1].energy, duel.you.bench[1].tools) == (["L"], ["c-24"])
    assert len(duel.you.hand) == 1


@pytest.mark.rule("BENCH-05")
@pytest.mark.parametrize("name", ALL)
def test_a_benched_pokemon_cannot_attack(name: str) -> None:
    duel = table(name, "Cub | Pup +L +L")

    assert duel.refused("attack Nip")
    assert duel.refused("attack Bite")
    assert table(name, "Pup +L +L | Cub").can("attack Bite")


@pytest.mark.rule("BENCH-05")
@pytest.mark.parametrize("name", ALL)
def test_a_benched_pokemon_takes_no_special_condition(name: str) -> None:
    duel = table(name, "Pup | Pup", "Cub | Cub", hand="Lull", cards=KINDS)

    duel.play("Lull")

    assert duel.you.active.conditions == duel.foe.active.conditions == {"asleep"}
    assert duel.you.bench[0].conditions == duel.foe.bench[0].conditions == set()


@pytest.mark.rule("BENCH-06")
@pytest.mark.parametrize(
    "card", ["Hound", "Pup LV.X", "M Pup-EX", "Pup BREAK", "Old Shell", "c-89"]
)
@pytest.mark.parametrize("name", ALL)
def test_what_is_no_basic_is_not_benched_from_hand(name: str, card: str) -> None:
    duel = table(name, "Cub", hand=f"{card}, Pup", cards=KINDS)

    assert [option for option in duel.options if option.startswith(("bench", "legend"))] == [
        "bench Pup (c-1)"
    ]
    with pytest.raises(PlaymatError):
        duel.bench(card)


@pytest.mark.rule("BENCH-06")
@pytest.mark.parametrize("name", ALL)
def test_a_restored_pokemon_comes_by_its_item(name: str) -> None:
    duel = table(name, "Cub", hand="Shell Fossil", deck="3*L, Old Shell, 2*L", cards=KINDS)

    duel.play("Shell Fossil", answers=["Old Shell"])

    assert [mon.name for mon in duel.you.bench] == ["Old Shell"]


@pytest.mark.rule("BENCH-06")
@pytest.mark.parametrize("name", ALL)
def test_both_halves_of_a_legend_are_benched_together(name: str) -> None:
    duel = table(name, "Cub", hand="c-89, c-90", cards=KINDS)
    half = table(name, "Cub", hand="c-90, L", cards=KINDS)

    legend = [option for option in duel.options if "LEGEND" in option]
    duel.choose(legend[0])

    assert len(legend) == 1
    assert [(mon.name, len(mon.stack)) for mon in duel.you.bench] == [("Duo LEGEND", 2)]
    assert not [option for option in half.options if "LEGEND" in option]


@pytest.mark.rule("BENCH-07")
@pytest.mark.parametrize("name", ALL)
def test_a_fossil_out_of_play_is_no_basic_pokemon(name: str) -> None:
    duel = table(name, "Cub", hand="Fetch, Dredge, L", deck="Root Fossil, Pup, L", cards=KINDS)

    duel.play("Fetch")

    assert not [option for option in duel.options if "Root Fossil" in option]
    assert [option for option in duel.options if "Pup" in option]
    assert duel.refused("bench Root Fossil")


@pytest.mark.rule("BENCH-07")
@pytest.mark.parametrize("name", ALL)
def test_a_fossil_in_play_acts_like_a_basic(name: str) -> None:
    count = trainer("c-92", "Roll Call", "item", "play { draw(me, count(all(me)[basic])) }")
    duel = table(name, "Hound", hand="Root Fossil, Roll Call", cards=[*KINDS, count])

    duel.play("Root Fossil").play("Roll Call")

    assert len(duel.you.hand) == 1
    assert duel.you.bench[0].types == "C"


@pytest.mark.rule("BENCH-07")
@pytest.mark.parametrize("name", ALL)
def test_a_fossil_evolves_a_turn_after_it_was_played(name: str) -> None:
    duel = table(name, "Cub", hand="Root Fossil, Lileep", cards=KINDS)

    duel.play("Root Fossil")
    refused = duel.refused("evolve Lileep on bench 1")
    duel.end_turn().end_turn().evolve("Lileep", on="bench 1")

    assert refused
    assert duel.you.bench[0].stack == ["c-26", "c-91"]
