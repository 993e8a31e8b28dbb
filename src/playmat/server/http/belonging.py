"""Roles in finished games: players see themselves as "You", others see no private names."""

from __future__ import annotations

from typing import Any, Final

from playmat.game.record.sentences import YOU
from playmat.server.frames.frame import ending
from playmat.server.rooms.plan import BOT, Plan
from playmat.server.rooms.tokens import BOTH, SEATS, TOKEN, digest
from playmat.server.store.rows import ALL, SENT, Stored
from playmat.server.store.store import Store

VISITORS: Final = ("Guest", "Another guest")
LAID: Final = "Custom position"
"""Shown instead of deck names for a game from a position."""

MOST: Final = 100

SENDER: Final = "sender"
OWNERS: Final = (SENDER, BOTH, *SEATS)
"""Roles that have a game in their list and may share or remove it."""


def tokens_in(header: str) -> dict[str, str]:
    """The tokens in a header, by digest."""
    return {digest(token): token for token in header.split()[:MOST] if TOKEN.fullmatch(token)}


async def roles_in(store: Store, header: str, games: list[str]) -> dict[str, str]:
    """The role of a header's tokens in each of some games: a seat, both, or the sender."""
    found = await store.roles_of(list(tokens_in(header)), games)
    return {game: role for game, role in found if role in OWNERS}


def names_for(stored: Stored, role: str | None) -> tuple[str, str]:
    """The players' names as shown to one of them, or to a stranger."""
    plan, (one, other) = Plan.of(stored.plan), stored.summary["players"]
    names = [one, other]
    if role in SEATS:
        names[SEATS.index(role)] = YOU
    elif role is None and stored.origin != SENT:
        people = [n for n, player in enumerate(plan.players) if player.kind != BOT]
        for n, visitor in zip(people, VISITORS, strict=False):
            if not plan.listed or names[n] == YOU:
                names[n] = visitor
    return names[0], names[1]


def replay_plain(stored: Stored, role: str | None = None) -> dict[str, Any]:
    """A finished game as listed for a player or a stranger."""
    about = stored.summary
    names = names_for(stored, role)
    return {
        "id": stored.id,
        "rules": about["rules"],
        "actives": about["actives"],
        "decks": [LAID] if stored.header.get("position") else about["decks"],
        "players": list(names),
        "result": result_for(about["result"], names),
        "turns": about["turn"],
        "steps": about["steps"],
        "origin": stored.origin,
        "when": stored.ended,
        "shared": stored.listing == ALL,
        "role": role,
    }


def result_for(result: dict[str, Any] | None, names: tuple[str, str]) -> dict[str, Any] | None:
    """The result of a game with a sentence that uses these names."""
    if result is None:
        return None
    return {**result, "text": ending(result["winner"], result["reason"], names)}
