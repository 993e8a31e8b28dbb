"""Matches of several games between two decks."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from playmat.cards.card import Card
from playmat.decks.deck import Deck
from playmat.errors import NotPossible
from playmat.game.beginning import SEED_BITS, checked_seed
from playmat.game.game import Game
from playmat.game.settings import BadSetting
from playmat.game.table import Table
from playmat.rules import Ruleset


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a match: games won by each player, and draws."""

    wins: tuple[int, int]
    draws: int

    def __str__(self) -> str:
        drawn = f", {self.draws} drawn" if self.draws else ""
        return f"{self.wins[0]} : {self.wins[1]}{drawn}"


class Contest:
    """A best-of-N match; the rulebook's opening flip decides who goes first in each game."""

    def __init__(
        self,
        deck_a: Deck | str | Iterable[Card | str],
        deck_b: Deck | str | Iterable[Card | str],
        rules: str | Ruleset = "xy",
        best_of: int = 3,
        seed: int | None = None,
        **settings: Any,
    ) -> None:
        if type(best_of) is not int or best_of < 1 or best_of % 2 == 0:
            raise BadSetting("best_of", best_of, "an odd number")
        self._table = Table(deck_a, deck_b, rules, **settings)
        self.decks = self._table.decks
        self.rules = self._table.rules
        self.best_of = best_of
        given = checked_seed(seed, self._table.settings)
        self.seed = secrets.randbits(SEED_BITS) if given is None else given
        self.games: list[Game] = []
        self.games.append(self._game())

    def _game(self) -> Game:
        """Return the next game, dealt from the match's seed and the game's number."""
        number = len(self.games)
        digest = sha256(f"{self.seed} {number}".encode()).digest()
        seed = int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)
        return self._table.deal(seed)

    @property
    def game(self) -> Game:
        """The current or last game."""
        return self.games[-1]

    @property
    def score(self) -> Score:
        """The score so far."""
        winners = [game.winner for game in self.games if game.over]
        return Score((winners.count(0), winners.count(1)), winners.count(None))

    @property
    def over(self) -> bool:
        """Whether a player has the majority, or all games have been played."""
        played = sum(game.over for game in self.games)
        return max(self.score.wins) > self.best_of // 2 or played >= self.best_of

    @property
    def winner(self) -> int | None:
        """The player who won the match, or None for a draw or an unfinished match."""
        one, other = self.score.wins
        if not self.over or one == other:
            return None
        return 0 if one > other else 1

    def next_game(self) -> Game:
        """Start the next game; raise `NotPossible` during a game or after the match."""
        if self.over:
            raise NotPossible("start another game", ["the match is decided"])
        if not self.game.over:
            raise NotPossible("start another game", ["this one is not over"])
        self.games.append(self._game())
        return self.game

    def run(self, play: Callable[[Game], None]) -> Score:
        """Let *play* finish each game until the match is decided; return the score."""
        while True:
            play(self.game)
            if not self.game.over:
                raise NotPossible("continue the match", ["`play` left its game unfinished"])
            if self.over:
                return self.score
            self.next_game()

    def __str__(self) -> str:
        names = " v ".join(deck.name for deck in self.decks)
        return f"{names}: {self.score} (best of {self.best_of}, {self.rules.name})"
