"""Attacks as objects: chosen, copied, locked, and tested for whether they can be used."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import row, rule
from playmat.reader.nodes import acted

WHO = "$who"


@rule(
    "attack_picked",
    "{q:quantity} of {who:pokemon} 's attack(s)",
    "{q:quantity} attack(s) of {who:pokemon}",
    "an attack of {who:pokemon}",
    "{q:quantity} of {who:pokemons} 's attacks",
    "an attack [on|of|from] {who:target}",
    "{q:quantity} attack(s) [on|from] {who:target}",
)
def attacks_of(who: Arg, q: Node | None = None) -> Node:
    if is_word(who, "$pick"):
        who = who["from"]  # an attack of any of them
    return node("$pick", node("attacks_of", who), 1, 1, WHO)


BELOW = "Basic Pokémon card or [Stage 1]? Evolution card"
for _of, *_said in (
    ("$that(mons)", "1 of its attacks"),
    ("$that(cards)", "1 of that card's attacks"),
    (
        "under(?of)",
        "{q:quantity} of {of:pokemon} 's attacks from its previous Evolutions",
        f"any attack from {{of:pokemon}} 's {BELOW}",
    ),
):
    row("attack_picked", f"$pick(attacks_of({_of}), 1, 1, $who)", *_said)


row("act", "[$found(?attack_picked)]", "choose(s) {attack_picked}")
row(
    "outcome",
    "[use_attack($that(attacks))]",
    "[~|this attack] copies that attack",
    "use [it|that attack] as this attack",
    "copy that attack",
    "{copying_attack} copies that attack",
    "{copying_attack} copies that attack except for its Energy cost(s)",
)
for _mod, _verb in (
    ("forbid_attacks($that(attacks))", "can't use that attack"),
    ("only_attacks($that(attacks))", "can [use only|only use] that attack"),
):
    row(
        "outcome",
        f"[lasting(?until, defender(), [{_mod}])]",
        f"{{who:pokemon}} {_verb} {{until:span}}",
        f"{{until:span}} , {{who:pokemon}} {_verb}",
    )
row("your_first_turn", "true", "your first turn")
for _test, _words in (
    ("$so()", "it is"),
    ("first_turn(me)", "[[this|it] is|it's] {your_first_turn}"),
    ("not(first_turn(me))", "[this|it] [isn't|is not] {your_first_turn}"),
    ("first_turn(foe)", "[[this|it] is|it's] your opponent's first turn"),
    ("went_first(me)", "you [go|went] first"),
    ("not(went_first(me))", "you [[go|went] second|[don't|didn't] go first]"),
):
    row("condition", _test, _words)
for _situation, *_ways in (
    ("first_turn", "if you go first , you can use this attack [on|during] {your_first_turn}"),
    (
        "?status",
        "[this attack|you] can [use this attack|be used] even if {x:pokemon} is {status}",
        "{x:pokemon} can use this attack even if it [is|'s] {status}",
        "this attack can be used if {pokemon} is {status}",
        "if {pokemon} is {status} , you [may|can] still use this attack",
    ),
):
    row("statement", f"[$even_if({_situation})]", *_ways, cost=-1)


@rule("outcome", "{whom:pokemon} is also {all:statuses}")
def also(whom: Node, all: tuple[str, ...]) -> Block:
    return acted(tuple(node("inflict", whom, condition) for condition in all), "me")
