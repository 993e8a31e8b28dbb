"""Powers of few cards: Pokémon that become Energy, hands cut down, cards of one's last discard left out."""

from __future__ import annotations

from typing import cast

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.brackets import ANY, fitted
from playmat.reader.wordings.events import ALWAYS, ATTACKED, SELF, both, event
from playmat.reader.wordings.mods import on, resting

OTHERS = node("less", node("all", "me"), SELF)
AMOUNT = node("event_amount")


# --- Pokémon that become Energy -----------------------------------------------------------------
@rule(
    "act",
    "Knock Out this Pokémon and attach it to [1|one] of your {kind:monnoun} as a Special Energy card",
)
def becomes_special(kind: Node) -> Block:
    """Read a Pokémon that becomes Energy of one sort."""
    return becoming(fitted(OTHERS, kind), ())


def becoming(hosts: Arg, named: Block) -> Block:
    """Return a Pokémon Knocked Out that becomes Energy on another."""
    later = (node("become_energy", node("this_card"), node("$that", "mons")), *named)
    delay = node("delay", Node("knocked_out", (SELF,)), ALWAYS, later)
    needs = node("$needs", node("any_of", hosts))
    return (
        needs,
        node("$found", node("$pick", hosts, 1, 1, "$who")),
        delay,
        node("knock_out", SELF),
    )


@rule("act", "Knock Out ~ and attach it to 1 of your other Pokémon", cost=-3)
def becomes_any() -> Block:
    """Read a Pokémon that becomes Energy of a type its player names."""
    turned = node("mod_type", "energy_provided", node("this_card"), "set", node("ref", "$type"))
    kept = node("lasting", "rest_of_game", node("nobody"), (turned,))
    return (node("bind", "$type", node("name_type", "$who")), *becoming(OTHERS, (kept,)))


phrase("mark", (), "if you do , choose a type of Energy")
phrase(
    "mark",
    node("$provide", "CC"),
    "~ is now an Energy card that provides 2 energy of that type",
    "~ is now an Energy card of that type that provides 2 energy",
)
phrase("note", (), "instead of a Pokémon")


@rule("mark", "this card provides 2 {t:type} Energy only while this card is attached to a Pokémon")
def provides_two(t: str) -> Node:
    """Read what a Pokémon provides as Energy."""
    return node("$provide", t * 2)


# --- cards --------------------------------------------------------------------------------------
HAND = node("hand", "$who")


@rule(
    "act",
    "discard(s) [a number of]? cards [from {x:owner} hand]? until {p:subject} [has|have] {n:number} cards [left]? in {h:owner} hand",
    "discard(s) cards until that player has {n:number} cards in {h:owner} hand",
)
def discards_down(n: int, h: str, p: str = "", x: str = "") -> Block:
    """Read a hand discarded down to a size."""
    over = node("sub", node("count", HAND), n)
    return (
        node(
            "if",
            node("compare", node("count", HAND), ">", n),
            (node("discard", node("$pick", HAND, over, over, "$who")),),
        ),
    )


@rule("act", "choose(s) all {kind:cardkind} you find there")
def chooses_all_there(kind: Node) -> Block:
    """Read all cards of a kind taken from those looked at."""
    return (node("$found", node("$pick", node("where", node("$looked"), kind), 60, 60, "$who")),)


@rule("act", "choose(s) any {kind:cardkind} you find there")
def chooses_any_there(kind: Node) -> Block:
    """Read as many cards of a kind as one likes taken from those looked at."""
    return (node("$found", node("$pick", node("where", node("$looked"), kind), 0, 60, "$who")),)


@rule("act", "attach(es) all {kind:cardkind} you find there to {who:mon}", cost=-2)
def attaches_all_there(kind: Node, who: Node) -> Block:
    """Read all cards of a kind attached from those looked at."""
    return (
        node("attach", node("$pick", node("where", node("$looked"), kind), 60, 60, "$who"), who),
    )


@rule("act", "use(s) the effect of {what:cards} as the effect of this [power|Ability]")
def uses_card(what: Arg) -> Block:
    """Read what another card does done by a power."""
    return (node("use_card", what),)


phrase("note", (), "the Supporter card remains in your opponent's [hand|discard pile]")


@rule("act", "search(es) for {q:quantity} {kind:cardkind} from your discard pile")
def searches_pile(q: Node, kind: Node) -> Block:
    """Read a discard pile searched, in other words."""
    return (
        node("$found", node("$pick", node("where", node("discards", "me"), kind), *q.args, "$who")),
    )


