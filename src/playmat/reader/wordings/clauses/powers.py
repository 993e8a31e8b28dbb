"""Clauses of powers: uses, continuous effects, reactions, and when they do not work."""

from __future__ import annotations

from functools import partial
from typing import cast

from playmat.lang.make import Block, changed, conjunction, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in, words_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import (
    ANY,
    HOST,
    THAT_POKEMON,
    TO_POKEMON,
    both,
    fitted,
    names_nobody,
    of_two,
)
from playmat.reader.nodes import acted

ALWAYS = node("always")
SELF = node("self")
THAT = node("$that", "mons")
Given = tuple[Node | str, ...]
"""A condition, and how often something works."""
UNCONDITIONAL: Given = (ALWAYS,)
IT = (node("$it"), node("$that", "mons"))


# --- powers that may be used --------------------------------------------------------------------
row(
    "how_often",
    "once",
    "once during [your turn|each of your turns] ,",
    "once during [your turn|each of your turns]",
    "once during your turn , ,",
)
row(
    "how_often",
    "free",
    "as often as you like during your turn ,",
    "as often as you like during your turn",
    "at any time during your turn ,",
    "at any time during your turn",
    "during your turn ,",
)


for _symbol in ("use_or_do", "may_use"):
    row(_symbol, "@acted(?acts, me)", "you may [also]? {acts}")
    row(_symbol, "@acted([*?acts, *?b], me)", "you may {acts} [,]? and [then]? {b:effects}", cost=1)


@rule("use_or_do", "{do:effects}", cost=2)
def simply_does(do: Block) -> Block | None:
    return None if do and do[0].word == "may" else acted(do, "me")


row("if_or_while", "true", "if", "as long as", "while")


@rule(
    "clause",
    "{how:how_often} [{g:if_or_while} {c:conditions} ,]? {do:use_or_do}",
    "{how:how_often} if {c:conditions} {do:use_or_do}",
    "[if|as long as] {c:conditions} , {how:how_often} {do:use_or_do}",
    "once during {first:your_first_turn} , [if {c:conditions} ,]? {do:use_or_do}",
)
def may_be_used(
    do: Block, how: str = "once", c: Node = ALWAYS, g: bool = True, first: bool = False
) -> Node:
    if first:
        c = node("first_turn", "me") if c == ALWAYS else node("and", c, node("first_turn", "me"))
    return node("$power", how, c, do)


for _zone, _place in (("discard", "in your discard pile"), ("hand", "in your hand")):
    row("where_it_lies", f"[{_zone}, always()]", f"this Pokémon is {_place}")
row(
    "where_it_lies",
    "[hand, compare(count(hand(me)), ==, 1)]",
    "this Pokémon is the [last|only] card in your hand",
)
row(
    "from_where_it_lies",
    "[bench(this_card())]",
    "[play|put] [it|this Pokémon] [from your hand]? onto your Bench",
    cost=-1,
)
row("from_where_it_lies", "@replaced(@acted(?acts, me), $it(), this_card())", "{acts}")


@rule(
    "clause",
    "{how:how_often} if {at:where_it_lies} [and {c:conditions}]? , you may {do:from_where_it_lies}",
    cost=-3,
)
def usable_elsewhere(how: str, at: Given, do: Block, c: Node = ALWAYS) -> tuple[Node, Node]:
    zone, there = at
    return node("$where", zone), node("$power", how, both(cast(Node, there), c), do)


# --- continuous effects -------------------------------------------------------------------------
row(
    "clause",
    "$static(always(), ?modifiers)",
    "{modifiers}",
    "as long as any ~ are in play , {modifiers}",
)


@rule(
    "clause",
    "{pre:proviso} {what:modifiers}",
    "as long {c:conditions} , {what:modifiers}",
    "unless {but:conditions} , {what:modifiers}",
)
def holds(
    what: tuple[Node, ...], pre: Given = UNCONDITIONAL, c: Node = ALWAYS, but: Node | None = None
) -> Node | None:
    if len(pre) > 1:
        return None
    test = cast(Node, pre[0]) if c == ALWAYS else c
    if names_nobody(test, cast(Block, replaced(what, THAT, node("$it")))):
        return None
    return node("$static", test if but is None else node("not", but), what)


BELOW = {">=": "<", "<=": ">"}


