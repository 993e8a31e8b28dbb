"""Stadium cards: one in play for both players. [TRAINER-20 ... TRAINER-22, STA-1 ... STA-6]"""

from __future__ import annotations

from typing import Any

import pytest

from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.rules import Ruleset, book
from tests.rules.cards_turn import PLAIN, against, books, every_book, hit, mon, trainer
from tests.rules.turn.cards_judged import JUDGED

GYM = trainer("Gym", "stadium", "static { mod(retreat_cost, all(both), add, -1) }")
TOWER = trainer("Tower", "stadium", "static { mod(max_hp, all(both), add, 20) }")
SPRING = trainer("Spring", "stadium", "power(once) { draw(me, 1) }")
LINED = trainer("Lined", "stadium", 'rule("unique_stadium")')
WRECKER = mon("Wrecker", 60, "C", hit("Wreck", "", 10, "after { discard(stadium) }"))
COUNTER = mon("Counter", 60, "C", hit("Bench Count", "", 0, "damage(10 * count(bench_of(both)))"))
CARDS = (*PLAIN, GYM, TOWER, SPRING, LINED, WRECKER, COUNTER)


def table(rules: str | Ruleset, you: str, foe: str = "Snorlax", **more: Any) -> Duel:
    return scenario(rules, you, foe, cards=CARDS, **more)


@every_book
@pytest.mark.rule("TRAINER-20", "STA-3")
def test_a_stadium_stays_and_concerns_both_players(rules: str) -> None:
    duel = table(rules, "Tauros", "Rattata", hand="Gym")

    duel.play("Gym").end_turn()

    assert duel.stadium == "t-gym"
    assert duel.you.active.retreat == 1
    assert duel.foe.active.retreat == 0