phrase(
    "mark",
    node("$afresh"),
    "you can't return the card you first discarded to your hand in this way",
    "you can't choose a card you discarded with the effect of this Ability",
)


@rule("act", "put(s) a Stadium card with a different name from your discard pile into play")
def another_stadium() -> Block:
    """Read another Stadium put into play."""
    kinds = node(
        "fits_both",
        node("stadium_card"),
        node("fits_not", node("same_name", node("$done", "discard"))),
    )
    return (
        node(
            "put_stadium", node("$pick", node("where", node("discards", "me"), kinds), 1, 1, "$who")
        ),
    )


@rule(
    "statement",
    "remove any {kind:cardkind} attached to your opponent's Pokémon and put them into his or her discard pile",
    "discard all {kind:cardkind} in play ( both yours and your opponent's )",
    cost=-3,
)
def gear_goes(kind: Node) -> Block | None:
    """Read Trainer cards of a kind discarded from all Pokémon."""
    if kind == node("tool"):
        return (node("discard", node("where", node("gear_on", node("all", "foe")), kind)),)
    return (
        (node("discard", node("where", node("gear_on", node("all", "both")), kind)),)
        if kind == node("machine")
        else None
    )


DIFFERENT = "a different type of basic Energy card from your discard pile"


@rule("act", f"switch(es) a basic Energy card attached to {{who:mon}} with {DIFFERENT}")
def exchanges_energy(who: Node) -> Block:
    """Read attached Energy exchanged for another type from the discard pile."""
    first = node("$pick", node("where", node("energy_on", who), node("basic_energy")), 1, 1, "$who")
    kinds = node(
        "fits_both", node("basic_energy"), node("fits_not", node("shares_type", node("$it")))
    )
    return (
        node(
            "swap_cards",
            first,
            node("$pick", node("where", node("discards", "me"), kinds), 1, 1, "$who"),
        ),
    )


# --- leaving ------------------------------------------------------------------------------------
@rule(
    "act",
    "discard(s) all cards attached to any {n:count} of {of:mons} and shuffle(s) that Pokémon back into your deck",
)
def sheds_and_shuffles(n: int, of: Arg) -> Block:
    """Read a Pokémon shuffled into the deck without its cards."""
    them = node("$that", "mons")
    return (
        node("$found", node("$pick", of, n, n, "$who")),
        node("discard", node("attached", them)),
        node("return_mon", them, "deck"),
        node("shuffle", "me"),
    )


@rule("act", "return(s) [~|this Pokémon] to your hand", cost=-1)
def returns_itself() -> Block:
    """Read a Pokémon taken back to hand, its cards discarded."""
    return (node("discard", node("attached", SELF)), node("return_mon", SELF, "hand"))


@rule("act", "return(s) 1 of {of:mons} to your hand")
def returns_one(of: Arg) -> Block:
    """Read one of some Pokémon taken back to hand, its cards discarded."""
    them = node("$that", "mons")
    return (
        node("$found", node("$pick", of, 1, 1, "$who")),
        node("discard", node("attached", them)),
        node("return_mon", them, "hand"),
    )


phrase("act", (node("knock_out", SELF),), "discard ~ and all the cards attached to it", cost=-2)
phrase(
    "declared",
    (
        node("nullify"),
        node("discard", node("attached", SELF)),
        node("return_mon", SELF, "deck_bottom"),
    ),
    "~ isn't Knocked Out , discard all cards attached to ~ , and put ~ on the bottom of your deck",
)


# --- stepping in --------------------------------------------------------------------------------
def floored(cond: Node) -> Node:
    """Return damage that would Knock Out leaving 10 HP instead."""
    left = node("hp_left", SELF)
    deadly = node("compare", AMOUNT, ">=", left)
    return node(
        "$instead",
        Node("damaged", (SELF,)),
        both(ATTACKED, cond, deadly),
        "nobody",
        (node("set_amount", node("sub", left, 10)),),
    )


SURVIVES = "isn't Knocked Out and its remaining HP becomes 10 instead"
phrase(
    "clause",
    floored(node("not", node("is", SELF, node("damaged")))),
    f"if this Pokémon has full HP and would be Knocked Out by damage from an attack , this Pokémon {SURVIVES}",
)


