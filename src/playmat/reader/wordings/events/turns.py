"""Moments of every turn."""

from __future__ import annotations

from playmat.reader.grammar import row

row("turn_event", "@event(between_turns, both)", "between turns", "at the end of every turn")
row("turn_event", "@event($between_at_will, both)", "at any time(s) between turns")
for _event, _when in (("turn_began", "[beginning|start]"), ("turn_ended", "end")):
    for _who, _whose in (
        ("both", "[each player's turn|[each|any] turn|each of his or her turns]"),
        ("me", "[your turn|each of your turns]"),
        ("foe", "[your opponent's turn|each of your opponent's turns]"),
    ):
        row("turn_event", f"@event({_event}, {_who})", f"at the {_when} of {_whose}")
row("turn_event", "@event(turn_ended, me)", "when your turn ends")
row("turn_event", "@event(turn_began, me)", "when your turn begins")
