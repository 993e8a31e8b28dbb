"""What holds for a while: modifiers, and the spans of time they hold for."""

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


# --- modifiers: each rule gives (whom it rests on, modifiers) ------------------------------------
@rule("modifier", "{who:pokemon} can't use {attack:name}")
def not_that_attack(who: Node, attack: str) -> Node | None:
    if attack.startswith(("Poké-", "Pokémon Power", "Abilit")):
        return None
    return on(who, node("forbid_attack", who, attack))


# --- lasting statements -------------------------------------------------------------------------
row(
    "outcome",
    "@acted([@resting(?span, ?modifier)], me)",
    "{span} [,]? {modifier}",
    "{modifier} {span}",
)
row(
    "outcome",
    "@acted([@resting(?span, ?modifier), @resting(?span, ?b)], me)",
    "{modifier} {span} , and {b:modifier} [during that turn]?",
    "{span} , {modifier} , and {b:modifier}",
)


@rule(
    "outcome",
    "{span:span} , [as long as|while] {c:conditions} , {what:modifier}",
    "[as long as|while] {c:conditions} , {what:modifier} {span:span}",
)
def conditional(span: str, c: Node, what: Node) -> Block | None:
    if what["whom"] == node("$it") and c.word == "is":
        what = cast(Node, replaced(what, node("$it"), c["what"]))
    if node("$that", "cards") in nodes_in(c):
        return None
    whom, mods = what.args
    held: Block = (node("as_long_as", c, mods),)
    if c == node("is", node("self"), node("is_active")):
        # Who leaves the place or evolves is no longer the one that was named.
        held = (*cast(Block, mods), node("ends_with", node("self")))
    return acted((resting(span, node("$mods", whom, held)),), "me")


@rule("outcome", "{what:modifier} {span:span} {stage:damage_stage}", cost=1)
def in_that_order(what: Node, span: str, stage: str) -> Block | None:
    """Read damage changed for a while, with its place before or after Weakness told last."""
    whom, mods = what.args
    plain = [mod for mod in cast(Block, mods) if mod.word == "mod"]
    damage = [mod for mod in plain if str(mod["query"]).startswith("damage_")]
    if len(damage) != 1:
        return None
    (mod,) = damage
    staged = replaced(mods, mod, mod.having("stage", stage))
    return acted((resting(span, node("$mods", whom, staged)),), "me")


SPOT = "[your Active Pokémon|in the Active Spot]"
OFF = f"[leaves [play|the Active Spot]|is no longer {SPOT}|[leaves play or]? stops being {SPOT}]"


@rule(
    "outcome",
    f"until {{who:pokemon}} {OFF} , {{what:modifier}}",
    f"{{what:modifier}} until {{who:pokemon}} {OFF}",
)
def while_it_stays(who: Node, what: Node) -> Block | None:
    """Read what holds for one Pokémon until this one leaves."""
    whom, mods = what.args
    if who != node("self") or whom == node("nobody"):
        return None
    ending = (*cast(Block, mods), node("ends_with", who))
    return acted((resting("while_active", node("$mods", whom, ending)),), "me")


for _symbol in ("may_use", "use_or_do"):
    row(_symbol, "@acted([@resting(?span, ?modifier)], me)", "you may {modifier} {span}")


@rule(
    "outcome",
    "{span:span} , {what:modifier} [,]? unless {c:conditions}",
    "{what:modifier} {span:span} [,]? unless {c:conditions}",
    cost=1,
)
def conditional_but(span: str, c: Node, what: Node) -> Block | None:
    return conditional(span, node("not", c), what)
