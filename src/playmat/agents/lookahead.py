"""Trying each answer in a world that agrees with what a player knows, and seeing where it leads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.agents.evaluate import worth
from playmat.engine.vm import apply
from playmat.kinds import answers, asks, players
from playmat.model.dealer import deal, seed
from playmat.model.option import kind
from playmat.model.state import State

ANSWERS: Final = 24
"""How many questions in between are answered before a position is judged as it stands."""

ENOUGH: Final = 1
"""How much better a step must leave the position to be worth taking."""


def best_answer(world: State, seat: i64, seeds: tuple[int, ...]) -> i64:
    """Return the option that leaves a player best off; attacks and the turn's end come last.

    What the player can do without ending the turn is done as long as it makes the position better,
    so that a Pokémon evolves and is given its Energy before it attacks.
    """
    if world.ask != asks.MAIN:
        return best_of(world, seat, world.options, seeds)
    staying: list[i64] = []
    leaving: list[i64] = []
    for option in world.options:
        what = kind(option)
        if what in (answers.ATTACK, answers.DECLARE, answers.END):
            leaving.append(option)
        else:
            staying.append(option)
    if staying:
        option = best_of(world, seat, staying, seeds[:1])
        if prospect(world, seat, option, seeds[0]) >= worth(world, seat) + ENOUGH:
            return option
    if not leaving:
        return best_of(world, seat, staying, seeds[:1])
    return best_of(world, seat, leaving, seeds)


def best_of(world: State, seat: i64, options: list[i64], seeds: tuple[int, ...]) -> i64:
    """Return the option with the best prospects over some deals of chance; the first of equals."""
    best = options[0]
    if len(options) == 1:
        return best
    most: i64 = 0
    first = True
    for option in options:
        total: i64 = 0
        for number in seeds:
            total += prospect(world, seat, option, number)
        if first or total > most:
            most = total
            best = option
            first = False
    return best


def prospect(world: State, seat: i64, option: i64, number: i64) -> i64:
    """Return how a player stands once an option has run its course."""
    st = world.clone()
    seed(st, number)
    apply(st, option)
    left: i64 = ANSWERS
    while st.winner < 0 and st.ask != asks.MAIN and left > 0:
        if st.chooser == players.CHANCE and st.ask == asks.SHUFFLE:
            break  # a shuffle put to chance changes nothing that is judged here
        apply(st, passing(st))
        left -= 1
    return worth(st, seat)


def passing(st: State) -> i64:
    """Return some answer to a question in between: chance at random, players anything but no."""
    options = st.options
    if st.chooser == players.CHANCE:
        return options[deal(st, len(options))]
    for option in options:
        what = kind(option)
        if what != answers.NO and what != answers.STOP:
            return option
    return options[0]
