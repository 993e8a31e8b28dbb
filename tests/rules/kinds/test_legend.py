"""Pokémon LEGEND: two halves, one Pokémon. [CARD-LEG-1 ...]"""

from __future__ import annotations

import pytest

from playmat.game.scenario.duel import Duel
from playmat.rules import book
from tests.rules.cards_combat import duel, every_book
from tests.rules.cards_combat import trainer as combat_trainer
from tests.rules.cards_course import ALL, pokemon, started, trainer
from tests.rules.cards_kinds import BAG, found, lay
from tests.rules.kinds.cards import LEGEND_BOX
from tests.rules.kinds.cards_owned import BODY_LOCK, CAPE, ZAPPER

PAIR = "hgss2-94, hgss2-95"
SUICUNE_ENTEI = "hgss2-94>hgss2-95"
HO_OH = "hgss1-111>hgss1-112"
CRUSHER = pokemon("t-100", "Crusher", 90, "F", attacks=[("Crush", "C", "200"), ("Jab", "C", "70")])
RAISE_TWO = trainer(
    "t-102", "Raise Two", "item", "play { x <- choose(discards(me)[pokemon], 2); bench(x) }"
)
EXILE = trainer("t-103", "Exile", "item", "play { x <- choose(all(me)); return_mon(x, lost) }")
ARCHEN_HELP = trainer(
    "t-104", "Archen Help", "supporter", 'play { x <- search(deck(me)[named("Archen")]); bench(x) }'
)
CARDS = (CRUSHER, LEGEND_BOX, RAISE_TWO, EXILE, ARCHEN_HELP, BODY_LOCK, CAPE, ZAPPER)


def legend_options(duel: Duel) -> list[str]:
    """The options to play a LEGEND."""
    return [option for option in duel.options if "LEGEND" in option]


TALLY = combat_trainer("Tally", "item", "play { draw(me, count(lost(me)[pokemon])) }")
LEGEND = "hgss2-94, hgss2-95"


@pytest.mark.rule("CARD-LEG-1")
@pytest.mark.scenario("K-050")
@pytest.mark.parametrize("name", ALL)
def test_both_halves_fill_one_place_on_the_bench(name: str) -> None:
    row = "Bulbasaur | Bulbasaur, Bulbasaur, Bulbasaur, Bulbasaur"
    duel = lay(name, row, hand=f"{PAIR}, Charmander")
    full = lay(name, f"{row}, Bulbasaur", hand=PAIR)

    duel.choose(legend_options(duel)[0])

    assert (duel.you.bench[4].hp, len(duel.you.bench)) == (160, 5)
    assert duel.you.hand == ["base1-46"]
    assert duel.refused("bench Charmander")
    assert legend_options(full) == []


@pytest.mark.rule("CARD-LEG-1")
@pytest.mark.scenario("K-051")
@pytest.mark.parametrize("hand", ["2*hgss2-94", "2*hgss2-95", "hgss2-94, hgss1-112", "hgss2-95"])
def test_a_legend_needs_its_two_different_halves(hand: str) -> None:
    duel = lay("legends", "Bulbasaur", hand=hand, deck=f"{PAIR}, hgss1-111, hgss1-112, G")

    assert legend_options(duel) == []


@pytest.mark.rule("CARD-LEG-2")
@pytest.mark.scenario("K-052")
@pytest.mark.parametrize("name", ALL)
def test_a_hand_with_only_a_legend_is_redrawn(name: str) -> None:
    hands = ["hgss1-111, hgss1-112, 5*L", "Bulbasaur, 6*L"]

    duel = started(name, hands, ["Bulbasaur, 6*L"], "0", cards=BAG)

    assert len(duel.events("mulligan")) == 1


@pytest.mark.rule("CARD-LEG-2")
@pytest.mark.parametrize("name", ALL)
def test_a_legend_is_neither_basic_nor_evolved(name: str) -> None:
    duel = lay(name, SUICUNE_ENTEI, hand="Basic Bane, Growth Bane, Seed Bane")

    duel.play("Basic Bane").play("Growth Bane").play("Seed Bane")

    assert duel.you.active.damage == 10


@pytest.mark.rule("CARD-LEG-2")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    ("call", "finds"), [("Basic Call", False), ("Growth Call", False), ("Any Call", True)]
)
def test_a_search_takes_a_half_as_a_pokemon_only(name: str, call: str, finds: bool) -> None:
    duel = lay(name, "Bulbasaur", hand=call, deck="hgss1-112, Bulbasaur, Bisharp, G")

    duel.play(call)

    assert found(duel, "Ho-Oh LEGEND") is finds


@pytest.mark.rule("CARD-LEG-3")
@pytest.mark.parametrize("name", ALL)
def test_each_half_is_one_card_out_of_play(name: str) -> None:
    duel = lay(name, f"Bulbasaur | {HO_OH}", hand="Gather").play("Gather", answers=["bench 1"])

    assert sorted(duel.you.hand) == ["hgss1-111", "hgss1-112"]
    assert len(legend_options(duel)) == 1


