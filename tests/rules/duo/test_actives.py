"""Two-on-two battles: moving up, retreating, and replacing a lost Active."""

from __future__ import annotations

import pytest

from playmat.rules import Ruleset, book
from tests.rules.cards_combat import duel as combat_duel
from tests.rules.cards_combat import every_book
from tests.rules.duo.cards import ANY_TIME, MANDATORY, PAIR, duel, names


def pair(rules: str) -> Ruleset:
    """A rulebook for two-on-two battles."""
    return book(rules).replace(actives=2)


@pytest.mark.rule("VARIANT-03", "DUO-3")
@pytest.mark.scenario("K-153")
def test_a_benched_pokemon_steps_up_beside_a_lone_active() -> None:
    table = duel("Walker | Small, Small, Small, Small, Huge", "Huge")

    table.choose("step up bench 5")

    assert names(table.you.actives) == ["Walker", "Huge"]
    assert len(table.you.bench) == 4
    assert table.can("retreat")


@pytest.mark.rule("DUO-15")
@pytest.mark.scenario("K-153")
def test_stepping_up_pays_nothing_clears_nothing_and_brings_nobody_into_play() -> None:
    table = duel("Walker | Basher +L dmg20 marker:char", "Huge")

    table.choose("step up bench 1")

    up = table.you.actives[1]
    assert (up.energy, up.damage, up.markers) == (["L"], 20, {"Char": 1})
    assert table.events("bench") == []
    assert table.you.discard == []
    assert table.events("retreat") == []
    assert table.can("attack Punch")


@pytest.mark.rule("DUO-15", "DUO-6")
def test_stepping_up_is_no_retreat() -> None:
    table = duel("Walker | Walker, Small", "Huge")

    table.choose("step up bench 1").retreat(of="active 1")

    assert names(table.you.actives) == ["Small", "Walker"]


@pytest.mark.rule("DUO-41")
def test_a_bench_of_five_shrinks_to_four_by_stepping_up_and_nobody_is_discarded() -> None:
    table = duel("Walker | Small, Small, Small, Small, Small", "Huge", hand="Huge")

    table.choose("step up bench 1")

    assert (len(table.you.actives), len(table.you.bench)) == (2, 4)
    assert table.you.discard == []
    assert table.refused("bench Huge")


@pytest.mark.rule("DUO-3")
def test_nobody_steps_up_beside_two_actives() -> None:
    table = duel("Walker & Walker | Small", "Huge")

    assert table.why_not("step up bench 1") == "DUO-3"


@pytest.mark.rule("DUO-13", "VARIANT-03")
@pytest.mark.scenario("K-165")
def test_nobody_steps_up_in_the_others_turn() -> None:
    table = duel("Walker | Small", "Huge & Huge")

    table.end_turn()

    assert (table.chooser, table.asked) == ("foe", "main")


@pytest.mark.rule("DUO-13", "VARIANT-03")
@pytest.mark.scenario("K-165")
def test_by_house_rule_a_pokemon_steps_up_in_the_others_turn() -> None:
    table = duel("Walker | Small, Huge", "Huge & Huge", ANY_TIME)

    table.end_turn()

    assert (table.chooser, table.asked) == ("you", "step_up")

    table.answer("step up bench 2")

    assert names(table.you.actives) == ["Walker", "Huge"]
    assert (table.chooser, table.asked) == ("foe", "main")


@pytest.mark.rule("DUO-13")
def test_by_house_rule_the_step_is_offered_again_after_each_thing_the_other_does() -> None:
    table = duel("Walker | Small", "Huge & Huge", ANY_TIME, foe_hand="L")

    table.end_turn(answers=["stop"]).attach("L", to="active 1")

    assert (table.chooser, table.asked) == ("you", "step_up")
    assert names(table.you.actives) == ["Walker"]


@pytest.mark.rule("DUO-14")
def test_stepping_up_may_be_left_undone() -> None:
    table = duel("Basher | Small", "Huge")

    assert table.can("end turn")
    assert table.can("attack Tap")


@pytest.mark.rule("DUO-14")
def test_by_house_rule_nothing_is_done_before_the_step_up() -> None:
    table = duel("Basher | Small, Huge", "Huge", MANDATORY)

    assert table.options == ["step up bench 1", "step up bench 2"]
    assert table.why_not("end turn") == "DUO-14"
    assert table.why_not("attack Tap") == "DUO-14"

    table.choose("step up bench 2")

    assert table.can("attack Tap with active 1")


@pytest.mark.rule("DUO-14")
def test_by_house_rule_a_lone_active_without_a_bench_is_free_to_act() -> None:
    table = duel("Basher", "Huge", MANDATORY)

    assert table.can("attack Tap")


@pytest.mark.rule("DUO-20")
def test_nobody_steps_down_of_its_own_accord() -> None:
    table = duel("Walker & Basher | Small", "Huge")

    kinds = {text.split()[0] for text in table.options}
    assert kinds == {"retreat", "attack", "end"}


