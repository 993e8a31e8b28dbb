"""What to simulate: matchups, number of games and seed."""

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
    """A simulation cannot be run as requested."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A deck and the agent that plays it."""

    deck: str
    cards: tuple[str, ...]
    agent: str

    @staticmethod
    def of_plain(given: dict[str, Any]) -> Entrant:
        """Build an entrant from JSON values."""
        return Entrant(given["deck"], tuple(given["cards"]), given["agent"])


@dataclass(frozen=True, slots=True)
class Matchup:
    """Two entrants; each deal is played twice from the same seed, with seats swapped."""

    a: Entrant
    b: Entrant
    rules: str = ""
    """The rulebook of this matchup; if empty, that of the job."""

    @property
    def title(self) -> str:
        """The matchup as text."""
        return f"{self.a.deck} ({self.a.agent}) v {self.b.deck} ({self.b.agent})"


@dataclass(frozen=True, slots=True)
class Job:
    """A complete simulation, which determines every game in it."""

    matchups: tuple[Matchup, ...]
    games: int
    seed: int
    rules: str = "xy"
    actives: int = 1
    any_deck: bool = False
    open_lists: bool = True
    shuffle_options: bool = False
    narrow: float = 0.0
    """Stop a matchup once its interval is no wider than this on either side; 0 for never."""

    think: float = 30.0
    """Seconds after which an agent that has not answered loses the game."""

    clock: float = 0.0
    """Suggested seconds per decision, for agents that use it; 0 for none."""

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
        """The rules of every game: those of the rulebook, with one or two Active Pokémon a side."""
        return self.rules_of(self.rules)

    def rules_of(self, name: str) -> Ruleset:
        """The rules for a rulebook, by default that of the job."""
        return book(name or self.rules).replace(actives=self.actives)

    @property
    def pairs(self) -> int:
        """Number of mirrored pairs of games in each matchup."""
        return self.games // 2

    def plain(self) -> dict[str, Any]:
        """The job as JSON values."""
        found = asdict(self)
        found["matchups"] = [asdict(matchup) for matchup in self.matchups]
        return found

    @staticmethod
    def of_plain(given: dict[str, Any]) -> Job:
        """Build a job from the values of ``plain``."""
        matchups = tuple(
            Matchup(Entrant.of_plain(one["a"]), Entrant.of_plain(one["b"]), one["rules"])
            for one in given["matchups"]
        )
        named = [field.name for field in fields(Job) if field.name != "matchups"]
        return Job(matchups, **{name: given[name] for name in named if name in given})


def refuse_uneven(games: int, each: int, of: str) -> None:
    """Raise BadJob unless the number of games lets all seats and decks be used equally often."""
    if games < 1 or games % each:
        more = max(games + each - 1, each) // each * each
        raise BadJob(f"games must be a multiple of {each} for {of}, such as {more}, not {games}")


def entrant(deck: Deck, agent: str) -> Entrant:
    """Make an entrant; raises for an unknown agent."""
    refuse_unknown(agent)
    return Entrant(deck.name, tuple(card.id for card in deck.cards), agent)


def deck_of(one: Entrant, library: Library) -> Deck:
    """The deck that an entrant plays."""
    return Deck(one.deck, tuple(library.card(card_id) for card_id in one.cards))


def checked_decks(job: Job, library: Library) -> None:
    """Raise for a deck that is illegal or cannot be played, before any game starts."""
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
    """A seed determined by its parts alone, the same on every machine."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) >> (64 - SEED_BITS)


def provenance(job: Job, library: Library) -> dict[str, Any]:
    """The first line of a results file: the job, and the versions of rules and cards used."""
    return {
        "playmat": __version__,
        "format": FORMAT,
        "job": job.plain(),
        "rules": fingerprint(*(repr(rules_text(rules)) for rules in rules_played(job))),
        "cards": fingerprint(*sorted(cards_text(job, library))),
        "python": platform.python_version(),
    }


def rules_played(job: Job) -> list[Ruleset]:
    """The rules of all rulebooks used by a job, its own first."""
    return [job.rules_of(name) for name in sorted({"", *(one.rules for one in job.matchups)})]


def rules_text(rules: Ruleset) -> dict[str, Any]:
    return asdict(rules)


def cards_text(job: Job, library: Library) -> set[str]:
    """The full text of all cards in a job, so that changed cards can be detected."""
    ids = {
        card_id
        for matchup in job.matchups
        for one in (matchup.a, matchup.b)
        for card_id in one.cards
    }
    return {library.card(card_id).exact() for card_id in ids}


def fingerprint(*texts: str) -> str:
    """A short hash of some texts."""
    found = blake2b(digest_size=8)
    for text in texts:
        found.update(text.encode())
    return found.hexdigest()
