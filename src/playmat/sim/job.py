"""What is to be played: matchups, how many games of each, and the seeds all of it comes from."""

from __future__ import annotations

import platform
from dataclasses import asdict, dataclass, fields
from hashlib import blake2b
from typing import Any, Final

from playmat.agents.registry import refuse_unknown
from playmat.cards.library import Library
from playmat.decks.deck import Deck, refuse_unprogrammed
from playmat.errors import PlaymatError
from playmat.game.beginning import refuse_without_starter
from playmat.rules import Ruleset, book
from playmat.version import __version__

FORMAT: Final = 1
SIDES: Final = ("a", "b")
SEED_BITS: Final = 63
MOST_GAMES: Final = 1_000_000_000


class BadJob(PlaymatError, ValueError):
    """Refuse a simulation that cannot be run as asked."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """One deck and the agent that plays it."""

    deck: str
    cards: tuple[str, ...]
    agent: str

    @staticmethod
    def of_plain(given: dict[str, Any]) -> Entrant:
        """Return an entrant as JSON holds it."""
        return Entrant(given["deck"], tuple(given["cards"]), given["agent"])


@dataclass(frozen=True, slots=True)
class Matchup:
    """Two entrants that meet; each game is played twice, in both seats, from one seed."""

    a: Entrant
    b: Entrant
    rules: str = ""
    """The book of this matchup; that of the job where none is named."""

    @property
    def title(self) -> str:
        """The matchup in words."""
        return f"{self.a.deck} ({self.a.agent}) v {self.b.deck} ({self.b.agent})"


@dataclass(frozen=True, slots=True)
class Job:
    """A whole simulation, from which every game of it follows."""

    matchups: tuple[Matchup, ...]
    games: int
    seed: int
    rules: str = "xy"
    actives: int = 1
    any_deck: bool = False
    open_lists: bool = True
    shuffle_options: bool = False
    narrow: float = 0.0
    """Stop a matchup once its interval reaches no further than this to either side; 0 never."""

    think: float = 30.0
    """Seconds after which an agent that has not answered loses the game."""

    clock: float = 0.0
    """Seconds that a decision should take, for agents that listen; 0 says nothing."""

    def __post_init__(self) -> None:
        if not 2 <= self.games <= MOST_GAMES:
            raise BadJob(f"games must be from 2 to {MOST_GAMES:,}, not {self.games:,}")
        if self.games % 2:
            raise BadJob(
                f"games must be even (each deal is played twice, seats swapped), not {self.games}"
            )
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise BadJob(f"seed must be from 0 to 2**{SEED_BITS} - 1, not {self.seed}")
        if not 0 <= self.narrow <= 0.5:
            raise BadJob(f"narrow must be from 0 to 0.5, not {self.narrow}")
        if not self.matchups:
            raise BadJob("there are no matchups to play")

    @property
    def ruleset(self) -> Ruleset:
        """The rules of every game: those of the book, with one Active Pokémon a side or two."""
        return self.rules_of(self.rules)

    def rules_of(self, name: str) -> Ruleset:
        """Return the rules of games by a book, by that of the job where none is named."""
        return book(name or self.rules).replace(actives=self.actives)

    @property
    def pairs(self) -> int:
        """How many pairs of mirrored games each matchup has."""
        return self.games // 2

    def plain(self) -> dict[str, Any]:
        """Return the job as JSON holds it."""
        found = asdict(self)
        found["matchups"] = [asdict(matchup) for matchup in self.matchups]
        return found

    @staticmethod
    def of_plain(given: dict[str, Any]) -> Job:
        """Return the job that ``plain`` wrote."""
        matchups = tuple(
            Matchup(Entrant.of_plain(one["a"]), Entrant.of_plain(one["b"]), one["rules"])
            for one in given["matchups"]
        )
        named = [field.name for field in fields(Job) if field.name != "matchups"]
        return Job(matchups, **{name: given[name] for name in named if name in given})


def refuse_uneven(games: int, each: int, of: str) -> None:
    """Refuse games that do not give everybody every seat and deck equally often."""
    if games < 1 or games % each:
        more = max(games + each - 1, each) // each * each
        raise BadJob(f"games must be a multiple of {each} for {of}, such as {more}, not {games}")


def entrant(deck: Deck, agent: str) -> Entrant:
    """Return a deck and the agent that plays it as a job names them; refuse an unknown agent."""
    refuse_unknown(agent)
    return Entrant(deck.name, tuple(card.id for card in deck.cards), agent)


def deck_of(one: Entrant, library: Library) -> Deck:
    """Return the deck an entrant plays."""
    return Deck(one.deck, tuple(library.card(card_id) for card_id in one.cards))


def checked_decks(job: Job, library: Library) -> None:
    """Refuse a job with a deck that may not or cannot be played, before any game."""
    entered = {
        (one, matchup.rules): None for matchup in job.matchups for one in (matchup.a, matchup.b)
    }
    for one, name in entered:
        rules, deck = job.rules_of(name), deck_of(one, library)
        if not job.any_deck:
            deck.check(rules)
        refuse_unprogrammed(deck)
        refuse_without_starter(deck, rules)


def number_of(*parts: object) -> int:
    """Return a seed that follows from its parts alone, the same on every machine."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) >> (64 - SEED_BITS)


def provenance(job: Job, library: Library) -> dict[str, Any]:
    """Return the first line of a results file: the job and what it was played with."""
    return {
        "playmat": __version__,
        "format": FORMAT,
        "job": job.plain(),
        "rules": fingerprint(*(repr(rules_text(rules)) for rules in rules_played(job))),
        "cards": fingerprint(*sorted(cards_text(job, library))),
        "python": platform.python_version(),
    }


def rules_played(job: Job) -> list[Ruleset]:
    """Return the rules of all books that a job is played by, its own first."""
    return [job.rules_of(name) for name in sorted({"", *(one.rules for one in job.matchups)})]


def rules_text(rules: Ruleset) -> dict[str, Any]:
    """Return every field of a ruleset."""
    return asdict(rules)


def cards_text(job: Job, library: Library) -> set[str]:
    """Return what the cards of a job say, so that a changed card is a changed job."""
    ids = {
        card_id
        for matchup in job.matchups
        for one in (matchup.a, matchup.b)
        for card_id in one.cards
    }
    return {library.card(card_id).exact() for card_id in ids}


def fingerprint(*texts: str) -> str:
    """Return a short hash of some texts."""
    found = blake2b(digest_size=8)
    for text in texts:
        found.update(text.encode())
    return found.hexdigest()
