"""The Special Conditions: what they do and how they end."""

from __future__ import annotations

import pytest

from playmat.cards.card import Power, TypeMatch
from playmat.game.scenario.duel import Duel
from playmat.rules import book
from tests.rules.cards_combat import BOOKS, blow, duel, every_book, mon, trainer

CONDITIONS = "asleep poisoned burned"


def status(table: Duel) -> set[str]:
    """The conditions of the opponent's Active."""
    return table.foe.active.conditions


@pytest.mark.rule("COND-01")
@pytest.mark.scenario("S-124")
@every_book
def test_a_benched_pokemon_takes_no_condition(rules: str) -> None:
    table = duel(rules, "Hexer", "Dummy | Dummy")

    table.attack("Gas", flips="T")

    assert status(table) == {"asleep"}
    assert table.foe.bench[0].conditions == set()


@pytest.mark.rule("COND-02")
@pytest.mark.parametrize("way", ["switch", "evolve", "level up", "devolve", "return"])
@every_book
def test_every_condition_is_removed_when_the_pokemon_changes(rules: str, way: str) -> None:
    spray = trainer("Spray", "item", "play { devolve(active(me), hand) }")
    level = mon(
        "Heavy X", 130, "C", kinds=("levelup",), text='rule("levels_up", "Heavy")', id="t-lvx"
    )
    row = "Dummy>Heavy" if way in ("level up", "devolve") else "Dummy"
    hand = "Swap, Heavy, Spray, t-lvx, Scoop"
    table = duel(rules, f"{row} {CONDITIONS} | Basher", "Dummy", spray, level, hand=hand)

    if way == "switch":
        table.play("Swap")
    elif way == "evolve":
        table.evolve("Heavy", on="active")
    elif way == "level up":
        table.level_up("t-lvx")
    elif way == "devolve":
        table.play("Spray")
    else:
        table.play("Scoop").bench("Dummy")

    mine = table.you.bench[0] if way in ("switch", "return") else table.you.active
    assert mine.name != "Basher"
    assert mine.conditions == set()


@pytest.mark.rule("COND-02")
@every_book
def test_a_pokemon_that_comes_back_from_the_bench_is_still_cured(rules: str) -> None:
    table = duel(rules, f"Dummy {CONDITIONS} | Basher", "Dummy", hand="2*Swap")

    table.play("Swap").play("Swap").end_turn()

    assert table.you.active.name == "Dummy"
    assert table.you.active.damage == 0


@pytest.mark.rule("COND-03")
@pytest.mark.scenario("S-111")
@every_book
def test_sleep_replaces_confusion_and_leaves_the_burn(rules: str) -> None:
    table = duel(rules, "Hexer", "Huge confused burned")

    table.attack("Sleep", flips="HT")

    assert status(table) == {"asleep", "burned"}


@pytest.mark.rule("COND-03")
@pytest.mark.parametrize(
    ("first", "then", "left"),
    [
        ("asleep", "Paralyze", {"paralyzed"}),
        ("asleep", "Confuse", {"confused"}),
        ("paralyzed:2", "Confuse", {"confused"}),
        ("confused", "Paralyze", {"paralyzed"}),
    ],
)
@every_book
def test_the_last_of_the_three_that_turn_a_card_counts(
    rules: str, first: str, then: str, left: set[str]
) -> None:
    table = duel(rules, "Hexer", f"Huge {first}")

    table.attack(then)

    assert status(table) == left


@pytest.mark.rule("COND-03")
@pytest.mark.scenario("S-112")
@every_book
def test_poison_burn_and_paralysis_stand_together(rules: str) -> None:
    table = duel(rules, "Hexer", "Huge poisoned burned")

    table.attack("Paralyze", flips="H")

    assert status(table) == {"poisoned", "burned", "paralyzed"}


@pytest.mark.rule("COND-04", "COND-12")
@pytest.mark.scenario("S-113")
@pytest.mark.parametrize(
    ("first", "then", "damage"),
    [("poisoned", "Poison", 10), ("poisoned:20", "Poison", 10), ("poisoned", "Toxic", 20)],
)
@every_book
def test_a_new_poison_replaces_the_old_one(rules: str, first: str, then: str, damage: int) -> None:
    table = duel(rules, "Hexer", f"Huge {first}")

    table.attack(then)

    assert table.foe.active.damage == damage


