"""The plan of a game: players, match length and clock."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from playmat.server.clean import LONGEST_NAME, clean_text

ME: Final = "me"
BOT: Final = "bot"
FRIEND: Final = "friend"


@dataclass(slots=True)
class Player:
    """The player in a seat: a person here, a bot, or a friend once joined."""

    kind: str
    name: str
    agent: str | None = None
    joined: bool = True
    script: list[str] = field(default_factory=list)
    """A bot's scripted options, in notation, used while the game follows them."""


@dataclass(slots=True)
class Plan:
    """How a game is played, apart from its rules."""

    players: list[Player]
    best_of: int = 1
    number: int = 1
    won: list[int] = field(default_factory=lambda: [0, 0])
    clock: dict[str, float] | None = None
    first: str = "coin"
    next: str | None = None
    format: str | None = None
    forked: bool = False
    listed: bool = False
    """Whether the lobby lists it, so that anyone may take the free seat and watch."""

    decks: list[str | None] = field(default_factory=lambda: [None, None])
    """The deck ids by seat; None for other decks."""

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def of(plain: dict[str, Any]) -> Plan:
        known = {field.name: plain[field.name] for field in fields(Plan) if field.name in plain}
        players = [Player(**player) for player in plain["players"]]
        return Plan(**{**known, "players": players})

    def following(self, number: int, won: list[int]) -> Plan:
        """The plan of another game between the same players."""
        same = {**self.plain(), "number": number, "won": won}
        return Plan.of({**same, "next": None, "forked": False})

    @property
    def names(self) -> tuple[str, str]:
        """The players' names by seat, numbered if they are equal."""
        one, other = (player.name for player in self.players)
        return (
            (one, other)
            if one != other
            else (f"{one[: LONGEST_NAME - 2]} 1", f"{one[: LONGEST_NAME - 2]} 2")
        )

    @property
    def alone(self) -> bool:
        """Whether no second person plays."""
        return all(player.kind != FRIEND for player in self.players)


def clean_name(name: str, default: str) -> str:
    return clean_text(name, LONGEST_NAME) or default
