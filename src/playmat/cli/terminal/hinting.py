"""A hint at the table: the answer that an analysis would call best."""

from __future__ import annotations

from playmat.analysis.hint import hint
from playmat.cli.terminal.table import Table


def tell_hint(table: Table, rest: str) -> None:
    """Show an answer worth giving, what it leads to and how the turn might go on."""
    if len(table.people) > 1:
        table.screen.say("Hints are given only where no other person plays.")
        return
    found = hint(table.game.state)
    if found is None:
        table.screen.say("There is one answer, or too many to look at each.")
        return
    table.screen.say(f"Hint: {found.label}." + (f" {found.note}." if found.note else ""))
    if found.chance is None:
        table.screen.say("There was no time to judge it against the others.")
    else:
        table.screen.say(f"A win looks about {round(100 * found.chance)} % likely then.")
    if len(found.turn) > 1:
        table.screen.say(f"The turn might go: {', then '.join(found.turn)}.")
