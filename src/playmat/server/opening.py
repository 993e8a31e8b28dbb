"""Opening a room: the keys to it, handed out once and kept only as digests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playmat.server.keys import BOTH, INVITES, SEATS, WATCH, digest, new_token
from playmat.server.plan import FRIEND, ME, Plan
from playmat.server.room import Room


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens to a game: of the seats played here, of a friend's seat, of an onlooker."""

    seats: dict[str, str]
    invite: tuple[int, str] | None
    watch: str

    @staticmethod
    def for_plan(plan: Plan) -> Tokens:
        """Return new tokens; whoever plays both seats has one for both."""
        kinds = [player.kind for player in plan.players]
        shared = new_token()
        both = kinds.count(ME) == 2
        seats = {str(n): shared if both else new_token() for n in (0, 1) if kinds[n] == ME}
        invite = (kinds.index(FRIEND), new_token()) if FRIEND in kinds else None
        return Tokens(seats, invite, new_token())

    def keys(self) -> dict[str, str]:
        """Return what each token gives a right to, by its digest."""
        both = len(self.seats) == 2
        keys = {digest(t): BOTH if both else SEATS[int(n)] for n, t in self.seats.items()}
        if self.invite is not None:
            seat, invite = self.invite
            keys[digest(invite)] = INVITES[seat]
        return {**keys, digest(self.watch): WATCH}


@dataclass(frozen=True, slots=True)
class Opened:
    """A new room and the tokens to it."""

    room: Room
    tokens: dict[str, str]
    invite: str | None
    watch: str

    @staticmethod
    def of(room: Room, tokens: Tokens) -> Opened:
        """Return a room with the tokens to it."""
        invite = tokens.invite[1] if tokens.invite is not None else None
        return Opened(room, tokens.seats, invite, tokens.watch)

    def plain(self) -> dict[str, Any]:
        """Return what the maker of a game is told."""
        told: dict[str, Any] = {"game": self.room.id, "tokens": self.tokens, "watch": self.watch}
        return told if self.invite is None else {**told, "invite": self.invite}