@pytest.mark.rule("COND-04", "COND-11")
@every_book
def test_a_second_burn_does_not_double_the_first(rules: str) -> None:
    table = duel(rules, "Hexer", "Huge burned")

    table.attack("Burn", flips="T")

    assert table.foe.active.damage == 20
    assert status(table) == {"burned"}


@pytest.mark.rule("COND-04", "COND-14")
@every_book
def test_paralysis_applied_again_runs_anew(rules: str) -> None:
    stun = trainer("Stun", "item", "play { inflict(active(me), paralyzed) }")
    table = duel(rules, "Hexer", "Huge", stun, foe_hand="Stun").attack("Paralyze")

    table.play("Stun").end_turn()
    assert status(table) == {"paralyzed"}
    table.end_turn()
    assert table.refused("attack Poke")
    table.end_turn()

    assert status(table) == set()


@pytest.mark.rule("COND-10")
@pytest.mark.scenario("S-114")
@every_book
def test_a_sleeper_flips_after_each_turn_until_heads(rules: str) -> None:
    table = duel(rules, "Hexer", "Huge +G | Dummy")

    table.attack("Sleep", flips="T")
    assert status(table) == {"asleep"}
    assert table.refused("attack Poke")
    assert table.refused("retreat")
    table.end_turn(flips="H")

    assert status(table) == set()


@pytest.mark.rule("COND-14")
@pytest.mark.scenario("S-115")
@every_book
def test_paralysis_lasts_through_the_owners_next_turn(rules: str) -> None:
    table = duel(rules, "Hexer", "Huge +G | Dummy")

    table.attack("Paralyze")
    assert status(table) == {"paralyzed"}
    assert table.refused("attack Poke")
    assert table.refused("retreat")
    table.end_turn()

    assert status(table) == set()


@pytest.mark.rule("COND-14")
@pytest.mark.scenario("S-116")
@every_book
def test_paralysis_by_ones_own_attack_lasts_through_ones_next_turn(rules: str) -> None:
    table = duel(rules, "Hexer +P | Dummy", "Huge")

    table.attack("Freeze Self")
    assert table.you.active.conditions == {"paralyzed"}
    table.end_turn()
    assert table.you.active.conditions == {"paralyzed"}
    assert table.refused("attack Sleep")
    assert table.refused("retreat")
    table.end_turn()

    assert table.you.active.conditions == set()


@pytest.mark.rule("COND-11")
@pytest.mark.scenario("S-117")
@every_book
def test_a_burn_hurts_on_tails_and_stays_either_way(rules: str) -> None:
    table = duel(rules, "Dummy", "Huge burned")

    table.end_turn(flips="T").end_turn(flips="H")

    assert table.foe.active.damage == 20
    assert status(table) == {"burned"}


@pytest.mark.rule("COND-12")
@every_book
def test_poison_hurts_after_each_players_turn(rules: str) -> None:
    table = duel(rules, "Dummy", "Huge poisoned")

    table.end_turn().end_turn()

    assert table.foe.active.damage == 20
    assert status(table) == {"poisoned"}


@pytest.mark.rule("COND-13")
@every_book
def test_poison_and_burn_ignore_weakness_and_resistance(rules: str) -> None:
    frail = mon(
        "Frail",
        120,
        "C",
        weak=(TypeMatch("P", "x", 2), TypeMatch("R", "x", 2), TypeMatch("C", "x", 2)),
    )
    stout = mon("Stout", 120, "C", resist=(TypeMatch("P", "-", 30), TypeMatch("R", "-", 30)))
    table = duel(rules, "Stout poisoned burned", "Frail poisoned burned", frail, stout)

    table.end_turn(flips="TT")

    assert table.you.active.damage == table.foe.active.damage == 30


@pytest.mark.rule("COND-15", "BETWEEN-09")
@every_book
def test_the_owner_flips_for_a_condition_the_turn_player_first(rules: str) -> None:
    table = duel(rules, "Huge burned asleep", "Huge burned asleep")

    table.end_turn(flips="HTHT")

    assert [event.seat for event in table.events("coin")] == [0, 1, 0, 1]
    assert table.you.active.conditions == {"burned"}
    assert status(table) == {"burned", "asleep"}
    assert (table.you.active.damage, table.foe.active.damage) == (0, 20)


