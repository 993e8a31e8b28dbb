"""Greedy play weighs both answers to "may", uses Evolutions and ends its turns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from playmat.agents.greedy import GreedyAgent
from playmat.cards.card import Attack
from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.game.choice import choice_of
from playmat.game.scenario.scenario import scenario
from playmat.kinds import answers, asks
from playmat.linker.link import link
from playmat.model.option import kind
from playmat.model.state import State
from playmat.model.views.view import view_of
from playmat.rules import BOOKS
from playmat.search.core.brake import LONG, Brake
from playmat.search.core.lookahead import best_answer, leaves, prospect
from playmat.search.core.weights import USUAL, Weights
from tests.decks.listed import pair
from tests.game.tables import PIKACHU, pokemon

SPITE = "after { may { hit(self, 200) } }"
SPITEFUL = pokemon(20, "Spiteful", Attack("Spite", "L", "30", SPITE), hp=60)
HELPFUL = pokemon(21, "Helpful", Attack("Help", "L", "10", "after { may { draw(me, 2) } }"), hp=60)


def answer(st: State, weights: Weights = USUAL) -> int:
    """The kind of move chosen by greedy play."""
    return int(kind(best_answer(st, 0, (1, 2), weights, Brake(0))))


def test_an_attack_with_a_may_that_would_hurt_is_made_all_the_same() -> None:
    duel = scenario("ecard", "Spiteful +L | Pikachu", "Pikachu", cards=[SPITEFUL, PIKACHU])

    assert answer(duel.state) == answers.ATTACK


def test_a_may_that_would_hurt_is_declined_and_one_that_helps_is_not() -> None:
    found = []
    for card in (SPITEFUL, HELPFUL):
        you, cards = f"{card.name} +L | Pikachu", [card, PIKACHU]
        duel = scenario("ecard", you, "Pikachu", deck="30*G", cards=cards)
        st = duel.state
        agent = GreedyAgent(1)
        while (choice := choice_of(st)) is not None and choice.what != "may":
            duel = duel.choose(agent.choose(view_of(st, 0), choice).text)
            st = duel.state
        assert choice is not None
        found.append(agent.choose(view_of(st, 0), choice).kind)

    assert found == ["no", "yes"]


def test_a_pokemon_evolves_before_its_player_attacks() -> None:
    duel = scenario("ecard", "base1-58 +L | base1-58", "base1-58", hand="base1-14")

    assert answer(duel.state) == answers.EVOLVE


def test_what_is_judged_by_is_given_as_weights() -> None:
    duel = scenario("ecard", "base1-58 +L | base1-58", "base1-58", hand="base1-14")

    assert answer(duel.state, replace(USUAL, evolved=-5000)) != answers.EVOLVE


@pytest.mark.parametrize("seeds", [(1,), (1, 2)])
def test_leaving_out_what_cannot_matter_changes_no_answer(seeds: tuple[int, ...]) -> None:
    st = new_game(link(BOOKS["xy"], [deck.cards for deck in pair("xy")]), 5, False)
    for _ in range(60):
        found = best_answer(st, st.chooser, seeds, USUAL, Brake())
        if len(st.options) > 1:
            assert found == best_of_all(st, leaves(found), seeds)
        apply(st, found)


def best_of_all(st: State, leaving: bool, seeds: tuple[int, ...]) -> int:
    """The best option among those that end the turn, or those that do not."""
    if st.ask == asks.MAIN and not leaving:
        seeds = seeds[:1]
    offered = [option for option in st.options if leaves(option) == leaving]
    return max(offered, key=lambda o: sum(prospect(st, st.chooser, o, n, USUAL) for n in seeds))


def test_a_turn_that_has_gone_on_too_long_is_brought_to_its_end() -> None:
    duel = scenario("ecard", "base1-58 +L | base1-58", "base1-58", hand="base1-14")
    brake = Brake(0)
    for n in range(LONG):
        st = duel.state.clone()
        st.answers = n - LONG
        brake.comes_to(st)

    found = best_answer(duel.state, 0, (1, 2), USUAL, brake)

    assert kind(found) in (answers.ATTACK, answers.END)
