"""Rooms: slow or failing bots, restored take-backs, clocks that run out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from playmat.game.choice import Choice
from playmat.game.option import Option
from playmat.model.views.view import View
from playmat.server.errors import Refused
from playmat.server.requests import NewGame
from playmat.server.rooms import bots
from playmat.server.rooms.join import join
from playmat.server.rooms.lobby import Lobby
from playmat.server.rooms.room import Room
from playmat.server.rooms.room_frame import room_frame
from playmat.server.rooms.tokens import Opened
from playmat.server.store.restore import stored_replay
from playmat.server.thinking import answer_of
from playmat.server.worker_process import GivenUp
from playmat.server.workers import Workers
from tests.server.tables import BOT, FRIEND, ME, in_lobby

LONG = 60
"""Seconds, far more than anything here takes."""


async def made(lobby: Lobby, *seats: dict[str, str], **wish: Any) -> Opened:
    return await lobby.make(NewGame.model_validate({"rules": "xy", "seats": list(seats), **wish}))


async def settled(room: Room) -> None:
    """Wait until no bot is playing."""
    while room.bots_play or bots.bot_asked(room) is not None:
        await asyncio.sleep(0.01)


async def answers(lobby: Lobby, room: Room, seat: int, count: int) -> None:
    for _ in range(count):
        await settled(room)
        if room.game.over:
            return
        await room.answer(seat, room.seq, 0)
        lobby.wake(room)
    await settled(room)


def test_a_game_with_take_backs_is_restored_as_it_stood(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> tuple[Any, ...]:
        room = (await made(lobby, ME, BOT, seed=5)).room
        for _ in range(4):
            await answers(lobby, room, 0, 3)
            await room.undo(0)
            lobby.wake(room)
        await answers(lobby, room, 0, 3)
        stored, entries = await lobby.store.game(room.id)
        again = stored_replay(stored.header, entries).resume()
        return room.game, again, entries

    game, again, entries = in_lobby(tmp_path, work)

    assert sum("undo" in entry for entry in entries) == 4
    assert again.history == game.history
    assert again.view(0) == game.view(0)
    assert [e.what for e in again.state.events] == [e.what for e in game.state.events]


class Pondering(Workers):
    """Workers that think until released."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 1
        self.asked, self.go_on = asyncio.Event(), asyncio.Event()

    def open(self) -> None:
        """Start no process."""

    async def do(self, within: float, work: Any, *given: Any, **named: Any) -> Any:
        if work is not answer_of:
            raise GivenUp
        self.asked.set()
        await self.go_on.wait()
        return 0


def test_a_slow_agent_holds_up_nobody(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> tuple[bool, bool]:
        workers = lobby.workers = Pondering()
        thinker = {"kind": "bot", "agent": "greedy"}
        room = (await made(lobby, ME, thinker, seed=5)).room
        while not workers.asked.is_set():
            if room.asked() == 0:
                await room.answer(0, room.seq, 0)
                lobby.wake(room)
            await asyncio.sleep(0.01)
        frame = room_frame(room, 0, 0)
        await asyncio.wait_for(room.concede(0), LONG)
        workers.go_on.set()
        while room.bots_play:
            await asyncio.sleep(0.01)
        return frame["ask"]["player"] == 1, room.game.over

    thinking, over = in_lobby(tmp_path, work)

    assert thinking
    assert over


class Broken:
    """An agent that fails, then returns nonsense."""

    def __init__(self, seed: int) -> None:
        self.count = 0

    def choose(self, view: View, choice: Choice) -> Option:
        self.count += 1
        if self.count % 2:
            raise RuntimeError("mistake")
        return cast(Option, "nonsense")


def test_for_an_agent_that_fails_any_answer_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "agent_maker", lambda name: Broken)

    async def work(lobby: Lobby) -> int:
        room = (await made(lobby, ME, BOT, seed=5)).room
        await answers(lobby, room, 0, 40)
        return sum(answer.player == 1 for answer in room.game.history.answers)

    assert in_lobby(tmp_path, work) > 0


class Watching:
    """A viewer that sees every frame at once."""

    def changed(self) -> None:
        pass

    def forget(self) -> None:
        pass

    async def seen(self) -> None:
        pass


