"""A ladder from its games: ratings by part, and each player's worst pairing."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from playmat.sim.job import BadJob
from playmat.sim.ladder.chart import picture
from playmat.sim.ladder.pairings import GAMES, Fixture, fixtures, job_of
from playmat.sim.ladder.panel import KEPT_OUT, TRAINED
from playmat.sim.ladder.standings import ALL, Ladder, ladder
from playmat.sim.tally import MatchupTally
from playmat.sim.worker import Worker

PLAYERS = ("strong:Bot", "random", "odd & long <name>:Bot")
STRONG, RANDOM, ODD = PLAYERS

BEATS = {(STRONG, RANDOM): 2, (STRONG, ODD): 0, (ODD, RANDOM): 1}
"""How many of the two games of a fixture the first wins against the second."""


def tally(fixture: Fixture) -> MatchupTally:
    a, b = fixture.matchup.a.agent, fixture.matchup.b.agent
    wins = BEATS[a, b] if (a, b) in BEATS else 2 - BEATS[b, a]
    return MatchupTally(games=2, wins=wins, losses=2 - wins)


@pytest.fixture(scope="module")
def made() -> Ladder:
    played = fixtures(PLAYERS, [], 12 * GAMES)
    return ladder(PLAYERS, played, [tally(each) for each in played])


def test_every_two_players_meet_on_the_same_boards_with_either_deck() -> None:
    played = fixtures(PLAYERS, [], 3 * GAMES)

    met = [
        {(each.matchup.a.deck, each.matchup.b.deck) for each in played if pilots <= agents(each)}
        for pilots in ({STRONG, RANDOM}, {STRONG, ODD}, {RANDOM, ODD})
    ]
    assert len(played) == 3 * 3 * 2
    assert met[0] == met[1] == met[2]
    assert len({(each.board, each.matchup) for each in played}) == len(played)


def agents(fixture: Fixture) -> set[str]:
    return {fixture.matchup.a.agent, fixture.matchup.b.agent}


def test_a_board_is_played_by_its_book() -> None:
    played = fixtures(("random", "first", "greedy"), [], 10 * GAMES)
    worker = Worker(job_of(played))

    for at in (0, 20, len(played) - 1):
        assert worker.table(at, 0).rules.name == played[at].board.rules
    assert played[0].board.rules != played[-1].board.rules


def test_the_worst_pairing_is_told_with_what_was_foretold(made: Ladder) -> None:
    rungs = {rung.player: rung for rung in made.rungs}

    assert rungs[STRONG].worst.other == ODD
    assert rungs[STRONG].worst.share == 0
    foretold = rungs[STRONG].worst.foretold
    assert foretold is not None
    assert foretold > 0.1
    assert rungs[RANDOM].worst.other == STRONG


def test_both_parts_are_rated_and_random_is_zero(made: Ladder) -> None:
    assert made.anchor == RANDOM
    assert made.games == {ALL: 144, TRAINED: 84, KEPT_OUT: 60}
    for rung in made.rungs:
        assert list(rung.ratings) == [ALL, TRAINED, KEPT_OUT]
    assert [rung.ratings[ALL].points for rung in made.rungs] == sorted(
        (rung.ratings[ALL].points for rung in made.rungs), reverse=True
    )


def test_a_part_that_was_not_played_has_no_rating() -> None:
    played = fixtures(PLAYERS, ["xy"], GAMES)

    made = ladder(PLAYERS, played, [tally(each) for each in played])

    assert list(made.rungs[0].ratings) == [ALL, TRAINED]


def test_a_ladder_that_was_stopped_at_once_is_no_error() -> None:
    played = fixtures(PLAYERS, ["xy"], GAMES)

    made = ladder(PLAYERS, played, [MatchupTally() for _ in played])

    assert [rung.ratings for rung in made.rungs] == [{}, {}, {}]
    assert {pairing.foretold for rung in made.rungs for pairing in rung.pairings} == {None}
    assert ElementTree.fromstring(picture(made, "nothing yet")) is not None


@pytest.mark.parametrize(
    ("players", "games", "said"),
    [
        (("random", "first"), 4, "at least 3"),
        (("random", "random", "first"), 4, "named once"),
        (("random", "first", "greedy"), 6, "such as 8"),
        (("random", "first", "greedy"), 0, "such as 4"),
    ],
)
def test_what_makes_no_ladder_is_refused(players: tuple[str, ...], games: int, said: str) -> None:
    with pytest.raises(BadJob, match=said):
        fixtures(players, [], games)


def test_the_picture_is_well_formed_and_says_its_figures(made: Ladder) -> None:
    drawn = picture(made, "A & B")

    texts = [each.text or "" for each in ElementTree.fromstring(drawn).iter()]
    assert {"A & B", STRONG, "random", "0", "held-out decks"} <= set(texts)
    assert any(text.endswith("…") for text in texts)
    assert sum("[" in text for text in texts) == 6
