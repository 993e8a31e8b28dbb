"""What the statement before did: “if you discarded any Fire Energy cards in this way”."""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import compared

DOER = "[you|a player|that player|your opponent]"
DONE = "[discarded|returned|moved|attached|shuffled|put|revealed|found]"
DOES = (
    "[discarded|discard|returned|return|moved|move|attached|attach|shuffled|shuffle|put|revealed|"
    "reveal|found|find|drew|draw]"
)
FROM = "[from [your|his or her] [hand|deck|discard pile]|from your Pokémon|from this Pokémon]"
INTO = "[into|on the bottom of|on top of] [your|his or her] [hand|deck]"
ONTO = "onto [your|his or her|your opponent's] Bench"
TO = f"[{INTO}|{ONTO}|in the Lost Zone]"
SOME = "[any|at least 1|1 or more]"
WAY = "[in this way|this way|in that way]"

row(
    "condition",
    "compare(count($made(?card_filter)), >, 0)",
    f"{DOER} {DOES} {SOME} {{card_filter}} [{FROM}|{TO}]? {WAY}",
    f"{SOME} {{card_filter}} [was|were] {DONE} [{FROM}|{TO}]? {WAY}",
    cost=2,
)


@rule(
    "condition", "you discarded [a|an] {kind:card_filter}", "you discard [a|an] {kind:card_filter}"
)
def discarded_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("is", node("$done", "discard", "mill"), kind)


row("condition", "any_of($made(?card_filter))", "you put any {card_filter} into your hand")
row(
    "condition",
    "compare(count($done(discard)), ==, ?right)",
    "you [discarded|discard] {right:number} [basic Energy]? card(s)",
)
row("condition", "and($did(), ?right)", "you do and if {right:condition}")
row("condition", "$did()", f"{{who:pokemon}} [is|was] Knocked Out {WAY}", cost=1)


@rule(
    "condition",
    f"{DOER} {DOES} {{n:how_many}} {{kind:card_filter}} [{FROM}|{TO}]? {WAY}",
    f"{{n:how_many}} {{kind:card_filter}} [was|were] {DONE} [{FROM}|{TO}]? {WAY}",
    cost=3,
)
def done_so_often(n: Node, kind: Node) -> Node | None:
    """Read how many cards were moved; "2 Energy" may be 1 card, so Energy is left unread."""
    units = any(part.word in ("energy", "basic_energy") for part in nodes_in(kind))
    return None if units else compared(node("count", node("$made", kind)), n)


row(
    "condition",
    "@compared(count($made($any())), ?how_many)",
    f"{DOER} {DOES} {{how_many}} [{WAY}]?",
    cost=4,
)
for _kind, _words in (
    ("energy()", "Energy card(s)"),
    ("basic_energy()", "basic Energy card(s)"),
    ("fits_both(energy(), provides(?type))", "{type} Energy card(s)"),
):
    row(
        "condition",
        f"@compared(count($made({_kind})), ?how_many)",
        f"{DOER} {DOES} {{how_many}} {_words} [{FROM}|{TO}|to {{x:pokemon}}]? {WAY}",
        cost=2,
    )
row(
    "condition",
    "@compared(units_in($made(energy())), ?how_many)",
    f"{DOER} {DOES} {{how_many}} [{{t:type}}]? Energy [{FROM}|{TO}|to {{x:pokemon}}]? {WAY}",
    cost=2,
)
row(
    "condition",
    "not($did())",
    f"no damage [was|is] [healed|done] [to {{x:pokemons}}]? {WAY}",
    f"no damage counters [were|are] [removed|moved|put] [from {{x:pokemons}}|on {{x:pokemons}}]? "
    f"{WAY}",
)
