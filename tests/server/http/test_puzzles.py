"""REST responses about puzzles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from playmat.cards.library import Library
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import shipped
from tests.server.tables import API, Plain, new, seated, served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("puzzles")) as client:
        yield client


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return min((one for one in shipped() if one.kind == "win"), key=lambda one: one.size)


def got(client: TestClient, path: str) -> Plain:
    answer = client.get(f"{API}{path}")
    assert answer.status_code == 200, answer.text
    found: Plain = answer.json()
    return found


def test_the_list_names_every_puzzle_and_that_of_today(client: TestClient) -> None:
    found = got(client, "/puzzles")

    assert [row["id"] for row in found["puzzles"]] == [one.id for one in shipped()]
    assert found["daily"] in {one.id for one in shipped()}
    one, library = shipped()[0], Library.default()
    shown = next(row["actives"] for row in found["puzzles"] if row["id"] == one.id)
    assert [library.card(card).name for card in shown] == list(one.facing)


def test_a_puzzle_tells_its_task_and_keeps_its_solution(client: TestClient, puzzle: Puzzle) -> None:
    found = got(client, f"/puzzles/{puzzle.id}")
    solution = got(client, f"/puzzles/{puzzle.id}/solution")

    assert found["task"] == puzzle.task
    assert found["known"][0]["title"] == "Your deck, shuffled"
    assert not {"line", "chance", "position"} & set(found)
    assert solution["line"] == list(puzzle.line)


def test_an_attempt_is_played_at_a_table_and_judged(client: TestClient, puzzle: Puzzle) -> None:
    made = client.post(f"{API}/puzzles/{puzzle.id}/begin").json()
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        early = got(client, f"/puzzles/{puzzle.id}/verdict?game={made['game']}")
        seat.answer(seat.pick("end"))

        found = got(client, f"/puzzles/{puzzle.id}/verdict?game={made['game']}")

    assert not early["over"]
    assert (found["over"], found["solved"], found["before"]) == (True, False, "1")


def test_a_game_of_another_kind_is_no_attempt(client: TestClient, puzzle: Puzzle) -> None:
    game = new(client)["game"]

    answer = client.get(f"{API}/puzzles/{puzzle.id}/verdict", params={"game": game})

    assert answer.status_code == 422
    assert client.get(f"{API}/puzzles/xy-000000").status_code == 404
