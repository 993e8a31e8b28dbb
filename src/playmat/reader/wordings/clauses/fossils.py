"""Trainer cards played as Pokémon: fossils and dolls, in rule lines."""

from __future__ import annotations

from playmat.lang.make import Block
from playmat.reader.grammar import row, rule

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
    "note",
    "[@line(prizes, 1), @line(also_trainer)]",
    f"{OWN} counts as a Trainer card as well , but if {OWN} is Knocked Out , this counts as a "
    "Knocked Out Pokémon",
)
row(
    "clause",
    "@line(prizes, 0)",
    f"if {OWN} is Knocked Out , it doesn't count as a Knocked Out Pokémon",
)
row(
    "clause",
    "@line(leaves_freely)",
    f"at any time during your turn {{before_attack}} you may discard {OWN} [from play]?",
    f"at any time during your turn , you may discard {OWN} [from play]?",
)
for _lines, _words in (
    ("[@line(no_retreat)]", "can't retreat"),
    ("[@line(no_attacks)]", "has no attacks"),
    ("[]", "has no attacks of its own"),
    ("[@line(immune)]", "can't be affected by [any]? Special Conditions"),
    (
        "[@line(immune, asleep, confused, paralyzed, poisoned)]",
        "can't be Asleep , Confused , Paralyzed , or Poisoned",
    ),
):
    row("doll_trait", _lines, _words)


@rule("clause", "this card {a:doll_trait}", cost=-1)
@rule(
    "clause",
    f"{OWN} {{a:doll_trait}} , {{b:doll_trait}} , and {{c:doll_trait}}",
    f"{OWN} {{a:doll_trait}} and {{b:doll_trait}}",
)
def traits(**told: Block) -> Block:
    return tuple(line for lines in told.values() for line in lines)


row("card_that", "descends_from(Fossil)", "that [evolves|evolve] from [a|any] Fossil", cost=-1)
