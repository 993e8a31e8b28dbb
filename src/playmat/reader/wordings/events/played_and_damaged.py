"""Events: what a reaction waits for, as ``$event(event, condition, spoken ...)``.

``$said(sort, what)`` behind the condition tells what the event lets later words speak of.
"""

from __future__ import annotations

from playmat.lang.make import node
from playmat.lang.node import Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
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

# --- coming into play ---------------------------------------------------------------------------
phrase(
    "event",
    event("benched", SELF, BY_HAND),
    "you [play|put] {x:pokemon} from your hand onto your Bench".replace(
        "{x:pokemon}", "[~|this Pokémon]"
    ),
    "you put [~|this Pokémon] onto your Bench from your hand",
)
phrase("event", event("benched", SELF, node("my_turn")), "you put [~|this Pokémon] into play")
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
spare_phrase(
    "event",
    event("evolved", SELF, BY_HAND, node("$said", "mons", SELF)),
    "you play this card from your hand to evolve [1 of your|a] Pokémon",
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
    "your opponent [plays|puts] a {kind:pokemon_noun} [from his or her hand onto his or her "
    "Bench|onto his or her Bench from his or her hand]",
)
def foe_benches(kind: Node) -> Node:
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
    event(
        "evolved",
        node("all", "foe"),
        both(BY_HAND, node("is", node("event_card"), node("evolution"))),
        THAT_POKEMON,
    ),
    "your opponent play(s) an Evolution card(s) from his or her hand to evolve(s) 1 of his or her "
    "Pokémon",
)
spare_phrase(
    "event",
    event("evolved", node("all", "foe"), BY_HAND, THAT_POKEMON),
    "your opponent play(s) a Pokémon from his or her hand to evolve(s) 1 of his or her Pokémon",
)


# --- attaching Energy ---------------------------------------------------------------------------
@rule("energy_attached", "[a|an] {kind:energy_kind}", "[a|an] {kind:card_filter}")
def some_energy(kind: Node) -> Node | None:
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


@rule("energy_attached", "a {a:type} or {b:type} Energy [card]?")
def one_of_two_types(a: str, b: str) -> Node:
    return node(
        "fits_both", node("energy"), node("fits_any", node("provides", a), node("provides", b))
    )


spare_phrase(
    "except_cause",
    node("event_cause", "rule"),
    "( except with an attack , Ability , or Trainer card )",
)
phrase("except_cause", node("not", ATTACKED), "( excluding effects of attacks )")
phrase(
    "except_cause",
    # An Ability is no Poké-Power. [POW-3]
    both(
        node("not", ATTACKED),
        node("or", node("not", node("event_cause", "power")), node("event_cause", "ability")),
    ),
    "( excluding effects of attacks or Poké-Powers )",
)


@rule(
    "event",
    "you attach {kind:energy_attached} [card]? from your hand to {who:pokemon}",
    "you attach {kind:energy_attached} [card]? from your hand to {who:pokemon} during your turn",
    "you attach {kind:energy_attached} [card]? from your hand to {who:pokemon} {out:except_cause}",
    "you attach {kind:energy_attached} [card]? from your hand to {who:pokemon} during your turn "
    "{out:except_cause}",
)
def i_attach(kind: Node, who: Node, out: Node = ALWAYS) -> Node:
    return event(
        "attached", who, both(BY_HAND, node("is", node("event_card"), kind), out), THAT_CARD
    )


@rule("event", "you attach {kind:energy_attached} to {who:pokemon}")
def i_attach_anyhow(kind: Node, who: Node) -> Node:
    mine = both(
        node("not", node("event_from", node("all", "foe"))), node("is", node("event_card"), kind)
    )
    return event("attached", who, mine, THAT_CARD)


@rule(
    "event",
    "you attach {kind:energy_attached} from your hand to [1 of your|any of your] {of:pokemon_noun}",
)
@spare_rule("event", "you attach {kind:energy_attached} from your hand to [a|an] {of:pokemon_noun}")
def i_attach_to_some(kind: Node, of: Node) -> Node:
    return event(
        "attached",
        fitted(node("all", "me"), of),
        both(BY_HAND, node("is", node("event_card"), kind)),
        THAT_POKEMON,
        THAT_CARD,
    )


@rule(
    "event",
    "your opponent attaches {kind:energy_attached} from his or her hand to [a|1 of his or her|his "
    "or her|any of his or her] Pokémon",
    "your opponent attaches {kind:energy_attached} to [a|1 of his or her|his or her] Pokémon from "
    "[his or her]? hand",
)
def foe_attaches(kind: Node) -> Node:
    return event(
        "attached",
        node("all", "foe"),
        both(BY_HAND, node("is", node("event_card"), kind)),
        THAT_POKEMON,
        THAT_CARD,
    )


