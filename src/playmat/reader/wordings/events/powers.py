"""Reactions of few powers: to attaching Energy, to attacks and coins against them."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_rule
from playmat.reader.meanings import (
    ALWAYS,
    ATTACKED,
    BY_HAND,
    HURT,
    SELF,
    THAT_POKEMON,
    both,
    event,
    fitted,
    of_kind,
)


# --- events -------------------------------------------------------------------------------------
@rule(
    "clause",
    "{w:whenever} {what:event} , unless that attack Knocks Out {who:pokemon} , {do:effects}",
)
def reacts_unless(w: bool, what: Node, who: Node, do: Block) -> Node:
    happened, condition, *spoken = what.args
    alive = node("not", node("falls", who))
    return node("$on", happened, both(condition, alive), "nobody", *spoken, do)  # type: ignore[arg-type]


@rule("clause", "as long as {what:event} , {do:effects}")
def reacts_as_long(what: Node, do: Block) -> Node:
    happened, condition, *spoken = what.args
    return node("$on", happened, condition, "nobody", *spoken, do)


MUST = "you must discard an Energy card attached to [~|this Pokémon]"


def _in_hand(arg: Arg) -> Arg:
    """Say by print what Energy provides."""
    return Node("prints", arg.args) if isinstance(arg, Node) and arg.word == "provides" else arg


@rule(
    "clause",
    f"to attach {{kind:energy_attached}} from your hand to {{who:pokemon}} , {MUST}",
    "whenever you attach {kind:energy_attached} from your hand to {who:pokemon} , discard an "
    "Energy card attached to ~",
)
def pays_for_energy(kind: Node, who: Node) -> Node:
    kind = cast(Node, changed(kind, _in_hand))
    paid = (node("discard", node("$pick", node("energy_on", who), 1, 1, "me")),)
    return node(
        "$on",
        Node("attached", (who,)),
        both(BY_HAND, node("is", node("event_card"), kind)),
        "nobody",
        paid,
    )


phrase("note", (), "attach the {type} Energy , and then discard an Energy [card]? from ~")


@rule(
    "mark",
    "you can't attach a {t:type} Energy card from your hand if ~ has no Energy cards attached",
)
def only_in_exchange(t: str) -> Node:
    cards = node("where", node("hand", "me"), node("fits_both", node("energy"), node("prints", t)))
    ban = node("mod", "can_attach_energy", SELF, "forbid", **{"from": cards})
    return node(
        "$clause",
        Node("static", ("play", node("not", node("is", SELF, node("has_energy"))), (ban,))),
    )


@rule(
    "clause",
    "once during your turn , if you attach(es) an Energy card to your Active Pokémon as part(s) of "
    "your turn , you may attach(es) an additional Energy card to that Pokémon at the same time",
)
def attaches_one_more() -> tuple[Node, Node]:
    cond = both(
        BY_HAND, node("is", node("event_card"), node("energy")), node("event_cause", "rule")
    )
    more = node(
        "attach",
        node("$pick", node("where", node("hand", "me"), node("energy")), 1, 1, "me"),
        node("event_mon"),
    )
    return node("$on", Node("attached", (node("active", "me"),)), cond, "me", (more,)), node(
        "$how", "once"
    )


@rule("energy_attached", "a {a:type} , {b:type} , or {c:type} basic Energy card")
def three_basic(a: str, b: str, c: str) -> Node:
    kinds = conjunction("fits_any", *(node("provides", t) for t in (a, b, c)))
    return node("fits_both", node("basic_energy"), kinds)


@rule(
    "outcome",
    "{who:pokemon} 's type become(s) the same as that [Energy card type|type of Energy] until the "
    "end(s) of the turn",
)
def takes_its_type(who: Node) -> Block:
    return (node("lasting", "end_of_turn", who, (node("take_types", who, node("event_card")),)),)


phrase("note", (), "color")
phrase(
    "event",
    event("retreated", node("all", "foe"), ALWAYS, THAT_POKEMON),
    "the Defending Pokémon retreats",
    cost=-1,
)
phrase(
    "outcome",
    (node("discard", node("energy_on", node("event_mon"))),),
    "discard all Energy card(s) attached to the Defending Pokémon when it go(es) to the Bench",
)


@rule(
    "clause",
    "if {who:pokemon} is damaged by an attack from {of:pokemons} , remove {n:number} damage "
    "counters at the end of that turn",
)
def heals_later(who: Node, of: Arg, n: int) -> Node:
    later = (node("delay", Node("turn_ended", ()), ALWAYS, (node("remove_counters", who, n),)),)
    return node(
        "$on", Node("damaged", (who,)), both(ATTACKED, node("event_from", of)), "nobody", later
    )


@rule(
    "clause",
    "whenever an attack by a {kind:pokemon_noun} ( including your own ) does {n:number} or more "
    "damage to {who:pokemon} {s:damage_stage} , reduce that damage to {m:number}",
)
def reduces_to(kind: Node, n: int, who: Node, s: str, m: int) -> Node:
    cond = both(
        ATTACKED,
        node("event_from", fitted(node("all", "both"), kind)),
        node("compare", node("event_amount"), ">=", n),
    )
    return node("$instead", Node("damaged", (who,)), cond, "nobody", (node("set_amount", m),))


@rule(
    "clause",
    "you may reduce [all|any] damage done by attacks to {who:pokemon} by {n:number} "
    "{s:damage_stage}",
)
def may_reduce(who: Node, n: int, s: str) -> Node | None:
    less = node("set_amount", node("sub", node("event_amount"), n))
    ours = node("$instead", Node("damaged", (who,)), ATTACKED, "me", (less,))
    return ours if s == "after" else None


@rule(
    "clause",
    "if {who:pokemon} is damaged by an opponent's attack , you may discard up to {n:number} cards "
    "from your hand",
    cost=-3,
)
def pays_to_reduce(who: Node, n: int) -> Node:
    paid = node("discard", node("$pick", node("hand", "me"), 1, n, "me"))
    return node("$instead", Node("damaged", (who,)), HURT, "me", (node("bind", "$paid", paid),))


@rule(
    "statement",
    "if you do , any damage done to {who:pokemon} is reduced by {n:number} for each card you "
    "discarded",
)
def reduces_by_cards(who: Node, n: int) -> Block:
    less = node("mul", n, node("count", node("ref", "$paid")))
    return (node("set_amount", node("sub", node("event_amount"), less)),)


_DISCARDED = node("where", node("discards", "me"), node("one_of", node("this_card")))
phrase("act", (node("move", _DISCARDED, "hand"),), "return it to your hand after discarding it")


@rule("clause", "whenever {who:pokemon} attacks , flip {n:number} coins")
def tosses_to_attack(who: Node, n: int) -> Node:
    return node(
        "$instead", Node("attack_declared", (who,)), ALWAYS, "nobody", (node("flip", n, "me"),)
    )


ANYTHING = "whenever an attack does anything to"


@rule("clause", f"{ANYTHING} {{who:pokemon}} , flip a coin")
def tosses_against(who: Node) -> Node:
    return node(
        "$instead",
        Node("attack_declared", (node("all", "both"),)),
        node("attack_concerns", who),
        "nobody",
        (node("flip", 1, "me"),),
    )


HIT_OR_TOUCHED = "would be damaged or affected by an opponent's attack"
HURT_ALREADY = "already has at least 1 damage counter on it"


@rule(
    "clause",
    f"[whenever|during your opponent's turn , if] {{who:pokemon}} {HIT_OR_TOUCHED} and [it]? "
    f"{HURT_ALREADY} , flip a coin",
)
def tosses_when_hurt(who: Node) -> Node:
    cond = both(node("attack_concerns", who), node("is", who, node("damaged")))
    return node(
        "$instead",
        Node("attack_declared", (node("all", "foe"),)),
        cond,
        "nobody",
        (node("flip", 1, "me"),),
    )


@rule(
    "outcome",
    "prevent all effects of that attack [, including damage , done to {who:pokemon}|( including "
    "damage )]",
    "prevent all effects of that attack , including damage , done to {who:pokemon}",
)
def shields_now(who: Node = SELF) -> Block:
    return (
        node("lasting", "this_attack", node("nobody"), (node("prevent", "all", who, "attack"),)),
    )


# --- handed over to the next ----------------------------------------------------------------------
phrase(
    "leaves_the_front",
    True,
    "~ is your Active Pokémon and moves to the Bench",
    "~ is switched or retreats to your Bench",
)


@rule("handed_over", "remove {n:count} {kind:energy_kind} attached to ~ and attach it")
@rule("handed_over", "move as many {kind:energy_kind} attached to ~ as you like")
def handed_over(kind: Node, n: int = 0) -> Node:
    cards = of_kind(node("$attached", SELF), kind)
    return node("$pick", cards, n, n or 60, "me")


@rule("clause", "if {x:leaves_the_front} , {what:handed_over} to the new Active Pokémon")
def hands_over(x: bool, what: Node) -> tuple[Node, ...]:
    other = node("event_other")
    left = node("is", other, node("one_of", SELF))
    to_next = (node("attach", what, node("event_mon")),)
    return (
        node("$on", Node("switched", ()), left, "nobody", to_next),
        node("$on", Node("retreated", (SELF,)), ALWAYS, "nobody", (node("attach", what, other),)),
    )


STEPS_BACK = "{who:pokemon} moves from [the|your] Active Spot to [the|your] Bench"


@spare_rule("clause", f"{{w:whenever}} {STEPS_BACK} , {{do:effects}}", cost=2)
def steps_back(who: Node, w: bool, do: Block, may: str = "nobody", *more: Node) -> Block | None:
    if who not in (SELF, node("host")):
        return None
    left = node("is", node("event_other"), node("one_of", who))
    return (
        node("$on", Node("switched", ()), both(left, *more), may, do),
        node("$on", Node("retreated", (who,)), both(*more), may, do),
    )


@spare_rule("clause", f"{{w:whenever}} {STEPS_BACK} , {{do:may_use}}")
def may_step_back(who: Node, w: bool, do: Block) -> Block | None:
    return steps_back(who, w, do, "me")


@spare_rule("clause", f"once during your turn , {{w:whenever}} {STEPS_BACK} , {{do:may_use}}")
def may_step_back_once(who: Node, w: bool, do: Block) -> Block | None:
    said = steps_back(who, w, do, "me", node("my_turn"))
    return None if said is None else (*said, node("$how", "once"))


phrase(
    "note", (), "you can't choose [a|an] Energy card that you used to pay [for]? the Retreat Cost"
)
