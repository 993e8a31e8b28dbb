"""REST responses about the analysis of a finished game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from playmat.analysis.engine import MasterLines
from playmat.game.from_position import game_at
from playmat.server import analysing
from tests.analysis.test_analysis import WON
from tests.server.http.test_belonging import friends, given_up
from tests.server.tables import API, BOT, ME, new, play_out, seated, served

NEARLY = (
    "ecard; turn 5; player you; you: base1-58 +L +L; hand: L; deck: 8*G; prizes: 2*G; "
    "foe: base1-52 dmg40; hand: F; deck: 8*F; prizes: 2*F"
)
"""Any attack wins."""


@pytest.fixture
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("analyses")) as client:
        yield client


def finished(client: TestClient) -> str:
    game = game_at(WON, seed=3)
    for text in ("end turn", "end turn"):
        game.play(text)
    game.concede(0)
    answer = client.post(f"{API}/replays", json={"text": game.replay.text()})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def test_an_analysis_goes_on_piece_by_piece_and_is_kept(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"{API}/replays/{finished(client)}/analysis"
    monkeypatch.setattr(analysing, "PIECE", 0.0)  # a piece ends at the first look at the clock
    waiting = client.get(path).json()
    stuck = client.post(path).json()
    monkeypatch.setattr(analysing, "PIECE", 60.0)

    found = client.post(path).json()
    kept = client.get(path).json()

    assert (waiting["done"], waiting["steps"], waiting["over"]) == (0, None, False)
    assert (stuck["done"], stuck["steps"]) == (0, 2)
    assert (found["done"], found["over"], found["winner"]) == (2, True, 1)
    assert found["worst"][0]["given"] == "End turn without attacking"
    assert [row["turn"] for row in found["turns"]] == [5, 6]
    assert kept == found


def test_what_another_engine_has_found_is_not_shown(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"{API}/replays/{finished(client)}/analysis"
    monkeypatch.setattr(MasterLines, "name", "master-0")
    monkeypatch.setattr(analysing, "PIECE", 60.0)
    before = client.post(path).json()
    monkeypatch.setattr(MasterLines, "name", "master-2")

    now = client.get(path).json()

    assert before["over"]
    assert (now["done"], now["over"]) == (0, False)


def test_an_analysis_that_failed_once_goes_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"{API}/replays/{finished(client)}/analysis"
    monkeypatch.setattr(analysing, "PIECE", 60.0)
    with monkeypatch.context() as broken:
        broken.setattr(analysing, "go_on", failing)
        failed = client.post(path)

    found = client.post(path).json()

    assert failed.status_code == 500
    assert (found["done"], found["over"]) == (2, True)


def failing(*given: object) -> Iterator[None]:
    yield from ()
    raise ZeroDivisionError


def test_a_game_that_is_on_is_not_analysed(client: TestClient) -> None:
    game = new(client, ME, BOT)["game"]

    answers = [client.get(f"{API}/replays/{each}/analysis") for each in (game, "nowhere")]

    assert [answer.status_code for answer in answers] == [404, 404]


def test_of_a_match_between_people_nothing_is_told_before_it_is_decided(client: TestClient) -> None:
    made, _ = friends(client, best_of=3)
    path = f"{API}/replays/{made['game']}"

    answers = [
        client.get(f"{path}/frames/0"),
        client.get(f"{path}/analysis"),
        client.post(f"{path}/analysis"),
    ]

    assert [answer.json()["error"]["code"] for answer in answers] == ["undecided"] * 3


def test_what_was_found_before_the_end_was_taken_back_is_not_shown(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysing, "PIECE", 60.0)
    made = new(client, ME, BOT, position=NEARLY)
    path = f"{API}/replays/{made['game']}/analysis"
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.wait()
        seat.answer(seat.pick("attack"))
        play_out(seat, 1)  # a Prize may have to be taken
        before = client.post(path).json()
        seat.send("undo")
        while seat.frame["result"] is not None:
            seat.next_frame()
    given_up(client, made)

    now = client.get(path).json()

    assert (before["over"], before["winner"]) == (True, 0)
    assert (now["over"], now["done"], now["turns"]) == (False, 0, [])


def test_how_closely_is_one_of_two_words(client: TestClient) -> None:
    answer = client.get(f"{API}/replays/{finished(client)}/analysis", params={"closely": "madly"})

    assert answer.status_code == 422