@pytest.mark.rule("VARIANT-05", "DUO-6")
@pytest.mark.scenario("K-159")
def test_one_retreat_a_turn_serves_both_actives() -> None:
    table = duel("Walker & Walker | Small, Huge", "Huge")

    table.retreat(of="active 1", to="bench 2")

    assert names(table.you.actives) == ["Huge", "Walker"]
    assert table.why_not("retreat active 2") == "RETREAT-02"


@pytest.mark.rule("DUO-22")
@pytest.mark.parametrize(("of", "after"), [("active 1", "Small Basher"), ("active 2", None)])
def test_either_active_retreats_and_the_other_is_left_as_it_is(of: str, after: str | None) -> None:
    table = duel("Walker confused & Basher +L confused dmg10 | Small", "Huge")

    table.retreat(of=of)

    wanted = after or "Walker Small"
    assert names(table.you.actives) == wanted.split()
    stayed = table.you.actives[1 if after else 0]
    assert stayed.conditions == {"confused"}
    assert table.you.bench[0].conditions == set()


@pytest.mark.rule("DUO-21")
@pytest.mark.scenario("K-160")
def test_two_actives_without_a_bench_cannot_retreat() -> None:
    table = duel("Walker & Walker", "Huge")

    assert table.why_not("retreat active 1") == "RETREAT-01"
    assert table.why_not("retreat active 2") == "RETREAT-01"


@pytest.mark.rule("VARIANT-02", "VARIANT-04", "VARIANT-05")
@pytest.mark.scenario("S-150")
def test_the_bench_the_healthy_partner_and_the_second_retreat() -> None:
    row = "Basher paralyzed & Walker | Walker, Small, Small, Small"
    table = duel(row, "Huge", hand="Huge")

    assert table.refused("bench Huge")
    assert table.refused("attack Tap")
    assert table.can("attack Poke")

    table.retreat(to="bench 1")

    assert table.why_not("retreat active 2") == "RETREAT-02"


@pytest.mark.rule("DUO-16")
def test_the_place_of_a_lost_active_may_be_filled_at_once() -> None:
    table = duel("Basher", "Small & Huge | Dummy, Dummy")

    table.attack("Crush", at="foe's active 1", answers=["prize 1"])

    assert (table.chooser, table.asked) == ("foe", "promote")
    assert table.you.prizes_left == 5

    table.answer("bench 2")

    assert names(table.foe.actives) == ["Huge", "Dummy"]
    assert len(table.foe.bench) == 1


@pytest.mark.rule("DUO-16", "DUO-14")
def test_the_place_of_a_lost_active_may_stay_empty() -> None:
    table = duel("Basher", "Small & Huge | Dummy")

    table.attack("Crush", at="foe's active 1", answers=["prize 1", "stop"])

    assert names(table.foe.actives) == ["Huge"]
    assert (table.chooser, table.asked) == ("foe", "main")


@pytest.mark.rule("DUO-14", "DUO-16")
def test_by_house_rule_the_place_of_a_lost_active_is_filled_if_it_can_be() -> None:
    table = duel("Basher", "Small & Huge | Dummy", MANDATORY)

    table.attack("Crush", at="foe's active 1", answers=["prize 1"])

    assert names(table.foe.actives) == ["Huge", "Dummy"]


@pytest.mark.rule("DUO-16", "DUO-13")
def test_a_lost_benched_pokemon_lets_nobody_step_up_in_the_others_turn() -> None:
    table = duel("Aimer", "Huge | Small dmg30, Small")

    table.attack("One Of All", answers=["foe's bench 1", "prize 1"])

    assert (table.chooser, table.asked) == ("foe", "main")
    assert names(table.foe.actives) == ["Huge"]


@pytest.mark.rule("DUO-16")
def test_an_empty_place_is_not_offered_again_after_another_knock_out_between_turns() -> None:
    row = "Small & Huge | Dummy, Dummy"
    table = duel("Basher & Small poisoned dmg30", row)

    table.attack(
        "Crush", by="active 1", at="foe's active 1", answers=["prize 1", "stop", "prize 2"]
    )

    assert (table.chooser, table.asked) == ("foe", "main")
    assert names(table.foe.actives) == ["Huge"]
    assert table.you.prizes_left == 5
    assert table.foe.prizes_left == 5


@pytest.mark.rule("DUO-17", "VARIANT-06")
@pytest.mark.scenario("K-157")
def test_one_active_left_is_enough_to_play_on() -> None:
    table = duel("Basher", "Small & Huge")

    table.attack("Crush", at="foe's active 1", answers=["prize 1"])

    assert table.winner is None
    assert names(table.foe.actives) == ["Huge"]
    assert table.you.prizes_left == 5
    assert (table.chooser, table.asked) == ("foe", "main")


