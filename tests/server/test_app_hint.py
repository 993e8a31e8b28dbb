"""Hints over a socket: computed during the game, and never against another person."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from playmat.server.worker_process import GivenUp
from playmat.server.workers import Workers
from tests.server.tables import API, BOT, FRIEND, ME, new, seated, served

WON = (
    "ecard; turn 5; player you; first you; you: base1-58 +L +L; hand: 4*L; deck: 8*G; prizes: G; "
    "foe: base1-52 dmg30; deck: 8*F; prizes: 2*F"
)
"""Only Thunder Jolt would win immediately."""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as client:
        yield client


def test_a_hint_names_an_option_of_the_question_it_was_asked_at(client: TestClient) -> None:
    made = new(client, ME, BOT, position=WON)

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        found = seat.say("hint")
        named = seat.options[found["hint"]["n"]]

    assert (found["type"], found["seq"]) == ("hint", seat.frame["seq"])
    assert named["kind"] == "attack"
    assert found["hint"]["label"].startswith("Attack: Thunder Jolt")


def test_nobody_gets_a_hint_against_another_person(client: TestClient) -> None:
    made = new(client, ME, FRIEND)
    joined = client.post(f"{API}/games/{made['game']}/join", json={"invite": made["invite"]})

    for token in (made["tokens"]["0"], joined.json()["token"]):
        with seated(client, made["game"], token) as seat:
            refused = seat.say("hint")

        assert refused["error"]["code"] == "hint"


def test_an_onlooker_gets_none(client: TestClient) -> None:
    made = new(client, ME, BOT, position=WON)

    with seated(client, made["game"], made["watch"]) as onlooker:
        refused = onlooker.say("hint")

    assert refused["error"]["code"] == "watching"


def test_answers_are_taken_while_a_hint_is_looked_for(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = asyncio.Event()

    async def chore(workers: Workers, *given: object) -> None:
        await found.wait()

    made = new(client, ME, BOT, position=WON)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        monkeypatch.setattr(Workers, "chore", chore)
        seat.send("hint")
        again = seat.say("hint")
        seat.answer(seat.pick("attach"))
        client.portal.call(found.set)  # type: ignore[union-attr]
        late = seat.receive()
        while late["type"] == "frame":
            late = seat.receive()

    assert again["error"]["code"] == "busy"
    assert late["type"] == "hint"
    assert late["seq"] < seat.frame["seq"]


def test_a_hint_that_takes_too_long_is_told_of(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def chore(workers: Workers, *given: object) -> None:
        raise GivenUp("it took too long")

    made = new(client, ME, BOT, position=WON)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        monkeypatch.setattr(Workers, "chore", chore)
        refused = seat.say("hint")

    assert refused["error"]["message"] == "no hint: it took too long"
    assert refused["error"]["where"] == "hint"
