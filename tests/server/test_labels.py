"""What buttons say, for every kind of option that a player may be offered."""

from __future__ import annotations

from playmat.game.scenario.scenario import opening
from playmat.kinds import answers
from playmat.model.views.view import view_of
from playmat.server.frames.labels import LABELS
from playmat.server.frames.question import question
from playmat.server.positions import game_from


def test_every_option_of_a_player_has_a_label() -> None:
    chance = {answers.HEADS, answers.TAILS}

    assert set(LABELS) | chance == set(range(len(answers.NAMES)))


def test_the_use_of_a_card_out_of_play_is_named() -> None:
    game = game_from("xy; you: base1-58; discard: bw9-4; foe: base1-52", 1)

    asked = question(game.state, 0, view_of(game.state, 0, 0))

    assert asked is not None
    labels = {option["kind"]: option["label"] for option in asked["options"]}
    assert labels["card_power"] == "Use Propagation: Exeggcute in discard"


def test_a_hand_that_need_not_begin_is_kept_or_drawn_anew() -> None:
    furfrou = "xy1-114, 6*G"
    duel = opening("xy", hands=["xy11-96, 6*G", furfrou], foe_hands=[furfrou], flips="H")
    state = duel.answer("yes").state

    asked = question(state, 0, view_of(state, 0, 0))

    assert asked is not None
    assert [option["label"] for option in asked["options"]] == ["Keep this hand", "Draw a new hand"]