class Counting(Watching):
    """Counts the requested frames."""

    count = 0

    def changed(self) -> None:
        self.count += 1


def test_what_is_foreseen_late_is_sent_to_its_player_alone(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> list[int]:
        room = (await made(lobby, ME, ME, seed=5)).room
        watchers = {seat: Counting() for seat in (0, 1, None, "both")}
        for seat, each in watchers.items():
            room.onlookers[each] = seat
        room.notify(1)
        return [each.count for each in watchers.values()]

    assert in_lobby(tmp_path, work) == [0, 1, 0, 1]


def test_people_who_play_each_other_are_asked_alike_during_setup(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> list[bool]:
        tables = [(ME, FRIEND), (ME, BOT), (ME, ME)]
        return [(await made(lobby, *seats)).room.game.settings.ask_setup for seats in tables]

    assert in_lobby(tmp_path, work) == [True, False, False]


def test_two_bots_play_a_whole_game_while_somebody_looks_on(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> tuple[Any, ...]:
        opened = await made(lobby, BOT, BOT, seed=3)
        await asyncio.gather(*lobby.tasks)
        unseen = opened.room.game.step
        opened.room.onlookers[Watching()] = None
        lobby.wake(opened.room)
        await settled(opened.room)
        return opened.tokens, unseen, opened.room.game.over

    assert in_lobby(tmp_path, work) == ({}, 0, True)


@pytest.mark.rule("ER-9")
def test_a_player_without_time_loses(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> Room:
        room = (await made(lobby, ME, ME, clock={"minutes": 0.001}, seed=5)).room
        room.update_clock()
        await room.start_clock(room.asked() or 0)
        while not room.game.over:
            await asyncio.sleep(0.01)
        return room

    room = in_lobby(tmp_path, work)

    assert room.game.result is not None
    assert room.game.result.reason == "time"


def test_no_clock_runs_before_the_friend_is_there(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> tuple[Any, Any]:
        opened = await made(lobby, ME, FRIEND, clock={"minutes": 5})
        room = opened.room
        room.update_clock()
        before = room.clock.running if room.clock else "none"
        assert opened.invite is not None
        await join(lobby, room.id, opened.invite, "Bo")
        return before, room.clock.running if room.clock else "none"

    before, after = in_lobby(tmp_path, work)

    assert before is None
    assert after in (0, 1)


def test_taking_back_is_free_between_people_only_where_nothing_was_shown(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> tuple[list[bool], list[str]]:
        opened = await made(lobby, ME, FRIEND, rules="ecard")
        room = opened.room
        assert opened.invite is not None
        await join(lobby, room.id, opened.invite, "Bo")
        free, told = [], []
        for _ in range(40):
            seat = room.asked()
            if seat is None:
                break
            events = len(room.game.state.events or ())
            await room.answer(seat, room.seq, 0)
            free.append(room.free_undo(seat))
            told.append(" ".join(e.what for e in (room.game.state.events or [])[events:]))
        return free, told

    free, told = in_lobby(tmp_path, work)

    assert True in free
    for was_free, what in zip(free, told, strict=True):
        if "coin" in what or "draw" in what or "turn" in what or "shuffle" in what:
            assert not was_free


def test_closed_rooms_are_forgotten_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playmat.server.rooms.lobby.IDLE", 0.0)
    monkeypatch.setattr("playmat.server.rooms.lobby.TICK", 0.01)

    async def work(lobby: Lobby) -> tuple[bool, bool]:
        room = (await made(lobby, ME, ME, seed=5)).room
        while room.id in lobby.rooms:
            await asyncio.sleep(0.01)
        again = await lobby.room(room.id)
        return again is not room, again.game.view(0) == room.game.view(0)

    assert in_lobby(tmp_path, work) == (True, True)


def test_a_game_that_nobody_made_is_refused(tmp_path: Path) -> None:
    async def work(lobby: Lobby) -> str:
        with pytest.raises(Refused) as refused:
            await lobby.room("nothing")
        return refused.value.code

    assert in_lobby(tmp_path, work) == "unknown"
