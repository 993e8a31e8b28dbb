"""Brackets that mean something: who chooses first, what is not applied, what ends a Tool."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY, HOST

FOES = node("all", "foe")


row(
    "mark",
    "[$early()]",
    "before your attack",
    "you [can|may] use {this_power} only before [your attack|you attack]",
)
row("note", "[$needs(not(?condition))]", "you can't use this attack if {condition}")


@rule("note", "or evolves into {kind:pokemon_noun}")
def nor_evolves(kind: Node) -> Block | None:
    return None if kind == ANY else (node("$keep", node("is", HOST, node("fits_not", kind))),)


row(
    "note",
    "[if(not(any_of(@fitted(all(me), is_active()))), [promote($pick(bench_of(me), 1, 1, me))])]",
    "you choose your new Active Pokémon first",
)
EVOLVED = "[~|that Pokémon|those Pokémon|this Pokémon|it|them]"
for _mark, *_said in (
    ("$if_prevented()", "if {effect_of_attack} is prevented , this attack does nothing"),
    ("$evolving()", f"this counts as evolving {EVOLVED}"),
    ("$leveling()", "this counts as leveling up that Pokémon"),
    ("$except_paid()", "you can't choose a card you discarded {by_this_card}"),
    (
        "$earlier()",
        "before doing damage or other effects of this attack",
        "[do this]? before doing [any]? damage",
        "before this attack does damage",
    ),
):
    row("note", f"[{_mark}]", *_said, cost=-1)
row("effect_of_attack", "true", "an effect of this attack")
row("attack_note", "[$flags([no_weakness, no_resistance])]", "don't apply Weakness and Resistance")


@rule("note", "{do:statement}", cost=2)
def said_in_brackets(do: Block) -> Block | None:
    return do or None
