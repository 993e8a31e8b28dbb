"""The messages of clients and their handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from pydantic import ValidationError

from playmat.errors import checked_text
from playmat.server.errors import Refused
from playmat.server.requests import Rematch
from playmat.server.rooms.next_game import decline, rematch
from playmat.server.rooms.notes import SIGNS
from playmat.server.socket.client import Client
from playmat.server.socket.explain import known_cards, obey, tell_why_not, why_at
from playmat.server.socket.hinting import begin_hint


def number(message: dict[str, Any], name: str) -> int:
    value = message.get(name)
    if type(value) is not int or not -1 < value < 1 << 31:
        raise Refused("field", f"{name} must be a number", name)
    return value


def text_of(message: dict[str, Any], name: str, most: int = 200) -> str:
    value = message.get(name)
    if not isinstance(value, str) or len(value) > most:
        raise Refused("field", f"{name} must be text of at most {most} characters", name)
    return checked_text(value)


async def on_answer(client: Client, message: dict[str, Any]) -> None:
    await client.room.answer(client.playing(), number(message, "seq"), number(message, "n"))


async def on_undo(client: Client, message: dict[str, Any]) -> None:
    if not client.undos.take():
        raise Refused("flood", "too many takebacks; try again in a moment", "undo", 429)
    await client.room.undo(client.playing())


async def on_undo_reply(client: Client, message: dict[str, Any]) -> None:
    await client.room.undo_reply(client.playing(), message.get("yes") is True)


async def on_concede(client: Client, message: dict[str, Any]) -> None:
    await client.room.concede(client.playing())


async def on_clock(client: Client, message: dict[str, Any]) -> None:
    client.playing()
    await client.room.switch_clock(message.get("on") is True)


async def on_seen(client: Client, message: dict[str, Any]) -> None:
    """Start the player's clock, since everything before has been shown."""
    await client.room.start_clock(client.playing())


async def on_rematch(client: Client, message: dict[str, Any]) -> None:
    if message.get("yes") is False:
        await decline(client.room, client.playing())
        return
    try:
        wish = Rematch.model_validate({"decks": message.get("decks", [None, None])})
    except ValidationError as error:
        why = "decks must be a list of two: a deck or null for each seat"
        raise Refused("field", why, "decks", 422) from error
    await rematch(client.lobby, client.room, client.playing(), wish.decks)


async def on_why(client: Client, message: dict[str, Any]) -> None:
    client.reply({"type": "why", **await why_at(client.room, client.seat, message)})


async def on_why_not(client: Client, message: dict[str, Any]) -> None:
    tried = text_of(message, "text")
    async with client.room.lock:
        client.reply({"type": "why_not", **tell_why_not(client.room, client.playing(), tried)})


async def on_command(client: Client, message: dict[str, Any]) -> None:
    await obey(client.room, client.playing(), text_of(message, "text"))


async def on_known(client: Client, message: dict[str, Any]) -> None:
    async with client.room.lock:
        client.reply({"type": "known", **known_cards(client.room, client.playing())})


async def on_hint(client: Client, message: dict[str, Any]) -> None:
    await begin_hint(client)


async def on_sign(client: Client, message: dict[str, Any]) -> None:
    """Send a sign to the other player and all viewers."""
    seat, sign = client.playing(), text_of(message, "sign")
    if sign not in SIGNS:
        raise Refused("sign", f"sign must be one of {', '.join(SIGNS)}", "sign")
    if not client.signs.take():
        raise Refused("flood", "too many messages; try again in a moment", "sign", 429)
    await client.room.sign(seat, sign)


async def on_ping(client: Client, message: dict[str, Any]) -> None:
    client.reply({"type": "pong"})


HANDLERS: Final[dict[str, Callable[[Client, dict[str, Any]], Awaitable[None]]]] = {
    "answer": on_answer,
    "undo": on_undo,
    "undo_reply": on_undo_reply,
    "concede": on_concede,
    "clock": on_clock,
    "seen": on_seen,
    "rematch": on_rematch,
    "why": on_why,
    "why_not": on_why_not,
    "command": on_command,
    "known": on_known,
    "hint": on_hint,
    "sign": on_sign,
    "ping": on_ping,
}
"""Handlers by message type."""
