"""The plan of a game: who sits where, how many games are played, and how long one may think."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from playmat.server.clean import LONGEST_NAME, clean_text

ME: Final = "me"
BOT: Final = "bot"
FRIEND: Final = "friend"


@dataclass(slots=True)
class Player:
    """Who sits on a seat: a person here, a bot, or a friend once joined."""

    kind: str
    name: str
    agent: str | None = None
    joined: bool = True
    script: list[str] = field(default_factory=list)
    """What a bot answers as long as nothing else is offered, in notation."""


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
    """Whether the lobby shows it: anybody may take the free seat, and look on."""

    decks: list[str | None] = field(default_factory=lambda: [None, None])
    """The ids of the decks by seat; nothing for one that has none."""

    def plain(self) -> dict[str, Any]:
        """Return the plan as it is stored."""
        return asdict(self)

    @staticmethod
    def of(plain: dict[str, Any]) -> Plan:
        """Return a stored plan."""
        known = {field.name: plain[field.name] for field in fields(Plan) if field.name in plain}
        players = [Player(**player) for player in plain["players"]]
        return Plan(**{**known, "players": players})

    def following(self, number: int, won: list[int]) -> Plan:
        """Return the plan of another game between the same players."""
        same = {**self.plain(), "number": number, "won": won}
        return Plan.of({**same, "next": None, "forked": False})

    @property
    def names(self) -> tuple[str, str]:
        """The players' names by seat; two of one name are told apart by their seats."""
        one, other = (player.name for player in self.players)
        return (
            (one, other)
            if one != other
            else (f"{one[: LONGEST_NAME - 2]} 1", f"{one[: LONGEST_NAME - 2]} 2")
        )

    @property
    def alone(self) -> bool:
        """Whether nobody but one person plays, so that nobody else need be asked."""
        return all(player.kind != FRIEND for player in self.players)


def clean_name(name: str, default: str) -> str:
    """Return a name of letters, marks and plain spaces, cut to a length; or the default."""
    return clean_text(name, LONGEST_NAME) or default
