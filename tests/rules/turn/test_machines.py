"""Technical Machines: attacks that a card gives a Pokémon. [TRAINER-40 ..., TM-1 ... TM-7]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import OLD, PLAIN, books, every_book, held, hit, mon, times, trainer

DISC = trainer("Disc", "machine", "", attacks=(hit("Spin", "CC", 20),))
BURNT = trainer(
    "Burnt Disc",
    "machine",
    "on(turn_ended, if=my_turn) { discard(this_card) }",
    attacks=(hit("Flash", "C", 30),),
)
CUBE = trainer(
    "Grass Cube",
    "machine",
    "onto(all(me)[typed(G)])",
    attacks=(hit("Growth", "C", 30),),
)
PICKY = trainer(
    "Picky Disc",
    "machine",
    "onto(all(me)[typed(G)]); keep(is(host, typed(G)))",
    attacks=(hit("Pick", "C", 30),),
)
BAND = trainer("Focus Band", "tool", "static { mod(max_hp, host, add, 10) }")
GREEN = mon("Green", 80, "G", hit("Leaf", "C", 10))
RED = mon("Red", 90, "R", hit("Fire", "C", 10), kinds=("stage1",), evolves_from="Green")
FRAIL = mon("Frail", 200, "C", weaknesses=times("G"))
SHELL = mon(
    "Shell",
    200,
    "C",
    powers=held("Shell", "body", "static { prevent(damage, self, cause=attack) }"),
)
CARDS = (*PLAIN, DISC, BURNT, CUBE, PICKY, BAND, GREEN, RED, FRAIL, SHELL)


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


@pytest.mark.scenario("S-064", "K-113")
@pytest.mark.rule("TRAINER-40", "TM-3")
@pytest.mark.parametrize(
    ("rules", "stays"),
    [("ecard", False), ("ex", False), ("platinum", True), ("legends", True), ("xy", True)],
)
def test_a_machine_without_a_discard_line_stays_where_the_book_lets_it(
    rules: str, stays: bool
) -> None:
    duel = table(rules, "Tauros", hand="dp6-136")

    duel.play("dp6-136").end_turn()

    assert duel.you.active.tools == (["dp6-136"] if stays else [])
    assert duel.you.discard == ([] if stays else ["dp6-136"])


@every_book
@pytest.mark.scenario("S-064", "K-113")
@pytest.mark.rule("TRAINER-40", "TM-3")
@pytest.mark.parametrize("disc", ["ecard1-144", "t-burntdisc"])
def test_a_machine_that_prints_the_line_goes_under_every_book(rules: str, disc: str) -> None:
    duel = table(rules, "Tauros", hand=disc)

    duel.play(disc).end_turn()

    assert duel.you.active.tools == []
    assert duel.you.discard == [disc]


@every_book
@pytest.mark.rule("TM-3")
@pytest.mark.parametrize("discarded", [True, False])
def test_whether_all_machines_go_is_a_house_rule(rules: str, discarded: bool) -> None:
    duel = table(book(rules).replace(machines_discarded=discarded), "Tauros | Rattata +Disc")

    duel.end_turn()

    assert duel.you.bench[0].tools == ([] if discarded else ["t-disc"])


@every_book
@pytest.mark.scenario("S-065")
@pytest.mark.rule("TRAINER-40", "TM-2")
def test_the_cost_of_a_machines_attack_must_be_met(rules: str) -> None:
    poor = table(rules, "Rattata +R", hand="Disc").play("Disc")
    rich = table(rules, "Rattata +R +R", hand="Disc").play("Disc")

    rich.attack("Spin")

    assert poor.refused("attack Spin")
    assert poor.can("attack Bite")
    assert rich.foe.active.damage == 20


@every_book
@pytest.mark.rule("TM-2", "TM-6")
def test_the_attack_is_one_of_the_pokemon_and_of_its_type(rules: str) -> None:
    typed = table(rules, "Green +G", "Frail", hand="Grass Cube").play("Grass Cube")
    stopped = table(rules, "Green +G", "Shell", hand="Grass Cube").play("Grass Cube")

    typed.attack("Growth")
    stopped.attack("Growth")

    assert typed.foe.active.damage == 30 * 2
    assert stopped.foe.active.damage == 0


@every_book
@pytest.mark.rule("TM-6")
def test_confusion_concerns_a_machines_attack(rules: str) -> None:
    duel = table(rules, "Green +G confused", hand="Grass Cube").play("Grass Cube")

    duel.attack("Growth", flips="T")

    assert duel.foe.active.damage == 0
    assert duel.you.active.damage == (20 if rules == "ecard" else 30)


@every_book
@pytest.mark.scenario("K-114")
@pytest.mark.rule("TRAINER-41", "TM-1", "TM-4")
def test_a_machine_is_no_tool_and_comes_in_any_number(rules: str) -> None:
    duel = table(rules, "Tauros +Focus Band +Disc", hand="Disc, Burnt Disc, Focus Band")

    duel.play("Disc").play("Burnt Disc")

    assert duel.you.active.tools == ["t-focusband", "t-disc", "t-disc", "t-burntdisc"]
    assert duel.refused("play Focus Band")


@every_book
@pytest.mark.rule("TM-4")
def test_a_machine_leaves_the_tool_slot_free(rules: str) -> None:
    duel = table(rules, "Tauros +Disc", hand="Focus Band")

    duel.play("Focus Band")

    assert duel.you.active.hp == 90


@every_book
@pytest.mark.rule("TM-1")
def test_a_machine_goes_only_on_an_own_pokemon_its_line_allows(rules: str) -> None:
    duel = table(rules, "Tauros | Green, Rattata", "Snorlax | Green", hand="Grass Cube")

    offered = [text for text in duel.options if text.startswith("play")]

    assert [text.rpartition(" on ")[2] for text in offered] == ["bench 1"]


@books("platinum", "legends", "xy")
@pytest.mark.rule("TM-5")
def test_a_broken_condition_discards_only_where_the_text_says_so(rules: str) -> None:
    duel = table(rules, "Green +Grass Cube +Picky Disc +R", hand="Red")

    duel.evolve("Red")

    assert duel.you.active.tools == ["t-grasscube"]
    assert duel.can("attack Growth")
    assert duel.refused("attack Pick")


@books("xy")
@pytest.mark.scenario("K-124")
@pytest.mark.rule("TM-7")
def test_an_item_lock_stops_playing_a_machine_and_not_its_attack(rules: str) -> None:
    duel = table(
        rules, "Green +dp6-136 | Tauros", "xy7-1>xy7-2>xy7-3", hand="dp6-136, Disc", deck="Red"
    )

    assert duel.refused("play Technical Machine TS-1")
    assert duel.refused("play Disc")
    assert duel.can("attack Evoluter")


@books(*OLD)
@pytest.mark.rule("TM-7")
def test_for_older_books_a_machine_is_no_item(rules: str) -> None:
    duel = table(rules, "Green", "xy7-1>xy7-2>xy7-3", hand="Disc, Potion")

    assert duel.can("play Disc")


@every_book
@pytest.mark.rule("TRAINER-42")
def test_an_ace_spec_is_played_as_its_kind_says(rules: str) -> None:
    ace = trainer("Ace Band", "tool", "static { mod(max_hp, host, add, 40) }", "ace")
    duel = scenario(
        rules, "Tauros +Focus Band | Rattata", "Snorlax", cards=(*CARDS, ace), hand="Ace Band"
    )

    duel.play("Ace Band")

    assert duel.you.bench[0].hp == 100


@every_book
@pytest.mark.rule("TRAINER-42", "CARD-ACE-2")
def test_an_ace_spec_item_is_an_item(rules: str) -> None:
    duel = table(rules, "Tauros", "xy7-1>xy7-2>xy7-3", hand="bw7-137, 3*R")
    free = table(rules, "Tauros", hand="bw7-137, 3*R", deck="Potion, 5*W")

    free.play("bw7-137", answers=["Potion"])

    assert duel.refused("play Computer Search")
    assert free.you.hand == ["R", "t-potion"]
    assert free.you.discard == ["R", "R", "bw7-137"]
