"""Damage modifiers within one step, on several Pokémon, and what is not damage."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power
from tests.rules.cards_combat import (
    NEW,
    OLD,
    blow,
    books,
    done,
    duel,
    every_book,
    mon,
    target,
    trainer,
)

SHIELD = Power("Shield", "ability", "static { prevent(effects, self, attack, from=foe) }")


@pytest.mark.rule("DAMAGE-08")
@every_book
def test_within_a_step_what_limits_damage_goes_by_age(rules: str) -> None:
    cap = "no_damage; after { lasting(rest_of_game) { mod(damage_taken, all(me), at_most, 30) } }"
    shell = Power("Shell", "ability", "static { mod(damage_taken, all(me), add, -20) }")
    capper = mon("Capper", 90, "C", blow("Cap", 0, cap))
    late = mon("Sheller", 60, "C", powers=(shell,))
    before = duel(rules, "Basher", "Capper | Sheller", capper, late, player="foe")
    after = duel(rules, "Basher", "Capper", capper, late, player="foe", foe_hand="Sheller")

    before.attack("Cap").attack("Smash")
    after.attack("Cap").end_turn().bench("Sheller").end_turn().attack("Smash")

    assert before.foe.active.damage == 30
    assert after.foe.active.damage == 10


@pytest.mark.rule("DAMAGE-08")
@every_book
def test_preventing_all_damage_comes_last(rules: str) -> None:
    wall = target(
        weak="Fx2", power="static { prevent(damage, self); mod(damage_taken, self, add, 50) }"
    )

    assert done(rules, "Punch", wall, by="Basher +Pusher") == 0


@pytest.mark.rule("DAMAGE-10")
@every_book
def test_an_attack_on_several_pokemon_works_out_each_and_shares_the_attacker(rules: str) -> None:
    swipe = mon("Swiper", 60, "F", blow("Swipe", 0, "no_damage; after { hit(all(foe), 20) }"))
    table = duel(
        rules, "Swiper +Pusher", "Target | Target, Dummy", swipe, target(weak="Fx2", resist="")
    )

    table.attack("Swipe")

    front = 50 if rules in ("ecard", "ex") else 60
    assert table.foe.active.damage == front
    assert [m.damage for m in table.foe.bench] == [30, 30]


@pytest.mark.rule("DAMAGE-10", "ATTACK-07")
@every_book
def test_every_counter_lies_before_other_effects_and_knock_outs(rules: str) -> None:
    program = "no_damage; after { hit(all(foe), 40); inflict(defender, asleep) }"
    table = duel(
        rules, "Wide", "Small | Small, Huge", mon("Wide", 60, "F", blow("Wide", 0, program))
    )

    table.attack("Wide", answers=["prize 1", "prize 2"])

    order = [e.what for e in table.log if e.what in ("damage", "condition", "knock_out")]
    assert order == ["damage"] * 3 + ["condition"] + ["knock_out"] * 2


@pytest.mark.rule("DAMAGE-11")
@every_book
def test_damage_stays_from_turn_to_turn_and_on_the_bench(rules: str) -> None:
    table = duel(rules, "Basher", "Huge +G | Dummy")

    table.attack("Slam").retreat().end_turn().end_turn()

    assert table.foe.bench[0].damage == 40


@pytest.mark.rule("DAMAGE-12")
@every_book
def test_only_whole_counters_are_placed(rules: str) -> None:
    odd = mon("Odd", 60, "F", blow("Odd", 25))

    assert done(rules, "Odd", odd, target(), by="Odd") == 20


@pytest.mark.rule("DAMAGE-01")
@books(*NEW)
def test_printed_before_and_after_decide_the_step(rules: str) -> None:
    early = trainer(
        "Early",
        "gear",
        "onto(active(me)); static { mod(damage_dealt, host, add, 10, stage=before) }",
    )

    assert done(rules, "Tap", early, target(weak="Fx2"), by="Basher +Early") == 40
    assert done(rules, "Tap", target(weak="Fx2"), by="Basher +After") == 30


@pytest.mark.rule("DAMAGE-02", "DAMAGE-08")
@every_book
def test_what_replaces_the_base_acts_before_what_adds_to_it(rules: str) -> None:
    grow = "no_damage; after { lasting(rest_of_game) { mod(damage_dealt, all(me), add, 20) } }"
    grower = mon("Grower", 60, "F", blow("Grow", 0, grow), blow("Tap", 10))
    base = Power("Base", "ability", "static { mod(damage_dealt, all(me), set, 60, stage=base) }")
    cards = (grower, mon("Baser", 60, "C", powers=(base,)), target())
    table = duel(rules, "Grower", "Target", *cards, hand="Baser").attack("Grow").end_turn()

    table.bench("Baser").attack("Tap")

    assert table.foe.active.damage == 80


@pytest.mark.rule("DAMAGE-07")
@pytest.mark.parametrize(
    "effect",
    [
        "counters(defender, 2)",
        "move_counters(self, defender, 2)",
        "move_counters(defender, self, 2)",
        "swap_counters(self, defender)",
        "leave_hp(defender, 10)",
        "knock_out(defender)",
        "heal(defender, 10)",
        "spread(2, active(foe))",
    ],
)
@every_book
def test_a_shield_against_effects_stops_counters_in_every_form(rules: str, effect: str) -> None:
    wall = mon("Wall", 120, "C", powers=(SHIELD,))
    tester = mon("Tester", 60, "C", blow("Test", 0, f"no_damage; after {{ {effect} }}"))
    table = duel(rules, "Tester dmg30", "Wall dmg20", wall, tester)

    table.attack("Test")

    assert (table.you.active.damage, table.foe.active.damage) == (30, 20)


@pytest.mark.rule("DAMAGE-07")
@every_book
def test_a_shield_against_effects_lets_damage_through(rules: str) -> None:
    wall = mon("Wall", 120, "C", powers=(SHIELD,))

    assert done(rules, "Punch", wall, at="Wall") == 30


@pytest.mark.rule("DAMAGE-07")
@every_book
def test_no_more_counters_move_than_there_are(rules: str) -> None:
    tester = mon(
        "Tester", 60, "C", blow("Test", 0, "no_damage; after { move_counters(self, defender, 9) }")
    )
    table = duel(rules, "Tester dmg30", "Huge", tester)

    table.attack("Test")

    assert (table.you.active.damage, table.foe.active.damage) == (0, 30)


@pytest.mark.rule("DAMAGE-01")
@pytest.mark.parametrize(("rules", "expected"), [*[(b, 20) for b in OLD], ("xy", 10)])
def test_cards_on_the_defender_come_before_its_powers_or_in_one_step(
    rules: str, expected: int
) -> None:
    halving = target(power="static { mod(damage_taken, self, half) }")

    assert done(rules, "Smash", halving, at="Target +Pad") == expected
