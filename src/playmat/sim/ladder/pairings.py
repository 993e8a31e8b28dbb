"""The schedule of a ladder: every pair of players on every board, swapping decks and seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, islice
from typing import Final, NamedTuple

from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck
from playmat.sim.job import BadJob, Job, Matchup, entrant, refuse_uneven
from playmat.sim.ladder.panel import Board, boards

FEWEST: Final = 3
"""Minimum number of players; one opponent alone is not enough for a rating."""

GAMES: Final = 4
"""Games of two players on a board: each plays either deck in either seat."""


class Fixture(NamedTuple):
    """Two players on a board with a deck each; its two games share a seed."""

    board: Board
    matchup: Matchup


def fixtures(
    players: Sequence[str], books: Sequence[str], games: int, of: str = ""
) -> list[Fixture]:
    """The schedule, board by board, so that an interrupted run is balanced.

    With *of*, only that player's games against each of the others.
    """
    check(players, games, of)
    pairs = [pair for pair in combinations(players, 2) if not of or of in pair]
    found = []
    for board in islice(boards(books), games // GAMES):
        first, second = map(deck, board.decks)
        for one, other in pairs:
            for a, b in ((one, other), (other, one)):
                matchup = Matchup(entrant(first, a), entrant(second, b), board.rules)
                found.append(Fixture(board, matchup))
    return found


def check(players: Sequence[str], games: int, of: str) -> None:
    """Raise BadJob for a ladder that cannot give meaningful ratings."""
    if len(set(players)) < len(players):
        raise BadJob("each player can only be named once")
    if of and (of not in players or len(players) == 1):
        raise BadJob(f"--players must name {of} and its opponents")
    if not of and len(players) < FEWEST:
        raise BadJob(
            f"a ladder needs at least {FEWEST} players, not {len(players)}, because one opponent "
            "is not enough for a rating"
        )
    refuse_uneven(games, GAMES, "a board")


@cache
def deck(name: str) -> Deck:
    return deck_named(name)


def job_of(
    played: Sequence[Fixture],
    seed: int = 0,
    *,
    clock: float = 0.0,
    think: float = 30.0,
    open_lists: bool = True,
) -> Job:
    """The job that plays fixtures, a mirrored pair of games each."""
    matchups = tuple(each.matchup for each in played)
    rules = played[0].board.rules
    return Job(matchups, 2, seed, rules, open_lists=open_lists, think=think, clock=clock)
