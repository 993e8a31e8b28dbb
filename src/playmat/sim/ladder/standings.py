"""The results of a ladder: a rating for each player, and its worst pairing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from playmat.sim.intervals import Interval, wilson
from playmat.sim.ladder.bradley_terry import Rating, Ratings, Score, chance, rated
from playmat.sim.ladder.pairings import Fixture
from playmat.sim.ladder.panel import PARTS
from playmat.sim.tally import MatchupTally

ALL: Final = "all"
ANCHOR: Final = "random"
"""The player whose rating is zero, if it takes part; otherwise the first player."""

Pairs = dict[tuple[str, str], Score]


@dataclass(frozen=True, slots=True)
class Pairing:
    """A player's score against another, and the win rate its rating predicts, if rated."""

    other: str
    won: float
    games: int
    foretold: float | None = None

    @property
    def share(self) -> float:
        """The win rate, counting a draw as half a win."""
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> Interval:
        return wilson(self.won, self.games)

    def plain(self) -> dict[str, Any]:
        low, high = self.interval
        told = {name: value for name, value in asdict(self).items() if value is not None}
        return told | {"share": self.share, "low": low, "high": high}


@dataclass(frozen=True, slots=True)
class Rung:
    """A player's ratings on the whole panel and its parts, pairings and faults."""

    player: str
    ratings: dict[str, Rating]
    pairings: tuple[Pairing, ...]
    faults: int

    @property
    def worst(self) -> Pairing:
        return min(self.pairings, key=lambda pairing: pairing.share)

    def plain(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "ratings": {part: asdict(rating) for part, rating in self.ratings.items()},
            "pairings": [pairing.plain() for pairing in self.pairings],
            "worst": self.worst.other,
            "faults": self.faults,
        }


@dataclass(frozen=True, slots=True)
class Ladder:
    """The complete ladder, best player first."""

    rungs: tuple[Rung, ...]
    anchor: str
    helped: tuple[str, ...]
    """Parts in which an extra draw was added to every pairing because a player never scored."""

    games: dict[str, int]
    """Games by part."""

    def plain(self) -> dict[str, Any]:
        return {
            "players": [rung.plain() for rung in self.rungs],
            "anchor": self.anchor,
            "helped": list(self.helped),
            "games": self.games,
        }


def ladder(
    players: Sequence[str], played: Sequence[Fixture], tallies: Sequence[MatchupTally]
) -> Ladder:
    """Rate players by the tallies of their fixtures."""
    anchor = ANCHOR if ANCHOR in players else players[0]
    counted = {part: scores(played, tallies, part) for part in (ALL, *PARTS)}
    found = {
        part: rated(players, pairs, anchor)
        for part, pairs in counted.items()
        if all(games for _, games in pairs.values()) and pairs
    }
    faults = faults_of(played, tallies)
    rungs = [
        rung(player, players, counted[ALL], found, faults.get(player, 0)) for player in players
    ]
    return Ladder(
        tuple(sorted(rungs, key=lambda each: -points(each))),
        anchor,
        tuple(part for part, ratings in found.items() if ratings.helped),
        {part: sum(games for _, games in pairs.values()) // 2 for part, pairs in counted.items()},
    )


def points(one: Rung) -> float:
    """A player's points on the whole panel, or 0 if not yet rated."""
    return one.ratings[ALL].points if ALL in one.ratings else 0.0


def scores(played: Sequence[Fixture], tallies: Sequence[MatchupTally], part: str) -> Pairs:
    found: defaultdict[tuple[str, str], Score] = defaultdict(lambda: (0.0, 0))
    for fixture, tally in zip(played, tallies, strict=True):
        if part not in (ALL, fixture.board.part):
            continue
        a, b = fixture.matchup.a.agent, fixture.matchup.b.agent
        for pair, won in (((a, b), tally.score), ((b, a), tally.games - tally.score)):
            before, games = found[pair]
            found[pair] = (before + won, games + tally.games)
    return dict(found)


def matches(
    of: str, played: Sequence[Fixture], tallies: Sequence[MatchupTally]
) -> dict[str, dict[str, Pairing]]:
    """A player's results against each other player, by part of the panel."""
    found: defaultdict[str, dict[str, Pairing]] = defaultdict(dict)
    for part in (ALL, *PARTS):
        for (one, other), score in scores(played, tallies, part).items():
            if one == of:
                found[other][part] = Pairing(other, *score)
    return dict(found)


def faults_of(played: Sequence[Fixture], tallies: Sequence[MatchupTally]) -> dict[str, int]:
    found: defaultdict[str, int] = defaultdict(int)
    for fixture, tally in zip(played, tallies, strict=True):
        found[fixture.matchup.a.agent] += tally.faults["a"]
        found[fixture.matchup.b.agent] += tally.faults["b"]
    return dict(found)


def rung(
    player: str, players: Sequence[str], pairs: Pairs, found: dict[str, Ratings], faults: int
) -> Rung:
    ratings = {part: ratings.of[player] for part, ratings in found.items()}
    whole = found[ALL].of if ALL in found else {}
    pairings = []
    for other in players:
        if other != player:
            foretold = chance(whole[player].points - whole[other].points) if whole else None
            pairings.append(Pairing(other, *pairs[player, other], foretold))
    return Rung(player, ratings, tuple(pairings), faults)
