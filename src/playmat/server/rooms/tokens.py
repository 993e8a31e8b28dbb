"""Random tokens, stored only as digests."""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from playmat.server.rooms.plan import FRIEND, ME, Plan
from playmat.server.rooms.room import Room


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens of a game: for seats played here, for a friend's seat, and for spectators."""

    seats: dict[str, str]
    invite: tuple[int, str] | None
    watch: str

    @staticmethod
    def for_plan(plan: Plan) -> Tokens:
        """New tokens; one player of both seats gets a single token."""
        kinds = [player.kind for player in plan.players]
        shared = new_token()
        both = kinds.count(ME) == 2
        seats = {str(n): shared if both else new_token() for n in (0, 1) if kinds[n] == ME}
        invite = (kinds.index(FRIEND), new_token()) if FRIEND in kinds else None
        return Tokens(seats, invite, new_token())

    def keys(self) -> dict[str, str]:
        """The role of each token, by digest."""
        both = len(self.seats) == 2
        keys = {digest(t): BOTH if both else SEATS[int(n)] for n, t in self.seats.items()}
        if self.invite is not None:
            seat, invite = self.invite
            keys[digest(invite)] = INVITES[seat]
        return {**keys, digest(self.watch): WATCH}


@dataclass(frozen=True, slots=True)
class Opened:
    room: Room
    tokens: dict[str, str]
    invite: str | None
    watch: str

    @staticmethod
    def of(room: Room, tokens: Tokens) -> Opened:
        invite = tokens.invite[1] if tokens.invite is not None else None
        return Opened(room, tokens.seats, invite, tokens.watch)

    def plain(self) -> dict[str, Any]:
        """The tokens as sent to the creator of a game."""
        told: dict[str, Any] = {"game": self.room.id, "tokens": self.tokens, "watch": self.watch}
        return told if self.invite is None else {**told, "invite": self.invite}


BOTH: Final = "both"
WATCH: Final = "watch"
SEATS: Final = ("seat0", "seat1")
INVITES: Final = ("invite0", "invite1")
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """32 random bytes as URL-safe text."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_urlsafe(9)


def digest(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def role_of(token: object, keys: Mapping[str, str]) -> str | None:
    """The role of a token, compared in constant time, or None."""
    if not isinstance(token, str) or not TOKEN.fullmatch(token):
        return None
    given = digest(token)
    found: str | None = None
    for known, role in keys.items():
        if hmac.compare_digest(known, given):
            found = role
    return found
