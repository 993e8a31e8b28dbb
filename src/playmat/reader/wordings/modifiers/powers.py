"""Powers that do not work, of all Pokémon, of some or of one player."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import (
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


row(
    "modifier",
    "@on(all(foe), *@off(all(foe), ?power_kinds))",
    "your opponent can't use any {power_kinds} on his or her Pokémon",
)


row("elsewhere", "true", f"in {HIS} hand(s) , and in {HIS} discard pile(s)")
NONE = "[has|have] no Abilities"


@rule(
    "modifier",
    f"{{who:bearer}} {NONE} [,|(] except for {{but:name}} [)]?",
    f"{{who:bearer}} , {{away:elsewhere}} {NONE} [, except for {{but:name}}]?",
)
def no_abilities(who: Arg, but: str = "", away: bool = False) -> Node | None:
    """Read Pokémon without Abilities, their cards in hands and discard piles too if told so."""
    if but and not plain_name(but):
        return None
    none = node("off_power", who, "ability", but)
    if not away:
        return on(who, none)
    if not (is_word(who, "where") and is_word(who["of"], "all")):
        return None
    player = who.child("of")["player"]
    return on(who, none, node("off_power_away", player, who["filter"], "ability", but))