@rule(
    "clause",
    f"if ~ would be Knocked Out by damage from an attack that does {{n:number}} or more damage {{s:stage}} , ~ {SURVIVES}",
)
def survives_strong(n: int, s: str) -> Node:
    """Read strong attacks that do not Knock Out."""
    return floored(node("compare", AMOUNT, ">=", n))


@rule("clause", "whenever your opponent's Pokémon tries to attack , {do:effects}")
def before_attacks(do: Block) -> Node:
    """Read what happens before the opponent's attacks."""
    return node("$instead", Node("attack_declared", (node("all", "foe"),)), ALWAYS, "nobody", do)


@rule("note", "if your opponent can't discard 1 card , your opponent's Pokémon can't attack")
def no_attack_without() -> Block:
    """Read an attack that fails where nothing could be discarded."""
    return (node("if", node("not", node("$did")), (node("nullify"),)),)


phrase("answer", (node("nullify"),), "that attack does nothing")
FLEES = "which prevents all other effects of that attack on ~"


@rule("acts", f"switch it with 1 of your Benched Pokémon , {FLEES}")
def flees() -> Block:
    """Read a Pokémon that leaves the Active place before the rest of an attack."""
    bench = node("$pick", node("bench_of", "me"), 1, 1, "$who")
    return (
        node("switch", "me", bench),
        node(
            "lasting", "this_attack", node("nobody"), (node("prevent", "effects", SELF, "attack"),)
        ),
    )


phrase(
    "event",
    event("retreated", node("all", "foe"), ALWAYS, node("$said", "mons", node("event_mon"))),
    "your opponent's Active Pokémon tries to retreat",
)
phrase(
    "declared",
    (node("delay", Node("draw_step_done", ("foe",)), ALWAYS, (node("end_turn"),)),),
    "after your opponent draws a card at the beginning of his or her next turn , his or her turn ends",
)


@rule(
    "clause",
    "when you play M ~ from your hand to evolve this Pokémon , before it evolves , you may {do:acts}",
)
def before_mega(do: Block) -> tuple[Node, Node]:
    """Read what a Pokémon does as it becomes a Mega Evolution Pokémon."""
    return node("$where", "under"), node(
        "$on",
        Node("evolved", (SELF,)),
        node("is", node("event_card"), node("tag", "mega")),
        "me",
        acted(do, "me"),
    )


@rule(
    "act",
    "put(s) {a:number} damage counters on {x:target} and {b:number} damage counters on {y:target}",
)
def puts_twice(a: int, x: Arg, b: int, y: Arg) -> Block:
    """Read damage counters put on two Pokémon."""
    return (node("counters", x, a), node("counters", y, b))


@rule("usedo", "he or she chooses 1 of them and switches it with the Defending Pokémon")
def foe_switches() -> Block:
    """Read a switch of the opponent's own choice."""
    return (node("switch", "foe", node("$pick", node("bench_of", "foe"), 1, 1, "foe")),)


@rule("mayuse", "you may {what:mods} {span:span}")
def may_last(what: Node, span: str) -> Block:
    """Read something that a player may make hold for a while."""
    return acted((resting(span, what),), "me")


# --- what holds ---------------------------------------------------------------------------------
SHARED = node("shares_type", node("where", node("energy_on", SELF), node("basic_energy")))


@rule(
    "clause",
    "if any basic Energy card attached to ~ is the same as the Attacking Pokémon 's type , any damage done by attacks from the Pokémon to ~ is reduced by {n:number} {s:stage}",
)
def camouflaged(n: int, s: str) -> Node:
    """Read damage made less from Pokémon of a type whose Energy is attached."""
    foes = node("where", node("all", "both"), SHARED)
    return node(
        "$static",
        ALWAYS,
        (on(SELF, node("mod", "damage_taken", SELF, "add", -n, stage=s, **{"from": foes})),),
    )


@rule(
    "clause",
    "if any basic Energy card attached to ~ is the same type as any of your Pokémon , the Retreat Cost for those Pokémon is {n:number}",
)
def floats(n: int) -> Node:
    """Read a Retreat Cost for Pokémon of a type whose Energy is attached."""
    mine = node("where", node("all", "me"), SHARED)
    return node("$static", ALWAYS, (on(mine, node("mod", "retreat_cost", mine, "set", n)),))


