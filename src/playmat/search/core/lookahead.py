"""Trying each answer in a world that agrees with what a player knows, and seeing where it leads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.vm import apply
from playmat.kinds import answers, asks, players
from playmat.model.dealer import deal, seed
from playmat.model.option import kind
from playmat.model.state import State
from playmat.search.core.brake import Brake
from playmat.search.core.evaluate import worth
from playmat.search.core.weights import Weights

ANSWERS: Final = 24
"""How many questions in between are answered before a position is judged as it stands."""

WAYS: Final = 6
"""In how many ways the questions in between are answered where they leave a choice."""

ENOUGH: Final = 1
"""How much better a step must leave the position to be worth taking."""

MOST: Final = 0x1000_0000_0000_0000
"""More than any position is worth."""


def best_answer(world: State, seat: i64, seeds: tuple[int, ...], w: Weights, brake: Brake) -> i64:
    """Return the option that leaves a player best off; attacks and the turn's end come last.

    What the player can do without ending the turn is done as long as it makes the position better,
    so that a Pokémon evolves and is given its Energy before it attacks.
    """
    if world.ask != asks.MAIN:
        return best_of(world, seat, world.options, seeds, w)
    staying: list[i64] = [option for option in world.options if not leaves(option)]
    leaving: list[i64] = [option for option in world.options if leaves(option)]
    if not leaving:
        return best_of(world, seat, staying, seeds[:1], w)
    if staying and not brake.comes_to(world):
        idle = worth(world, seat, w) + ENOUGH - 1
        option, value = best_marked(world, seat, staying, seeds[:1], w, idle)
        if value > idle:
            return option
    return best_of(world, seat, leaving, seeds, w)


def leaves(option: i64) -> bool:
    """Return whether an answer to the main question brings the turn to its end."""
    what = kind(option)
    return what == answers.ATTACK or what == answers.DECLARE or what == answers.END


def best_of(world: State, seat: i64, options: list[i64], seeds: tuple[int, ...], w: Weights) -> i64:
    """Return the option with the best prospects; one alone is not looked at."""
    if len(options) == 1:
        return options[0]
    return best_marked(world, seat, options, seeds, w, -MOST)[0]


def best_marked(
    world: State, seat: i64, options: list[i64], seeds: tuple[int, ...], w: Weights, most: i64
) -> tuple[i64, i64]:
    """Return the option with the best prospects over some deals of chance, the first of equals,
    and the sum of these; nothing but the first option where none comes to more than *most*.
    """
    best = options[0]
    last = len(seeds) - 1
    for option in options:
        total: i64 = 0
        for n, number in enumerate(seeds):
            low = most - total if n == last else -MOST
            total += outcome(world, seat, option, number, w, low)
        if total > most:
            most = total
            best = option
    return best, most


def prospect(world: State, seat: i64, option: i64, number: i64, w: Weights) -> i64:
    """Return how a player stands once an option has run its course."""
    return outcome(world, seat, option, number, w, -MOST)


def outcome(world: State, seat: i64, option: i64, number: i64, w: Weights, low: i64) -> i64:
    """Return the same, or anything up to *low* if it is no more than that."""
    st = world.trial()
    seed(st, number)
    apply(st, option)
    return course(st, seat, ANSWERS, WAYS, w, low, MOST)


def course(st: State, seat: i64, left: i64, ways: i64, w: Weights, low: i64, high: i64) -> i64:
    """Answer the questions in between up to the next main one; return how a player stands then.

    A few of them are answered in every way, for the best of whoever is asked: what a text allows
    and would be foolish to do is not done, neither by the player nor by the other.  Beyond *low*
    and *high* it does not matter how far.
    """
    while st.winner < 0 and st.ask != asks.MAIN and left > 0:
        if st.chooser == players.CHANCE:
            if st.ask == asks.SHUFFLE:
                break  # a shuffle put to chance changes nothing that is judged here
            apply(st, st.options[deal(st, len(st.options))])
        elif 1 < len(st.options) <= ways:
            return parted(st, seat, left - 1, ways // len(st.options), w, low, high)
        else:
            apply(st, passing(st))
        left -= 1
    return worth(st, seat, w)


def parted(st: State, seat: i64, left: i64, ways: i64, w: Weights, low: i64, high: i64) -> i64:
    """Return how a player stands after the answer that the one who is asked likes best."""
    own = st.chooser == seat
    options = st.options
    for n, option in enumerate(options):
        other = st.trial() if n < len(options) - 1 else st  # which nobody looks at again
        apply(other, option)
        value = course(other, seat, left, ways, w, low, high)
        if own:
            low = max(low, value)
        else:
            high = min(high, value)
        if low >= high:
            break
    return low if own else high


def passing(st: State) -> i64:
    """Return some answer to a question in between: the first that is neither no nor enough."""
    options = st.options
    for option in options:
        what = kind(option)
        if what != answers.NO and what != answers.STOP:
            return option
    return options[0]