@pytest.mark.rule("DUO-18")
@pytest.mark.scenario("K-158")
def test_two_lost_actives_are_two_prizes_and_the_last_benched_must_come_up() -> None:
    table = duel("Aimer", "Small & Small | Huge")

    table.attack("Sweep", at="foe's active 1", answers=["prize 1", "prize 2"])

    assert table.you.prizes_left == 4
    assert names(table.foe.actives) == ["Huge"]
    assert table.foe.bench == []


@pytest.mark.rule("DUO-18")
@pytest.mark.scenario("K-158")
def test_two_lost_pokemon_ex_are_four_prizes() -> None:
    table = duel("Aimer", "Big ex & Big ex | Huge")
    prizes = [f"prize {n}" for n in range(1, 5)]

    table.attack("Sweep", at="foe's active 1", answers=prizes)

    assert table.you.prizes_left == 2


@pytest.mark.rule("DUO-18", "VARIANT-06")
@pytest.mark.scenario("K-158")
def test_two_lost_actives_and_no_bench_lose_the_game() -> None:
    table = duel("Aimer", "Small & Small")

    table.attack("Sweep", at="foe's active 1", answers=["prize 1", "prize 2"])

    assert (table.winner, table.end) == ("you", "no_pokemon")


@pytest.mark.rule("DUO-18")
def test_after_two_lost_actives_one_must_come_up_and_a_second_may() -> None:
    table = duel("Aimer", "Small & Small | Huge, Dummy, Basher")

    table.attack("Sweep", at="foe's active 1", answers=["prize 1", "prize 2"])

    assert "stop" not in " ".join(table.options)

    table.answer("bench 2")

    assert [text for text in table.options if "stop" in text or "done" in text]

    table.answer("bench 2")

    assert names(table.foe.actives) == ["Dummy", "Basher"]


@pytest.mark.rule("DUO-19")
def test_who_is_about_to_move_takes_prizes_and_fills_up_first() -> None:
    table = duel("Basher dmg30 & Huge | Dummy, Dummy", "Small & Huge | Dummy, Dummy")

    table.attack("Reckless Smash", by="active 1", at="foe's active 1")

    assert (table.chooser, table.asked) == ("foe", "prize")

    table.answer("prize 1", "prize 1")

    assert (table.chooser, table.asked) == ("foe", "promote")

    table.answer("bench 1")

    assert (table.chooser, table.asked) == ("you", "promote")


@pytest.mark.rule("DUO-37")
@pytest.mark.parametrize("on", ["active 1", "active 2"])
def test_either_active_levels_up_and_no_benched_one(on: str) -> None:
    table = duel("Walker & Walker | Walker", "Huge", hand="Master LV.X")

    assert table.refused("level up Master LV.X on bench 1")

    table.level_up("Master LV.X", on=on)

    assert "Master LV.X" in names(table.you.actives)


@pytest.mark.rule("DUO-42")
def test_an_effect_sends_one_of_two_actives_to_a_bench_with_room() -> None:
    table = duel("Walker confused & Basher | Small", "Huge", hand="Bencher")

    table.play("Bencher", answers=["active 1"])

    assert names(table.you.actives) == ["Basher"]
    assert names(table.you.bench) == ["Small", "Walker"]
    assert table.you.bench[1].conditions == set()


@pytest.mark.rule("DUO-42")
@pytest.mark.parametrize(
    ("row", "answers"),
    [("Walker | Small, Dummy", []), ("Walker & Basher | Small, Dummy, Small, Small", ["active 1"])],
)
def test_without_another_active_or_without_room_it_must_swap(row: str, answers: list[str]) -> None:
    table = duel(row, "Huge", hand="Bencher")

    table.play("Bencher", answers=[*answers, "bench 2"])

    assert names(table.you.actives)[0] == "Dummy"
    assert names(table.you.bench)[1] == "Walker"


@pytest.mark.rule("DUO-42")
def test_a_lone_active_with_nobody_behind_it_stays() -> None:
    table = duel("Walker", "Huge", PAIR, hand="Bencher")

    table.play("Bencher")

    assert names(table.you.actives) == ["Walker"]


@pytest.mark.rule("DUO-13", "VARIANT-03")
@every_book
def test_a_lone_active_gets_no_partner_in_the_foes_turn(rules: str) -> None:
    table = combat_duel(pair(rules), "Dummy | Dummy", "Dummy")

    table.end_turn()

    assert (table.asked, table.chooser) == ("main", "foe")


@pytest.mark.rule("DUO-14")
@every_book
def test_a_lone_active_may_stay_alone(rules: str) -> None:
    table = combat_duel(pair(rules), "Dummy | Dummy", "Dummy")

    table.end_turn()

    assert len(table.you.actives) == 1


@pytest.mark.rule("VARIANT-01", "DUO-1")
@every_book
def test_no_benched_pokemon_steps_up_beside_the_active_unless_the_house_says_so(rules: str) -> None:
    table = combat_duel(rules, "Dummy | Dummy", "Dummy")
    house = combat_duel(book(rules).replace(actives=2), "Dummy | Dummy", "Dummy")

    assert house.can("step up bench 1")
    assert table.refused("step up bench 1")
