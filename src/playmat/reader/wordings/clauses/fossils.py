"""Trainer cards played as Pokémon: fossils and dolls, said in rule lines."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import line

OWN = "[~|Mysterious|this card]"

phrase(
    "clause",
    (),
    f"play {OWN} as if it were a [{{number}} HP]? [Colorless]? Basic Pokémon",
    f"play {OWN} as if it were a {{number}} HP Basic Colorless Pokémon",
    f"while in play [,]? {OWN} counts as a [Colorless]? Pokémon",
    f"you can put Pokémon that evolve from {OWN} on this card",
)
phrase(
    "note",
    (),
    "instead of a Trainer card",
    "discard it anyway",
    "this doesn't count as a Knocked Out Pokémon",
)
phrase("note", (line("also_trainer"),), "as well as a Trainer card")
phrase(
    "clause",
    line("prizes", 0),
    f"if {OWN} is Knocked Out , it doesn't count as a Knocked Out Pokémon",
)
phrase(
    "note",
    (line("prizes", 1), line("also_trainer")),
    f"{OWN} counts as a Trainer card as well , but if {OWN} is Knocked Out , this counts as a "
    f"Knocked Out Pokémon",
)
phrase("clause", line("no_retreat"), "this card can't retreat", cost=-1)
phrase("takes_no_prizes", True, "your opponent can't take any Prize cards for it")
phrase(
    "clause",
    line("prizes", 0, "counted"),
    "if this card is Knocked Out , {takes_no_prizes}",
    cost=-1,
)
phrase(
    "clause",
    line("leaves_freely"),
    f"at any time during your turn {{before_attack}} you may discard {OWN} [from play]?",
    f"at any time during your turn , you may discard {OWN} [from play]?",
)
phrase(
    "card_that",
    node("descends_from", "Fossil"),
    "that [evolves|evolve] from [a|any] Fossil",
    cost=-1,
)
phrase(
    "immunity",
    line("immune", "asleep", "confused", "paralyzed", "poisoned"),
    "be Asleep , Confused , Paralyzed , or Poisoned",
)
phrase("immunity", line("immune"), "be affected by [any]? Special Conditions")


@rule("clause", f"{OWN} has no attacks , can't retreat , and can't {{i:immunity}}")
def no_attacks(i: Node) -> tuple[Node, ...]:
    return (line("no_retreat"), line("no_attacks"), i)


@rule(
    "clause",
    f"{OWN} has no attacks of its own , can't retreat , and can't {{i:immunity}}",
    f"{OWN} can't {{i:immunity}} and can't retreat",
)
def no_attacks_of_its_own(i: Node) -> tuple[Node, ...]:
    return (line("no_retreat"), i)
