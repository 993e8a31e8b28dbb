"""Confusion: what a Confused Pokémon does to itself, by rulebook."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card, TypeMatch
from playmat.game.scenario.duel import Duel
from playmat.rules import book
from tests.rules.cards_combat import BOOKS, blow, books, duel, every_book, matches, mon, trainer

LATER = BOOKS[1:]


def psychic(*, weak: bool = False, resist: bool = False) -> Card:
    """A Psychic Pokémon, optionally with Weakness or Resistance to its own type."""
    return mon(
        "Psy",
        120,
        "P",
        blow("Tap", 10),
        weak=(TypeMatch("P", "x", 2),) if weak else (),
        resist=(TypeMatch("P", "-", 30),) if resist else (),
    )


def status(table: Duel) -> set[str]:
    """The conditions of the opponent's Active."""
    return table.foe.active.conditions


VARIANTS = pytest.mark.parametrize(
    ("card", "gear", "self_damage"),
    [
        (psychic(), "", 20),
        (psychic(weak=True), "", 40),
        (psychic(weak=True), "+Pusher", 50),
        (psychic(resist=True), "", 0),
        (psychic(), "+Tenpad", 10),
        (psychic(), "+t-metal", 0),
    ],
    ids=["plain", "weak", "weak and pushed", "resisting", "padded", "metal"],
)
TONIC = "base1-84"  # PlusPower
DARK = "neo1-104"  # Darkness Energy of the time
CHOOSY = (
    "onto(active(me)); static { mod(damage_dealt, host, add, 10, stage=after, from=active(foe)%s) }"
)
SELF_WEAK = mon("Selfweak", 200, "F", blow("Poke", 10), weak=matches("Fx2"))


@pytest.mark.rule("COND-20")
@pytest.mark.scenario("S-107")
@VARIANTS
@books("ecard")
def test_a_confused_pokemon_attacks_itself(
    rules: str, card: Card, gear: str, self_damage: int
) -> None:
    table = duel(rules, f"Psy {gear} confused", "Dummy", card)

    table.attack("Tap", flips="T")

    assert table.you.active.damage == self_damage
    assert table.foe.active.damage == 0


@pytest.mark.rule("COND-21")
@pytest.mark.scenario("S-108")
@VARIANTS
@books(*LATER)
def test_later_confusion_is_three_counters_whatever_changes_damage(
    rules: str, card: Card, gear: str, self_damage: int
) -> None:
    table = duel(rules, f"Psy {gear} confused", "Dummy", card)

    table.attack("Tap", flips="T")

    assert table.you.active.damage == 30
    assert table.foe.active.damage == 0


@pytest.mark.rule("COND-20", "COND-21")
@pytest.mark.scenario("S-109")
@pytest.mark.parametrize(("rules", "own"), [("ecard", 20), *[(b, 30) for b in LATER]])
def test_confusion_hurts_even_when_the_attack_does_no_damage(rules: str, own: int) -> None:
    table = duel(rules, "Hexer confused", "Dummy")

    table.attack("Poison", flips="T")

    assert table.you.active.damage == own
    assert status(table) == set()


@pytest.mark.rule("COND-22")
@pytest.mark.parametrize("flip", ["H", "T"])
@every_book
def test_confusion_stays_after_either_result(rules: str, flip: str) -> None:
    table = duel(rules, "Basher confused", "Huge")

    table.attack("Tap", flips=flip)

    assert table.you.active.conditions == {"confused"}


@pytest.mark.rule("COND-21")
@pytest.mark.parametrize(("as_attack", "points", "own"), [(True, 20, 40), (False, 50, 50)])
@every_book
def test_confusion_is_a_matter_of_two_switches(
    rules: str, as_attack: bool, points: int, own: int
) -> None:
    house = book(rules).replace(confusion_is_attack=as_attack, confusion_damage_points=points)
    table = duel(house, "Psy confused", "Dummy", psychic(weak=True))

    table.attack("Tap", flips="T")

    assert table.you.active.damage == own


@pytest.mark.rule("COND-23")
@pytest.mark.parametrize(("rules", "flips"), [("ecard", "T"), *[(b, "") for b in LATER]])
def test_a_confused_pokemon_flips_to_retreat_only_under_ecard(rules: str, flips: str) -> None:
    table = duel(rules, "Basher +F confused | Dummy", "Dummy")

    table.retreat(flips=flips)

    assert table.you.active.name == ("Basher" if flips else "Dummy")
    assert table.you.active.energy == []


