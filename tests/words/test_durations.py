"""How long effects last, how often things are used, and what is known of Pokémon that left play."""

from __future__ import annotations

from typing import Any, Final

import pytest

from playmat.cards.card import Card, Power
from playmat.game.scenario.duel import Duel
from playmat.lang.words import LISTS
from tests.rules.cards_combat import blow, mon, trainer
from tests.words.cards import judge, lay

BUFF: Final = '{ mod(max_hp, all(me)[named("Small")], add, 20) }'
SPANS: Final[dict[str, list[int]]] = {
    "end_of_turn": [50, 30, 30, 30, 30],
    "turn_on_bench": [50, 30, 30, 30, 30],
    "foe_next_turn": [30, 50, 30, 30, 30],
    "through_foe_turn": [50, 50, 30, 30, 30],
    "my_next_turn": [30, 30, 50, 30, 30],
    "while_active": [50, 50, 50, 50, 50],
    "while_in_play": [50, 50, 50, 50, 50],
    "rest_of_game": [50, 50, 50, 50, 50],
    "through_my_turn": [50, 50, 50, 30, 30],
}
"""The HP of a Small of 30 after the effect starts, then in the following turns."""
SCOOP = trainer("Scoop", "item", "play { return_mon(active(me), hand) }")


def buffer(until: str, on: str = "") -> Card:
    """The Judge with an Ability that gives your Smalls 20 HP for a while."""
    return judge(f"power(once) {{ lasting({until}{on}) {BUFF} }}")


def small(duel: Duel) -> int:
    return next(m.hp for m in [*duel.you.actives, *duel.you.bench] if m.name == "Small")


def begun(until: str, on: str = "", **more: Any) -> Duel:
    """A game in which the Judge, your Active, has used its Ability."""
    duel = lay(
        "Judge | Small, Small", "Target", buffer(until, on), SCOOP, hand="Scoop, Swap", **more
    )
    return duel.power("Verdict")


@pytest.mark.parametrize("until", SPANS)
def test_an_effect_lasts_as_long_as_it_says(until: str) -> None:
    duel = begun(until)

    hp = [small(duel)]
    for _ in range(4):
        duel.end_turn()
        hp.append(small(duel))

    assert hp == SPANS[until]


@pytest.mark.parametrize("on", ["", ", on=self"])
@pytest.mark.parametrize(
    ("until", "hp"), [("while_active", 30), ("while_in_play", 50), ("rest_of_game", 50)]
)
def test_what_lasts_while_active_ends_on_the_bench(until: str, hp: int, on: str) -> None:
    duel = begun(until, on)

    duel.play("Swap", answers=["bench 1"])

    assert small(duel) == hp


@pytest.mark.parametrize("on", ["", ", on=self"])
@pytest.mark.parametrize(("until", "hp"), [("while_active", 30), ("while_in_play", 30)])
def test_what_lasts_while_in_play_ends_when_its_pokemon_leaves(
    until: str, hp: int, on: str
) -> None:
    duel = begun(until, on)

    duel.play("Scoop", answers=["bench 1"])

    assert small(duel) == hp


def test_an_effect_of_the_whole_game_outlasts_its_source() -> None:
    duel = begun("rest_of_game")

    duel.play("Scoop", answers=["bench 1"])

    assert small(duel) == 50


def test_an_effect_on_a_pokemon_that_left_does_not_wait_for_its_return() -> None:
    more = "lasting(rest_of_game, on=bench_of(me)) { mod(max_hp, how=add, value=20) }"
    fetch = trainer("Fetch", "item", "play { return_mon(bench_of(me), hand) }")
    duel = lay("Judge | Hitter", "Target", judge(f"power(once) {{ {more} }}"), fetch, hand="Fetch")

    duel.power("Verdict")

    assert duel.you.bench[0].hp == 80

    duel.play("Fetch").bench("Hitter")

    assert duel.you.bench[0].hp == 60


ATTACKER = mon(
    "Striker",
    60,
    "C",
    blow("Strike", 10),
    blow("Rage", 10, "before { lasting(this_attack) { mod(damage_dealt, self, add, 30) } }"),
    blow(
        "Ready",
        0,
        "no_damage; after { lasting(next_attack, on=self) { mod(damage_dealt, self, add, 30) } }",
    ),
    powers=(Power("Twice", "trait", "static { mod(attacks_per_turn, self, set, 2) }"),),
    retreat=0,
)


def test_what_lasts_for_this_attack_is_over_for_the_second_one_of_the_turn() -> None:
    duel = lay("Striker", "Target", ATTACKER)

    duel.attack("Rage", answers=["attack Strike"])

    assert duel.foe.active.damage == 40 + 10


def test_what_lasts_for_the_next_attack_counts_for_that_one_alone() -> None:
    duel = lay("Striker", "Target", ATTACKER)

    duel.attack("Ready", answers=["attack Strike"])

    assert duel.foe.active.damage == 40

    duel.end_turn().attack("Strike", answers=["attack Strike"])

    assert duel.foe.active.damage == 40 + 10 + 10


def test_what_waits_for_the_next_attack_waits_for_turns() -> None:
    duel = lay("Striker", "Target", ATTACKER)

    duel.attack("Ready", answers=["end turn"]).end_turn().end_turn().end_turn()
    duel.attack("Strike", answers=["end turn"])

    assert duel.foe.active.damage == 40


