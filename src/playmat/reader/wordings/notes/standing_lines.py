"""What every card of a kind says of itself (symbol ``boilerplate_`` and the kind)."""

from __future__ import annotations

from playmat.reader.grammar import phrase, spare_phrase
from playmat.reader.meanings import PLACED

ONE = "[1|one]"
LOST = "if that Pokémon is Knocked Out , discard [this card|~]"

phrase(
    "boilerplate_supporter",
    True,
    f"you [can|may] play only {ONE} Supporter card [each turn|during your turn]",
    "when you play this card , put it {next_to_active}",
    "when your turn ends , discard [this card|it]",
)
phrase("stays_beside", True, "when you play this card , put it {next_to_active}")
phrase(
    "boilerplate_item",
    True,
    "you may play [as many|any number of] Item cards [as you like]? during your turn",
)
phrase(
    "boilerplate_stadium",
    True,
    "this card stays in play [when you play it|after being played]",
    "discard [this card|it] if another Stadium card comes into play",
)
spare_phrase(
    "boilerplate_stadium",
    True,
    "you may play only 1 Stadium card during your turn",
    "put it next to the Active Spot , and discard it if another Stadium [card]? comes into play",
)
spare_phrase(
    "boilerplate_tool",
    True,
    "you may attach any number of Pokémon Tools to your Pokémon during your turn",
    "you may attach only 1 Pokémon Tool to each Pokémon , and it stays attached",
)
phrase(
    "boilerplate_tool",
    True,
    f"attach [~|this card|a Pokémon Tool] to 1 of your Pokémon that {PLACED}",
    LOST,
    "you may play [as many|any number of] Item cards [as you like]? during your turn",
    "when this card is removed from a Pokémon for any reason , {to_owners_pile}",
)
phrase(
    "boilerplate_machine",
    True,
    LOST,
    "that Pokémon [may|my] [use|us] this card's attack instead of its own",
)
spare_phrase("boilerplate_gear", True, LOST)
for _kind in ("fossil", "doll"):
    phrase(
        f"boilerplate_{_kind}",
        True,
        "you may play [as many|any number of] Item cards [as you like]? during your turn",
    )
phrase(
    "boilerplate_special_energy",
    True,
    "attach ~ to 1 of your Pokémon",
    "[~|it]? doesn't count as a [basic Energy|Basic] card [{out_of_play}]?",
    "[~|it]? doesn't count as a basic Energy [card]? {out_of_play} and {only_provides_energy}",
    "{only_provides_energy}",
)
