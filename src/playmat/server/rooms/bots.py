"""Bots: agents that answer for a seat, without ever holding up anybody else."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from playmat.agents.agent import Agent
from playmat.agents.registry import agent_maker
from playmat.game.choice import Choice
from playmat.game.option import Option
from playmat.model.views.view import View
from playmat.server.rooms.plan import BOT
from playmat.server.rooms.room import Room

QUICK: Final = ("random", "first", "greedy")
"""Agents that answer at once and need no thread."""

PATIENCE: Final = 20.0
"""Seconds after which a slow agent's answer is taken at random."""

UNSEEN: Final = 0.05
"""Seconds of a bot's play after which it is stored where nobody looks on."""


async def play_bots(room: Room) -> None:
    """Let bots answer as long as they are asked; one task a room does it."""
    if room.bots_play:
        return
    room.bots_play = True
    try:
        while bot_asked(room) is not None and not room.broken:
            await room.seen()
            if (seat := bot_asked(room)) is None:
                break
            if room.plan.players[seat].agent in QUICK:
                await play_quickly(room)
            else:
                await play_slowly(room, seat)
    finally:
        room.bots_play = False


async def play_quickly(room: Room) -> None:
    """Give one answer of a quick agent, stored and shown; a moment's together where nobody is."""
    loop = asyncio.get_running_loop()
    async with room.lock:
        until = loop.time() + UNSEEN
        while (seat := bot_asked(room)) is not None:
            choice = room.game.choice
            assert choice is not None
            room.game.play(answered(agent_of(room, seat), room.game.view(seat), choice))
            if room.onlookers or loop.time() >= until:
                break
            await asyncio.sleep(0)
        await room.store_and_notify()


async def play_slowly(room: Room, seat: int) -> None:
    """Give one answer of an agent that thinks in a thread; the room goes on meanwhile."""
    async with room.lock:
        seq, choice, view = room.seq, room.game.choice, room.game.view(seat)
    if choice is None:
        return
    thinking = asyncio.to_thread(answered, agent_of(room, seat), view, choice)
    try:
        option = await asyncio.wait_for(thinking, PATIENCE)
    except TimeoutError:
        option = secrets.choice(choice.options)
    async with room.lock:
        if room.seq == seq and bot_asked(room) == seat:
            room.game.play(option)
            await room.store_and_notify()


def agent_of(room: Room, seat: int) -> Agent:
    """Return the agent that plays a seat, made when it is first asked."""
    if seat not in room.agents:
        name = room.plan.players[seat].agent or "greedy"
        room.agents[seat] = agent_maker(name)(secrets.randbits(31))
    return room.agents[seat]


def answered(agent: Agent, view: View, choice: Choice) -> Option:
    """Return an agent's answer; for one that fails any answer is given."""
    try:
        option = agent.choose(view, choice)
    except Exception:  # an agent's own mistake must not end the game
        return secrets.choice(choice.options)
    return option if option in choice.options else secrets.choice(choice.options)


def bot_asked(room: Room) -> int | None:
    """Return the bot's seat that has to answer, if one has."""
    asked = room.asked()
    if asked is None or not room.ready():
        return None
    return asked if room.plan.players[asked].kind == BOT else None
