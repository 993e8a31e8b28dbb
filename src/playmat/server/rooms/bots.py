"""Bots: agents that play a seat without delaying anyone else."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from playmat.agents.agent import Agent
from playmat.agents.registry import agent_maker, offered
from playmat.game.option import Option
from playmat.kinds import asks
from playmat.model.state import State
from playmat.search.core.brake import Brake
from playmat.server.rooms.plan import BOT
from playmat.server.rooms.room import Room
from playmat.server.thinking import answer_of, answered
from playmat.server.worker_process import GivenUp

QUICK: Final = ("random", "first")
"""Agents that do not think and need no worker."""

PATIENCE: Final = 20.0
"""Seconds after which a slow agent's move is chosen at random."""

UNSEEN: Final = 0.05
"""Seconds of a bot's play between writes when nobody is watching."""


async def play_bots(room: Room) -> None:
    """Let bots move as long as it is their turn; one task per room does this."""
    if room.bots_play:
        return
    room.bots_play = True
    try:
        while bot_asked(room) is not None and not room.broken and is_wanted(room):
            await room.seen()
            if (seat := bot_asked(room)) is None:
                break
            if is_quick(room, seat):
                await play_quickly(room)
            else:
                await think(room, seat)
    finally:
        room.bots_play = False


def is_wanted(room: Room) -> bool:
    """Whether a bot should play: two bots play each other only while watched."""
    return bool(room.onlookers) or any(each.kind != BOT for each in room.plan.players)


def is_quick(room: Room, seat: int) -> bool:
    """Whether a bot moves immediately, by script or because it does not think."""
    quick = agent_name(room, seat) in QUICK or not room.workers.count
    return quick or scripted(room, seat) is not None


async def play_quickly(room: Room) -> None:
    """Make a quick agent's move; if nobody is watching, several at once."""
    loop = asyncio.get_running_loop()
    async with room.lock:
        until = loop.time() + UNSEEN
        while (seat := bot_asked(room)) is not None and is_quick(room, seat):
            choice = room.game.choice
            assert choice is not None
            answer = scripted(room, seat)
            room.game.play(answer or answered(agent_of(room, seat), room.game.view(seat), choice))
            if room.onlookers or loop.time() >= until:
                break
            await asyncio.sleep(0)
        await room.store_and_notify()


async def think(room: Room, seat: int) -> None:
    """Let an agent choose a move in a worker, while the room continues."""
    async with room.lock:
        seq, st = room.seq, room.game.state.clone()
        circling = goes_in_circles(room, seat, st)
    name, seed = agent_name(room, seat), secrets.randbits(31)
    try:
        n = await room.workers.do(PATIENCE, answer_of, st, name, seed, circling)
    except GivenUp:
        n = secrets.randbelow(len(st.options))
    async with room.lock:
        if room.seq == seq and bot_asked(room) == seat:
            room.game.play(n)
            await room.store_and_notify()


def goes_in_circles(room: Room, seat: int, st: State) -> bool:
    """Update a bot's brake; return whether its turn must be ended.

    The room keeps the brake, because other workers may choose the next moves.
    """
    return st.ask == asks.MAIN and room.brakes.setdefault(seat, Brake(seat)).comes_to(st)


def agent_name(room: Room, seat: int) -> str:
    """The agent playing a seat; greedy replaces agents that no longer exist."""
    name = room.plan.players[seat].agent
    return name if name in offered() else "greedy"


def scripted(room: Room, seat: int) -> Option | None:
    """A bot's next scripted option, or None once the game has left the script."""
    script, choice = room.plan.players[seat].script, room.game.choice
    if choice is None or not script:
        return None
    given = [each.text for each in room.game.history.answers if each.player == seat]
    if len(given) >= len(script) or given != script[: len(given)]:
        return None
    return next((o for o in choice.options if o.text == script[len(given)]), None)


def agent_of(room: Room, seat: int) -> Agent:
    """The agent playing a seat, made when first needed."""
    if seat not in room.agents:
        room.agents[seat] = agent_maker(agent_name(room, seat))(secrets.randbits(31))
    return room.agents[seat]


def bot_asked(room: Room) -> int | None:
    asked = room.asked()
    if asked is None or not room.ready():
        return None
    return asked if room.plan.players[asked].kind == BOT else None
