"""Questions in words: what is asked for, and the heading over the answers."""

from __future__ import annotations

import pytest

from playmat.game.questions import QUESTIONS, title
from playmat.kinds import asks


def test_every_question_is_put_in_words() -> None:
    assert set(QUESTIONS) == set(range(len(asks.NAMES)))
    assert all(question.prompt and question.title for question in QUESTIONS.values())


@pytest.mark.parametrize(
    ("ask", "least", "most", "words"),
    [
        (asks.PICK_CARD, 1, 1, "Choose a card"),
        (asks.PICK_CARD, 0, 1, "Choose up to 1 card"),
        (asks.PICK_CARD, 2, 2, "Choose 2 cards"),
        (asks.PICK_CARD, 1, 3, "Choose up to 3 cards"),
        (asks.PICK_MON, 1, 1, "Choose a Pokémon"),
        (asks.PICK_MON, 2, 2, "Choose 2 Pokémon"),
        (asks.PICK_MON, 0, 1, "Choose up to 1 Pokémon"),
        (asks.PICK_ATTACK, 0, 2, "Choose an attack"),
    ],
)
def test_a_title_tells_how_many_may_be_chosen(ask: int, least: int, most: int, words: str) -> None:
    assert title(ask, least, most) == words
