"""Hard cases of Energy, Trainers, retreat and Powers that a judge would be called for."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import (
    PLAIN,
    against,
    books,
    energy,
    every_book,
    held,
    hit,
    mon,
    trainer,
)

BAND = trainer("Band", "tool", "static { mod(max_hp, host, add, 10) }")
CHARM = trainer("Charm", "tool", "static { mod(max_hp, host, add, 20) }")
HAND_OVER = trainer(
    "Hand Over",
    "item",
    "play { x <- choose(discards(me)[tool]); attach(x, active(me)) }",
)
RELAY = trainer(
    "Relay",
    "item",
    "play { x <- choose(energy_on(bench_of(me))); attach(x, active(me)) }",
)
PASS_GEAR = trainer(
    "Pass Gear", "item", "play { x <- choose(gear_on(active(me))); attach(x, bench_of(me)) }"
)
QUIT = trainer("Quit", "supporter", "play { draw(me, 1); end_turn }")
BOMB = trainer("Bomb", "item", "play { counters(all(both), 6) }")
BOOST = energy("Boost", 'onto(all(me)[evolved]); keep(is(host, evolved)); provide("CCC")')
THORN = mon(
    "Thorn",
    60,
    "C",
    hit("Jab", "", 10),
    powers=held(
        "Thorns", "power", "on(damaged(self), if=event_cause(attack)) { counters(event_other, 1) }"
    ),
)
PUNCHER = mon("Puncher", 90, "C", hit("Punch", "", 30), retreat=1)
SNAG = mon(
    "Snag",
    60,
    "C",
    powers=held("Snag", "body", "on(retreated(foe)) { counters(event_mon, 5) }"),
)
GLUE = mon(
    "Glue", 60, "C", powers=held("Glue", "body", "static { mod(can_retreat, active(foe), forbid) }")
)
VANISHER = mon(
    "Vanisher",
    60,
    "C",
    powers=held("Vanish", "power", "power(once) { return_mon(self, hand) }"),
)
MARTYR = mon(
    "Martyr",
    60,
    "C",
    powers=held("Give All", "power", "power(once) { knock_out(self); draw(me, 1) }"),
)
CARDS = (
    *PLAIN,
    *(BAND, CHARM, HAND_OVER, RELAY, PASS_GEAR, QUIT, BOMB, BOOST, THORN, PUNCHER, SNAG, GLUE),
    *(VANISHER, MARTYR),
)


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


@every_book
@pytest.mark.rule("TOOL-1")
def test_no_effect_attaches_a_second_tool(rules: str) -> None:
    full = table(rules, "Tauros +Band", hand="Hand Over", discard="Charm").play("Hand Over")
    free = table(rules, "Tauros", hand="Hand Over", discard="Charm").play("Hand Over")

    assert full.you.active.tools == ["t-band"]
    assert "t-charm" in full.you.discard
    assert free.you.active.tools == ["t-charm"]


@every_book
@pytest.mark.rule("EN-9")
def test_no_effect_moves_bound_energy_where_its_line_forbids_it(rules: str) -> None:
    refused = table(rules, "Rattata | Spearow>Fearow +Boost", hand="Relay").play("Relay")
    moved = table(rules, "Spearow>Fearow | Spearow>Fearow +Boost", hand="Relay").play("Relay")

    assert refused.you.bench[0].energy == ["t-boost"]
    assert moved.you.active.energy == ["t-boost"]


@every_book
@pytest.mark.rule("CARD-FLA-3")
def test_hyper_gear_passed_on_is_removed_and_goes_home(rules: str) -> None:
    duel = table(rules, "Tauros", "xy1-1 | xy1-1", hand="xy4-97", foe_hand="Pass Gear")

    duel.play("xy4-97", to="foe's active").end_turn().play("Pass Gear")

    assert duel.foe.active.tools + duel.foe.bench[0].tools == []
    assert duel.you.discard == ["xy4-97"]


@every_book
@pytest.mark.rule("TRAINER-11")
def test_a_supporter_that_ends_the_turn_is_put_away_all_the_same(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Quit")

    duel.play("Quit")

    assert duel.player == "foe"
    assert duel.you.discard == ["t-quit"]
    assert duel.you.beside == []


@every_book
@pytest.mark.rule("TRAINER-01")
def test_a_trainer_that_knocks_out_both_actives_is_discarded_and_the_turn_goes_on(
    rules: str,
) -> None:
    duel = table(rules, "Rattata | Tauros", "Rattata | Snorlax", hand="Bomb, R")

    duel.play("Bomb", answers=["prize 1", "prize 1"])

    assert (duel.player, duel.asked) == ("you", "main")
    assert (duel.you.active.name, duel.foe.active.name) == ("Tauros", "Snorlax")
    assert sorted(duel.you.discard) == ["t-bomb", "t-rattata"]
    assert duel.can("attach R to active")


@every_book
@pytest.mark.rule("STA-1", "TRAINER-20")
def test_a_smaller_bench_is_cut_down_when_sky_field_goes(rules: str) -> None:
    gym = trainer("Gym", "stadium", "static { mod(retreat_cost, all(both), add, -1) }")
    bench = ", ".join(["Rattata"] * 6)
    duel = scenario(
        rules,
        f"Tauros | {bench}",
        f"Snorlax | {bench}",
        cards=(*CARDS, gym),
        hand="Gym",
        stadium="xy6-89",
    )

    duel.play("Gym", answers=["bench 1", "bench 1"])

    assert (len(duel.you.bench), len(duel.foe.bench)) == (5, 5)
    assert duel.asked == "main"
    assert duel.foe.prizes_left == duel.you.prizes_left


@pytest.mark.rule("POWER-05", "POW-1")
@pytest.mark.parametrize(
    ("rules", "answered"),
    [("ecard", False), ("ex", False), ("platinum", True), ("legends", True), ("xy", True)],
)
def test_a_condition_stops_a_poke_power_that_answers_by_itself(rules: str, answered: bool) -> None:
    sick = table(rules, "Thorn paralyzed:1", "Puncher", player="foe").attack("Punch")
    well = table(rules, "Thorn", "Puncher", player="foe").attack("Punch")

    assert sick.foe.active.damage == (10 if answered else 0)
    assert well.foe.active.damage == 10


@every_book
@pytest.mark.rule("RETREAT-07")
def test_a_pokemon_that_falls_after_its_retreat_is_a_benched_one(rules: str) -> None:
    duel = table(rules, "Puncher +R dmg40 | Rattata", "Snag", foe_prizes=4)

    duel.retreat(answers=["prize 1"])

    assert duel.you.active.name == "Rattata"
    assert duel.you.bench == []
    assert duel.foe.prizes_left == 3
    assert (duel.player, duel.asked) == ("you", "main")


@every_book
@pytest.mark.rule("RETREAT-01", "RETREAT-02")
def test_an_effect_that_forbids_retreat_leaves_switching(rules: str) -> None:
    duel = table(rules, "Spearow | Rattata", "Glue", hand="Switch")
    locked = against(duel, "retreat")

    duel.play("Switch")

    assert locked == "CARD-TEXT-WINS"
    assert duel.you.active.name == "Rattata"


@books("ex", "platinum", "legends", "xy")
@pytest.mark.rule("RETREAT-09")
def test_a_retreat_that_failed_does_not_use_up_the_one_of_the_turn(rules: str) -> None:
    house = book(rules).replace(confused_retreat_flip=True)
    duel = table(house, "Rattata +R +R confused | Puncher +R", hand="Switch")

    duel.retreat(flips="T").play("Switch").retreat()

    assert duel.you.active.name == "Rattata"
    assert duel.refused("retreat")


@books("ex")
@pytest.mark.rule("RETREAT-02")
def test_with_two_actives_one_retreat_is_all(rules: str) -> None:
    house = book(rules).replace(actives=2)
    duel = table(house, "Spearow & Spearow | Rattata, Tauros", "Snorlax & Snorlax")

    duel.retreat(of="active 1", to="bench 1")

    assert [active.name for active in duel.you.actives] == ["Rattata", "Spearow"]
    assert duel.refused("retreat")


@every_book
@pytest.mark.rule("POWER-01", "POW-4")
def test_a_power_may_remove_its_own_active_pokemon(rules: str) -> None:
    gone = table(rules, "Vanisher +R | Rattata").power("Vanish")
    fallen = table(rules, "Martyr | Rattata").power("Give All", answers=["prize 1"])
    lost = table(rules, "Vanisher").power("Vanish")

    assert (gone.you.active.name, gone.asked) == ("Rattata", "main")
    assert sorted(gone.you.hand) == ["R", "t-vanisher"]
    assert (fallen.you.active.name, fallen.you.hand) == ("Rattata", ["G"])
    assert (lost.winner, lost.end) == ("foe", "no_pokemon")


@every_book
@pytest.mark.rule("ENERGY-02")
@pytest.mark.parametrize("extra", [1, -1])
def test_a_changed_cost_counts_colorless_and_leaves_typed_symbols(rules: str, extra: int) -> None:
    shift = trainer("Shift", "stadium", f"static {{ mod(attack_cost, all(both), add, {extra}) }}")
    typed = mon("Typed", 60, "R", hit("Two", "RC", 20), hit("One", "R", 10), hit("None", "", 10))
    duel = scenario(rules, "Typed +R", "Snorlax", cards=(*CARDS, shift, typed), stadium="Shift")
    bare = scenario(rules, "Typed", "Snorlax", cards=(*CARDS, shift, typed), stadium="Shift")

    assert duel.can("attack Two") is (extra < 0)
    assert duel.can("attack One") is (extra < 0)
    assert bare.can("attack None") is (extra < 0)
    assert bare.refused("attack One")


@every_book
@pytest.mark.rule("STA-4")
def test_each_player_has_a_use_of_the_stadium_that_the_other_does_not_spend(rules: str) -> None:
    spring = trainer("Spring", "stadium", "power(once) { draw(me, 1) }")
    duel = scenario(rules, "Tauros", "Snorlax", cards=(*CARDS, spring), stadium="foe:Spring")

    duel.power("Spring").end_turn().power("Spring")

    assert len(duel.you.hand) == 1
    assert len(duel.foe.hand) == 2
    assert duel.refused("use Spring")


@every_book
@pytest.mark.rule("RETREAT-05", "CARD-TEXT-WINS")
def test_energy_that_returns_to_hand_pays_a_retreat_all_the_same(rules: str) -> None:
    duel = table(rules, "Puncher +neo1-105 | Rattata")

    duel.retreat()

    assert duel.you.active.name == "Rattata"
    assert duel.you.hand == ["neo1-105"]
    assert duel.you.discard == []


@every_book
@pytest.mark.rule("ENERGY-03")
def test_energy_goes_to_its_owners_discard_pile_when_its_pokemon_falls(rules: str) -> None:
    duel = table(rules, "Puncher +R", "Rattata dmg40 +W +Rainbow Energy | Tauros")

    duel.attack("Punch", answers=["prize 1"])

    assert duel.foe.discard == ["t-rattata", "W", "t-rainbowenergy"]
    assert duel.you.discard == []


@every_book
@pytest.mark.rule("POWER-04")
def test_a_body_that_gave_hp_takes_its_holders_down_when_it_goes(rules: str) -> None:
    giver = mon(
        "Giver", 60, "C", powers=held("Give", "body", "static { mod(max_hp, all(me), add, 20) }")
    )
    duel = scenario(
        rules,
        "Puncher",
        "Giver dmg50 | Rattata dmg70, Tauros",
        cards=(*CARDS, giver),
        prizes=5,
    )

    duel.attack("Punch", answers=["prize 1", "prize 2"])

    assert duel.foe.active.name == "Tauros"
    assert duel.you.prizes_left == 3


@every_book
@pytest.mark.rule("TRAINER-10", "TR-0")
def test_a_supporter_that_was_cancelled_was_still_played(rules: str) -> None:
    denier = mon(
        "Denier",
        60,
        "C",
        powers=held(
            "Deny", "body", "instead(played(foe), if=is(event_card, supporter)) { nullify }"
        ),
    )
    duel = scenario(rules, "Tauros", "Denier", cards=(*CARDS, denier), hand="Cheer, Pep Talk")

    duel.play("Cheer")

    assert duel.you.hand == ["t-peptalk"]
    assert duel.you.discard == ["t-cheer"]
    assert against(duel, "play Pep Talk") == "TRAINER-10"
