"""Sudden Death over a socket: a new game for one Prize within the same game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator
from starlette.testclient import TestClient

from playmat.rules import BOOKS
from playmat.server.socket.schema import SCHEMAS
from tests.server.tables import API, BOT, FRIEND, ME, Seat, new, play_out, seated, served

Plain = dict[str, Any]

FRAME = Draft202012Validator(SCHEMAS["frame"])

DECKS = "you deck: 20*base1-58; foe deck: 20*base1-52; prizes 3 3"
TABLE = f"you: base1-53 +L +L; foe: base1-52 dmg10; {DECKS}"
"""One Selfdestruct Knocks Out both Actives, and neither player has another Pokémon."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as client:
        yield client


def tied(client: TestClient, *seats: Plain, rules: str = "ecard", **wish: Any) -> Plain:
    """Make a game in which the next attack causes a tie."""
    return new(client, *seats, position=f"{rules}; {TABLE}", **wish)


def sudden(seat: Seat) -> int:
    return int(seat.frame["view"]["table"]["sudden"])


def burst(seat: Seat) -> int:
    """The number of the attack that Knocks Out both Actives."""
    return int(next(o["n"] for o in seat.options if "Selfdestruct" in o["label"]))


def strike(seat: Seat) -> None:
    """Attack and take the Prizes, until Sudden Death begins."""
    seat.answer(burst(seat))
    while not sudden(seat):
        seat.wait()
        seat.answer(0)


def together(*seats: Seat) -> None:
    """Bring all seats to the newest frame."""
    newest = max(seat.frame["seq"] for seat in seats)
    for seat in seats:
        while seat.frame["seq"] < newest:
            seat.next_frame()


@pytest.mark.rule("SUDDEN-01", "SUDDEN-02", "SUDDEN-03")
@pytest.mark.parametrize("rules", BOOKS)
def test_a_tie_goes_on_as_a_game_for_one_prize_to_its_result(
    client: TestClient, rules: str
) -> None:
    made = tied(client, ME, ME, rules=rules)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        strike(seat)
        FRAME.validate(seat.frame)
        while seat.frame["view"]["table"]["turn"] < 1:
            seat.answer(0)
        prizes = [len(side["prizes"]) for side in seat.frame["view"]["sides"]]
        told = [line for line in seat.log if line["what"] == "sudden_death"]
        play_out(seat, 3)

        assert prizes == [1, 1]
        assert [(line["depth"], line["rule"]) for line in told] == [(0, "SUDDEN-01")]
        assert [line["n"] for line in seat.log] == list(range(1, seat.frame["lines"] + 1))
        assert seat.frame["result"]["text"]
        FRAME.validate(seat.frame)


def test_it_is_stored_replayed_step_by_step_and_forked(client: TestClient) -> None:
    made = tied(client, ME, ME)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        strike(seat)
        play_out(seat, 5)
    text = client.get(f"{API}/replays/{made['game']}").text
    path = f"{API}/replays/{made['game']}"
    steps = client.get(f"{path}/frames/0").json()["steps"]
    frames = [client.get(f"{path}/frames/{step}").json() for step in range(steps + 1)]

    begun = [frame["view"]["table"]["sudden"] for frame in frames].index(1)
    forked = client.post(f"{path}/fork", json={"step": begun, "seats": [ME, BOT]})

    assert client.post(f"{API}/replays", json={"text": text}).status_code == 201
    assert forked.status_code == 201
    for frame in frames:
        FRAME.validate(frame)


def test_it_goes_on_after_the_server_comes_back(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = tied(client, ME, ME)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            strike(seat)
            seat.answer(0)
            before = seat.frame["view"]

    with (
        served(tmp_path) as client,
        seated(client, made["game"], made["tokens"]["0"]) as seat,
    ):
        assert seat.frame["view"] == before
        play_out(seat, 1)
        assert seat.frame["result"] is not None


def test_the_clock_runs_on_with_the_time_that_is_left(client: TestClient) -> None:
    made = tied(client, ME, ME, clock={"minutes": 10, "extra": 100})
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        strike(seat)
        seat.wait()

        clock = seat.frame["clock"]
        assert clock["running"] == seat.frame["ask"]["player"]
        assert clock["left"][0] > 600
        assert clock["left"][1] <= 600


def test_the_winner_of_it_has_won_one_game_of_the_match(client: TestClient) -> None:
    made = tied(client, ME, ME, best_of=3)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        strike(seat)
        play_out(seat, 2)
        while seat.frame["match"]["next"] is None:
            seat.next_frame()
        winner, following = seat.frame["result"]["winner"], seat.frame["match"]["next"]

    with seated(client, following, made["tokens"]["0"]) as seat:
        assert seat.frame["match"]["game"] == 2
        assert seat.frame["match"]["won"][winner] == 1
        assert sudden(seat) == 0
        assert seat.options[burst(seat)]["kind"] == "attack"


def test_the_answer_that_led_there_is_taken_back(client: TestClient) -> None:
    made = tied(client, ME, ME)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        before = seat.frame["view"]["sides"]
        strike(seat)
        while sudden(seat) or seat.frame["ask"]["what"] != "main":
            lines = seat.frame["lines"]
            seat.send("undo")
            while seat.frame["lines"] == lines:
                seat.next_frame()

        assert seat.frame["view"]["sides"] == before
        assert "sudden_death" not in [line["what"] for line in seat.log]


def test_a_bot_plays_it_too(client: TestClient) -> None:
    made = tied(client, ME, {"kind": "bot", "agent": "greedy"})
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        strike(seat)
        play_out(seat, 4)

        assert seat.frame["result"] is not None


def test_a_friend_and_an_onlooker_see_no_hand_but_their_own(client: TestClient) -> None:
    made = tied(client, ME, FRIEND)
    wish = {"invite": made["invite"], "name": "Bo"}
    token = client.post(f"{API}/games/{made['game']}/join", json=wish).json()["token"]
    with (
        seated(client, made["game"], made["tokens"]["0"]) as host,
        seated(client, made["game"], token) as guest,
        seated(client, made["game"], made["watch"]) as onlooker,
    ):
        all_here = (host, guest, onlooker)
        host.answer(burst(host))
        while not sudden(host):
            together(*all_here)
            asked = all_here[host.frame["ask"]["player"]]
            asked.answer(0)
            together(*all_here)

        hands = []
        for seat in all_here:
            FRAME.validate(seat.frame)
            hands.append([len(side["hand"]) for side in seat.frame["view"]["sides"]])
        assert (hands[0][1], hands[1][0], hands[2]) == (0, 0, [0, 0])
