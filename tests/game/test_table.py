"""A table: two decks linked once and dealt as often as one likes."""

from __future__ import annotations

import pytest

from playmat.errors import BadDeck
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.settings import BadSetting
from playmat.game.table import Table
from playmat.model.plain.write import state_hash
from tests.game.tables import play_on


def test_a_seed_deals_the_game_that_it_deals_without_a_table() -> None:
    table = Table("xy-a", "xy-b")

    dealt, plain = table.deal(5), Game("xy-a", "xy-b", seed=5)

    assert state_hash(dealt.state) == state_hash(plain.state)
    assert dealt.replay.text() == plain.replay.text()


def test_games_of_a_table_share_its_linked_cards_and_nothing_else() -> None:
    table = Table("xy-a", "xy-b")
    one, other = table.deal(5), table.deal(5)

    play_on(one, 10)

    assert one.state.match is other.state.match is table.match
    assert state_hash(other.state) == state_hash(table.deal(5).state) != state_hash(one.state)


def test_without_a_seed_every_deal_is_another() -> None:
    table = Table("xy-a", "xy-b")

    seeds = {table.deal().seed for _ in range(5)}

    assert len(seeds) == 5


def test_a_game_without_a_record_is_the_same_game_without_a_log() -> None:
    table = Table("ex-a", "ex-b", rules="ex")
    loud, quiet = table.deal(2), table.deal(2, record=False)

    play_on(loud, 40)
    play_on(quiet, 40)

    assert (len(loud.log) > 10, quiet.log) == (True, ())
    assert loud.history == quiet.history


def test_what_cannot_be_played_is_refused_before_any_deal() -> None:
    with pytest.raises(BadDeck):
        Table(["base1-58"] * 60, "ecard-a", rules="ecard")
    with pytest.raises(BadSetting):
        Table("xy-a", "xy-b", lucky=True)


def test_a_table_at_a_position_deals_that_position() -> None:
    laid = game_at("xy; you: xy1-1 | ; foe: xy1-1 |", seed=1)

    again = Game.dealt(laid.table, 1)

    assert again.position == laid.position
    assert state_hash(again.state) == state_hash(laid.state)
