"""Scripted duels: automatic choices, mismatches, forks and ties."""

from __future__ import annotations

from typing import Any

import pytest

from playmat.cards.card import Attack
from playmat.errors import BadNotation, IllegalOption, TooManyCoins
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import opening, scenario
from playmat.game.scenario.scenario_json import BadScenario, run_scenario
from playmat.game.scenario.script import LeftOver
from tests.model.cards import CARDS, pokemon

CLASH = pokemon(20, "Clasher", [Attack("Clash", "", "60", "after { hit(self, 60) }")])


def duel(you: str = "Pikachu +L +L", foe: str = "Machop", **more: Any) -> Duel:
    return scenario("xy", you, foe, cards=[*CARDS, CLASH], **more)


def test_a_question_with_one_answer_is_answered_by_itself_and_told() -> None:
    laid = duel("Pikachu +L | Machop")

    laid.retreat()

    assert laid.you.active.name == "Machop"
    assert laid.settled == [
        ("you", "retreat_pay", "pick Lightning Energy (energy-L) on active"),
        ("you", "retreat_to", "pick bench 1"),
    ]


@pytest.mark.parametrize("answers", [[], ["L"], ["bench 1"], ["L", "bench 1"]])
def test_a_script_may_leave_such_answers_in(answers: list[str]) -> None:
    laid = duel("Pikachu +L | Machop")

    laid.choose("retreat", answers=answers)

    assert (laid.you.active.name, len(laid.settled)) == ("Machop", 2)


def test_an_answer_left_in_is_never_taken_for_another_question() -> None:
    before = duel("Pikachu dmg30", "Pikachu dmg50 | Machop, Pikachu", prizes=1, foe_prizes=1)
    laid = before.fork()

    laid.attack("Gnaw")

    assert laid.settled == [("you", "prize", "prize 1")]
    assert before.fork().attack("Gnaw", answers=["prize 1"]).winner == "you"
    with pytest.raises(LeftOver, match="made automatically: prize"):
        before.attack("Gnaw", answers=["prize 2"])


def test_answers_go_to_open_questions_before_they_are_taken_as_left_in() -> None:
    laid = duel("Pikachu", "Pikachu dmg50 | Machop, Raichu", prizes="L, W")

    laid.attack("Gnaw", answers=["prize 1", "bench 1"])

    assert (laid.foe.active.name, laid.you.prizes) == ("Machop", ["W"])


@pytest.mark.parametrize(
    ("how", "wrong"),
    [
        ({"pay": ["G"]}, IllegalOption),
        ({"pay": ["L", "L"]}, LeftOver),
        ({"to": "bench 2"}, IllegalOption),
        ({"to": "Raichu"}, IllegalOption),
        ({"pay": ["L"], "to": "active"}, IllegalOption),
    ],
)
def test_a_retreat_refuses_what_does_not_fit(how: dict[str, Any], wrong: type[Exception]) -> None:
    laid = duel("Pikachu +L | Machop")
    before = str(laid)

    with pytest.raises(wrong):
        laid.retreat(**how)

    assert str(laid) == before


def test_a_retreat_takes_what_fits_even_where_nothing_else_would() -> None:
    laid = duel("Pikachu +L | Machop").retreat(pay=["L"], to="bench 1")

    assert (laid.you.active.name, laid.you.discard) == ("Machop", ["L"])


def test_nobody_comes_up_where_a_retreat_fails() -> None:
    laid = scenario("ecard", "Pikachu +L +L confused | Machop, Raichu", "Machop", cards=CARDS)

    laid.retreat(pay=["L"], to="bench 2", flips="T")

    assert laid.you.active.name == "Pikachu"


@pytest.mark.parametrize("flips", ["X", "HX", "heads", "1"])
def test_a_coin_is_heads_or_tails(flips: str) -> None:
    laid = duel()

    with pytest.raises(BadNotation, match="a coin must be H or T"):
        laid.attack("Jolt", flips=flips)
    with pytest.raises(BadNotation, match="a coin must be H or T"):
        duel(coins=flips)


def test_standing_coins_that_nobody_flipped_are_told() -> None:
    laid = duel(coins="HT").attack("Jolt")

    assert laid.coins == "T"
    with pytest.raises(TooManyCoins, match="0 of 1 coins"):
        laid.finish()


def test_standing_coins_are_told_where_the_game_ends() -> None:
    laid = duel("Pikachu", "Pikachu dmg50", coins="H")

    with pytest.raises(TooManyCoins):
        laid.attack("Gnaw", answers=["prize 1"])


def test_a_fork_goes_its_own_way() -> None:
    laid = duel(coins="HT")
    before = str(laid)

    heads = laid.fork().attack("Jolt")
    tails = laid.fork().attack("Jolt", flips="T")

    assert (str(laid), laid.coins) == (before, "HT")
    assert (heads.you.active.damage, tails.you.active.damage) == (0, 10)
    assert len(heads.log) == len(tails.log) - 1 > len(laid.log)


def test_a_fork_keeps_the_hands_that_are_rigged() -> None:
    begun = opening("xy", ["Pikachu, 6*L"], ["Machop, 6*W"], cards=CARDS, flips="H")

    forks = [begun.fork().answer(answer) for answer in ("yes", "no")]

    assert [fork.first for fork in forks] == ["you", "foe"]
    assert [fork.foe.hand for fork in forks] == [["W"] * 6] * 2 or all(
        fork.foe.hand[:6] == ["W"] * 6 for fork in forks
    )


