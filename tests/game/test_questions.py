"""Questions as text: what is asked for, what happens with it, and the rule."""

from __future__ import annotations

from playmat.game.purpose import OF_TEXTS
from playmat.game.questions import QUESTIONS, TOO_MANY_TOOLS
from playmat.kinds import asks
from playmat.writer.answer_verbs import VERBS

OF_CHANCE = {asks.COIN, asks.RANDOM, asks.SHUFFLE}
NEVER_ASKED = {asks.ENERGY_PAY}


def test_every_question_is_put_in_words() -> None:
    assert set(QUESTIONS) == set(range(len(asks.NAMES)))
    for question in (*QUESTIONS.values(), TOO_MANY_TOOLS):
        assert all((question.prompt, question.title, question.object))
        assert question.verb in VERBS


def test_what_the_rules_ask_names_its_rule() -> None:
    without = {ask for ask, question in QUESTIONS.items() if not question.rule}

    assert without == OF_TEXTS - {asks.PRIZE, asks.BETWEEN_TOOL} | OF_CHANCE | NEVER_ASKED
