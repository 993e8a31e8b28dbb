"""The net's inputs as arrays: the shipped net on them agrees with the agent's judge."""

from __future__ import annotations

import numpy as np
import pytest

from playmat.envs.encoding.encoder import Encoder, NoRoom
from playmat.envs.encoding.layout import VERSION
from playmat.envs.encoding.our_net import OurNet
from playmat.game.game import Game
from playmat.model.state import State
from playmat.rules import BOOKS
from playmat.search.core import features
from playmat.search.core.evaluate import worth
from playmat.search.learned import judging
from tests.decks.listed import pair
from tests.envs.encoding.test_encoder import positions

ENCODER = Encoder(net=256)


def judged(st: State, seat: int) -> int:
    """The judge's value of a position."""
    return int(worth(st, seat, judging(st.match)))


@pytest.mark.parametrize("book", BOOKS)
def test_the_net_says_of_the_arrays_what_our_player_hears_of_the_position(book: str) -> None:
    games = [game for game in positions(BOOKS[book], seed=5) if game.turn > 0]
    seen = [(game.state, seat) for game in games for seat in (0, 1)]
    batch = ENCODER.batch(len(seen))

    batch.fill(seen)

    said = OurNet(ENCODER.vocabulary).judge(batch.arrays["net"], batch.arrays["worth"])
    assert said.tolist() == [judged(st, seat) for st, seat in seen]
    assert len(set(said.tolist())) > len(games) // 2


def test_nothing_is_told_of_pokemon_that_lie_face_down() -> None:
    game = Game(*pair("xy"), rules="xy", seed=3, record=False)
    while not any(side.actives for side in game.state.sides):
        game.play(0)
    seat = 0 if game.state.sides[1].actives else 1

    arrays = ENCODER.encode_state((game.state, seat))

    assert not arrays["net"].any()
    assert not arrays["worth"].any()


def test_rows_of_the_net_are_refused_where_they_have_no_room() -> None:
    *_, game = positions(BOOKS["xy"], seed=2)

    with pytest.raises(NoRoom, match="rows of net, but only room for 3; set net= of the encoder"):
        Encoder(net=3).encode_state((game.state, 0))


def test_what_the_net_sees_is_made_on_demand_alone() -> None:
    assert set(ENCODER.shapes()) - set(Encoder().shapes()) == {"net", "worth"}


def test_a_batch_forgets_what_the_net_saw_before() -> None:
    games = [game for game in positions(BOOKS["ex"], seed=7) if game.turn > 0][:4]
    batch = ENCODER.batch(len(games))

    for order in (games, games[::-1]):
        batch.fill([(game.state, 0) for game in order])

        for n, game in enumerate(order):
            alone = ENCODER.encode_state((game.state, 0))
            assert np.array_equal(batch.arrays["net"][n], alone["net"])
            assert batch.arrays["worth"][n] == alone["worth"]


def test_the_version_is_that_of_the_features_too() -> None:
    assert VERSION[2] == features.VERSION
