"""Clauses of powers: once a turn, as long as, when something happens, and when it does not work."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, conjunction, node, replaced
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.nodes import acted

ALWAYS = node("always")
SELF = node("self")

# --- powers that may be used --------------------------------------------------------------------
phrase(
    "how_often",
    "once",
    "once during [your turn|each of your turns] ,",
    "once during [your turn|each of your turns]",
    "once during your turn , ,",
)
phrase(
    "how_often",
    "free",
    "as often as you like during your turn ,",
    "as often as you like during your turn",
    "at any time during your turn ,",
    "at any time during your turn",
    "during your turn ,",
)
spare_phrase("how_often", "once_game", "once during a game on your turn ,")

phrase("act", (), "use this [power|Ability]")


@rule("use_or_do", "you may [also]? {do:acts}")
def may_do(do: Block) -> Block:
    return acted(do, "me")


@rule("use_or_do", "you may {a:acts} and {b:outcome}")
def may_do_and(a: Block, b: Block) -> Block:
    return acted((*a, *b), "me")


@rule("use_or_do", "{do:effects}", cost=2)
def simply_does(do: Block) -> Block | None:
    return None if do and do[0].word == "may" else acted(do, "me")


@rule("use_or_do", "you may {a:acts} and your opponent {b:acts}")
def may_do_and_foe(a: Block, b: Block) -> Block:
    return (*acted(a, "me"), *acted(b, "foe"))


spare_rule("may_use", "you may {a:acts} and your opponent {b:acts}")(may_do_and_foe)
rule("may_use", "you may [also]? {do:acts}")(may_do)
spare_rule("may_use", "you may {a:acts} and {b:outcome}")(may_do_and)

phrase("if_or_while", True, "if", "as long as", "while")


@rule("clause", "{how:how_often} {do:use_or_do}")
def usable(how: str, do: Block) -> Node:
    return node("$power", how, ALWAYS, do)


@rule(
    "clause",
    "{how:how_often} {g:if_or_while} {c:conditions} , {do:use_or_do}",
    "{how:how_often} if {c:conditions} {do:use_or_do}",
    "as long as {c:conditions} , {how:how_often} {do:use_or_do}",
)
@spare_rule("clause", "if {c:conditions} , {how:how_often} {do:use_or_do}", cost=1)
def usable_if(how: str, c: Node, do: Block, g: bool = True) -> Node:
    return node("$power", how, c, do)


@rule("clause", "you may use this power {how:how_often}")
def just_usable(how: str) -> Node:
    return node("$power", how, ALWAYS, ())


phrase("where_it_lies", "discard", "this Pokémon is in your discard pile")
phrase("where_it_lies", "hand", "this Pokémon is in your hand")


@rule("clause", "{how:how_often} if {z:where_it_lies} , you may {do:acts}", cost=-3)
def usable_elsewhere(how: str, z: str, do: Block) -> tuple[Node, Node]:
    itself = cast(Block, replaced(acted(do, "me"), node("$it"), node("this_card")))
    return node("$where", z), node("$power", how, ALWAYS, itself)


@spare_rule("clause", "{how:how_often} if {z:where_it_lies} and {c:conditions} , you may {do:acts}")
def usable_elsewhere_if(how: str, z: str, c: Node, do: Block) -> tuple[Node, Node]:
    where, used = usable_elsewhere(how, z, do)
    return where, node("$power", how, c, used.args[2])


@spare_rule(
    "clause",
    "{how:how_often} if {z:where_it_lies} [and {c:conditions}]? , you may {x:comes_down}",
    cost=-4,
)
def comes_down_itself(how: str, z: str, x: bool, c: Node = ALWAYS) -> tuple[Node, Node]:
    return node("$where", z), node("$power", how, c, (node("bench", node("this_card")),))


@spare_rule(
    "clause",
    "{how:how_often} if this Pokémon is the [last|only] card in your hand , you may {x:comes_down}",
    cost=-4,
)
def comes_down_last(how: str, x: bool) -> tuple[Node, Node]:
    alone = node("compare", node("count", node("hand", "me")), "==", 1)
    return comes_down_itself(how, "hand", x, alone)


spare_phrase("comes_down", True, "[play|put] [it|this Pokémon] [from your hand]? onto your Bench")


# --- what holds ---------------------------------------------------------------------------------
@rule("clause", "{what:modifiers}")
def holds(what: tuple[Node, ...]) -> Node:
    return node("$static", ALWAYS, what)


@rule(
    "clause",
    "{g:if_or_while} {c:conditions} , {what:modifiers}",
    "as long {c:conditions} , {what:modifiers}",
)
def holds_while(c: Node, what: tuple[Node, ...], g: bool = True) -> Node:
    return node("$static", c, what)


@spare_rule("clause", "{what:modifiers} {g:if_or_while} {c:conditions}", cost=2)
def holds_given(what: tuple[Node, ...], g: bool, c: Node) -> Node | None:
    whom = what[0].args[0]
    if whom in (SELF, node("active", "foe")):
        c = cast(Node, replaced(c, node("$it"), whom))
    return None if node("$that", "cards") in nodes_in(c) else node("$static", c, what)


@rule(
    "clause",
    "as long as {who:pokemon} is in play [,]? {what:modifiers}",
    "{what:modifiers} as long as {who:pokemon} is in play",
)
def holds_in_play(who: Node, what: tuple[Node, ...]) -> Node | None:
    return node("$static", ALWAYS, what) if who == SELF else None


@rule(
    "clause",
    "{who:bearer} can't attack until your opponent has {n:number} or [less|fewer] Prize cards left",
)
def not_yet(who: Node, n: int) -> Node:
    ban = node("$mods", who, (node("mod", "can_attack", who, "forbid"),))
    return node("$static", node("compare", node("prizes_left", "foe"), ">", n), (ban,))


@rule("modifiers", "{a:modifier}")
def one_mod(a: Node) -> tuple[Node, ...]:
    return (a,)


@rule("modifiers", "{a:modifier} [and|, and|, but] {b:modifier}")
def two_mods(a: Node, b: Node) -> tuple[Node, ...]:
    of = a.args[1][0].args[1] if a.args[1] and a.args[1][0].word == "mod" else None  # type: ignore[union-attr,index]
    if of is None:
        return (a, b)
    return (a, cast(Node, replaced(replaced(b, node("$that", "mons"), of), node("$it"), of)))


# --- reactions ----------------------------------------------------------------------------------
phrase("whenever", True, "when", "whenever", "if", "any time", "after", "each time")


def reaction(kind: str, what: Node, may: str, do: Block, *more: Node) -> Node:
    """Return a clause that reacts to an event or steps in before it."""
    happened, condition, *spoken = what.args
    if any("foe" in part.args for part in nodes_in(happened)):
        do = cast(Block, replaced(do, "$player", "foe"))  # "they", the event says who
    tests = [test for test in (condition, *more) if test != ALWAYS]
    return node(kind, happened, conjunction("and", *tests) if tests else ALWAYS, may, *spoken, do)  # type: ignore[arg-type]


@rule("clause", "{w:whenever} {what:event} , {do:effects}", cost=2)
def reacts(w: bool, what: Node, do: Block) -> Node | None:
    if do and do[0].word == "may" and do[0].args[0] == "me":
        return None
    return reaction("$on", what, "nobody", do)


@rule("clause", "once during your turn [,]? {w:whenever} {what:event} , {do:effects}", cost=2)
def reacts_once(w: bool, what: Node, do: Block) -> Node | Block | None:
    said = reacts(w, what, do)
    return None if said is None else once_only(said)


@rule("clause", "this power can only be used when {what:event}")
def only_then(what: Node) -> Node:
    return reaction("$on", what, "me", ())


@rule("clause", "{w:whenever} {what:event} , {do:may_use}")
def may_react(w: bool, what: Node, do: Block) -> Node:
    return reaction("$on", what, "me", do)


@rule("clause", "once during your turn [,]? {w:whenever} {what:event} , {do:may_use}")
def may_react_in_turn(w: bool, what: Node, do: Block) -> Node | Block:
    return once_only(may_react(w, what, do))


def once_only(said: Node) -> Node | Block:
    """Limit a reaction to once in a turn, where what it reacts to may happen again in it."""
    event = cast(Node, said.args[0])
    if event.word == "became_active":  # the opponent may bring it up as well
        test = said.args[1]
        mine = node("my_turn") if test == ALWAYS else node("and", test, node("my_turn"))
        said = Node(said.word, (event, mine, *said.args[2:]))
    comes = event.word in ("benched", "evolved", "leveled_up", "$enters") and event.args == (SELF,)
    return said if comes else (said, node("$how", "once"))


@rule("clause", "{w:whenever} {what:event} , if {c:conditions} , {do:effects}", cost=2)
def reacts_if(w: bool, what: Node, c: Node, do: Block) -> Node:
    if any("foe" in part.args for part in nodes_in(c)):
        do = cast(Block, replaced(do, "$player", "foe"))  # who "he or she" is, the condition says
    return reaction("$on", what, "nobody", do, cast(Node, replaced(c, node("$it"), SELF)))


@rule("clause", "as long as {c:conditions} , {how:how_often} if {d:conditions} , {do:use_or_do}")
def usable_twice_if(c: Node, how: str, d: Node, do: Block) -> Node:
    return node("$power", how, node("and", c, d), do)


@rule("clause", "{g:if_or_while} {c:conditions} , {w:whenever} {what:event} , {do:effects}")
def reacts_while(g: bool, c: Node, w: bool, what: Node, do: Block) -> Node:
    return reaction("$on", what, "nobody", do, c)


@rule("clause", "as long as {who:pokemon} is in play , {w:whenever} {what:event} , {do:effects}")
def reacts_in_play(who: Node, w: bool, what: Node, do: Block) -> Node | None:
    return reaction("$on", what, "nobody", do) if who == SELF else None


@rule("clause", "during your opponent's turn , {w:whenever} {what:event} , {do:effects}")
def reacts_in_foes_turn(w: bool, what: Node, do: Block) -> Node:
    return reaction("$on", what, "nobody", do, node("their_turn"))


@rule("clause", "once during your opponent's turn , {w:whenever} {what:event} , you may {do:acts}")
def may_react_once(w: bool, what: Node, do: Block) -> tuple[Node, Node]:
    return reaction("$on", what, "me", acted(do, "me"), node("their_turn")), node("$how", "once")


@rule(
    "clause",
    "once during your turn , {w:whenever} {what:event} and if {c:conditions} , {do:may_use}",
    "once during your turn [,]? {w:whenever} {what:event} , if {c:conditions} , {do:may_use}",
)
def may_react_if(w: bool, what: Node, c: Node, do: Block) -> Node | Block:
    return once_only(reaction("$on", what, "me", do, cast(Node, replaced(c, node("$it"), SELF))))


@spare_rule("clause", "{w:whenever} {what:event} , if {c:conditions} , {do:may_use}", cost=1)
def may_react_given(w: bool, what: Node, c: Node, do: Block) -> Node:
    return reaction("$on", what, "me", do, cast(Node, replaced(c, node("$it"), SELF)))


# --- moments ------------------------------------------------------------------------------------
@rule("clause", "{at:turn_event} , {do:effects}", "{do:effects} {at:turn_event}")
def at_moment(at: Node, do: Block) -> Node:
    return reaction("$on", at, "nobody", do)


@spare_rule("clause", "once {at:turn_event} , {do:may_use}")
def may_at_moment(at: Node, do: Block) -> Node:
    return reaction("$on", at, "me", do)


@rule(
    "clause",
    "{g:if_or_while} {c:conditions} , {do:effects} {at:turn_event}",
    "{at:turn_event} , {g:if_or_while} {c:conditions} , {do:effects}",
)
def at_moment_while(g: bool, c: Node, at: Node, do: Block) -> Node:
    return reaction("$on", at, "nobody", do, c)


@rule(
    "clause", "{g:if_or_while} {who:pokemon} remains {s:pokemon_state} between turns , {do:effects}"
)
def while_it_stays_so(g: bool, who: Node, s: Node, do: Block) -> Node:
    return node("$on", Node("between_turns", ()), node("is", who, s), "nobody", do)


# --- stepping in --------------------------------------------------------------------------------
@rule(
    "clause",
    "{w:whenever} {what:before_event} , {do:effects}",
    "during your opponent's turn , {w:whenever} {what:before_event} , {do:effects}",
    cost=2,
)
def steps_in(w: bool, what: Node, do: Block) -> Node:
    return reaction("$instead", what, "nobody", do)


@rule("clause", "{g:if_or_while} {c:conditions} , {w:whenever} {what:before_event} , {do:effects}")
def steps_in_while(g: bool, c: Node, w: bool, what: Node, do: Block) -> Node:
    return reaction("$instead", what, "nobody", do, c)


@rule("clause", "{w:whenever} {what:before_event} , you may {do:acts}")
def may_step_in(w: bool, what: Node, do: Block) -> Node:
    return reaction("$instead", what, "me", acted(do, "me"))


@rule(
    "clause",
    "once during your opponent's turn , {w:whenever} {what:before_event} , you may {do:acts}",
)
def may_step_in_once(w: bool, what: Node, do: Block) -> tuple[Node, Node]:
    return reaction("$instead", what, "me", acted(do, "me"), node("their_turn")), node(
        "$how", "once"
    )


EVENT_AMOUNT = node("event_amount")


@rule(
    "outcome",
    "reduce that damage by {n:number}",
    "reduce that damage by {n:number} {s:damage_stage}",
    "that damage is reduced by {n:number}",
    "that damage is reduced by {n:number} {s:damage_stage}",
)
@spare_rule(
    "outcome",
    "{who:pokemon} takes {n:number} less damage from that attack [{s:damage_stage}]?",
)
def reduces(n: int, s: str = "after", who: Node | None = None) -> Block:
    return (node("set_amount", node("sub", EVENT_AMOUNT, n)),)


@rule("statement", "for each heads , reduce that damage by {n:number}", cost=-1)
def reduces_each(n: int) -> Block:
    return (node("set_amount", node("sub", EVENT_AMOUNT, node("mul", n, node("heads", "$coins")))),)


phrase(
    "outcome",
    (node("nullify"),),
    "prevent that damage",
    "prevent all damage done to [~|this Pokémon] by that attack",
    "prevent that attack's damage done to [~|this Pokémon]",
)


@rule(
    "outcome",
    "{who:pokemon} isn't Knocked Out [,]? and its remaining HP [become|becomes|is] {n:number} "
    "[instead]?",
)
def stays(who: Node, n: int) -> Block:
    return (node("nullify"), node("leave_hp", who, n))


# --- both sides -----------------------------------------------------------------------------------
@spare_rule("modifiers", "{a:modifier} ( both yours and your opponent's )", cost=1)
def on_both_sides(a: Node) -> tuple[Node, ...] | None:
    sides = {arg for part in nodes_in(a) for arg in part.args if arg in ("me", "foe", "both")}
    return (a,) if sides == {"both"} else None


@spare_rule(
    "clause",
    "[if {c:conditions} ,]? once during your first turn , you may {do:acts}",
    "once during your first turn , if {c:conditions} , you may {do:acts}",
)
def once_at_first(do: Block, c: Node = ALWAYS) -> Node:
    first = node("first_turn", "me")
    return node("$power", "once", first if c == ALWAYS else node("and", c, first), acted(do, "me"))


@spare_rule("clause", "during your first turn , you may {do:acts}")
def at_first(do: Block) -> Node:
    return node("$power", "once", node("first_turn", "me"), acted(do, "me"))
