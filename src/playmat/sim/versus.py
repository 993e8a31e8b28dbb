"""Compare two agents: both play both decks of a pair from both seats, over many pairs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from playmat.decks.deck import Deck
from playmat.sim.intervals import wilson
from playmat.sim.job import Matchup, entrant, refuse_uneven
from playmat.sim.run import Standing

QUAD = 4
"""Games per pair of decks: seats and agents are each swapped."""


def pilots_swapped(
    agents: tuple[str, str], decks: Sequence[Deck], games: int, seed: int
) -> list[Matchup]:
    """Matchups of random pairs of decks, each with the agents both ways round."""
    refuse_uneven(games, QUAD, "a pair of decks")
    rng = Random(seed)
    found = []
    for _ in range(games // QUAD):
        a, b = rng.sample(decks, 2)
        for one, other in (agents, agents[::-1]):
            found.append(Matchup(entrant(a, one), entrant(b, other)))
    return found


def added_up(standing: Standing) -> dict[str, Any]:
    """The first agent's results over all pairs of decks; it plays second in every other matchup."""
    wins = draws = 0
    for n, tally in enumerate(standing.tallies):
        wins += tally.losses if n % 2 else tally.wins
        draws += tally.draws
    games = standing.games
    low, high = wilson(wins + draws / 2, games)
    share = (wins + draws / 2) / games if games else 0.5
    return {
        "games": games,
        "wins": wins,
        "draws": draws,
        "share": round(share, 6),
        "low": round(low, 6),
        "high": round(high, 6),
    }
