"""`playmat versus`: compare two agents over many decks, with seats and decks swapped."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

import click

from playmat.cli._groups import examples
from playmat.cli._named import AGENT, DECK
from playmat.cli._sim_options import Asked, simulating

if TYPE_CHECKING:
    from playmat.sim.run import Standing


@click.command(
    epilog=examples(
        "versus greedy random --games 100",
        "versus cautious.py:Cautious greedy --deck haymaker --deck rain-dance",
    )
)
@click.argument("agent", type=AGENT)
@click.argument("other", type=AGENT)
@click.option(
    "--deck",
    "names",
    type=DECK,
    multiple=True,
    help="Deck to use; repeatable. [default: theme decks]",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@simulating
def command(agent: str, other: str, names: tuple[str, ...], as_json: bool, **asked: Any) -> None:
    """Play AGENT against OTHER with random pairs of decks, four games per pair.

    Both agents play both decks from both seats, so neither has an advantage.
    """
    from playmat.cards.library import Library
    from playmat.decks.by_name import deck_named
    from playmat.decks.themes import SHIPPED, read_themes
    from playmat.rules import book
    from playmat.sim.job import BadJob
    from playmat.sim.versus import added_up, pilots_swapped

    report = partial(told, agent, other)
    library = Library.default()
    decks = [deck_named(name) for name in names]
    known = read_themes(SHIPPED, library, book(asked["rules"] or "xy")).playable
    decks = decks or [theme.deck(library) for theme in known]
    if len(decks) < 2:
        raise BadJob("give at least two decks with --deck")
    wanted = Asked(**asked)
    matchups = pilots_swapped((agent, other), decks, wanted.games, wanted.seed)
    standing = wanted.changed(games=2).run(matchups, f"{agent} v {other}", report)
    if as_json:
        found = added_up(standing) | {"games_per_second": round(standing.speed, 1)}
        click.echo(json.dumps(found | {"provenance": standing.header}, indent=2))
    else:
        click.echo(report(standing))


def told(agent: str, other: str, standing: Standing) -> str:
    """Return the result of two agents as text."""
    from playmat.cli._sim_report import fault_lines, played_by
    from playmat.sim.versus import added_up

    found = added_up(standing)
    share, low, high = (100 * found[key] for key in ("share", "low", "high"))
    lines = [
        f"{agent} v {other}: won {found['wins']}, drawn {found['draws']} of {found['games']}",
        f"{share:.1f}% [{low:.1f}, {high:.1f}]; {standing.speed:.1f} games per second",
        played_by(standing.job),
    ]
    return "\n  ".join([*lines, *fault_lines(standing)])
