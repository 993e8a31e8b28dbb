"""Bots: scripted, in the guided first game, and running in circles."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from playmat.kinds import asks
from playmat.search.core.lookahead import leaves
from playmat.server.http.pages import STATIC
from playmat.server.requests import NewGame
from playmat.server.rooms.lobby import Lobby
from playmat.server.thinking import answer_of
from playmat.server.worker_process import GivenUp
from playmat.server.workers import Workers
from tests.server.tables import Seat, in_lobby, new, play_out, seated, served

CIRCLES = (
    "ecard; turn 4; player foe; first you; you: base1-58; deck: L, L, L; prizes: L; "
    "foe: base1-1 dmg20 | base1-58; deck: L, L, L; prizes: L"
)
"""A bot that can move its damage back and forth as often as it likes."""

YOURS = (
    "ecard; turn 5; player you; first you; you: base1-58; deck: L, L, L; prizes: L; "
    "foe: base1-58; deck: L, L, L; prizes: L"
)

LESSON: dict[str, Any] = json.loads((STATIC / "lessons" / "first.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("lessons")) as client:
        yield client


def has_happened(seat: Seat, until: dict[str, Any]) -> bool:
    return any(all(line[key] == value for key, value in until.items()) for line in seat.log)


def take(seat: Seat, answers: list[str]) -> None:
    """Make the first move of a step that is legal."""
    seat.wait()
    offered = [o["n"] for o in seat.options if o["text"].startswith(tuple(answers))]
    assert offered, (answers, [o["text"] for o in seat.options])
    seat.answer(offered[0])


def test_the_first_game_is_taught_step_by_step_to_its_end(client: TestClient) -> None:
    made = client.post("/api/v1/games", json=LESSON["wish"]).json()

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        for step in LESSON["steps"]:
            while step.get("do") and not has_happened(seat, step["until"]):
                take(seat, step["do"])
            while step.get("until") and not has_happened(seat, step["until"]):
                seat.next_frame()
        prizes = [prize for prize in seat.frame["view"]["sides"][0]["prizes"] if prize is not None]
        play_out(seat, 1)

    assert len(prizes) == 1
    assert seat.frame["players"][1]["name"] == "Playmat"
    assert seat.frame["result"] is not None


def test_a_bot_leaves_its_script_where_the_other_player_does(client: TestClient) -> None:
    made = client.post("/api/v1/games", json=LESSON["wish"]).json()

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        take(seat, ["attach Lightning Energy (energy-L) to bench"])
        take(seat, ["end turn"])
        while not has_happened(seat, {"turn": 4, "player": 1, "what": "attach"}):
            seat.next_frame()
        play_out(seat, 2)

    assert seat.frame["result"] is not None


def test_what_is_taught_leads_on_to_a_whole_game(client: TestClient) -> None:
    made = client.post("/api/v1/games", json=LESSON["onward"]).json()

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.wait()

    assert len(seat.frame["view"]["sides"]) == 2


def test_a_script_that_is_never_offered_holds_nobody_up(client: TestClient, tmp_path: Path) -> None:
    bot = {"kind": "bot", "agent": "first", "script": ["dance"]}
    made = new(client, {"kind": "me"}, bot)

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        play_out(seat, 3)

    assert seat.frame["result"] is not None


def test_for_a_level_that_is_gone_since_greedy_plays_on(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> int | None:
        seats = [{"kind": "me"}, {"kind": "bot", "agent": "first"}]
        wish = {"rules": "ecard", "seats": seats, "position": YOURS}
        room = (await lobby.make(NewGame.model_validate(wish))).room
        room.plan.players[1].agent = "expert"  # like a stored game that was begun with it
        options = [option.text for option in room.game.options]
        await room.answer(0, room.seq, options.index("end turn"))
        lobby.wake(room)
        async with asyncio.timeout(60):
            while room.asked() == 1 and lobby.tasks:
                await asyncio.sleep(0.01)
        return room.asked()

    assert in_lobby(tmp_path, work) == 0


class Restless(Workers):
    """Workers that only end a turn when told that it runs in circles."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 1
        self.told: list[bool] = []

    def open(self) -> None:
        """Start no process."""

    async def do(self, within: float, work: Any, *given: Any, **named: Any) -> Any:
        if work is not answer_of:
            raise GivenUp
        st, _, _, circling = given
        if st.ask == asks.MAIN:
            self.told.append(circling)
        leaving = [n for n, option in enumerate(st.options) if leaves(option)]
        return leaving[0] if circling else 0


def test_a_turn_that_goes_in_circles_is_brought_to_its_end(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> tuple[list[bool], int]:
        workers = lobby.workers = Restless()
        seats = [{"kind": "me"}, {"kind": "bot", "agent": "greedy"}]
        wish = {"rules": "ecard", "seats": seats, "position": CIRCLES}
        room = (await lobby.make(NewGame.model_validate(wish))).room
        while room.asked() == 1:
            await asyncio.sleep(0.01)
        return workers.told, int(room.game.turn)

    told, turn = in_lobby(tmp_path, work)

    assert told == [False] * (len(told) - 1) + [True]
    assert len(told) < 10
    assert turn == 5
