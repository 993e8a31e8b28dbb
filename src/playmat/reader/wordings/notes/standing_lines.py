"""Standard lines of every card of a kind (symbol ``boilerplate_`` and the kind)."""

from __future__ import annotations

from playmat.reader.grammar import phrase, row
from playmat.reader.meanings import PLACED

ONE = "[1|one]"
LOST = "if that Pokémon is Knocked Out , discard [this card|~]"

row(
    "boilerplate_supporter",
    "true",
    f"you [can|may] play only {ONE} Supporter card [each turn|during your turn]",
    "when you play this card , put it {next_to_active}",
    "when your turn ends , discard [this card|it]",
)
row("stays_beside", "true", "when you play this card , put it {next_to_active}")
row(
    "boilerplate_stadium",
    "true",
    "this [card|Stadium] stays in play [when you play it|after being played]",
    "discard [this card|it] if another Stadium [card]? comes into play",
    "you may play only 1 Stadium card during your turn",
    "put it next to the Active Spot , and discard it if another Stadium [card]? comes into play",
)
row(
    "boilerplate_tool",
    "true",
    f"attach [~|this card|a Pokémon Tool] to 1 of your Pokémon that {PLACED}",
    LOST,
    "when this card is removed from a Pokémon for any reason , {to_owners_pile}",
    "you may attach any number of Pokémon Tools to your Pokémon during your turn",
    "you may attach only 1 Pokémon Tool to each Pokémon , and it stays attached",
)
row(
    "boilerplate_machine",
    "true",
    "that Pokémon [may|my] [use|us] this card's attack instead of its own",
)
for _kind in ("item", "tool", "fossil", "doll"):
    phrase(
        f"boilerplate_{_kind}",
        True,
        "you may play [as many|any number of] Item cards [as you like]? during your turn",
    )
row(
    "boilerplate_special_energy",
    "true",
    "attach ~ to 1 of your Pokémon",
    "[~|it]? doesn't count as a [basic Energy|Basic] card [{out_of_play}]?",
    "[~|it]? doesn't count as a basic Energy [card]? {out_of_play} and {only_provides_energy}",
    "{only_provides_energy}",
)
