"""Clauses of powers: once a turn, as long as, when something happens, and when it does not work."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, conjunction, node, replaced
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import HOST
from playmat.reader.nodes import acted

ALWAYS = node("always")
SELF = node("self")


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


rule("may_use", "you may {a:acts} and your opponent {b:acts}")(may_do_and_foe)
rule("may_use", "you may [also]? {do:acts}")(may_do)
rule("may_use", "you may {a:acts} and {b:outcome}")(may_do_and)
row("if_or_while", "true", "if", "as long as", "while")
row("clause", "$power(?how_often, always(), ?use_or_do)", "{how_often} {use_or_do}")
row(
    "clause",
    "$power(?how_often, ?conditions, ?use_or_do)",
    "{how_often} {g:if_or_while} {conditions} , {use_or_do}",
    "{how_often} if {conditions} {use_or_do}",
    "as long as {conditions} , {how_often} {use_or_do}",
)
row(
    "clause",
    "$power(?how_often, ?conditions, ?use_or_do)",
    "if {conditions} , {how_often} {use_or_do}",
    cost=1,
)
row("where_it_lies", "discard", "this Pokémon is in your discard pile")
row("where_it_lies", "hand", "this Pokémon is in your hand")


@rule("clause", "{how:how_often} if {z:where_it_lies} , you may {do:acts}", cost=-3)
def usable_elsewhere(how: str, z: str, do: Block) -> tuple[Node, Node]:
    itself = cast(Block, replaced(acted(do, "me"), node("$it"), node("this_card")))
    return node("$where", z), node("$power", how, ALWAYS, itself)


@rule("clause", "{how:how_often} if {z:where_it_lies} and {c:conditions} , you may {do:acts}")
def usable_elsewhere_if(how: str, z: str, c: Node, do: Block) -> tuple[Node, Node]:
    where, used = usable_elsewhere(how, z, do)
    return where, node("$power", how, c, used.args[2])


@rule(
    "clause",
    "{how:how_often} if {z:where_it_lies} [and {c:conditions}]? , you may {x:comes_down}",
    cost=-4,
)
def comes_down_itself(how: str, z: str, x: bool, c: Node = ALWAYS) -> tuple[Node, Node]:
    return node("$where", z), node("$power", how, c, (node("bench", node("this_card")),))


@rule(
    "clause",
    "{how:how_often} if this Pokémon is the [last|only] card in your hand , you may {x:comes_down}",
    cost=-4,
)
def comes_down_last(how: str, x: bool) -> tuple[Node, Node]:
    alone = node("compare", node("count", node("hand", "me")), "==", 1)
    return comes_down_itself(how, "hand", x, alone)


row("comes_down", "true", "[play|put] [it|this Pokémon] [from your hand]? onto your Bench")


# --- what holds ---------------------------------------------------------------------------------
row(
    "clause",
    "$static(always(), ?modifiers)",
    "{modifiers}",
    "as long as any ~ are in play , {modifiers}",
)
row(
    "clause",
    "$static(?conditions, ?modifiers)",
    "{g:if_or_while} {conditions} , {modifiers}",
    "as long {conditions} , {modifiers}",
)


@rule("clause", "{what:modifiers} {g:if_or_while} {c:conditions}", cost=2)
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


row("modifiers", "[?modifier]", "{modifier}")


@rule("modifiers", "{a:modifier} [and|, and|, but] {b:modifier}")
def two_mods(a: Node, b: Node) -> tuple[Node, ...]:
    of = a.args[1][0].args[1] if a.args[1] and a.args[1][0].word == "mod" else None  # type: ignore[union-attr,index]
    if of is None:
        return (a, b)
    return (a, cast(Node, replaced(replaced(b, node("$that", "mons"), of), node("$it"), of)))


# --- reactions ----------------------------------------------------------------------------------
row("whenever", "true", "when", "whenever", "if", "any time", "after", "each time")


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


@rule("clause", "{w:whenever} {what:event} , if {c:conditions} , {do:may_use}", cost=1)
def may_react_given(w: bool, what: Node, c: Node, do: Block) -> Node:
    return reaction("$on", what, "me", do, cast(Node, replaced(c, node("$it"), SELF)))


# --- moments ------------------------------------------------------------------------------------
@rule("clause", "{at:turn_event} , {do:effects}", "{do:effects} {at:turn_event}")
def at_moment(at: Node, do: Block) -> Node:
    return reaction("$on", at, "nobody", do)


@rule("clause", "{at:turn_event} , {do:effects} , unless it 's {fit:kind_or_name}")
def unless_it_is(at: Node, do: Block, fit: Node) -> Node:
    return node("$on", at.args[0], node("is", HOST, node("fits_not", fit)), "nobody", do)


@rule("clause", "{at:turn_event} , if {c:condition} , you may {do:acts}", cost=-2)
def may_between(at: Node, c: Node, do: Block) -> Node:
    return node("$on", at.args[0], c, "me", acted(do, "me"))


@rule("clause", "once {at:turn_event} , {do:may_use}")
def may_at_moment(at: Node, do: Block) -> Node:
    return reaction("$on", at, "me", do)


@rule(
    "clause",
    "{g:if_or_while} {c:conditions} , {do:effects} {at:turn_event}",
    "{at:turn_event} , {g:if_or_while} {c:conditions} , {do:effects}",
)
def at_moment_while(g: bool, c: Node, at: Node, do: Block) -> Node:
    return reaction("$on", at, "nobody", do, c)


row(
    "clause",
    "$on(between_turns(), is(?what, ?filter), nobody, ?effects)",
    "{g:if_or_while} {what:pokemon} remains {filter:pokemon_state} between turns , {effects}",
)


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


row(
    "outcome",
    "[set_amount(sub(event_amount(), ?right))]",
    "reduce that damage by {right:number}",
    "reduce that damage by {right:number} {s:damage_stage}",
    "that damage is reduced by {right:number}",
    "that damage is reduced by {right:number} {s:damage_stage}",
    "{who:pokemon} takes {right:number} less damage from that attack [{s:damage_stage}]?",
)
row(
    "statement",
    "[set_amount(sub(event_amount(), mul(?left, heads($coins))))]",
    "for each heads , reduce that damage by {left:number}",
    cost=-1,
)
row(
    "outcome",
    "[nullify(), leave_hp(?target, ?left)]",
    "{target:pokemon} isn't Knocked Out [,]? and its remaining HP [become|becomes|is] "
    "{left:number} "
    "[instead]?",
)


row("how_often", "once_game", "once during a game on your turn ,")


@rule("modifiers", "{a:modifier} ( both yours and your opponent's )", cost=1)
def on_both_sides(a: Node) -> tuple[Node, ...] | None:
    sides = {arg for part in nodes_in(a) for arg in part.args if arg in ("me", "foe", "both")}
    return (a,) if sides == {"both"} else None


@rule(
    "clause",
    "[if {c:conditions} ,]? once during your first turn , you may {do:acts}",
    "once during your first turn , if {c:conditions} , you may {do:acts}",
)
def once_at_first(do: Block, c: Node = ALWAYS) -> Node:
    first = node("first_turn", "me")
    return node("$power", "once", first if c == ALWAYS else node("and", c, first), acted(do, "me"))


row(
    "clause",
    "$power(once, first_turn(me), @acted(?acts, me))",
    "during your first turn , you may {acts}",
)


@rule(
    "clause", "once during your turn , if {c:conditions} , {w:whenever} {what:event} , {do:may_use}"
)
def may_react_in_turn_if(c: Node, w: bool, what: Node, do: Block) -> Node | Block:
    return once_only(reaction("$on", what, "me", do, c))


@rule("may_use", "you may {a:acts} [,]? and then you {b:acts}")
@rule("use_or_do", "you may {a:acts} [,]? and then you {b:acts}")
def may_do_then(a: Block, b: Block) -> Block:
    return acted((*a, *b), "me")
