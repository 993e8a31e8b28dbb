"""Events: what a reaction waits for, as ``$event(event, condition, spoken ...)``.

``$said(sort, what)`` behind the condition tells what the event lets later words speak of.
"""

from __future__ import annotations

from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.meanings import (
    ALWAYS,
    ATTACKED,
    BY_HAND,
    HURT,
    SELF,
    THAT_CARD,
    THAT_POKEMON,
    both,
    event,
    fitted,
)
from playmat.reader.nodes import node

# --- coming into play ---------------------------------------------------------------------------
phrase(
    "event",
    event("benched", SELF, BY_HAND),
    "you [play|put] {x:mon} from your hand onto your Bench".replace("{x:mon}", "[~|this Pokémon]"),
    "you put [~|this Pokémon] into play",
    "you put [~|this Pokémon] onto your Bench from your hand",
)
phrase(
    "event",
    event("$enters", SELF, BY_HAND),
    "you [play|put] [~|this Pokémon] from your hand",
    "you play [~|this Pokémon]",
)
phrase(
    "event",
    event("evolved", SELF, BY_HAND),
    "you play [~|this Pokémon] from your hand to [evolve|evolves] [1 of your|a] Pokémon",
    "you play [~|this Pokémon] from your hand to evolve",
)
phrase(
    "event",
    event("evolved", SELF, both(BY_HAND, node("is", SELF, node("is_active")))),
    "you play [~|this Pokémon] from your hand to [evolve|evolves] [1 of your|your] Active Pokémon",
)
phrase(
    "event",
    event("evolved", SELF, both(BY_HAND, node("is", SELF, node("is_benched")))),
    "you play [~|this Pokémon] from your hand to [evolve|evolves] 1 of your Benched Pokémon",
)
phrase(
    "event",
    event("leveled_up", SELF, BY_HAND),
    "you put [~|this Pokémon] from your hand onto your Active ~",
)
phrase("event", event("evolved", SELF), "1 of your Pokémon becomes this Pokémon")


@rule(
    "event",
    "your opponent [plays|puts] a {kind:monnoun} [from his or her hand onto his or her "
    "Bench|onto his or her Bench from his or her hand]",
)
def foe_benches(kind: Node) -> Node:
    """Read the moment the opponent benches a Pokémon."""
    return event("benched", fitted(node("all", "foe"), kind), BY_HAND, THAT_POKEMON)


phrase(
    "event",
    event("benched", node("where", node("all", "both"), node("basic")), BY_HAND, THAT_POKEMON),
    "a player put(s) a Baby Pokémon or [a]? Basic Pokémon onto his or her Bench(es) from his or "
    "her hand",
    "any player put(s) a Basic Pokémon onto his or her Bench(es) from his or her hand",
)
phrase(
    "event",
    event("evolved", node("all", "foe"), BY_HAND, THAT_POKEMON),
    "your opponent play(s) an Evolution card(s) from his or her hand to evolve(s) 1 of his or "
    "her Pokémon",
    "your opponent play(s) a Pokémon from his or her hand to evolve(s) 1 of his or her Pokémon",
)


# --- attaching Energy ---------------------------------------------------------------------------
@rule("somenergy", "[a|an] {kind:energykind}", "[a|an] {kind:cardkind}")
def some_energy(kind: Node) -> Node | None:
    """Read the Energy that is attached."""
    if kind == node("energy"):
        return kind
    if kind.word in ("basic_energy", "special_energy") or (
        kind.word == "named" and str(kind.args[0]).endswith("Energy")
    ):
        return kind
    fits = [kind] if kind.word != "fits_any" else list(kind.args)
    energies = (node("energy"), node("basic_energy"))
    return (
        kind
        if all(
            isinstance(f, Node) and f.word == "fits_both" and f.args[0] in energies for f in fits
        )
        else None
    )


@rule("somenergy", "a {a:type} or {b:type} Energy [card]?")
def one_of_two_types(a: str, b: str) -> Node:
    """Read Energy of one of two types."""
    return node(
        "fits_both", node("energy"), node("fits_any", node("provides", a), node("provides", b))
    )


phrase(
    "apart",
    node("event_cause", "rule"),
    "( except with an attack , Ability , or Trainer card )",
)
phrase("apart", node("not", ATTACKED), "( excluding effects of attacks )")
phrase(
    "apart",
    # An Ability is no Poké-Power. [POW-3]
    both(
        node("not", ATTACKED),
        node("or", node("not", node("event_cause", "power")), node("event_cause", "ability")),
    ),
    "( excluding effects of attacks or Poké-Powers )",
)


@rule(
    "event",
    "you attach {kind:somenergy} [card]? from your hand to {who:mon}",
    "you attach {kind:somenergy} [card]? from your hand to {who:mon} during your turn",
    "you attach {kind:somenergy} [card]? from your hand to {who:mon} {out:apart}",
)
def i_attach(kind: Node, who: Node, out: Node = ALWAYS) -> Node:
    """Read the moment Energy is attached from hand."""
    return event(
        "attached", who, both(BY_HAND, node("is", node("event_card"), kind), out), THAT_CARD
    )


