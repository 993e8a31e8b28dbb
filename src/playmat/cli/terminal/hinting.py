"""Hints at the terminal table: the move that an analysis would call best."""

from __future__ import annotations

from playmat.analysis.hint import hint
from playmat.cli.terminal.table import Table


def tell_hint(table: Table, rest: str) -> None:
    """Show a good move, what it leads to and how the turn might continue."""
    if len(table.people) > 1:
        table.screen.say("Hints are off when you play against a person.")
        return
    found = hint(table.game.state)
    if found is None:
        table.screen.say("No hint: there is only one option, or there are too many to compare.")
        return
    table.screen.say(f"Hint: {found.label}." + (f" {found.note}." if found.note else ""))
    if found.chance is None:
        table.screen.say("Not enough time to compare it with other moves.")
    else:
        table.screen.say(f"Estimated win chance: {round(100 * found.chance)}%.")
    if len(found.turn) > 1:
        table.screen.say(f"Suggested turn: {', then '.join(found.turn)}.")
