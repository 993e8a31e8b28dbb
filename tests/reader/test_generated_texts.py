"""Random texts are read as what they were made from, or refused."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.lang.node import Node
from playmat.lang.show import show
from playmat.reader import Face, read
from playmat.reader.passes.canonical import canonical
from tests.reader.generated_texts import Maker, program, written

REFUSED: Final = 0.05
"""Maximum share of refused texts."""


def attacks(seeds: range) -> float:
    """Check attacks for some seeds and return the share refused."""
    refused = 0
    for seed in seeds:
        made = Maker(seed).attack()
        found = read(Face("attack", made.text, "Mossling", "Moss Toss", "2015-01-01", damage="30+"))
        refused += found.program is None
        assert found.program is None or show(found.program) == program(made), made.text
    return refused / len(seeds)


def powers(seeds: range) -> float:
    """Check powers for some seeds and return the share refused."""
    refused = 0
    for seed in seeds:
        text, meant = Maker(seed).power()
        face = Face("power", text, "Mossling", "Moss Coat", "2015-01-01", power="ability")
        found = read(face)
        refused += found.program is None
        assert found.program is None or show(found.program) == written(meant), text
    return refused / len(seeds)


def used_powers(seeds: range) -> float:
    """Check activated powers for some seeds and return the share refused."""
    refused = 0
    for seed in seeds:
        made = Maker(seed).used_power()
        face = Face("power", made.text, "Mossling", "Moss Coat", "2015-01-01", power="ability")
        found = read(face)
        refused += found.program is None
        done = Node("after", found.program[0].args[-1:]) if found.program else None
        assert done is None or show(canonical((done,))) == program(made), made.text
    return refused / len(seeds)


def test_powers_that_are_used_mean_what_they_were_made_from() -> None:
    assert used_powers(range(80)) <= REFUSED


def test_attacks_mean_what_they_were_made_from() -> None:
    assert attacks(range(120)) <= REFUSED


def test_powers_mean_what_they_were_made_from() -> None:
    assert powers(range(80)) <= REFUSED


@pytest.mark.slow
def test_thousands_of_texts_mean_what_they_were_made_from() -> None:
    assert attacks(range(1000, 5000)) <= REFUSED
    assert powers(range(1000, 2000)) <= REFUSED
    assert used_powers(range(1000, 2000)) <= REFUSED
