"""Faces of an invented Pokémon in shorthand, for sentences with many common words."""

from __future__ import annotations

from playmat.lang.show import show
from playmat.reader import Face, read

SHORT = {
    "equal": "the same number of cards in your hand",
    "on_it": "attached to it",
    "were_on": "that were attached to it",
    "like": "equal to",
    "between": "between turns",
    "more": "more damage",
    "active": "Active Pokémon",
    "last": "last turn",
    "for_now": "for the rest of the turn",
    "same": "the same Pokémon",
    "other": "any other Pokémon",
    "grass": "Grass Pokémon",
    "now": "this turn",
    "shuffled": "Shuffle your deck afterward.",
    "freely": "in any way you like",
    "shown": "show it to your opponent",
    "taken": "put it into your hand",
    "Search": "Search your deck for",
    "search": "search your deck for",
    "onto": "and attach it to",
    "bench": "Benched Pokémon",
    "prizes": "Prize cards",
    "prize": "Prize card",
    "counters": "damage counters",
    "all_your": "each of your",
    "this": "this Pokémon",
    "This": "This Pokémon",
    "it": "the Defending Pokémon",
    "It": "The Defending Pokémon",
    "next": "your opponent's next turn",
    "theirs": "his or her next turn",
    "by_hand": "from his or her hand",
    "pile": "your discard pile",
    "once": "Once during your turn (before your attack), you may",
    "foes": "your opponent's Pokémon",
    "hand": "your opponent's hand",
    "heads": "Flip a coin. If heads,",
    "per": "for each",
    "Per": "For each",
    "number": "the number of",
    "does": "this attack does",
    "Does": "This attack does",
    "so_named": "in its name",
    "their_deck": "his or her deck",
    "basic": "basic Energy",
    "foe": "your opponent",
    "Foe": "Your opponent",
    "three": "Lightning, Psychic, Fighting",
    "falls": "is Knocked Out",
    "lost": "in the Lost Zone",
    "typed": "to a type of your choice other than Colorless",
    "halved": "in half (rounded down to the nearest 10)",
    "yours_now": "any of your current Active Pokémon",
    "attack": "this attack",
}
"""Common phrases by their placeholders."""


def program(kind: str, text: str, era: str, damage: str = "", sort: str = "") -> str:
    """The program of a face as text; *sort* is the kind of power or Trainer."""
    power, kinds = (sort, ()) if kind == "power" else ("", (sort,) if sort else ())
    said = text.format(**SHORT)
    face = Face(kind, said, "Mossling", "Moss Toss", era, kinds=kinds, power=power, damage=damage)
    reading = read(face)
    assert reading.program is not None, reading.stopped
    return show(reading.program)
