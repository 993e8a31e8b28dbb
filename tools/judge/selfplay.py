"""Play many games with noisy policies and save positions with features and results.

    python -m tools.judge.selfplay FOLDER SECONDS PROCESSES SEED [unseen]

Decks that the ladder keeps out of training are skipped; with ``unseen`` only those are played, to
test a judge. Each process writes one file.
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
"""Games per pair of decks before the next pair is linked."""

KEEP: Final = 0.3
"""Share of turn starts that are saved, each from both sides."""

KEEP_LATER: Final = 0.02
"""Share of later decisions in a turn that are saved."""

LONGEST: Final = 3000
MOST_GAMES: Final = 1_000_000
"""More than the number of games of one process."""


def shelves(unseen: bool = False) -> list[list[tuple[str, tuple[str, ...]]]]:
    """The training decks, or the others if *unseen*, grouped by rulebook and kind."""
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
    """All cards in any of the decks, in a fixed order."""
    stock = shelves() + shelves(unseen=True)
    return sorted({card for shelf in stock for _, cards in shelf for card in cards})


class Pilot:
    """A policy with noise: sometimes it picks a random option."""

    def __init__(self, rng: Random) -> None:
        self.policy = rng.choices((GREEDY, QUICK, RANDOM), (80, 18, 2))[0]
        self.noise = rng.choice((0.0, 0.0, 0.05, 0.15))
        self.weights = (
            shaken(rng) if rng.random() < 0.4 else CENTRE if rng.random() < 0.6 else USUAL
        )

    def answer(self, st: State, rng: Random, brakes: list[Brake]) -> int:
        """The policy's choice, or sometimes a random one."""
        if self.noise and rng.random() < self.noise:
            return int(rng.choice(st.options))
        return int(answer(st, self.policy, self.weights, brakes))


NAMES: Final = [each.name for each in fields(USUAL) if each.name != "judge"]
COUNTS: Final = ("text", "cost", "crowd", "hand_wanted", "low_deck")
"""Weights that are counts, independent of the scale."""

CENTRE: Final = TUNED
"""The weights that are varied; originally ``fine()``."""


def fine() -> Weights:
    """The usual weights on the finer scale."""
    money = {name: getattr(USUAL, name) * FINER for name in NAMES if name not in COUNTS}
    return replace(USUAL, **money)


def shaken(rng: Random) -> Weights:
    """The weights, each multiplied by a random factor from one half to two."""
    changed = {name: round(getattr(CENTRE, name) * 2 ** rng.uniform(-1, 1)) for name in NAMES}
    return replace(CENTRE, **changed)


Position = tuple[list[int], int, int]


def played(match: Match, seed: int, rng: Random) -> tuple[list[Position], int]:
    """Play one game; return its positions (features, seat, usual value) and the winner."""
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
    """Yield pairs of decks endlessly, each as a match with a seed."""
    library, stock = Library.default(), shelves(unseen)
    sizes = [len(shelf) for shelf in stock]
    while True:
        shelf = rng.choices(stock, sizes)[0]
        (rules, one), (_, other) = rng.sample(shelf, 2)
        cards = [[library.card(card) for card in deck] for deck in (one, other)]
        yield link(book(rules), cards), rng.randrange(1 << 31)


def fill(path: Path, number: int, seconds: float, unseen: bool) -> None:
    """Play for *seconds* and write the positions."""
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
    """Yield feature numbers with cards numbered over all decks instead of within a match."""
    start = FIXED * 2
    for each in ids:
        if each < start:
            yield each
        else:
            part, card = divmod(each - start, len(world))
            yield start + part * count + world[card]


def main() -> None:
    """Run several processes that fill a folder."""
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
