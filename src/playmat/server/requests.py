"""The shapes of what clients send, checked before anything is done with it."""

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
    """Be a shape that takes nothing it does not know."""

    model_config = ConfigDict(extra="forbid", strict=True)


class CardCount(Shape):
    """Say how many copies of a card."""

    id: CardId
    count: int = Field(ge=1, le=60)


class DeckRef(Shape):
    """Name a deck that is listed, or list one."""

    id: Word | None = None
    name: Name = ""
    cards: list[CardCount] = Field(default_factory=list, max_length=120)


class SeatWish(Shape):
    """Say who sits on a seat."""

    kind: Literal["me", "bot", "friend"]
    agent: Word | None = None
    name: PlayerName = ""
    script: list[Answer] = Field(default_factory=list, max_length=200)


class ClockWish(Shape):
    """Say how long a player may think: minutes for the game, and seconds added by each turn."""

    minutes: float = Field(gt=0, le=600)
    extra: float = Field(default=0, ge=0, le=600)


class NewGame(Shape):
    """Ask for a game."""

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
    """Take the free seat of a game, with a deck of one's own or the one laid out."""

    invite: Key | None = None
    name: PlayerName = ""
    deck: DeckRef | None = None


class Rematch(Shape):
    """Ask for another game, with other decks by seat where one is named."""

    decks: list[DeckRef | None] = Field(min_length=2, max_length=2)


class DeckText(Shape):
    """Send a deck list as text."""

    text: Annotated[str, StringConstraints(max_length=200_000)]
    format: Word | None = None


class DeckCheck(Shape):
    """Ask what is wrong with a deck."""

    cards: list[CardCount] = Field(max_length=200)
    name: Name = ""
    rules: Word | None = None
    format: Word | None = None


class DeckWrite(Shape):
    """Ask for a deck list as text."""

    cards: list[CardCount] = Field(max_length=200)
    name: Name = ""
    style: Word = "playmat"


class DeckRandom(Shape):
    """Ask for a deck nobody chose."""

    format: Word | None = None
    seed: int | None = Field(default=None, ge=0, lt=1 << 53)


class DeckTrial(Shape):
    """Ask bots to play two decks against each other."""

    decks: list[DeckRef] = Field(min_length=2, max_length=2)
    rules: Word | None = None
    games: int = Field(default=40, ge=2, le=100)


class ReplayText(Shape):
    """Send a replay as text."""

    text: Annotated[str, StringConstraints(max_length=1_500_000)]


class Link(Shape):
    """Send a link of this server, to be had as a friend can follow it."""

    link: Annotated[str, StringConstraints(max_length=300, pattern=r"^https?://[^\s<>\"]+$")]


class Share(Shape):
    """Say whether everybody on the server finds a replay in the list."""

    public: bool


class Why(Shape):
    """Ask why at a replay: a line of its log, a rule, or a number of a Pokémon or a player."""

    model_config = ConfigDict(strict=False)  # an address has no numbers but in writing

    line: int | None = None
    rule: Word | None = None
    about: Word | None = None
    mon: int | None = None
    seat: int | None = None
    text: Name | None = None


class Fork(Shape):
    """Go on from a step of a replay."""

    step: int = Field(ge=0, le=1_000_000)
    seats: list[SeatWish] = Field(min_length=2, max_length=2)
    name: PlayerName = ""


class PositionText(Shape):
    """Send a position in one of its two ways of writing."""

    text: Annotated[str, StringConstraints(max_length=20_000)] | None = None
    scenario: dict[str, object] | None = None
