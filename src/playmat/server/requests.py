"""The validated shapes of client requests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from playmat.server.clean import LONGEST_NAME

CardId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.?!★δ-]{1,40}$")]
Name = Annotated[str, StringConstraints(max_length=80)]
PlayerName = Annotated[str, StringConstraints(max_length=LONGEST_NAME, strip_whitespace=True)]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{43}$")]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,60}$")]
Answer = Annotated[str, StringConstraints(min_length=1, max_length=120)]


class Shape(BaseModel):
    """A model without extra fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class CardCount(Shape):
    """A card and its number of copies."""

    id: CardId
    count: int = Field(ge=1, le=60)


class DeckRef(Shape):
    """A listed deck by id, or a list of cards."""

    id: Word | None = None
    name: Name = ""
    cards: list[CardCount] = Field(default_factory=list, max_length=120)


class SeatWish(Shape):
    """Who sits in a seat."""

    kind: Literal["me", "bot", "friend"]
    agent: Word | None = None
    name: PlayerName = ""
    script: list[Answer] = Field(default_factory=list, max_length=200)


class ClockWish(Shape):
    """Thinking time: minutes per game, and extra seconds per turn."""

    minutes: float = Field(gt=0, le=600)
    extra: float = Field(default=0, ge=0, le=600)


class NewGame(Shape):
    """A new game."""

    rules: Word = "xy"
    decks: list[DeckRef] = Field(min_length=0, max_length=2, default_factory=list)
    seats: list[SeatWish] = Field(min_length=2, max_length=2)
    name: PlayerName = ""
    best_of: Literal[1, 3] = 1
    actives: Literal[1, 2] = 1
    clock: ClockWish | None = None
    first: Literal["coin", 0, 1] = "coin"
    open_lists: bool | None = None
    seed: int | None = Field(default=None, ge=0, lt=1 << 53)
    any_deck: bool = False
    format: Word | None = None
    latest_text: bool = False
    listed: bool = False
    position: Annotated[str, StringConstraints(max_length=20_000)] | None = None


class Join(Shape):
    """Join a game, with one's own deck or the one provided."""

    invite: Key | None = None
    name: PlayerName = ""
    deck: DeckRef | None = None


class Rematch(Shape):
    """A rematch, optionally with other decks by seat."""

    decks: list[DeckRef | None] = Field(min_length=2, max_length=2)


class DeckText(Shape):
    """A deck list as text."""

    text: Annotated[str, StringConstraints(max_length=200_000)]
    format: Word | None = None


class DeckCheck(Shape):
    """A deck to check."""

    cards: list[CardCount] = Field(max_length=200)
    name: Name = ""
    rules: Word | None = None
    format: Word | None = None


class DeckWrite(Shape):
    """A deck to write as text."""

    cards: list[CardCount] = Field(max_length=200)
    name: Name = ""
    style: Word = "playmat"


class DeckRandom(Shape):
    """A request for a random deck."""

    format: Word | None = None
    seed: int | None = Field(default=None, ge=0, lt=1 << 53)


class DeckTrial(Shape):
    """Two decks for bots to play against each other."""

    decks: list[DeckRef] = Field(min_length=2, max_length=2)
    rules: Word | None = None
    games: int = Field(default=40, ge=2, le=100)


class ReplayText(Shape):
    """A replay as text."""

    text: Annotated[str, StringConstraints(max_length=1_500_000)]


class Link(Shape):
    """A link of this server, to be made reachable for a friend."""

    link: Annotated[str, StringConstraints(max_length=300, pattern=r"^https?://[^\s<>\"]+$")]


class Share(Shape):
    """Whether everyone on the server sees a replay in the list."""

    public: bool


class Why(Shape):
    """A question about a replay: a log line, a rule, or a number of a Pokémon or player."""

    model_config = ConfigDict(strict=False)  # query parameters are strings

    line: int | None = None
    rule: Word | None = None
    about: Word | None = None
    mon: int | None = None
    seat: int | None = None
    text: Name | None = None


class Fork(Shape):
    """Continue from a step of a replay."""

    step: int = Field(ge=0, le=1_000_000)
    seats: list[SeatWish] = Field(min_length=2, max_length=2)
    name: PlayerName = ""


class PositionText(Shape):
    """A position in one of its two notations."""

    text: Annotated[str, StringConstraints(max_length=20_000)] | None = None
    scenario: dict[str, object] | None = None
