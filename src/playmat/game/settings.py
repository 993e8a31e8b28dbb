"""The settings of a game, as opposed to its rules."""

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
    """Invalid value of a setting or argument."""

    def __init__(self, name: str, value: object, wanted: str) -> None:
        super().__init__(name, value, wanted)
        self.name = name
        self.value = value
        self.wanted = wanted

    def __str__(self) -> str:
        return f"{self.name} must be {self.wanted}, not {self.value!r}"


class UnknownSetting(BadSetting):
    """Unknown setting."""

    def __str__(self) -> str:
        return f"unknown setting {self.name!r}; use {self.wanted}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a game is run: who deals, which choices are asked, and its limits."""

    ask_single: bool = False
    """Whether a turn with no move but ending it is a choice."""

    ask_setup: bool = False
    """Whether setup asks even if there is only one option, so that asking reveals nothing."""

    coins: str = DEALER
    """Whether the seeded dealer decides for chance, or chance is asked like a player."""

    open_lists: bool = True
    """Whether both players know both deck lists."""

    max_turns: int = 300
    """Turns after which a game is a draw."""

    max_answers: int = 500
    """Moves within one turn after which a game is a draw."""

    max_sudden_deaths: int = 0
    """Sudden Deaths in a row after which a game is a draw; 0 means no limit."""

    any_deck: bool = False
    """Whether decks may break the deck rules."""

    latest_text: bool = False
    """Whether Trainers and special Energy use the text of their newest printing."""

    def __post_init__(self) -> None:
        for field in fields(self):
            check(field.name, getattr(self, field.name))

    def changed(self) -> dict[str, Any]:
        """Return the settings that differ from their defaults."""
        pairs = [(field.name, getattr(self, field.name), field.default) for field in fields(self)]
        return {name: value for name, value, usual in pairs if value != usual}

    def dealt(self, deck: Deck) -> Deck:
        """Return a deck as it is played."""
        return with_latest_text(deck) if self.latest_text else deck

    def put_on(self, match: Match) -> None:
        """Apply the settings to a linked match."""
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
    """Raise `BadSetting` for an invalid value of a setting."""
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
    """Return settings from keywords; raise `UnknownSetting` for an unknown one."""
    known = [field.name for field in fields(Settings)]
    for name, value in given.items():
        if name not in known:
            raise UnknownSetting(name, value, f"one of {', '.join(known)}")
    return Settings(**given)
