"""The lobby: tables to join, games to watch, and no hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.tables import API, FRIEND, ME, Plain, Seat, new, seated, served


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as client:
        yield client


def listed(client: TestClient) -> Plain:
    found: Plain = client.get(f"{API}/lobby").json()
    return found


def joined(client: TestClient, made: Plain, **wish: Any) -> Any:
    return client.post(f"{API}/games/{made['game']}/join", json=wish)


def test_a_listed_table_is_joined_without_a_link_and_then_watched(client: TestClient) -> None:
    made = new(client, ME, FRIEND, listed=True, name="Ada")
    before = listed(client)
    with seated(client, made["game"], made["tokens"]["0"]) as ada:
        free = listed(client)["tables"]
        taken = joined(client, made, name="Bo").json()
        again = joined(client, made, name="Cy")
        with (
            seated(client, made["game"], taken["token"]),
            client.websocket_connect(f"{API}/games/{made['game']}/socket") as line,
        ):
            cy = Seat(line, None)
            watched = listed(client)

        assert before == {"tables": [], "games": []}
        assert [table["players"][0]["name"] for table in free] == ["Ada"]
        assert again.status_code == 403
        assert watched["tables"] == []
        assert [(g["watching"], g["players"][1]["name"]) for g in watched["games"]] == [(1, "Bo")]
        assert cy.frame["seat"] is None
        assert [side["hand"] for side in cy.frame["view"]["sides"]] == [[], []]
        assert not cy.options
        assert ada.frame["seat"] == 0


def test_nothing_of_a_lobby_tells_of_hidden_cards_or_keys(client: TestClient) -> None:
    made = new(client, ME, FRIEND, listed=True)
    with seated(client, made["game"], made["tokens"]["0"]):
        (table,) = listed(client)["tables"]

    told = {"game", "rules", "actives", "decks", "players", "turn", "over", "result", "steps"}
    assert set(table) == told | {
        *("own_decks", "format", "any_deck", "deck_ids", "best_of", "watching")
    }
    assert not any(token in str(table) for token in (made["invite"], made["watch"]))


def test_a_table_that_is_not_listed_is_for_those_who_have_its_link(client: TestClient) -> None:
    made = new(client, ME, FRIEND)
    with (
        seated(client, made["game"], made["tokens"]["0"]),
        client.websocket_connect(f"{API}/games/{made['game']}/socket") as line,
    ):
        line.send_json({"v": 1, "type": "hello"})
        refused = line.receive_json()
        shown = listed(client)
        stranger = joined(client, made, name="Cy")

    assert refused["error"]["code"] == "token"
    assert shown == {"tables": [], "games": []}
    assert stranger.status_code == 403
