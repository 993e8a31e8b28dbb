"""Sentences written for one program each, which take precedence over the table."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from playmat.lang.node import Program
from playmat.lang.show import show

FILES: Final = {
    "attack": "attacks.toml",
    "power": "powers.toml",
    "trainer": "trainers.toml",
    "energy": "energy.toml",
}
"""The file for each kind of face; other kinds have none."""


class Row(NamedTuple):
    """A program, the cards that have it, and its sentence."""

    cards: tuple[str, ...]
    program: str
    says: str


@cache
def rows(kind: str) -> tuple[Row, ...]:
    """The rows for faces of *kind*."""
    if kind not in FILES:
        return ()
    text = Path(__file__).with_name(FILES[kind]).read_text("utf-8")
    every = tomllib.loads(text)["row"]
    return tuple(Row(tuple(one["cards"]), one["program"], one["says"]) for one in every)


def sentence_of(program: Program, kind: str) -> str | None:
    """The sentence written for *program*, or None to use the table."""
    return _sentences(kind).get(show(program)) if kind in FILES else None


@cache
def _sentences(kind: str) -> dict[str, str]:
    return {row.program: row.says for row in rows(kind)}
