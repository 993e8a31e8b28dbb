"""A run plays the same games on one process or many: mirrored, saved, stopped and resumed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from playmat.agents.registry import UnknownAgent
from playmat.decks.by_name import deck_named
from playmat.sim.job import BadJob, Job, entrant, number_of
from playmat.sim.results_file import BadResults
from playmat.sim.run import PAIRS, simulate
from playmat.sim.tally import CHECKED_EVERY
from playmat.sim.worker import MAX_SUDDEN_DEATHS, Worker
from tests.sim.jobs import job


@pytest.mark.rule("SUDDEN-04")
def test_a_match_between_agents_is_cut_off_after_so_many_sudden_deaths() -> None:
    table = Worker(job()).table(0, 0)

    assert table.match.max_sudden_deaths == MAX_SUDDEN_DEATHS


def test_the_same_seed_plays_the_same_games_on_one_process_or_two(tmp_path: Path) -> None:
    games = 6 * PAIRS

    simulate(job(games), out=tmp_path / "one", processes=1)
    simulate(job(games), out=tmp_path / "two", processes=2)

    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_decks_are_linked_once_whoever_plays_them() -> None:
    here, there = job(agents=("random", "first")), job(agents=("first", "random"))
    worker = Worker(replace(here, matchups=(*here.matchups, *there.matchups)))

    assert worker.table(0, 0) is worker.table(1, 0)
    assert worker.table(0, 0) is not worker.table(0, 1)


def test_both_games_of_a_pair_have_one_seed_and_either_seat() -> None:
    rows = Worker(job()).pairs(0, 0, 2)

    assert [row["game"] for row in rows] == [0, 1, 2, 3]
    assert [row["seat_of_a"] for row in rows] == [0, 1, 0, 1]
    assert rows[0]["seed"] == rows[1]["seed"] != rows[2]["seed"]


def test_seeds_follow_from_their_parts_alone() -> None:
    assert number_of(7, 0, 1) == number_of(7, 0, 1) != number_of(7, 1, 0)
    assert 0 <= number_of("x") < 1 << 63


def test_a_run_cut_off_anywhere_and_taken_up_again_is_the_run_left_alone(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    simulate(job(), out=whole, processes=1)
    text = whole.read_bytes()

    for cut in range(0, len(text), len(text) // 9):
        torn = tmp_path / f"torn{cut}"
        torn.write_bytes(text[:cut])
        standing = simulate(job(), out=torn, resume=True, processes=1)

        assert torn.read_bytes() == text
        assert standing.games == 12


def test_a_finished_run_taken_up_plays_nothing(tmp_path: Path) -> None:
    simulate(job(), out=tmp_path / "run", processes=1)

    again = simulate(job(), out=tmp_path / "run", processes=1, resume=True)

    assert again.fresh == 0
    assert again.games == 12


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    simulate(job(), out=tmp_path / "run", processes=1)
    before = (tmp_path / "run").read_bytes()

    with pytest.raises(BadResults, match="the file exists"):
        simulate(job(), out=tmp_path / "run", processes=1)

    assert (tmp_path / "run").read_bytes() == before


def test_a_file_of_another_run_is_refused_and_says_what_differs(tmp_path: Path) -> None:
    simulate(job(), out=tmp_path / "run", processes=1)
    before = (tmp_path / "run").read_bytes()

    with pytest.raises(BadResults, match="games differ"):
        simulate(job(14), out=tmp_path / "run", processes=1, resume=True)

    assert (tmp_path / "run").read_bytes() == before


def test_a_file_that_holds_no_results_is_refused(tmp_path: Path) -> None:
    (tmp_path / "run").write_text("four Pikachu\n")

    with pytest.raises(BadResults, match="line 1"):
        simulate(job(), out=tmp_path / "run", processes=1, resume=True)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_one_clear_error() -> None:
    with pytest.raises(BadResults, match="No space left"):
        simulate(job(), out=Path("/dev/full"), processes=1)


def test_a_matchup_stops_once_its_interval_is_narrow_enough(tmp_path: Path) -> None:
    wide = job(4 * CHECKED_EVERY, narrow=0.2)

    alone = simulate(wide, out=tmp_path / "one", processes=1)
    together = simulate(wide, out=tmp_path / "two", processes=2)

    assert alone.tallies[0].stopped
    assert alone.games == together.games == CHECKED_EVERY
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_the_first_line_tells_where_results_come_from(tmp_path: Path) -> None:
    simulate(job(), out=tmp_path / "run", processes=1)

    header, *rows = map(json.loads, (tmp_path / "run").read_text().splitlines())

    assert Job.of_plain(header["job"]) == job()
    assert {"playmat", "rules", "cards", "python", "format"} <= set(header)
    assert len(rows) == 12
    assert all(row["rule"] for row in rows)


@pytest.mark.parametrize("games", [0, -2, 7])
def test_games_that_cannot_be_mirrored_are_refused(games: int) -> None:
    with pytest.raises(BadJob):
        job(games)


def test_an_entrant_needs_an_agent_that_there_is() -> None:
    with pytest.raises(UnknownAgent, match="did you mean greedy"):
        entrant(deck_named("xy-a"), "gredy")
