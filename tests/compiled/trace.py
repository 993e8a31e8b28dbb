"""Games as traces: one hash per game, or full data of any decision.

As a program it prints the trace of the core found on PYTHONPATH: ``python -m tests.compiled.trace
games TABLE FIRST COUNT``, ``... steps TABLE SEED`` and ``... at TABLE SEED STEP``; ``... on TABLE
SEED`` continues the state it reads.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from playmat.cards.library import Library
from playmat.decks.random_decks import Shelves, random_deck
from playmat.engine import vm
from playmat.engine.start import new_game
from playmat.exercise.laws import zones
from playmat.kinds import asks
from playmat.linker.link import link
from playmat.model.plain.write import loads, state_hash
from playmat.model.state import State
from tests.contract.repository import ROOT
from tests.properties.play import TABLES, begin, choices, match_of, plain

RANDOM = " with random decks"
"""Suffix of tables with new random decks in every game."""


class Game(NamedTuple):
    seed: int
    decisions: int
    digest: str


@cache
def shelves() -> Shelves:
    return Shelves(Library.default())


def begun(table: str, seed: int) -> State:
    """A game at its first choice; random decks use all real cards."""
    if not table.endswith(RANDOM):
        return begin(table, seed)
    rules = TABLES[table.removesuffix(RANDOM)]
    rng = Random(f"{table} {seed}")
    decks = [random_deck(shelves(), rng, rules) for _ in range(2)]
    return new_game(link(rules, [deck.cards for deck in decks]), seed, record=False)


def sight(st: State) -> str:
    """What is compared at a decision: question, options, zones, random state and result."""
    asked = (st.chooser, st.ask, list(st.options), st.answers, st.turn, st.winner, st.end)
    dealt = (st.s0, st.s1, st.s2, st.s3)
    return repr((asked, dealt, list(zones(st))))


def steps(table: str, seed: int) -> Iterator[str]:
    """Yield a hash for every decision of a game and for its end."""
    st = begun(table, seed)
    for _ in choices(st, seed):
        yield hashed(sight(st))
    yield hashed(sight(st) + json.dumps(plain(st)))


def hashed(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def games(table: str, first: int, count: int) -> Iterator[Game]:
    """Yield games of a table, each with one hash of all its decisions."""
    for seed in range(first, first + count):
        digests = list(steps(table, seed))
        yield Game(seed, len(digests) - 1, hashed("".join(digests)))


def at(table: str, seed: int, step: int) -> dict[str, object]:
    """A game at one of its decisions, as plain data."""
    st = begun(table, seed)
    for here in choices(st, seed):
        if here == step:
            break
    whole = plain(st)
    assert isinstance(whole, dict)
    return whole | {"zones": [list(zone) for zone in zones(st)]}


def gone_on(table: str, written: str, seed: int) -> str:
    """The hash of the end of a game that continues from a written state."""
    st = loads(match_of(table), written.encode())
    for _ in choices(st, seed):
        pass
    return state_hash(st)


def pickled_on(written: str, seed: int) -> str:
    """The hash of the end of a game that continues from a pickled state."""
    st = pickle.loads(bytes.fromhex(written))
    for _ in choices(st, seed):
        pass
    return state_hash(st)


def pickled_middle(table: str, seed: int) -> str:
    """A pickled state of a game in the middle of an effect."""
    st = begin(table, seed)
    waiting = [
        pickle.dumps(st).hex()
        for _ in choices(st, seed)
        if len(st.frames) > 1 and st.ask != asks.MAIN
    ]
    return waiting[len(waiting) // 2]


def interpreted(*words: object, hash_seed: int = 0, given: str = "") -> list[str]:
    """The output of this program with the plain source, in a separate process."""
    places = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = os.environ | {"PYTHONPATH": places, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, "-m", "tests.compiled.trace", *map(str, words)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    core, *lines = done.stdout.splitlines()
    assert core.endswith(".py"), f"the plain side ran {core}"
    return lines


def main(what: str, table: str, *numbers: str) -> None:
    """Print the core's file, then the requested trace."""
    print(vm.__file__)
    known = [int(number) for number in numbers]
    if what == "games":
        for game in games(table, *known):
            print(*game)
    elif what == "steps":
        print(*steps(table, *known), sep="\n")
    elif what == "on":
        print(gone_on(table, sys.stdin.read(), *known))
    elif what == "pickled":
        print(pickled_middle(table, *known))
    elif what == "unpickled":
        print(pickled_on(sys.stdin.read(), *known))
    else:
        print(json.dumps(at(table, *known)))


if __name__ == "__main__":
    main(*sys.argv[1:])
