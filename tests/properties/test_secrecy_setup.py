"""Questions during setup reveal nothing about a hand."""

from __future__ import annotations

from typing import Any

import pytest

import playmat as pm
from playmat.engine.vm import apply
from playmat.game.game import Game
from playmat.kinds import answers, asks
from playmat.model.option import kind
from playmat.model.state import State
from playmat.rules import book
from playmat.server.frames.frame import log_lines, shown

NAMES = ("Ann", "Bo")
SETUP = (asks.SETUP_ACTIVE, asks.SETUP_SECOND, asks.SETUP_BENCH, asks.BENCH_BONUS)
WORLDS = 24


def at_placement(rules: str, actives: int, seed: int) -> Game:
    """A game at the first question about placing Pokémon."""
    decks = (pm.deck(f"{rules}-a"), pm.deck(f"{rules}-b"))
    game = Game(*decks, rules=book(rules).replace(actives=actives), seed=seed, ask_setup=True)
    while game.state.ask not in SETUP:
        game.play(0)
    return game


def told(st: State, other: int) -> tuple[Any, ...]:
    """Everything shown to the other player and a spectator."""
    return tuple((shown(st, seat), log_lines(st, seat, NAMES, 0)) for seat in (other, None))


def watched(st: State, benched: int) -> list[tuple[Any, ...]] | None:
    """Place *benched* Pokémon; return what others are shown, or None without enough Pokémon."""
    seat = int(st.chooser)
    seen = [told(st, 1 - seat)]
    while st.chooser == seat and st.ask in SETUP and st.turn == 0:
        option = st.options[0]
        if st.ask != asks.SETUP_ACTIVE and len(st.sides[seat].bench) >= benched:
            option = st.options[-1]
        elif kind(option) == answers.STOP:
            return None
        apply(st, option)
        seen.append(told(st, 1 - seat))
    return seen


@pytest.mark.rule("SETUP-09", "ZONE-01")
@pytest.mark.parametrize("rules", pm.BOOKS)
@pytest.mark.parametrize("actives", [1, 2])
def test_placing_looks_the_same_whatever_is_left_in_the_hand(rules: str, actives: int) -> None:
    for seed in range(3):
        game = at_placement(rules, actives, seed)
        view = game.view(1 - int(game.state.chooser))
        for benched in (0, 1):
            worlds = [watched(view.sample(n), benched) for n in range(WORLDS)]
            possible = [each for each in worlds if each is not None]

            assert len(possible) > 1
            assert all(each == possible[0] for each in possible)