@rule("event", "you attach {kind:somenergy} to {who:mon}")
def i_attach_anyhow(kind: Node, who: Node) -> Node:
    """Read the moment Energy is attached from anywhere, by its own player."""
    mine = both(node("my_turn"), node("is", node("event_card"), kind))
    return event("attached", who, mine, THAT_CARD)


@rule("event", "you attach {kind:somenergy} from your hand to [1 of your|any of your] {of:monnoun}")
def i_attach_to_some(kind: Node, of: Node) -> Node:
    """Read the moment Energy is attached from hand to some Pokémon."""
    return event(
        "attached",
        fitted(node("all", "me"), of),
        both(BY_HAND, node("is", node("event_card"), kind)),
        THAT_POKEMON,
        THAT_CARD,
    )


@rule(
    "event",
    "your opponent attaches {kind:somenergy} from his or her hand to [a|1 of his or her|his or "
    "her|any of his or her] Pokémon",
    "your opponent attaches {kind:somenergy} to [a|1 of his or her|his or her] Pokémon from [his "
    "or her]? hand",
)
def foe_attaches(kind: Node) -> Node:
    """Read the moment the opponent attaches Energy from hand."""
    return event(
        "attached",
        node("all", "foe"),
        both(BY_HAND, node("is", node("event_card"), kind)),
        THAT_POKEMON,
        THAT_CARD,
    )


@rule(
    "event",
    "your opponent attaches {kind:somenergy} from his or her hand to [the Defending Pokémon|his "
    "or her Active Pokémon]",
)
def foe_attaches_to_active(kind: Node) -> Node:
    """Read the moment the opponent attaches Energy from hand to the Active."""
    return event(
        "attached",
        node("active", "foe"),
        both(BY_HAND, node("is", node("event_card"), kind)),
        THAT_POKEMON,
        THAT_CARD,
    )


@rule("cond", "you attach [a|an] {t:type} Energy card")
def attached_type(t: str) -> Node:
    """Read of which type the Energy just attached is."""
    return node("is", node("event_card"), node("provides", t))


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


# --- damage -------------------------------------------------------------------------------------
phrase(
    "attackedby", HURT, "[an|your]? opponent's attack(s)", "damage from [an|your] opponent's attack"
)
phrase(
    "attackedby",
    ATTACKED,
    "an attack",
    "attacks",
    "damage from an attack",
    "an attack ( [including|even] your own )",
)


@rule("event", "{who:mon} is damaged by {by:attackedby}", "{who:mon} is damage by {by:attackedby}")
def damaged(who: Node, by: Node) -> Node:
    """Read the moment a Pokémon is damaged by an attack."""
    return event("damaged", who, by)


@rule(
    "event",
    "{who:mon} is {a:state} and is [damaged|damage] by {by:attackedby}",
    "{who:mon} is {a:state} and gets damaged by {by:attackedby}",
    "during your opponent's turn , if {who:mon} is {a:state} and is damaged by {by:attackedby}",
)
def damaged_while(who: Node, a: Node, by: Node) -> Node:
    """Read the moment a Pokémon in some state is damaged by an attack."""
    return event("damaged", who, both(by, node("is", who, a)))


@rule("event", "{who:mon} is {a:state} , is {b:state} , and is damaged by {by:attackedby}")
def damaged_in_two_states(who: Node, a: Node, b: Node, by: Node) -> Node:
    """Read the moment a Pokémon in two states is damaged by an attack."""
    return event("damaged", who, both(by, node("is", who, a), node("is", who, b)))


@rule("event", "{who:mon} is {a:state} and gets damaged")
def gets_damaged(who: Node, a: Node) -> Node:
    """Read the moment a Pokémon is damaged by whatever does damage."""
    return event("damaged", who, node("is", who, a))


@rule("event", "{by:striking} [does damage to|damages] {who:mon}")
def strikes(by: Node, who: Node) -> Node:
    """Read the moment an attack damages a Pokémon."""
    return event("damaged", who, by)


@rule(
    "event",
    "{by:striking} [does damage to|damages] {who:mon} while it's {a:state}",
    "{by:striking} does damage to {who:mon} and {x:mon} is already {a:state}",
)
def strikes_while(by: Node, who: Node, a: Node, x: Node | None = None) -> Node:
    """Read the moment an attack damages a Pokémon in some state."""
    return event("damaged", who, both(by, node("is", who, a)))


phrase("striking", HURT, "[an|your] opponent's attack")
phrase("striking", ATTACKED, "an attack", "an attack ( [including|even] your own )")


@rule("event", "{who:mon} is damaged but not Knocked Out by {by:attackedby}")
def survives(who: Node, by: Node) -> Node:
    """Read the moment a Pokémon is damaged by an attack and stays in play."""
    return event("damaged", who, both(by, node("not", node("falls", who))))


@rule("event", "{who:mon} is {a:state} and is damaged but not Knocked Out by {by:attackedby}")
def survives_while(who: Node, a: Node, by: Node) -> Node:
    """Read the moment a Pokémon in some state is damaged by an attack and stays in play."""
    return event("damaged", who, both(by, node("is", who, a), node("not", node("falls", who))))


@rule("event", "{who:mon} is {a:state} and an opponent's attack damages it")
def hit_while(who: Node, a: Node) -> Node:
    """Read the moment somebody is damaged by an attack of the other player."""
    return event("damaged", who, node("and", HURT, node("is", who, a)))
