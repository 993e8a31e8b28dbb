"""A table: two decks linked once and dealt any number of times."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck
from playmat.errors import BadDeck
from playmat.game.beginning import rules_of
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.settings import BadSetting
from playmat.game.table import Table
from playmat.model.plain.write import state_hash
from playmat.rules import BOOKS
from tests.game.tables import DECK, PIKACHU, game, play_on


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


def test_a_pair_of_decks_is_linked_once_for_games_that_follow_each_other() -> None:
    one, other = Game("xy-a", "xy-b", seed=5), Game("xy-a", "xy-b", seed=6)

    play_on(one, 10)

    assert one.table is other.table
    assert state_hash(other.state) == state_hash(Table("xy-a", "xy-b").deal(6).state)


@pytest.mark.parametrize(
    "changed",
    [
        {"rules": BOOKS["xy"].replace(prizes=3)},
        {"rules": BOOKS["xy"].replace(actives=2)},
        {"rules": "legends"},
        {"open_lists": False},
        {"max_turns": 7},
        {"deck_a": "xy-b"},
        {"deck_b": "xy-a"},
        {"deck_a": Deck("another name", deck_named("xy-a").cards)},
    ],
)
def test_other_rules_settings_or_decks_are_another_table(changed: dict[str, Any]) -> None:
    same: dict[str, Any] = dict(deck_a="xy-a", deck_b="xy-b", rules="xy", any_deck=True)

    first, other, again = (Game(**each, seed=1) for each in (same, same | changed, same))

    assert first.table is again.table is not other.table
    assert other.rules == (rules_of(changed["rules"]) if "rules" in changed else first.rules)
    assert other.settings.changed().items() >= {
        (key, value) for key, value in changed.items() if key in ("open_lists", "max_turns")
    }
    assert other.state.match.max_turns == changed.get("max_turns", 300)


def test_a_card_that_says_something_else_by_now_is_linked_anew() -> None:
    stronger = replace(PIKACHU, hp=210)
    changed = Deck(DECK.name, tuple(stronger if c is PIKACHU else c for c in DECK.cards))

    before, after = game(), Game(changed, changed, rules="ecard", seed=1)

    assert before.table is not after.table
    assert after.state.match.defs[0].hp == 210


def test_a_deck_that_breaks_the_rules_is_refused_again_and_again() -> None:
    for _ in range(2):
        with pytest.raises(BadDeck):
            Game(["base1-58"] * 60, "ecard-a", rules="ecard", seed=1)


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
