"""`playmat play`: play a game in the terminal against the computer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ._default import file_text
from .screen import Screen, with_line_editing

if TYPE_CHECKING:
    from ..agents.agent import Agent
    from ..cards.deck import Deck


@click.command
@click.option("--terminal", is_flag=True, help="Play in the terminal; so far the only place.")
@click.option("--deck", help="Your deck: a listed one by name, or a file. [default: BOOK-a]")
@click.option("--foe", help="The other deck. [default: BOOK-b]")
@click.option("--rules", default="xy", show_default=True, help="The rulebook.")
@click.option("--seed", type=click.IntRange(0), help="Deal as this number says.")
@click.option("--plain", is_flag=True, help="No colour and no drawn lines; for screen readers.")
@click.option("--two", is_flag=True, help="Two people at one screen.")
@click.option("--latest-text", is_flag=True, help="Trainers play as their newest printing says.")
def command(
    terminal: bool,
    deck: str | None,
    foe: str | None,
    rules: str,
    seed: int | None,
    plain: bool,
    two: bool,
    latest_text: bool,
) -> None:
    """Play a game in the terminal against a computer that answers at random."""
    from ..agents.random import RandomAgent
    from ..game.game import Game
    from ..rules import book
    from .table import Table

    book(rules)
    decks = (deck_named(deck or f"{rules}-a"), deck_named(foe or f"{rules}-b"))
    game = Game(*decks, rules=rules, seed=seed, latest_text=latest_text)
    agents: dict[int, Agent] = {} if two else {1: RandomAgent(seed)}
    with_line_editing()
    Table(game, Screen(plain), agents).run()


def deck_named(name: str) -> Deck:
    """Return a listed deck, or the one in a file."""
    from ..cards.deck import parse_list
    from ..cards.library import Library

    path = Path(name)
    if path.suffix == ".txt" or path.is_file():
        return parse_list(file_text(path), Library.default(), path.stem)
    return Library.default().deck(name)