@pytest.mark.rule("COND-20", "COND-21")
@every_book
def test_a_text_may_say_what_its_confusion_costs(rules: str) -> None:
    daze = blow("Daze", 0, "after { inflict(defender, confused, 60) }")
    table = duel(rules, "Dazer", "Huge", mon("Dazer", 60, "C", daze))

    table.attack("Daze").attack("Poke", flips="T")

    assert table.foe.active.damage == 60


@pytest.mark.rule("COND-20", "DAMAGE-01")
@pytest.mark.parametrize(
    ("gear", "weak", "done"),
    [(f"+{TONIC}", False, 30), (f"+{TONIC}", True, 50), (f"+{DARK}", False, 30), ("", True, 40)],
)
def test_a_bonus_against_the_defending_pokemon_turns_on_who_attacks_itself(
    gear: str, weak: bool, done: int
) -> None:
    against = (TypeMatch("F", "x", 2),) if weak else ()
    dizzy = mon("Dizzy", 90, "F", blow("Tap", 10), weak=against)
    table = duel("ecard", f"Dizzy {gear} confused", "Huge", dizzy)

    table.attack("Tap", flips="T")

    assert [event.count for event in table.events("damage")] == [done]
    assert table.foe.active.damage == 0


@pytest.mark.rule("COND-20")
@pytest.mark.parametrize(("kind", "done"), [("[typed(F)]", 30), ("[typed(W)]", 20)])
def test_a_bonus_against_one_type_asks_for_the_type_of_who_attacks_itself(
    kind: str, done: int
) -> None:
    choosy = trainer("Choosy", "gear", CHOOSY % kind)
    table = duel("ecard", "Basher +Choosy confused", "Huge", choosy)

    table.attack("Tap", flips="T")

    assert table.you.active.damage == done


@pytest.mark.rule("COND-20")
def test_what_the_other_side_has_does_not_change_how_a_pokemon_hurts_itself() -> None:
    shy = mon("Shy", 90, "C", blow("Poke", 10))
    growl = "no_damage; after { lasting(foe_next_turn) { %s } }"
    cut = "mod(damage_dealt, all(foe), add, -10, stage=after, from=self)"
    bully = mon("Bully", 90, "C", blow("Growl", 0, growl % cut))
    table = duel("ecard", "Bully", "Shy confused", shy, bully).attack("Growl")

    table.attack("Poke", flips="T")

    assert table.foe.active.damage == 20


@pytest.mark.rule("M-53", "COND-20")
@pytest.mark.parametrize(
    ("rules", "damage"), [("ecard", 40), ("ex", 30), ("platinum", 30), ("legends", 30), ("xy", 30)]
)
def test_only_under_the_oldest_book_confusion_knows_weakness(rules: str, damage: int) -> None:
    table = duel(rules, "Selfweak confused", "Huge", SELF_WEAK)

    table.attack("Poke", flips="T")

    assert table.you.active.damage == damage


@pytest.mark.rule("ATTACK-13")
@pytest.mark.parametrize(
    "asks", ['needs(not team_used_last_turn(me, "Tap"))', "needs(not attacked_last_turn(self))"]
)
@pytest.mark.parametrize(("flips", "again"), [("T", True), ("H", False)])
@every_book
def test_an_attack_that_confusion_stops_was_not_used(
    rules: str, asks: str, flips: str, again: bool
) -> None:
    table = duel(
        rules, "Psy confused | Dummy", "Dummy", mon("Psy", 200, "P", blow("Tap", 10, asks))
    )

    table.attack("Tap", flips=flips).end_turn()

    assert table.can("attack Tap") is again


@pytest.mark.rule("ATTACK-13")
@pytest.mark.parametrize(("flips", "again"), [("T", True), ("H", False)])
@every_book
def test_confusion_does_not_use_up_an_attack_with_a_limit(
    rules: str, flips: str, again: bool
) -> None:
    table = duel(
        rules, "Psy confused", "Dummy", mon("Psy", 200, "P", blow("Tap", 10, "limit(once_stay)"))
    )

    table.attack("Tap", flips=flips).end_turn()

    assert table.can("attack Tap") is again


@pytest.mark.rule("ATTACK-13")
@pytest.mark.parametrize(("flips", "damage"), [("T", 0), ("H", 10)])
@every_book
def test_an_attack_that_confusion_stops_is_not_copied(rules: str, flips: str, damage: int) -> None:
    copies = blow("Tap", 0, "no_damage; after { use_attack(last_attack(active(foe))) }")
    table = duel(rules, "Psy confused", "Ape", psychic(), mon("Ape", 120, "C", copies))

    table.attack("Tap", flips=flips)
    before = table.you.active.damage
    table.attack("Tap")

    assert table.you.active.damage - before == damage