@every_book
@pytest.mark.scenario("S-062")
@pytest.mark.rule("TRAINER-20", "STA-1")
def test_a_new_stadium_sends_the_old_one_to_its_owners_discard_pile(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Tower", stadium="foe:Gym")

    duel.play("Tower")

    assert duel.stadium == "t-tower"
    assert (duel.you.discard, duel.foe.discard) == ([], ["t-gym"])
    assert duel.you.active.retreat == 2
    assert duel.you.active.hp == 100


@every_book
@pytest.mark.rule("TRAINER-20", "STA-1")
def test_when_a_stadium_goes_its_effects_end_and_pokemon_may_fall(rules: str) -> None:
    duel = table(rules, "Tauros", "Rattata dmg70 | Spearow", hand="Gym", stadium="Tower")

    duel.play("Gym", answers=["prize 1"])

    assert duel.foe.active.name == "Spearow"
    assert "t-rattata" in duel.foe.discard


@books("ecard")
@pytest.mark.scenario("S-061", "K-143")
@pytest.mark.rule("TRAINER-21", "TR-0", "STA-1")
def test_the_oldest_book_does_not_limit_stadiums(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Gym, Tower, Lined")

    duel.play("Gym").play("Tower").play("Lined")

    assert duel.stadium == "t-lined"
    assert duel.you.discard == ["t-gym", "t-tower"]


@books("ex", "platinum", "legends", "xy")
@pytest.mark.scenario("S-061", "K-143")
@pytest.mark.rule("TRAINER-21", "TR-0")
def test_the_other_books_allow_one_stadium_a_turn(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Gym, Tower", foe_hand="Lined")

    duel.play("Gym")
    second = against(duel, "play Tower")
    duel.end_turn().play("Lined").end_turn()

    assert second == "TRAINER-21"
    assert duel.can("play Tower")


@every_book
@pytest.mark.rule("TRAINER-21")
def test_how_many_stadiums_a_turn_is_a_house_rule(rules: str) -> None:
    duel = table(book(rules).replace(stadiums_per_turn=2), "Tauros", hand="Gym, Tower, Lined")

    duel.play("Gym").play("Tower")

    assert duel.refused("play Lined")


@every_book
@pytest.mark.rule("TRAINER-22", "STA-2")
def test_a_stadium_of_the_same_name_is_allowed_unless_its_line_forbids(rules: str) -> None:
    plain = table(rules, "Tauros", hand="Gym", stadium="foe:Gym")
    lined = table(rules, "Tauros", hand="Lined", stadium="foe:Lined")

    plain.play("Gym")

    assert plain.foe.discard == ["t-gym"]
    assert plain.stadium == "t-gym"
    assert against(lined, "play Lined") == "STA-2"


@every_book
@pytest.mark.scenario("K-144")
@pytest.mark.rule("STA-2")
@pytest.mark.parametrize("owner", ["you", "foe"])
def test_a_second_lost_world_is_refused(rules: str, owner: str) -> None:
    duel = table(rules, "Tauros", hand="col1-81, Gym", stadium=f"{owner}:col1-81")

    assert duel.refused("play Lost World")
    assert duel.can("play Gym")


@every_book
@pytest.mark.rule("STA-4")
def test_once_during_each_players_turn_starts_anew_each_turn(rules: str) -> None:
    duel = table(rules, "Tauros", stadium="Spring")

    duel.power("Spring")
    again = duel.refused("use Spring")
    theirs = duel.end_turn().can("use Spring")
    duel.power("Spring").end_turn()

    assert again
    assert theirs
    assert duel.can("use Spring")


@every_book
@pytest.mark.rule("STA-4")
def test_a_new_copy_of_a_stadium_is_a_new_use(rules: str) -> None:
    duel = table(rules, "Tauros", hand="Spring", stadium="Spring", deck="9*R")

    duel.power("Spring").choose("play Spring").power("Spring")

    assert duel.you.hand == ["R", "R"]
    assert duel.refused("use Spring")


@every_book
@pytest.mark.rule("STA-6")
def test_a_stadium_is_in_play_on_nobodys_bench(rules: str) -> None:
    duel = table(rules, "Counter | Rattata", "Snorlax | Spearow", stadium="Gym")

    duel.attack("Bench Count")

    assert duel.foe.active.damage == 20
    assert duel.stadium == "t-gym"


@every_book
@pytest.mark.rule("STA-1", "STA-6")
def test_an_attack_may_discard_the_stadium_to_its_owner(rules: str) -> None:
    duel = table(rules, "Wrecker", "Snorlax", stadium="foe:Tower")

    duel.attack("Wreck")

    assert duel.stadium is None
    assert duel.foe.discard == ["t-tower"]
    assert duel.foe.active.hp == 200


@every_book
@pytest.mark.rule("STA-1")
def test_a_pokemon_returned_or_lost_does_not_take_the_stadium_along(rules: str) -> None:
    duel = table(rules, "Tauros +R", "Rattata dmg50 | Spearow", stadium="foe:Gym")

    duel.attack("Tackle", answers=["prize 1"])

    assert duel.stadium == "t-gym"


@every_book
@pytest.mark.rule("STA-1", "TRAINER-20")
def test_a_smaller_bench_is_cut_down_when_sky_field_goes(rules: str) -> None:
    gym = trainer("Gym", "stadium", "static { mod(retreat_cost, all(both), add, -1) }")
    bench = ", ".join(["Rattata"] * 6)
    duel = scenario(
        rules,
        f"Tauros | {bench}",
        f"Snorlax | {bench}",
        cards=(*JUDGED, gym),
        hand="Gym",
        stadium="xy6-89",
    )

    duel.play("Gym", answers=["bench 1", "bench 1"])

    assert (len(duel.you.bench), len(duel.foe.bench)) == (5, 5)
    assert duel.asked == "main"
    assert duel.foe.prizes_left == duel.you.prizes_left


@every_book
@pytest.mark.rule("STA-4")
def test_each_player_has_a_use_of_the_stadium_that_the_other_does_not_spend(rules: str) -> None:
    spring = trainer("Spring", "stadium", "power(once) { draw(me, 1) }")
    duel = scenario(rules, "Tauros", "Snorlax", cards=(*JUDGED, spring), stadium="foe:Spring")

    duel.power("Spring").end_turn().power("Spring")

    assert len(duel.you.hand) == 1
    assert len(duel.foe.hand) == 2
    assert duel.refused("use Spring")
