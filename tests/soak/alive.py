"""Count what is alive before and after many games: what grows with their number is a leak.

``python tests/soak/alive.py --games 10000`` plays as many games of every book's decks, with clones
on the way, and exits with 1 if more blocks of memory are in use than lists and numbers kept for
the next game explain.
"""

from __future__ import annotations

import argparse
import gc
import sys
from typing import Final

from playmat.bench.speed import TO_THE_END, shipped_match
from playmat.engine import vm
from playmat.engine.rollout import RolloutCount, nodes, picker, rollout
from playmat.engine.start import new_game
from playmat.model.definitions import Match
from playmat.rules import BOOKS

WARM: Final = 200
KEPT: Final = 4_000
"""More blocks than the core keeps for the next game, fewer than a leak in one game of ten makes."""


def play(match: Match, seeds: range) -> None:
    """Play whole games at random, looking at every option of each on the way."""
    source = picker(match, 1)
    for seed in seeds:
        st = new_game(match, seed, seed % 2 == 0)
        rollout(st, source, RolloutCount(), 20)
        nodes(st, len(st.options))
        rollout(st, source, RolloutCount(), TO_THE_END)


def alive() -> tuple[int, int]:
    """Return how many blocks of memory are in use, and how many objects the collector knows."""
    gc.collect()
    return sys.getallocatedblocks(), len(gc.get_objects())


def grown(book: str, games: int) -> int:
    """Play a book's games and return how many blocks more are in use than after the first few."""
    match = shipped_match(book)
    play(match, range(WARM))
    blocks, objects = alive()
    play(match, range(WARM, WARM + games))
    more, others = alive()
    print(f"{book:10} {blocks:,} blocks, {more:,} later; {objects:,} objects, {others:,} later")
    return more - blocks


def main() -> int:
    """Read the command line and count."""
    parser = argparse.ArgumentParser(description="Count what is alive over many games.")
    parser.add_argument("--games", type=int, default=10_000, help="games in all")
    games = parser.parse_args().games // len(BOOKS)
    print(f"core: {vm.__file__}")
    return 1 if max(grown(book, games) for book in BOOKS) > KEPT else 0


if __name__ == "__main__":
    sys.exit(main())
