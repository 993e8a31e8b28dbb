"""Card numbers that are the same in every match."""

from __future__ import annotations

from copy import deepcopy

from playmat.envs.encoding.vocabulary import Vocabulary
from playmat.game.game import Game
from tests.decks.listed import pair


def test_a_copy_keeps_the_numbers_and_forgets_the_matches() -> None:
    vocabulary = Vocabulary()
    match = Game(*pair("xy"), rules="xy", seed=1, record=False).state.match
    vocabulary.called(match)

    copied = deepcopy(vocabulary)

    assert copied.ids == vocabulary.ids
    assert copied.called(match).match is match
