"""Trying each option in a world that agrees with what a player knows."""

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
"""How many choices in between are made before a position is judged as it is."""

WAYS: Final = 6
"""How many ways of making the choices in between are tried."""

ENOUGH: Final = 1
"""How much better a move must leave the position to be worth making."""

MOST: Final = 0x1000_0000_0000_0000
"""More than any position is worth."""


def best_answer(world: State, seat: i64, seeds: tuple[int, ...], w: Weights, brake: Brake) -> i64:
    """The option that leaves a player best off; attacks and ending the turn come last.

    Options that do not end the turn are taken as long as they improve the position, so a Pokémon
    evolves and gets its Energy before it attacks.
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
    """Whether an option of the main choice ends the turn."""
    what = kind(option)
    return what == answers.ATTACK or what == answers.DECLARE or what == answers.END


def best_of(world: State, seat: i64, options: list[i64], seeds: tuple[int, ...], w: Weights) -> i64:
    """The option with the best prospects; a single option is not tried."""
    if len(options) == 1:
        return options[0]
    return best_marked(world, seat, options, seeds, w, -MOST)[0]


def best_marked(
    world: State, seat: i64, options: list[i64], seeds: tuple[int, ...], w: Weights, most: i64
) -> tuple[i64, i64]:
    """The option with the best total over several deals of chance, and that total.

    Among equals the first wins; if none exceeds *most*, the first option and *most* are returned.
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
    """Value for a player once an option has run its course."""
    return outcome(world, seat, option, number, w, -MOST)


def outcome(world: State, seat: i64, option: i64, number: i64, w: Weights, low: i64) -> i64:
    """The same value; anything up to *low* may be returned for a value that is not higher."""
    st = world.trial()
    seed(st, number)
    apply(st, option)
    return course(st, seat, ANSWERS, WAYS, w, low, MOST)


def course(st: State, seat: i64, left: i64, ways: i64, w: Weights, low: i64, high: i64) -> i64:
    """Make the choices up to the next main one and return the value for a player.

    Some of them are tried in every way, each player choosing what is best for them, so that neither
    does something foolish just because a text allows it. Values beyond *low* and *high* are not
    exact.
    """
    while st.winner < 0 and st.ask != asks.MAIN and left > 0:
        if st.chooser == players.CHANCE:
            if st.ask == asks.SHUFFLE:
                break  # a shuffle left to chance changes nothing that is judged here
            apply(st, st.options[deal(st, len(st.options))])
        elif 1 < len(st.options) <= ways:
            return best_value(st, seat, left - 1, ways // len(st.options), w, low, high)
        else:
            apply(st, passing(st))
        left -= 1
    return worth(st, seat, w)


def best_value(st: State, seat: i64, left: i64, ways: i64, w: Weights, low: i64, high: i64) -> i64:
    """Value for a player after the option that the choosing player prefers."""
    own = st.chooser == seat
    options = st.options
    for n, option in enumerate(options):
        other = st.trial() if n < len(options) - 1 else st  # the last one needs no copy
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
    """A plausible option for a choice in between: the first that is neither "no" nor "stop"."""
    options = st.options
    for option in options:
        what = kind(option)
        if what != answers.NO and what != answers.STOP:
            return option
    return options[0]