def test_what_an_attack_left_waiting_ends_on_the_bench() -> None:
    duel = lay("Striker | Small", "Target", ATTACKER, hand="Swap")

    duel.attack("Ready", answers=["end turn"]).end_turn()
    duel.retreat().play("Swap").attack("Strike", answers=["end turn"])

    assert duel.foe.active.damage == 10


def test_what_lasts_with_a_stadium_ends_when_it_leaves() -> None:
    hall = trainer("Hall", "stadium", f"play {{ lasting(while_stadium) {BUFF} }}")
    duel = lay("Small", "Target", hall, hand="Hall").play("Hall")
    assert small(duel) == 50

    duel.end_turn().end_turn()
    assert small(duel) == 50

    duel = lay("Small", "Target", hall, hand="Hall", foe_hand="Gym").play("Hall")
    duel.end_turn().play("Gym")
    assert small(duel) == 30


def test_every_duration_is_tried() -> None:
    tried = {*SPANS, "this_attack", "next_attack", "while_stadium"}
    assert tried == set(LISTS["until"])


LIMITS: Final[dict[str, tuple[bool, bool, bool, bool, bool]]] = {
    "once": (False, True, True, True, True),
    "once_name": (False, False, False, True, False),
    "once_player": (False, False, True, True, False),
    "once_game": (False, False, True, False, False),
    "once_stay": (False, True, True, False, True),
    "free": (True, True, True, True, True),
    "once_event": (True, True, True, True, True),
    "any_time": (True, True, True, True, True),
    "any_time_name": (False, False, False, True, False),
}
"""After one use, whether it may be used again: by the same Pokémon, by another of the same name, by
one of another name with the same power, by the same one next turn, by it after being played again.
"""


def limited(how: str) -> tuple[Card, Card]:
    """Two different Pokémon with a power of the same name."""
    program = f"power({how}) {{ draw(me, 1) }}"
    twin = mon("Twin", 60, "C", powers=(Power("Verdict", "ability", program),))
    return judge(program), twin


@pytest.mark.parametrize("how", LIMITS)
def test_a_power_is_used_as_often_as_it_says(how: str) -> None:
    duel = lay("Hitter | Judge, Judge, Twin", "Target", *limited(how))

    duel.power("Verdict", on="bench 1")
    found = [duel.can(f"use Verdict of bench {n}") for n in (1, 2, 3)]
    duel.end_turn().end_turn()

    assert (*found, duel.can("use Verdict of bench 1")) == LIMITS[how][:4]


@pytest.mark.parametrize("how", LIMITS)
def test_a_pokemon_played_anew_has_used_nothing_itself(how: str) -> None:
    fetch = trainer("Fetch", "item", "play { return_mon(bench_of(me), hand) }")
    duel = lay("Hitter | Judge", "Target", *limited(how), fetch, hand="Fetch")

    duel.power("Verdict").play("Fetch").bench("Judge")

    assert duel.can("use Verdict") is LIMITS[how][4]


@pytest.mark.parametrize(("how", "marks"), [("once", 1), ("free", 2), ("once_game", 1)])
def test_a_handler_has_its_limit_too(how: str, marks: int) -> None:
    twice = mon("Striker", 60, "C", *ATTACKER.attacks, powers=ATTACKER.powers)
    law = judge(f'on(damaged, how={how}) {{ marker(self, "seen") }}')
    duel = lay("Striker | Judge", "Target", twice, law)

    duel.attack("Strike", answers=["attack Strike"])

    assert duel.you.bench[0].markers["seen"] == marks


def test_of_handlers_with_one_name_only_one_reacts_to_an_event() -> None:
    program = "on(damaged(active(foe)), how=once_event) { counters(event_mon, 1) }"
    twin = mon("Twin", 60, "C", powers=(Power("Verdict", "ability", program),))
    duel = lay("Hitter | Judge, Judge, Twin", "Target", judge(program), twin)

    duel.attack("Hit")

    assert duel.foe.active.damage == 30


def test_every_limit_is_tried() -> None:
    assert set(LIMITS) == set(LISTS["how"])


def test_the_counters_of_a_pokemon_that_left_are_still_known() -> None:
    text = "x <- active(foe); return_mon(x, hand); counters(bench_of(foe), counters_on(x))"
    duel = lay(
        "Hitter",
        "Small dmg20 | Target",
        trainer("Doing", "item", f"play {{ {text} }}"),
        hand="Doing",
    )

    duel.play("Doing")

    assert (duel.foe.active.name, duel.foe.active.damage) == ("Target", 20)


def test_a_handler_reads_the_pokemon_that_was_knocked_out_as_it_was() -> None:
    law = judge("on(knocked_out(all(foe))) { counters(self, units(event_mon)) }")
    duel = lay("Hitter | Judge", "Target +L +L | Small", law)

    duel.attack("Crash", answers=["prize 1"])

    assert duel.you.bench[0].damage == 20


def test_an_attacker_that_left_play_hits_with_the_type_it_had() -> None:
    actor = mon(
        "Actor",
        60,
        "L",
        blow("Act", 0, "no_damage; after { return_mon(self, hand); hit(defender, 20) }"),
    )
    duel = lay("Actor | Small", "Frail", actor)

    duel.attack("Act")

    assert duel.foe.active.damage == 40
    assert duel.you.active.name == "Small"


def test_an_effect_while_active_does_not_begin_on_the_bench() -> None:
    duel = lay("Judge | Small", "Target", buffer("while_active", ", on=bench_of(me)"))

    assert small(duel.power("Verdict")) == 30
