"""Team Flare's Hyper Gear, attached to the opponent's Pokémon. [CARD-FLA-1 ... CARD-FLA-6]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset
from tests.rules.cards_turn import PLAIN, books, every_book, held, hit, mon, trainer
from tests.rules.turn.cards_judged import BAND, judged

CHARM = trainer("Charm", "tool", "static { mod(damage_taken, host, add, -10, stage=after) }")
BERRY = trainer(
    "Heal Berry",
    "tool",
    "on(between_turns, if=is(host, damaged), may=me) { heal(host, 20); discard(this_card) }",
)
SIREN = trainer("Siren", "tool", "power(once) { draw(me, 1) }")
SCRAP = trainer(
    "Scrap",
    "item",
    "play { x <- choose(gear_on(all(both))[tool]); discard(x) }",
)
SCOOP = trainer("Scoop", "item", "play { x <- choose(all(me)); return_mon(x, hand) }")
LIFT = trainer("Lift", "item", "play { x <- choose(all(me)); move(whole(x), hand) }")
PLUCK = trainer("Pluck", "item", "play { move(gear_on(all(both)), hand) }")
RUST = trainer("Rust", "stadium", "static { mod(tool_works, all(both), how=forbid) }")
BULLY = mon("Bully", 120, "C", hit("Punch", "", 30), hit("Smash", "", 180))
VENOM = mon("Venom", 120, "C", hit("Venom", "", 10, "after { inflict(defender, poisoned) }"))
LOCKER = mon(
    "Locker", 60, "C", powers=held("Item Lock", "ability", "static { forbid_play(foe, item) }")
)
CARDS = (
    *PLAIN,
    *(BAND, CHARM, BERRY, SIREN, SCRAP, SCOOP, LIFT, PLUCK, RUST, BULLY, VENOM, LOCKER),
)
RINGER = "xy4-97"
NET = "xy4-98"
VENUSAUR = "xy1-1"


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


@books("xy")
@pytest.mark.rule("CARD-FLA-1")
def test_hyper_gear_goes_on_a_mega_too(rules: str) -> None:
    duel = table(rules, "Rattata", "xy1-1>xy1-2", hand=NET)

    duel.play(NET)

    assert duel.foe.active.tools == [NET]


@books("xy")
@pytest.mark.scenario("K-104")
@pytest.mark.rule("CARD-FLA-3", "CARD-FLA-6")
@pytest.mark.parametrize("way", ["Scoop", "Lift"])
def test_hyper_gear_goes_home_when_its_holder_is_taken_back(rules: str, way: str) -> None:
    duel = table(rules, "Tauros", f"{VENUSAUR} +G | Rattata", hand=RINGER, foe_hand=way)
    duel.play(RINGER).end_turn()

    duel.play(way, answers=["active"])

    assert duel.you.discard == [RINGER]
    assert RINGER not in duel.foe.hand
    assert {VENUSAUR, "G"} <= set(duel.foe.hand)


@books("xy")
@pytest.mark.scenario("K-105")
@pytest.mark.rule("CARD-FLA-2")
def test_hyper_gear_needs_a_free_slot(rules: str) -> None:
    duel = table(rules, "Tauros", f"{VENUSAUR} +Band", hand=f"{RINGER}, bw6-116")
    full = duel.refused("play Head Ringer")

    duel.play("bw6-116")

    assert full
    assert duel.can("play Head Ringer")


@books("xy")
@pytest.mark.rule("CARD-FLA-2", "CARD-FLA-4")
def test_hyper_gear_fills_the_slot_and_stays_when_the_ex_becomes_a_mega(rules: str) -> None:
    duel = table(rules, "Tauros", f"{VENUSAUR} +{RINGER}", foe_hand="Band, xy1-2", player="foe")
    full = duel.refused("play Band")

    duel.evolve("xy1-2")

    assert full
    assert duel.foe.active.name == "M Venusaur-EX"
    assert duel.foe.active.tools == [RINGER]


@books("xy")
@pytest.mark.rule("CARD-FLA-5")
def test_an_item_lock_stops_hyper_gear(rules: str) -> None:
    duel = table(rules, "Tauros", f"{VENUSAUR} | Locker", hand=RINGER)

    assert duel.refused("play Head Ringer")


@books("xy")
@pytest.mark.rule("CARD-FLA-1")
def test_jamming_net_weakens_attacks_before_weakness(rules: str) -> None:
    frail = mon("Frail", 200, "C", weaknesses=())
    duel = scenario(rules, "Frail", f"{VENUSAUR} +G +G +G", cards=(*CARDS, frail), hand=NET)

    duel.play(NET).end_turn().attack("Poison Powder")

    assert duel.you.active.damage == 60 - 20 + 10


@books("xy")
@pytest.mark.rule("CARD-FLA-2", "CARD-FLA-3")
def test_the_victim_may_scrap_hyper_gear_and_it_goes_to_who_played_it(rules: str) -> None:
    duel = table(rules, "Tauros", VENUSAUR, hand=RINGER, foe_hand="bw6-116")

    duel.play(RINGER).end_turn().play("bw6-116")

    assert duel.you.discard == [RINGER]
    assert duel.foe.discard == ["bw6-116"]


@every_book
@pytest.mark.rule("CARD-FLA-3")
def test_hyper_gear_passed_on_is_removed_and_goes_home(rules: str) -> None:
    duel = judged(rules, "Tauros", "xy1-1 | xy1-1", hand="xy4-97", foe_hand="Pass Gear")

    duel.play("xy4-97", to="foe's active").end_turn().play("Pass Gear")

    assert duel.foe.active.tools + duel.foe.bench[0].tools == []
    assert duel.you.discard == ["xy4-97"]
