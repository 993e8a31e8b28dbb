"""Scenarios: a position is set up, played by script, and read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from playmat.errors import (
    BadNotation,
    IllegalOption,
    TooFewCoins,
    TooManyCoins,
    UnknownBook,
    UnknownCard,
)
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.game.scenario.scenario_json import BadScenario, run_scenario
from playmat.game.scenario.script import LeftOver
from playmat.rules import BOOKS, book
from tests.contract.repository import ROOT
from tests.model.cards import CARDS


def duel(you: str = "Pikachu +L +L", foe: str = "Machop", **more: Any) -> Duel:
    return scenario("xy", you, foe, cards=CARDS, **more)


def test_what_is_not_said_gets_harmless_cards() -> None:
    laid = duel()

    assert (len(laid.you.deck), laid.you.prizes_left, laid.you.hand) == (10, 6, [])
    assert (laid.turn, laid.player, laid.first, laid.asked) == (3, "you", "you", "main")
    assert (laid.you.turns, laid.foe.turns) == (2, 1)


def test_a_pokemon_is_laid_with_everything_on_it() -> None:
    laid = duel("Pikachu>Raichu +L +Cape dmg30 asleep poisoned:20 marker:char | Machop")

    raichu = laid.you.active
    assert (raichu.name, raichu.stack, raichu.energy) == ("Raichu", ["q-1", "q-2"], ["L"])
    assert (raichu.tools, raichu.hp, raichu.hp_left) == (["q-5"], 110, 80)
    assert (raichu.conditions, raichu.poison) == ({"asleep", "poisoned"}, 20)
    assert (raichu.markers, raichu.types, raichu.retreat) == ({"Char": 1}, "L", 1)
    assert [m.name for m in laid.you.bench] == ["Machop"]


def test_an_impossible_position_is_described_all_the_same() -> None:
    laid = duel("Pikachu +Cape +Cape | Machop asleep dmg500")

    assert laid.you.active.tools == ["q-5", "q-5"]
    assert laid.you.bench[0].conditions == {"asleep"}
    assert laid.you.bench[0].hp_left == -440


def test_zones_and_flags_are_taken_from_keywords() -> None:
    laid = duel(
        hand="Potion, 2*L",
        deck=["Machop", "L"],
        foe_discard="Gym",
        lost="Cape",
        stadium="foe:Gym",
        prizes="L, -",
        energy_played=True,
        player="you",
        turn=5,
    )

    assert (laid.you.hand, laid.you.deck) == (["q-4", "L", "L"], ["q-3", "L"])
    assert (laid.foe.discard, laid.you.lost, laid.stadium) == (["q-6"], ["q-5"], "q-6")
    assert laid.you.prizes == ["L"]
    assert laid.refused("attach L")


def test_the_foe_may_be_to_move() -> None:
    laid = duel(player="foe")

    assert (laid.turn, laid.player, laid.chooser) == (4, "foe", "foe")
    assert (laid.you.turns, laid.foe.turns) == (2, 2)


def test_house_rules_are_played_by() -> None:
    rules = book("xy").replace(prizes=2)

    laid = scenario(rules, "Pikachu", "Machop", cards=CARDS)

    assert laid.you.prizes_left == 2


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ({"banana": 3}, BadNotation),
        ({"turn": "soon"}, BadNotation),
        ({"player": "nobody"}, BadNotation),
        ({"stadium": "nobody:Gym"}, BadNotation),
        ({"hand": "Mewthree"}, UnknownCard),
        ({"you": "Pikachu dmg"}, UnknownCard),
    ],
)
def test_what_says_nothing_is_refused(words: dict[str, Any], wrong: type[Exception]) -> None:
    with pytest.raises(wrong):
        duel(**words)


def test_an_unknown_book_is_refused() -> None:
    with pytest.raises(UnknownBook):
        scenario("neo", "Pikachu", "Machop", cards=CARDS)


def test_coins_come_from_the_script() -> None:
    laid = duel()

    laid.attack("Jolt", flips="T")

    assert (laid.you.active.damage, laid.foe.active.damage) == (10, 20)
    assert (laid.player, laid.turn, laid.asked) == ("foe", 4, "main")


def test_too_few_coins_change_nothing() -> None:
    laid = duel()
    before = str(laid)

    with pytest.raises(TooFewCoins):
        laid.attack("Jolt")

    assert str(laid) == before


def test_too_many_coins_change_nothing() -> None:
    laid = duel()
    before = str(laid)

    with pytest.raises(TooManyCoins):
        laid.attack("Jolt", flips="HH")

    assert str(laid) == before


def test_standing_coins_are_used_up_by_one_action_after_another() -> None:
    laid = duel("Pikachu +L +L", "Machop +L", coins="HT", hand="L")

    laid.attack("Jolt").attack("Soothe")

    assert laid.coins == ""
    assert laid.you.active.conditions == {"asleep"}


def test_between_turns_coins_are_asked_for_too() -> None:
    laid = duel("Pikachu", "Machop asleep")

    laid.end_turn(flips="H")

    assert laid.foe.active.conditions == set()
    assert laid.rules_of("wake") == ["COND-10"]


def test_answers_are_used_in_order_and_the_duel_stops_without_one() -> None:
    laid = duel("Pikachu dmg20 | Machop dmg40", hand="Potion")

    laid.play("Potion")
    asked, options = laid.asked, laid.options
    laid.answer("bench 1")

    assert (asked, options) == ("pick_mon", ["pick active", "pick bench 1"])
    assert laid.you.bench[0].damage == 10


def test_a_pokemon_may_be_answered_by_its_name() -> None:
    laid = duel("Pikachu dmg20 | Machop dmg40", hand="Potion")

    laid.play("Potion", answers=["Machop"])

    assert laid.you.bench[0].damage == 10


def test_an_answer_nobody_asked_for_is_refused() -> None:
    laid = duel("Pikachu dmg20", hand="Potion")

    with pytest.raises(LeftOver, match="bench 1"):
        laid.play("Potion", answers=["bench 1"])

    assert laid.you.hand == ["q-4"]


def test_an_illegal_action_names_what_is_legal() -> None:
    laid = duel("Pikachu")

    with pytest.raises(IllegalOption, match="attack Gnaw"):
        laid.attack("Jolt")


def test_cards_are_attached_evolved_benched_and_played() -> None:
    laid = duel("Pikachu", hand="L, Raichu, Machop, Cape, Gym")

    laid.attach("L").evolve("Raichu").bench("Machop").play("Cape", to="bench 1").play("Gym")

    assert (laid.you.active.name, laid.you.active.energy) == ("Raichu", ["L"])
    assert (laid.you.bench[0].tools, laid.stadium, laid.you.hand) == (["q-5"], "q-6", [])


def test_a_retreat_takes_its_price_and_its_successor_where_they_are_asked() -> None:
    laid = duel("Pikachu +L +q-9 | Machop, Pikachu>Raichu")

    laid.retreat(pay=["q-9"], to="bench 2")

    assert laid.you.active.name == "Raichu"
    assert (laid.you.discard, laid.you.bench[1].energy) == (["q-9"], ["L"])


def test_a_power_is_used_once() -> None:
    laid = duel("Pikachu>Raichu")

    laid.power("Spark")

    assert len(laid.you.hand) == 1
    assert laid.refused("use Spark")


def test_decks_keep_their_order_when_told_to() -> None:
    laid = duel(hand="Fetch", deck="L, Machop, G, W", shuffles="keep")

    laid.play("Fetch", answers=["Machop"])

    assert laid.you.deck == ["L", "G", "W"]


def test_a_knock_out_stops_at_the_choice_of_a_prize() -> None:
    laid = duel("Pikachu", "Pikachu dmg50 | Machop", prizes="L, W, -")

    laid.attack("Gnaw")
    asked, options = laid.asked, laid.options
    laid.answer("prize 2")

    assert (asked, options) == ("prize", ["prize 1", "prize 2"])
    assert (laid.you.hand, laid.you.prizes, laid.foe.active.name) == (["W"], ["L"], "Machop")


def test_the_last_prize_ends_the_game() -> None:
    laid = duel("Pikachu", "Pikachu dmg50 | Machop", prizes=1)

    laid.attack("Gnaw")

    assert (laid.winner, laid.end, laid.asked) == ("you", "prizes", None)


def test_a_refusal_names_its_rule() -> None:
    laid = duel("Pikachu asleep +L | Machop")

    assert laid.can("end turn")
    assert laid.refused("retreat")
    assert laid.why_not("retreat") == "RETREAT-03"
    assert laid.why_not("end turn") is None


def test_an_action_after_the_end_is_refused() -> None:
    laid = scenario("xy; you: Pikachu; foe: Machop; winner you", cards=CARDS)

    with pytest.raises(IllegalOption):
        laid.end_turn()

    assert laid.winner == "you"


def test_opening_hands_are_dealt_in_order_through_mulligans() -> None:
    game = opening(
        "xy",
        ["7*L", "Pikachu, 6*L"],
        ["Machop, 6*W"],
        rest="Cape",
        flips="H",
        answers=["yes"],
        cards=CARDS,
    )

    assert [event.seat for event in game.events("mulligan")] == [0]
    assert (game.asked, game.chooser) == ("mulligan_bonus", "foe")
    assert game.you.hand == ["L"] * 6
    assert game.you.active.name == "Pikachu"


def test_a_rigged_deck_is_filled_to_its_size() -> None:
    game = opening("xy", ["Pikachu, 6*L"], ["Machop, 6*W"], flips="T", answers=["yes"], cards=CARDS)

    cards = len(game.you.hand) + len(game.you.deck) + game.you.prizes_left + 1
    assert cards == 60
    assert game.first == "foe"


STORY: dict[str, Any] = {
    "rules": {"book": "xy", "changes": {"prizes": 3}},
    "position": {"you": "Pikachu +L +L dmg20 | Machop", "foe": "Machop", "hand": "Potion, Cape"},
    "coins": "T",
    "moves": [
        {"play": "Cape", "to": "bench 1"},
        {"play": "Potion"},
        {"refused": "attack Slam"},
        {"attack": "Jolt"},
    ],
    "after": {
        "player": "foe",
        "you": {
            "active": {"damage": 10, "energy": ["L", "L"]},
            "bench": [{"name": "Machop", "hp": 80}],
            "discard": ["q-4"],
            "prizes_left": 3,
        },
        "foe": {"active": {"damage": 20}, "actives": ["Machop"]},
    },
}


def changed(**parts: object) -> dict[str, Any]:
    return STORY | parts


def test_a_story_in_json_is_played_and_compared() -> None:
    report = run_scenario(STORY, CARDS)

    assert report.differences == ()
    assert report.passed


def test_a_position_in_json_may_be_a_line() -> None:
    line = "turn 3; you: Pikachu +L +L; foe: Machop"

    report = run_scenario({"rules": "xy", "position": line, "after": {"turn": 3}}, CARDS)

    assert report.passed


def test_every_difference_is_told_with_its_place() -> None:
    after = {"turn": 9, "foe": {"active": {"damage": 70}, "bench": [None]}}

    report = run_scenario(changed(after=after), CARDS)

    assert report.differences == (
        "$.after.turn: expected 9, got 4",
        "$.after.foe.active.damage: expected 70, got 20",
        "$.after.foe.bench: expected 1 Pokémon, got 0",
    )


def test_an_offer_that_should_be_refused_is_a_difference() -> None:
    report = run_scenario(changed(moves=[{"refused": "end turn"}], coins="", after={}), CARDS)

    assert report.differences == ("$.moves[0]: 'end turn' is offered",)


@pytest.mark.parametrize(
    ("obj", "where"),
    [
        ([], "$"),
        ({"rules": "xy"}, "$.position"),
        (changed(colour="red"), "$.colour"),
        (changed(rules="neo"), "$.rules"),
        (changed(rules={"book": "xy", "changes": {"prizez": 3}}), "$.rules"),
        (changed(rules={"book": "xy", "house": {}}), "$.rules.house"),
        (changed(position=7), "$.position"),
        (changed(position={"you": 7}), "$.position.you"),
        (changed(position="you: Mewthree"), "$.position"),
        (changed(coins="HX"), "$.coins"),
        (changed(coins="TTT"), "$.coins"),
        (changed(seed="one"), "$.seed"),
        (changed(shuffles="never"), "$.shuffles"),
        (changed(moves={"attack": "Jolt"}), "$.moves"),
        (changed(moves=[{"dance": True}]), "$.moves[0]"),
        (changed(moves=[{"attack": "Jolt", "loudly": True}]), "$.moves[0].loudly"),
        (changed(moves=[{"attack": 7}]), "$.moves[0].attack"),
        (changed(moves=[{"end_turn": False}]), "$.moves[0].end_turn"),
        (changed(moves=[{"attack": "Jolt", "answers": "yes"}]), "$.moves[0].answers"),
        (changed(moves=[{"attack": "Fly"}]), "$.moves[0]"),
        (changed(after={"weather": "rain"}), "$.after.weather"),
        (changed(after={"you": {"active": {"mood": "good"}}}), "$.after.you.active.mood"),
    ],
)
def test_a_bad_story_is_refused_at_its_place(obj: object, where: str) -> None:
    with pytest.raises(BadScenario) as refused:
        run_scenario(obj, CARDS)

    assert refused.value.where == where


def schema() -> dict[str, Any]:
    text = Path(ROOT / "docs" / "scenario.schema.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def test_the_schema_knows_the_same_words() -> None:
    from playmat.game.scenario import scenario_json

    found = schema()

    assert set(found["properties"]) == set(scenario_json.PARTS)
    assert found["$defs"]["book"]["enum"] == list(BOOKS)
    moves = {m["required"][0]: set(m["properties"]) for m in found["$defs"]["move"]["oneOf"]}
    checks = set(scenario_json.CHECKS)
    known = {
        verb: {verb, *words} | (checks if verb not in checks else set())
        for verb, words in scenario_json.MOVES.items()
    }
    assert moves == known
    after = found["$defs"]["after"]["properties"]
    assert set(after) == {*scenario_json.TABLE, *checks, "tied", "you", "foe"}
    assert set(found["$defs"]["tied"]["properties"]) == {*scenario_json.TABLE, "you", "foe"}
    assert set(found["$defs"]["side"]["properties"]) == set(scenario_json.SIDE)
    assert set(found["$defs"]["pokemon"]["properties"]) == set(scenario_json.MON)


def blocks(language: str) -> list[str]:
    page = Path(ROOT / "docs" / "scenario.md").read_text(encoding="utf-8")
    return [part.partition("```")[0] for part in page.split(f"```{language}\n")[1:]]


def test_the_code_of_the_page_runs() -> None:
    found = blocks("python")

    for code in found:
        exec(code, {})

    assert len(found) == 1


def test_the_story_of_the_page_passes() -> None:
    found = [json.loads(text) for text in blocks("json")]

    reports = [run_scenario(each) for each in found]

    assert [report.differences for report in reports] == [()]
