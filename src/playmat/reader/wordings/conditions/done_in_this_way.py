"""Results of the statement before: “if you discarded any Fire Energy cards in this way”."""

from __future__ import annotations

from collections.abc import Iterator

from playmat.lang.make import node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import compared
from playmat.reader.shapes import lens

DOER = "[you|a player|that player|your opponent]"
MADE = (
    ("discarded", "discard", ", discard, mill"),
    (
        "[returned|moved|attached|shuffled|put|found]",
        "[return|move|attach|shuffle|put|find|drew|draw]",
        "",
    ),
)
"""Past and present tense of verbs, and the words of their effects where needed."""
FROM = "[from [your|his or her] [hand|deck|discard pile]|from your Pokémon|from this Pokémon]"
INTO = "[into|on the bottom of|on top of] [your|his or her] [hand|deck]"
ONTO = "onto [your|his or her|your opponent's] Bench"
TO = f"[{FROM}|{INTO}|{ONTO}|in the Lost Zone]"
SOME = "[any|at least 1|1 or more]"
WAY = "[in this way|this way|in that way|there]"


@lens
def so_many_done(done: Node, how: Node) -> Node | None:
    """The number of cards moved; None for Energy, as "2 Energy" may be 1 card."""
    units = any(part.word in ("energy", "basic_energy") for part in nodes_in(done))
    return None if units else compared(node("count", done), how)


def tests(did: str, do: str, deeds: str) -> Iterator[tuple[int, str, str]]:
    """Yield tests of what was done: their costs, meanings and wordings."""
    cards, energy = f"$made(?card_filter{deeds})", f"$made(energy(){deeds})"
    done, was, to = f"{DOER} [{did}|{do}]", f"[was|were] {did} [{TO}]? {WAY}", f"[{TO}]? {WAY}"
    some = f"compare(count({cards}), >, 0)"
    yield 2, some, f"{done} {SOME} {{card_filter}} {to}"
    yield 2, some, f"{SOME} {{card_filter}} {was}"
    yield 2, f"not({some})", f"{DOER} didn't {do} any {{card_filter}} {to}"
    yield 3, f"@so_many_done({cards}, ?how_many)", f"{done} {{how_many}} {{card_filter}} {to}"
    yield 3, f"@so_many_done({cards}, ?how_many)", f"{{how_many}} {{card_filter}} {was}"
    yield 4, f"@compared(count($made($any(){deeds})), ?how_many)", f"{done} {{how_many}} [{WAY}]?"
    to = f"[{TO}|to {{x:pokemon}}]? {WAY}"
    for count, words in (
        (f"count({energy})", "Energy card(s)"),
        (f"count($made(basic_energy(){deeds}))", "basic Energy card(s)"),
        (f"count($made(fits_both(energy(), provides(?type)){deeds}))", "{type} Energy card(s)"),
        (f"units_in({energy})", "Energy"),
        (f"units_in({energy}, ?type)", "{type} Energy"),
    ):
        yield 2, f"@compared({count}, ?how_many)", f"{done} {{how_many}} {words} {to}"


for _cost, _test, _words in (
    *(test for verb in MADE for test in tests(*verb)),
    (
        3,
        "@compared(count($revealed(?card_filter)), ?how_many)",
        f"{DOER} revealed {{how_many}} {{card_filter}} [{FROM}]? {WAY}",
    ),
    (0, "any_of($made(?card_filter))", "you put any {card_filter} into your hand"),
    (
        0,
        "compare(count($done(discard)), ==, ?right)",
        "you [discarded|discard] {right:number} [basic]? [Energy]? card(s) [in this way]?",
    ),
):
    row("condition", _test, _words, cost=_cost)


# --- which cards --------------------------------------------------------------------------------
@rule(
    "condition",
    "the discarded card [is|was] [a|an] {kind:card_filter}",
    "you [discarded|discard] [a|an] {kind:card_filter} [in this way]?",
)
def discarded_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("is", node("$done", "discard", "mill"), kind)
