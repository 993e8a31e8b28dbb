"""Every frame matches the schema for all viewers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator, meta
from starlette.testclient import TestClient

from playmat.server.socket.messages import HANDLERS
from playmat.server.socket.schema import SCHEMAS
from tests.server.tables import API, BOT, ME, Seat, new, play_out, seated, served

FRAME = Draft202012Validator(SCHEMAS["frame"])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("schema")) as client:
        yield client


class Checked(Seat):
    def receive(self) -> dict[str, object]:
        message = super().receive()
        if message["type"] == "frame":
            FRAME.validate(message)
        return message


@pytest.mark.parametrize("rules", ["ecard", "ex", "platinum", "legends", "xy"])
@pytest.mark.parametrize("actives", [1, 2])
def test_the_frames_of_a_game_fit_the_schema(client: TestClient, rules: str, actives: int) -> None:
    made = new(client, ME, BOT, rules=rules, actives=actives, clock={"minutes": 60, "extra": 1})

    path = f"{API}/games/{made['game']}/socket"
    with client.websocket_connect(path) as session, client.websocket_connect(path) as other:
        Checked(other, made["watch"])
        seat = Checked(session, made["tokens"]["0"])
        play_out(seat, 1, 60)

    assert seat.frame["seq"] > 20


def test_the_steps_of_a_replay_fit_the_schema(client: TestClient) -> None:
    made = new(client, seed=3)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        play_out(seat, 2)

    for step in range(0, seat.frame["seq"] // 2, 7):
        answer = client.get(f"{API}/replays/{made['game']}/frames/{step}")
        FRAME.validate(answer.json())


def test_every_message_a_client_may_send_is_in_the_schema() -> None:
    assert set(SCHEMAS["client"]["properties"]["type"]["enum"]) == {"hello", *HANDLERS}


def test_the_schema_is_served(client: TestClient) -> None:
    assert client.get(f"{API}/schema").json() == SCHEMAS


def test_the_schemas_are_schemas(tmp_path: Path) -> None:
    for schema in SCHEMAS.values():
        meta.validate(schema)
