"""Worlds: dealt from a view, cloned, advanced, evaluated and played out, and the page's player."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from playmat.decks.defaults import default_decks
from playmat.errors import IllegalOption
from playmat.game.game import Game
from playmat.model.views.view import View, view_of
from playmat.search.core.weights import USUAL
from playmat.search.worlds import NoWorld, World, deal_world, deal_worlds
from tests.contract.repository import ROOT
from tests.game.tables import game

WRONG: Any = "seed"
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def at_main(table: Game) -> Game:
    """A game at its first main question."""
    while (choice := table.choice) is not None and choice.what != "main":
        table.play(choice.options[0])
    return table


def some_world(seed: int = 1) -> World:
    table = at_main(game(record=False))
    assert table.choice is not None
    return deal_world(table.view(table.choice.player), seed)


def blocks() -> list[str]:
    return BLOCK.findall((ROOT / "docs" / "search.md").read_text("utf-8"))


def test_the_player_on_the_page_plays_a_game_and_is_short() -> None:
    names: dict[str, Any] = {}
    exec(blocks()[0], names)
    table, player = game(seed=4, record=False), names["Rollouts"](1)

    while (choice := table.choice) is not None and table.turn < 4:
        table.play(player.choose(table.view(choice.player), choice))

    assert table.turn == 4 or table.over
    assert len([line for line in blocks()[0].splitlines() if line.strip()]) <= 20


@pytest.mark.parametrize("block", range(1, 3))
def test_the_other_examples_of_the_page_run(block: int) -> None:
    exec(blocks()[block], {})


def test_a_world_agrees_with_its_view_and_a_seed_means_one_world() -> None:
    view = (table := at_main(game(record=False))).view(0)

    worlds = deal_worlds(view, [3, 3, 4])

    assert all(view_of(world.state, 0) == view for world in worlds)
    assert worlds[0].hash() == worlds[1].hash() != worlds[2].hash()
    assert {world.hash(0) for world in worlds} == {worlds[0].hash(0)}
    assert table.turn == 1


def test_a_view_that_tells_too_little_deals_no_world_and_says_why() -> None:
    view = Game(*default_decks("xy"), rules="xy", seed=1, open_lists=False).view(0)

    class Nothing:
        def guess(self, view: View, seed: int) -> list[str]:
            return []

    with pytest.raises(NoWorld, match="no world for player 0: the other deck list is secret"):
        deal_world(view, 1, Nothing())
    assert deal_worlds(view, [1, 2], Nothing()) == []


def test_the_chance_of_a_win_lies_between_0_and_1_and_is_certain_at_the_end() -> None:
    world = some_world()

    chances = [world.win_chance(), world.win_chance(1 - world.seat)]
    world.play_out("quick", seed=3)

    assert all(0.1 < chance < 0.9 for chance in chances)
    assert world.winner is not None
    assert (world.win_chance(world.winner), world.win_chance(1 - world.winner)) == (1.0, 0.0)
    world.state.winner = 2  # a draw
    assert world.win_chance() == 0.5


def test_a_better_position_is_more_likely_won() -> None:
    world = some_world()
    ahead = world.clone()
    mine = ahead.state.sides[ahead.seat]
    mine.prizes = (-1, -1, -1, *mine.prizes[3:])

    assert ahead.value() > world.value()
    assert ahead.win_chance() > world.win_chance() + 0.1


def test_what_is_done_in_a_clone_is_not_done_in_the_world() -> None:
    world = some_world()
    before = world.hash()

    ended = world.after(world.options[-1])

    assert world.hash() == before != ended.hash()
    assert [each.what for each in ended.changed_since(world)][:1] == ["turn"]
    assert world.clone().changed_since(world) == []


def test_what_changed_names_the_pokemon_and_both_values() -> None:
    world = some_world()
    attach = next(n for n, text in zip(world.options, world.texts, strict=True) if "attach" in text)

    found = world.after(attach).changed_since(world)

    assert {each.what for each in found} == {"hand", "energy"}
    assert next(each for each in found if each.what == "energy").after == ("t-9",)


def test_an_answer_that_is_not_offered_and_a_policy_that_does_not_exist_are_refused() -> None:
    world = some_world()

    with pytest.raises(IllegalOption):
        world.apply(-1)
    with pytest.raises(IllegalOption, match="clever"):
        world.play_out("clever")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda world: world.value(seat=7),
        lambda world: world.value(seat=True),
        lambda world: world.hash("me"),
        lambda world: world.hash(-5),
        lambda world: world.play_out(("quick",)),
        lambda world: world.play_out(3),
        lambda world: world.play_out(weights=(USUAL,)),
        lambda world: world.play_out(weights="usual"),
        lambda world: world.play_out(seed=10**40),
        lambda world: world.play_out(turns="many"),
        lambda world: world.apply(world.options[0], "heads"),
        lambda world: deal_world(world.state, 1),
        lambda world: deal_world(game().view(0), WRONG),
        lambda world: deal_world(game().view(0), 10**40),
    ],
)
def test_a_seat_a_number_or_a_view_that_is_none_is_refused_in_one_line(
    wrong: Callable[[World], object],
) -> None:
    with pytest.raises(IllegalOption, match="is not legal here; legal: "):
        wrong(some_world())


def test_an_option_of_the_game_is_an_answer_in_its_worlds() -> None:
    table = at_main(game(record=False))
    assert table.choice is not None
    world = deal_world(table.view(table.choice.player), 1)
    option, last = table.options[0], table.options[-1]

    by_option, by_number = world.after(option), world.after(option.packed)

    assert by_option.hash() == by_number.hash() != world.hash()
    with pytest.raises(IllegalOption, match=re.escape(f"{option.text} is not legal here; legal: ")):
        world.after(last).after(option)


@pytest.mark.parametrize("wrong", ["end turn", None, True, 0.0])
def test_what_is_no_option_is_no_answer_in_a_world(wrong: Any) -> None:
    with pytest.raises(IllegalOption, match="a legal Option, or its packed number"):
        some_world().apply(wrong)


def test_each_seat_may_play_a_world_out_by_weights_of_its_own() -> None:
    other = replace(USUAL, hp=0, plan=0, energy=0)
    both = {
        seats: (world := some_world()).play_out("greedy", seed=3, turns=6, weights=seats)
        and world.hash()
        for seats in ((USUAL, USUAL), (USUAL, other), (other, USUAL))
    }
    plain = some_world()
    plain.play_out("greedy", seed=3, turns=6)

    assert both[USUAL, USUAL] == plain.hash()
    assert len({*both.values()}) == 3


def test_a_value_is_by_weights_and_by_seat() -> None:
    world = some_world()

    assert world.value(seat=0) != world.value(seat=1)
    assert world.value(replace(USUAL, hand=500)) > world.value()


def test_a_world_is_played_out_to_its_end() -> None:
    world = some_world()

    given = world.play_out("quick", seed=2)

    assert world.over
    assert given > 10
    assert "over" in repr(world)
