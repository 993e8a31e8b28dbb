"""Damage calculation: the order of its steps, Weakness, Resistance and modifiers."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack, Power, TypeMatch
from playmat.rules import book
from tests.rules.cards_combat import (
    BOOKS,
    blow,
    books,
    done,
    duel,
    every_book,
    matches,
    mon,
    target,
    trainer,
)

NEW_BASE = "mod(damage_dealt, self, set, 60, stage=base)"
MORE = "mod(damage_dealt, self, add, 60)"
AIM = Power("Aim", "ability", "static { mod(damage_dealt, self, add, 10, stage=before) }")
SHELL = Power("Shell", "ability", "static { mod(damage_taken, self, add, -20) }")
SHOOTER = mon("Shooter", 60, "F", blow("Shoot", 30), powers=(AIM,))
WALL = mon("Wall", 200, "C", weak=matches("Fx2"), resist=matches("F-30"), powers=(SHELL,))
DOUBLER = trainer("Doubler", "tool", "static { mod(damage_dealt, host, times, 2) }")
HALVER = trainer("Halver", "tool", "static { mod(damage_taken, host, half) }")


@pytest.mark.rule("DAMAGE-01", "DAMAGE-03")
@pytest.mark.scenario("S-092")
@every_book
def test_weakness_doubles_what_an_attack_does(rules: str) -> None:
    chespin = mon("Chespin", 60, "G", Attack("Vine Whip", "G", "10"))
    froakie = mon("Froakie", 50, "W", weak=(TypeMatch("G", "x", 2),))

    assert done(rules, "Vine Whip", chespin, froakie, by="Chespin +G", at="Froakie") == 20


@pytest.mark.rule("DAMAGE-05", "META-4")
@pytest.mark.scenario("S-093", "S-094")
@pytest.mark.parametrize(
    ("weak", "resist", "attack", "expected"),
    [
        ("Fx2", "", "Punch", 60),
        ("F+20", "", "Punch", 50),
        ("F+30", "", "Punch", 60),
        ("", "F-30", "Punch", 0),
        ("", "F-30", "Slam", 10),
        ("", "F-20", "Punch", 10),
        ("Lx2", "L-30", "Punch", 30),
    ],
)
@every_book
def test_the_printed_amount_of_weakness_and_resistance_is_used(
    rules: str, weak: str, resist: str, attack: str, expected: int
) -> None:
    assert done(rules, attack, target(weak=weak, resist=resist)) == expected


@pytest.mark.rule("DAMAGE-05", "META-4")
@pytest.mark.scenario("K-139")
@every_book
def test_a_printed_plus_is_never_a_doubling(rules: str) -> None:
    bolt = mon("Bolter", 60, "L", blow("Bolt", 60))

    assert done(rules, "Bolt", bolt, target(weak="L+30"), by="Bolter") == 90


@pytest.mark.rule("DAMAGE-05")
@pytest.mark.scenario("S-093")
@pytest.mark.parametrize(
    ("rules", "resisted"), [(b, 20 if b in ("legends", "xy") else 10) for b in BOOKS]
)
def test_a_card_without_a_printed_amount_has_the_books_own(rules: str, resisted: int) -> None:
    assert done(rules, "Slam", target(weak="Fx")) == 80
    assert done(rules, "Slam", target(resist="F-")) == resisted


@pytest.mark.rule("DAMAGE-05")
@every_book
def test_the_amounts_of_the_book_are_switches(rules: str) -> None:
    house = book(rules).replace(default_weakness=3, default_resistance=10)

    weak = duel(house, "Basher", "Target", target(weak="Fx")).attack("Tap")
    resisting = duel(house, "Basher", "Target", target(resist="F-")).attack("Slam")

    assert weak.foe.active.damage == 30
    assert resisting.foe.active.damage == 30


@pytest.mark.rule("DAMAGE-01")
@pytest.mark.scenario("S-095")
@pytest.mark.parametrize(
    ("rules", "expected"), [(b, 30 if b in ("ecard", "ex") else 40) for b in BOOKS]
)
def test_a_trainer_on_the_attacker_counts_after_or_before_weakness(
    rules: str, expected: int
) -> None:
    assert done(rules, "Tap", target(weak="Fx2"), by="Basher +Pusher") == expected


@pytest.mark.rule("DAMAGE-01")
@pytest.mark.scenario("S-096")
@pytest.mark.parametrize(("row", "expected"), [("Scyther", 120), ("Scyther +Pusher", 130)])
@books("ecard", "ex")
def test_a_changed_base_is_doubled_but_not_the_trainer(rules: str, row: str, expected: int) -> None:
    slash = blow("Slash", 30, 'before { if used_last_turn("Swords Dance") { set_damage(60) } }')
    scyther = mon("Scyther", 60, "G", blow("Swords Dance", 0, "no_damage"), slash)
    table = duel(rules, row, "Target", scyther, target(weak="Gx2"))

    table.attack("Swords Dance").end_turn().attack("Slash")

    assert table.foe.active.damage == expected


@pytest.mark.rule("DAMAGE-01")
@pytest.mark.scenario("S-097")
@pytest.mark.parametrize("rules", BOOKS)
def test_darkness_energy_adds_in_the_step_that_its_copy_prints(rules: str) -> None:
    night = mon("Night", 60, "D", Attack("Bite", "D", "20"))

    assert done(rules, "Bite", night, target(weak="Dx2"), by="Night +t-darkness") == 50


@pytest.mark.rule("DAMAGE-09")
@pytest.mark.scenario("S-098")
@pytest.mark.parametrize(
    ("gear", "attack", "expected"),
    [
        ("+After", "Jab", 0),
        ("+After +After", "Jab", 10),
        ('+"Still Pusher"', "Jab", 0),
        ('+"Still Pusher" +"Still Pusher"', "Jab", 0),
        ('+"Still Pusher" +"Still Pusher"', "Hook", 40),
    ],
)
@books("ecard", "ex")
def test_damage_below_nothing_counts_on_unless_the_text_asks_for_damage(
    rules: str, gear: str, attack: str, expected: int
) -> None:
    by = f"Basher {gear}".replace('"Still Pusher"', "t-stillpusher")

    assert done(rules, attack, target(resist="F-30"), by=by) == expected


@pytest.mark.rule("DAMAGE-09")
@pytest.mark.parametrize(("resist", "expected"), [("F-30", 0), ("", 80)])
@every_book
def test_more_damage_to_somebody_is_none_where_none_is_done(
    rules: str, resist: str, expected: int
) -> None:
    sore = Power("Sore", "ability", "static { mod(damage_taken, self, add, 60, stage=after) }")
    weakling = mon("Weakling", 200, "C", resist=matches(resist), powers=(sore,))
    table = duel(rules, "Basher", "Weakling", weakling)

    table.attack("Jab")

    assert table.foe.active.damage == expected


@pytest.mark.rule("DAMAGE-01")
@pytest.mark.scenario("S-099")
@pytest.mark.parametrize(("gear", "expected"), [("+t-metal +Pad", 0), ("", 50)])
@books("ecard")
def test_cards_on_the_defender_count_before_its_last_attack(
    rules: str, gear: str, expected: int
) -> None:
    effect = "lasting(foe_next_turn, on=self) { mod(damage_limit, self, at_most, 30) }"
    harden = f"no_damage; after {{ {effect} }}"
    onix = mon("Onix", 90, "F", blow("Harden", 0, harden))
    table = duel(rules, "Basher", f"Onix {gear}", onix, player="foe").attack("Harden")

    table.attack("Hook")

    assert table.foe.active.damage == expected


@pytest.mark.rule("DAMAGE-01", "DAMAGE-08")
@pytest.mark.scenario("S-100")
@pytest.mark.parametrize(("gear", "expected"), [("+Pad", 0), ("", 60)])
@every_book
def test_prevention_of_so_much_or_less_looks_at_what_is_left(
    rules: str, gear: str, expected: int
) -> None:
    guard = target(power="static { mod(damage_limit, self, at_most, 40) }")

    assert done(rules, "Smash", guard, at=f"Target {gear}") == expected


@pytest.mark.rule("DAMAGE-01")
@pytest.mark.scenario("S-101")
@every_book
def test_a_base_set_by_the_last_attack_is_doubled(rules: str) -> None:
    surprise = (
        "pay { f <- flip; if tails(f) > 0 { cancel } }; "
        'before { if used_last_turn("Focus Energy") { set_damage(80) } }'
    )
    pineco = mon(
        "Pineco", 50, "G", blow("Focus Energy", 0, "no_damage"), blow("Surprise", 40, surprise)
    )
    table = duel(rules, "Pineco", "Target", pineco, target(weak="Gx2"))

    table.attack("Focus Energy").end_turn().attack("Surprise", flips="H")

    assert table.foe.active.damage == 160


@pytest.mark.rule("DAMAGE-01")
@pytest.mark.scenario("S-101")
@pytest.mark.parametrize(("attack", "bonus", "expected"), [("Jab", 20, 80), ("Punch", 40, 140)])
@every_book
def test_an_effect_of_the_attackers_last_attack_counts_before_weakness(
    rules: str, attack: str, bonus: int, expected: int
) -> None:
    program = f"lasting(my_next_turn, on=self) {{ mod(damage_dealt, self, add, {bonus}) }}"
    focused = mon(
        "Focused", 60, "F", blow("Focus", 0, f"no_damage; after {{ {program} }}"), *basher()
    )
    table = duel(rules, "Focused", "Target", focused, target(weak="Fx2"))

    table.attack("Focus").end_turn().attack(attack)

    assert table.foe.active.damage == expected


def basher() -> tuple[Attack, ...]:
    return (blow("Tap", 10), blow("Jab", 20), blow("Punch", 30), blow("Hook", 50))


@pytest.mark.rule("DAMAGE-02")
@pytest.mark.scenario("S-102")
@every_book
def test_a_bonus_does_not_lift_an_attack_that_does_nothing(rules: str) -> None:
    fury = mon(
        "Fury", 60, "F", Attack("Fury", "", "20x", "before { f <- flip }; damage(20 * heads(f))")
    )
    missed = duel(rules, "Fury +Pusher", "Target", fury, target(weak="Fx2"))
    landed = duel(rules, "Fury +Pusher", "Target", fury, target(weak="Fx2"))

    missed.attack("Fury", flips="T")
    landed.attack("Fury", flips="H")

    assert missed.foe.active.damage == 0
    assert landed.foe.active.damage == (50 if rules in ("ecard", "ex") else 60)


@pytest.mark.rule("DAMAGE-02")
@every_book
def test_damage_reduced_to_nothing_before_weakness_is_not_lifted_by_it(rules: str) -> None:
    effect = "lasting(foe_next_turn, on=x) { mod(damage_dealt, x, add, -20) }"
    growl = f"no_damage; after {{ x <- defender; {effect} }}"
    foe = mon("Target", 200, "C", blow("Growl", 0, growl), weak=(TypeMatch("F", "+", 20),))
    table = duel(rules, "Basher", "Target", foe, player="foe").attack("Growl")

    table.attack("Jab")

    assert table.foe.active.damage == 0


@pytest.mark.rule("DAMAGE-03")
@every_book
def test_the_type_of_the_pokemon_counts_not_that_of_its_energy(rules: str) -> None:
    fighter = mon("Fighter", 60, "F", Attack("Bolt", "L", "30"))

    assert done(rules, "Bolt", fighter, target(weak="Lx2"), by="Fighter +L") == 30
    assert done(rules, "Bolt", fighter, target(weak="Fx2"), by="Fighter +L") == 60


@pytest.mark.rule("DAMAGE-04")
@pytest.mark.scenario("S-104")
@pytest.mark.parametrize(("weak", "resist"), [("Fx2", ""), ("", "F-30")])
@every_book
def test_a_benched_pokemon_has_no_weakness_and_no_resistance(
    rules: str, weak: str, resist: str
) -> None:
    snipe = mon("Sniper", 60, "F", blow("Snipe", 0, "no_damage; after { hit(bench_of(foe), 30) }"))
    table = duel(rules, "Sniper", "Dummy | Target", snipe, target(weak=weak, resist=resist))

    table.attack("Snipe")

    assert table.foe.bench[0].damage == 30


@pytest.mark.rule("DAMAGE-04")
@every_book
def test_damage_to_ones_own_pokemon_has_no_weakness(rules: str) -> None:
    weak = (TypeMatch("F", "x", 2),)
    program = "after { hit(self, 30); hit(bench_of(me), 10) }"
    quake = mon("Quaker", 90, "F", blow("Quake", 10, program), weak=weak)
    table = duel(rules, "Quaker | Quaker", "Huge", quake)

    table.attack("Quake")

    assert table.you.active.damage == 30
    assert table.you.bench[0].damage == 10


@pytest.mark.rule("DAMAGE-07", "DAMAGE-12")
@pytest.mark.scenario("S-103")
@every_book
def test_counters_are_no_damage_whatever_would_change_or_prevent_damage(rules: str) -> None:
    placer = mon("Placer", 60, "F", blow("Place", 0, "no_damage; after { counters(defender, 3) }"))
    less = target(weak="Fx2", power="static { mod(damage_taken, self, add, -20) }")
    wall = mon(
        "Wall", 90, "C", powers=(Power("Wall", "ability", "static { prevent(damage, self) }"),)
    )

    assert done(rules, "Place", placer, less, by="Placer +Pusher") == 30
    assert done(rules, "Place", placer, wall, by="Placer", at="Wall") == 30


@pytest.mark.rule("DAMAGE-01")
@pytest.mark.scenario("S-106")
@pytest.mark.parametrize(("weak", "expected"), [("Fx2", 20), ("", 0)])
@every_book
def test_a_power_of_the_defender_counts_after_weakness(
    rules: str, weak: str, expected: int
) -> None:
    guard = target(weak=weak, power="static { mod(damage_taken, self, add, -20) }")

    assert done(rules, "Jab", guard) == expected


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


@pytest.mark.rule("DAMAGE-01", "M-55", "M-58")
@pytest.mark.parametrize(
    ("rules", "damage"),
    [
        ("ecard", 30),  # ((30 + 10) x 2 - 30) x 2 = 100, half, - 20
        ("ex", 30),
        ("platinum", 40),  # (30 + 10) x 2 x 2 - 30 = 130, half rounded down to a counter, - 20
        ("legends", 40),
        ("xy", 50),  # 130, - 20 of the earlier effect, half rounded down
    ],
)
def test_every_step_of_working_out_damage_has_its_place(rules: str, damage: int) -> None:
    table = duel(rules, "Shooter +Doubler", "Wall +Halver", SHOOTER, WALL, DOUBLER, HALVER)

    table.attack("Shoot")

    assert table.foe.active.damage == damage


@pytest.mark.rule("DAMAGE-08")
@pytest.mark.parametrize(
    ("limit", "damage"),
    [("at_most, 10", 10), ("at_most, 10, cause=any", 0), ("at_least, 20, cause=any", 10)],
)
@every_book
def test_a_bound_on_any_damage_stops_what_no_attack_does(
    rules: str, limit: str, damage: int
) -> None:
    guard = target(power=f"static {{ mod(damage_limit, self, {limit}) }}")
    shot = trainer("Shot", "item", "play { hit(active(foe), 10) }")
    table = duel(rules, "Dummy", "Target", guard, shot, hand="Shot")

    table.play("Shot")

    assert table.foe.active.damage == damage
