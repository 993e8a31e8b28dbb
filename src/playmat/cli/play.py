"""`playmat play`: play a game in the terminal against the computer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import click

from playmat.cli._groups import examples
from playmat.cli._named import AGENT, BOOK, DECK, Range
from playmat.cli.terminal.screen import Screen, with_line_editing
from playmat.decks.by_name import deck_named as deck_named
from playmat.decks.defaults import default_decks
from playmat.decks.years import book_of_years
from playmat.rules import book

if TYPE_CHECKING:
    from playmat.agents.agent import Agent

TIMER: Final = "Minutes each person has for the whole game."


@click.command(
    epilog=examples(
        "play --terminal",
        "play --terminal --deck haymaker --foe rain-dance --agent planner",
        "play --terminal --rules ecard --seed 7 --plain",
    )
)
@click.option(
    "--terminal",
    is_flag=True,
    help="Play in the terminal (the default). For the browser: playmat serve.",
)
@click.option("--deck", type=DECK, help="Your deck, by name or file. [default: a theme deck]")
@click.option("--foe", type=DECK, help="The opponent's deck. [default: another one]")
@click.option("--rules", type=BOOK, help="The rulebook. [default: that of the decks, or xy]")
@click.option("--two-on-two", is_flag=True, help="Two Active Pokémon on each side.")
@click.option(
    "--agent", type=AGENT, default="greedy", show_default=True, help="Agent you play against."
)
@click.option("--seed", type=click.IntRange(0), help="The same seed deals the same game.")
@click.option("--plain", is_flag=True, help="No colours or drawn lines, for screen readers.")
@click.option("--two", is_flag=True, help="Two people share the screen.")
@click.option("--timer", type=Range(0, 600, min_open=True), help=TIMER)
@click.option("--extra", type=Range(0, 600), default=0, help="Seconds added to --timer per turn.")
@click.option("--any-deck", is_flag=True, help="Allow decks that break the deck rules.")
@click.option("--latest-text", is_flag=True, help="Use the newest printed text of Trainers.")
def command(
    terminal: bool,
    deck: str | None,
    foe: str | None,
    rules: str | None,
    two_on_two: bool,
    agent: str,
    seed: int | None,
    plain: bool,
    two: bool,
    timer: float | None,
    extra: float,
    any_deck: bool,
    latest_text: bool,
) -> None:
    """Play a game in the terminal against the computer."""
    from playmat.agents.registry import agent_maker
    from playmat.agents.sitting import own_seed
    from playmat.cli.terminal.commands import WORDS
    from playmat.cli.terminal.table import Table
    from playmat.game.clock import Clock
    from playmat.game.game import Game

    named = [deck_named(one) for one in (deck, foe) if one is not None]
    chosen = book(rules or (book_of_years(*named) if named else "xy"))
    usual = default_decks(chosen.name)
    decks = (deck_named(deck or usual[0]), deck_named(foe or usual[1]))
    chosen = chosen.replace(actives=2 if two_on_two else 1)
    how = dict[str, Any](any_deck=any_deck, latest_text=latest_text, ask_single=True)
    game = Game(*decks, rules=chosen, seed=seed, **how)
    agents: dict[int, Agent] = {}
    if not two:
        agents[1] = agent_maker(agent)(own_seed(game.seed or 0, 1))
    with_line_editing()
    clock = Clock((60 * timer, 60 * timer), extra) if timer is not None else None
    Table(game, Screen(plain), agents, WORDS, clock).run()
