"""The coin flipper counts without affecting any game."""

from __future__ import annotations

from random import Random

import pytest
from click.testing import CliRunner

from playmat.cli import main
from playmat.ereader import CoinFlipper
from playmat.game.game import Game
from playmat.model.plain.write import state_hash


@pytest.mark.rule("ER-8")
@pytest.mark.scenario("K-193")
def test_heads_and_flips_are_counted_in_whole_per_cent() -> None:
    coin = CoinFlipper.of([True, False, True])

    assert (coin.heads, coin.total, coin.percent) == (2, 3, "67%")


@pytest.mark.rule("ER-8")
@pytest.mark.scenario("K-193")
def test_a_reset_begins_a_new_count() -> None:
    coin = CoinFlipper.of([True, False, True])

    coin.reset()

    assert (coin.heads, coin.total, coin.percent) == (0, 0, "–")


@pytest.mark.rule("ER-8")
@pytest.mark.scenario("K-194")
def test_flips_beside_a_game_change_nothing_in_it() -> None:
    one, other = (Game("base1-zap", "base1-overgrowth", rules="ecard", seed=5) for _ in range(2))
    coin = CoinFlipper()

    for game in (one, other):
        for _ in range(60):
            if game is other:
                coin.flip()
            assert game.choice is not None
            game.play(game.choice.options[0])

    assert state_hash(one.state) == state_hash(other.state)
    assert coin.total > 0


def test_the_coin_falls_either_way() -> None:
    coin = CoinFlipper(Random(3))

    shown = {coin.flip() for _ in range(50)}

    assert shown == {True, False}


def test_coins_are_flipped_on_the_command_line() -> None:
    done = CliRunner().invoke(main, ["coin", "3", "--seed", "1"])

    *shown, count = done.output.splitlines()
    assert len(shown) == 3
    assert count.startswith(f"{shown.count('heads')}/3 heads (")
