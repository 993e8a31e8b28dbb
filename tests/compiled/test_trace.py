"""The compiled core and the plain source play identical games."""

from __future__ import annotations

import json
from itertools import zip_longest

import pytest

from playmat.engine import vm
from playmat.kinds import asks
from playmat.model.plain.write import dumps
from tests.compiled.trace import (
    RANDOM,
    Game,
    at,
    games,
    gone_on,
    interpreted,
    pickled_middle,
    pickled_on,
    steps,
)
from tests.properties.play import TABLES, begin, choices

GAMES = 30
RANDOM_GAMES = 6
HASH_SEEDS = (0, 4242)


def plain_games(table: str, first: int, count: int, hash_seed: int) -> list[Game]:
    lines = [
        line.split() for line in interpreted("games", table, first, count, hash_seed=hash_seed)
    ]
    return [Game(int(seed), int(decisions), digest) for seed, decisions, digest in lines]


def first_difference(table: str, seed: int) -> str:
    """Describe where two traces of a game differ."""
    pairs = zip_longest(steps(table, seed), interpreted("steps", table, seed))
    step = next((n for n, (ours, theirs) in enumerate(pairs) if ours != theirs), None)
    if step is None:
        return "no decision differs when the game is played again: its order of iteration does"
    theirs = json.loads(interpreted("at", table, seed, step)[0])
    ours = json.loads(json.dumps(at(table, seed, step)))
    return f"decision {step}, {apart(ours, theirs) or 'in nothing that is compared'}"


def apart(ours: object, theirs: object, path: str = "state") -> str:
    """The path of the first difference between both sides."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        parts = ((f"{path}.{key}", ours[key], theirs[key]) for key in ours)
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        parts = ((f"{path}[{n}]", ours[n], theirs[n]) for n in range(len(ours)))
    else:
        return "" if ours == theirs else f"{path}: compiled {ours!r}, plain {theirs!r}"
    return next((said for where, one, other in parts if (said := apart(one, other, where))), "")


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
@pytest.mark.parametrize("table", TABLES)
def test_both_cores_play_the_same_games(table: str, hash_seed: int) -> None:
    expected = plain_games(table, 1, GAMES, hash_seed)
    assert len(expected) == GAMES
    assert vm.__file__.endswith(".so")

    played = list(games(table, 1, GAMES))

    differing = [ours.seed for ours, theirs in zip(played, expected, strict=True) if ours != theirs]
    where = [f"{table}, game {n}: {first_difference(table, n)}" for n in differing[:1]]
    assert not differing, f"{len(differing)} games differ: {where}"


@pytest.mark.parametrize("table", TABLES)
def test_both_cores_play_the_same_games_with_random_decks(table: str) -> None:
    expected = plain_games(table + RANDOM, 1, RANDOM_GAMES, hash_seed=0)

    played = list(games(table + RANDOM, 1, RANDOM_GAMES))

    differing = [ours.seed for ours, theirs in zip(played, expected, strict=True) if ours != theirs]
    where = [f"game {n}: {first_difference(table + RANDOM, n)}" for n in differing[:1]]
    assert not differing, f"{len(differing)} games differ: {where}"


def inside_effects(table: str, seed: int) -> list[bytes]:
    """Some states of a game that are inside an effect."""
    st = begin(table, seed)
    return [dumps(st) for _ in choices(st, seed) if len(st.frames) > 1 and st.ask != asks.MAIN]


@pytest.mark.parametrize("table", TABLES)
def test_a_state_written_inside_an_effect_goes_on_in_the_other_core(table: str) -> None:
    waiting = inside_effects(table, 5)
    middle = waiting[len(waiting) // 2].decode()

    here = gone_on(table, middle, 5)
    there = interpreted("on", table, 5, given=middle)

    assert there == [here]


@pytest.mark.parametrize("table", TABLES)
def test_a_state_pickled_inside_an_effect_goes_on_in_the_other_core(table: str) -> None:
    written = pickled_middle(table, 7)

    here = pickled_on(written, 7)
    there = interpreted("unpickled", table, 7, given=written)

    assert there == [here]


@pytest.mark.parametrize("table", TABLES)
def test_a_state_pickled_by_the_plain_core_goes_on_in_the_compiled_one(table: str) -> None:
    (written,) = interpreted("pickled", table, 7)

    here = pickled_on(written, 7)

    assert interpreted("unpickled", table, 7, given=written) == [here]


def test_a_trace_tells_games_apart() -> None:
    one, other = games("xy", 1, 2)

    assert one.digest != other.digest
    assert one.decisions > 10


def test_the_first_difference_is_named_by_its_path() -> None:
    ours = {"turn": 3, "sides": [{"hand": [1, 2]}, {"hand": [5]}]}
    theirs = {"turn": 3, "sides": [{"hand": [1, 2]}, {"hand": [6]}]}

    said = apart(ours, theirs)

    assert said == "state.sides[1].hand[0]: compiled 5, plain 6"
