"""Results and replays belong to their players; strangers see visitors' names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.tables import API, BOT, FRIEND, ME, new, seated, served


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as client:
        yield client


def replays(client: TestClient, *tokens: str) -> list[dict[str, Any]]:
    headers = {"Playmat-Tokens": " ".join(tokens)}
    found: list[dict[str, Any]] = client.get(f"{API}/replays", headers=headers).json()
    return found


def given_up(client: TestClient, made: dict[str, Any]) -> None:
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.send("concede")
        while seat.frame["result"] is None:
            seat.next_frame()


def friends(client: TestClient, **wish: Any) -> tuple[dict[str, Any], str]:
    made = new(client, ME, FRIEND, name="Ada", **wish)
    taken = {"invite": made["invite"], "name": "Bo"}
    joined = client.post(f"{API}/games/{made['game']}/join", json=taken).json()
    given_up(client, made)
    return made, joined["token"]


def share(client: TestClient, game: str, token: str, public: bool = True) -> int:
    path, headers = f"{API}/replays/{game}/share", {"Playmat-Tokens": token}
    return client.post(path, json={"public": public}, headers=headers).status_code


def test_a_finished_game_is_in_the_lists_of_its_players_alone(client: TestClient) -> None:
    made, guest = friends(client)
    alone = new(client, ME, BOT)
    given_up(client, alone)

    ids = [each["id"] for each in replays(client, made["tokens"]["0"], alone["tokens"]["0"])]

    assert replays(client) == []
    assert ids == [alone["game"], made["game"]]
    assert [each["id"] for each in replays(client, guest)] == [made["game"]]
    assert replays(client, made["watch"]) == []
    assert client.get(f"{API}/replays/{made['game']}/frames/0").status_code == 200


def test_a_player_shares_a_game_and_takes_it_back(client: TestClient) -> None:
    made = new(client, ME, BOT)
    mine = made["tokens"]["0"]
    early = share(client, made["game"], mine)
    given_up(client, made)

    stranger = share(client, made["game"], made["watch"])
    shared = share(client, made["game"], mine)
    seen = replays(client)
    hidden = share(client, made["game"], mine, public=False)

    assert (early, stranger, shared, hidden) == (404, 403, 204, 204)
    assert [(each["id"], each["shared"], each["role"]) for each in seen] == [
        (made["game"], True, None)
    ]
    assert replays(client) == []
    assert [each["shared"] for each in replays(client, mine)] == [False]


def test_games_from_a_position_are_in_nobodys_list(client: TestClient) -> None:
    laid = "ecard; turn 3; you: base1-58 | base1-44; foe: base1-63 | base1-58"
    made = new(client, ME, BOT, position=laid)
    given_up(client, made)

    assert replays(client, made["tokens"]["0"]) == []
    assert share(client, made["game"], made["tokens"]["0"]) == 204
    assert [each["decks"] for each in replays(client)] == [["Custom position"]]


def test_whoever_sends_a_replay_finds_it_in_the_list(client: TestClient) -> None:
    made = new(client, ME, BOT)
    given_up(client, made)
    text = client.get(f"{API}/replays/{made['game']}").text
    sent = client.post(f"{API}/replays", json={"text": text}).json()

    assert replays(client) == []
    assert [each["id"] for each in replays(client, sent["token"])] == [sent["id"]]


def test_each_player_reads_the_own_result_and_a_stranger_reads_no_names(client: TestClient) -> None:
    made, guest = friends(client)
    share(client, made["game"], guest)

    (ada,) = replays(client, made["tokens"]["0"])
    (bob,) = replays(client, guest)
    (stranger,) = replays(client)

    assert (ada["role"], ada["players"]) == ("seat0", ["You", "Bo"])
    assert ada["result"]["text"].startswith("Bo wins")
    assert (bob["role"], bob["players"]) == ("seat1", ["Ada", "You"])
    assert bob["result"]["text"].startswith("You win")
    assert (stranger["role"], stranger["players"]) == (None, ["Guest", "Another guest"])
    assert stranger["result"]["text"].startswith("Another guest wins")


def test_whoever_played_in_the_lobby_is_read_of_by_name(client: TestClient) -> None:
    friends(client, listed=True)

    assert [each["players"] for each in replays(client)] == [["Ada", "Bo"]]


def test_a_step_of_a_game_calls_only_its_player_you(client: TestClient) -> None:
    made = new(client, ME, BOT)
    given_up(client, made)
    path = f"{API}/replays/{made['game']}/frames/0"

    mine = client.get(path, headers={"Playmat-Tokens": made["tokens"]["0"]}).json()
    theirs = client.get(path).json()

    assert mine["players"][0]["name"] == "You"
    assert theirs["players"][0]["name"] == "Guest"
    assert not any("You" in line["text"] for line in theirs["log"])


def test_a_player_takes_a_game_off_the_list_and_nobody_else_does(client: TestClient) -> None:
    made, guest = friends(client)
    path = f"{API}/replays/{made['game']}"

    refused = client.delete(path)
    taken = client.delete(path, headers={"Playmat-Tokens": guest})

    assert (refused.status_code, taken.status_code) == (403, 204)
    assert replays(client, made["tokens"]["0"]) == []
    assert client.get(f"{path}/frames/0").status_code == 200


def test_a_step_of_a_game_tells_why_in_the_words_of_its_reader(client: TestClient) -> None:
    made = new(client, ME, BOT, name="Ada")
    given_up(client, made)
    path, mine = f"{API}/replays/{made['game']}/why", {"Playmat-Tokens": made["tokens"]["0"]}

    hand = client.get(f"{path}/0?about=hand&seat=0", headers=mine).json()
    line = client.get(f"{path}/0?line=1").json()
    nothing = client.get(f"{path}/0?about=hand")

    assert hand["text"].startswith("You have")
    assert (hand["rule"], line["line"]) == ("ZONE-01", 1)
    assert nothing.status_code == 400
