"""Moments of every turn."""

from __future__ import annotations

from playmat.reader.grammar import row

row("turn_event", "@event(between_turns, both)", "between turns", "at the end of every turn")
row("turn_event", "@event($between_at_will, both)", "at any time(s) between turns")
for _event, _when, _does in (
    ("turn_began", "[beginning|start]", "[begins|starts]"),
    ("turn_ended", "end", "ends"),
):
    for _who, _whose in (
        ("both", "[[each|either] player's turn|[each|any] turn|each of his or her turns]"),
        ("me", "[your turn|each of your turns]"),
        ("foe", "[your opponent's turn|each of your opponent's turns]"),
    ):
        row(
            "turn_event",
            f"@event({_event}, {_who})",
            f"at the {_when} of {_whose}",
            f"when {_whose} {_does}",
        )
