"""Trainer cards played as Pokémon: fossils and dolls, said in rule lines."""

from __future__ import annotations

from playmat.reader.grammar import row

OWN = "[~|Mysterious|this card]"

row(
    "clause",
    "[]",
    f"play {OWN} as if it were a [{{number}} HP]? [Colorless]? Basic Pokémon",
    f"play {OWN} as if it were a {{number}} HP Basic Colorless Pokémon",
    f"while in play [,]? {OWN} counts as a [Colorless]? Pokémon",
    f"you can put Pokémon that evolve from {OWN} on this card",
)
row("note", "[@line(also_trainer)]", "as well as a Trainer card")
row(
    "clause",
    "@line(prizes, 0)",
    f"if {OWN} is Knocked Out , it doesn't count as a Knocked Out Pokémon",
)
row("clause", "@line(no_retreat)", "this card can't retreat", cost=-1)
row(
    "clause",
    "@line(leaves_freely)",
    f"at any time during your turn {{before_attack}} you may discard {OWN} [from play]?",
    f"at any time during your turn , you may discard {OWN} [from play]?",
)
row(
    "immunity",
    "@line(immune, asleep, confused, paralyzed, poisoned)",
    "be Asleep , Confused , Paralyzed , or Poisoned",
)
row("immunity", "@line(immune)", "be affected by [any]? Special Conditions")
row(
    "clause",
    "[@line(no_retreat), @line(no_attacks), ?immunity]",
    f"{OWN} has no attacks , can't retreat , and can't {{immunity}}",
)
row(
    "clause",
    "[@line(no_retreat), ?immunity]",
    f"{OWN} has no attacks of its own , can't retreat , and can't {{immunity}}",
    f"{OWN} can't {{immunity}} and can't retreat",
)


row("card_that", "descends_from(Fossil)", "that [evolves|evolve] from [a|any] Fossil", cost=-1)