@rule(
    "event",
    "your opponent attaches {kind:energy_attached} from his or her hand to [the Defending "
    "Pokémon|his or her Active Pokémon]",
)
def foe_attaches_to_active(kind: Node) -> Node:
    return event(
        "attached",
        node("active", "foe"),
        both(BY_HAND, node("is", node("event_card"), kind)),
        THAT_POKEMON,
        THAT_CARD,
    )


@rule("condition", "you attach [a|an] {t:type} Energy card")
def attached_type(t: str) -> Node:
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
    "when you attach an Energy card(s) from your hand to this Pokémon ( except with an attack(s) , "
    "Ability , or Trainer card(s) ) , you may attach 2 Energy card(s)",
)


# --- damage -------------------------------------------------------------------------------------
phrase(
    "attacked_by",
    HURT,
    "[an|your]? opponent's attack(s)",
    "damage from [an|your] opponent's attack",
)
phrase(
    "attacked_by",
    ATTACKED,
    "an attack",
    "attacks",
    "damage from an attack",
    "an attack ( [including|even] your own )",
)


@rule(
    "event",
    "{who:pokemon} is damaged by {by:attacked_by}",
    "{who:pokemon} is damage by {by:attacked_by}",
)
def damaged(who: Node, by: Node) -> Node:
    return event("damaged", who, by)


@rule(
    "event",
    "{who:pokemon} is {a:pokemon_state} and is [damaged|damage] by {by:attacked_by}",
    "{who:pokemon} is {a:pokemon_state} and gets damaged by {by:attacked_by}",
    "during your opponent's turn , if {who:pokemon} is {a:pokemon_state} and is damaged by "
    "{by:attacked_by}",
)
def damaged_while(who: Node, a: Node, by: Node) -> Node:
    return event("damaged", who, both(by, node("is", who, a)))


@rule(
    "event",
    "{who:pokemon} is {a:pokemon_state} , is {b:pokemon_state} , and is damaged by "
    "{by:attacked_by}",
)
def damaged_in_two_states(who: Node, a: Node, b: Node, by: Node) -> Node:
    return event("damaged", who, both(by, node("is", who, a), node("is", who, b)))


@spare_rule("event", "{who:pokemon} {a:standings} and is damaged by {by:attacked_by}")
def damaged_as(who: Node, a: Node, by: Node) -> Node:
    return damaged_while(who, a, by)


DAMAGE = {"damaged", "counters_at_least", "hp_left_at_most"}
"""What the damage of the event has changed by the time it is asked for."""


@spare_rule("standings", "has {fit:feature}", cost=1)
@spare_rule("standing", "is {fit:pokemon_state}", "has {fit:feature}")
def standing(fit: Node) -> Node | None:
    return None if DAMAGE & {part.word for part in nodes_in(fit)} else fit


@spare_rule("standings", "{a:standing} , {b:standing} ,", "{a:standing} and {b:standing}", cost=1)
def two_standings(a: Node, b: Node) -> Node:
    return node("fits_both", a, b)


@rule("event", "{who:pokemon} is {a:pokemon_state} and gets damaged")
def gets_damaged(who: Node, a: Node) -> Node:
    return event("damaged", who, node("is", who, a))


@rule("event", "{by:attack_that_damages} [does damage to|damages] {who:pokemon}")
def strikes(by: Node, who: Node) -> Node:
    return event("damaged", who, by)


@rule(
    "event",
    "{by:attack_that_damages} [does damage to|damages] {who:pokemon} while it's {a:pokemon_state}",
    "{by:attack_that_damages} does damage to {who:pokemon} and {x:pokemon} is already "
    "{a:pokemon_state}",
)
def strikes_while(by: Node, who: Node, a: Node, x: Node | None = None) -> Node:
    return event("damaged", who, both(by, node("is", who, a)))


phrase("attack_that_damages", HURT, "[an|your] opponent's attack")
phrase("attack_that_damages", ATTACKED, "an attack", "an attack ( [including|even] your own )")


@spare_rule("event", "{who:pokemon} is damaged but not Knocked Out by {by:attacked_by}")
def survives(who: Node, by: Node) -> Node:
    return event("damaged", who, both(by, node("not", node("falls", who))))


@rule(
    "event",
    "{who:pokemon} is {a:pokemon_state} and is damaged but not Knocked Out by {by:attacked_by}",
)
def survives_while(who: Node, a: Node, by: Node) -> Node:
    return event("damaged", who, both(by, node("is", who, a), node("not", node("falls", who))))


@spare_rule("event", "{who:pokemon} is {a:pokemon_state} and an opponent's attack damages it")
def hit_while(who: Node, a: Node) -> Node:
    return event("damaged", who, node("and", HURT, node("is", who, a)))
