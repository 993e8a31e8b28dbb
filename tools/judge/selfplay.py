"""Play many games by noisy policies and keep some positions of each as features and results.

    python -m tools.judge.selfplay FOLDER SECONDS PROCESSES SEED [unseen]

Decks that the ladder keeps out of training are left out; with ``unseen`` they alone are played, to
try a judge on.  Each process writes one file.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from dataclasses import fields, replace
from multiprocessing import Process
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from playmat.cards.library import Library
from playmat.decks.famous_decks import Famous, famous_decks
from playmat.decks.ready import PLAYABLE
from playmat.decks.themes import Theme, themes
from playmat.engine.start import new_game
from playmat.engine.vm import apply
from playmat.kinds import asks, players
from playmat.linker.link import link
from playmat.model.definitions import Match
from playmat.model.state import State
from playmat.rules import book
from playmat.search.core.brake import Brake
from playmat.search.core.evaluate import worth
from playmat.search.core.features import FIXED, ROLES, features
from playmat.search.core.playout import GREEDY, QUICK, RANDOM, answer
from playmat.search.core.weights import FINER, TUNED, USUAL, Weights
from playmat.sim.ladder.panel import kept_out

GAMES: Final = 24
"""Games of two decks before two others are linked."""

KEEP: Final = 0.3
"""How many of the turns' beginnings are kept, each from both sides."""

KEEP_LATER: Final = 0.02
"""How many of the main questions later in a turn."""

LONGEST: Final = 3000
MOST_GAMES: Final = 1_000_000
"""Games of one process are fewer."""


def shelves(unseen: bool = False) -> list[list[tuple[str, tuple[str, ...]]]]:
    """Return the lists that may be trained on, or the others, those of a book and kind together."""
    library, out = Library.default(), kept_out()
    found: dict[tuple[str, str], list[tuple[str, tuple[str, ...]]]] = {}
    decks: list[Famous | Theme] = [*famous_decks(), *themes()]
    for deck in decks:
        playable = deck.state(library, book(deck.rules)).word == PLAYABLE
        if playable and (deck.slug in out) == unseen:
            cards = tuple(card for count, card in deck.cards for _ in range(count))
            found.setdefault((deck.rules, type(deck).__name__), []).append((deck.rules, cards))
    return [decks for decks in found.values() if len(decks) > 1]


def card_numbers() -> list[str]:
    """Return every card of any of the decks, in a fixed order."""
    stock = shelves() + shelves(unseen=True)
    return sorted({card for shelf in stock for _, cards in shelf for card in cards})


class Pilot:
    """A policy with some noise: one in so many answers is any of those offered."""

    def __init__(self, rng: Random) -> None:
        self.policy = rng.choices((GREEDY, QUICK, RANDOM), (80, 18, 2))[0]
        self.noise = rng.choice((0.0, 0.0, 0.05, 0.15))
        self.weights = (
            shaken(rng) if rng.random() < 0.4 else CENTRE if rng.random() < 0.6 else USUAL
        )

    def answer(self, st: State, rng: Random, brakes: list[Brake]) -> int:
        """Return what the policy answers, or now and then anything."""
        if self.noise and rng.random() < self.noise:
            return int(rng.choice(st.options))
        return int(answer(st, self.policy, self.weights, brakes))


NAMES: Final = [each.name for each in fields(USUAL) if each.name != "judge"]
COUNTS: Final = ("text", "cost", "crowd", "hand_wanted", "low_deck")
"""Weights that are counts of something, whatever the measure."""

CENTRE: Final = TUNED
"""What is shaken; when the weights were tuned it was ``fine()``."""


def fine() -> Weights:
    """Return the usual weights in the finer measure."""
    money = {name: getattr(USUAL, name) * FINER for name in NAMES if name not in COUNTS}
    return replace(USUAL, **money)


def shaken(rng: Random) -> Weights:
    """Return the weights, each up to twice or half of what it is."""
    changed = {name: round(getattr(CENTRE, name) * 2 ** rng.uniform(-1, 1)) for name in NAMES}
    return replace(CENTRE, **changed)


Position = tuple[list[int], int, int]


def played(match: Match, seed: int, rng: Random) -> tuple[list[Position], int]:
    """Play one game; return its positions (features, seat, worth by usual weights) and winner."""
    st = new_game(match, seed, False)
    pilots, brakes = (Pilot(rng), Pilot(rng)), [Brake(), Brake()]
    found: list[Position] = []
    turn = 0
    for _ in range(LONGEST):
        if st.winner >= 0:
            break
        if st.ask == asks.MAIN and rng.random() < (KEEP if st.turn != turn else KEEP_LATER):
            found += [(features(st, seat), seat, int(worth(st, seat, CENTRE))) for seat in (0, 1)]
        turn = int(st.turn) if st.ask == asks.MAIN else turn
        if st.chooser == players.CHANCE:
            apply(st, answer(st, RANDOM, USUAL, brakes))
        else:
            apply(st, pilots[st.chooser].answer(st, rng, brakes))
    return found, int(st.winner)


def pairs(rng: Random, unseen: bool) -> Iterator[tuple[Match, int]]:
    """Give matches of two decks without end, each with a seed."""
    library, stock = Library.default(), shelves(unseen)
    sizes = [len(shelf) for shelf in stock]
    while True:
        shelf = rng.choices(stock, sizes)[0]
        (rules, one), (_, other) = rng.sample(shelf, 2)
        cards = [[library.card(card) for card in deck] for deck in (one, other)]
        yield link(book(rules), cards), rng.randrange(1 << 31)


def fill(path: Path, number: int, seconds: float, unseen: bool) -> None:
    """Play for so many seconds and write what was met."""
    rng, ends = Random(number), perf_counter() + seconds
    numbers = {card: n for n, card in enumerate(card_numbers())}
    flat, sizes, facts = array("H"), array("H"), array("i")
    game = 0
    for match, seed in pairs(rng, unseen):
        world = [numbers[card.id] for card in match.printed]
        for n in range(GAMES):
            positions, winner = played(match, seed + n, rng)
            for ids, seat, value in positions:
                flat.extend(everywhere(ids, world, len(numbers)))
                sizes.append(len(ids))
                result = 2 if winner == seat else 0 if winner == 1 - seat else 1
                facts.extend((result, value, (number * MOST_GAMES + game) * 2 + seat))
            game += 1
        if perf_counter() > ends:
            break
    with path.open("wb") as file:
        array("q", (len(sizes), len(flat))).tofile(file)
        for each in (sizes, flat, facts):
            each.tofile(file)
    print(path.name, game, "games", len(sizes), "positions", flush=True)


def everywhere(ids: list[int], world: list[int], count: int) -> Iterator[int]:
    """Give the numbers of features with cards numbered over all decks, not over a match."""
    start = FIXED * 2
    for each in ids:
        if each < start:
            yield each
        else:
            part, card = divmod(each - start, len(world))
            yield start + part * count + world[card]


def main() -> None:
    """Fill a folder by some processes."""
    folder, seconds, processes = Path(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
    first = int(sys.argv[4])
    unseen = sys.argv[5:] == ["unseen"]
    assert FIXED * 2 + len(ROLES) * 2 * len(card_numbers()) < 65535
    folder.mkdir(parents=True, exist_ok=True)
    running = [
        Process(target=fill, args=(folder / f"{n:03}.games", n, seconds, unseen))
        for n in range(first, first + processes)
    ]
    for each in running:
        each.start()
    for each in running:
        each.join()


if __name__ == "__main__":
    main()
