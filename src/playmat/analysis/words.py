"""What would have been better, and why: the turn as it could have gone, and its gains."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from statistics import fmean
from typing import Final

from playmat.analysis.judge import FAILS, Pair
from playmat.foresight.hints import hinted
from playmat.foresight.preview import Worlds
from playmat.game.labels import OptionWords, label, option_words
from playmat.kinds import answers, asks
from playmat.model.dealer import seed
from playmat.model.option import field_b, kind
from playmat.model.place import mon_at
from playmat.model.state import Mon, State
from playmat.model.views.view import View, view_of
from playmat.search.core.brake import Brake
from playmat.search.core.lookahead import best_answer
from playmat.search.core.weights import TUNED
from playmat.search.worlds import World

LONGEST: Final = 12
"""The most moves of a turn that are listed."""

CLEAR: Final = 0.5
"""The smallest average difference that is mentioned."""


def better_turn(world: World, option: int) -> list[str]:
    """Describe a turn that starts with an option and continues as judged, move by move.

    It ends early if a move fails because it means something else in this world.
    """
    said: list[str] = []
    with suppress(*FAILS):
        play_out(world.clone(), option, said)
    return said


def play_out(line: World, option: int, said: list[str]) -> None:
    """Play a turn to its end from an option, adding a description of each move to *said*."""
    st, seat, turn = line.state, line.seat, line.state.turn
    seed(st, 7)
    brake = Brake()
    while st.winner < 0 and st.turn == turn and st.chooser == seat and len(said) < LONGEST:
        answer = option if not said else int(best_answer(st, seat, (7, 11), TUNED, brake))
        if len(st.options) > 1 or not said:
            said.append(label(option_words(st, seat), answer))
        line.apply(answer)
        if st.ask == asks.PRIZE:
            break


def immediate_result(view: View, st: State, option: int) -> str:
    """What an option leads to at once, in words, or an empty string."""
    named = option_words(st, int(st.chooser))
    if kind(option) == answers.ATTACH:
        return energy_so_far(named, mon_at(st, field_b(option)))
    return hinted(named, option, Worlds(view).foretell(option))[1]


def energy_so_far(named: OptionWords, m: Mon) -> str:
    """The Energy a Pokémon has, naming the Pokémon."""
    return f"{named.mon(m)} has {len(m.energy) or 'no'} Energy"


def reasons(pairs: Sequence[Pair], seat: int) -> list[str]:
    """The gains of the best option's lines for the player who decided.

    What speaks against the option was outweighed and is left out.
    """
    facts: tuple[tuple[Callable[[World], float], str], ...] = (
        (lambda w: w.winner == seat, "wins the game"),
        (lambda w: w.winner != 1 - seat, "avoids losing the game"),
        (lambda w: -prizes(w, seat), "takes {} more {}"),
        (lambda w: prizes(w, 1 - seat), "concedes {} fewer {}"),
    )
    said = []
    for fact, words in facts:
        gap = more_of(fact, pairs)
        if gap >= CLEAR:
            count = max(1, round(gap))
            said.append(words.format(count, f"Prize{'s' * (count > 1)}"))
    return said or small_reasons(pairs, seat)


def small_reasons(pairs: Sequence[Pair], seat: int) -> list[str]:
    """Smaller gains: damage to the other side, own Energy and own Pokémon."""
    facts: tuple[tuple[Callable[[World], float], int, str], ...] = (
        (lambda w: harm(w, 1 - seat), 10, "{} more damage"),
        (lambda w: -harm(w, seat), 10, "{} less damage taken"),
        (lambda w: energy(w, seat), 1, "{} more Energy in play"),
        (lambda w: len(mons(w, seat)), 1, "{} more Pokémon in play"),
    )
    said = []
    for fact, unit, more in facts:
        gap = more_of(fact, pairs)
        if gap >= CLEAR * unit:
            said.append(more.format(max(1, round(gap / unit)) * unit))
    return said[:2]


def more_of(fact: Callable[[World], float], pairs: Sequence[Pair]) -> float:
    """Average difference in a figure between the best option and the one taken."""
    return fmean(fact(each.best) - fact(each.given) for each in pairs)


def prizes(world: World, seat: int) -> int:
    return sum(copy >= 0 for copy in world.state.sides[seat].prizes)


def harm(world: World, seat: int) -> int:
    return sum(int(m.damage) for m in mons(world, seat))


def energy(world: World, seat: int) -> int:
    return sum(len(m.energy) for m in mons(world, seat))


def mons(world: World, seat: int) -> list[Mon]:
    side = world.state.sides[seat]
    return [*side.actives, *side.bench]


def reason_for(st: State, best: int, pairs: Sequence[Pair]) -> str:
    """One line on why the best option is better."""
    seat = int(st.chooser)
    parts = [immediate_result(view_of(st, seat, 0), st, best), *reasons(pairs, seat)]
    return "; ".join(part for part in parts if part)
