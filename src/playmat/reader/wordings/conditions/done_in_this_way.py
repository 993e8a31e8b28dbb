"""What the statement before did: “if you discarded any Fire Energy cards in this way”."""

from __future__ import annotations

from functools import partial

from playmat.lang.make import node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import compared

DOER = "[you|a player|that player|your opponent]"
MADE = (
    ("discarded", "discard", "discard", "mill"),
    (
        "[returned|moved|attached|shuffled|put|found]",
        "[return|move|attach|shuffle|put|find|drew|draw]",
    ),
)
"""The past tense and the present of verbs, and the words of what they did where it must be told."""
FROM = "[from [your|his or her] [hand|deck|discard pile]|from your Pokémon|from this Pokémon]"
INTO = "[into|on the bottom of|on top of] [your|his or her] [hand|deck]"
ONTO = "onto [your|his or her|your opponent's] Bench"
TO = f"[{INTO}|{ONTO}|in the Lost Zone]"
SOME = "[any|at least 1|1 or more]"
WAY = "[in this way|this way|in that way]"

for _did, _do, *_deeds in MADE:
    _of = ", ".join(("$made(?card_filter", *_deeds)) + ")"
    row(
        "condition",
        f"compare(count({_of}), >, 0)",
        f"{DOER} [{_did}|{_do}] {SOME} {{card_filter}} [{FROM}|{TO}]? {WAY}",
        f"{SOME} {{card_filter}} [was|were] {_did} [{FROM}|{TO}]? {WAY}",
        cost=2,
    )


# --- which cards --------------------------------------------------------------------------------
@rule(
    "condition",
    "the discarded card [is|was] [a|an] {kind:card_filter}",
    "you [discarded|discard] [a|an] {kind:card_filter} [in this way]?",
)
def discarded_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("is", node("$done", "discard", "mill"), kind)


row(
    "condition",
    "compare(count($done(discard)), ==, ?right)",
    "you [discarded|discard] {right:number} [basic]? [Energy]? card(s) [in this way]?",
)


def done_so_often(n: Node, kind: Node, deeds: tuple[str, ...] = ()) -> Node | None:
    """Read how many cards were moved; "2 Energy" may be 1 card, so Energy is left unread."""
    units = any(part.word in ("energy", "basic_energy") for part in nodes_in(kind))
    return None if units else compared(node("count", node("$made", kind, *deeds)), n)


for _did, _do, *_deeds in MADE:
    rule(
        "condition",
        f"{DOER} [{_did}|{_do}] {{n:how_many}} {{kind:card_filter}} [{FROM}|{TO}]? {WAY}",
        f"{{n:how_many}} {{kind:card_filter}} [was|were] {_did} [{FROM}|{TO}]? {WAY}",
        cost=3,
    )(partial(done_so_often, deeds=tuple(_deeds)))
    row(
        "condition",
        f"@compared(count({', '.join(('$made($any()', *_deeds))})), ?how_many)",
        f"{DOER} [{_did}|{_do}] {{how_many}} [{WAY}]?",
        cost=4,
    )
    _to = f"[{FROM}|{TO}|to {{x:pokemon}}]? {WAY}"
    for _kind, _words in (
        ("energy()", "Energy card(s)"),
        ("basic_energy()", "basic Energy card(s)"),
        ("fits_both(energy(), provides(?type))", "{type} Energy card(s)"),
    ):
        row(
            "condition",
            f"@compared(count({', '.join((f'$made({_kind}', *_deeds))})), ?how_many)",
            f"{DOER} [{_did}|{_do}] {{how_many}} {_words} {_to}",
            cost=2,
        )
    row(
        "condition",
        f"@compared(units_in({', '.join(('$made(energy()', *_deeds))})), ?how_many)",
        f"{DOER} [{_did}|{_do}] {{how_many}} [{{t:type}}]? Energy {_to}",
        cost=2,
    )
row(
    "condition",
    "@compared(count($revealed(?card_filter)), ?how_many)",
    f"{DOER} revealed {{how_many}} {{card_filter}} [{FROM}]? {WAY}",
    cost=3,
)
row(
    "condition",
    "not($did())",
    f"no damage [was|is] [healed|done] [to {{x:pokemons}}]? {WAY}",
    f"no damage counters [were|are] [removed|moved|put] [from {{x:pokemons}}|on {{x:pokemons}}]? "
    f"{WAY}",
)
row("condition", "any_of($made(?card_filter))", "you put any {card_filter} into your hand")