@pytest.mark.rule("COND-24")
@pytest.mark.parametrize(("rules", "works"), [(b, b not in ("ecard", "ex")) for b in BOOKS])
def test_conditions_leave_bodies_on_and_stop_powers_in_the_old_books(
    rules: str, works: bool
) -> None:
    powers = (
        Power("Thick", "body", "static { mod(damage_taken, self, add, -20) }"),
        Power("Fetch", "power", "power(once) { draw(me, 1) }"),
    )
    thick = mon("Thick", 90, "C", powers=powers)
    table = duel(rules, "Thick poisoned", "Basher", thick)

    assert table.can("use Fetch") is works
    table.end_turn().attack("Punch")

    assert table.you.active.damage == 10 + 10 + 10


@pytest.mark.rule("COND-25")
@every_book
def test_an_ordinary_counter_survives_the_bench_but_not_evolving(rules: str) -> None:
    table = duel(rules, "Dummy dmg20 marker:char | Basher", "Dummy", hand="2*Swap, Heavy")

    table.play("Swap").play("Swap")
    assert table.you.active.markers == {"Char": 1}
    assert table.you.active.conditions == set()
    table.evolve("Heavy", on="active")

    assert table.you.active.markers == {}
    assert table.you.active.damage == 20


@pytest.mark.rule("COND-26")
@every_book
def test_a_trainer_card_replaces_a_condition_as_an_attack_does(rules: str) -> None:
    table = duel(rules, "Dummy", "Huge asleep", hand="Venom")

    table.play("Venom")

    assert status(table) == {"poisoned", "confused"}


@pytest.mark.rule("COND-11", "COND-12")
@every_book
def test_the_points_of_poison_and_burn_are_switches(rules: str) -> None:
    house = book(rules).replace(poison_points=30, burn_points=40)
    table = duel(house, "Dummy", "Huge poisoned burned")

    table.end_turn(flips="T")

    assert table.foe.active.damage == 70


@pytest.mark.rule("COND-10")
@pytest.mark.parametrize(
    ("flips", "left"), [("HH", set()), ("HT", {"asleep"}), ("TH", {"asleep"}), ("TT", {"asleep"})]
)
@every_book
def test_where_two_coins_are_asked_both_are_flipped_and_must_be_heads(
    rules: str, flips: str, left: set[str]
) -> None:
    deep = Power("Deep", "body", "static { mod(sleep_coins, all(foe), set, 2) }")
    table = duel(rules, "Deep", "Huge asleep", mon("Deep", 60, powers=(deep,)))

    table.end_turn(flips=flips)

    assert status(table) == left


@pytest.mark.rule("COND-10")
@every_book
def test_where_no_coin_is_asked_a_pokemon_sleeps_on(rules: str) -> None:
    deep = Power("Deep", "body", "static { mod(sleep_coins, all(foe), set, 0) }")
    table = duel(rules, "Deep", "Huge asleep", mon("Deep", 60, powers=(deep,)))

    table.end_turn()

    assert status(table) == {"asleep"}
    assert table.events("coin") == []


@pytest.mark.rule("COND-10", "COND-04")
@every_book
def test_the_coins_of_a_deeper_sleep_end_with_it(rules: str) -> None:
    deep = blow("Deep", 0, "after { inflict(defender, asleep, 2) }")
    nap = blow("Nap", 0, "after { inflict(defender, asleep) }")
    table = duel(rules, "Singer", "Huge", mon("Singer", 90, "C", deep, nap))

    table.attack("Deep", flips="HT").end_turn(flips="HH")
    awake = status(table)
    table.attack("Nap", flips="T")

    assert (awake, status(table)) == (set(), {"asleep"})


@pytest.mark.rule("COND-12", "COND-11", "COND-21")
@every_book
def test_effects_may_change_what_a_condition_does(rules: str) -> None:
    program = (
        "static { mod(poison_points, all(foe), add, 20); mod(burn_points, all(foe), set, 40); "
        "mod(confusion_points, all(foe), add, 20) }"
    )
    harsh = mon("Harsh", 90, "C", powers=(Power("Harsh", "body", program),))
    ill = duel(rules, "Harsh", "Huge poisoned burned", harsh)
    dazed = duel(rules, "Huge confused", "Harsh", harsh)

    ill.end_turn(flips="T")
    dazed.attack("Poke", flips="T")

    assert ill.foe.active.damage == 70
    assert dazed.you.active.damage == (40 if rules == "ecard" else 50)
