"""Retreating: its cost, how often, and what a Pokémon loses by it. [RETREAT-01 ...]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.errors import IllegalOption
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import PLAIN, against, books, energy, every_book, hit, mon, trainer
from tests.rules.turn.cards import SLEEPER
from tests.rules.turn.cards_judged import BAND, judged

BUG = mon("Bug", 60, "G", hit("Web", "C", 10), retreat=1)
LEAD = trainer("Lead Weight", "tool", "static { mod(retreat_cost, host, add, 1) }")
BALLOON = trainer("Balloon", "tool", "static { mod(retreat_cost, host, add, -2) }")
CARDS = (*PLAIN, BUG, SLEEPER, BAND, LEAD, BALLOON)


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


@every_book
@pytest.mark.scenario("S-067")
@pytest.mark.rule("RETREAT-05", "EN-7")
@pytest.mark.parametrize("costs", [["DCE"], ["R", "W"], ["R", "DCE"], ["W", "DCE"]])
def test_cards_are_discarded_one_by_one_until_the_cost_is_met(rules: str, costs: list[str]) -> None:
    duel = table(rules, "Tauros +R +W +t-doublecolorlessenergy | Spearow")
    names = ["t-doublecolorlessenergy" if cost == "DCE" else cost for cost in costs]

    duel.retreat(pay=names)

    assert sorted(duel.you.discard) == sorted(names)
    assert duel.you.active.name == "Spearow"
    assert len(duel.you.bench[0].energy) == 3 - len(names)


@every_book
@pytest.mark.scenario("S-067")
@pytest.mark.rule("RETREAT-05")
def test_a_retreat_is_not_over_before_its_cost_is_met(rules: str) -> None:
    duel = table(rules, "Tauros +R +W +t-doublecolorlessenergy | Spearow")

    duel.choose("retreat")
    unpaid = duel.asked
    duel.answer("R")

    assert (unpaid, duel.asked) == ("retreat_pay", "retreat_pay")
    assert duel.you.active.name == "Tauros"
    assert "stop" not in duel.options


@every_book
@pytest.mark.scenario("S-067", "S-068", "K-120")
@pytest.mark.rule("RETREAT-05", "EN-7")
def test_nothing_more_is_discarded_once_the_cost_is_met(rules: str) -> None:
    duel = table(rules, "Tauros +R +R +t-doublecolorlessenergy | Spearow, Rattata")

    duel.choose("retreat", answers=["t-doublecolorlessenergy"])

    assert duel.asked == "retreat_to"
    assert duel.you.discard == ["t-doublecolorlessenergy"]
    with pytest.raises(IllegalOption):
        duel.answer("R")


@every_book
@pytest.mark.scenario("K-120")
@pytest.mark.rule("EN-7")
def test_only_the_last_card_may_pay_more_than_is_owed(rules: str) -> None:
    duel = table(rules, "Tauros +R +R +t-doublecolorlessenergy | Spearow")

    duel.retreat(pay=["R", "t-doublecolorlessenergy"])

    assert duel.you.bench[0].energy == ["R"]
    assert duel.asked == "main"


@every_book
@pytest.mark.scenario("S-069")
@pytest.mark.rule("RETREAT-05", "RETREAT-06")
def test_a_double_energy_alone_pays_a_cost_of_one(rules: str) -> None:
    duel = table(rules, "Rattata +t-doublecolorlessenergy | Spearow")

    duel.retreat()

    assert duel.you.discard == ["t-doublecolorlessenergy"]
    assert duel.you.active.name == "Spearow"


@every_book
@pytest.mark.rule("RETREAT-06")
@pytest.mark.parametrize("letter", list("GRWLPF"))
def test_energy_of_any_type_pays(rules: str, letter: str) -> None:
    duel = table(rules, f"Rattata +{letter} | Spearow")

    duel.retreat()

    assert duel.you.discard == [letter]


@every_book
@pytest.mark.scenario("S-070")
@pytest.mark.rule("RETREAT-04")
def test_a_retreat_without_cost_discards_nothing(rules: str) -> None:
    duel = table(rules, "Spearow +R | Rattata, Tauros")

    duel.choose("retreat")

    assert duel.asked == "retreat_to"
    assert duel.refused("R")
    assert duel.answer("bench 1").you.discard == []
    assert duel.you.bench[0].energy == ["R"]


@every_book
@pytest.mark.rule("RETREAT-01", "RETREAT-04")
def test_a_changed_cost_is_the_one_paid(rules: str) -> None:
    dear = table(rules, "Rattata +Lead Weight +R | Spearow")
    cheap = table(rules, "Rattata +Balloon +R | Spearow")

    cheap.retreat()

    assert dear.refused("retreat")
    assert cheap.you.discard == []


@books("ecard")
@pytest.mark.scenario("S-071")
@pytest.mark.rule("RETREAT-02")
def test_the_oldest_book_lets_a_player_retreat_as_often_as_it_is_paid(rules: str) -> None:
    duel = table(rules, "Rattata +R +R | Bug +G")

    duel.retreat(pay=["R"]).retreat().retreat(pay=["R"])

    assert duel.you.active.name == "Bug"
    assert sorted(duel.you.discard) == ["G", "R", "R"]
    assert duel.refused("retreat")


@books("ex", "platinum", "legends", "xy")
@pytest.mark.scenario("S-071")
@pytest.mark.rule("RETREAT-02")
def test_the_other_books_allow_one_retreat_a_turn(rules: str) -> None:
    duel = table(rules, "Rattata +R +R | Bug +G")

    duel.retreat(pay=["R"])

    assert duel.refused("retreat")
    assert against(duel, "retreat") == "RETREAT-02"


@every_book
@pytest.mark.rule("RETREAT-02")
def test_the_limit_of_retreats_is_a_house_rule(rules: str) -> None:
    twice = table(book(rules).replace(retreats_per_turn=2), "Spearow | Bug +G +G")

    twice.retreat().retreat(pay=["G"])

    assert twice.refused("retreat")


@every_book
@pytest.mark.rule("RETREAT-02")
def test_switching_by_a_card_is_no_retreat(rules: str) -> None:
    duel = table(rules, "Rattata +R | Spearow", hand="Switch")

    duel.play("Switch")
    switched = duel.you.active.name
    duel.retreat()

    assert switched == "Spearow"
    assert duel.you.active.name == "Rattata"
    assert duel.you.discard == ["t-switch"]


@every_book
@pytest.mark.rule("RETREAT-02")
def test_after_a_retreat_a_card_may_still_switch(rules: str) -> None:
    duel = table(rules, "Rattata +R | Spearow", hand="Switch")

    duel.retreat().play("Switch")

    assert duel.you.active.name == "Rattata"


@every_book
@pytest.mark.scenario("S-072")
@pytest.mark.rule("RETREAT-03")
@pytest.mark.parametrize("condition", ["asleep", "paralyzed"])
def test_an_asleep_or_paralyzed_pokemon_cannot_retreat(rules: str, condition: str) -> None:
    duel = table(rules, f"Spearow {condition} | Rattata")

    assert duel.refused("retreat")
    assert against(duel, "retreat") == "RETREAT-03"


@every_book
@pytest.mark.scenario("S-072")
@pytest.mark.rule("RETREAT-03", "RETREAT-07")
@pytest.mark.parametrize("conditions", ["poisoned", "burned", "poisoned burned"])
def test_poison_and_burn_end_on_the_bench_and_damage_stays(rules: str, conditions: str) -> None:
    duel = table(rules, f"Tauros +R +R +W +Band dmg30 {conditions} | Spearow")

    duel.retreat(pay=["R", "R"])

    benched = duel.you.bench[0]
    assert (benched.damage, benched.conditions) == (30, set())
    assert (benched.energy, benched.tools) == (["W"], ["t-band"])


@every_book
@pytest.mark.rule("RETREAT-07")
def test_a_switch_removes_conditions_as_a_retreat_does(rules: str) -> None:
    duel = table(rules, "Rattata asleep poisoned dmg10 marker:char | Spearow", hand="Switch")

    duel.play("Switch")

    benched = duel.you.bench[0]
    assert (benched.damage, benched.conditions) == (10, set())
    assert benched.markers == {"Char": 1}


@every_book
@pytest.mark.rule("RETREAT-07")
def test_evolution_cards_stay_with_the_pokemon_that_retreats(rules: str) -> None:
    duel = table(rules, "Spearow>Fearow +R +W | Rattata")

    duel.retreat(pay=["R"])

    assert duel.you.bench[0].stack == ["t-spearow", "t-fearow"]


@every_book
@pytest.mark.rule("RETREAT-07")
def test_effects_of_attacks_end_on_the_bench(rules: str) -> None:
    duel = table(rules, "Sleeper +P | Spearow", hand="Switch, Switch", foe_deck="9*G", deck="9*G")
    duel.attack("Daze").end_turn()
    locked = duel.refused("attack Jab")

    duel.play("Switch").play("Switch")

    assert locked
    assert duel.can("attack Jab")


@every_book
@pytest.mark.scenario("S-077")
@pytest.mark.rule("RETREAT-01", "RETREAT-08")
def test_a_bench_is_needed_and_the_new_active_may_attack(rules: str) -> None:
    alone = table(rules, "Spearow")
    duel = table(rules, "Spearow | Rattata +R")

    duel.retreat().attack("Bite")

    assert against(alone, "retreat") == "RETREAT-01"
    assert duel.foe.active.damage == 20


@every_book
@pytest.mark.rule("RETREAT-01")
def test_too_little_energy_is_no_retreat(rules: str) -> None:
    duel = table(rules, "Tauros +R | Spearow +W +W")

    assert duel.refused("retreat")
    assert against(duel, "retreat") == "RETREAT-01"


@every_book
@pytest.mark.rule("RETREAT-10")
def test_who_comes_up_is_asked_after_the_payment(rules: str) -> None:
    duel = table(rules, "Rattata +R | Spearow, Tauros")

    duel.choose("retreat")

    assert duel.asked == "retreat_to"
    assert duel.you.discard == ["R"]


@every_book
@pytest.mark.rule("RETREAT-05")
def test_energy_that_provides_nothing_once_alone_leaves_nothing_to_pay_with(rules: str) -> None:
    twin = energy("Twin", 'provide("C", when=count(energy_on(host)[named("Twin")]) == 2)')
    duel = scenario(rules, "Tauros +Twin +Twin | Rattata", "Snorlax", cards=(*CARDS, twin))

    duel.retreat()

    assert duel.you.active.name == "Rattata"
    assert duel.you.bench[0].energy == ["t-twin"]


@every_book
@pytest.mark.rule("RETREAT-07")
def test_a_pokemon_that_falls_after_its_retreat_is_a_benched_one(rules: str) -> None:
    duel = judged(rules, "Puncher +R dmg40 | Rattata", "Snag", foe_prizes=4)

    duel.retreat(answers=["prize 1"])

    assert duel.you.active.name == "Rattata"
    assert duel.you.bench == []
    assert duel.foe.prizes_left == 3
    assert (duel.player, duel.asked) == ("you", "main")


@every_book
@pytest.mark.rule("RETREAT-01", "RETREAT-02")
def test_an_effect_that_forbids_retreat_leaves_switching(rules: str) -> None:
    duel = judged(rules, "Spearow | Rattata", "Glue", hand="Switch")
    locked = against(duel, "retreat")

    duel.play("Switch")

    assert locked == "CARD-TEXT-WINS"
    assert duel.you.active.name == "Rattata"


@books("ex")
@pytest.mark.rule("RETREAT-02")
def test_with_two_actives_one_retreat_is_all(rules: str) -> None:
    house = book(rules).replace(actives=2)
    duel = judged(house, "Spearow & Spearow | Rattata, Tauros", "Snorlax & Snorlax")

    duel.retreat(of="active 1", to="bench 1")

    assert [active.name for active in duel.you.actives] == ["Rattata", "Spearow"]
    assert duel.refused("retreat")


@every_book
@pytest.mark.rule("RETREAT-05", "CARD-TEXT-WINS")
def test_energy_that_returns_to_hand_pays_a_retreat_all_the_same(rules: str) -> None:
    duel = judged(rules, "Puncher +neo1-105 | Rattata")

    duel.retreat()

    assert duel.you.active.name == "Rattata"
    assert duel.you.hand == ["neo1-105"]
    assert duel.you.discard == []
