"""A whole game as readable, comparable text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from playmat.decks.by_name import deck_named
from playmat.decks.defaults import default_decks
from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.game.record.log import ALL, lines
from playmat.kinds import asks, endings
from playmat.linker.link import link
from playmat.model.definitions import Match
from playmat.model.notation.options import option_text
from playmat.model.state import State
from tests.properties.play import MOST_ANSWERS, TABLES


@cache
def match_of(table: str) -> Match:
    """The match of a table's default decks."""
    rules = TABLES[table]
    return link(rules, [deck_named(name).cards for name in default_decks(rules.name)])


def begin(table: str, seed: int, record: bool = False) -> State:
    return new_game(match_of(table), seed, record)


def told(table: str, seed: int) -> str:
    """A game as text, with every move, its results and the rules behind them."""
    return "\n".join([f"{table}, seed {seed}", *played(begin(table, seed, record=True), seed), ""])


def played(st: State, seed: int) -> Iterator[str]:
    """Yield the lines of a random game."""
    pick, heard, turn = Random(seed), 0, 0
    for _ in range(MOST_ANSWERS):
        yield from happened(st, heard)
        heard = len(st.events or [])
        if st.winner >= 0:
            yield f"\nwinner {st.winner}: {endings.NAMES[st.end]}"
            return
        if st.turn != turn:
            turn = st.turn
            yield f"\nturn {turn}: {counts(st, st.player)}"
        option = st.options[int(pick.random() * len(st.options))]
        asked = f"{asks.NAMES[st.ask]}, {len(st.options)}"
        yield f"{st.chooser}> {option_text(st, option)}  ({asked})"
        apply(st, option)
    raise AssertionError("the game does not end")


def happened(st: State, start: int) -> Iterator[str]:
    """Yield the log lines since *start* with their rules."""
    for line in lines(st, ALL, start=start):
        yield f"   {line.text}  [{line.rule}]"


def counts(st: State, seat: int) -> str:
    """How many cards a player has in each zone."""
    side = st.sides[seat]
    left = sum(copy != -1 for copy in side.prizes)
    return (
        f"player {seat}, hand {len(side.hand)}, deck {side.left}, discard {len(side.discard)}, "
        f"prizes {left}, bench {len(side.bench)}"
    )
