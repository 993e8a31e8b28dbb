"""Count live objects before and after many games; growth with the number of games is a leak.

``python tests/soak/alive.py --games 10000`` plays that many games with the decks of all rulebooks,
with clones on the way, and exits with 1 if more memory blocks are in use than the core's caches
explain.
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
"""More blocks than the core caches, fewer than a leak in one game of ten causes."""


def play(match: Match, seeds: range) -> None:
    """Play random games, trying every option of each on the way."""
    source = picker(match, 1)
    for seed in seeds:
        st = new_game(match, seed, seed % 2 == 0)
        rollout(st, source, RolloutCount(), 20)
        nodes(st, len(st.options))
        rollout(st, source, RolloutCount(), TO_THE_END)


def alive() -> tuple[int, int]:
    """The memory blocks in use, and the objects known to the garbage collector."""
    gc.collect()
    return sys.getallocatedblocks(), len(gc.get_objects())


def grown(book: str, games: int) -> int:
    """Play games and return the growth in memory blocks after the first few."""
    match = shipped_match(book)
    play(match, range(WARM))
    blocks, objects = alive()
    play(match, range(WARM, WARM + games))
    more, others = alive()
    print(f"{book:10} {blocks:,} blocks, {more:,} later; {objects:,} objects, {others:,} later")
    return more - blocks


def main() -> int:
    parser = argparse.ArgumentParser(description="Count what is alive over many games.")
    parser.add_argument("--games", type=int, default=10_000, help="games in all")
    games = parser.parse_args().games // len(BOOKS)
    print(f"core: {vm.__file__}")
    return 1 if max(grown(book, games) for book in BOOKS) > KEPT else 0


if __name__ == "__main__":
    sys.exit(main())
