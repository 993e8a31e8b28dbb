"""Statements of the e-Card book read once more, with the printed cards it speaks of."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack, TypeMatch
from tests.rules.cards_combat import blow, duel, every_book, mon, trainer

TONIC = "base1-84"  # PlusPower
DARK = "neo1-104"  # Darkness Energy of the time
CHOOSY = (
    "onto(active(me)); static { mod(damage_dealt, host, add, 10, stage=after, from=active(foe)%s) }"
)
NEW_BASE = "mod(damage_dealt, self, set, 60, stage=base)"
MORE = "mod(damage_dealt, self, add, 60)"


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


@pytest.mark.rule("DAMAGE-02")
@pytest.mark.parametrize(("effect", "done"), [(NEW_BASE, 60), (MORE, 0)])
@every_book
def test_a_base_of_nothing_can_be_replaced_and_not_added_to(
    rules: str, effect: str, done: int
) -> None:
    focus = f"no_damage; after {{ lasting(my_next_turn, on=self) {{ {effect} }} }}"
    fury = Attack("Fury", "", "20x", "before { f <- flip }; damage(20 * heads(f))")
    dancer = mon("Dancer", 90, "G", blow("Focus", 0, focus), fury)
    table = duel(rules, "Dancer", "Huge", dancer).attack("Focus").end_turn()

    table.attack("Fury", flips="T")

    assert table.foe.active.damage == done


@pytest.mark.rule("DAMAGE-02", "ATTACK-05")
def test_a_new_base_does_not_bring_back_damage_that_a_text_has_taken_away() -> None:
    focus = f"no_damage; after {{ lasting(my_next_turn, on=self) {{ {NEW_BASE} }} }}"
    timid = Attack("Timid", "", "40", "before { f <- flip; if tails(f) > 0 { cancel } }")
    dancer = mon("Dancer", 90, "G", blow("Focus", 0, focus), timid)
    table = duel("ecard", "Dancer", "Huge", dancer).attack("Focus").end_turn()

    table.attack("Timid", flips="T")

    assert table.foe.active.damage == 0


@pytest.mark.rule("NAMING-27", "EVOLVE-09")
@pytest.mark.parametrize(("user", "becomes"), [("Sprout", "Grown"), ("Tweeter", "Tweeter")])
def test_a_copied_attack_does_not_lay_a_babys_basic_on_a_stranger(user: str, becomes: str) -> None:
    grow = 'no_damage; after { x <- search(deck(me)[named("Grown")]); evolve(x, self) }'
    grown = mon("Grown", 60, "L", blow("Zap", 10))
    sprout = mon(
        *("Sprout", 30, "L", blow("Grow Up", 0, grow)), kinds=("basic", "baby"), to=("Grown",)
    )
    table = duel("ecard", user, "Sprout", sprout, grown, deck="Grown, 3*G")

    table.attack("Copy" if user == "Tweeter" else "Grow Up", flips="H", answers=["Grown"])

    assert table.you.active.name == becomes
    assert ("t-grown" in table.you.deck) is (user == "Tweeter")