@rule(
    "clause",
    "if {c:conds} , you may make its {a:name} attack 's base damage {n:number} instead of {m:number}",
)
def stronger_attack(c: Node, a: str, n: int, m: int) -> Node:
    """Read one attack whose damage may be another."""
    changed = node(
        "as_long_as",
        node("attack_is", a),
        (node("mod", "damage_dealt", SELF, "set", n, stage="base"),),
    )
    return node("$static", c, (on(SELF, changed),))


@rule("declared", "{a:ownattack} 's base damage is {n:number} during this turn")
def stronger_now(a: str, n: int) -> Block:
    """Read one attack whose damage is another this turn."""
    changed = node(
        "as_long_as",
        node("attack_is", a),
        (node("mod", "damage_dealt", SELF, "set", n, stage="base"),),
    )
    return (node("lasting", "end_of_turn", SELF, (changed,)),)


@rule("mods", "{who:mon} pay(s) {n:pips} less Energy to use {a:name} or {b:name}")
def two_cheaper(who: Node, n: int, a: str, b: str) -> Node:
    """Read two attacks that cost less."""
    return on(who, *(node("cheaper", who, "C" * n, one) for one in (a, b)))


@rule(
    "mods",
    "ignore all Colorless Energy necessary to use {who:mon} 's {a:name} and {b:name} attacks",
)
def two_without_colorless(who: Node, a: str, b: str) -> Node:
    """Read two attacks that cost no Colorless Energy."""
    return on(who, *(node("cheaper", who, "CCCCCC", one) for one in (a, b)))


@rule("cond", "your opponent has any {a:monnoun} or {b:monnoun} in play")
def foe_has_either(a: Node, b: Node) -> Node | None:
    """Read two kinds of Pokémon of which the opponent must have one."""
    return (
        None
        if ANY in (a, b)
        else node("any_of", node("where", node("all", "foe"), node("fits_any", a, b)))
    )


EXCEPT = "( except for {a:type} and {b:type} Energy cards )"


@rule(
    "mods",
    f"your opponent can't attach any Special Energy cards {EXCEPT} from his or her hand to his or her Active Pokémon",
)
def few_specials(a: str, b: str) -> Node:
    """Read special Energy but two sorts that the opponent cannot attach to the Active."""
    named = {"D": "Darkness Energy", "M": "Metal Energy"}
    if a not in named or b not in named:
        return cast(Node, None)
    out = node("fits_any", node("named", named[a]), node("named", named[b]))
    cards = node(
        "where",
        node("hand", "foe"),
        node("fits_both", node("special_energy"), node("fits_not", out)),
    )
    active = node("active", "foe")
    return on(active, node("mod", "can_attach_energy", active, "forbid", **{"from": cards}))


phrase(
    "mods",
    on(
        node("all", "foe"),
        node(
            "mod",
            "rule_coins",
            node("where", node("all", "foe"), node("condition_is", "burned")),
            "set",
            0,
        ),
    ),
    "whenever your opponent flips a coin for the Special Condition Burned between turns , treat it as tails",
)
phrase(
    "clause",
    node("$static", ALWAYS, (on(SELF, node("lend_attacks", SELF, node("all", "foe"))),)),
    "once during your turn , instead of ~ 's normal attack , you may choose 1 of your opponent's Pokémon's attacks",
)
COPIES = "~ copies that attack including its Energy costs and anything else required in order to use that attack ,"
phrase("mark", (), f"{COPIES} such as discarding Energy cards")


@rule("note", "no matter what type that Pokémon is , ~ 's type is still {t:type}")
def type_stays(t: str) -> Block:
    """Read a reminder that a copied attack changes no type."""
    return ()


@rule(
    "mark",
    "this power can't be used when you attach an Energy card to ~ as part of an attack's effect",
)
def not_by_attacks() -> Node:
    """Read a reaction that leaves the effects of attacks out."""
    return node("$off", ATTACKED)


@rule(
    "act",
    "remove(s) all Special Conditions , {a:name} markers , and {b:name} markers from {who:bearer}",
)
def cures_and_clears(a: str, b: str, who: Arg) -> Block:
    """Read conditions and markers taken away."""
    return (node("cure", who), node("marker", who, a, -9), node("marker", who, b, -9))


phrase("mon", node("active", "me"), "~ and your other Active Pokémon")


@rule("mon", "that {n:called}", cost=1)
def that_one(n: Node) -> Node:
    """Read a Pokémon spoken of before, called by its name."""
    return node("$that", "mons")


phrase("cond", node("compare", node("heads", "$coins"), ">", 0), "heads and if it has any", cost=-2)
