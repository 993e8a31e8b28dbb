"""The settings of a match that are no rules of the game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from playmat.decks.deck import Deck
from playmat.decks.latest_text import with_latest_text
from playmat.errors import PlaymatError
from playmat.model.definitions import Match

DEALER: Final = "dealer"
ASKED: Final = "asked"
LIMITS: Final = {
    "max_turns": (1, 1_000_000),
    "max_answers": (1, 1_000_000),
    "max_sudden_deaths": (0, 1_000_000),
}


class BadSetting(PlaymatError, ValueError):
    """Refuse a value that a setting or an argument cannot have."""

    def __init__(self, name: str, value: object, wanted: str) -> None:
        super().__init__(name, value, wanted)
        self.name = name
        self.value = value
        self.wanted = wanted

    def __str__(self) -> str:
        return f"{self.name} must be {self.wanted}, not {self.value!r}"


class UnknownSetting(BadSetting):
    """Refuse a setting that does not exist."""

    def __str__(self) -> str:
        return f"there is no setting {self.name!r}; choose {self.wanted}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a match is run: who deals, what is asked, and where a game is cut off."""

    ask_single: bool = False
    """Whether a turn in which only ending it is possible is asked about."""

    ask_setup: bool = False
    """Whether setup asks even where a hand leaves one answer, so that asking reveals nothing."""

    coins: str = DEALER
    """Whether the seeded dealer answers for chance, or chance is asked like a player."""

    open_lists: bool = True
    """Whether both players know both deck lists."""

    max_turns: int = 300
    """Turns after which a game is a draw."""

    max_answers: int = 500
    """Answers within one turn after which a game is a draw."""

    max_sudden_deaths: int = 0
    """Sudden Deaths in a row after which a match is a draw; 0 goes on until somebody wins."""

    any_deck: bool = False
    """Whether decks are taken as they are, whatever the deck rules say."""

    latest_text: bool = False
    """Whether Trainers and special Energy play as their newest printing in the library says."""

    def __post_init__(self) -> None:
        for field in fields(self):
            check(field.name, getattr(self, field.name))

    def changed(self) -> dict[str, Any]:
        """Return the settings that are not as usual."""
        pairs = [(field.name, getattr(self, field.name), field.default) for field in fields(self)]
        return {name: value for name, value, usual in pairs if value != usual}

    def dealt(self, deck: Deck) -> Deck:
        """Return a deck as it is played with."""
        return with_latest_text(deck) if self.latest_text else deck

    def put_on(self, match: Match) -> None:
        """Set a linked match up so."""
        match.ask_single = self.ask_single
        match.ask_setup = self.ask_setup
        asked = self.coins == ASKED
        match.coins_asked = asked
        match.shuffles_asked = asked
        match.picks_asked = asked
        match.max_turns = self.max_turns
        match.max_answers = self.max_answers
        match.max_sudden_deaths = self.max_sudden_deaths
        match.open_lists = self.open_lists


def check(name: str, value: object) -> None:
    """Refuse a value that a setting cannot hold."""
    if name == "coins":
        if value not in (DEALER, ASKED):
            raise BadSetting(name, value, f"{DEALER!r} or {ASKED!r}")
    elif name in LIMITS:
        least, most = LIMITS[name]
        if type(value) is not int or not least <= value <= most:
            raise BadSetting(name, value, f"a number from {least} to {most}")
    elif not isinstance(value, bool):
        raise BadSetting(name, value, "True or False")


def settings_of(given: dict[str, Any]) -> Settings:
    """Return settings from keywords; refuse one that does not exist."""
    known = [field.name for field in fields(Settings)]
    for name, value in given.items():
        if name not in known:
            raise UnknownSetting(name, value, f"one of {', '.join(known)}")
    return Settings(**given)
