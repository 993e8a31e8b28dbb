"""Powers that do not work, of all Pokémon, of some or of one player."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import (
    ANY,
    fitted,
    on,
    plain_name,
    resting,
)

HIS = "[each player's|his or her|your opponent's]"
STOPPED = "[stop working|can't be used|have no effect|don't work]"


# --- power cancelled ----------------------------------------------------------------------------
@rule("statement", "if {who:pokemon} has a {p:power_kind} , that power stops working {span:span}")
def silenced(who: Node, p: str, span: str) -> Block:
    quiet = resting(span, on(who, node("off_power", who, p)))
    return (node("if", node("is", who, node("has_power", p)), (quiet,)),)


row(
    "modifier",
    "@on(all(both), *@off(all(both), ?power_kinds))",
    f"[all]? {{power_kinds}} {STOPPED}",
    f"all {{power_kinds}} in play {STOPPED}",
    "ignore all {power_kinds}",
    "all {power_kinds} stop working",
)


for _of, *_ways in (
    ("all(foe)", "your opponent can't use any {power_kinds} on his or her Pokémon"),
    ("?of", "ignore {power_kinds} for {of:bearer}"),
):
    row("modifier", f"@on({_of}, *@off({_of}, ?power_kinds))", *_ways)


row("elsewhere", "true", f"in {HIS} hand(s) , and in {HIS} discard pile(s)")
NONE = "[has|have] no Abilities"
BUT = "[{but:name}|{out:kinds_left_out}]"


@rule(
    "modifier",
    f"{{who:bearer}} {NONE} [, except for {BUT}|( except for {BUT} )]",
    f"{{who:bearer}} , {{away:elsewhere}} {NONE} [, except for {BUT}|( except for {BUT} )]?",
)
def no_abilities(who: Arg, but: str = "", away: bool = False, out: Node = ANY) -> Node | None:
    """Pokémon without Abilities, possibly including their cards in hands and discard piles."""
    if (but and not plain_name(but)) or any(part.word == "named" for part in nodes_in(out)):
        return None
    kind = who["filter"] if is_word(who, "where") else node("pokemon")
    of = who["of"] if is_word(who, "where") else who
    if out != ANY:
        who = fitted(who, node("fits_not", out))
        kind = node("fits_both", kind, node("fits_not", out))
    none = node("off_power", who, "ability", but)
    if not away:
        return on(who, none)
    if not is_word(of, "all"):
        return None
    return on(who, none, node("off_power_away", of["player"], kind, "ability", but))