@rule(
    "clause",
    "{what:modifiers} [,]? unless {but:conditions}",
    "{what:modifiers} [,]? until {till:conditions}",
    "{what:modifiers} [,]? [as long as|while|if] {c:conditions}",
)
def holds_while(
    what: tuple[Node, ...], but: Node = ALWAYS, c: Node = ALWAYS, till: Node = ALWAYS
) -> Node | None:
    """A continuous effect under a condition; "it" is the Pokémon of the effect."""
    whom = what[0]["whom"]
    if till != ALWAYS:
        if till.word != "compare" or till["how"] not in BELOW:
            return None  # a state once reached may end again
        c = till.having("how", BELOW[str(till["how"])])
    test = cast(Node, replaced(node("not", but) if c == ALWAYS else c, THAT, node("$it")))
    said = tuple(nodes_in(test))
    open_to_two = whom in (node("nobody"), node("active", "both")) or of_two(what[0].block("mods"))
    if node("$that", "cards") in said or (node("$it") in said and open_to_two):
        return None
    return node("$static", replaced(test, node("$it"), whom), what)


# --- reactions ----------------------------------------------------------------------------------
row("whenever", "true", "when", "whenever", "if", "any time", "after", "each time")


def reaction(kind: str, what: Node, may: str, do: Block, *more: Node) -> Node:
    """A clause that reacts to an event or comes before it."""
    happened, condition, *spoken = what.args
    if any("foe" in part.args for part in nodes_in(happened)):
        do = cast(Block, replaced(do, "$player", "foe"))  # the event determines who "they" are
    tests = [test for test in (condition, *more) if test != ALWAYS]
    return node(kind, happened, conjunction("and", *tests) if tests else ALWAYS, may, *spoken, do)  # type: ignore[arg-type]


row("proviso", "[?conditions]", "{g:if_or_while} {conditions} ,")
row("proviso", "[their_turn()]", "during your opponent's turn ,")
row("proviso", "[always(), once]", "once during your turn [,]?")
row("proviso", "[?conditions, once]", "once during your turn , if {conditions} ,")
row("proviso", "[their_turn(), once]", "once during your opponent's turn ,")
row("proviso", "[always(), ?how_often_each]", "{how_often_each}")


def react_if(kind: str, what: Node, may: str, do: Block, pre: Given, c: Node) -> Node | Block:
    """A reaction with conditions stated before and after its event."""
    if any("foe" in part.args for part in nodes_in(c)):
        do = cast(Block, replaced(do, "$player", "foe"))  # the condition says who "he or she" is
    ills = [part for part in nodes_in(what["condition"]) if part.word == "event_condition"]
    if ills and "$condition" in str(do):
        either, made = conjunction("or", *ills), []
        for ill in ills:
            one = cast(Block, replaced(do, "$condition", ill.args[0]))
            made.append(react_if(kind, cast(Node, replaced(what, either, ill)), may, one, pre, c))
        return cast(Block, tuple(made))
    do = curing(c, do)
    test, *how = pre
    if kind == "$instead" and not how and test == node("their_turn"):
        test = ALWAYS  # only the opponent's attack could do it
    whom = HOST if what.child("event").args == (HOST,) else SELF
    whom = node("event_mon") if THAT_POKEMON in what.args else whom
    said = reaction(
        kind, what, may, do, cast(Node, test), cast(Node, replaced(c, node("$it"), whom))
    )
    if not how:
        return said
    mine = how == ["once"] and test != node("their_turn")
    return once_only(said) if mine else (said, node("$how", *how))


def curing(c: Node, do: Block) -> Block:
    """Statements with "that Special Condition" as the one a condition tests."""
    asked = list(nodes_in(c))
    ill = [part["condition"] for part in asked if part.word == "condition_is"]
    if len(ill) == 1:
        return cast(Block, replaced(do, "$condition", ill[0]))

    def cured(arg: Arg) -> Arg:
        if is_word(arg, "cure") and arg["conditions"] == ("$condition",):
            return node("cure", arg["target"], *ill)
        return arg

    return cast(Block, changed(do, cured)) if ill or node("afflicted") in asked else do


def once_only(said: Node) -> Node | Block:
    """Limit a reaction to once a turn if its event may repeat in a turn."""
    event = said.child("event")
    if event.word == "became_active":  # the opponent may bring it up as well
        test = said["condition"]
        mine = node("my_turn") if test == ALWAYS else node("and", test, node("my_turn"))
        said = said.having("condition", mine)
    comes = event.word in ("benched", "evolved", "leveled_up", "$enters") and event.args == (SELF,)
    return said if comes else (said, node("$how", "once"))