@pytest.mark.rule("CARD-LEG-4")
@pytest.mark.scenario("K-053")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("row", "prizes"), [(SUICUNE_ENTEI, 2), (HO_OH, 1)])
def test_a_legend_gives_the_prizes_it_prints_and_leaves_two_cards(
    name: str, row: str, prizes: int
) -> None:
    duel = lay(name, "Crusher +G", f"{row} | Bulbasaur", cards=CARDS, prizes=4)

    duel.attack("Crush", answers=[f"prize {n + 1}" for n in range(prizes)])

    assert duel.you.prizes_left == 4 - prizes
    assert len(duel.foe.discard) == 2


@pytest.mark.rule("CARD-LEG-5")
@pytest.mark.scenario("K-055")
@pytest.mark.parametrize("name", ALL)
def test_either_type_of_a_legend_meets_weakness(name: str) -> None:
    row = "Charmander>Charmeleon>Charizard | Bulbasaur"
    duel = lay(name, f"{SUICUNE_ENTEI} +R +G +G", row, prizes=3)

    duel.attack("Bursting Inferno", answers=["prize 1"])

    assert duel.events("knock_out")[0].count == 160


@pytest.mark.rule("CARD-LEG-5")
@pytest.mark.scenario("K-056")
@pytest.mark.parametrize("order", ["hgss2-90>hgss2-91", "hgss2-91>hgss2-90"])
def test_a_legend_is_weak_to_what_either_half_prints(order: str) -> None:
    duel = lay("legends", "Crusher +G", f"{order} | Bulbasaur", cards=CARDS, prizes=4)

    duel.attack("Jab", answers=["prize 1", "prize 2"])

    assert duel.events("knock_out")[0].count == 140


@pytest.mark.rule("CARD-LEG-6")
@pytest.mark.parametrize("name", ALL)
def test_every_move_carries_both_halves(name: str) -> None:
    duel = lay(name, f"Bulbasaur | {HO_OH} +R", hand="Exile", cards=CARDS)

    duel.play("Exile", answers=["bench 1"])

    assert sorted(duel.you.lost) == ["R", "hgss1-111", "hgss1-112"]


@pytest.mark.rule("CARD-LEG-6")
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("counted", [1, 2])
def test_how_many_pokemon_a_lost_legend_counts_as_is_a_switch(name: str, counted: int) -> None:
    rules = book(name).replace(legend_halves_count_in_lost_zone=counted)
    tally = trainer("t-109", "Tally", "item", "play { draw(me, count(lost(me)[pokemon])) }")
    duel = lay(rules, "Bulbasaur", hand="Tally", lost=f"{PAIR}, Charmander, R", cards=[tally])

    duel.play("Tally")

    assert len(duel.you.hand) == 1 + counted
    assert book(name).legend_halves_count_in_lost_zone == 2


@pytest.mark.rule("CARD-LEG-7")
@pytest.mark.parametrize("name", ALL)
def test_a_text_about_legends_may_bench_both_halves_from_the_deck(name: str) -> None:
    duel = lay(name, "Bulbasaur", hand="Legend Box", deck=f"{PAIR}, 3*G", cards=CARDS)
    half = lay(name, "Bulbasaur", hand="Legend Box", deck="hgss2-94, hgss1-112, 3*G", cards=CARDS)

    duel.play("Legend Box", answers=["hgss2-94", "hgss2-95"])
    half.play("Legend Box", answers=["hgss2-94", "hgss1-112"])

    assert [mon.stack for mon in duel.you.bench] == [["hgss2-94", "hgss2-95"]]
    assert (half.you.bench, len(half.you.deck)) == ([], 5)


@pytest.mark.rule("CARD-LEG-7")
@pytest.mark.parametrize("name", ALL)
def test_a_text_about_pokemon_does_not_bench_a_legend(name: str) -> None:
    one = lay(name, "Bulbasaur", hand="Raise", discard="hgss2-94", deck=f"{PAIR}, G")
    two = lay(name, "Bulbasaur", hand="Raise Two", discard=PAIR, cards=CARDS)

    one.play("Raise")
    two.play("Raise Two")

    assert (one.you.bench, "hgss2-94" in one.you.discard) == ([], True)
    assert (two.you.bench, len(two.you.discard)) == ([], 3)


@pytest.mark.rule("CARD-LEG-8")
@pytest.mark.parametrize("name", ALL)
def test_a_legend_may_be_played_on_the_first_turn(name: str) -> None:
    duel = lay(name, "Bulbasaur", hand=PAIR, turn=1)

    assert len(legend_options(duel)) == 1


@pytest.mark.scenario("K-057")
@pytest.mark.parametrize("name", ALL)
def test_one_more_prize_comes_on_top_of_the_two_of_a_pokemon_ex(name: str) -> None:
    duel = lay(name, "Cresselia>Cresselia LV.X +P +P +P", "Mewtwo ex dmg20 | Bulbasaur", prizes=5)

    duel.attack("Moon Skip", answers=["prize 1", "prize 2", "prize 3"])

    assert duel.events("knock_out")[0].count == 100
    assert duel.you.prizes_left == 2


@pytest.mark.rule("CARD-LEG-6")
@every_book
def test_a_lost_legend_counts_as_two_pokemon(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy", TALLY, hand="Tally", lost=LEGEND)

    table.play("Tally")

    assert len(table.you.hand) == 2
