"""Beliefs about a secret deck list are based on cards seen, without impossible cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from playmat.decks.by_name import deck_named
from playmat.decks.defaults import default_decks
from playmat.errors import BadState
from playmat.game.game import Game
from playmat.game.scenario.scenario import scenario
from playmat.model.views.view import View, view_of
from playmat.rules import BOOKS
from playmat.search.beliefs import SEEN, Archetypes, deck_size, ready_lists, seen_of
from playmat.search.worlds import deal_world


def secret_game(book: str, turns: int, seed: int = 3) -> Game:
    """A game of two theme decks after some random turns, with secret lists."""
    rng = Random(seed)
    table = Game(*default_decks(book), rules=book, seed=seed, record=False, open_lists=False)
    while (choice := table.choice) is not None:
        if choice.player == 0 and table.turn >= turns:
            break
        table.play(rng.choice(choice.options))
    return table


def ids(table: Game, seat: int) -> Counter[str]:
    return Counter(card.id for card in table.decks[seat].cards)


def likeliest(belief: Archetypes, view: View) -> Counter[str]:
    chances = belief.chances(view)
    return Counter(belief.lists[chances.index(max(chances))])


@pytest.mark.parametrize("book", BOOKS)
def test_what_was_seen_tells_the_deck(book: str) -> None:
    belief, table = Archetypes.of_book(book), secret_game(book, 9)

    chances = belief.chances(table.view(0))

    assert sum(chances) == pytest.approx(1)
    assert max(chances) > 0.9
    assert likeliest(belief, table.view(0)) == ids(table, 1)


@pytest.mark.parametrize("book", BOOKS)
def test_a_world_may_hold_cards_of_neither_deck(book: str) -> None:
    table = secret_game(book, 2)
    view, known = table.view(0), {*ids(table, 0), *ids(table, 1)}
    foreign = next(each for each in ready_lists(book) if len(set(each) - known) > 5)
    belief = Archetypes([foreign])

    world = deal_world(view, 5, belief)

    hidden = Counter(world.state.cards[copy].card_id for copy in world.state.match.deck_of[1])
    assert hidden == Counter(belief.guess(view, 5))
    assert set(hidden) - known
    assert view_of(world.state, 0) == view
    world.play_out("quick", seed=3)
    assert world.over


def test_a_guess_holds_what_was_seen_and_has_the_size_of_the_deck() -> None:
    view = secret_game("ex", 6).view(0)
    strange = Archetypes([("xy1-1",) * 60])

    guesses = [belief.guess(view, 1) for belief in (SEEN, strange, Archetypes.of_book("ex"))]

    assert [len(guess) for guess in guesses] == [60, 60, 60]
    assert all(Counter(seen_of(view)) <= Counter(guess) for guess in guesses)
    assert deck_size(view) == 60


def test_what_lies_on_the_other_side_does_not_make_a_deck_longer() -> None:
    more: dict[str, Any] = {"deck": "8*G", "foe_deck": "8*G", "prizes": "2*G", "foe_prizes": "2*G"}
    duel = scenario("xy", "xy1-3 | xy1-3", "xy1-1", hand="xy4-97, G", **more).play("xy4-97")
    st = duel.state
    st.match.open_lists = False
    try:
        views = [view_of(st, seat) for seat in (0, 1)]
        sizes = [deck_size(view) for view in views]
        world = deal_world(views[0], 5)
    finally:
        st.match.open_lists = True

    assert duel.foe.active.tools == ["xy4-97"]
    assert sizes == [len(st.match.deck_of[1]), len(st.match.deck_of[0])]
    assert world.seat == 0


def test_a_belief_without_a_fitting_list_falls_back_on_what_was_seen() -> None:
    view = secret_game("ex", 6).view(0)

    assert Archetypes([["base1-1"] * 40]).guess(view, 1) == SEEN.guess(view, 1)


def test_what_is_believed_has_names() -> None:
    table = secret_game("ex", 9)
    belief = Archetypes.of_book("ex", {"mine": [card.id for card in table.decks[0].cards]})

    found = belief.named_chances(table.view(0))

    assert list(found.values()) == sorted(belief.chances(table.view(0)), reverse=True)
    assert len(found) == len(belief.lists) == len(belief.names)
    assert deck_named(next(iter(found))).cards == table.decks[1].cards
    assert "mine" in found
    assert Archetypes([["a"], ["b"]]).names == ["list 1", "list 2"]


def test_two_lists_of_one_name_are_both_told() -> None:
    ready = Archetypes.of_book("ex")
    again = Archetypes.of_book("ex", {ready.names[0]: ready.lists[0]})

    assert len({*again.names}) == len(again.lists) == len(ready.lists) + 1


@pytest.mark.parametrize("length", [1, 59, 61])
def test_a_guess_of_the_wrong_length_is_refused_in_one_line(length: int) -> None:
    view = secret_game("xy", 4).view(0)

    class Wrong:
        def guess(self, view: View, seed: int) -> list[str]:
            return ["xy1-1"] * length

    with pytest.raises(BadState, match=rf"Wrong.guess: must be 60 cards .* not {length}"):
        deal_world(view, 8, Wrong())


def test_a_guess_that_fits_no_opening_gives_way_to_what_was_seen() -> None:
    rng = Random(3)
    table = Game(*default_decks("xy"), rules="xy", seed=3, record=False, open_lists=False)
    while (choice := table.choice) is not None:
        view = table.view(choice.player)
        if table.turn == 0 and view.foe.actives:
            break
        table.play(rng.choice(choice.options))

    class Energy:
        def guess(self, view: View, seed: int) -> list[str]:
            return ["xy1-132"] * 60

    world = deal_world(view, 8, Energy())

    assert view_of(world.state, view.seat) == view


def test_a_belief_of_ones_own_is_asked() -> None:
    view = secret_game("xy", 4).view(0)
    asked = []

    class Mine:
        def guess(self, view: View, seed: int) -> list[str]:
            asked.append(seed)
            return list(SEEN.guess(view, seed))

    deal_world(view, 8, Mine())

    assert asked == [8]