WHEN = "[{pre:proviso}]? {w:whenever}"
IF = "[if {c:conditions} ,]?"
AND = "[while {c:conditions}|[,]? and [if]? {c:conditions}|[,]? and {fit:being}]"
HAPPENS = f"{WHEN} [{{what:event}}|{{before:before_event}}]"
ON_BENCH = {"condition_is", "afflicted", "is_active", "is_benched"}
"""Tests that come too late for a Pokémon that has retreated."""
SAVED = "instead of [discarding [it|them]|[into]? the discard pile]"


def reacts(
    may: str,
    w: bool,
    do: Block,
    what: Node | None = None,
    before: Node | None = None,
    fall: Node | None = None,
    pre: Given = UNCONDITIONAL,
    c: Node = ALWAYS,
    fit: Node | None = None,
) -> Node | Block | None:
    if may == "nobody" and do and do[0].word == "may" and do[0]["by"] == "me":
        return None
    if fall is not None and fall.child("event").word not in ("knocked_out", "discarded"):
        return None  # cards on other Pokémon are not about to be discarded
    test = c if fit is None else node("is", node("$it"), fit)
    event = cast(Node, what or before or fall)
    asked = [part for part in nodes_in(test) if part.word == "is" and part["what"] in IT]
    if event.child("event").word == "retreated" and ON_BENCH & words_in(tuple(asked)):
        return None  # it is on the Bench then
    return react_if("$on" if before is None else "$instead", event, may, do, pre, test)


for _may, _do, _cost in (("nobody", "effects", 2), ("me", "may_use", 0)):
    rule(
        "clause",
        f"{HAPPENS} , {IF} {{do:{_do}}}",
        f"{HAPPENS} {AND} , {{do:{_do}}}",
        f"{WHEN} {{c:conditions}} [,]? and [if]? {{what:event}} , {{do:{_do}}}",
        f"{WHEN} {{fall:event}} , {{do:{_do}}} {SAVED}",
        cost=_cost,
    )(partial(reacts, _may))


# --- moments ------------------------------------------------------------------------------------
@rule(
    "clause",
    f"[{{pre:proviso}}]? {{at:turn_event}} , {IF} {{do:effects}}",
    "[{pre:proviso}]? {do:effects} {at:turn_event} [{but:exclusion}]?",
    "{g:if_or_while} {c:conditions} {at:turn_event} , {do:effects}",
)
def at_moment(
    at: Node,
    do: Block,
    pre: Given = UNCONDITIONAL,
    c: Node = ALWAYS,
    g: bool = True,
    but: Node = ANY,
) -> Node | Block | None:
    if but != ANY:
        if len(do) > 1 or do[0].word not in TO_POKEMON:
            return None
        do = (do[0].having("target", fitted(do[0]["target"], but)),)
    return react_if("$on", at, "nobody", do, pre, c)


@rule(
    "clause",
    f"[once]? {{at:turn_event}} , {IF} {{do:may_use}}",
    "{g:if_or_while} {c:conditions} {at:turn_event} , {do:may_use}",
    cost=-2,
)
def may_at_moment(at: Node, do: Block, c: Node = ALWAYS, g: bool = True) -> Node | Block:
    return react_if("$on", at, "me", do, UNCONDITIONAL, c)


@rule("clause", "{at:turn_event} , {do:effects} , unless it 's {fit:kind_or_name}")
def unless_it_is(at: Node, do: Block, fit: Node) -> Node:
    return node("$on", at["event"], node("is", HOST, node("fits_not", fit)), "nobody", do)


# --- reduced damage ----------------------------------------------------------------------------
for _left, *_ways in (
    (
        "sub(event_amount(), ?right)",
        "reduce that damage by {right:number} [{s:damage_stage}]?",
        "that damage is reduced by {right:number} [{s:damage_stage}]?",
        "{who:pokemon} takes {right:number} less damage from that attack [{s:damage_stage}]?",
    ),
    ("least(event_amount(), ?most)", "reduce that damage to {most:number}"),
):
    row("outcome", f"[set_amount({_left})]", *_ways)


@rule(
    "outcome",
    "that attack [does [only]?|only does] half the damage to {x:pokemon} {r:rounding}",
    cost=1,
)
def half_damage(x: Arg, r: str) -> Block:
    return (node("set_amount", node(r, node("event_amount"))),)
