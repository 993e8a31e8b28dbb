"""Many games between decks of real cards, with every law checked and failures saved as replays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from playmat.cards.library import Library
from playmat.decks.deck import Deck
from playmat.decks.random_decks import Shelves, random_deck
from playmat.decks.themes import Theme, read_themes
from playmat.engine.vm import apply
from playmat.exercise.exercise import error_text
from playmat.exercise.laws import broken, lost_in_json, refused
from playmat.exercise.policy import EAGERNESS
from playmat.exercise.vain import vain
from playmat.game.game import Game
from playmat.kinds import asks, endings
from playmat.model.option import kind
from playmat.model.state import State
from playmat.rules import BOOKS

TRIED_EVERY: Final = 97
MOST_ANSWERS: Final = 20_000
BATCH: Final = 20


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of the soak, fully determined by its number."""

    number: int
    themes: tuple[int, int] | None = None
    path: str = ""
    questions: bool = False  # whether pointless questions are failures


@dataclass(slots=True)
class Failure:
    """A game that broke a law or raised an error, and how to repeat it."""

    pairing: Pairing
    book: str
    decks: tuple[str, str]
    step: int
    why: str
    replay: str = ""

    def __str__(self) -> str:
        number = self.pairing.number
        again = f"theme game {number}" if self.pairing.themes else f"--seed {number} --games 1"
        again += " --questions-every 1" if self.pairing.questions else ""
        names = " v ".join(self.decks)
        kept = f"; {self.replay}" if self.replay else ""
        return f"{again} ({names}, {self.book}) step {self.step}: {self.why}{kept}"


@dataclass(slots=True)
class SoakTally:
    games: int = 0
    answers: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: SoakTally) -> None:
        self.games += other.games
        self.answers += other.answers
        self.ends += other.ends
        self.failures += other.failures


@cache
def shelves() -> Shelves:
    return Shelves(Library.default())


@cache
def playable(path: str) -> tuple[Theme, ...]:
    return tuple(read_themes(Path(path), Library.default(), BOOKS["xy"]).playable)


def decks_of(pairing: Pairing) -> tuple[Deck, Deck]:
    """The two decks of a game; each random one is built around the next card."""
    if pairing.themes is not None:
        first, second = (playable(pairing.path)[at] for at in pairing.themes)
        return first.deck(Library.default()), second.deck(Library.default())
    rng = Random(f"cardsoak {pairing.number}")
    rules = BOOKS[book_of(pairing)]
    cards = shelves().cards
    centres = [cards[(2 * pairing.number + n) % len(cards)] for n in range(2)]
    one, other = (random_deck(shelves(), rng, rules, card) for card in centres)
    return one, other


def book_of(pairing: Pairing) -> str:
    """The rulebook of a game: that of the later theme deck, else all five in turn."""
    books = tuple(BOOKS)
    if pairing.themes is not None:
        return max((playable(pairing.path)[at].rules for at in pairing.themes), key=books.index)
    return books[pairing.number % len(books)]


def play(pairing: Pairing, out: Path | None = None) -> SoakTally:
    """Play one game, checking every law at every decision."""
    tally = SoakTally(1)
    names = ("", "")
    answers: list[int] = []
    game: Game | None = None
    try:
        decks = decks_of(pairing)
        names = (decks[0].name, decks[1].name)
        game = Game(*decks, rules=book_of(pairing), seed=pairing.number, any_deck=True)
        st = game.state.clone()
        why = play_game(st, pairing, answers)
        tally.ends["broken" if why else endings.NAMES[st.end]] += 1
    except Exception as error:
        why = error_text(error)
        tally.ends["error"] += 1
    tally.answers = len(answers)
    if why:
        failure = Failure(pairing, book_of(pairing), names, len(answers), why)
        failure.replay = keep(game, answers, pairing, out)
        tally.failures.append(failure)
    return tally


def play_game(st: State, pairing: Pairing, answers: list[int]) -> str:
    """Play a game to its end and record its decisions; return what went wrong, if anything."""
    rng = Random(pairing.number)
    while st.winner < 0:
        if wrong := broken(st) or try_options(st, pairing.number + len(answers)):
            return wrong
        if pairing.questions and (wrong := vain(st)):
            return wrong
        if len(answers) > MOST_ANSWERS:
            return f"no end after {MOST_ANSWERS} moves"
        option = choose_option(st, rng)
        answers.append(option)
        apply(st, option)
    return broken(st)


def choose_option(st: State, rng: Random) -> int:
    """A random option; in the main part of a turn, weighted by kind."""
    if st.ask != asks.MAIN:
        return rng.choice(st.options)
    return rng.choices(st.options, [EAGERNESS.get(kind(o), 5) for o in st.options])[0]


def try_options(st: State, step: int) -> str:
    """Every now and then, try options on clones and a round trip through JSON."""
    if step % TRIED_EVERY:
        return ""
    return refused(st) or lost_in_json(st)


def keep(game: Game | None, answers: list[int], pairing: Pairing, out: Path | None) -> str:
    """Save the replay of a failed game up to the failure and return its path."""
    if game is None or out is None:
        return ""
    try:
        for option in answers:
            if not game.over:
                game.play(game.state.options.index(option))
    except Exception:
        pass  # the decision that fails is missing from the replay
    path = out / f"cardsoak-{pairing.number}.jsonl"
    try:
        game.replay.save(path)
    except Exception as error:
        return f"no replay: {error}"
    return str(path)


def play_batch(job: tuple[list[Pairing], str]) -> SoakTally:
    pairings, out = job
    tally = SoakTally()
    for pairing in pairings:
        tally.add(play(pairing, Path(out) if out else None))
    return tally


def random_pairings(first: int, games: int, questions_every: int = 0) -> list[Pairing]:
    """Games between random decks, one in *questions_every* checked for pointless questions."""
    numbers = range(first, first + games)
    return [Pairing(n, questions=asked_in(n, questions_every)) for n in numbers]


def theme_pairings(path: str, questions_every: int = 0) -> list[Pairing]:
    """A game for every pair of theme decks in a file."""
    pairs = combinations(range(len(playable(path))), 2)
    return [Pairing(n, pair, path, asked_in(n, questions_every)) for n, pair in enumerate(pairs)]


def asked_in(number: int, every: int) -> bool:
    """Whether a game is checked for pointless questions.

    One in *every* games is, at a shifting place so that each rulebook gets its turn.
    """
    return every > 0 and number % every == number // every % every


def soak(pairings: list[Pairing], out: str = "", jobs: int = 1) -> Iterator[SoakTally]:
    """Play games on *jobs* processes, yielding the results of each batch."""
    batches = [(pairings[n : n + BATCH], out) for n in range(0, len(pairings), BATCH)]
    if jobs < 2:
        yield from map(play_batch, batches)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_batch, batches)
