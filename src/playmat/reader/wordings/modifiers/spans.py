"""Lasting effects: modifiers, and the spans of time they hold for."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import on, resting
from playmat.reader.nodes import acted

row(
    "span",
    "foe_next_turn",
    "during your opponent's next turn",
    "during [his or her|their] next turn",
)
row(
    "span",
    "through_foe_turn",
    "until the end of your opponent's next turn",
    "until the end of [his or her|their] next turn",
)
row("span", "my_next_turn", "during your next turn")
row("span", "through_my_turn", "until the end(s) of your next turn")
row(
    "span",
    "end_of_turn",
    "[during|for your attack]? this turn",
    "until the end of [your|this|the] turn",
)


# --- modifiers: each rule gives (bearer, modifiers) ----------------------------------------------
@rule("modifier", "{who:pokemon} can't use {attack:name}")
def not_that_attack(who: Node, attack: str) -> Node | None:
    if attack.startswith(("Poké-", "Pokémon Power", "Abilit")):
        return None
    return on(who, node("forbid_attack", who, attack))


# --- lasting statements -------------------------------------------------------------------------
SPOT = "[your Active Pokémon|in the Active Spot]"
OFF = f"[leaves [play|the Active Spot]|is no longer {SPOT}|[leaves play or]? stops being {SPOT}]"


@rule(
    "outcome",
    "{span:span} [,]? {what:modifier}",
    "{what:modifier} {span:span} [{stage:damage_stage}]?",
    f"until {{leaver:pokemon}} {OFF} , {{what:modifier}}",
    f"{{what:modifier}} until {{leaver:pokemon}} {OFF}",
    f"{{what:modifier}} [as long as|while] {{leaver:pokemon}} [remains|stays|is] {SPOT}",
)
def lasts(
    what: Node, span: str = "while_active", stage: str = "", leaver: Node | None = None
) -> Block | None:
    """A lasting effect, possibly until this Pokémon leaves."""
    whom, mods = what.args
    if stage:
        mods = in_that_order(cast(Block, mods), stage)
    if leaver is not None:
        if leaver != node("self") or whom == node("nobody"):
            return None
        mods = (*cast(Block, mods), node("ends_with", leaver))
    return acted((resting(span, node("$mods", whom, mods)),), "me") if mods else None


def in_that_order(mods: Block, stage: str) -> Block:
    """A change of damage with its stage, before or after Weakness, stated last."""
    damage = [m for m in mods if m.word == "mod" and str(m["query"]).startswith("damage_")]
    if len(damage) != 1:
        return ()
    return cast(Block, replaced(mods, damage[0], damage[0].having("stage", stage)))


@rule(
    "outcome",
    "{span:span} , [as long as|while] {c:conditions} , {what:modifier}",
    "[as long as|while] {c:conditions} , {what:modifier} {span:span}",
    "{span:span} , {what:modifier} [,]? unless {but:conditions}",
    "{what:modifier} {span:span} [,]? unless {but:conditions}",
)
def conditional(
    span: str, what: Node, c: Node | None = None, but: Node | None = None
) -> Block | None:
    c = node("not", cast(Node, but)) if c is None else c
    if what["whom"] == node("$it") and c.word == "is":
        what = cast(Node, replaced(what, node("$it"), c["what"]))
    if node("$that", "cards") in nodes_in(c):
        return None
    whom, mods = what.args
    held: Block = (node("as_long_as", c, mods),)
    if c == node("is", node("self"), node("is_active")):
        # A Pokémon that leaves its place or evolves is no longer the one named.
        held = (*cast(Block, mods), node("ends_with", node("self")))
    return acted((resting(span, node("$mods", whom, held)),), "me")


for _symbol in ("may_use", "use_or_do"):
    row(_symbol, "@acted([@resting(?span, ?modifier)], me)", "you may {modifier} {span}")