@pytest.mark.rule("SUDDEN-01")
def test_sudden_death_can_be_looked_at_before_it_begins() -> None:
    stock = {"deck": "10*Pikachu", "foe_deck": "10*Pikachu"}
    laid = duel("Clasher", "Clasher", prizes=2, foe_prizes=2, **stock)

    laid.attack("Clash", answers=["prize 1", "prize 1"], flips="H")

    tied = laid.tied
    assert tied is not None
    assert (laid.sudden, laid.winner) == (1, None)
    assert (tied.you.prizes_left, tied.foe.prizes_left) == (1, 1)
    assert (tied.you.actives, tied.foe.actives) == ([], [])
    assert (tied.you.discard, tied.end) == (["q-20"], "tie")
    assert len(tied.events("prize")) == 2


def test_there_is_no_tie_to_look_at_in_a_game_that_goes_on() -> None:
    assert duel().attack("Gnaw").tied is None


def test_what_is_asked_about_in_vain_is_unclear() -> None:
    laid = duel()

    assert laid.why_not("dance") == "unclear"
    assert laid.refused("dance")


def test_a_refusal_may_be_read_in_full() -> None:
    refusal = duel("Pikachu | Machop").refusal("retreat")

    assert refusal is not None
    assert (refusal.rule, refusal.tried) == ("RETREAT-01", "retreat")
    assert duel().refusal("end turn") is None


def story(*moves: dict[str, Any], **after: object) -> dict[str, Any]:
    position = {"you": "Pikachu +L | Machop dmg10, Raichu", "foe": "Machop", "hand": "Potion"}
    return {"rules": "xy", "position": position, "moves": list(moves), "after": after}


@pytest.mark.parametrize(
    ("moves", "after"),
    [
        ([{"offered": "retreat"}, {"refused": "attack Jolt"}], {}),
        ([{"refused": "attack Jolt", "rule": "ENERGY-02"}], {}),
        ([{"retreat": True, "refused": ["end turn"], "offered": ["bench 1"]}], {}),
        ([{"retreat": True, "refused": {"bench 3": "RETREAT-01"}}], {}),
        (
            [
                {"retreat": True},
                {"answer": "bench 2", "refused": {"retreat": "RETREAT-02"}, "offered": ["end"]},
            ],
            {},
        ),
        ([{"play": "Potion"}], {"settled": ["pick bench 1"], "offered": ["attack Gnaw"]}),
        ([], {"refused": {"play L": "TRAINER-01"}}),
    ],
)
def test_a_story_tells_what_is_offered_and_refused(
    moves: list[dict[str, Any]], after: dict[str, object]
) -> None:
    report = run_scenario(story(*moves, **after), CARDS)

    assert report.differences == ()


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ({"offered": "attack Jolt"}, "$.moves[0]: 'attack Jolt' is refused by ENERGY-02"),
        ({"refused": "retreat"}, "$.moves[0]: 'retreat' is offered"),
        (
            {"refused": "attack Jolt", "rule": "ATTACK-03"},
            "$.moves[0]: 'attack Jolt' is refused by ENERGY-02, not ATTACK-03",
        ),
        ({"retreat": True, "offered": ["bench 9"]}, "$.moves[0].offered: 'bench 9' is refused"),
        ({"retreat": True, "refused": ["bench 1"]}, "$.moves[0].refused: 'bench 1' is offered"),
    ],
)
def test_another_offer_than_was_told_is_a_difference(move: dict[str, Any], told: str) -> None:
    report = run_scenario(story(move), CARDS)

    assert [text.startswith(told) for text in report.differences] == [True]


@pytest.mark.parametrize(
    ("move", "where"),
    [
        ({"offered": 7}, "$.moves[0].offered"),
        ({"offered": "retreat", "rule": "RETREAT-01"}, "$.moves[0].rule"),
        ({"offered": "retreat", "refused": "retreat"}, "$.moves[0]"),
        ({"retreat": True, "offered": "bench 1"}, "$.moves[0].offered"),
    ],
)
def test_a_demand_that_cannot_be_read_is_refused(move: dict[str, Any], where: str) -> None:
    with pytest.raises(BadScenario) as refused:
        run_scenario(story(move), CARDS)

    assert refused.value.where == where


def test_a_story_tells_how_a_game_was_tied() -> None:
    stock = {"deck": "10*Pikachu", "foe_deck": "10*Pikachu", "prizes": 2, "foe_prizes": 2}
    tale = {
        "rules": "xy",
        "position": {"you": "Clasher", "foe": "Clasher", **stock},
        "moves": [{"attack": "Clash", "answers": ["prize 1", "prize 1"], "flips": "H"}],
        "after": {"sudden": 1, "tied": {"end": "tie", "you": {"prizes_left": 1, "bench": []}}},
    }

    assert run_scenario(tale, [*CARDS, CLASH]).differences == ()
    assert run_scenario(tale | {"moves": [], "after": {"tied": {}}}, [*CARDS, CLASH]).differences
