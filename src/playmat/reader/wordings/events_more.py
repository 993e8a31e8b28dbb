"""More events: threats to many, weak attacks, coins, cards and what they let others do."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import conjunction, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.brackets import fitted
from playmat.reader.wordings.events import (
    ALWAYS,
    ATTACKED,
    BY_HAND,
    SELF,
    THAT_CARD,
    THAT_POKEMON,
    both,
    event,
)
from playmat.reader.wordings.mods import on
from playmat.reader.wordings.mods_damage import source

AMOUNT = node("event_amount")


# --- how much damage ----------------------------------------------------------------------------
@rule(
    "mods",
    "whenever an attack ( [including|even] your own ) does {n:number} or more damage to "
    "{who:mon} {s:stage} , prevent that damage",
)
def only_weak_attacks(n: int, who: Node, s: str) -> Node:
    """Read damage prevented that is at least so much."""
    return on(who, node("mod", "damage_limit", who, "at_least", n))


@rule(
    "mods",
    "if {who:mon} would be damaged by an attack(s) , prevent(s) that attack's damage done to "
    "{x:mon} if that damage is {n:number} or less",
)
def only_strong_attacks(who: Node, x: Node, n: int) -> Node | None:
    """Read damage prevented that is at most so much."""
    return on(who, node("mod", "damage_limit", who, "at_most", n)) if who == x else None


@rule(
    "clause",
    "if {who:mon} would be damaged by an attack(s) , prevent(s) that attack's damage done to "
    "{x:mon} if that damage is {n:numbers}",
)
def some_numbers(who: Node, x: Node, n: tuple[int, ...]) -> Node:
    """Read damage prevented that is one of some numbers."""
    amounts = conjunction("or", *(node("compare", AMOUNT, "==", one) for one in n))
    return node(
        "$instead",
        Node("damaged", (who,)),
        node("and", ATTACKED, amounts),
        "nobody",
        (node("nullify"),),
    )


HALF = "does [only]? half the damage to"


@rule(
    "mods",
    f"whenever an attack ( [including|even] your own ) does damage to {{who:mon}} {{s:stage}} , "
    f"that attack {HALF} {{x:mon}} ( rounded down to the nearest 10 )",
)
def halved(who: Node, s: str, x: Node) -> Node | None:
    """Read damage halved, rounded down."""
    return (
        on(who, node("mod", "damage_taken", who, "half", stage="after"))
        if who == x and s == "after"
        else None
    )


@rule(
    "mods",
    "[a|whenever a] {kind:monnoun} damages 1 of your Pokémon , reduce that damage by {n:number} "
    "{s:stage}",
)
def from_a_kind(kind: Node, n: int, s: str) -> Node:
    """Read damage from a kind of Pokémon made less."""
    mine = node("all", "me")
    attackers = source(fitted(node("all", "both"), kind))
    return on(mine, node("mod", "damage_taken", mine, "add", -n, stage=s, **{"from": attackers}))


@rule("mods", "you may reduce all damage done by attacks to {who:mon} by {n:number} {s:stage}")
def may_reduce(who: Node, n: int, s: str) -> Node:
    """Read damage made less, as any player would choose."""
    return on(who, node("mod", "damage_taken", who, "add", -n, stage=s))


@rule(
    "mods",
    "if any of {of:mons} would be damaged by an attack , reduce that damage by {n:number} "
    "{s:stage}",
    "if {of:mon} would be damaged by an attack , reduce that damage by {n:number} {s:stage}",
)
def reduced_for_some(of: Arg, n: int, s: str) -> Node:
    """Read damage to some Pokémon made less."""
    return on(of, node("mod", "damage_taken", of, "add", -n, stage=s))


@rule(
    "mods",
    "if {who:mon} would be damaged by an attack , reduce that damage by {n:number} for each "
    "{e:each}",
)
def reduced_for_each(who: Node, n: int, e: Arg) -> Node:
    """Read damage made less for each of something."""
    return on(who, node("mod", "damage_taken", who, "add", node("mul", -n, e), stage="after"))


@rule(
    "mods",
    "when any of your Active Pokémon do(es) damage to the Defending Pokémon , the attack does "
    "{n:number} more damage {s:stage}",
)
def actives_stronger(n: int, s: str) -> Node:
    """Read attacks of the Active Pokémon made stronger."""
    who = node("active", "me")
    return on(
        node("all", "me"),
        node("mod", "damage_dealt", who, "add", n, stage=s, **{"from": node("active", "foe")}),
    )


# --- Prizes -------------------------------------------------------------------------------------
NO_PRIZES = -9
phrase(
    "noprize",
    True,
    "your opponent can't take any Prize cards for it",
    "your opponent doesn't take any Prize cards",
    "your opponent can't take a Prize card",
)


@rule("mods", "[if|when] {who:mon} is Knocked Out , {x:noprize}")
def no_prizes(who: Node, x: bool) -> Node:
    """Read a Knock Out that brings no Prize."""
    return on(who, node("mod", "prizes_for", who, "add", NO_PRIZES))


@rule("clause", "if {who:mon} is {s:state} and is Knocked Out , {x:noprize}")
def no_prizes_while(who: Node, s: Node, x: bool) -> Node:
    """Read a Knock Out in some state that brings no Prize."""
    return node("$static", node("is", who, s), (no_prizes(who, x),))


@rule(
    "mods",
    "if your opponent's Pokémon [is|are] Knocked Out by damage from an attack of {who:mon} , "
    "take {n:number} more Prize card",
)
def more_prizes(who: Node, n: int) -> Node:
    """Read Knock Outs that bring more Prizes."""
    foes = node("all", "foe")
    return on(foes, node("mod", "prizes_for", foes, "add", n, **{"from": who}))


REFLIP = "ignore all effect(s) of those coin flip(s) and begin flipping those coin(s) again"


# --- coins --------------------------------------------------------------------------------------
phrase(
    "clause",
    node(
        "$instead",
        Node("coins_flipped", ("me",)),
        node("and", ATTACKED, node("my_turn")),
        "me",
        (node("reflip"),),
    ),
    "once during your turn , after you flip any coin(s) for an attack , you may " + REFLIP,
)


# --- cards and powers ---------------------------------------------------------------------------
@rule("event", "your opponent plays an {kind:cardkind} [from his or her hand]?")
def foe_plays_an(kind: Node) -> Node | None:
    """Read the moment the opponent plays a card."""
    return (
        event("played", "foe", node("is", node("event_card"), kind), THAT_CARD)
        if kind.word in ("item",)
        else None
    )


phrase("declared", (node("nullify"),), "that card does nothing")
phrase(
    "statement", (node("set_zone", "deck_top"),), "put it on top of your opponent's deck", cost=-1
)
phrase(
    "mods",
    on(node("self"), node("mod", "heal_amount", node("self"), "times", 2)),
    "when this Pokémon is healed , double the amount healed",
)


# --- retreating ---------------------------------------------------------------------------------
@rule("event", "your opponent's Active Pokémon retreats and has {n:number} or more remaining HP")
def retreats_hale(n: int) -> Node:
    """Read the retreat of a Pokémon with much HP left."""
    return event(
        "retreated",
        node("all", "foe"),
        node("compare", node("hp_left", node("event_mon")), ">=", n),
        THAT_POKEMON,
    )


# --- more attaching -----------------------------------------------------------------------------
@rule("cond", "you attach [a|an] {t:type} Energy card")
def attached_type(t: str) -> Node:
    """Read of which type the Energy just attached is."""
    return node("is", node("event_card"), node("provides", t))


phrase(
    "clause",
    (
        node("$where", "hand"),
        node("$static", ALWAYS, (on(SELF, node("mod", "evolve_early", SELF, "set", 2)),)),
    ),
    "you may play this card from your hand to evolve(s) a Pokémon during your first turn or "
    "[on]? the turn you play that Pokémon",
)
phrase(
    "clause",
    (
        node("$where", "hand"),
        node(
            "$static", ALWAYS, (on(node("all", "me"), node("mod", "setup_allowed", "me", "allow")),)
        ),
    ),
    "if this Pokémon is in your hand(s) when you are setting up to play(s) , you may put it face "
    "down as your Active Pokémon",
)
phrase(
    "clause",
    node(
        "$on",
        Node("attached", (SELF,)),
        both(BY_HAND, node("is", node("event_card"), node("energy")), node("event_cause", "rule")),
        "me",
        (
            node(
                "attach",
                node("$pick", node("where", node("hand", "me"), node("energy")), 1, 1, "me"),
                SELF,
            ),
        ),
    ),
    "when you attach an Energy card(s) from your hand to this Pokémon ( except with an attack(s) "
    ", Ability , or Trainer card(s) ) , you may attach 2 Energy card(s)",
)
